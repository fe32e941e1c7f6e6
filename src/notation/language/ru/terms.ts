/** The cases of a noun that the sentences need: nominative, genitive, accusative, prepositional. */
export interface Noun {
  readonly nom: string;
  readonly gen: string;
  readonly acc: string;
  readonly pre: string;
}

export type Gender = 'm' | 'f' | 'n';

/** A group of piles in words: one pile, and all of them. */
export interface Term {
  readonly one: Noun;
  readonly many: Noun;
  readonly gender: Gender;
  /** Cards are laid «на столбец», but «в запас». */
  readonly to: 'на' | 'в';
  /** «в пустой столбец», but «на пустую базу». */
  readonly toEmpty: 'на' | 'в';
  /** All together they are one thing: «колода пуста», «столбцы пусты». */
  readonly isOneThing: boolean;
  /** What the pile is a place in, with its preposition: «в Тайном совете». */
  readonly within?: string;
}

function noun(nom: string, gen: string, acc: string, pre: string): Noun {
  return { nom, gen, acc, pre };
}

/** Piles that are counted: one, several. */
function counted(gender: Gender, one: Noun, many: Noun, toEmpty: Term['to'] = 'на'): Term {
  return { one, many, gender, to: 'на', toEmpty, isOneThing: false };
}

/** A heap that is spoken of as one thing. */
function heap(gender: Gender, name: Noun, to: Term['to'] = 'в', isOneThing = true): Term {
  return { one: name, many: name, gender, to, toEmpty: to, isOneThing };
}

/** Places that have a name together. */
function places(within: string, together: Noun): Term {
  const place = (ending: string) => `мест${ending} ${within}`;
  return {
    one: noun(place('о'), place('а'), place('о'), place('е')),
    many: together,
    gender: 'n',
    to: 'в',
    toEmpty: 'на',
    isOneThing: true,
    within,
  };
}

const PILE = counted(
  'f',
  noun('стопка', 'стопки', 'стопку', 'стопке'),
  noun('стопки', 'стопок', 'стопки', 'стопках'),
);

const TERMS: Readonly<Record<string, Term>> = {
  pile: PILE,
  file: counted(
    'f',
    noun('колонка', 'колонки', 'колонку', 'колонке'),
    noun('колонки', 'колонок', 'колонки', 'колонках'),
    'в',
  ),
  column: counted(
    'm',
    noun('столбец', 'столбца', 'столбец', 'столбце'),
    noun('столбцы', 'столбцов', 'столбцы', 'столбцах'),
    'в',
  ),
  packet: counted(
    'f',
    noun('кучка', 'кучки', 'кучку', 'кучке'),
    noun('кучки', 'кучек', 'кучки', 'кучках'),
  ),
  foundation: counted(
    'f',
    noun('база', 'базы', 'базу', 'базе'),
    noun('базы', 'баз', 'базы', 'базах'),
  ),
  barrier: counted(
    'm',
    noun('барьер', 'барьера', 'барьер', 'барьере'),
    noun('барьеры', 'барьеров', 'барьеры', 'барьерах'),
  ),
  hour: {
    one: noun('час циферблата', 'часа циферблата', 'час циферблата', 'часе циферблата'),
    many: noun('циферблат', 'циферблата', 'циферблат', 'циферблате'),
    gender: 'm',
    to: 'на',
    toEmpty: 'на',
    isOneThing: true,
  },
  stock: heap('f', noun('колода', 'колоды', 'колоду', 'колоде')),
  waste: heap('m', noun('сброс', 'сброса', 'сброс', 'сбросе')),
  reserve: heap('m', noun('запас', 'запаса', 'запас', 'запасе')),
  aces: heap(
    'm',
    noun('выбывшие тузы', 'выбывших тузов', 'выбывшие тузы', 'выбывших тузах'),
    'в',
    false,
  ),
  runs: heap(
    'm',
    noun('собранные ряды', 'собранных рядов', 'собранные ряды', 'собранных рядах'),
    'в',
    false,
  ),
  council: places(
    'в Тайном совете',
    noun('Тайный совет', 'Тайного совета', 'Тайный совет', 'Тайном совете'),
  ),
  lords: places(
    'в Палате лордов',
    noun('Палата лордов', 'Палаты лордов', 'Палату лордов', 'Палате лордов'),
  ),
  commons: places(
    'в Палате общин',
    noun('Палата общин', 'Палаты общин', 'Палату общин', 'Палате общин'),
  ),
  people: places('в Народе', noun('Народ', 'Народа', 'Народ', 'Народе')),
  government: heap('n', noun('Правительство', 'Правительства', 'Правительство', 'Правительстве')),
  european: places('в Европе', noun('Европа', 'Европы', 'Европу', 'Европе')),
  asiatic: places('в Азии', noun('Азия', 'Азии', 'Азию', 'Азии')),
  australian: places('в Австралии', noun('Австралия', 'Австралии', 'Австралию', 'Австралии')),
  african: places('в Африке', noun('Африка', 'Африки', 'Африку', 'Африке')),
};

/** The words for a group; one that has none of its own is a pile. */
export function termOf(group: string): Term {
  return TERMS[group] ?? PILE;
}

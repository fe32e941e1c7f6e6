import type { Language } from '../notation/language/language.ts';
import { pileRange } from '../notation/pile-range.ts';
import { groupSentences } from '../notation/rules-page.ts';
import { machineAt, type Session } from '../session/session.ts';
import { readCommand, readMoveSentence } from './read.ts';
import { groupsNamed } from './why-not.ts';

/**
 * Why a move that was typed is not possible, and the whole rules for the piles it leads to and comes from, a
 * paragraph each; null where the text is about no move.
 */
export function explainMove(text: string, session: Session, language: Language): string[] | null {
  const sentence = readMoveSentence(text, session);
  if (!sentence) return null;
  const { rules } = machineAt(session).program;
  const { pages, phrase, aid } = language;
  const reading = readCommand(text, session, language);
  const verdict = reading.kind === 'refused' ? reading.message : aid.whyNot();
  const action = rules.actions.find(({ verb }) => verb === sentence.verb);
  const said = action
    ? [pages.action(action.form ?? action.verb, phrase(action.says))]
    : groupsNamed(sentence, machineAt(session)).map((group) => {
        const name = pages.group(group, pileRange(rules, group));
        return `${name}: ${groupSentences(group, rules, language).join(' ')}`;
      });
  return [verdict, ...said];
}

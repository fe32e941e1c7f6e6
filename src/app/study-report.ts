import type { Language } from '../notation/language/language.ts';
import type { StudySummary } from '../session/study.ts';

const LONGEST_BAR = 40;

/** What a study came to, for people: counts, the share winnable with its interval, and a histogram of the work. */
export function studyReport(
  summary: StudySummary,
  title: string,
  { solver: { study: words } }: Language,
  ascii: boolean,
): string[] {
  const chosen = Object.entries(summary.options).map(([name, value]) => `${name}=${value}`);
  const { nodes, deals, winnable, unwinnable, unknown, contradictions } = summary;
  const most = Math.max(1, ...nodes);
  const labels = nodes.map((_, i) => words.nodesFrom(i));
  const column = Math.max(0, ...labels.map(({ length }) => length));
  const bars = nodes.map((count, i) => {
    const length = count === 0 ? 0 : Math.max(1, Math.round((count / most) * LONGEST_BAR));
    const bar = (ascii ? '#' : '█').repeat(length);
    return `${labels[i]!.padStart(column)}  ${bar}${count === 0 ? '' : ' '}${count}`;
  });
  return [
    [title, ...chosen].join(' · '),
    words.counts(deals, winnable, unwinnable, unknown),
    words.share(summary.share, summary.interval),
    ...contradictions.map((seed) => words.contradiction(seed)),
    ...(bars.length === 0 ? [] : [words.nodesHeading(), ...bars]),
  ];
}

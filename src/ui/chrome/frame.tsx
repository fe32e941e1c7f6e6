import { Box } from 'ink';
import type { Chrome } from './chrome.ts';
import { Page } from './page.tsx';
import type { PageText } from './page-text.ts';
import { Row } from './row.tsx';

/** The whole screen as Ink lays it out: the board's place is left free, or a page lies on it. */
export function Frame({
  chrome,
  page,
  columns,
  rows,
}: {
  readonly chrome: Chrome;
  readonly page: PageText | null;
  readonly columns: number;
  readonly rows: number;
}) {
  const { board, status } = chrome.rows;
  return (
    <Box flexDirection="column" width={columns} height={rows}>
      {status < 0 ? null : <Row line={chrome.status} />}
      {chrome.lesson.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
        <Row key={i} line={line} />
      ))}
      <Box height={board}>{page ? <Page {...page} columns={columns} rows={board} /> : null}</Box>
      <Row line={chrome.message} />
      <Row line={chrome.prompt} />
      {chrome.keys ? <Row line={chrome.keys} /> : null}
    </Box>
  );
}

import { Box, Text } from 'ink';
import {
  BOLD,
  backgroundOf,
  DIM,
  foregroundOf,
  INVERSE,
  ITALIC,
  type Style,
  UNDERLINE,
} from '../canvas/style.ts';
import { type Chrome, shareRows } from './chrome.ts';
import type { Line } from './line.ts';
import { Page } from './page.tsx';

/** A page of text to lie over the board. */
export interface PageText {
  readonly title: string;
  readonly lines: readonly string[];
  readonly top: number;
  readonly footer: string;
}

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
  const { board } = shareRows(rows);
  return (
    <Box flexDirection="column" width={columns} height={rows}>
      <Row line={chrome.status} />
      <Box height={board}>{page ? <Page {...page} columns={columns} rows={board} /> : null}</Box>
      <Row line={chrome.message} />
      <Row line={chrome.prompt} />
      {chrome.keys ? <Row line={chrome.keys} /> : null}
    </Box>
  );
}

function Row({ line }: { readonly line: Line }) {
  return (
    <Box height={1} overflow="hidden">
      <Text wrap="truncate">
        {line.map(({ text, style }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: spans have no identity but their place
          <Text key={i} {...inkStyle(style)}>
            {text}
          </Text>
        ))}
      </Text>
    </Box>
  );
}

function inkStyle(style: Style) {
  return {
    ...inkColor('color', foregroundOf(style)),
    ...inkColor('backgroundColor', backgroundOf(style)),
    bold: (style & BOLD) !== 0,
    dimColor: (style & DIM) !== 0,
    italic: (style & ITALIC) !== 0,
    underline: (style & UNDERLINE) !== 0,
    inverse: (style & INVERSE) !== 0,
  };
}

function inkColor(name: 'color' | 'backgroundColor', color: number): Record<string, string> {
  return color < 0 ? {} : { [name]: `ansi256(${color})` };
}

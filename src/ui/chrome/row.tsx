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
import type { Line } from './line.ts';

/** One row of text, cut off where it is too long. */
export function Row({ line }: { readonly line: Line }) {
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

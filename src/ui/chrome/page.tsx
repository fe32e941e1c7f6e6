import { Box, Text } from 'ink';
import type { Line } from './line.ts';
import { Row } from './row.tsx';

/** A page of text in a frame, from its `top`-th line on. */
export function Page({
  title,
  lines,
  top,
  columns,
  rows,
  footer,
}: {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  readonly footer: string;
}) {
  const room = Math.max(1, rows - 4);
  const start = Math.max(0, Math.min(top, lines.length - room));
  return (
    <Box
      flexDirection="column"
      width={columns}
      height={rows}
      borderStyle="round"
      borderDimColor
      paddingX={1}
    >
      <Text bold>{title}</Text>
      {lines.slice(start, start + room).map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
        <Row key={start + i} line={line} />
      ))}
      <Box flexGrow={1} />
      <Text dimColor>{footer}</Text>
    </Box>
  );
}

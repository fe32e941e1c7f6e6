import { Box } from 'ink';
import { Page } from '../chrome/page.tsx';
import type { PageText } from '../chrome/page-text.ts';
import { Row } from '../chrome/row.tsx';
import type { ListScreen } from './screen.ts';

/** The list of games as Ink lays it out, or a page of text in its place. The picture's place is left free. */
export function GameList({
  screen,
  page,
  columns,
  rows,
}: {
  readonly screen: ListScreen;
  readonly page: PageText | null;
  readonly columns: number;
  readonly rows: number;
}) {
  const { body, message } = screen.layout;
  return (
    <Box flexDirection="column" width={columns} height={rows}>
      <Row line={screen.heading} />
      <Box height={body}>
        {page ? (
          <Page {...page} columns={columns} rows={body} />
        ) : (
          <GamesAndPanel screen={screen} />
        )}
      </Box>
      {message < 0 ? null : <Row line={screen.message} />}
      <Row line={screen.prompt} />
      <Row line={screen.keys} />
    </Box>
  );
}

/** The panel stands beside the games, or below them where the screen is narrow. */
function GamesAndPanel({ screen }: { readonly screen: ListScreen }) {
  const { games, panel, top } = screen.layout;
  const { isBeside } = panel;
  return (
    <Box flexDirection={isBeside ? 'row' : 'column'} marginTop={top - 1}>
      <Box flexDirection="column" width={games.columns} height={games.rows} flexShrink={0}>
        {screen.games.map((line, i) => (
          <Row key={screen.gameAt[i] ?? ''} line={line} />
        ))}
      </Box>
      <Box
        flexDirection="column"
        marginLeft={isBeside ? panel.x - games.columns : panel.x}
        width={panel.columns}
        height={panel.rows}
        flexShrink={0}
      >
        {screen.panel.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
          <Row key={i} line={line} />
        ))}
      </Box>
    </Box>
  );
}

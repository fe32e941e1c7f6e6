import { appendFileSync } from 'node:fs';
import type { Input } from '../../src/app/input.ts';
import { localTerminal } from '../../src/shell/terminal/local.ts';
import { Grid } from '../../src/ui/canvas/grid.ts';
import { background, foreground, INVERSE, RED, WHITE } from '../../src/ui/canvas/style.ts';

/**
 * A program that does nothing but keep a terminal. `q` and Ctrl-C leave it, `x` throws, `r`
 * rejects, `e` exits outright, `l` leaves with a flood of output before. The file named first on
 * the command line is told why the process ended.
 */
const [log = ''] = process.argv.slice(2);
const local = localTerminal({
  depth: '256',
  mouse: 'clicks',
  onEnd: (cause) => {
    if (log !== '') appendFileSync(log, `${cause}\n`);
  },
});
const { terminal } = local;
let seen = '';

function paint(): void {
  const grid = new Grid(terminal.columns, terminal.rows);
  grid.put(0, 0, `pid ${process.pid}.`);
  grid.put(0, 1, `size ${terminal.columns}x${terminal.rows}.`);
  grid.put(0, 2, `seen${seen}.`);
  grid.put(0, 3, ' 7♥ ', foreground(RED) | background(WHITE));
  grid.put(5, 3, 'lit', INVERSE);
  grid.put(grid.columns - 1, grid.rows - 1, '#');
  terminal.draw(grid);
}

function act(input: Input): void {
  if (input.type === 'mouse') seen += ` ${input.action}@${input.column},${input.row}`;
  else if (input.type === 'key') seen += ` ${input.ctrl ? 'ctrl-' : ''}${input.key}`;
  else if (input.type !== 'focus') seen += ` ${input.text}`;
  paint();
  if (input.type === 'key' && input.key === 'c' && input.ctrl) leave(130);
  if (input.type !== 'text') return;
  if (input.text === 'q') leave(0);
  if (input.text === 'x') throw new Error('the demo\nfell over');
  if (input.text === 'r') void Promise.reject(new Error('the demo broke its word'));
  if (input.text === 'e') process.exit(3);
  if (input.text === 'l') flood();
}

function flood(): void {
  for (let i = 1; i <= 200; i++) {
    seen = ` flood ${i}`;
    paint();
  }
}

function leave(status: number): void {
  process.exitCode = status;
  local.close();
  process.stdout.write('goodbye\n');
}

terminal.onInput(act);
terminal.onResize(paint);
terminal.enter();
paint();

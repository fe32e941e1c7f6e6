import { InvalidArgumentError } from 'commander';
import type { ArgumentWords } from '../../notation/language/argument-words.ts';
import { Complaint } from '../complaint.ts';
import type { ExportForm, ExportRequest } from './export.ts';

/** The flags of `export` as commander reads them. */
export interface ExportFlags {
  readonly code?: true;
  readonly text?: true;
  readonly cast?: true;
  readonly svg?: true;
  readonly animated?: true;
  readonly at?: number;
  readonly size: ExportRequest['size'];
  readonly pace: number;
  readonly theme?: string;
  readonly ascii?: true;
  readonly out?: string;
}

export const DEFAULT_SIZE = { columns: 80, rows: 24 } as const;
/** Seconds for each move, unless it is said. */
export const DEFAULT_PACE = 0.7;

/** The smallest and the largest screen that is shown. */
const SIZES = { columns: [40, 240], rows: [12, 100] } as const;
const PACES = [0.05, 60] as const;
const FORMS = ['code', 'text', 'cast', 'svg'] as const;

/** What is to be exported, and how. Throws a complaint where no form is named, or several. */
export function exportRequest(source: string, flags: ExportFlags): ExportRequest {
  const { animated, at, theme, ascii, out, size, pace } = flags;
  const forms = FORMS.filter((form) => flags[form]);
  const [form] = forms;
  if (!form || forms.length > 1) {
    throw new Complaint((say) => say.wantsForm(FORMS.map((one) => `--${one}`)));
  }
  if (animated && form !== 'svg') {
    throw new Complaint((say) => say.onlyWithForm('--animated', '--svg', ''));
  }
  if (at !== undefined && (form !== 'svg' || animated)) {
    throw new Complaint((say) => say.onlyWithForm('--at', '--svg', '--animated'));
  }
  const shown: ExportForm = animated ? 'animated' : form;
  return {
    kind: 'export',
    source,
    form: shown,
    at: at ?? null,
    size,
    pace,
    theme: theme ?? null,
    ascii: ascii ?? false,
    out: out ?? null,
  };
}

/** Reads `80x24`; what it should have been is told in these words. So do those below. */
export function readSize({ should }: ArgumentWords, text: string): ExportRequest['size'] {
  const [, columns, rows] = /^(\d{1,4})[x×](\d{1,4})$/iu.exec(text) ?? [];
  const size = { columns: Number(columns), rows: Number(rows) };
  const fits = (['columns', 'rows'] as const).every(
    (side) => size[side] >= SIZES[side][0] && size[side] <= SIZES[side][1],
  );
  if (!fits) throw new InvalidArgumentError(should.size);
  return size;
}

/** Reads seconds for a move. */
export function readPace({ should }: ArgumentWords, text: string): number {
  const seconds = /^\d*\.?\d+$/u.test(text) ? Number(text) : Number.NaN;
  if (!(seconds >= PACES[0] && seconds <= PACES[1])) {
    throw new InvalidArgumentError(should.pace);
  }
  return seconds;
}

/** Reads the number of a move, 0 being the deal. */
export function readCount({ should }: ArgumentWords, text: string): number {
  if (!/^\d{1,6}$/u.test(text)) throw new InvalidArgumentError(should.number);
  return Number(text);
}

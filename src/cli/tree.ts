import pc from 'picocolors';
import { cells, wrapped } from './wrapped-lines.ts';

export type Tone = 'plain' | 'dim' | 'strong' | 'good' | 'bad' | 'warn';

/** One line of a tree. `label` precedes the text in a separate column, as wide as those of its siblings. */
export type Branch = {
  readonly label?: string;
  readonly labelTone?: Tone;
  readonly text: string;
  readonly tone?: Tone;
  readonly children?: readonly Branch[];
};

const tones: Readonly<Record<Tone, (text: string) => string>> = {
  plain: (text) => text,
  dim: pc.dim,
  strong: pc.bold,
  good: pc.green,
  bad: pc.red,
  warn: pc.yellow,
};

/** Maximum line width for readability. */
const WIDEST = 110;
/** Below this width, labels have no separate column. */
const NARROW = 50;

export const terminalColumns = (): number => Math.min(WIDEST, process.stdout.columns ?? 80);

/** Branches as lines no wider than the terminal; long texts are wrapped and indented. Texts must be plain. */
export function treeLines(branches: readonly Branch[], columns = terminalColumns(), indent = ''): string[] {
  const labelWidth =
    columns < NARROW ? 0 : Math.max(0, ...branches.map(({ label }) => (label === undefined ? 0 : cells(label) + 2)));
  return branches.flatMap((branch, i) => {
    const last = i === branches.length - 1;
    const [open, on] = last ? ['└─ ', '   '] : ['├─ ', '│  '];
    const lines = branchLines(branch, columns - cells(indent) - 3, labelWidth);
    const own = lines.map((line, n) => `${pc.dim(indent + (n === 0 ? open : on))}${line}`);
    return [...own, ...treeLines(branch.children ?? [], columns, indent + on)];
  });
}

function branchLines(
  { label, labelTone = 'plain', text, tone = 'plain' }: Branch,
  room: number,
  labelWidth: number,
): string[] {
  const draw = tones[tone];
  if (label === undefined && labelWidth === 0) return wrapped(text, room).map(draw);
  const shown = label ?? '';
  const head = tones[labelTone](shown);
  if (labelWidth === 0) {
    const [first = '', ...rest] = wrapped(`${shown} ${text}`, room);
    return [`${first.startsWith(shown) ? head + draw(first.slice(shown.length)) : draw(first)}`, ...rest.map(draw)];
  }
  return wrapped(text, room - labelWidth).map((line, i) =>
    i === 0 ? `${head}${' '.repeat(labelWidth - cells(shown))}${draw(line)}` : `${' '.repeat(labelWidth)}${draw(line)}`,
  );
}

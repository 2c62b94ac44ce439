import pc from 'picocolors';
import type { BenchRunBrief, BenchRunsResponse } from '../../contract/bench-browse.ts';
import { plain } from '../face.ts';
import { table } from '../table.ts';
import { shown } from './bench-tables.ts';

/** One row per run. Runs with the same letter answered the same questions. */
export function drawRuns({ runs, unreadable, folders }: BenchRunsResponse): string {
  const groups = [...new Set(runs.map(({ group }) => group))];
  const wrong = unreadable.map(({ path, message }) => pc.yellow(`${plain(path)}: ${plain(message)}`));
  if (runs.length === 0) return [`No runs found in ${folders.map(plain).join(' or ')}.`, ...wrong].join('\n');
  const drawn = table(runs, [
    { head: 'asked', cell: ({ group }) => letter(groups.indexOf(group)) },
    { head: 'suite', cell: ({ suite }) => suite },
    { head: 'data', cell: ({ data }) => plain(data) },
    { head: 'system', cell: ({ system }) => plain(system) },
    { head: 'n', right: true, cell: ({ answered, questions }) => share(answered, questions) },
    { head: 'figure', cell: figure },
    { head: 'state', cell: ({ state, stopped }) => plain(stopped ?? state) },
    { head: 'started', cell: ({ started }) => started.slice(0, 16).replace('T', ' ') },
    { head: 'folder', cell: ({ folder }) => plain(folder) },
  ]);
  return [drawn, ...wrong].join('\n');
}

const letter = (n: number): string => (n < 26 ? String.fromCharCode(65 + n) : String(n + 1));
const share = (answered: number, questions: number): string =>
  answered === questions ? String(questions) : `${answered} of ${questions}`;

function figure({ figures: [first] }: BenchRunBrief): string {
  return first === undefined ? '' : `${first.measure} ${shown(first.value, first.measure)} (${first.n})`;
}

import { readdirSync, readFileSync } from 'node:fs';
import { residentMb } from '../scale/running-program.ts';

/** Clock ticks of Linux (sysconf(_SC_CLK_TCK)). */
const TICKS = 100;

type Stat = { readonly pid: number; readonly parent: number; readonly seconds: number };

/** What proc(5) tells of a process; its ended children count with it. */
function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + (fields[at] ?? 0), 0);
    return { pid, parent: fields[1] ?? 0, seconds: ticks / TICKS };
  } catch {
    return undefined;
  }
}

/** Memory (MB) and processor time (seconds) of a process with all that it has started; ids too, the process first. */
export function treeOf(root: number): { readonly pids: number[]; readonly mb: number; readonly seconds: number } {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? []);
  const pids = [root];
  for (const pid of pids) pids.push(...stats.filter(({ parent }) => parent === pid).map((one) => one.pid));
  const own = stats.filter(({ pid }) => pids.includes(pid));
  const mb = own.reduce((sum, { pid }) => sum + safeMb(pid), 0);
  return { pids, mb, seconds: own.reduce((sum, one) => sum + one.seconds, 0) };
}

function safeMb(pid: number): number {
  try {
    return residentMb(pid);
  } catch {
    return 0;
  }
}

import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { durable, endServer, startServer, urlOf } from '../../test/postgres/test-server.ts';

/** `serverCpu`: CPU that the server has taken so far, in milliseconds; 0 of one that is not this script's. */
export type Addresses = { readonly url: string; readonly migrationUrl?: string; readonly serverCpu: () => number };

const TICK_MS = 10;

/** Of a process, and of its children as well as those that have ended (proc(5)). */
function cpuOf(pid: number): number {
  const ticks = (file: string, from: number, to: number): number => {
    try {
      const fields = readFileSync(file, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      return fields.slice(from, to).reduce((sum, field) => sum + Number(field), 0);
    } catch {
      return 0;
    }
  };
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return (
        readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')[1] === String(pid)
      );
    } catch {
      return false;
    }
  });
  const living = children.reduce((sum, child) => sum + ticks(`/proc/${child}/stat`, 11, 13), 0);
  return (ticks(`/proc/${pid}/stat`, 11, 15) + living) * TICK_MS;
}

function killed(pid: number): void {
  try {
    process.kill(pid, 'SIGQUIT');
  } catch {
    // It has ended.
  }
}

/**
 * Runs something on the server that `--url` and `--migration-url` name, or on one of its own whose commits are durable and
 * which ends with it.
 */
export async function onServer(
  { url, migrationUrl }: { readonly url?: string | undefined; readonly migrationUrl?: string | undefined },
  work: (addresses: Addresses) => Promise<void>,
): Promise<void> {
  if (url !== undefined)
    return work({ url, serverCpu: () => 0, ...(migrationUrl === undefined ? {} : { migrationUrl }) });
  const folder = mkdtempSync(join(tmpdir(), 'madeleine-scale-'));
  chmodSync(folder, 0o755);
  const server = await startServer(folder, durable);
  // A script that is told to end leaves no server behind.
  process.once('exit', () => killed(server.pid));
  console.log(`PostgreSQL ${server.version}, durable commits`);
  try {
    const serverCpu = () => cpuOf(server.pid);
    await work({ url: urlOf(server), migrationUrl: urlOf(server, 'madeleine_tables'), serverCpu });
  } finally {
    await endServer(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

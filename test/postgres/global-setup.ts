import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { stopServer } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests' server of PostgreSQL lives, which whoever needs it first starts. */
    readonly postgresFolder: string;
  }
}

const NAME = 'madeleine-postgres-';

/** A folder for a server that ends with the test run, and the end of servers whose test runs were killed. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  for (const old of globSync(join(tmpdir(), `${NAME}*-*`))) {
    const [, pid = ''] = /(\d+)-\w+$/.exec(old) ?? [];
    if (pid !== '' && !isAlive(Number(pid))) await end(old);
  }
  const folder = mkdtempSync(join(tmpdir(), `${NAME}${process.pid}-`));
  chmodSync(folder, 0o755);
  project.provide('postgresFolder', folder);
  return () => end(folder);
}

async function end(folder: string): Promise<void> {
  await stopServer(folder);
  rmSync(folder, { recursive: true, force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

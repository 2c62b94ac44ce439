import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
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

/** A folder for a server that ends with the test run. */
export default function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'madeleine-postgres-'));
  chmodSync(folder, 0o755);
  project.provide('postgresFolder', folder);
  return async () => {
    await stopServer(folder);
    rmSync(folder, { recursive: true, force: true });
  };
}

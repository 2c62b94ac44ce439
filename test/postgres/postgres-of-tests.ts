import { inject } from 'vitest';
import { sharedServer, type TestServer } from './test-server.ts';

const found = await sharedServer(inject('postgresFolder'));
if (typeof found === 'string') {
  if (process.env['MADELEINE_CI'] === '1') throw new Error(`No server of PostgreSQL can be started: ${found}`);
  console.warn(`No server of PostgreSQL can be started (${found}): what needs one is not tested.`);
}

/** The server of this test run; undefined where none can be started, which is told once a file. */
export const postgres: TestServer | undefined = typeof found === 'string' ? undefined : found;

import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openPostgresStore } from '../../src/adapters/postgres/postgres-store.ts';
import { compareOwners } from './isolation.ts';
import { postgres } from './postgres-of-tests.ts';
import { type TestServer, urlOf } from './test-server.ts';

// A million of them: scripts/scale/isolation.ts.
it.skipIf(postgres === undefined)('no owner sees a row of another in thousands of operations', async () => {
  const server = postgres as TestServer;
  const migrationUrl = urlOf(server, 'madeleine_tables');
  const stores = await Promise.all(
    Array.from({ length: 5 }, () => openPostgresStore(urlOf(server), { owner: randomUUID(), migrationUrl })),
  );
  await compareOwners(stores, 6000, 2);
  for (const store of stores)
    expect((await store.check(false)).filter(({ what }) => !what.includes('links to items'))).toEqual([]);
  await Promise.all(stores.map((store) => store.close()));
});

/**
 * Random operations of five owners at the same time in one database, each compared with the owner's own oracle: no row of
 * another is ever seen. `node scripts/scale/isolation.ts [--operations 1000000] [--seed 1] [--url postgres://…]`
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { openPostgresStore } from '../../src/adapters/postgres/postgres-store.ts';
import { compareOwners } from '../../test/postgres/isolation.ts';
import { onServer } from './own-server.ts';

const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    url: { type: 'string' },
    'migration-url': { type: 'string' },
  },
});

/** Operations of one seed; then new owners begin. */
const PART = 5000;

await onServer(
  { url: values.url, migrationUrl: values['migration-url'] },
  async ({ url, serverCpu: _, ...options }) => {
    const [operations, seed] = [Number(values.operations), Number(values.seed)];
    const start = performance.now();
    for (let done = 0; done < operations; done += PART) {
      const stores = await Promise.all(
        Array.from({ length: 5 }, () => openPostgresStore(url, { ...options, owner: randomUUID() })),
      );
      await compareOwners(stores, Math.min(PART, operations - done), seed + done);
      await Promise.all(stores.map((store) => store.close()));
      const seconds = (performance.now() - start) / 1000;
      console.log(`${Math.min(operations, done + PART)} operations, no foreign row, ${seconds.toFixed(0)} s`);
    }
  },
);

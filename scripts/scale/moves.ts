/**
 * How long a memory takes from SQLite to PostgreSQL and back, by `madeleine move`, which compares both ends by counts and
 * digests; then whether both folders export the same and find the same.
 *   node scripts/scale/moves.ts [items] [--url postgres://… --migration-url postgres://…]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { shown } from '../../test/fixtures/moved-memory.ts';
import { makeInput } from './made-inputs.ts';
import { onServer } from './own-server.ts';
import { run } from './running-program.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string' }, 'migration-url': { type: 'string' } },
});
const items = Number(positionals[0] ?? 100_000);
const base = await mkdtemp(join(tmpdir(), 'madeleine-moves-'));
const [first, back] = [join(base, 'first'), join(base, 'back')];

async function timed(what: string, work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1000;
  console.log(`${what}: ${seconds.toFixed(1)} s, load ${loadavg()[0]?.toFixed(1)}`);
  return seconds;
}

try {
  const input = await makeInput('rows', items, join(base, 'input'));
  await timed(`${items} items added`, () => run(['add', input.path, '--as', input.as, '--memory', first, '--quiet']));
  await onServer({ url: values.url, migrationUrl: values['migration-url'] }, async ({ url, migrationUrl }) => {
    const environment = migrationUrl === undefined ? {} : { MADELEINE_DATABASE_MIGRATIONS: migrationUrl };
    const media = join(base, 'media');
    const move = (...ends: string[]) => run(['move', ...ends, '--media', media, '--quiet'], environment);
    const there = await timed('to PostgreSQL', () => move('--from', first, '--to', url, '--to-owner', 'moved'));
    const again = await timed('and back', () => move('--from', url, '--from-owner', 'moved', '--to', back));
    console.log(`both ways: ${(there + again).toFixed(1)} s`);
  });
  const [before, after] = [await shown(first, base), await shown(back, base)];
  const isSame = isDeepStrictEqual(before, after);
  console.log(isSame ? 'both export and find the same' : 'the memories differ');
  if (!isSame) process.exitCode = 1;
} finally {
  await rm(base, { recursive: true, force: true });
}

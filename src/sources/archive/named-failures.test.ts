import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { madeZip } from '../../../test/fixtures/made-zip.ts';
import { failuresCounted } from '../../memory/failure.ts';
import { MOST_NAMED } from './named-failures.ts';
import { tarTree } from './tar-tree.ts';
import type { Tree } from './tree.ts';
import { zipTree } from './zip-tree.ts';

const UNSAFE = 2500;
const names = Array.from({ length: UNSAFE }, (_, n) => `../out-${n}.jpg`);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-named-failures-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function walked(tree: Tree) {
  const events = [];
  for await (const event of tree.walk()) events.push(event);
  return {
    entries: events.flatMap((event) => (event.type === 'entry' ? [event.entry.path] : [])),
    failures: events.flatMap((event) => (event.type === 'failure' ? [event.failure] : [])),
  };
}

it('names the first of a cause in a zip, and counts all', async () => {
  const file = join(folder, 'a.zip');
  const unsafe = names.map((name) => ({ name, content: 'x' }));
  const locked = { name: 'locked.jpg', content: 'x', encrypted: true };
  await writeFile(file, madeZip([{ name: 'in.jpg', content: 'x' }, ...unsafe, locked]));
  const { entries, failures } = await walked(zipTree(file));
  expect(entries).toEqual(['in.jpg']);
  expect(failures).toHaveLength(MOST_NAMED + 1);
  expect(failuresCounted(failures)).toBe(UNSAFE + 1);
  expect(failures.filter(({ more }) => more !== undefined)).toMatchObject([
    { code: 'unsafe-path', path: `${file}!/${names[MOST_NAMED - 1]}`, more: UNSAFE - MOST_NAMED },
  ]);
});

it('does so in a tar, too', async () => {
  const file = join(folder, 'a.tar');
  const archive = pack();
  for (const name of [...names, 'in.jpg']) archive.entry({ name }, 'x');
  archive.finalize();
  await pipeline(archive, createWriteStream(file));
  const { entries, failures } = await walked(tarTree(file));
  expect(entries).toEqual(['in.jpg']);
  expect([failures.length, failuresCounted(failures)]).toEqual([MOST_NAMED, UNSAFE]);
});

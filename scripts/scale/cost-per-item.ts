/**
 * What an item of a memory costs: bytes of the database by what they hold, copies of content, memory of the word index, and
 * processor time of reading everything as a move does. `node --expose-gc scripts/scale/cost-per-item.ts FOLDER`
 */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import { copiesOf } from '../../src/app/import/forget.ts';
import { Tally } from '../../src/app/move/tally.ts';
import type { Change } from '../../src/ports/store.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: cost-per-item.ts FOLDER');
const file = join(folder, 'memory.db');
const store = await openSqliteStore(file, { create: false, warmUp: false });

/** What a change holds, and how many bytes of it; of words, the streams of tokens as they are. */
function sizesOf(change: Change): [string, number][] {
  switch (change.op) {
    case 'putItem': {
      const { title = '', names = '', body = '', context = '', terms = [] } = change.index ?? {};
      const words = [title, names, body, context, ...terms].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
      return [
        ['item documents', Buffer.byteLength(change.document ?? '')],
        ['words', words],
      ];
    }
    case 'putThumbnail':
      return [['thumbnails', change.bytes.byteLength]];
    case 'putVector':
      return [['vectors', change.vector.byteLength]];
    case 'putRecord':
      return [[`${change.kind} records`, Buffer.byteLength(JSON.stringify(change.value))]];
    default:
      return [];
  }
}

const bytes = new Map<string, number>();
const copies = new Set<string>();
const tally = new Tally();
const before = process.cpuUsage();
for await (const { changes } of store.contents()) {
  for (const change of changes) {
    tally.add(change);
    for (const [what, size] of sizesOf(change)) bytes.set(what, (bytes.get(what) ?? 0) + size);
    if (change.op === 'putItem') for (const copy of copiesOf(change.item)) copies.add(copy);
  }
}
const cpu = process.cpuUsage(before);
const items = tally.kinds().get('item')?.entries ?? 0;
let media = 0;
for (const copy of copies)
  media += await stat(join(folder, copy)).then(
    ({ size }) => size,
    () => 0,
  );
globalThis.gc?.();
const cold = process.memoryUsage();
await store.warm();
globalThis.gc?.();
const warm = process.memoryUsage();
const held = warm.heapUsed + warm.external - cold.heapUsed - cold.external;

const perItem = (n: number): string => (n / items).toFixed(0).padStart(9);
console.log(`${items} items`);
console.log(`${perItem((await stat(file)).size)} bytes of database per item, of which`);
for (const [what, size] of [...bytes].sort(([, a], [, b]) => b - a)) console.log(`${perItem(size)}   ${what}`);
console.log(`${perItem(media)} bytes of copies of content per item`);
console.log(`${perItem(held)} bytes of memory for the word index per item`);
console.log(
  `${((cpu.user + cpu.system) / items).toFixed(0).padStart(9)} µs of processor time to read and digest an item`,
);
await store.close();

/** Opens a store, warms it, asks it 400 questions, and prints what the process then holds. For search-path.ts. */
import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import { search } from '../../src/retrieve/search.ts';
import { questions } from './corpus.ts';

const store = await openSqliteStore(process.argv[2] ?? '', { create: false });
const began = performance.now();
await store.warm();
const seconds = (performance.now() - began) / 1000;
for (const question of questions(400)) await search(store, question, { limit: 10, now: '2025-01-01T12:00:00' });
global.gc?.();
const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20);
console.log(
  `warm in ${seconds.toFixed(1)} s; resident ${megabytes(process.memoryUsage.rss())} MB, at most ${megabytes(process.resourceUsage().maxRSS * 1024)} MB`,
);
await store.close();

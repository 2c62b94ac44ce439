/** How long `search` and `ask` take in process, for training/measure/quality.ts. */
import { openApp } from '../../src/app/app.ts';
import { collectionsIn, memoryOf } from '../harness/collections-with-gold.ts';

const at = (times: readonly number[], share: number): string =>
  `${times.toSorted((x, y) => x - y)[Math.floor(times.length * share)]?.toFixed(1)} ms`;

/** Asks every question of the data set once by `search` and once by `ask` in a warm process; p50 and p95. */
export async function latencyText(folder: string): Promise<string> {
  const lines: string[] = [];
  for (const collection of collectionsIn(folder)) {
    const app = await openApp(await memoryOf(collection, false), { quiet: true, offline: true });
    await app.warm();
    const options = { now: '2024-01-01T12:00:00' };
    const timed = async (run: (text: string) => Promise<unknown>): Promise<number[]> => {
      const times: number[] = [];
      for (const { text } of collection.cases) {
        const began = performance.now();
        await run(text);
        times.push(performance.now() - began);
      }
      return times;
    };
    const search = await timed((text) => app.search(text, options));
    const ask = await timed((text) => app.ask(text, options));
    lines.push(
      `${collection.name}, ${collection.cases.length} questions: search p50 ${at(search, 0.5)}, p95 ${at(search, 0.95)}; ask p50 ${at(ask, 0.5)}, p95 ${at(ask, 0.95)}`,
    );
    await app.close();
  }
  return lines.join('\n');
}

/** What said probabilities are worth, and a diagram of it, for training/measure/quality.ts. */
import { openApp } from '../../src/app/app.ts';
import {
  auroc,
  brierSkill,
  expectedCalibrationError,
  reliability,
  type Sure,
} from '../../src/bench/statistics/calibration.ts';
import { collectionsIn, goldName, memoryOf } from '../harness/collections-with-gold.ts';

/** Every item that `search` proposes (the first `limit`, uncut) for questions of a data set: how probable, and whether gold. */
export async function searchSureness(folder: string, limit: number): Promise<Sure[]> {
  const all: Sure[] = [];
  for (const collection of collectionsIn(folder)) {
    const app = await openApp(await memoryOf(collection, true), { quiet: true, offline: true });
    for (const { text, gold } of collection.cases) {
      const { items } = await app.search(text, { limit, cut: false, now: '2024-01-01T12:00:00' });
      for (const { id, probability } of items)
        all.push({ confidence: probability, right: gold.includes(goldName(id, collection.as)) });
    }
    await app.close();
  }
  return all;
}

const told = (value: number | undefined): string => value?.toFixed(3) ?? 'unknown';

/** A line of figures and a Markdown table of ten bins. */
export function calibrationText(name: string, all: readonly Sure[]): string {
  const rows = reliability(all).map(
    ({ low, high, n, confidence, rightness }) =>
      `| ${low.toFixed(1)}–${high.toFixed(1)} | ${n} | ${confidence.toFixed(2)} | ${rightness.toFixed(2)} |`,
  );
  const right = all.filter((one) => one.right).length / all.length;
  return [
    `${name}: ${all.length} said, ${(100 * right).toFixed(0)}% right; ECE ${told(expectedCalibrationError(all))}, Brier skill ${told(brierSkill(all))}, AUROC ${told(auroc(all))}`,
    '',
    '| said | n | mean said | right |',
    '| ---- | - | --------- | ----- |',
    ...rows,
    '',
  ].join('\n');
}

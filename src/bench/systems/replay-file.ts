import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { LoadedSuite } from '../suite.ts';
import type { SystemUnderTest } from '../system.ts';
import { replaySystem } from './predictions.ts';

/** Predictions in the suite's own format; a `retrieval_recall_details.json` beside them is taken too. */
export async function replayFile(path: string, suite: LoadedSuite): Promise<SystemUnderTest> {
  const predictions = resolve(path);
  const beside = join(dirname(predictions), 'retrieval_recall_details.json');
  const files = existsSync(beside) && beside !== predictions ? { predictions, retrieval: beside } : { predictions };
  const outcomes = await suite.readPredictions(files);
  const hash = createHash('sha256');
  for (const file of Object.values(files)) hash.update(await readFile(file));
  return replaySystem(`predictions:${basename(path)}`, outcomes, hash.digest('hex'));
}

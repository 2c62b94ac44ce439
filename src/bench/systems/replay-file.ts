import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { readRun } from '../exchange/trec.ts';
import type { Outcome } from '../outcome.ts';
import { tally } from '../remarks.ts';
import type { LoadedSuite, Predicted } from '../suite.ts';
import type { SystemUnderTest } from '../system.ts';
import { replaySystem } from './predictions.ts';

const isTrecRun = (text: string): boolean =>
  /^\S+\s+Q0\s+\S+\s+\d+\s+\S+\s+\S+\s*$/m.test(text.slice(0, 4096).split('\n')[0] ?? '');

/** The rankings of a TREC run: nothing is answered, only returned. */
function trecOutcomes(text: string, path: string, suite: LoadedSuite): Predicted {
  const rankings = Map.groupBy(readRun(text, path), ({ query }) => query);
  const known = new Set(suite.questions.map(({ id }) => id));
  const odd = tally();
  for (const query of rankings.keys())
    if (!known.has(query)) odd.add('unknown-id', 'rankings refer to questions that are not in the dataset', query);
  for (const id of known)
    if (!rankings.has(id)) odd.add('missing-ranking', 'questions have no ranking and count as nothing found', id);
  const outcomes = [...rankings].map(
    ([id, lines]): Outcome => ({
      state: 'answered',
      id,
      repeat: 0,
      seed: 0,
      reply: {
        retrieved: lines.map(({ document, score }) => ({ id: document, score })).sort((a, b) => b.score - a.score),
      },
      tookMs: 0,
      tries: 1,
      cached: false,
    }),
  );
  return { outcomes, remarks: odd.remarks() };
}

/** A TREC run, or predictions in the suite's own format; a `retrieval_recall_details.json` beside them is taken too. */
export async function replayFile(path: string, suite: LoadedSuite): Promise<SystemUnderTest> {
  const predictions = resolve(path);
  const beside = join(dirname(predictions), 'retrieval_recall_details.json');
  const files = existsSync(beside) && beside !== predictions ? { predictions, retrieval: beside } : { predictions };
  const said = isTrecRun(await readFile(predictions, 'utf8').catch(() => ''))
    ? trecOutcomes(await readFile(predictions, 'utf8'), predictions, suite)
    : await suite.readPredictions(files);
  const hash = createHash('sha256');
  for (const file of Object.values(files)) hash.update(await readFile(file));
  return replaySystem(`predictions:${basename(path)}`, said, hash.digest('hex'));
}

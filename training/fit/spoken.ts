/**
 * Fits how probable conversations hold an answer about the person named, on made conversations, and checks it on others;
 * writes src/answer/speech/spoken-weights.ts.
 *   npx node training/fit/spoken.ts [--write] [--seeds 101,102,103] [--check 201,202]
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { drafted } from '../../src/answer/drafted.ts';
import type { SpeechEvidence } from '../../src/answer/speech/speech-evidence.ts';
import { benchMake } from '../../src/bench/lives/make.ts';
import { retrieve } from '../../src/retrieve/search.ts';
import { freshMemory } from '../harness/fresh-memory.ts';
import { trainingVoice } from '../harness/voices.ts';
import { writeModel } from '../harness/write-model.ts';
import { fit, measured, type Row } from './logistic.ts';

const { values: flags } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    seeds: { type: 'string', default: '101,102,103' },
    check: { type: 'string', default: '201,202' },
  },
});
const work = join(tmpdir(), 'madeleine-fit-spoken');
const voices = ['plain', 'reworded', 'hasty', 'formal-and-chatty', 'learnt-late', 'half-remembered'] as const;
const RIDGE = 4;
const dialogueSchema = z.array(
  z.looseObject({ sample_id: z.string(), qa: z.array(z.object({ question: z.string(), category: z.int() })) }),
);

const speechFeatures = [
  'window',
  'windowLead',
  'turnLead',
  'aboutThem',
  'aboutOthers',
  'leaning',
] as const satisfies readonly (keyof SpeechEvidence)[];

async function dialogueRows(seed: number): Promise<Row[]> {
  const path = join(work, `dialogue-${seed}`);
  rmSync(path, { recursive: true, force: true });
  const voice = trainingVoice(voices[seed % voices.length] ?? 'plain');
  await benchMake('locomo', { seed, difficulty: 'medium', items: 1200, voice }, path);
  const rows: Row[] = [];
  for (const sample of dialogueSchema.parse(JSON.parse(readFileSync(join(path, 'locomo.json'), 'utf8')))) {
    const one = join(path, `${sample.sample_id}.json`);
    writeFileSync(one, JSON.stringify([sample]));
    const memory = await freshMemory(one, 'locomo');
    for (const { question, category } of sample.qa) {
      const { speech } = await drafted({ store: memory.store, retrieve }, question, { now: '2024-01-01T12:00:00' });
      if (speech !== undefined)
        rows.push({ features: speechFeatures.map((name) => speech[name]), right: category === 5 ? 0 : 1, weight: 1 });
    }
    await memory.close();
  }
  return rows;
}

const rowsOf = async (seeds: string): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const seed of seeds.split(',').map(Number)) rows.push(...(await dialogueRows(seed)));
  return rows;
};

const fitted = fit(await rowsOf(flags.seeds), RIDGE);
const rounded = (value: number): number => Number(value.toFixed(3));
const data = `made conversations of seeds ${flags.seeds}; seeds ${flags.check}: ${measured(fitted, await rowsOf(flags.check))}`;
console.log(data);
if (flags.write)
  writeModel(
    'spoken',
    {
      bias: rounded(fitted.bias),
      weights: Object.fromEntries(speechFeatures.map((name, i) => [name, rounded(fitted.weights[i] ?? 0)])),
    },
    { data, paths: [work] },
  );

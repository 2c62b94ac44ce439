import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { OpenMemory } from '../../src/app/open-memory.ts';
import { voiceNames } from '../../src/bench/lives/voices/voice.ts';
import type { Sure } from '../../src/bench/statistics/calibration.ts';
import { retrieve } from '../../src/retrieve/search.ts';
import { asksForMany, MOST_BESIDE, saidChances, saidFeatures } from '../../src/retrieve/weigh/said-chance.ts';
import type { SaidOdds } from '../../src/retrieve/weigh/said-weights.ts';
import { collectionsIn, goldName, memoryOf } from '../harness/collections-with-gold.ts';
import { voicesFolder } from '../harness/voices.ts';
import { writeModel } from '../harness/write-model.ts';
import { calibrationText } from '../measure/quality-calibration.ts';
import { fit } from './logistic.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});

type Question = {
  readonly voice: string;
  readonly asked: Parameters<typeof asksForMany>[0];
  readonly chances: readonly number[];
  readonly gold: readonly boolean[];
};

async function questionsIn(folder: string): Promise<Question[]> {
  const name = basename(folder);
  const voice = voiceNames(voicesFolder).find((one) => name.includes(one)) ?? name;
  const questions: Question[] = [];
  for (const collection of collectionsIn(resolve(folder))) {
    const memory = await OpenMemory.open(await memoryOf(collection, false), { quiet: true, offline: true });
    for (const { text, gold } of collection.cases) {
      const found = await retrieve(memory.store, text, { limit: 1, cut: false, now: '2024-01-01T12:00:00' });
      questions.push({
        voice,
        asked: found.plan.asked,
        chances: found.best.map(({ probability }) => probability),
        gold: found.best.map(({ item }) => gold.includes(goldName(item.id, collection.as))),
      });
    }
    await memory.close();
  }
  return questions;
}

const RIDGE = 1;

function learned(questions: readonly Question[]): SaidOdds {
  const rows = questions.flatMap(({ chances, gold }) =>
    saidFeatures(chances).map((features, at) => ({
      features,
      right: gold[at] === true ? (1 as const) : (0 as const),
      weight: 1,
    })),
  );
  const { bias, weights } = fit(rows, RIDGE);
  const [own = 1, others = 0, place = 0] = weights.map((weight) => Number(weight.toFixed(3)));
  return { bias: Number(bias.toFixed(3)), own, others, place };
}

const weightsOf = (questions: readonly Question[]) => ({
  one: learned(questions.filter(({ asked }) => !asksForMany(asked))),
  many: learned(questions.filter(({ asked }) => asksForMany(asked))),
});

const questions: Question[] = [];
for (const folder of positionals) questions.push(...(await questionsIn(folder)));
const before: Sure[] = [];
const after: Sure[] = [];
for (const voice of new Set(questions.map((one) => one.voice))) {
  const weights = weightsOf(questions.filter((one) => one.voice !== voice));
  for (const { asked, chances, gold } of questions.filter((one) => one.voice === voice)) {
    const said = saidChances(chances, asked, weights);
    gold.forEach((right, at) => {
      before.push({ confidence: chances[at] ?? 0, right });
      after.push({ confidence: said[at] ?? 0, right });
    });
  }
}
console.log(calibrationText(`each item by itself, the first ${MOST_BESIDE}`, before));
console.log(calibrationText('beside the others, by weights of other voices', after));

if (flags.write)
  writeModel('said', weightsOf(questions), {
    data: positionals.map((folder) => basename(folder)).join(', '),
    paths: positionals,
  });

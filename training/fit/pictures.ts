import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type HoldingWeights, type State, states } from '../../src/retrieve/weigh/holding.ts';
import { type Picture, pictureChance } from '../../src/retrieve/weigh/picture-chance.ts';
import { type PictureWeights, type WordInput, wordInputs } from '../../src/retrieve/weigh/picture-weights.ts';
import { bestCut } from '../../src/retrieve/weigh/relevance.ts';
import { collectionsIn } from '../harness/collections-with-gold.ts';
import { writeModel } from '../harness/write-model.ts';
import { descend, sigmoid } from './descend.ts';
import { weighedQuestions } from './weighed-questions.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean' }, fresh: { type: 'boolean' }, check: { type: 'string', multiple: true } },
});

type Row = { readonly picture: Picture; readonly gold: boolean };
type Asked = { readonly rows: readonly Row[]; readonly gold: number; readonly set: boolean; readonly group: string };

async function askedOf(folder: string): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const collection of collectionsIn(resolve(folder)))
    for await (const { weighed, isGold, gold, group } of weighedQuestions(collection, flags.fresh === true)) {
      const rows = weighed.flatMap(({ item, picture, excluded }) =>
        excluded || picture === undefined ? [] : [{ picture, gold: isGold(item.id) }],
      );
      asked.push({ rows, gold: gold.length, set: collection.set, group });
    }
  return asked;
}

const levelInputs: ReadonlySet<string> = new Set<WordInput>([
  'covered',
  'saidBest',
  'known',
  'named',
  'absent',
  'others',
  'hinted',
]);
const stateAt = new Map<State, number>(states.map((state, i) => [state, i]));
const wordsAt = 3 * states.length;
const understoodAt = wordsAt + 1 + wordInputs.length;
const width = understoodAt + 1;

/** What is believed before anything is seen, by how a state is said. Where little was seen it stays so. */
const believed: Readonly<Record<string, number>> = {
  yes: 3,
  lent: 2,
  weak: 0,
  unknown: -2,
  'unknown-then': -1,
  'lent-no-then': -1,
  no: -4,
  seen: 3,
  stranger: -1,
};
const ELSE_BELIEVED = -3;
const before = new Float64Array(width);
states.forEach((state, i) => {
  before[i] = believed[state.split('.')[1] ?? ''] ?? ELSE_BELIEVED;
});
before[understoodAt] = 2;
const TRUST = 0.05;
/** Made pictures of one moment show the same people, or none: what neighbours lend is believed less than they say. */
const TRUST_OF_NEAR = 1;
/** Where more of it can only speak for a picture. */
const speaksFor = new Set<number>([
  ...states.flatMap((_, i) => [states.length + i, 2 * states.length + i]),
  ...wordInputs.flatMap((input, i) => (levelInputs.has(input) ? [] : [wordsAt + 1 + i])),
]);
/** Hardly any made query counts people: what is believed of a count stays. */
const TRUST_OF_COUNTS = 1000;
const trustIn = (k: number): number =>
  k >= wordsAt
    ? TRUST
    : states[k % states.length]?.startsWith('count.') === true
      ? TRUST_OF_COUNTS
      : k >= states.length
        ? TRUST_OF_NEAR
        : TRUST;
const STEPS = 120;

/** One row's part of the gradient of its log-likelihood, `weight` times. */
function slopeOf({ picture, gold }: Row, weight: number, at: Float64Array, gradient: Float64Array): void {
  const add = (k: number, amount: number): void => {
    gradient[k] = (gradient[k] ?? 0) + amount;
  };
  const found = picture.holdings.map(({ state, near, often, negated }) => {
    const k = stateAt.get(state) ?? 0;
    const odds = (at[k] ?? 0) + (at[states.length + k] ?? 0) * near + (at[2 * states.length + k] ?? 0) * often;
    return { k, near, often, sign: negated ? -1 : 1, chance: sigmoid(negated ? -odds : odds) };
  });
  const { words } = picture;
  const inputs = words === undefined ? [] : [1, ...wordInputs.map((input) => words[input])];
  const met = words === undefined ? 1 : sigmoid(inputs.reduce((sum, x, i) => sum + x * (at[wordsAt + i] ?? 0), 0));
  const understood = sigmoid(at[understoodAt] ?? 0);
  const chance = found.reduce((all, one) => all * one.chance, met * understood);
  // d loss / d log chance
  const pull = weight * (gold ? -1 : chance / Math.max(1e-9, 1 - chance));
  for (const { k, near, often, sign, chance: own } of found) {
    add(k, pull * (1 - own) * sign);
    add(states.length + k, pull * (1 - own) * sign * near);
    add(2 * states.length + k, pull * (1 - own) * sign * often);
  }
  inputs.forEach((x, i) => {
    add(wordsAt + i, pull * (1 - met) * x);
  });
  add(understoodAt, pull * (1 - understood));
}

/** By likelihood; every question counts alike, however many pictures were weighed for it. */
function learn(questions: readonly Asked[]): PictureWeights {
  const at = descend(
    width,
    STEPS,
    (k) => speaksFor.has(k),
    (weights, gradient) => {
      for (const { rows } of questions) for (const row of rows) slopeOf(row, 1 / (rows.length + 1), weights, gradient);
      for (let k = 0; k < width; k++)
        gradient[k] = (gradient[k] ?? 0) + 2 * trustIn(k) * ((weights[k] ?? 0) - (before[k] ?? 0));
    },
    Float64Array.from(before),
  );
  const number = (k: number): number => Number((at[k] ?? 0).toFixed(2));
  return {
    understood: number(understoodAt),
    words: {
      bias: number(wordsAt),
      ...(Object.fromEntries(wordInputs.map((input, i) => [input, number(wordsAt + 1 + i)])) as Record<
        (typeof wordInputs)[number],
        number
      >),
    },
    holding: Object.fromEntries(
      states.map((state, i) => [
        state,
        { alone: number(i), near: number(states.length + i), often: number(2 * states.length + i) },
      ]),
    ) as HoldingWeights,
  };
}

function told(name: string, questions: readonly Asked[], weights: PictureWeights): string {
  const groups = new Map<string, { n: number; f1: number }>();
  const add = (group: string, f1: number): void => {
    const sums = groups.get(group) ?? { n: 0, f1: 0 };
    groups.set(group, { n: sums.n + 1, f1: sums.f1 + f1 });
  };
  let [empty, none, both] = [0, 0, 0];
  for (const { rows, gold, group } of questions.filter(({ set }) => set)) {
    const ranked = rows
      .map((row) => ({ gold: row.gold, chance: pictureChance(row.picture, weights) }))
      .sort((a, b) => b.chance - a.chance);
    const cut = bestCut(ranked.map(({ chance }) => chance));
    if (cut === 0) empty += 1;
    if (gold === 0) none += 1;
    if (cut === 0 && gold === 0) both += 1;
    const f1 = (2 * ranked.slice(0, cut).filter((row) => row.gold).length) / Math.max(1, cut + gold);
    if (gold > 0) for (const key of ['all', group]) add(key, f1);
  }
  const byGroup = [...groups].map(([group, { n, f1 }]) => `${group} ${(f1 / n).toFixed(3)}`).join('  ');
  return `${name}: set F1 ${byGroup}  rejection F1 ${((2 * both) / Math.max(1, empty + none)).toFixed(3)}`;
}

const learned: Asked[] = [];
for (const folder of positionals) learned.push(...(await askedOf(folder)));
const weights = learn(learned);
console.log(told('learned on', learned, weights));
for (const folder of flags.check ?? []) console.log(told(basename(folder), await askedOf(folder), weights));
if (flags.write === true)
  writeModel('picture', weights, {
    data: [...new Set(positionals.map((folder) => basename(folder)))].join(', '),
    paths: positionals,
  });
else console.log(JSON.stringify(weights));

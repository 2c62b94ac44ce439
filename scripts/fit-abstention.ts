/**
 * Fits how probable it is that the memory holds an answer, that a proposed answer is right, and that a conversation holds
 * an answer, on made lives and conversations; checks all on seeds and wordings that were not fitted on, and writes
 * src/answer/confidence-weights.ts.
 *   npx node scripts/fit-abstention.ts [--write] [--seeds 101,102,103] [--check 201,202] [--items 1500] [--no-dialogues]
 * Negatives are the questions without an answer that lives come with, and questions whose place, year, person, object
 * or number was swapped for one that nothing in the life bears out. Without dialogues, that part stays as it is written.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type BoostedTrees, boostedProbability, treeText } from '../src/answer/boosted-trees.ts';
import { confidenceFeatures, featuresOf } from '../src/answer/confidence-features.ts';
import { spokenOf } from '../src/answer/confidence-weights.ts';
import { type Drafted, drafted } from '../src/answer/drafted.ts';
import { type EvidenceFeature, evidenceFeatures, evidenceOf } from '../src/answer/evidence-features.ts';
import type { SpeechEvidence } from '../src/answer/speech-evidence.ts';
import { initMemory, openApp } from '../src/app/app.ts';
import { OpenMemory } from '../src/app/open-memory.ts';
import { benchMake } from '../src/bench/lives/make.ts';
import { auroc, brierSkill, expectedCalibrationError, type Sure } from '../src/bench/statistics/calibration.ts';
import { abstains } from '../src/bench/suites/atm/scorer/abstention.ts';
import { exactMatch } from '../src/bench/suites/atm/scorer/exact-match.ts';
import { jaccard } from '../src/bench/suites/atm/scorer/jaccard.ts';
import { readings } from '../src/bench/suites/atm/scorer/reading.ts';
import { retrieve } from '../src/retrieve/search.ts';
import { boosted, type Lesson } from './boosting.ts';

type Row = { readonly features: readonly number[]; readonly right: 0 | 1; readonly weight: number };
/** A question worked through: its evidence, and the proposal's features but for how far it is held. */
type Case = {
  readonly life: number;
  readonly evidence: Lesson<EvidenceFeature>;
  readonly proposal: ((held: number) => readonly number[]) | undefined;
  readonly right: boolean;
};
type Fit = { readonly bias: number; readonly weights: readonly number[] };

const { values: flags } = parseArgs({
  allowNegative: true,
  options: {
    dialogues: { type: 'boolean', default: true },
    write: { type: 'boolean', default: false },
    seeds: { type: 'string', default: '101,102,103' },
    check: { type: 'string', default: '201,202' },
    items: { type: 'string', default: '1500' },
  },
});
const work = join(tmpdir(), 'madeleine-fit-abstention');
mkdirSync(work, { recursive: true });
const wordings = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
const difficulties = ['easy', 'medium', 'hard'] as const;

const questionSchema = z.array(
  z.object({ question: z.string(), answer: z.string(), evidence_ids: z.array(z.string()), qtype: z.string() }),
);
const dialogueSchema = z.array(
  z.looseObject({ sample_id: z.string(), qa: z.array(z.object({ question: z.string(), category: z.int() })) }),
);

async function memoryOf(path: string, as: 'atm' | 'locomo'): Promise<OpenMemory> {
  const folder = `${path}.memory`;
  rmSync(folder, { recursive: true, force: true });
  await initMemory(folder, 'off', async () => 'off');
  const app = await openApp(folder, { quiet: true, offline: true });
  await app.add([path], { as });
  await app.close();
  return OpenMemory.open(folder, { quiet: true, offline: true });
}

/** What a swapped question counts against one as it comes: unlikelier to be asked. */
const SWAPPED = 0.3;
type Names = { right: number; wrong: number };
type Tally = { readonly cases: Case[]; readonly unknownName: Names };

async function lifeRows(seed: number, tally: Tally): Promise<void> {
  const wording = wordings[seed % wordings.length] ?? 'first';
  const difficulty = difficulties[Math.floor(seed / wordings.length) % 3] ?? 'medium';
  const path = join(work, `life-${seed}`);
  rmSync(path, { recursive: true, force: true });
  await benchMake('atm', { seed, difficulty, items: Number(flags.items), wording }, path);
  const questions = questionSchema.parse(JSON.parse(readFileSync(join(path, 'data/atm-bench/atm-bench.json'), 'utf8')));
  const memory = await memoryOf(path, 'atm');
  const asked = new Set(questions.map(({ question }) => question));
  const mails = readFileSync(join(path, 'data/raw_memory/email/emails.json'), 'utf8');
  for (const [i, { question, answer, evidence_ids, qtype }] of questions.entries()) {
    const none = abstains(answer) || evidence_ids.length === 0;
    const found = await drafted({ store: memory.store, retrieve }, question, { now: '2024-01-01T12:00:00' });
    note(seed, found, none ? 0 : scoreOf(question, answer, qtype, found), none, tally, 1);
    const swapped = i % 3 === 0 ? swap(question, mails, i) : undefined;
    if (swapped === undefined || asked.has(swapped)) continue;
    const other = await drafted({ store: memory.store, retrieve }, swapped, { now: '2024-01-01T12:00:00' });
    note(seed, other, 0, true, tally, SWAPPED);
  }
  await memory.close();
}

/** The question with one thing in it swapped for what nothing in the life bears out. */
function swap(question: string, mails: string, turn: number): string | undefined {
  const swaps: readonly ((q: string) => string | undefined)[] = [
    // A year in which there was no life yet.
    (q) =>
      /\b20(?:1[5-9]|2\d)\b/.test(q)
        ? q.replace(/\b20(1[5-9]|2\d)/, (_, n: string) => `20${String(Number(n) - 13).padStart(2, '0')}`)
        : undefined,
    // Towns and people whom no mail names.
    (q) =>
      replaced(
        q,
        /(?<=\b(?:in|to|at|from) )\p{Lu}\p{L}+/u,
        ['Reykjavik', 'Nairobi', 'Montevideo', 'Oulu'],
        mails,
        turn,
      ),
    (q) =>
      replaced(
        q,
        /\bmy (?:sister|brother|mother|father|best friend|colleague|neighbour|cousin|uncle|aunt)\b/,
        ['my godmother', 'my landlady', 'my nephew'],
        mails,
        turn,
      ),
    (q) => replaced(q, /(?<=[a-z] )\p{Lu}\p{L}+(?=(?:’s|'s| ))/u, ['Zelda', 'Ottokar', 'Philippa'], mails, turn),
    (q) =>
      replaced(
        q,
        /\b(?:hotel|flight|dentist|vet|concert|museum|exhibition|train|beach|bridge|boiler|order|dinner|meal|restaurant)\b/,
        ['submarine', 'lighthouse', 'helicopter', 'chess tournament'],
        mails,
        turn,
      ),
    (q) =>
      /\b(?=[A-Z0-9]*\d)(?=[A-Z0-9]*[A-Z])[A-Z0-9]{5,9}\b/.test(q)
        ? q.replace(/\b(?=[A-Z0-9]*\d)(?=[A-Z0-9]*[A-Z])[A-Z0-9]{5,9}\b/, 'ZQ9ZQ9')
        : undefined,
    (q) =>
      replaced(
        q,
        /里斯本|波尔图|罗马|佛罗伦萨|维也纳|布拉格|苏黎世|伦敦|爱丁堡|京都|东京|哥本哈根|巴塞罗那|塞维利亚|雅典|波士顿/u,
        ['雷克雅未克', '内罗毕'],
        mails,
        turn,
      ),
  ];
  for (let i = 0; i < swaps.length; i++) {
    const made = swaps[(turn + i) % swaps.length]?.(question);
    if (made !== undefined && made !== question) return made;
  }
  return undefined;
}

function replaced(
  question: string,
  what: RegExp,
  by: readonly string[],
  mails: string,
  turn: number,
): string | undefined {
  const word = by[turn % by.length] ?? '';
  return what.test(question) && !mails.includes(word) ? question.replace(what, word) : undefined;
}

function scoreOf(question: string, gold: string, qtype: string, { draft }: Drafted): number {
  if (draft === undefined) return 0;
  if (qtype === 'number') return exactMatch(gold, draft.text, question, readings.official).right ? 1 : 0;
  if (qtype === 'list_recall') return jaccard(gold, draft.text) >= 0.5 ? 1 : 0;
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace(/^(?:the one in|the|a|an) /, '')
      .replace(/[’']/g, "'");
  return plain(draft.text).includes(plain(gold)) || (/^(?:yes|是)/i.test(gold) && /^(?:yes|是)/i.test(draft.text))
    ? 1
    : 0;
}

function note(life: number, found: Drafted, score: number, none: boolean, tally: Tally, weight: number): void {
  if (found.missing.length > 0) {
    tally.unknownName[none ? 'right' : 'wrong'] += weight;
    return;
  }
  const features = featuresOf(found, 0);
  tally.cases.push({
    life,
    evidence: { features: evidenceOf(found), right: none ? 0 : 1, weight },
    proposal:
      features === undefined
        ? undefined
        : (held) => confidenceFeatures.map((name) => (name === 'held' ? held : features[name])),
    right: score >= 0.5,
  });
}

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
  const wording = wordings[seed % wordings.length] ?? 'first';
  await benchMake('locomo', { seed, difficulty: 'medium', items: 1200, wording }, path);
  const rows: Row[] = [];
  for (const sample of dialogueSchema.parse(JSON.parse(readFileSync(join(path, 'locomo.json'), 'utf8')))) {
    const one = join(path, `${sample.sample_id}.json`);
    writeFileSync(one, JSON.stringify([sample]));
    const memory = await memoryOf(one, 'locomo');
    for (const { question, category } of sample.qa) {
      const { speech } = await drafted({ store: memory.store, retrieve }, question, { now: '2024-01-01T12:00:00' });
      if (speech !== undefined)
        rows.push({ features: speechFeatures.map((name) => speech[name]), right: category === 5 ? 0 : 1, weight: 1 });
    }
    await memory.close();
  }
  return rows;
}

/** Logistic regression with a ridge, by Newton's method. */
function fit(rows: readonly Row[], ridge: number): Fit {
  const size = (rows[0]?.features.length ?? 0) + 1;
  let beta = new Array<number>(size).fill(0);
  for (let step = 0; step < 30; step++) {
    const gradient = beta.map((b, i) => (i === 0 ? 0 : -ridge * b));
    const hessian = beta.map((_, i) => beta.map((__, j) => (i === j ? (i === 0 ? 1e-6 : ridge) : 0)));
    for (const { features, right, weight } of rows) {
      const x = [1, ...features];
      const p = 1 / (1 + Math.exp(-x.reduce((sum, v, i) => sum + v * (beta[i] ?? 0), 0)));
      for (let i = 0; i < size; i++) {
        gradient[i] = (gradient[i] ?? 0) + weight * (right - p) * (x[i] ?? 0);
        const row = hessian[i];
        if (row === undefined) continue;
        for (let j = 0; j < size; j++) row[j] = (row[j] ?? 0) + weight * p * (1 - p) * (x[i] ?? 0) * (x[j] ?? 0);
      }
    }
    const change = solve(hessian, gradient);
    beta = beta.map((b, i) => b + (change[i] ?? 0));
  }
  const [bias = 0, ...weights] = beta;
  return { bias, weights };
}

function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  for (let i = 0; i < rows.length; i++) {
    const pivot = rows
      .slice(i)
      .reduce((best, row, k) => (Math.abs(row[i] ?? 0) > Math.abs(rows[best]?.[i] ?? 0) ? i + k : best), i);
    [rows[i], rows[pivot]] = [rows[pivot] ?? [], rows[i] ?? []];
    for (let k = 0; k < rows.length; k++) {
      const [own, other] = [rows[i] ?? [], rows[k] ?? []];
      const factor = k === i ? 0 : (other[i] ?? 0) / (own[i] || 1e-12);
      if (factor !== 0) rows[k] = other.map((v, j) => v - factor * (own[j] ?? 0));
    }
  }
  return rows.map((row, i) => (row.at(-1) ?? 0) / (row[i] || 1e-12));
}

const probabilityOf = ({ bias, weights }: Fit, { features }: Row): number =>
  1 / (1 + Math.exp(-features.reduce((sum, v, i) => sum + v * (weights[i] ?? 0), bias)));

const measured = (by: Fit, rows: readonly Row[]): string =>
  told(rows.map((row) => ({ confidence: probabilityOf(by, row), right: row.right === 1 })));

const measuredBy = (held: readonly number[], cases: readonly Case[]): string =>
  told(
    cases.flatMap(({ evidence }, i) =>
      evidence.weight < 1 ? [] : [{ confidence: held[i] ?? 0, right: evidence.right === 1 }],
    ),
  );

function told(said: readonly Sure[]): string {
  const base = said.filter(({ right }) => right).length / Math.max(1, said.length);
  const [area, error, skill] = [auroc(said) ?? 0, expectedCalibrationError(said) ?? 0, brierSkill(said) ?? 0];
  return `${said.length} cases, ${Math.round(100 * base)}% right, AUROC ${area.toFixed(3)}, ECE ${error.toFixed(3)}, Brier skill ${skill.toFixed(3)}`;
}

const numbers = (text: string): number[] => text.split(',').map(Number);
const emptyTally = (): Tally => ({ cases: [], unknownName: { right: 0, wrong: 0 } });

const FOLDS = 4;
const learned = (cases: readonly Case[]): BoostedTrees<EvidenceFeature> =>
  boosted(
    cases.map(({ evidence }) => evidence),
    evidenceFeatures,
  );

/** How probable an answer is to exist, by trees that were grown without the question's own life. */
function heldApart(cases: readonly Case[]): number[] {
  const lives = [...new Set(cases.map(({ life }) => life))];
  const foldOf = ({ life }: Case): number => lives.indexOf(life) % FOLDS;
  const without = Array.from({ length: Math.min(FOLDS, lives.length) }, (_, fold) =>
    learned(cases.filter((one) => foldOf(one) !== fold)),
  );
  return cases.map((one) => heldBy(without[foldOf(one)], one));
}

const heldBy = (by: BoostedTrees<EvidenceFeature> | undefined, { evidence }: Case): number =>
  by === undefined ? 0.5 : boostedProbability(by, evidence.features);

/** F1 of saying that there is none below a threshold, on questions as they come. */
function abstentionAt(threshold: number, cases: readonly Case[], held: readonly number[]) {
  const asked = cases
    .map(({ evidence, proposal }, i) => ({ ...evidence, held: proposal === undefined ? 0 : (held[i] ?? 0) }))
    .filter((one) => one.weight === 1);
  // Where nothing is proposed, nothing is answered either.
  const said = asked.filter((one) => one.held < threshold);
  const both = said.filter(({ right }) => right === 0).length;
  const none = asked.filter(({ right }) => right === 0).length;
  return { f1: (2 * both) / Math.max(1, said.length + none), said: said.length, none, both };
}

function bestThreshold(cases: readonly Case[], held: readonly number[]): number {
  const tried = Array.from({ length: 90 }, (_, i) => (i + 5) / 100);
  // The middle of the thresholds that do about as well: the peak itself is chance.
  const scored = tried.map((threshold) => ({ threshold, f1: abstentionAt(threshold, cases, held).f1 }));
  const best = Math.max(...scored.map(({ f1 }) => f1));
  const good = scored.filter(({ f1 }) => f1 >= best - 0.01).map(({ threshold }) => threshold);
  return good[Math.floor(good.length / 2)] ?? 0.5;
}

/** Answers that would be given, with whether they are right. */
const given = (cases: readonly Case[], held: readonly number[], least: number): Row[] =>
  cases.flatMap(({ proposal, right, evidence }, i) =>
    proposal === undefined || (held[i] ?? 0) < least
      ? []
      : [{ features: proposal(held[i] ?? 0), right: right ? 1 : 0, weight: evidence.weight }],
  );

const RIDGE = 4;
const [train, check] = [emptyTally(), emptyTally()];
for (const seed of numbers(flags.seeds)) await lifeRows(seed, train);
for (const seed of numbers(flags.check)) await lifeRows(seed, check);
const answerable = learned(train.cases);
const apart = heldApart(train.cases);
const least = bestThreshold(train.cases, apart);
const heldCheck = check.cases.map((one) => heldBy(answerable, one));
const rightness = fit(given(train.cases, apart, least), RIDGE);
const abstention = (cases: readonly Case[], held: readonly number[]): string => {
  const { f1, said, none, both } = abstentionAt(least, cases, held);
  return `abstention F1 ${f1.toFixed(3)} (${said} said, ${none} are, ${both} both)`;
};
const asked = (rows: readonly Row[]): Row[] => rows.filter(({ weight }) => weight === 1);
const by = (what: string, on: string): string => `fitted by scripts/fit-abstention.ts on made ${what} of seeds ${on}`;
const provenance = {
  answerable: `${by('lives', flags.seeds)}; seeds ${flags.check}: ${abstention(check.cases, heldCheck)}; answerable or not: ${measuredBy(heldCheck, check.cases)}`,
  rightness: `${by('lives', flags.seeds)}; seeds ${flags.check}: ${measured(rightness, asked(given(check.cases, heldCheck, least)))}`,
};
const listed = (names: readonly string[], { bias, weights }: Fit): string =>
  `${names.map((name, i) => `${name} ${(weights[i] ?? 0).toFixed(2)}`).join(', ')}, bias ${bias.toFixed(2)}`;
console.log('answerable, each life by the others:', abstention(train.cases, apart), 'below', least);
console.log(provenance.answerable);
console.log(provenance.rightness);
console.log(listed(confidenceFeatures, rightness));
console.log('unknown names, right and wrong:', JSON.stringify(train.unknownName), JSON.stringify(check.unknownName));

async function spoken(): Promise<{ readonly by: Fit; readonly provenance: string }> {
  if (!flags.dialogues) {
    const { bias, weights, provenance: written } = spokenOf;
    return { by: { bias, weights: speechFeatures.map((name) => weights[name]) }, provenance: written };
  }
  const [speechTrain, speechCheck]: [Row[], Row[]] = [[], []];
  for (const seed of numbers(flags.seeds)) speechTrain.push(...(await dialogueRows(seed)));
  for (const seed of numbers(flags.check)) speechCheck.push(...(await dialogueRows(seed)));
  const fitted = fit(speechTrain, RIDGE);
  const checked = `${by('conversations', flags.seeds)}; seeds ${flags.check}: ${measured(fitted, speechCheck)}`;
  console.log(checked);
  console.log(listed(speechFeatures, fitted));
  return { by: fitted, provenance: checked };
}

const target = new URL('../src/answer/confidence-weights.ts', import.meta.url);
const speech = await spoken();
if (flags.write && existsSync(target)) {
  const table = (type: string, names: readonly string[], of: Fit, checked: string): string =>
    `: FittedWeights<${type}> = {
  bias: ${of.bias.toFixed(3)},
  weights: {
${names.map((name, i) => `    ${name}: ${(of.weights[i] ?? 0).toFixed(3)},`).join('\n')}
  },
  provenance:
    ${JSON.stringify(checked)},
};
`;
  const text = readFileSync(target, 'utf8');
  const head = text.slice(0, text.indexOf('/** A question less probable'));
  const { right, wrong } = train.unknownName;
  writeFileSync(
    target,
    `${head}/** A question less probable than this to have an answer gets none: where the F1 of abstentions is best. */
export const LEAST_ANSWERABLE = ${least};

/** How probable a proposed answer is right. */
export const rightness${table('ConfidenceFeature', confidenceFeatures, rightness, provenance.rightness)}
/** How probable conversations hold an answer about the person named. */
export const spokenOf${table('keyof SpeechEvidence', speechFeatures, speech.by, speech.provenance)}
/** How probable an abstention is right when nobody and nothing in the memory bears a name of the question. Counted on the same lives. */
export const unknownName = ${Math.round((100 * (right + 1)) / (right + wrong + 2)) / 100};
`,
  );
  writeFileSync(
    new URL('../src/answer/answerable-trees.ts', import.meta.url),
    `import { readTree } from './boosted-trees.ts';
import { evidenceFeatures } from './evidence-features.ts';

/** How probable it is that the memory holds an answer at all. Grown and written by scripts/fit-abstention.ts. */
export const answerable = {
  bias: ${answerable.bias},
  trees: [
${answerable.trees.map((tree) => `    '${treeText(tree)}',`).join('\n')}
  ].map((text) => readTree(text, evidenceFeatures)),
  /** What they were grown on, and how they did on what they had not seen. */
  provenance: ${JSON.stringify(provenance.answerable)},
} as const;
`,
  );
}

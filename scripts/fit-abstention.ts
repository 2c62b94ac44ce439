/**
 * Fits how probable it is that a proposed answer is right, and that a conversation holds an answer, on made lives and
 * conversations; checks both on seeds and wordings that were not fitted on, and writes src/answer/confidence-weights.ts.
 *   npx node scripts/fit-abstention.ts [--write] [--seeds 101,102,103] [--check 201,202] [--items 1500]
 * Negatives are the questions without an answer that lives come with, and questions whose place, year, person, object
 * or number was swapped for one that nothing in the life bears out.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { confidenceFeatures, featuresOf } from '../src/answer/confidence-features.ts';
import { type Drafted, drafted } from '../src/answer/drafted.ts';
import type { SpeechEvidence } from '../src/answer/speech-evidence.ts';
import { initMemory, openApp } from '../src/app/app.ts';
import { OpenMemory } from '../src/app/open-memory.ts';
import { benchMake } from '../src/bench/lives/make.ts';
import { auroc, brierSkill, expectedCalibrationError } from '../src/bench/statistics/calibration.ts';
import { abstains } from '../src/bench/suites/atm/scorer/abstention.ts';
import { exactMatch } from '../src/bench/suites/atm/scorer/exact-match.ts';
import { jaccard } from '../src/bench/suites/atm/scorer/jaccard.ts';
import { readings } from '../src/bench/suites/atm/scorer/reading.ts';
import { retrieve } from '../src/retrieve/search.ts';

type Row = { readonly features: readonly number[]; readonly right: 0 | 1; readonly weight: number };
type Fit = { readonly bias: number; readonly weights: readonly number[] };

const { values: flags } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    seeds: { type: 'string', default: '101,102,103' },
    check: { type: 'string', default: '201,202' },
    items: { type: 'string', default: '1500' },
  },
});
const work = join(tmpdir(), 'madeleine-fit-abstention');
mkdirSync(work, { recursive: true });
const wordings = ['first', 'second', 'third'] as const;
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

type Tally = {
  readonly rows: Row[];
  readonly undrafted: { unknownName: [number, number]; noEvidence: [number, number] };
};

async function lifeRows(seed: number, tally: Tally): Promise<void> {
  const wording = wordings[seed % 3] ?? 'first';
  const difficulty = difficulties[Math.floor(seed / 3) % 3] ?? 'medium';
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
    note(found, none ? 0 : scoreOf(question, answer, qtype, found), none, tally, 1);
    const swapped = i % 3 === 0 ? swap(question, mails, i) : undefined;
    if (swapped === undefined || asked.has(swapped)) continue;
    // How often an abstention without a draft is right is counted on questions as they come, but for unknown names.
    const other = await drafted({ store: memory.store, retrieve }, swapped, { now: '2024-01-01T12:00:00' });
    if (featuresOf(other) !== undefined || other.missing.length > 0) note(other, 0, true, tally, 1);
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

function note(found: Drafted, score: number, none: boolean, { rows, undrafted }: Tally, weight: number): void {
  const features = featuresOf(found);
  if (features === undefined) {
    const counts = found.missing.length > 0 ? undrafted.unknownName : undrafted.noEvidence;
    counts[none ? 0 : 1] += weight;
    return;
  }
  rows.push({ features: confidenceFeatures.map((name) => features[name]), right: score >= 0.5 ? 1 : 0, weight });
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
  const wording = wordings[seed % 3] ?? 'first';
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

function measured(by: Fit, rows: readonly Row[]): string {
  const said = rows.map((row) => ({ confidence: probabilityOf(by, row), right: row.right === 1 }));
  const base = said.filter(({ right }) => right).length / Math.max(1, said.length);
  const [area, error, skill] = [auroc(said) ?? 0, expectedCalibrationError(said) ?? 0, brierSkill(said) ?? 0];
  return `${said.length} cases, ${Math.round(100 * base)}% right, AUROC ${area.toFixed(3)}, ECE ${error.toFixed(3)}, Brier skill ${skill.toFixed(3)}`;
}

const numbers = (text: string): number[] => text.split(',').map(Number);
const emptyTally = (): Tally => ({ rows: [], undrafted: { unknownName: [0, 0], noEvidence: [0, 0] } });
const [train, check] = [emptyTally(), emptyTally()];
for (const seed of numbers(flags.seeds)) await lifeRows(seed, train);
for (const seed of numbers(flags.check)) await lifeRows(seed, check);
const [speechTrain, speechCheck]: [Row[], Row[]] = [[], []];
for (const seed of numbers(flags.seeds)) speechTrain.push(...(await dialogueRows(seed)));
for (const seed of numbers(flags.check)) speechCheck.push(...(await dialogueRows(seed)));
const rightness = fit(train.rows, 4);
const spoken = fit(speechTrain, 4);
const provenance = {
  rightness: `fitted by scripts/fit-abstention.ts on made lives of seeds ${flags.seeds}; seeds ${flags.check}: ${measured(rightness, check.rows)}`,
  spoken: `fitted by scripts/fit-abstention.ts on made conversations of seeds ${flags.seeds}; seeds ${flags.check}: ${measured(spoken, speechCheck)}`,
};
const share = ([right, wrong]: readonly [number, number]): number =>
  Math.round((100 * (right + 1)) / (right + wrong + 2)) / 100;
console.log('rightness, fitted:', measured(rightness, train.rows));
console.log(provenance.rightness);
console.log(
  confidenceFeatures.map((name, i) => `${name} ${(rightness.weights[i] ?? 0).toFixed(2)}`).join(', '),
  'bias',
  rightness.bias.toFixed(2),
);
console.log('spoken of, fitted:', measured(spoken, speechTrain));
console.log(provenance.spoken);
console.log(
  speechFeatures.map((name, i) => `${name} ${(spoken.weights[i] ?? 0).toFixed(2)}`).join(', '),
  'bias',
  spoken.bias.toFixed(2),
);
console.log(
  'abstentions without a draft, right and wrong:',
  JSON.stringify(train.undrafted),
  JSON.stringify(check.undrafted),
);

const target = new URL('../src/answer/confidence-weights.ts', import.meta.url);
if (flags.write && existsSync(target)) {
  const table = (names: readonly string[], by: Fit): string =>
    names.map((name, i) => `    ${name}: ${(by.weights[i] ?? 0).toFixed(3)},`).join('\n');
  const text = readFileSync(target, 'utf8');
  const head = text.slice(0, text.indexOf('/** How probable a proposed answer is right. */'));
  writeFileSync(
    target,
    `${head}/** How probable a proposed answer is right. */
export const rightness: FittedWeights<ConfidenceFeature> = {
  bias: ${rightness.bias.toFixed(3)},
  weights: {
${table(confidenceFeatures, rightness)}
  },
  provenance: ${JSON.stringify(provenance.rightness)},
};

/** How probable conversations hold an answer about the person named. */
export const spokenOf: FittedWeights<keyof SpeechEvidence> = {
  bias: ${spoken.bias.toFixed(3)},
  weights: {
${table(speechFeatures, spoken)}
  },
  provenance: ${JSON.stringify(provenance.spoken)},
};

/** How probable an abstention is right, by why there is no answer. Counted by the same script on the same lives. */
export const abstentions = {
  unknownName: ${share(train.undrafted.unknownName)},
  noEvidence: ${share(train.undrafted.noEvidence)},
} as const;
`,
  );
}

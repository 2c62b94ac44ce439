/**
 * Works questions through on made lives and writes down, a line each, what fitting abstention needs: the features of the
 * evidence and of the proposal, and whether there is an answer and the proposed one is right.
 *   npx node training/fit/abstention-cases.ts --seeds 101,102,103 --out cases/a.jsonl
 *   npx node training/fit/abstention-cases.ts --letters --out cases/letters.jsonl
 *   npx node training/fit/abstention-cases.ts --inboxes --out cases/inboxes.jsonl
 * With `--again` memories that were made before are asked again: for what changes in answering alone. Several runs beside
 * one another, each with its own seeds and file, are as good as one. The voice, the difficulty and the size of a life go by
 * its seed; `520:learnt-late` is a life of a voice that is named, as those that were made when there were fewer. Each writer of
 * inboxes is a voice, as each set of letters is. Negatives are the questions without an answer that lives come with, and questions
 * whose place, year, person, object or number was swapped for one that nothing in the life bears out.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { confidenceFeatures, featuresOf } from '../../src/answer/abstention/confidence-features.ts';
import { evidenceFeatures, evidenceOf } from '../../src/answer/abstention/evidence-features.ts';
import { citationsOf } from '../../src/answer/answer.ts';
import { drafted } from '../../src/answer/drafted.ts';
import type { Draft } from '../../src/answer/question.ts';
import type { Drafted } from '../../src/answer/worked-through.ts';
import { OpenMemory } from '../../src/app/open-memory.ts';
import { benchMake } from '../../src/bench/lives/make.ts';
import { traditional } from '../../src/bench/lives/voices/traditional.ts';
import { abstains } from '../../src/bench/suites/atm/scorer/abstention.ts';
import { exactMatch } from '../../src/bench/suites/atm/scorer/exact-match.ts';
import { jaccard } from '../../src/bench/suites/atm/scorer/jaccard.ts';
import { readings } from '../../src/bench/suites/atm/scorer/reading.ts';
import { retrieve } from '../../src/retrieve/search.ts';
import { isRight } from '../harness/asked-inbox.ts';
import { goldName } from '../harness/collections-with-gold.ts';
import { freshMemory } from '../harness/fresh-memory.ts';
import { fittedWriters, type InboxWithGold, inboxesNamed, writeInbox } from '../harness/inboxes-with-gold.ts';
import { isWanted, type LettersWithGold, lettersWithGold, writeLetters } from '../harness/letters-with-gold.ts';
import { trainingVoice } from '../harness/voices.ts';
import type { AbstentionCase } from './abstention-case.ts';

const { values: flags } = parseArgs({
  options: {
    seeds: { type: 'string', default: '' },
    letters: { type: 'boolean', default: false },
    inboxes: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    out: { type: 'string', default: 'cases.jsonl' },
  },
});

const voices = [
  'plain',
  'reworded',
  'hasty',
  'formal-and-chatty',
  'learnt-late',
  'half-remembered',
  'two-languages',
  'form-letters',
  'many-countries',
  'rows-of-amounts',
  'research-inbox',
  'exported-inbox',
  'collected-mail',
] as const;
const difficulties = ['easy', 'medium', 'hard'] as const;
/** Small memories weigh words, fits and rivals differently. */
const sizes = [1500, 1500, 600, 200] as const;
const NOW = '2024-01-01T12:00:00';
/** What a swapped question counts against one as it comes: unlikelier to be asked. */
const SWAPPED = 0.15;

const questionSchema = z.array(
  z.object({ question: z.string(), answer: z.string(), evidence_ids: z.array(z.string()), qtype: z.string() }),
);

const workFolder = join(tmpdir(), 'madeleine-fit-abstention');
const isMade = (path: string): boolean => flags.again && existsSync(`${path}.memory`);
const memoryAt = (path: string, as: 'atm' | 'auto'): Promise<OpenMemory> =>
  isMade(path) ? OpenMemory.open(`${path}.memory`, { quiet: true, offline: true }) : freshMemory(path, as);

async function lifeCases(seed: number, named?: string): Promise<AbstentionCase[]> {
  const voice = trainingVoice(named ?? voices[seed % voices.length] ?? 'plain');
  const difficulty = difficulties[Math.floor(seed / voices.length) % difficulties.length] ?? 'medium';
  const items = sizes[Math.floor(seed / voices.length) % sizes.length] ?? 1500;
  const path = join(workFolder, `life-${seed}`);
  if (!isMade(path)) {
    rmSync(path, { recursive: true, force: true });
    await benchMake('atm', { seed, difficulty, items, voice }, path);
  }
  const questions = questionSchema.parse(JSON.parse(readFileSync(join(path, 'data/atm-bench/atm-bench.json'), 'utf8')));
  const mails = readFileSync(join(path, 'data/raw_memory/email/emails.json'), 'utf8');
  const asked = new Set(questions.map(({ question }) => question));
  const memory = await memoryAt(path, 'atm');
  const work = (question: string): Promise<Drafted> =>
    drafted({ store: memory.store, retrieve }, question, { now: NOW });
  const cases: AbstentionCase[] = [];
  for (const [i, { question, answer, evidence_ids, qtype }] of questions.entries()) {
    const isNone = abstains(answer) || evidence_ids.length === 0;
    const found = await work(question);
    const isRight = (draft: Draft): boolean => !isNone && scoreOf(question, answer, qtype, draft) >= 0.5;
    cases.push(caseOf(found, { gold: answer, life: String(seed), voice: voice.name, isNone, isRight, weight: 1 }));
    const swapped = i % 3 === 0 ? swap(question, mails, i) : undefined;
    if (swapped === undefined || asked.has(swapped)) continue;
    cases.push(
      caseOf(await work(swapped), {
        gold: '-',
        life: String(seed),
        voice: voice.name,
        isNone: true,
        isRight: () => false,
        weight: SWAPPED,
      }),
    );
  }
  await memory.close();
  return cases;
}

/** Little is written by hand, and each of it stands for much that never was; much was asked for that nobody wrote. */
const BY_HAND = 3;
const BY_HAND_NONE = 1.5;

async function letterCases(set: LettersWithGold): Promise<AbstentionCase[]> {
  const path = join(workFolder, `letters-${set.name}`);
  if (!isMade(path)) writeLetters(set, path);
  const memory = await memoryAt(path, 'auto');
  const cases: AbstentionCase[] = [];
  for (const { asked: question, wanted: want } of set.questions) {
    // Where either is right, neither is taught.
    if (want.endsWith('|-')) continue;
    const found = await drafted({ store: memory.store, retrieve }, question, { now: set.now });
    const isNone = want === '-';
    cases.push(
      caseOf(found, {
        gold: want,
        life: set.name,
        voice: set.name,
        isNone,
        isRight: ({ text }) => isWanted(want, text),
        weight: isNone ? BY_HAND_NONE : BY_HAND,
      }),
    );
  }
  await memory.close();
  return cases;
}

/** Inboxes are asked as strangers ask, of what is there and what is not alike; made lives know nothing of their ways. */
const BY_WRITERS = 3;

async function inboxCases(inbox: InboxWithGold): Promise<AbstentionCase[]> {
  const path = join(workFolder, `inbox-${inbox.name.replace('/', '-')}`);
  if (!isMade(path)) writeInbox(inbox, path);
  const memory = await memoryAt(path, 'atm');
  const cases: AbstentionCase[] = [];
  for (const question of inbox.questions) {
    const found = await drafted({ store: memory.store, retrieve }, question.asked, { now: inbox.now });
    const isNone = question.kind === 'none';
    const isRightly = ({ text: told, citations }: Draft): boolean =>
      !isNone && isRight(question, { told, cited: [...new Set(citations.map(({ id }) => goldName(id, 'atm')))] });
    cases.push(
      caseOf(found, {
        gold: question.wanted,
        life: inbox.name,
        voice: inbox.writer,
        isNone,
        isRight: isRightly,
        weight: BY_WRITERS,
      }),
    );
  }
  await memory.close();
  return cases;
}

type Known = Pick<AbstentionCase, 'gold' | 'life' | 'voice' | 'isNone' | 'weight'> & {
  readonly isRight: (draft: Draft) => boolean;
};

function caseOf(found: Drafted, { isRight, ...known }: Known): AbstentionCase {
  const evidence = evidenceOf(found);
  const told = citationsOf(found.draft, found).length > 0 ? found.draft : undefined;
  const proposal = told === undefined ? undefined : featuresOf(found, 0);
  return {
    question: found.retrieval.plan.question,
    ...known,
    right: told !== undefined && isRight(told),
    told: found.draft?.text ?? '',
    basis:
      found.missing.length > 0
        ? 'unknown name'
        : told?.known !== undefined || told?.floor !== undefined
          ? 'known'
          : found.basis,
    evidence: evidenceFeatures.map((name) => evidence[name]),
    ...(proposal === undefined ? {} : { proposal: confidenceFeatures.map((name) => proposal[name]) }),
  };
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

function scoreOf(question: string, gold: string, qtype: string, draft: Draft): number {
  if (qtype === 'number') return exactMatch(gold, draft.text, question, readings.official).right ? 1 : 0;
  if (qtype === 'list_recall') return jaccard(gold, draft.text) >= 0.5 ? 1 : 0;
  const plain = (text: string): string =>
    traditional(text)
      .toLowerCase()
      .replace(/^(?:the one in|the|a|an) /, '')
      .replace(/[’']/g, "'");
  return plain(draft.text).includes(plain(gold)) || (/^(?:yes|是)/i.test(gold) && /^(?:yes|是)/i.test(draft.text))
    ? 1
    : 0;
}

const cases: AbstentionCase[] = [];
for (const life of flags.seeds.split(',').filter((one) => one !== '')) {
  const [seed, voice] = life.split(':');
  cases.push(...(await lifeCases(Number(seed), voice)));
}
if (flags.letters) for (const set of lettersWithGold()) cases.push(...(await letterCases(set)));
if (flags.inboxes) for (const inbox of inboxesNamed(fittedWriters)) cases.push(...(await inboxCases(inbox)));
mkdirSync(dirname(flags.out), { recursive: true });
writeFileSync(flags.out, cases.map((one) => `${JSON.stringify(one)}\n`).join(''));
console.log(`${cases.length} cases in ${flags.out}`);

/**
 * Asks the questions of sets with gold and keeps what choosing an answer is fitted on: the items that were listed, each
 * clause by clause, and what was drafted by reading.
 *   npx node training/fit/candidate-cases.ts [--again] [SET…]
 * A file a set in a folder of temporary files, by V8's serialiser: items and clauses that questions share are written once.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { z } from 'zod';
import { decide } from '../../src/answer/abstention/decide.ts';
import { citationsOf } from '../../src/answer/answer.ts';
import { drafted } from '../../src/answer/drafted.ts';
import type { OpenMemory } from '../../src/app/open-memory.ts';
import { benchMake } from '../../src/bench/lives/make.ts';
import { traditional } from '../../src/bench/lives/voices/traditional.ts';
import { abstains } from '../../src/bench/suites/atm/scorer/abstention.ts';
import { exactMatch } from '../../src/bench/suites/atm/scorer/exact-match.ts';
import { jaccard } from '../../src/bench/suites/atm/scorer/jaccard.ts';
import { readings } from '../../src/bench/suites/atm/scorer/reading.ts';
import type { Asked } from '../../src/language/asked-words.ts';
import type { Named } from '../../src/retrieve/list/list-features.ts';
import { retrieve } from '../../src/retrieve/search.ts';
import { isRight } from '../harness/asked-inbox.ts';
import { goldName } from '../harness/collections-with-gold.ts';
import { freshMemory } from '../harness/fresh-memory.ts';
import { inboxesNamed, inboxFiles, writeInbox } from '../harness/inboxes-with-gold.ts';
import { isWanted, letterSets, writeLetters } from '../harness/letters-with-gold.ts';
import { trainingVoice } from '../harness/voices.ts';

/** A question, what it was answered from, and what is right. */
export type CandidateCase = {
  readonly set: string;
  readonly writer: string;
  readonly kind: string;
  readonly question: string;
  readonly language: 'en' | 'zh';
  readonly isNone: boolean;
  readonly wanted: Wanted;
  /** Items that a right answer rests on; absent where the set does not say. */
  readonly evidence: readonly string[] | undefined;
  /** Where its words state the answer or a part of it; absent where the set does not say. */
  readonly said?: readonly Said[] | undefined;
  readonly asked: Asked;
  readonly named: readonly Named[];
  readonly drafts: readonly DraftTold[];
};
export type Said = { readonly in: string; readonly words: string };
/** What the answer looks like, as an expression; or, of made lives, what it is. */
export type Wanted = { readonly like: string } | { readonly is: string; readonly qtype: string };

/** Whether a text tells what is wanted. */
export function tells(wanted: Wanted, question: string, text: string): boolean {
  if ('like' in wanted) return isWanted(wanted.like, text);
  if (wanted.qtype === 'list_recall') return jaccard(wanted.is, text) >= SAME_SET;
  if (plain(text).includes(plain(wanted.is))) return true;
  return wanted.qtype === 'number' && exactMatch(wanted.is, text, question, readings.official).right;
}
const SAME_SET = 0.5;
const plain = (text: string): string =>
  traditional(text)
    .toLowerCase()
    .replace(/^(?:the one in|the|a|an) /, '')
    .replace(/[’']/g, "'");

/** What today's readers draft: how probable they hold it, by what it was read, and whether it is right. */
export type DraftTold = {
  readonly text: string;
  readonly basis: string;
  readonly confidence: number;
  readonly tells: boolean;
  readonly known: number | undefined;
  readonly contested: boolean;
  readonly notes: number;
  readonly items: readonly string[];
  readonly right: boolean;
};

export const casesFolder = join(tmpdir(), 'madeleine-candidate-cases');
/** Made lives by voices and sizes: what they ask is asked as the papers do, and most that they hold is well labelled. */
const lives: readonly { readonly seed: number; readonly voice: string; readonly items: number }[] = [
  { seed: 901, voice: 'plain', items: 200 },
  { seed: 902, voice: 'hasty', items: 600 },
  { seed: 903, voice: 'formal-and-chatty', items: 200 },
  { seed: 904, voice: 'learnt-late', items: 200 },
  { seed: 905, voice: 'two-languages', items: 200 },
  { seed: 906, voice: 'form-letters', items: 600 },
  { seed: 907, voice: 'many-countries', items: 200 },
  { seed: 908, voice: 'collected-mail', items: 200 },
];
const lifeQuestions = z.array(
  z.object({ question: z.string(), answer: z.string(), evidence_ids: z.array(z.string()), qtype: z.string() }),
);

/** A made life as a set; its questions are there once it is written. */
const lifeSet = ({ seed, voice, items }: (typeof lives)[number]): QuestionSet => ({
  name: `life-${voice}`,
  writer: `life-${voice}`,
  now: '2024-01-01T12:00:00',
  as: 'atm',
  write: async (path) => {
    await benchMake('atm', { seed, difficulty: 'medium', items, voice: trainingVoice(voice) }, path);
    return lifeQuestions
      .parse(JSON.parse(readFileSync(join(path, 'data/atm-bench/atm-bench.json'), 'utf8')))
      .map(({ question, answer, evidence_ids, qtype }): Question => {
        const isNone = abstains(answer) || evidence_ids.length === 0;
        const wanted = { is: answer, qtype };
        return {
          kind: isNone ? 'none' : qtype === 'list_recall' ? 'photos' : 'letter',
          question,
          wanted,
          evidence: evidence_ids,
          isNone,
          isRight: (told) => !isNone && tells(wanted, question, told),
        };
      });
  },
});

const fileOf = (set: string): string => join(casesFolder, `${set.replace('/', '-')}.v8`);
export const casesOf = (set: string): CandidateCase[] => deserialize(readFileSync(fileOf(set)));

type Question = Pick<CandidateCase, 'kind' | 'question' | 'wanted' | 'evidence' | 'said' | 'isNone'> & {
  readonly isRight: (told: string, cited: readonly string[]) => boolean;
};
type QuestionSet = {
  readonly name: string;
  readonly writer: string;
  readonly now: string;
  readonly as: 'atm' | 'auto';
  readonly write: (path: string) => Promise<readonly Question[]>;
};

/** All sets: each writer's inboxes, each set of letters, and made lives. */
export const allSets = (): QuestionSet[] => [
  ...inboxesNamed([...new Set(inboxFiles().map(({ writer }) => writer))]).map(
    (inbox): QuestionSet => ({
      name: inbox.name,
      writer: inbox.writer,
      now: inbox.now,
      as: 'atm',
      write: async (path) => {
        writeInbox(inbox, path);
        return inbox.questions.map((question) => ({
          kind: question.kind,
          question: question.asked,
          wanted: { like: question.wanted },
          evidence: question.evidence,
          said: question.said,
          isNone: question.kind === 'none',
          isRight: (told, cited) => question.kind !== 'none' && isRight(question, { told, cited }),
        }));
      },
    }),
  ),
  ...letterSets().map(
    (set): QuestionSet => ({
      name: `letters-${set.name}`,
      writer: `letters-${set.name}`,
      now: set.now,
      as: 'auto',
      write: async (path) => {
        writeLetters(set, path);
        return set.questions
          .filter(({ wanted }) => !wanted.endsWith('|-'))
          .map(({ asked, wanted }) => ({
            kind: 'letter',
            question: asked,
            wanted: { like: wanted },
            evidence: undefined,
            isNone: wanted === '-',
            isRight: (told) => isWanted(wanted, told),
          }));
      },
    }),
  ),
  ...lives.map(lifeSet),
];

async function caseOf(memory: OpenMemory, set: QuestionSet, question: Question): Promise<CandidateCase> {
  const found = await drafted({ store: memory.store, retrieve }, question.question, { now: set.now });
  const { asked, items } = found.retrieval.list;
  const citations = citationsOf(found.draft, found);
  const { tells: decided, confidence } = decide(found, citations.length);
  const cited = [...new Set(citations.map(({ id }) => goldName(id, 'atm')))];
  const { draft } = found;
  return {
    set: set.name,
    writer: set.writer,
    kind: question.kind,
    question: found.retrieval.plan.question,
    language: found.language,
    isNone: question.isNone,
    wanted: question.wanted,
    evidence: question.evidence,
    said: question.said,
    asked,
    named: items.map(({ item, score, byWords, bySearch, probability }) => ({
      item,
      score,
      byWords,
      bySearch,
      probability,
    })),
    drafts:
      draft === undefined || citations.length === 0
        ? []
        : [
            {
              text: draft.text,
              basis: found.basis,
              confidence,
              tells: decided === 'draft',
              known: draft.known,
              contested: draft.contested === true,
              notes: draft.notes.length,
              items: citations.map(({ id }) => id),
              right: question.isRight(draft.text, cited),
            },
          ],
  };
}

if (import.meta.main) {
  mkdirSync(casesFolder, { recursive: true });
  const args = process.argv.slice(2);
  const named = args.filter((one) => !one.startsWith('--'));
  for (const set of allSets().filter(
    ({ name, writer }) => named.length === 0 || named.includes(name) || named.includes(writer),
  )) {
    if (existsSync(fileOf(set.name)) && !args.includes('--again')) continue;
    const path = join(casesFolder, set.name.replace('/', '-'));
    rmSync(path, { recursive: true, force: true });
    const questions = await set.write(path);
    const memory = await freshMemory(path, set.as);
    const cases: CandidateCase[] = [];
    for (const question of questions) cases.push(await caseOf(memory, set, question));
    await memory.close();
    writeFileSync(fileOf(set.name), serialize(cases));
    console.log(`${set.name}: ${cases.length} questions`);
  }
}

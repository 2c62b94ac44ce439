/**
 * Measures how sure an answer may be said to be where what is known of it says less than what was learnt, and writes
 * models/certainty.json.
 *   npx node training/fit/certainty.ts collect WRITER FILE   # answers to a writer, kept in a file
 *   npx node training/fit/certainty.ts unread FILE… [--write]
 *   npx node training/fit/certainty.ts talk DIR [--write]    # conversations; DIR holds a LoCoMo file
 * `collect` asks a writer's inboxes; `npm run evaluate` has each asked by models that were fitted on the others. `unread` judges
 * each writer by what was fitted on the others; where a condition of a question is met by nothing that is cited, an answer is
 * bounded further.
 * `talk` does the same with conversations; an answer is right where LoCoMo's official token F1 is at least a half or all words of
 * the gold are in it. Of the conversations only the numbers are kept.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { answeredFrom, groundsOf } from '../../src/answer/answer.ts';
import { measured as known, type Measured } from '../../src/answer/certainty/measured.ts';
import { drafted } from '../../src/answer/drafted.ts';
import type { OpenMemory } from '../../src/app/open-memory.ts';
import type { Sure } from '../../src/bench/statistics/calibration.ts';
import { answerScore } from '../../src/bench/suites/locomo/answer-score.ts';
import { type LocomoQuestion, readConversations } from '../../src/bench/suites/locomo/conversations.ts';
import { answerTokens } from '../../src/bench/suites/locomo/token-f1.ts';
import { retrieve } from '../../src/retrieve/search.ts';
import { isRight } from '../harness/asked-inbox.ts';
import { goldName } from '../harness/collections-with-gold.ts';
import { freshMemory } from '../harness/fresh-memory.ts';
import { inboxesNamed, writeInbox } from '../harness/inboxes-with-gold.ts';
import { writeModel } from '../harness/write-model.ts';
import { type Fit, fit, probabilityOf, type Row, told } from './logistic.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
const work = join(tmpdir(), 'madeleine-fit-certainty');

/** An answer that was told: how probable it was held, whether a condition was not met, whether it is right. */
type Told = { readonly of: string; readonly decided: number; readonly isUnmet: boolean; readonly right: boolean };
type Given = { readonly text: string; readonly cited: readonly string[] };

async function toldTo(
  { store }: OpenMemory,
  of: string,
  asked: string,
  now: string,
  right: (given: Given) => boolean,
): Promise<Told[]> {
  const found = await drafted({ store, retrieve }, asked, { now });
  const { answer, decided } = answeredFrom(asked, found, 0);
  if (answer.outcome !== 'grounded') return [];
  const { citations, text, type } = answer;
  const { conditions } = groundsOf(found, citations, { ...found.draft, type });
  const cited = [...new Set(citations.map(({ id }) => id))];
  return [{ of, decided, isUnmet: conditions.some(({ state }) => state !== 'met'), right: right({ text, cited }) }];
}

/** Answers to the inboxes of a writer. */
async function unreadAnswers(writer: string): Promise<Told[]> {
  const all: Told[] = [];
  for (const inbox of inboxesNamed([writer])) {
    const path = join(work, `inbox-${inbox.name.replace('/', '-')}`);
    writeInbox(inbox, path);
    const memory = await freshMemory(path, 'atm');
    for (const question of inbox.questions) {
      const right = ({ text, cited }: Given): boolean =>
        question.kind !== 'none' && isRight(question, { told: text, cited: cited.map((id) => goldName(id, 'atm')) });
      all.push(...(await toldTo(memory, inbox.writer, question.asked, inbox.now, right)));
    }
    await memory.close();
  }
  return all;
}

const toldSchema = z.array(z.object({ of: z.string(), decided: z.number(), isUnmet: z.boolean(), right: z.boolean() }));

const shareOf = (all: readonly { readonly right: boolean }[]): number =>
  all.filter(({ right }) => right).length / Math.max(1, all.length);
const inWords = (all: readonly { readonly right: boolean }[]): string =>
  `${all.filter(({ right }) => right).length} of ${all.length} right (${shareOf(all).toFixed(3)})`;

/** The share of right answers among the quarter that was held most probable: of fewer the share is chance. */
function boundOf(all: readonly Told[]): number {
  return Math.floor(100 * shareOf(mostProbable(all))) / 100;
}
const mostProbable = (all: readonly Told[]): readonly Told[] =>
  all.toSorted((a, b) => b.decided - a.decided).slice(0, Math.ceil(all.length / 4));

function measureUnread(files: readonly string[]): Measured {
  const all: readonly Told[] = files.flatMap((file) => toldSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
  const unmet = all.filter(({ isUnmet }) => isUnmet);
  const most = boundOf(unmet);
  const names = [...new Set(all.map(({ of }) => of))];
  const met = all.filter(({ isUnmet }) => !isUnmet);
  const judged = [
    `answers told to ${names.join(', ')}, which no weight was fitted on: with a condition that is not met ${inWords(unmet)}`,
    `of the quarter held most probable ${inWords(mostProbable(unmet))}; with all met ${inWords(met)}`,
  ].join(', ');
  for (const name of names) console.log(`${name}, not met: ${inWords(unmet.filter(({ of }) => of === name))}`);
  const command = 'npx node training/fit/certainty.ts unread FILE… --write';
  return { ...known, unmet: { most, command, judged }, learnt: { ...mappingOf(all), command } };
}

/** The mapping of all answers, judged on each writer (or conversation) by that of the others. */
function mappingOf(all: readonly Told[]): Pick<Measured['learnt'], 'bias' | 'slope' | 'judged'> {
  const names = [...new Set(all.map(({ of }) => of))];
  const [before, after]: [Sure[], Sure[]] = [[], []];
  for (const name of names) {
    const own = all.filter(({ of }) => of === name);
    const said = saidBy(fit(rowsOf(all.filter(({ of }) => of !== name)), RIDGE), own);
    after.push(...said);
    before.push(...own.map(({ decided, right }) => ({ confidence: decided, right })));
    console.log(`${name}, fitted on the others: ${claimed(said)}`);
  }
  const { bias, weights } = fit(rowsOf(all), RIDGE);
  const judged = `answers told to ${names.join(', ')}: ${inWords(all)}; decided on: ${claimed(before)}; each by the others: ${claimed(after)}`;
  return { bias: rounded(bias), slope: rounded(weights[0] ?? 0), judged };
}

const NOW = '2024-01-01T12:00:00';
const RIDGE = 1;
const F1_OF_RIGHT = 0.5;

function isRightOfTalk({ gold }: LocomoQuestion, text: string): boolean {
  // What an adversarial question asks was never said: whatever is told is wrong.
  if (gold.category === 5) return false;
  if (answerScore({ text, abstained: false }, gold, 'official') >= F1_OF_RIGHT) return true;
  const said = new Set(answerTokens(text));
  const wanted = answerTokens(gold.answer ?? '');
  return wanted.length > 0 && wanted.every((token) => said.has(token));
}

async function talkAnswers(folder: string): Promise<Told[]> {
  const { file, questions } = await readConversations(folder);
  const samples: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const all: Told[] = [];
  mkdirSync(work, { recursive: true });
  for (const sample of [...new Set(questions.map((question) => question.sample))]) {
    const path = join(work, `${sample}.json`);
    writeFileSync(path, JSON.stringify((samples as { sample_id: string }[]).filter((one) => one.sample_id === sample)));
    const memory = await freshMemory(path, 'locomo');
    for (const question of questions.filter((one) => one.sample === sample)) {
      const right = ({ text }: Given): boolean => isRightOfTalk(question, text);
      all.push(...(await toldTo(memory, sample, question.text, NOW, right)));
    }
    await memory.close();
    rmSync(path);
  }
  return all;
}

const rowsOf = (all: readonly Told[]): Row[] =>
  all.map(({ decided, right }) => ({ features: [Math.log(decided / (1 - decided))], right: right ? 1 : 0, weight: 1 }));
const saidBy = (by: Fit, all: readonly Told[]): Sure[] =>
  rowsOf(all).map((row) => ({ confidence: probabilityOf(by, row), right: row.right === 1 }));
const claimed = (all: readonly Sure[]): string =>
  `${(all.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, all.length)).toFixed(3)} claimed, ${told(all)}`;

async function measureTalk(folder: string): Promise<Measured> {
  const all = await talkAnswers(folder);
  const command = `npx node training/fit/certainty.ts talk DIR --write`;
  const most = Math.round(100 * shareOf(all)) / 100;
  return {
    ...known,
    talk: { ...mappingOf(all), command },
    unlearnt: {
      most,
      command,
      judged: `as many as of all answers from talk, the nearest that was measured: ${inWords(all)}`,
    },
  };
}

const rounded = (value: number): number => Math.round(1000 * value) / 1000;

const [what, folder, ...others] = positionals;
if (what === 'collect' && folder !== undefined && others[0] !== undefined) {
  writeFileSync(others[0], JSON.stringify(await unreadAnswers(folder)));
  process.exit();
}
if ((what !== 'unread' && what !== 'talk') || folder === undefined)
  throw new Error('Say “collect”, a writer and a file; “unread” and files; or “talk” and a folder.');
const made = what === 'talk' ? await measureTalk(folder) : measureUnread([folder, ...others]);
console.log(JSON.stringify(made, null, 2));
if (flags.write)
  writeModel('certainty', made, {
    data: 'unmet, learnt: inboxes, each writer asked by models fitted on the others; talk: LoCoMo conversations; each judged by the others',
    paths: [fileURLToPath(new URL('../inboxes', import.meta.url)), ...(what === 'talk' ? [folder] : [])],
  });

/**
 * What the order of memories of texts is learnt from: questions about hand-written inboxes told in pieces, and about made
 * conversations. Nothing of LifeBench or LoCoMo is among it; these are only measured on.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { initMemory, openApp } from '../../src/app/app.ts';
import { OpenMemory } from '../../src/app/open-memory.ts';
import { benchMake } from '../../src/bench/lives/make.ts';
import type { Store } from '../../src/ports/store.ts';
import { rowFeatures } from '../../src/retrieve/list/row-features.ts';
import { retrieve } from '../../src/retrieve/search.ts';
import { collectionsIn } from '../harness/collections-with-gold.ts';
import { inboxesNamed } from '../harness/inboxes-with-gold.ts';
import { writePieces } from '../harness/pieces.ts';
import { trainingVoice } from '../harness/voices.ts';

/** The rows that are compared for a question; `gold` of all counts also those that were not among them. */
export type TextCase = {
  readonly kind: 'pieces' | 'talk';
  readonly writer: string;
  readonly rows: Float32Array;
  readonly worth: readonly number[];
  /** Each row's place by the search's own order. */
  readonly bySearch: readonly (number | undefined)[];
  readonly gold: number;
};
type Question = {
  readonly writer: string;
  readonly text: string;
  readonly now?: string;
  readonly gold: readonly string[];
};
type TextSet = {
  readonly name: string;
  readonly kind: TextCase['kind'];
  readonly as: 'lifebench' | 'locomo';
  readonly write: (path: string) => Promise<{ readonly path: string; readonly questions: readonly Question[] }[]>;
};

const work = join(tmpdir(), 'madeleine-text-cases');
/** Writers whose inboxes lie in one memory: many people's days beside one another, as many as a phone's year has rows. */
const together: readonly (readonly string[])[] = [
  ['ann', 'eve', 'karla', 'moritz'],
  ['bao', 'lin', 'qiao'],
  ['cleo', 'farah', 'gideon', 'hester', 'noor'],
];
const conversations: readonly (readonly [seed: number, voice: string])[] = [
  [911, 'plain'],
  [912, 'hasty'],
  [913, 'formal-and-chatty'],
  [914, 'learnt-late'],
  [915, 'two-languages'],
];
const TURNS = 1200;

const sets: readonly TextSet[] = [
  ...together.map(
    (writers): TextSet => ({
      name: `pieces-${writers.join('-')}`,
      kind: 'pieces',
      as: 'lifebench',
      write: async (path) => {
        const questions = writePieces(inboxesNamed(writers), path);
        return [{ path, questions: questions.map(({ evidence, ...rest }) => ({ ...rest, gold: evidence })) }];
      },
    }),
  ),
  ...conversations.map(
    ([seed, voice]): TextSet => ({
      name: `talk-${voice}`,
      kind: 'talk',
      as: 'locomo',
      write: async (path) => {
        await benchMake('locomo', { seed, difficulty: 'medium', items: TURNS, voice: trainingVoice(voice) }, path);
        return collectionsIn(path).map((one) => ({
          path: one.path,
          questions: one.cases.map(({ text, gold }) => ({ writer: `talk-${voice}`, text, gold })),
        }));
      },
    }),
  ),
];

/** All cases, made anew where `again` is asked for or none are kept; some minutes. */
export async function textCases(again: boolean): Promise<TextCase[]> {
  mkdirSync(work, { recursive: true });
  const all: TextCase[] = [];
  for (const set of sets) {
    const file = join(work, `${set.name}.v8`);
    if (again || !existsSync(file)) writeFileSync(file, serialize(await casesOf(set)));
    all.push(...(deserialize(readFileSync(file)) as TextCase[]));
  }
  return all;
}

async function casesOf({ name, kind, as, write }: TextSet): Promise<TextCase[]> {
  const cases: TextCase[] = [];
  const folder = join(work, name);
  rmSync(folder, { recursive: true, force: true });
  for (const [at, { path, questions }] of (await write(folder)).entries()) {
    const memory = await memoryOf(`${folder}.memory-${at}`, path, as);
    const now = await latestTime(memory.store);
    for (const question of questions)
      if (question.gold.length > 0) cases.push(await caseOf(memory.store, kind, { now, ...question }));
    await memory.close();
  }
  return cases;
}

async function memoryOf(folder: string, path: string, as: TextSet['as']): Promise<OpenMemory> {
  rmSync(folder, { recursive: true, force: true });
  await initMemory(folder, 'off', async () => 'off');
  const app = await openApp(folder, { quiet: true, offline: true });
  await app.add([path], { as });
  await app.close();
  const memory = await OpenMemory.open(folder, { quiet: true, offline: true });
  await memory.store.warm();
  return memory;
}

/** The time of the last item: when a question without a date is asked. */
async function latestTime(store: Store): Promise<string> {
  let latest = '';
  for await (const { time } of store.scan()) if (time !== undefined && time.start > latest) latest = time.start;
  return latest.slice(0, 19);
}

async function caseOf(store: Store, kind: TextCase['kind'], question: Question & { readonly now: string }) {
  const { list } = await retrieve(store, question.text, { now: question.now });
  const gold = new Set(question.gold);
  const width = rowFeatures.length;
  const rows = new Float32Array(list.items.length * width);
  for (const [n, { row = 0 }] of list.items.entries())
    rows.set(list.rows?.subarray(row * width, (row + 1) * width) ?? [], n * width);
  const isGold = (id: string): boolean => gold.has(id.split(':').slice(-2).join(':'));
  return {
    kind,
    writer: question.writer,
    rows,
    worth: list.items.map(({ item }) => Number(isGold(item.id))),
    bySearch: list.items.map(({ bySearch }) => bySearch),
    gold: gold.size,
  };
}

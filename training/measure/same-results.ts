/**
 * What searching and asking give, to be kept before a change that may only make them faster, and compared after it.
 *   node training/measure/same-results.ts FILE DATA-OR-MEMORY…
 * FILE that is not there is written; one that is there is compared with, and the first differences are printed. DATA is a
 * made life, an album or conversations with gold; of each, questions are taken at even steps. Every memory is also asked
 * the written cases of the planner, in both languages.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { type App, openApp } from '../../src/app/app.ts';
import { collectionsIn, memoryOf } from '../harness/collections-with-gold.ts';

const PER_COLLECTION = 60;
const MOST_SHOWN = 12;
const now = '2024-03-01T12:00:00';
const timing: ReadonlySet<string> = new Set(['tookMs']);

const cases = z.array(z.looseObject({ question: z.string() }));
const written = ['en', 'zh'].flatMap((language) =>
  cases
    .parse(
      JSON.parse(readFileSync(new URL(`../../test/retrieve/planner-cases.${language}.json`, import.meta.url), 'utf8')),
    )
    .map(({ question }) => question),
);

/** As many as wanted, from all over. */
const evenly = <T>(all: readonly T[], wanted: number): T[] => {
  const step = Math.max(1, all.length / wanted);
  return Array.from({ length: Math.min(wanted, all.length) }, (_, n) => all[Math.floor(n * step)] as T);
};

type Asked = { readonly memory: string; readonly name: string; readonly questions: readonly string[] };

async function askedOf(path: string): Promise<Asked[]> {
  if (existsSync(join(path, 'memory.db')))
    return [{ memory: path, name: basename(path), questions: evenly(written, PER_COLLECTION) }];
  const all: Asked[] = [];
  for (const collection of collectionsIn(path)) {
    const questions = [
      ...evenly(collection.cases, PER_COLLECTION).map(({ text }) => text),
      ...evenly(written, PER_COLLECTION / 3),
    ];
    all.push({ memory: await memoryOf(collection, false), name: collection.name, questions });
  }
  return all;
}

/** Everything of a document but how long it took, as text. */
const told = (document: unknown): string =>
  JSON.stringify(document, (key, value: unknown) => (timing.has(key) ? undefined : value));

async function resultsOf(app: App, question: string): Promise<string> {
  const searched = await app.search(question, { now, limit: 20 });
  const explained = await app.search(question, { now, limit: 3, cut: false, explain: 'always' });
  const answered = await app.ask(question, { now });
  return told({ searched, explained, answered });
}

/** The places in two documents at which they first part, with what stands there. */
function firstDifference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const around = (text: string): string => text.slice(Math.max(0, at - 160), at + 120);
  return `  before …${around(a)}…\n  now    …${around(b)}…`;
}

const [file = '', ...paths] = process.argv.slice(2);
const results: Record<string, string> = {};
for (const path of paths) {
  for (const { memory, name, questions } of await askedOf(path)) {
    const app = await openApp(memory, { quiet: true, offline: true });
    await app.warm();
    for (const question of questions) results[`${name}: ${question}`] = await resultsOf(app, question);
    await app.close();
  }
}
const count = Object.keys(results).length;
if (!existsSync(file)) {
  writeFileSync(file, JSON.stringify(results));
  console.log(`${count} questions kept in ${file}`);
} else {
  const before = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  const other = Object.entries(results).filter(([question, result]) => before[question] !== result);
  for (const [question, result] of other.slice(0, MOST_SHOWN))
    console.log(`${question}\n${firstDifference(before[question] ?? '', result)}`);
  console.log(`${count} questions, ${other.length} with another result`);
  process.exitCode = other.length === 0 ? 0 : 1;
}

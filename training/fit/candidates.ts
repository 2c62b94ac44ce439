/**
 * Fits what finds and chooses an answer: the order of the items that words and the search name, the intent of questions, which
 * clauses answer, and which candidate is told.
 *   npx node training/fit/candidate-cases.ts
 *   npx node training/fit/candidates.ts [--without WRITER,…] [--into FOLDER] [--write [--report]]
 * Without --write, or with --report, the figures of writers left out are printed, six folds of writers, each stage fitted
 * without them. --write fits on all writers but those named by --without, and writes models/listing.json, models/intent.json,
 * models/clauses.json and models/candidates.json, or the same into a folder.
 */
import { parseArgs } from 'node:util';
import {
  type Candidate,
  candidatesFrom,
  draftedAs,
  nothingTold,
  rankedClauses,
} from '../../src/answer/candidates/candidate.ts';
import { candidateFeatures, candidateRows, isIdList } from '../../src/answer/candidates/candidate-features.ts';
import { clausesIn, rowsOfClauses, scoresOf } from '../../src/answer/candidates/choose.ts';
import { type Clause, clauseKinds } from '../../src/answer/candidates/clause.ts';
import { clauseFeatures } from '../../src/answer/candidates/clause-features.ts';
import {
  asksForItems,
  asksForTruth,
  type Intent,
  intentFeatures,
  intentOf,
  intentOutputs,
  operators,
  withIntent,
} from '../../src/answer/candidates/intent.ts';
import { mentionKinds } from '../../src/answer/candidates/mention.ts';
import { type Read, readFirst } from '../../src/answer/candidates/read.ts';
import { saidOfAsked } from '../../src/answer/candidates/said-of-asked.ts';
import { toldOf } from '../../src/answer/candidates/told.ts';
import { hashedTextSchema } from '../../src/learn/hashed-text.ts';
import { scoreOf, type Trees } from '../../src/learn/trees.ts';
import type { ItemId } from '../../src/memory/ids.ts';
import { listFeatures, listRows } from '../../src/retrieve/list/list-features.ts';
import type { Listed } from '../../src/retrieve/list/listed.ts';
import { goldName } from '../harness/collections-with-gold.ts';
import { fittedWriters } from '../harness/inboxes-with-gold.ts';
import { writeModel } from '../harness/write-model.ts';
import { boostedLists, type Growth, usualGrowth } from '../learn/boost.ts';
import { hashedRidge, type Told } from '../learn/ridge.ts';
import { allSets, type CandidateCase, casesOf, tells } from './candidate-cases.ts';

const WIDTH = 4096;
const RIDGE = 1;
const FOLDS = 6;
/** Where the set does not say what an answer rests on, so few items that answer are taken to be it. */
const FEW = 3;

type Case = CandidateCase & { readonly isEvidence: readonly boolean[] };
type Group = { readonly rows: Float32Array; readonly worth: readonly number[] };
type At = readonly number[];

/** Whether an item is what a right answer rests on; where the set does not say, any may be. */
const mayBeEvidence = ({ evidence }: CandidateCase, id: string): boolean =>
  evidence === undefined || evidence.includes(goldName(id, 'atm'));
/** Whether a clause is of the words that state the answer; undefined where the set does not say which do. */
const isSaid = ({ said }: CandidateCase, { item, text }: Clause): boolean | undefined =>
  said?.some((one) => one.in === goldName(item.id, 'atm') && overlap(oneLine(one.words), oneLine(text)));
const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();
const overlap = (a: string, b: string): boolean => a.includes(b) || b.includes(a);
const isRightText = (one: CandidateCase, text: string): boolean => !one.isNone && tells(one.wanted, one.question, text);

function labelled(one: CandidateCase): Case {
  if (one.evidence !== undefined)
    return { ...one, isEvidence: one.named.map(({ item }) => mayBeEvidence(one, item.id)) };
  const read = readFirst(
    one.named.map((named) => ({ ...named, learnt: 0, ranked: undefined })),
    one.asked,
    one.named.length,
  );
  const holds = read.map(({ weighed }) => weighed.some(({ clause }) => isRightText(one, toldOf(clause, one.language))));
  const isFew = holds.filter((is) => is).length <= FEW;
  return { ...one, isEvidence: holds.map((is) => is && isFew) };
}

function fitLists(groups: readonly Group[], features: readonly string[], growth: Growth): Trees {
  const used = groups.filter(({ worth }) => worth.some((one) => one > 0));
  const bounds = new Int32Array(used.length + 1);
  for (const [n, { worth }] of used.entries()) bounds[n + 1] = (bounds[n] ?? 0) + worth.length;
  const rows = new Float32Array((bounds.at(-1) ?? 0) * features.length);
  for (const [n, group] of used.entries()) rows.set(group.rows, (bounds[n] ?? 0) * features.length);
  return boostedLists({ features, rows, worth: Float32Array.from(used.flatMap(({ worth }) => worth)), bounds }, growth);
}

/** The cases of a stage with what the stages before it came to. */
const cases: readonly Case[] = allSets().flatMap(({ name }) => casesOf(name).map(labelled));

const fitListing = (at: At): Trees =>
  fitLists(
    at.map((n) => ({
      rows: listRows(cases[n]?.named ?? [], (cases[n] as Case).asked),
      worth: cases[n]?.isEvidence.map(Number) ?? [],
    })),
    listFeatures,
    usualGrowth,
  );
const listedBy = (trees: Trees, n: number): Listed[] => {
  const { named, asked } = cases[n] as Case;
  const rows = listRows(named, asked);
  return named
    .map((one, k) => ({ ...one, learnt: scoreOf(trees, rows, k * listFeatures.length), ranked: undefined }))
    .toSorted((a, b) => b.learnt - a.learnt);
};

const mean = (all: readonly number[]): number | undefined =>
  all.length === 0 ? undefined : all.reduce((sum, one) => sum + one, 0) / all.length;

const rightClauses = new Map<number, ReturnType<typeof clausesIn>>();
function rightClausesOf(n: number): ReturnType<typeof clausesIn> {
  const known = rightClauses.get(n);
  if (known !== undefined) return known;
  const one = cases[n] as Case;
  const evidence = one.named
    .filter((_, k) => one.isEvidence[k])
    .map((named) => ({ ...named, learnt: 0, ranked: undefined }));
  const right = clausesIn(readFirst(evidence, one.asked)).filter((clause) =>
    isRightText(one, toldOf(clause, one.language)),
  );
  rightClauses.set(n, right);
  return right;
}

function toldBy(n: number): Told {
  const { kind, question } = cases[n] as Case;
  const right = rightClausesOf(n);
  return {
    text: question,
    outputs: [
      ...operators.map((operator) => (kind === 'letter' || kind === 'none' ? undefined : kind === operator ? 1 : 0)),
      ...mentionKinds.map((_, k) => mean(right.map(({ held }) => held[k] ?? 0))),
      ...clauseKinds.map((place) => mean(right.map((clause) => (clause.kind === place ? 1 : 0)))),
    ],
  };
}
const fitIntent = (at: At) => hashedRidge(at.map(toldBy), intentOutputs, { width: WIDTH, ridge: RIDGE });
const intentBy = (model: ReturnType<typeof fitIntent>): ((n: number) => Intent) => {
  const text = hashedTextSchema.parse(model);
  return (n) => intentOf(text, (cases[n] as Case).question);
};

/** What the stages before the last came to, by case. */
type Known = { readonly lists: readonly Listed[][]; readonly intents: readonly Intent[] };

/** What clauses are worth: those that answer, and where a set says so, those that state a part of the answer. */
const hitsIn = (one: Case, read: readonly Read[]): number[] =>
  clausesIn(read).map((clause) =>
    Number(
      isSaid(one, clause) ?? (mayBeEvidence(one, clause.item.id) && isRightText(one, toldOf(clause, one.language))),
    ),
  );
const clauseNames = [...clauseFeatures, ...intentFeatures];
function clauseGroup(n: number, { lists, intents }: Known): Group {
  const one = cases[n] as Case;
  const read = readFirst(lists[n] ?? [], one.asked);
  return {
    rows: rowsOfClauses(read, one.asked, intents[n] as Intent),
    worth: one.kind === 'photos' ? [] : hitsIn(one, read),
  };
}
const fitClauses = (at: At, known: Known): Trees =>
  fitLists(
    at.map((n) => clauseGroup(n, known)),
    clauseNames,
    usualGrowth,
  );
const clausesBy = (trees: Trees, n: number, known: Known): Float64Array =>
  scoresOf(trees, clauseGroup(n, known).rows, clauseFeatures.length);

const candidateNames = [...candidateFeatures, ...intentFeatures];
type Choice = Group & { readonly candidates: readonly Candidate[]; readonly right: readonly boolean[] };

/** All candidates of a case, the last that nothing is told: which is right where no other is. */
function choiceOf(n: number, { lists, intents }: Known, scores: Float64Array): Choice {
  const one = cases[n] as Case;
  const read = readFirst(lists[n] ?? [], one.asked);
  const [draft] = one.drafts;
  const intent = intents[n] as Intent;
  const isWanted = (drafted: Candidate): boolean => asksForItems(intent) || !isIdList(drafted);
  const drafted = one.drafts.map(({ text, items }) =>
    draftedAs(
      text,
      items.map((id) => ({ id: id as ItemId, field: '', quote: '' })),
      one.named.map(({ item }) => item),
    ),
  );
  const items = one.named.flatMap(({ item }) => (draft?.items.includes(item.id) ? [item] : []));
  const reading = draft && { ...draft, items };
  const candidates: Candidate[] = [
    ...candidatesFrom(rankedClauses(read, scores), one.language, asksForTruth(intent)),
    ...drafted.filter(isWanted),
    nothingTold,
  ];
  const rows = withIntent(
    candidateRows(candidates, one.asked, reading, saidOfAsked(lists[n] ?? [], one.asked)),
    candidateFeatures.length,
    intents[n] as Intent,
  );
  const right = candidates.map(({ kind, text, parts }) => {
    if (kind === 'nothing' || (one.kind === 'photos' && kind !== 'draft')) return false;
    if (kind === 'draft') return draft?.right === true;
    return parts.every(({ clause }) => mayBeEvidence(one, clause.item.id)) && isRightText(one, text);
  });
  const worth = right.includes(true) ? right.map(Number) : candidates.map(({ kind }) => Number(kind === 'nothing'));
  return { candidates, rows, right, worth };
}
const candidateGrowth: Growth = { ...usualGrowth, fewest: 100, rounds: 120 };

/** The folds that writers fall into: all of a writer in one. */
function foldsOf(folds: number): readonly number[] {
  const writers = [...new Set(cases.map(({ writer }) => writer))].sort();
  const inOrder = [...writers.filter(isByHand), ...writers.filter((one) => !isByHand(one))];
  const fold = new Map(inOrder.map((writer, n) => [writer, n % folds]));
  return cases.map(({ writer }) => fold.get(writer) ?? 0);
}

/** What a model says of each case among `all` that was fitted without the case's writer. */
function crossed<T, M>(
  all: At,
  folds: readonly number[],
  fit: (at: At) => M,
  say: (model: M) => (n: number) => T,
): T[] {
  const said = new Array<T>(cases.length);
  for (const fold of new Set(all.map((n) => folds[n] ?? 0))) {
    const by = say(fit(all.filter((n) => folds[n] !== fold)));
    for (const n of all) if (folds[n] === fold) said[n] = by(n);
  }
  return said;
}

const began = Date.now();
const step = (what: string): void => console.log(`${((Date.now() - began) / 1000).toFixed(0)} s: ${what}`);

type Stages = Known & { readonly scores: readonly Float64Array[]; readonly choices: readonly Choice[] };
function stagesOf(all: At, folds: readonly number[]): Stages {
  const lists = crossed(all, folds, fitListing, (trees) => (n) => listedBy(trees, n));
  step('lists');
  const intents = crossed(all, folds, fitIntent, intentBy);
  step('intents');
  const known = { lists, intents };
  const scores = crossed(
    all,
    folds,
    (at) => fitClauses(at, known),
    (trees) => (n) => clausesBy(trees, n, known),
  );
  step('clauses');
  const choices = new Array<Choice>(cases.length);
  for (const n of all) choices[n] = choiceOf(n, known, scores[n] ?? new Float64Array());
  return { ...known, scores, choices };
}

/** The factor by which that nothing is told is likelier or less likely than it was learnt to be. */
const NOTHING = 0.35;

type Counts = { right: number; of: number; wrong: number; held: number; none: number; nones: number };
type Telling = { readonly best: number; readonly isNothing: boolean };
function told(choice: Choice, scores: Float64Array, factor: number): Telling {
  const odds = choice.candidates.map(({ kind }, k) => Math.exp(scores[k] ?? 0) * (kind === 'nothing' ? factor : 1));
  const best = odds.indexOf(Math.max(...odds));
  return { best, isNothing: choice.candidates[best]?.kind === 'nothing' };
}

const isByHand = (writer: string): boolean => !/^(?:letters|life)-/.test(writer);

function report(all: At, { lists, scores, choices }: Stages, last: readonly Float64Array[]): void {
  const isShown = (n: number): boolean =>
    isByHand(cases[n]?.writer ?? '') && !fittedWriters.includes(cases[n]?.writer ?? '');
  const shown = all.filter(isShown);
  const groups = new Map<string, number[]>();
  for (const n of shown)
    for (const key of [cases[n]?.writer ?? '', `kind ${cases[n]?.kind}`, 'all'])
      groups.set(key, [...(groups.get(key) ?? []), n]);
  for (const [key, at] of [...groups].sort()) {
    const held = at.filter((n) => cases[n]?.isNone === false);
    const share = (of: (n: number) => number): string =>
      (held.reduce((sum, n) => sum + of(n), 0) / Math.max(1, held.length)).toFixed(3);
    const found = (n: number, most: number): number =>
      (lists[n] ?? []).slice(0, most).filter(({ item }) => mayBeEvidence(cases[n] as Case, item.id)).length /
      (cases[n]?.evidence?.length ?? 1);
    const first = (n: number): number => {
      const one = cases[n] as Case;
      const ranked = rankedClauses(readFirst(lists[n] ?? [], one.asked), scores[n] ?? []);
      const at = ranked.findIndex(
        ({ clause }) => mayBeEvidence(one, clause.item.id) && isRightText(one, toldOf(clause, one.language)),
      );
      return at < 0 ? 999 : at;
    };
    const draft = (n: number): number => Number(cases[n]?.drafts.some(({ right, tells }) => right && tells));
    const forced = (n: number): number =>
      Number(choices[n]?.right[told(choices[n] as Choice, last[n] ?? new Float64Array(), 0).best]);
    const chosen = (n: number): number =>
      Number(choices[n]?.right[told(choices[n] as Choice, last[n] ?? new Float64Array(), NOTHING).best]);
    console.log(
      `${key.padEnd(16)} n=${String(held.length).padEnd(4)} listed ${share((n) => found(n, 99))} R@10 ${share((n) => found(n, 10))} clause1 ${share((n) => Number(first(n) === 0))} clause3 ${share((n) => Number(first(n) < 3))} held ${share((n) => Number(choices[n]?.right.includes(true)))} draft ${share(draft)} forced ${share(forced)} told ${share(chosen)}`,
    );
  }
  for (const factor of [0, 0.05, 0.08, 0.1, 0.12, 0.15, 0.2, 0.25, 0.35, 0.5, 0.7, 1]) {
    const counts: Counts = { right: 0, of: 0, wrong: 0, held: 0, none: 0, nones: 0 };
    for (const n of shown) {
      const { best, isNothing } = told(choices[n] as Choice, last[n] ?? new Float64Array(), factor);
      if (cases[n]?.isNone === true) {
        counts.nones += 1;
        counts.none += Number(isNothing);
        continue;
      }
      const isRight = choices[n]?.right[best] === true;
      counts.of += 1;
      counts.right += Number(isRight);
      counts.wrong += Number(!isRight && !isNothing);
    }
    console.log(
      `nothing × ${factor}: right ${counts.right} (${(counts.right / counts.of).toFixed(3)}), wrong ${counts.wrong}, none ${counts.none} of ${counts.nones} (${(counts.none / counts.nones).toFixed(3)})`,
    );
  }
}

const { values: flags } = parseArgs({
  options: {
    without: { type: 'string', default: '' },
    into: { type: 'string' },
    write: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
  },
});
const left = flags.without.split(',').filter((one) => one !== '');
const used = cases.flatMap(({ writer }, n) => (left.includes(writer) ? [] : [n]));
step(`${used.length} cases of ${cases.length}`);
const folds = foldsOf(FOLDS);
const stages = stagesOf(used, folds);
if (flags.write) {
  const writers = new Set(used.map((n) => cases[n]?.writer)).size;
  const data = `${used.length} questions of inboxes, letters and made lives by ${writers} writers`;
  const paths = ['training/inboxes', 'training/letters'];
  const known = { lists: stages.lists, intents: stages.intents };
  const choosing = fitLists(
    used.map((n) => stages.choices[n] as Choice),
    candidateNames,
    candidateGrowth,
  );
  const models = {
    listing: fitListing(used),
    intent: fitIntent(used),
    clauses: fitClauses(used, known),
    candidates: { nothing: NOTHING, trees: choosing },
  };
  for (const [name, weights] of Object.entries(models)) writeModel(name, weights, { data, paths }, flags.into);
  step('written');
}
if (flags.report || !flags.write) {
  const last = crossed(
    used,
    folds,
    (at) =>
      fitLists(
        at.map((n) => stages.choices[n] as Choice),
        candidateNames,
        candidateGrowth,
      ),
    (trees) => (n) => scoresOf(trees, stages.choices[n]?.rows ?? new Float32Array(), candidateFeatures.length),
  );
  step('candidates');
  report(used, stages, last);
}

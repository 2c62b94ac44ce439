import { type Asked, coverage, daysAway } from '../../language/asked-words.ts';
import { tokens } from '../../language/tokens.ts';
import { localMillis } from '../../memory/time-span.ts';
import { clauseKinds } from './clause.ts';
import { mentionKinds } from './mention.ts';
import type { Read, Weighed } from './read.ts';

export const clauseFeatures = [
  'exact',
  'exactOfBest',
  'alike',
  'alikeOfBest',
  'withNeighbours',
  'before',
  'after',
  'label',
  'ofItem',
  'itemScore',
  'itemPlace',
  'itemAlike',
  'daysOff',
  'datesOff',
  'age',
  'order',
  'length',
  'words',
  'new',
  'fromBest',
  'placeInItem',
  'recency',
  'laterAlike',
  'newNumbers',
  'kind',
  'labelled',
  'asking',
  'asked',
  ...mentionKinds.map((kind) => `holds ${kind}`),
] as const;

const DAY = 86_400_000;

/** A row for each clause of the items that are read, in order, by `clauseFeatures`. */
export function clauseRows(read: readonly Read[], asked: Asked): Float32Array {
  const width = clauseFeatures.length;
  const all = read.flatMap(({ weighed }) => weighed);
  const rows = new Float32Array(all.length * width);
  const mostExact = Math.max(1e-6, ...all.map(({ exact }) => exact));
  const mostAlike = Math.max(1e-6, ...all.map(({ alike }) => alike));
  const askedWords = new Set(tokens(asked.text));
  let row = 0;
  for (const one of inTime(read)) {
    const itemAlike = Math.max(0, ...one.weighed.map(({ alike }) => alike));
    const bestAt = one.weighed.findIndex(({ alike }) => alike === itemAlike);
    const shared = {
      mostExact,
      mostAlike,
      itemAlike,
      bestAt,
      askedWords,
      ahead: one.listed.learnt - (read[0]?.listed.learnt ?? 0),
    };
    for (const [at, weighed] of one.weighed.entries()) {
      rows.set(rowOf(one, at, weighed, asked, shared), row * width);
      row += 1;
    }
  }
  return rows;
}

/** An item with the share of the others that are older, and how much the most telling clause of a later one says. */
type Timed = Read & { readonly recency: number; readonly laterAlike: number };

function inTime(read: readonly Read[]): readonly Timed[] {
  const timeOf = ({ listed }: Read): string => listed.item.time?.start ?? '';
  return read.map((one) => {
    const others = read.filter((other) => other !== one && timeOf(other) !== '');
    const later = others.filter((other) => timeOf(other) > timeOf(one));
    return {
      ...one,
      recency: others.length === 0 ? 1 : 1 - later.length / others.length,
      laterAlike: Math.max(0, ...later.flatMap(({ weighed }) => weighed.map(({ alike }) => alike))),
    };
  });
}

type Shared = {
  readonly mostExact: number;
  readonly mostAlike: number;
  readonly itemAlike: number;
  /** Where in the item the clause is that says most. */
  readonly bestAt: number;
  readonly askedWords: ReadonlySet<string>;
  /** How far its item lies behind the first. */
  readonly ahead: number;
};

function rowOf(one: Timed, at: number, weighed: Weighed, asked: Asked, shared: Shared): number[] {
  const { clause, exact, alike, away } = weighed;
  const beside = (step: number): Weighed | undefined => {
    const other = one.weighed[at + step];
    return other?.clause.field === clause.field ? other : undefined;
  };
  const [before, after] = [beside(-1), beside(1)];
  const around = new Set([...(before?.clause.tokens ?? []), ...clause.tokens, ...(after?.clause.tokens ?? [])]);
  const time = one.listed.item.time === undefined ? undefined : localMillis(one.listed.item.time.start);
  let fresh = 0;
  for (const token of clause.tokens) if (!shared.askedWords.has(token)) fresh += 1;
  return [
    exact,
    exact / shared.mostExact,
    alike,
    alike / shared.mostAlike,
    coverage(asked, around)[0],
    before?.alike ?? 0,
    after?.alike ?? 0,
    clause.label === '' ? 0 : coverage(asked, new Set(tokens(clause.label)))[1],
    shared.itemAlike === 0 ? 0 : alike / shared.itemAlike,
    shared.ahead,
    one.place,
    shared.itemAlike,
    time === undefined ? -1 : daysAway(asked, time, time),
    away,
    time === undefined ? -1 : (asked.now - time) / DAY,
    clause.order,
    clause.text.length,
    clause.tokens.size,
    fresh,
    Math.abs(at - shared.bestAt),
    one.weighed.filter((other) => other.alike > alike).length,
    one.recency,
    one.laterAlike,
    clause.mentions.filter(({ kind, text }) => kind === 'number' && !asked.text.includes(text)).length,
    clauseKinds.indexOf(clause.kind),
    /[:：]/u.test(clause.text) ? 1 : 0,
    /[?？]$/u.test(clause.text) ? 1 : 0,
    asked.words.length,
    ...clause.held,
  ];
}

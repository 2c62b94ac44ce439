import type { Citation } from '../../memory/answer.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { cite, type Draft } from '../question.ts';
import { hoursText, type Language, moneyText } from '../wording.ts';
import type { Clause } from './clause.ts';
import { kindsHeld, type Mention, mentionKinds, mentionsIn } from './mention.ts';
import type { Read } from './read.ts';
import { toldOf } from './told.ts';

/** How a candidate came about: as written, reckoned of two values, by a reader, or that nothing is told. */
export const candidateKinds = [
  'clause',
  'yes',
  'no',
  'sum',
  'difference',
  'days',
  'hours',
  'draft',
  'nothing',
] as const;
export type CandidateKind = (typeof candidateKinds)[number];

/** A clause with its place among the best, and its share of the probability that one of them answers. */
export type Ranked = {
  readonly clause: Clause;
  readonly score: number;
  readonly share: number;
  readonly place: number;
  /** How much of the question it says, and how far its item lies behind the first of the list. */
  readonly exact: number;
  readonly behind: number;
};

/** What may be told, and the clauses that it rests on, best first; none where a reader drafted it or nothing is told. */
export type Candidate = {
  readonly kind: CandidateKind;
  readonly text: string;
  readonly parts: readonly Ranked[];
  readonly held: Float32Array;
  readonly citations: readonly Citation[];
  readonly draft?: Draft;
};

/** Clauses that are candidates, clauses that may be said yes or no to, and those whose values are reckoned with. */
const MOST_CLAUSES = 10;
const MOST_TRUTHS = 3;
const MOST_RECKONED = 10;
const MOST_VALUES = 8;
const DAY = 86_400_000;

/** That nothing is told: as likely as that no other candidate is right. */
export const nothingTold: Candidate = {
  kind: 'nothing',
  text: '',
  parts: [],
  held: new Float32Array(mentionKinds.length),
  citations: [],
};

/** What was read, as a candidate: what it holds is seen by the item that it cites first, where that is among those listed. */
export function draftedAs(text: string, citations: readonly Citation[], items: readonly MemoryItem[]): Candidate {
  const cited = items.find(({ id }) => id === citations[0]?.id);
  const held =
    cited === undefined
      ? nothingTold.held
      : kindsHeld(mentionsIn(text, cited, cited.dates?.filter((date) => text.includes(date.text)) ?? []));
  return { kind: 'draft', text, parts: [], held, citations };
}

/** The clauses of what was read by their scores, best first, each with its share. */
export function rankedClauses(read: readonly Read[], scores: ArrayLike<number>): readonly Ranked[] {
  const all = read.flatMap(({ weighed, listed }) =>
    weighed.map(({ clause, exact }) => ({ clause, exact, behind: listed.learnt - (read[0]?.listed.learnt ?? 0) })),
  );
  const most = Math.max(...Array.from(scores), -Infinity);
  const odds = all.map((_, n) => Math.exp((scores[n] ?? 0) - most));
  const whole = odds.reduce((sum, one) => sum + one, 0) || 1;
  return all
    .map((one, n) => ({ ...one, score: scores[n] ?? 0, share: (odds[n] ?? 0) / whole }))
    .toSorted((a, b) => b.score - a.score)
    .map((one, place) => ({ ...one, place }));
}

const cited = ({ clause: { item, field, text } }: Ranked): Citation => cite(item.id, field, text);

/**
 * All candidates of ranked clauses: each of the best, where truth is asked for with yes and no before it, and what
 * their values come to.
 */
export function candidatesFrom(
  ranked: readonly Ranked[],
  language: Language,
  isForTruth: boolean,
): readonly Candidate[] {
  const of = (kind: CandidateKind, text: string, parts: readonly Ranked[]): Candidate => ({
    kind,
    text,
    parts,
    held: parts[0]?.clause.held ?? new Float32Array(mentionKinds.length),
    citations: parts.map(cited),
  });
  const truths = (isForTruth ? ranked : [])
    .filter(isSaid)
    .slice(0, MOST_TRUTHS)
    .flatMap((one) => {
      const told = toldOf(one.clause, language);
      const [yes, no] = language === 'zh' ? ['是：', '不：'] : ['Yes: ', 'No: '];
      return [of('yes', `${yes}${told}`, [one]), of('no', `${no}${told}`, [one])];
    });
  return [
    ...ranked.slice(0, MOST_CLAUSES).map((one) => of('clause', toldOf(one.clause, language), [one])),
    ...truths,
    ...pairs(ranked, 'money').flatMap(([a, b]) =>
      a.value.currency !== b.value.currency
        ? []
        : [
            of('sum', moneyText({ value: a.number + b.number, currency: a.value.currency }), [a.of, b.of]),
            of('difference', moneyText({ value: Math.abs(a.number - b.number), currency: a.value.currency }), [
              a.of,
              b.of,
            ]),
          ],
    ),
    ...pairs(ranked, 'day').map(([a, b]) =>
      of('days', daysText(Math.round(Math.abs(a.number - b.number) / DAY), language), [a.of, b.of]),
    ),
    ...pairs(ranked, 'clock').map(([a, b]) =>
      of('hours', hoursText(Math.abs(a.number - b.number), language), [a.of, b.of]),
    ),
  ];
}

/** A sentence says that something is so or is not; a day, a place or a name by itself does not. */
const isSaid = ({ clause: { kind } }: Ranked): boolean => kind !== 'time' && kind !== 'place' && kind !== 'sender';

const daysText = (days: number, language: Language): string =>
  language === 'zh' ? `${days}天` : `${days} ${days === 1 ? 'day' : 'days'}`;

type Valued = { readonly of: Ranked; readonly value: Mention; readonly number: number };

/** Pairs of unlike values of a kind, each value once, of the best clauses. */
function pairs(ranked: readonly Ranked[], kind: Mention['kind']): readonly (readonly [Valued, Valued])[] {
  const values: Valued[] = [];
  for (const of of ranked.slice(0, MOST_RECKONED))
    for (const value of of.clause.mentions)
      if (value.kind === kind && value.value !== undefined && values.length < MOST_VALUES)
        if (!values.some(({ number }) => number === value.value)) values.push({ of, value, number: value.value });
  return values.flatMap((a, n) => values.slice(n + 1).map((b) => [a, b] as const));
}

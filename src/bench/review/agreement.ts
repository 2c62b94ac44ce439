import { type Agreement, labelAgreement } from '../judges/agreement.ts';
import { krippendorffAlpha } from '../statistics/agreement.ts';
import { fisherExact } from '../statistics/fisher.ts';
import { holm } from '../statistics/permutation.ts';
import { type Judgement, judgementsOf, scaleOf } from './judged.ts';
import type { Standing } from './standing.ts';

/** Below this, adjusted for how many were compared, an acceptance rate is called abnormal. */
const ABNORMAL = 0.05;

/** How annotators agree on one kind of judgement. */
export type GroupAgreement = {
  /** A kind of task; `relevance` is of candidates, `query` of whether their query is kept. */
  readonly group: string;
  readonly labels: readonly string[];
  /** Things that at least two annotators judged. */
  readonly shared: number;
  readonly pairs: readonly Agreement[];
  /** Krippendorff's α; absent when nothing was shared or nobody ever differed in label. */
  readonly alphaNominal?: number;
  readonly alphaOrdinal?: number;
};

/** How often an annotator accepts, beside all others on the same kind of judgement. */
export type Acceptance = {
  readonly group: string;
  readonly annotator: string;
  readonly accepted: number;
  readonly judged: number;
  readonly othersAccepted: number;
  readonly othersJudged: number;
  /** Fisher's exact test, two-sided. */
  readonly p: number;
  /** Adjusted by Holm for all annotators that were compared. */
  readonly holmP: number;
  readonly abnormal: boolean;
};

type Labels = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Per group, per annotator, the label of each unit. Decisions alone count: they were made independently. */
function labelsOf(standings: readonly Standing[]): ReadonlyMap<string, Labels> {
  const groups = new Map<string, Map<string, Map<string, string>>>();
  for (const { task, decisions } of standings) {
    if (task.proposedBy.by === 'person') continue;
    for (const decision of decisions)
      for (const one of judgementsOf(task, decision)) add(groups, decision.annotator, one);
  }
  return groups;
}

function add(
  groups: Map<string, Map<string, Map<string, string>>>,
  annotator: string,
  { group, unit, label }: Judgement,
): void {
  const annotators = groups.get(group) ?? new Map<string, Map<string, string>>();
  const units = annotators.get(annotator) ?? new Map<string, string>();
  groups.set(group, annotators.set(annotator, units.set(unit, label)));
}

/** Cohen's κ of each pair of annotators and Krippendorff's α of all, for each kind of judgement. */
export function agreementOf(standings: readonly Standing[]): GroupAgreement[] {
  return [...labelsOf(standings)].map(([group, labels]) => {
    const { labels: scale, ordinal } = scaleOf(group);
    const units = new Map<string, number[]>();
    for (const of of labels.values())
      for (const [unit, label] of of) units.set(unit, [...(units.get(unit) ?? []), scale.indexOf(label)]);
    const rated = [...units.values()];
    const nominal = krippendorffAlpha(rated, 'nominal');
    const byOrder = ordinal ? krippendorffAlpha(rated, 'ordinal') : undefined;
    return {
      group,
      labels: scale,
      shared: rated.filter(({ length }) => length > 1).length,
      pairs: labelAgreement(labels).filter(({ n }) => n > 0),
      ...(nominal === undefined ? {} : { alphaNominal: nominal }),
      ...(byOrder === undefined ? {} : { alphaOrdinal: byOrder }),
    };
  });
}

type Count = { readonly annotator: string; readonly accepted: number; readonly judged: number };
type Compared = Omit<Acceptance, 'group' | 'abnormal'>;

const sum = (counts: readonly Count[], of: 'accepted' | 'judged'): number =>
  counts.reduce((total, one) => total + one[of], 0);

/** Each against all others together. */
function compared(counts: readonly Count[]): Compared[] {
  const rows = counts.map((one) => {
    const othersAccepted = sum(counts, 'accepted') - one.accepted;
    const othersJudged = sum(counts, 'judged') - one.judged;
    return {
      ...one,
      othersAccepted,
      othersJudged,
      p: fisherExact(one.accepted, one.judged, othersAccepted, othersJudged),
    };
  });
  const adjusted = holm(rows.map(({ p }) => p));
  return rows.map((row, i) => ({ ...row, holmP: adjusted[i] ?? 1 }));
}

/**
 * Who is out of line, one after the other: the furthest is set aside before the others are compared again, or one who
 * accepts everything would make everybody else look strict. Of two alone nobody can say which one is: both are named.
 */
function outOfLine(counts: readonly Count[]): (Compared & { readonly abnormal: boolean })[] {
  const rows = compared(counts);
  const least = Math.min(...rows.map(({ p }) => p));
  const furthest = rows.filter(({ p, holmP }) => p === least && holmP < ABNORMAL);
  if (furthest.length === 0) return rows.map((row) => ({ ...row, abnormal: false }));
  const named = new Set(furthest.map(({ annotator }) => annotator));
  return [
    ...furthest.map((row) => ({ ...row, abnormal: true })),
    ...outOfLine(counts.filter(({ annotator }) => !named.has(annotator))),
  ];
}

/** How often each annotator accepts, and whether that is out of line with the others. */
export function acceptanceOf(standings: readonly Standing[]): Acceptance[] {
  return [...labelsOf(standings)].flatMap(([group, labels]) => {
    const accepting = scaleOf(group).labels[0];
    const counts = [...labels].map(([annotator, units]) => ({
      annotator,
      judged: units.size,
      accepted: [...units.values()].filter((label) => label === accepting).length,
    }));
    return outOfLine(counts).map((row) => ({ group, ...row }));
  });
}

import { fold, slug } from '../../language/fold.ts';
import type { LedgerAccount, LedgerKind } from '../../memory/ledger.ts';
import { isOfTrip } from '../../memory/ledger-trips.ts';
import { everyLeaf, type LeafArgs, type PlanLeaf, type PlanNode } from '../../memory/query-plan.ts';
import { readOnce } from '../../memory/read-once.ts';
import { daysBetween } from '../../memory/time-span.ts';
import type { Gazetteer } from '../../retrieve/planner/gazetteer.ts';
import type { Retrieval } from '../../retrieve/search.ts';
import type { AmountAsk } from './amount-ask.ts';
import { middleOf, monthCalled, periodOf } from './billing-period.ts';

/** What an account says to what a question fixes. */
type Verdict = 'yes' | 'no' | 'unknown';
/** `about`: what the verdict is of; a dealing is known by its party, code, kind or trip, not by its time alone. */
export type Finding = {
  readonly about: 'time' | 'place' | 'party' | 'code' | 'kind' | 'trip';
  readonly verdict: Verdict;
  /** The name that was not found: records may still say it. */
  readonly name?: string;
};

/** Everything that the plan and the kinds of the question say of one account; words are judged elsewhere. */
export function findingsOf(account: LedgerAccount, ask: AmountAsk, retrieval: Retrieval): readonly Finding[] {
  const { root } = retrieval.plan;
  // Of another kind, and by nothing that the question says to be recognised all the same.
  const isOther = ask.kinds.size > 0 && !ask.kinds.has(account.kind);
  if (isOther && !mayBeNamed(account, retrieval)) return [{ about: 'kind', verdict: 'no' }];
  const scope: Scope = { account, ask, retrieval };
  const found = [...ofNode(root, scope)];
  if (ask.kinds.size > 0) found.push(kindFinding(account.kind, ask.kinds, found));
  return found;
}

/** Whether an account may be named or numbered by anything that a plan says; what is not to be so may be by saying nothing. */
function mayBeNamed(account: LedgerAccount, retrieval: Retrieval): boolean {
  const { names, isOpen } = namesIn(retrieval);
  return isOpen || names.some((name) => isParty(name, account) || slug(account.what ?? '').includes(slug(name)));
}

const namesIn = readOnce(({ plan, gazetteer }: Retrieval) => {
  const leaves = everyLeaf(plan.root);
  return {
    names: leaves.flatMap(({ leaf }) => {
      if (leaf.tool === 'place') return [leaf.args.name];
      if (leaf.tool !== 'person') return [];
      const town = townNamed(leaf.args.name, gazetteer);
      return [leaf.args.name, ...(town === undefined ? [] : [town.name])];
    }),
    isOpen: leaves.some(({ leaf, negated }) => negated || leaf.tool === 'reference'),
  };
});

type Scope = { readonly account: LedgerAccount; readonly ask: AmountAsk; readonly retrieval: Retrieval };

/** A dinner whose receipt says little may be of no kind; who is named or numbered is meant whatever its kind. */
function kindFinding(kind: LedgerKind, asked: ReadonlySet<LedgerKind>, found: readonly Finding[]): Finding {
  if (asked.has(kind)) return { about: 'kind', verdict: 'yes' };
  const isNamed = found.some(({ about, verdict }) => (about === 'party' || about === 'code') && verdict === 'yes');
  return { about: 'kind', verdict: isNamed ? 'unknown' : 'no' };
}

const opposite: Readonly<Record<Verdict, Verdict>> = { yes: 'no', no: 'yes', unknown: 'unknown' };
const worth: Readonly<Record<Verdict, number>> = { yes: 1, unknown: 0, no: -2 };
const standing = (findings: readonly Finding[]): number =>
  findings.reduce((sum, { verdict }) => sum + worth[verdict], 0);

function ofNode(node: PlanNode, scope: Scope): readonly Finding[] {
  switch (node.kind) {
    case 'leaf':
      return ofLeaf(node, scope);
    case 'all':
      return eitherPlace(node.plans.map((plan) => ({ plan, findings: ofNode(plan, scope) })));
    case 'any':
      return bestOf(node.plans.map((plan) => ofNode(plan, scope)));
    case 'not':
      return ofNode(node.plan, scope).map((one) => ({ ...one, verdict: opposite[one.verdict] }));
    case 'within':
      return ofWithin(node, scope);
  }
}

/** Of several readings the one that agrees most; a reading that says nothing agrees with everything, and is none. */
const bestOf = (readings: readonly (readonly Finding[])[]): readonly Finding[] =>
  readings.filter((reading) => reading.length > 0).toSorted((a, b) => standing(b) - standing(a))[0] ?? [];

/** "Hotels in Kyoto and Tokyo": a dealing is in one of two towns, or of two countries; one of them is enough. */
function eitherPlace(parts: readonly { readonly plan: PlanNode; readonly findings: readonly Finding[] }[]): Finding[] {
  return parts.flatMap(({ plan, findings }) => {
    const level = findings.every(({ verdict }) => verdict !== 'no') ? undefined : levelOf(plan);
    if (level === undefined) return findings;
    const others = parts.filter((other) => other.plan !== plan && levelOf(other.plan) === level);
    const isElsewhere = others.some((other) => other.findings.some((f) => f.about === 'place' && f.verdict === 'yes'));
    return isElsewhere ? [] : findings;
  });
}

/** How wide the first place is that a part of a plan names, if it is a town or a country. */
const levelOf = readOnce((plan: PlanNode): string | undefined => {
  const [leaf] = placesIn(plan);
  return leaf?.level === 'city' || leaf?.level === 'country' ? leaf.level : undefined;
});

/** Of a trip that was found, the trip says when; of several, those at the time that is said. */
function ofWithin(
  { plan: inner, anchor, window }: Extract<PlanNode, { kind: 'within' }>,
  scope: Scope,
): readonly Finding[] {
  const { spans: all, gazetteer } = scope.retrieval;
  const findings = ofNode(inner, scope);
  // "When I returned the helmet" tells of the dealing itself, not of days that it lies in.
  if (all.length === 0 || window.unit !== 'trip') return [...findings, ...ofNode(anchor, scope)];
  const limits = timesIn(inner);
  const named = all.filter((span) => limits.every((limit) => reaches(limit, dayed(span))));
  const spans = named.length > 0 ? named : all;
  const [place] = placesIn(anchor);
  const there = place === undefined ? undefined : placeOfTrip(place, gazetteer.placesIn);
  const isOf = spans.some((span) =>
    isOfTrip(scope.account, {
      span: { start: span.start, end: span.end, precision: 'day', source: 'event' },
      ...(there === undefined ? {} : { place: there }),
    }),
  );
  return [...findings.filter(({ about }) => about !== 'time'), { about: 'trip', verdict: isOf ? 'yes' : 'no' }];
}

/** Whether an account's place is the one named, or inside it. */
function isIn(own: string, name: string, { retrieval: { gazetteer } }: Scope): boolean {
  const inside = gazetteer.placesIn.get(slug(name)) ?? [];
  return own
    .split(', ')
    .map(slug)
    .some((part) => part === slug(name) || inside.includes(part));
}

const dayed = ({ start, end }: { readonly start: string; readonly end: string }) => ({
  start: start.slice(0, 10),
  end: end.slice(0, 10),
});

function timesIn(node: PlanNode): Limits[] {
  if (node.kind === 'leaf') return node.tool === 'time' ? [node.args] : [];
  return node.kind === 'all' ? node.plans.flatMap(timesIn) : [];
}

const placesIn = (node: PlanNode): LeafArgs<'place'>[] =>
  everyLeaf(node).flatMap(({ leaf, negated }) => (leaf.tool === 'place' && !negated ? [leaf.args] : []));

/** A city with the country that the memory knows it in: a day elsewhere in the country is of the trip too. */
function placeOfTrip(place: LeafArgs<'place'>, wider: ReadonlyMap<string, readonly string[]>) {
  if (place.level === 'country') return { country: place.name, source: 'event' as const };
  const own = slug(place.name);
  const country = [...wider].find(([, inside]) => inside.includes(own))?.[0];
  return {
    city: place.name,
    ...(country === undefined ? {} : { country: country.replaceAll('_', ' ') }),
    source: 'event' as const,
  };
}

function ofLeaf(leaf: PlanLeaf, scope: Scope): readonly Finding[] {
  switch (leaf.tool) {
    case 'time':
      return [{ about: 'time', verdict: timeVerdict(leaf.args, scope) }];
    case 'place':
      return [placeFinding(leaf.args, scope)];
    case 'person':
      return personFinding(leaf.args, scope);
    case 'event':
      return eventFinding(leaf.args, scope);
    case 'reference':
      return [{ about: 'code', verdict: hasCode(leaf.args.code, scope.account) ? 'yes' : 'no' }];
    case 'amount':
      return amountFinding(leaf.args, scope.account);
    default:
      return [];
  }
}

/** A firm, or somebody whom accounts do not name. "Florence" may be a name too: where it is a town's, the town is meant. */
function personFinding({ name }: LeafArgs<'person'>, scope: Scope): readonly Finding[] {
  const town = townNamed(name, scope.retrieval.gazetteer);
  if (town !== undefined) return [placeFinding(town, scope)];
  const isNamed = isParty(name, scope.account) || slug(scope.account.what ?? '').includes(slug(name));
  if (isNamed) return [{ about: 'party', verdict: 'yes' }];
  return [{ about: 'party', verdict: 'unknown', name }];
}

function townNamed(name: string, { entries }: Gazetteer): LeafArgs<'place'> | undefined {
  const town = entries.get(fold(name))?.find((entry) => entry.kind === 'place');
  return town?.kind === 'place' ? town.place : undefined;
}

type Limits = Pick<LeafArgs<'time'>, 'start' | 'end' | 'months'>;

/** Of a year it is the bills that came in it; of a month, or from one month to another, those that count them. */
const MOST_DAYS_OF_MONTHS = 330;
const isShort = ({ start, end }: Limits): boolean =>
  start === undefined || end === undefined ? start === end : daysBetween(start, end) <= MOST_DAYS_OF_MONTHS;

/** Kinds of which a bill counts a stretch of time: what is used, what runs on, and care and lessons, which are of no kind of their own. */
const countsTime: ReadonlySet<LedgerKind> = new Set(['bill', 'subscription', 'other']);

/** By the days of what was bought; those that only reach into the time are not sure to be meant. */
function timeVerdict(limits: Limits, { account, ask }: Scope): Verdict {
  const { span } = account;
  if (ask.ofRecords || span === undefined) {
    const days = account.entries.map((entry) => entry.at.slice(0, 10)).filter((day) => day !== '');
    if (days.length === 0) return 'unknown';
    return days.some((day) => isWithin(limits, day)) ? 'yes' : 'no';
  }
  // A bill is of the month that it counts, whenever it was sent.
  const counts = countsTime.has(account.kind) && isShort(limits);
  const period = counts ? billedPeriod(account) : undefined;
  if (period !== undefined)
    return isWithin(limits, middleOf(period)) || (isLong(limits) && isWithin(limits, span.start))
      ? 'yes'
      : isWithin(limits, span.start)
        ? 'unknown'
        : 'no';
  // A stay is paid when it ends, and remembered by when it began.
  if (isWithin(limits, span.start) || isWithin(limits, span.end)) return 'yes';
  if (
    ask.measure === 'refund' &&
    account.entries.some((e) => e.state === 'refunded' && isWithin(limits, e.at.slice(0, 10)))
  )
    return 'yes';
  if (reaches(limits, span) && limits.months === undefined) return 'unknown';
  // A bill may speak of the day it is for.
  const isTold = account.entries.some(
    ({ counted, dates }) => counted !== undefined && dates.some(({ start }) => isWithin(limits, start.slice(0, 10))),
  );
  // What was quoted in one month and billed in the next is remembered by either.
  const isOfRecords = span.start === span.end && account.entries.some(({ at }) => isWithin(limits, at.slice(0, 10)));
  return isTold || isOfRecords ? 'unknown' : 'no';
}

const billedPeriod = readOnce(
  ({ entries, what, span }: LedgerAccount) =>
    periodOf(entries.flatMap(({ dates }) => dates)) ?? monthCalled(what ?? '', span?.start ?? ''),
);

/** "In 2019": what was billed or paid in it, as well as what was used in it. */
const LONG_MS = 150 * 86_400_000;
const isLong = ({ start, end, months }: Limits): boolean =>
  months === undefined && (start === undefined || end === undefined || Date.parse(end) - Date.parse(start) > LONG_MS);

function isWithin({ start, end, months }: Limits, day: string): boolean {
  if (start !== undefined && day < start.slice(0, 10)) return false;
  if (end !== undefined && day > end.slice(0, 10)) return false;
  return months === undefined || months.includes(Number(day.slice(5, 7)));
}

const reaches = ({ start, end }: Limits, span: NonNullable<LedgerAccount['span']>): boolean =>
  (end === undefined || span.start <= end.slice(0, 10)) && (start === undefined || span.end >= start.slice(0, 10));

function placeFinding(place: LeafArgs<'place'>, scope: Scope): Finding {
  const { account } = scope;
  // A house may be called by its town: who asks for the town means every house in it.
  const isNarrow = place.level === undefined || place.level === 'poi' || place.level === 'named';
  if (isNarrow && isParty(place.name, account)) return { about: 'party', verdict: 'yes' };
  if (place.level === 'poi' && account.counterparty !== undefined) return { about: 'party', verdict: 'no' };
  if (account.place === undefined) return { about: 'place', verdict: 'unknown' };
  const isThere = isIn(account.place, place.name, scope);
  return { about: 'place', verdict: isThere ? 'yes' : isNarrow ? 'unknown' : 'no' };
}

/** Whether a name is that of the firm or house on the other side, or the greater part of it. */
function isParty(name: string, { counterparty }: LedgerAccount): boolean {
  const [asked, own] = [slug(name), slug(counterparty ?? '')];
  if (asked === '' || own === '') return false;
  if (asked === own) return true;
  if (!own.includes(asked) && !asked.includes(own)) return false;
  return /\p{Script=Han}/u.test(asked) || `_${own}_`.includes(`_${asked}_`) || `_${asked}_`.includes(`_${own}_`);
}

function eventFinding(args: LeafArgs<'event'>, { account, retrieval: { gazetteer } }: Scope): readonly Finding[] {
  const events = gazetteer.events.filter((event) =>
    args.id === undefined ? fold(event.title).includes(fold(args.name)) : event.id === args.id,
  );
  if (events.length === 0) return [];
  const held = events.some(
    (event) =>
      isOfTrip(account, { span: event.span }) || account.entries.some((entry) => event.items.includes(entry.item)),
  );
  return [{ about: 'trip', verdict: held ? 'yes' : 'no' }];
}

const bare = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');
const hasCode = (code: string, account: LedgerAccount): boolean =>
  account.references.some((reference) => bare(reference.code) === bare(code));

function amountFinding({ min, max }: LeafArgs<'amount'>, { total }: LedgerAccount): readonly Finding[] {
  if ((min === undefined && max === undefined) || total === undefined) return [];
  const fits = total.value >= (min ?? Number.NEGATIVE_INFINITY) && total.value <= (max ?? Number.POSITIVE_INFINITY);
  return [{ about: 'kind', verdict: fits ? 'yes' : 'no' }];
}

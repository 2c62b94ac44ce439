import { slug } from '../../language/fold.ts';
import { markTerms, placedBy } from '../../language/item-codes.ts';
import { personIndexIds } from '../../language/mail-address.ts';
import { dayRangeTerms, term } from '../../language/terms.ts';
import type { LeafArgs, PlanLeaf } from '../../memory/query-plan.ts';
import { addDays } from '../../memory/time-span.ts';
import { dayOf } from '../planner/calendar.ts';
import type { Gazetteer } from '../planner/gazetteer.ts';
import { sightShapes } from '../planner/sight-words.ts';

/** Structured terms: an item matches with at least one of each group. Absent: no terms can stand for the leaf. */
export type TermGroups = readonly (readonly string[])[];

const kept = new WeakMap<PlanLeaf, { readonly gazetteer: Gazetteer; readonly groups: TermGroups | undefined }>();

/** The structured terms that an item which matches the leaf has, as far as such terms exist; worked out once for a leaf. */
export function leafTerms(leaf: PlanLeaf, gazetteer: Gazetteer): TermGroups | undefined {
  const known = kept.get(leaf);
  if (known?.gazetteer === gazetteer) return known.groups;
  const groups = termsOf(leaf, gazetteer);
  kept.set(leaf, { gazetteer, groups });
  return groups;
}

function termsOf(leaf: PlanLeaf, gazetteer: Gazetteer): TermGroups | undefined {
  switch (leaf.tool) {
    case 'time':
      return timeTerms(leaf.args, gazetteer);
    case 'place':
      return [placeTerms(leaf.args, gazetteer)];
    case 'person':
      return [personTerms(leaf.args, gazetteer)];
    case 'modality':
      return [
        [
          ...(leaf.args.modality === undefined ? [] : [term.modality(leaf.args.modality)]),
          ...(leaf.args.modality === 'image' ? [term.has('picture')] : []),
          ...(leaf.args.documentKind === undefined ? [] : documentTerms(leaf.args.documentKind)),
        ],
      ];
    case 'reference':
      return [referenceTerms(leaf.args)];
    case 'object':
      return leaf.args.name === 'people' && (leaf.args.least ?? leaf.args.most) !== undefined
        ? undefined
        : [[term.tag(leaf.args.name), ...seenTerms(leaf.args.name, gazetteer)]];
    case 'amount':
      return [[term.has('amount')]];
    case 'text':
    case 'vector':
    case 'ocr':
    case 'event':
      return undefined;
  }
}

function referenceTerms({ code, kind }: LeafArgs<'reference'>): readonly string[] {
  if (kind === placedBy.album) return [term.album(code)];
  return kind === placedBy.mark ? markTerms(code) : [term.reference(code)];
}

/** Document kinds that people call by one another's name. */
const relatedKinds: Readonly<Record<string, readonly string[]>> = {
  receipt: ['receipt', 'invoice'],
  invoice: ['invoice', 'receipt'],
  booking: ['booking', 'change'],
};
export const documentKindsOf = (kind: string): readonly string[] => relatedKinds[kind] ?? [kind];
/** A screenshot may be known by its tag or by its kind. */
const documentTerms = (kind: string): string[] => [...documentKindsOf(kind).map(term.document), term.tag(kind)];

function timeTerms(args: LeafArgs<'time'>, gazetteer: Gazetteer): TermGroups {
  const groups: string[][] = [];
  if (args.start !== undefined || args.end !== undefined) groups.push(rangeTerms(args, gazetteer));
  if (args.hours !== undefined) groups.push(args.hours.map(term.hour));
  if (args.weekdays !== undefined) groups.push(args.weekdays.map(term.weekday));
  if (args.months !== undefined) groups.push(args.months.map(term.monthOfYear));
  if (args.tag !== undefined) groups.push(tagTerms(args.tag, gazetteer));
  return groups;
}

/** Open ends reach to the memory's first and last year; days outside of them would name nothing. */
function rangeTerms(args: LeafArgs<'time'>, { years }: Gazetteer): string[] {
  const first = `${String(years.first).padStart(4, '0')}-01-01`;
  const last = `${String(years.last).padStart(4, '0')}-12-31`;
  const from = args.start === undefined || dayOf(args.start) < first ? first : dayOf(args.start);
  const to = args.end === undefined || dayOf(args.end) > last ? last : dayOf(args.end);
  return from > to ? [term.day(from > last ? addDays(last, 1) : from)] : dayRangeTerms(from, to);
}

/** Every tag of the memory that has the words in it: "christmas" finds "christmas_day" and "christmas_eve". */
function tagTerms(tag: string, gazetteer: Gazetteer): string[] {
  const wanted = slug(tag);
  const found = gazetteer.tags.filter(
    (known) => `_${known}_`.includes(`_${wanted}_`) || known.replaceAll('_', '').includes(wanted.replaceAll('_', '')),
  );
  return [term.tag(tag), ...found.map((known) => `g:${known}`)];
}

/** A place with coordinates is searched for in its town, then measured; one without names by whatever has coordinates. */
function placeTerms(args: LeafArgs<'place'>, gazetteer: Gazetteer): string[] {
  const named = term.place(args.name);
  if (args.lat === undefined) return [named];
  return [named, ...(gazetteer.towns.get(args.name) ?? [term.has('coordinates')])];
}

/** What perception may call the thing, as far as it saw any of it. */
const seenTerms = (name: string, { frequencies }: Gazetteer): string[] =>
  [...sightShapes(name)].map(term.sight).filter((made) => frequencies.has(made));

function personTerms(args: LeafArgs<'person'>, gazetteer: Gazetteer): string[] {
  const { id, name } = args;
  if (id === undefined) return [term.name(name)];
  const known = gazetteer.people.find((person) => person.id === id);
  const ids = personIndexIds({ id, addresses: known?.addresses ?? [] });
  const as = (...ways: readonly string[]) => ids.flatMap((one) => ways.map((how) => term.personAs(how, one)));
  switch (args.how) {
    case 'shown':
      return as('face', 'tagged');
    case 'sender':
      return as('sender', 'speaker');
    case 'recipient':
      return as('recipient', 'copied');
    case 'named':
      return [...as('named'), term.name(name)];
    case 'any':
    case undefined:
      return [...ids.map(term.person), term.name(name)];
  }
}

/** The share of the memory's items that match the leaf, from the frequencies of its terms; groups as if independent. */
export function baseRate(leaf: PlanLeaf, gazetteer: Gazetteer): number {
  const groups = leafTerms(leaf, gazetteer) ?? [];
  const total = Math.max(1, gazetteer.items);
  return groups.reduce(
    (rate, terms) => rate * Math.min(1, terms.reduce((sum, t) => sum + termRate(t, gazetteer), 0) / total),
    1,
  );
}

/**
 * Terms of items that may match the leaf by what they speak of, beside those that have it: mails name places and days.
 * For finding candidates only; what these are worth is for the evidence to say.
 */
export function spokenTerms(leaf: PlanLeaf, gazetteer: Gazetteer): readonly string[] {
  if (leaf.tool === 'place') {
    const parts = (gazetteer.placesIn.get(slug(leaf.args.name)) ?? []).slice(0, MOST_PARTS);
    return [leaf.args.name, ...parts].map((name) => term.spoken(term.place(name)));
  }
  if (leaf.tool !== 'time' || (leaf.args.start === undefined && leaf.args.end === undefined)) return [];
  return rangeTerms(leaf.args, gazetteer).map(term.spoken);
}
/** Towns of a country that are looked for by name. */
const MOST_PARTS = 200;

/** Days are not kept in the gazetteer: a day is a thirtieth of its month. */
function termRate(t: string, gazetteer: Gazetteer): number {
  if (t.startsWith('d:')) return (gazetteer.frequencies.get(`m:${t.slice(2, 9)}`) ?? 0) / 30;
  if (t.startsWith('ps:')) return gazetteer.frequencies.get(`p:${t.slice(t.indexOf(':', 3) + 1)}`) ?? 0;
  return gazetteer.frequencies.get(t) ?? 0;
}

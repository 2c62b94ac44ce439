import { slug } from '../../language/fold.ts';
import { hasOwnCode, isPlacing } from '../../language/item-codes.ts';
import { tokens } from '../../language/tokens.ts';
import { placeKey, worldPlaces } from '../../language/world-places.ts';
import { comesWithPicture, isPicture, type MemoryItem } from '../../memory/item.ts';
import type { LeafArgs, LeafOf, PlanLeaf, PlanNode, PlanTool } from '../../memory/query-plan.ts';
import { readOnce } from '../../memory/read-once.ts';
import { spokenText } from '../../memory/seen.ts';
import { localMillis } from '../../memory/time-span.ts';
import type { Gazetteer } from '../../retrieve/planner/gazetteer.ts';
import type { Retrieval } from '../../retrieve/search.ts';
import { periodOf } from '../amounts/billing-period.ts';
import type { Witness } from './witness.ts';

/** What an item says to one thing that the question fixes. Silence is `unknown`, and no refusal. */
export type Verdict = 'yes' | 'no' | 'unknown';
export type Outcome = {
  readonly tool: PlanTool | 'anchor' | 'destination';
  readonly verdict: Verdict;
  readonly said: string;
  /** A venue rather than a town: what was made there is of what happened there. */
  readonly venue?: boolean;
  /** Whom it names, by the name that the memory knows. */
  readonly name?: string;
  /** Others are known to have been there at the time, and not the one asked for. */
  readonly others?: boolean;
};

/** Who was there when something happened, as far as is known. */
export type Company = 'with' | 'others' | 'nobody known';

/** What the verdicts need to know beside the item. `inside` tells whether a named place lies in the asked one. */
export type Ground = {
  readonly retrieval: Retrieval;
  readonly inside: (name: string, place: LeafArgs<'place'>) => boolean;
  /** Whether a person is known to have been at something that happened between two days. */
  readonly companyIn: (person: string, from: string, to: string) => Company;
};

/** What the item says to every constraint of the plan; words are judged elsewhere, by their share. */
export function outcomesOf(node: PlanNode, witness: Witness, ground: Ground): readonly Outcome[] {
  switch (node.kind) {
    case 'leaf':
      return leafOutcome(node, witness, ground);
    case 'all':
      return node.plans.flatMap((plan) => outcomesOf(plan, witness, ground));
    case 'any': {
      const options = node.plans.map((plan) => outcomesOf(plan, witness, ground));
      return options.toSorted((a, b) => standing(b) - standing(a))[0] ?? [];
    }
    case 'not':
      return outcomesOf(node.plan, witness, ground).map((o) => ({ ...o, verdict: opposite[o.verdict] }));
    case 'within': {
      const own = outcomesOf(node.plan, witness, ground);
      const { spans } = ground.retrieval;
      const anchor = outcomesOf(node.anchor, witness, ground);
      if (spans.length === 0) return [...own, ...anchor];
      const verdict = bestOf(spans.map((span) => timeVerdict(span, witness)));
      // A stay or a flight somewhere else is not of the trip, whatever its time.
      const elsewhere = isDatedByItself(witness) && anchor.some(({ verdict: said }) => said === 'no');
      const agrees = anchor.filter(({ verdict: said }) => said === 'yes');
      // What is of the place, or of the name, and of the time asked for is of the occasion, though no picture was taken on its days.
      const isOfBoth =
        agrees.length === anchor.length &&
        (says([...own, ...agrees], 'place', 'time') || (isDatedByItself(witness) && says(agrees, 'person', 'time')));
      // A stay or a flight there is a journey, too, and a ticket to what is named a visit, of which there need be no pictures.
      const isJourney =
        isDatedByItself(witness) &&
        agrees.length === anchor.length &&
        (says(agrees, 'place') || says(agrees, 'person')) &&
        !own.some(({ tool, verdict: said }) => tool === 'time' && said === 'no');
      const within = elsewhere ? 'no' : verdict === 'no' && (isOfBoth || isJourney) ? 'unknown' : verdict;
      return [...own, ...agrees, { tool: 'anchor', verdict: within, said: '' }];
    }
  }
}

const says = (outcomes: readonly Outcome[], ...tools: Outcome['tool'][]): boolean =>
  tools.every((tool) => outcomes.some((outcome) => outcome.tool === tool && outcome.verdict === 'yes'));

const opposite: Readonly<Record<Verdict, Verdict>> = { yes: 'no', no: 'yes', unknown: 'unknown' };
const worth: Readonly<Record<Verdict, number>> = { yes: 1, unknown: 0, no: -2 };
const standing = (outcomes: readonly Outcome[]): number =>
  outcomes.reduce((sum, { verdict }) => sum + worth[verdict], 0);
const bestOf = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.includes('yes') ? 'yes' : verdicts.includes('unknown') ? 'unknown' : 'no';

function leafOutcome(leaf: PlanLeaf, witness: Witness, ground: Ground): readonly Outcome[] {
  const verdict = leafVerdict(leaf, witness, ground);
  if (verdict === undefined) return [];
  const venue = leaf.tool === 'place' && (leaf.args.level === 'poi' || leaf.args.level === 'named');
  const said = leaf.args.said ?? '';
  if (leaf.tool !== 'person') return [{ tool: leaf.tool, verdict, said, ...(venue ? { venue } : {}) }];
  const others = verdict === 'unknown' && companyAt(leaf.args, witness, ground) === 'others';
  return [{ tool: leaf.tool, verdict, said, name: leaf.args.name, ...(others ? { others } : {}) }];
}

function leafVerdict(leaf: PlanLeaf, witness: Witness, ground: Ground): Verdict | undefined {
  switch (leaf.tool) {
    case 'time':
      return timeVerdict(leaf.args, witness, asksOfRecords.test(ground.retrieval.plan.question));
    case 'place':
      return placeVerdict(leaf.args, witness, ground);
    case 'person':
      return companyOr(personVerdict(leaf.args, witness, ground), leaf.args, witness, ground);
    case 'event':
      return eventVerdict(leaf.args, witness, ground);
    case 'modality':
      return modalityVerdict(leaf.args, witness);
    case 'reference':
      return hasCode(leaf.args, witness) ? 'yes' : 'no';
    case 'object':
      return tokens(leaf.args.name).every((token) => witness.tokens.has(token) && !isOfStreet(token, witness.item))
        ? 'yes'
        : 'unknown';
    case 'amount':
    case 'text':
    case 'ocr':
    case 'vector':
      return undefined;
  }
}

/** "12, Church Street" is the address of many a thing, and no church: a street's name alone shows nothing. */
function isOfStreet(token: string, item: MemoryItem): boolean {
  return isPicture(item) && streetTokens(item).has(token);
}
const street =
  /\b(?:street|st|road|rd|lane|ln|avenue|ave|drive|row|square|park lane|way|close|terrace|alley|boulevard)\.?$|(?:stra(?:ße|sse)|gasse|weg|platz|allee|straat|gata|gade|vej)$|^(?:rue|via|calle|rua|avenida|piazza|plaza|place)\b|(?:街|路|巷|道|胡同|弄)\d*号?$/iu;
const streetTokens = readOnce((item: MemoryItem): ReadonlySet<string> => {
  const parts = (item.place?.label ?? '').split(/[,，]\s*/).filter((part) => street.test(part.trim()));
  if (parts.length === 0) return new Set();
  const { title, caption, shortCaption, summary, transcript, ocr, tags, place } = item;
  const own = [title, caption, shortCaption, summary, transcript && spokenText(transcript), ocr?.text, place?.poi];
  const shown = new Set(tokens([...own, ...(tags ?? []).map(({ name }) => name)].join('\n')));
  return new Set(tokens(parts.join('\n')).filter((one) => !shown.has(one)));
});

const DAY = 86_400_000;
/** A message may speak of what comes this much later, or came this much earlier, without saying when. */
const SPEAKS_AHEAD_DAYS = 120;
const SPEAKS_BACK_DAYS = 30;

export type Limits = Pick<LeafArgs<'time'>, 'start' | 'end' | 'months' | 'weekdays' | 'hours' | 'tag'>;

/** Accounts whose records are of the time that they are for, not of the time when they were sent. */
const datedByThemselves: ReadonlySet<string> = new Set(['lodging', 'flight', 'train', 'ticket']);
/** And those whose letters are of the day that they name, whenever they were sent. */
const ofNamedDay: ReadonlySet<string> = new Set([...datedByThemselves, 'appointment']);
/** Asking when something was booked or told, not when it was to be. */
export const asksOfRecords =
  /\b(?:book(?:ed|ing made)?|reserved?|confirmed?|told|heard|informed|notified|announced|wrote|writ(?:e|ten)|sent|mail(?:ed)?|e-?mail(?:ed)?|received|ordered|invoiced|issued)\b|通知|收到|预订了|下单|寄|发(?:来|的)|告诉/i;
const isDatedByItself = ({ accounts }: Witness): boolean => accounts.some(({ kind }) => datedByThemselves.has(kind));

/** Media are made when they happen; a message may date what it speaks of, itself or through its account. */
function timeVerdict(limits: Limits, witness: Witness, ofRecords = false): Verdict {
  const { item, accounts } = witness;
  const { time } = item;
  const own = time === undefined ? 'unknown' : spanVerdict(limits, time.start, time.end);
  if (isPicture(item)) return own;
  const dates = datesOf(witness);
  if (dates.some((date) => spanWithin(limits, date) === 'yes')) return 'yes';
  // A bill of August that was sent in September is of August.
  const isOfPeriod = item.documentKind === 'invoice' && periodOf(item.dates ?? []) !== undefined;
  if (own === 'yes' && isOfPeriod && !ofRecords) return 'unknown';
  const isOfNamedDay = dates.length > 0 && accounts.some(({ kind }) => ofNamedDay.has(kind));
  if (own === 'yes') return isOfNamedDay && !ofRecords ? 'no' : 'yes';
  if (time === undefined) return 'unknown';
  const at = localMillis(time.start);
  const { from, to } = boundsOf(limits);
  const near =
    (from === undefined || at >= from - SPEAKS_AHEAD_DAYS * DAY) &&
    (to === undefined || at <= to + SPEAKS_BACK_DAYS * DAY);
  const dated = dates.length > 0 && (limits.start !== undefined || limits.end !== undefined);
  return near && !dated ? 'unknown' : 'no';
}

/** The ends of what is asked for, read once for the dates of all items. */
const boundsOf = readOnce(({ start, end }: Limits) => ({
  from: start === undefined ? undefined : localMillis(start),
  to: end === undefined ? undefined : localMillis(end),
}));

/** A stretch of time as it is written, with its ends in milliseconds of the wall clock. */
type Stretch = { readonly start: string; readonly first: number; readonly last: number };

const stretchOf = (start: string, end: string): Stretch => {
  const first = localMillis(start);
  return { start, first, last: start === end ? first : localMillis(end) };
};

/** The dates that a record tells, itself or through its accounts; read once for all that a question fixes, and for the next question. */
const datesOf = readOnce(({ item, accounts }: Witness): readonly Stretch[] => {
  const spans = accounts.flatMap(({ span }) =>
    span === undefined ? [] : [stretchOf(`${span.start.slice(0, 10)}T00:00:00`, `${span.end.slice(0, 10)}T23:59:59`)],
  );
  const told = [...(item.dates ?? []), ...accounts.flatMap((a) => a.entries.flatMap((entry) => entry.dates))];
  return [...spans, ...told.map(({ start, end }) => stretchOf(start, end))];
});

/** Whether a stretch of time lies within what a question says of when. */
export const spanVerdict = (limits: Limits, start: string, end: string): Verdict =>
  spanWithin(limits, stretchOf(start, end));

function spanWithin(limits: Limits, { start, first, last }: Stretch): Verdict {
  const { from, to } = boundsOf(limits);
  if (from !== undefined && last < from) return 'no';
  if (to !== undefined && first > to) return 'no';
  if (limits.months !== undefined && !limits.months.includes(Number(start.slice(5, 7)))) return 'no';
  const day = new Date(first).getUTCDay();
  if (limits.weekdays !== undefined && !limits.weekdays.includes(day === 0 ? 7 : day)) return 'no';
  const instant = last - first < DAY / 2;
  if (limits.hours !== undefined && instant && !limits.hours.includes(Number(start.slice(11, 13)))) return 'no';
  const bounded = limits.start !== undefined || limits.end !== undefined || limits.months !== undefined;
  return bounded || limits.weekdays !== undefined || limits.hours !== undefined ? 'yes' : 'unknown';
}

/** A letter that names Graz is of Austria, though nothing in the memory shows one in the other. */
const liesIn = (name: string, { level, name: country }: LeafArgs<'place'>): boolean =>
  level === 'country' &&
  worldPlaces(placeKey(name))[0] !== undefined &&
  worldPlaces(placeKey(country))[0]?.country === worldPlaces(placeKey(name))[0]?.country;

function placeVerdict(place: LeafArgs<'place'>, witness: Witness, { inside }: Ground): Verdict {
  const { item, places, text, said, venue: at } = witness;
  if (at !== undefined && slug(at) === slug(place.name)) return 'yes';
  if (places.some((name) => inside(name, place) || liesIn(name, place))) return 'yes';
  const own = slug(place.name);
  if (own !== '' && (text.includes(`_${own}_`) || said(place.name))) return 'yes';
  if (place.said !== undefined && said(place.said)) return 'yes';
  // A letter about the keys to my flat is written anywhere, and tells of the flat by its town.
  if (places.length === 0 || (place.level === 'named' && item.modality === 'email')) return 'unknown';
  // Geocoders name the venue next door: another venue refuses nothing, another town does.
  const venue = place.level === 'poi' || place.level === 'named';
  return venue && item.place !== undefined ? 'unknown' : 'no';
}

function personVerdict(person: LeafArgs<'person'>, witness: Witness, { retrieval }: Ground): Verdict {
  const { item, text, said } = witness;
  const wanted = slug(person.name);
  const mentions = mentionsIn(item);
  const named = mentions.some(
    ({ id, name, words }) => (person.id !== undefined && id === person.id) || name === wanted || words.includes(wanted),
  );
  if (named) return 'yes';
  // A firm is not called by the first word of its name: there are many a Station Hotel, and a Station Guesthouse.
  const isFirm = firmsAmong(retrieval.gazetteer.people).has(person.id);
  const first = isFirm ? wanted : (wanted.split('_')[0] ?? wanted);
  if (text.includes(`_${wanted}_`)) return 'yes';
  // The "Grace" who signs a letter of Grace Moore's is not Grace Hill.
  const isNamesake = first !== wanted && mentions.some(({ name }) => name.startsWith(`${first}_`));
  if (!isNamesake && ((first.length > 2 && text.includes(`_${first}_`)) || said(person.name))) return 'yes';
  if (item.modality === 'email') return 'no';
  if (item.modality === 'text') return mentions.length > 0 ? 'no' : 'unknown';
  return 'unknown';
}

/** Who an item names, as index terms and their words. */
const mentionsIn = readOnce(({ people = [] }: MemoryItem) =>
  people.map(({ id, name }) => ({ id, name: slug(name), words: slug(name).split('_') })),
);

/** The ids of firms and clubs among people. */
const firmsAmong = readOnce(
  (people: Gazetteer['people']): ReadonlySet<string | undefined> =>
    new Set(people.filter(({ organisation }) => organisation === true).map(({ id }) => id)),
);

/**
 * A booking need not name who came along, and faces are missed: the happening that it is of may show them. What a
 * picture leaves open, the company of its day may answer; what a booking cannot say stays open.
 */
function companyOr(verdict: Verdict, person: LeafArgs<'person'>, witness: Witness, ground: Ground): Verdict {
  if (verdict === 'yes' || person.id === undefined) return verdict;
  const { item } = witness;
  if (verdict === 'unknown' && item.modality === 'email') return verdict;
  if (verdict === 'unknown')
    return item.modality !== 'text' && companyAt(person, witness, ground) === 'with' ? 'yes' : 'unknown';
  const asked = isDatedByItself(witness) && isCompany(person.said, ground.retrieval.plan.question);
  if (!asked || witness.accounts.every(({ span }) => span === undefined)) return 'no';
  const company = companyAt(person, witness, ground);
  return company === 'with' ? 'yes' : 'unknown';
}

/** Who was along on what the item is of: on its journey or stay, of which letters may tell, else on its day. */
function companyAt({ id }: LeafArgs<'person'>, witness: Witness, { companyIn }: Ground): Company {
  if (id === undefined) return 'nobody known';
  const { item, accounts } = witness;
  const spans = accounts.flatMap(({ span }) => (span === undefined ? [] : [span]));
  const day = item.time?.start.slice(0, 10);
  const found =
    spans.length > 0 && isDatedByItself(witness)
      ? spans.map(({ start, end }) => companyIn(id, start.slice(0, 10), end.slice(0, 10)))
      : [day === undefined ? 'nobody known' : companyIn(id, day, day)];
  return (['with', 'others'] as const).find((one) => found.includes(one)) ?? 'nobody known';
}

const beforeCompany =
  /(?:\bwith|\band|\bplus|\b(?:in the )?company of|\baccompanied by|\balongside|和|跟|与|同|陪着?)\s*(?:my |our |the |我)?$/iu;
const behindCompany =
  /^\s*(?:(?:also |who )?(?:came|went|flew|travel(?:l)?ed|tagged) along\b|accompanied me\b|joined me\b|(?:came|flew|travel(?:l)?ed|went) with me\b)|^(?:陪我?|和我|跟我|与我|同我)/iu;
/** "with Anna", "和安娜": somebody who came along, not somebody who wrote. */
export function isCompany(said: string | undefined, question: string): boolean {
  const at = said === undefined ? -1 : question.indexOf(said);
  return (
    at >= 0 &&
    (beforeCompany.test(question.slice(0, at)) || behindCompany.test(question.slice(at + (said ?? '').length)))
  );
}

function eventVerdict(args: LeafOf<'event'>['args'], witness: Witness, { retrieval: { gazetteer } }: Ground): Verdict {
  const wanted = slug(args.name).split('_');
  const found = gazetteer.events.filter(
    (event) =>
      event.id === args.id ||
      (args.id === undefined && wanted.every((word) => slug(event.title).split('_').includes(word))),
  );
  if (found.length === 0) return 'unknown';
  if (found.some((event) => event.items.includes(witness.item.id))) return 'yes';
  if (isPicture(witness.item)) return 'no';
  return bestOf(found.map(({ span }) => timeVerdict({ start: span.start, end: span.end }, witness)));
}

function modalityVerdict({ modality, documentKind }: LeafArgs<'modality'>, { item }: Witness): Verdict {
  if (modality === 'image' && comesWithPicture(item)) return 'yes';
  if (modality !== undefined)
    return item.modality === modality ? 'yes' : modality === 'image' && item.modality === 'video' ? 'unknown' : 'no';
  return documentKind !== undefined && item.documentKind === documentKind ? 'yes' : 'unknown';
}

const plainCode = (code: string): string => code.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
function hasCode(args: LeafArgs<'reference'>, { item, text }: Witness): boolean {
  if (hasOwnCode(item, args)) return true;
  if (isPlacing(args.kind)) return false;
  const wanted = plainCode(args.code);
  return text.includes(slug(args.code)) || (item.references ?? []).some(({ code }) => plainCode(code) === wanted);
}

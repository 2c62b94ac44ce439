import type { MemoryItem } from '../memory/item.ts';
import type { Amount, Entity, MentionedDate, Reference } from '../memory/item-text.ts';
import { derived } from '../memory/provenance.ts';
import { type FieldName, type FieldValues, type Reading, reading } from '../memory/reading.ts';
import type { Thing } from '../memory/structured-data.ts';
import { factsOf, type ThingFact } from '../memory/things/thing-facts.ts';
import { isCancelled, isCreditNote, isReservation, isStay, subjectOf } from '../memory/things/thing-kind.ts';
import type { ThingSlot } from '../memory/things/thing-slots.ts';

/** How these readings are signed: they are made again whenever another version of the nodes comes. */
export const THING_READINGS = 'structured-data';

const VERSION = 1;
const CONFIDENCE = 0.99;
const FIELD = 'structuredData';
type Said = { readonly thing: Thing; readonly facts: readonly ThingFact[] };

/** Sums, dates, codes, names and the kind of document that the nodes of an item say: what the ledger, search and lists read. */
export function thingReadings({ structuredData = [] }: MemoryItem): Reading[] {
  const things = structuredData.map((thing): Said => ({ thing, facts: factsOf(thing) }));
  return [
    ...listed('amounts', amountsOf(things)),
    ...listed('dates', things.flatMap(datesOf)),
    ...listed('references', things.flatMap(referencesOf)),
    ...listed('entities', things.flatMap(entitiesOf)),
    ...kindOf(structuredData),
  ];
}

const made = <F extends FieldName>(field: F, value: FieldValues[F]): Reading =>
  reading(field, value, derived(THING_READINGS, VERSION, CONFIDENCE)) as Reading;

function listed<F extends 'amounts' | 'dates' | 'references' | 'entities'>(
  field: F,
  values: FieldValues[F],
): Reading[] {
  const seen = new Map(values.map((value) => [JSON.stringify(value), value] as const));
  return seen.size === 0 ? [] : [made(field, [...seen.values()] as unknown as FieldValues[F])];
}

/** The legs and guests of one booking often bear its whole price each: it is one sum. */
function amountsOf(things: readonly Said[]): Amount[] {
  const seen = new Set<string>();
  return things.flatMap(({ thing, facts }) => {
    const of = subjectOf(thing);
    const booking = facts.find(({ slot }) => slot === 'reference')?.text;
    return facts.flatMap(({ slot, text, amount }): Amount[] => {
      const key = JSON.stringify([booking, slot, amount]);
      if (amount === undefined || seen.has(key)) return [];
      seen.add(key);
      const back = isCreditNote(thing);
      const role = slot === 'tax' ? ('tax' as const) : back ? ('refund' as const) : ('total' as const);
      return [
        {
          ...amount,
          value: back ? Math.abs(amount.value) : amount.value,
          role,
          ...(of === undefined ? {} : { what: of }),
          field: FIELD,
          text,
        },
      ];
    });
  });
}

type Role = MentionedDate['role'];
const roles: Partial<Record<ThingSlot, Role>> = {
  departure: 'departure',
  arrival: 'arrival',
  due: 'due',
  delivery: 'delivery',
  birthday: 'birthday',
};

function datesOf({ thing, facts }: Said): MentionedDate[] {
  const dated = facts.flatMap((fact): MentionedDate[] => {
    const role = roles[fact.slot];
    return role === undefined ? [] : [dateOf(role, fact, fact)];
  });
  const [start, end] = [facts.find(({ slot }) => slot === 'start'), facts.find(({ slot }) => slot === 'end')];
  if (start === undefined) return dated;
  // The days of a stay are two dates; those of an event are one stretch.
  if (!isStay(thing)) return [dateOf('event', start, end ?? start), ...dated];
  return [dateOf('check-in', start, start), ...(end === undefined ? [] : [dateOf('check-out', end, end)]), ...dated];
}

/** In the wall-clock time of the place: what is behind a moment's offset is the same there. */
function dateOf(role: Role, from: ThingFact, to: ThingFact): MentionedDate {
  const [start, until] = [from.text, to.text < from.text ? from.text : to.text];
  return {
    start: start.length === 10 ? `${start}T00:00:00` : wallClock(start),
    end: until.length === 10 ? `${until}T23:59:59` : wallClock(until),
    role,
    field: FIELD,
    text: from.text,
  };
}

const wallClock = (moment: string): string => {
  const [whole = moment] = /^[\d-]{10}T\d\d:\d\d(?::\d\d)?/.exec(moment) ?? [];
  return whole.length === 16 ? `${whole}:00` : whole;
};

const kindsOfCodes: Partial<Record<ThingSlot, Reference['kind']>> = {
  invoice: 'invoice',
  ticket: 'ticket',
  tracking: 'tracking',
  customer: 'customer',
};
const kindsOfNumbers: Partial<Record<Thing['@type'], Reference['kind']>> = {
  FlightReservation: 'flight',
  TrainReservation: 'train',
};
const MOST_CODE = 40;

function referencesOf({ thing, facts }: Said): Reference[] {
  const type = thing['@type'];
  return facts.flatMap((fact): Reference[] => {
    const { slot, text } = fact;
    const kind =
      slot === 'reference' ? referenceKind(type) : slot === 'number' ? kindsOfNumbers[type] : kindsOfCodes[slot];
    if (kind === undefined || text.length > MOST_CODE) return [];
    const code = slot === 'number' ? numberWithCarrier(fact, facts) : text;
    return [{ kind, code, field: FIELD }];
  });
}

const referenceKind = (type: Thing['@type']): Reference['kind'] =>
  type === 'Invoice' ? 'invoice' : type === 'Order' || type === 'ParcelDelivery' ? 'order' : 'booking';

function numberWithCarrier({ text }: ThingFact, facts: readonly ThingFact[]): string {
  const carrier = facts.find(({ slot }) => slot === 'provider')?.parts?.find(({ slot }) => slot === 'number')?.text;
  return carrier === undefined || /^[A-Z]/.test(text) ? text : `${carrier}${text}`;
}

const entityKinds: Partial<Record<ThingSlot, Entity['kind']>> = {
  provider: 'merchant',
  seller: 'merchant',
  agent: 'merchant',
  place: 'venue',
  item: 'product',
};

function entitiesOf({ thing, facts }: Said): Entity[] {
  const all = facts.flatMap((fact) => [fact, ...(fact.parts ?? [])]);
  return all.flatMap(({ slot, text, path, parts = [] }): Entity[] => {
    const lines = [{ path, text }, ...parts];
    if (slot === 'address')
      return lines.flatMap((line): Entity[] =>
        /\.addressLocality$/.test(line.path) ? [{ name: line.text, kind: 'city', field: FIELD }] : [],
      );
    const kind = slot === 'name' && thing['@type'] === 'Event' ? 'event' : entityKinds[slot];
    return kind === undefined ? [] : [{ name: text, kind, field: FIELD }];
  });
}

function kindOf(things: readonly Thing[]): Reading[] {
  const deals = things.filter((thing) => isReservation(thing) || kindsOfThings[thing['@type']] !== undefined);
  const [first] = deals;
  if (first === undefined) return [];
  if (deals.every(isCancelled)) return [made('documentKind', 'cancellation')];
  return [made('documentKind', kindsOfThings[first['@type']] ?? 'booking')];
}

const kindsOfThings: Partial<Record<Thing['@type'], FieldValues['documentKind']>> = {
  Invoice: 'invoice',
  ParcelDelivery: 'delivery',
  Ticket: 'ticket',
};

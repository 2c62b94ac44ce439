import { z } from 'zod';

/** The nodes that are kept: what mail providers and calendars say in data. Their properties may hold nodes of any type. */
export const thingTypes = [
  'LodgingReservation',
  'FlightReservation',
  'TrainReservation',
  'BusReservation',
  'BoatReservation',
  'RentalCarReservation',
  'FoodEstablishmentReservation',
  'EventReservation',
  'Event',
  'Order',
  'Invoice',
  'ParcelDelivery',
  'Ticket',
  'Person',
  'Place',
] as const;

/** How a node was written down. */
export const thingSources = [
  'json-ld',
  'microdata',
  'icalendar',
  'pkpass',
  'vcard',
  'barcode',
  'pdf',
  'xml',
  'text',
] as const;
export type ThingSource = (typeof thingSources)[number];

export type NodeValue = string | number | boolean | StructuredNode | readonly NodeValue[];
/** A node of schema.org: its properties by the names that schema.org gives them. */
export type StructuredNode = { readonly '@type'?: string; readonly [property: string]: NodeValue | undefined };

/** A node that an item says in data, with the place that it was read from: a part of a message, a file, an event in it. */
export type Thing = StructuredNode & {
  readonly '@type': (typeof thingTypes)[number];
  readonly source: ThingSource;
  readonly readFrom: string;
};

/** Strangers write these: each bound is far above what an honest booking has. Characters, values, levels. */
export const thingBounds = {
  things: 50,
  depth: 10,
  values: 1000,
  listed: 100,
  characters: 10_000,
  nameCharacters: 100,
} as const;

const nodeType = /^[A-Z][A-Za-z0-9]{0,79}$/;
const propertyName = /^[a-z][A-Za-z0-9]{0,79}$/;

/** Whether a name is one that schema.org could give a property: `__proto__` and `@id` are none. */
export const isPropertyName = (name: string): boolean => propertyName.test(name);
export const isNodeType = (name: string): boolean => nodeType.test(name);

const knownTypes: ReadonlySet<unknown> = new Set(thingTypes);
const knownSources: ReadonlySet<unknown> = new Set(thingSources);
export const isThingType = (name: unknown): name is Thing['@type'] => knownTypes.has(name);

/** Whether a value is a node to keep, within its bounds. */
export function isThing(value: unknown): value is Thing {
  if (!isRecord(value) || !isThingType(value['@type']) || !knownSources.has(value['source'])) return false;
  const place = value['readFrom'];
  return typeof place === 'string' && place !== '' && isWithinBounds(value, 0, { values: 0 });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isWithinBounds(value: unknown, depth: number, count: { values: number }): boolean {
  count.values += 1;
  if (count.values > thingBounds.values || depth > thingBounds.depth) return false;
  if (typeof value === 'string') return value.length <= thingBounds.characters;
  if (typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  const within = (inner: unknown): boolean => isWithinBounds(inner, depth + 1, count);
  if (Array.isArray(value)) return value.length <= thingBounds.listed && value.every(within);
  if (!isRecord(value)) return false;
  return Object.entries(value).every(([name, inner]) =>
    name === '@type' ? typeof inner === 'string' && isNodeType(inner) : isPropertyName(name) && within(inner),
  );
}

/** Nodes refer to nodes, so that a schema of parts would have no end: one pass tests the whole, and copies nothing. */
const thingSchema = z.unknown().refine(isThing, 'not a node of schema.org within its bounds');

export const structuredDataSchema = z.array(thingSchema).max(thingBounds.things) as unknown as z.ZodType<
  readonly Thing[]
>;

/**
 * Of several versions of an event or a contact the latest, by its identifier and its version (UID and SEQUENCE of a calendar), then by when it was
 * changed; what stood beside an earlier version goes with it. A cancellation often says no more than that: what it leaves out
 * stays as it was said before.
 */
export function latestThings(things: readonly Thing[]): Thing[] {
  const latest = new Map<string | Thing, Thing>();
  const gone = new Set<string>();
  for (const thing of things) {
    const id = thing['identifier'];
    const key = isVersioned(thing) && typeof id === 'string' ? `${thing.source} ${id}` : thing;
    const known = latest.get(key);
    const [before, after] = known === undefined || isLater(known, thing) ? [known, thing] : [thing, known];
    const isOff = after['eventStatus'] === EVENT_CANCELLED;
    latest.set(key, isOff ? { ...before, ...after } : after);
    if (before !== undefined && !isOff) gone.add(before.readFrom);
  }
  const kept = [...latest.values()];
  for (const thing of kept) if (isVersioned(thing)) gone.delete(thing.readFrom);
  return gone.size === 0 ? kept : kept.filter(({ readFrom }) => !gone.has(readFrom));
}

/** Calendars and contacts are sent again when they change, under the same identifier. */
const isVersioned = ({ source }: Thing): boolean => source === 'icalendar' || source === 'vcard';

const EVENT_CANCELLED = 'http://schema.org/EventCancelled';

/** Of two that say nothing of it, the second is the later. */
function isLater(known: Thing, other: Thing): boolean {
  const [one, two] = [Number(known['version'] ?? 0), Number(other['version'] ?? 0)];
  if (one !== two) return two > one;
  return String(other['dateModified'] ?? '') >= String(known['dateModified'] ?? '');
}

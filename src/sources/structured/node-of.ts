import {
  isNodeType,
  isPropertyName,
  isThingType,
  type NodeValue,
  type StructuredNode,
  type Thing,
  type ThingSource,
  thingBounds,
} from '../../memory/structured-data.ts';

/** How much of one document may still be read; what is beyond it is left out, and `isCut` says so. */
export type Budget = { values: number; isCut: boolean };
/** Nodes of the same document, by the `@id` that others refer to them with. */
export type NodesById = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** Of one document: some newsletters describe each of their pictures. */
const MOST_VALUES = 20_000;
/** For what is added to a node: where it was read from, its more specific type. */
const SPARE_VALUES = 10;
export const newBudget = (): Budget => ({ values: MOST_VALUES, isCut: false });

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** "FlightReservation" of "http://schema.org/FlightReservation", "schema:FlightReservation" or a list that begins with it. */
export function typeOf(written: unknown): string | undefined {
  const [first] = Array.isArray(written) ? written : [written];
  if (typeof first !== 'string') return undefined;
  const name = localName(first.trim().split(/\s/)[0] ?? '');
  return isNodeType(name) ? name : undefined;
}

export const localName = (written: string): string => written.slice(Math.max(...nameStarts.map(after(written))));
const nameStarts = ['/', '#', ':'] as const;
const after =
  (written: string) =>
  (mark: string): number =>
    written.lastIndexOf(mark) + 1;

type Reading = { readonly budget: Budget; readonly byId: NodesById };

/** A node with all that it says, within the bounds; absent where nothing is said. */
export function nodeOf(
  written: Readonly<Record<string, unknown>>,
  budget: Budget,
  byId: NodesById = new Map(),
): StructuredNode | undefined {
  const own: Budget = { values: Math.min(budget.values, thingBounds.values - SPARE_VALUES), isCut: false };
  const before = own.values;
  const value = valueIn(written, 0, { budget: own, byId });
  budget.values -= before - own.values;
  budget.isCut ||= own.isCut;
  return isRecord(value) ? (value as StructuredNode) : undefined;
}

function valueIn(written: unknown, depth: number, reading: Reading): NodeValue | undefined {
  const { budget } = reading;
  if (written === null || written === undefined) return undefined;
  if (depth > thingBounds.depth || budget.values <= 0) {
    budget.isCut = true;
    return undefined;
  }
  budget.values -= 1;
  if (typeof written === 'string') return textOf(written, budget);
  if (typeof written === 'boolean') return written;
  if (typeof written === 'number') return Number.isFinite(written) ? written : undefined;
  if (Array.isArray(written)) return listOf(written, depth, reading);
  return isRecord(written) ? recordOf(written, depth, reading) : undefined;
}

function textOf(written: string, budget: Budget): string {
  const text = written.trim();
  if (text.length <= thingBounds.characters) return text;
  budget.isCut = true;
  return text.slice(0, thingBounds.characters);
}

function listOf(written: readonly unknown[], depth: number, reading: Reading): NodeValue | undefined {
  if (written.length > thingBounds.listed) reading.budget.isCut = true;
  const values = written
    .slice(0, thingBounds.listed)
    .map((value) => valueIn(value, depth + 1, reading))
    .filter((value) => value !== undefined);
  return values.length > 1 ? values : values[0];
}

function recordOf(written: Readonly<Record<string, unknown>>, depth: number, reading: Reading): NodeValue | undefined {
  // Values with a type or a language, sets and lists are what they hold (JSON-LD 1.1, 9.5 to 9.7).
  for (const key of ['@value', '@list', '@set'])
    if (Object.hasOwn(written, key)) return valueIn(written[key], depth, reading);
  const id = written['@id'];
  if (typeof id === 'string' && Object.keys(written).length === 1) {
    const named = reading.byId.get(id);
    return named === undefined ? textOf(id, reading.budget) : recordOf(named, depth + 1, reading);
  }
  const type = typeOf(written['@type']);
  const entries: [string, NodeValue][] = type === undefined ? [] : [['@type', type]];
  reading.budget.values -= entries.length;
  for (const [key, inner] of Object.entries(written)) {
    const name = localName(key);
    if (key.startsWith('@') || !isPropertyName(name)) continue;
    const value = valueIn(inner, depth + 1, reading);
    // What may be done is a list, also of one.
    const isListed = name === 'potentialAction' && Array.isArray(inner) && !Array.isArray(value);
    if (value !== undefined) entries.push([name, isListed ? [value] : value]);
  }
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as StructuredNode);
}

/** More specific types of schema.org, which are kept as what they are kinds of. */
const kindsOf: ReadonlyMap<string, Thing['@type']> = new Map(
  (
    [
      [
        'Event',
        'BusinessEvent ChildrensEvent ComedyEvent CourseInstance DanceEvent EducationEvent ExhibitionEvent Festival',
      ],
      ['Event', 'FoodEvent Hackathon LiteraryEvent MusicEvent ScreeningEvent SocialEvent SportsEvent TheaterEvent'],
      ['Place', 'Airport BusStation Hostel Hotel LodgingBusiness Restaurant StadiumOrArena TouristAttraction'],
      ['Place', 'FoodEstablishment LocalBusiness MovieTheater Museum PerformingArtsTheater TrainStation'],
    ] as const
  ).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind] as const)),
);

/** What else a wrapper may be about is its own matter: the author of an article is nobody that the mail tells of. */
const ofWrappers = /(Reservation|^Event|^Order|^Invoice|^ParcelDelivery|^Ticket)$/;
const DEEPEST_WRAPPER = 4;

/** The kept nodes of what a document says at its top, or wraps: a message about an order, a page with an event. */
export function thingsIn(
  nodes: readonly StructuredNode[],
  source: ThingSource,
  readFrom: (index: number) => string,
): Thing[] {
  return nodes.flatMap((node, index) =>
    keptIn(node, 0).map((kept): Thing => {
      const { '@type': type, source: _, readFrom: __, ...properties } = kept;
      return { '@type': type, ...properties, source, readFrom: readFrom(index) };
    }),
  );
}

type Kept = StructuredNode & { readonly '@type': Thing['@type'] };

function keptIn(node: StructuredNode, depth: number): Kept[] {
  const type = node['@type'];
  const known = isThingType(type) ? type : kindsOf.get(type ?? '');
  if (known !== undefined && (depth === 0 || ofWrappers.test(known))) {
    const said = Object.keys(node).length > 1;
    if (!said) return [];
    return [type === known ? (node as Kept) : { ...node, '@type': known, additionalType: type as string }];
  }
  if (depth >= DEEPEST_WRAPPER) return [];
  const inner = Object.values(node).flat();
  return inner.flatMap((value) => (isRecord(value) ? keptIn(value as StructuredNode, depth + 1) : []));
}

import type { NodeValue, StructuredNode, Thing } from '../structured-data.ts';
import { amountIn, type NodeAmount } from './node-amount.ts';
import { slotKinds, slotOf, type ThingSlot } from './thing-slots.ts';

/** A value that a node says, with the path of properties to it ("reservationFor.departureTime"). */
export type ThingFact = {
  readonly slot: ThingSlot;
  /** As the node has it: citations quote it. */
  readonly text: string;
  readonly path: string;
  readonly amount?: NodeAmount;
  /** Of a place or party: what else the node says of it, with paths of its own. */
  readonly parts?: readonly ThingFact[];
};

/** Deeper and longer than any honest node: what is beyond is not read as facts. */
const DEEPEST = 6;
const MOST_FACTS = 80;

/** Whose name says what the whole is: the hotel of a stay, the show of a ticket. */
const subjects: ReadonlySet<string> = new Set(['reservationFor']);
/** Nodes whose properties speak of the thing that they stand in. */
const inner: ReadonlySet<string> = new Set([
  'reservationFor',
  'reservedTicket',
  'ticketedSeat',
  'acceptedOffer',
  'partOfOrder',
  'referencesOrder',
  'partOfTrip',
  'programMembershipUsed',
]);

/** All facts of a node, in the order of its properties. Pure; never throws. */
export function factsOf(thing: Thing): ThingFact[] {
  const facts: ThingFact[] = [];
  collect(thing, '', facts, 0);
  return distinct(isOfPlace(thing) ? [...facts, ...ofPlaceItself(facts)] : facts);
}

/** The place that a stay or a meal is booked at is its place, by the name of what is booked. */
const isOfPlace = ({ '@type': type }: Thing): boolean =>
  type === 'LodgingReservation' || type === 'FoodEstablishmentReservation';
const ofPlaceItself = (facts: readonly ThingFact[]): ThingFact[] =>
  facts
    .filter(({ slot, path }) => slot === 'name' && path === 'reservationFor.name')
    .map((fact) => ({ ...fact, slot: 'place', parts: facts.filter(({ slot }) => slot === 'address') }));

function collect(node: StructuredNode, at: string, facts: ThingFact[], depth: number): void {
  for (const [property, value] of Object.entries(node)) {
    if (value === undefined || facts.length >= MOST_FACTS || depth > DEEPEST) return;
    if (property === 'source' || property === 'readFrom') continue;
    collectProperty(property, value, at === '' ? property : `${at}.${property}`, facts, depth, node);
  }
}

function collectProperty(
  property: string,
  value: NodeValue,
  path: string,
  facts: ThingFact[],
  depth: number,
  owner: StructuredNode,
): void {
  if (isList(value)) {
    for (const [n, one] of value.entries()) collectProperty(property, one, `${path}.${n}`, facts, depth + 1, owner);
    return;
  }
  if (inner.has(property) && isNode(value)) {
    collect(value, path, facts, depth + 1);
    return;
  }
  const slot = slotOf(property);
  // Only a thing's own name is its name; an address says what country it is in by a name too.
  if (slot === undefined || (slot === 'name' && !isOwnName(path))) return;
  const made = isNode(value) ? ofNode(slot, value, path, depth) : ofValue(slot, value, path, owner);
  facts.push(...made.slice(0, MOST_FACTS - facts.length));
}

const isOwnName = (path: string): boolean => path === 'name' || subjects.has(path.replace(/\.name$/, ''));

function ofValue(slot: ThingSlot, value: string | number | boolean, path: string, owner: StructuredNode): ThingFact[] {
  const text = String(value).trim();
  if (text === '' || typeof value === 'boolean') return [];
  const kind = slotKinds[slot];
  if (kind === 'money') {
    const amount = amountIn(value, currencyBeside(owner, path));
    return amount === undefined ? [] : [{ slot, text, path, amount }];
  }
  if (kind === 'moment' && !isMoment(text)) return [];
  return [{ slot, text, path }];
}

function ofNode(slot: ThingSlot, node: StructuredNode, path: string, depth: number): ThingFact[] {
  const kind = slotKinds[slot];
  if (kind === 'money') return ofMoneyNode(slot, node, path);
  if (slot === 'address') return addressFacts(node, path);
  if (slot === 'item') return itemFacts(node, path, depth);
  const value = textIn(node['@value']) ?? textIn(node['value']);
  if (kind === 'moment')
    return value !== undefined && isMoment(value) ? [{ slot, text: value, path: `${path}.value` }] : [];
  if (kind === 'code' && value !== undefined) return [{ slot, text: value, path: `${path}.value` }];
  const parts: ThingFact[] = [];
  collect(node, path, parts, depth + 1);
  // A hotel's number is one of the stay, a shop's of the order: contacts of who is dealt with are of the deal.
  const contacts = parts.filter(({ slot: own }) => contactSlots.has(own));
  const named = nameOf(node, path);
  const own = named === undefined ? [] : [{ slot, ...named, parts: [...codesOf(node, path), ...parts] }];
  return [...own, ...(dealtWith.has(slot) ? contacts : [])];
}

const dealtWith: ReadonlySet<ThingSlot> = new Set(['place', 'provider', 'seller']);
const contactSlots: ReadonlySet<ThingSlot> = new Set(['address', 'phone', 'email', 'url']);

/** What something is called; of an airport without a name its code. */
function nameOf(node: StructuredNode, path: string): Pick<ThingFact, 'text' | 'path'> | undefined {
  for (const property of ['name', 'iataCode', 'legalName', 'email'] as const) {
    const text = textIn(node[property]);
    if (text !== undefined) return { text, path: `${path}.${property}` };
  }
  return undefined;
}

const codesOf = (node: StructuredNode, path: string): ThingFact[] => {
  const code = textIn(node['iataCode']);
  return code === undefined || textIn(node['name']) === undefined
    ? []
    : [{ slot: 'number', text: code, path: `${path}.iataCode` }];
};

const addressParts = ['streetAddress', 'postalCode', 'addressLocality', 'addressRegion', 'addressCountry'] as const;

/** An address as its lines in the order in which they are written: the first stands for all, the others are its parts. */
function addressFacts(node: StructuredNode, path: string): ThingFact[] {
  const lines = addressParts.flatMap((part): ThingFact[] => {
    const text = textIn(node[part]) ?? textIn(isNode(node[part]) ? node[part]['name'] : undefined);
    return text === undefined ? [] : [{ slot: 'address', text, path: `${path}.${part}` }];
  });
  const [first, ...rest] = lines;
  return first === undefined ? [] : [{ ...first, parts: rest }];
}

function itemFacts(node: StructuredNode, path: string, depth: number): ThingFact[] {
  const named = nameOf(node, path);
  if (named !== undefined) return [{ slot: 'item', ...named }];
  const facts: ThingFact[] = [];
  for (const within of ['orderedItem', 'itemOffered'] as const) {
    const value = node[within];
    if (value !== undefined && depth < DEEPEST)
      collectProperty(within, value, `${path}.${within}`, facts, depth + 1, node);
  }
  return facts;
}

function ofMoneyNode(slot: ThingSlot, node: StructuredNode, path: string): ThingFact[] {
  for (const property of ['value', 'price'] as const) {
    const value = node[property];
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    const currency = textIn(node['currency']) ?? textIn(node['priceCurrency']);
    const amount = amountIn(value, currency);
    if (amount !== undefined) return [{ slot, text: String(value).trim(), path: `${path}.${property}`, amount }];
  }
  return [];
}

const currencyBeside = (owner: StructuredNode, path: string): string | undefined => {
  const property = path.split('.').findLast((name) => !/^\d+$/.test(name));
  return textIn(owner[`${property}Currency`]) ?? textIn(owner['priceCurrency']) ?? textIn(owner['currency']);
};

const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d|$)/.test(text);

const textIn = (value: NodeValue | undefined): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
const isList = (value: NodeValue): value is readonly NodeValue[] => Array.isArray(value);
const isNode = (value: NodeValue | undefined): value is StructuredNode =>
  typeof value === 'object' && !Array.isArray(value);

/** A day beside the moment of that day, and what is said twice, say nothing more. */
function distinct(facts: readonly ThingFact[]): ThingFact[] {
  return facts.filter(
    (fact, at) =>
      !facts.some(
        (other, n) =>
          other.slot === fact.slot &&
          (other.text === fact.text
            ? n < at
            : slotKinds[fact.slot] === 'moment' && other.text.startsWith(`${fact.text}T`)),
      ),
  );
}

import type { KindAsked } from '../../lexicon/lexicon.ts';
import type { ThingFact } from '../../memory/things/thing-facts.ts';
import { type SlotKind, slotKinds, type ThingSlot, thingSlots } from '../../memory/things/thing-slots.ts';
import type { ThingAsked } from './thing-asked.ts';

/** Which kinds of values a question word asks for where the question names no property. */
const kindsOf: Partial<Record<KindAsked, readonly SlotKind[]>> = {
  moment: ['moment'],
  place: ['place'],
  money: ['money'],
  party: ['party'],
};
/** Kinds that it may ask for beside these where the question names one: "where do I sit", "how much is the seat". */
const namedToo: Partial<Record<KindAsked, readonly SlotKind[]>> = {
  place: ['text'],
  number: ['number'],
  any: ['moment', 'place', 'code', 'money', 'party', 'number', 'text'],
};
/** What is not meant where nothing is named: when it was ordered, who is coming. */
const onlyNamed: ReadonlySet<ThingSlot> = new Set([
  'issued',
  'birthday',
  'boarding',
  'doors',
  'tax',
  'holder',
  'attendee',
  'agent',
  'arrival',
  'end',
]);

/** The property that a question asks for, of those that a thing has; nothing where it asks for none of them. */
export function slotAsked({ kind, slots }: ThingAsked, facts: readonly ThingFact[]): ThingSlot | undefined {
  if (kind === undefined || kind === 'length') return undefined;
  const plain = kindsOf[kind] ?? [];
  const may = [...plain, ...(namedToo[kind] ?? [])];
  const held = new Set(facts.map(({ slot }) => slot));
  const named = [...slots]
    .filter(([slot]) => may.includes(slotKinds[slot]))
    .toSorted(
      ([a, one], [b, other]) =>
        Number(isNoun(b)) - Number(isNoun(a)) || other - one || thingSlots.indexOf(a) - thingSlots.indexOf(b),
    );
  // Who asks for the gate of a train is not told where it leaves from.
  const nouns = named.filter(([slot]) => isNoun(slot));
  const first = (nouns.length > 0 ? nouns : named).find(([slot]) => held.has(slot));
  if (first !== undefined) return first[0];
  if (nouns.length > 0) return undefined;
  // Who asks when it lands is not told when it leaves.
  if ([...slots.keys()].some((slot) => plain.includes(slotKinds[slot]) && !sameSlots(slot, held))) return undefined;
  return thingSlots.find((slot) => held.has(slot) && plain.includes(slotKinds[slot]) && !onlyNamed.has(slot));
}

/** Properties with a name of their own; moments and places are asked for by verbs, too, which are said beside others. */
const isNoun = (slot: ThingSlot): boolean => {
  const kind = slotKinds[slot];
  return kind === 'text' || kind === 'code' || kind === 'number';
};

/** Properties that a thing of another kind has under another name: a train leaves, a show starts. */
const alike: readonly (readonly ThingSlot[])[] = [
  ['departure', 'start'],
  ['arrival', 'end', 'delivery'],
  ['place', 'address', 'origin', 'destination'],
  ['provider', 'seller', 'organizer', 'agent', 'performer'],
];
const sameSlots = (slot: ThingSlot, held: ReadonlySet<ThingSlot>): boolean =>
  alike.some((row) => row.includes(slot) && row.some((other) => held.has(other) && !onlyNamed.has(other)));

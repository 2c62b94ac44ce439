import { tokens } from '../../language/tokens.ts';
import { placeWays } from '../../language/world-places.ts';
import { readOnce } from '../../memory/read-once.ts';
import type { Thing } from '../../memory/structured-data.ts';
import { factsOf, type ThingFact } from '../../memory/things/thing-facts.ts';
import { slotKinds, type ThingSlot } from '../../memory/things/thing-slots.ts';

/** A thing with its facts and the index tokens that tell it from others. */
export type ThingRead = {
  readonly facts: readonly ThingFact[];
  /** What it is called and of whom and where it is. */
  readonly own: ReadonlySet<string>;
  /** Who booked it, and whatever else it says in words. */
  readonly all: ReadonlySet<string>;
  readonly origin: ReadonlySet<string>;
  readonly destination: ReadonlySet<string>;
  /** Wall-clock moments from the first to the last; absent where it says none. */
  readonly from: string | undefined;
  readonly to: string | undefined;
};

const notOwn: ReadonlySet<ThingSlot> = new Set(['holder', 'attendee', 'agent', 'url', 'status', 'phone', 'email']);

export const readThing = readOnce((thing: Thing): ThingRead => {
  const facts = factsOf(thing);
  const words = (some: readonly ThingFact[]): ReadonlySet<string> => new Set(some.flatMap(tokensOf));
  const moments = facts.flatMap(({ slot, text }) => (isOfIts(slot) ? [text] : [])).toSorted();
  return {
    facts,
    own: words(facts.filter(({ slot }) => !notOwn.has(slot))),
    all: words(facts),
    origin: words(facts.filter(({ slot }) => slot === 'origin')),
    destination: words(facts.filter(({ slot }) => slot === 'destination' || slot === 'place' || slot === 'address')),
    from: moments[0],
    to: moments.at(-1),
  };
});

/** When it takes place; when it was ordered or is to be paid is another matter. */
const isOfIts = (slot: ThingSlot): boolean =>
  slotKinds[slot] === 'moment' && slot !== 'issued' && slot !== 'due' && slot !== 'birthday';

const tokensOf = ({ slot, text, parts = [] }: ThingFact): string[] => {
  const said = slotKinds[slot] === 'moment' ? dayWords(text) : slot === 'url' || slot === 'status' ? '' : text;
  return [...withCarrier(slot, text, tokens(said)), ...parts.flatMap(tokensOf)];
};

/** "ICE 597" is found as "ICE597" too. */
const withCarrier = (slot: ThingSlot, text: string, said: readonly string[]): string[] =>
  slot === 'number' ? [...said, ...tokens(text.replace(/\s+/g, ''))] : [...said];

const tongues = ['en', 'de', 'zh'] as const;
const formats = tongues.flatMap((tongue) =>
  (['long', 'short'] as const).map(
    (month) =>
      new Intl.DateTimeFormat(tongue, { day: 'numeric', month, year: 'numeric', weekday: 'long', timeZone: 'UTC' }),
  ),
);

/** A day as it may be named: "Monday, May 3, 2027", "2027年5月3日星期一". */
function dayWords(moment: string): string {
  const day = new Date(`${moment.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? '' : formats.map((format) => format.format(day)).join('\n');
}

/** Whether a token, or a place by another of its names, is among others. */
export const says = (said: ReadonlySet<string>, token: string): boolean =>
  said.has(token) || placeWays(token).some((way) => way.every((one) => said.has(one)));

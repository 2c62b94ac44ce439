import { z } from 'zod';
import { readOnce } from '../read-once.ts';
import { type Thing, thingTypes } from '../structured-data.ts';
import { factsOf, type ThingFact } from './thing-facts.ts';
import { isCancelled } from './thing-kind.ts';
import type { ThingSlot } from './thing-slots.ts';

/** A node in brief, for one line of a list. Times are ISO 8601 as the node has them. */
export const thingBriefSchema = z.object({
  type: z.enum(thingTypes),
  /** What it is called: the show, the hotel, "LH 1166", an order's number. */
  name: z.string().optional(),
  start: z.string().optional(),
  /** Where a journey begins and ends: codes of airports, else names. */
  from: z.string().optional(),
  to: z.string().optional(),
  place: z.string().optional(),
  cancelled: z.literal(true).optional(),
});
export type ThingBrief = z.infer<typeof thingBriefSchema>;

/** The first node of an item that is more than a place or a person, in brief. */
export function thingBrief(things: readonly Thing[] = []): ThingBrief | undefined {
  const first = things.find(({ '@type': type }) => type !== 'Place' && type !== 'Person') ?? things[0];
  return first === undefined ? undefined : briefOf(first);
}

/** A node in brief. Read once a node. */
export const briefOf = readOnce((thing: Thing): ThingBrief => {
  const facts = factsOf(thing);
  const of = (...slots: readonly ThingSlot[]): ThingFact | undefined =>
    slots.map((slot) => facts.find((fact) => fact.slot === slot)).find((fact) => fact !== undefined);
  const [from, to] = [of('origin'), of('destination')];
  const [start, place] = [of('departure', 'start', 'delivery', 'due', 'issued'), of('place')];
  const name = numberOf(facts) ?? of('name', 'seller', 'provider', 'reference', 'tracking')?.text;
  return {
    type: thing['@type'],
    ...(name === undefined ? {} : { name }),
    ...(start === undefined ? {} : { start: start.text }),
    ...(from === undefined ? {} : { from: codeOf(from) }),
    ...(to === undefined ? {} : { to: codeOf(to) }),
    ...(place === undefined || place.text === name ? {} : { place: place.text }),
    ...(isCancelled(thing) ? { cancelled: true } : {}),
  };
});

/** "LH 1166": the number of a flight behind its airline's code. */
export function numberOf(facts: readonly ThingFact[]): string | undefined {
  const number = facts.find(({ slot }) => slot === 'number')?.text;
  const carrier = facts.find(({ slot }) => slot === 'provider');
  const code = carrier?.path.endsWith('.iataCode') === true ? carrier.text : codeWithin(carrier);
  return number === undefined || code === undefined || /^\p{L}/u.test(number) ? number : `${code} ${number}`;
}

/** The code of an airport; of other places the name. */
export const codeOf = (fact: ThingFact): string => codeWithin(fact) ?? fact.text;

const codeWithin = (fact: ThingFact | undefined): string | undefined =>
  fact?.parts?.find(({ slot }) => slot === 'number')?.text;

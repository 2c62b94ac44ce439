import { readOnce } from '../read-once.ts';
import type { Thing } from '../structured-data.ts';
import { factsOf, type ThingFact } from './thing-facts.ts';
import { slotKinds } from './thing-slots.ts';

/** The words of a node that it is found by: names, places, codes and people; neither links nor moments. Read once a node. */
export const thingText = readOnce((thing: Thing): string =>
  [thing['@type'].replace(/(?<=[a-z])(?=[A-Z])/g, ' '), ...factsOf(thing).flatMap(worded)].join('\n'),
);

const worded = ({ slot, text, parts = [] }: ThingFact): string[] => {
  const isSaid = slot !== 'url' && slot !== 'status' && slotKinds[slot] !== 'moment' && slotKinds[slot] !== 'money';
  return [...(isSaid ? [text] : []), ...parts.flatMap(worded)];
};

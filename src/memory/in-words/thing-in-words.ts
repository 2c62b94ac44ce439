import type { Thing } from '../structured-data.ts';
import { briefOf, type ThingBrief } from '../things/thing-brief.ts';
import { factsOf, type ThingFact } from '../things/thing-facts.ts';
import { slotKinds, thingSlots } from '../things/thing-slots.ts';
import { thingLabels } from './thing-labels.ts';

type Language = 'en' | 'zh';
const cancelledWord: Readonly<Record<Language, string>> = { en: 'cancelled', zh: '已取消' };

/** A node in brief as a line: "Flight LH 1166 · 2027-05-03 15:05 · FRA → LIS". `when` writes its time. */
export function briefInWords(
  { type, name, start, from, to, place, cancelled }: ThingBrief,
  language: Language = 'en',
  when: (start: string) => string = (moment) => moment.slice(0, 16).replace('T', ' '),
): string {
  const way = from !== undefined && to !== undefined ? `${from} → ${to}` : (from ?? to);
  return [
    [thingLabels[language].types[type], name].filter((part) => part !== undefined).join(' '),
    start === undefined ? undefined : when(start),
    way,
    place,
    cancelled === undefined ? undefined : cancelledWord[language],
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
}

/** A node as a line for people: its type, and by what it is told apart. */
export const thingInWords = (thing: Thing, language: Language = 'en'): string => briefInWords(briefOf(thing), language);

/** The properties of a node in the order in which they are shown, each with what it is called. */
export function thingRows(
  thing: Thing,
  language: Language = 'en',
): { readonly label: string; readonly value: string }[] {
  const facts = factsOf(thing).filter(({ slot }) => slot !== 'status');
  return thingSlots.flatMap((slot) => {
    const values = [...new Set(facts.filter((fact) => fact.slot === slot).map(valueInWords))];
    return values.length === 0 ? [] : [{ label: thingLabels[language].slots[slot], value: values.join(', ') }];
  });
}

function valueInWords({ slot, text, amount, parts = [] }: ThingFact): string {
  if (amount !== undefined) return [text, amount.currency].filter((part) => part !== undefined).join(' ');
  if (slotKinds[slot] === 'moment') return text.slice(0, 16).replace('T', ' ');
  const lines = parts.flatMap((part) => (part.slot === 'address' ? [part, ...(part.parts ?? [])] : []));
  return [text, ...lines.map((line) => line.text)].join(', ');
}

import type { Thing } from '../structured-data.ts';
import { briefOf, type ThingBrief } from '../things/thing-brief.ts';
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

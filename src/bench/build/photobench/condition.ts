import { z } from 'zod';
import type { Life, LifeItem } from '../life.ts';

/** What a condition looks at; all of it is kept, so that a query's answer can be computed over the whole album. */
const testSchema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('word'), word: z.string() }),
  z.object({ by: z.literal('place'), name: z.string() }),
  /** An ISO prefix: a year or a month. */
  z.object({ by: z.literal('time'), prefix: z.string() }),
  /** A word for the time that the memory put to the picture: a season, a part of the day. */
  z.object({ by: z.literal('temporal'), tag: z.string() }),
  z.object({ by: z.literal('person'), name: z.string() }),
  /** A trip, by its id. */
  z.object({ by: z.literal('event'), id: z.string() }),
  /** Nothing of the kind is anywhere. */
  z.object({ by: z.literal('absent'), word: z.string() }),
]);

export const slots = ['what', 'where', 'when', 'who', 'event'] as const;
export const components = ['Location', 'Time', 'Person', 'Object', 'Concept'] as const;

/** A part of a query: its words in both languages, the source that knows it, and whether it must be inferred (App. D). */
export const conditionSchema = z.object({
  slot: z.enum(slots),
  source: z.enum(['V', 'M', 'F', 'I']),
  component: z.enum(components),
  kind: z.enum(['fact', 'cognitive']),
  en: z.string(),
  zh: z.string(),
  test: testSchema,
});
export type Condition = z.infer<typeof conditionSchema>;

/** What a picture is tagged with, and what is written in it but for its place, each as it is written, in lower case first. */
export function namesOf({ tags = [], entities = [], place }: LifeItem): Map<string, string> {
  const places = new Set([place?.poi, place?.city, place?.region, place?.country].map((name) => name?.toLowerCase()));
  const seen = tags.flatMap(({ source, name }) => (source === 'temporal' || source === 'album' ? [] : [name]));
  const written = entities.flatMap(({ field, name, kind }) =>
    field === 'ocr' && kind !== 'city' && kind !== 'country' ? [name] : [],
  );
  const names = [...seen, ...written].map((name): [string, string] => [name.toLowerCase(), name]);
  return new Map(names.filter(([name]) => !places.has(name)));
}

/** Words that a picture is described by: its names, and those of its caption. */
export const wordsOf = (item: LifeItem): Set<string> =>
  new Set([...namesOf(item).keys(), ...wordsIn(`${item.caption ?? ''} ${item.shortCaption ?? ''}`)]);

const segments = new Intl.Segmenter('zh', { granularity: 'word' });
export const wordsIn = (text: string): string[] =>
  [...segments.segment(text.toLowerCase())].flatMap(({ segment, isWordLike }) =>
    isWordLike === true ? [segment] : [],
  );

export const peopleIn = ({ people = [] }: LifeItem): string[] => [
  ...new Set(people.flatMap(({ how, name }) => ((how === 'face' || how === 'tagged') && name !== '' ? [name] : []))),
];

/** Whether a picture meets a condition. */
export function holds({ test }: Condition, item: LifeItem, life: Pick<Life, 'events'>): boolean {
  switch (test.by) {
    case 'word':
      return wordsOf(item).has(test.word);
    case 'place':
      return [item.place?.poi, item.place?.city, item.place?.country].includes(test.name);
    case 'time':
      return item.time?.start.startsWith(test.prefix) === true;
    case 'temporal':
      return item.tags?.some(({ source, name }) => source === 'temporal' && name === test.tag) === true;
    case 'person':
      return peopleIn(item).includes(test.name);
    case 'event':
      return life.events.some(({ id, items }) => id === test.id && items.some((one) => one === item.id));
    case 'absent':
      return false;
  }
}

/** The pictures that meet all of them. */
export const meeting = (
  conditions: readonly Condition[],
  album: readonly LifeItem[],
  life: Pick<Life, 'events'>,
): LifeItem[] => album.filter((item) => conditions.every((condition) => holds(condition, item, life)));

const order = { en: ['who', 'what', 'event', 'where', 'when'], zh: ['when', 'event', 'where', 'who', 'what'] } as const;

/** A query as somebody types it: the words of its conditions and nothing else. */
export function queryWords(conditions: readonly Condition[], language: 'en' | 'zh'): string {
  const parts = order[language].flatMap((slot) =>
    conditions.flatMap((condition) => (condition.slot === slot ? [condition[language]] : [])),
  );
  return parts.join(language === 'en' ? ' ' : '');
}

import type { AskResponse } from '../../../../src/contract/question-verbs.ts';
import type { ItemBrief } from '../../../../src/contract/shapes.ts';
import type { askWords } from '../../words/ask.ts';
import { durationInWords, spanInWords, timeInWords } from '../../words/dates.ts';
import type { Language } from '../../words/language.ts';
import { type Called, namesCalled } from '../../words/place-names.ts';

type Say = (typeof askWords)['en'] | (typeof askWords)['zh'];

/** When and where: "7 May 2023 at 15:09 · Cascais, Portugal". */
export function whenAndWhere({ time, place }: ItemBrief, language: Language, called: Called): string {
  const names = place === undefined ? [] : namesCalled(place, called);
  const where = names.length > 2 ? [names[0], names.at(-1)] : names;
  return [time === undefined ? '' : timeInWords(time, language), where.join(language === 'zh' ? '，' : ', ')]
    .filter((part) => part !== '')
    .join(' · ');
}

/** The author of an email or note. */
export const senderOf = ({ people }: ItemBrief): string | undefined =>
  people.find(({ how }) => how === 'sender' || how === 'speaker')?.name;

/** An accessible description: "Photo: a kite on the beach, 7 May 2023 · Cascais". */
export function itemLabel(item: ItemBrief, say: Say, language: Language, called: Called): string {
  const what = (item.title ?? item.snippet).slice(0, 120);
  const rest = whenAndWhere(item, language, called);
  const stack = item.stack === undefined ? '' : `, ${say.stackOf(item.stack)}`;
  return `${say[item.modality]}${what === '' ? '' : `: ${what}`}${rest === '' ? '' : `, ${rest}`}${stack}`;
}

const fields: readonly (readonly [field: RegExp, key: keyof Say])[] = [
  [/^time/, 'fieldTime'],
  [/^place/, 'fieldPlace'],
  [/^people/, 'fieldPeople'],
  [/^ocr/, 'fieldOcr'],
  [/^body/, 'fieldBody'],
  [/^title/, 'fieldTitle'],
  [/^amounts/, 'fieldAmounts'],
  [/^references/, 'fieldReferences'],
  [/^dates/, 'fieldDates'],
  [/^transcript/, 'fieldTranscript'],
  [/^moments/, 'fieldMoments'],
  [/^(?:caption|summary|shortCaption)/, 'fieldCaption'],
];

/** User-facing names of record fields. */
export function fieldName(field: string, say: Say): string {
  const key = fields.find(([pattern]) => pattern.test(field))?.[1];
  const name = key === undefined ? say.fieldOther : say[key];
  return typeof name === 'string' ? name : say.fieldOther;
}

const isEdge = /^(?:moments|transcript\.segments)\.\d+\.(?:start|end)$/;

/** A readable quote: times and seconds are in machine format in records. */
export function quoteWords(field: string, quote: string, language: Language): string {
  if (isEdge.test(field)) return durationInWords(Number(quote));
  const isInstant = field.startsWith('time') && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(quote);
  return isInstant ? timeInWords({ start: quote, precision: 'minute' }, language) : quote;
}

/** A summary of an answer that is a set: "32 photos, 9 – 15 Oct 2024". */
export function setInWords({ citations, evidence }: AskResponse, say: Say, language: Language): string {
  const ids = new Set<string>(citations.map(({ id }) => id));
  const items = evidence.filter(({ id }) => ids.has(id));
  const [kind, ...others] = new Set(items.map(({ modality }) => modality));
  const times = items.flatMap(({ time }) => (time === undefined ? [] : [time]));
  const [first] = times.map(({ start }) => start).sort();
  const last = times
    .map(({ end }) => end)
    .sort()
    .at(-1);
  const some = say.someOf(others.length > 0 ? undefined : kind, ids.size);
  if (first === undefined || last === undefined) return some;
  return `${some}${language === 'zh' ? '，' : ', '}${spanInWords({ start: first, end: last }, language)}`;
}

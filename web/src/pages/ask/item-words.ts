import type { ItemBrief } from '../../../../src/contract/shapes.ts';
import { locationNames } from '../../../../src/memory/location.ts';
import type { askWords } from '../../words/ask.ts';
import { timeInWords } from '../../words/dates.ts';
import type { Language } from '../../words/language.ts';

type Say = (typeof askWords)['en'] | (typeof askWords)['zh'];

/** When and where: "7 May 2023 at 15:09 · Cascais, Portugal". */
export function whenAndWhere({ time, place }: ItemBrief, language: Language): string {
  const names = place === undefined ? [] : locationNames(place);
  const where = names.length > 2 ? [names[0], names.at(-1)] : names;
  return [time === undefined ? '' : timeInWords(time, language), where.join(language === 'zh' ? '，' : ', ')]
    .filter((part) => part !== '')
    .join(' · ');
}

/** Who wrote it, of a mail or a note. */
export const senderOf = ({ people }: ItemBrief): string | undefined =>
  people.find(({ how }) => how === 'sender' || how === 'speaker')?.name;

/** What it is in a few words, for who does not see it: "Photo: a kite on the beach, 7 May 2023 · Cascais". */
export function itemLabel(item: ItemBrief, say: Say, language: Language): string {
  const what = (item.title ?? item.snippet).slice(0, 120);
  const rest = whenAndWhere(item, language);
  return `${say[item.modality]}${what === '' ? '' : `: ${what}`}${rest === '' ? '' : `, ${rest}`}`;
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
  [/^(?:caption|summary|shortCaption)/, 'fieldCaption'],
];

/** What a field of a record is called by who never saw a record. */
export function fieldName(field: string, say: Say): string {
  const key = fields.find(([pattern]) => pattern.test(field))?.[1];
  const name = key === undefined ? say.fieldOther : say[key];
  return typeof name === 'string' ? name : say.fieldOther;
}

/** A quote as one reads it: times of records are written for programs. */
export function quoteWords(field: string, quote: string, language: Language): string {
  const isInstant = field.startsWith('time') && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(quote);
  return isInstant ? timeInWords({ start: quote, precision: 'minute' }, language) : quote;
}

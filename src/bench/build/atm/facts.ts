import { monthNames } from '../../../memory/time-span.ts';
import type { LifeItem } from '../life.ts';
import type { Proposal } from './proposal.ts';

type Topic = NonNullable<Proposal['topic']>;

/** "14 December 2023" or "2023年12月14日": the answers' form of a day (B.3). */
export function dayInWords(start: string, language: 'en' | 'zh'): string {
  const [year = '', month = '1', day = '1'] = start.slice(0, 10).split('-');
  if (language === 'zh') return `${year}年${Number(month)}月${Number(day)}日`;
  return `${Number(day)} ${monthNames[Number(month) - 1] ?? ''} ${year}`;
}

/** "May 2023" or "2023年5月". */
export function monthInWords(start: string, language: 'en' | 'zh'): string {
  const [year = '', month = '1'] = start.split('-');
  return language === 'zh' ? `${year}年${Number(month)}月` : `${monthNames[Number(month) - 1] ?? ''} ${year}`;
}

/** Who wrote a mail; undefined for the owner's own and for lists. */
export const senderOf = ({ people = [], sender }: LifeItem): string | undefined =>
  sender?.owner === true ? undefined : people.find(({ how, list }) => how === 'sender' && list !== true)?.name;

/** Whom pictures show, by name, the owner left out. */
export const shownIn = ({ people = [] }: LifeItem): string[] => [
  ...new Set(people.flatMap(({ how, name }) => ((how === 'face' || how === 'tagged') && name !== '' ? [name] : []))),
];

/** The sum that a letter is about, as it is written. */
export function totalOf({
  amounts = [],
}: LifeItem): { readonly value: number; readonly currency?: string; readonly text: string } | undefined {
  const totals = amounts.filter(({ role }) => role === 'total');
  const [first] = totals;
  if (first === undefined || totals.some(({ value }) => value !== first.value)) return undefined;
  const { value, currency, text } = first;
  return { value, text, ...(currency === undefined ? {} : { currency }) };
}

const topicOfKind: Readonly<Partial<Record<NonNullable<LifeItem['documentKind']>, Topic>>> = {
  booking: 'Travel',
  ticket: 'Travel',
  change: 'Travel',
  cancellation: 'Travel',
  receipt: 'Activities',
  menu: 'Activities',
  invoice: 'Household',
  statement: 'Household',
  delivery: 'Household',
  reminder: 'Activities',
};
const topicOfReference: Readonly<Record<string, Topic>> = {
  booking: 'Travel',
  flight: 'Travel',
  train: 'Travel',
  ticket: 'Travel',
  order: 'Household',
  tracking: 'Household',
  customer: 'Personal Information',
  policy: 'Personal Information',
};

/** The topic of an item by what it is; a picture's by whether it was taken on a trip. */
export function topicOf(item: LifeItem, travelling: boolean): Topic {
  const referred = item.references?.flatMap(({ kind }) => topicOfReference[kind] ?? [])[0];
  const kind = item.documentKind === undefined ? undefined : topicOfKind[item.documentKind];
  if (item.modality === 'email') return kind ?? referred ?? 'Everyday Life Logging';
  return travelling ? 'Travel' : (kind ?? (item.place?.poi === undefined ? 'Everyday Life Logging' : 'Activities'));
}

/** Letters that say what was paid; what is booked or ordered may still change, and is often paid elsewhere. */
const paying: ReadonlySet<LifeItem['documentKind']> = new Set(['receipt', 'invoice', 'statement']);
export const saysPaid = ({ documentKind }: LifeItem): boolean => paying.has(documentKind);

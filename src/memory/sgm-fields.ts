import type { MemoryItem } from './item.ts';
import { type Location, locationNames } from './location.ts';
import type { Mention } from './person.ts';
import { spokenText } from './seen.ts';
import type { TimeSpan } from './time-span.ts';

/** One fact of an item as text: its SGM label, its value as written, and the sentence that tells it in prose. */
export type SgmField = {
  readonly label: string;
  /** Empty when the item does not have the fact. */
  readonly value: string;
  readonly sentence: (value: string) => string;
};

const typeNames = { image: 'image', video: 'video', email: 'email', text: 'text' } as const;

/** "2022-05-07 15:09:29", or "2022-05" for a month: no more digits than are known, and a range as "a to b". */
export function timestampText(span: TimeSpan): string {
  const digits = { year: 4, month: 7, day: 10, hour: 13, minute: 16, second: 19, subsecond: 19 }[span.precision];
  const start = span.start.slice(0, digits).replace('T', ' ');
  const end = span.end.slice(0, digits).replace('T', ' ');
  return start === end ? start : `${start} to ${end}`;
}

/** The address as its source wrote it when there is one, else the names from the narrowest to the widest. */
export const locationText = (place: Location): string => place.label ?? locationNames(place).join(', ');

function placeText(place: Location): string {
  const named = [...new Set([place.label, ...locationNames(place)])].filter((part) => part !== undefined);
  const spot = place.lat === undefined || place.lon === undefined ? [] : [`(${place.lat}, ${place.lon})`];
  return [...named, ...spot].join(', ');
}

const mentionText = (person: Mention): string =>
  [
    person.name,
    person.address === undefined || person.address === person.name ? '' : `<${person.address}>`,
    `(${[person.how, person.role].filter(Boolean).join(', ')})`,
  ]
    .filter((part) => part !== '')
    .join(' ');

const amountsText = (item: MemoryItem): string =>
  (item.amounts ?? [])
    .map((a) => [a.role, a.value, a.currency, a.what === undefined ? '' : `for ${a.what}`].filter(Boolean).join(' '))
    .join('; ');

const datesText = (item: MemoryItem): string =>
  (item.dates ?? []).map((d) => `${d.role} ${d.start}${d.end === d.start ? '' : ` to ${d.end}`}`).join('; ');

function mediaText(item: MemoryItem): string {
  const { media } = item;
  if (media === undefined) return '';
  const size = media.width === undefined || media.height === undefined ? '' : `${media.width}×${media.height}`;
  const length = media.durationSeconds === undefined ? '' : `${media.durationSeconds} s`;
  return [media.mime, size, length, media.camera ?? ''].filter((part) => part !== '').join(', ');
}

/**
 * Every fact that a text rendering tells, in order: the schema-guided memory of ATM-Bench (Eq. 9), with people, amounts,
 * references and dates of our own. Both renderings are made of this list, so they hold the same information.
 */
export function sgmFields(item: MemoryItem): SgmField[] {
  const field = (label: string, value: string | undefined, sentence: SgmField['sentence']): SgmField => ({
    label,
    value: value ?? '',
    sentence,
  });
  const [madeWord, bodyLabel] = item.modality === 'email' ? ['sent', 'Detail'] : ['made', 'Text'];
  return [
    field('ID', item.id, (v) => `Memory ${v}.`),
    field('Type', typeNames[item.modality], (v) => `It is of type ${v}.`),
    field('Kind', item.documentKind, (v) => `As a document it is a ${v}.`),
    field('Timestamp', item.time && timestampText(item.time), (v) => `It was ${madeWord} at this time: ${v}.`),
    field('Location', item.place && placeText(item.place), (v) => `The place is ${v}.`),
    field('People', item.people?.map(mentionText).join('; '), (v) => `People in it: ${v}.`),
    field('Title', item.title, (v) => `Its title is: ${v}.`),
    field('Short Caption', item.shortCaption, (v) => `In short it shows: ${v}.`),
    field('Caption', item.caption, (v) => `It shows: ${v}`),
    field('Summary', item.summary, (v) => `In summary: ${v}`),
    field(bodyLabel, item.body?.text, (v) => `It says: ${v}`),
    field('OCR', item.ocr?.text, (v) => `The text that can be read in it: ${v}`),
    field('Transcript', item.transcript && spokenText(item.transcript), (v) => `What is said in it: ${v}`),
    field('Tags', item.tags?.map((t) => t.name).join(', '), (v) => `It is tagged ${v}.`),
    field('Entities', item.entities?.map((e) => `${e.name} (${e.kind})`).join('; '), (v) => `It names ${v}.`),
    field('Amounts', amountsText(item), (v) => `Sums of money: ${v}.`),
    field('References', item.references?.map((r) => `${r.kind} ${r.code}`).join('; '), (v) => `References: ${v}.`),
    field('Dates', datesText(item), (v) => `Dates it speaks of: ${v}.`),
    field('Attachments', item.attachments?.map((a) => a.name).join('; '), (v) => `Attached: ${v}.`),
    field('Media', mediaText(item), (v) => `The file: ${v}.`),
  ];
}

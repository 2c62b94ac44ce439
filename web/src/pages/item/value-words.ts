import { messagesIn, type SaidMessage } from '../../../../src/memory/conversation.ts';
import { thingInWords } from '../../../../src/memory/in-words/thing-in-words.ts';
import { type FieldName, type FieldValues, fieldNames, valueOfField } from '../../../../src/memory/reading.ts';
import type { TimeSpan } from '../../../../src/memory/time-span.ts';
import { durationInWords, spanInWords, timeInWords } from '../../words/dates.ts';
import type { Language } from '../../words/language.ts';
import { type Called, namesCalled } from '../../words/place-names.ts';
import type { Said } from './item-document.ts';

type Words = { readonly [F in FieldName]: (value: FieldValues[F], language: Language) => string };

const listed = (parts: readonly (string | undefined)[], separator = ', '): string =>
  parts.filter((part) => part !== undefined && part !== '').join(separator);

/** "7 May 2023 at 15:09", "May 2019", "3 May 2019 – 7 May 2019". */
export function momentInWords(time: TimeSpan, language: Language): string {
  const first = timeInWords(time, language);
  const last = timeInWords({ start: time.end, precision: time.precision }, language);
  return first === last ? first : `${first} – ${last}`;
}

/** The names of a place from the narrowest to the widest; its position where it has no names. */
export function placeInWords(place: FieldValues['place'], called: Called = (name) => name): string {
  const names = namesCalled(place, called);
  if (names.length > 0) return names.join(', ');
  return place.lat === undefined || place.lon === undefined ? '' : `${place.lat.toFixed(4)}, ${place.lon.toFixed(4)}`;
}

export function bytesInWords(bytes: number, language: Language): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  let size = bytes;
  let at = 0;
  while (size >= 1000 && at < units.length - 1) {
    size /= 1000;
    at += 1;
  }
  const digits = at === 0 || size >= 100 ? 0 : 1;
  return `${size.toLocaleString(language, { maximumFractionDigits: digits })} ${units[at]}`;
}

export function sumInWords(value: number, currency: string | undefined, language: Language): string {
  if (currency === undefined) return value.toLocaleString(language);
  try {
    return new Intl.NumberFormat(language, { style: 'currency', currency }).format(value);
  } catch {
    return `${value.toLocaleString(language)} ${currency}`;
  }
}

/** "14 May 2023" from the ISO date or time of a date mentioned in a text. */
export function dateInWords(written: string, language: Language): string {
  const precision =
    written.length <= 4 ? 'year' : written.length <= 7 ? 'month' : written.length <= 10 ? 'day' : 'minute';
  const start = `${written}${'0000-01-01T00:00:00'.slice(written.length)}`;
  return timeInWords({ start, precision }, language);
}

/** A date mentioned in a text: "8 May 2023", "8 – 12 May 2023"; with the time, if given. */
export function datesInWords(start: string, end: string, language: Language): string {
  const isDays = start.endsWith('T00:00:00') && end.endsWith('T23:59:59');
  const [from, to] = isDays ? [start.slice(0, 10), end.slice(0, 10)] : [start, end];
  if (from === to) return dateInWords(from, language);
  return isDays
    ? spanInWords({ start, end }, language)
    : `${dateInWords(from, language)} – ${dateInWords(to, language)}`;
}

const senderWords = {
  en: {
    pass: 'passed the mail server’s sender check',
    fail: 'failed the mail server’s sender check',
    none: 'sender not verified by the mail server',
    owner: 'written by you',
    answers: 'reply to your email',
  },
  zh: {
    pass: '已通过邮件服务器的发件人验证',
    fail: '未通过邮件服务器的发件人验证',
    none: '发件人未经邮件服务器验证',
    owner: '由您所写',
    answers: '回复您的邮件',
  },
} as const satisfies Readonly<Record<Language, object>>;

const positions = {
  en: (count: number) => `${count} positions`,
  zh: (count: number) => `${count} 个位置`,
} as const satisfies Readonly<Record<Language, (count: number) => string>>;

/** "14:05 Anna: See you at eight". */
const spoken = ({ at, from, text }: SaidMessage): string =>
  `${at.slice(11, 16)} ${from === undefined ? '' : `${from}: `}${text}`;

const words: Words = {
  time: momentInWords,
  place: (place) => placeInWords(place),
  people: (people) => listed(people.map((one) => (one.name === '' ? (one.address ?? '?') : one.name))),
  title: (text) => text,
  caption: (text) => text,
  shortCaption: (text) => text,
  summary: (text) => text,
  body: (body) => (body.messages === undefined ? body.text : messagesIn(body).map(spoken).join('\n')),
  ocr: ({ text }) => text,
  entities: (entities) => listed(entities.map(({ name }) => name)),
  tags: (tags) => listed(tags.map(({ name }) => name)),
  amounts: (sums, language) =>
    listed(sums.map(({ value, currency, what }) => listed([sumInWords(value, currency, language), what], ' · '))),
  references: (references) => listed(references.map(({ code }) => code)),
  dates: (dates, language) => listed(dates.map(({ start, end }) => datesInWords(start, end, language))),
  documentKind: (kind) => kind,
  thread: ({ id }) => id,
  sender: ({ verdict, server, checks = [], owner, answers }, language) => {
    const say = senderWords[language];
    const checked = verdict === undefined ? undefined : listed([say[verdict], server, ...checks], ' · ');
    return listed([checked, owner === true ? say.owner : undefined, answers === undefined ? undefined : say.answers]);
  },
  attachments: (files) => listed(files.map(({ name }) => name)),
  structuredData: (things, language) =>
    listed(
      things.map((thing) => thingInWords(thing, language)),
      '; ',
    ),
  media: (media, language) =>
    listed(
      [
        media.mime,
        media.width === undefined || media.height === undefined ? undefined : `${media.width} × ${media.height}`,
        media.bytes === undefined ? undefined : bytesInWords(media.bytes, language),
        media.durationSeconds === undefined ? undefined : durationInWords(media.durationSeconds),
        media.camera,
        media.lens,
      ],
      ' · ',
    ),
  stackedBehind: (id) => id,
  sights: (sights) => listed(sights.map(({ name }) => name)),
  track: ({ stretches }, language) => positions[language](stretches.flat().length),
  transcript: ({ segments }) => segments.map(({ text }) => text).join(' '),
  moments: (moments) =>
    listed(moments.map(({ kind, start, end }) => `${kind} ${durationInWords(start)}–${durationInWords(end)}`)),
};

const wordsOf = <F extends FieldName>(field: F, value: FieldValues[F], language: Language): string =>
  (words[field] as (value: FieldValues[F], language: Language) => string)(value, language);

/** The value of a reading in words; JSON for unknown fields. */
export function saidInWords(said: Pick<Said, 'field' | 'value'>, language: Language): string {
  const field = fieldNames.find((name) => name === said.field);
  const value = valueOfField(said.field, said.value);
  return field === undefined || value === undefined
    ? JSON.stringify(said.value)
    : wordsOf(field, value as never, language);
}

import { messagesIn, type SaidMessage } from '../memory/conversation.ts';
import { playingTime } from '../memory/in-words/playing-time.ts';
import { thingInWords } from '../memory/in-words/thing-in-words.ts';
import { locationNames } from '../memory/location.ts';
import { type FieldName, type FieldValues, parseReading, type Reading } from '../memory/reading.ts';
import { when } from './phrases.ts';
import { bytes } from './table.ts';

type Words = { readonly [F in FieldName]: (value: FieldValues[F]) => string };

const listed = (parts: readonly (string | undefined)[], separator = ', '): string =>
  parts.filter((part) => part !== undefined && part !== '').join(separator);
/** Values that occur several times, in a title and a text or within one, are listed once. */
const once = (parts: readonly string[]): string => listed([...new Set(parts)]);
const noted = (main: string, ...notes: readonly (string | undefined)[]): string =>
  listed([main, listed(notes) && `(${listed(notes)})`], ' ');
/** "14 April 2025" for a whole day, "14 April 2025, 10:05" for a minute, both ends for longer spans. */
function span({ start, end }: FieldValues['dates'][number]): string {
  const isOfDays = start.includes('T00:00:00') && end.includes('T23:59:59');
  const at = (instant: string): string => when({ start: instant, precision: isOfDays ? 'day' : 'minute' });
  return at(start) === at(end) ? at(start) : `${at(start)} to ${at(end)}`;
}
const verdictWords: Readonly<Record<NonNullable<FieldValues['sender']['verdict']>, string>> = {
  pass: 'passed the mail server’s sender check',
  fail: 'failed the mail server’s sender check',
  none: 'sender not verified by the mail server',
};
const asWritten = (value: string): string => value;

/** The text of each field for people; programs get the JSON value. */
const words: Words = {
  time: (t) => noted(`${when(t)}${seconds(t)}`, t.offset, t.zone, t.source),
  place: (p) =>
    noted(
      listed([
        p.lat === undefined || p.lon === undefined ? undefined : `${p.lat}, ${p.lon}`,
        listed(locationNames(p)),
        p.altitude === undefined ? undefined : `${Math.round(p.altitude)} m altitude`,
        locationNames(p).length === 0 ? p.label : undefined,
      ]),
      p.source,
    ),
  people: (people) =>
    listed(
      people.map((p) =>
        noted(p.name === '' ? '(unnamed)' : p.name, p.how, p.role, p.address === p.name ? undefined : p.address),
      ),
    ),
  title: asWritten,
  caption: asWritten,
  shortCaption: asWritten,
  summary: asWritten,
  body: (b) => (b.messages === undefined ? b.text : messagesIn(b).map(spoken).join('\n')),
  ocr: (o) => o.text,
  entities: (entities) => once(entities.map((e) => noted(e.name, e.kind))),
  tags: (tags) => listed(tags.map((t) => t.name)),
  amounts: (sums) => listed(sums.map((a) => noted(listed([String(a.value), a.currency], ' '), a.role, a.what))),
  references: (references) => once(references.map((r) => noted(r.code, r.kind))),
  dates: (dates) => once(dates.map((d) => noted(span(d), d.role))),
  documentKind: asWritten,
  stackedBehind: (id) => `behind ${id}`,
  thread: (t) => t.id,
  sender: (s) =>
    listed([
      s.verdict === undefined ? undefined : noted(verdictWords[s.verdict], s.server, ...(s.checks ?? [])),
      s.owner === true ? 'the owner' : undefined,
      s.answers === undefined ? undefined : `reply to the owner's email ${s.answers}`,
    ]),
  attachments: (files) => listed(files.map((a) => noted(a.name, a.mime, bytes(a.bytes)))),
  structuredData: (things) =>
    listed(
      things.map((thing) => noted(thingInWords(thing), thing.source)),
      '; ',
    ),
  media: (m) =>
    listed(
      [
        m.mime,
        m.width === undefined || m.height === undefined ? undefined : `${m.width} × ${m.height}`,
        m.durationSeconds === undefined ? undefined : `${Math.round(m.durationSeconds * 10) / 10} s`,
        m.bytes === undefined ? undefined : bytes(m.bytes),
        m.camera,
        m.lens,
        m.isScreenshot === true ? 'screenshot' : undefined,
        m.motion === undefined ? undefined : 'moves',
      ],
      ' · ',
    ),
  sights: (sights) =>
    listed(
      sights.map((s) => noted(s.name, s.count === undefined ? undefined : String(s.count), percent(s.confidence))),
    ),
  track: ({ stretches }) => {
    const points = stretches.flat();
    const [first, last] = [points[0]?.[0] ?? 0, Math.max(0, ...points.map(([at]) => at))];
    return noted(`${points.length} positions`, `${inUtc(first)} to ${inUtc(last)}`);
  },
  transcript: (t) => t.segments.map((s) => `${playingTime(s.start)} ${s.text}`).join('\n'),
  moments: (moments) =>
    listed(moments.map((m) => noted(listed([m.kind, m.what], ' '), `${playingTime(m.start)}–${playingTime(m.end)}`))),
};

/** Of seconds since the epoch. */
const inUtc = (at: number): string => `${new Date(at * 1000).toISOString().slice(0, 16)}Z`;

/** "14:05 Anna: See you at eight". */
const spoken = ({ at, from, text }: SaidMessage): string =>
  `${at.slice(11, 16)} ${from === undefined ? '' : `${from}: `}${text}`;

const percent = (share: number): string => `${Math.round(share * 100)}%`;
/** ":16" of "2021-06-05T14:15:16": lists show minutes, one item shows all. */
const seconds = ({ start, precision }: FieldValues['time']): string =>
  precision === 'second' || precision === 'subsecond' ? (/T\d\d:\d\d(:\d\d(?:\.\d+)?)/.exec(start)?.[1] ?? '') : '';

/** The value of a reading as text; unknown fields are shown as stored. */
export function readingWords(said: {
  readonly field: string;
  readonly value: unknown;
  readonly provenance: unknown;
}): string {
  const reading = known(said);
  const told = reading === undefined ? '' : wordsOf(reading);
  return told === '' ? JSON.stringify(said.value) : told;
}

function known(said: unknown): Reading | undefined {
  try {
    return parseReading(said);
  } catch {
    return undefined;
  }
}

const wordsOf = <F extends FieldName>({ field, value }: Reading<F>): string =>
  (words[field] as (value: FieldValues[F]) => string)(value as FieldValues[F]);

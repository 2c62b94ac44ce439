import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DateTime } from 'luxon';
import { z } from 'zod';
import { openGeonames } from '../../src/adapters/geonames/geocoder.ts';
import { lifeFiles } from '../../src/bench/lives/make.ts';
import type { MailRow, MediaRow, Records } from '../../src/bench/lives/records/row.ts';

const id = z.string().regex(/^[a-z]+\d+[a-z]?$/);
const date = z.iso.datetime({ offset: true });
const seen = {
  id,
  date,
  /** City, region and country, as a geocoder says them. */
  place: z.string().min(1).optional(),
  caption: z.string().min(1),
  /** The text that is read in the picture. */
  words: z.string().optional(),
  tags: z.array(z.string().min(1)).optional(),
};
const mailSchema = z.strictObject({
  id,
  kind: z.literal('mail'),
  date,
  from: z.string().min(1),
  to: z.string().min(1).optional(),
  subject: z.string(),
  text: z.string().min(1),
});
const photoSchema = z.strictObject({ ...seen, kind: z.literal('photo') });
const videoSchema = z.strictObject({ ...seen, kind: z.literal('video'), speech: z.string().optional() });

export const questionKinds = [
  'when',
  'where',
  'who',
  'amount',
  'sum',
  'difference',
  'count',
  'duration',
  'which',
  'what',
  'why',
  'yesno',
  'list',
  'update',
  'compare',
  'none',
  'photos',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** What stands for an answer where the memory holds none. */
const NONE = '-';

const questionSchema = z
  .strictObject({
    asked: z.string().min(1),
    /** What the right answer's text matches and a wrong one's does not; "-" where there is none. */
    wanted: z.string().min(1),
    /** All items that a right answer must rest on; the whole set where a set is asked for. */
    evidence: z.array(id),
    kind: z.enum(questionKinds),
    /** The words of the evidence that state the answer or a part of it, as they stand there. */
    said: z.array(z.strictObject({ in: id, words: z.string().min(1) })).optional(),
  })
  .refine(({ kind, wanted }) => (kind === 'none') === (wanted === NONE), '“-” is wanted of kind “none” alone')
  .refine(({ kind, evidence }) => (kind === 'none') === (evidence.length === 0), 'of kind “none” alone is no evidence')
  .refine(({ wanted }) => isExpression(wanted), '`wanted` is no regular expression, or nothing at all matches it');

function isExpression(wanted: string): boolean {
  try {
    return !new RegExp(wanted, 'iu').test('');
  } catch {
    return false;
  }
}

const repeated = (all: readonly string[]): string[] => all.filter((one, i) => all.indexOf(one) !== i);

const itemSchema = z.discriminatedUnion('kind', [mailSchema, photoSchema, videoSchema]);

/** All texts of an item in which something can be said. */
const textsOf = (items: readonly z.infer<typeof itemSchema>[], name: string): string[] =>
  items
    .filter((one) => one.id === name)
    .flatMap((one) =>
      one.kind === 'mail'
        ? [one.from, one.subject, one.text]
        : [one.caption, one.words ?? '', one.kind === 'video' ? (one.speech ?? '') : ''],
    );

const inboxSchema = z
  .strictObject({
    /** The time at which the questions are asked. */
    now: z.iso.datetime({ local: true }),
    owner: z.strictObject({ name: z.string().min(1), address: z.email(), home: z.string().min(1) }),
    items: z.array(itemSchema).min(1),
    questions: z.array(questionSchema).min(1),
  })
  .superRefine(({ items, questions }, told) => {
    const ids = items.map((one) => one.id);
    const fault = (message: string): void => told.addIssue({ code: 'custom', message });
    for (const one of repeated(ids)) fault(`two items are called ${one}`);
    for (const one of repeated(questions.map(({ asked }) => asked))) fault(`asked twice: ${one}`);
    for (const { asked, evidence, said } of questions) {
      for (const one of evidence) if (!ids.includes(one)) fault(`there is no item ${one}: ${asked}`);
      for (const one of repeated(evidence)) fault(`${one} is named twice: ${asked}`);
      for (const { in: where, words } of said ?? []) {
        if (!evidence.includes(where)) fault(`said in ${where}, which is no evidence: ${asked}`);
        if (!textsOf(items, where).some((text) => text.includes(words))) fault(`not said in ${where}: ${words}`);
      }
    }
  });

type InboxFile = { readonly writer: string; readonly name: string; readonly path: string };
/** The small memory of an invented person, written by hand, with questions. `name` is `<writer>/<nn>`. */
export type InboxWithGold = z.infer<typeof inboxSchema> & Omit<InboxFile, 'path'>;
export type InboxQuestion = InboxWithGold['questions'][number];

const bank = new URL('../inboxes/', import.meta.url);
const FIXTURE = 'fixture';

/** The writers that weights are fitted on and no figures are told of. */
export const fittedWriters: readonly string[] = [
  'ann',
  'bao',
  'cleo',
  'ingrid',
  'jerome',
  'maeve',
  'shu',
  'ulrike',
  'yunqing',
];

/** All other writers. */
export const leftOutWriters = (): string[] =>
  [...new Set(inboxFiles().map(({ writer }) => writer))].filter((one) => !fittedWriters.includes(one));

/** All files of the bank, but the two that tests of these scripts read. */
export const inboxFiles = (): InboxFile[] => filesOf((writer) => writer !== FIXTURE);

/** The two inboxes that tests of these scripts read. */
export const fixtureFiles = (): InboxFile[] => filesOf((writer) => writer === FIXTURE);

const filesOf = (isOf: (writer: string) => boolean): InboxFile[] =>
  readdirSync(bank, { withFileTypes: true })
    .filter((folder) => folder.isDirectory() && isOf(folder.name))
    .flatMap(({ name: writer }) =>
      readdirSync(new URL(`${writer}/`, bank))
        .filter((file) => file.endsWith('.json'))
        .map((file) => ({ writer, name: `${writer}/${file.replace(/\.json$/, '')}`, path: `${writer}/${file}` })),
    )
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** Throws, and says which file and why, where a file is not as it should be. */
export function inboxIn({ writer, name, path }: InboxFile): InboxWithGold {
  const read = inboxSchema.safeParse(JSON.parse(readFileSync(new URL(path, bank), 'utf8')));
  if (!read.success) throw new Error(`training/inboxes/${path}: ${z.prettifyError(read.error)}`);
  return { writer, name, ...read.data };
}

/** Inboxes by the names of writers or of their own (`ann`, `ann/03`). */
export function inboxesNamed(names: readonly string[]): InboxWithGold[] {
  const files = [...inboxFiles(), ...fixtureFiles()];
  const unknown = names.find((one) => !files.some(({ writer, name }) => writer === one || name === one));
  if (unknown !== undefined) throw new Error(`There is no inbox and no writer “${unknown}” in training/inboxes.`);
  return files.filter(({ writer, name }) => names.includes(writer) || names.includes(name)).map(inboxIn);
}

/** Writes the items into a fresh folder as rows of ATM-Bench, by the files of a made life. */
export function writeInbox(inbox: InboxWithGold, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, rows] of lifeFiles({ records: recordsOf(inbox), questions: [] })) {
    if (path.includes('atm-bench.json')) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${JSON.stringify(rows, null, 1)}\n`);
  }
}

type Item = InboxWithGold['items'][number];
type Mail = Extract<Item, { kind: 'mail' }>;
type Seen = Exclude<Item, Mail>;

const recordsOf = ({ items, owner }: InboxWithGold): Records => ({
  mails: items.filter((one) => one.kind === 'mail').map((mail) => mailRow(mail, owner)),
  pictures: items.filter((one) => one.kind === 'photo').map((one) => mediaRow(one, owner)),
  videos: items.filter((one) => one.kind === 'video').map((one) => mediaRow(one, owner)),
  tells: [],
});

const geocoder = openGeonames();
const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** The zone of the town that a place begins with, in the country that it ends with. */
function zoneOf(place: string): string | undefined {
  const [town = '', ...wider] = place.split(/[,，] */u);
  const known = geocoder.find(town);
  const own = known.find(({ countryCode }) => countryNames.of(countryCode) === wider.at(-1)) ?? known[0];
  return own === undefined ? undefined : geocoder.zone(own.lat, own.lon);
}

/** On the clock of the place. Who writes times in UTC means an instant; another offset is that of the clock itself. */
function atPlace(written: string, place: string): DateTime {
  const at = DateTime.fromISO(written, { setZone: true });
  const zone = at.offset === 0 ? zoneOf(place) : undefined;
  return zone === undefined ? at : at.setZone(zone);
}

const CLOCK = 'yyyy-MM-dd HH:mm:ss';

type Owner = InboxWithGold['owner'];

function mailRow({ id: name, date: written, from, to, subject, text }: Mail, owner: Owner): MailRow {
  const at = atPlace(written, owner.home).toFormat(CLOCK);
  const self = `${owner.name} <${owner.address}>`;
  const detail = `Date: ${at}\nFrom: ${from}\nTo: ${to ?? self}\nSubject: ${subject}\nContent: ${text}`;
  return { id: name, timestamp: at, short_summary: subject, detail };
}

function mediaRow(one: Seen, owner: Owner): MediaRow {
  const speech = one.kind === 'video' && one.speech !== undefined ? ` Someone says: "${one.speech}".` : '';
  const at = atPlace(one.date, one.place ?? owner.home);
  const file =
    one.kind === 'photo'
      ? { image_path: `raw_memory/image/${one.id}.jpg` }
      : { video_path: `raw_memory/video/${one.id}.mp4` };
  return {
    ...file,
    // A video's clock would be read as UTC.
    timestamp: at.toFormat(one.kind === 'photo' ? CLOCK : `${CLOCK}ZZ`),
    location: null,
    location_name: one.place ?? null,
    city: null,
    caption: `${one.caption}${speech}`,
    short_caption: '',
    tags: one.tags ?? [],
    entities: [],
    ocr_text: one.words ?? '',
  };
}

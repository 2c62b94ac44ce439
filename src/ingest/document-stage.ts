import { parseInstant, spanOf } from '../language/written-instant.ts';
import { type DocumentFormat, documentFormat } from '../memory/document-format.ts';
import { type ErrorCode, errorCodes, isMadeleineError } from '../memory/errors.ts';
import { type Failure, failureOf } from '../memory/failure.ts';
import { isDocument, type MemoryItem, type StoredItem } from '../memory/item.ts';
import { sourcePath } from '../memory/origin.ts';
import { observed, type Provenance } from '../memory/provenance.ts';
import { type Reading, reading } from '../memory/reading.ts';
import { instantMillis } from '../memory/time-span.ts';
import { type DocumentRead, type DocumentReader, NO_TEXT } from '../ports/document-reader.ts';
import type { LendContent } from '../ports/media-vault.ts';
import type { Change } from '../ports/store.ts';
import type { RunnableStage, StageYield } from './enrich.ts';
import { localise } from './localise.ts';

export const DOCUMENT_STAGE = 'documents';

/** Name and kind of a document, as its first reader told them. */
export const documentFile = ({ origin, readings }: StoredItem): { readonly name: string; readonly mime: string } => {
  const said = readings.find((one) => one.field === 'media');
  return {
    name: origin.path.slice(origin.path.lastIndexOf('/') + 1),
    mime: said?.field === 'media' ? said.value.mime : '',
  };
};

/** Documents that came without their text. What a stage or an export has read already is not read again. */
export const wantsReading = (item: StoredItem): boolean =>
  item.modality === 'text' &&
  item.origin.sha256 !== undefined &&
  item.readings.some((one) => one.field === 'media') &&
  !item.readings.some((one) => one.provenance.by.startsWith(`${DOCUMENT_STAGE}.`)) &&
  documentFormat(documentFile(item)) !== undefined;

export type DocumentStageOptions = {
  /** IANA zone of the owner, for times that are written in UTC. */
  readonly zone: string;
  /** Whether another stage reads the text of pages that are pictures; else each such page is named. */
  readonly readsPictures: boolean;
};

/** What no later try can change: the document itself is at fault. */
const lasting: ReadonlySet<ErrorCode> = new Set([
  'corrupt',
  'encrypted',
  'empty-file',
  'timeout',
  'too-large',
  'truncated',
  'unsupported-format',
]);

/**
 * Reads the words and nodes of documents. What cannot be read is a failure under the document's own path; the document stays an
 * item with what its name says.
 */
export function documentStage(
  reader: DocumentReader,
  lend: LendContent,
  { zone, readsPictures }: DocumentStageOptions,
): RunnableStage {
  return {
    name: DOCUMENT_STAGE,
    version: reader.version,
    concurrency: reader.concurrency,
    wants: wantsReading,
    async run(item, signal): Promise<StageYield> {
      const file = documentFile(item);
      const format = documentFormat(file);
      if (format === undefined || !isDocument(item)) return { readings: [] };
      const path = sourcePath(item.origin);
      try {
        const read = await lend(item, (at) => reader.read(at, file, signal), signal);
        const readings = readingsOf(item, format, read, { version: reader.version, zone });
        return { readings, records: [noteOf(path, unreadOf(read, path, readsPictures), item)] };
      } catch (error) {
        if (!isMadeleineError(error) || !lasting.has(error.code)) throw error;
        return { readings: [], records: [noteOf(path, { ...failureOf(path, error), path }, item)] };
      }
    },
  };
}

/** The note of what went wrong with a document, in place of an earlier one. */
const noteOf = (path: string, failure: Failure | undefined, { origin }: StoredItem): Change =>
  failure === undefined
    ? { op: 'deleteRecord', kind: 'failure', id: path }
    : { op: 'putRecord', kind: 'failure', id: path, value: { ...failure, batch: origin.batch } };

const codes: ReadonlySet<string> = new Set(errorCodes);
const codeOf = (code: string): ErrorCode =>
  code === NO_TEXT ? 'unsupported-format' : codes.has(code) ? (code as ErrorCode) : 'corrupt';

/** The first of what was left out of a document, with how much more there was. */
function unreadOf({ unread }: DocumentRead, path: string, readsPictures: boolean): Failure | undefined {
  const [first, ...more] = unread.filter(({ code }) => code !== NO_TEXT || !readsPictures);
  if (first === undefined) return undefined;
  const message = path.endsWith(first.place) ? first.message : `${first.place}: ${first.message}`;
  return { path, code: codeOf(first.code), message, ...(more.length === 0 ? {} : { more: more.length }) };
}

type By = { readonly version: number; readonly zone: string };

function readingsOf(item: MemoryItem, format: DocumentFormat, read: DocumentRead, { version, zone }: By): Reading[] {
  const { title = '', text = '', pages, written, tags = [], things } = read;
  const by = observed(`${DOCUMENT_STAGE}.${format.name}`, version);
  const time = written === undefined ? undefined : timeOf(item, format, written, by);
  const readings: Reading[] = [
    reading('media', { mime: format.mime, ...(pages === undefined ? {} : { pages }) }, by),
    ...(isTitle(title) ? [reading('title', title.trim(), by)] : []),
    ...(text.trim() === '' ? [] : [reading('body', { text }, by)]),
    ...(time === undefined ? [] : [time]),
    ...(tags.length === 0
      ? []
      : [
          reading(
            'tags',
            tags.map((name) => ({ name, source: 'file' as const })),
            by,
          ),
        ]),
    ...(things.length === 0 ? [] : [reading('structuredData', things, by)]),
  ];
  return localise(readings, () => zone, zone);
}

/** Programs put the name of the file that they printed in place of a title. */
const isTitle = (title: string): boolean => title.trim() !== '' && !/\.[a-z]{2,4}$/i.test(title.trim());

const EARLIEST = '1970-01-02';
const DAY_MS = 86_400_000;
const DOUBTED = 0.1;

/**
 * When the document says that it was written. A clock that was never set, and a moment after the document was there, are doubted;
 * what its author wrote into a note is not.
 */
function timeOf(
  item: MemoryItem,
  format: DocumentFormat,
  written: string,
  by: Provenance,
): Reading<'time'> | undefined {
  const instant = parseInstant(written.trim());
  if (instant === undefined) return undefined;
  const span = spanOf(instant, 'document');
  const isByAuthor = format.name === 'markdown';
  const there = item.readings.flatMap((one) =>
    one.field === 'time' && (one.value.source === 'parent' || one.value.source === 'file-time')
      ? [instantMillis(one.value.end)]
      : [],
  );
  const isLate = there.some((at) => instantMillis(span.start) > at + DAY_MS);
  const isDoubted = span.start < EARLIEST || (isLate && !isByAuthor);
  return reading('time', span, isDoubted ? { ...by, confidence: DOUBTED } : by);
}

import { beginsAs, type DocumentFormatName, documentFormat } from '../../memory/document-format.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { thingBounds } from '../../memory/structured-data.ts';
import type { DocumentFile, DocumentPictures, DocumentRead } from '../../ports/document-reader.ts';
import { otherContent, tooLarge } from './document-errors.ts';

/** Reads one format. Pure; errors: `corrupt`, `encrypted`, `too-large`. */
type Parser = (bytes: Uint8Array, file: DocumentFile) => Promise<DocumentRead>;

const office = () => import('../office/read-office.ts').then(({ readOffice }) => readOffice);

/** Each parser is loaded with the first document of its format. */
const parsers: Readonly<Record<DocumentFormatName, () => Promise<Parser>>> = {
  pdf: () => import('../pdf/read-pdf.ts').then(({ readPdf }) => readPdf),
  invoice: () => import('../invoices/invoice-xml.ts').then(({ readInvoiceXml }) => readInvoiceXml),
  pass: () => import('../wallet/read-pass.ts').then(({ readPass }) => readPass),
  docx: office,
  odt: office,
  xlsx: office,
  ods: office,
  pptx: office,
  odp: office,
  markdown: () => import('../notes/read-note.ts').then(({ readMarkdown }) => readMarkdown),
  text: () => import('../notes/read-note.ts').then(({ readText }) => readText),
  html: () => import('../notes/read-page.ts').then(({ readPage }) => readPage),
};

/** Characters that are kept of one document, whatever its parser gives. */
const MOST_TEXT = 400_000;

/**
 * What a document says, by the parser of its format. Errors: `unsupported-format` for what no parser reads, `empty-file`,
 * `too-large`, `corrupt` for content of another kind, and those of the parser.
 */
export async function readDocument(bytes: Uint8Array, file: DocumentFile): Promise<DocumentRead> {
  const format = documentFormat(file);
  if (format === undefined) {
    throw new MadeleineError('unsupported-format', 'No reader takes documents of this kind.', {
      action: 'Save it as PDF and add that.',
    });
  }
  if (bytes.length === 0) {
    throw new MadeleineError('empty-file', 'The file is empty.', { action: 'Restore it from a backup, or delete it.' });
  }
  if (bytes.length > format.largest) throw tooLarge(format.largest);
  if (!beginsAs(format, bytes)) throw otherContent(bytes);
  const parse = await parsers[format.name]();
  return bounded(await parse(bytes, file), file);
}

/** The pictures of pages without text: only PDF files have such pages. Errors: those of its parser. */
export async function documentPictures(bytes: Uint8Array, file: DocumentFile): Promise<DocumentPictures> {
  if (documentFormat(file)?.name !== 'pdf') return { pictures: [], left: [] };
  const { pagePictures } = await import('../pdf/page-pictures.ts');
  return pagePictures(bytes, file);
}

function bounded(read: DocumentRead, { name }: DocumentFile): DocumentRead {
  const { text = '', things, unread } = read;
  const isLong = text.length > MOST_TEXT;
  const message = 'The document says more than is read of one; its beginning was read.';
  const isCut = isLong || things.length > thingBounds.things;
  return {
    ...read,
    ...(isLong ? { text: text.slice(0, MOST_TEXT) } : {}),
    things: things.slice(0, thingBounds.things),
    unread: isCut ? [...unread, { place: name, code: 'too-large', message }] : unread,
  };
}

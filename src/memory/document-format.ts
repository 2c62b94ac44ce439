export const documentFormatNames = [
  'pdf',
  'pass',
  'docx',
  'odt',
  'xlsx',
  'ods',
  'pptx',
  'odp',
  'markdown',
  'text',
  'html',
  'invoice',
] as const;
export type DocumentFormatName = (typeof documentFormatNames)[number];

/** A format that a file of one document can have: a PDF, a pass, an office file, a note, an invoice in XML. */
export type DocumentFormat = {
  readonly name: DocumentFormatName;
  readonly mime: string;
  readonly otherMimes: readonly string[];
  /** Endings of file names without their dot. */
  readonly endings: readonly string[];
  /** Bytes; a larger file is not read. */
  readonly largest: number;
  /** Whether first bytes, as Latin-1, can be of this format. */
  readonly begins: (head: string) => boolean;
};

const MB = 1024 * 1024;
/** Bytes of a file that tell its format. */
export const FORMAT_HEAD_BYTES = 1024;

const isZip = (head: string): boolean => head.startsWith('PK\x03\x04');
/** Programs put a line of their own, or a byte-order mark, before the mark of a PDF. */
const isPdf = (head: string): boolean => head.includes('%PDF-');
/** UTF-16 has zeros and says so with its first two bytes; other text has none. */
const isText = (head: string): boolean => /^(\xff\xfe|\xfe\xff)/.test(head) || !head.includes('\0');
const isInvoice = (head: string): boolean =>
  /<(?:[\w-]+:)?CrossIndustry(?:Invoice|Document)\b|<(?:[\w-]+:)?(?:Invoice|CreditNote)\b/.test(head);

type Rest = Partial<Pick<DocumentFormat, 'otherMimes' | 'endings'>>;
const format = (
  name: DocumentFormatName,
  mime: string,
  [largest, begins]: readonly [number, DocumentFormat['begins']],
  { otherMimes = [], endings = [name] }: Rest = {},
): DocumentFormat => ({ name, mime, largest, begins, otherMimes, endings });

const office = 'application/vnd.openxmlformats-officedocument';
const open = 'application/vnd.oasis.opendocument';

/** Every format that is read, and how large a file of it may be. */
export const documentFormats: readonly DocumentFormat[] = [
  format('pdf', 'application/pdf', [64 * MB, isPdf], { otherMimes: ['application/x-pdf'] }),
  format('pass', 'application/vnd.apple.pkpass', [16 * MB, isZip], { endings: ['pkpass'] }),
  format('docx', `${office}.wordprocessingml.document`, [64 * MB, isZip]),
  format('odt', `${open}.text`, [64 * MB, isZip]),
  format('xlsx', `${office}.spreadsheetml.sheet`, [64 * MB, isZip]),
  format('ods', `${open}.spreadsheet`, [64 * MB, isZip]),
  format('pptx', `${office}.presentationml.presentation`, [64 * MB, isZip]),
  format('odp', `${open}.presentation`, [64 * MB, isZip]),
  format('markdown', 'text/markdown', [4 * MB, isText], { endings: ['md', 'markdown'] }),
  format('text', 'text/plain', [4 * MB, isText], { endings: ['txt'] }),
  format('html', 'text/html', [8 * MB, isText], { endings: ['html', 'htm'] }),
  format('invoice', 'application/xml', [8 * MB, isInvoice], { endings: ['xml'] }),
];

const byEnding = new Map(documentFormats.flatMap((one) => one.endings.map((ending) => [ending, one] as const)));
/** Types that name a format; plain text, HTML and XML are what programs call nearly anything. */
const byMime = new Map(
  documentFormats
    .filter(({ mime }) => !/^text\/(plain|html)$|\/xml$/.test(mime))
    .flatMap((one) => [one.mime, ...one.otherMimes].map((mime) => [mime, one] as const)),
);

/** The format that a file's name claims, else its type. What is XML by name is an invoice only by its content. */
export function documentFormat(file: { readonly name: string; readonly mime?: string }): DocumentFormat | undefined {
  const ending = /\.([a-z0-9]{1,8})$/i.exec(file.name)?.[1]?.toLowerCase();
  return (ending === undefined ? undefined : byEnding.get(ending)) ?? byMime.get(file.mime ?? '');
}

/** The format of an item's file, by the type that was kept of it. */
export const formatOfType = (mime: string | undefined): DocumentFormat | undefined =>
  documentFormats.find((one) => one.mime === mime);

/** Whether first bytes are those of a format. */
export const beginsAs = (format: DocumentFormat, head: Uint8Array): boolean => {
  let text = '';
  for (let at = 0; at < Math.min(head.length, FORMAT_HEAD_BYTES); at++) text += String.fromCharCode(head[at] ?? 0);
  return format.begins(text);
};

/** Whether a format names itself by content alone: then a file that is something else is nobody's mistake. */
export const isToldByContent = ({ name }: DocumentFormat): boolean => name === 'invoice';

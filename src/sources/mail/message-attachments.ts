import { createHash } from 'node:crypto';
import { beginsAs, type DocumentFormat, documentFormat } from '../../memory/document-format.ts';
import type { Attachment } from '../../memory/item-text.ts';
import type { MediaContent } from '../../memory/source-record.ts';
import { decodeWords } from './encoded-words.ts';
import { headerOf } from './header-block.ts';
import { oneLine } from './message-people.ts';
import { isInlineText } from './message-text.ts';
import { contentOf, leavesOf, type MimePart, readMimeTree } from './mime-parts.ts';
import { pixelSize } from './pixel-size.ts';

/** A file that came with a message: what is listed of it, what to make of it, and where its bytes are. */
export type AttachedFile = {
  readonly listed: Attachment;
  readonly use: 'image' | 'video' | 'document' | 'message' | 'listed';
  /** Its number among the leaves of the message. */
  readonly leaf: number;
  readonly bytes: Buffer;
};

/** Types by the name's ending, for mailers that call everything application/octet-stream. */
const typeByEnding: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heif',
  avif: 'image/avif',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  '3gp': 'video/3gpp',
  mkv: 'video/x-matroska',
  webm: 'video/webm',
  avi: 'video/x-msvideo',
  pdf: 'application/pdf',
  pkpass: 'application/vnd.apple.pkpass',
  eml: 'message/rfc822',
  ics: 'text/calendar',
};

/** Inline pictures below these are logos, icons and tracking pixels, not pictures that someone sent. */
const SMALLEST_INLINE_SIDE = 100;
const SMALLEST_INLINE_BYTES = 1024;
/** For pictures that do not tell their size in their first bytes. */
const SMALLEST_UNSIZED_BYTES = 8 * 1024;
const SMALLEST_ATTACHED_BYTES = 200;
const LONGEST_NAME = 200;

/** All files of a message, in order, decoded and hashed. */
export function attachedFiles(bytes: Buffer, root: MimePart): AttachedFile[] {
  // A bounce carries the message that failed as evidence, not as something passed on.
  const isReport = root.type.value === 'multipart/report';
  return leavesOf(root).flatMap((part, leaf) => {
    if (isInlineText(part) || part.type.value.startsWith('multipart/')) return [];
    const content = contentOf(bytes, part);
    const name = nameOf(part);
    const mime = typeOf(part, name);
    const sha256 = createHash('sha256').update(content).digest('hex');
    const listed = { name: name ?? `unnamed.${ending(mime)}`, mime, bytes: content.length, sha256 };
    return [{ listed, use: useOf(part, listed, content, isReport), leaf, bytes: content }];
  });
}

const ending = (mime: string): string => /^[a-z]+\/(?:x-)?([a-z0-9]{1,12})/.exec(mime)?.[1] ?? 'bin';

function nameOf(part: MimePart): string | undefined {
  const declared = part.disposition.parameters.get('filename') ?? part.type.parameters.get('name');
  const location = headerOf(part.fields, 'content-location');
  const local = location !== undefined && !/^[a-z]+:/i.test(location) ? location : undefined;
  const name = oneLine(decodeWords(declared ?? local ?? ''))
    .replace(/^.*[/\\]/, '')
    .slice(-LONGEST_NAME);
  return name === '' || name === '.' || name === '..' ? undefined : name;
}

function typeOf(part: MimePart, name: string | undefined): string {
  const declared = part.type.value.replace('image/jpg', 'image/jpeg');
  const byName = typeByEnding[/\.([a-z0-9]{2,4})$/i.exec(name ?? '')?.[1]?.toLowerCase() ?? ''];
  const isVague = !/^[\w.+-]+\/[\w.+-]+$/.test(declared) || declared === 'application/octet-stream';
  if (isVague) return byName ?? 'application/octet-stream';
  return declared;
}

function useOf(part: MimePart, listed: Attachment, content: Buffer, isReport: boolean): AttachedFile['use'] {
  const { mime } = listed;
  if (mime === 'message/rfc822') return isReport ? 'listed' : 'message';
  if (mime.startsWith('video/')) return content.length === 0 ? 'listed' : 'video';
  if (mime.startsWith('image/') && !mime.startsWith('image/svg'))
    return isDecoration(part, content) ? 'listed' : 'image';
  return isDocument(part, listed, content) ? 'document' : 'listed';
}

const notes: ReadonlySet<DocumentFormat['name']> = new Set(['text', 'markdown', 'html']);
/** Mailers call what they cut off a message by a number: its second half, a list's footer. */
const cutOff = /^(att\d+|unnamed)\./i;

/** A document that somebody sent; of texts only what is a file of its own, and of XML only invoices. */
function isDocument(part: MimePart, { name, mime }: Attachment, content: Buffer): boolean {
  const format = documentFormat({ name, mime });
  if (format === undefined || content.length === 0 || content.length > format.largest) return false;
  if (notes.has(format.name) && (part.disposition.value !== 'attachment' || cutOff.test(name))) return false;
  return beginsAs(format, content);
}

function isDecoration(part: MimePart, content: Buffer): boolean {
  if (content.length < SMALLEST_ATTACHED_BYTES) return true;
  if (part.disposition.value === 'attachment') return false;
  const size = pixelSize(content);
  if (size === undefined) return content.length < SMALLEST_UNSIZED_BYTES;
  return Math.min(size.width, size.height) < SMALLEST_INLINE_SIDE || content.length < SMALLEST_INLINE_BYTES;
}

/** Small files are kept until they are stored; larger ones are read again, so that a batch of mails stays small. */
const MOST_KEPT_BYTES = 256 * 1024;

/** The bytes of an attached file as a stream; `reread` gives the whole message again where it can be read again. */
export function attachedContent(file: AttachedFile, reread: (() => Promise<Uint8Array>) | undefined): MediaContent {
  const { name, bytes } = file.listed;
  const { leaf } = file;
  // The decoded bytes may be a window on the whole message, which must not be kept alive for a small file.
  const kept = reread !== undefined && bytes > MOST_KEPT_BYTES ? undefined : Buffer.from(file.bytes);
  const read = async (): Promise<Buffer> => {
    if (kept !== undefined || reread === undefined) return kept ?? Buffer.alloc(0);
    const message = asBuffer(await reread());
    const part = leavesOf(readMimeTree(message))[leaf];
    return part === undefined ? Buffer.alloc(0) : contentOf(message, part);
  };
  return { kind: 'stream', name, bytes, modified: undefined, open: async () => once(await read()) };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

export const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

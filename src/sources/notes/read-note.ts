import { parse } from 'yaml';
import { z } from 'zod';
import type { DocumentFile, DocumentRead } from '../../ports/document-reader.ts';
import { decodeCharset } from '../mail/charset.ts';
import { plainMarkdown } from './plain-markdown.ts';

/** Characters of text that are read of one note. */
const MOST_TEXT = 400_000;
const LONGEST_TITLE = 300;
/** Characters of front matter. */
const LONGEST_FRONT = 64 * 1024;
const MOST_TAGS = 50;

/** Plain text in whatever charset. Never throws. */
export async function readText(bytes: Uint8Array, { name }: DocumentFile): Promise<DocumentRead> {
  const text = decoded(bytes).trim();
  return { ...textOf(text), things: [], unread: unreadOf(text, name) };
}

/**
 * A note in Markdown: its words without marks, links of notes (`[[name]]`) as they are written, and what its front matter says:
 * title, date, tags. Front matter that is no YAML stays part of the text, and is named in `unread`.
 */
export async function readMarkdown(bytes: Uint8Array, { name }: DocumentFile): Promise<DocumentRead> {
  const whole = decoded(bytes);
  const { facts, body, isBroken } = frontMatter(whole);
  const { text, heading, tags } = plainMarkdown(body.slice(0, MOST_TEXT));
  const title = (facts.title ?? heading)?.slice(0, LONGEST_TITLE);
  const sorted = [...new Set([...facts.tags, ...tags])].slice(0, MOST_TAGS);
  return {
    ...(title === undefined || title === '' ? {} : { title }),
    ...textOf(text),
    ...(facts.written === undefined ? {} : { written: facts.written }),
    ...(sorted.length === 0 ? {} : { tags: sorted }),
    things: [],
    unread: [
      ...unreadOf(body, name),
      ...(isBroken ? [{ place: 'front matter', code: 'corrupt', message: 'The front matter is no YAML.' }] : []),
    ],
  };
}

const decoded = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const text = isWide
    ? new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
    : decodeCharset(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), undefined);
  return text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
};

const textOf = (text: string): { readonly text?: string } => (text === '' ? {} : { text: text.slice(0, MOST_TEXT) });

const unreadOf = (text: string, place: string): DocumentRead['unread'] =>
  text.length <= MOST_TEXT
    ? []
    : [{ place, code: 'too-large', message: 'The note has more text than is read of one; its beginning was read.' }];

type Facts = { readonly title?: string; readonly written?: string; readonly tags: readonly string[] };
type Front = { readonly facts: Facts; readonly body: string; readonly isBroken: boolean };

const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const listed = z.union([scalar.transform((one) => one.split(/[,\s]+/)), z.array(scalar).max(1000)]);
const said = z.looseObject({
  title: scalar.optional().catch(undefined),
  date: scalar.optional().catch(undefined),
  created: scalar.optional().catch(undefined),
  tags: listed.optional().catch(undefined),
  tag: listed.optional().catch(undefined),
  keywords: listed.optional().catch(undefined),
});

/** YAML between two lines of three hyphens at the very beginning. */
function frontMatter(text: string): Front {
  const none = { facts: { tags: [] }, body: text, isBroken: false };
  if (!text.startsWith('---\n')) return none;
  const end = /^(?:---|\.\.\.)[ \t]*$/m.exec(text.slice(4, LONGEST_FRONT));
  if (end === null) return none;
  const yaml = text.slice(4, 4 + end.index);
  const body = text.slice(4 + end.index + end[0].length);
  try {
    const read = said.safeParse(parse(yaml, { maxAliasCount: 0, schema: 'core' }) ?? {});
    return read.success ? { facts: factsOf(read.data), body, isBroken: false } : { ...none, isBroken: true };
  } catch {
    return { ...none, isBroken: true };
  }
}

function factsOf({ title, date, created, tags, tag, keywords }: z.infer<typeof said>): Facts {
  const written = date ?? created;
  const names = [tags, tag, keywords].flatMap((list) => list ?? []);
  return {
    ...(title === undefined || title.trim() === '' ? {} : { title: title.trim() }),
    ...(written === undefined ? {} : { written }),
    tags: names.map((one) => one.replace(/^#/, '').trim().slice(0, 100)).filter((one) => one !== ''),
  };
}

import { Parser } from 'htmlparser2';
import { htmlToPlainText } from '../../language/html-text.ts';
import type { DocumentFile, DocumentRead } from '../../ports/document-reader.ts';
import { decodeCharset } from '../mail/charset.ts';
import { htmlThings } from '../structured/html-things.ts';

const MOST_TEXT = 400_000;
const LONGEST_TITLE = 300;
/** Characters in which the head of a page ends. */
const LONGEST_HEAD = 200_000;
const MOST_TAGS = 50;

/** A page in HTML: its words, its title, when it says that it was published, and its structured data. Nothing is fetched. */
export async function readPage(bytes: Uint8Array, { name }: DocumentFile): Promise<DocumentRead> {
  const html = decodeCharset(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), declaredCharset(bytes));
  const { title, written, tags } = headOf(html);
  const { things, unread } = htmlThings(html, name);
  const text = htmlToPlainText(html);
  return {
    ...(title === '' ? {} : { title: title.slice(0, LONGEST_TITLE) }),
    ...(text === '' ? {} : { text: text.slice(0, MOST_TEXT) }),
    ...(written === undefined ? {} : { written }),
    ...(tags.length === 0 ? {} : { tags }),
    things,
    unread,
  };
}

function declaredCharset(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 2048)).toString('latin1');
  return /<meta[^>]{0,200}?charset\s*=\s*["']?([\w-]{1,40})/i.exec(head)?.[1];
}

type Head = { readonly title: string; readonly written: string | undefined; readonly tags: readonly string[] };

const writtenNames = /^(article:published_time|date|dc\.date|dcterms\.created|datepublished)$/i;

function headOf(html: string): Head {
  let title = '';
  let isTitle = false;
  let isSvg = 0;
  let written: string | undefined;
  const tags: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'svg') isSvg += 1;
      isTitle = name === 'title' && isSvg === 0 && title === '';
      const said = attributes['property'] ?? attributes['name'] ?? attributes['itemprop'] ?? '';
      const content = (attributes['content'] ?? '').trim();
      if (name !== 'meta' || content === '') return;
      if (writtenNames.test(said)) written ??= content.slice(0, 100);
      if (/^keywords$/i.test(said)) tags.push(...content.split(','));
    },
    ontext(text) {
      if (isTitle && title.length < LONGEST_TITLE) title += text;
    },
    onclosetag(name) {
      if (name === 'svg') isSvg -= 1;
      if (name === 'title') isTitle = false;
    },
  });
  parser.write(html.slice(0, LONGEST_HEAD));
  const names = tags.map((tag) => tag.trim().slice(0, 100)).filter((tag) => tag !== '');
  return { title: title.replace(/\s+/g, ' ').trim(), written, tags: [...new Set(names)].slice(0, MOST_TAGS) };
}

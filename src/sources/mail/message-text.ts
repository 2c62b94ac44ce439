import { htmlToPlainText } from '../../language/html-text.ts';
import { decodeCharset } from './charset.ts';
import { contentOf, type MimePart } from './mime-parts.ts';

/** A book has a million characters; a message's text beyond this is cut. */
const LONGEST_TEXT = 1_000_000;
/** A plain text at least this long has substance, whatever the HTML beside it says. */
const SUBSTANTIAL_PLAIN = 400;
/** Shorter plain texts lose to an HTML this many times as long: they were stand-ins. */
const STAND_IN_RATIO = 3;

const standIn = /\b(html|view (this|the) (e-?mail|message)|does not support|can(no|')t (display|view)|enable html)\b/i;

/** The words of a message: plain text where it has substance, else its HTML as text; parts in order, blank when none. */
export function messageText(bytes: Buffer, root: MimePart): string {
  const text = textOf(bytes, root)
    .replace(/\r\n?/g, '\n')
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim();
  return text.length > LONGEST_TEXT ? text.slice(0, LONGEST_TEXT) : text;
}

function textOf(bytes: Buffer, part: MimePart): string {
  if (part.parts.length > 0) {
    if (part.type.value === 'multipart/alternative') return bestAlternative(bytes, part);
    return part.parts
      .map((child) => textOf(bytes, child))
      .filter((text) => text.trim() !== '')
      .join('\n\n');
  }
  if (!isInlineText(part)) return '';
  return part.type.value === 'text/html' ? htmlToPlainText(charactersOf(bytes, part)) : plainText(bytes, part);
}

/** Text that is the message itself, not a file sent along. Without a type, a part is plain text (RFC 2045 §5.2). */
export function isInlineText(part: MimePart): boolean {
  const { value } = part.type;
  const isText =
    value === '' || value === 'text' || value === 'text/html' || value === 'text/plain' || value === 'text/enriched';
  const orphaned = value.startsWith('multipart/') && part.parts.length === 0;
  const named = part.disposition.parameters.has('filename') || part.type.parameters.has('name');
  return (
    (isText || orphaned) && part.disposition.value !== 'attachment' && !(named && part.disposition.value !== 'inline')
  );
}

function bestAlternative(bytes: Buffer, part: MimePart): string {
  const plainPart = part.parts.find((child) => isInlineText(child) && child.type.value !== 'text/html');
  const plain = plainPart === undefined ? '' : textOf(bytes, plainPart);
  if (plain.trim().length >= SUBSTANTIAL_PLAIN && !looksLikeHtml(plain)) return plain;
  const rich = part.parts
    .filter((child) => child !== plainPart)
    .map((child) => textOf(bytes, child))
    .reduce((longest, text) => (text.length > longest.length ? text : longest), '');
  const words = plain.trim();
  if (words === '' || looksLikeHtml(words)) return rich === '' ? plain : rich;
  const isStandIn = rich.length > words.length * STAND_IN_RATIO || (standIn.test(words) && rich.length > words.length);
  return isStandIn ? rich : plain;
}

const looksLikeHtml = (text: string): boolean => /^\s*<(!doctype|html|head|body|table|div)\b/i.test(text);

/** The characters of a text part, by the charset that it or its markup declares. */
export function charactersOf(bytes: Buffer, part: MimePart): string {
  const content = contentOf(bytes, part);
  const declared = part.type.parameters.get('charset');
  return decodeCharset(content, declared ?? charsetInMarkup(content, part));
}

function charsetInMarkup(content: Buffer, part: MimePart): string | undefined {
  if (part.type.value !== 'text/html') return undefined;
  return /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{2,40})/i.exec(content.toString('latin1', 0, 2048))?.[1];
}

function plainText(bytes: Buffer, part: MimePart): string {
  const text = charactersOf(bytes, part);
  if (part.type.value === 'text/enriched')
    return text.replace(/<<|<\/?[\w-]{1,60}>/g, (tag) => (tag === '<<' ? '<' : ''));
  if (looksLikeHtml(text)) return htmlToPlainText(text);
  const flowed = part.type.parameters.get('format')?.toLowerCase() === 'flowed';
  return flowed ? unfolded(text, part.type.parameters.get('delsp')?.toLowerCase() === 'yes') : text;
}

/** RFC 3676: a line that ends with a space goes on in the next one, at the same depth of quotation. */
function unfolded(text: string, deleteSpace: boolean): string {
  const paragraphs: string[] = [];
  let open = '';
  let openDepth = -1;
  for (const line of text.split(/\r?\n/)) {
    const depth = /^>*/.exec(line)?.[0].length ?? 0;
    const words = line.slice(depth).replace(/^ /, '');
    const soft = words.endsWith(' ') && words !== '-- ';
    const kept = soft && deleteSpace ? words.slice(0, -1) : words;
    const continues = openDepth === depth;
    if (openDepth !== -1 && !continues) paragraphs.push(open);
    open = continues ? open + kept : (depth > 0 ? `${'>'.repeat(depth)} ` : '') + kept;
    openDepth = depth;
    if (soft) continue;
    paragraphs.push(open);
    open = '';
    openDepth = -1;
  }
  if (openDepth !== -1) paragraphs.push(open);
  return paragraphs.join('\n');
}

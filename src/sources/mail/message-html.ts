import { headerOf } from './header-block.ts';
import { charactersOf, isInlineText } from './message-text.ts';
import { contentOf, leavesOf, type MimePart, readMimeTree } from './mime-parts.ts';

/** A message as its author laid it out. */
export type MessageHtml = {
  /** As it came: for no eyes but a sanitiser's. */
  readonly html: string;
  /** The bytes of a part by its Content-ID, which `cid:` in the HTML names (RFC 2392); undefined for none. */
  readonly part: (contentId: string) => Uint8Array | undefined;
};

/** Longer is no letter; its text is shown instead. */
const LONGEST_HTML = 4 * 1024 * 1024;

/** The HTML of a message; undefined where it has none. Errors: `malformed-mail`. */
export function messageHtml(bytes: Buffer): MessageHtml | undefined {
  const root = readMimeTree(bytes);
  const leaves = leavesOf(root);
  if (!leaves.some((part) => isHtml(part))) return undefined;
  const html = htmlOf(bytes, root);
  if (html.length > LONGEST_HTML) return undefined;
  const byId = new Map(leaves.flatMap((part) => idOf(part).map((id) => [id, part] as const)));
  return {
    html,
    part: (contentId) => {
      const part = byId.get(contentId);
      return part === undefined ? undefined : contentOf(bytes, part);
    },
  };
}

const isHtml = (part: MimePart): boolean => part.type.value === 'text/html' && isInlineText(part);

const idOf = (part: MimePart): string[] => {
  const id = headerOf(part.fields, 'content-id')?.trim().replace(/^<|>$/g, '');
  return id === undefined || id === '' ? [] : [id];
};

/** Of alternatives the last that is HTML (RFC 2046 §5.1.4); plain parts beside HTML stay in their place. */
function htmlOf(bytes: Buffer, part: MimePart): string {
  if (part.parts.length > 0) {
    const rich = part.parts.filter((child) => leavesOf(child).some(isHtml));
    const shown = part.type.value === 'multipart/alternative' && rich.length > 0 ? rich.slice(-1) : part.parts;
    return shown.map((child) => htmlOf(bytes, child)).join('\n');
  }
  if (isHtml(part)) return charactersOf(bytes, part);
  return isInlineText(part) ? `<pre>${escaped(charactersOf(bytes, part))}</pre>` : '';
}

const escaped = (text: string): string => text.replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`);

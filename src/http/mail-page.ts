import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html';
import type { MailBody } from '../app/items/mail-body.ts';
import type { originalHtml } from '../app/items/original-mail.ts';
import { mediaKind } from '../memory/media-kind.ts';
import { allowedAttributes, allowedStyles, allowedTags } from './mail-rules.ts';
import { isShownType } from './shown-types.ts';

/** Maximum size of all pictures embedded in a page: it is one document and loads nothing. */
const MOST_PICTURE_BYTES = 12 * 1024 * 1024;

/** Maximum nesting of elements; the parser takes time quadratic in the depth. */
const DEEPEST = 5_000;
/** Deeper elements are dropped; their content is kept. */
const DEEPEST_SHOWN = 200;

type MessageHtml = NonNullable<Awaited<ReturnType<typeof originalHtml>>>;
/** The text of a mail, and its HTML if known. */
export type ShownMail = Omit<MailBody, 'original'> & { readonly rich?: MessageHtml };

/** A mail as a page for a sandboxed frame: its sanitised HTML, or its text if there is no HTML or it is nested too deeply. */
export function mailPage({ title = '', body, rich }: ShownMail): string {
  const content = rich === undefined ? undefined : sanitised(rich);
  return `<!doctype html><html><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${content === undefined ? wordsStyle : richStyle}</style></head><body>${content ?? wordsPage(body)}</body></html>`;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** Mails are designed for a white background. */
const richStyle =
  ':root{color-scheme:light}body{margin:0;padding:16px;background:#fff;color:#1b1b1b;font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}img{max-width:100%;height:auto}table{max-width:100%}blockquote{margin:0 0 0 4px;padding-left:12px;border-left:2px solid #ccc}pre{white-space:pre-wrap}.unloaded{color:#6b6b6b;border:1px dashed #b5b5b5;border-radius:4px;padding:0 6px;font-size:12px}';
const wordsStyle =
  ':root{color-scheme:light dark}body{margin:0;padding:16px;font:15px/1.6 system-ui,sans-serif}div{white-space:pre-wrap;overflow-wrap:anywhere}.quoted,.signature,.boilerplate{opacity:.65}';

function wordsPage({ text, parts }: MailBody['body']): string {
  const stretches = parts ?? [{ kind: 'main', start: 0, end: text.length }];
  return stretches
    .map(({ kind, start, end }) => `<div class="${kind}">${linked(text.slice(start, end))}</div>`)
    .join('');
}

/** URLs in plain text become links; everything else is shown as it is. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']{1,2000})/)
    .map((piece, at) =>
      at % 2 === 0 ? escaped(piece) : `<a ${outward} href="${escaped(piece)}">${escaped(piece)}</a>`,
    )
    .join('');
}

const outward = 'target="_blank" rel="noopener noreferrer nofollow"';

class TooDeep extends Error {}

/** Undefined if it is nested too deeply: parsing stops there. */
function sanitised({ html, part }: MessageHtml): string | undefined {
  let left = MOST_PICTURE_BYTES;
  const picture = (source: string): string | undefined => {
    const bytes = /^cid:/i.test(source) ? part(decoded(source.slice(4))) : inlineBytes(source);
    if (bytes === undefined || bytes.byteLength > left) return undefined;
    const mime = mediaKind(bytes.subarray(0, 512))?.mime;
    if (mime === undefined || !mime.startsWith('image/') || !isShownType(mime)) return undefined;
    left -= bytes.byteLength;
    return `data:${mime};base64,${Buffer.from(bytes).toString('base64')}`;
  };
  try {
    return cleaned(html, picture);
  } catch (error) {
    if (error instanceof TooDeep) return undefined;
    throw error;
  }
}

function cleaned(html: string, picture: (source: string) => string | undefined): string {
  let depth = 0;
  return sanitizeHtml(html, {
    onOpenTag: () => {
      depth += 1;
      if (depth > DEEPEST) throw new TooDeep();
    },
    onCloseTag: () => {
      depth -= 1;
    },
    allowedTags: [...allowedTags],
    allowedAttributes: { ...allowedAttributes, span: ['class'] },
    allowedClasses: { span: ['unloaded'] },
    allowedStyles: { '*': allowedStyles },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['data'] },
    allowProtocolRelative: false,
    nonTextTags: [
      'style',
      'script',
      'textarea',
      'option',
      'noscript',
      'title',
      'svg',
      'math',
      'template',
      'object',
      'iframe',
    ],
    nestingLimit: DEEPEST_SHOWN,
    transformTags: {
      a: (_, attributes) => link(attributes),
      img: (_, attributes) => shownImage(attributes, picture),
    },
  });
}

/** Only absolute URLs: a relative one would point to this server. The URL is shown on hover, whatever the link text claims. */
const link = ({ href = '', style = '' }: Attributes): Tag => {
  const address = href.trim();
  if (!/^(https?:\/\/|mailto:|tel:)/i.test(address)) return { tagName: 'span', attribs: { style } };
  const rel = 'noopener noreferrer nofollow';
  return { tagName: 'a', attribs: { href: address, title: address, target: '_blank', rel, style } };
};

/** Embeds a picture that came with the mail; a remote picture is replaced by a note. */
function shownImage(
  { src = '', alt = '', width, height }: Attributes,
  picture: (source: string) => string | undefined,
): Tag {
  const data = picture(src.trim());
  const sizes = { ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) };
  if (data !== undefined) return { tagName: 'img', attribs: { src: data, alt, ...sizes } };
  const isPixel = [width, height].some((side) => side !== undefined && Number.parseInt(side, 10) <= 3);
  if (isPixel) return { tagName: 'span', attribs: {} };
  return { tagName: 'span', attribs: { class: 'unloaded' }, text: `▢ ${alt === '' ? '…' : alt.slice(0, 200)}` };
}

/** The bytes of a `data:` URL declared as a picture. */
function inlineBytes(source: string): Uint8Array | undefined {
  const [, base64] = /^data:image\/[\w+.-]+;base64,([A-Za-z0-9+/=\s]+)$/i.exec(source) ?? [];
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

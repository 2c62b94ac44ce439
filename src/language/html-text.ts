import { compile } from 'html-to-text';
import { Parser } from 'htmlparser2';

/** A page of text has some 3,000 characters; markup beyond this is cut, however long the message. */
const LONGEST_HTML = 500_000;

/** What a mail program does not show: lines for a list's preview, the copy of a text for small screens. */
const unseen = ['[hidden]', '[style*="display:none" i]', '[style*="display: none" i]'];

const converting = (skipped: readonly string[]) =>
  compile({
    wordwrap: false,
    // The default counts the zero-width space, which newsletters strew between letters.
    whitespaceCharacters: ' \t\r\n\f',
    limits: { maxInputLength: LONGEST_HTML, maxDepth: 100, maxChildNodes: 20_000, maxBaseElements: 1 },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      { selector: 'style', format: 'skip' },
      { selector: 'script', format: 'skip' },
      { selector: 'title', format: 'skip' },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
      { selector: 'blockquote', format: 'blockquote' },
      { selector: 'table', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: 'ul', options: { itemPrefix: '- ' } },
      { selector: 'hr', format: 'skip' },
      ...skipped.map((selector) => ({ selector, format: 'skip' })),
    ],
  });
const convertShown = converting(unseen);
const convertAll = converting([]);
/** A message that shows nothing is read whole: its styles are not what they seem. */
const convert = (html: string): string => {
  const shown = convertShown(html);
  return shown.trim() === '' ? convertAll(html) : shown;
};

/**
 * The words of an HTML message as plain text: blocks and table rows on lines of their own, cells apart, quotations with
 * ">" before each line; links, pictures, styles and scripts leave nothing but their words. Nothing is ever loaded.
 * At most `LONGEST_HTML` characters of markup are read; deeply nested markup is cut at 100 levels.
 */
export function htmlToPlainText(html: string): string {
  const bounded = html.slice(0, LONGEST_HTML);
  const text = isTooDeep(bounded) ? withoutTags(bounded) : convert(bounded.replace(/<\/t[dh]\s*>/gi, '$& '));
  return text
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/\u034f|[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/[ \t]$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Nesting costs the parser the square of its depth; no real message goes so deep, however many elements it leaves open. */
const DEEPEST = 5_000;

/** Found by the tokens that the converter itself reads, which stop where it is too deep. */
function isTooDeep(html: string): boolean {
  if ((html.match(/<[a-z]/gi)?.length ?? 0) <= DEEPEST) return false;
  let depth = 0;
  let deepest = 0;
  const parser = new Parser({
    onopentagname: () => {
      depth += 1;
      deepest = Math.max(deepest, depth);
      if (deepest > DEEPEST) parser.pause();
    },
    onclosetag: () => {
      depth -= 1;
    },
  });
  parser.write(html);
  return deepest > DEEPEST;
}

const withoutTags = (html: string): string => html.replace(/<[^<>]*>/g, ' ');

import { decodeCharset } from './charset.ts';
import { decodeBase64, decodeQuotedPrintable } from './transfer-encoding.ts';

// Encoded text may hold spaces (mailers break the rule) but no question mark.
const encodedWord = /=\?([^?\s]{1,60})\?([bBqQ])\?([^?]*)\?=/g;

type Word = { readonly charset: string; readonly bytes: Buffer };

/**
 * A header value with its RFC 2047 encoded words decoded: adjacent words of one charset are joined as bytes first, since
 * a character may be cut between two of them; blanks between two words vanish. Never throws.
 */
export function decodeWords(value: string): string {
  if (!value.includes('=?')) return value;
  let decoded = '';
  let end = 0;
  let run: Word[] = [];
  const flush = () => {
    decoded += run.length === 0 ? '' : decodeRun(run);
    run = [];
  };
  for (const match of value.matchAll(encodedWord)) {
    const between = value.slice(end, match.index);
    if (run.length === 0 || between.trim() !== '') {
      flush();
      decoded += between;
    }
    const word = wordOf(match);
    if (run[0] !== undefined && run[0].charset !== word.charset) flush();
    run.push(word);
    end = match.index + match[0].length;
  }
  flush();
  return decoded + value.slice(end);
}

function wordOf(match: RegExpExecArray): Word {
  const [, label = '', encoding = '', text = ''] = match;
  const charset = label.toLowerCase().replace(/\*.*$/, '');
  const source = Buffer.from(text, 'utf8');
  const isBase64 = encoding.toLowerCase() === 'b';
  return { charset, bytes: isBase64 ? decodeBase64(source) : decodeQuotedPrintable(underscored(source)) };
}

function underscored(bytes: Buffer): Buffer {
  return bytes.includes(0x5f) ? Buffer.from(bytes.map((byte) => (byte === 0x5f ? 0x20 : byte))) : bytes;
}

function decodeRun(run: readonly Word[]): string {
  const charset = run[0]?.charset;
  return decodeCharset(Buffer.concat(run.map((word) => word.bytes)), charset);
}

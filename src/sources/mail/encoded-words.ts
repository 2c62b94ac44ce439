import { matchesIn } from '../../language/matches.ts';
import { decodeCharset } from './charset.ts';
import { decodeBase64, decodeQuotedPrintable } from './transfer-encoding.ts';

// Encoded text may hold spaces (mailers break the rule) but no question mark.
const encodedWord = /=\?([^?\s]{1,60})\?([bBqQ])\?([^?]*)\?=/g;

type Word = { readonly charset: string; readonly encoding: string; readonly text: string };

/**
 * A header value with its RFC 2047 encoded words decoded: adjacent words of one charset are joined first, since a
 * character (or four characters of base64) may be cut between two of them; blanks between two words vanish. Never throws.
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
  for (const match of matchesIn(value, encodedWord)) {
    const between = value.slice(end, match.index);
    if (run.length === 0 || between.trim() !== '') {
      flush();
      decoded += between;
    }
    const word = wordOf(match);
    if (run[0] !== undefined && (run[0].charset !== word.charset || run[0].encoding !== word.encoding)) flush();
    run.push(word);
    end = match.index + match[0].length;
  }
  flush();
  return decoded + value.slice(end);
}

function wordOf(match: RegExpExecArray): Word {
  const [, label = '', encoding = '', text = ''] = match;
  return { charset: label.toLowerCase().replace(/\*.*$/, ''), encoding: encoding.toLowerCase(), text };
}

function decodeRun(run: readonly Word[]): string {
  const text = run.map((word) => word.text).join('');
  const isBase64 = run[0]?.encoding === 'b';
  const source = Buffer.from(isBase64 ? text : text.replaceAll('_', ' '), 'utf8');
  const bytes = isBase64 ? decodeBase64(source) : decodeQuotedPrintable(source);
  return decodeCharset(bytes, run[0]?.charset);
}

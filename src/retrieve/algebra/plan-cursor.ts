import { MadeleineError } from '../../memory/errors.ts';

/** A plan's text while it is read; `at` counts UTF-16 code units from the start. */
export type Cursor = { readonly text: string; at: number };

export function skipSpace(cursor: Cursor): void {
  while (/\s/.test(cursor.text[cursor.at] ?? '')) cursor.at += 1;
}

/** What stands at the cursor if it fits the pattern, with the cursor moved behind it. */
export function take(cursor: Cursor, pattern: RegExp): string | undefined {
  skipSpace(cursor);
  const sticky = new RegExp(pattern.source, `${pattern.flags.replace('y', '')}y`);
  sticky.lastIndex = cursor.at;
  const found = sticky.exec(cursor.text)?.[0];
  if (found !== undefined) cursor.at += found.length;
  return found;
}

export function expect(cursor: Cursor, pattern: RegExp, what: string): string {
  const found = take(cursor, pattern);
  if (found === undefined) throw unreadable(cursor, `expected ${what}`);
  return found;
}

const ADVICE = 'Write plans as search --explain prints them, such as all(time![2023-05], place["Lisbon"]).';

/**
 * `invalid-plan`, with the column (characters from 1) of what cannot be read; what to do begins with the part of the plan
 * and, in the line below, a mark at that column.
 */
export function unreadable(cursor: Cursor, problem: string, at = cursor.at): MadeleineError {
  const column = [...cursor.text.slice(0, at)].length + 1;
  const hint = /^[“”„«»‘’＂]/.test(cursor.text.slice(at)) ? ' Quotation marks are straight: ".' : '';
  return new MadeleineError('invalid-plan', `The plan cannot be read at column ${column}: ${problem}.${hint}`, {
    action: `${pointer(cursor.text, at)}\n  ${ADVICE}`,
  });
}

/** Characters of the plan that are shown on each side of a problem. */
const AROUND = 34;
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u;
/** Characters that a terminal would obey instead of showing. */
const obeyed = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The part of the text around a position, and below it, two cells further in as errors are, a mark at that position. */
function pointer(text: string, at: number): string {
  const line = text.replace(/\s/g, ' ').replace(obeyed, '\ufffd');
  const before = [...line.slice(0, at)];
  const after = [...line.slice(at)];
  const left = before.length > AROUND ? ['…', ...before.slice(-AROUND)] : before;
  const right = after.length > AROUND ? [...after.slice(0, AROUND), '…'] : after;
  const cells = left.reduce((sum, character) => sum + (wide.test(character) ? 2 : 1), 0);
  return `${[...left, ...right].join('')}\n  ${' '.repeat(cells)}^`;
}

/** The word of a list that is one or two slips away from what was written. */
export function nearestWord(written: string, words: readonly string[]): string | undefined {
  const ranked = words
    .map((word) => ({ word, slips: slips(written.toLowerCase(), word) }))
    .sort((a, b) => a.slips - b.slips);
  const [best] = ranked;
  return best !== undefined && best.slips <= Math.max(1, Math.floor(best.word.length / 3)) ? best.word : undefined;
}

/** Levenshtein's distance. */
function slips(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

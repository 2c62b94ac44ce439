import type { AuditFinding } from '../../../contract/share-verbs.ts';
import { wordsOf } from '../../../language/words.ts';
import { compact } from '../words/spans.ts';
import { isDate, type Needles } from './needles.ts';

/** What was found in a text, and where: half-open, in UTF-16 code units. */
export type Hit = Pick<AuditFinding, 'kind' | 'how'> & { readonly start: number; readonly end: number };

const MOST_JOINED = 7;
const standIn = /\[(?:PERSON|NAME|EMAIL|LINK|NUMBER|CODE|ADDRESS|SECRET|DATE|SENDER)(?: \d+)?\]/g;
const blank = (text: string): string => text.replace(standIn, (found) => ' '.repeat(found.length - 1).concat('\n'));

/** Looks for everything that the memory knows, and for what has the form of an identifier whoever's it is. */
export function hitsIn(written: string, needles: Needles): Hit[] {
  const text = blank(written.normalize('NFC'));
  return [...namesIn(text, needles), ...runsIn(text, needles), ...patternsIn(text)];
}

function namesIn(text: string, { names, hanNames, addresses }: Needles): Hit[] {
  const hits: Hit[] = [];
  const words = wordsOf(text);
  words.forEach(({ folded, start }, at) => {
    for (const name of names.get(folded) ?? []) {
      const last = words[at + name.length - 1];
      if (last === undefined || !name.every((word, n) => words[at + n]?.folded === word)) continue;
      if (last.end - start > name.join(' ').length + 6) continue;
      hits.push({
        kind: 'name',
        how: name.length > 1 ? 'a name of the memory' : 'part of a name of the memory',
        start,
        end: last.end,
      });
    }
  });
  for (const run of text.matchAll(/\p{Script=Han}{2,}/gu))
    for (let at = 0; at < run[0].length - 1; at++)
      for (let length = 2; length <= 6; length++) {
        if (!hanNames.has(run[0].slice(at, at + length)) || at + length > run[0].length) continue;
        const start = run.index + at;
        hits.push({ kind: 'name', how: 'a name of the memory', start, end: start + length });
      }
  for (const found of text.matchAll(/[^\s<>"'(),;:，。；：]{1,80}@[^\s<>"'(),;:，。；：]{1,100}/gu)) {
    const said = addresses.has(found[0].toLowerCase())
      ? { kind: 'address' as const, how: 'an e-mail address of the memory' }
      : { kind: 'pattern' as const, how: 'the form of an e-mail address' };
    hits.push({ ...said, start: found.index, end: found.index + found[0].length });
  }
  return hits;
}

/** Letters and digits joined over what may stand between the groups of a number or a code. */
function runsIn(text: string, { codes, numbers, positions }: Needles): Hit[] {
  const runs = [...text.matchAll(/[\p{Script=Latin}\d]+/gu)];
  const hits: Hit[] = [];
  runs.forEach((run, at) => {
    let joined = '';
    for (let n = at; n < Math.min(runs.length, at + MOST_JOINED); n++) {
      const next = runs[n];
      if (next === undefined || (n > at && !/^[^\p{L}\n]{1,3}$/u.test(gapBefore(text, runs, n)))) break;
      joined += compact(next[0]);
      const [start, end] = [run.index, next.index + next[0].length];
      if (codes.has(joined) && /\d|[A-Z]{5}/.test(text.slice(start, end)))
        hits.push({ kind: 'code', how: 'a code of the memory', start, end });
      if (numbers.has(joined)) hits.push({ kind: 'number', how: 'a number of the originals', start, end });
    }
  });
  for (const found of text.matchAll(/\d{1,3}\.\d{4,}/g)) {
    const rounded = Number(found[0]).toFixed(4);
    if (positions.has(rounded) || positions.has(`-${rounded}`))
      hits.push({
        kind: 'position',
        how: 'a position of the memory',
        start: found.index,
        end: found.index + found[0].length,
      });
  }
  return hits;
}

const gapBefore = (text: string, runs: readonly RegExpExecArray[], at: number): string => {
  const before = runs[at - 1];
  return text.slice((before?.index ?? 0) + (before?.[0].length ?? 0), runs[at]?.index ?? 0);
};

/** What has the form of a telephone number, an account, a card or a link, though no record of the memory names it. */
function patternsIn(text: string): Hit[] {
  const found = (pattern: RegExp, how: string, is: (written: string) => boolean = () => true): Hit[] =>
    [...text.matchAll(pattern)]
      .filter(([written]) => is(written))
      .map((m) => ({ kind: 'pattern' as const, how, start: m.index, end: m.index + m[0].length }));
  return [
    ...found(
      /\+?\d(?:[ ()/-]{0,2}\d){6,18}/g,
      'the form of a telephone or account number',
      (written) => !isDate(written),
    ),
    ...found(/\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,4})?\b/g, 'the form of an IBAN'),
    ...found(/(?:https?:\/\/|www\.)\S+/gi, 'a link'),
    ...found(/\b(?:\d{1,3}\.){3}\d{1,3}\b/g, 'the form of an IP address'),
  ];
}

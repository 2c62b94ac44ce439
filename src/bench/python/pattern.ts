import { spaceClass } from './text.ts';

/**
 * A regular expression with the meaning that Python's `re` gives it on `str`: `\d`, `\w`, `\s` and `\b` are of Unicode,
 * `.` stops only at a line feed, `$` also stands before a last line feed, and ignoring case lets `i` match `İ` and `ı`,
 * `s` match `ſ`, `k` match the Kelvin sign (Python's "Regular expression syntax", re.IGNORECASE).
 */
export type Pattern = {
  /** For text in which JavaScript's own classes mean the same: several times faster. */
  readonly plain: RegExp;
  readonly wide: RegExp;
};

/** Characters that are a word, digit or space in both languages or in neither. */
const plainText = /^[\t-\r\x20-\x7e£€–—‘’“”…•°]*$/;

const WORD = '\\p{L}\\p{N}_';
const wideEscapes: Readonly<Record<string, string>> = {
  '\\d': '\\p{Nd}',
  '\\w': `[${WORD}]`,
  '\\s': `[${spaceClass}]`,
  '\\b': `(?:(?<=[${WORD}])(?![${WORD}])|(?<![${WORD}])(?=[${WORD}]))`,
  '.': '[^\\n]',
  $: '(?=\\n?$)',
};
/** What else a letter matches when case is ignored. */
const otherCases: Readonly<Record<string, string>> = { i: 'İı', s: 'ſ', k: '\u212a' };

const token = /\\.|\[(?:\\.|[^\]])*\]|\(\?:|[\s\S]/gu;

/** Python's `re.compile(source)`, with re.IGNORECASE unless `case` matters. Groups are numbered; none are named. */
export function pattern(source: string, options: { readonly case?: 'matters' } = {}): Pattern {
  const ignoreCase = options.case !== 'matters';
  const wide = source.replace(token, (part) => widened(part, ignoreCase));
  const plain = source.replace(token, (part) => (part === '.' || part === '$' ? (wideEscapes[part] ?? part) : part));
  return { plain: new RegExp(plain, ignoreCase ? 'gi' : 'g'), wide: new RegExp(wide, 'gu') };
}

function widened(part: string, ignoreCase: boolean): string {
  const known = wideEscapes[part];
  if (known !== undefined) return known;
  if (part.startsWith('[')) return wideClass(part, ignoreCase);
  if (!ignoreCase || !/^[a-z]$/i.test(part)) return part;
  const lower = part.toLowerCase();
  return `[${lower}${part.toUpperCase()}${otherCases[lower] ?? ''}]`;
}

function wideClass(part: string, ignoreCase: boolean): string {
  const body = part.slice(1, -1).replaceAll('\\d', '\\p{Nd}').replaceAll('\\s', spaceClass);
  return ignoreCase && /a-z/i.test(body) ? `[${body}a-zA-Zİıſ\u212a]` : `[${body}]`;
}

/** Rules follow one another on the same text, so that the last answer is mostly the next. */
let last = { text: '', isPlain: true };

function of({ plain, wide }: Pattern, text: string): RegExp {
  if (text !== last.text) last = { text, isPlain: plainText.test(text) };
  return last.isPlain ? plain : wide;
}

/** `re.sub`; `put` may name groups as `$1`, or make the text from a match's groups. */
export const substitute = (found: Pattern, put: string, text: string): string => text.replace(of(found, text), put);

/** `re.finditer`: the groups of each match, the whole match first; a group without a part in it is undefined. */
export function matches(found: Pattern, text: string): readonly (readonly (string | undefined)[])[] {
  const form = of(found, text);
  const all: RegExpExecArray[] = [];
  form.lastIndex = 0;
  for (let match = form.exec(text); match !== null; match = form.exec(text)) {
    // An empty match must not be found again at the same place.
    if (match[0] === '') form.lastIndex += 1;
    all.push(match);
  }
  return all;
}

/** `re.findall` of a pattern without groups. */
export const findAll = (found: Pattern, text: string): readonly string[] => text.match(of(found, text)) ?? [];

/** `re.split` by a pattern without groups. */
export const splitBy = (found: Pattern, text: string): readonly string[] => text.split(of(found, text));

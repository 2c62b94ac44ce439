import { addressSpans, housed } from './address-spans.ts';
import type { KnownNames } from './known-names.ts';
import { harmlessFigures, numberSpans } from './number-spans.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import { type Harmless, merged, type Span } from './spans.ts';
import { looksGerman, unknownNames, type WordKnowledge } from './unknown-names.ts';

export type Redaction = {
  readonly names: KnownNames;
  readonly words: WordKnowledge;
  readonly pseudonyms: Pseudonyms;
  /** E-mail addresses by whom they belong to. */
  readonly keyOfAddress: (address: string) => string | undefined;
  /** Local ISO day of the item: days long before it are days of birth. */
  readonly day?: string;
  /** Whether days of the calendar are replaced, too: where all times of a set are shifted they would tell by how much. */
  readonly hidesDates: boolean;
  /** All that the item says, by which its language is told; without it, the text itself. */
  readonly whole?: string;
};

/** Beyond these characters a text is cut: what was not read is not given away. */
const MOST_CHARACTERS = 100_000;
const OLD_YEARS = 10;

/** A text without names, addresses, numbers and codes; each by its stand-in. Pure but for the numbers that it gives out. */
export function redactText(written: string, redaction: Redaction): string {
  const text = written.slice(0, MOST_CHARACTERS).normalize('NFC');
  let out = '';
  let at = 0;
  for (const { start, end, kind, key } of spansIn(text, redaction)) {
    out += text.slice(at, start) + standInFor(text.slice(start, end), { kind, key }, redaction);
    at = end;
  }
  return out + text.slice(at);
}

/** The parts of an unknown name count as the whole of it: "Leopold Rask" and "Leopold" are one. */
function standInFor(written: string, { kind, key }: Pick<Span, 'kind' | 'key'>, { pseudonyms }: Redaction): string {
  if (kind !== 'NAME') return pseudonyms.of(kind, key);
  return pseudonyms.ofName(
    written.split(/[^\p{L}]+/u).filter((part) => part.length > 2 || /\p{Script=Han}/u.test(part)),
    key,
  );
}

/** What is to be replaced, in order, without overlap. */
export function spansIn(text: string, redaction: Redaction): Span[] {
  const dates = redaction.hidesDates ? [] : [...oldDates(text, redaction.day)];
  const safe = harmlessFigures(text);
  const known = redaction.names.spans(text);
  const figures = numberSpans(text, safe).map((span) => withOwner(text, span, redaction));
  const addresses = addressSpans(text);
  const certain = [...known, ...figures, ...addresses];
  const german = looksGerman(redaction.whole ?? text);
  const unknown = unknownNames(text, redaction.words, [...safe, ...redaction.words.publicSpans(text)], german)
    .filter((span) => !certain.some((other) => other.start <= span.start && span.end <= other.end))
    .map((span) => housed(text, span))
    .map((span) => (span.kind === 'NAME' ? withPerson(text, span, redaction.names) : span));
  const hidden = redaction.hidesDates ? safe.filter((s) => isDate(text.slice(s.start, s.end))).map(asDate) : dates;
  return merged([...certain, ...unknown, ...hidden]);
}

/** An address of the net that is somebody's counts as theirs. */
function withOwner(text: string, span: Span, { keyOfAddress }: Redaction): Span {
  if (span.kind !== 'EMAIL') return span;
  const key = keyOfAddress(text.slice(span.start, span.end));
  return key === undefined ? span : { ...span, kind: 'PERSON', key };
}

/** "Odalys F." is Odalys, whom the memory knows. */
function withPerson(text: string, span: Span, names: KnownNames): Span {
  for (const part of text.slice(span.start, span.end).split(/[^\p{L}]+/u)) {
    const key = names.keyOf(part);
    if (key !== undefined) return { ...span, kind: 'PERSON', key };
  }
  return span;
}

const asDate = ({ start, end }: Harmless): Span => ({ kind: 'DATE', start, end, key: '' });
const isDate = (text: string): boolean =>
  !/[€$£¥%:]|EUR|USD|GBP|CNY/.test(text) && /\d{4}|\p{L}{3}|[月日]|\d[./-]\d{1,2}[./-]\d/u.test(text);

/** Whole days more than ten years before the text: of birth, of a wedding. */
function oldDates(text: string, day: string | undefined): Span[] {
  const year = Number((day ?? '').slice(0, 4));
  if (!(year > 0)) return [];
  return harmlessFigures(text).flatMap((span) => {
    const written = text.slice(span.start, span.end);
    const said = Number(/(?:19|20)\d{2}/.exec(written)?.[0] ?? Number.NaN);
    return said < year - OLD_YEARS && written.length > 5 ? [asDate(span)] : [];
  });
}

import type { BodyPart } from '../memory/item-text.ts';
import {
  boilerplatePhrases,
  deviceSignatures,
  forwardMarkers,
  headerBlockStart,
  headerLine,
  originalMarkers,
  quoteIntroductions,
  quoteOpenings,
  signatureDelimiter,
} from './message-part-rules.ts';
import { PatternChoice } from './pattern-choice.ts';

type Kind = BodyPart['kind'];
/** A line of the text: `start` and `end` bound it with its line end; `text` is trimmed and bounded. */
type Line = { readonly start: number; readonly end: number; readonly text: string };

const LONGEST_TESTED_LINE = 400;
const LONGEST_TESTED_PARAGRAPH = 2000;
/** More lines than this are never one signature; then the dashes were a rule or a list. */
const LONGEST_SIGNATURE_LINES = 16;
/** After a line that is only like the delimiter. */
const LONGEST_LOOSE_SIGNATURE_LINES = 8;
const boilerplate = new PatternChoice(boilerplatePhrases);
/** A bar before a line quotes it; a line between bars is a row of a table. */
const quoted = /^\s?(?:[>»]|\|(?!.*\|\s*$))/;
const quotedTwice = /^\s?[>|»]\s?[>|»]/;

/**
 * Cuts a message into what its author newly wrote (`main`), what is quoted from earlier messages, signatures, and
 * boilerplate (disclaimers, unsubscribe footers). The parts cover the text in order without gaps. In a forwarded
 * message the content passed on is main, since it is what the message is for; `forwarded` says so when the subject
 * does. Linear in the text's length; the rules are tables in `message-part-rules.ts`.
 */
export function messageParts(text: string, options: { readonly forwarded?: boolean } = {}): BodyPart[] {
  if (text === '') return [];
  const lines = linesOf(text);
  const kinds: Kind[] = lines.map(() => 'main');
  markQuotes(lines, kinds, options.forwarded === true);
  markSignatures(lines, kinds);
  markBoilerplate(lines, kinds);
  const parts = joined(lines, kinds);
  // Nothing but a footer: then the footer is the message.
  const hasWords = parts.some((part) => part.kind === 'main' && text.slice(part.start, part.end).trim() !== '');
  if (hasWords || parts.some((part) => part.kind === 'quoted')) return parts;
  return [{ kind: 'main', start: 0, end: text.length }];
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  while (start < text.length) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline + 1;
    lines.push({ start, end, text: text.slice(start, Math.min(end, start + LONGEST_TESTED_LINE)).trim() });
    start = end;
  }
  return lines;
}

const matches = (rules: readonly RegExp[], text: string): boolean => rules.some((rule) => rule.test(text));

function markQuotes(lines: readonly Line[], kinds: Kind[], forwardedBySubject: boolean): void {
  let seenOwnWords = false;
  for (let i = 0; i < lines.length; i++) {
    const text = lines[i]?.text ?? '';
    if (text === '') continue;
    if (matches(forwardMarkers, text)) return;
    if (quoted.test(text)) {
      // What is passed on with bars before its lines is what the message is for; what that message quoted is not.
      if (!forwardedBySubject || quotedTwice.test(text)) kinds[i] = 'quoted';
      continue;
    }
    const previousMessage = startsPreviousMessage(lines, i);
    // With nothing written above it, the previous message is the message.
    if (previousMessage && (forwardedBySubject || !seenOwnWords)) return;
    if (previousMessage) {
      kinds.fill('quoted', i);
      return;
    }
    const introduced = introductionLength(lines, i);
    if (introduced > 0) {
      const next = nextWords(lines, i + introduced);
      const barred = next !== undefined && quoted.test(lines[next]?.text ?? '');
      if (barred) kinds.fill('quoted', i, i + introduced);
      else if (seenOwnWords && !forwardedBySubject) {
        kinds.fill('quoted', i);
        return;
      }
      i += introduced - 1;
      continue;
    }
    seenOwnWords = true;
  }
}

function startsPreviousMessage(lines: readonly Line[], at: number): boolean {
  const text = lines[at]?.text ?? '';
  const next = nextWords(lines, at + 1);
  if (matches(originalMarkers, text)) {
    return !text.startsWith('_') || (next !== undefined && isHeaderBlock(lines, next));
  }
  return isHeaderBlock(lines, at);
}

/** "From: …", "Sent: …", "To: …", "Subject: …" in a row, in any of the known languages. */
function isHeaderBlock(lines: readonly Line[], at: number): boolean {
  if (!headerBlockStart.test(lines[at]?.text ?? '')) return false;
  const following = lines.slice(at, at + 8).filter((line) => line.text !== '');
  return following.slice(0, 5).filter((line) => headerLine.test(line.text)).length >= 3;
}

/** How many lines (up to three) an introduction such as "On … wrote:" takes from `at`; 0 when there is none. */
function introductionLength(lines: readonly Line[], at: number): number {
  let text = '';
  for (let length = 1; length <= 3; length++) {
    const line = lines[at + length - 1]?.text ?? '';
    if (line === '') return 0;
    text = text === '' ? line : `${text} ${line}`;
    if (/[:：]$/.test(line)) return introduces(text, length > 1) && !beginsBelow(lines, at, length) ? length : 0;
  }
  return 0;
}

/** The author's own last line stands right above: "… at nine." / "On 3 January Anna wrote:". */
function beginsBelow(lines: readonly Line[], at: number, length: number): boolean {
  for (let next = at + 1; next < at + length; next++) {
    const [above, line] = [lines[next - 1]?.text ?? '', lines[next]?.text ?? ''];
    const isLast = next === at + length - 1;
    if (sentenceEnd.test(above) || opensAnyIntroduction.test(line) || (isLast && opensIntroduction(line))) return true;
  }
  return false;
}

/** Where a line is a sentence's last; "9:12 a.m." and "31." are none. */
const sentenceEnd = /(?<!\b[ap]\.m|\d|\b\p{Lu})[.!?…。！？]$/u;
const opensIntroduction = (line: string): boolean => /\d|@/.test(line) && matches(quoteOpenings, line);
/** The first of several lines of an introduction, which ends further down. */
const opensAnyIntroduction = /^(?:on|am|le|el|il|em|op|den|på|w dniu|dnia|在|于|於)\b.{0,40}\d/i;

/** Wrapped lines join only when they name a date or an address, so that prose before "wrote:" is left alone. */
function introduces(text: string, wrapped: boolean): boolean {
  if (!/\d|@/.test(text) || (wrapped && !/\d.*[\d@<]/.test(text))) return false;
  return matches(quoteIntroductions, text);
}

function nextWords(lines: readonly Line[], from: number): number | undefined {
  for (let i = from; i < lines.length; i++) if (lines[i]?.text !== '') return i;
  return undefined;
}

function markSignatures(lines: readonly Line[], kinds: Kind[]): void {
  for (let i = 0; i < lines.length; i++) {
    if (kinds[i] !== 'main') continue;
    const text = lines[i]?.text ?? '';
    if (matches(deviceSignatures, text)) kinds[i] = 'signature';
    if (!signatureDelimiter.test(text)) continue;
    const end = signatureEnd(lines, kinds, i);
    if (end !== undefined && i > 0) {
      kinds.fill('signature', i, end);
      i = end - 1;
    }
  }
}

/** Where the signature that the line at `at` opens ends: at a quotation or the message's end, unless that is too far. */
function signatureEnd(lines: readonly Line[], kinds: readonly Kind[], at: number): number | undefined {
  const longest = lines[at]?.text === '--' ? LONGEST_SIGNATURE_LINES : LONGEST_LOOSE_SIGNATURE_LINES;
  let words = 0;
  let end = at;
  while (end < lines.length && kinds[end] === 'main') {
    if (lines[end]?.text !== '') words += 1;
    // Blank lines count a little, so that the search is bounded.
    if (words > longest || end - at > longest * 4) return undefined;
    end += 1;
  }
  return words > 1 ? end : undefined;
}

function markBoilerplate(lines: readonly Line[], kinds: Kind[]): void {
  let i = 0;
  while (i < lines.length) {
    if (lines[i]?.text === '' || kinds[i] === 'quoted') {
      i += 1;
      continue;
    }
    let end = i;
    while (end < lines.length && lines[end]?.text !== '' && kinds[end] === kinds[i]) end += 1;
    if (isBoilerplate(lines.slice(i, end))) {
      const own = linesOfTheirOwn(lines, i, end);
      if (own.length === 0) kinds.fill('boilerplate', i, end);
      for (const at of own) kinds[at] = 'boilerplate';
    }
    i = end;
  }
}

/**
 * "View in browser" right above a bill, without an empty line between: where single lines say the phrase and the others
 * tell numbers, the lines are boilerplate and not the bill.
 */
function linesOfTheirOwn(lines: readonly Line[], from: number, to: number): number[] {
  const own: number[] = [];
  let tellsNumbers = false;
  for (let i = from; i < to; i++) {
    const text = lines[i]?.text ?? '';
    if (matches(boilerplatePhrases, text)) own.push(i);
    else if (/\d/.test(text)) tellsNumbers = true;
  }
  return tellsNumbers ? own : [];
}

/** A paragraph of boilerplate; in a long one the phrase must not be an aside, so it counts only in short paragraphs. */
function isBoilerplate(paragraph: readonly Line[]): boolean {
  const text = paragraph
    .map((line) => line.text)
    .join(' ')
    .slice(0, LONGEST_TESTED_PARAGRAPH);
  return (paragraph.length <= 12 || text.length < 900) && boilerplate.matching(text.toLowerCase()) !== 0;
}

/** Neighbouring lines of one kind become one part; blank lines go with what stands before them. */
function joined(lines: readonly Line[], kinds: readonly Kind[]): BodyPart[] {
  const parts: { kind: Kind; start: number; end: number }[] = [];
  lines.forEach((line, i) => {
    const last = parts.at(-1);
    const kind = line.text === '' && kinds[i] === 'main' ? (last?.kind ?? 'main') : (kinds[i] ?? 'main');
    if (last?.kind === kind) last.end = line.end;
    else parts.push({ kind, start: line.start, end: line.end });
  });
  return parts;
}

import type { Judgement, ShareReason, Verdict } from '../../../contract/share-verbs.ts';
import { findPhrases } from '../../../language/phrases.ts';
import { wordsOf } from '../../../language/words.ts';
import { type MemoryItem, modalities } from '../../../memory/item.ts';
import type { DocumentKind } from '../../../memory/item-text.ts';
import { paperWords, peopleWords } from './judge-words.ts';
import { isCarrier, type Looked } from './look.ts';

/** A paper is one where so many lines were read, or this share of the picture is written on. */
const MANY_LINES = 6;
const MUCH_WRITTEN = 0.25;
const LEAST_CONFIDENCE = 0.5;

const papers: Readonly<Partial<Record<DocumentKind, ShareReason>>> = {
  card: 'card',
  receipt: 'document',
  invoice: 'document',
  booking: 'document',
  ticket: 'document',
  statement: 'document',
  document: 'document',
  screenshot: 'screen',
};

const hard: ReadonlySet<ShareReason> = new Set(['card', 'document', 'intimate']);
const judged = (judge: Judgement['judge'], found: Iterable<ShareReason>): Judgement => {
  const reasons = [...new Set(found)];
  const verdict: Verdict =
    reasons.length === 0 ? 'safe' : reasons.some((reason) => hard.has(reason)) ? 'private' : 'sensitive';
  return { judge, verdict, reasons };
};

/** The first judge: papers, cards, screens and codes, by what is written and printed. */
export function judgePapers(item: MemoryItem, looked: Looked): Judgement {
  const found: ShareReason[] = [];
  const read = looked.lines.filter(({ confidence }) => confidence >= LEAST_CONFIDENCE);
  const text = [...read.map((line) => line.text), item.ocr?.text ?? ''].join('\n');
  const ofKind = item.documentKind === undefined ? undefined : papers[item.documentKind];
  if (ofKind !== undefined) found.push(ofKind);
  for (const { value } of findPhrases(paperWords, wordsOf(text))) found.push(value);
  if (/(?:[A-Z\d]*<){3}|(?<!\d)(?:\d[ -]?){13,19}(?!\d)/.test(text)) found.push('card');
  if (item.media?.isScreenshot === true) found.push('screen');
  if (looked.codes.length > 0) found.push('code');
  const written = read.reduce((sum, { box }) => sum + (box === undefined ? 0 : box.w * box.h), 0);
  if (read.length >= MANY_LINES || written > MUCH_WRITTEN) found.push('document');
  else if (looked.lines.length > 0 || looked.stripes.length > 0) found.push('text');
  if (looked.unjudged.includes('text')) found.push('text-not-judged');
  return judged('papers', found);
}

/** The second judge: people, by faces and things that were seen and by what is said of the picture. */
export function judgePeople(item: MemoryItem, looked: Looked): Judgement {
  const found: ShareReason[] = [];
  const said = [item.caption, item.shortCaption, item.title, ...(item.tags ?? []).map(({ name }) => name)].join('\n');
  for (const { value } of findPhrases(peopleWords, wordsOf(said))) found.push(value);
  const people = looked.sights.filter(({ name, confidence }) => name === 'person' && confidence >= LEAST_CONFIDENCE);
  if (people.length > looked.faces.length) found.push('missed-face');
  for (const sight of looked.sights.filter(isCarrier))
    found.push(/car|truck|bus|motorcycle|train|boat/.test(sight.name) ? 'vehicle' : 'screen');
  if (looked.unjudged.includes('faces')) found.push('faces-not-judged');
  return judged('people', found);
}

/** What becomes of a picture: the strictest verdict of any judge holds. */
export function strictest(judgements: readonly Judgement[]): Verdict {
  if (judgements.some(({ verdict }) => verdict === 'private')) return 'private';
  return judgements.some(({ verdict }) => verdict === 'sensitive') ? 'sensitive' : 'safe';
}

export const kindOf = ({ modality }: MemoryItem): 'picture' | 'film' | 'mail' | 'note' =>
  (['picture', 'film', 'mail', 'note'] as const)[modalities.indexOf(modality)] ?? 'note';

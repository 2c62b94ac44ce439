import { findPhrases } from '../../language/phrases.ts';
import type { DocumentKind } from '../../memory/item-text.ts';
import { documentCues, messageKinds, pictureKinds, senderCues } from './document-cues.ts';
import type { Passage } from './passage.ts';

export type KindQuestion = {
  readonly title?: Passage;
  /** The body of a message, or the text recognised in a picture. */
  readonly text?: Passage;
  readonly senderAddress?: string;
  readonly isPicture: boolean;
  /** How many sums and references were found: bills and bookings have some. */
  readonly sums: number;
  /** Whether one of them is a total. */
  readonly hasTotal?: boolean;
};

export type KindVerdict = { readonly kind: DocumentKind; readonly confidence: number };

const TITLE_WEIGHT = 1.6;
/** A phrase said again says less; the words that come first say most. */
const LATE_WEIGHT = 0.5;
const EARLY_CHARACTERS = 600;
const LEAST_SCORE = 2;
const needsSums: ReadonlySet<DocumentKind> = new Set(['receipt', 'invoice', 'menu']);
const SUMS_WEIGHT = 1;
/** A photographed paper with prices and their total is hardly anything but a receipt. */
const TOTAL_WEIGHT = 2.5;
const FEWEST_LINES = 3;

/** What a message or a recognised text is for: the kind whose cues weigh most, or nothing when none says enough. */
export function documentKindOf(question: KindQuestion): KindVerdict | undefined {
  const allowed = question.isPicture ? pictureKinds : messageKinds;
  const scores = new Map<DocumentKind, number>();
  const add = (kind: DocumentKind, weight: number, ofPictures = false): void => {
    if (allowed.has(kind) && (question.isPicture || !ofPictures)) scores.set(kind, (scores.get(kind) ?? 0) + weight);
  };
  weigh(question.title, TITLE_WEIGHT, add);
  weigh(question.text, 1, add);
  for (const [pattern, kind, weight] of senderCues) {
    if (question.senderAddress !== undefined && pattern.test(question.senderAddress)) add(kind, weight);
  }
  for (const kind of scores.keys()) {
    if (needsSums.has(kind)) add(kind, question.sums > 0 ? SUMS_WEIGHT : -SUMS_WEIGHT);
  }
  if (question.isPicture && question.hasTotal === true && question.sums >= FEWEST_LINES) add('receipt', TOTAL_WEIGHT);
  else if (question.isPicture && question.hasTotal === true && isSlip(question.text)) add('receipt', LEAST_SCORE);
  const [best, second] = [...scores].sort((a, b) => b[1] - a[1]);
  if (best === undefined || best[1] < LEAST_SCORE) return undefined;
  const lead = best[1] - (second?.[1] ?? 0);
  return { kind: best[0], confidence: Math.round((1 - 0.5 * Math.exp(-lead / 2)) * 100) / 100 };
}

const LONGEST_SLIP = 300;
const total =
  /(?<!\p{L})(?:(?:grand |sub)?totale?|summe|gesamt(?:betrag|summe)?|zu zahlen|amount due|balance due|montant|importe|valor a pagar|bedrag|totaal|att betala|å betale|sum)(?!\p{L})|合计|總計|总计|总额|应付|實付|实付|合計/iu;
const day = /(?<!\d)(?:\d{1,2}[./-]\d{1,2}[./-](?:20)?\d{2}|20\d{2}[./-]\d{1,2}[./-]\d{1,2})(?!\d)|20\d{2}年/u;

/** A few words with a total and a day: a till's slip of which little else was read. */
const isSlip = (text: Passage | undefined): boolean =>
  text !== undefined && text.text.length <= LONGEST_SLIP && total.test(text.text) && day.test(text.text);

function weigh(
  passage: Passage | undefined,
  factor: number,
  add: (kind: DocumentKind, weight: number, ofPictures?: boolean) => void,
): void {
  if (passage === undefined) return;
  const said = new Set<unknown>();
  for (const phrase of findPhrases(documentCues, passage.words)) {
    if (said.has(phrase.value)) continue;
    said.add(phrase.value);
    const place = phrase.start < EARLY_CHARACTERS ? factor : factor * LATE_WEIGHT;
    for (const cue of phrase.value) add(cue.kind, cue.weight * place, cue.ofPictures);
  }
}

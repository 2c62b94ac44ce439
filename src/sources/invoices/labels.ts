import { fold } from '../../language/fold.ts';
import { type InvoiceRole, invoiceRoles, invoiceTerms } from '../../lexicon/invoice-terms.ts';

/** How alike a label is to the words of each role, from 0 to 1. */
export type Likeness = Readonly<Record<InvoiceRole, number>>;

/** Labels are compared by their letters: "Rechnungs-Nr.:" is "rechnungsnr". */
export const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}#]+/gu, '');

type Term = { readonly letters: string; readonly role: InvoiceRole };
const terms: readonly Term[] = invoiceTerms.flatMap(({ roles }) =>
  invoiceRoles.flatMap((role) => roles[role].map((term): Term => ({ letters: lettersOf(term), role }))),
);
const byLetters = Map.groupBy(terms, ({ letters }) => letters);

const pairsOf = (letters: string): string[] =>
  Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2));
const byPair = new Map<string, number[]>();
for (const [at, { letters }] of terms.entries())
  for (const pair of pairsOf(letters)) byPair.set(pair, [...(byPair.get(pair) ?? []), at]);

/** Longer texts are prose, and no label. */
const LONGEST_LABEL = 60;
/** Terms of fewer letters are in too many words to be looked for inside of others. */
const SHORTEST_PART = 3;
const SHORTEST_HAN_PART = 2;
const none: Likeness = Object.fromEntries(invoiceRoles.map((role) => [role, 0])) as Likeness;

const known = new Map<string, Likeness>();
const MOST_KNOWN = 5000;

/** What a text says as a label. A label in two languages ("Invoice no. / Rechnungsnr.") is each of its parts. */
export function likenessOf(label: string): Likeness {
  const text = label.trim();
  if (text === '' || text.length > LONGEST_LABEL) return none;
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const likeness = Object.fromEntries(invoiceRoles.map((role) => [role, 0])) as Record<InvoiceRole, number>;
  const parts = new Set(
    [text, ...text.split(/[/|／()（）]/u), text.replace(/[(（][^)）]*[)）]?/gu, '')].map(lettersOf),
  );
  for (const part of parts) addLikeness(part, likeness);
  known.set(text, likeness);
  return likeness;
}

function addLikeness(letters: string, likeness: Record<InvoiceRole, number>): void {
  if (letters === '') return;
  for (const { role } of byLetters.get(letters) ?? []) likeness[role] = 1;
  const shared = new Map<number, number>();
  for (const pair of pairsOf(letters))
    for (const at of byPair.get(pair) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
  for (const [at, count] of shared) {
    const term = terms[at];
    if (term === undefined) continue;
    const alike = Math.max(diceOf(count, letters, term.letters), partOf(letters, term.letters));
    if (alike > likeness[term.role]) likeness[term.role] = alike;
  }
}

const MOST_ALIKE = 0.95;
const diceOf = (count: number, one: string, other: string): number =>
  Math.min(MOST_ALIKE, (2 * count) / (one.length + other.length - 2));

/** "zzgl. USt" ends in a term, "Total GBP" begins with one: what stands at the end weighs more. */
function partOf(letters: string, term: string): number {
  const isHan = /^\p{Script=Han}/u.test(term);
  if (term.length < (isHan ? SHORTEST_HAN_PART : SHORTEST_PART) || term.length >= letters.length) return 0;
  const share = term.length / letters.length;
  if (letters.endsWith(term)) return 0.4 + 0.5 * share;
  return letters.startsWith(term) ? 0.35 + 0.5 * share : 0;
}

const invoiceWords = new Set(invoiceTerms.flatMap(({ invoice }) => invoice.map(lettersOf)));
const creditWords = new Set(invoiceTerms.flatMap(({ credit_note }) => credit_note.map(lettersOf)));
const otherWords = new Set(invoiceTerms.flatMap(({ other_document }) => other_document.map(lettersOf)));

/** Whether a text is or begins or ends with the name of an invoice, a credit note, or of a document that looks like one. */
export function documentNamed(text: string): 'invoice' | 'credit' | 'other' | undefined {
  if (text.length > LONGEST_LABEL) return undefined;
  const words = text.split(/[^\p{L}]+/u).filter((word) => word !== '');
  const wholes = [
    lettersOf(text),
    lettersOf(words[0] ?? ''),
    lettersOf(words.at(-1) ?? ''),
    lettersOf(words.slice(0, 2).join(' ')),
  ];
  const has = (named: ReadonlySet<string>): boolean =>
    wholes.some((whole) => named.has(whole) || [...named].some((name) => isHanPart(whole, name)));
  if (has(otherWords)) return 'other';
  if (has(creditWords)) return 'credit';
  return has(invoiceWords) ? 'invoice' : undefined;
}

const isHanPart = (whole: string, name: string): boolean => /^\p{Script=Han}/u.test(name) && whole.includes(name);

const legalForms = invoiceTerms.flatMap(({ legal_forms }) => legal_forms.map(lettersOf));
const hanForms = legalForms.filter((form) => /^\p{Script=Han}/u.test(form));
const otherForms = new Set(legalForms);

/** Whether a name ends as those of firms do: "Ltd", "GmbH & Co. KG", 有限公司. */
export function hasLegalForm(name: string): boolean {
  const words = name
    .split(/[\s,&]+/u)
    .map(lettersOf)
    .filter((word) => word !== '');
  const last = words.at(-1) ?? '';
  return (
    otherForms.has(last) || otherForms.has(words.slice(-2).join('')) || hanForms.some((form) => last.endsWith(form))
  );
}

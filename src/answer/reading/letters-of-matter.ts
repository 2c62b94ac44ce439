import { fold } from '../../language/fold.ts';
import { tokens } from '../../language/tokens.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { mainText } from '../../memory/item-text.ts';
import { tellsOfChange } from '../asked/change-words.ts';
import { goesOn, isOverBefore } from '../evidence/exchanges.ts';
import type { Judged } from '../evidence/judged.ts';
import { letterheadOf } from '../evidence/letterhead.ts';
import type { Draft, Question } from '../question.ts';
import { numberSaid } from './relabelled.ts';

/** So many characters are a value; what is longer is told in whole sentences. */
export const LONGEST_VALUE = 60;

/** Whether a value is told by a whole sentence. */
export const isSentence = (value: string): boolean =>
  value.length > LONGEST_VALUE || /[.。!！?？;；，]|, /u.test(value.slice(4));

/** What a letter says, its subject first. */
export const writtenBy = ({ title, body }: MemoryItem): string =>
  `${title ?? ''}\n${body === undefined ? '' : mainText(body)}`;

/** What a letter that goes on about the same need not say again. */
const goesUnsaid: ReadonlySet<string> = new Set(['time', 'person', 'place', 'object', 'modality', 'anchor']);

/** The letters that the draft cites and all that go on about the same, oldest first. */
export function lettersOfMatter(
  draft: Draft,
  { accounts, text }: Question,
  judged: readonly Judged[],
): readonly Judged[] {
  const cited = new Set<string>(draft.citations.map(({ id }) => id));
  const letters = judged.filter(
    ({ item, outcomes }) =>
      item.modality === 'email' &&
      item.time !== undefined &&
      // A letter that changes what another set need not say again when that is.
      // Nor need it name again whom it is about, or where.
      (cited.has(item.id) || outcomes.every(({ tool, verdict }) => verdict !== 'no' || goesUnsaid.has(tool))),
  );
  const asked = new Set(tokens(text));
  const matter = new Set(letters.filter(({ item }) => cited.has(item.id)));
  if (matter.size === 0) return [];
  for (const one of letters) {
    if (!cited.has(one.item.id) && [...matter].some(({ item }) => isOfOtherOrder(item, one.item))) continue;
    const fits = one.outcomes.every(({ verdict }) => verdict !== 'no');
    if (!fits && [...matter].some(({ item }) => cited.has(item.id) && isOverBefore(item, one.item))) continue;
    const isOfIt = [...matter].some(
      ({ item }) =>
        goesOn(item, one.item, accounts, asked) ||
        (fits && goesOn(one.item, item, accounts, asked)) ||
        valuesOf(draft, item, text).some((value) => takesBack(value, item, one.item)),
    );
    if (isOfIt) matter.add(one);
  }
  return [...matter].sort((a, b) => ((a.item.time?.start ?? '') < (b.item.time?.start ?? '') ? -1 : 1));
}

/** A letter with an order's number of its own, and none that the other has, is of another order, however alike they are. */
function isOfOtherOrder(item: MemoryItem, other: MemoryItem): boolean {
  const [own, others] = [ordersOf(item), ordersOf(other)];
  return own.length > 0 && others.length > 0 && !others.some((code) => own.includes(code));
}
const ordersOf = ({ references = [] }: MemoryItem): readonly string[] =>
  references.filter(({ kind }) => kind === 'order').map(({ code }) => code);

/** By what a value may be named again: its words, the sum as the letter writes it, the number of what is asked for. */
function valuesOf({ text, citations }: Draft, item: MemoryItem, question: string): readonly string[] {
  const sums = citations.filter(({ id, field }) => id === item.id && field.startsWith('amounts.'));
  return [text, ...sums.map(({ quote }) => quote), ...[numberSaid(item, question)?.text ?? []].flat()];
}

/** Whoever wrote the one names its value again in a letter that tells of a change. */
function takesBack(value: string, earlier: MemoryItem, later: MemoryItem): boolean {
  const [a, b] = [letterheadOf(earlier), letterheadOf(later)];
  if (a.sender === undefined || a.sender !== b.sender || !(b.at > a.at)) return false;
  if (isSentence(value) || fold(value).length < (/^\p{Script=Han}/u.test(value) ? SHORTEST_IN_HAN : SHORTEST_NAMED))
    return false;
  const written = writtenBy(later);
  return fold(written).includes(fold(value)) && tellsOfChange(written);
}
const SHORTEST_NAMED = 3;
const SHORTEST_IN_HAN = 2;

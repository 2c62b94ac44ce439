import { findAll, pattern } from '../../../python/pattern.ts';
import { listItems } from './words.ts';

const mediaId = pattern('\\b\\d{8}_\\d{6}\\b');
const mailId = pattern('\\bemail\\d+\\b');

/** The ids of memory items that a text names, each once: those of pictures and videos first, then those of mails. */
export const idsIn = (text: string): string[] => [
  ...new Set([...findAll(mediaId, text), ...findAll(mailId, text).map((id) => id.toLowerCase())]),
];

/** What counts of an answer to a list question: the ids that it names, and only where it names none its items. */
export function saidItems(said: string): string[] {
  const ids = idsIn(said);
  return ids.length > 0 ? ids : goldItems(said);
}

/** A gold list's items in normal form; an id with a suffix (`20220507_150929_001`) is an item like any other. */
export const goldItems = (gold: string): string[] => listItems(gold).filter((item) => item !== '');

/** Jaccard similarity of two lists as sets (ATM-Bench, Eq. 3). Both empty are equal; one empty has nothing in common. */
export function jaccard(gold: string, said: string): number {
  const [one, other] = [new Set(goldItems(gold)), new Set(saidItems(said))];
  const union = one.union(other).size;
  return union === 0 ? 1 : one.intersection(other).size / union;
}

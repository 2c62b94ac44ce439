import { mask, type QuestionText } from './question-text.ts';
import { closingFillers, openingFillers } from './tables/fillers.ts';

const alternatives = (phrases: readonly string[]): string =>
  [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');

/** Where a clause begins: at the start, behind what was masked or behind a mark. */
const opening = new RegExp(
  `(?<=^|[,.;:!?，。；：！？\\uE000] ?)(?:${alternatives(openingFillers)})(?=[,.;:!?，。；：！？…]+ ?)[,.;:!?，。；：！？…]+ ?`,
  'giu',
);
const closing = new RegExp(
  `(?:[,.;:!?，。；：！？… ]|(?<=\\p{Script=Han}))+(?:${alternatives(closingFillers)})[.!?。！？… ]*$`,
  'iu',
);
const MOST_CLOSINGS = 3;

/** The question without what people say around it: "hmm, …, thanks!", 对了，…，记不清了. Never all of it. */
export function withoutFillers(q: QuestionText): QuestionText {
  let left = q;
  for (const found of q.rest.matchAll(opening)) left = mask(left, found.index, found.index + found[0].length);
  for (let i = 0; i < MOST_CLOSINGS; i += 1) {
    const visible = left.rest.replace(/[\uE000\s.!?。！？…]+$/u, '');
    const found = closing.exec(visible);
    if (found === null) break;
    left = mask(left, found.index, left.rest.length);
  }
  return /[\p{L}\p{N}]/u.test(left.rest) ? left : q;
}

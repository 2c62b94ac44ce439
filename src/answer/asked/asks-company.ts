import { tokens } from '../../language/tokens.ts';

/** "Who came with me to Portugal?", 我和谁一起去的: who was along. */
export const asksForCompany =
  /\bwho (?:came|come|went|was|were|travell?ed|joined|flew|tagged)\b.{0,24}\bwith (?:me|us)\b|\bwho(?:m)? (?:did|have|had) (?:i|we) (?:go|gone|travel(?:led)?|fly|flown|went|take a trip)\b.{0,40}\bwith\b|\b(?:with whom|who(?:m)? with) (?:did|have) (?:i|we)\b|\bwho (?:joined|accompanied) (?:me|us)\b|(?:谁|哪些人)(?:和|跟|陪)我(?:们)?(?:一起|一块)?(?:去|来)|(?:和|跟|同)(?:谁|哪些人|什么人)(?:一起|一块儿?|一同|结伴)?去/i;

/** Words of going together, which need not be said where somebody is seen along. */
export const companyWords: ReadonlySet<string> = new Set(
  tokens(
    'friend friends relative relatives family people person go going gone went come came travel travelled traveled travelling fly flew trip journey holiday vacation visit together along company 朋友 家人 亲戚 亲人 家里人 一起去 一起 一块去 一同去 结伴去 去的 同行 同伴 旅行 旅游 旅途 出游 玩',
  ),
);

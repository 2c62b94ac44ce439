import { matchesIn } from '../../language/matches.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import { tokens } from '../../language/tokens.ts';
import { type Less, lessSaid } from './figure-kind.ts';

/** A price is asked for less something, what is still to be paid of it, or what it were without what was taken off. */
export type LessAsked = {
  readonly of: ReadonlySet<Less>;
  readonly isAdded: boolean;
  /** Whether the question itself says what is taken off, rather than only that something is left. */
  readonly isNamed: boolean;
};

const takenOff =
  /\b(?:after|once|with|less|minus|net of|when|if|now that|not counting|leaving out|leaving aside|taking (?:off|away)|deducting|subtracting|allowing for|following|given|considering)\b(?<what>[^?;]{0,70})/giu;
const named = /^(?<what>[^?,;]{4,60}\b(?:off|deducted|taken off|subtracted|back)\b)[,;]/iu;
/** "The deposit included": it belongs to the sum. */
const included =
  /\b(?:includ\w+|counted|plus|on top|extra|as well|together with|altogether|in all|in total|still in|in it)\b|(?:连|含|算上|包括|加上|连同)(?!退)/iu;
const still =
  /\b(?:still (?:to )?(?:ow(?:e[ds]?|ing)|due|pay|outstanding|be paid|left)|still (?:had|have|has) to (?:pay|find)|left (?:owing|to (?:pay|find)|to be paid)|still (?:be )?(?:due|outstanding)|balance (?:was|did|do|is|am|left|due|to|on|of|for|had)|(?:what|how (?:much|big|large)) (?:was|is|were) (?:the|my|our) (?:outstanding |remaining |final )?balance|outstanding|remain(?:s|ed|ing)?\b.{0,24}\b(?:pay|paid|due|balance|price|bill)|(?:carry|bear|pay|cover|foot|find|paid|paying|bore|covered)\b.{0,24}\b(?:my|our)sel(?:f|ves)|out of (?:my|our) own pocket|not covered|(?:price|cost|bill|fee) did (?:i|we) still pay|did (?:i|we) still pay)\b/iu;
const stillInHan =
  /还(?:要|需要?|得|欠|差|剩|应|须|该)(?:要|再)?(?:付|交|补|给|缴|支付|掏)?\p{Script=Han}{0,6}?(?:多少|几)|尾款|余款|(?:剩下|剩余|余下)的?[^，。]{0,6}(?:付|交|补)|自己(?:要|得|还)?(?:掏|付|出|承担|负担)|自付|自掏腰包/u;
const takenOffInHan =
  /(?:扣(?:掉|除|去|了|完)?|减(?:掉|去|除)|除(?:去|掉)|冲抵|抵(?:掉|扣)|去掉|刨(?:掉|去|除)|用(?:了|掉|完)|享(?:了|受))[^，。？]{1,16}|(?:退|补|冲抵|优惠|赔|折|减免|让利|打折|报销|补贴)[^，。？]{0,10}?(?:之后|以后|后|完)/gu;

const without =
  /\b(?:without|before|but for|had (?:i|we|there) not|if (?:i|we|there) had(?:n['’]t| not)|were it not for)\b(?<what>[^?]{0,60})|(?:没有|不算|要是没|如果没|不用|没用|没扣|没减|未扣|未减)(?<han>[^，。？]{1,16})/iu;

const moneyAsked = /\b(?:how much|what)\b|多少|几[元块]/iu;

/** What a question about a price less something wants; nothing where it asks for anything else. */
export function lessAsked(written: string): LessAsked | undefined {
  const text = inSimpleCharacters(written);
  if (!moneyAsked.test(text)) return undefined;
  const isHan = /\p{Script=Han}/u.test(text);
  const back = without.exec(text)?.groups;
  const backOf = lessSaid(back?.['what'] ?? back?.['han'] ?? '').filter(
    (less) => less === 'discount' || less === 'cover',
  );
  if (backOf.length > 0) return { of: new Set(backOf), isAdded: true, isNamed: true };
  const stretches = isHan
    ? matchesIn(text, takenOffInHan).map(([found]) => found)
    : [
        ...matchesIn(text, takenOff).map(({ groups }) => groups?.['what'] ?? ''),
        named.exec(text)?.groups?.['what'] ?? '',
      ];
  const of = stretches.filter((stretch) => !included.test(stretch)).flatMap((stretch) => lessSaid(stretch));
  if (of.length > 0) return { of: new Set(of), isAdded: false, isNamed: true };
  const isStill = isHan ? stillInHan.test(text) : still.test(text);
  if (!isStill) return undefined;
  const said = lessSaid(text);
  return {
    of: new Set(said.length > 0 ? said : ['deposit', 'refund', 'cover']),
    isAdded: false,
    isNamed: said.length > 0,
  };
}

/** Words that only say that something is taken off. */
export const lessWords: ReadonlySet<string> = new Set(
  tokens(
    `after once less minus net taken off back came still owe owed owing due left pay paid balance remain remaining outstanding myself ourselves pocket carry bear
     refund refunded deposit discount reduction allowance grant end ending effectively actually total cost costing price without before would come
     扣掉 扣除 减去 除去 之后 以后 还要 还剩 还欠 尾款 余款 剩下 自己 实际 退了 退款 定金 订金 优惠 折扣`,
  ),
);

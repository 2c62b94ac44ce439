import type { MemoryItem } from '../../memory/item.ts';
import { readOnce } from '../../memory/read-once.ts';

/** An advertisement, or a bulletin of a house that writes nothing else, of nobody whom the owner knows. */
export const isForEverybody = (one: {
  readonly item: MemoryItem;
  readonly isPersonal?: boolean;
  readonly isBulletin?: boolean;
}): boolean => one.isPersonal !== true && (one.isBulletin === true || isAdvertising(one.item));

/** What is offered to everybody is nothing that the owner did, unless its sender or its kind was asked for. */
export const isAdvertising = readOnce(
  ({ documentKind, body, references, title = '', amounts = [] }: MemoryItem): boolean =>
    documentKind === 'newsletter' ||
    (body !== undefined && (leftInBasket.test(body.text) || leftInBasket.test(title))) ||
    // Nobody gives back what nobody bought.
    (references === undefined &&
      amounts.every(({ role }) => role !== 'refund') &&
      (documentKind === 'promotion' ||
        (documentKind === undefined && body !== undefined && sentToMany.test(body.text)))),
);

/** "Rooms from 150 if you book by Friday": what everybody is offered was not dealt in, whatever its words make of it. */
export const isOfferedToAll = (item: MemoryItem): boolean =>
  isAdvertising(item) ||
  (item.references === undefined &&
    item.body !== undefined &&
    pricesFrom.test(`${item.title ?? ''}\n${item.body.text}`));

const pricesFrom =
  /\b(?:rooms?|nights?|flights?|fares?|tickets?|seats?|tables?|suites?)\b(?: \p{L}+){0,3} from (?:only |just )?(?:[\p{Sc}]|[A-Z]{3}\b)\s?\d|(?:客房|房价|房间|机票|车票|门票|每晚)[^。\n]{0,10}(?:[¥￥$€£]|[A-Z]{3}) ?\d[\d.,]*元?起|\d元起|起(?:价)?(?:仅|低至)|低至\s?(?:[¥￥$€£]\s?)?\d/iu;

const sentToMany =
  /\bunsubscribe\b|\b(?:manage|update) (?:your )?(?:e-?mail )?preferences\b|\b(?:jetzt sparen|nur heute|abmelden jederzeit|vom newsletter abmelden)\b|\bse désinscrire\b|\bcancella(?:re)? (?:l')?iscrizione\b|\bview (?:this|it)?\s?(?:e-?mail )?in (?:your )?browser\b|\bno longer wish to receive\b|newsletter abbestellen|\b(?:our|dear|from(?: our)?) readers\b|\b(?:our|guest) (?:authors?|editors?|columnists?|correspondents?)\b|\b(?:next|in this|in our last) issue\b|\bunsere (?:leser|autoren)\w*\b|\bnos lecteurs\b|\bnuestros lectores\b|\bi nostri lettori\b|各位读者|读者来信|下期预告|本期(?:内容|导读|精选)|se désabonner|darse de baja|退订|取消订阅|到手价|早鸟价?票?[^。\n]{0,20}(?:起|仅|¥|￥)|每满\s?\d+\s?减/i;

/** A basket that was left is nothing bought, however much the reminder looks like a receipt. */
const leftInBasket =
  /\bleft (?:something|an? items?|items?|these)\b.{0,40}\b(?:basket|cart|bag|trolley)\b|\b(?:your|the) (?:basket|cart|trolley) (?:is|are) (?:waiting|still)\b|\bcomplete your (?:purchase|order|checkout)\b|\bforgot something\?|\bwarenkorb (?:wartet|vergessen)\b|(?:购物车|购物袋).{0,8}(?:还有|等你|别忘|未结算)/i;

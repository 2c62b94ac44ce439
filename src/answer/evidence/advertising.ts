import { inSimpleCharacters } from '../../language/simple-characters.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { readOnce } from '../../memory/read-once.ts';

/** An advertisement of nobody whom the owner knows. */
export const isForEverybody = (one: { readonly item: MemoryItem; readonly isPersonal?: boolean }): boolean =>
  one.isPersonal !== true && isAdvertising(one.item);

/** What is offered to everybody is nothing that the owner did, unless its sender or its kind was asked for. */
export const isAdvertising = readOnce(
  ({ documentKind, body, references, title = '', amounts = [] }: MemoryItem): boolean =>
    documentKind === 'newsletter' ||
    (body !== undefined && (leftInBasket.test(body.text) || leftInBasket.test(title))) ||
    // Nobody gives back what nobody bought.
    (references === undefined &&
      amounts.every(({ role }) => role !== 'refund') &&
      (documentKind === 'promotion' ||
        (documentKind === undefined && body !== undefined && sentToMany.test(`${title}\n${body.text}`)))),
);

/** "Rooms from 150 if you book by Friday": what everybody is offered was not dealt in, whatever its words make of it. */
export const isOfferedToAll = (item: MemoryItem): boolean =>
  isAdvertising(item) ||
  (item.references === undefined &&
    item.body !== undefined &&
    pricesFrom.test(`${item.title ?? ''}\n${item.body.text}`));

const pricesFrom =
  /\b(?:rooms?|nights?|flights?|fares?|tickets?|seats?|tables?|suites?)\b(?: \p{L}+){0,3} from (?:only |just )?(?:[\p{Sc}]|[A-Z]{3}\b)\s?\d|(?:客房|房价|房间|机票|车票|门票|每晚)[^。\n]{0,10}(?:[¥￥$€£]|[A-Z]{3}) ?\d[\d.,]*元?起|\d元起|起(?:价)?(?:仅|低至)|低至\s?(?:[¥￥$€£]\s?)?\d|\b(?:switch|upgrade|move up|change|step up) (?:up )?to\b[^.!?\n]{1,50}\b(?:for|at|from) (?:only|just)\b|(?:升级|换购|加购|办理|升至|升到)[^。\n]{1,20}(?:仅需|只需|只要)\s?[¥￥]?\d/iu;

const sentToMany =
  /\bunsubscribe\b|\b(?:manage|update) (?:your )?(?:e-?mail )?preferences\b|\b(?:jetzt sparen|nur heute|abmelden jederzeit|vom newsletter abmelden)\b|\bse désinscrire\b|\bcancella(?:re)? (?:l')?iscrizione\b|\bview (?:this|it)?\s?(?:e-?mail )?in (?:your )?browser\b|\bno longer wish to receive\b|newsletter abbestellen|\b(?:our|dear|from(?: our)?) readers\b|\b(?:our|guest) (?:authors?|editors?|columnists?|correspondents?)\b|\b(?:next|in this|in our last) issue\b|\bunsere (?:leser|autoren)\w*\b|\bnos lecteurs\b|\bnuestros lectores\b|\bi nostri lettori\b|各位读者|读者来信|下期预告|本期(?:内容|导读|精选)|se désabonner|darse de baja|退订|取消订阅|\bstill thinking (?:about|of)\b|\bpicked (?:these |this |some |a few )?(?:just )?for you\b|\b\d{1,2} ?% off\b[\s\S]{0,120}\b(?:only|till|until|today|ends?)\b|猜你喜欢|[为给][您你](?:精选|精心挑选|推荐)|限时(?:特惠|优惠|特价)|到手价|早鸟价?票?[^。\n]{0,20}(?:起|仅|¥|￥)|每满\s?\d+\s?减/i;

/**
 * "A typical household pays about 90 more", 普通家庭每年多付: what a notice tells of all customers together is no bill of
 * one, and changes none.
 */
export const isOfManyHouseholds = ({ title = '', body }: MemoryItem): boolean =>
  body !== undefined && ofMany.test(inSimpleCharacters(`${title}\n${body.text}`));
const ofMany =
  /\b(?:typical|average|median|model|standard|four-person|three-person|two-person) (?:\p{L}+ )?(?:households?|homes?|famil(?:y|ies)|customers?|users?|consumers?|tenants?)\b|\b(?:households?|customers?|users?|famil(?:y|ies)) (?:will )?(?:typically|on average)\b|\b(?:musterhaushalt\w*|(?:durchschnittlich|typisch)\w* (?:haushalt|kunde)\w*|(?:foyer|ménage|client) (?:type|moyen)|hogar (?:medio|típico|tipo)|famiglia (?:tipo|media)|genomsnittlig\w* hushåll|gennemsnitlig\w* husstand|gemiddeld\w* huishouden)\b|(?:普通|一般|典型|标准|平均每|三口之|四口之)(?:的)?(?:家庭|用户|住户|客户|户|家)/iu;

/** A basket that was left is nothing bought, however much the reminder looks like a receipt. */
const leftInBasket =
  /\bleft (?:something|an? items?|items?|these)\b.{0,40}\b(?:basket|cart|bag|trolley)\b|\b(?:your|the) (?:basket|cart|trolley) (?:is|are) (?:waiting|still)\b|\bcomplete your (?:purchase|order|checkout)\b|\bforgot something\?|\bwarenkorb (?:wartet|vergessen)\b|(?:购物车|购物袋).{0,8}(?:还有|等你|别忘|未结算)/i;

import type { MemoryItem } from '../../memory/item.ts';
import { readOnce } from '../../memory/read-once.ts';

/** What speaks to everybody: offers, bulletins, invitations to buy. A row is a way of doing so. */
const offers: readonly RegExp[] = [
  /\b(?:up to|save|extra|get) (?:\d{1,2} ?(?:%|percent)|[€$£¥]\s?\d+)|\b\d{1,2} ?% (?:off|rabatt|discount|de descuento|di sconto|de reduction)|\d{1,2}% ?(?:优惠|折扣)|[一二三四五六七八九]折|满减|立减/iu,
  /\b(?:from|ab|des|desde|da|a partir de|starting at|as low as)\s(?:only |just |nur )?(?:[A-Z]{3}\s?|[€$£¥])?\s?\d[\d.,]*(?:\s?(?:€|EUR|euros?|[A-Z]{3}|kr|zł))?(?:\s(?:a|per|pro|par|por)\s(?:night|person|month|nacht|nuit|noche))?(?=[\s.,;:!]|$)|低至|起(?:售|价)/u,
  /\b(?:offer|sale|deal|promotion|discount|angebot|offre|oferta|offerta)s? (?:ends|valid|expires|until|gultig|gültig|valable|valida)\b|\b(?:book|order|buy|shop|reserve) (?:now|today|until|by|before|early)\b|\bterms (?:and conditions )?apply\b|\b(?:limited|while (?:stocks?|supplies) last|don['’]t miss|last chance|only this week|today only|nur heute|jetzt sparen)\b|限时|抢购|活动截止|先到先得/iu,
  /\bunsubscribe\b|\bnewsletter\b|\babmelden\b|\bse désabonner\b|\bdarse de baja\b|\bview (?:this )?(?:e-?mail )?in (?:your )?browser\b|退订|取消订阅/iu,
  /\b(?:our|unsere|nos|nuestros) (?:readers?|partners?|author|customers|subscribers|members|leser|partner|lecteurs)\b|\breaders? (?:love|ask|answer)\b|读者|会员专享/iu,
  /\b(?:vouchers?|coupons?|gutscheine?|promo codes?) (?:cannot|can not|may not|valid|code|inside)\b|\bno refund,? no\b|\bcannot be combined\b|优惠券/iu,
  /\b(?:misses you|we miss you|new arrivals|best ?sellers?|top (?:ten|10|five|5)|ten (?:hotels|places|restaurants)|this week in|(?:issue|no\.?|number|vol\.?) ?\d+ of|what['’]s on)\b|本周(?:精选|推荐)|新品上市/iu,
  /\b(?:twelve|ten|twenty|many|all|\d+) other (?:cities|destinations|places|towns)\b|\beverything (?:from|must go)\b/iu,
];

/** What speaks to one: their order, their booking, what they paid. */
const dealings: readonly RegExp[] = [
  /\byour (?:order|booking|reservation|appointment|payment|invoice|receipt|refund|ticket|stay|visit|bill|parcel|delivery|card|account)\b|\bihre? (?:bestellung|buchung|reservierung|rechnung|termin|zahlung)\b|\bvotre (?:commande|réservation|facture|paiement)\b|\b(?:su|tu) (?:pedido|reserva|factura)\b|您的(?:订单|预订|预约|账单|包裹)/iu,
  /\b(?:paid|charged|debited|refunded|credited|settled|confirmed|booked|shipped|dispatched|delivered)\b|\b(?:abgebucht|bezahlt|bestätigt|erstattet)\b|已(?:支付|付款|扣款|确认|发货|退款)/iu,
];

const MOST_READ = 6_000;

/**
 * How far a letter speaks to everybody rather than of a dealing of the one who got it, in [0, 1]; 0 of what is no letter.
 * A single sign proves little: a real confirmation ends in "unsubscribe", too.
 */
export const offeringIn = readOnce((item: MemoryItem): number => {
  if (item.modality !== 'email' || item.body === undefined) return 0;
  const text = `${item.title ?? ''}\n${item.body.text}`.slice(0, MOST_READ);
  const count = (rows: readonly RegExp[]): number => rows.filter((row) => row.test(text)).length;
  const own = count(dealings) + ((item.references?.length ?? 0) > 0 ? 1 : 0);
  return Math.max(0, Math.min(1, (count(offers) - own / 2) / 2));
});

import { hasPhrase, phraseList, phraseTable } from '../../language/phrases.ts';
import { wordsOf } from '../../language/words.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { LedgerState } from '../../memory/ledger.ts';
import type { AccountSums } from './account-sums.ts';

/** What offers to many, surveys or advertises: no sum of it was ever paid, no day kept. */
const offers = phraseList(`
  unsubscribe | opt out | terms apply | terms and conditions apply | t&cs apply | book by | book until | book before | book now | book today | reserve now | reserve today | order by | order until |
  order before | order now | order today | buy now | buy today | buy before | shop now | shop the | sale ends | offer ends | offers end | deal ends | sale until | offer until | sale | sales end | last chance |
  limited | deal | deals | voucher | vouchers | treat yourself | our partners | our readers | our author | misses you | we miss you | only today | only this week | only until | only till | only til |
  today only | this week only | this weekend only | from only | just from | from just | prices from | fares from | rates from | rooms from | starting from | starting at | survey | rate us | feedback | review |
  reviews | opinion | price change | prices change | prices will change | flash sale | clearance | black friday | cyber monday | bargain | bargains | new arrivals | discover our | explore our | don't miss | do not miss |
  hurry | while stocks last | early bird | special price | special offer | exclusive | members only | prize | prize draw | giveaway | newsletter | refer a friend | invite a friend | invite your friends | free delivery on |
  free shipping on | sign up | subscribe to | upgrade to | upgrade now | pre-order | best price | win a | you could win | your chance | abmelden | angebot | angebote | rabatt | nur heute | nur noch | jetzt nur | ab nur |
  gewinnspiel | jetzt sichern | jetzt buchen | jetzt bestellen | sparen sie | spare jetzt | désabonner | désinscrire | offre | offres | soldes | profitez | promo | promotion | à partir de | oferta | ofertas | descuento |
  aprovecha | rebajas | sconto | offerta | offerte | approfitta | saldi | aanbieding | korting | 退订 | 优惠 | 折扣 | 促销 | 特价 | 限时 | 满减 | 抢购 | 秒杀 | 立减 | 直降 | 上新 | 领券 | 优惠券 | 抽奖 | 低至 | 问卷 | 评价 | 点评`);
const offerTable = phraseTable(offers.map((phrase) => ({ phrase, value: true })));
/** The same with figures: "20% off", "just €9", 99元起. */
const offerFigures =
  /\b\d{1,2} ?% (?:off|discount|rabatt|de (?:réduction|descuento))|\bjust (?:€|£|\$)|\b(?:save|spare?n?) (?:€|£|\$|\d)|\d ?元?起(?!\p{Script=Han})|\d(?:\.\d)?折/u;

/** By what a letter speaks to one person, or of a dealing: forms of address, thanks, and the nouns and verbs of paying and keeping an hour. */
const addressing = phraseList(`
  you | your | yours | u | ur | ya | dear | hi | hello | hey | thanks | thank | thx | ty | tysm | cheers | sorry | sry | please | pls | plz | kindly | patient | guest | customer | madam | sir |
  ihr | ihre | ihren | ihrem | ihrer | ihnen | sie | dein | deine | du | dir | danke | vielen dank | sehr | hallo | guten tag | liebe | lieber | bitte | vous | votre | vos | bonjour | merci | su | sus | tu | usted |
  estimado | estimada | hola | gracias | suo | sua | gentile | ciao | grazie | seu | obrigado | obrigada | olá | beste | bedankt | uw | 您 | 你 | 亲 | 阁下 | 贵方 | 尊敬的 | 谢谢 | 感谢 |
  invoice | inv | bill | billed | receipt | rcpt | tab | charge | charged | paid | pay | payment | due | debit | debited | booking | booked | reserved | reservation | ref | order | ordered | tix | ticket | tickets | appt | appointment |
  deposit | balance | refund | refunded | total | tot | amount | amt | statement | account | folio | fare | issued | checked out | check-in | check-out | rechnung | betrag | zahlung | beleg | quittung | buchung | termin | bestellung |
  facture | reçu | montant | réglé | paiement | réservation | commande | rendez-vous | factura | recibo | cuenta | importe | pagado | cobrado | reserva | pedido | cita | conto | ricevuta | fattura | totale | pagato | incassati | incassato |
  prenotazione | ordine | din | ditt | dina | tack | tak | takk | faktura | betala | betalt | beløb | belopp | je | jouw | bestelling | betaald | twoja | twój | twoje | pan | pani | dziękujemy | kwota | zapłata | zamówienie | przesyłka | vaše | váš | děkujeme | částka | platba | appuntamento | fatura | valor | 账单 | 发票 | 收据 | 付款 | 支付 | 扣款 | 消费 | 订单 | 预订 | 预约 | 挂号 | 退款 | 合计 | 共计 | 总计 | 金额 | 费用 | 应缴 | 收款 | 结算 | 余款 | 押金 | 已付 | 入住 | 退房 | 离店`);
const addressTable = phraseTable(addressing.map((phrase) => ({ phrase, value: true })));
const CHARACTERS_READ = 1500;

/**
 * Whether the letter of a firm (see the caller for that) speaks to somebody and offers nothing: what it says of a sum or
 * a day is then of a dealing, in whatever words.
 */
export function isPlainLetter(item: MemoryItem, text: string): boolean {
  const lower = text.slice(0, CHARACTERS_READ).toLowerCase();
  const words = wordsOf(lower);
  if (offerFigures.test(lower) || hasPhrase(offerTable, words)) return false;
  return hasPhrase(addressTable, words) || isGreeted(item, lower) || isCounted(item);
}

/** A total or a day by which to pay says that there is something to pay, in whatever tongue. */
const isCounted = ({ amounts = [], dates = [] }: MemoryItem): boolean =>
  amounts.some(({ role }) => role === 'total') || dates.some(({ role }) => role === 'due');

const isGreeted = ({ people = [] }: MemoryItem, lower: string): boolean =>
  people.some(({ how, name }) => how === 'recipient' && name.length > 2 && lower.includes(name.toLowerCase()));

/** A day ahead with its hour: what a desk keeps free for somebody, whatever it is for. */
export const isForAnHour = ({ dates, time }: MemoryItem): boolean =>
  dates?.some(({ start, end, field }) => field === 'body' && start === end && start > (time?.start ?? '~')) === true;

/** A stretch of days that is still to come, or its first day and another: a stay, a hire, a trip. */
export const isForDays = ({ dates, time }: MemoryItem): boolean =>
  (dates ?? []).some(
    ({ role, start, end, field }, _, all) =>
      field === 'body' &&
      start.slice(0, 10) > (time?.start ?? '~').slice(0, 10) &&
      (start.slice(0, 10) < end.slice(0, 10) ||
        (role === 'check-in' && all.some((other) => other.start.slice(0, 10) > start.slice(0, 10)))),
  );

/** What a letter is whose words say nothing of it: by what its sums are for, and by whether a day is kept that is to come. */
export function stateOfPlain(item: MemoryItem, sums: AccountSums): LedgerState | undefined {
  const isAhead = isForAnHour(item) || isForDays(item);
  if (sums.refund !== undefined && sums.told !== true) return 'refunded';
  if (isAhead) return 'confirmed';
  if (sums.whole === undefined) return undefined;
  return sums.estimated === true ? 'quoted' : 'invoiced';
}

import type { MemoryItem } from '../memory/item.ts';
import type { DocumentKind } from '../memory/item-text.ts';
import type { LedgerAccount, LedgerState } from '../memory/ledger.ts';

export type AccountKind = LedgerAccount['kind'];
/** What a record's words say of an account: how often each kind is named, and the state. */
export type AccountWords = { readonly votes: ReadonlyMap<AccountKind, number>; readonly state: LedgerState };

/** What kinds of documents say of an account. Kinds that are not here keep no account. */
export const stateOfDocument: Partial<Record<DocumentKind, LedgerState>> = {
  booking: 'confirmed',
  ticket: 'confirmed',
  change: 'changed',
  reminder: 'reminded',
  delivery: 'delivered',
  statement: 'invoiced',
  invoice: 'invoiced',
  receipt: 'paid',
  cancellation: 'cancelled',
};

/** Words that decide the state where the document's kind does not; the first row that matches wins. */
const stateWords: readonly { readonly state: LedgerState; readonly words: RegExp }[] = [
  {
    state: 'refunded',
    words:
      /\brefund(ed| issued| confirmation| processed)|(?:your|a) refund\b|erstattet|erstattung|remboursé|已退款|退款成功/iu,
  },
  {
    state: 'cancelled',
    words:
      /\b(has been|was|is|been|booking|order|reservation) cancell?ed\b|\bcancell?ation (confirmed|confirmation|of your)|storniert|stornierung|annulation|annulée?|已取消|取消成功/iu,
  },
  { state: 'delivered', words: /\b(has been|was|been) delivered\b|\bdelivered:|zugestellt|livrée?\b|已送达|已签收/iu },
  { state: 'invoiced', words: /\binvoice\b|\brechnung\b|\bfacture\b|发票|账单/iu },
  {
    state: 'paid',
    words: /\breceipt\b|\bpayment (received|confirmed|successful)|\bquittung\b|\breçu\b|收据|支付成功|已付款/iu,
  },
  {
    state: 'changed',
    words:
      /\b(has been|was|been|have) (changed|modified|updated|rescheduled|moved)\b|\bschedule change\b|geändert|änderung|modifiée?|已更改|变更|改签/iu,
  },
  { state: 'reminded', words: /\breminder\b|\berinnerung\b|\brappel\b|提醒/iu },
  { state: 'confirmed', words: /\bconfirm(ed|ation)\b|\bbestätig(t|ung)\b|\bconfirmée?\b|预订成功|已确认|确认/iu },
];

const kindWords: readonly { readonly kind: AccountKind; readonly words: RegExp }[] = [
  {
    kind: 'lodging',
    words:
      /\b(hotel|hostel|inn|guest ?house|airbnb|apartment|resort|pousada|pension|nights?|check-?in|check-?out|room|accommodation|lodging|übernachtung|zimmer|nächte|hôtel|nuits?|chambre)\b|酒店|民宿|宾馆|入住|客房/giu,
  },
  {
    kind: 'flight',
    words:
      /\b(flights?|airlines?|airways|boarding|departure gate|e-?ticket|itinerary|flug|flüge|vol|aéroport|airport)\b|航班|机票|登机/giu,
  },
  {
    kind: 'train',
    words:
      /\b(trains?|rail|railway|platform|carriage|coach seat|zug|bahn|gleis|gare|sncf|amtrak|eurostar)\b|火车|高铁|动车|车次/giu,
  },
  {
    kind: 'restaurant',
    words:
      /\b(restaurant|table for|bistro|café|cafe|brasserie|diner|dinner|lunch|menu|tip|waiter|server|kellner|tisch)\b|餐厅|用餐|订座/giu,
  },
  {
    kind: 'ticket',
    words:
      /\b(concert|theatre|theater|museum|admission|exhibition|festival|show|seat|row|eintritt|eintrittskarte|billet|spectacle)\b|门票|演出|演唱会|展览/giu,
  },
  {
    kind: 'appointment',
    words: /\b(appointment|clinic|dentist|doctor|vet|surgery hours|termin|arzt|rendez-vous)\b|预约|门诊|挂号/giu,
  },
  {
    kind: 'subscription',
    words: /\b(subscription|renewal|renews|membership|monthly plan|abonnement|abo)\b|订阅|会员|续费/giu,
  },
  {
    kind: 'order',
    words:
      /\b(orders?|shipped|shipping|parcel|package|delivery|tracking|items? ordered|bestellung|lieferung|paket|commande|colis|livraison)\b|订单|快递|包裹|发货/giu,
  },
  {
    kind: 'bill',
    words:
      /\b(bill|electricity|gas|water|internet|phone|mobile|due date|amount due|utilities|stromrechnung|fällig|échéance)\b|电费|水费|话费|账单/giu,
  },
];

const kindOfReference: Readonly<Record<string, AccountKind | undefined>> = {
  flight: 'flight',
  train: 'train',
  order: 'order',
  tracking: 'order',
  appointment: 'appointment',
  ticket: 'ticket',
};
/** A reference's own kind is worth several words. */
const REFERENCE_VOTES = 3;
const leftOut: ReadonlySet<DocumentKind> = new Set(['newsletter', 'promotion', 'personal', 'menu', 'sign', 'card']);
const accountReferences = new Set([
  'booking',
  'order',
  'flight',
  'train',
  'tracking',
  'invoice',
  'ticket',
  'appointment',
]);

/** The account words of an item, or nothing when it is no record of a booking, order, bill or the like. */
export function accountWords(item: MemoryItem, text: string): AccountWords | undefined {
  const { documentKind } = item;
  if (documentKind !== undefined && leftOut.has(documentKind)) return undefined;
  const known = documentKind === undefined ? undefined : stateOfDocument[documentKind];
  const references = (item.references ?? []).filter((r) => accountReferences.has(r.kind));
  if (known === undefined && references.length === 0) return undefined;
  const state = stateOf(known, item.title ?? '', text);
  if (state === undefined) return undefined;
  const votes = new Map<AccountKind, number>();
  for (const { kind, words } of kindWords) {
    const hits = text.match(words)?.length ?? 0;
    if (hits > 0) votes.set(kind, hits);
  }
  for (const { kind } of references) {
    const voted = kindOfReference[kind];
    if (voted !== undefined) votes.set(voted, (votes.get(voted) ?? 0) + REFERENCE_VOTES);
  }
  return { votes, state };
}

/** Refunds hide in receipts and notices, so their words in the title decide first; then the kind; then the text. */
function stateOf(known: LedgerState | undefined, title: string, text: string): LedgerState | undefined {
  if (stateWords[0]?.words.test(title)) return 'refunded';
  if (known !== undefined) return known;
  return (stateWords.find((row) => row.words.test(title)) ?? stateWords.find((row) => row.words.test(text)))?.state;
}

/** Mail addresses of machines, desks and lists rather than people, by their part before the @. */
const deskWords =
  /^(no-?reply|do-?not-?reply|noreply.*|mailer-daemon|postmaster|bounces?|notifications?|notify|alerts?|info|support|service|services|customer\.?(service|care)?|help|hello|contact|news|newsletters?|updates?|marketing|promo(tions)?|offers?|deals|team|sales|billing|invoices?|accounts?|payments?|orders?|order-update|shipping|shipment|delivery|tracking|reservations?|bookings?|reception|confirmations?|tickets?|receipts?|admin|office|security|automated|auto-confirm|ship-confirm|membership|rewards|feedback|survey|digest|kundenservice|rechnung|buchung|bestellung)([-+._].*)?$/iu;
const listWords = /(-list|-users|-dev|-announce|-request|-owner|-l|\.groups)@|@(googlegroups|groups|lists?)\./iu;
/** Names that companies and offices have. */
const firmWords =
  /\b(inc|ltd|llc|gmbh|ag|corp|co|plc|s\.a\.|airlines?|airways|hotels?|bank|insurance|clinic|hospital|university|school|store|shop|support|team|service|services|newsletter|booking|restaurant|museum|veterinary|telecom|energy|railways?|club|society|foundation|department|office|customer)\b|\.(com|net|org|de|io)\b|公司|酒店|银行|医院|客服|餐厅|航空/iu;

export const isDeskAddress = (address: string): boolean =>
  deskWords.test(address.split('@')[0] ?? '') || listWords.test(address);
export const isFirmName = (name: string): boolean => firmWords.test(name);

/** "mia.keller@…" read as a name, for addresses that never come with one. */
export function nameInAddress(address: string): string | undefined {
  const found = /^([a-z]{2,})[._]([a-z]{2,})@/.exec(address);
  const capital = (part: string | undefined) =>
    part === undefined ? '' : part.charAt(0).toUpperCase() + part.slice(1);
  return found === null || isDeskAddress(address) ? undefined : `${capital(found[1])} ${capital(found[2])}`;
}

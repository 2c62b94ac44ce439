import type { DocumentKind } from '../memory/item-text.ts';

/** Whether a paper is of somewhere one goes, of somewhere one sleeps, or of neither. */
export type VisitKind = 'visit' | 'stay';

/** Kinds of documents that can place their holder somewhere. Bookings speak of plans, which their dates give. */
const kindsAtVenue: ReadonlySet<DocumentKind> = new Set<DocumentKind>([
  'receipt',
  'invoice',
  'ticket',
  'menu',
  'booking',
  'change',
  'reminder',
  'sign',
  'card',
]);

const stayWords =
  /\b(hotel|hostel|motel|guest ?house|nights?|check-?in|check-?out|room|suite|bed and breakfast|accommodation|your stay|zimmer|übernachtung(?:en)?|nächte|anreise|abreise|chambre|nuits?|séjour|habitación|noches?|estancia|camera|notti|soggiorno|quarto|noites?)\b|入住|退房|离店|酒店|宾馆|民宿|客栈|间夜|房费/giu;
const visitWords =
  /\b(table|dinner|lunch|breakfast|brunch|restaurant|bistro|caf[eé]|bar|menu|waiter|server|guests|covers|admission|admit|museum|exhibition|gallery|concert|show|theatre|theater|cinema|seat|row|appointment|clinic|salon|tisch|abendessen|mittagessen|eintritt|termin|déjeuner|dîner|entrée|cena|comida|almuerzo|entrada|cita|pranzo|ingresso|jantar|almoço)\b|餐|桌|用餐|门票|电影|演出|音乐会|就诊|预约|挂号|影院|堂食/giu;
/** What comes to the door says nothing of where one was. */
const deliveredWords =
  /\b(deliver(?:y|ed)|shipp(?:ed|ing)|dispatch(?:ed)?|parcel|tracking|postage|courier|your order is on|versand|lieferung|livraison|envío|spedizione)\b|快递|配送|外卖|发货|送达|物流|骑手/iu;
const FEWEST_STAY_WORDS = 2;

/** What a document's words say of it: a stay, a visit, or nothing. */
export function visitKindOf(kind: DocumentKind | undefined, text: string): VisitKind | undefined {
  if (kind === undefined || !kindsAtVenue.has(kind)) return undefined;
  const stays = new Set(text.toLowerCase().match(stayWords) ?? []).size;
  if (stays >= FEWEST_STAY_WORDS) return 'stay';
  if (deliveredWords.test(text)) return undefined;
  return text.search(visitWords) === -1 ? undefined : 'visit';
}

/** True for kinds of documents that can tell where their holder was, whatever their words. */
export const canPlace = (kind: DocumentKind | undefined): boolean => kind !== undefined && kindsAtVenue.has(kind);

import { mayMatch, PatternSieve } from '../../language/pattern-sieve.ts';
import type { DocumentKind } from '../../memory/item-text.ts';

/**
 * Whether a paper is of a meal, of somewhere else that one goes, of somewhere one sleeps, of a journey (whose firm is no
 * place), or of none of these.
 */
export type VisitKind = 'meal' | 'visit' | 'stay' | 'journey';

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
const mealWords =
  /\b(dinner|lunch|breakfast|brunch|restaurant|ristorante|trattoria|osteria|brasserie|bistro|taverna|tasca|caf[eé]|waiter|server|covers|table for|table \d+|tisch|abendessen|mittagessen|déjeuner|dîner|cena|comida|almuerzo|pranzo|jantar|almoço)\b|餐|火锅|饭店|酒楼|咖啡|堂食|桌号/iu;
/** What pictures of a meal show, beside the people at the table. */
const mealScene =
  /\b(table|plates?|glass(?:es)?|cutlery|dish(?:es)?|food|meal|menu|wine|beer|drinks?|cocktails?|bottle|restaurant|caf[eé]|bar|kitchen|waiter|coffee|tea|cup|dinner|lunch|breakfast|brunch|dessert|cake|candles?|pizza|pasta|noodles?|ramen|sushi|soup|salad|steak|burger|fish|seafood|bread|cheese|rice|dumplings?|hot ?pot|toast|receipt|bill|interior|sign)\b|餐|菜|饭|面|火锅|酒|杯|盘|碗|甜点|蛋糕|咖啡|茶|饺子|烧烤|海鲜|水果|小票|店/iu;

/** Whether a picture with this caption and these tags can be one of a meal; one that shows nothing else can. */
export const canShowMeal = (words: string): boolean => words.trim() === '' || mealScene.test(words);

/** Who carries somebody is nowhere that somebody was. */
const journeyWords =
  /\b(flights?|airlines?|airways|boarding|fare|dep|passport|checked bags?|baggage|record locator|one-way|departs?|departures?|e-?ticket number|train|railways?|rail card|coach|bus ticket|ferry|taxi|cab|your ride|trip fare|uber|lyft|bolt|toll|parking|car hire|rental car|flug|bahn|zug|vols?|gare|vuelo|tren|volo|treno|voo|comboio)\b|航班|登机|机票|火车票|高铁|车次|打车|行程单|出租车|停车/iu;

/** What comes to the door says nothing of where one was. */
const deliveredWords =
  /\b(deliver(?:y|ed)|shipp(?:ed|ing)|dispatch(?:ed)?|parcel|tracking|postage|courier|your order is on|versand|lieferung|livraison|envío|spedizione)\b|快递|配送|外卖|发货|送达|物流|骑手/iu;
const FEWEST_STAY_WORDS = 2;

const sieve = new PatternSieve([stayWords, journeyWords, deliveredWords, mealWords, visitWords]);
/** Where each of them stands in the sieve. */
const SIEVED = { stay: 0, journey: 1, delivered: 2, meal: 3, visit: 4 } as const;

/** What a document's words say of it: a stay, a visit, or nothing. */
export function visitKindOf(kind: DocumentKind | undefined, text: string): VisitKind | undefined {
  if (kind === undefined || !kindsAtVenue.has(kind)) return undefined;
  const lower = text.toLowerCase();
  const sifted = sieve.sift(lower);
  const stays = mayMatch(sifted, SIEVED.stay) ? new Set(lower.match(stayWords) ?? []).size : 0;
  if (stays >= FEWEST_STAY_WORDS) return 'stay';
  if (mayMatch(sifted, SIEVED.journey) && journeyWords.test(text)) return 'journey';
  if (mayMatch(sifted, SIEVED.delivered) && deliveredWords.test(text)) return undefined;
  if (mayMatch(sifted, SIEVED.meal) && mealWords.test(text)) return 'meal';
  return mayMatch(sifted, SIEVED.visit) && text.search(visitWords) !== -1 ? 'visit' : undefined;
}

/** True for kinds of documents that can tell where their holder was, whatever their words. */
export const canPlace = (kind: DocumentKind | undefined): boolean => kind !== undefined && kindsAtVenue.has(kind);

type OwnHour = { readonly asks: RegExp; readonly said: RegExp };

const openingHours: OwnHour = {
  asks: /\b(?:when|what time|until when|how late|how early|which hours)\b[^?]{0,12}\b(?:do|does|is|are|will)\b[^?]{1,60}\b(?:open|opens|close|closes|closed|shut)\b|\b(?:opening|closing|business|office|visiting) (?:hours|times?)\b|(?:几点|什么时候|何时|几时)(?:才|就)?(?:开门|关门|营业|打烊|开放|闭馆|开馆)|(?:营业|开放|开门|关门|办公)(?:的)?时间/iu,
  said: /\bopen|\bhours?\b|\bclos|\bshut|öffn|geöffnet|\bouvert|\babierto|\bapert|营业|开放|开门|关门|打烊|开馆|闭馆|[–—-] ?\d{1,2}[:.]\d{2}/iu,
};

/** Hours that only what is written beside them tells: a flight's hour is no time to leave a room by. */
const ownHours: readonly OwnHour[] = [
  {
    asks: /\bcheck(?:ed|ing)?[ -]?out\b|退房|离店/iu,
    said: /check(?:ing|ed)?[ -]?out|退房|离店|abreise|\bd[ée]part\b|\bsalida\b|\bpartenza\b|\b(?:leave|vacate|clear) (?:the|your) (?:room|flat|apartment|house)/iu,
  },
  {
    asks: /\bcheck(?:ed|ing)?[ -]?in\b|入住|办理(?:入住|登记)|值机/iu,
    said: /check(?:ing|ed)?[ -]?in|入住|到店|值机|anreise|arriv|llegada|\brooms? (?:is|are|will be) ready/iu,
  },
  openingHours,
  {
    asks: /\bbreakfast\b|早餐|早饭/iu,
    said: /\bbreakfast\b|早餐|早饭|frühstück|petit[- ]déjeuner|desayuno|colazione/iu,
  },
];

/** What has to be written beside an hour for it to be the one that is asked for; nothing where any hour of the dealing may be. */
export const ownHourAsked = (text: string): RegExp | undefined => ownHours.find(({ asks }) => asks.test(text))?.said;

/** "When does the vet open?": hours are asked for, not a day. */
export const asksForHours = (text: string): boolean => openingHours.asks.test(text);

const closing = /\b(?:clos(?:e|es|ed|ing)|shut|until when|how late)\b|关门|打烊|闭馆/iu;
/** Which end of "open from 10:30 to 18:00" is asked for; nothing where neither is. */
export const endAsked = (text: string): 'first' | 'last' | undefined =>
  asksForHours(text) ? (closing.test(text) ? 'last' : 'first') : undefined;

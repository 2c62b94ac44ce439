import { phraseList, phraseTable } from '../../language/phrases.ts';
import type { DocumentKind, Entity } from '../../memory/item-text.ts';

const literal = (phrases: readonly string[]) => phraseTable(phrases.map((phrase) => ({ phrase, value: true })));

/** Words (folded) that make a run of capitalised words the name of a venue. */
export const venueWords: ReadonlySet<string> = new Set(
  `suites lodge hotel hostel inn motel resort guesthouse pension hotels cafe caffe kaffee coffee restaurant ristorante restaurante brasserie bistro trattoria osteria pizzeria taverna tavern bar pub brewery bakery bakkerij boulangerie backerei
  dental dentist dentists veterinary salon barbers pharmacy apotheke pharmacie physio physiotherapy academy studio studios hall palace centre center plaza gasthaus gasthof wirtshaus brauhaus biergarten konditorei imbiss bodega tasca marisqueria gelateria patisserie creperie izakaya ramen sushi grill steakhouse diner eatery winery vineyard lounge nightclub
  museum musee museo museu gallery galerie galleria theatre theater teatro opera cinema stadium arena zoo aquarium castle schloss chateau cathedral airport station hospital clinic klinik university library park garden market spa gym club kebab`.split(
    /\s+/,
  ),
);
/** Small words that may stand inside a venue's name. */
export const nameLinks: ReadonlySet<string> = new Set(
  'de del della di da do dos das du des la le les el los the of and y e et und am im zum zur an van den & st'.split(
    ' ',
  ),
);

/** Phrases after which the name of a venue or a shop stands. */
export const greetings = literal(
  phraseList(`
    welcome to | willkommen im | willkommen in der | bienvenue à | bienvenue au | bienvenue chez | bienvenidos a |
    benvenuti al | benvenuti da | bem vindo ao | welkom bij`),
);
export const shopPhrases = literal(
  phraseList(`
    receipt from | order from | invoice from | purchase from | shopping at | shopping with | payment to | you paid |
    bestellung bei | einkauf bei | rechnung von | commande chez | pedido en | compra en | ordine su | bestelling bij`),
);

/** Phrases after which the name of a place one goes to stands. */
export const visitPhrases = literal(
  phraseList(`
    your table at | a table at | table at | reservation at | reservation with | booking at | booking with | your stay at |
    stay at | staying at | your visit to | appointment at | dinner at | lunch at | breakfast at | brunch at | drinks at |
    meet at | meeting at | party at | concert at | checked in at | check in at | ihr tisch im | tisch im |
    aufenthalt im | reservierung im | votre table chez | votre séjour à l' | dîner chez | réservation chez | mesa en |
    estancia en | cena en | tavolo da | soggiorno presso | cena da | mesa no | estadia no`),
);

/** Phrases after which stands what tickets are for. */
export const eventPhrases = literal(
  phraseList(`
    tickets for | ticket for | your tickets to | your ticket to | tickets to see | eintrittskarten für | tickets für |
    billets pour | entradas para | biglietti per | bilhetes para`),
);

/** Labels behind which a person's full name stands. */
export const personPhrases = literal(
  phraseList(`
    reservation for | booked for | booking for | table for | passenger | passenger name | guest | guest name | lead guest |
    traveller | traveler | patient | patient name | in the name of | name of guest | attendee | ticket holder | ship to |
    deliver to | fahrgast | reisender | gast | patientin | passager | voyageur | pasajero | huésped | passeggero | ospite`),
);

/** Words (folded) that stand beside a venue's name without being of it. */
export const venueStops: ReadonlySet<string> = new Set(
  'admit one date time price total subtotal ihre ihr unser unsere votre notre tu su your our buchung reservierung reservation aufenthalt sejour ticket tickets seat row table vat tel phone fax address receipt invoice menu open from for your thank thanks welcome order booking reservation no number entry adult child student mon tue wed thu fri sat sun today check confirmed confirmation'.split(
    ' ',
  ),
);

/** Phrases after which a place stands, when a name follows. */
export const placePrepositions: ReadonlySet<string> = new Set(
  'departs departing depart arrives arriving arrive in to from at near via through leaving around nach aus a vers depuis en desde hacia para em naar uit visit visiting destination nel'.split(
    ' ',
  ),
);

/** Kinds of message whose sender is who was dealt with. */
export const dealings: ReadonlySet<DocumentKind> = new Set([
  'receipt',
  'invoice',
  'booking',
  'change',
  'cancellation',
  'ticket',
  'delivery',
  'statement',
  'reminder',
  'promotion',
  'newsletter',
]);

/** What a sender's display name says of the desk, not of the firm: "Uber Receipts", "Lufthansa via Miles". */
export const deskSuffix =
  /\s+(?:receipts?|team|support|customer (?:service|care|support)|service(?:s| client)?|notifications?|bookings?|reservations?|newsletter|news|orders?|billing|invoices?|e-?tickets?|no-?reply|kundenservice|rechnung(?:en)?|facturas?|factures?)$/iu;

/** Mail services of people: their domain is nobody's name. */
export const mailProviders: ReadonlySet<string> = new Set(
  'gmail googlemail outlook hotmail live msn yahoo ymail icloud me mac aol gmx web proton protonmail pm mail qq 163 126 sina foxmail yandex zoho fastmail orange wanadoo free laposte t-online libero'.split(
    ' ',
  ),
);

/** Lines of a receipt (folded) that stand before or instead of the shop's name. */
export const receiptNoise =
  /^(?:receipt|invoice|bill|rechnung|quittung|kassenbon|ticket|facture|re[cç]u|scontrino|copy|kopie|duplicate|welcome|thank|vielen dank|merci|gracias|tel|fax|vat|date|order|table|收据|小票|欢迎)/i;

/** Countries whose name is more often something else. */
export const ambiguousCountries: ReadonlySet<string> = new Set(
  phraseList(`
    jordan | chad | jersey | georgia | guinea | mali | turkey | niger | island`),
);

export type FoundName = Pick<Entity, 'name' | 'kind'>;

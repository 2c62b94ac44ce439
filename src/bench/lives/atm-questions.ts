import { Chance } from './chance.ts';
import { amountText, flightTime, type Records } from './memory-rows.ts';
import { dayText, type Money, type Trip, type Truth } from './truth.ts';
import type { Wording } from './wording.ts';
import { absent, cities } from './world.ts';

export type MadeQuestion = {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly evidence_ids: readonly string[];
  readonly qtype: 'number' | 'list_recall' | 'open_end';
  readonly ability: string;
  readonly topic: string;
};
type Draft = Omit<MadeQuestion, 'id'>;

type Pool = Readonly<Record<'first' | 'second', readonly string[]>>;

const pools = {
  hotelPaid: {
    first: ['How much did I pay for the hotel in {city} in {month}?', '{month}我在{cityZh}住酒店花了多少钱？'],
    second: ['What was the final bill of my {city} hotel, {month}?', '我{month}在{cityZh}的酒店账单是多少？'],
  },
  hotelName: {
    first: ['Which hotel did I stay at in {city} in {month}?', '{month}我在{cityZh}住的是哪家酒店？'],
    second: ['Where did I sleep on my trip to {city} ({month})?', '{month}去{cityZh}那次住在哪里？'],
  },
  nights: {
    first: ['How many nights did I stay in {city} in {month}?'],
    second: ['For how many nights was my hotel in {city}, {month}?'],
  },
  countrySum: {
    first: ['How much did I spend on hotels in {country} altogether?'],
    second: ['What do all my hotel bills from {country} add up to?'],
  },
  flight: {
    first: ['At what time did my flight to {city} in {month} leave?', '{month}我飞{cityZh}的航班几点起飞？'],
    second: ['When was the departure of my {month} flight to {city}?'],
  },
  airline: {
    first: ['Which airline took me to {city} in {month}?'],
    second: ['Who did I fly with to {city}, {month}?'],
  },
  companion: {
    first: ['Did my {role} come with me to {city} in {month}?'],
    second: ['Was my {role} along on the {month} trip to {city}?'],
  },
  refund: {
    first: ['How much of order {reference} was refunded?'],
    second: ['What money came back for my order {reference}?'],
  },
  orderPaid: { first: ['How much did {what} from {shop} cost?'], second: ['What did I pay {shop} for {what}?'] },
  vet: {
    first: [
      'On which date is {pet}’s vet appointment that I was told about in {month}?',
      '{month}通知的{pet}看兽医是哪一天？',
    ],
    second: ['When does {pet} go to the vet, by what I heard in {month}?'],
  },
  dinner: {
    first: ['What did the dinner at {venue} on {day} cost?'],
    second: ['How much was the bill at {venue}, {day}?'],
  },
  dinnerPhotos: {
    first: ['Which photos are from the dinner at {venue} on {day}?'],
    second: ['List the pictures of my {day} meal at {venue}.'],
  },
  petPhotos: {
    first: ['Which photos show {pet} in {month}?', '{month}{pet}的照片有哪些？'],
    second: ['List all pictures of {pet} from {month}.'],
  },
  scenePhotos: {
    first: ['Which photos from my {city} trip in {month} show a {object}?'],
    second: ['List the {object} pictures of my {month} stay in {city}.'],
  },
  cheaper: {
    first: ['Which hotel was cheaper, the one in {city} in {month} or the one in {other} in {otherMonth}?'],
    second: ['Did I pay less for the hotel in {city} ({month}) or in {other} ({otherMonth})?'],
  },
  absentThing: {
    first: ['When did I see the {object}?', '我什么时候看到{objectZh}的？'],
    second: ['On what day was the ride with the {object}?'],
  },
  absentPlace: {
    first: ['How much did I pay for the hotel in {city} in {month}?'],
    second: ['What was the final bill of my {city} hotel, {month}?'],
  },
} satisfies Readonly<Record<string, Pool>>;

const months = 'January February March April May June July August September October November December'.split(' ');
const monthOf = (day: number): string => `${months[Number(dayText(day).slice(5, 7)) - 1]} ${dayText(day).slice(0, 4)}`;
const monthZh = (day: number): string => `${dayText(day).slice(0, 4)}年${Number(dayText(day).slice(5, 7))}月`;

/** What a question without an answer is answered with. */
const UNKNOWN = 'Unknown';

class Asker {
  readonly drafts: Draft[] = [];
  readonly #chance: Chance;
  readonly #wording: Wording;

  constructor(chance: Chance, wording: Wording) {
    this.#chance = chance;
    this.#wording = wording;
  }

  ask(kind: keyof typeof pools, slots: Readonly<Record<string, string>>, draft: Omit<Draft, 'question'>): void {
    const text = this.#chance.pick(pools[kind][this.#wording === 'first' ? 'first' : 'second']);
    const chinese = /[一-鿿]/.test(text);
    const filled = text.replace(
      /\{(\w+)\}/g,
      (_, name: string) => slots[chinese && name.toLowerCase().includes('month') ? `${name}Zh` : name] ?? '',
    );
    this.drafts.push({ question: filled, ...draft });
  }
}

/**
 * Questions with gold computed from the truth. Evidence is what the records of the truth say it is, never what a text
 * happens to hold. Two trips to one city in one month would make a question ambiguous: such are left out.
 */
export function atmQuestions(truth: Truth, records: Records, seed: number, wording: Wording): MadeQuestion[] {
  const chance = new Chance(seed ^ 0xa5c);
  const asker = new Asker(chance, wording);
  const trips = truth.trips.filter((trip) =>
    truth.trips.every(
      (other) => other === trip || other.city !== trip.city || monthOf(other.from) !== monthOf(trip.from),
    ),
  );
  for (const trip of trips) askTrip(asker, chance, truth, trip, records);
  askSums(asker, truth, records);
  askComparisons(asker, chance, trips, records);
  askOrders(asker, truth, records);
  askAppointments(asker, truth, records);
  askMeals(asker, truth, records);
  askPet(asker, truth);
  askNothing(asker, chance, truth);
  const seen = new Set<string>();
  return chance
    .some(asker.drafts, asker.drafts.length)
    .filter(({ question }) => !seen.has(question) && seen.add(question))
    .map((draft, n) => ({ id: `q${n + 1}`, ...draft }));
}

const idsOf = (records: Records, ...keys: readonly string[]): string[] =>
  keys.flatMap((key) => records.mailOf.get(key) ?? []);

function askTrip(asker: Asker, chance: Chance, { photos }: Truth, trip: Trip, records: Records): void {
  const { id, city, stay, flight, from } = trip;
  const slots = { city: city.name, cityZh: city.zh, month: monthOf(from), monthZh: monthZh(from) };
  const changed = stay.paid.cents !== stay.booked.cents;
  asker.ask('hotelPaid', slots, {
    answer: amountText(stay.paid),
    evidence_ids: idsOf(records, `${id}/invoice`),
    qtype: 'number',
    ability: changed ? 'memory update' : 'location awareness',
    topic: 'hotel',
  });
  asker.ask('hotelName', slots, {
    answer: stay.hotel,
    evidence_ids: idsOf(records, `${id}/booking`, `${id}/invoice`),
    qtype: 'open_end',
    ability: 'location awareness',
    topic: 'hotel',
  });
  if (chance.is(0.5))
    asker.ask('nights', slots, {
      answer: String(stay.nights),
      evidence_ids: idsOf(records, `${id}/booking`, `${id}/invoice`),
      qtype: 'number',
      ability: 'location awareness',
      topic: 'hotel',
    });
  if (flight.changed)
    asker.ask('flight', slots, {
      answer: flightTime(id),
      evidence_ids: idsOf(records, `${id}/flight-change`),
      qtype: 'number',
      ability: 'memory update',
      topic: 'flight',
    });
  else
    asker.ask('airline', slots, {
      answer: flight.airline,
      evidence_ids: idsOf(records, `${id}/flight`),
      qtype: 'open_end',
      ability: 'location awareness',
      topic: 'flight',
    });
  for (const person of trip.with.slice(0, 1))
    asker.ask(
      'companion',
      { ...slots, role: person.role },
      {
        answer: 'Yes',
        evidence_ids: idsOf(records, `${id}/with-${person.key}`),
        qtype: 'open_end',
        ability: 'personal reference',
        topic: 'people',
      },
    );
  const scene = photos.find((photo) => photo.of === id && photo.scene !== undefined)?.scene;
  const shown = photos.filter((photo) => photo.of === id && photo.scene === scene && scene !== undefined);
  if (scene !== undefined && shown.length <= 12)
    asker.ask(
      'scenePhotos',
      { ...slots, object: scene.object },
      {
        answer: shown.map((photo) => photo.id).join(', '),
        evidence_ids: shown.map((photo) => photo.id),
        qtype: 'list_recall',
        ability: 'multi-evidence',
        topic: 'photos',
      },
    );
}

/** Sums only within one currency: nobody knows the exchange rate of the day. */
function askSums(asker: Asker, { trips }: Truth, records: Records): void {
  for (const [country, of] of Map.groupBy(trips, ({ city }) => city.country)) {
    const currencies = new Set(of.map(({ stay }) => stay.paid.currency));
    const [currency] = currencies;
    if (of.length < 2 || of.length > 6 || currencies.size > 1 || currency === undefined) continue;
    const total: Money = { currency, cents: of.reduce((sum, { stay }) => sum + stay.paid.cents, 0) };
    asker.ask(
      'countrySum',
      { country },
      {
        answer: amountText(total),
        evidence_ids: idsOf(records, ...of.map(({ id }) => `${id}/invoice`)),
        qtype: 'number',
        ability: 'multi-evidence',
        topic: 'hotel',
      },
    );
  }
}

function askComparisons(asker: Asker, chance: Chance, trips: readonly Trip[], records: Records): void {
  for (let i = 0; i < Math.floor(trips.length / 4); i++) {
    const [a, b] = chance.some(
      trips.filter(({ stay }) => stay.paid.currency === 'EUR'),
      2,
    );
    if (a === undefined || b === undefined || a.city === b.city || a.stay.paid.cents === b.stay.paid.cents) continue;
    const cheaper = a.stay.paid.cents < b.stay.paid.cents ? a : b;
    asker.ask(
      'cheaper',
      { city: a.city.name, month: monthOf(a.from), other: b.city.name, otherMonth: monthOf(b.from) },
      {
        answer: `The one in ${cheaper.city.name}`,
        evidence_ids: idsOf(records, `${a.id}/invoice`, `${b.id}/invoice`),
        qtype: 'open_end',
        ability: 'multi-evidence',
        topic: 'hotel',
      },
    );
  }
}

function askOrders(asker: Asker, { orders }: Truth, records: Records): void {
  for (const { id, shop, what, reference, paid, refunded } of orders) {
    if (refunded !== undefined)
      asker.ask(
        'refund',
        { reference },
        {
          answer: amountText(refunded),
          evidence_ids: idsOf(records, `${id}/refund`),
          qtype: 'number',
          ability: 'memory update',
          topic: 'order',
        },
      );
    else if (orders.filter((other) => other.shop === shop && other.what === what).length === 1)
      asker.ask(
        'orderPaid',
        { shop, what },
        {
          answer: amountText(paid),
          evidence_ids: idsOf(records, `${id}/order`),
          qtype: 'number',
          ability: 'location awareness',
          topic: 'order',
        },
      );
  }
}

function askAppointments(asker: Asker, { appointments }: Truth, records: Records): void {
  for (const one of appointments) {
    const alone =
      appointments.filter((other) => other.what === 'vet' && monthOf(other.asked) === monthOf(one.asked)).length === 1;
    if (one.pet === undefined || !alone) continue;
    const moved = one.moved !== undefined;
    asker.ask(
      'vet',
      { pet: one.pet.name, month: monthOf(one.asked), monthZh: monthZh(one.asked) },
      {
        answer: dayText(one.moved ?? one.first),
        evidence_ids: idsOf(records, moved ? `${one.id}/moved` : `${one.id}/first`),
        qtype: 'number',
        ability: moved ? 'memory update' : 'personal reference',
        topic: 'appointment',
      },
    );
  }
}

function askMeals(asker: Asker, { meals, photos }: Truth, records: Records): void {
  for (const meal of meals) {
    const slots = { venue: meal.venue, day: dayText(meal.day) };
    const receipt = idsOf(records, `${meal.id}/receipt`);
    if (receipt.length > 0)
      asker.ask('dinner', slots, {
        answer: amountText(meal.paid),
        evidence_ids: receipt,
        qtype: 'number',
        ability: 'location awareness',
        topic: 'food',
      });
    const shown = photos.filter((photo) => photo.of === meal.id).map((photo) => photo.id);
    if (shown.length > 0)
      asker.ask('dinnerPhotos', slots, {
        answer: shown.join(', '),
        evidence_ids: shown,
        qtype: 'list_recall',
        ability: 'location awareness',
        topic: 'photos',
      });
  }
}

function askPet(asker: Asker, { photos, pet }: Truth): void {
  for (const [month, of] of Map.groupBy(
    photos.filter((photo) => photo.pet !== undefined),
    ({ day }) => monthOf(day),
  )) {
    if (of.length > 10) continue;
    const ids = of.map(({ id }) => id);
    asker.ask(
      'petPhotos',
      { pet: pet.name, month, monthZh: monthZh(of[0]?.day ?? 0) },
      {
        answer: ids.join(', '),
        evidence_ids: ids,
        qtype: 'list_recall',
        ability: 'personal reference',
        topic: 'photos',
      },
    );
  }
}

/** A tenth of the questions has no answer: things that never were, and places or months that were not. */
function askNothing(asker: Asker, chance: Chance, { trips }: Truth): void {
  const nothing = {
    answer: UNKNOWN,
    evidence_ids: [],
    qtype: 'open_end',
    ability: 'abstention',
    topic: 'none',
  } as const;
  for (const { object, zh } of absent) asker.ask('absentThing', { object, objectZh: zh }, nothing);
  for (let i = 0; i < trips.length / 3; i++) {
    const trip = chance.pick(trips);
    const elsewhere = chance.pick(cities);
    const month = monthOf(trip.from);
    if (trips.some((other) => other.city === elsewhere && monthOf(other.from) === month)) continue;
    asker.ask('absentPlace', { city: elsewhere.name, month }, nothing);
  }
}

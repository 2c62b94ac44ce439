import { DateTime } from 'luxon';
import { namesOf } from '../../language/field-labels.ts';
import type { FieldRole } from '../../lexicon/travel-terms.ts';
import type { Thing, ThingSource } from '../../memory/structured-data.ts';
import { airportNamed, airportOf, withAirports, zoneOfAirport } from '../structured/airports.ts';
import { newBudget, nodeOf, thingsIn } from '../structured/node-of.ts';
import { cancelled, confirmed, merged, personNamed, type Written } from '../structured/travel-node.ts';
import { type Booking, bookingIn } from './booking-details.ts';
import type { Field } from './field.ts';
import { partsOf } from './itinerary-fields.ts';
import { type Leg, type LegEnd, legsOf, type Transport } from './journey-legs.ts';
import { daysOfLine } from './line-dates.ts';
import { rentalIn, stayIn } from './stay-text.ts';

export type ItineraryFound = {
  /** What the nodes are read from. */
  readonly place: string;
  readonly source?: ThingSource;
  /** A day near to the text (ISO), which tells years that it leaves out. */
  readonly near?: string | undefined;
  /** When the whole journey begins and ends, where a calendar says it: that is exact, the text may not be. */
  readonly span?: { readonly start: string | undefined; readonly end: string | undefined };
};

const LONGEST_TEXT = 200_000;
const MOST_LEGS = 20;
/** "20JAN 5 FRAJFK" of systems of reservation. */
const systemForm = /\d[A-Z]{3}\s{1,2}(?:.\s)?[A-Z]{6}\s/;
const timeForm = /\d[:.h]\d\d(?!\d)/;
const dayForm = /\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\p{L}{3}/u;

/**
 * The journeys and stays that a text lists: itineraries, tickets and confirmations with labels, tables or lines of stops, in the
 * languages of `lexicon/travel`. Prose that only tells of a journey gives nothing. Never throws.
 */
export function itineraryThings(text: string, found: ItineraryFound): Thing[] {
  const read = text.slice(0, LONGEST_TEXT);
  if (!mayHold(read)) return [];
  const parts = partsOf(read);
  const fields = parts.flatMap((part) => ('field' in part ? [part.field] : []));
  const isMonthFirst = /(?<!\d)\d{1,2}\/(?:1[3-9]|2\d|3[01])\/(?:20)?\d\d(?!\d)/.test(read);
  const near = found.near ?? firstDay(fields);
  const legs = legsOf(parts, near, isMonthFirst).slice(0, MOST_LEGS);
  const other = legs.length > 0 ? undefined : otherIn(fields, read, near);
  if (legs.length === 0 && other === undefined) return [];
  const booking = bookingIn(fields, read);
  const nodes = other === undefined ? journeyNodes(legs, booking, read, found) : bookedNode(other, booking);
  const budget = newBudget();
  const written = nodes.map((node) => nodeOf(node, budget)).filter((node) => node !== undefined);
  return thingsIn(written, found.source ?? 'text', () => found.place).map(withAirports);
}

const mayHold = (text: string): boolean =>
  dayForm.test(text) && (timeForm.test(text) || stayWords.test(text) || systemForm.test(text));
const stayWords = new RegExp(namesOf('checkIn', 'pickup').join('|').replaceAll(' ', '[ -]?'), 'iu');

/** The first day that is written with its year. */
function firstDay(fields: readonly Field[]): string | undefined {
  for (const { value } of fields) {
    const day = daysOfLine(value).find(({ day: { year } }) => year !== undefined)?.day;
    if (day?.year !== undefined)
      return new Date(Date.UTC(day.year, day.month - 1, day.day ?? 1)).toISOString().slice(0, 10);
  }
  return undefined;
}

function journeyNodes(legs: readonly Leg[], booking: Booking, text: string, { span }: ItineraryFound): Written[] {
  const usual = usualTransport(text, legs);
  return legs.flatMap((leg, at) => {
    const transport = leg.transport ?? (isFlight(leg) ? 'flight' : usual);
    if (span === undefined && !isBorneOut(leg, transport, booking)) return [];
    const trip = tripOf(leg, transport, {
      departure: at === 0 ? span?.start : undefined,
      arrival: at === legs.length - 1 ? span?.end : undefined,
    });
    return travellersOf(booking).map((person) => reservation(leg, transport, trip, booking, person));
  });
}

/** A text that only looks like an itinerary has no airports at both ends, and no number of a booking. */
const isBorneOut = ({ from, to }: Leg, transport: Transport, { number }: Booking): boolean =>
  transport === 'flight'
    ? [from, to].every((end) => airportOf(airportAt(end)['iataCode']) !== undefined)
    : number !== undefined;

const isFlight = ({ from, to, vehicle }: Leg): boolean =>
  airportOf(from.stop?.code) !== undefined && airportOf(to.stop?.code) !== undefined && vehicle?.letters.length === 2;

const travellersOf = ({ travellers }: Booking): readonly Written[] =>
  (travellers.length === 0 ? [''] : travellers).map((name) => {
    const [, family, given] = /^([^/]+)\/([^/]+)$/.exec(name) ?? [];
    return family === undefined || given === undefined ? { '@type': 'Person', name } : personNamed({ given, family });
  });

const transports: readonly Transport[] = ['flight', 'train', 'bus', 'boat'];
/** The longer ones may begin another word: "autobusy". */
const LONG_NAME = 7;
const forms = transports.map((transport) => {
  // Only airports have gates and boarding in what is said of most of them.
  const roles: readonly FieldRole[] = transport === 'flight' ? ['flight', 'gate', 'boarding', 'terminal'] : [transport];
  const whole = namesOf(...roles).map((name) =>
    name.length >= LONG_NAME || /\p{Script=Han}/u.test(name) ? name : `${name}(?!\\p{L})`,
  );
  return {
    transport,
    form: new RegExp(`(?<!\\p{L})(?:${whole.join('|')})${transport === 'flight' ? '' : '(?!\\s\\d)'}`, 'giu'),
  };
});

/** The means of transport that a text speaks of most; of trains it also speaks by their numbers. */
function usualTransport(text: string, legs: readonly Leg[]): Transport {
  const numbered = legs.filter(({ vehicle }) => /^\p{Lu}{1,4}\d?$/u.test(vehicle?.letters ?? '')).length;
  const counts = forms.map(({ transport, form }) => ({
    transport,
    count: [...text.matchAll(form)].length + (transport === 'train' ? numbered : 0),
  }));
  const [most] = counts.toSorted((a, b) => b.count - a.count);
  return most === undefined || most.count === 0 ? 'train' : most.transport;
}

type TripKind = { type: string; from: string; to: string; stop: string; number: string; name: string };
const kinds: Readonly<Record<Exclude<Transport, 'flight'>, TripKind>> = {
  train: {
    type: 'TrainTrip',
    from: 'departureStation',
    to: 'arrivalStation',
    stop: 'TrainStation',
    number: 'trainNumber',
    name: 'trainName',
  },
  bus: {
    type: 'BusTrip',
    from: 'departureBusStop',
    to: 'arrivalBusStop',
    stop: 'BusStation',
    number: 'busNumber',
    name: 'busName',
  },
  boat: {
    type: 'BoatTrip',
    from: 'departureBoatTerminal',
    to: 'arrivalBoatTerminal',
    stop: 'BoatTerminal',
    number: 'boatNumber',
    name: 'boatName',
  },
};

type Exact = { readonly departure: string | undefined; readonly arrival: string | undefined };

function tripOf(leg: Leg, transport: Transport, exact: Exact): Written {
  const { from, to, vehicle, operator } = leg;
  const departureDay = from.day;
  const local = { departureTime: momentOf(from), departureDay };
  if (transport === 'flight') {
    const [start, end] = [airportAt(from), airportAt(to)];
    return {
      '@type': 'Flight',
      flightNumber: vehicle?.digits.replace(/^0+(?=.)/, ''),
      airline: { '@type': 'Airline', iataCode: designatorOf(vehicle), name: carrierName(leg) },
      departureAirport: start,
      arrivalAirport: end,
      departureGate: from.gate,
      departureTerminal: from.terminal,
      arrivalTerminal: to.terminal,
      ...local,
      arrivalTime: arrivalAfter(from, to, [start['iataCode'], end['iataCode']]),
      ...exactly(exact),
    };
  }
  const kind = kinds[transport];
  return {
    '@type': kind.type,
    [kind.number]: vehicle?.written,
    [kind.name]: leg.vehicleName,
    provider: { '@type': 'Organization', name: operator },
    [kind.from]: stationOf(from, kind.stop),
    [kind.to]: stationOf(to, kind.stop),
    departurePlatform: from.platform,
    arrivalPlatform: to.platform,
    ...local,
    arrivalTime: arrivalAfter(from, to, []),
    ...exactly(exact),
  };
}

/** Times of a calendar, where it says times and not days. */
const exactly = ({ departure, arrival }: Exact): Written => ({
  ...(departure?.includes('T') ? { departureTime: departure } : {}),
  ...(arrival?.includes('T') ? { arrivalTime: arrival } : {}),
});

const momentOf = ({ day, time }: LegEnd): string | undefined =>
  day === undefined || time === undefined ? undefined : `${day}T${time}:00`;

/** An arrival that would be before the departure is on the day after it, on the clocks of both places. */
function arrivalAfter(from: LegEnd, to: LegEnd, codes: readonly unknown[]): string | undefined {
  const day = to.day ?? from.day;
  if (day === undefined || to.time === undefined) return undefined;
  const at = (one: string, time: string, code: unknown): DateTime =>
    DateTime.fromISO(`${one}T${time}:00`, { zone: zoneOfAirport(code) ?? 'utc' });
  const left = from.day === undefined || from.time === undefined ? undefined : at(from.day, from.time, codes[0]);
  const isBefore = left !== undefined && at(day, to.time, codes[1]) <= left;
  const days = to.daysLater ?? (isBefore ? 1 : 0);
  return `${DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toISODate()}T${to.time}:00`;
}

const designatorOf = (vehicle: Leg['vehicle']): string | undefined =>
  /^[A-Z\d]{2}$/.test(vehicle?.letters ?? '') ? vehicle?.letters : undefined;

const operated = new RegExp(`[,;]?\\s*\\(?(?:${namesOf('operator').join('|')}).*$`, 'iu');

/** Who flies is named behind the number of the flight, or as who operates it. */
function carrierName({ vehicle, operator }: Leg): string | undefined {
  const named = vehicle?.after.replace(operated, '') ?? '';
  return /^\p{L}[\p{L} .&'’-]{2,40}$/u.test(named) ? named : operator;
}

function airportAt({ stop }: LegEnd): Written {
  const { name, code } = stop ?? {};
  return { '@type': 'Airport', name: name === code ? undefined : name, iataCode: code ?? airportNamed(name ?? '') };
}

function stationOf({ stop }: LegEnd, type: string): Written {
  const { name, code } = stop ?? {};
  const address = { '@type': 'PostalAddress', addressCountry: airportOf(code)?.countryCode };
  return { '@type': type, name, identifier: code === undefined ? undefined : `iata:${code}`, address };
}

function reservation(leg: Leg, transport: Transport, trip: Written, booking: Booking, person: Written): Written {
  const type = { flight: 'Flight', train: 'Train', bus: 'Bus', boat: 'Boat' }[transport];
  const { number, price, isCancelled } = booking;
  const isPlane = transport === 'flight';
  return merged({
    '@type': `${type}Reservation`,
    reservationNumber: number,
    reservationStatus: isCancelled ? cancelled : confirmed,
    underName: person,
    totalPrice: price?.amount,
    priceCurrency: price?.currency,
    ...(isPlane ? { airplaneSeat: leg.seat } : { reservedTicket: ticketOf(leg) }),
    reservationFor: trip,
  });
}

const ticketOf = ({ seat, coach, class: seatingType }: Leg): Written => ({
  '@type': 'Ticket',
  ticketedSeat: { '@type': 'Seat', seatNumber: seat, seatSection: coach, seatingType },
});

function otherIn(fields: readonly Field[], text: string, near: string | undefined): Written | undefined {
  const stay = stayIn(fields, text, near);
  if (stay !== undefined) return { '@type': 'LodgingReservation', ...stay };
  const rental = rentalIn(fields, near);
  return rental === undefined ? undefined : { '@type': 'RentalCarReservation', ...rental };
}

function bookedNode(booked: Written, booking: Booking): Written[] {
  if (booking.number === undefined) return [];
  const { number, price, isCancelled } = booking;
  return [
    merged({
      ...booked,
      reservationNumber: number,
      reservationStatus: isCancelled ? cancelled : confirmed,
      underName: travellersOf(booking)[0],
      totalPrice: price?.amount,
      priceCurrency: price?.currency,
    }),
  ];
}

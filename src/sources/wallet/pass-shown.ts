import { rolesOfLabel } from '../../language/field-labels.ts';
import type { FieldRole } from '../../lexicon/travel-terms.ts';
import { addressBlock } from '../itinerary/stay-text.ts';
import type { Written } from '../structured/travel-node.ts';
import {
  daysIn,
  forms,
  frontOf,
  type Pass,
  type PassField,
  type PassFields,
  textOf,
  timeOfDay,
  valueIn,
} from './pass-fields.ts';
import { geoOf } from './pass-semantics.ts';

const bookingIn = (pass: Pass): string | undefined =>
  valueIn([...frontOf(pass.fields), ...pass.fields.back], 'booking', forms.code, ['stay', 'date']);

/** What else has a name than who travels. */
const named: readonly FieldRole[] = ['hotel', 'event', 'venue', 'train', 'flight', 'origin', 'destination'];

function travellerShown(pass: Pass): Written {
  const front = frontOf(pass.fields);
  return {
    reservationNumber: bookingIn(pass),
    boardingGroup: valueIn(front, 'group', forms.place),
    underName: { '@type': 'Person', name: inNameOrder(valueIn(front, 'passenger', forms.name, named)) },
  };
}

/** "Doe, John" and "DOE/JOHN" are John Doe. */
function inNameOrder(name: string | undefined): string | undefined {
  const [, family, given] = /^([^,/]+)[,/]\s*([^,/]+)$/.exec(name ?? '') ?? [];
  return given === undefined ? name : `${given.trim()} ${family?.trim()}`;
}

type Ends = readonly [from: PassField | undefined, to: PassField | undefined];

/** Where a journey begins and ends: what is called so, else the two that stand large on the pass. */
function endsOf({ fields }: Pass): Ends {
  const front = frontOf(fields);
  const called = (role: FieldRole): PassField | undefined =>
    front.find(({ roles, value }) => roles.has(role) && forms.words.test(value) && timeOfDay(value) === undefined);
  const [first, second, third] = fields.primary;
  const isPair = second !== undefined && third === undefined;
  return isPair ? [first, second] : [called('origin'), called('destination')];
}

const airportCode = /^[A-Z]{3}$/;

export function flightShown(pass: Pass): Written {
  const front = frontOf(pass.fields);
  const [, carrier, flightNumber] =
    /^([A-Z\d]{2})\s?0*(\d{1,4}[A-Z]?)$/.exec(valueIn(front, 'flight', /^[A-Z\d]{2}\s?\d{1,4}[A-Z]?$/) ?? '') ?? [];
  const [from, to] = endsOf(pass);
  return {
    ...travellerShown(pass),
    airplaneSeat: valueIn(front, 'seat', forms.seat),
    passengerSequenceNumber: valueIn(front, 'sequence', /^\d{1,4}$/)?.replace(/^0+(?=.)/, ''),
    reservationFor: {
      '@type': 'Flight',
      flightNumber,
      airline: { '@type': 'Airline', iataCode: carrier, name: textOf(pass.written['organizationName']) },
      departureAirport: { ...airportOf(from), geo: soleLocation(pass) },
      arrivalAirport: airportOf(to),
      departureGate: valueIn(front, 'gate', forms.place, ['boarding']),
      departureTerminal: valueIn(front, 'terminal', forms.place),
    },
  };
}

/** A code under the name of its city, or a name alone. */
function airportOf(field: PassField | undefined): Written {
  if (field === undefined) return {};
  const { value, label } = field;
  if (!airportCode.test(value)) return { '@type': 'Airport', name: value };
  // "From" is no city.
  return { '@type': 'Airport', iataCode: value, name: rolesOfLabel(label).size === 0 ? label : '' };
}

/** Of a pass with one place that it is shown at: there the journey begins. */
function soleLocation({ written }: Pass): Written | undefined {
  const locations = written['locations'];
  return Array.isArray(locations) && locations.length === 1 ? geoOf(locations[0]) : undefined;
}

const stops: Readonly<Record<string, readonly [departure: string, arrival: string, type: string, number: string]>> = {
  TrainTrip: ['departureStation', 'arrivalStation', 'TrainStation', 'trainNumber'],
  BusTrip: ['departureBusStop', 'arrivalBusStop', 'BusStation', 'busNumber'],
  BoatTrip: ['departureBoatTerminal', 'arrivalBoatTerminal', 'BoatTerminal', ''],
};

/** A journey by train, bus or boat as its pass shows it. */
export function tripShown(pass: Pass, trip: 'TrainTrip' | 'BusTrip' | 'BoatTrip'): Written {
  const front = frontOf(pass.fields);
  const [departure, arrival, type, number] = stops[trip] ?? ['', '', '', ''];
  const [from, to] = endsOf(pass);
  const called = valueIn(front, 'train', /^[\p{L}\d][\p{L}\d ]{0,15}$/u);
  return {
    ...travellerShown(pass),
    reservedTicket: {
      '@type': 'Ticket',
      ticketedSeat: {
        '@type': 'Seat',
        seatNumber: valueIn(front, 'seat', forms.seat),
        seatSection: valueIn(front, 'coach', forms.place),
      },
    },
    reservationFor: {
      '@type': trip,
      ...(number === '' ? {} : { [number]: called }),
      provider: { '@type': 'Organization', name: textOf(pass.written['organizationName']) },
      [departure]: { '@type': type, name: from?.value, geo: soleLocation(pass) },
      [arrival]: { '@type': type, name: to?.value },
      ...(trip === 'TrainTrip' ? { departurePlatform: valueIn(front, 'platform', forms.place) } : {}),
    },
  };
}

/** An event: what stands large on its ticket is its name. */
export function eventShown(pass: Pass): Written {
  const { fields, written } = pass;
  const front = frontOf(fields);
  const title =
    valueIn(front, 'event', forms.words) ?? fields.primary.find(({ value }) => forms.words.test(value))?.value;
  return {
    reservationNumber: bookingIn(pass),
    underName: { '@type': 'Person', name: inNameOrder(valueIn(front, 'passenger', forms.name, named)) },
    reservedTicket: {
      '@type': 'Ticket',
      ticketedSeat: {
        '@type': 'Seat',
        seatNumber: valueIn(front, 'seat', forms.seat),
        seatRow: valueIn(front, 'row', forms.place),
        seatSection: valueIn(front, 'section', forms.place),
      },
    },
    reservationFor: {
      '@type': 'Event',
      name: title ?? (textOf(written['logoText']) || textOf(written['description'])),
      location: { '@type': 'Place', name: valueIn(front, 'venue', forms.words), geo: soleLocation(pass) },
    },
  };
}

export type Stay = { readonly hotel: string; readonly checkIn: string; readonly checkOut: string | undefined };

/** A stay, where a pass names a hotel and the day of arrival; undefined for all others. */
export function stayOf(fields: PassFields, near?: string): Stay | undefined {
  const front = frontOf(fields);
  const hotel = valueIn(front, 'hotel', forms.words);
  const days = (role: FieldRole): string[] =>
    front.filter(({ roles }) => roles.has(role)).flatMap(({ value }) => daysIn(value, near));
  const [from, to] = days('stay');
  const checkIn = days('checkIn')[0] ?? from;
  if (hotel === undefined || checkIn === undefined) return undefined;
  return { hotel, checkIn, checkOut: days('checkOut')[0] ?? to };
}

export function stayShown(pass: Pass): Written {
  const { fields } = pass;
  const stay = stayOf(fields);
  const back = fields.back.map(({ value }) => value).join('\n');
  return {
    reservationNumber: bookingIn(pass),
    underName: { '@type': 'Person', name: inNameOrder(valueIn(frontOf(fields), 'passenger', forms.name, named)) },
    reservationFor: {
      '@type': 'LodgingBusiness',
      name: stay?.hotel,
      address: addressBlock(back)?.address,
      email: only(back, /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g),
      telephone: only(back, /\+\d[\d ()/-]{6,18}\d/g),
      geo: soleLocation(pass),
    },
  };
}

/** What a text holds once: of several addresses none is known to be the right one. */
function only(text: string, form: RegExp): string | undefined {
  const found = new Set(text.match(form) ?? []);
  return found.size === 1 ? [...found][0] : undefined;
}

import { isRecord } from '../structured/node-of.ts';
import { momentWritten, type Written } from '../structured/travel-node.ts';
import { textOf } from './pass-fields.ts';

/**
 * Semantic tags of a pass (Apple, "SemanticTags"), in the words of schema.org: each names what it says, in whatever language
 * the pass is. `trip`, `reservation` and so on are the parts of a node that they belong to.
 */
export type Semantics = {
  readonly flight: Written;
  readonly train: Written;
  readonly bus: Written;
  readonly boat: Written;
  readonly event: Written;
  /** Of all reservations: number, seat, passenger, price. */
  readonly reservation: Written;
  readonly seat: Written;
};

export function semanticNodes(tags: Written): Semantics {
  const text = (name: string): string => textOf(tags[name]).trim();
  const moment = (...names: readonly string[]): string | undefined =>
    names.map((name) => momentOf(tags[name])).find((one) => one !== undefined);
  const times = {
    departureTime: moment('currentDepartureDate', 'originalDepartureDate'),
    arrivalTime: moment('currentArrivalDate', 'originalArrivalDate'),
  };
  const station = (type: string, end: 'departure' | 'destination'): Written => ({
    '@type': type,
    name: text(`${end}StationName`) || text(`${end}LocationDescription`),
    geo: geoOf(tags[`${end}Location`]),
  });
  return {
    flight: { ...flightOf(tags, text), ...times, boardingTime: moment('currentBoardingDate', 'originalBoardingDate') },
    train: {
      '@type': 'TrainTrip',
      trainNumber: text('vehicleNumber'),
      trainName: text('vehicleName'),
      provider: organization(text('transitProvider')),
      departureStation: station('TrainStation', 'departure'),
      arrivalStation: station('TrainStation', 'destination'),
      departurePlatform: text('departurePlatform'),
      arrivalPlatform: text('destinationPlatform'),
      ...times,
    },
    bus: {
      '@type': 'BusTrip',
      busNumber: text('vehicleNumber'),
      busName: text('vehicleName'),
      provider: organization(text('transitProvider')),
      departureBusStop: station('BusStation', 'departure'),
      arrivalBusStop: station('BusStation', 'destination'),
      ...times,
    },
    boat: {
      '@type': 'BoatTrip',
      provider: organization(text('transitProvider')),
      departureBoatTerminal: station('BoatTerminal', 'departure'),
      arrivalBoatTerminal: station('BoatTerminal', 'destination'),
      ...times,
    },
    event: eventOf(tags, text, moment),
    reservation: reservationOf(tags, text),
    seat: seatOf(tags, text),
  };
}

/** Dates stand as texts, or in a node beside how they are to be shown. */
const momentOf = (value: unknown): string | undefined => momentWritten(isRecord(value) ? value['date'] : value);

const organization = (name: string): Written => ({ '@type': 'Organization', name });

export function geoOf(value: unknown): Written | undefined {
  if (!isRecord(value)) return undefined;
  const { latitude, longitude } = value;
  const isPlaced = typeof latitude === 'number' && typeof longitude === 'number' && (latitude !== 0 || longitude !== 0);
  return isPlaced && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { '@type': 'GeoCoordinates', latitude, longitude }
    : undefined;
}

type Text = (name: string) => string;

function flightOf(tags: Written, text: Text): Written {
  const code = /^([A-Z\d]{2})\s?0*(\d{1,4}[A-Z]?)$/.exec(text('flightCode'));
  const airport = (end: 'departure' | 'destination'): Written => ({
    '@type': 'Airport',
    iataCode: text(`${end}AirportCode`),
    name: text(`${end}AirportName`) || text(`${end}CityName`) || text(`${end}LocationDescription`),
    geo: geoOf(tags[`${end}Location`]),
  });
  return {
    '@type': 'Flight',
    flightNumber: text('flightNumber') || (code?.[2] ?? ''),
    airline: { '@type': 'Airline', iataCode: text('airlineCode') || (code?.[1] ?? ''), name: text('transitProvider') },
    departureAirport: airport('departure'),
    arrivalAirport: airport('destination'),
    departureGate: text('departureGate'),
    departureTerminal: text('departureTerminal'),
    arrivalGate: text('destinationGate'),
    arrivalTerminal: text('destinationTerminal'),
  };
}

function eventOf(tags: Written, text: Text, moment: (...names: readonly string[]) => string | undefined): Written {
  const performers = tags['performerNames'];
  const teams = [text('homeTeamName'), text('awayTeamName')].filter((name) => name !== '');
  return {
    '@type': 'Event',
    name: text('eventName') || teams.join(' – '),
    startDate: moment('eventStartDate', 'eventStartDateInfo'),
    endDate: moment('eventEndDate', 'eventEndDateInfo'),
    doorTime: moment('venueDoorsOpenDate', 'venueOpenDate'),
    performer: (Array.isArray(performers) ? performers : []).map((name) => ({
      '@type': 'PerformingGroup',
      name: textOf(name),
    })),
    location: {
      '@type': 'Place',
      name: text('venueName'),
      telephone: text('venuePhoneNumber'),
      address: text('venueRegionName'),
      geo: geoOf(tags['venueLocation']),
    },
  };
}

function reservationOf(tags: Written, text: Text): Written {
  const name = tags['passengerName'];
  const { givenName, familyName } = isRecord(name) ? name : {};
  const parts = [textOf(givenName), textOf(familyName)].filter((part) => part !== '');
  const price = isRecord(tags['totalPrice']) ? tags['totalPrice'] : {};
  return {
    reservationNumber: text('confirmationNumber'),
    underName: {
      '@type': 'Person',
      name: parts.join(' ') || textOf(name) || text('attendeeName'),
      givenName: textOf(givenName),
      familyName: textOf(familyName),
    },
    boardingGroup: text('boardingGroup'),
    passengerSequenceNumber: text('boardingSequenceNumber'),
    totalPrice: textOf(price['amount']),
    priceCurrency: textOf(price['currencyCode']),
    programMembershipUsed: {
      '@type': 'ProgramMembership',
      programName: text('membershipProgramName'),
      membershipNumber: text('membershipProgramNumber'),
    },
  };
}

const MOST_SEATS = 20;

/** Of one seat itself; several of a group as a list for each of their properties would say nothing of which is which. */
function seatOf(tags: Written, text: Text): Written {
  const seats = (Array.isArray(tags['seats']) ? tags['seats'] : []).slice(0, MOST_SEATS).filter(isRecord);
  const nodes = seats.map((seat) => ({
    '@type': 'Seat',
    seatNumber: textOf(seat['seatNumber']) || textOf(seat['seatIdentifier']),
    seatRow: textOf(seat['seatRow']),
    seatSection: textOf(seat['seatSection']) || text('carNumber'),
    seatingType: textOf(seat['seatType']),
  }));
  const [only, second] = nodes;
  if (only === undefined) return { ticketedSeat: { '@type': 'Seat', seatSection: text('carNumber') } };
  return { ticketedSeat: second === undefined ? only : nodes };
}

import zoneOf from '@photostructure/tz-lookup';
import { DateTime } from 'luxon';
import type { FieldRole } from '../../lexicon/travel-terms.ts';
import { partsOf } from '../itinerary/itinerary-fields.ts';
import { timesOfLine } from '../itinerary/line-dates.ts';
import { isRecord } from '../structured/node-of.ts';
import { merged, type Written } from '../structured/travel-node.ts';
import { daysIn, frontOf, type Pass, timeOfDay } from './pass-fields.ts';
import { stayOf } from './pass-shown.ts';

/**
 * A reservation with the times that its pass shows. They are times of day, on the clock of the place; the day is said beside
 * them, by the barcode, or by the moment that the pass is shown at by itself.
 */
export function timed(node: Written, pass: Pass): Written {
  const trip = isRecord(node['reservationFor']) ? node['reservationFor'] : {};
  if (node['@type'] === 'LodgingReservation') return merged(node, stayTimes(pass));
  const times = node['@type'] === 'EventReservation' ? eventTimes(pass) : tripTimes(node, trip, pass);
  return { ...node, reservationFor: merged(trip, times) };
}

function stayTimes({ fields, relevant }: Pass): Written {
  const stay = stayOf(fields, relevant);
  const isArrival = relevant !== undefined && relevant.slice(0, 10) === stay?.checkIn;
  const at = (day: string | undefined, role: FieldRole): string | undefined => {
    const time = houseTime(fields, role);
    return day === undefined || time === undefined ? day : onClock(day, time, relevant);
  };
  return {
    checkinTime: isArrival ? relevant : at(stay?.checkIn, 'checkIn'),
    checkoutTime: at(stay?.checkOut, 'checkOut'),
  };
}

/** When rooms may be had, and must be left: mostly a line on the back. */
function houseTime({ back, ...front }: Pass['fields'], role: FieldRole): string | undefined {
  const lines = [...frontOf({ back, ...front }), ...back].map(({ label, value }) => `${label}:\n${value}`).join('\n');
  const fields = partsOf(lines).flatMap((part) => ('field' in part && part.field.roles.has(role) ? [part.field] : []));
  return fields.map(({ value }) => timesOfLine(value)[0]?.time).find((time) => time !== undefined);
}

function eventTimes({ fields, relevant }: Pass): Written {
  const front = frontOf(fields);
  const day = relevant?.slice(0, 10) ?? front.flatMap(({ value }) => daysIn(value, relevant))[0];
  const time = shownTime(front, 'start');
  const isOnClock = time === undefined || relevant === undefined || relevant.slice(11, 16) === time;
  if (relevant !== undefined && isOnClock) return { startDate: relevant };
  return { startDate: day === undefined || time === undefined ? (relevant ?? day) : onClock(day, time, relevant) };
}

/** The pass may be shown hours before the event, on the same clock. */
const onClock = (day: string, time: string, relevant: string | undefined): string =>
  `${day}T${time}:00${/(Z|[+-]\d\d:\d\d)$/.exec(relevant ?? '')?.[0] ?? ''}`;

function shownTime(front: ReturnType<typeof frontOf>, role: FieldRole): string | undefined {
  const fields = front.filter(({ roles }) => roles.has(role) && !roles.has('gate'));
  return fields.map(({ value }) => timeOfDay(value)).find((time) => time !== undefined);
}

function tripTimes(node: Written, trip: Written, pass: Pass): Written {
  const { fields, relevant } = pass;
  const front = frontOf(fields);
  const zone = zoneIn(trip['departureAirport'] ?? trip['departureStation']);
  const local = relevant === undefined ? undefined : onOwnClock(relevant, zone);
  const stated = typeof trip['departureDay'] === 'string' ? trip['departureDay'] : undefined;
  const day = stated ?? local?.slice(0, 10) ?? front.flatMap(({ value }) => daysIn(value, relevant))[0];
  const at = (role: FieldRole): string | undefined => {
    const time = shownTime(front, role);
    return day === undefined || time === undefined ? undefined : withOffset(`${day}T${time}:00`, zone, local);
  };
  const departureTime = at('departure');
  const boardingTime = node['@type'] === 'FlightReservation' ? at('boarding') : undefined;
  // Passes are shown when boarding begins, and those of trains when the train leaves.
  const isFlight = node['@type'] === 'FlightReservation';
  const isFree = isFlight
    ? boardingTime === undefined && !isSame(relevant, departureTime)
    : departureTime === undefined;
  const shown = isFree && trip[isFlight ? 'boardingTime' : 'departureTime'] === undefined ? relevant : undefined;
  return {
    boardingTime: isFlight ? (boardingTime ?? shown) : undefined,
    departureTime: departureTime ?? (isFlight ? undefined : shown),
    arrivalTime: arrivalAfter(departureTime, shownTime(front, 'arrival')),
  };
}

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && Date.parse(one) === Date.parse(other);

/** IANA zone of a stop that is placed. */
function zoneIn(stop: unknown): string | undefined {
  const geo = isRecord(stop) ? stop['geo'] : undefined;
  const { latitude, longitude } = isRecord(geo) ? geo : {};
  return typeof latitude === 'number' && typeof longitude === 'number' ? zoneOf(latitude, longitude) : undefined;
}

/** A moment on the clock of a zone; as it is written where that is not known. */
function onOwnClock(moment: string, zone: string | undefined): string {
  if (zone === undefined || !/(Z|[+-]\d\d:\d\d)$/.test(moment)) return moment;
  return DateTime.fromISO(moment, { zone }).toISO({ suppressMilliseconds: true }) ?? moment;
}

/** The offset of the zone; else that of the moment of the pass, where both are on one clock. */
function withOffset(local: string, zone: string | undefined, relevant: string | undefined): string {
  if (zone !== undefined) return DateTime.fromISO(local, { zone }).toISO({ suppressMilliseconds: true }) ?? local;
  const isOneClock = relevant !== undefined && relevant.slice(0, 16) === local.slice(0, 16);
  return isOneClock ? relevant : local;
}

/** On the clock of the place of arrival, whose offset is not known: on the day of departure, or the next where it is earlier. */
function arrivalAfter(departure: string | undefined, time: string | undefined): string | undefined {
  if (departure === undefined || time === undefined) return undefined;
  const day = departure.slice(0, 10);
  if (time >= departure.slice(11, 16)) return `${day}T${time}:00`;
  const next = DateTime.fromISO(day, { zone: 'utc' }).plus({ days: 1 }).toISODate();
  return next === null ? undefined : `${next}T${time}:00`;
}

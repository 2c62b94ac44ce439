import type { FieldRole } from '../../lexicon/travel-terms.ts';
import { countryNamed } from '../structured/place-line.ts';
import type { Written } from '../structured/travel-node.ts';
import type { Field } from './field.ts';
import { daysOfLine, timesOfLine, wholeDay } from './line-dates.ts';

/** What a text says of a house: its name, where it stands, and how it is reached. */
export type AddressBlock = {
  readonly name: string | undefined;
  readonly address: Written;
  readonly telephone: string | undefined;
  readonly email: string | undefined;
};

const streetForm = /^(?=.*\d)(?=.*\p{L}{3})(?!.*[:@]|.*\d[.:]\d\d(?!\d))[\p{L}\d][\p{L}\d .,'’/&-]{4,60}$/u;
const townForm = /^((?:[A-Z]{1,2}-)?\d{4,6}(?:\s?[A-Z]{2}|-\d{3})?)\s+(['’]?\p{L}?-?\p{Lu}[\p{L} .'’/-]{1,40})$/u;
const phoneForm = /\+\d[\d ()/-]{6,18}\d/;
const mailForm = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/;
const LINES_BELOW = 5;
const LONGEST_NAME = 80;

/** The first address that stands in lines of its own: a name, a street, a town with its code, then country, telephone, mail. */
export function addressBlock(text: string): AddressBlock | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  for (const [at, line] of lines.entries()) {
    const [, code = '', town] = townForm.exec(line) ?? [];
    const street = lines[at - 1] ?? '';
    if (town === undefined || !streetForm.test(street)) continue;
    const above = (lines[at - 2] ?? '').split(/\s{3,}|\t/).at(-1) ?? '';
    const below = lines.slice(at + 1, at + 1 + LINES_BELOW);
    const telephone = phoneForm.exec(below.join('\n'))?.[0];
    return {
      name: /\p{L}{2}/u.test(above) && above.length <= LONGEST_NAME ? above : undefined,
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        postalCode: code.replace(/^[A-Z]+-/, ''),
        addressLocality: town,
        addressCountry: countryNamed(below[0] ?? ''),
      },
      telephone,
      email: mailForm.exec(below.join('\n'))?.[0],
    };
  }
  return undefined;
}

const mapPoint = /https?:\/\/[^\s<>"]{0,200}?[/=@,](-?\d{1,2}\.\d{3,})(?:,|%2C)(-?\d{1,3}\.\d{3,})/;

/** A link to a map says where the house stands. */
function mapIn(text: string): Written | undefined {
  const [, latitude, longitude] = mapPoint.exec(text) ?? [];
  return latitude === undefined
    ? undefined
    : { '@type': 'GeoCoordinates', latitude: Number(latitude), longitude: Number(longitude) };
}

/** The stay that a confirmation describes: a house, the day of arrival and that of leaving; undefined for all others. */
export function stayIn(fields: readonly Field[], text: string, near: string | undefined): Written | undefined {
  const of = (...roles: readonly FieldRole[]): string[] =>
    fields.filter((field) => roles.some((role) => field.roles.has(role))).map(({ value }) => value);
  const checkinTime = momentIn(fields, 'checkIn', near) ?? momentIn(fields, 'arrival', near);
  const checkoutTime = momentIn(fields, 'checkOut', near) ?? momentIn(fields, 'departure', near);
  if (checkinTime === undefined || checkoutTime === undefined || checkoutTime <= checkinTime) return undefined;
  const block = addressBlock(text);
  const named = of('hotel').find((value) => /^\p{L}[^\n:]{2,80}$/u.test(value) && !/\s{3}/.test(value));
  const name = named ?? block?.name;
  if (name === undefined) return undefined;
  return {
    checkinTime,
    checkoutTime,
    reservationFor: {
      '@type': 'LodgingBusiness',
      name,
      address: block?.address,
      telephone: block?.telephone,
      email: block?.email,
      geo: mapIn(text),
    },
  };
}

/** Lines below a day in which its time may stand alone. */
const LINES_TO_TIME = 2;

/** The first day of the fields with a role, with the time of day that stands beside it or below. */
function momentIn(fields: readonly Field[], role: FieldRole, near: string | undefined): string | undefined {
  for (const [at, { roles, value, line }] of fields.entries()) {
    const [found] = roles.has(role) ? daysOfLine(value) : [];
    const day = found === undefined ? undefined : wholeDay(found.day, near);
    if (day === undefined || found === undefined) continue;
    const next = fields[at + 1];
    const isBelow = next !== undefined && next.roles.size === 0 && next.line - line <= LINES_TO_TIME;
    const time = timesOfLine(value, [found])[0] ?? (isBelow ? timesOfLine(next.value)[0] : undefined);
    return time === undefined ? day : `${day}T${time.time}:00`;
  }
  return undefined;
}

/** The car that a confirmation describes: where and when it is taken and brought back. */
export function rentalIn(fields: readonly Field[], near: string | undefined): Written | undefined {
  const of = (role: FieldRole): string[] => fields.filter(({ roles }) => roles.has(role)).map(({ value }) => value);
  const [pickup, dropoff] = [of('pickup'), of('dropoff')];
  const [pickupTime, dropoffTime] = [momentIn(fields, 'pickup', near), momentIn(fields, 'dropoff', near)];
  const place = (values: readonly string[]): string | undefined =>
    values.find((value) => /^\p{L}[^\n:]{2,80}$/u.test(value) && daysOfLine(value).length === 0);
  const pickupPlace = place(pickup);
  if (pickupTime === undefined || dropoffTime === undefined || pickupPlace === undefined) return undefined;
  return {
    pickupTime,
    dropoffTime,
    pickupLocation: { '@type': 'Place', name: pickupPlace },
    dropoffLocation: { '@type': 'Place', name: place(dropoff) ?? pickupPlace },
    reservationFor: { '@type': 'RentalCar', name: of('vehicle').find((value) => value.length <= 80) },
  };
}

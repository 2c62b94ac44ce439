import { DateTime } from 'luxon';
import { confirmed, personNamed, type Written } from './travel-node.ts';

/** Characters of one leg: where from and to, on which flight, day and seat. */
const LEG = 37;
/** Before the first leg: format, number of legs, name, whether the ticket is electronic. */
const OPENING = 23;
const MOST_LEGS = 4;
/** Of a leg as far as its day; some airlines leave out the blanks behind it. */
const SHORTEST_LEG = 24;
const bcbpForm = /^M[1-4][A-Z][ A-Z0-9/.'-]{19}/;

export const isBoardingPass = (text: string): boolean => bcbpForm.test(text) && startOf(text) !== undefined;

/** Where the first leg begins: some airlines leave out whether the ticket is electronic. */
const startOf = (text: string): number | undefined =>
  [OPENING, OPENING - 1].find((at) => legOf(text.slice(at, at + LEG)) !== undefined);

/**
 * The flights of a bar-coded boarding pass (IATA resolution 792), one node a leg. Its date is a day of some year: that which
 * its date of issue says, else the one nearest to `near`, a day of the item that it stands on; without either it has none.
 * A leg that does not have the form is left out, with those after it.
 */
export function boardingPassNodes(text: string, near: DateTime | undefined): Written[] {
  const legs = Math.min(Number(text[1]), MOST_LEGS);
  const person = personOf(text.slice(2, 22));
  const nodes: Written[] = [];
  let issue: Issue | undefined;
  let at = startOf(text) ?? text.length;
  for (let leg = 0; leg < legs; leg++) {
    const said = legOf(text.slice(at, at + LEG));
    if (said === undefined) break;
    at += LEG;
    const more = text.slice(at, at + said.conditional);
    at += said.conditional;
    const unique = leg === 0 ? uniqueOf(more) : { rest: more, issue: undefined };
    issue ??= unique.issue;
    nodes.push(reservation(said, person, repeatedOf(unique.rest), dayOf(said.day, issue, near)));
  }
  return nodes;
}

type Leg = {
  readonly booking: string;
  readonly from: string;
  readonly to: string;
  readonly carrier: string;
  readonly flight: string;
  readonly day: number;
  readonly seat: string;
  readonly sequence: string;
  /** Characters that follow, which airlines need not write. */
  readonly conditional: number;
};

const legForm =
  /^([A-Z0-9 ]{7})([A-Z]{3})([A-Z]{3})([A-Z0-9 ]{3})([A-Z0-9 ]{5})([\d ]{3})(.)([A-Z0-9 ]{4})([A-Z0-9 ]{5})(.)([0-9A-F ]{2})$/;

function legOf(written: string): Leg | undefined {
  const found = written.length < SHORTEST_LEG ? null : legForm.exec(written.padEnd(LEG));
  if (found === null) return undefined;
  const [, booking = '', from = '', to = '', carrier = '', flight = '', day = '', , seat = '', sequence = ''] = found;
  return {
    booking: booking.trim(),
    from,
    to,
    carrier: carrier.trim(),
    flight: withoutZeros(flight),
    day: Number(day),
    seat: withoutZeros(seat),
    sequence: withoutZeros(sequence),
    conditional: Number.parseInt(found[11] ?? '', 16) || 0,
  };
}

const withoutZeros = (written: string): string => written.trim().replace(/^0+(?=.)/, '');

/** Titles that follow the given name as a word of their own. */
const titles = /\s+(MR|MRS|MS|MISS|MSTR|DR|PROF|CHD|INF)$/;

function personOf(written: string): Written {
  const [family = '', given = ''] = written.trim().replace(titles, '').split('/');
  return personNamed({ given: given.trim(), family: family.trim() });
}

/** The day of issue: of the year only its last digit is written. */
type Issue = { readonly yearDigit: number; readonly day: number };

/** What is said once of the whole pass, behind its version; `rest` is what follows it. */
function uniqueOf(more: string): { readonly rest: string; readonly issue: Issue | undefined } {
  if (!/^>.[0-9A-F]{2}/.test(more)) return { rest: '', issue: undefined };
  const size = Number.parseInt(more.slice(2, 4), 16);
  const unique = more.slice(4, 4 + size);
  const [, digit, day] = /^.{3}(\d)(\d{3})/.exec(unique) ?? [];
  const issue = day === undefined ? undefined : { yearDigit: Number(digit), day: Number(day) };
  return { rest: more.slice(4 + size), issue };
}

type Repeated = { readonly ticketNumber: string | undefined; readonly membership: Written | undefined };

/** What is said of each leg beyond what must be: the number of the ticket, and whose frequent flyer the passenger is. */
function repeatedOf(rest: string): Repeated {
  const size = /^[0-9A-F]{2}/.test(rest) ? Number.parseInt(rest.slice(0, 2), 16) : 0;
  const said = rest.slice(2, 2 + size);
  // A number of noughts alone is none.
  const ticketNumber = /^\d{3}(?!0{10})\d{10}/.exec(said)?.[0];
  const [programName, membershipNumber] = [said.slice(18, 21).trim(), said.slice(21, 37).trim()];
  const membership =
    /^[A-Z0-9]{2,3}$/.test(programName) && /^[A-Z0-9 ]+$/.test(membershipNumber)
      ? { '@type': 'ProgramMembership', programName, membershipNumber: membershipNumber.replaceAll(' ', '') }
      : undefined;
  return { ticketNumber, membership };
}

/** The day of a flight: within a year from the issue of the pass, which is nearest to `near`; else itself the nearest. */
function dayOf(day: number, issue: Issue | undefined, near: DateTime | undefined): string | undefined {
  // A day with a space in it is no number.
  if (!(day >= 1 && day <= 366) || near === undefined) return undefined;
  const dates = (ordinal: number): DateTime[] =>
    [-9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
      .map((off) => DateTime.fromObject({ year: near.year + off, ordinal }, { zone: 'utc' }))
      .filter((date) => date.isValid);
  const apart = (date: DateTime): number => Math.abs(date.toMillis() - near.toMillis());
  const nearest = (all: readonly DateTime[]): DateTime | undefined => all.toSorted((a, b) => apart(a) - apart(b))[0];
  if (issue === undefined || issue.day < 1) return nearest(dates(day))?.toISODate() ?? undefined;
  const issued = nearest(dates(issue.day).filter(({ year }) => year % 10 === issue.yearDigit));
  const after = issued === undefined ? undefined : dates(day).find((date) => date >= issued);
  // A pass that says a year of no such day is taken at its day alone.
  return (after ?? nearest(dates(day)))?.toISODate() ?? undefined;
}

function reservation(leg: Leg, underName: Written, { ticketNumber, membership }: Repeated, day?: string): Written {
  return {
    '@type': 'FlightReservation',
    reservationNumber: leg.booking,
    reservationStatus: confirmed,
    airplaneSeat: leg.seat,
    passengerSequenceNumber: leg.sequence,
    underName,
    programMembershipUsed: membership === undefined ? undefined : { ...membership, member: underName },
    reservedTicket: ticketNumber === undefined ? undefined : { '@type': 'Ticket', ticketNumber },
    reservationFor: {
      '@type': 'Flight',
      flightNumber: leg.flight,
      airline: { '@type': 'Airline', iataCode: leg.carrier },
      departureAirport: { '@type': 'Airport', iataCode: leg.from },
      arrivalAirport: { '@type': 'Airport', iataCode: leg.to },
      departureDay: day,
    },
  };
}

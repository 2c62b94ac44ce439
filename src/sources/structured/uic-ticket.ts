import { inflateSync } from 'node:zlib';
import { DateTime } from 'luxon';
import { confirmed, personNamed, type Written } from './travel-node.ts';

/** Bytes that a ticket may unfold to; honest ones have some hundreds. */
const LARGEST_TICKET = 64 * 1024;
const MOST_RECORDS = 50;
const MOST_FIELDS = 500;
/** Rows and columns of the grid that a ticket is printed on (ERA TAP TSI B.6, RCT2). */
const [ROWS, COLUMNS] = [15, 72];
/** Bytes before the packed records, by version: the signature has 50 or 64. */
const openings: ReadonlyMap<string, number> = new Map([
  ['01', 64],
  ['02', 78],
]);

export const isUicTicket = (bytes: Uint8Array): boolean => latin1(bytes.subarray(0, 3)) === '#UT';

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

export type UicTicket = {
  /** What is printed on the ticket, row by row. */
  readonly text: string;
  readonly nodes: readonly Written[];
};

/**
 * The journeys of a railway ticket in a matrix code (UIC 918.3): number and date of the ticket, and what is printed at the
 * places that RCT2 has for stations, times, seat and passenger. Undefined for what does not unfold within its bounds.
 */
export function uicTicket(bytes: Uint8Array, near: DateTime | undefined): UicTicket | undefined {
  const records = recordsOf(bytes);
  if (records === undefined) return undefined;
  const head = records.get('U_HEAD');
  const layout = records.get('U_TLAY');
  const grid = layout === undefined ? undefined : gridOf(layout);
  const text = grid?.rows.map((row) => row.join('').trimEnd()).join('\n') ?? '';
  const nodes = grid?.isRct2 === true ? journeys(grid.rows, headOf(head), near) : [];
  return { text: text.replace(/\n{2,}/g, '\n').trim(), nodes };
}

/** The records by their names; of several with one name the first. */
function recordsOf(bytes: Uint8Array): Map<string, Uint8Array> | undefined {
  const opening = openings.get(latin1(bytes.subarray(3, 5)));
  if (opening === undefined) return undefined;
  const length = Number(latin1(bytes.subarray(opening, opening + 4)));
  if (!Number.isInteger(length) || length < 1) return undefined;
  const unfolded = inflated(bytes.subarray(opening + 4, opening + 4 + length));
  if (unfolded === undefined) return undefined;
  const records = new Map<string, Uint8Array>();
  for (let at = 0; at + 12 <= unfolded.length && records.size < MOST_RECORDS; ) {
    const name = latin1(unfolded.subarray(at, at + 6));
    const size = Number(latin1(unfolded.subarray(at + 8, at + 12)));
    if (!Number.isInteger(size) || size < 12) break;
    if (!records.has(name)) records.set(name, unfolded.subarray(at + 12, at + size));
    at += size;
  }
  return records;
}

function inflated(packed: Uint8Array): Uint8Array | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: LARGEST_TICKET });
  } catch {
    return undefined;
  }
}

type Head = { readonly number: string; readonly issued: DateTime | undefined };

function headOf(record: Uint8Array | undefined): Head {
  const text = latin1(record ?? new Uint8Array());
  const issued = DateTime.fromFormat(text.slice(24, 32), 'ddMMyyyy', { zone: 'utc' });
  return { number: text.slice(4, 24).trim(), issued: issued.isValid ? issued : undefined };
}

type Grid = { readonly isRct2: boolean; readonly rows: readonly string[][] };

/** What is printed, as rows of characters; a field that has no place on the ticket is left out. */
function gridOf(record: Uint8Array): Grid {
  const rows = Array.from({ length: ROWS }, () => Array.from({ length: COLUMNS }, () => ' '));
  const number = (at: number, digits: number): number => Number(latin1(record.subarray(at, at + digits)));
  const fields = Math.min(number(4, 4) || 0, MOST_FIELDS);
  let at = 8;
  for (let field = 0; field < fields && at + 13 <= record.length; field++) {
    const [row, column, height, width] = [number(at, 2), number(at + 2, 2), number(at + 4, 2), number(at + 6, 2)];
    const size = number(at + 9, 4);
    if (![row, column, height, width, size].every(Number.isInteger)) break;
    const text = charactersOf(record.subarray(at + 13, at + 13 + size));
    text.split('\n').forEach((line, below) => {
      const into = below < Math.max(1, height) ? rows[row + below] : undefined;
      [...line].slice(0, Math.max(width, 0) || COLUMNS).forEach((character, x) => {
        if (into !== undefined && column + x < COLUMNS) into[column + x] = character;
      });
    });
    at += 13 + size;
  }
  return { isRct2: latin1(record.subarray(0, 4)) === 'RCT2', rows };
}

/** The standard says nothing of the character set: most write UTF-8, some Latin-1. */
function charactersOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return latin1(bytes);
  }
}

/** Of the way there and the way back that which has both stations. */
function journeys(rows: Grid['rows'], { number, issued }: Head, near: DateTime | undefined): Written[] {
  const at = (row: number, column: number, width: number): string => {
    const text = (rows[row] ?? [])
      .slice(column, column + width)
      .join('')
      .trim();
    return /^\*+$/.test(text) ? '' : text;
  };
  const since = issued ?? near;
  const [, priceCurrency, totalPrice] = /^([A-Z]{3})\s*\**\s*(\d{1,6}[.,]\d\d)\**$/.exec(at(13, 52, 19)) ?? [];
  return [6, 7].flatMap((row): Written[] => {
    const [from, to] = [at(row, 12, 18), at(row, 34, 17)];
    if (from === '' || to === '') return [];
    const isReserved = row === 6;
    return [
      {
        '@type': 'TrainReservation',
        reservationNumber: number,
        reservationStatus: confirmed,
        underName: nameOf(at(0, 52, 19)),
        ...(totalPrice === undefined ? {} : { totalPrice: totalPrice.replace(',', '.'), priceCurrency }),
        reservedTicket: {
          '@type': 'Ticket',
          ticketedSeat: {
            '@type': 'Seat',
            seatNumber: isReserved ? at(8, 48, 23) : '',
            seatSection: isReserved ? at(8, 26, 3) : '',
            seatingType: at(row, 66, 5),
          },
        },
        reservationFor: {
          '@type': 'TrainTrip',
          trainNumber: isReserved ? trainOf(at(8, 7, 5), at(8, 13, 3)) : '',
          departureStation: { '@type': 'TrainStation', name: from },
          arrivalStation: { '@type': 'TrainStation', name: to },
          ...timesOf(at, row, since),
        },
      },
    ];
  });
}

const trainOf = (number: string, kind: string): string => (/^\d+$/.test(number) ? `${kind} ${number}`.trim() : '');

/** The place of the passenger's name also holds how many travel. */
function nameOf(written: string): Written | undefined {
  if (!/^[\p{L} .'/-]{3,}$/u.test(written)) return undefined;
  const [family = '', given = ''] = written.split('/');
  return given === ''
    ? { '@type': 'Person', name: personNamed({ given: family, family: '' })['name'] }
    : personNamed({ given, family });
}

/** When a journey begins and ends: a day of a month at a time, in the year from the issue of the ticket. */
function timesOf(
  at: (row: number, column: number, width: number) => string,
  row: number,
  since: DateTime | undefined,
): Written {
  if (since === undefined) return {};
  const departure = momentOf(at(row, 1, 5), at(row, 7, 5), since);
  const arrival = momentOf(at(row, 52, 5), at(row, 58, 5), since);
  const day = departure?.day;
  return {
    departureTime: departure?.moment,
    arrivalTime: arrival?.moment,
    departureDay: departure?.moment === undefined ? day : undefined,
  };
}

function momentOf(
  date: string,
  time: string,
  since: DateTime,
): { day: string; moment: string | undefined } | undefined {
  const [, day, month] = /^(\d\d)[./](\d\d)$/.exec(date) ?? [];
  if (day === undefined) return undefined;
  const years = [since.year, since.year + 1];
  const dates = years.map((year) => DateTime.fromISO(`${year}-${month}-${day}`, { zone: 'utc' }));
  const found = dates.find((one) => one.isValid && one >= since.startOf('day')) ?? dates.find((one) => one.isValid);
  const text = found?.toISODate() ?? undefined;
  if (text === undefined) return undefined;
  const [, hours, minutes] = /^([01]\d|2[0-3])[.:]([0-5]\d)$/.exec(time) ?? [];
  return { day: text, moment: hours === undefined ? undefined : `${text}T${hours}:${minutes}:00` };
}

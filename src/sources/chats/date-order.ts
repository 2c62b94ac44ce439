/** A date as it is written: three numbers in an order that the language of the phone decided. */
export type WrittenDate = readonly [number, number, number];
export type DateOrder = 'dmy' | 'mdy' | 'ymd';

const DAY_MS = 86_400_000;
/** No messenger's export has older messages. */
const FIRST_YEAR = 2009;
const orders = ['dmy', 'mdy', 'ymd'] as const;

/** Year, month and day of a written date; nothing where there is no such day. */
export function dateIn(order: DateOrder, [a, b, c]: WrittenDate): readonly [number, number, number] | undefined {
  const [year, month, day] = order === 'dmy' ? [c, b, a] : order === 'mdy' ? [c, a, b] : [a, b, c];
  const full = year < 100 ? 2000 + year : year;
  if (month < 1 || month > 12 || day < 1) return undefined;
  return day <= new Date(Date.UTC(full, month, 0)).getUTCDate() ? [full, month, day] : undefined;
}

/** How well an order reads all dates: how many it cannot, then by how many days they go to and fro. */
class Reading {
  impossible = 0;
  travelled = 0;
  #last: number | undefined;
  readonly order: DateOrder;
  readonly #latest: number;

  constructor(order: DateOrder, latest: number) {
    this.order = order;
    this.#latest = latest;
  }

  take(date: WrittenDate): void {
    const read = dateIn(this.order, date);
    const at = read === undefined ? Number.NaN : Date.UTC(read[0], read[1] - 1, read[2]);
    if (read === undefined || read[0] < FIRST_YEAR || at > this.#latest) {
      this.impossible += 1;
      return;
    }
    const day = at / DAY_MS;
    if (this.#last !== undefined) this.travelled += Math.abs(day - this.#last);
    this.#last = day;
  }
}

/**
 * Finds in which order the dates of a file are written, from all of them: messages follow one another in time, so that the
 * right order has no impossible dates and the shortest way from the first to the last. Takes memory for a few numbers.
 */
export class DateOrders {
  readonly #readings: readonly Reading[];
  #first: WrittenDate | undefined;

  /** @param latest milliseconds after which no message was written */
  constructor(latest: number) {
    this.#readings = orders.map((order) => new Reading(order, latest + DAY_MS));
  }

  take(date: WrittenDate): void {
    this.#first ??= date;
    for (const one of this.#readings) one.take(date);
  }

  /** The best order; of equally good ones month before day only where the clock has twelve hours. */
  best(hasTwelveHours: boolean): DateOrder {
    const preferred = hasTwelveHours ? ['mdy', 'dmy', 'ymd'] : ['dmy', 'mdy', 'ymd'];
    const rank = ({ order }: Reading) => preferred.indexOf(order);
    const sorted = [...this.#readings].sort(
      (a, b) => a.impossible - b.impossible || a.travelled - b.travelled || rank(a) - rank(b),
    );
    return sorted[0]?.order ?? 'dmy';
  }
}

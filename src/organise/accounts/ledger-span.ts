import type { LedgerAccount, LedgerKind } from '../../memory/ledger.ts';
import { type AccountRecord, byClock } from './account-records.ts';
import { repeating } from './supersession.ts';

type Span = NonNullable<LedgerAccount['span']>;

/** Kinds of dealings that take place on a day of their own, whenever they were booked and paid. */
const takingPlace: ReadonlySet<LedgerKind> = new Set([
  'lodging',
  'flight',
  'train',
  'ticket',
  'restaurant',
  'appointment',
]);
/** Roles of dates that tell the days, by kind, surest first. */
const visitRoles: readonly (readonly string[])[] = [
  ['event', 'other'],
  ['check-in', 'check-out', 'arrival', 'departure'],
];
const placeRoles: Partial<Record<LedgerKind, readonly (readonly string[])[]>> = {
  lodging: [
    ['check-in', 'check-out', 'arrival', 'departure'],
    ['event', 'other'],
  ],
  flight: [['departure', 'arrival', 'event', 'other']],
  train: [['departure', 'arrival', 'event', 'other']],
};
const DAY = 86_400_000;
/** Dates farther from the records than this are slips of reading. */
const FARTHEST = 500 * DAY;
/** No stay and no journey is longer; a day beyond it is a slip of reading too. */
const LONGEST_SPAN = 90 * DAY;
const LONGEST_UNTOLD = 21 * DAY;

/**
 * The days of what was bought: the stay, journey or visit by the newest record that dates it, else by what another sender
 * says of it (`rivals`), else the day of the purchase, which is that of the first record that binds.
 */
export function spanOf(
  order: readonly AccountRecord[],
  kind: LedgerKind,
  rivals: readonly AccountRecord[] = [],
): Span | undefined {
  const binding = order.filter((r) => r.own !== undefined && r.state !== 'quoted' && r.state !== 'requested');
  if (takingPlace.has(kind) || order.some(statesDays)) {
    const told = plannedDays(binding.length > 0 ? binding : order, kind);
    const planned = told.length > 0 ? told : plannedDays(rivals, kind);
    const [start] = planned;
    const end = planned.findLast((day) => Date.parse(day) - Date.parse(start ?? day) <= LONGEST_SPAN);
    if (start !== undefined && end !== undefined)
      return { start, end: kind === 'lodging' && start === end ? leftOn(binding, start) : end };
  }
  const [day] = binding.flatMap((r) => r.own ?? []).sort();
  return day === undefined ? undefined : { start: day, end: day };
}

/** Whether structured data says when it takes place: a rental car, a ferry. */
const statesDays = ({ view }: AccountRecord): boolean =>
  view.dates.some(({ field, role }) => field === 'structuredData' && (role === 'departure' || role === 'event'));

/** Of a stay whose end nobody names: the day of its bill, when that is soon after. */
function leftOn(records: readonly AccountRecord[], start: string): string {
  const billed = records.flatMap((r) =>
    (r.state === 'paid' || r.state === 'invoiced') && r.own !== undefined ? [r.own] : [],
  );
  const soon = billed.filter((day) => day >= start && Date.parse(day) - Date.parse(start) <= LONGEST_UNTOLD);
  return soon.sort()[0] ?? start;
}

/** Sorted days of the newest record that has any of the roles that tell most. A change names the old days too: they go. */
function plannedDays(order: readonly AccountRecord[], kind: LedgerKind): string[] {
  const groups = placeRoles[kind] ?? visitRoles;
  // Of a stay each record tells as well as it can; of other visits those that tell best are read alone.
  for (const roles of kind === 'lodging' ? [groups] : groups.map((group) => [group])) {
    let newest: string[] = [];
    const daysBy = new Map(order.map((r) => [r, daysOf(r, roles, kind)]));
    for (const record of order.filter((r, i) => r.state !== 'cancelled' && !isRepetition(r, i, order))) {
      const days = daysBy.get(record) ?? [];
      if (days.length === 0) continue;
      const known = new Set<string>();
      for (const [r, told] of daysBy)
        if (told.length > 0 && byClock(r, record) < 0) for (const day of told) known.add(day);
      const news = days.filter((day) => !known.has(day));
      // A visit that is confirmed for another day beside the one that was agreed has moved, whatever the letter calls it.
      const canMove = record.state === 'changed' || (record.state === 'confirmed' && kind !== 'lodging');
      const isMoved = canMove && news.length > 0 && news.length < days.length;
      // "The appointment of the 12th is moved to the 15th": what is said last holds, where nothing else is known.
      const isTold = record.state === 'changed' && known.size === 0 && placeRoles[kind] === undefined;
      // Who names again a day of those that are known, and none besides, moves nothing.
      const isPart = newest.length > days.length && news.length === 0;
      const moved = kind === 'lodging' ? movedStay(record, news) : news;
      const kept = kind === 'lodging' && record.state === 'changed' ? otherEndKept(record, newest) : undefined;
      if (!isPart) newest = kept ?? (isMoved ? moved : isTold ? lastSaid(record, days) : days);
    }
    if (newest.length > 0) return newest;
  }
  return [];
}

/**
 * The days of a stay of which a letter changes one and names the other as it was: "one night more, arrival 5 May, departure
 * 10 May". Where it names several of either, only those that are new.
 */
function movedStay({ view }: AccountRecord, news: readonly string[]): string[] {
  const ends = [arriving, leaving].map((roles) => {
    const said = [...new Set(view.dates.flatMap(({ role, start }) => (roles.has(role) ? [start.slice(0, 10)] : [])))];
    const told = said.filter((day) => news.includes(day));
    return told.length > 0 ? told : said;
  });
  const [start, end] = ends.flatMap((days) => (days.length === 1 ? days : []));
  return start !== undefined && end !== undefined && start < end ? [start, end] : [...news];
}
/** "New check-out: 18 April": who names only one end of a stay leaves the other as it was. */
function otherEndKept({ view }: AccountRecord, before: readonly string[]): string[] | undefined {
  const said = (roles: ReadonlySet<string>): string[] => [
    ...new Set(view.dates.flatMap(({ role, start }) => (roles.has(role) ? [start.slice(0, 10)] : []))),
  ];
  const [starts, ends] = [said(arriving), said(leaving)];
  const [first, last] = [before[0], before.at(-1)];
  if (first === undefined || last === undefined || first === last || starts.length + ends.length !== 1)
    return undefined;
  const [start, end] = [starts[0] ?? first, ends[0] ?? last];
  return start < end ? [start, end] : undefined;
}

const arriving: ReadonlySet<string> = new Set(['check-in', 'arrival']);
const leaving: ReadonlySet<string> = new Set(['check-out', 'departure']);

/** What only repeats tells no new day, unless nothing else tells any. */
const isRepetition = ({ state }: AccountRecord, i: number, order: readonly AccountRecord[]): boolean =>
  repeating.has(state) && i < order.length - 1;

const lastSaid = (record: AccountRecord, days: readonly string[]): string[] =>
  record.view.dates
    .map(({ start }) => start.slice(0, 10))
    .filter((day) => days.includes(day))
    .slice(-1);

/** Days of the roles within a year and a half; those without a role only when they are still to come. */
function daysOf(record: AccountRecord, groups: readonly (readonly string[])[], kind: LedgerKind): string[] {
  for (const roles of groups) {
    const days = daysIn(record, roles, kind);
    if (days.length > 0) return days;
  }
  return [];
}

const visited: ReadonlySet<string> = new Set(['appointment', 'restaurant']);
/** What the bill of a visit says of a day ahead is the next visit's. */
const isNextVisit = (record: AccountRecord, start: string): boolean =>
  (record.state === 'paid' || record.state === 'invoiced') && start.slice(0, 10) > (record.own ?? '~');

function daysIn(record: AccountRecord, roles: readonly string[], kind: LedgerKind): string[] {
  const isNear = (start: string): boolean =>
    !Number.isFinite(record.clock) || Math.abs(Date.parse(start.slice(0, 10)) - record.clock) < FARTHEST;
  return record.view.dates
    .filter(
      ({ role, start, end }) =>
        roles.includes(role) &&
        start.length >= 10 &&
        isNear(start) &&
        !(visited.has(kind) && isNextVisit(record, start)) &&
        // "From the 17th to the 20th" is a stay even on its bill.
        (role !== 'other' || start.slice(0, 10) > (record.own ?? '') || start.slice(0, 10) < end.slice(0, 10)),
    )
    .flatMap(({ start, end }) => [start.slice(0, 10), end.slice(0, 10)])
    .sort();
}

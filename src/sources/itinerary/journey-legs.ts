import type { FieldRole } from '../../lexicon/travel-terms.ts';
import { airportOf } from '../structured/airports.ts';
import type { Field, Roles } from './field.ts';
import type { Part, TableRow } from './itinerary-fields.ts';
import { type Atoms, atomsOf, type StopName, type Vehicle, vehicleIn } from './line-atoms.ts';
import { wholeDay } from './line-dates.ts';

export type Transport = 'flight' | 'train' | 'bus' | 'boat';
export type LegEnd = {
  stop?: StopName;
  /** "10:27", and its day, which arrivals need not say. */
  time?: string;
  day?: string;
  daysLater?: number;
  platform?: string;
  terminal?: string;
  gate?: string;
};
export type Leg = {
  readonly from: LegEnd;
  readonly to: LegEnd;
  vehicle?: Vehicle;
  transport?: Transport;
  vehicleName?: string;
  /** "Berlin - Riga" beside the number: where its lines of times name no stops. */
  route?: readonly [from: string, to: string];
  operator?: string;
  seat?: string;
  coach?: string;
  class?: string;
};

const transports: readonly Transport[] = ['flight', 'train', 'bus', 'boat'];
/** Lines after a word for leaving or arriving that may still be about that. */
const LINES_OF_END = 4;
/** A number of a vehicle without a label stands this close to its stops. */
const LINES_OF_NUMBER = 5;
/** "(DUB) - (BER)", "FRA → JFK". */
const routeForm = /(?<![\p{L}\d])\(?([A-Z]{3})\)?\s*(?:[-–—→➞>]|to)\s*\(?([A-Z]{3})\)?(?![\p{L}\d])/u;
const namedRoute = /^(\p{Lu}[^\d–→➞]{2,40}?)\s(?:[-–—→➞>]|to|nach|till|til)\s(\p{Lu}[^\d]{2,40})$/u;
function routeIn(text: string): Leg['route'] {
  const [, origin, destination] = namedRoute.exec(text) ?? [];
  return origin === undefined || destination === undefined ? undefined : [origin, destination];
}

/** A line that is the date of what follows it. */
const LONGEST_DATE = 60;
const seatForm = /^(?=.*\d)[\p{L}\d][\p{L}\d ,/–-]{0,30}$/u;
const shortForm = /^[\p{L}\d][\p{L}\d/-]{0,5}$/u;
const numberForm = /^\s*0*(\d{1,6})(?!\S)/;

/**
 * The legs of the journeys that a text describes: a place and a time of leaving, and where and when it arrives; what stands
 * before, between and behind those belongs to the leg. `near`: a day of the text, which tells years that it leaves out.
 */
export function legsOf(parts: readonly Part[], near: string | undefined, isMonthFirst: boolean): Leg[] {
  const journey = new Journey(near, isMonthFirst);
  for (const part of parts) {
    if ('row' in part) journey.row(part.row);
    else journey.field(part.field);
  }
  return journey.found();
}

type Side = 'from' | 'to';
const isEmpty = ({ from, to, vehicle }: Leg): boolean =>
  vehicle === undefined && Object.keys(from).length === 0 && Object.keys(to).length === 0;
const LONGEST_JOURNEY = 4 * 86_400_000;

/** No leg ends before it begins, or lasts for a week: these are two matters. */
function isSoon({ day: left }: LegEnd, { day: come = left }: LegEnd): boolean {
  if (left === undefined || come === undefined) return true;
  const length = Date.parse(come) - Date.parse(left);
  return length >= 0 && length <= LONGEST_JOURNEY;
}

const isOpenLeg = ({ from, to }: Leg): boolean => from.time !== undefined && to.time === undefined;
const isComplete = ({ from, to }: Leg): boolean =>
  from.stop !== undefined && from.time !== undefined && to.stop !== undefined && to.time !== undefined;
const has = (roles: Roles, ...any: readonly FieldRole[]): boolean => any.some((role) => roles.has(role));

class Journey {
  readonly legs: Leg[] = [{ from: {}, to: {} }];
  readonly #near: string | undefined;
  readonly #isMonthFirst: boolean;
  #side: { readonly of: Side; readonly line: number } | undefined;
  #day: string | undefined;
  #firstDay: string | undefined;
  /** "Kiel - Oslo" above a journey. */
  #route: Leg['route'];
  /** Where the number of the leg stood alone, without a word that it is one. */
  #numberedAt: number | undefined;

  constructor(near: string | undefined, isMonthFirst: boolean) {
    this.#near = near;
    this.#isMonthFirst = isMonthFirst;
  }

  field({ roles, value, line }: Field): void {
    // Most lines of most letters.
    if (
      roles.size === 0 &&
      (this.#sideAt(line) === undefined ? !/\d|\b[A-Z]{3}\b|\s[-–—→➞]\s/.test(value) : value === '')
    )
      return;
    const atoms = atomsOf(value, this.#isMonthFirst);
    const transport = transports.find((one) => roles.has(one));
    if (has(roles, 'gate', 'platform', 'terminal')) this.#detail(roles, value, line);
    else if (has(roles, 'booking', 'price')) return;
    else if (transport !== undefined) this.#vehicle(transport, value, atoms);
    else if (has(roles, 'departure', 'origin')) this.#end('from', atoms, line);
    else if (has(roles, 'arrival', 'destination')) this.#end('to', atoms, line);
    else if (has(roles, 'date')) this.#date(atoms, line);
    else if (has(roles, 'start', 'stop') && this.#sideAt(line) !== undefined) this.#more(atoms, line);
    else if (has(roles, 'passenger')) return;
    else if (roles.size > 0) this.#detail(roles, value.replace(/[,;\s]+$/, ''), line);
    else this.#free(value, atoms, line);
  }

  /** A row is a stop: of leaving where it names a vehicle or stands below that word, else what the row above leaves open. */
  row({ cells, head, going, line }: TableRow): void {
    const text = cells.map((cell) => cell.text).join('   ');
    const atoms = atomsOf(going?.value ?? text, this.#isMonthFirst);
    const timed = cells.find((cell) => /\d[:.h]\d\d/.test(cell.text))?.roles ?? new Set<FieldRole>();
    const isOpen = isOpenLeg(this.#leg);
    const isArrival =
      going?.roles.has('arrival') ?? (timed.has('departure') === timed.has('arrival') ? isOpen : timed.has('arrival'));
    const named = cells.find(({ roles, text: said }) => roles.has('stop') && /\p{L}{2}/u.test(said))?.text;
    const stop = named === undefined ? atoms.stop : { name: named };
    this.#end(isArrival ? 'to' : 'from', { ...atoms, stop }, line);
    const end = this.#leg[isArrival ? 'to' : 'from'];
    const rest = cells.map((cell) => bareNumber(cell, atoms.vehicle)).find((one) => one !== undefined);
    const isTracked = head.some(({ roles }) => roles.has('platform'));
    if (isTracked && rest !== undefined) end.platform ??= rest;
    if (!isTracked && rest !== undefined && atoms.vehicle !== undefined) this.#leg.coach ??= rest;
    for (const { roles, text: said } of cells) {
      if (has(roles, 'platform') && shortForm.test(said)) end.platform ??= said;
      if (!isArrival && has(roles, 'seat') && seatForm.test(said)) this.#leg.seat ??= said;
      if (!isArrival && has(roles, 'coach') && !roles.has('seat') && shortForm.test(said)) this.#leg.coach ??= said;
      if (!isArrival && has(roles, 'train', 'bus', 'service') && atoms.vehicle === undefined)
        this.#leg.vehicleName ??= said;
    }
  }

  get #leg(): Leg {
    return this.legs.at(-1) as Leg;
  }

  #next(): Leg {
    if (!isEmpty(this.#leg)) this.legs.push({ from: {}, to: {} });
    return this.#leg;
  }

  #sideAt = (line: number): Side | undefined =>
    this.#side !== undefined && line - this.#side.line <= LINES_OF_END ? this.#side.of : undefined;

  #end(side: Side, atoms: Atoms, line: number): void {
    const { from, to } = this.#leg;
    const isTaken =
      (atoms.times.length > 0 && from.time !== undefined) || (atoms.stop !== undefined && from.stop !== undefined);
    const isBegun = to.stop !== undefined || to.time !== undefined;
    const isMore = atoms.times.length + atoms.days.length > 0 || atoms.stop !== undefined;
    if (side === 'from' && isMore && (isComplete(this.#leg) || (isTaken && isBegun))) this.#next();
    const { vehicle, transport } = this.#leg;
    if (vehicle !== undefined && transport === undefined && line - (this.#numberedAt ?? line) > LINES_OF_NUMBER)
      delete this.#leg.vehicle;
    if (side === 'from' && this.#route !== undefined) {
      this.#leg.route ??= this.#route;
      this.#route = undefined;
    }
    this.#side = { of: side, line };
    this.#more(atoms, line);
  }

  /** What is said of the end that the text is at. */
  #more({ days, times, stop, platform, terminal, vehicle }: Atoms, line: number): void {
    const side = this.#sideAt(line);
    if (side === undefined) return;
    this.#side = { of: side, line };
    const end = this.#leg[side];
    const [time] = times;
    const day = this.#dayOf(days[0]);
    if (day !== undefined && end.day === undefined) end.day = day;
    if (day !== undefined) this.#day = day;
    if (time !== undefined && end.time === undefined) {
      end.time = time.time;
      if (time.daysLater > 0) end.daysLater = time.daysLater;
      if (this.#day !== undefined) end.day ??= this.#day;
    }
    if (stop !== undefined) end.stop ??= stop;
    if (platform !== undefined) end.platform ??= platform;
    if (terminal !== undefined) end.terminal ??= terminal;
    if (vehicle !== undefined && this.#leg.vehicle === undefined) this.#number(this.#leg, vehicle, undefined);
  }

  #number(leg: Leg, vehicle: Vehicle, standsAlone: number | undefined): void {
    leg.vehicle = vehicle;
    this.#numberedAt = standsAlone;
  }

  #dayOf(day: Atoms['days'][number] | undefined): string | undefined {
    const read = day === undefined ? undefined : wholeDay(day, this.#day ?? this.#near);
    this.#firstDay ??= read;
    return read;
  }

  /** The legs that are known by both of their ends; where the day stands below the times, it is that of all. */
  found(): Leg[] {
    for (const { from, to, route } of this.legs) {
      if (this.#firstDay !== undefined) from.day ??= this.#firstDay;
      if (route === undefined) continue;
      from.stop ??= { name: route[0] };
      to.stop ??= { name: route[1] };
    }
    return this.legs.filter(
      ({ from, to }) => from.stop !== undefined && from.time !== undefined && to.stop !== undefined && isSoon(from, to),
    );
  }

  #date(atoms: Atoms, line: number): void {
    const side = this.#sideAt(line);
    const day = this.#dayOf(atoms.days[0]);
    if (day === undefined) return;
    this.#day = day;
    // "Departure, date, time" is of that end; behind its time, a date is of what comes next.
    if (side !== undefined && this.#leg[side].time === undefined) this.#leg[side].day ??= day;
  }

  #vehicle(transport: Transport, value: string, atoms: Atoms): void {
    const bare = transport === 'flight' ? undefined : numberForm.exec(value.replace(/[,;]+$/, ''))?.[1];
    const vehicle =
      atoms.vehicle ?? (bare === undefined ? undefined : { letters: '', digits: bare, written: bare, after: '' });
    const day = this.#dayOf(atoms.days[0]);
    if (day !== undefined) this.#day = day;
    if (vehicle === undefined) {
      const route = routeIn(value);
      if (route !== undefined) this.#route = route;
      else if (atoms.stop !== undefined && !isComplete(this.#leg))
        this.#leg.vehicleName ??= value.replace(/[,;\s]+$/, '');
      return;
    }
    const isNext =
      this.#leg.vehicle !== undefined && (this.#leg.from.time !== undefined || this.#leg.to.stop !== undefined);
    const leg = isNext ? this.#next() : this.#leg;
    if (isNext) this.#side = undefined;
    this.#number(leg, vehicle, undefined);
    leg.transport = transport;
  }

  #detail(roles: Roles, value: string, line: number): void {
    const said = has(roles, 'arrival', 'destination') ? 'to' : has(roles, 'departure', 'origin') ? 'from' : undefined;
    const leg = this.#leg;
    const end = leg[said ?? this.#sideAt(line) ?? 'from'];
    if (has(roles, 'operator') && /\p{L}{2}/u.test(value)) leg.operator ??= value;
    if (has(roles, 'platform') && shortForm.test(value)) end.platform ??= value;
    if (has(roles, 'terminal') && shortForm.test(value)) end.terminal ??= value;
    if (has(roles, 'gate') && shortForm.test(value)) leg.from.gate ??= value;
    const [, coach, seat] =
      has(roles, 'coach') && has(roles, 'seat') ? (/^(\d{1,3})\s?[/,]\s?(\w{1,4})$/.exec(value) ?? []) : [];
    if (has(roles, 'seat') && seatForm.test(value)) leg.seat ??= seat ?? value;
    if (coach !== undefined || (has(roles, 'coach') && !has(roles, 'seat') && shortForm.test(value)))
      leg.coach ??= coach ?? value;
    if (has(roles, 'class') && value.length <= 40) leg.class ??= value;
  }

  /** A line without a label: the number of what leaves next, a day, or more of the end that stands above it. */
  #free(value: string, atoms: Atoms, line: number): void {
    this.#route = routeIn(value) ?? this.#route;
    const vehicle = vehicleIn(value);
    if (atoms.seat !== undefined && !isEmpty(this.#leg)) {
      this.#leg.seat ??= atoms.seat;
      if (atoms.coach !== undefined) this.#leg.coach ??= atoms.coach;
      return;
    }
    if (vehicle !== undefined && vehicle.start <= 1 && atoms.times.length === 0 && isNumbered(vehicle)) {
      const isNext = isComplete(this.#leg) && this.#leg.vehicle !== undefined;
      const leg = isNext ? this.#next() : this.#leg;
      if (isNext) this.#side = undefined;
      if (leg.vehicle === undefined) this.#number(leg, vehicle, line);
      const route = routeIn(vehicle.after);
      if (route !== undefined) leg.route ??= route;
      return;
    }
    const [, origin, destination] = routeForm.exec(value) ?? [];
    if (airportOf(origin) !== undefined && airportOf(destination) !== undefined) {
      const { from, to } = isComplete(this.#leg) ? this.#next() : this.#leg;
      from.stop ??= { name: origin as string, code: origin as string };
      to.stop ??= { name: destination as string, code: destination as string };
      return;
    }
    const code = atoms.stop?.code;
    const isStop = airportOf(code) !== undefined || atoms.platform !== undefined;
    if (atoms.times.length === 1 && atoms.stop !== undefined && isStop && this.#sideAt(line) === undefined) {
      // Two lines of a time and an airport, or a track, are a journey.
      this.#end(isOpenLeg(this.#leg) ? 'to' : 'from', atoms, line);
      this.#side = undefined;
      return;
    }
    if (this.#sideAt(line) !== undefined) {
      const end = this.#leg[this.#sideAt(line) as Side];
      // What follows a whole stop are its notes.
      const isWhole = end.stop !== undefined && end.time !== undefined;
      this.#more(isWhole ? { ...atoms, times: [], days: [], stop: undefined, vehicle: undefined } : atoms, line);
    } else if (atoms.days.length === 1 && value.length <= LONGEST_DATE) {
      this.#day = this.#dayOf(atoms.days[0]) ?? this.#day;
    }
  }
}

/** A number without a column of its own, alone or behind the time: of the platform, else of the coach. */
function bareNumber({ roles, text }: TableRow['cells'][number], vehicle: Vehicle | undefined): string | undefined {
  const rest = vehicle === undefined ? text : text.replace(new RegExp(`${vehicle.letters}\\s*${vehicle.digits}`), '');
  const own =
    roles.size === 0 ? /^\s*(\d{1,3}[a-z]?)$/.exec(rest) : /\d[:.h]\d\d(?:.*\D)?\s(\d{1,3}[a-z]?)$/.exec(rest);
  return own?.[1];
}

const isNumbered = ({ letters, digits, after }: Vehicle): boolean =>
  (/^[\p{Lu}\d]{1,5}$/u.test(letters) || (digits.length >= 3 && digits.length <= 5)) && after.length <= 40;

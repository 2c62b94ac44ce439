import { isDeepStrictEqual } from 'node:util';
import type { Event } from '../../memory/event.ts';
import type { EventId } from '../../memory/ids.ts';
import type { View } from '../view.ts';
import type { FactSources } from './event-facts.ts';
import type { Day } from './happenings.ts';

type From = { readonly parent: EventId | undefined; readonly sources: FactSources; readonly other: FactSources };
type Told = { readonly views: readonly (readonly View[])[]; readonly said: string; readonly events: readonly Event[] };

/**
 * What was told of each day when a memory was organised last: a day is told anew only where something that is told of it is
 * other than it was, be it of its items or what all others say of these (where they were, who they show, who wrote).
 */
export class DaysTold {
  #before: ReadonlyMap<string, Told> = new Map();
  #now = new Map<string, Told>();

  /** From now on days are compared with those that were told until now. */
  begin(): void {
    this.#before = this.#now;
    this.#now = new Map();
  }

  /** The events of a day; `tell` makes of nothing but the items and `from` what they are. */
  ofDay(day: Day, from: From, tell: () => readonly Event[]): readonly Event[] {
    const views = [day.views, from.sources.lettersOf(day.day), ...day.moments];
    const said = JSON.stringify(saidBeside(views, from));
    const known = this.#before.get(day.day);
    const isKnown = known?.said === said && isSameList(known.views, views, isSameViews);
    const told = { views, said, events: isKnown ? known.events : tell() };
    this.#now.set(day.day, told);
    return told.events;
  }
}

/** All that is told of a day beside what its items say themselves (`FactSources`). */
const saidBeside = ([views = [], letters = []]: Told['views'], { parent, sources, other }: From): unknown[] => [
  parent ?? '',
  sources.tongue,
  letters.map((view) => sources.writerOf(view) ?? 0),
  views.map((view) => [
    sources.spots.get(view) ?? 0,
    sources.poisOf(view),
    sources.isHome(view),
    sources.shown(view),
    other.shown(view),
  ]),
];

const isSameList = <T>(one: readonly T[], other: readonly T[], isSame: (a: T, b: T) => boolean): boolean =>
  one.length === other.length && one.every((value, at) => isSame(value, other[at] as T));

const isSameViews = (one: readonly View[], other: readonly View[]): boolean =>
  isSameList(one, other, (a, b) => a === b || isDeepStrictEqual(a, b));

import type { MemoryItem } from '../memory/item.ts';
import type { FilmMoment, Moment } from '../memory/seen.ts';
import { slug } from './fold.ts';
import { tokens } from './tokens.ts';

/** A stretch of a film and the fields that say so ("moments.3", "transcript.segments.2"). */
export type Stay = FilmMoment & { readonly fields: readonly string[] };

/** Somebody who is asked for: by id, or by name where nobody is known. */
export type Shown = { readonly id?: string | undefined; readonly name: string };

/** The segments of what is said that have most of the wanted tokens, at least so many, in order. */
export function saidStays({ transcript }: MemoryItem, wanted: ReadonlySet<string>, least = 1): Stay[] {
  const counted = (transcript?.segments ?? []).map(({ start, end, text }, i) => ({
    stay: { start, end, fields: [`transcript.segments.${i}`] },
    count: new Set(tokens(text).filter((token) => wanted.has(token))).size,
  }));
  const most = Math.max(0, ...counted.map(({ count }) => count));
  return most < least ? [] : counted.filter(({ count }) => count === most).map(({ stay }) => stay);
}

/** When a thing that is called by one of the tokens is on screen. */
export const thingStays = (item: MemoryItem, wanted: ReadonlySet<string>): Stay[] =>
  staysWhere(item, ({ kind, what }) => kind === 'object' && tokens(what ?? '').some((token) => wanted.has(token)));

export const kindStays = (item: MemoryItem, asked: Moment['kind']): Stay[] =>
  staysWhere(item, ({ kind }) => kind === asked);

/** When all of them who are in the film at all are on screen together; where they never are, when each of them is. */
export function peopleStays(item: MemoryItem, people: readonly Shown[]): Stay[] {
  const each = people
    .map((asked) => {
      const faces = facesOf(item, asked);
      return staysWhere(item, ({ kind, what }) => kind === 'face' && what !== undefined && faces.has(what));
    })
    .filter((found) => found.length > 0);
  const [first = [], ...rest] = each;
  const together = rest.reduce((at, next) => at.flatMap((one) => shared(one, next)), first);
  return together.length > 0 ? inOrder(together) : inOrder(each.flat());
}

function staysWhere({ moments = [] }: MemoryItem, is: (moment: Moment) => boolean): Stay[] {
  return inOrder(
    moments.flatMap((moment, i) =>
      is(moment) ? [{ start: moment.start, end: moment.end, fields: [`moments.${i}`] }] : [],
    ),
  );
}

function facesOf({ people = [] }: MemoryItem, { id, name }: Shown): ReadonlySet<string> {
  const isMeant = (person: NonNullable<MemoryItem['people']>[number]): boolean =>
    id === undefined ? slug(person.name) === slug(name) : person.id === id;
  return new Set(people.flatMap((person) => (person.face !== undefined && isMeant(person) ? [person.face] : [])));
}

const shared = (one: Stay, others: readonly Stay[]): Stay[] =>
  others
    .map(({ start, end, fields }) => ({
      start: Math.max(one.start, start),
      end: Math.min(one.end, end),
      fields: [...one.fields, ...fields],
    }))
    .filter(({ start, end }) => start < end);

const inOrder = (stays: readonly Stay[]): Stay[] => stays.toSorted((a, b) => a.start - b.start);

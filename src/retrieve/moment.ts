import { slug } from '../language/fold.ts';
import { tokens } from '../language/tokens.ts';
import type { MemoryItem } from '../memory/item.ts';
import type { LeafArgs, PlanNode } from '../memory/query-plan.ts';
import type { FilmMoment } from '../memory/seen.ts';
import { leavesOf } from './algebra/plan-normal.ts';

/** What a question asks of a film: words that are said, things and people that are seen. */
export type MomentWanted = {
  readonly tokens: ReadonlySet<string>;
  readonly people: readonly LeafArgs<'person'>[];
};

export function momentWanted(root: PlanNode, wanted: ReadonlySet<string>): MomentWanted {
  const people = leavesOf(root).flatMap(({ leaf, negated }) => (!negated && leaf.tool === 'person' ? [leaf.args] : []));
  return { tokens: wanted, people };
}

/**
 * Where a film shows or says what is asked: the segment with most of the words, else the thing, else when all who are
 * asked for are on screen together, or the first of them. `undefined` where nothing tells: the film is then meant whole.
 */
export function momentOf(item: MemoryItem, wanted: MomentWanted): FilmMoment | undefined {
  if (item.transcript === undefined && item.moments === undefined) return undefined;
  return saidAt(item, wanted.tokens) ?? thingAt(item, wanted.tokens) ?? peopleAt(item, wanted.people);
}

function saidAt({ transcript }: MemoryItem, wanted: ReadonlySet<string>): FilmMoment | undefined {
  let best: FilmMoment | undefined;
  let most = 0;
  for (const { start, end, text } of transcript?.segments ?? []) {
    const count = new Set(tokens(text).filter((token) => wanted.has(token))).size;
    if (count > most) [best, most] = [{ start, end }, count];
  }
  return best;
}

function thingAt({ moments = [] }: MemoryItem, wanted: ReadonlySet<string>): FilmMoment | undefined {
  return earliest(
    moments.filter(({ kind, what }) => kind === 'object' && tokens(what ?? '').some((token) => wanted.has(token))),
  );
}

function peopleAt(item: MemoryItem, people: readonly LeafArgs<'person'>[]): FilmMoment | undefined {
  const stays = people
    .map((asked) => {
      const faces = facesOf(item, asked);
      return (item.moments ?? []).filter(({ kind, what }) => kind === 'face' && what !== undefined && faces.has(what));
    })
    .filter((found) => found.length > 0);
  const [first = [], ...rest] = stays;
  const together = rest.reduce<readonly FilmMoment[]>((at, next) => at.flatMap((one) => shared(one, next)), first);
  return earliest(together) ?? earliest(stays.flat());
}

function facesOf({ people = [] }: MemoryItem, { id, name }: LeafArgs<'person'>): ReadonlySet<string> {
  const isMeant = (person: NonNullable<MemoryItem['people']>[number]): boolean =>
    id === undefined ? slug(person.name) === slug(name) : person.id === id;
  return new Set(people.flatMap((person) => (person.face !== undefined && isMeant(person) ? [person.face] : [])));
}

const shared = (one: FilmMoment, others: readonly FilmMoment[]): FilmMoment[] =>
  others
    .map(({ start, end }) => ({ start: Math.max(one.start, start), end: Math.min(one.end, end) }))
    .filter(({ start, end }) => start < end);

function earliest(moments: readonly FilmMoment[]): FilmMoment | undefined {
  const [first] = moments.toSorted((a, b) => a.start - b.start);
  return first === undefined ? undefined : { start: first.start, end: first.end };
}

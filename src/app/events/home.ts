import type { HomeResponse } from '../../contract/home.ts';
import { personIndexIds } from '../../language/mail-address.ts';
import { term } from '../../language/terms.ts';
import type { Person } from '../../memory/person.ts';
import { perState } from '../../ports/per-state.ts';
import type { Store } from '../../ports/store.ts';
import { countDuplicates } from '../items/duplicates.ts';
import { countGone } from '../items/gone-list.ts';
import { itemOutlines, tallyOf } from '../items/item-outlines.ts';
import { timelineDays } from '../items/timeline.ts';
import type { OpenMemory } from '../open-memory.ts';
import { ownerNow } from '../settings/owner-clock.ts';
import { eventBriefs, highlightsOf, knownEvents } from './event-briefs.ts';

const most = { years: 6, pictures: 4, trips: 3, people: 6, asked: 60 } as const;
/** Somebody of so many pictures is missed when half a year of pictures goes by without them. */
const missed = { pictures: 8, days: 183 } as const;

/** What is worth looking at today: only what finds something. */
export async function home(memory: OpenMemory): Promise<HomeResponse> {
  const now = await ownerNow(memory);
  const [onThisDay, trips, notSeen, review] = await Promise.all([
    yearsAgo(memory, now.slice(0, 10)),
    recentTrips(memory, now),
    peopleNotSeen(memory),
    toReview(memory),
  ]);
  return { onThisDay, trips, notSeen, review };
}

async function yearsAgo(memory: OpenMemory, today: string): Promise<HomeResponse['onThisDay']> {
  const { days } = await timelineDays(memory);
  const same = days
    .filter(({ day, codes }) => day < today && day.slice(5) === today.slice(5) && /^(?:..)*[iv]/.test(codes))
    .slice(-most.years)
    .toReversed();
  return Promise.all(
    same.map(async ({ day, codes }) => {
      const modalities = ['image', 'video'] as const;
      const rows = await memory.store.timeline({ from: day, to: day, modalities, limit: 500 });
      const pictures = await highlightsOf(
        memory,
        rows.map(({ id }) => id),
        most.pictures,
      );
      return { day, items: codes.length / 2, pictures };
    }),
  );
}

async function recentTrips(memory: OpenMemory, now: string): Promise<HomeResponse['trips']> {
  const known = await knownEvents(memory.store);
  const trips = known.all.filter(({ kind, span }) => kind === 'trip' && span.start <= now);
  return eventBriefs(memory, known, trips.slice(-most.trips).toReversed());
}

/** Named people with the pictures that show them, those with most first. */
const pictured = perState(
  async (store: Store) => {
    const named = (await store.records('person')).filter(
      ({ kind, name, owner, hidden }) => kind === 'person' && name !== '' && !owner && hidden !== true,
    );
    const counts = new Map((await store.vocabulary(term.person(''))).map((one) => [one.term, one.items]));
    const ofItems = (person: Person): number =>
      Math.max(...personIndexIds(person).map((id) => counts.get(term.person(id)) ?? 0));
    const asked = named
      .map((person) => ({ person, items: ofItems(person) }))
      .filter(({ items }) => items >= missed.pictures)
      .sort((a, b) => b.items - a.items)
      .slice(0, most.asked);
    const shown = await store.matches(
      asked.map(({ person }) => ({
        any: [
          personIndexIds(person).flatMap((id) => ['face', 'tagged'].map((how) => term.personAs(how, id))),
          ['image', 'video'].map(term.modality),
        ],
        none: [],
      })),
    );
    return asked.map(({ person }, n) => ({ person, ids: shown[n] ?? [] }));
  },
  ['person', 'item'],
);

/** Against the last pictures that there are: a memory of long ago misses nobody. */
async function peopleNotSeen(memory: OpenMemory): Promise<HomeResponse['notSeen']> {
  const [people, outlines] = await Promise.all([pictured(memory.store), itemOutlines(memory)]);
  const seen = people
    .filter(({ ids }) => ids.length >= missed.pictures)
    .map(({ person, ids }) => ({ person, pictures: ids.length, latest: tallyOf(ids, outlines).latest ?? '' }));
  const { days } = await timelineDays(memory);
  const last = days.findLast(({ codes }) => /^(?:..)*[iv]/.test(codes))?.day;
  if (last === undefined) return [];
  const before = new Date(Date.parse(last) - missed.days * 86_400_000).toISOString().slice(0, 10);
  return seen
    .filter(({ latest }) => latest !== '' && latest.slice(0, 10) < before)
    .sort((a, b) => b.pictures - a.pictures)
    .slice(0, most.people)
    .map(({ person, pictures, latest }) => {
      const face = person.seen?.[0];
      const { id, name } = person;
      return { id, name, last: latest.slice(0, 10), pictures, ...(face === undefined ? {} : { face }) };
    });
}

/** Faces that nobody named, files that could not be read, and items that are no longer at their source. */
async function toReview(memory: OpenMemory): Promise<HomeResponse['review']> {
  const [duplicates, people, failures, gone] = await Promise.all([
    countDuplicates(memory),
    memory.store.records('person'),
    memory.store.records('failure'),
    countGone(memory.store),
  ]);
  const unnamed = people.filter(
    ({ name, hidden, seen = [] }) => name === '' && hidden !== true && seen.length >= missed.pictures,
  ).length;
  return { duplicates, unnamed, failed: failures.length, gone };
}

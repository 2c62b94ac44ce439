import type { Chance } from '../chance.ts';
import { scenes } from '../world/scenes.ts';
import { clock, dayText } from './calendar.ts';
import type { Household } from './errands.ts';
import type { Fact, Trip } from './fact.ts';
import { stopOn } from './friends.ts';
import type { Photo } from './photo.ts';

type Shot = Omit<Photo, 'id' | 'camera' | 'minutesOff'>;
const TRAVELLING = 0.6;
const PET = 0.3;

/** One thing seen at one time, on a journey or about home: what some pictures are of. */
export function moment(life: Household, trips: readonly Trip[], n: number): Fact {
  const { chance, people, pet, days } = life;
  const trip = chance.is(TRAVELLING) ? chance.pick(trips) : undefined;
  const day = trip === undefined ? chance.int(days[0], days[1]) : chance.int(trip.from, trip.to);
  const withPet = trip === undefined && chance.is(PET);
  const scene = chance.pick(scenes.filter(({ at }) => at === 'any' || at === (trip === undefined ? 'home' : 'trip')));
  return {
    id: `moment-${n}`,
    kind: 'moment',
    day,
    minute: chance.int(480, 1290),
    city: trip === undefined ? life.homeOn(day) : stopOn(trip, Math.min(day, trip.to - 1)),
    name: withPet ? pet.name : scene.object,
    with: trip?.with ?? (chance.is(0.4) ? chance.some(people, chance.int(1, 3)) : []),
    ...(withPet ? { pet } : { scene }),
    ...(trip === undefined ? {} : { trip: trip.id }),
  };
}

const speeches =
  'happy birthday to you|look at this view|we finally made it|say hello to grandma|watch your step|I can’t believe it is snowing|cheers everybody|this is our last evening here'.split(
    '|',
  );

/** Pictures that are taken of a moment: a few within minutes, now and then a video. */
export function shotsOfMoment(chance: Chance, fact: Fact): Shot[] {
  let minute = fact.minute;
  return Array.from({ length: chance.pick([1, 1, 2, 2, 3, 4]) }, () => {
    minute = Math.min(1439, minute + chance.int(0, 2));
    const people = chance.is(0.55) ? fact.with : [];
    const video = chance.is(0.12);
    return {
      fact,
      kind: video ? 'video' : 'image',
      day: fact.day,
      minute,
      second: chance.int(0, 59),
      city: fact.city,
      shows: fact.pet !== undefined ? 'pet' : 'scene',
      people,
      selfie: people.length > 0 && chance.is(0.2),
      ...(video && chance.is(0.6) ? { speech: chance.pick(speeches) } : {}),
    } satisfies Shot;
  });
}

const paper = (fact: Fact, shows: Photo['shows'], day: number, minute: number): Shot => ({
  fact,
  kind: 'image',
  day,
  minute,
  second: 7,
  city: fact.city,
  shows,
  people: [],
  selfie: false,
});

/** Pictures around a fact that is not a moment: of the table, of who is there, of papers and screens. */
export function shotsOfFact(chance: Chance, fact: Fact): Shot[] {
  const at = (shows: Photo['shows'], after: number): Shot =>
    paper(fact, shows, fact.day, Math.min(1439, fact.minute + after));
  if (fact.kind === 'meal')
    return [
      ...(chance.is(0.75) ? [at('dish', chance.int(10, 25))] : []),
      ...(chance.is(0.5) ? [{ ...at('people', chance.int(5, 40)), people: fact.with, selfie: chance.is(0.4) }] : []),
      ...(chance.is(0.35) ? [at('receipt', chance.int(60, 80))] : []),
    ];
  if (fact.kind === 'stay') return chance.is(0.25) ? [paper(fact, 'receipt', fact.until ?? fact.day, 600)] : [];
  if (fact.kind === 'flight') return chance.is(0.3) ? [paper(fact, 'screen', fact.day - 1, 1230)] : [];
  if (fact.kind === 'show')
    return [
      ...(chance.is(0.4) ? [at('ticket', -20)] : []),
      ...(fact.what === 'concert' && chance.is(0.6) ? [{ ...at('scene', 60), people: fact.with }] : []),
    ];
  if (fact.kind === 'order') return chance.is(0.12) ? [at('screen', 5)] : [];
  return [];
}

/** Names of pictures as phones give them: date, time, and a number when two are of one second. */
export function withIds(shots: readonly Omit<Photo, 'id'>[]): Photo[] {
  const used = new Map<string, number>();
  return shots
    .toSorted((a, b) => a.day - b.day || a.minute - b.minute || a.second - b.second)
    .map((shot) => {
      const minute = Math.max(0, Math.min(1439, shot.minute + shot.minutesOff));
      const stem = `${dayText(shot.day).replaceAll('-', '')}_${clock(minute).replace(':', '')}${String(shot.second).padStart(2, '0')}`;
      const n = used.get(stem) ?? 0;
      used.set(stem, n + 1);
      return { ...shot, id: n === 0 ? stem : `${stem}_${String(n).padStart(3, '0')}` };
    });
}

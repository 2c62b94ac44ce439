import { describe, expect, it } from 'vitest';
import { albumPhotos } from '../album/album.ts';
import { conditionsAsked } from '../album/queries.ts';
import { queryWords } from '../album/query-words.ts';
import { Chance } from '../chance.ts';
import { recordsOf } from '../records/records.ts';
import type { Records } from '../records/row.ts';
import type { Fact } from '../truth/fact.ts';
import type { Photo } from '../truth/photo.ts';
import { makeTruth, type Truth } from '../truth/truth.ts';
import { voiceNamed } from '../voices/voice.ts';
import { draftsOf } from './atm-questions.ts';
import type { Draft } from './draft.ts';
import { phrase } from './phrase.ts';
import { kinds } from './single.ts';

// Gold is checked by reading the words of a question anew, by rules that share nothing with those that chose them.

/** Voices that say details as they stand. */
const literal = ['plain', 'hasty'].map((name) => voiceNamed(name));
const months = 'January February March April May June July August September October November December'.split(' ');
const seasons: Readonly<Record<string, readonly number[]>> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
};
const iso = (day: number) => new Date(day * 86_400_000).toISOString();
const year = (day: number) => Number(iso(day).slice(0, 4));
const month = (day: number) => Number(iso(day).slice(5, 7));

type Seen = {
  readonly days: readonly number[];
  readonly city: Fact['city'];
  readonly people: Fact['with'];
  readonly trip?: string;
  readonly minute: number;
};
type Reading = (seen: Seen, truth: Truth) => boolean;

/** What a phrase of place, time or company means, by its English words. */
function read(words: string, asked?: number): Reading {
  const [, only = '', who = ''] = /^with (only )?(.+)$/.exec(words) ?? [];
  if (who !== '')
    return ({ people }) => {
      const [wanted = '', without = ''] = who.split(' but without ');
      if (people.some(({ first, last }) => without === first || without === `${first} ${last}`)) return false;
      const named = wanted === 'my parents' ? ['my mother', 'my father'] : wanted.split(' and ');
      const all = named.every((name) =>
        people.some(
          ({ first, last, said }) => name === `${first} ${last}` || name === first || said?.includes(name) === true,
        ),
      );
      return all && (only === '' || people.length === 1);
    };
  if (words === 'last month')
    return ({ days }) =>
      days.some((day) => year(day) * 12 + month(day) + 1 === year(asked ?? 0) * 12 + month(asked ?? 0));
  const [, seen] = /^on the trip where I photographed (.+)$/.exec(words) ?? [];
  if (seen !== undefined)
    return ({ trip }, { facts }) =>
      facts.some(
        (fact) =>
          fact.kind === 'moment' &&
          fact.trip !== undefined &&
          fact.trip === trip &&
          fact.scene?.asked.includes(seen) === true,
      );
  return readTime(words) ?? readPlace(words);
}

function readTime(words: string): Reading | undefined {
  const on = /^on (\d+) (\w+) (\d{4})$/.exec(words);
  if (on !== null)
    return ({ days }) =>
      days.includes(Date.UTC(Number(on[3]), months.indexOf(on[2] ?? ''), Number(on[1])) / 86_400_000);
  const [, name = '', of = ''] =
    /^(?:at the weekend in|in|at|on|late in the evening in)(?: (\D+))? (\d{4})$/.exec(words) ?? [];
  if (of === '') return undefined;
  const fits = (day: number): boolean =>
    year(day) === Number(of) &&
    (name === '' ||
      seasons[name]?.includes(month(day)) === true ||
      months[month(day) - 1] === name ||
      feasts[name]?.includes(iso(day).slice(5, 10)) === true);
  const weekend = words.startsWith('at the weekend');
  return ({ days, minute }) =>
    days.some((day) => fits(day) && (!weekend || [0, 6].includes(new Date(day * 86_400_000).getUTCDay()))) &&
    (!words.startsWith('late') || minute >= 1200);
}
const feasts: Readonly<Record<string, readonly string[]>> = {
  Christmas: ['12-24', '12-25', '12-26'],
  'New Year’s Day': ['01-01'],
  'Valentine’s Day': ['02-14'],
  Halloween: ['10-31'],
  'May Day': ['05-01'],
};

function readPlace(words: string): Reading {
  const [, which, town] = /^the (last|first) time I was in (.+)$/.exec(words) ?? [];
  if (town !== undefined)
    return ({ city, trip }, { trips }) => {
      const there = trips
        .filter(({ stops }) => stops.some(({ name }) => name === town))
        .toSorted((a, b) => a.from - b.from);
      return city.name === town && (which === 'last' ? there.at(-1) : there[0])?.id === trip;
    };
  const home = ({ homes }: Truth, day: number) => homes.filter(({ from }) => from <= day).at(-1)?.city.name;
  if (words === 'around home') return ({ city, days: [day = 0] }, truth) => home(truth, day) === city.name;
  if (words === 'while travelling')
    return ({ city, trip, days: [day = 0] }, truth) => trip !== undefined && home(truth, day) !== city.name;
  const place = words.replace(/^in (the )?/, '');
  expect(words, 'a phrase that can be read').toMatch(/^in /);
  return ({ city }) => city.name === place || city.country === place;
}

const seenOf = (fact: Fact): Seen => ({
  ...fact,
  days: [fact.day, fact.until ?? fact.day, fact.first?.day ?? fact.day],
  people: fact.with,
});

/** The facts that fit the words of a question. */
function fitting(draft: Draft, truth: Truth): Fact[] {
  const kind = kinds.find(({ key }) => key === draft.key);
  const of = kind?.of ?? [...new Set(draft.facts.map((fact) => fact.kind))];
  return truth.facts
    .filter((fact) => of.includes(fact.kind) && kind?.only?.(fact, truth) !== false)
    .filter((fact) => draft.said.every(({ en, asked }) => read(en, asked)(seenOf(fact), truth)))
    .filter((fact) => draft.given.every(({ slot, en }) => fitsGiven(slot, en, fact)));
}

function fitsGiven(slot: string, words: string, fact: Fact): boolean {
  const [person] = fact.with;
  const called = person === undefined ? [] : [person.first, `${person.first} ${person.last}`, ...(person.said ?? [])];
  if (slot === 'name') return fact.name === words || fact.kind === 'bill';
  if (slot === 'city') return fact.city.name === words;
  if (slot === 'what') return [fact.what, fact.dish?.dish, ...(fact.scene?.asked ?? [])].includes(words);
  if (slot === 'said') return fact.said === words;
  if (slot === 'person' && fact.kind !== 'stay') return called.includes(words);
  if (slot === 'whose' && fact.kind === 'party') return called.includes(words.replace(/’s$/, ''));
  if (slot === 'pet') return fact.pet !== undefined;
  return true;
}

const textsOf = ({ mails, pictures, videos }: Records): Map<string, string> =>
  new Map([
    ...mails.map(({ id, detail }) => [id, detail] as const),
    ...[...pictures, ...videos].map(
      (row) =>
        [
          (row.image_path ?? row.video_path ?? '').replace(/^.*\/|\.\w+$/g, ''),
          `${row.location_name} ${row.caption} ${row.ocr_text}`,
        ] as const,
    ),
  ]);

describe.each([
  [3, 'plain'],
  [14, 'hasty'],
] as const)('gold of life %i, letters of the %s voice', (seed, name) => {
  const truth = makeTruth(seed, 1500, 630);
  const records = recordsOf(truth, 'medium', voiceNamed(name));
  const drafts = draftsOf(truth, records);
  const texts = textsOf(records);
  const pairs = new Set(['cheaper', 'earlier', 'between']);

  it('is what the words of the question mean, and nothing else fits them', () => {
    for (const draft of drafts) {
      if (pairs.has(draft.key)) continue;
      const found = fitting(draft, truth).map(({ id }) => id);
      const label = `${draft.key} ${draft.said.map(({ en }) => en).join(' ')} ${draft.given.map(({ en }) => en).join(' ')}`;
      if (draft.key === 'speech') expect(found, label).toEqual(expect.arrayContaining(draft.facts.map(({ id }) => id)));
      else expect(found.toSorted(), label).toEqual(draft.facts.map(({ id }) => id).toSorted());
    }
  });

  it('is told in words by what is cited, and by nothing that is not', () => {
    const digits = (cents: number) =>
      new RegExp(
        `(?<!\\d)${Math.floor(cents / 100)
          .toString()
          .replace(/\B(?=(\d{3})+$)/g, '[.,\\s]?')}(?!\\d)`,
      );
    for (const { key, facts, evidence } of drafts) {
      const [fact] = facts;
      if (
        fact?.paid === undefined ||
        !/^(hotelPaid|dinnerPaid|orderPaid|visitPaid|showPaid|repairPaid|billPaid)$/.test(key)
      )
        continue;
      for (const id of evidence) expect(texts.get(id), `${key} ${id}`).toMatch(digits(fact.paid.cents));
      if (fact.expected?.cents === fact.paid.cents || fact.reference === undefined) continue;
      for (const [id, text] of texts)
        if (!evidence.includes(id) && text.includes(fact.reference))
          expect(digits(fact.paid.cents).test(text) && /paid|charged|total/i.test(text), `${key} ${id}: ${text}`).toBe(
            false,
          );
    }
  });

  it('of lists is every picture that truly shows it', () => {
    for (const { key, facts, said, given, evidence } of drafts) {
      if (key !== 'scenePhotos' && key !== 'photoCount') continue;
      const shown = (photo: Photo) =>
        photo.shows === 'scene' &&
        given.some(({ en }) => photo.fact.scene?.asked.includes(en) === true) &&
        said.every(({ en, asked }) =>
          read(en, asked)(
            { ...photo, days: [photo.day], ...(photo.fact.trip === undefined ? {} : { trip: photo.fact.trip }) },
            truth,
          ),
        );
      expect(
        truth.photos
          .filter(shown)
          .map(({ id }) => id)
          .toSorted(),
        facts.map(({ id }) => id).join(),
      ).toEqual([...evidence].toSorted());
    }
  });

  it('stands on words that every literal voice says', () => {
    for (const voice of literal)
      for (const draft of drafts) {
        const { text, language } = phrase(draft, voice, new Chance(seed));
        for (const one of draft.said) expect(text.toLowerCase(), draft.key).toContain(one[language].toLowerCase());
        for (const { condition, en, zh } of draft.given)
          if (condition !== undefined)
            expect(text.toLowerCase(), draft.key).toContain((language === 'en' ? en : zh).toLowerCase());
      }
  });

  it('has near misses of all six sorts', () => {
    const sorts = new Set(drafts.flatMap(({ swapped }) => swapped ?? []));
    expect(sorts).toEqual(new Set(['person', 'role', 'place', 'year', 'object', 'event']));
  });
});

describe.each([3, 14])('gold of album %i', (seed) => {
  const truth = makeTruth(seed, 800, 980);
  const photos = albumPhotos(truth, 800);
  const asked = conditionsAsked(truth, photos);

  it('is every picture that the words mean', () => {
    for (const conditions of asked) {
      const context = conditions.filter(({ slot }) => slot !== 'what');
      const things = conditions.filter(({ slot }) => slot === 'what');
      const means = (photo: Photo) =>
        context.every(({ en }) =>
          read(en)(
            { ...photo, days: [photo.day], ...(photo.fact.trip === undefined ? {} : { trip: photo.fact.trip }) },
            truth,
          ),
        ) && things.every(({ en }) => shows(photo, en));
      const found = photos.filter(means);
      const gold = photos.filter((photo) => conditions.every(({ holds }) => holds(photo)));
      expect(
        found.map(({ id }) => id),
        conditions.map(({ en }) => en).join(' '),
      ).toEqual(gold.map(({ id }) => id));
    }
  });

  it('stands on words that every literal voice says, in both languages', () => {
    for (const voice of literal)
      for (const conditions of asked) {
        const { en, zh } = queryWords(conditions, voice, new Chance(seed));
        for (const one of conditions) {
          expect(en).toContain(one.en);
          expect(zh).toContain(one.zh);
        }
      }
  });
});

function shows({ fact, shows: shown, selfie }: Photo, words: string): boolean {
  if (words === 'selfies') return selfie;
  if (/food|on the table/.test(words)) return shown === 'dish';
  const papers: Readonly<Record<string, Photo['shows']>> = {
    receipts: 'receipt',
    'the receipts I need for reimbursement': 'receipt',
    'screenshots of bookings': 'screen',
    tickets: 'ticket',
    screenshots: 'screen',
  };
  if (papers[words] !== undefined) return shown === papers[words];
  if (shown === 'scene') return fact.scene?.asked.includes(words) === true;
  if (shown === 'dish') return fact.dish?.dish === words;
  return (
    shown === 'pet' &&
    [fact.pet?.name, `the ${fact.pet?.species.kind}`, `our ${fact.pet?.species.kind}`].includes(words)
  );
}

import { describe, expect, it } from 'vitest';
import { assignedTo } from './assign.ts';
import { problemsBetween, problemsOf, questionProblems } from './checks.ts';
import { objectByRule, personByRule } from './profile-by-rule.ts';
import type { BuiltQuestion, ConceptFound, PersonProfile, Profile } from './records.ts';
import { wordingOf } from './wording-of.ts';

const box = (x: number, w = 0.1) => ({ x, y: 0.2, w, h: 0.5 });
const concept = (id: string, kind: ConceptFound['kind']): ConceptFound => ({
  id,
  kind,
  source: id,
  references: [],
  queries: [0.1, 0.45, 0.8].map((x, n) => ({ item: `${id}-${n}`, box: box(x), others: [] })),
});
const people = Array.from({ length: 9 }, (_, n) => concept(`person-${n + 1}`, 'person'));
const wording = wordingOf(['en']);
const options = { seed: 4, today: '2024-06-30', taken: new Set(['alden']), lists: wording.lists };
const assigned = assignedTo([...people, concept('object-1', 'object')], new Map(), options);
const profiles = new Map<string, Profile>(
  [...assigned.people].map(([id, given]) => [id, personByRule(id, given, { ...options, wording })]),
);

function personOf(id: string): PersonProfile {
  const profile = profiles.get(id);
  if (profile?.kind !== 'person') throw new RangeError(id);
  return profile;
}

describe('what rules assign', () => {
  it('gives names once and none that somebody of the memory has, birthdays and families that fit', () => {
    const names = [...assigned.people.values()].map(({ name }) => name);
    expect(new Set(names).size).toBe(9);
    expect(names.map((name) => name.toLowerCase())).not.toContain('alden');
    for (const { birthday, family } of assigned.people.values()) {
      expect(birthday < '2003').toBe(true);
      for (const parent of ['mother', 'father'])
        if (family[parent] !== undefined) expect(family[parent] < birthday).toBe(true);
    }
  });

  it('puts people into groups of four who tell halves of the same events; the ninth is in none', () => {
    const sizes = [...profiles.values()].map((profile) => (profile.kind === 'person' ? profile.groupEvents.length : 0));
    expect(sizes.toSorted()).toEqual([0, 2, 2, 2, 2, 2, 2, 2, 2]);
    expect(problemsBetween(profiles)).toEqual(new Map());
  });

  it('takes a name a second time only with a number, when the list is used up', () => {
    const many = Array.from({ length: 200 }, (_, n) => concept(`person-${n}`, 'person'));
    const names = [...assignedTo(many, new Map(), options).people.values()].map(({ name }) => name);
    expect(new Set(names).size).toBe(200);
  });

  it('lets a look at pictures decide the decade of age and the height', () => {
    const looks = new Map([['person-1', { sex: 'male', age: 70, height: 180 } as const]]);
    const given = assignedTo(people, looks, options).people.get('person-1');
    expect(given).toMatchObject({ sex: 'male' });
    expect(given?.birthday.slice(0, 3)).toMatch(/19[45]/);
    expect(given?.height).toBeGreaterThanOrEqual(180);
    expect(given?.height).toBeLessThan(190);
  });
});

describe('checks of profiles', () => {
  it('find nothing in what rules write', () => {
    for (const profile of profiles.values()) expect(problemsOf(profile)).toEqual([]);
  });

  it('find what is liked and disliked, in any case, and an event before birth', () => {
    const person = personOf('person-1');
    const disliked = { ...person.nonFavorites, food: ['plum  JAM!'] };
    const early = { date: '1901-01-01', text: 'On January 1, 1901, after lunch, it rained and felt long.' };
    const odd = {
      ...person,
      favorites: { ...person.favorites, food: ['Plum jam'] },
      nonFavorites: disliked,
      events: [early],
    };
    expect(problemsOf(odd)).toEqual([
      '"Plum jam" is liked and disliked.',
      'The event of 1901-01-01 comes before the birthday.',
    ]);
  });

  it('find a member of a group who lives elsewhere or does not tell the other half', () => {
    const person = personOf('person-1');
    const [event] = person.groupEvents;
    const mate = personOf(event?.with ?? '');
    const moved = new Map(profiles).set('person-1', { ...person, residence: 'Nowhere' });
    expect(problemsBetween(moved).get('person-1')).toContain(`${mate.name} of the same group lives elsewhere.`);
    const silent = new Map(profiles).set(event?.with ?? '', { ...mate, groupEvents: [] });
    expect(problemsBetween(silent).get('person-1')?.[0]).toMatch(/does not tell the other half/);
  });

  it('keep a thing made before it was acquired, and all dates of its history apart and after that', () => {
    const given = assigned.objects.get('object-1');
    if (given === undefined) throw new RangeError('object-1');
    const thing = objectByRule('object-1', given, concept('object-1', 'object').queries, {
      seed: 4,
      owner: 'Ines',
      type: 'cat',
      wording,
    });
    expect(thing.history).toHaveLength(3);
    expect(problemsOf(thing)).toEqual([]);
    const [first, ...rest] = thing.history;
    if (first === undefined) throw new RangeError('no history');
    const twice = { ...first, hard: { ...first.hard, date: first.date } };
    expect(problemsOf({ ...thing, history: [twice, ...rest] })).toEqual([`Two histories are of ${first.date}.`]);
    expect(problemsOf({ ...thing, manufactured: thing.acquired })).toEqual(['It was made after it was acquired.']);
  });

  it('tell no history twice of pictures in which a thing is at the same place', () => {
    const given = assigned.objects.get('object-1');
    if (given === undefined) throw new RangeError('object-1');
    const same = [0.1, 0.12].map((x, n) => ({ item: `picture-${n}`, box: box(x), others: [] }));
    const said = { seed: 4, owner: 'Ines', type: 'cat', wording };
    expect(objectByRule('object-1', given, same, said).history.map(({ item }) => item)).toEqual(['picture-0']);
  });
});

describe('checks of questions', () => {
  const question: BuiltQuestion = {
    group: 'text',
    task: 'predict',
    concept: 'person-1',
    made: 'template',
    written: true,
    question: 'What does <Ines> do before tea?',
    options: { A: 'Sings a song', B: 'Sleeps', C: 'Walks', D: 'Reads' },
    answer: 'A',
    failure: { B: 'other', C: 'other', D: 'other' },
  };

  it('find nothing wrong with a whole one', () => expect(questionProblems(question)).toEqual([]));

  it('find options that say the same, an answer in the question, and a failure without a label', () => {
    const odd: BuiltQuestion = {
      ...question,
      question: 'Who sings a song?',
      options: { ...question.options, C: 'sleeps.' },
      failure: { B: 'other', C: 'other' },
    };
    expect(questionProblems(odd)).toEqual([
      'Two options say the same.',
      'The question gives its answer away.',
      'Option D is not labelled with how it fails.',
    ]);
  });

  it('say of a form only that nobody has written it', () => {
    expect(questionProblems({ ...question, written: false })).toEqual(['Nobody has written it yet.']);
  });
});

describe('the wording of a set', () => {
  it('draws from as much in Chinese as in English, nothing twice', () => {
    const [english, chinese] = [wordingOf(['en']).lists, wordingOf(['zh']).lists];
    for (const [name, list] of Object.entries(english)) {
      const other = Object.entries(chinese).find(([one]) => one === name)?.[1] ?? [];
      expect({ name, length: other.length }).toEqual({ name, length: list.length });
      expect(new Set(other.map(String)).size).toBe(other.length);
    }
  });

  it('finds an answer that a Chinese question gives away, and the parts of a Chinese event', () => {
    const question: BuiltQuestion = {
      ...{ group: 'text', task: 'predict', concept: 'person-1', made: 'template', written: true, answer: 'A' },
      question: '<明轩>总是把一枚硬币翻转两次，之后呢？',
      options: { A: '把一枚硬币翻转两次', B: '数到七', C: '看一眼手机', D: '脱下外套' },
      failure: { B: 'mis_identification', C: 'missing_personal_information', D: 'mis_identification' },
    };
    expect(questionProblems(question)).toEqual(['The question gives its answer away.']);
    const chinese = wordingOf(['zh']);
    const given = assignedTo(people, new Map(), { ...options, lists: chinese.lists }).people.get('person-1');
    if (given === undefined) throw new RangeError('person-1');
    const profile = personByRule('person-1', given, { ...options, wording: chinese });
    expect(problemsOf(profile)).toEqual([]);
    expect(profile.events[0]?.text).toMatch(/^\d{4}年\d{1,2}月\d{1,2}日，\p{Script=Han}/u);
  });

  it('gives nobody a Chinese first name that stands in a whole name of the memory', () => {
    const taken = new Set(['李明轩']);
    const names = [
      ...assignedTo(people, new Map(), { ...options, taken, lists: wordingOf(['zh']).lists }).people.values(),
    ];
    expect(names.map(({ name }) => name)).not.toContain('明轩');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Correction } from '../../memory/correction.ts';
import { type Face, faceIdSchema } from '../../memory/face.ts';
import { personIdSchema } from '../../memory/ids.ts';
import { type FaceContext, faceGroups } from './face-groups.ts';
import { alikeSuggestions } from './face-suggestions.ts';
import { faceWordOf } from './face-word.ts';
import { type MadeFaces, madeFaces, pairScores } from './faces.fixture.ts';

const contextWith = (corrections: readonly Correction[] = [], before: FaceContext['before'] = new Map()) => ({
  word: faceWordOf(corrections),
  before,
  instantOf: () => undefined,
});
const idsOf = (faces: readonly Face[], context = contextWith()) =>
  faceGroups(faces, context).map((group) => group.faces.map(({ id }) => id));
const family: MadeFaces = madeFaces({ seed: 7, of: [30, 25, 20, 12, 8, 5, 3, 1, 1, 1], together: 4, unclear: 0 });
const anna = personIdSchema.parse('p-anna');
const at = '2024-01-01T00:00:00Z';

describe('faces become people', () => {
  it.each([1, 2, 3])('tells people apart, seed %i', (seed) => {
    const { faces, whose } = madeFaces({
      seed,
      of: [60, 40, 30, 20, 10, 8, 6, 4, 3, 2, 1, 1, 1],
      together: 4,
      unclear: 0.1,
    });
    const clear = faces.filter(({ quality }) => quality > 0.5);
    const scores = pairScores(idsOf(clear), (id) => whose.get(id));
    expect(scores.precision).toBeGreaterThan(0.99);
    expect(scores.f1).toBeGreaterThan(0.97);
    const all = pairScores(idsOf(faces), (id) => whose.get(id));
    expect(all.precision).toBeGreaterThan(0.98);
  });

  it('does not depend on the order in which faces come', () => {
    const expected = faceGroups(family.faces, contextWith());
    fc.assert(
      fc.property(fc.shuffledSubarray(family.faces, { minLength: family.faces.length }), (faces) => {
        expect(faceGroups(faces, contextWith())).toEqual(expected);
      }),
      { numRuns: 10 },
    );
  });

  it('puts every face in one group, and nobody twice in one picture', () => {
    const groups = faceGroups(family.faces, contextWith());
    expect(groups.flatMap(({ faces }) => faces.map(({ id }) => id)).sort()).toEqual(
      family.faces.map(({ id }) => id).sort(),
    );
    for (const { faces } of groups) expect(new Set(faces.map(({ item }) => item)).size).toBe(faces.length);
  });

  it('lets a track of a film go on later, but nobody be there twice at once', () => {
    const [face] = family.faces;
    if (face === undefined) throw new Error('no faces were made');
    const track = (name: string, start: number, end: number): Face => ({
      ...face,
      id: faceIdSchema.parse(name),
      span: { start, end, at: start },
    });
    const groups = idsOf([track('a', 0, 4), track('b', 3, 6), track('c', 8, 9)]);
    expect(groups.find((group) => group.includes(faceIdSchema.parse('a')))).not.toContain('b');
    expect(groups.map((group) => group.length).sort()).toEqual([1, 2]);
  });

  it('gives a person all faces of a group when one of them is named', () => {
    const group = idsOf(family.faces)[0] ?? [];
    const [first] = group;
    if (first === undefined) throw new Error('no group');
    const named = faceGroups(family.faces, contextWith([{ kind: 'face-is', at, person: anna, faces: [first] }]));
    const hers = named.find(({ person }) => person === anna);
    expect(hers?.isSaid).toBe(true);
    expect(hers?.faces.map(({ id }) => id).sort()).toEqual([...group].sort());
  });

  it.each([4, 5, 6])('gives unclear faces to whom the owner named, seed %i', (seed) => {
    const { faces, whose } = madeFaces({
      seed,
      of: [90, 70, 50, 40, 30, 20, 3, 2, 2, 1, 1, 1],
      together: 4,
      unclear: 0.1,
    });
    const bestOf = (person: number) =>
      faces.filter(({ id }) => whose.get(id) === person).toSorted((a, b) => b.quality - a.quality)[0];
    const named = [0, 1, 2, 3, 4, 5].flatMap((person): Correction[] => {
      const face = bestOf(person);
      return face === undefined
        ? []
        : [{ kind: 'face-is', at, person: personIdSchema.parse(`p-${person}`), faces: [face.id] }];
    });
    const unhelped = pairScores(idsOf(faces), (id) => whose.get(id));
    const helped = pairScores(
      faceGroups(faces, contextWith(named)).map((group) => group.faces.map(({ id }) => id)),
      (id) => whose.get(id),
    );
    expect(helped.precision).toBeGreaterThan(0.98);
    expect(helped.f1).toBeGreaterThan(0.98);
    expect(helped.recall).toBeGreaterThan(unhelped.recall);
  });

  it('keeps what the owner said apart and together, whatever the faces look like', () => {
    const groups = idsOf(family.faces);
    const [one, other] = [groups[0] ?? [], groups[1] ?? []];
    const [a, b] = [one.slice(0, 1), other.slice(0, 1)];
    const corrections: Correction[] = [
      { kind: 'face-is', at, person: anna, faces: [...a, ...b] },
      { kind: 'face-is-not', at, person: anna, faces: one.slice(1, 2) },
    ];
    const found = faceGroups(family.faces, contextWith(corrections));
    const hers = found.filter(({ person }) => person === anna).flatMap(({ faces }) => faces.map(({ id }) => id));
    expect(hers).toEqual(expect.arrayContaining([...a, ...b]));
    expect(hers).not.toContain(one[1]);
  });

  it('keeps the ids of people when faces are added', () => {
    const early = family.faces.slice(0, 60);
    const before = new Map(
      faceGroups(early, contextWith()).flatMap(({ person, faces }) => faces.map(({ id }) => [id, person] as const)),
    );
    const after = faceGroups(family.faces, contextWith([], before));
    const now = new Map(after.flatMap(({ person, faces }) => faces.map(({ id }) => [id, person] as const)));
    const kept = early.filter(({ id }) => now.get(id) === before.get(id));
    expect(kept.length).toBeGreaterThan(early.length * 0.9);
    expect(new Set(after.map(({ person }) => person)).size).toBe(after.length);
  });

  it.each([7, 8, 9])('leaves what is all blur alone, so that it joins nobody to anybody, seed %i', (seed) => {
    const of = [9, 8, 7, 6, 6, 5, 5, 4, 4, 3, 3, 3, 3];
    const { faces, whose } = madeFaces({ seed, of, together: 2, unclear: 0, blurred: 0.3 });
    const groups = faceGroups(faces, contextWith());
    const mixed = groups.filter((group) => new Set(group.faces.map(({ id }) => whose.get(id))).size > 1);
    expect(mixed).toEqual([]);
    const clear = faces.filter(({ quality }) => quality > 0.5);
    const often = of.flatMap((_, n) => (clear.filter(({ id }) => whose.get(id) === n).length > 3 ? [n] : []));
    const found = groups.filter(({ isSomebody }) => isSomebody).map((group) => whose.get(group.faces[0]?.id ?? ''));
    expect(found).toEqual(expect.arrayContaining(often));
    expect(pairScores(idsOf(clear), (id) => whose.get(id)).f1).toBeGreaterThan(0.95);
  });

  it('takes copies of one picture for one occasion, and pictures of unknown times for several', () => {
    const [first, second, third] = family.faces.filter(({ id }) => family.whose.get(id) === 1);
    if (first === undefined || second === undefined || third === undefined) throw new Error('too few faces were made');
    const copy = { ...first, id: faceIdSchema.parse('copy'), item: second.item };
    expect(faceGroups([first, copy], contextWith()).map(({ isSomebody }) => isSomebody)).toEqual([false]);
    expect(faceGroups([first, second, third], contextWith()).map(({ isSomebody }) => isSomebody)).toEqual([true]);
    const atOnce = { ...contextWith(), instantOf: () => 0 };
    expect(faceGroups([first, second, third], atOnce).map(({ isSomebody }) => isSomebody)).toEqual([false]);
  });

  it('joins to whom the owner named whoever is as near as faces of somebody well known are', () => {
    const { faces, whose } = madeFaces({ seed: 21, of: Array.from({ length: 40 }, () => 2), together: 1, unclear: 0 });
    const apart = Array.from({ length: 40 }, (_, n) => faces.filter(({ id }) => whose.get(id) === n)).filter(
      (theirs) => faceGroups(theirs, contextWith()).length === 2,
    );
    const named = apart.map(
      ([one], n): Correction => ({
        kind: 'face-is',
        at,
        person: personIdSchema.parse(`p-${n}`),
        faces: one === undefined ? [] : [one.id],
      }),
    );
    const left = faceGroups(apart.flat(), contextWith(named)).filter(({ isSaid }) => !isSaid);
    expect(left.length).toBeLessThan(apart.length);
    expect(pairScores(idsOf(faces, contextWith(named)), (id) => whose.get(id)).precision).toBe(1);
  });

  it('holds nobody for somebody who was seen once', () => {
    const once = family.faces.filter(({ id }) => (family.whose.get(id) ?? 0) >= 7);
    expect(faceGroups(once, contextWith()).every(({ isSomebody }) => !isSomebody)).toBe(true);
    expect(faceGroups(family.faces, contextWith())[0]?.isSomebody).toBe(true);
  });
});

describe('questions about faces', () => {
  it('are asked only where the answer is likely yes', () => {
    const answers = [13, 14, 15].flatMap((seed) => {
      const of = Array.from({ length: 60 }, (_, n) => 2 + (n % 4));
      const { faces, whose } = madeFaces({ seed, of, together: 2, unclear: 0.1, blurred: 0.1 });
      const groups = faceGroups(faces, contextWith());
      return alikeSuggestions(groups, faceWordOf([]), () => false).map(({ person, faces: theirs, certainty }) => {
        const known = groups.find((group) => group.person === person)?.faces.map(({ id }) => id) ?? [];
        return { certainty, isSo: new Set([...known, ...theirs].map((id) => whose.get(id))).size === 1 };
      });
    });
    expect(answers.length).toBeGreaterThan(5);
    expect(Math.min(...answers.map(({ certainty }) => certainty))).toBeGreaterThanOrEqual(0.8);
    expect(answers.filter(({ isSo }) => isSo).length / answers.length).toBeGreaterThan(0.8);
  });
});

describe('what is said of faces', () => {
  const faces = [faceIdSchema.parse('f')];
  it('lets the last word count', () => {
    const word = faceWordOf([
      { kind: 'face-is', at, person: anna, faces },
      { kind: 'face-is-not', at, person: anna, faces },
    ]);
    expect(word.is.size).toBe(0);
    expect(word.not.get(faces[0] ?? faceIdSchema.parse('x'))?.has(anna)).toBe(true);
  });

  it('means the one whom somebody became', () => {
    const into = personIdSchema.parse('p-into');
    const word = faceWordOf([
      { kind: 'face-is', at, person: anna, faces },
      { kind: 'merge-people', at, into, from: anna },
    ]);
    expect([...word.is.values()]).toEqual([into]);
  });
});

import { describe, expect, it } from 'vitest';
import { tokens } from '../language/tokens.ts';
import { batchIdSchema, itemIdSchema, personIdSchema } from '../memory/ids.ts';
import { assembleItem, type MemoryItem } from '../memory/item.ts';
import { derived } from '../memory/provenance.ts';
import { type FieldValues, type Reading, reading } from '../memory/reading.ts';
import { momentOf } from './moment.ts';

function film(fields: Partial<FieldValues>): MemoryItem {
  const readings = Object.entries(fields).map(([field, value]) =>
    reading(field as never, value as never, derived('t')),
  );
  return assembleItem({
    id: itemIdSchema.parse('vid-1'),
    identity: 'x',
    modality: 'video',
    origin: { importer: 'photos', root: '/a', path: 'b.mp4', batch: batchIdSchema.parse('b') },
    copies: [],
    readings: readings as Reading[],
  });
}
const [anna, bert] = [personIdSchema.parse('p-1'), personIdSchema.parse('p-2')];
const people = [
  { id: anna, name: 'Anna', how: 'face', face: 'f1' },
  { id: anna, name: 'Anna', how: 'face', face: 'f2' },
  { id: bert, name: 'Bert', how: 'face', face: 'f3' },
] as const;
const face = (what: string, start: number, end: number) => ({ kind: 'face' as const, what, start, end });
const asked = (words: string, ...who: { name: string; id?: string }[]) => ({
  tokens: new Set(tokens(words)),
  people: who,
});

describe('the moment of a film that is meant', () => {
  const whole = film({
    people: [...people],
    moments: [
      { kind: 'shot', start: 0, end: 90 },
      { kind: 'object', what: 'umbrella', start: 40, end: 50 },
      { kind: 'object', what: 'dog', start: 30, end: 33 },
      face('f1', 5, 9),
      face('f2', 60, 80),
      face('f3', 70, 90),
    ],
    transcript: {
      segments: [
        { start: 1, end: 2, text: 'Where is the dog?' },
        { start: 65, end: 67, text: 'She lost the red umbrella' },
        { start: 68, end: 69, text: 'an umbrella' },
      ],
    },
  });

  it('is what is said with most of the words', () => {
    expect(momentOf(whole, asked('red umbrella'))).toEqual({ start: 65, end: 67 });
  });

  it('is the thing where nobody says it', () => {
    const { transcript: _, ...silent } = whole;
    expect(momentOf(silent, asked('dogs'))).toEqual({ start: 30, end: 33 });
  });

  it('is when all are there, else when the first comes', () => {
    expect(momentOf(whole, asked('', { name: 'anna' }))).toEqual({ start: 5, end: 9 });
    expect(momentOf(whole, asked('', { name: 'Anna', id: anna }, { name: 'Bert', id: bert }))).toEqual({
      start: 70,
      end: 80,
    });
    expect(momentOf(whole, asked('', { name: 'Bert' }, { name: 'Carl' }))).toEqual({ start: 70, end: 90 });
  });

  it('is the whole film where nothing tells', () => {
    expect(momentOf(whole, asked('lighthouse', { name: 'Carl' }))).toBeUndefined();
    expect(momentOf(film({}), asked('red umbrella'))).toBeUndefined();
  });
});

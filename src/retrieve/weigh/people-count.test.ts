import { describe, expect, it } from 'vitest';
import { stored } from '../../../test/retrieve/small-life.ts';
import { assembleItem } from '../../memory/item.ts';
import { peopleCount } from './people-count.ts';

const shown = (caption: string | undefined, ...names: string[]) =>
  peopleCount(
    assembleItem(
      stored('p', 'image', {
        ...(caption === undefined ? {} : { caption }),
        people: names.map((name) => ({ name, how: 'face' as const })),
      }),
    ),
  );

describe('how many people a picture shows', () => {
  it.each([
    ['2 women and a man with the window of a train.', 3],
    ['A smiling young woman on a beach', 1],
    ['two people at a table', 2],
    ['a group of people in front of a building', 3],
    ['三个人在海边', 3],
    ['a cat on a sofa', undefined],
    ['a one-man band', undefined],
  ])('is read off "%s"', (caption, count) => {
    expect(shown(caption)).toBe(count);
  });

  it('is at least the faces that were recognised', () => {
    expect(shown('A man in daylight.', 'Anna', 'Ben')).toBe(2);
    expect(shown(undefined, 'Anna')).toBe(1);
    expect(shown(undefined)).toBeUndefined();
  });
});

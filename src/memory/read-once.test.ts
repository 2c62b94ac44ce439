import { describe, expect, it } from 'vitest';
import { readOnce, readOnceWithin } from './read-once.ts';

describe.each([
  ['beside the thing', readOnce],
  ['within the thing', readOnceWithin],
] as const)('what is read once and kept %s', (_, once) => {
  it('is read of each thing once, and one after another thing again', () => {
    const read: string[] = [];
    const lengthOf = once(({ text }: { readonly text: string }) => {
      read.push(text);
      return text.length;
    });
    const [one, other] = [{ text: 'tea' }, Object.freeze({ text: 'coffee' })];
    expect([one, other, one, other].map((of) => lengthOf(of))).toEqual([3, 6, 3, 6]);
    expect(read).toEqual(['tea', 'coffee']);
  });

  it('is kept where nothing is there, too', () => {
    let times = 0;
    const nothing = once((of: { readonly id: number }): undefined => {
      times += of.id;
    });
    const one = { id: 1 };
    nothing(one);
    nothing(one);
    expect(times).toBe(1);
  });

  it('is kept by its kind, is not seen on the thing, and is not a copy’s', () => {
    const lengthOf = once(({ title }: { readonly title: string }) => title.length);
    const wordsOf = once(({ title }: { readonly title: string }) => title.split(' '));
    const item = { title: 'Tea' };
    expect([lengthOf(item), wordsOf(item), lengthOf(item)]).toEqual([3, ['Tea'], 3]);
    expect([Reflect.ownKeys(item), JSON.stringify(item)]).toEqual([['title'], '{"title":"Tea"}']);
    expect(lengthOf({ ...item, title: 'Coffee' })).toBe(6);
  });
});

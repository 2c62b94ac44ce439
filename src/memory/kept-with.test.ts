import { expect, it } from 'vitest';
import { keptWith } from './kept-with.ts';

it('keeps a value with an object, each kind by itself, and shows nothing of it', () => {
  const [lengths, words] = [keptWith<object, number>(), keptWith<object, readonly string[]>()];
  const [item, other] = [{ title: 'Tea' }, Object.freeze({ title: 'Tea' })];
  expect(lengths.get(item)).toBeUndefined();
  lengths.set(item, 3);
  words.set(item, ['tea']);
  lengths.set(other, 4);
  lengths.set(item, 5);
  expect([lengths.get(item), words.get(item), lengths.get(other), words.get(other)]).toEqual([
    5,
    ['tea'],
    4,
    undefined,
  ]);
  expect([Reflect.ownKeys(item), JSON.stringify(item), { ...item }]).toEqual([
    ['title'],
    '{"title":"Tea"}',
    { title: 'Tea' },
  ]);
  expect(lengths.get({ ...item })).toBeUndefined();
});

import { expect, it } from 'vitest';
import { IndexMemory } from './index-memory.ts';

const one = (bytes: number) => {
  const kept = {
    bytes,
    drop: () => {
      kept.bytes = 0;
    },
  };
  return kept;
};

it('lets go of what was used longest ago, and of what is too large alone', () => {
  const memory = new IndexMemory(100);
  const [a, b, c, huge] = [one(40), one(40), one(40), one(101)];
  memory.use(a);
  memory.use(b);
  memory.use(a);
  memory.use(c);
  expect([a.bytes, b.bytes, c.bytes]).toEqual([40, 0, 40]);
  memory.use(huge);
  expect([a.bytes, c.bytes, huge.bytes]).toEqual([0, 0, 0]);
});

it('keeps what was used last beside others that fit', () => {
  const memory = new IndexMemory(100);
  const [a, b] = [one(30), one(60)];
  memory.use(a);
  memory.use(b);
  a.bytes = 50;
  memory.use(a);
  expect([a.bytes, b.bytes]).toEqual([50, 0]);
});

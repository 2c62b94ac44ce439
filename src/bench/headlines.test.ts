import { expect, it } from 'vitest';
import { leadValue } from './headlines.ts';

const values = new Map([
  ['set-F1', new Map([['album:q0', 0.5]])],
  [
    'Rej-right',
    new Map([
      ['album:q0', 0],
      ['album:q1', 1],
    ]),
  ],
  ['R@10', new Map([['q2', 1]])],
]);

it('judges a query that nothing answers by its rejection, and nothing else by another measure', () => {
  expect(leadValue(values, 'set-F1', 'album:q0')).toBe(0.5);
  expect(leadValue(values, 'set-F1', 'album:q1')).toBe(1);
  expect(leadValue(values, 'set-F1', 'q2')).toBeUndefined();
  expect(leadValue(values, 'QS(official)', 'q2')).toBeUndefined();
  expect(leadValue(values, undefined, 'album:q0')).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { stored } from '../../../test/retrieve/small-life.ts';
import { assembleItem } from '../../memory/item.ts';
import { kindsHeld, mentionKinds, mentionsIn } from './mention.ts';

const item = assembleItem(
  stored('m', 'email', {
    amounts: [{ value: 12.5, currency: 'EUR', role: 'total', field: 'body', text: '€12.50' }],
  }),
);
const of = (text: string) => mentionsIn(text, item, []);
const valuesOf = (text: string, kind: string) => of(text).flatMap((one) => (one.kind === kind ? [one.value] : []));

describe('mentionsIn', () => {
  it('takes sums as they were read when the item came in', () => {
    expect(of('You paid €12.50.')).toContainEqual({ kind: 'money', text: '€12.50', value: 12.5, currency: 'EUR' });
    expect(valuesOf('You paid nothing.', 'money')).toEqual([]);
  });

  it.each([
    ['at 14:05', 14 * 60 + 5],
    ['at 2.30 pm', 14 * 60 + 30],
    ['um 9 Uhr', 9 * 60],
    ['下午3点', 3 * 60],
  ])('reads the time of day in “%s”', (text, minutes) => {
    expect(valuesOf(text, 'clock')).toEqual([minutes]);
  });

  it.each([
    ['three weeks', 3 * 7 * 1440],
    ['2 Stunden', 120],
    ['10天', 10 * 1440],
  ])('reads the length in “%s”', (text, minutes) => {
    expect(valuesOf(text, 'length')[0]).toBe(minutes);
  });

  it('marks reasons, negations and changes in each language', () => {
    const kinds = (text: string) => of(text).map(({ kind }) => kind);
    expect(kinds('because it rained')).toContain('reason');
    expect(kinds('leider nicht')).toContain('negation');
    expect(kinds('改到周五')).toContain('change');
  });
});

describe('kindsHeld', () => {
  it('marks each kind once, in order', () => {
    const held = kindsHeld(of('You paid €12.50 and €12.50.'));
    expect(held).toHaveLength(mentionKinds.length);
    expect(held[mentionKinds.indexOf('money')]).toBe(1);
    expect(held[mentionKinds.indexOf('clock')]).toBe(0);
  });
});

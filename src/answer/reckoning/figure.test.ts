import { describe, expect, it } from 'vitest';
import type { MemoryItem } from '../../memory/item.ts';
import { figuresOf } from './figure.ts';

const written = (text: string): MemoryItem =>
  ({ id: 'mail-1', modality: 'email', body: { text }, amounts: [] }) as unknown as MemoryItem;
const valuesIn = (text: string): number[] => figuresOf(written(text)).map(({ value }) => value);

describe('the figures of a record', () => {
  it('are no days, hours or years', () => {
    expect(valuesIn('On 12 March 2021 at 14:30 we delivered 430 litres.')).toEqual([430]);
    expect(valuesIn('3月18日送到，共25箱，2023年起。')).toEqual([25]);
  });

  it('have the words of their own row', () => {
    const [first, second] = figuresOf(written('Wheat 12,50\nRye 9,80'));
    expect(first).toMatchObject({ value: 12.5, label: 'wheat ', isMoney: true });
    expect(second).toMatchObject({ value: 9.8, label: 'rye ' });
  });

  it('held before another where their words say so', () => {
    const past = (text: string): unknown[] => figuresOf(written(text)).map((figure) => figure.past);
    expect(past('Used: 214 kWh\nSame month last year: 611 kWh')).toEqual([undefined, 'time']);
    expect(past('本期用电 286度，去年同期 254度')).toEqual([undefined, 'time']);
    expect(past('The fee goes from 480 to 510')).toEqual(['state', undefined]);
  });

  it('are counted by what stands beside them', () => {
    const per = (text: string): unknown[] => figuresOf(written(text)).map((figure) => figure.per);
    expect(per('129 per night')).toEqual(['night']);
    expect(per('Bus: 18 each')).toEqual(['person']);
    expect(per('租金 3280元/月')).toEqual(['month']);
  });
});

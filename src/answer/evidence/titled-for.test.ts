import { describe, expect, it } from 'vitest';
import type { MemoryItem } from '../../memory/item.ts';
import { titledFor, titledForAnother } from './titled-for.ts';

const letter = (day: string, title: string): MemoryItem =>
  ({
    id: 'mail-1',
    modality: 'email',
    title,
    time: { start: `${day}T09:00:00` },
    amounts: [{ value: 9 }],
  }) as unknown as MemoryItem;
const year = { start: '2022-01-01T00:00:00', end: '2022-12-31T23:59:59' };
const may = { start: '2023-05-01T00:00:00', end: '2023-05-31T23:59:59' };

describe('what a subject says that a letter is for', () => {
  it.each([
    [year, '2023-01-20', 'Gasabrechnung 2022', true],
    [year, '2023-01-20', 'Order 2022-114', false],
    [year, '2023-01-20', 'Your bill', false],
    [may, '2023-04-28', 'Rent for May', true],
    [may, '2023-04-28', '5月份租金', true],
    [may, '2023-04-28', '5月3日的聚会', false],
    [may, '2022-04-28', 'Rent for May', false],
    [{ months: [5] }, '2022-04-28', 'Recibo de mayo', true],
  ])('%o of %s: %s', (limits, day, title, is) => expect(titledFor(limits, letter(day, title))).toBe(is));

  it.each([
    [may, 'Rent for June', true],
    [may, 'Rent for May', false],
    [may, 'Rent for May and June', false],
    [may, 'Your rent', false],
    [year, 'Rent for June', false],
  ])('%o: %s is of another month: %s', (limits, title, is) =>
    expect(titledForAnother(limits, letter('2023-05-29', title))).toBe(is),
  );
});

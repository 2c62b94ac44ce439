import { expect, it } from 'vitest';
import type { AskedForm } from '../asked/form-asked.ts';
import { toldFits } from './told-fits.ts';

it.each<[AskedForm['kind'], string, number]>([
  ['amount', '€210.00', 1],
  ['amount', '2100元', 1],
  ['amount', 'See you at breakfast.', -1],
  ['time-of-day', '19:00', 1],
  ['time-of-day', '下午3点', 1],
  ['time-of-day', 'Ruth', -1],
  ['who', 'Ruth Okoye', 1],
  ['who', '王小明', 1],
  ['who', '€12.50', -1],
  ['when', '5 April 2024', 1],
  ['when', '4月5日', 1],
  ['when', 'the town hall', -1],
  ['where', 'Piraeus House', 1],
  ['where', '€ 210', -1],
  ['what', 'anything at all', 0],
])('asked for %s, “%s” is of the sort: %i', (kind, text, expected) => {
  const draft = { text, type: 'open_end', citations: [], sureness: 1, notes: [] } as const;
  expect(toldFits({ form: { kind, said: new Set() }, draft })).toBe(expected);
});

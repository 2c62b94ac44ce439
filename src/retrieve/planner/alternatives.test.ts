import { describe, expect, it } from 'vitest';
import { plannerWorld } from '../../../test/retrieve/planner-world.ts';
import { all, leaf } from '../../memory/query-plan.ts';
import { planText } from '../algebra/plan-text.ts';
import { pairedAlternatives } from './alternatives.ts';
import { plan } from './planner.ts';

const lisbon = leaf('place', { name: 'Lisbon', said: 'Lisbon' }, 'must');
const paris = leaf('place', { name: 'Paris', said: 'Paris' }, 'must');
const month = (day: string, said: string) =>
  leaf('time', { start: `${day}-01T00:00:00`, end: `${day}-28T23:59:59`, said }, 'must');

describe('two places with an "or"', () => {
  it('are alternatives, each with the time that follows it', () => {
    const root = all(
      leaf('text', { words: 'hotel' }),
      lisbon,
      paris,
      month('2021-09', 'September 2021'),
      month('2022-03', 'March 2022'),
    );
    const text = planText(
      pairedAlternatives(root, 'Less for the hotel in Lisbon (September 2021) or in Paris (March 2022)?'),
    );
    expect(text).toContain('any(all(place!["Lisbon"');
    expect(text).toContain('2021-09');
    expect(text.indexOf('2022-03')).toBeGreaterThan(text.indexOf('Paris'));
  });

  it('hold together without one', () => {
    const root = all(lisbon, paris);
    expect(pairedAlternatives(root, 'from Lisbon to Paris')).toBe(root);
  });

  it('are planned so in both languages', () => {
    for (const question of ['Did I pay less in Lisbon or in Paris?', '我在里斯本还是巴黎花得少？'])
      expect(planText(plan(question, plannerWorld, '2024-03-15T12:00:00').root)).toMatch(/any\(.*Lisbon.*Paris.*\)/);
  });
});

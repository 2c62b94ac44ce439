import { describe, expect, it } from 'vitest';
import { all, any, leaf, not, type PlanNode, within } from '../../memory/query-plan.ts';
import { onlySources, type Source } from './only-sources.ts';
import { planText } from './plan-text.ts';

const photos = leaf('modality', { modality: 'image' }, 'must');
const cats = leaf('object', { name: 'cat' });
const lisbon = leaf('place', { name: 'Lisbon' });
const ben = leaf('person', { name: 'Ben' });
const text = (node: PlanNode, ...sources: Source[]): string | undefined => {
  const kept = onlySources(node, sources);
  return kept && planText(kept);
};

describe('a plan of some sources', () => {
  const plan = all(photos, cats, lisbon, not(ben));
  it('keeps what draws on them, and the kind of item', () => {
    expect(text(plan, 'content')).toBe('all(modality!["image"], object["cat"])');
    expect(text(plan, 'metadata')).toBe('all(modality!["image"], place["Lisbon"])');
    expect(text(plan, 'people')).toBe('all(modality!["image"], not(person["Ben"]))');
    expect(text(plan, 'content', 'metadata', 'people')).toBe(planText(plan));
  });

  it('is none where only a kind of item would be left', () => {
    expect(text(all(photos, lisbon), 'people')).toBeUndefined();
    expect(text(any(lisbon, cats), 'people')).toBeUndefined();
  });

  it('loses an anchor that it may not use, not what the anchor bounds', () => {
    expect(text(within(cats, lisbon, { unit: 'trip' }), 'content')).toBe('object["cat"]');
  });
});

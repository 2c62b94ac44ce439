import { describe, expect, it } from 'vitest';
import { processorMs } from '../../test/fixtures/processor-time.ts';
import { treatCues } from './relation-cues-treat.ts';

describe('treatCues', () => {
  it.each([
    ['There is a bone for Rufus in the parcel. Has that dog learnt to sit?', 'Rufus: dog'],
    ['I packed some treats for Minka, I hope that silly cat still likes them.', 'Minka: cat'],
    ['我给年糕买了小鱼干，那只猫还挑食吗？', '年糕: cat'],
    ['给Rufus带了好吃的。那条狗还怕打雷吗？', 'Rufus: dog'],
  ])('%s', (text, said) => {
    expect(treatCues(text).map(({ name, claim }) => `${name}: ${claim}`)).toEqual([said]);
  });

  it.each([
    'I bought a present for Anna. Does that dog next door still bark?',
    'A treat for Anna Weber. That film was long.',
    'Some biscuits for Mia. The dog got none.',
    '给小雨买了新书，那只猫把它咬坏了。',
  ])('tells no animal: %s', (text) => expect(treatCues(text)).toEqual([]));

  it('is linear in a long text', () => {
    const text = 'a treat for Anna, '.repeat(1_000);
    const from = processorMs();
    treatCues(`${text}that dog`);
    expect(processorMs() - from).toBeLessThan(1_000);
  });
});

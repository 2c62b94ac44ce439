import { describe, expect, it } from 'vitest';
import { SpeechRuns } from './speech-runs.ts';

const STEP = 0.064;
function runsOf(sureness: readonly number[]) {
  const runs = new SpeechRuns(STEP);
  for (const one of sureness) runs.push(one);
  return runs.end();
}
const windows = (count: number, sureness: number): number[] => Array.from({ length: count }, () => sureness);

describe('stretches of speech', () => {
  it('begin where the model is sure and end where it has been doubtful for a while', () => {
    expect(runsOf([...windows(10, 0), ...windows(10, 0.9), ...windows(10, 0)])).toEqual([{ start: 0.61, end: 1.31 }]);
  });

  it('go on over a doubt that is short, or not great', () => {
    const said = [...windows(5, 0.9), 0.1, ...windows(5, 0.9), ...windows(6, 0.4), ...windows(5, 0.9)];
    expect(runsOf([...said, ...windows(10, 0)])).toHaveLength(1);
  });

  it('are none of what is too short to be a word, and end with the sound', () => {
    expect(runsOf([...windows(5, 0), 0.9, ...windows(10, 0)])).toEqual([]);
    expect(runsOf(windows(10, 0.9))).toEqual([{ start: 0, end: 0.64 }]);
  });

  it('never overlap', () => {
    const often = Array.from({ length: 20 }, () => [...windows(4, 0.8), ...windows(2, 0.1)]).flat();
    const found = runsOf(often);
    expect(found.length).toBeGreaterThan(1);
    found.slice(1).forEach(({ start }, at) => {
      expect(start).toBeGreaterThanOrEqual(found[at]?.end ?? 0);
    });
  });
});

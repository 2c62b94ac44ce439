import type { Rules } from '../../rules.ts';
import { traits } from './annotation.ts';
import { isRight, type Paired } from './tasks.ts';

/** From where on a video counts as rated, reasoned and grounded well (§4.4). */
export type Thresholds = { readonly t1: number; readonly t2: number; readonly t3: number };
export const defaultThresholds: Thresholds = { t1: 0.5, t2: 0.7, t3: 0.5 };

/** The three fractions of one video that failure modes are told from. */
export type VideoScore = {
  readonly videoId: string;
  readonly r1: number;
  readonly r2: number;
  readonly r3: number;
  /** Whether any rationale was judged; without, `r2` is the released script's 0, which is no score. */
  readonly judged: boolean;
  /** Whether each choice is right, in their order; `null` for one that errata took out. */
  readonly right: readonly (boolean | null)[];
};

/**
 * R1: traits rated right of five, a missing one being wrong; R2: the judge's mean over traits, of ten, 0 where nothing was
 * judged; R3: choices right.
 */
export function videoScores(pairs: readonly Paired[], rules: Rules): VideoScore[] {
  return pairs.map((paired) => {
    const { gold, said } = paired;
    const rated = traits.filter((trait) => {
      const level = said.levels.get(trait);
      return level === gold.levels.get(trait) && (rules === 'official' || level !== undefined);
    }).length;
    const judged = traits.flatMap((trait) => said.judged.get(trait)?.mean ?? []);
    const right = gold.choices.map(({ dropped }, at) => (dropped === true ? null : isRight(paired, at + 1, rules)));
    const counted = right.filter((one) => one !== null).length;
    return {
      videoId: gold.id,
      r1: rated / traits.length,
      r2: judged.length === 0 ? 0 : judged.reduce((a, b) => a + b, 0) / judged.length / 10,
      r3: right.filter(Boolean).length / Math.max(counted, 1),
      judged: judged.length > 0,
      right,
    };
  });
}

/**
 * Percent: PR = P(¬R3|R1), prejudice; CR = P(¬R2|R1), confabulation; IR = P(¬R1|R3), failed integration; HR =
 * P(R1∧R2∧R3), holistic grounding. A rate without a case is 0 to the released script, and absent under strict rules.
 */
export function failureRates(videos: readonly VideoScore[], { t1, t2, t3 }: Thresholds, rules: Rules) {
  const passed = videos.map(({ r1, r2, r3 }) => ({ one: r1 >= t1, two: r2 >= t2, three: r3 >= t3 }));
  const rated = passed.filter(({ one }) => one);
  const grounded = passed.filter(({ three }) => three);
  const rate = (part: number, whole: number) =>
    whole === 0 ? (rules === 'official' ? 0 : null) : (part / whole) * 100;
  return {
    pr: rate(rated.filter(({ three }) => !three).length, rated.length),
    cr: rate(rated.filter(({ two }) => !two).length, rated.length),
    ir: rate(grounded.filter(({ one }) => !one).length, grounded.length),
    hr: rate(passed.filter(({ one, two, three }) => one && two && three).length, passed.length),
  };
}

/** 27 points around the defaults, which they hold; the paper's own grid was lost. */
export const thresholdGrid: readonly Thresholds[] = [0.4, 0.5, 0.6].flatMap((t1) =>
  [0.6, 0.7, 0.8].flatMap((t2) => [0.4, 0.5, 0.6].map((t3) => ({ t1, t2, t3 }))),
);

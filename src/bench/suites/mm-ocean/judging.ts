import PQueue from 'p-queue';
import type { Judge } from '../../judge.ts';
import { type Agreement, gradeAgreement } from '../../judges/agreement.ts';
import { meanOf } from '../../measures/measure.ts';
import { tally } from '../../remarks.ts';
import type { Remark } from '../../scored.ts';
import { type Annotation, type Trait, traits } from './annotation.ts';
import { type JudgedTrait, judgedOf, type Prediction } from './prediction.ts';

/**
 * Predictions with their rationales judged, where they are not yet: a judge sees the rationale, the agreed level and the
 * verified observations, never the video. Of several judges each dimension is the mean. What no judge could grade stays
 * unjudged, and is counted.
 */
export async function judged(
  videos: readonly Annotation[],
  predictions: readonly Prediction[],
  judges: readonly Judge[],
  signal: AbortSignal | undefined,
): Promise<{
  readonly predictions: readonly Prediction[];
  readonly remarks: readonly Remark[];
  /** How the judges agree on each trait's mean. */
  readonly agreement: readonly Agreement[];
  /** Each judge's own mean over what it graded, 0–10. */
  readonly judges: readonly { readonly name: string; readonly n: number; readonly mean: number | null }[];
}> {
  const byId = new Map(videos.map((video) => [video.id, video]));
  const odd = tally();
  const grades = new Map(judges.map(({ name }) => [name, new Map<string, number>()]));
  const queue = new PQueue({ concurrency: Math.max(1, ...judges.map(({ concurrency }) => concurrency)) });
  const grade = async (prediction: Prediction, gold: Annotation, trait: Trait): Promise<JudgedTrait | undefined> => {
    const rationale = prediction.rationales.get(trait);
    const level = gold.levels.get(trait);
    if (rationale === undefined || level === undefined) return undefined;
    const reference = gold.rationales.get(trait) ?? '';
    const asked = { kind: 'rationale', trait, level, rationale, reference, observations: gold.observations } as const;
    const verdicts = await Promise.all(judges.map((judge) => judge.judge(asked, signal)));
    for (const [i, verdict] of verdicts.entries()) {
      if (verdict.state !== 'rated') continue;
      const mean = judgedOf(verdict.scores)?.mean;
      if (mean !== undefined) grades.get(judges[i]?.name ?? '')?.set(`${gold.id} ${trait}`, mean);
    }
    const scores = verdicts.flatMap((verdict) => (verdict.state === 'rated' ? [verdict.scores] : []));
    for (const verdict of verdicts)
      if (verdict.state === 'failed')
        odd.add('judge-failed', 'rationales could not be judged', `${gold.id}, ${trait}: ${verdict.message}`);
    const [first] = scores;
    if (first === undefined) return undefined;
    const mean = (name: keyof typeof first) => scores.reduce((sum, one) => sum + one[name], 0) / scores.length;
    return judgedOf({
      evidence_coverage: mean('evidence_coverage'),
      logical_coherence: mean('logical_coherence'),
      directional_accuracy: mean('directional_accuracy'),
      grounding_accuracy: mean('grounding_accuracy'),
    });
  };
  const graded = await Promise.all(
    predictions.map(async (prediction) => {
      const gold = byId.get(prediction.id);
      if (gold === undefined || judges.length === 0) return prediction;
      const means = new Map(prediction.judged);
      await Promise.all(
        traits
          .filter((trait) => !means.has(trait))
          .map((trait) =>
            queue.add(async () => {
              const of = await grade(prediction, gold, trait);
              if (of !== undefined) means.set(trait, of);
            }),
          ),
      );
      return { ...prediction, judged: means };
    }),
  );
  const own = [...grades].map(([name, of]) => ({ name, n: of.size, mean: meanOf(of.values()).value ?? null }));
  return { predictions: graded, remarks: odd.remarks(), agreement: gradeAgreement(grades), judges: own };
}

import { headlines } from '../headlines.ts';
import type { Outcome } from '../outcome.ts';
import type { Figure, Scored } from '../scored.ts';
import { auroc, brierSkill, expectedCalibrationError, type Sure } from '../statistics/calibration.ts';
import type { LoadedSuite } from '../suite.ts';

/** From where on a fraction counts as right. */
const RIGHT = 0.5;

type Answerable = (id: string) => boolean | undefined;

/**
 * How sure a system said it was of what it said, beside whether it was right: an answer by its value, an abstention where
 * nothing could be answered. Abstentions are left out where that is not known.
 */
export function surenessOf(
  outcomes: readonly Outcome[],
  values: ReadonlyMap<string, number> | undefined,
  answerable: Answerable = () => undefined,
): Sure[] {
  return outcomes.flatMap((outcome): Sure[] => {
    if (outcome.state !== 'answered' || outcome.repeat !== 0) return [];
    const { said, confidence } = outcome.reply;
    const value = values?.get(outcome.id);
    const known = answerable(outcome.id);
    if (confidence === undefined) return [];
    if (said?.kind === 'abstained') return known === undefined ? [] : [{ confidence, right: !known }];
    return value === undefined ? [] : [{ confidence, right: value >= RIGHT }];
  });
}

/**
 * What confidences are worth, under the suite's leading measure: expected calibration error, Brier skill against the base
 * rate, and the chance that a right answer has more confidence than a wrong one. None where no confidence is said.
 */
export function confidenceFigures(
  { name, gold }: Pick<LoadedSuite, 'name' | 'gold'>,
  outcomes: readonly Outcome[],
  scored: Scored,
): Figure[] {
  const lead = headlines[name].find((measure) => (scored.perQuestion.get(measure)?.size ?? 0) > 0);
  const answerable: Answerable = (id) => gold(id).answerable;
  const sure = surenessOf(outcomes, lead === undefined ? undefined : scored.perQuestion.get(lead), answerable);
  if (lead === undefined || sure.length === 0) return [];
  const figure = (measure: string, value: number | undefined): Figure => ({
    measure: `${measure}(${lead})`,
    n: sure.length,
    ...(value === undefined ? {} : { value }),
  });
  return [
    figure('ECE', expectedCalibrationError(sure)),
    figure('Brier-skill', brierSkill(sure)),
    figure('AUROC', auroc(sure)),
    ...answerableFigure(answerable, outcomes),
  ];
}

/** The chance that a question with an answer gets more confidence in one than a question without. */
function answerableFigure(answerable: Answerable, outcomes: readonly Outcome[]): Figure[] {
  const sure = outcomes.flatMap((outcome): Sure[] => {
    const right = answerable(outcome.id);
    if (outcome.state !== 'answered' || outcome.repeat !== 0 || right === undefined) return [];
    const { confidence, said } = outcome.reply;
    if (confidence === undefined) return [];
    // Who abstains is sure that there is no answer.
    return [{ confidence: said?.kind === 'abstained' ? 1 - confidence : confidence, right }];
  });
  const value = auroc(sure);
  return value === undefined ? [] : [{ measure: 'AUROC(answerable)', n: sure.length, value }];
}

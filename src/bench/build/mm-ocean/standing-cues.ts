import { Review } from '../../review/review.ts';
import type { BuildContext } from '../builder.ts';
import { standingsOf } from '../decisions.ts';
import { cuesLeft, observeStep } from './observe-step.ts';
import { type Cues, cueRecords, cuesSchema } from './records.ts';

/**
 * Observations by film as they stand now: reviewed ones as people left them, rejected films left out, others as drafted.
 * Whoever wants only reviewed ones runs the step alone, reviews, and goes on.
 */
export function standingCues(context: BuildContext): Map<string, Cues> {
  const standings = standingsOf(new Review(context.folder));
  return new Map(
    context
      .records(cueRecords)
      .all()
      .flatMap(({ key, value }): [string, Cues][] => {
        const standing = standings.get(`${observeStep.id}:${key}`);
        if (standing?.status === 'dropped') return [];
        if (standing?.status !== 'kept' || standing.result === undefined) return [[key, value]];
        return [[key, cuesSchema.parse(cuesLeft(standing.result, value))]];
      }),
  );
}

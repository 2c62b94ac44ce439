import type { BuildContext, Builder, BuildStep, Decided } from './builder.ts';
import type { StepRecord } from './step-records.ts';

/** What people decided of one candidate. */
export type Decision =
  | { readonly state: 'accepted' }
  | { readonly state: 'corrected'; readonly value: unknown }
  | { readonly state: 'rejected' };

/** Where decisions of people are kept, by step and key of the record. */
export type Decisions = {
  of(step: string, key: string): Decision | undefined;
};

/** How far people have come with a step. */
export type ReviewState = { readonly candidates: number; readonly decided: number };

export async function reviewStateOf(
  step: BuildStep,
  context: BuildContext,
  decisions: Decisions,
): Promise<ReviewState | undefined> {
  if (step.review === undefined) return undefined;
  const candidates = await step.review.candidates(context);
  const decided = candidates.filter(({ key }) => decisions.of(step.id, key) !== undefined);
  return { candidates: candidates.length, decided: decided.length };
}

/**
 * The records that stand: of a step that people review what they accepted or corrected, and with `unreviewed` also what
 * nobody has looked at; of any other step all.
 */
export function decidedBy(builder: Builder, context: BuildContext, decisions: Decisions, unreviewed: boolean): Decided {
  return <T>(of: Parameters<typeof context.records<T>>[0]) => {
    const step = builder.steps.find(({ makes }) => makes.id === of.id);
    const records = context.records(of).all();
    if (step?.review === undefined) return records;
    return records.flatMap((record): StepRecord<T>[] => {
      const decision = decisions.of(step.id, record.key);
      if (decision === undefined) return unreviewed ? [record] : [];
      if (decision.state === 'rejected') return [];
      return [decision.state === 'accepted' ? record : { ...record, value: of.schema.parse(decision.value) }];
    });
  };
}

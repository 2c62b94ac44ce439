import type { Proposer } from '../../contract/review/records.ts';
import type { Proposal, Review } from '../review/review.ts';
import type { Standing } from '../review/standing.ts';
import type { BuildContext, Builder, BuildStep, Decided, Draft } from './builder.ts';
import type { Made, StepRecord } from './step-records.ts';

/** How far people have come with a step's drafts; `kept` and `dropped` are finished. */
export type ReviewState = {
  readonly candidates: number;
  readonly decided: number;
  readonly kept: number;
};

/** Puts the drafts of all steps before people; what is there already stays as it was decided. */
export async function proposeDrafts(builder: Builder, context: BuildContext, review: Review): Promise<void> {
  for (const step of builder.steps) {
    const records = context.records(step.makes);
    const drafts = (await step.review?.drafts(context)) ?? [];
    const proposals = drafts.flatMap((draft): Proposal[] => {
      const record = records.get(draft.key);
      return record === undefined ? [] : [proposalOf(builder.name, step.id, draft, record.by)];
    });
    if (proposals.length > 0) review.propose(proposals);
  }
}

const taskOf = (step: string, key: string): string => `${step}:${key}`;

function proposalOf(suite: string, step: string, { key, ...draft }: Draft, by: readonly Made[]): Proposal {
  return { ...draft, id: taskOf(step, key), suite, step, proposedBy: proposerOf(by) };
}

/** A record with several makers is proposed by the last of them, which had the last word. */
function proposerOf(by: readonly Made[]): Proposer {
  const last = by.at(-1);
  if (last?.kind === 'model')
    return { by: 'model', model: last.model, prompt: last.prompt, version: String(last.version) };
  return { by: 'rule', rule: last?.name ?? 'none', version: String(last?.version ?? 0) };
}

/** What stands of each task, by its id. */
export type Standings = ReadonlyMap<string, Standing>;

export const standingsOf = (review: Review): Standings =>
  new Map(review.standings().map((standing) => [standing.task.id, standing]));

const isFinished = ({ status }: Standing): boolean => status === 'kept' || status === 'dropped';

export function reviewStateOf(step: BuildStep, standings: Standings): ReviewState | undefined {
  if (step.review === undefined) return undefined;
  const own = [...standings.values()].filter(({ task }) => task.step === step.id);
  return {
    candidates: own.length,
    decided: own.filter(isFinished).length,
    kept: own.filter(({ status }) => status === 'kept').length,
  };
}

/**
 * The records that stand: of a step that people review what they accepted or corrected, and with `unreviewed` also what
 * nobody has finished with; of any other step all.
 */
export function decidedBy(builder: Builder, context: BuildContext, standings: Standings, unreviewed: boolean): Decided {
  return <T>(of: Parameters<typeof context.records<T>>[0]) => {
    const step = builder.steps.find(({ makes }) => makes.id === of.id);
    const records = context.records(of).all();
    const { review, id = '' } = step ?? {};
    if (review === undefined) return records;
    return records.flatMap((record): StepRecord<T>[] => {
      const standing = standings.get(taskOf(id, record.key));
      if (standing === undefined || !isFinished(standing)) return unreviewed ? [record] : [];
      if (standing.status === 'dropped' || standing.result === undefined) return [];
      return [{ ...record, value: of.schema.parse(review.left(standing.result, record)) }];
    });
  };
}

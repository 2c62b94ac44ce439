import { join } from 'node:path';
import { z } from 'zod';
import {
  annotatorName,
  type Decision,
  decisionSchema,
  type Pool,
  poolSchema,
  type Resolution,
  type ReviewRecord,
  type ReviewTask,
  resolutionSchema,
  reviewRecordSchema,
  reviewTaskSchema,
  type Validation,
  validationSchema,
} from '../../contract/review/records.ts';
import {
  type DecisionGiven,
  type QuestionAsked,
  type ResolutionGiven,
  type ValidationGiven,
  writtenDraftId,
} from '../../contract/review/review-shelf.ts';
import type { ReviewKind, Subjects } from '../../contract/review/subjects.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { type Acceptance, acceptanceOf, agreementOf, type GroupAgreement } from './agreement.ts';
import { checkDecision, hashOf } from './judged.ts';
import { Lines } from './lines.ts';
import { readWhole, writeWhole } from './small-file.ts';
import { type Standing, standingsOf } from './standing.ts';

export const reviewFiles = {
  folder: 'review',
  tasks: 'review/tasks.jsonl',
  records: 'review/decisions.jsonl',
  pool: 'review/pool.json',
  unfinished: 'review/unfinished',
} as const;

/** What a builder gives of a task. */
export type Proposal<K extends ReviewKind = ReviewKind> = K extends ReviewKind
  ? Omit<ReviewTask<K>, 'at' | 'evidence' | 'checks'> & Partial<Pick<ReviewTask<K>, 'evidence' | 'checks'>>
  : never;

/** What an export takes of a task that is finished. */
export type Finished<K extends ReviewKind = ReviewKind> = K extends ReviewKind
  ? {
      readonly task: ReviewTask<K>;
      readonly outcome: 'kept' | 'dropped';
      /** The subject as people left it, without observations that do not exist; absent when dropped. */
      readonly result?: Subjects[K];
      readonly decisions: readonly Decision[];
      readonly validations: readonly Validation[];
      readonly resolution?: Resolution;
    }
  : never;

const unfinishedSchema = z.record(z.string().max(200), z.unknown());

/** The step of tasks that annotators wrote themselves. */
export const WRITTEN = 'written';

/**
 * What a builder proposes and what people decide on it, in the folder `review` of a build. Tasks and decisions are only
 * ever appended; every call reads what other processes have written meanwhile.
 */
export class Review {
  readonly folder: string;
  readonly #tasks: Lines<ReviewTask>;
  readonly #records: Lines<ReviewRecord>;
  readonly #now: () => Date;

  constructor(folder: string, { now = () => new Date() }: { readonly now?: () => Date } = {}) {
    this.folder = folder;
    this.#tasks = new Lines(join(folder, reviewFiles.tasks), reviewTaskSchema);
    this.#records = new Lines(join(folder, reviewFiles.records), reviewRecordSchema);
    this.#now = now;
  }

  /**
   * Puts drafts before people. `known`: it is there, word for word. `changed`: another draft takes the place of the one
   * with this id, and what was decided on that one no longer counts. Errors: `usage` for a draft outside the schema; then
   * none is kept.
   */
  propose(proposals: readonly Proposal[]): Record<'added' | 'known' | 'changed', number> {
    const at = this.#now().toISOString();
    const before = new Map(this.tasks().map((task) => [task.id, wordHash(task)]));
    const counts = { added: 0, known: 0, changed: 0 };
    const fresh: ReviewTask[] = [];
    for (const proposal of proposals) {
      const parsed = reviewTaskSchema.safeParse({ ...proposal, at });
      if (!parsed.success)
        throw new MadeleineError('usage', `The draft ${proposal.id} does not fit: ${z.prettifyError(parsed.error)}`, {
          action: 'Correct the builder that proposes it.',
        });
      const hash = wordHash(parsed.data);
      const old = before.get(parsed.data.id);
      counts[old === undefined ? 'added' : old === hash ? 'known' : 'changed'] += 1;
      if (old !== hash) fresh.push(parsed.data);
      before.set(parsed.data.id, hash);
    }
    if (fresh.length > 0) this.#tasks.append(...fresh);
    return counts;
  }

  /**
   * Puts a question that an annotator wrote before the others, who are to validate it; returns its id. Errors: `usage`.
   */
  ask({ annotator, question, seconds, draft }: QuestionAsked): string {
    const [first] = this.tasks();
    const id = `own-${hashOf([annotator, question, this.#now().toISOString()])}`;
    const proposedBy = { by: 'person', annotator } as const;
    const suite = first?.suite ?? 'atm';
    this.propose([{ id, suite, step: WRITTEN, kind: 'question', subject: question, proposedBy }]);
    this.decide({ task: id, annotator, verdict: 'accept', seconds });
    if (draft !== undefined) this.keepUnfinished(annotator, draft, undefined);
    return id;
  }

  /** All tasks, in the order that they were first proposed. */
  tasks(): readonly ReviewTask[] {
    return [...new Map(this.#tasks.read().map((task) => [task.id, task])).values()];
  }

  /** Errors: `not-found`. */
  task(id: string): ReviewTask {
    const task = this.tasks().find((one) => one.id === id);
    if (task !== undefined) return task;
    throw new MadeleineError('not-found', `No review task has the id ${id}.`, { action: 'List the tasks.' });
  }

  /** Everything that was said, also of drafts that were replaced since. */
  records(): readonly ReviewRecord[] {
    return this.#records.read();
  }

  /** Lines of the files that hold nothing readable. */
  unreadable(): number {
    this.#tasks.read();
    this.#records.read();
    return this.#tasks.unreadable + this.#records.unreadable;
  }

  pool(): Pool {
    return readWhole(join(this.folder, reviewFiles.pool), poolSchema) ?? poolSchema.parse({});
  }

  /** Changes who reviews and how much two of them do. Errors: `usage`. */
  setPool(change: Partial<Pool>): Pool {
    const parsed = poolSchema.safeParse({ ...this.pool(), ...change });
    if (!parsed.success)
      throw new MadeleineError('usage', `These review settings are not valid: ${z.prettifyError(parsed.error)}`);
    const annotators = [...new Set(parsed.data.annotators)];
    writeWhole(join(this.folder, reviewFiles.pool), { ...parsed.data, annotators });
    return { ...parsed.data, annotators };
  }

  /** Adds an annotator to the pool, if they are not in it. Errors: `usage`. */
  join(name: string): Pool {
    const pool = this.pool();
    return pool.annotators.includes(name.trim()) ? pool : this.setPool({ annotators: [...pool.annotators, name] });
  }

  /**
   * Keeps what an annotator decided; a later decision of theirs replaces it. Errors: `not-found`, `usage` for a
   * correction that does not fit or labels that are missing.
   */
  decide({ seen, ...given }: DecisionGiven): Decision {
    const task = this.task(given.task);
    const draft = this.#sameDraft(task, seen);
    checkDecision(task, given);
    const decision = this.#record(decisionSchema, { ...given, type: 'decision', seen: draft });
    this.#forget(decision);
    return decision;
  }

  /** Keeps a second annotator's word on the result. Errors: `not-found`; `usage` when it is the annotator's own. */
  validate({ seen, ...given }: ValidationGiven): Validation {
    const { result, resultOf: author } = this.standing(given.task);
    if (result === undefined)
      throw new MadeleineError('usage', 'There is nothing to validate: nobody has kept this yet.', {
        action: 'Decide on it first.',
      });
    if (author === given.annotator.trim())
      throw new MadeleineError('usage', 'Nobody validates their own work.', { action: 'Let another annotator do it.' });
    const now = hashOf(result);
    if (seen !== undefined && seen !== now) throw changedSince();
    return this.#record(validationSchema, { ...given, type: 'validation', seen: now });
  }

  /** Ends a disagreement; overrules the decisions before it. Errors: as of `decide`. */
  resolve({ seen, ...given }: ResolutionGiven): Resolution {
    const task = this.task(given.task);
    const draft = this.#sameDraft(task, seen);
    checkDecision(task, given);
    return this.#record(resolutionSchema, { ...given, type: 'resolution', seen: draft });
  }

  standings(): Standing[] {
    return standingsOf(this.tasks(), this.records(), this.pool());
  }

  /** Errors: `not-found`. */
  standing(id: string): Standing {
    this.task(id);
    const found = this.standings().find(({ task }) => task.id === id);
    if (found === undefined) throw new RangeError(`no task ${id}`);
    return found;
  }

  agreement(): GroupAgreement[] {
    return agreementOf(this.standings());
  }

  acceptance(): Acceptance[] {
    return acceptanceOf(this.standings());
  }

  /** What is to be discussed. */
  disagreements(): Standing[] {
    return this.standings().filter(({ status }) => status === 'disputed');
  }

  /** What an export takes: the tasks of a kind, or of all, that nobody needs to look at any more. */
  finished<K extends ReviewKind>(kind: K): Finished<K>[];
  finished(): Finished[];
  finished(kind?: ReviewKind): Finished[] {
    return this.standings()
      .filter(({ task, status }) => (status === 'kept' || status === 'dropped') && (kind ?? task.kind) === task.kind)
      .map(finishedOf);
  }

  /** What an annotator began and has not decided, by task. */
  unfinished(annotator: string): Readonly<Record<string, unknown>> {
    return readWhole(this.#unfinishedPath(annotator), unfinishedSchema) ?? {};
  }

  /** The questions that an annotator has begun to write, the latest begun last. */
  writtenDrafts(annotator: string): { readonly id: string; readonly begun: unknown }[] {
    return Object.entries(this.unfinished(annotator))
      .filter(([id]) => isWrittenDraft(id))
      .map(([id, begun]) => ({ id, begun }));
  }

  /**
   * Keeps what an annotator has begun of a task or of a question they write, for when they come back, on whatever machine;
   * undefined forgets it. Errors: `not-found` for a task that is not there, `too-large`.
   */
  keepUnfinished(annotator: string, task: string, begun: unknown): void {
    if (!isWrittenDraft(task)) this.task(task);
    const { [task]: _before, ...others } = this.unfinished(annotator);
    writeWhole(this.#unfinishedPath(annotator), begun === undefined ? others : { ...others, [task]: begun });
  }

  #forget({ annotator, task }: Decision): void {
    if (task in this.unfinished(annotator)) this.keepUnfinished(annotator, task, undefined);
  }

  #unfinishedPath(annotator: string): string {
    return join(this.folder, reviewFiles.unfinished, `${hashOf(annotatorName.parse(annotator))}.json`);
  }

  #sameDraft(task: ReviewTask, seen: string | undefined): string {
    const draft = hashOf(task.subject);
    if (seen !== undefined && seen !== draft) throw changedSince();
    return draft;
  }

  #record<T extends ReviewRecord>(schema: z.ZodType<T>, given: object): T {
    const parsed = schema.safeParse({ ...given, at: this.#now().toISOString() });
    if (!parsed.success) throw new MadeleineError('usage', `This cannot be kept: ${z.prettifyError(parsed.error)}`);
    this.#records.append(parsed.data);
    return parsed.data;
  }
}

const isWrittenDraft = (id: string): boolean => writtenDraftId.safeParse(id).success;

const wordHash = ({ at: _at, ...said }: ReviewTask): string => hashOf(said);

const changedSince = () =>
  new MadeleineError('usage', 'This was changed while you looked at it.', { action: 'Reload it and decide again.' });

function finishedOf({ task, status, result, decisions, validations, resolution }: Standing): Finished {
  const left = result !== undefined && 'film' in result && 'observations' in result ? existing(result) : result;
  return {
    task,
    outcome: status === 'kept' ? 'kept' : 'dropped',
    ...(left === undefined ? {} : { result: left }),
    decisions,
    validations,
    ...(resolution === undefined ? {} : { resolution }),
  } as Finished;
}

const existing = (film: Subjects['observation']): Subjects['observation'] => ({
  ...film,
  observations: film.observations.filter(({ label }) => label !== 'nonexistent'),
});

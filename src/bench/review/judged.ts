import type { Decision, Resolution, ReviewTask, Verdict } from '../../contract/review/records.ts';
import { type ReviewKind, type Subjects, subjectSchemas } from '../../contract/review/subjects.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { canonicalJson, contentKey } from '../runner/content-cache.ts';

/** By this a decision says which draft it was made on. */
export const hashOf = (value: unknown): string => contentKey({ value }).slice(0, 16);

type Said = Pick<Decision | Resolution, 'verdict' | 'correction'>;

/** The subject as an annotator leaves it; undefined when it is rejected, or when the correction does not fit. */
export function resultOf(task: ReviewTask, { verdict, correction }: Said): Subjects[ReviewKind] | undefined {
  if (verdict === 'reject') return undefined;
  if (correction !== undefined) return subjectSchemas[task.kind].safeParse(correction).data;
  if (task.kind !== 'observation') return task.subject;
  const observations = task.subject.observations.map((one) => ({ ...one, label: one.label ?? ('correct' as const) }));
  return { ...task.subject, observations };
}

/**
 * Holds a decision against the rules of its kind. Errors: `usage`, naming the part of the correction that does not fit.
 */
export function checkDecision(task: ReviewTask, said: Said): void {
  if (said.verdict === 'correct' && said.correction === undefined)
    throw new MadeleineError('usage', 'A correction needs the corrected text.', { action: 'Send the whole subject.' });
  if (said.correction !== undefined) {
    const parsed = subjectSchemas[task.kind].safeParse(said.correction);
    if (!parsed.success) throw misfit(parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`));
  }
  if (said.verdict === 'reject') return;
  const missing = missingIn(task, resultOf(task, said));
  if (missing.length > 0) throw misfit(missing);
}

const misfit = (what: readonly string[]) =>
  new MadeleineError('usage', `The decision is incomplete: ${what.slice(0, 5).join('; ')}.`, {
    action:
      what.length > 5 ? `Complete these and ${what.length - 5} more, and save again.` : 'Complete it and save again.',
  });

/** What a kept result still lacks, in words. */
function missingIn(task: ReviewTask, result: Subjects[ReviewKind] | undefined): string[] {
  if (result === undefined) return ['the correction cannot be read'];
  if (task.kind === 'relevance' && 'candidates' in result && 'query' in result) {
    const labels = new Map(result.candidates.map(({ item, relevant }) => [item, relevant]));
    const open = task.subject.candidates.filter(({ item }) => labels.get(item) === undefined);
    return open.length === 0 ? [] : [`${open.length} of ${task.subject.candidates.length} candidates have no label`];
  }
  if (task.kind === 'observation' && 'observations' in result) return missingInFilm(task.subject, result);
  if (task.kind === 'picture' && 'scenario' in result) {
    const known = new Set(task.subject.candidates);
    if (result.chosen === undefined || result.chosen.length === 0) return ['no picture is chosen'];
    return result.chosen.filter((file) => !known.has(file)).map((file) => `${file} is not a candidate`);
  }
  return [];
}

function missingInFilm(draft: Subjects['observation'], { observations }: Subjects['observation']): string[] {
  const byId = new Map(observations.map((one) => [one.id, one]));
  return [
    ...draft.observations.filter(({ id }) => byId.get(id)?.label === undefined).map(({ id }) => `${id} has no label`),
    ...observations
      .filter(({ label, dimension }) => label !== 'nonexistent' && /^(Expression|Action)$/.test(dimension))
      .filter(({ boxes = [] }) => boxes.length === 0)
      .map(({ id }) => `${id} has no box`),
  ];
}

/** One thing that was judged, and how; the labels of a group are on one scale. */
export type Judgement = { readonly group: string; readonly unit: string; readonly label: string };

/** The labels of each group, from the most accepting to the least; `ordinal` where the order says something. */
export const scaleOf = (group: string): { readonly labels: readonly string[]; readonly ordinal: boolean } => {
  if (group === 'relevance') return { labels: ['relevant', 'irrelevant'], ordinal: false };
  if (group === 'query') return { labels: ['keep', 'reject'], ordinal: false };
  if (group === 'observation') return { labels: ['correct', 'incorrect', 'nonexistent'], ordinal: true };
  return { labels: ['accept', 'correct', 'reject'] satisfies Verdict[], ordinal: true };
};

/** What agreement is measured on: candidates one by one, observations that a draft had one by one, else verdicts. */
export function judgementsOf(task: ReviewTask, decision: Decision): Judgement[] {
  const result = resultOf(task, decision);
  if (task.kind === 'relevance') {
    const query = { group: 'query', unit: task.id, label: decision.verdict === 'reject' ? 'reject' : 'keep' };
    if (result === undefined || !('candidates' in result) || !('query' in result)) return [query];
    const labelled = result.candidates.filter(({ relevant }) => relevant !== undefined);
    return [
      query,
      ...labelled.map(({ item, relevant }) => ({
        group: 'relevance',
        unit: `${task.id} ${item}`,
        label: relevant === true ? 'relevant' : 'irrelevant',
      })),
    ];
  }
  if (task.kind === 'observation') {
    if (result === undefined || !('observations' in result)) return [];
    return result.observations
      .filter(({ added }) => added !== true)
      .map(({ id, label = 'correct' }) => ({ group: 'observation', unit: `${task.id} ${id}`, label }));
  }
  return [{ group: task.kind, unit: task.id, label: decision.verdict }];
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Equal for two decisions that need no discussion: how something is worded does not matter, what it says does. */
export function gistOf(task: ReviewTask, decision: Decision): string {
  const result = resultOf(task, decision);
  if (result === undefined) return 'reject';
  if (task.kind === 'relevance' || task.kind === 'observation') {
    return canonicalJson(judgementsOf(task, decision).sort((a, b) => (a.unit < b.unit ? -1 : 1)));
  }
  return canonicalJson([decision.verdict, essenceOf(result)]);
}

function essenceOf(result: Subjects[ReviewKind]): unknown {
  if ('options' in result) return result.answer;
  if ('answer' in result) return [plain(result.answer), [...result.evidence].sort()];
  if ('scenario' in result) return [...(result.chosen ?? [])].sort();
  if ('concept' in result) return [result.fields, result.events ?? []];
  return null;
}

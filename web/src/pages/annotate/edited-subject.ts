import type { TaskDetail } from '../../../../src/contract/review/review-shelf.ts';
import { type ReviewKind, subjectSchemas } from '../../../../src/contract/review/subjects.ts';
import { filmProblems } from './film-marks.ts';

/** A subject as it is being edited: it may not fit its schema yet. */
export type Work = { readonly subject: unknown; readonly note: string };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an annotator begins with: what they left unfinished on this draft, else what they decided, else the result or draft. */
export function beganWith({ task, draft, begun, mine, result }: TaskDetail): {
  readonly work: Work;
  readonly isUnfinished: boolean;
} {
  if (isObject(begun) && begun['draft'] === draft && isLike(begun['subject'], task.subject)) {
    const note = begun['note'];
    return { work: { subject: begun['subject'], note: typeof note === 'string' ? note : '' }, isUnfinished: true };
  }
  const subject = mine?.result ?? result ?? task.subject;
  return { work: { subject, note: mine?.note ?? '' }, isUnfinished: false };
}

/** Whether everything that the draft holds is there in the same form; texts may be empty. */
const isLike = (value: unknown, draft: unknown): boolean =>
  isObject(value) &&
  isObject(draft) &&
  Object.entries(draft).every(([key, part]) => Array.isArray(part) === Array.isArray(value[key]));

/** Whether a subject can be saved as it is. */
export function isComplete(kind: ReviewKind, subject: unknown): boolean {
  const parsed = subjectSchemas[kind].safeParse(subject);
  if (!parsed.success) return false;
  if (kind === 'relevance') {
    const { candidates } = subjectSchemas.relevance.parse(subject);
    return candidates.every(({ relevant }) => relevant !== undefined);
  }
  if (kind === 'observation') return filmProblems(subjectSchemas.observation.parse(subject)).length === 0;
  if (kind === 'picture') return (subjectSchemas.picture.parse(subject).chosen ?? []).length > 0;
  return true;
}

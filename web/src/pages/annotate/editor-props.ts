import type { TaskDetail } from '../../../../src/contract/review/review-shelf.ts';
import type { ReviewKind, Subjects } from '../../../../src/contract/review/subjects.ts';

/** What an editor of a kind of subject gets; changes are the whole subject. */
export type EditorProps<K extends ReviewKind> = {
  readonly build: string;
  readonly task: TaskDetail['task'];
  readonly subject: Subjects[K];
  readonly onChange: (subject: Subjects[K]) => void;
};

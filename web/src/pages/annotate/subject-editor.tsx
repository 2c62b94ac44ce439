import type { TaskDetail } from '../../../../src/contract/review/review-shelf.ts';
import type { Subjects } from '../../../../src/contract/review/subjects.ts';
import type { Work } from './edited-subject.ts';
import { FilmEditor } from './film-editor.tsx';
import { PictureEditor } from './picture-editor.tsx';
import { ProfileEditor } from './profile-editor.tsx';
import { QuestionEditor } from './question-editor.tsx';
import { QuizEditor } from './quiz-editor.tsx';
import { RelevanceEditor } from './relevance-editor.tsx';

/** The editor of the task's kind. What is edited has the form of its kind, though texts may be empty. */
export function SubjectEditor({
  build,
  task,
  work,
  onWork,
}: {
  readonly build: string;
  readonly task: TaskDetail['task'];
  readonly work: Work;
  readonly onWork: (work: Work) => void;
}) {
  const onChange = (subject: unknown): void => onWork({ ...work, subject });
  const { subject } = work;
  switch (task.kind) {
    case 'question': {
      const notes = new Map(
        task.evidence.flatMap((one) =>
          'item' in one && one.note !== undefined ? [[one.item, one.note] as const] : [],
        ),
      );
      return <QuestionEditor subject={subject as Subjects['question']} onChange={onChange} notes={notes} />;
    }
    case 'relevance':
      return <RelevanceEditor {...{ build, task, onChange }} subject={subject as Subjects['relevance']} />;
    case 'profile':
      return <ProfileEditor {...{ build, task, onChange }} subject={subject as Subjects['profile']} />;
    case 'picture':
      return <PictureEditor {...{ build, task, onChange }} subject={subject as Subjects['picture']} />;
    case 'observation':
      return <FilmEditor {...{ build, task, onChange }} subject={subject as Subjects['observation']} />;
    case 'quiz':
      return <QuizEditor {...{ build, task, onChange }} subject={subject as Subjects['quiz']} />;
  }
}

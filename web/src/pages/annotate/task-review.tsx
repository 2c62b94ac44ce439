import { PartyPopper } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { getBuildTask, getBuildTasks, postDecision } from '../../../../src/contract/endpoints/builds.ts';
import type { Verdict } from '../../../../src/contract/review/records.ts';
import type { TaskDetail } from '../../../../src/contract/review/review-shelf.ts';
import { call } from '../../api/call.ts';
import { useChange } from '../../api/use-change.ts';
import { keyOf, queryClient } from '../../api/use-read.ts';
import { Empty } from '../../parts/states.tsx';
import { toast } from '../../parts/toasts.tsx';
import { annotateWords } from '../../words/annotate.ts';
import { useWords } from '../../words/language.ts';
import { buildAddress, taskAddress } from './addresses.ts';
import styles from './annotate.module.css';
import type { AskedTasks } from './asked-tasks.ts';
import { Checks, Evidence, showsItself } from './beside.tsx';
import { DecideActions } from './decide-actions.tsx';
import { Discussion } from './discussion.tsx';
import { beganWith, type Work } from './edited-subject.ts';
import { changedByReview } from './review-queries.ts';
import { SubjectEditor } from './subject-editor.tsx';
import { useBegun } from './use-begun.ts';
import { useLeaveFields } from './use-leave-fields.ts';
import { useSpent } from './use-spent.ts';
import { ValidationPanel } from './validation-panel.tsx';

type Props = {
  readonly build: string;
  readonly asked: AskedTasks;
  readonly annotator: string;
  readonly detail: TaskDetail;
};

/** What an annotator does with a draft: decide, validate another's result, or settle a disagreement. */
export function TaskReview({ build, asked, annotator, detail }: Props) {
  const say = useWords(annotateWords);
  const { task, draft, status, mine } = detail;
  const began = useMemo(() => beganWith(detail), [detail.draft]);
  const [work, setWork] = useState<Work>(began.work);
  const [isDone, setDone] = useState(false);
  const isEdited = work !== began.work || began.isUnfinished;
  const spent = useSpent(task.id);
  const unfinished = useMemo(
    () => (isEdited && !isDone ? { ...work, draft } : undefined),
    [work, draft, isEdited, isDone],
  );
  const begun = useBegun({ build, task: task.id, annotator }, unfinished, (value) =>
    rememberBegun(build, task.id, annotator, value),
  );
  const decide = useChange(postDecision, changedByReview, say.saveFailed);
  const note = useRef<HTMLTextAreaElement>(null);
  const next = useNext(build, asked, annotator, task.id, () => setDone(true));
  useLeaveFields();
  const save = (verdict: Verdict): void => {
    if (decide.isPending) return;
    begun.forget();
    const correction = verdict === 'correct' ? { correction: work.subject } : {};
    const words = work.note.trim() === '' ? {} : { note: work.note.trim() };
    decide.mutate(
      {
        params: { build },
        body: { task: task.id, annotator, verdict, seconds: spent(), seen: draft, ...correction, ...words },
      },
      {
        onSuccess: () => {
          toast({ text: say.saved });
          void next();
        },
      },
    );
  };
  if (isDone) return <AllDone build={build} />;
  const isSettled = status === 'kept' || status === 'dropped';
  const isValidating = status === 'unvalidated' && mine === undefined;
  const isAfter = showsItself(task);
  return (
    <>
      {status === 'disputed' ? <Discussion {...{ build, annotator, detail, work }} onDone={next} /> : null}
      {isValidating ? <ValidationPanel {...{ build, annotator, detail, spent }} onDone={next} /> : null}
      {isValidating || status === 'disputed' ? null : (
        <DecideActions
          {...{ detail, work, isSettled }}
          kept={begun.kept}
          isBusy={decide.isPending}
          onSave={save}
          onSkip={next}
          onBefore={() => goBefore(build)}
          onNote={() => note.current?.focus()}
          onUndo={isEdited ? () => setWork(beganWith({ ...detail, begun: undefined }).work) : undefined}
        />
      )}
      <Checks detail={detail} />
      {isAfter ? null : <Evidence build={build} detail={detail} />}
      <SubjectEditor build={build} task={task} work={work} onWork={setWork} />
      {isAfter ? <Evidence build={build} detail={detail} /> : null}
      <label className={styles.field}>
        {say.note}
        <textarea
          ref={note}
          rows={1}
          value={work.note}
          onChange={({ target }) => setWork({ ...work, note: target.value })}
        />
      </label>
    </>
  );
}

/** Pages of this browser that show the task again begin with what was sent. */
function rememberBegun(build: string, task: string, annotator: string, begun: unknown): void {
  const key = keyOf(getBuildTask, { params: { build, task }, query: { annotator } });
  queryClient.setQueryData<TaskDetail>(key, (known) => (known === undefined ? undefined : { ...known, begun }));
}

/** The draft that was looked at before this one. */
let before: { readonly build: string; readonly address: string } | undefined;

function goBefore(build: string): void {
  if (before?.build === build) navigate(before.address);
}

/** Goes to the next task of the queue, or says that it was the last. */
function useNext(build: string, asked: AskedTasks, annotator: string, here: string, onDone: () => void) {
  return useCallback(async (): Promise<void> => {
    const given = { params: { build }, query: { annotator, ...asked, limit: '500' } };
    const { tasks } = await call(getBuildTasks, given);
    const at = tasks.findIndex(({ id }) => id === here);
    const following = tasks[at + 1] ?? tasks.find(({ id }) => id !== here);
    before = { build, address: taskAddress(build, here, asked) };
    if (following === undefined) onDone();
    else navigate(taskAddress(build, following.id, asked));
    window.scrollTo(0, 0);
  }, [build, asked, annotator, here, onDone]);
}

function AllDone({ build }: { readonly build: string }) {
  const say = useWords(annotateWords);
  return (
    <Empty icon={<PartyPopper size={32} aria-hidden />} title={say.allDone}>
      <p>{say.allDoneHint}</p>
      <Link href={buildAddress(build)}>{say.queue}</Link>
    </Empty>
  );
}

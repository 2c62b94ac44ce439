import { Check, PartyPopper, PenLine, SkipForward, Undo2, X } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { getBuildTasks, postDecision } from '../../../../src/contract/endpoints/builds.ts';
import type { Verdict } from '../../../../src/contract/review/records.ts';
import type { ReviewQueue, TaskDetail } from '../../../../src/contract/review/review-shelf.ts';
import { call } from '../../api/call.ts';
import { useChange } from '../../api/use-change.ts';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/states.tsx';
import { toast } from '../../parts/toasts.tsx';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { annotateWords } from '../../words/annotate.ts';
import { useWords } from '../../words/language.ts';
import { buildAddress, taskAddress } from './addresses.ts';
import styles from './annotate.module.css';
import { Discussion } from './discussion.tsx';
import { beganWith, isComplete, type Work } from './edited-subject.ts';
import { ItemCard } from './item-card.tsx';
import { Pictures } from './profile-editor.tsx';
import { changedByReview } from './review-queries.ts';
import { SubjectEditor } from './subject-editor.tsx';
import { useBegun } from './use-begun.ts';
import { useSpent } from './use-spent.ts';
import { ValidationPanel } from './validation-panel.tsx';

type Props = {
  readonly build: string;
  readonly queue: ReviewQueue;
  readonly annotator: string;
  readonly detail: TaskDetail;
};

/** What an annotator does with a draft: decide, validate another's result, or settle a disagreement. */
export function TaskReview({ build, queue, annotator, detail }: Props) {
  const say = useWords(annotateWords);
  const { task, draft, status, mine } = detail;
  const began = useMemo(() => beganWith(detail), [detail.draft]);
  const [work, setWork] = useState<Work>(began.work);
  const [isDone, setDone] = useState(false);
  const isEdited = work !== began.work || began.isUnfinished;
  const spent = useSpent(task.id);
  const begun = useBegun({ build, task: task.id, annotator }, isEdited && !isDone ? { ...work, draft } : undefined);
  const decide = useChange(postDecision, changedByReview, say.saveFailed);
  const note = useRef<HTMLTextAreaElement>(null);
  const next = useNext(build, queue, annotator, task.id, () => setDone(true));
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
  const canDecide = !(status === 'unvalidated' && mine === undefined) && status !== 'disputed';
  return (
    <>
      {status === 'disputed' ? <Discussion {...{ build, annotator, detail, work }} onDone={next} /> : null}
      {status === 'unvalidated' && mine === undefined ? (
        <ValidationPanel {...{ build, annotator, detail, spent }} onDone={next} />
      ) : null}
      <Beside build={build} detail={detail} />
      <SubjectEditor build={build} task={task} work={work} onWork={setWork} />
      <label className={styles.field}>
        {say.note}
        <textarea
          ref={note}
          rows={1}
          value={work.note}
          onChange={({ target }) => setWork({ ...work, note: target.value })}
        />
      </label>
      {canDecide ? (
        <Actions
          {...{ detail, work, isSettled }}
          isBusy={decide.isPending}
          onSave={save}
          onSkip={next}
          onNote={() => note.current?.focus()}
          onUndo={isEdited ? () => setWork(beganWith({ ...detail, begun: undefined }).work) : undefined}
        />
      ) : null}
    </>
  );
}

/** Goes to the next task of the queue, or says that it was the last. */
function useNext(build: string, queue: ReviewQueue, annotator: string, here: string, onDone: () => void) {
  return useCallback(async (): Promise<void> => {
    const given = { params: { build }, query: { annotator, queue, limit: '500' } };
    const { tasks } = await call(getBuildTasks, given);
    const at = tasks.findIndex(({ id }) => id === here);
    const following = tasks[at + 1] ?? tasks.find(({ id }) => id !== here);
    if (following === undefined) onDone();
    else navigate(taskAddress(build, following.id, queue));
    window.scrollTo(0, 0);
  }, [build, queue, annotator, here, onDone]);
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

/** What lies beside a draft: what the builder's checks found, and evidence that its editor does not show. */
function Beside({ build, detail: { task } }: { readonly build: string; readonly detail: TaskDetail }) {
  const say = useWords(annotateWords);
  const failed = task.checks.filter(({ ok }) => !ok);
  const items = task.kind === 'question' ? [] : task.evidence.flatMap((one) => ('item' in one ? [one] : []));
  const files = task.evidence.flatMap((one) => ('file' in one ? [one.file] : []));
  return (
    <>
      {failed.length === 0 ? null : (
        <section className={styles.field} aria-label={say.checks}>
          <span>{say.checks}</span>
          <ul className={styles.checks}>
            {failed.map(({ check, message }) => (
              <li key={check} className={styles.warn}>
                {message}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Pictures build={build} files={files} label={say.evidence} />
      {items.length === 0 ? null : (
        <ul className={styles.items} aria-label={say.evidence}>
          {items.map(({ item, note }) => (
            <li key={item}>
              <ItemCard id={item} note={note} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Actions({
  detail: { task },
  work,
  isSettled,
  isBusy,
  onSave,
  onSkip,
  onNote,
  onUndo,
}: {
  readonly detail: TaskDetail;
  readonly work: Work;
  readonly isSettled: boolean;
  readonly isBusy: boolean;
  readonly onSave: (verdict: Verdict) => void;
  readonly onSkip: () => Promise<void>;
  readonly onNote: () => void;
  readonly onUndo: (() => void) | undefined;
}) {
  const say = useWords(annotateWords);
  const isChanged = JSON.stringify(work.subject) !== JSON.stringify(task.subject);
  const isLabelled = task.kind === 'relevance' || task.kind === 'observation' || task.kind === 'picture';
  const canSave = isComplete(task.kind, work.subject) && !isBusy;
  const verdict: Verdict = isChanged ? 'correct' : 'accept';
  const saveWords = isLabelled ? say.save : isChanged ? say.saveCorrection : say.accept;
  const rejectWords =
    task.kind === 'relevance' ? say.rejectQuery : task.kind === 'picture' ? say.rejectPictures : say.reject;
  const keys = useMemo(
    () => ({
      title: say.keysTask,
      shortcuts: [
        ...(canSave
          ? [{ keys: isChanged && !isLabelled ? 'c' : 'a', says: saveWords, run: () => onSave(verdict) }]
          : []),
        { keys: 'r', says: rejectWords, run: () => onSave('reject') },
        { keys: 's', says: say.skip, run: () => void onSkip() },
        { keys: 't', says: say.keyNote, run: onNote },
      ],
    }),
    [say, canSave, isChanged, isLabelled, saveWords, rejectWords, onSave, onSkip, onNote, verdict],
  );
  useShortcuts(keys);
  return (
    <footer className={styles.actions}>
      <Button
        look="main"
        disabled={!canSave}
        icon={isChanged && !isLabelled ? <PenLine size={18} aria-hidden /> : <Check size={18} aria-hidden />}
        onClick={() => onSave(verdict)}
      >
        {saveWords}
        <kbd aria-hidden>{isChanged && !isLabelled ? 'c' : 'a'}</kbd>
      </Button>
      <Button disabled={isBusy} icon={<X size={18} aria-hidden />} onClick={() => onSave('reject')}>
        {rejectWords}
        <kbd aria-hidden>r</kbd>
      </Button>
      <Button look="quiet" icon={<SkipForward size={18} aria-hidden />} onClick={() => void onSkip()}>
        {say.skip}
        <kbd aria-hidden>s</kbd>
      </Button>
      {onUndo === undefined || isSettled ? null : (
        <Button look="quiet" icon={<Undo2 size={18} aria-hidden />} onClick={onUndo}>
          {say.undoEdits}
        </Button>
      )}
      {task.kind === 'relevance' && !canSave && !isBusy ? <span className={styles.soft}>{say.labelAll}</span> : null}
    </footer>
  );
}

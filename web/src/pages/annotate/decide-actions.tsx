import { Check, PenLine, SkipForward, Undo2, X } from 'lucide-react';
import { useMemo } from 'react';
import type { Verdict } from '../../../../src/contract/review/records.ts';
import type { TaskDetail } from '../../../../src/contract/review/review-shelf.ts';
import { Button } from '../../parts/button.tsx';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { annotateWords } from '../../words/annotate.ts';
import { useWords } from '../../words/language.ts';
import styles from './annotate.module.css';
import { isComplete, type Work } from './edited-subject.ts';
import { KeptState } from './kept-state.tsx';
import type { Kept } from './use-begun.ts';

type Props = {
  readonly detail: TaskDetail;
  readonly work: Work;
  readonly kept: Kept;
  readonly isSettled: boolean;
  readonly isBusy: boolean;
  readonly onSave: (verdict: Verdict) => void;
  readonly onSkip: () => Promise<void>;
  readonly onBefore: () => void;
  readonly onNote: () => void;
  readonly onUndo: (() => void) | undefined;
};

/** What can be made of a draft, always in sight: accept or correct, reject, skip. */
export function DecideActions(props: Props) {
  const { detail, work, kept, isSettled, isBusy, onSave, onSkip, onUndo } = props;
  const say = useWords(annotateWords);
  const { kind } = detail.task;
  const isChanged = JSON.stringify(work.subject) !== JSON.stringify(detail.task.subject);
  const isLabelled = kind === 'relevance' || kind === 'observation' || kind === 'picture';
  const canSave = isComplete(kind, work.subject) && !isBusy;
  const verdict: Verdict = isChanged ? 'correct' : 'accept';
  const isCorrection = isChanged && !isLabelled;
  const saveWords = isLabelled ? say.save : isChanged ? say.saveCorrection : say.accept;
  const rejectWords = kind === 'relevance' ? say.rejectQuery : kind === 'picture' ? say.rejectPictures : say.reject;
  useActionKeys({ ...props, canSave, key: isCorrection ? 'c' : 'a', saveWords, rejectWords, verdict });
  return (
    <footer className={styles.actions}>
      <Button
        look="main"
        disabled={!canSave}
        icon={isCorrection ? <PenLine size={18} aria-hidden /> : <Check size={18} aria-hidden />}
        onClick={() => onSave(verdict)}
      >
        {saveWords}
        <kbd aria-hidden>{isCorrection ? 'c' : 'a'}</kbd>
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
      {kind === 'relevance' && !canSave && !isBusy ? <span className={styles.soft}>{say.labelAll}</span> : null}
      <KeptState kept={kept} />
    </footer>
  );
}

type Keys = Props & {
  readonly canSave: boolean;
  readonly key: string;
  readonly saveWords: string;
  readonly rejectWords: string;
  readonly verdict: Verdict;
};

function useActionKeys({
  canSave,
  key,
  saveWords,
  rejectWords,
  verdict,
  onSave,
  onSkip,
  onBefore,
  onNote,
}: Keys): void {
  const say = useWords(annotateWords);
  const group = useMemo(
    () => ({
      title: say.keysTask,
      shortcuts: [
        ...(canSave ? [{ keys: key, says: saveWords, run: () => onSave(verdict) }] : []),
        { keys: 'r', says: rejectWords, run: () => onSave('reject') },
        { keys: 's', says: say.skip, run: () => void onSkip() },
        { keys: 'p', says: say.keyBefore, run: onBefore },
        { keys: 't', says: say.keyNote, run: onNote },
        { keys: 'Escape', says: say.keyLeave, run: () => undefined },
      ],
    }),
    [say, canSave, key, saveWords, rejectWords, verdict, onSave, onSkip, onBefore, onNote],
  );
  useShortcuts(group);
}

import { EyeOff, PencilLine, Trash2, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { postForget } from '../../../../src/contract/endpoints/forget.ts';
import { call } from '../../api/call.ts';
import { endOfJob } from '../../api/end-of-job.ts';
import { Problem } from '../../api/problem.ts';
import { queryClient } from '../../api/use-read.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { toast } from '../../parts/toasts.tsx';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { useWords } from '../../words/language.ts';
import { shareWords } from '../../words/share.ts';
import { timelineWords } from '../../words/timeline.ts';
import { chooseToShare } from '../share/choice.ts';
import { itemsAt } from './chunks.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import type { Outline } from './outline.ts';
import { type Selection, useSelected } from './selection.ts';
import styles from './selection-bar.module.css';

/** Actions for the selection. */
export function SelectionBar({ outline, selection }: { readonly outline: Outline; readonly selection: Selection }) {
  const chosen = useSelected(selection);
  return chosen.size === 0 ? <output className="visually-hidden" /> : <Bar outline={outline} selection={selection} />;
}

function Bar({ outline, selection }: { readonly outline: Outline; readonly selection: Selection }) {
  const say = useWords(timelineWords);
  const chosen = useSelected(selection);
  const [asks, setAsks] = useState(false);
  const [corrects, setCorrects] = useState(false);
  const keys = useMemo(
    () => ({
      title: say.keysTitle,
      shortcuts: [
        { keys: 'Escape', says: say.keyClear, run: () => selection.clear() },
        { keys: 'c', says: say.keyCorrect, run: () => setCorrects(true) },
        { keys: 'Delete', says: say.keyForget, run: () => setAsks(true) },
      ],
    }),
    [say, selection],
  );
  useShortcuts(keys);
  return (
    <div className={styles.bar} role="toolbar" aria-label={say.selected(chosen.size)}>
      <IconButton label={say.clear} onClick={() => selection.clear()}>
        <X size={18} aria-hidden />
      </IconButton>
      <output className={styles.count}>{say.selected(chosen.size)}</output>
      <Button icon={<PencilLine size={16} aria-hidden />} onClick={() => setCorrects(true)}>
        {say.correct}
      </Button>
      <ShareButton outline={outline} selection={selection} />
      <Button look="danger" icon={<Trash2 size={16} aria-hidden />} onClick={() => setAsks(true)}>
        {say.forget}
      </Button>
      {corrects ? <CorrectDialog outline={outline} selection={selection} onClose={() => setCorrects(false)} /> : null}
      {asks ? <ForgetDialog outline={outline} selection={selection} onClose={() => setAsks(false)} /> : null}
    </div>
  );
}

function ShareButton({ outline, selection }: { readonly outline: Outline; readonly selection: Selection }) {
  const say = useWords(shareWords);
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const share = async (): Promise<void> => {
    setBusy(true);
    try {
      const items = await itemsAt(outline, [...selection.all().values()]);
      chooseToShare(items.map(({ id }) => id));
      navigate('/share');
    } catch (error) {
      toast({ text: error instanceof Problem ? error.message : String(error), tone: 'bad' });
      setBusy(false);
    }
  };
  return (
    <Button icon={<EyeOff size={16} aria-hidden />} disabled={isBusy} onClick={() => void share()}>
      {say.shareThese}
    </Button>
  );
}

function ForgetDialog({
  outline,
  selection,
  onClose,
}: {
  readonly outline: Outline;
  readonly selection: Selection;
  readonly onClose: () => void;
}) {
  const say = useWords(timelineWords);
  const [isBusy, setBusy] = useState(false);
  const spots = [...selection.all().values()];
  const forget = async (): Promise<void> => {
    setBusy(true);
    try {
      const items = await itemsAt(outline, spots);
      const { ids, job } = await call(postForget, { body: { ids: items.map(({ id }) => id), later: true } });
      const end = job === undefined ? 'done' : await endOfJob(job);
      selection.clear();
      toast({ text: end === 'done' ? say.forgotten(ids.length) : say.forgottenSoon });
      await queryClient.invalidateQueries();
    } catch (error) {
      toast({ text: error instanceof Problem ? error.message : String(error), tone: 'bad' });
    } finally {
      onClose();
    }
  };
  return (
    <Dialog
      title={say.forgetTitle(spots.length)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button look="danger" disabled={isBusy} onClick={() => void forget()}>
            {isBusy ? say.forgetting : say.forgetYes}
          </Button>
        </>
      }
    >
      <p>{say.forgetWhy}</p>
    </Dialog>
  );
}

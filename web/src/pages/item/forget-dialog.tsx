import { useState } from 'react';
import { postForget } from '../../../../src/contract/endpoints/forget.ts';
import { call } from '../../api/call.ts';
import { endOfJob } from '../../api/end-of-job.ts';
import { leaving } from '../../api/leaving.ts';
import { wordsOf } from '../../api/use-change.ts';
import { queryClient } from '../../api/use-read.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { toast } from '../../parts/toasts.tsx';
import { itemWords } from '../../words/item.ts';
import { useWords } from '../../words/language.ts';
import form from './forms.module.css';

type Props = {
  readonly id: string;
  readonly isMail: boolean;
  readonly onClose: () => void;
  readonly onForgotten: () => void;
};

async function tellEnd(id: string, job: string | undefined, say: typeof itemWords.en): Promise<void> {
  try {
    const end = job === undefined ? 'done' : await endOfJob(job);
    toast({ text: end === 'done' ? say.forgotten : say.forgottenSoon });
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => !leaving.holds(queryKey) });
  } catch (error) {
    leaving.end(id);
    toast({ text: wordsOf(error, String(error)), tone: 'bad' });
  }
}

/** Confirmation before an item is permanently forgotten. */
export function ForgetDialog({ id, isMail, onClose, onForgotten }: Props) {
  const say = useWords(itemWords);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const forget = async (): Promise<void> => {
    setBusy(true);
    leaving.begin(id);
    try {
      await queryClient.cancelQueries({ predicate: ({ queryKey }) => leaving.holds(queryKey) });
      const { job } = await call(postForget, { body: { ids: [id], later: true } });
      // The item page closes first; the data behind it is reloaded afterwards.
      onForgotten();
      void tellEnd(id, job, say);
    } catch (error) {
      leaving.end(id);
      setProblem(wordsOf(error, String(error)));
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={say.forgetTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button look="danger" disabled={isBusy} onClick={() => void forget()}>
            {say.forgetYes}
          </Button>
        </>
      }
    >
      <p>{say.forgetText}</p>
      {isMail ? <p>{say.forgetMail}</p> : null}
      {problem === undefined ? null : (
        <p className={form.problem} role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  );
}

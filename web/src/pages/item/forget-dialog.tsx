import { useState } from 'react';
import { postForget } from '../../../../src/contract/endpoints/forget.ts';
import { call } from '../../api/call.ts';
import { Problem } from '../../api/problem.ts';
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

/** Asks before an item is forgotten for good, and says what that means. */
export function ForgetDialog({ id, isMail, onClose, onForgotten }: Props) {
  const say = useWords(itemWords);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const forget = async (): Promise<void> => {
    setBusy(true);
    try {
      await call(postForget, { body: { ids: [id] } });
      toast({ text: say.forgotten });
      onForgotten();
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => !JSON.stringify(queryKey).includes(id) });
    } catch (error) {
      setProblem(error instanceof Problem ? [error.message, error.action].filter(Boolean).join(' ') : String(error));
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

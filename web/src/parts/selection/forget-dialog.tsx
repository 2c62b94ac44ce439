import { useState } from 'react';
import { postForget } from '../../../../src/contract/endpoints/forget.ts';
import { call } from '../../api/call.ts';
import { endOfJob } from '../../api/end-of-job.ts';
import { useWords } from '../../words/language.ts';
import { timelineWords } from '../../words/timeline.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { toast } from '../toasts.tsx';
import { useActs } from './act.ts';

/** Asks before items are forgotten for good. */
export function ForgetDialog({
  count,
  ids,
  onDone,
  onClose,
}: {
  readonly count: number;
  readonly ids: () => Promise<readonly string[]>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const say = useWords(timelineWords);
  const { attempt } = useActs();
  const [isBusy, setBusy] = useState(false);
  const forget = async (): Promise<void> => {
    setBusy(true);
    await attempt(async () => {
      const { ids: gone, job } = await call(postForget, { body: { ids: [...(await ids())], later: true } });
      const end = job === undefined ? 'done' : await endOfJob(job);
      onDone();
      toast({ text: end === 'done' ? say.forgotten(gone.length) : say.forgottenSoon });
    });
    onClose();
  };
  return (
    <Dialog
      title={say.forgetTitle(count)}
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

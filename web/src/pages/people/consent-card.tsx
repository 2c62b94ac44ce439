import { ScanFace } from 'lucide-react';
import { Link } from 'wouter';
import { getRecognition } from '../../../../src/contract/endpoints/people.ts';
import { putFaces } from '../../../../src/contract/endpoints/settings.ts';
import type { ListedPeopleResponse } from '../../../../src/contract/people-pages.ts';
import { call } from '../../api/call.ts';
import { useRead } from '../../api/use-read.ts';
import { Button } from '../../parts/button.tsx';
import { toast } from '../../parts/toasts.tsx';
import { useWords } from '../../words/language.ts';
import { peopleWords } from '../../words/people.ts';
import { useJob } from '../settings/use-job.ts';
import styles from './consent-card.module.css';

/** Face recognition: explanation and consent while it is off; afterwards, the number of pending pictures. */
export function ConsentCard({ recognition }: Pick<ListedPeopleResponse, 'recognition'>) {
  const say = useWords(peopleWords);
  const { isRunning, run } = useJob();
  const state = useRead(getRecognition, {}, { enabled: recognition === 'on' });
  const choose = async (to: 'on' | 'off'): Promise<void> => {
    const job = await run(() => call(putFaces, { body: { faces: to } }));
    if (job?.state === 'done') toast({ text: to === 'on' ? say.consentOn : say.consentOff });
    else if (job !== undefined) toast({ text: say.failed, tone: 'bad' });
  };
  if (recognition === 'on') {
    const waiting = state.data?.waiting ?? 0;
    if (waiting === 0) return null;
    return (
      <p className={styles.waiting}>
        <ScanFace size={18} aria-hidden />
        <span>
          {say.waiting(waiting)} {say.waitingHint}
        </span>
        <Link href="/import">{say.toImport}</Link>
      </p>
    );
  }
  return (
    <section className={styles.card} aria-labelledby="consent-title">
      <ScanFace size={28} aria-hidden />
      <div>
        <h2 id="consent-title">{recognition === 'unasked' ? say.consentAsk : say.consentTitle}</h2>
        <p>{say.consentText}</p>
        <p>{say.consentKnown}</p>
        <div className={styles.actions}>
          <Button look="main" disabled={isRunning} onClick={() => void choose('on')}>
            {say.consentYes}
          </Button>
          {recognition === 'unasked' ? (
            <Button look="quiet" disabled={isRunning} onClick={() => void choose('off')}>
              {say.consentNo}
            </Button>
          ) : null}
        </div>
      </div>
    </section>
  );
}

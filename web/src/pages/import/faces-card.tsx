import { UserRoundSearch } from 'lucide-react';
import { getDemo } from '../../../../src/contract/endpoints/demo.ts';
import { getSettings, putFaces } from '../../../../src/contract/endpoints/settings.ts';
import { call } from '../../api/call.ts';
import { Problem } from '../../api/problem.ts';
import { queryClient, useRead } from '../../api/use-read.ts';
import { Button } from '../../parts/button.tsx';
import { toast } from '../../parts/toasts.tsx';
import { importWords } from '../../words/import.ts';
import { useWords } from '../../words/language.ts';
import styles from './import.module.css';

/** Asks once whether to turn on face recognition, if there are pictures. */
export function FacesCard() {
  const say = useWords(importWords);
  const read = useRead(getSettings, {});
  const demo = useRead(getDemo, {});
  if (read.data?.faces !== 'unasked' || demo.data?.empty !== false) return null;
  const choose = async (faces: 'on' | 'off'): Promise<void> => {
    try {
      await call(putFaces, { body: { faces } });
      toast({ text: faces === 'on' ? say.facesOn : say.facesOff });
    } catch (error) {
      toast({ text: error instanceof Problem ? error.message : say.failedJob, tone: 'bad' });
    }
    await queryClient.invalidateQueries();
  };
  return (
    <section className={`${styles.card} ${styles.faces}`} aria-labelledby="import-faces">
      <UserRoundSearch size={28} strokeWidth={1.5} aria-hidden className={styles.chooseIcon} />
      <div>
        <h2 id="import-faces">{say.facesTitle}</h2>
        <p className={styles.soft}>{say.facesText}</p>
        <div className={styles.answers}>
          <Button look="main" onClick={() => void choose('on')}>
            {say.facesYes}
          </Button>
          <Button onClick={() => void choose('off')}>{say.facesNo}</Button>
        </div>
      </div>
    </section>
  );
}

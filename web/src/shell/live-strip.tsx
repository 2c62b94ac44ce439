import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { getDemo } from '../../../src/contract/endpoints/demo.ts';
import { listenToChanges, useIsLost } from '../api/live.ts';
import { useRead } from '../api/use-read.ts';
import { useChoice } from '../pages/import/choice.ts';
import { useWords } from '../words/language.ts';
import styles from './live-strip.module.css';
import { liveWords } from './live-words.ts';

const DemoBanner = lazy(() => import('./demo-banner.tsx'));
const AddDialog = lazy(() => import('../pages/import/add-dialog.tsx'));

const WELCOMED = 'madeleine.welcomed';

/** Elements of all pages: change notifications, file drop, the demo banner, and the welcome page of an empty memory. */
export function LiveStrip() {
  const say = useWords(liveWords);
  const [path, go] = useLocation();
  const choice = useChoice();
  const [drags, setDrags] = useState(false);
  const isLost = useIsLost();
  const demo = useRead(getDemo, {});
  // The demo is read-only.
  const isOwn = demo.data?.viewing !== true;
  useEffect(() => listenToChanges(), []);
  useEffect(() => {
    if (demo.data?.empty !== true || demo.data.viewing || path !== '/' || sessionStorage.getItem(WELCOMED) !== null)
      return;
    sessionStorage.setItem(WELCOMED, 'yes');
    go('/welcome', { replace: true });
  }, [demo.data, path, go]);
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setDrags(isOwn);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setDrags(false);
    };
    const drop = (event: DragEvent): void => {
      setDrags(false);
      const { dataTransfer } = event;
      if (dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      if (!isOwn) return;
      // Must be read synchronously: the browser discards dropped data afterwards.
      const files = [...dataTransfer.files];
      const entries = [...dataTransfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
      void import('../pages/import/dropped.ts').then(({ takeDropped }) => takeDropped(entries, files));
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, [isOwn]);
  return (
    <Suspense fallback={null}>
      <output className={isLost ? styles.lost : 'visually-hidden'}>{isLost ? say.lost : ''}</output>
      {demo.data?.viewing === true ? <DemoBanner /> : null}
      {choice === undefined ? null : <AddDialog choice={choice} />}
      {drags ? (
        <div className={styles.drop} aria-hidden>
          <p>{say.drop}</p>
          <p className={styles.soft}>{say.dropNote}</p>
        </div>
      ) : null}
    </Suspense>
  );
}

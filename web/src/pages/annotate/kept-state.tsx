import { annotateWords } from '../../words/annotate.ts';
import { useWords } from '../../words/language.ts';
import styles from './annotate.module.css';
import type { Kept } from './use-begun.ts';

/** Says whether unfinished work has reached the server. */
export function KeptState({ kept }: { readonly kept: Kept }) {
  const say = useWords(annotateWords);
  if (kept === undefined) return null;
  return (
    <span role="status" className={kept === 'kept' ? styles.soft : styles.bad}>
      {kept === 'kept' ? say.keptDraft : say.notKept}
    </span>
  );
}

import { useJobs } from '../api/live.ts';
import { useWords } from '../words/language.ts';
import styles from './busy-mark.module.css';
import { liveWords } from './live-words.ts';

/** A dot beside the Import link while an import is running. */
export function BusyMark() {
  const say = useWords(liveWords);
  const isBusy = useJobs().some(({ state }) => state === 'running');
  return isBusy ? <span className={styles.dot} role="img" aria-label={say.busy} title={say.busy} /> : null;
}

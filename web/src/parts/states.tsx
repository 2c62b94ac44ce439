import { CircleAlert, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Problem } from '../api/problem.ts';
import { useWords, words } from '../words/language.ts';
import { Button } from './button.tsx';
import styles from './states.module.css';

const phrases = words({
  en: { loading: 'Loading…', again: 'Try again', wrong: 'Something went wrong.' },
  zh: { loading: '正在载入…', again: '重试', wrong: '出现问题。' },
});

/** Loading indicator. */
export function Loading() {
  const say = useWords(phrases);
  return (
    <p className={styles.state} role="status">
      <LoaderCircle className={styles.turning} size={20} aria-hidden />
      <span>{say.loading}</span>
    </p>
  );
}

/** Empty state: an explanation and possible actions. */
export function Empty({
  icon,
  title,
  children,
}: {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      {icon}
      <h2>{title}</h2>
      {children}
    </div>
  );
}

/** An error message with advice and a retry button. */
export function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry?: () => void }) {
  const say = useWords(phrases);
  const text = error instanceof Problem ? error.message : say.wrong;
  return (
    <div className={`${styles.empty} ${styles.failed}`} role="alert">
      <CircleAlert size={24} aria-hidden />
      <p>{text}</p>
      {error instanceof Problem && error.action !== undefined ? <p className={styles.soft}>{error.action}</p> : null}
      {onRetry === undefined ? null : <Button onClick={onRetry}>{say.again}</Button>}
    </div>
  );
}

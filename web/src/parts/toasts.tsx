import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useWords, words } from '../words/language.ts';
import { Button, IconButton } from './button.tsx';
import styles from './toasts.module.css';

const phrases = words({ en: { dismiss: 'Dismiss' }, zh: { dismiss: '知道了' } });

/** A short word on what was done, with what one may do about it, such as undo. */
export type Toast = {
  readonly text: string;
  readonly tone?: 'plain' | 'bad';
  readonly action?: { readonly label: string; readonly run: () => void };
};
type Shown = Toast & { readonly id: number };

const SECONDS = 8;
let shown: readonly Shown[] = [];
let last = 0;
const listeners = new Set<() => void>();

const show = (next: readonly Shown[]): void => {
  shown = next;
  for (const listener of listeners) listener();
};
const dismiss = (id: number): void => show(shown.filter((one) => one.id !== id));

/** Shows a toast for some seconds; a bad one stays until it is dismissed. */
export function toast(said: Toast): void {
  last += 1;
  const id = last;
  show([...shown.slice(-2), { ...said, id }]);
  if (said.tone !== 'bad') setTimeout(() => dismiss(id), SECONDS * 1000);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Where toasts are shown; once, in the shell. */
export function Toasts() {
  const all = useSyncExternalStore(subscribe, () => shown);
  const say = useWords(phrases);
  return (
    <output className={styles.toasts} aria-live="polite">
      {all.map((one) => (
        <div key={one.id} className={`${styles.toast} ${one.tone === 'bad' ? styles.bad : ''}`}>
          <span>{one.text}</span>
          {one.action === undefined ? null : (
            <Button
              look="quiet"
              onClick={() => {
                dismiss(one.id);
                one.action?.run();
              }}
            >
              {one.action.label}
            </Button>
          )}
          <IconButton label={say.dismiss} onClick={() => dismiss(one.id)}>
            <X size={16} aria-hidden />
          </IconButton>
        </div>
      ))}
    </output>
  );
}

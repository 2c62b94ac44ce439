import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords, words } from '../words/language.ts';
import { IconButton } from './button.tsx';
import styles from './dialog.module.css';

const phrases = words({ en: { close: 'Close' }, zh: { close: '关闭' } });

/** A modal dialog with a title: the browser keeps the focus in it, Esc closes it, and the focus goes back after. */
export function Dialog({
  title,
  onClose,
  children,
  actions,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const say = useWords(phrases);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does by key what a click beside the dialog does
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 id={id}>{title}</h2>
          <IconButton label={say.close} onClick={onClose}>
            <X size={18} aria-hidden />
          </IconButton>
        </header>
        <div className={styles.body}>{children}</div>
        {actions === undefined ? null : <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}

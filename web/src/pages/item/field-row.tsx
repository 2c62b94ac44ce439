import { Info, Pencil } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../parts/button.tsx';
import { focusBack } from '../../parts/focus-back.ts';
import { itemWords } from '../../words/item.ts';
import { useWords } from '../../words/language.ts';
import styles from './field-row.module.css';
import type { Said } from './item-document.ts';
import { Readings } from './readings.tsx';

type Props = {
  readonly label: string;
  readonly icon: ReactNode;
  /** All readings of the field, the preferred one first. */
  readonly readings: readonly Said[];
  readonly isCited?: boolean;
  readonly children: ReactNode;
  /** The editor of the field; calls back to close. */
  readonly form?: (close: () => void) => ReactNode;
};

/** A field of an item in words; on demand with its source, confidence and other values. */
export function FieldRow({ label, icon, readings, isCited = false, children, form }: Props) {
  const say = useWords(itemWords);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const row = useRef<HTMLElement>(null);
  useCloseOutside(row, isOpen, setOpen);
  const close = (): void => {
    setEditing(false);
    focusBack(opener);
  };
  return (
    <section ref={row} className={`${styles.row} ${isCited ? styles.cited : ''}`} aria-labelledby={id}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <div className={styles.main}>
        <header className={styles.head}>
          <h2 id={id}>{label}</h2>
          <div className={styles.actions}>
            {readings.length === 0 ? null : (
              <IconButton label={say.howKnownOf(label)} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                <Info size={16} aria-hidden />
              </IconButton>
            )}
            {form === undefined ? null : (
              <IconButton
                ref={opener}
                label={say.edit(label)}
                aria-expanded={isEditing}
                onClick={() => setEditing(!isEditing)}
              >
                <Pencil size={16} aria-hidden />
              </IconButton>
            )}
          </div>
        </header>
        {isEditing && form !== undefined ? form(close) : children}
        {isOpen ? <Readings readings={readings} /> : null}
      </div>
    </section>
  );
}

/** What is told of a source closes once something else is pressed or has the focus, or with Esc. */
function useCloseOutside(
  row: RefObject<HTMLElement | null>,
  isOpen: boolean,
  setOpen: (isOpen: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const elsewhere = ({ target }: Event): void => {
      if (target instanceof Node && row.current?.contains(target) !== true) setOpen(false);
    };
    const onEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setOpen(false);
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    document.addEventListener('keydown', onEscape, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
      document.removeEventListener('keydown', onEscape, { capture: true });
    };
  }, [row, isOpen, setOpen]);
}

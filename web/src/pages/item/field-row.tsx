import { Info, Pencil } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
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
  const close = (): void => {
    setEditing(false);
    focusBack(opener);
  };
  return (
    <section className={`${styles.row} ${isCited ? styles.cited : ''}`} aria-labelledby={id}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <div className={styles.main}>
        <header className={styles.head}>
          <h3 id={id}>{label}</h3>
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

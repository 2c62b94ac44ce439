import { useId } from 'react';
import styles from './settings.module.css';

type FieldProps = {
  readonly label: string;
  readonly value: string;
  readonly type?: 'text' | 'url' | 'password';
  readonly hint?: string;
  readonly onType: (value: string) => void;
};

/** A labelled, required form field. */
export function Field({ label, value, type = 'text', hint, onType }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.input}
        type={type}
        required
        autoComplete={type === 'password' ? 'off' : undefined}
        value={value}
        placeholder={hint}
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  );
}

import { useId } from 'react';
import styles from './settings.module.css';

type FieldProps = {
  readonly label: string;
  readonly value: string;
  readonly type?: 'text' | 'url' | 'password';
  readonly hint?: string;
  readonly isOptional?: boolean;
  readonly onType: (value: string) => void;
};

/** A labelled form field, required unless `isOptional`. */
export function Field({ label, value, type = 'text', hint, isOptional = false, onType }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.input}
        type={type}
        required={!isOptional}
        autoComplete={type === 'password' ? 'off' : undefined}
        value={value}
        placeholder={hint}
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  );
}

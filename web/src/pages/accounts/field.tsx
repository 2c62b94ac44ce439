import { type ReactNode, useId } from 'react';
import styles from './accounts.module.css';

type FieldProps = {
  readonly label: string;
  readonly value: string;
  readonly type?: 'text' | 'password' | 'date';
  readonly hint?: string;
  readonly required?: boolean;
  readonly autoComplete?: string;
  readonly onType: (value: string) => void;
};

/** A labelled field of a form. */
export function Field({
  label,
  value,
  type = 'text',
  hint,
  required = false,
  autoComplete = 'off',
  onType,
}: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        required={required}
        value={value}
        placeholder={hint}
        autoComplete={autoComplete}
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  );
}

type CheckProps = { readonly label: string; readonly checked: boolean; readonly onCheck: (checked: boolean) => void };

export function Check({ label, checked, onCheck }: CheckProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onCheck(target.checked)} />
      {label}
    </label>
  );
}

type SectionProps = { readonly title: string; readonly about: string; readonly children: ReactNode };

export function Section({ title, about, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.about}>{about}</p>
      <div className={styles.group}>{children}</div>
    </section>
  );
}

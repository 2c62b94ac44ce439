import { type FormEvent, useId, useState } from 'react';
import { Button } from './button.tsx';
import styles from './name-field.module.css';

/** A name field with suggestions of known names; Enter saves, Esc cancels. */
export function NameField({
  label,
  known,
  save,
  cancel,
  initial = '',
  placeholder,
  busy = false,
  autoFocus = true,
  onSave,
  onCancel,
}: {
  readonly label: string;
  readonly known: readonly string[];
  readonly save: string;
  readonly cancel?: string;
  readonly initial?: string;
  readonly placeholder?: string;
  readonly busy?: boolean;
  readonly autoFocus?: boolean;
  readonly onSave: (name: string) => void;
  readonly onCancel?: () => void;
}) {
  const [name, setName] = useState(initial);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onSave(name.trim());
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        value={name}
        list={`${id}-known`}
        placeholder={placeholder ?? label}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: the user has just asked to type here a name
        autoFocus={autoFocus}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onCancel?.();
        }}
      />
      <datalist id={`${id}-known`}>
        {known.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <div className={styles.actions}>
        <Button type="submit" look="main" disabled={busy || name.trim() === ''}>
          {save}
        </Button>
        {cancel === undefined ? null : (
          <Button look="quiet" onClick={onCancel}>
            {cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

import { useId } from 'react';
import styles from './settings.module.css';

type PickProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly (readonly [value: Value, says: string])[];
  readonly onPick: (value: Value) => void;
};

/** A labelled choice of a form. */
export function PickField<Value extends string>({ label, value, choices, onPick }: PickProps<Value>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.input}
        value={value}
        onChange={({ target }) => {
          const picked = choices.find(([one]) => one === target.value);
          if (picked !== undefined) onPick(picked[0]);
        }}
      >
        {choices.map(([one, says]) => (
          <option key={one} value={one}>
            {says}
          </option>
        ))}
      </select>
    </div>
  );
}

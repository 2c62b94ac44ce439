import { useEffect, useRef, useState } from 'react';
import type { ControlIds } from './setting.tsx';
import styles from './settings.module.css';

type TextProps = ControlIds & {
  readonly value: string;
  readonly disabled: boolean;
  /** Empty: the setting is removed. */
  readonly onSave: (value: string) => void;
};

/** A text field saved on blur or Enter; Esc restores the previous value. */
export function TextControl({ value, disabled, onSave, ...ids }: TextProps) {
  const [typed, setTyped] = useState(value);
  const dropped = useRef(false);
  useEffect(() => setTyped(value), [value]);
  return (
    <input
      type="text"
      className={styles.input}
      value={typed}
      disabled={disabled}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') {
          dropped.current = true;
          setTyped(value);
        }
        if (key === 'Enter' || key === 'Escape') currentTarget.blur();
      }}
      onBlur={() => {
        if (!dropped.current && typed.trim() !== value) onSave(typed.trim());
        dropped.current = false;
      }}
      {...ids}
    />
  );
}

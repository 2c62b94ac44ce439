import type { ControlIds } from './setting.tsx';
import styles from './settings.module.css';

type SwitchProps = ControlIds & {
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onSwitch: (on: boolean) => void;
};

/** A switch with immediate effect. */
export function Switch({ on, disabled = false, onSwitch, ...ids }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      disabled={disabled}
      className={styles.switch}
      onClick={() => onSwitch(!on)}
      {...ids}
    >
      <span className={styles.knob} aria-hidden />
    </button>
  );
}

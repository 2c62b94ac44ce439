import styles from './bench.module.css';

type SegmentsProps<Name extends string> = {
  readonly label: string;
  readonly every: string;
  readonly chosen: Name | undefined;
  readonly choices: readonly (readonly [name: Name, says: string, n: number | undefined])[];
  readonly onChoose: (name: Name | undefined) => void;
};

/** A filter choice with counts; pressing the selected option clears it. */
export function Segments<Name extends string>({ label, every, chosen, choices, onChoose }: SegmentsProps<Name>) {
  const there = choices.filter(([, , n]) => n !== undefined && n > 0);
  if (there.length === 0 && chosen === undefined) return null;
  return (
    <fieldset className={styles.segments}>
      <legend>{label}</legend>
      <button type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        {every}
      </button>
      {there.map(([name, says, n]) => (
        <button
          key={name}
          type="button"
          aria-pressed={chosen === name}
          onClick={() => onChoose(chosen === name ? undefined : name)}
        >
          {says} <span className={styles.soft}>{n}</span>
        </button>
      ))}
    </fieldset>
  );
}

import styles from './segments.module.css';

/** A choice of one of a few, side by side. */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onChoose,
}: {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly says: string }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}) {
  return (
    <fieldset className={styles.segments}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.one}
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.says}
        </button>
      ))}
    </fieldset>
  );
}

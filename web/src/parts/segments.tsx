import styles from './segments.module.css';

export type Segment<Key extends string> = { readonly key: Key; readonly label: string; readonly count?: number };

/** Tabs: alternative views, of which one is shown. */
export function Segments<Key extends string>({
  label,
  segments,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly segments: readonly Segment<Key>[];
  readonly chosen: Key;
  readonly onChoose: (key: Key) => void;
}) {
  return (
    <fieldset className={styles.segments} aria-label={label}>
      {segments.map(({ key, label: text, count }) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === chosen}
          className={styles.segment}
          onClick={() => onChoose(key)}
        >
          {text}
          {count === undefined ? null : <span className={styles.count}>{count.toLocaleString()}</span>}
        </button>
      ))}
    </fieldset>
  );
}

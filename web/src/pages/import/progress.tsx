import styles from './progress.module.css';

/** A progress bar; indeterminate without a share. */
export function Progress({ share, label }: { readonly share: number | undefined; readonly label: string }) {
  const percent = share === undefined ? undefined : Math.round(Math.max(0, Math.min(1, share)) * 100);
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(percent === undefined ? {} : { 'aria-valuenow': percent })}
    >
      <div
        className={percent === undefined ? styles.unknown : styles.bar}
        style={percent === undefined ? {} : { width: `${percent}%` }}
      />
    </div>
  );
}

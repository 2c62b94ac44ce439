import type { RunView } from '../runner/read-run.ts';

const MOST_FAILURES = 5;

/** What a reader of a run's figures must know: notes of the data set, rows that could not be read, odd answers, judges that failed. */
export function oddities({ record }: RunView): string[] {
  const rows = record.failures.slice(0, MOST_FAILURES).map(({ path, message }) => `${path}: ${message}`);
  const more = record.failures.length - rows.length;
  const remarks = (record.remarks ?? []).map(
    ({ count, message, examples }) => `${count} ${message}${examples.length === 0 ? '' : ` (${examples.join('; ')})`}`,
  );
  return [
    ...record.notes,
    ...rows,
    ...(more > 0 ? [`… and ${more} more rows that could not be read`] : []),
    ...remarks,
  ];
}

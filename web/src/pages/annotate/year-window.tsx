import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { IconButton } from '../../parts/button.tsx';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { annotateWords } from '../../words/annotate.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import styles from './collect.module.css';
import {
  boundedStart,
  type Month,
  type MonthCount,
  shifted,
  slidBy,
  windowEnd,
  windowStarts,
} from './collect-window.ts';

/** A window of a year that slides over all months; bars tell how much each month has. */
export function YearWindow({
  months,
  start,
  onStart,
}: {
  readonly months: readonly MonthCount[];
  readonly start: Month;
  readonly onStart: (start: Month) => void;
}) {
  const say = useWords(annotateWords);
  const language = useLanguage();
  const starts = windowStarts(months);
  const slide = (by: number) => (): void => {
    if (starts !== undefined) onStart(boundedStart(starts, shifted(start, by)));
  };
  const keys = useMemo(
    () => ({
      title: say.window,
      shortcuts: [
        { keys: '[', says: say.windowBack, run: slide(-1) },
        { keys: ']', says: say.windowOn, run: slide(1) },
        { keys: '{', says: say.windowYearBack, run: slide(-12) },
        { keys: '}', says: say.windowYearOn, run: slide(12) },
      ],
    }),
    [say, start, months, onStart],
  );
  useShortcuts(keys);
  if (starts === undefined) return null;
  const [first, last] = starts;
  const end = windowEnd(start);
  const format = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const named = (month: Month): string => format.format(new Date(`${month}-15T00:00:00Z`));
  const span = `${named(start)} – ${named(end)}`;
  const most = Math.max(1, ...months.map(({ mail, pictures }) => mail + pictures));
  return (
    <section className={styles.window} aria-label={say.window}>
      <div className={styles.bars} aria-hidden>
        {months.map(({ month, mail, pictures }) => (
          <span
            key={month}
            className={month >= start && month <= end ? styles.inside : styles.outside}
            style={{ height: `${Math.max(4, ((mail + pictures) / most) * 100)}%` }}
          />
        ))}
      </div>
      <div className={styles.slide}>
        <IconButton label={say.windowBack} aria-keyshortcuts="[" disabled={start <= first} onClick={slide(-1)}>
          <ChevronLeft size={18} aria-hidden />
        </IconButton>
        <input
          type="range"
          min={0}
          max={slidBy(first, last)}
          value={slidBy(first, start)}
          disabled={first === last}
          aria-label={say.window}
          aria-valuetext={span}
          onChange={({ target }) => onStart(shifted(first, Number(target.value)))}
        />
        <IconButton label={say.windowOn} aria-keyshortcuts="]" disabled={start >= last} onClick={slide(1)}>
          <ChevronRight size={18} aria-hidden />
        </IconButton>
        <output className={styles.span}>{span}</output>
      </div>
    </section>
  );
}

import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import { monthInWords } from '../../words/dates.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { timelineWords } from '../../words/timeline.ts';
import { rowAt } from './layout.ts';
import { scrollForRow, type Track, useMonthInView } from './page-position.ts';
import styles from './year-strip.module.css';

type Mark = { readonly month: string | undefined; readonly row: number; readonly share: number };

const LEAST_BETWEEN = 0.032;

/** The start of each month, as a fraction of the page height. */
function marksOf({ layout: { rows, tops } }: Track): Mark[] {
  const total = Math.max(1, tops.at(-1) ?? 1);
  return rows.flatMap((row, n) =>
    row.kind === 'month' ? [{ month: row.month, row: n, share: (tops[n] ?? 0) / total }] : [],
  );
}

/** The first mark of each year; if two are too close, that of the year with more items. */
function yearsOf(marks: readonly Mark[]): Mark[] {
  const firsts = marks.filter(
    ({ month }, n) => month !== undefined && month.slice(0, 4) !== marks[n - 1]?.month?.slice(0, 4),
  );
  const extent = (n: number): number => (firsts[n + 1]?.share ?? 1) - (firsts[n]?.share ?? 0);
  const years: number[] = [];
  for (const [n, mark] of firsts.entries()) {
    const before = years.at(-1);
    if (before !== undefined && mark.share - (firsts[before]?.share ?? 0) < LEAST_BETWEEN) {
      if (extent(before) >= extent(n)) continue;
      years.pop();
    }
    years.push(n);
  }
  return years.flatMap((n) => firsts[n] ?? []);
}

/** A scrubber with all years: click or drag to jump, arrow keys move by month, Page keys by year. */
export function YearStrip({ track }: { readonly track: Track }) {
  const say = useWords(timelineWords);
  const language = useLanguage();
  const strip = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<number>();
  const marks = useMemo(() => marksOf(track), [track]);
  const years = useMemo(() => yearsOf(marks), [marks]);
  const month = useMonthInView(track);
  const now = Math.max(
    0,
    marks.findIndex((mark) => mark.month === month),
  );
  const name = (of: string | undefined): string => (of === undefined ? say.undated : monthInWords(of, language));
  const shareAt = ({ clientY }: PointerEvent): number => {
    const box = strip.current?.getBoundingClientRect();
    return box === undefined ? 0 : Math.min(1, Math.max(0, (clientY - box.top) / box.height));
  };
  const goTo = (share: number): void => {
    const total = track.layout.tops.at(-1) ?? 0;
    window.scrollTo({ top: scrollForRow(track, 0) + share * total });
  };
  const goToMark = (n: number): void => {
    const mark = marks[Math.min(marks.length - 1, Math.max(0, n))];
    if (mark !== undefined) window.scrollTo({ top: scrollForRow(track, mark.row) });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = keyTarget(event.key, now, marks);
    if (to === undefined) return;
    event.preventDefault();
    goToMark(to);
  };
  const shown = held ?? marks[now]?.share ?? 0;
  const label = held === undefined ? month : monthAtShare(track, marks, held);
  return (
    <div
      ref={strip}
      className={`${styles.strip} ${held === undefined ? '' : styles.held}`}
      role="slider"
      tabIndex={0}
      aria-label={say.strip}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={Math.max(0, marks.length - 1)}
      aria-valuenow={now}
      aria-valuetext={name(month)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld(shareAt(event));
        goTo(shareAt(event));
      }}
      onPointerMove={(event) => {
        if (held === undefined) return;
        setHeld(shareAt(event));
        goTo(shareAt(event));
      }}
      onPointerUp={() => setHeld(undefined)}
      onPointerCancel={() => setHeld(undefined)}
    >
      {marks.map((mark) => (
        <span key={mark.month ?? ''} className={styles.tick} style={{ top: `${mark.share * 100}%` }} />
      ))}
      {years.map((mark) => (
        <span key={mark.month} className={styles.year} style={{ top: `${mark.share * 100}%` }} aria-hidden>
          {mark.month?.slice(0, 4)}
        </span>
      ))}
      <span className={styles.here} style={{ top: `${shown * 100}%` }} aria-hidden>
        <span className={styles.label}>{name(label)}</span>
      </span>
    </div>
  );
}

function monthAtShare({ layout }: Track, marks: readonly Mark[], share: number): string | undefined {
  const row = rowAt(layout, share * (layout.tops.at(-1) ?? 0));
  return marks.findLast((mark) => mark.row <= row)?.month;
}

/** The target mark of a key; undefined for other keys. */
function keyTarget(key: string, now: number, marks: readonly Mark[]): number | undefined {
  const yearOf = (n: number): string | undefined => marks[n]?.month?.slice(0, 4);
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return now + 1;
    case 'ArrowUp':
    case 'ArrowLeft':
      return now - 1;
    case 'Home':
      return 0;
    case 'End':
      return marks.length - 1;
    case 'PageDown': {
      const next = marks.findIndex((_, n) => n > now && yearOf(n) !== yearOf(now));
      return next < 0 ? marks.length - 1 : next;
    }
    case 'PageUp': {
      const other = marks.findLastIndex((_, n) => n < now && yearOf(n) !== yearOf(now));
      return other < 0 ? 0 : marks.findIndex((_, n) => yearOf(n) === yearOf(other));
    }
    default:
      return undefined;
  }
}

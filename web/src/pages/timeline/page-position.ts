import { useEffect, useState } from 'react';
import { type Layout, rowAt } from './layout.ts';

/**
 * The scroll offset within the rows, given their offset on the page and the height of the sticky bar
 * at the top of the window.
 */
export type Track = { readonly layout: Layout; readonly top: number; readonly bar: number };

export const scrollForRow = ({ layout, top, bar }: Track, row: number): number =>
  Math.max(0, top + (layout.tops[row] ?? 0) - bar);

export const rowInView = ({ layout, top, bar }: Track): number => rowAt(layout, window.scrollY - top + bar + 1);

/** The month in view ("2023-05"; undefined for items without a time), updated at most once per frame. */
export function useMonthInView(track: Track): string | undefined {
  const [month, setMonth] = useState<string | undefined>(() => monthAt(track));
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      frame = 0;
      setMonth(monthAt(track));
    };
    const onScroll = (): void => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [track]);
  return month;
}

function monthAt(track: Track): string | undefined {
  const { rows } = track.layout;
  for (let n = rowInView(track); n >= 0; n -= 1) {
    const row = rows[n];
    if (row?.kind === 'month') return row.month;
  }
  return undefined;
}

import { useEffect, useState } from 'react';
import { type Layout, rowAt } from './layout.ts';

/** How much of the top of the window the bar that stays takes; rows begin to be seen below it. */
export const barHeight = (): number => document.querySelector<HTMLElement>('[data-timeline-bar]')?.offsetHeight ?? 60;

/** How far the window is scrolled through the rows, and where to scroll for a row. */
export type Track = { readonly layout: Layout; readonly top: number };

export const scrollForRow = ({ layout, top }: Track, row: number): number =>
  Math.max(0, top + (layout.tops[row] ?? 0) - barHeight());

export const rowInView = ({ layout, top }: Track): number => rowAt(layout, window.scrollY - top + barHeight() + 1);

/** The month of the rows in view ("2023-05"; undefined for what has no time), renewed once a frame at most. */
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

import { useLayoutEffect, useMemo, useRef } from 'react';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { useWords } from '../../words/language.ts';
import { timelineWords } from '../../words/timeline.ts';
import { rowOfDay } from './layout.ts';
import type { Outline } from './outline.ts';
import { rowInView, scrollForRow, type Track } from './page-position.ts';
import { firstSpotFrom, rowOfSpot } from './steps.ts';

/** The first visible item, and the scroll offset within its row. */
type Place = { readonly day: string | undefined; readonly at: number; readonly below: number };

/** The last position on the timeline in this tab. */
let left: Place | undefined;

/** Scroll anchoring: the same item stays in view when the layout changes and when the user returns. */
export function useKeptPlace(track: Track, outline: Outline, trips: readonly { readonly id: string }[]): void {
  const isFirst = useRef(true);
  useMonthKeys(track);
  useLayoutEffect(() => {
    const asked = new URLSearchParams(isFirst.current ? location.search : '');
    isFirst.current = false;
    const [at, trip] = [asked.get('at'), asked.get('trip')];
    const heading = track.layout.rows.findIndex((row) =>
      row.kind === 'month'
        ? row.month !== undefined && row.month === at
        : row.kind === 'trip' && trips[row.trip]?.id === trip,
    );
    const place = at === null ? left : { day: at, at: -1, below: 0 };
    if (heading >= 0) window.scrollTo({ top: scrollForRow(track, heading) });
    else if (place !== undefined) goTo(track, outline, place);
    // Recorded while scrolling: after a layout change the window may have moved already.
    let frame = 0;
    const look = (): void => {
      frame = 0;
      left = window.scrollY <= track.top ? undefined : placeInView(track, outline);
    };
    const onScroll = (): void => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [track, outline, trips]);
}

function placeInView(track: Track, outline: Outline): Place | undefined {
  const first = firstSpotFrom(track.layout, rowInView(track));
  if (first === undefined) return undefined;
  const below = window.scrollY - scrollForRow(track, first.row);
  return { day: outline.days[first.spot.day]?.day, at: first.spot.at, below };
}

function goTo(track: Track, { days }: Outline, { day, at, below }: Place): void {
  const exact = days.findIndex((one) => one.day === day);
  const row = exact < 0 ? -1 : rowOfSpot(track.layout, { day: exact, at });
  if (row >= 0) {
    window.scrollTo({ top: scrollForRow(track, row) + below });
    return;
  }
  // The day no longer exists or is not shown, or only a month was given.
  const near = days.findLastIndex((one) => one.day !== undefined && one.day.slice(0, day?.length) <= (day ?? ''));
  window.scrollTo({ top: scrollForRow(track, rowOfDay(track.layout, exact < 0 ? near : exact)) });
}

/** J and K jump to the next and previous month. */
function useMonthKeys(track: Track): void {
  const say = useWords(timelineWords);
  const group = useMemo(() => {
    const jump = (direction: 1 | -1) => () => {
      const { rows } = track.layout;
      const here = rowInView(track);
      const months = rows.flatMap((row, n) => (row.kind === 'month' ? [n] : []));
      const to = direction === 1 ? months.find((n) => n > here) : months.findLast((n) => n < here);
      if (to !== undefined) window.scrollTo({ top: scrollForRow(track, to) });
    };
    const only = (): void => undefined;
    return {
      title: say.keysTitle,
      shortcuts: [
        { keys: '←→↑↓', says: say.keyMove, run: only },
        { keys: '⏎', says: say.keyOpen, run: only },
        { keys: 'Space', says: say.keySelect, run: only },
        { keys: '⇧ ←→↑↓', says: say.keyRange, run: only },
        { keys: 'j', says: say.keyNextMonth, run: jump(1) },
        { keys: 'k', says: say.keyPreviousMonth, run: jump(-1) },
        { keys: 't', says: say.keyTop, run: () => window.scrollTo({ top: 0 }) },
      ],
    };
  }, [say, track]);
  useShortcuts(group);
}

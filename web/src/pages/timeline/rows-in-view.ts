import { useEffect, useLayoutEffect, useState } from 'react';
import { rowAt } from './layout.ts';
import type { Track } from './page-position.ts';

/** Scroll distance in pixels after which the visible rows are recalculated. */
const STEP = 200;
/** Extra rendered area above and below the viewport in pixels. */
const READY = 500;

const stepped = (): number => Math.floor(window.scrollY / STEP) * STEP;

/** The first and last row to render. Heights are known exactly, so nothing is measured. */
export function useRowsInView({ layout, top }: Track): { readonly first: number; readonly last: number } {
  const [y, setY] = useState(stepped);
  const [tall, setTall] = useState(() => window.innerHeight);
  useEffect(() => {
    const onScroll = (): void => setY(stepped());
    const onResize = (): void => setTall(window.innerHeight);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onResize);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onResize);
    };
  }, []);
  // A new layout may move the window, so the visible rows are determined before painting.
  useLayoutEffect(() => setY(stepped()), [layout, top]);
  return { first: rowAt(layout, y - top - READY), last: rowAt(layout, y + STEP + tall + READY - top) };
}

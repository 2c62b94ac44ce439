import { useEffect, useLayoutEffect, useState } from 'react';
import { rowAt } from './layout.ts';
import type { Track } from './page-position.ts';

/** Rows are chosen anew each time the window has moved by so much, not with every frame. */
const STEP = 200;
/** So much more than is in view stands ready above and below; pixels. */
const READY = 500;

const stepped = (): number => Math.floor(window.scrollY / STEP) * STEP;

/** The first and the last row that should stand on the page. Heights are known exactly, so nothing is ever measured. */
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
  // With another layout the window may have been moved: what is in view is chosen before it is painted.
  useLayoutEffect(() => setY(stepped()), [layout, top]);
  return { first: rowAt(layout, y - top - READY), last: rowAt(layout, y + STEP + tall + READY - top) };
}

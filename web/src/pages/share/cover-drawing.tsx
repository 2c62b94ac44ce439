import { type PointerEvent, useRef, useState } from 'react';
import type { Box } from '../../../../src/memory/item-text.ts';
import { useWords } from '../../words/language.ts';
import { shareWords } from '../../words/share.ts';
import styles from './share.module.css';

/** A smaller box is a slip of the hand. */
const LEAST = 0.01;

type Point = { readonly x: number; readonly y: number };

const between = (a: Point, b: Point): Box => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  w: Math.abs(a.x - b.x),
  h: Math.abs(a.y - b.y),
});

/** The copy of a picture with the covers that its owner drew; while it is on, dragging draws one more. */
export function CoverDrawing({
  src,
  alt,
  covers,
  isOn,
  onCovers,
}: {
  readonly src: string;
  readonly alt: string;
  readonly covers: readonly Box[];
  readonly isOn: boolean;
  readonly onCovers: (covers: readonly Box[]) => void;
}) {
  const say = useWords(shareWords);
  const from = useRef<Point>(undefined);
  const [drawn, setDrawn] = useState<Box>();
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const within = (n: number): number => Math.min(1, Math.max(0, n));
    return { x: within((clientX - left) / width), y: within((clientY - top) / height) };
  };
  const end = (): void => {
    from.current = undefined;
    setDrawn(undefined);
    if (drawn !== undefined && drawn.w > LEAST && drawn.h > LEAST) onCovers([...covers, drawn]);
  };
  return (
    <>
      <div
        className={`${styles.canvas} ${isOn ? styles.canDraw : ''}`}
        {...(isOn
          ? {
              onPointerDown: (event: PointerEvent) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                from.current = pointOf(event);
              },
              onPointerMove: (event: PointerEvent) => {
                if (from.current !== undefined) setDrawn(between(from.current, pointOf(event)));
              },
              onPointerUp: end,
              onPointerCancel: end,
            }
          : {})}
      >
        <img src={src} alt={alt} loading="lazy" draggable={false} />
        {[...covers, ...(drawn === undefined ? [] : [drawn])].map(({ x, y, w, h }) => (
          <span
            key={`${x} ${y} ${w} ${h}`}
            className={styles.cover}
            style={{ left: `${x * 100}%`, top: `${y * 100}%`, width: `${w * 100}%`, height: `${h * 100}%` }}
          />
        ))}
      </div>
      {covers.length === 0 ? null : <span className={styles.soft}>{say.drawn(covers.length)}</span>}
    </>
  );
}

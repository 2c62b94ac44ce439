import { type PointerEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fitInto, fitted, type Point, panned, type Size, type Zoom, zoomedAt } from './zoom.ts';

/** Minimum swipe distance in pixels. */
const SWIPE = 60;
/** Two taps within this time and distance are one double tap; a click follows them a little later. */
const DOUBLE_TAP_MS = 320;
const TAP_PX = 24;
const CLICK_AFTER_MS = 700;
const CLOSE_UP = 2.5;

type Spot = { readonly clientX: number; readonly clientY: number; readonly timeStamp: number };

export type Zooming = {
  readonly zoom: Zoom;
  /** The size of the fitted picture in screen pixels; undefined until the frame is measured. */
  readonly fit: Size | undefined;
  readonly by: (factor: number, at?: Point) => void;
  readonly pan: (dx: number, dy: number) => void;
  readonly reset: () => void;
  /** Zooms in at a point, or out again: a double click. */
  readonly toggleAt: (spot: Spot) => void;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: (event: PointerEvent) => void;
  };
};

type Swipes = {
  readonly onSwipe: (to: 'previous' | 'next') => void;
  readonly onScroll: (dy: number) => void;
  /** A swipe down. */
  readonly onClose: () => void;
};

/** Zooming and panning of a picture in its frame by wheel, pinch and drag; a swipe goes to the next picture. */
export function useZoom(frameRef: RefObject<HTMLElement | null>, picture: Size | undefined, swipes: Swipes): Zooming {
  const [zoom, setZoom] = useState(fitted);
  const frame = useFrame(frameRef);
  const fit = useMemo(
    () => (frame === undefined || picture === undefined ? undefined : fitInto(frame, picture)),
    [frame, picture],
  );
  const by = useCallback(
    (factor: number, at: Point = { x: 0, y: 0 }) => {
      if (frame !== undefined && fit !== undefined) setZoom((now) => zoomedAt(now, factor, at, frame, fit));
    },
    [frame, fit],
  );
  const pan = useCallback(
    (dx: number, dy: number) => {
      if (frame !== undefined && fit !== undefined) setZoom((now) => panned(now, dx, dy, frame, fit));
    },
    [frame, fit],
  );
  const reset = useCallback(() => setZoom(fitted), []);
  useWheel(frameRef, by);
  const isZoomed = zoom.scale > 1;
  const tapped = useRef<Spot>(undefined);
  const toggleAt = useCallback(
    (spot: Spot) => {
      // A browser that makes a click of two taps has had its double tap.
      if (spot.timeStamp - (tapped.current?.timeStamp ?? Number.NEGATIVE_INFINITY) < CLICK_AFTER_MS) return;
      if (isZoomed) reset();
      else if (frameRef.current !== null) by(CLOSE_UP, fromMiddle(frameRef.current, spot));
    },
    [isZoomed, reset, by, frameRef],
  );
  const onTap = useCallback(
    (spot: Spot) => {
      const before = tapped.current;
      tapped.current = undefined;
      const isSecond =
        before !== undefined &&
        spot.timeStamp - before.timeStamp < DOUBLE_TAP_MS &&
        Math.hypot(spot.clientX - before.clientX, spot.clientY - before.clientY) < TAP_PX;
      if (isSecond) toggleAt(spot);
      tapped.current = spot;
    },
    [toggleAt],
  );
  const handlers = useFingers(frameRef, isZoomed, { by, pan, ...swipes, onTap });
  return { zoom, fit, by, pan, reset, toggleAt, handlers };
}

function useFrame(ref: RefObject<HTMLElement | null>): Size | undefined {
  const [frame, setFrame] = useState<Size>();
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setFrame({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return frame;
}

const fromMiddle = (element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point => {
  const box = element.getBoundingClientRect();
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
};

function useWheel(ref: RefObject<HTMLElement | null>, by: Zooming['by']): void {
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      by(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), fromMiddle(element, event));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [ref, by]);
}

type Down = Point & { readonly startX: number; readonly startY: number };

function useFingers(
  ref: RefObject<HTMLElement | null>,
  isZoomed: boolean,
  { by, pan, onSwipe, onScroll, onClose, onTap }: Swipes & Pick<Zooming, 'by' | 'pan'> & { onTap: (at: Spot) => void },
): Zooming['handlers'] {
  const down = useRef(new Map<number, Down>());
  return useMemo(() => {
    const move = (event: PointerEvent): void => {
      const before = down.current.get(event.pointerId);
      const element = ref.current;
      if (before === undefined || element === null) return;
      const now = { ...before, x: event.clientX, y: event.clientY };
      const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1];
      down.current.set(event.pointerId, now);
      if (other !== undefined) {
        const factor = distance(now, other) / Math.max(1, distance(before, other));
        by(factor, fromMiddle(element, { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 }));
      } else if (isZoomed) pan(now.x - before.x, now.y - before.y);
      else if (event.pointerType === 'touch') onScroll(before.y - now.y);
    };
    const up = (event: PointerEvent): void => {
      const from = down.current.get(event.pointerId);
      const isAlone = down.current.size === 1;
      down.current.delete(event.pointerId);
      if (from === undefined || !isAlone || event.pointerType !== 'touch') return;
      const [dx, dy] = [event.clientX - from.startX, event.clientY - from.startY];
      if (Math.hypot(dx, dy) < TAP_PX / 2) onTap(event);
      else if (isZoomed) return;
      else if (Math.abs(dx) > SWIPE && Math.abs(dx) > 2 * Math.abs(dy)) onSwipe(dx < 0 ? 'next' : 'previous');
      else if (dy > 1.5 * SWIPE && dy > 2 * Math.abs(dx)) onClose();
    };
    return {
      onPointerDown: (event) => {
        if (event.button !== 0 || (event.target as Element).closest('button, form, [data-text]') !== null) return;
        const { clientX: x, clientY: y } = event;
        down.current.set(event.pointerId, { x, y, startX: x, startY: y });
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: (event) => down.current.delete(event.pointerId),
    };
  }, [ref, isZoomed, by, pan, onSwipe, onScroll, onClose, onTap]);
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

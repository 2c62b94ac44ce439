import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Selection } from './selection.ts';

/** Milliseconds that a finger rests on an item to select it, and pixels that it may stray meanwhile. */
const [LONG_PRESS, STRAY] = [450, 10];

const idAt = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-choose]')?.dataset['choose'] : undefined;

/** Selects what a finger rests on. The click that follows such a press is swallowed. */
export function useLongPress(choose: (target: EventTarget) => boolean) {
  const press = useRef<{ readonly timer: number; readonly x: number; readonly y: number }>(undefined);
  const wasLong = useRef(false);
  const end = (): void => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  return {
    /** Whether this click ends a long press. */
    swallows: (): boolean => {
      const swallows = wasLong.current;
      wasLong.current = false;
      return swallows;
    },
    handlers: {
      onPointerDown: ({ pointerType, target, clientX: x, clientY: y }: PointerEvent): void => {
        end();
        wasLong.current = false;
        if (pointerType === 'mouse') return;
        const timer = window.setTimeout(() => {
          wasLong.current = choose(target);
        }, LONG_PRESS);
        press.current = { timer, x, y };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent): void => {
        const { x, y } = press.current ?? { x: clientX, y: clientY };
        if (Math.hypot(clientX - x, clientY - y) > STRAY) end();
      },
      onPointerUp: end,
      onPointerCancel: end,
      /** The menu of the system would open on the selected picture. */
      onContextMenu: (event: MouseEvent): void => {
        if (press.current !== undefined || wasLong.current) event.preventDefault();
      },
    },
  };
}

/**
 * Selecting in a list whose items have `data-choose`, for its container: by the mark (`data-mark`) of an item, `x` or a long
 * press; with Shift up to there; and by any click while something is selected. `order`: the ids as they are shown.
 */
export function useChoosing(selection: Selection, order: readonly string[]) {
  const last = useRef<string>(undefined);
  const choose = (id: string, toHere: boolean): void => {
    const [from, to] = [order.indexOf(last.current ?? ''), order.indexOf(id)].toSorted((a, b) => a - b);
    if (toHere && from !== undefined && to !== undefined && from >= 0) selection.add(order.slice(from, to + 1));
    else selection.toggle([id]);
    last.current = id;
  };
  const { swallows, handlers } = useLongPress((target) => {
    const id = idAt(target);
    if (id !== undefined) choose(id, false);
    return id !== undefined;
  });
  return {
    ...handlers,
    onClickCapture: (event: MouseEvent): void => {
      const id = idAt(event.target);
      const isSwallowed = swallows();
      if (id === undefined || event.ctrlKey || event.metaKey) return;
      const isMark = event.target instanceof Element && event.target.closest('[data-mark]') !== null;
      if (!isSwallowed && !isMark && !event.shiftKey && selection.all().size === 0) return;
      event.preventDefault();
      event.stopPropagation();
      if (!isSwallowed) choose(id, event.shiftKey);
    },
    onKeyDownCapture: (event: KeyboardEvent): void => {
      const id = idAt(event.target);
      if (id === undefined || event.key.toLowerCase() !== 'x' || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      choose(id, event.shiftKey);
    },
  };
}

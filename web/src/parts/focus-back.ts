import type { RefObject } from 'react';

/** Returns the focus to the opener on close, unless the user has focused something else meanwhile. */
export function focusBack(opener: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) opener.current?.focus();
  });
}

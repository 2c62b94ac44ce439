import { useEffect } from 'react';

/** Esc takes the focus out of a field, so that keys act on the page again. */
export function useLeaveFields(): void {
  useEffect(() => {
    const leave = ({ key, target, defaultPrevented }: KeyboardEvent): void => {
      if (key !== 'Escape' || defaultPrevented || !(target instanceof HTMLElement)) return;
      if (target.closest('dialog, [role="dialog"]') === null && target.matches('input, textarea, select'))
        target.blur();
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, []);
}

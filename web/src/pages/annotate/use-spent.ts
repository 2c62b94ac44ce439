import { useCallback, useEffect, useRef } from 'react';

/** Seconds for which the page was in front since `what` was opened; what happens behind another tab does not count. */
export function useSpent(what: string): () => number {
  const spent = useRef({ before: 0, since: 0 });
  useEffect(() => {
    spent.current = { before: 0, since: document.hidden ? 0 : performance.now() };
    const turn = (): void => {
      const { before, since } = spent.current;
      const now = performance.now();
      spent.current = document.hidden
        ? { before: since === 0 ? before : before + now - since, since: 0 }
        : { before, since: now };
    };
    document.addEventListener('visibilitychange', turn);
    return () => document.removeEventListener('visibilitychange', turn);
  }, [what]);
  return useCallback(() => {
    const { before, since } = spent.current;
    return Math.min(86_400, Math.round((before + (since === 0 ? 0 : performance.now() - since)) / 100) / 10);
  }, []);
}

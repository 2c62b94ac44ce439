import { useRemembered } from '../parts/use-remembered.ts';

/** Whether this browser lists the pages that only researchers need, such as the benchmarks. */
export const useResearch = (): readonly ['shown' | 'hidden', (shown: 'shown' | 'hidden') => void] =>
  useRemembered('research', ['shown', 'hidden'], 'hidden');

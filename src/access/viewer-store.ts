import type { Store } from '../ports/store.ts';
import { noJobs, onlyLooking, refuseWrite } from './refused-writes.ts';

/** What is read of a store. Whatever else it can do, or will be able to, is not for who may only look. */
const reads: ReadonlySet<string | symbol> = new Set([
  'item',
  'items',
  'identities',
  'scan',
  'record',
  'records',
  'linksOf',
  'thumbnail',
  'rank',
  'ranking',
  'rankings',
  'match',
  'matches',
  'vocabulary',
  'nearest',
  'timeline',
  'timelineDays',
  'outlines',
  'eventOutlines',
  'sequence',
  'newsSince',
  'changes',
  'counts',
  'warm',
  'close',
]);

/**
 * The whole of a store for who may only look: every read is as of `store`, and all that would change it, or copy it whole, is
 * refused with `forbidden`.
 */
export function viewerStore<S extends Store>(store: S): S {
  return new Proxy(store, {
    get(target, name) {
      if (name === 'jobs') return noJobs;
      if (name === 'optimize') return async () => undefined;
      if (name === 'bulkWriter') {
        return () => {
          throw onlyLooking();
        };
      }
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return reads.has(name) ? value.bind(target) : refuseWrite;
    },
  });
}

import type { Store } from '../../ports/store.ts';
import { noTelemetry, type Telemetry } from '../../ports/telemetry.ts';

/**
 * The same store, each call of which is noted by its name. Streams are not: who reads one takes as long as who reads it.
 * Without telemetry it is the store itself.
 */
export function observedStore<S extends Store>(store: S, telemetry: Telemetry): S {
  if (telemetry === noTelemetry) return store;
  const kept = new Map<PropertyKey, unknown>();
  return new Proxy(store, {
    get(real, name) {
      const known = kept.get(name);
      if (known !== undefined) return known;
      const member: unknown = Reflect.get(real, name, real);
      if (typeof member !== 'function' || typeof name !== 'string') return member;
      const call = (...values: unknown[]): unknown => Reflect.apply(member, real, values);
      const observed = isAsync(member)
        ? (...values: unknown[]) => telemetry.observe('store', name, async () => call(...values))
        : call;
      kept.set(name, observed);
      return observed;
    },
  });
}

/** What gives a promise of its own accord; generators and what answers at once are handed on. */
const isAsync = (member: { readonly constructor: { readonly name: string } }): boolean =>
  member.constructor.name === 'AsyncFunction';

import type { KnownPlace, OrganiseContext } from '../context.ts';

let names: Intl.DisplayNames | undefined;
/** Made when it is first asked for: that takes longer than to load all else here. */
function countryNames(): Intl.DisplayNames {
  names ??= new Intl.DisplayNames(['en'], { type: 'region' });
  return names;
}

/** English name of an ISO 3166-1 alpha-2 code, or nothing for a code that is none. */
export function countryName(code: string): string | undefined {
  try {
    const found = countryNames().of(code.toUpperCase());
    return found === code.toUpperCase() ? undefined : found;
  } catch {
    return undefined;
  }
}

const found = new WeakMap<OrganiseContext, Map<string, readonly KnownPlace[]>>();
/** The gazetteer's answer, asked once per name and context. */
export function gazetteer(context: OrganiseContext, name: string): readonly KnownPlace[] {
  const known = found.get(context) ?? new Map<string, readonly KnownPlace[]>();
  found.set(context, known);
  const before = known.get(name);
  if (before !== undefined) return before;
  const asked = context.findPlace?.(name) ?? [];
  known.set(name, asked);
  return asked;
}

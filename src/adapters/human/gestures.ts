import type { Sight } from '../../memory/seen.ts';

/** Gestures that people have words for; the library's others ("pinky up", "leaning left") say nothing of a picture. It gives no confidence, so each has what it deserved on photographs. */
const named: Readonly<Record<string, { readonly name: string; readonly confidence: number }>> = {
  'thumbs up': { name: 'thumbs up', confidence: 0.5 },
  victory: { name: 'victory sign', confidence: 0.5 },
  'raise left hand': { name: 'raised hand', confidence: 0.3 },
  'raise right hand': { name: 'raised hand', confidence: 0.3 },
  'i give up': { name: 'raised hands', confidence: 0.5 },
};

export function gesturesSeen(said: readonly Readonly<Record<string, unknown>>[]): Sight[] {
  const counts = new Map<string, Sight>();
  for (const { gesture } of said) {
    const known = typeof gesture === 'string' ? named[gesture] : undefined;
    if (known === undefined) continue;
    const before = counts.get(known.name);
    counts.set(known.name, { kind: 'gesture', ...known, count: (before?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}

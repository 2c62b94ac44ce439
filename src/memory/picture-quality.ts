import type { MemoryItem } from './item.ts';

/** What each sight of a picture's kind is worth for how good a shot it is, times its confidence. */
const worth: Readonly<Record<string, number>> = {
  'best-of-burst': 2,
  'best of burst': 2,
  'best shot': 2,
  sharp: 1,
  smile: 0.5,
  smiling: 0.5,
  happy: 0.5,
  blurry: -1,
  blurred: -1,
  dark: -0.5,
  overexposed: -0.5,
  'eyes closed': -0.7,
};

/**
 * How good a shot a picture is, by what programs saw in it: sharpness, light, open eyes, smiles, and what stands out among
 * the pictures of one burst. Undefined where nothing looked, which is neither good nor bad.
 */
export function pictureQuality({ sights }: Pick<MemoryItem, 'sights'>): number | undefined {
  const telling = (sights ?? []).filter(({ name }) => worth[name] !== undefined);
  if (telling.length === 0) return undefined;
  return telling.reduce((sum, { name, confidence }) => sum + (worth[name] ?? 0) * confidence, 0);
}

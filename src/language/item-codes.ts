import type { MemoryItem } from '../memory/item.ts';

const plainCode = (code: string): string => code.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** "IMG_2927" of "Camera/IMG_2927.jpg"; absent for names that nobody would ask for. */
export function fileCode({ modality, origin }: Pick<MemoryItem, 'modality' | 'origin'>): string | undefined {
  if (modality !== 'image' && modality !== 'video') return undefined;
  const stem =
    origin.path
      .split(/[\\/]/)
      .at(-1)
      ?.replace(/\.[A-Za-z0-9]{2,5}$/, '') ?? '';
  return stem.length >= SHORTEST && /\d/.test(stem) ? stem : undefined;
}
const SHORTEST = 4;

const CAMERA = 'camera';
const MOST_WORDS = 5;

/** What a camera may be called: every run of its name's words, "Pixel" and "Pixel 7" of "Google Pixel 7". */
export function cameraCodes(camera: string | undefined): readonly string[] {
  const words = (camera ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  return words.flatMap((_, from) =>
    words.slice(from).flatMap((_last, length) => {
      const run = words.slice(from, from + length + 1).join(' ');
      return /\p{L}{2}/u.test(run) ? [cameraCode(run)] : [];
    }),
  );
}

/** How a camera's name is asked for as a code. */
export const cameraCode = (name: string): string => `${CAMERA} ${name}`;

/** Codes that an item has of itself, beside those that it quotes: its file's name and its camera's. */
export const ownCodes = (item: MemoryItem): readonly string[] => [
  ...[fileCode(item)].filter((code) => code !== undefined),
  ...cameraCodes(item.media?.camera),
];

/** Whether an item is called so by its file or was taken with a camera of this name. */
export const hasOwnCode = (item: MemoryItem, code: string): boolean =>
  ownCodes(item).some((own) => plainCode(own) === plainCode(code));

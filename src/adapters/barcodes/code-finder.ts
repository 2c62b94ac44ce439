import type { CodeFinder } from '../../ports/code-finder.ts';
import { barCodes } from './bar-codes.ts';
import { matrixCodes } from './matrix-codes.ts';

/** QR codes by their finder patterns, and bars by their parallel edges; in pixels, without models. */
export const openCodeFinder = (): CodeFinder => ({
  version: 1,
  find: (picture) => [
    ...matrixCodes(picture).map((box) => ({ kind: 'matrix' as const, box })),
    ...barCodes(picture).map((box) => ({ kind: 'bars' as const, box })),
  ],
});

import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';

type Pdfjs = typeof import('pdfjs-dist/legacy/build/pdf.mjs');

/** The whole of pdf.js where it is installed: 70 MB, of which unpdf keeps the part that reads most files. */
function wholePdfjs(): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  } catch {
    return undefined;
  }
}

const whole = wholePdfjs();
export const hasWholePdfjs = whole !== undefined;

// pdf.js makes a matrix for drawing as it is loaded, with a class that only browsers have. Nothing is drawn here.
globalThis.DOMMatrix ??= class {} as unknown as typeof DOMMatrix;
const pdfjs: Pdfjs =
  whole === undefined
    ? ((await import('unpdf/pdfjs')) as unknown as Pdfjs)
    : await import('pdfjs-dist/legacy/build/pdf.mjs');

export const { getDocument, ImageKind, OPS, PasswordException } = pdfjs;

/** Folders of what only the whole has: tables of East Asian encodings, and decoders of faxes and scans. */
export const pdfjsParts =
  whole === undefined ? {} : { cMapUrl: join(whole, 'cmaps', sep), wasmUrl: join(whole, 'wasm', sep) };

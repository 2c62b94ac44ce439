// pdf.js makes a matrix for drawing as it is loaded, with a class that only browsers have. Nothing is drawn here.
globalThis.DOMMatrix ??= class {} as unknown as typeof DOMMatrix;
const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');

export const { getDocument, ImageKind, OPS, PasswordException } = pdfjs;

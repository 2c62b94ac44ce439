import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import { expandsTooFar } from './expansion.ts';
import { getDocument, PasswordException, pdfjsParts } from './pdfjs.ts';

export type OpenPdf = Awaited<ReturnType<typeof getDocument>['promise']>;
export type OpenPage = Awaited<ReturnType<OpenPdf['getPage']>>;

/** Bytes. Scans of a book are larger; letters and bills are not. */
const LARGEST_PDF = 64 * 1024 * 1024;
const SILENT = 0;
/** Pixels of a picture; what is larger is not decoded. */
const LARGEST_PICTURE = 40_000_000;

/**
 * Opens a PDF file and hands it to `read`. Nothing in it is run and nothing is fetched: fonts that it does not hold itself
 * are left out. Errors: `empty-file`, `too-large`, `encrypted`, `corrupt`.
 */
export async function withPdf<T>(bytes: Uint8Array, name: string, read: (pdf: OpenPdf) => Promise<T>): Promise<T> {
  if (bytes.length === 0) throw new MadeleineError('empty-file', 'The PDF file is empty.', { path: name });
  if (bytes.length > LARGEST_PDF) {
    const action = 'Split the file, or add its pages as pictures.';
    throw new MadeleineError('too-large', 'The PDF file has more than 64 MiB.', { path: name, action });
  }
  if (expandsTooFar(bytes)) {
    const message = 'The PDF file unpacks to far more than its size.';
    throw new MadeleineError('too-large', message, {
      path: name,
      action: 'Add its pages as pictures, if you trust it.',
    });
  }
  const loading = getDocument({
    // The reader keeps the bytes that it is given, and takes no Buffer.
    data: new Uint8Array(bytes),
    verbosity: SILENT,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    ...pdfjsParts,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    maxImageSize: LARGEST_PICTURE,
  });
  try {
    return await read(await loading.promise);
  } catch (cause) {
    throw codedError(cause, name);
  } finally {
    await loading.destroy().catch(() => undefined);
  }
}

function codedError(cause: unknown, name: string): MadeleineError {
  if (isMadeleineError(cause)) return cause;
  if (cause instanceof PasswordException) {
    const action = 'Save a copy without a password and add that.';
    return new MadeleineError('encrypted', 'The PDF file needs a password.', { path: name, action, cause });
  }
  const action = 'Open the file in a PDF viewer and save it again, then add the copy.';
  return new MadeleineError('corrupt', 'The PDF file is broken.', { path: name, action, cause });
}

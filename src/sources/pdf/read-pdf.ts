import { MadeleineError } from '../../memory/errors.ts';
import type { DocumentFile, DocumentRead } from '../../ports/document-reader.ts';

const MOST_PAGES = 200;

/** The words of a PDF, page by page. Errors: `corrupt`, `encrypted`. */
export async function readPdf(bytes: Uint8Array, { name }: DocumentFile): Promise<DocumentRead> {
  const { extractText, getDocumentProxy } = await import('unpdf');
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    const { totalPages, text } = await extractText(pdf);
    const words = text.slice(0, MOST_PAGES).join('\f').trim();
    return { ...(words === '' ? {} : { text: words }), pages: totalPages, things: [], unread: [] };
  } catch (cause) {
    const isLocked = cause instanceof Error && cause.name === 'PasswordException';
    throw new MadeleineError(
      isLocked ? 'encrypted' : 'corrupt',
      isLocked ? 'The PDF is protected by a password.' : 'The PDF is damaged.',
      { path: name, action: isLocked ? 'Save it without a password.' : 'Open it in a viewer.', cause },
    );
  }
}

import type { DocumentFile, DocumentRead } from '../../ports/document-reader.ts';

/** An invoice in XML as text: its values without their elements. */
export async function readInvoiceXml(bytes: Uint8Array, _file: DocumentFile): Promise<DocumentRead> {
  const xml = new TextDecoder().decode(bytes);
  const text = xml
    .replace(/<[^<>]*>/g, '\n')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
  return { ...(text === '' ? {} : { text }), things: [], unread: [] };
}

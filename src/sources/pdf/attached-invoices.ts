import { isMadeleineError } from '../../memory/errors.ts';
import type { DocumentRead } from '../../ports/document-reader.ts';
import { invoiceXmlName, readInvoiceXml } from '../invoices/invoice-xml.ts';
import type { OpenPdf } from './open-pdf.ts';

const MOST_ATTACHED = 10;

type Attached = Pick<DocumentRead, 'things' | 'unread'>;

/** The invoices in XML that a PDF file holds, by their usual names; the place is "bill.pdf#factur-x.xml". */
export async function attachedInvoices(pdf: OpenPdf, name: string): Promise<Attached> {
  const listed = await pdf.getAttachments().catch(() => null);
  if (listed === null || listed === undefined) return { things: [], unread: [] };
  const entries: readonly [string, { readonly filename?: unknown }][] =
    listed instanceof Map ? [...listed] : Object.entries(listed);
  const read: Attached[] = [];
  for (const [id, { filename }] of entries) {
    if (typeof filename !== 'string' || !invoiceXmlName.test(filename) || read.length >= MOST_ATTACHED) continue;
    const place = `${name}#${filename.slice(0, 200)}`;
    const content: unknown = await pdf.getAttachmentContent(id).catch(() => undefined);
    read.push(content instanceof Uint8Array ? await invoiceIn(content, place) : unreadable(place));
  }
  return { things: read.flatMap(({ things }) => things), unread: read.flatMap(({ unread }) => unread) };
}

async function invoiceIn(bytes: Uint8Array, place: string): Promise<Attached> {
  try {
    return await readInvoiceXml(bytes, { name: place, mime: 'text/xml' });
  } catch (error) {
    if (!isMadeleineError(error)) throw error;
    return { things: [], unread: [{ place, code: error.code, message: error.message }] };
  }
}

const unreadable = (place: string): Attached => ({
  things: [],
  unread: [{ place, code: 'corrupt', message: 'The attached invoice is broken; it was not read.' }],
});

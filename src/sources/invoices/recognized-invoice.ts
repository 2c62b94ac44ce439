import type { Thing } from '../../memory/structured-data.ts';
import { invoiceThing } from './invoice-thing.ts';
import { layoutInvoice } from './layout-invoice.ts';
import { type RecognizedPage, recognizedRows } from './recognized-rows.ts';

/** The invoice that pages show which were looked at as pictures, by its layout; nothing where they are none. */
export function recognizedInvoice(pages: readonly RecognizedPage[], readFrom: string): Thing | undefined {
  const read = layoutInvoice(pages.map((page, at) => recognizedRows(page, at + 1)));
  return read === undefined ? undefined : invoiceThing(read, 'text', readFrom);
}

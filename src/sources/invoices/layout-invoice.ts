import type { Row } from '../pdf/page-layout.ts';
import { dueByTerms } from './due-terms.ts';
import { type Candidate, fieldCandidates } from './field-candidates.ts';
import type { InvoiceRead } from './invoice-thing.ts';
import { type InvoiceField, scoreOf } from './invoice-weights.ts';
import { documentNamed } from './labels.ts';
import { sellerCandidates } from './seller-candidates.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { taxOfTotal } from './tax-of-total.ts';
import { valuesOf } from './values.ts';

/** Reads an invoice from how it is laid out; nothing where the pages are none. */
export function layoutInvoice(pages: readonly (readonly Row[])[]): InvoiceRead | undefined {
  const sheet = sheetOf(pages);
  const kind = kindOf(sheet);
  if (kind === undefined) return undefined;
  const values = valuesOf(sheet);
  const candidates = fieldCandidates(sheet, values);
  const total = best(
    'total',
    candidates.total.filter(({ features }) => features['isMoney'] === 1),
  );
  const number = best('number', candidates.number);
  const date = best('date', candidates.date);
  if (total === undefined || (number === undefined && date === undefined)) return undefined;
  const tax = taxOfTotal(total, candidates.tax, candidates.sums);
  const due =
    best(
      'due',
      candidates.due.filter(({ value }) => date === undefined || value >= date),
    ) ?? dueByTerms(sheet, date);
  const seller = best('seller', sellerCandidates(sheet));
  const { currency } = values;
  return {
    ...(seller === undefined ? {} : { seller }),
    ...(number === undefined ? {} : { number }),
    ...(date === undefined ? {} : { date }),
    ...(due === undefined ? {} : { due }),
    total: kind === 'credit' ? Math.abs(total) : total,
    ...(tax === undefined ? {} : { tax: kind === 'credit' ? Math.abs(tax) : tax }),
    ...(currency === undefined ? {} : { currency }),
    ...(kind === 'credit' ? { isCreditNote: true } : {}),
  };
}

function best<T>(field: InvoiceField, candidates: readonly Candidate<T>[]): T | undefined {
  let [chosen, most]: [T | undefined, number] = [undefined, 0];
  for (const { value, features } of candidates) {
    const score = scoreOf(field, features);
    if (score > most) [chosen, most] = [value, score];
  }
  return chosen;
}

/** In sizes of the usual type: headings are larger. */
const HEADING = 1.05;

/** What a heading, or a label where there is none, calls the document; nothing where a larger heading names another thing. */
function kindOf({ segments, size }: Sheet): 'invoice' | 'credit' | undefined {
  const largest = { invoice: 0, credit: 0, other: 0 };
  for (const segment of segments) {
    if (segment.page > 1) break;
    const named = documentNamed(segment.text);
    if (named === undefined) continue;
    const isHeading = segment.size > HEADING * size;
    // A line of an invoice may be a credit, and name an order.
    if (named === 'invoice' || isHeading) largest[named] = Math.max(largest[named], segment.size, HEADING * size);
  }
  const { invoice, credit, other } = largest;
  if (Math.max(invoice, credit) === 0 || Math.max(invoice, credit) < other) return undefined;
  return credit >= invoice ? 'credit' : 'invoice';
}

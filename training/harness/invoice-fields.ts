import { z } from 'zod';
import type { StructuredNode } from '../../src/memory/structured-data.ts';
import { lettersOf } from '../../src/sources/invoices/labels.ts';

/** What an invoice says, and the layout that it is counted under. A field that it does not have is null or absent. */
export const goldSchema = z.looseObject({
  seller: z.string().nullish(),
  number: z.string().nullish(),
  date: z.string().nullish(),
  dueDate: z.string().nullish(),
  tax: z.number().nullish(),
  total: z.number().nullish(),
  currency: z.string().nullish(),
  layout: z.string(),
});
export type Gold = z.infer<typeof goldSchema>;

const fields = ['seller', 'number', 'date', 'dueDate', 'tax', 'total', 'currency'] as const;
type Field = (typeof fields)[number];

const inner = (node: unknown, ...path: readonly string[]): unknown =>
  path.reduce((at: unknown, name) => (at as StructuredNode | undefined)?.[name], node);

const readOf = (invoice: StructuredNode | undefined): Readonly<Record<Field, unknown>> => ({
  seller: inner(invoice, 'provider', 'name'),
  number: invoice?.['identifier'],
  date: invoice?.['dateIssued'],
  dueDate: invoice?.['paymentDueDate'],
  tax: inner(invoice, 'totalTax', 'value'),
  total: inner(invoice, 'totalPaymentDue', 'value'),
  currency: inner(invoice, 'totalPaymentDue', 'currency'),
});

/** A field that the invoice does not have is right when it is left out; a tax of 0 may be left out as well. */
function isRight(field: Field, wanted: unknown, read: unknown): boolean {
  if (wanted === null || wanted === undefined || (field === 'tax' && wanted === 0))
    return read === undefined || read === wanted;
  if (typeof wanted === 'number') return typeof read === 'number' && Math.abs(read - wanted) < 0.005;
  if (field === 'seller') return lettersOf(String(read ?? '')) === lettersOf(String(wanted));
  return String(read) === wanted;
}

/** Counts how many fields are right, by layout. */
export class FieldTally {
  readonly #rows = new Map<string, Map<Field, number>>();
  readonly #counts = new Map<string, number>();
  readonly #showsMisses: boolean;

  constructor(showsMisses: boolean) {
    this.#showsMisses = showsMisses;
  }

  add(name: string, gold: Gold, invoice: StructuredNode | undefined): void {
    const read = readOf(invoice);
    for (const layout of [gold.layout, 'all']) {
      this.#counts.set(layout, (this.#counts.get(layout) ?? 0) + 1);
      const row = this.#rows.get(layout) ?? new Map<Field, number>();
      this.#rows.set(layout, row);
      for (const field of fields)
        row.set(field, (row.get(field) ?? 0) + (isRight(field, gold[field], read[field]) ? 1 : 0));
    }
    if (!this.#showsMisses) return;
    for (const field of fields)
      if (!isRight(field, gold[field], read[field]))
        console.log(`${name} ${field}: ${gold[field]}, read ${read[field]}`);
  }

  print(): void {
    console.log(['layout', 'invoices', ...fields].join('\t'));
    const order = [...this.#rows].sort(([a], [b]) => (a === 'all' ? 1 : b === 'all' ? -1 : a.localeCompare(b)));
    for (const [layout, row] of order)
      console.log([layout, this.#counts.get(layout), ...fields.map((field) => row.get(field))].join('\t'));
  }
}

/**
 * How many fields of invoices are read: `npx node training/measure/invoices.ts FOLDER [--misses]`. FOLDER holds PDF files and beside
 * each `NAME.json`: seller, number, date, dueDate, tax, total, currency, and the layout that it is counted under. A field that the
 * invoice does not have (null) is right when it is left out; a tax of 0 may be left out as well.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { StructuredNode } from '../../src/memory/structured-data.ts';
import { lettersOf } from '../../src/sources/invoices/labels.ts';
import { readPdf } from '../../src/sources/pdf/read-pdf.ts';

const goldSchema = z.looseObject({
  seller: z.string().nullish(),
  number: z.string().nullish(),
  date: z.string().nullish(),
  dueDate: z.string().nullish(),
  tax: z.number().nullish(),
  total: z.number().nullish(),
  currency: z.string().nullish(),
  layout: z.string(),
});
const fields = ['seller', 'number', 'date', 'dueDate', 'tax', 'total', 'currency'] as const;
type Field = (typeof fields)[number];

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'boolean', default: false } },
});
const folder = positionals[0];
if (folder === undefined) {
  console.error('Name the folder that holds the invoices.');
  process.exit(2);
}

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

function isRight(field: Field, wanted: unknown, read: unknown): boolean {
  if (wanted === null || wanted === undefined || (field === 'tax' && wanted === 0))
    return read === undefined || read === wanted;
  if (typeof wanted === 'number') return typeof read === 'number' && Math.abs(read - wanted) < 0.005;
  if (field === 'seller') return lettersOf(String(read ?? '')) === lettersOf(String(wanted));
  return String(read) === wanted;
}

const tally = new Map<string, Map<Field, number>>();
const counts = new Map<string, number>();
for (const name of readdirSync(folder)
  .filter((one) => one.endsWith('.pdf'))
  .sort()) {
  const gold = goldSchema.parse(JSON.parse(readFileSync(join(folder, name.replace(/pdf$/, 'json')), 'utf8')));
  const { things } = await readPdf(readFileSync(join(folder, name)), { name, mime: 'application/pdf' });
  const read = readOf(things.find((thing) => thing['@type'] === 'Invoice'));
  for (const layout of [gold.layout, 'all']) {
    counts.set(layout, (counts.get(layout) ?? 0) + 1);
    const row = tally.get(layout) ?? new Map<Field, number>();
    tally.set(layout, row);
    for (const field of fields)
      row.set(field, (row.get(field) ?? 0) + (isRight(field, gold[field], read[field]) ? 1 : 0));
  }
  if (!flags.misses) continue;
  for (const field of fields)
    if (!isRight(field, gold[field], read[field])) console.log(`${name} ${field}: ${gold[field]}, read ${read[field]}`);
}
console.log(['layout', 'invoices', ...fields].join('\t'));
for (const [layout, row] of [...tally].sort((a, b) =>
  a[0] === 'all' ? 1 : b[0] === 'all' ? -1 : a[0].localeCompare(b[0]),
))
  console.log([layout, counts.get(layout), ...fields.map((field) => row.get(field))].join('\t'));

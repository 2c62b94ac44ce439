/**
 * How many fields of invoices are read: `npx node training/measure/invoices.ts FOLDER [--misses]`. FOLDER holds PDF files and beside
 * each `NAME.json`: seller, number, date, dueDate, tax, total, currency, and the layout that it is counted under.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readPdf } from '../../src/sources/pdf/read-pdf.ts';
import { FieldTally, goldSchema } from '../harness/invoice-fields.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'boolean', default: false } },
});
const folder = positionals[0];
if (folder === undefined) {
  console.error('Name the folder that holds the invoices.');
  process.exit(2);
}

const tally = new FieldTally(flags.misses);
for (const name of readdirSync(folder)
  .filter((one) => one.endsWith('.pdf'))
  .sort()) {
  const gold = goldSchema.parse(JSON.parse(readFileSync(join(folder, name.replace(/pdf$/, 'json')), 'utf8')));
  const { things } = await readPdf(readFileSync(join(folder, name)), { name, mime: 'application/pdf' });
  tally.add(
    name,
    gold,
    things.find((thing) => thing['@type'] === 'Invoice'),
  );
}
tally.print();

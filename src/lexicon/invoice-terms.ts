import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

/** Beside `src` in a checkout and beside `dist` in the package. */
const folder = new URL('../../lexicon/invoices/', import.meta.url);

/** What a label of an invoice says that the value beside it is. */
export const invoiceRoles = [
  'number',
  'date',
  'due',
  'terms',
  'total',
  'balance',
  'paid',
  'tax',
  'net',
  'discount',
  'line',
  'other_number',
  'other_date',
  'buyer',
  'seller',
] as const;
export type InvoiceRole = (typeof invoiceRoles)[number];

const words = z.array(z.string().min(1)).min(1);
const termsSchema = z.strictObject({
  language: z.string().regex(/^[a-z]{2}$/),
  /** Names of invoices, and of documents that look like them and are none. */
  invoice: words,
  /** Names of what takes an invoice back, whole or in part. */
  credit_note: words,
  other_document: words,
  roles: z.record(z.enum(invoiceRoles), words),
  legal_forms: words,
  days: words,
  within: words,
  from_invoice: words,
  after: words,
  early: words,
});
type Terms = Readonly<z.infer<typeof termsSchema>>;

/** `{invoice} number` for each of the words that stand for an invoice. */
const expanded = ({ invoice, credit_note, roles, ...terms }: Terms): Terms => ({
  ...terms,
  invoice,
  credit_note,
  roles: Object.fromEntries(
    invoiceRoles.map((role) => [
      role,
      roles[role].flatMap((term) =>
        term.includes('{invoice}')
          ? [...invoice, ...credit_note].map((word) => term.replace('{invoice}', word))
          : [term],
      ),
    ]),
  ) as Terms['roles'],
});

/** The words of invoices by language; a new language is a new file. Errors: those of a file that is none. */
export const invoiceTerms: readonly Terms[] = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .sort()
  .map((name) => expanded(termsSchema.parse(parse(readFileSync(new URL(name, folder), 'utf8')))));

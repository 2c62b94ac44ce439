/**
 * Fits what finds the fields of an invoice by its layout, on made invoices, and says how it does on layouts and languages left
 * out; writes models/invoices.json.
 *   npx node training/fit/invoices.ts [--write] [--left-out] [--invoices 1200]
 */
import { parseArgs } from 'node:util';
import { type Candidate, fieldCandidates } from '../../src/sources/invoices/field-candidates.ts';
import { type InvoiceField, invoiceFields } from '../../src/sources/invoices/invoice-weights.ts';
import { lettersOf } from '../../src/sources/invoices/labels.ts';
import { sellerCandidates } from '../../src/sources/invoices/seller-candidates.ts';
import { sheetOf } from '../../src/sources/invoices/sheet.ts';
import { valuesOf } from '../../src/sources/invoices/values.ts';
import { writeModel } from '../harness/write-model.ts';
import { Draw, madeInvoice } from '../invoices/made-invoice.ts';
import { headStyles, infoStyles, madePages, totalStyles } from '../invoices/made-pages.ts';
import { wordings } from '../invoices/wording.ts';

const { values: flags } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    'left-out': { type: 'boolean', default: false },
    invoices: { type: 'string', default: '1200' },
  },
});

/** The candidates of a field on one invoice. `right` is empty where the invoice does not say it. */
type List = { readonly rows: readonly Float64Array[]; readonly right: readonly boolean[] };
type Case = { readonly language: string; readonly info: string; readonly lists: Readonly<Record<InvoiceField, List>> };
type Linear = { readonly names: readonly string[]; readonly weights: Float64Array };

const names: Partial<Record<InvoiceField, string[]>> = {};
const languages = Object.keys(wordings);

function caseOf(seed: number): Case {
  const draw = new Draw(seed);
  const language = draw.of(languages);
  const style = { head: draw.of(headStyles), info: draw.of(infoStyles), totals: draw.of(totalStyles) };
  const made = madeInvoice(language, draw);
  const sheet = sheetOf(madePages(made, style, draw));
  const found = fieldCandidates(sheet, valuesOf(sheet));
  const { gold } = made;
  // Terms in words are reckoned, not found.
  const due = made.dueText === undefined ? undefined : gold.due;
  const list = <T>(field: InvoiceField, candidates: readonly Candidate<T>[], isRight: (value: T) => boolean): List => {
    const first = candidates[0];
    if (first !== undefined) names[field] ??= Object.keys(first.features);
    const order = names[field] ?? [];
    return {
      rows: candidates.map(({ features }) => Float64Array.from([1, ...order.map((name) => features[name] ?? 0)])),
      right: candidates.map(({ value }) => isRight(value)),
    };
  };
  return {
    language,
    info: style.info,
    lists: {
      number: list('number', found.number, (value) => value === gold.number),
      date: list('date', found.date, (value) => value === gold.date),
      due: list('due', found.due, (value) => value === due),
      total: list('total', found.total, (value) => value === gold.total),
      tax: list('tax', found.tax, (value) => value === gold.tax),
      seller: list('seller', sellerCandidates(sheet), (value) => lettersOf(value) === lettersOf(gold.seller ?? '')),
    },
  };
}

const RIDGE = 0.002;
const ROUNDS = 250;
const dot = (row: Float64Array, weights: Float64Array): number =>
  row.reduce((sum, one, i) => sum + one * (weights[i] ?? 0), 0);

/** Weights by which the right candidates outdo the others, or, where there are none, nothing outdoes zero (Adam). */
function fitted(field: InvoiceField, cases: readonly Case[]): Linear {
  const width = (names[field]?.length ?? 0) + 1;
  const weights = new Float64Array(width);
  const [first, second] = [new Float64Array(width), new Float64Array(width)];
  for (let round = 1; round <= ROUNDS; round++) {
    const gradient = new Float64Array(width);
    for (const { lists } of cases) addGradient(lists[field], weights, gradient);
    for (let i = 0; i < width; i++) {
      const slope = (gradient[i] ?? 0) / cases.length - (i === 0 ? 0 : RIDGE * (weights[i] ?? 0));
      first[i] = 0.9 * (first[i] ?? 0) + 0.1 * slope;
      second[i] = 0.98 * (second[i] ?? 0) + 0.02 * slope * slope;
      const step = (first[i] ?? 0) / (1 - 0.9 ** round) / (Math.sqrt((second[i] ?? 0) / (1 - 0.98 ** round)) + 1e-8);
      weights[i] = (weights[i] ?? 0) + 0.08 * step;
    }
  }
  return { names: names[field] ?? [], weights };
}

function addGradient({ rows, right }: List, weights: Float64Array, gradient: Float64Array): void {
  const odds = rows.map((row) => Math.exp(Math.min(30, dot(row, weights))));
  const all = odds.reduce((sum, one) => sum + one, 1);
  const held = odds.reduce((sum, one, n) => sum + (right[n] === true ? one : 0), 0);
  for (const [n, row] of rows.entries()) {
    const odd = odds[n] ?? 0;
    const pull = (right[n] === true ? odd / held : 0) - odd / all;
    for (let i = 0; i < row.length; i++) gradient[i] = (gradient[i] ?? 0) + pull * (row[i] ?? 0);
  }
}

/** Whether the best candidate is right, or nothing is chosen where there is nothing. */
function isRight({ rows, right }: List, { weights }: Linear): boolean {
  let [best, most] = [-1, 0];
  for (const [n, row] of rows.entries()) {
    const score = dot(row, weights);
    if (score > most) [best, most] = [n, score];
  }
  return best === -1 ? !right.includes(true) : right[best] === true;
}

const shareOf = (field: InvoiceField, by: Linear, cases: readonly Case[]): string =>
  (cases.filter(({ lists }) => isRight(lists[field], by)).length / Math.max(1, cases.length)).toFixed(3);

const cases = Array.from({ length: Number(flags.invoices) }, (_, n) => caseOf(n + 1));
const fresh = Array.from({ length: 300 }, (_, n) => caseOf(1_000_000 + n));
const weights: Partial<Record<InvoiceField, { bias: number; weights: Record<string, number> }>> = {};
const told: string[] = [];
for (const field of invoiceFields) {
  const by = fitted(field, cases);
  const rounded = [...by.weights].map((one) => Math.round(one * 1000) / 1000);
  weights[field] = {
    bias: rounded[0] ?? 0,
    weights: Object.fromEntries(by.names.map((name, i) => [name, rounded[i + 1] ?? 0])),
  };
  const leftOut = (key: 'language' | 'info', values: readonly string[]): string =>
    values
      .map((value) => {
        const others = fitted(
          field,
          cases.filter((one) => one[key] !== value),
        );
        return `${value} ${shareOf(
          field,
          others,
          cases.filter((one) => one[key] === value),
        )}`;
      })
      .join(', ');
  const line = `${field}: ${shareOf(field, by, fresh)} on fresh ones`;
  told.push(line);
  console.log(line);
  if (flags['left-out']) console.log(`  left out: ${leftOut('language', languages)}; ${leftOut('info', infoStyles)}`);
}
if (flags.write) {
  const data = `${cases.length} made invoices (training/invoices) in ${languages.join(', ')}; right ${told.join(', ')}`;
  writeModel('invoices', weights, { data, paths: ['training/invoices', 'lexicon/invoices'] });
}

import type { Thing, ThingSource } from '../../memory/structured-data.ts';

/** What an invoice says: days as ISO 8601, sums in the currency (ISO 4217). What it does not say is absent. */
export type InvoiceRead = {
  readonly seller?: string;
  readonly customer?: string;
  readonly number?: string;
  readonly date?: string;
  readonly due?: string;
  readonly total?: number;
  readonly tax?: number;
  readonly currency?: string;
  /** What is still to pay, where it is not the total. */
  readonly balance?: number;
  /** The first and the last day of what is billed. */
  readonly period?: readonly [start: string, end: string];
  readonly order?: string;
  /** The customer's number with the seller. */
  readonly account?: string;
  readonly isCreditNote?: boolean;
};

/**
 * An invoice as a node of schema.org. `dateIssued` and `totalTax` are not among the properties of its Invoice, which has none for
 * either; the first is that of a Ticket. The sums of a credit note are below zero.
 */
export function invoiceThing(read: InvoiceRead, source: ThingSource, readFrom: string): Thing {
  const sign = read.isCreditNote === true ? -1 : 1;
  const money = (value: number | undefined) =>
    value === undefined
      ? undefined
      : { '@type': 'MonetaryAmount', value: sign * value, ...said({ currency: read.currency }) };
  const firm = (name: string | undefined) => (name === undefined ? undefined : { '@type': 'Organization', name });
  const properties = {
    identifier: read.number,
    category: read.isCreditNote === true ? 'CreditNote' : undefined,
    provider: firm(read.seller),
    customer: firm(read.customer),
    accountId: read.account,
    dateIssued: read.date,
    paymentDueDate: read.due,
    totalPaymentDue: money(read.total),
    minimumPaymentDue: money(read.balance),
    totalTax: money(read.tax),
    billingPeriod: read.period?.join('/'),
    referencesOrder: read.order === undefined ? undefined : { '@type': 'Order', orderNumber: read.order },
  };
  return { '@type': 'Invoice', ...said(properties), source, readFrom };
}

/** Without the properties that are absent. */
const said = <T extends Readonly<Record<string, unknown>>>(
  properties: T,
): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

import { MadeleineError } from '../../memory/errors.ts';
import type { DocumentFile, DocumentRead } from '../../ports/document-reader.ts';
import { type InvoiceRead, invoiceThing } from './invoice-thing.ts';
import { type XmlRead, xmlTexts } from './xml-paths.ts';

/** Names of invoices in XML that PDF files hold (ZUGFeRD, Factur-X, XRechnung, Order-X has its own). */
export const invoiceXmlName = /^(factur-?x|zugferd-?invoice|xrechnung|.*invoice.*|.*rechnung.*)\.xml$/i;

/** Roots of the two syntaxes of EN 16931, and of ZUGFeRD 1. */
const roots: ReadonlySet<string> = new Set(['CrossIndustryInvoice', 'CrossIndustryDocument', 'Invoice', 'CreditNote']);

/**
 * Reads an invoice in XML: UN/CEFACT Cross Industry Invoice (ZUGFeRD, Factur-X, XRechnung) or UBL. Its lines are left out.
 * Errors: `empty-file`, `corrupt`, `unsupported-format` for XML that is no invoice.
 */
export async function readInvoiceXml(bytes: Uint8Array, file: DocumentFile): Promise<DocumentRead> {
  if (bytes.length === 0) throw new MadeleineError('empty-file', 'The XML file is empty.', { path: file.name });
  const read = xmlTexts(bytes);
  const isInvoice = roots.has(read.root ?? '');
  const invoice = isInvoice ? invoiceOf(read) : undefined;
  if (invoice === undefined) {
    const isBroken = read.root === undefined || isInvoice;
    const [code, message] = isBroken
      ? (['corrupt', 'The XML file is broken before it says anything.'] as const)
      : (['unsupported-format', 'The XML file is no invoice that can be read.'] as const);
    throw new MadeleineError(code, message, { path: file.name });
  }
  const message = 'The XML of the invoice is broken or too large; what stands before that place was read.';
  return {
    text: textOf(invoice),
    things: [invoiceThing(invoice, 'xml', file.name)],
    unread: read.isCut ? [{ place: file.name, code: 'truncated', message }] : [],
  };
}

type Find = (...ends: readonly string[]) => string | undefined;

function invoiceOf({ root, texts }: XmlRead): InvoiceRead | undefined {
  const find: Find = (...ends) =>
    ends.flatMap((end) => texts.find(({ path }) => path === end || path.endsWith(`/${end}`)) ?? [])[0]?.text;
  const currency = find('InvoiceCurrencyCode', 'DocumentCurrencyCode');
  const sum = (...ends: readonly string[]): number | undefined => {
    const found = ends.flatMap((end) => texts.filter(({ path }) => path === end || path.endsWith(`/${end}`)));
    const own = found.find((one) => one.currency === currency) ?? found[0];
    return own === undefined ? undefined : numberOf(own.text);
  };
  const isUbl = root === 'Invoice' || root === 'CreditNote';
  const read = isUbl ? ublOf(root, find, sum) : ciiOf(find, sum);
  const { total, balance } = read;
  const isRest = balance !== undefined && total !== undefined && Math.abs(balance - total) >= 0.005;
  const known = { ...read, currency, balance: isRest ? balance : undefined };
  const said = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)) as InvoiceRead;
  return said.number === undefined && said.total === undefined ? undefined : said;
}

type Found = { readonly [K in keyof InvoiceRead]: InvoiceRead[K] | undefined };
type Sum = (...ends: readonly string[]) => number | undefined;

/** UN/CEFACT Cross Industry Invoice, and the names that ZUGFeRD 1 gave the same elements. */
function ciiOf(find: Find, sum: Sum): Found {
  const start = dayOf(find('BillingSpecifiedPeriod/StartDateTime/DateTimeString'));
  const end = dayOf(find('BillingSpecifiedPeriod/EndDateTime/DateTimeString'));
  return {
    seller: find('SellerTradeParty/Name'),
    customer: find('BuyerTradeParty/Name'),
    account: find('BuyerTradeParty/ID'),
    number: find('ExchangedDocument/ID', 'HeaderExchangedDocument/ID'),
    date: dayOf(
      find('ExchangedDocument/IssueDateTime/DateTimeString', 'HeaderExchangedDocument/IssueDateTime/DateTimeString'),
    ),
    due: dayOf(find('SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString')),
    total: sum('GrandTotalAmount'),
    tax: sum(
      'SpecifiedTradeSettlementHeaderMonetarySummation/TaxTotalAmount',
      'SpecifiedTradeSettlementMonetarySummation/TaxTotalAmount',
    ),
    balance: sum('DuePayableAmount'),
    period: start === undefined || end === undefined ? undefined : [start, end],
    order: find('BuyerOrderReferencedDocument/IssuerAssignedID', 'BuyerOrderReferencedDocument/ID'),
    isCreditNote:
      creditNotes.has(find('ExchangedDocument/TypeCode', 'HeaderExchangedDocument/TypeCode') ?? '') || undefined,
  };
}

/** UNTDID 1001. */
const creditNotes: ReadonlySet<string> = new Set(['381', '261', '262', '296', '308', '420', '458', '532', '83']);

function ublOf(root: string, find: Find, sum: Sum): Found {
  const party = (side: string): string | undefined =>
    find(`${side}/Party/PartyLegalEntity/RegistrationName`, `${side}/Party/PartyName/Name`);
  const [start, end] = [dayOf(find('InvoicePeriod/StartDate')), dayOf(find('InvoicePeriod/EndDate'))];
  return {
    seller: party('AccountingSupplierParty'),
    customer: party('AccountingCustomerParty'),
    account: find('AccountingCustomerParty/Party/PartyIdentification/ID'),
    number: find(`${root}/ID`),
    date: dayOf(find(`${root}/IssueDate`)),
    due: dayOf(find(`${root}/DueDate`, 'PaymentMeans/PaymentDueDate')),
    total: sum('LegalMonetaryTotal/TaxInclusiveAmount', 'LegalMonetaryTotal/PayableAmount'),
    tax: sum(`${root}/TaxTotal/TaxAmount`),
    balance: sum('LegalMonetaryTotal/PayableAmount'),
    period: start === undefined || end === undefined ? undefined : [start, end],
    order: find(`${root}/OrderReference/ID`),
    isCreditNote: root === 'CreditNote' || creditNotes.has(find(`${root}/InvoiceTypeCode`) ?? '') || undefined,
  };
}

/** Sums in XML have a point and no groups. */
function numberOf(text: string): number | undefined {
  const value = /^[-+]?\d{1,15}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}

/** "20250316" (format 102) or "2025-03-16", with or without a time. */
function dayOf(text: string | undefined): string | undefined {
  const match = /^(\d{4})-?(\d\d)-?(\d\d)/.exec(text ?? '');
  if (match === null) return undefined;
  const day = `${match[1]}-${match[2]}-${match[3]}`;
  return Number.isNaN(Date.parse(day)) ? undefined : day;
}

/** The invoice in words, so that it is found by them. */
function textOf({ number, seller, customer, date, due, total, tax, currency, order }: InvoiceRead): string {
  const money = (value: number | undefined): string | undefined =>
    value === undefined ? undefined : `${value.toFixed(2)} ${currency ?? ''}`.trim();
  const lines: readonly (readonly [string, string | undefined])[] = [
    ['Invoice', number],
    ['Seller', seller],
    ['Customer', customer],
    ['Date', date],
    ['Due date', due],
    ['Order', order],
    ['Tax', money(tax)],
    ['Total', money(total)],
  ];
  return lines.flatMap(([label, value]) => (value === undefined ? [] : [`${label}: ${value}`])).join('\n');
}

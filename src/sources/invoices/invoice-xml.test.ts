import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMadeleineError } from '../../memory/errors.ts';
import { isThing } from '../../memory/structured-data.ts';
import { readInvoiceXml } from './invoice-xml.ts';

const file = { name: 'bill.xml', mime: 'text/xml' };
const read = (text: string) => readInvoiceXml(new TextEncoder().encode(text), file);

const cii = `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="a" xmlns:ram="b" xmlns:udt="c">
 <rsm:ExchangedDocument><ram:ID>RE-1</ram:ID><ram:TypeCode>380</ram:TypeCode>
  <ram:IssueDateTime><udt:DateTimeString format="102">20250316</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
 <rsm:SupplyChainTradeTransaction>
  <ram:IncludedSupplyChainTradeLineItem><ram:SellerTradeParty><ram:Name>Line</ram:Name></ram:SellerTradeParty></ram:IncludedSupplyChainTradeLineItem>
  <ram:ApplicableHeaderTradeAgreement>
   <ram:SellerTradeParty><ram:Name>Bücher &amp; Mehr GmbH</ram:Name></ram:SellerTradeParty>
   <ram:BuyerTradeParty><ram:ID>K7</ram:ID><ram:Name>Kita</ram:Name></ram:BuyerTradeParty>
   <ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>B-9</ram:IssuerAssignedID></ram:BuyerOrderReferencedDocument>
  </ram:ApplicableHeaderTradeAgreement>
  <ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
   <ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime><udt:DateTimeString format="102">20250415</udt:DateTimeString></ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>
   <ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    <ram:TaxTotalAmount currencyID="CHF">20.00</ram:TaxTotalAmount><ram:TaxTotalAmount currencyID="EUR">19.00</ram:TaxTotalAmount>
    <ram:GrandTotalAmount>119.00</ram:GrandTotalAmount><ram:DuePayableAmount>19.00</ram:DuePayableAmount>
   </ram:SpecifiedTradeSettlementHeaderMonetarySummation>
  </ram:ApplicableHeaderTradeSettlement>
 </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`;

const ubl = (
  root: string,
) => `<${root} xmlns="a" xmlns:cac="b" xmlns:cbc="c"><cbc:ID>7</cbc:ID><cbc:IssueDate>2025-03-16</cbc:IssueDate>
<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
<cac:AccountingSupplierParty><cac:Party><cac:PartyName><cbc:Name>Shop</cbc:Name></cac:PartyName>
<cac:PartyLegalEntity><cbc:RegistrationName>Shop Ltd</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingSupplierParty>
<cac:PaymentMeans><cbc:PaymentDueDate>2025-04-01</cbc:PaymentDueDate></cac:PaymentMeans>
<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">2</cbc:TaxAmount></cac:TaxTotal>
<cac:LegalMonetaryTotal><cbc:TaxInclusiveAmount currencyID="EUR">12.00</cbc:TaxInclusiveAmount><cbc:PayableAmount currencyID="EUR">12.00</cbc:PayableAmount></cac:LegalMonetaryTotal></${root}>`;

describe('readInvoiceXml', () => {
  it('reads a Cross Industry Invoice, the tax in its own currency, without its lines', async () => {
    const { things, unread, text } = await read(cii);
    expect(unread).toEqual([]);
    expect(text).toContain('Seller: Bücher & Mehr GmbH');
    expect(things).toEqual([
      {
        '@type': 'Invoice',
        identifier: 'RE-1',
        provider: { '@type': 'Organization', name: 'Bücher & Mehr GmbH' },
        customer: { '@type': 'Organization', name: 'Kita' },
        accountId: 'K7',
        dateIssued: '2025-03-16',
        paymentDueDate: '2025-04-15',
        totalPaymentDue: { '@type': 'MonetaryAmount', value: 119, currency: 'EUR' },
        minimumPaymentDue: { '@type': 'MonetaryAmount', value: 19, currency: 'EUR' },
        totalTax: { '@type': 'MonetaryAmount', value: 19, currency: 'EUR' },
        referencesOrder: { '@type': 'Order', orderNumber: 'B-9' },
        source: 'xml',
        readFrom: 'bill.xml',
      },
    ]);
  });

  it('reads UBL by the registered name of the seller, and a credit note as one', async () => {
    const [invoice] = (await read(ubl('Invoice'))).things;
    expect(invoice).toMatchObject({ identifier: '7', provider: { name: 'Shop Ltd' }, paymentDueDate: '2025-04-01' });
    expect(invoice).toMatchObject({ totalPaymentDue: { value: 12 }, totalTax: { value: 2 } });
    const [note] = (await read(ubl('CreditNote'))).things;
    expect(note).toMatchObject({ category: 'CreditNote', totalPaymentDue: { value: -12 } });
  });

  it('says of other XML that it is no invoice, and of a broken one where it ends', async () => {
    await expect(read('<feed/>')).rejects.toMatchObject({ code: 'unsupported-format' });
    await expect(read('')).rejects.toMatchObject({ code: 'empty-file' });
    await expect(read('no XML')).rejects.toMatchObject({ code: 'corrupt' });
    const { unread } = await read(ubl('Invoice').slice(0, 400));
    expect(unread).toMatchObject([{ code: 'truncated' }]);
  });

  it('expands no entity, and ends at any place or depth with a code', async () => {
    const entities = '<!DOCTYPE Invoice [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><Invoice><ID>1&b;</ID></Invoice>';
    await expect(read(entities)).rejects.toMatchObject({ code: 'corrupt' });
    await expect(read(`<Invoice>${'<a>'.repeat(100_000)}`)).rejects.toMatchObject({ code: 'corrupt' });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: cii.length }), fc.string(), async (length, more) => {
        try {
          expect((await read(`${cii.slice(0, length)}${more}`)).things.every(isThing)).toBe(true);
        } catch (error) {
          if (!isMadeleineError(error)) throw error;
        }
      }),
      { numRuns: 200 },
    );
  });
});

import type { Written } from './travel-node.ts';

export const isPaymentCode = (text: string): boolean =>
  /^BCD\r?\n00[12]\r?\n[1-8]\r?\n(SCT|INST)\r?\n/.test(text) || /^SPC\r?\n0\d{3}\r?\n1\r?\n/.test(text);

/**
 * What a payment code asks for, as an invoice: the code of the European Payments Council ("GiroCode") or of Swiss bills.
 * Whoever is to be paid is its provider, and their account its `accountId`.
 */
export function paymentNode(text: string): Written | undefined {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return lines[0] === 'BCD' ? europeanNode(lines) : swissNode(lines);
}

const iban = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

function europeanNode(lines: readonly string[]): Written | undefined {
  const [, , , , bic = '', name = '', account = '', amount = '', , reference = '', remittance = '', hint = ''] = lines;
  const accountId = account.replaceAll(' ', '').toUpperCase();
  if (name === '' || !iban.test(accountId)) return undefined;
  const [, currency, value] = /^([A-Z]{3})(\d{1,9}(?:\.\d{1,2})?)$/.exec(amount) ?? [];
  return invoice({ name, accountId, bic, currency, value, identifier: reference, description: remittance || hint });
}

/** The lines of a Swiss bill (SIX, Swiss QR bill 2.2): seven of the creditor, seven of a final one, then the sum. */
function swissNode(lines: readonly string[]): Written | undefined {
  const accountId = (lines[3] ?? '').replaceAll(' ', '').toUpperCase();
  const name = lines[5] ?? '';
  if (name === '' || !iban.test(accountId)) return undefined;
  const value = /^\d{1,9}(\.\d{1,2})?$/.exec(lines[18] ?? '')?.[0];
  const currency = /^(CHF|EUR)$/.exec(lines[19] ?? '')?.[0];
  return invoice({
    name,
    accountId,
    bic: '',
    currency,
    value,
    identifier: lines[28] ?? '',
    description: lines[29] ?? '',
  });
}

type Payment = {
  readonly name: string;
  readonly accountId: string;
  readonly bic: string;
  readonly currency: string | undefined;
  readonly value: string | undefined;
  readonly identifier: string;
  readonly description: string;
};

const invoice = ({ name, accountId, bic, currency, value, identifier, description }: Payment): Written => ({
  '@type': 'Invoice',
  provider: { '@type': 'Organization', name, identifier: bic },
  accountId,
  ...(value === undefined ? {} : { totalPaymentDue: { '@type': 'MonetaryAmount', value: Number(value), currency } }),
  identifier,
  description,
});

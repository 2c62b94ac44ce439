/** A sum of money that a node says; `currency` is ISO 4217 and absent where the node says none. */
export type NodeAmount = { readonly value: number; readonly currency?: string };

const signs: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', '₹': 'INR' };
const written = /^(?:([A-Z]{3})|([€£₹$¥]))?\s*(\d[\d.,'\s\u00a0]*)\s*(?:([A-Z]{3})|([€£₹$¥]))?$/u;

/** Reads "179.50", "1,234.50", "179,50 €" or "EUR 179.50"; nothing where it is no single sum. */
export function amountIn(value: string | number, currency: string | undefined): NodeAmount | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? amountOf(value, currency) : undefined;
  const [, codeBefore, signBefore, digits, codeBehind, signBehind] = written.exec(value.trim()) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(plainDigits(digits));
  if (!Number.isFinite(number)) return undefined;
  return amountOf(number, currency ?? codeBefore ?? codeBehind ?? signs[signBefore ?? signBehind ?? '']);
}

const amountOf = (value: number, currency: string | undefined): NodeAmount =>
  currency !== undefined && /^[A-Z]{3}$/.test(currency) ? { value, currency } : { value };

/** schema.org wants a point; a comma with one or two digits behind it is a fraction all the same. */
function plainDigits(digits: string): string {
  const bare = digits.replace(/['\s\u00a0]/gu, '').replace(/[.,]$/, '');
  const mark = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  const isFraction =
    mark >= 0 && (bare.length - mark <= 3 || (bare[mark] === '.' && bare.indexOf('.') === mark && !bare.includes(',')));
  return isFraction ? `${bare.slice(0, mark).replace(/[.,]/g, '')}.${bare.slice(mark + 1)}` : bare.replace(/[.,]/g, '');
}

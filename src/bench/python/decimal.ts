import { asciiDigits } from './digits.ts';

/** Significant digits that Python's default decimal context keeps. */
const PRECISION = 28;

/**
 * `Decimal(text).normalize()` of an unsigned number written with digits of any script and at most one point: rounded to
 * 28 significant digits (half to even), without needless zeros. Equal numbers give equal texts.
 */
export function normalDecimal(text: string): string {
  const [whole = '', fraction = ''] = asciiDigits(text).split('.');
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const rounded = roundedTo(digits, PRECISION);
  return pointed(rounded.digits, fraction.length - rounded.dropped);
}

function roundedTo(digits: string, precision: number): { readonly digits: string; readonly dropped: number } {
  const dropped = digits.length - precision;
  if (dropped <= 0) return { digits, dropped: 0 };
  const kept = BigInt(digits.slice(0, precision));
  const rest = digits.slice(precision);
  const half = `5${'0'.repeat(dropped - 1)}`;
  const up = rest > half || (rest === half && kept % 2n === 1n);
  return { digits: String(up ? kept + 1n : kept), dropped };
}

/** The digits with `places` of them behind the point; a negative number of places are zeros before it. */
function pointed(digits: string, places: number): string {
  const padded = digits.padEnd(digits.length - Math.min(0, places), '0').padStart(Math.max(1, places + 1), '0');
  if (places <= 0) return padded.replace(/^0+(?=\d)/, '');
  const fraction = padded.slice(-places).replace(/0+$/, '');
  const whole = padded.slice(0, -places);
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

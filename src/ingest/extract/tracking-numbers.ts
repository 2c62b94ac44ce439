/** A carrier's number: how it looks, and the check that tells it from other digits. */
type TrackingFormat = {
  readonly carrier: string;
  readonly pattern: RegExp;
  readonly isValid: (code: string) => boolean;
};

const letterValue = (c: string): number => (c <= '9' ? Number(c) : (c.charCodeAt(0) - 63) % 10);

/** UPS: the 15 characters after "1Z", every second doubled; the last digit completes the sum to a multiple of ten. */
export function isUpsNumber(code: string): boolean {
  const body = [...code.slice(2, -1)];
  const sum = body.reduce((total, c, i) => total + letterValue(c) * (i % 2 === 0 ? 1 : 2), 0);
  return (10 - (sum % 10)) % 10 === Number(code.at(-1));
}

/** Universal Postal Union standard S10: eight digits weighted 8 6 4 2 3 5 9 7, modulo 11. */
export function isS10Number(code: string): boolean {
  const weights = [8, 6, 4, 2, 3, 5, 9, 7];
  const sum = weights.reduce((total, weight, i) => total + weight * Number(code[i + 2]), 0);
  const check = 11 - (sum % 11);
  return Number(code[10]) === (check === 10 ? 0 : check === 11 ? 5 : check);
}

/** USPS and GS1: digits weighted 3 and 1 from the right, modulo ten. */
export function isMod10Number(code: string): boolean {
  const digits = [...code].map(Number).reverse();
  const sum = digits.slice(1).reduce((total, digit, i) => total + digit * (i % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === digits[0];
}

const always = (): boolean => true;

export const trackingFormats: readonly TrackingFormat[] = [
  { carrier: 'UPS', pattern: /(?<![A-Z0-9])1Z[0-9A-Z]{15}\d(?![A-Z0-9])/g, isValid: isUpsNumber },
  { carrier: 'post', pattern: /(?<![A-Z0-9])[A-Z]{2}\d{9}[A-Z]{2}(?![A-Z0-9])/g, isValid: isS10Number },
  { carrier: 'USPS', pattern: /(?<!\d)9[1-5]\d{20}(?!\d)/g, isValid: isMod10Number },
  { carrier: 'DHL', pattern: /(?<![A-Z0-9])JJD\d{12,20}(?!\d)/g, isValid: always },
  { carrier: 'Amazon', pattern: /(?<![A-Z0-9])TBA\d{12}(?!\d)/g, isValid: always },
  { carrier: 'SF', pattern: /(?<![A-Z0-9])SF\d{12,13}(?!\d)/g, isValid: always },
];

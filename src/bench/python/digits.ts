/**
 * Decimal digits of any script as `int()` and `Decimal()` read them: `٣` and `３` are 3. Unicode keeps the ten digits of
 * a script together, so that a digit's value is its distance from its script's zero.
 */
const LAST_DIGIT = 0x1fbff;

let zeros: readonly number[] | undefined;

function* findZeros(): Generator<number> {
  const digit = /^\p{Nd}$/u;
  for (let code = 0x30, run = 0; code <= LAST_DIGIT; code++) {
    if (!digit.test(String.fromCodePoint(code))) run = 0;
    else if (run++ % 10 === 0) yield code;
  }
}

/** Most rules are about digits: a text without any is let through at once. */
export const hasDigit = (text: string): boolean => /\p{Nd}/u.test(text);

/** The text with every decimal digit written in ASCII. */
export function asciiDigits(text: string): string {
  return /^[\x20-\x7e]*$/.test(text) ? text : text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

function digitValue(digit: string): number {
  zeros ??= [...findZeros()];
  const code = digit.codePointAt(0) ?? 0;
  return code - (zeros.findLast((zero) => zero <= code) ?? code);
}

/** `int(text)` of decimal digits of any script. */
export const integerOf = (text: string): number => Number(asciiDigits(text));

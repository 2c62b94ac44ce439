export type NumberHint = {
  /** The separator of the fraction in this text or locale; decides what digits alone leave open. */
  readonly decimal?: '.' | ',';
  /** Digits after the separator in the currency at hand (2 for EUR, 0 for JPY): "1.234" cannot be a fraction of it. */
  readonly minorUnits?: number;
};

const fullWidthOffset = 0xfee0;
const asAscii = (text: string): string =>
  text.replace(/[０-９．，]/g, (c) => String.fromCharCode(c.charCodeAt(0) - fullWidthOffset));

/**
 * A number as written in any of the usual notations: "1,234.56", "1.234,56", "1 234,56", "1'234.50", "1,20,000".
 * `undefined` when the text is not one number. An open case ("1.234") is decided by `hint`, and is otherwise read
 * as grouping when the currency has minor units other than three, else as a point.
 */
export function parseNumber(text: string, hint: NumberHint = {}): number | undefined {
  const bare = asAscii(text)
    .trim()
    .replace(/(?<=\d)['’\s\u00a0\u202f](?=\d{3})/g, '');
  const match = /^([-−+]?)(\d[\d.,]*)$/.exec(bare);
  const digits = match?.[2]?.replace(/[.,]$/, '');
  if (match === null || digits === undefined) return undefined;
  const plain = withPoint(digits, hint);
  if (plain === undefined) return undefined;
  const value = Number(plain);
  return match[1] === '-' || match[1] === '−' ? -value : value;
}

/** The digits with every group mark taken out and the fraction behind a point. */
function withPoint(digits: string, hint: NumberHint): string | undefined {
  const marks = digits.replace(/\d/g, '');
  const lastMark = marks.at(-1);
  if (lastMark === undefined) return digits;
  const decimalAt = digits.lastIndexOf(lastMark);
  const whole = digits.slice(0, decimalAt);
  const fraction = digits.slice(decimalAt + 1);
  if (/[.,]{2}/.test(digits)) return undefined;
  const joined = `${whole.replace(/[.,]/g, '')}`;
  const isGroup =
    marks.length === 1 ? loneMarkGroups(whole, fraction, lastMark, hint) : manyMarksGroup(marks, fraction);
  return isGroup ? joined + fraction : `${joined}.${fraction}`;
}

/** "1.234.567" groups throughout; "1.234,56" and the misread "1.234.56" end in a fraction. */
const manyMarksGroup = (marks: string, fraction: string): boolean => new Set(marks).size === 1 && fraction.length === 3;

function loneMarkGroups(whole: string, fraction: string, mark: string, hint: NumberHint): boolean {
  if (fraction.length !== 3 || whole.length > 3 || whole === '0') return false;
  if (hint.minorUnits !== undefined)
    return hint.minorUnits !== 3 || (hint.decimal !== undefined && mark !== hint.decimal);
  return mark !== (hint.decimal ?? '.');
}

/** The separator of fractions in a locale; '.' where it is neither comma nor point. */
export function decimalMark(locale: string): '.' | ',' {
  const known = marks.get(locale);
  if (known !== undefined) return known;
  const mark = writtenMark(locale) === ',' ? ',' : '.';
  marks.set(locale, mark);
  return mark;
}

const marks = new Map<string, '.' | ','>();

function writtenMark(locale: string): string | undefined {
  try {
    return new Intl.NumberFormat(locale).formatToParts(1.5).find((part) => part.type === 'decimal')?.value;
  } catch {
    // A locale that Intl does not know says nothing.
    return undefined;
  }
}

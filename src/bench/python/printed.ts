import type { JsonValue } from './json.ts';

/** `str(value)` of a value read from JSON: `None`, `True`, `5.0`, `['a', 'b']`. */
export const printed = (value: JsonValue): string => (value.kind === 'string' ? value.text : represented(value));

const constants = { null: 'None', true: 'True', false: 'False' } as const;

/** `repr(value)`. */
function represented(value: JsonValue): string {
  switch (value.kind) {
    case 'string':
      return quoted(value.text);
    case 'number':
      return number(value.text);
    case 'constant':
      return constants[value.text];
    case 'array':
      return `[${value.values.map(represented).join(', ')}]`;
    case 'object':
      return `{${[...value.entries].map(([key, entry]) => `${quoted(key)}: ${represented(entry)}`).join(', ')}}`;
  }
}

function number(written: string): string {
  if (/^-?\d+$/.test(written)) return written === '-0' ? '0' : written;
  const value = Number(written);
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'nan' : value > 0 ? 'inf' : '-inf';
  return float(value);
}

/** `repr(float)`: the shortest digits that round back, in exponent form from 1e16 and below 1e-4. */
function float(value: number): string {
  const [mantissa = '0', exponent = '0'] = value.toExponential().split('e');
  const power = Number(exponent);
  const sign = Object.is(value, -0) || value < 0 ? '-' : '';
  if (value === 0) return `${sign}0.0`;
  if (power < -4 || power >= 16) {
    return `${mantissa}e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
  }
  const digits = mantissa.replace(/[-.]/g, '');
  if (power < 0) return `${sign}0.${'0'.repeat(-power - 1)}${digits}`;
  const whole = digits.slice(0, power + 1).padEnd(power + 1, '0');
  return `${sign}${whole}.${digits.slice(power + 1) || '0'}`;
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
/** Characters that `str.isprintable` refuses: all but letters, marks, numbers, punctuation, symbols and the space. */
const special = /[\\\n\r\t]|[\p{C}\p{Z}]/gu;

/** `repr(str)`: single quotes unless the text holds some and no double ones. */
function quoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const inside = text.replace(special, (char) => (char === ' ' ? char : (escapes[char] ?? escaped(char))));
  return `${quote}${quote === "'" ? inside.replaceAll("'", "\\'") : inside}${quote}`;
}

function escaped(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  const hex = code.toString(16);
  if (code <= 0xff) return `\\x${hex.padStart(2, '0')}`;
  return code <= 0xffff ? `\\u${hex.padStart(4, '0')}` : `\\U${hex.padStart(8, '0')}`;
}

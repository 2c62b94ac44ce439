import { findAll, pattern, substitute } from '../../../python/pattern.ts';

const run = pattern('\\b[a-z0-9]{4,}\\b');
const ordinal = /^\d{1,2}(ST|ND|RD|TH)$/;
const label = pattern('\\b(?:CODE|ID|REFERENCE|REF|NUMBER|NUM|LABEL):\\s*', { case: 'matters' });

/** Codes such as a booking's: runs of four or more that hold both letters and digits, upper case, each once. */
export const codesIn = (text: string): string[] => [
  ...new Set(
    findAll(run, text)
      .filter((found) => /\d/.test(found) && /\p{L}/u.test(found) && !ordinal.test(found.toUpperCase()))
      .map((found) => found.toUpperCase()),
  ),
];

/** Whether every code of the gold occurs in what was said, labels such as "code:" aside. */
export function holdsCodes(codes: readonly string[], said: string): boolean {
  const upper = substitute(label, '', said.toUpperCase());
  return codes.every((code) => upper.includes(code));
}

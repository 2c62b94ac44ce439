import type { View } from '../view.ts';
import { type AccountRecord, joiningKinds, type Paper, recordOf } from './account-records.ts';

/**
 * The records that an item is: one, or one for each order or bill of a mail that gives each its own total beside its number
 * ("Order KX-1001: total 25.50"). What such a mail says of no number belongs to none of them.
 */
export function recordsOf(view: View): AccountRecord[] {
  const whole = recordOf(view);
  if (whole === undefined) return [];
  const each = totalsByCode(view);
  if (each.length < 2) return [whole];
  return each.flatMap(({ reference, amount }) => {
    const words = { ...whole.words, sums: { whole: amount, told: true as const }, codes: [], looks: [] };
    const part: Paper = { ...whole.view, references: [reference], amounts: [amount], words };
    const record = recordOf(part);
    return record === undefined ? [] : [{ ...record, part: reference.code }];
  });
}

type Reference = View['references'][number];
type Total = { readonly reference: Reference; readonly amount: View['amounts'][number] };

/** Codes that have a total of their own; none where a code has two, as a price before and after a change. */
function totalsByCode({ references, amounts }: View): Total[] {
  const totals: Total[] = [];
  for (const reference of references.filter(({ kind }) => joiningKinds.has(kind))) {
    const own = amounts.filter(
      ({ role, field, what }) =>
        role === 'total' && field !== 'structuredData' && what !== undefined && namesCode(what, reference.code),
    );
    const [amount] = own;
    if (amount === undefined || totals.some((other) => other.amount === amount)) continue;
    if (own.length > 1) return [];
    totals.push({ reference, amount });
  }
  return totals;
}

const plain = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
const namesCode = (what: string, code: string): boolean => plain(code) !== '' && plain(what).includes(plain(code));

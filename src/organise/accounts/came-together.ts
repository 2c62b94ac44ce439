import { pushTo } from '../ordering.ts';
import { sameSum } from './account-matches.ts';
import type { AccountRecord } from './account-records.ts';

/**
 * Pairs of records, by their places, that came as one message and are about one dealing: the mail and the bill attached to it.
 * A bill is its mail's where both state one sum, or where the mail states none and brings no other; the bill's codes are its own.
 */
export function cameTogether(records: readonly AccountRecord[]): (readonly [mail: number, bill: number])[] {
  const byMessage = new Map<string, number[]>();
  for (const [at, { view }] of records.entries())
    if (view.messageId !== undefined) pushTo(byMessage, view.messageId, at);
  return [...byMessage.values()].flatMap((places) => {
    if (places.length < 2) return [];
    const isAttached = (at: number): boolean => records[at]?.view.modality !== 'email';
    const [mails, bills] = [places.filter((at) => !isAttached(at)), places.filter(isAttached)];
    return bills.flatMap((bill) => {
      const mail = mails.find((at) => isOfBill(records[at], records[bill], bills.length));
      return mail === undefined ? [] : [[mail, bill] as const];
    });
  });
}

const isOfBill = (mail: AccountRecord | undefined, bill: AccountRecord | undefined, bills: number): boolean =>
  sameSum(mail?.amount, bill?.amount) || (bills === 1 && (mail?.amount === undefined || bill?.amount === undefined));

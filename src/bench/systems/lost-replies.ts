import type { Caller } from '../calls/caller.ts';

/** What a memory goes without, because the model did not say it: in words, for the report. */
export function lostReplies({ book }: Pick<Caller, 'book'>): string[] {
  const { unreadable, refused, answered } = book.counts;
  if (unreadable + refused === 0) return [];
  return [
    `Of ${answered + unreadable + refused} replies while the memory was built, ${unreadable} could not be read and ${refused} were refusals: the records concerned are kept without what the model would have said of them.`,
  ];
}

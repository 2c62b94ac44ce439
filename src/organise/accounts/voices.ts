import { mayReplace } from '../../language/sender.ts';
import type { LedgerState } from '../../memory/ledger.ts';
import { type AccountRecord, byClock } from './account-records.ts';

/** The records of one account by who speaks in them, each oldest first. */
export type Voices = {
  /** Those among which a later one may take the place of an earlier one. */
  readonly own: readonly AccountRecord[];
  /** What other senders say of the same dealing: readings beside those that hold, which replace nothing. */
  readonly rivals: readonly AccountRecord[];
};

/** States that no dealing begins with that is not known from elsewhere. */
const unbinding: ReadonlySet<LedgerState> = new Set(['quoted', 'requested', 'declined', 'reminded', 'delivered']);

/**
 * Whoever first told of the dealing for sure speaks for it, with all whose word may take the place of theirs (`mayReplace`), and
 * records that name no sender. What anybody else writes later of the same house and days is their word against it.
 */
export function voicesOf(group: readonly AccountRecord[]): Voices {
  const inTime = [...group].sort(byClock);
  const sent = inTime.filter(({ sender }) => sender !== undefined);
  const [first] = [isFirm, isProven, () => true].flatMap((is) => sent.find(is) ?? []);
  if (first === undefined) return { own: inTime, rivals: [] };
  const own = new Set([first]);
  // Who was let in may let others in, whichever came first.
  for (let before = 0; before < own.size; ) {
    before = own.size;
    for (const record of sent)
      if (!own.has(record) && [...own].some((known) => isLetIn(record, known))) own.add(record);
  }
  const isOwn = (record: AccountRecord): boolean => record.sender === undefined || own.has(record);
  return { own: inTime.filter(isOwn), rivals: inTime.filter((record) => !isOwn(record)) };
}

const isProven = ({ sender }: AccountRecord): boolean => sender?.verdict !== 'fail';
const isFirm = (record: AccountRecord): boolean =>
  isProven(record) && record.sender?.isOwner !== true && !unbinding.has(record.state);

/** Whether a record may take the place of one that is known to speak for the dealing, or the other way round. */
function isLetIn(record: AccountRecord, known: AccountRecord): boolean {
  if (!isProven(record) || !isProven(known)) return false;
  if (byClock(known, record) < 0) return mayReplace(known.sender, record.sender);
  // What the owner wrote later lets in nobody who wrote before.
  return known.sender?.isOwner !== true && mayReplace(record.sender, known.sender);
}

/** Why a rival replaces nothing: "another sender: bill@avenida-invoices.example, not booking@avenida.example". */
export function whyRival({ sender }: AccountRecord, holding: AccountRecord): string {
  const reason = sender?.verdict === 'fail' ? 'its server did not find that it comes from' : 'another sender';
  const not = holding.sender === undefined || sender?.verdict === 'fail' ? '' : `, not ${holding.sender.address}`;
  return `${reason}: ${sender?.address ?? ''}${not}`;
}

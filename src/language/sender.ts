import type { MemoryItem } from '../memory/item.ts';
import type { Importer } from '../memory/origin.ts';
import { readOnce } from '../memory/read-once.ts';
import { firmDomain } from './firm-domain.ts';
import { plainAddress } from './mail-address.ts';

/** Who sent a message, as far as the message shows it. */
export type Sender = {
  readonly address: string;
  /** The firm's domain, of which every address writes for the firm; none at mail services. */
  readonly house: string | undefined;
  /** The owner's own letter. */
  readonly isOwner: boolean;
  readonly verdict: 'pass' | 'fail' | 'none' | undefined;
  /** To whom the letter went. */
  readonly readers: readonly string[];
  /** Ids of the conversation's messages; a thread that is only told by its subject has none, since anybody can guess that. */
  readonly thread: ReadonlySet<string>;
  /** Whether it answers what the owner wrote to this very sender. */
  readonly answersOwner: boolean;
};

/** What of an item, or of what organising keeps of it, says who sent it. */
export type Sent = { readonly [F in 'people' | 'sender' | 'thread']?: MemoryItem[F] | undefined } & Pick<
  MemoryItem,
  'modality'
>;

/** Only messages carry headers: a row of a table that names a sender is as true as the table. */
const ofMessages: ReadonlySet<string> = new Set<Importer>(['mail', 'takeout']);

/** Who sent a message; nothing of a picture, a row of a table, or a letter without an address. */
export function senderOf({ people = [], sender, thread, modality }: Sent, importer: string): Sender | undefined {
  if (modality !== 'email' || !ofMessages.has(importer)) return undefined;
  const from = people.find(({ how }) => how === 'sender')?.address;
  if (from === undefined) return undefined;
  const address = plainAddress(from);
  const ids = [thread?.messageId, thread?.inReplyTo, ...(thread?.references ?? [])];
  return {
    address,
    house: firmDomain(address),
    isOwner: sender?.owner === true && sender.verdict !== 'fail',
    verdict: sender?.verdict,
    readers: people.flatMap((one) => (one.address === undefined || one.how === 'sender' ? [] : [one.address])),
    thread: new Set(ids.filter((id) => id !== undefined)),
    answersOwner: sender?.answers !== undefined,
  };
}

/** `senderOf` an item. */
export const senderOfItem = readOnce((item: MemoryItem): Sender | undefined => senderOf(item, item.origin.importer));

/** Whether two addresses are of one sender: the same, or of one firm's domain. */
export function sameAddress(a: string, b: string): boolean {
  const [one, other] = [plainAddress(a), plainAddress(b)];
  if (one === other) return true;
  const house = firmDomain(one);
  return house !== undefined && house === firmDomain(other);
}

/** Whether two messages claim the same sender. */
export const sameSender = (a: Sender, b: Sender): boolean =>
  a.address === b.address || (a.house !== undefined && a.house === b.house);

/** Whether nothing tells two senders apart: they claim to be one, or one of them is not known. */
export const areNotTwo = (a: Sender | undefined, b: Sender | undefined): boolean =>
  a === undefined || b === undefined || sameSender(a, b);

/**
 * Whether what a later letter says takes the place of what an earlier one said: it has the same sender, or answers the owner
 * within the conversation, or is the owner's own word. Where one of them has no sender nothing speaks against it. A letter
 * that failed its server's check is nobody's: it takes the place of nothing, and holds nothing against others.
 */
export function mayReplace(earlier: Sender | undefined, later: Sender | undefined): boolean {
  if (earlier === undefined || later === undefined) return true;
  if (later.verdict === 'fail') return false;
  if (earlier.verdict === 'fail' || later.isOwner) return true;
  // Who got the letter notes what came of it, the owner above all, whose addresses nobody may have told.
  if (earlier.readers.some((reader) => plainAddress(reader) === later.address)) return true;
  // Whom the owner wrote to speaks of what the owner wrote of.
  if (earlier.isOwner && earlier.readers.some((reader) => sameAddress(reader, later.address))) return true;
  // What the server could vouch for is not replaced by what it could not, though both claim one address.
  if (sameSender(earlier, later)) return !(earlier.verdict === 'pass' && later.verdict === 'none');
  return later.answersOwner && !earlier.thread.isDisjointFrom(later.thread);
}

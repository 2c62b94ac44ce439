import { term } from '../language/terms.ts';
import type { MemoryItem } from '../memory/item.ts';
import { perState } from '../ports/per-state.ts';
import type { Store } from '../ports/store.ts';
import { isAdvertising } from './advertising.ts';
import { type KnownAccounts, knownAccounts } from './known-accounts.ts';

/** So many mails of a sender are looked at. */
const MOST_READ = 24;
const LEAST_SENT = 3;
/** From this share on a sender writes to everybody. */
const LEAST_SHARE = 0.4;

/** Whether a sender, by its id, writes bulletins and nothing of a dealing. Each sender is looked at once for each state. */
export const bulletinSenders = perState(async (store) => {
  const accounts = await knownAccounts(store);
  const known = new Map<string, Promise<boolean>>();
  return (sender: string): Promise<boolean> => {
    const found = known.get(sender) ?? writesBulletins(store, sender, accounts);
    known.set(sender, found);
    return found;
  };
});

async function writesBulletins(store: Store, sender: string, accounts: KnownAccounts): Promise<boolean> {
  const ids = await store.match({ any: [[term.personAs('sender', sender)]], none: [] }, MOST_READ);
  if (ids.length < LEAST_SENT || ids.some((id) => accounts.of(id).some(({ kind }) => kind !== 'other'))) return false;
  const mails = await store.items(ids);
  return mails.filter(isAdvertising).length >= LEAST_SHARE * mails.length;
}

export const senderOf = ({ modality, people }: MemoryItem): string | undefined =>
  modality === 'email' ? people?.find(({ how }) => how === 'sender')?.id : undefined;

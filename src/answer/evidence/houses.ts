import { fold } from '../../language/fold.ts';
import { term } from '../../language/terms.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { perState } from '../../ports/per-state.ts';
import type { Store } from '../../ports/store.ts';
import { isAdvertising } from './advertising.ts';
import type { AskedKind } from './exclusive-kinds.ts';
import { type KnownAccounts, knownAccounts } from './known-accounts.ts';

/** What a sender is, by all that it wrote. */
type House = {
  /** Whether it writes bulletins, and nothing of a dealing. */
  readonly isBulletin: () => Promise<boolean>;
  /** What kind of a family its letters tell that it is; nothing where they tell of several or none. */
  readonly kindsOf: (asked: AskedKind) => Promise<readonly string[]>;
};

/** So many mails of a sender are looked at. */
const MOST_READ = 24;
const LEAST_SENT = 3;
/** From this share on a sender writes to everybody. */
const LEAST_SHARE = 0.4;

/** Senders by their ids, each looked at once for each state of the memory. */
export const knownHouses = perState(async (store) => {
  const accounts = await knownAccounts(store);
  const known = new Map<string, House>();
  return (sender: string): House => {
    const found = known.get(sender) ?? houseOf(store, sender, accounts);
    known.set(sender, found);
    return found;
  };
});

function houseOf(store: Store, sender: string, accounts: KnownAccounts): House {
  const ids = once(() => store.match({ any: [[term.personAs('sender', sender)]], none: [] }, MOST_READ));
  const mails = once(async () => store.items(await ids()));
  const text = once(async () =>
    fold((await mails()).map(({ title, body }) => `${title ?? ''}\n${body?.text ?? ''}`).join('\n')),
  );
  const kinds = new Map<string, Promise<readonly string[]>>();
  return {
    isBulletin: once(async () => {
      const sent = await ids();
      const deals = sent.some((id) => accounts.of(id).some(({ kind }) => kind !== 'other'));
      if (sent.length < LEAST_SENT || deals) return false;
      const read = await mails();
      return read.filter(isAdvertising).length >= LEAST_SHARE * read.length;
    }),
    kindsOf: ({ ofHouse, told }) => {
      if (ofHouse === undefined) return Promise.resolve([]);
      const found = kinds.get(ofHouse) ?? text().then((written) => onlyOf(told(written)));
      kinds.set(ofHouse, found);
      return found;
    },
  };
}

const onlyOf = (kinds: readonly string[]): readonly string[] => (kinds.length === 1 ? kinds : []);

function once<V>(make: () => Promise<V>): () => Promise<V> {
  let made: Promise<V> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

export const senderOf = ({ modality, people }: MemoryItem): string | undefined =>
  modality === 'email' ? people?.find(({ how }) => how === 'sender')?.id : undefined;

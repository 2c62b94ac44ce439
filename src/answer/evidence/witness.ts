import { fold, slug } from '../../language/fold.ts';
import { isPicture, type MemoryItem } from '../../memory/item.ts';
import { mainText } from '../../memory/item-text.ts';
import type { LedgerAccount } from '../../memory/ledger.ts';
import { locationNames } from '../../memory/location.ts';
import type { Gazetteer } from '../../retrieve/planner/gazetteer.ts';
import { accountTokens, itemTokens } from './item-tokens.ts';

/** An item read for answering: all that it and its accounts say, ready to be compared with a question. */
export type Witness = {
  readonly item: MemoryItem;
  /** The bookings, orders and bills that it belongs to. */
  readonly accounts: readonly LedgerAccount[];
  /** Its words and those that its accounts stand for, as index tokens. */
  readonly tokens: ReadonlySet<string>;
  /** Its text as one term, words parted by underscores, with one at each end. */
  readonly text: string;
  /** Places that it is at or speaks of. */
  readonly places: readonly string[];
  /** The venue that it was made at, as far as known. */
  readonly venue?: string;
  /** Whether the words stand in its text, whatever the script. */
  readonly said: (words: string) => boolean;
};

const MOST_READ = 6_000;

type Names = Pick<Gazetteer, 'entries'>;

const read = new WeakMap<MemoryItem, { readonly entries: Names['entries']; readonly witness: Witness }>();

/** Kept as long as the item, while the memory's state is the same: one question after another asks for the same items. */
export function witnessOf(item: MemoryItem, accounts: readonly LedgerAccount[], gazetteer: Names): Witness {
  const known = read.get(item);
  if (known?.entries === gazetteer.entries && sameAccounts(known.witness.accounts, accounts)) return known.witness;
  const witness = readWitness(item, accounts, gazetteer);
  read.set(item, { entries: gazetteer.entries, witness });
  return witness;
}

const sameAccounts = (a: readonly LedgerAccount[], b: readonly LedgerAccount[]): boolean =>
  a.length === b.length && a.every((account, i) => account === b[i]);

function readWitness(item: MemoryItem, accounts: readonly LedgerAccount[], gazetteer: Names): Witness {
  const written = [item.title, item.body === undefined ? undefined : mainText(item.body), item.ocr?.text, item.caption]
    .filter((part) => part !== undefined)
    .join('\n')
    .slice(0, MOST_READ);
  const folded = fold(written);
  const parties = accounts.flatMap(({ counterparty, place }) => [counterparty ?? '', place ?? '']);
  return {
    item,
    accounts,
    tokens: accounts.length === 0 ? itemTokens(item) : new Set([...itemTokens(item), ...accountTokens(accounts)]),
    text: `_${slug(`${written}\n${(item.people ?? []).map(({ name }) => name).join('\n')}\n${parties.join('\n')}`)}_`,
    places: placesOf(item, accounts, written, gazetteer),
    ...(item.place?.poi === undefined ? {} : { venue: item.place.poi }),
    said: (words) => /\p{Script=Han}/u.test(words) && folded.includes(fold(words)),
  };
}

function placesOf(
  item: MemoryItem,
  accounts: readonly LedgerAccount[],
  written: string,
  gazetteer: Names,
): readonly string[] {
  if (isPicture(item)) {
    const { poi, city, label } = item.place ?? {};
    const named = item.place === undefined ? [] : locationNames(item.place);
    // Streets of an address bear the same names in every town, and venues often do.
    const own = city === undefined ? [...named, ...(label?.split(/,\s*/) ?? [])] : named.filter((name) => name !== poi);
    return [...new Set([...own, ...accounts.flatMap(({ place }) => place ?? [])])];
  }
  const entities = item.entities ?? [];
  const towns = [
    ...entities.flatMap((e) => (e.kind === 'city' || e.kind === 'country' ? [e.name] : [])),
    ...accounts.flatMap(({ place }) => place ?? []),
    ...known(written, gazetteer),
  ];
  // A venue's name is borne in several towns: it tells the town only where nothing else does.
  const venues = entities.flatMap((e) => (e.kind === 'venue' ? [e.name] : []));
  return [...new Set(towns.length > 0 ? towns : venues)];
}

/** Towns and countries of the memory that a text names. */
function known(written: string, { entries }: Names): string[] {
  const words = written.match(/\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?/gu) ?? [];
  const forms = new Set(words.flatMap((run) => [run, ...run.split(' ')]));
  return [...forms].flatMap((form) =>
    (entries.get(fold(form)) ?? []).flatMap((entry) =>
      entry.kind === 'place' && (entry.place.level === 'city' || entry.place.level === 'country')
        ? [entry.place.name]
        : [],
    ),
  );
}

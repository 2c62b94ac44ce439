import { sameAddress } from '../../language/sender.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { LedgerAccount } from '../../memory/ledger.ts';
import { isOneMatter, isOneTransaction, mayReplaceItem } from '../reading/one-transaction.ts';
import type { Ranked } from './candidate.ts';

/** How the item that a candidate rests on stands to those that a reading cites, and to later ones that were read. */
export const standingFeatures = [
  'isCited',
  'isOfMatter',
  'isOfSender',
  'sinceCited',
  'replacedExact',
  'replacedShare',
  'contradicted',
] as const;

const NOT_CITED: readonly number[] = [-1, -1, -1, 0];

/** A row of `standingFeatures` for what rests on an item; `rivals` are the clauses that were read, best first. */
export function standingOf(
  item: MemoryItem | undefined,
  cited: readonly MemoryItem[],
  rivals: readonly Ranked[],
): readonly number[] {
  if (item === undefined) return [...NOT_CITED, 0, 0, 0];
  const time = timeOf(item);
  const later = rivals.filter(({ clause }) => clause.item !== item && timeOf(clause.item) > time);
  const replacing = later.filter(({ clause }) => isFrom(item, clause.item));
  const beside =
    cited.length === 0
      ? NOT_CITED
      : [
          Number(cited.some(({ id }) => id === item.id)),
          Number(cited.some((other) => other.id !== item.id && isOneMatter(item, other))),
          Number(cited.some((other) => other.id !== item.id && isFrom(item, other))),
          Math.sign(Number(time > lastOf(cited)) - Number(time < lastOf(cited))),
        ];
  return [
    ...beside,
    Math.max(0, ...replacing.map(({ exact }) => exact)),
    replacing.reduce((sum, { share }) => sum + share, 0),
    Number(rivals.some(({ clause }) => isOneMatter(item, clause.item) && !isFrom(clause.item, item))),
  ];
}

/**
 * The items that speak no more beside a reading's: older ones of the sender that it cites, and of the cited dealings those that
 * are older or of a sender who may not replace what was cited.
 */
export function settledBy(
  cited: readonly MemoryItem[],
  items: readonly MemoryItem[],
  accounts: readonly LedgerAccount[],
): ReadonlySet<MemoryItem> {
  const isOlder = (item: MemoryItem, other: MemoryItem): boolean => timeOf(item) < timeOf(other);
  const isSettled = (item: MemoryItem, other: MemoryItem): boolean => {
    if (isOlder(item, other) && isFrom(item, other)) return true;
    if (!isOneTransaction(item, other, accounts)) return false;
    return isOlder(item, other) || !mayReplaceItem(other, item);
  };
  return new Set(items.filter((item) => !cited.includes(item) && cited.some((other) => isSettled(item, other))));
}

/** Whether two items claim one sender. Whether the later may take the place of the earlier is another matter. */
function isFrom(a: MemoryItem, b: MemoryItem): boolean {
  const [one, other] = [senderOf(a), senderOf(b)];
  if (one === undefined || other === undefined) return false;
  if (one.address !== undefined && other.address !== undefined) return sameAddress(one.address, other.address);
  return one.name !== undefined && one.name === other.name;
}
const senderOf = ({ people = [] }: MemoryItem) => people.find(({ how }) => how === 'sender');
const timeOf = ({ time }: MemoryItem): string => time?.start ?? '';
const lastOf = (items: readonly MemoryItem[]): string => items.map(timeOf).sort().at(-1) ?? '';

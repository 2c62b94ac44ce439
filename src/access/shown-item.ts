import type { ItemId, PersonId } from '../memory/ids.ts';
import { assembleItem, type MemoryItem, storedPart } from '../memory/item.ts';
import type { Mention } from '../memory/person.ts';
import type { Provenance } from '../memory/provenance.ts';
import type { Reading } from '../memory/reading.ts';

/** Whether an item is shown. */
export type IsShown = (id: ItemId) => boolean;
/** What the owner calls people, by their own word. */
export type SaidNames = ReadonlyMap<PersonId, ReadonlySet<string>>;

/**
 * An item without what was concluded from others that are not shown: a place that a hidden mail told of, a name that is only
 * known from a hidden one. What its own file and the owner say of it stays.
 */
export function shownItem(item: MemoryItem, isShown: IsShown, said: SaidNames): MemoryItem {
  const own = item.readings.flatMap((one) => (one.field === 'people' && isOwn(one.provenance) ? one.value : []));
  let isWhole = true;
  const readings = item.readings.flatMap((one): Reading[] => {
    const kept = restsOnShown(one.provenance, isShown) ? withOwnNames(one, own, said) : undefined;
    if (kept !== one) isWhole = false;
    return kept === undefined ? [] : [kept];
  });
  return isWhole ? item : assembleItem({ ...storedPart(item), readings });
}

const isOwn = ({ kind }: Provenance): boolean => kind === 'observed' || kind === 'corrected';

/** The basis of an observation is a file that came with it; that of a conclusion names items, or an event made of them. */
const restsOnShown = (provenance: Provenance, isShown: IsShown): boolean =>
  provenance.basis === undefined || isOwn(provenance) || provenance.basis.every((id) => isShown(id as ItemId));

/** People under names that the item itself or their owner says; whom it shows under no such name, it does not name. */
function withOwnNames(one: Reading, own: readonly Mention[], said: SaidNames): Reading | undefined {
  if (one.field !== 'people' || isOwn(one.provenance)) return one;
  const value = one.value.flatMap((mention): Mention[] => {
    const stands = own.find((other) => other.how === mention.how && whoIs(other) === whoIs(mention));
    if (stands !== undefined && (stands.name !== mention.name || stands.role !== mention.role)) {
      const named = { ...mention, name: stands.name };
      return [stands.role === undefined ? withoutRole(named) : { ...named, role: stands.role }];
    }
    const isNamed =
      own.some(({ name }) => name === mention.name) ||
      (mention.id !== undefined && said.get(mention.id)?.has(mention.name) === true);
    return stands !== undefined || isNamed ? [mention] : [];
  });
  if (value.length === one.value.length && value.every((mention, at) => mention === one.value[at])) return one;
  return value.length === 0 ? undefined : { ...one, value };
}

const whoIs = ({ face, address, name }: Mention): string => face ?? address ?? name;

function withoutRole({ role: _, ...mention }: Mention): Mention {
  return mention;
}

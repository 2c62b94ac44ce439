import { type PersonId, personIdSchema } from '../memory/ids.ts';
import { digest } from './digest.ts';

/** "Mia+tag@Example.COM" is mia@example.com: case and sub-address do not make another person. */
export const plainAddress = (address: string): string =>
  address
    .trim()
    .replace(/^<|>$/g, '')
    .toLowerCase()
    .replace(/\+[^@]*@/, '@');

const MOST_IDS_KEPT = 20_000;
const idsOfAddresses = new Map<string, PersonId>();

/**
 * The id that a correspondent has as long as nothing but the address is known of them. Mails are indexed under it when
 * they are read; whoever the address turns out to belong to is then looked for under the ids of all their addresses.
 */
export function personIdOfAddress(address: string): PersonId {
  const before = idsOfAddresses.get(address);
  if (before !== undefined) return before;
  if (idsOfAddresses.size >= MOST_IDS_KEPT) idsOfAddresses.clear();
  const id = personIdSchema.parse(`p-${digest(`addr:${plainAddress(address)}`)}`);
  idsOfAddresses.set(address, id);
  return id;
}

/** All ids under which a person's items may be indexed: their own, and that of each of their addresses. */
export const personIndexIds = (person: { readonly id: string; readonly addresses: readonly string[] }): string[] => [
  ...new Set([person.id, ...person.addresses.map(personIdOfAddress)]),
];

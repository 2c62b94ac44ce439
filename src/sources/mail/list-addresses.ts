import { registeredDomain } from '../../language/firm-domain.ts';
import { plainAddress } from '../../language/mail-address.ts';
import type { Mention } from '../../memory/person.ts';
import { type HeaderField, headerOf, headersOf } from './header-block.ts';

const LONGEST = 1000;

/** Fields in which lists write their own address: RFC 2369, and what ezmlm, Mailman, Majordomo and kernel.org write. */
const named: readonly { readonly header: string; readonly address: RegExp }[] = [
  { header: 'list-post', address: /<mailto:([^\s<>?@]+@[^\s<>?]+)/i },
  { header: 'x-beenthere', address: /^<?([^\s<>@]+@[^\s<>]+)/ },
  { header: 'x-mailing-list', address: /^<?([^\s<>@]+@[^\s<>]+)/ },
  { header: 'mailing-list', address: /\b(?:list|contact) <?([^\s<>@;]+@[^\s<>;]+)/i },
  { header: 'delivered-to', address: /^mailing list <?([^\s<>@]+@[^\s<>]+)/i },
];
/** Where servers write the mailbox that they put a message into. */
const mailboxes = ['delivered-to', 'x-original-to', 'envelope-to', 'x-delivered-to'];

/**
 * Marks those of a message's people that are no person but a mailing list: the list's own fields say so, or the message
 * has a list's precedence and its only addressee is not the mailbox that got it.
 */
export function withListsMarked(people: readonly Mention[], fields: readonly HeaderField[]): Mention[] {
  const addresses = new Set(
    named.flatMap(({ header, address }) =>
      headersOf(fields, header).flatMap((value) => address.exec(value.slice(0, LONGEST))?.[1]?.toLowerCase() ?? []),
    ),
  );
  const id = /<([^<>@\s]+)>\s*$/.exec((headerOf(fields, 'list-id') ?? '').slice(0, LONGEST))?.[1]?.toLowerCase();
  const only = onlyAddressee(people, fields);
  const isList = (mention: Mention): boolean => {
    const address = mention.address === undefined ? '' : plainAddress(mention.address);
    return addresses.has(address) || isOfId(address, id) || mention === only;
  };
  return people.map((mention) => (isList(mention) ? { ...mention, list: true } : mention));
}

/** RFC 2919: "<devs.lists.example.org>" is the list of devs@lists.example.org, or of devs@example.org. */
function isOfId(address: string, id: string | undefined): boolean {
  const [local = '', host = ''] = address.split('@');
  if (id === undefined || !id.startsWith(`${local}.`)) return false;
  const domain = registeredDomain(id.slice(local.length + 1));
  return domain !== undefined && domain === registeredDomain(host);
}

/** The one address that a message with a list's precedence is to, unless that is the very mailbox that it was put into. */
function onlyAddressee(people: readonly Mention[], fields: readonly HeaderField[]): Mention | undefined {
  if (!/^list\b/i.test(headerOf(fields, 'precedence') ?? '')) return undefined;
  const [first, second] = people.filter(({ how }) => how === 'recipient');
  if (first?.address === undefined || second !== undefined) return undefined;
  const own = mailboxes.flatMap((name) => headersOf(fields, name)).map(plainAddress);
  return own.includes(plainAddress(first.address)) ? undefined : first;
}

import type { NewShareLink, ShareLinkShape } from '../../contract/link-verbs.ts';
import type { AccountId, AuditEntry, MemoryId } from '../../memory/account.ts';
import type { ShareLinks } from '../links/share-links.ts';
import type { Accounts } from './accounts.ts';

export type ManagedLinks = Pick<ShareLinks, 'list' | 'add' | 'remove'>;

/**
 * The links of a memory of a server with accounts: their addresses name it (`/s/mem-0123456789abcdef.SECRET`), and what is
 * changed is noted, `by` whom. Errors: as of `ShareLinks`.
 */
export function linksOfMemory(links: ManagedLinks, memory: MemoryId, accounts: Accounts, by?: AccountId): ManagedLinks {
  const shown = (link: ShareLinkShape): ShareLinkShape => ({
    ...link,
    path: link.path.replace('/s/', `/s/${memory}.`),
  });
  const note = (action: AuditEntry['action'], detail: string) => accounts.audit({ action, memory, detail }, by);
  return {
    list: async () => ({ links: (await links.list()).links.map(shown) }),
    add: async (wanted: NewShareLink) => {
      const link = await links.add(wanted);
      await note('link-added', link.id);
      return shown(link);
    },
    remove: async (id: string) => {
      const removed = await links.remove(id);
      await note('link-removed', id);
      return removed;
    },
  };
}

import type { ServerAccounts } from '../../app/accounts/open-accounts.ts';
import { deleteShareLink, getShareLinks, postShareLink } from '../../contract/endpoints/links.ts';
import type { ShareLinkShape } from '../../contract/link-verbs.ts';
import type { AuditEntry } from '../../memory/account.ts';
import type { Caller } from '../caller.ts';
import type { Routes } from '../mounted.ts';
import { pathInAccounts } from '../visited.ts';

/** `accounts`: of a server where each memory has links of its own, and the making of one is noted. */
export function mountLinks(routes: Routes, accounts: ServerAccounts | undefined): void {
  const shown = (link: ShareLinkShape, { account }: Caller): ShareLinkShape =>
    account?.view === undefined ? link : { ...link, path: pathInAccounts(account.view.memory.id, link.path) };
  const note = async (action: AuditEntry['action'], link: string, { account }: Caller): Promise<void> => {
    if (account?.view === undefined) return;
    const { id: memory } = account.view.memory;
    await accounts?.accounts.audit({ action, memory, detail: link }, account.account.id);
  };
  routes.on(
    getShareLinks,
    async ({ app, caller }) => {
      const { links } = await app.links.list();
      return { links: links.map((link) => shown(link, caller)) };
    },
    { fresh: true },
  );
  routes.on(postShareLink, async ({ app, body, caller }) => {
    const link = await app.links.add(body);
    await note('link-added', link.id, caller);
    return shown(link, caller);
  });
  routes.on(deleteShareLink, async ({ app, params, caller }) => {
    const answer = await app.links.remove(params.id);
    await note('link-removed', params.id, caller);
    return answer;
  });
}

import { linksOfMemory, type ManagedLinks } from '../../app/accounts/account-links.ts';
import type { ServerAccounts } from '../../app/accounts/open-accounts.ts';
import type { App } from '../../app/app.ts';
import { deleteShareLink, getShareLinks, postShareLink } from '../../contract/endpoints/links.ts';
import type { Caller } from '../caller.ts';
import type { Routes } from '../mounted.ts';

/** `accounts`: of a server where each memory has links of its own, and the making of one is noted. */
export function mountLinks(routes: Routes, accounts: ServerAccounts | undefined): void {
  const linksOf = ({ app, caller }: { readonly app: App; readonly caller: Caller }): ManagedLinks => {
    const { view, account } = caller.account ?? {};
    return accounts === undefined || view === undefined
      ? app.links
      : linksOfMemory(app.links, view.memory.id, accounts.accounts, account?.id);
  };
  routes.on(getShareLinks, (call) => linksOf(call).list(), { fresh: true });
  routes.on(postShareLink, (call) => linksOf(call).add(call.body));
  routes.on(deleteShareLink, (call) => linksOf(call).remove(call.params.id));
}

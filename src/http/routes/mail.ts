import {
  deleteMailAccount,
  getMailAccounts,
  getMailFolders,
  patchMailAccount,
  postMailAccount,
  postMailSync,
} from '../../contract/endpoints/mail.ts';
import type { Routes } from '../mounted.ts';

export function mountMail(routes: Routes): void {
  routes.on(getMailAccounts, async ({ app }) => ({ accounts: await app.mailAccounts() }), { fresh: true });
  routes.on(postMailAccount, ({ app, body }) => app.addMailAccount(body));
  routes.on(patchMailAccount, ({ app, params, body }) => app.changeMailAccount(params.id, body));
  routes.on(deleteMailAccount, ({ app, params }) => app.removeMailAccount(params.id));
  routes.on(getMailFolders, ({ app, params }) => app.mailFolders(params.id), { fresh: true });
  routes.on(postMailSync, async ({ app, params }) => (await app.desk()).mail.sync(params.id));
}

import {
  deleteMailAccount,
  getMailAccounts,
  getMailFolders,
  patchMailAccount,
  postMailAccount,
  postMailSignedIn,
  postMailSignIn,
  postMailSync,
} from '../../contract/endpoints/mail.ts';
import type { Routes } from '../mounted.ts';

export function mountMail(routes: Routes): void {
  routes.on(getMailAccounts, async ({ app }) => ({ accounts: await app.mailAccounts() }), { fresh: true });
  routes.on(postMailAccount, ({ app, body }) => app.addMailAccount(body));
  routes.on(postMailSignIn, ({ app, body, request }) => app.beginMailSignIn(body, `${pageOrigin(request)}/settings`));
  routes.on(postMailSignedIn, ({ app, body }) => app.finishMailSignIn(new URLSearchParams(body.returned)));
  routes.on(patchMailAccount, ({ app, params, body }) => app.changeMailAccount(params.id, body));
  routes.on(deleteMailAccount, ({ app, params }) => app.removeMailAccount(params.id));
  routes.on(getMailFolders, ({ app, params }) => app.mailFolders(params.id), { fresh: true });
  routes.on(postMailSync, async ({ app, params }) => (await app.desk()).mail.sync(params.id));
}

/** Where the page is that asks: behind a proxy that speaks TLS, the browser alone knows. The guard has compared it with the host. */
const pageOrigin = ({ headers, url }: Request): string => headers.get('origin') ?? new URL(url).origin;

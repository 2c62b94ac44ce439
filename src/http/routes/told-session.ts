import type { View } from '../../app/accounts/kept-memories.ts';
import type { ViewShape } from '../../contract/account-shapes.ts';
import { scopes } from '../../contract/endpoint.ts';
import type { SessionResponse } from '../../contract/endpoints/tokens.ts';
import type { Caller } from '../caller.ts';

export type SignsInBy = readonly NonNullable<SessionResponse['signsInBy']>[number][];

/** What the server knows of who asks, for who asks. */
export function told({ kind, scopes: given, token, account }: Caller, signsInBy: SignsInBy): SessionResponse {
  const isManager = account?.scopes.has('admin') === true;
  return {
    signedIn: kind !== 'stranger',
    scopes: scopes.filter((scope) => given.has(scope)),
    ...(token === undefined ? {} : { token: { id: token.id, name: token.name } }),
    ...(signsInBy.length === 0 ? {} : { signsInBy: [...signsInBy] }),
    ...(account === undefined
      ? {}
      : {
          account: {
            id: account.account.id,
            name: account.account.name,
            shownName: account.account.shownName,
            admin: isManager,
          },
        }),
    ...(account?.view === undefined ? {} : { memory: viewShown(account.view, true) }),
  };
}

export const viewShown = (view: View, chosen: boolean): ViewShape => ({
  id: view.id,
  name: view.name,
  role: view.role,
  ...(view.role === 'shared' ? { of: view.memory.name } : {}),
  chosen,
});

import type { TokenBearer } from '../app/settings/tokens.ts';
import type { Scope } from '../contract/endpoint.ts';
import { MadeleineError } from '../memory/errors.ts';

/** The caller and their permissions. */
export type Caller = {
  readonly kind: 'owner' | 'bearer' | 'stranger';
  readonly scopes: ReadonlySet<Scope>;
  /** The token of a bearer. */
  readonly token?: Pick<TokenBearer, 'id' | 'name' | 'ends'>;
  /** The network address of the client. */
  readonly address: string;
};

/** Errors: `unauthenticated` without a token; `forbidden` for a token without the scope. */
export function requireScope(caller: Caller, scope: Scope): void {
  if (caller.scopes.has(scope)) return;
  if (caller.kind === 'stranger') throw unauthenticated('This memory requires a token.');
  throw new MadeleineError('forbidden', `This token does not have the required scope "${scope}".`, {
    action: 'Use a token with this scope, for example from `madeleine tokens add NAME --scope read,write`.',
  });
}

export const unauthenticated = (message: string): MadeleineError =>
  new MadeleineError('unauthenticated', message, {
    action: 'Create a token with `madeleine tokens add NAME` and send it in the header Authorization: Bearer TOKEN.',
  });

import type { TokenBearer } from '../app/settings/tokens.ts';
import type { Scope } from '../contract/endpoint.ts';
import { MadeleineError } from '../memory/errors.ts';

/** Who asks, and what they may do. */
export type Caller = {
  readonly kind: 'owner' | 'bearer' | 'stranger';
  readonly scopes: ReadonlySet<Scope>;
  /** The token of a bearer. */
  readonly token?: Pick<TokenBearer, 'id' | 'name' | 'ends'>;
  /** The network address that the request came from. */
  readonly address: string;
};

/** Errors: `unauthenticated` for a stranger; `forbidden` for a token without the scope. */
export function requireScope(caller: Caller, scope: Scope): void {
  if (caller.scopes.has(scope)) return;
  if (caller.kind === 'stranger') throw unauthenticated('This memory asks for a token.');
  throw new MadeleineError('forbidden', `This token may not do that: it lacks the scope "${scope}".`, {
    action: 'Use a token that has it; `madeleine tokens add NAME --scope read,write` makes one.',
  });
}

export const unauthenticated = (message: string): MadeleineError =>
  new MadeleineError('unauthenticated', message, {
    action: 'Make one with `madeleine tokens add NAME` and send it with the header Authorization: Bearer TOKEN.',
  });

import type { Scope } from '../contract/endpoint.ts';
import { MadeleineError } from '../memory/errors.ts';

/** Who asks, and what they may do. */
export type Caller = {
  /** The token's name; absent for the owner on the same machine, who needs none. */
  readonly token?: string;
  readonly scopes: ReadonlySet<Scope>;
};

/** Errors: `forbidden`. */
export function requireScope(caller: Caller, scope: Scope): void {
  if (caller.scopes.has(scope)) return;
  throw new MadeleineError('forbidden', `This token may not do that: it lacks the scope "${scope}".`, {
    action: 'Use a token that has it; `madeleine tokens add --scope` makes one.',
  });
}

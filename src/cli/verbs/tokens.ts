import pc from 'picocolors';
import { newTokenShape, type TokenShape, type TokensResponse } from '../../contract/endpoints/tokens.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { type ExitCode, exitCodes, plain } from '../face.ts';
import { type VerbContext, withApp } from '../run-verb.ts';
import { table } from '../table.ts';

export type AddTokenOptions = { readonly scope?: string; readonly days?: string };

/** Errors: `usage` for an unknown scope or an invalid number of days. */
export async function addToken(context: VerbContext, name: string, options: AddTokenOptions): Promise<ExitCode> {
  const wanted = newTokenShape.safeParse({
    name,
    scopes: (options.scope ?? 'read,write').split(/[,\s]+/).filter((scope) => scope !== ''),
    ...(options.days === undefined ? {} : { days: Number(options.days) }),
  });
  if (!wanted.success) {
    const [issue] = wanted.error.issues;
    throw new MadeleineError('usage', `Cannot create this token: ${String(issue?.path[0] ?? '')}: ${issue?.message}`, {
      action: 'For example: madeleine tokens add phone --scope read,write --days 90',
    });
  }
  return withApp(context, async (app) => {
    const added = await app.tokens.add(wanted.data);
    context.face.result(added, ({ token }) => token);
    context.face.note(`Copy it now: it is not shown again. Permissions: ${added.scopes.join(', ')}.`);
    return exitCodes.done;
  });
}

export const listTokens = (context: VerbContext): Promise<ExitCode> =>
  withApp(context, async (app) => {
    context.face.result(await app.tokens.list(), drawTokens);
    return exitCodes.done;
  });

export const revokeToken = (context: VerbContext, said: string): Promise<ExitCode> =>
  withApp(context, async (app) => {
    context.face.result(await app.tokens.revoke(said), ({ revoked }) => `${pc.green('✓')} Revoked ${revoked}.`);
    return exitCodes.done;
  });

const drawTokens = ({ tokens }: TokensResponse): string =>
  tokens.length === 0
    ? 'No tokens: only this computer can use the memory.'
    : table<TokenShape>(tokens, [
        { head: 'id', whole: true, cell: ({ id }) => id },
        { head: 'name', cell: ({ name }) => plain(name) },
        { head: 'permissions', cell: ({ scopes }) => scopes.join(', ') },
        { head: 'created', cell: ({ created }) => created.slice(0, 10) },
        {
          head: 'expires',
          cell: ({ expires, expired }) => (expired ? 'expired' : (expires?.slice(0, 10) ?? 'never')),
        },
      ]);

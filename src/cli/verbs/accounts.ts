import { resolve } from 'node:path';
import pc from 'picocolors';
import type { Invitation } from '../../app/accounts/accounts.ts';
import type { ServerAccounts } from '../../app/accounts/open-accounts.ts';
import type { AccountShape, KeptMemoryShape } from '../../contract/account-shapes.ts';
import { newTokenShape } from '../../contract/endpoints/tokens.ts';
import { memberRoles } from '../../memory/account.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { shareFilterSchema } from '../../memory/share-filter.ts';
import { type ExitCode, exitCodes, plain } from '../face.ts';
import { loadAccounts, type VerbContext } from '../run-verb.ts';
import { table } from '../table.ts';

type In = { readonly accounts?: string };

/** The accounts of a server for a verb, closed afterwards. Errors: `usage` where it is not said where they are. */
export async function withAccounts(
  { accounts: said }: In,
  beside: string,
  work: (server: ServerAccounts) => Promise<unknown>,
): Promise<ExitCode> {
  if (said === undefined) {
    throw new MadeleineError('usage', 'Say where the accounts are.', {
      action: 'Add --accounts with a folder or postgres://…, or set MADELEINE_ACCOUNTS.',
    });
  }
  const server = await loadAccounts(said, beside);
  try {
    await work(server);
  } finally {
    await server.close();
  }
  return exitCodes.done;
}

type AddOptions = In & {
  readonly shown?: string;
  readonly admin?: boolean;
  readonly memory?: string;
  readonly ownMemory: boolean;
};

export const addAccount = ({ face, folder }: VerbContext, name: string, options: AddOptions): Promise<ExitCode> =>
  withAccounts(options, folder, async ({ accounts, memories }) => {
    const { shown, admin = false, memory, ownMemory } = options;
    const added = await accounts.add({ name, admin, ...(shown === undefined ? {} : { shownName: shown }) });
    if (ownMemory) {
      const place = memory === undefined ? {} : { place: resolve(memory) };
      await memories.add({ name: added.name, owner: await accounts.find(added.id), ...place });
    }
    face.result(await accounts.invite(added.id), drawInvitation);
  });

export const inviteAccount = ({ face, folder }: VerbContext, name: string, options: In): Promise<ExitCode> =>
  withAccounts(options, folder, async ({ accounts }) => face.result(await accounts.invite(name), drawInvitation));

const drawInvitation = ({ account, path, expires }: Invitation): string =>
  [
    `${pc.green('✓')} ${plain(account.name)} sets a password, once and until ${expires.slice(0, 10)}, at the server's address followed by`,
    `  ${path}`,
  ].join('\n');

export const listAccounts = ({ face, folder }: VerbContext, options: In): Promise<ExitCode> =>
  withAccounts(options, folder, async ({ accounts, memories }) =>
    face.result({ accounts: await accounts.list(), memories: await memories.list() }, drawAll),
  );

type All = { readonly accounts: readonly AccountShape[]; readonly memories: readonly KeptMemoryShape[] };

const drawAll = ({ accounts, memories }: All): string =>
  accounts.length === 0 ? 'No accounts.' : [drawAccounts(accounts), ...memories.map(drawMemory)].join('\n\n');

const drawAccounts = (accounts: readonly AccountShape[]): string =>
  table<AccountShape>(accounts, [
    { head: 'name', cell: ({ name }) => plain(name) },
    { head: 'shown as', cell: ({ shownName }) => plain(shownName) },
    {
      head: 'signs in by',
      cell: ({ disabled, signsInBy }) => (disabled ? 'disabled' : signsInBy.join(', ') || 'invited'),
    },
    { head: 'manages', cell: ({ admin }) => (admin ? 'yes' : '') },
    { head: 'id', whole: true, cell: ({ id }) => id },
  ]);

const drawMemory = ({ name, id, members, shares }: KeptMemoryShape): string =>
  [
    `${pc.bold(plain(name))}  ${pc.dim(id)}`,
    ...members.map(({ account, role }) => `  ${role} ${plain(account.name)}`),
    ...shares.map((one) => `  shared with ${plain(one.account.name)}: ${plain(one.name)}  ${pc.dim(one.id)}`),
  ].join('\n');

export const setRole = (
  { face, folder }: VerbContext,
  [memory, name, role]: readonly [string, string, string],
  options: In,
): Promise<ExitCode> =>
  withAccounts(options, folder, async ({ accounts, memories }) => {
    const { id, ...kept } = await memories.find(memory);
    const account = await accounts.find(name);
    const known = memberRoles.find((one) => one === role);
    if (known === undefined && role !== 'none') {
      throw new MadeleineError('usage', `There is no role ${role}.`, {
        action: `Choose ${memberRoles.join(', ')} or none.`,
      });
    }
    if (known === undefined) await memories.removeRole(id, account);
    else await memories.setRole(id, account, known);
    face.result(await memories.shown({ id, ...kept }), drawMemory);
  });

type ShareOptions = In & {
  readonly place?: readonly string[];
  readonly person?: readonly string[];
  readonly album?: readonly string[];
  readonly tag?: readonly string[];
  readonly kind?: readonly string[];
  readonly from?: string;
  readonly to?: string;
  readonly exceptPerson?: readonly string[];
  readonly exceptTag?: readonly string[];
};

export const share = (
  { face, folder }: VerbContext,
  [memory, name, title]: readonly [string, string, string],
  options: ShareOptions,
): Promise<ExitCode> =>
  withAccounts(options, folder, async ({ memories }) => {
    const { place, person, album, tag, kind, from, to, exceptPerson, exceptTag } = options;
    const except =
      exceptPerson === undefined && exceptTag === undefined ? undefined : { people: exceptPerson, tags: exceptTag };
    const said = { places: place, people: person, albums: album, tags: tag, kinds: kind, from, to, except };
    const filter = shareFilterSchema.safeParse(said);
    if (!filter.success) {
      const [issue] = filter.error.issues;
      throw new MadeleineError(
        'usage',
        `This cannot be shared: ${String(issue?.path.join('.') ?? '')} ${issue?.message}.`,
        {
          action: 'Choose what to share, for example with --place Rome.',
        },
      );
    }
    const { id } = await memories.find(memory);
    const shared = await memories.share(id, { account: name, name: title, filter: filter.data });
    face.result(
      shared,
      (one) => `${pc.green('✓')} Shared with ${plain(one.account.name)}: ${plain(one.name)} (${one.id}).`,
    );
  });

export const unshare = ({ face, folder }: VerbContext, memory: string, said: string, options: In): Promise<ExitCode> =>
  withAccounts(options, folder, async ({ memories }) => {
    const removed = await memories.removeShare((await memories.find(memory)).id, said);
    face.result({ removed }, () => `${pc.green('✓')} Ended ${removed}.`);
  });

type TokenOptions = In & { readonly scope: string; readonly days?: string; readonly called: string };

export const addToken = ({ face, folder }: VerbContext, name: string, options: TokenOptions): Promise<ExitCode> =>
  withAccounts(options, folder, async ({ accounts }) => {
    const wanted = newTokenShape.safeParse({
      name: options.called,
      scopes: options.scope.split(/[,\s]+/).filter((scope) => scope !== ''),
      ...(options.days === undefined ? {} : { days: Number(options.days) }),
    });
    if (!wanted.success) {
      throw new MadeleineError('usage', 'Cannot create this token.', {
        action: 'For example: madeleine accounts token ben --scope read --days 90',
      });
    }
    const added = await accounts.addToken(await accounts.find(name), wanted.data);
    face.result(added, ({ token }) => token);
    face.note(`Copy it now: it is not shown again. Permissions: ${added.scopes.join(', ')}.`);
  });

export const removeAccount = ({ face, folder }: VerbContext, name: string, options: In): Promise<ExitCode> =>
  withAccounts(options, folder, async ({ accounts }) => {
    const removed = await accounts.remove(name);
    face.result({ removed }, () => `${pc.green('✓')} Removed ${plain(name)}. Memories stay.`);
  });

export const listAudit = ({ face, folder }: VerbContext, options: In & { readonly limit: string }): Promise<ExitCode> =>
  withAccounts(options, folder, async ({ accounts }) => {
    const limit = Number(options.limit);
    if (!Number.isInteger(limit) || limit < 1) {
      throw new MadeleineError('usage', `--limit ${options.limit} is not a number.`, {
        action: 'For example: --limit 20',
      });
    }
    face.result({ entries: await accounts.store.audit(limit) }, ({ entries }) =>
      table(entries, [
        { head: 'when', whole: true, cell: ({ at }) => at.slice(0, 19) },
        { head: 'what', cell: ({ action }) => action },
        { head: 'account', cell: ({ account }) => account ?? '' },
        { head: 'memory', cell: ({ memory }) => memory ?? '' },
        { head: 'detail', cell: ({ detail }) => plain(detail ?? '') },
        { head: 'by', cell: ({ by }) => by ?? '' },
      ]),
    );
  });

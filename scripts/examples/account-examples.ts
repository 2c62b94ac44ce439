import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAccounts } from '../../src/app/accounts/open-accounts.ts';
import { openOrMakeApp } from '../../src/app/app.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import * as contract from '../../src/contract/endpoints/accounts.ts';
import type { RecordedExample } from '../../src/http/recorded-examples.ts';
import { startServer } from '../../src/http/server.ts';

const password = 'four words that ada remembers';
type Said = Pick<RecordedExample, 'params' | 'query' | 'body'>;

/** Examples of all endpoints of accounts, recorded from a real server over accounts and memories made for it. */
export async function accountExamples(): Promise<Record<string, RecordedExample>> {
  const base = mkdtempSync(join(tmpdir(), 'madeleine-accounts-'));
  const { app } = await openOrMakeApp(join(base, 'server'));
  const accounts = await openAccounts(base);
  const server = await startServer({ app, accounts, port: 0, version: '0' });
  const operations: Record<string, RecordedExample> = {};
  let cookie = '';
  const record = async ({ id, method, path }: Endpoint, { params = {}, query = {}, body }: Said = {}) => {
    const there = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const response = await fetch(`${server.url}/api/v1${there}?${search}`, {
      method: method.toUpperCase(),
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${id}: ${JSON.stringify(answer)}`);
    const session = response.headers.get('set-cookie')?.match(/^madeleine=[^;]+/)?.[0];
    if (session !== undefined) cookie = session;
    const said = {
      ...(Object.keys(params).length === 0 ? {} : { params }),
      ...(Object.keys(query).length === 0 ? {} : { query }),
      ...(body === undefined ? {} : { body }),
    };
    operations[id] = JSON.parse(
      JSON.stringify({ ...said, answer }).replace(/(mad[ai]_)[\w-]+/g, '$1…'),
    ) as RecordedExample;
    return answer as { readonly id: string; readonly path?: string };
  };
  try {
    const ada = await accounts.accounts.add({ name: 'ada', shownName: 'Ada', admin: true });
    const { path } = await accounts.accounts.invite(ada.id);
    await record(contract.postInvitation, { body: { invitation: path.slice(path.indexOf('#') + 1), password } });
    await record(contract.postPassword, { body: { name: 'ada', password } });
    await record(contract.putPassword, { body: { before: password, password } });
    const ben = await record(contract.postAccount, { body: { name: 'ben', shownName: 'Ben' } });
    await record(contract.postAccountInvitation, { params: { id: ben.id } });
    await record(contract.patchAccount, { params: { id: ben.id }, body: { shownName: 'Benjamin' } });
    const memory = await record(contract.postMemory, { body: { name: 'Ada’s life', owner: 'ada' } });
    const filter = { places: ['Lisbon'], kinds: ['image', 'video'] };
    const share = await record(contract.postMemoryShare, {
      params: { id: memory.id },
      body: { account: 'ben', name: 'Lisbon', filter },
    });
    await record(contract.putMember, { params: { id: memory.id }, body: { account: 'ben', role: 'viewer' } });
    await record(contract.getMemories);
    await record(contract.putSessionMemory, { body: { memory: memory.id } });
    await record(contract.getManagedMemories);
    const token = await record(contract.postAccountToken, { body: { name: 'agent', scopes: ['read'], days: 90 } });
    await record(contract.getAccountTokens);
    await record(contract.deleteAccountToken, { params: { id: token.id } });
    await record(contract.deleteMemoryShare, { params: { id: memory.id, share: share.id } });
    await record(contract.getAccounts);
    await record(contract.getAudit, { query: { limit: 3 } });
    await record(contract.deleteAccount, { params: { id: ben.id } });
    return operations;
  } finally {
    await server.close();
    await app.close();
    await accounts.close();
    rmSync(base, { recursive: true, force: true });
  }
}

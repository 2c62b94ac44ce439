import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type App, openApp } from '../../src/app/app.ts';
import { type RunningServer, startServer } from '../../src/http/server.ts';
import type { SmallMemory } from '../fixtures/small-memory.ts';
import { agentMemory } from '../mcp/agent-memory.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** What somebody writes with the package's client; the second use is wrong in one word. */
const used = `import { madeleineClient } from './client.mjs';
const client = madeleineClient({ baseUrl: 'http://127.0.0.1:4680', token: 'mad_x' });
const { data, error } = await client.GET('/api/v1/search', { params: { query: { q: 'photos', limit: 2 } } });
export const ids: string[] | undefined = data?.items.map((item) => item.id);
export const code: string | undefined = error?.code;
`;
const wrong = used.replace("'/api/v1/search'", "'/api/v1/serch'");

let folder: string;
let made: SmallMemory;
let app: App;
let server: RunningServer;
beforeAll(async () => {
  // Inside the checkout, so that its packages are found.
  folder = await mkdtemp(join(root, 'test/client/.tmp-'));
  await run(process.execPath, [join(root, 'scripts/build-client.ts'), folder]);
  made = await agentMemory();
  app = await openApp(made.memory);
  server = await startServer({ app, port: 0, version: '0.0.0', requireToken: true });
});
afterAll(async () => {
  await server.close();
  await app.close();
  await made.remove();
  await rm(folder, { recursive: true, force: true });
});

const callable = z.custom<(...args: readonly unknown[]) => unknown>((value) => typeof value === 'function');
const clientModule = z.object({ madeleineClient: callable });
const answerShape = z.object({
  data: z.looseObject({ items: z.array(z.looseObject({ id: z.string() })) }).optional(),
  error: z.looseObject({ code: z.string() }).optional(),
});

describe('the typed client', () => {
  it('asks a server, with its token, and hands on its problems', async () => {
    const { madeleineClient } = clientModule.parse(await import(join(folder, 'client.mjs')));
    const { token } = await app.tokens.add({ name: 'client', scopes: ['read'] });
    const get = async (given: string) => {
      const client: unknown = madeleineClient({ baseUrl: server.url, token: given });
      const { GET } = z.object({ GET: callable }).parse(client);
      return answerShape.parse(await GET('/api/v1/search', { params: { query: { q: 'photos from Lisbon' } } }));
    };
    expect((await get(token)).data?.items).toHaveLength(2);
    expect((await get('mad_wrong')).error?.code).toBe('unauthenticated');
  });

  it('is typed by the OpenAPI document: what it does not have is no program', async () => {
    const check = async (text: string): Promise<string> => {
      const file = join(folder, 'use.mts');
      await writeFile(file, text);
      const options = [
        '--noEmit',
        '--strict',
        '--module',
        'nodenext',
        '--target',
        'es2024',
        '--ignoreConfig',
        '--types',
        '',
      ];
      const tsc = join(root, 'node_modules/typescript/bin/tsc');
      return run(process.execPath, [tsc, ...options, file], { cwd: folder }).then(
        () => '',
        (error: { readonly stdout?: string }) => error.stdout ?? 'failed',
      );
    };
    expect(await check(used)).toBe('');
    expect(await check(wrong)).toMatch(/api\/v1\/serch/);
  });
});

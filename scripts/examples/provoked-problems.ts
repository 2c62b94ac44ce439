import { openApp } from '../../src/app/app.ts';
import { startServer } from '../../src/http/server.ts';

/** What goes wrong when it is provoked, by its status, told by a server that asks for tokens. */
export async function provokedProblems(folder: string): Promise<Record<string, unknown>> {
  const app = await openApp(folder, { perception: { enabled: false }, ocr: { enabled: false } });
  const server = await startServer({ app, port: 0, version: '0', requireToken: true });
  try {
    const { token } = await app.tokens.add({ name: 'phone', scopes: ['read', 'admin'] });
    const bearer = { authorization: `Bearer ${token}` };
    const json = { ...bearer, 'content-type': 'application/json' };
    const post = (path: string, body: string, headers: Record<string, string> = json) =>
      [path, { method: 'POST', headers, body }] as const;
    const provocations: readonly (readonly [path: string, init?: RequestInit])[] = [
      ['/timeline?limit=0&from=yesterday', { headers: bearer }],
      ['/status'],
      post('/forget', JSON.stringify({ ids: ['img-1'] })),
      ['/items/nothing', { headers: bearer }],
      post('/search', JSON.stringify({ q: 'x'.repeat(1_100_000) })),
      post('/search', 'q=Lisbon', bearer),
      ['/demo', { method: 'POST', headers: bearer }],
      ...Array.from(
        { length: 12 },
        () => ['/status', { headers: { authorization: 'Bearer mad_00000000_wrong' } }] as const,
      ),
    ];
    const problems: Record<string, unknown> = {};
    for (const [path, init] of provocations) {
      const response = await fetch(`${server.url}/api/v1${path}`, init);
      problems[response.status] ??= await response.json();
    }
    return problems;
  } finally {
    await server.close();
    await app.close();
  }
}

/**
 * Examples for the OpenAPI document, recorded from a real server over a copy of the demo life:
 *   npx madeleine demo --keep /tmp/life && node scripts/http-examples.ts /tmp/life
 * Lists and texts are shortened; what then no longer fits its schema is kept whole.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openApp } from '../src/app/app.ts';
import type { Endpoint } from '../src/contract/endpoint.ts';
import { startServer } from '../src/http/server.ts';
import { everyEndpoint } from '../test/http/every-endpoint.ts';

type Call = {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
};
type Found = Readonly<Record<string, unknown>>;

const question = 'How much did I pay for the hotel in Lisbon?';
const plan = 'all(modality!["image"], place!["Lisbon"])';
const ids = (found: Found, ...path: readonly (string | number)[]): string =>
  String(path.reduce<unknown>((at, key) => (at as Record<string | number, unknown> | undefined)?.[key], found));

/** What is asked, in this order: later calls may need what earlier ones answered. */
const calls: readonly (readonly [id: string, call: (found: Found) => Call])[] = [
  ['status', () => ({})],
  ['about', () => ({})],
  ['search', () => ({ query: { q: 'photos from Lisbon', limit: '2' } })],
  ['searchByPost', () => ({ body: { q: 'photos from Lisbon', plan, limit: 2 } })],
  ['plan', () => ({ query: { q: 'photos from Lisbon' } })],
  ['ask', () => ({ query: { q: question } })],
  ['askByPost', () => ({ body: { question } })],
  ['suggestions', () => ({ query: { q: 'lis' } })],
  ['completions', () => ({ query: { q: 'photos from lis' } })],
  ['item', (found) => ({ params: { id: ids(found, 'search', 'items', 0, 'id') } })],
  ['itemAround', (found) => ({ params: { id: ids(found, 'search', 'items', 0, 'id') }, query: { near: '1' } })],
  ['itemFaces', (found) => ({ params: { id: ids(found, 'search', 'items', 0, 'id') } })],
  [
    'correctItems',
    (found) => ({ body: { items: [ids(found, 'search', 'items', 0, 'id')], tags: { add: ['favourite'] } } }),
  ],
  ['itemCorrections', (found) => ({ params: { id: ids(found, 'search', 'items', 0, 'id') } })],
  ['undoItemCorrection', (found) => ({ params: { id: ids(found, 'search', 'items', 0, 'id') }, body: {} })],
  ['timelineMonths', () => ({})],
  ['timelineDays', () => ({})],
  ['timeline', () => ({ query: { limit: '2' } })],
  ['events', () => ({ query: { limit: '2' } })],
  ['event', (found) => ({ params: { id: ids(found, 'events', 'events', 0, 'id') } })],
  [
    'titleEvent',
    (found) => ({ params: { id: ids(found, 'events', 'events', 0, 'id') }, body: { title: 'Our weekend' } }),
  ],
  ['people', () => ({})],
  ['recognition', () => ({})],
  ['people-graph', () => ({})],
  ['people-suggestions', () => ({})],
  ['person', (found) => ({ params: { id: ids(found, 'people', 'people', 0, 'id') } })],
  ['person-items', (found) => ({ params: { id: ids(found, 'people', 'people', 0, 'id') }, query: { limit: '2' } })],
  ['change-person', (found) => ({ params: { id: ids(found, 'people', 'people', 1, 'id') }, body: { name: 'Grace' } })],
  ['places', () => ({})],
  ['place-points', () => ({})],
  ['map', () => ({})],
  ['place', (found) => ({ params: { id: ids(found, 'places', 'places', 0, 'id') } })],
  ['place-items', (found) => ({ params: { id: ids(found, 'places', 'places', 0, 'id') }, query: { limit: '2' } })],
  ['ledger', () => ({})],
  ['ledger-sums', () => ({ query: { by: 'year' } })],
  ['ledger-account', (found) => ({ params: { id: ids(found, 'ledger', 'accounts', 0, 'id') } })],
  ['imports', () => ({})],
  ['import', (found) => ({ params: { batch: ids(found, 'imports', 'imports', 0, 'id') } })],
  ['folder', () => ({})],
  ['startBackup', () => ({ body: {} })],
  ['jobs', () => ({})],
  ['job', (found) => ({ params: { id: ids(found, 'startBackup', 'id') } })],
  ['backups', () => ({})],
  ['settings', () => ({})],
  ['changeSettings', () => ({ body: { currency: 'EUR' } })],
  ['sending', () => ({})],
  ['doctor', () => ({ body: { repair: false } })],
  ['demo', () => ({})],
  ['forget', (found) => ({ body: { ids: [ids(found, 'search', 'items', 1, 'id')], dryRun: true } })],
  ['forgetQuestions', () => ({})],
];

const MOST_ENTRIES = 2;
const LONGEST_TEXT = 240;

/** Lists to two entries, texts to their beginning, everything below likewise. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value;
  if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shortened(entry)]));
}

const source = resolve(process.argv[2] ?? '');
const copy = join(mkdtempSync(join(tmpdir(), 'madeleine-examples-')), 'life');
cpSync(source, copy, { recursive: true });
const app = await openApp(join(copy, 'memory'));
const server = await startServer({ app, port: 0, version: '0' });

/** Nothing of this machine stands in an example. */
const anonymous = (text: string): string =>
  text
    .replaceAll(copy, '/home/ada/life')
    .replaceAll(source, '/home/ada/life')
    .replaceAll(process.env['HOME'] ?? '\0', '/home/ada');

async function answered(endpoint: Endpoint, { params = {}, query = {}, body }: Call): Promise<unknown> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const response = await fetch(`${server.url}/api/v1${path}?${new URLSearchParams(query)}`, {
    method: endpoint.method.toUpperCase(),
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const said: unknown = await response.json();
  if (!response.ok) throw new Error(`${endpoint.id}: ${JSON.stringify(said)}`);
  return said;
}

const endpoints = new Map((await everyEndpoint()).map((one) => [one.id, one]));
const found: Record<string, unknown> = {};
const examples: Record<string, Call & { readonly answer: unknown }> = {};
for (const [id, call] of calls) {
  const endpoint = endpoints.get(id);
  if (endpoint === undefined || !('schema' in endpoint.answer)) throw new Error(`There is no endpoint ${id}.`);
  try {
    const asked = call(found);
    found[id] = await answered(endpoint, asked);
    const short = shortened(found[id]);
    const answer = endpoint.answer.schema.safeParse(short).success ? short : found[id];
    examples[id] = { ...asked, answer: JSON.parse(anonymous(JSON.stringify(answer))) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
await server.close();
await app.close();
rmSync(join(copy, '..'), { recursive: true, force: true });
const file = fileURLToPath(new URL('../src/http/openapi-examples.json', import.meta.url));
writeFileSync(file, `${JSON.stringify(examples, null, 2)}\n`);
console.log(`${Object.keys(examples).length} examples in ${file}`);

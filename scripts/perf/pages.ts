/**
 * What each page of the web app waits for, over a made life of many items: the calls that it makes when it is opened, right
 * after a start of the server and later; the first search and the first answer after a start; corrections until they are shown.
 *   node scripts/perf/pages.ts [items] [the folder of a memory, instead of a made one] [names of pages, else all and corrections]
 */
import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { dirname } from 'node:path';
import { memoryOf } from './made-memory.ts';
import { madeLife } from './organise.ts';
import { percentile, type Served, served } from './served.ts';

const items = Number(process.argv[2] ?? 100_000);
const given = process.argv[3];
const onlyPages = process.argv.slice(4);
const ROUNDS = 7;
/** Starts of the server for each page. */
const STARTS = 3;
/** The map when it is opened. */
const WORLD = 'south=-85&west=-180&north=85&east=180&zoom=2';

type Call = { readonly path: string; readonly method?: 'GET' | 'POST' | 'PATCH'; readonly body?: unknown };
type Json = Readonly<Record<string, unknown>>;
type Spent = { readonly ms: number; readonly processorMs: number; readonly bytes: number };

async function asked(url: string, { path, method = 'GET', body }: Call): Promise<string> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
  return text;
}

const read = async (url: string, path: string): Promise<Json> => JSON.parse(await asked(url, { path }));

/** All calls of a page at once, as its browser makes them, until the last has come. */
async function spent(server: Served, work: () => Promise<readonly string[]>): Promise<Spent> {
  const before = server.processorMs();
  const began = performance.now();
  const answers = await work();
  const ms = performance.now() - began;
  const after = server.processorMs();
  const processorMs = after.serving + after.others - before.serving - before.others;
  return { ms, processorMs, bytes: answers.reduce((sum, { length }) => sum + length, 0) };
}

const opened = (server: Served, calls: readonly Call[]): Promise<Spent> =>
  spent(server, () => Promise.all(calls.map((call) => asked(server.url, call))));

const search = (q: string): Call => ({ path: '/search', method: 'POST', body: { q, limit: 50, explain: 'found' } });
const ask = (q: string): Call => ({ path: `/ask?q=${encodeURIComponent(q)}` });
const cities = ['Lisbon', 'Berlin'];
const months = ['January', 'March', 'May', 'June', 'August', 'October', 'December'];
const month = (n: number): string => `${months[n % months.length]} ${2016 + (n % 8)}`;

type Page = { readonly name: string; readonly calls: (round: number) => readonly Call[]; readonly goalMs: number };

const PAGE_MS = 1000;
const page = (name: string, ...paths: readonly string[]): Page => ({
  name,
  goalMs: PAGE_MS,
  calls: () => paths.map((path) => ({ path })),
});

function pagesOf(ids: { readonly person: string; readonly event: string; readonly place: string }): readonly Page[] {
  return [
    page(
      'home',
      '/home',
      '/status',
      '/suggestions?kind=place&limit=3',
      '/suggestions?kind=person&limit=8',
      '/timeline?modality=image&order=desc&limit=12',
    ),
    page('timeline', '/timeline/days', '/events?kind=trip&brief=true&limit=5000'),
    page('a month of the timeline', '/timeline?from=2019-05-01&to=2019-05-31&order=asc&limit=2000'),
    page('calendar', '/timeline/months', '/timeline/calendar?in=2019-05'),
    page('people', '/people?brief=true', '/people/suggestions?limit=50'),
    page('people with all ids', '/people'),
    page('circles', '/people/graph', '/people?brief=true'),
    page('a person', `/people/${ids.person}`, `/people/${ids.person}/items`),
    page('events', '/events?kind=trip&brief=true&order=desc&limit=60'),
    page('days', '/events?kind=day&brief=true&order=desc&limit=60'),
    page('an event', `/events/${ids.event}`),
    page('places', '/places?brief=true', `/places/spots?${WORLD}`, '/places/map'),
    page('a place', `/places/${ids.place}`, `/places/${ids.place}/items`),
    page('ledger', '/ledger?order=desc&choices=true&limit=100'),
    page('sums of the ledger', '/ledger/sums?by=trip&order=latest&limit=200'),
    { name: 'a search', goalMs: PAGE_MS, calls: (n) => [search(`photos from ${cities[n % 2]} in ${month(n)}`)] },
    { name: 'an answer', goalMs: 500, calls: (n) => [ask(`how much did I pay in ${month(n)}?`)] },
  ];
}

const columns = ({ ms, processorMs }: Pick<Spent, 'ms' | 'processorMs'>): string =>
  `${ms.toFixed(0).padStart(6)} ms (${processorMs.toFixed(0).padStart(5)})`;

const median = (all: readonly Spent[], of: keyof Spent): number =>
  percentile(
    all.map((one) => one[of]),
    0.5,
  );

const medians = (all: readonly Spent[]) => ({ ms: median(all, 'ms'), processorMs: median(all, 'processorMs') });

const told = (name: string, goalMs: number, ...parts: readonly string[]): void =>
  console.log([name.padEnd(34), ...parts, `goal ${goalMs} ms`, `load ${loadavg()[0]?.toFixed(1)}`].join('  '));

async function withServer<T>(use: (server: Served) => Promise<T>): Promise<T> {
  const server = await served(folder);
  try {
    return await use(server);
  } finally {
    await server.stop();
  }
}

const firstId = async (url: string, path: string, list: string): Promise<string> => {
  const [first] = ((await read(url, path))[list] ?? []) as { readonly id: string }[];
  return encodeURIComponent(first?.id ?? 'none');
};

async function measurePages(): Promise<void> {
  const ids = await withServer(async ({ url }) => ({
    person: await firstId(url, '/people?brief=true', 'people'),
    event: await firstId(url, '/events?kind=trip&brief=true&limit=1', 'events'),
    place: await firstId(url, '/places?brief=true', 'places'),
  }));
  console.log('clock, and processor time of the server in brackets: right after a start; later (medians)');
  for (const { name, calls, goalMs } of pagesOf(ids)) {
    if (onlyPages.length > 0 && !onlyPages.includes(name)) continue;
    const first: Spent[] = [];
    const later: Spent[] = [];
    let peakMb = 0;
    for (let start = 0; start < STARTS; start += 1)
      await withServer(async (server) => {
        first.push(await opened(server, calls(0)));
        if (start === STARTS - 1)
          for (let round = 1; round <= ROUNDS; round += 1) later.push(await opened(server, calls(round)));
        peakMb = Math.max(peakMb, server.peakMb());
      });
    told(
      name,
      goalMs,
      columns(medians(first)),
      columns(medians(later)),
      `${Math.ceil(median(first, 'bytes') / 1024)} kB`.padStart(9),
      `${peakMb} MB`,
    );
  }
}

type Correction = {
  readonly name: string;
  /** Says it, and reads what shows it; whether it is shown. */
  readonly say: (n: number) => Call;
  readonly shown: (n: number) => { readonly call: Call; readonly words: string };
};

/** So often what shows a correction is read again before it counts as lost. */
const MOST_READS = 200;

async function untilShown(url: string, { say, shown }: Correction, n: number): Promise<readonly string[]> {
  const answers = [await asked(url, say(n))];
  const { call, words } = shown(n);
  for (let reads = 0; reads < MOST_READS; reads += 1) {
    const answer = await asked(url, call);
    answers.push(answer);
    if (answer.includes(words)) return answers;
  }
  throw new Error(`Not shown after ${MOST_READS} reads: ${words}.`);
}

const pictureOf = (n: number): string => `item-${n * 10}`;

function correctionsFor(people: readonly string[], trip: string): readonly Correction[] {
  const patch = (path: string, body: unknown): Call => ({ path, method: 'PATCH', body });
  const tag = (n: number): string => `zqtag${n}`;
  return [
    {
      name: 'a tag, in the item',
      say: (n) => patch(`/items/${pictureOf(n)}`, { tags: { add: [tag(n)] } }),
      shown: (n) => ({ call: { path: `/items/${pictureOf(n)}` }, words: tag(n) }),
    },
    {
      name: 'a tag, in a search',
      say: (n) => patch(`/items/${pictureOf(n + 100)}`, { tags: { add: [tag(n + 100)] } }),
      shown: (n) => ({ call: search(tag(n + 100)), words: `"id":"${pictureOf(n + 100)}"` }),
    },
    {
      name: 'a new person, among the people',
      say: (n) => patch(`/items/${pictureOf(n + 200)}`, { people: { add: [`Zora Quist${n}`] } }),
      shown: (n) => ({ call: { path: '/people?brief=true' }, words: `Zora Quist${n}` }),
    },
    {
      name: 'a name, among the people',
      say: (n) => patch(`/people/${people[n] ?? ''}`, { name: `Named Anew${n}` }),
      shown: (n) => ({ call: { path: '/people?brief=true' }, words: `Named Anew${n}` }),
    },
    {
      name: 'a name, in a search',
      say: (n) => patch(`/people/${people[n + 20] ?? ''}`, { name: `Quimby Anew${n}` }),
      shown: (n) => ({ call: search(`Quimby Anew${n}`), words: `Quimby Anew${n}` }),
    },
    {
      name: 'a title, among the events',
      say: (n) => patch(`/events/${trip}`, { title: `Titled anew ${n}` }),
      shown: (n) => ({ call: { path: '/events?kind=trip&brief=true&limit=5000' }, words: `Titled anew ${n}` }),
    },
  ];
}

async function measureCorrections(): Promise<void> {
  console.log('a correction until it is shown: clock, and processor time, median');
  await withServer(async (server) => {
    const { people = [] } = (await read(server.url, '/people?brief=true')) as {
      people?: { readonly id: string }[];
    };
    const trip = await firstId(server.url, '/events?kind=trip&brief=true&limit=1', 'events');
    const ids = people.slice(5).map(({ id }) => encodeURIComponent(id));
    await asked(server.url, search('photos from Lisbon'));
    for (const correction of correctionsFor(ids, trip)) {
      const all: Spent[] = [];
      for (let n = 0; n < ROUNDS; n += 1) all.push(await spent(server, () => untilShown(server.url, correction, n)));
      told(correction.name, 300, columns(medians(all)), `most ${Math.max(...all.map(({ ms }) => ms)).toFixed(0)} ms`);
    }
  });
}

const began = performance.now();
const folder = given ?? (await memoryOf(madeLife(items)));
if (given === undefined)
  console.log(`${items} items made and organised in ${((performance.now() - began) / 1000).toFixed(0)} s`);
try {
  await measurePages();
  if (onlyPages.length === 0) await measureCorrections();
} finally {
  if (given === undefined) await rm(dirname(folder), { recursive: true, force: true });
}

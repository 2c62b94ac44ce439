import { z } from 'zod';

/** A page of the web app over a memory with something of every kind in it. */
export type PageAddress = { readonly name: string; readonly address: string };

const found = z.object({ items: z.array(z.object({ id: z.string(), modality: z.string() })) });
const events = z.object({ events: z.array(z.object({ id: z.string(), kind: z.string(), count: z.int() })) });
const people = z.object({
  people: z.array(z.object({ id: z.string(), kind: z.string(), owner: z.boolean(), itemCount: z.int() })),
});
const figure = z.object({ value: z.number().optional() });
const runs = z.object({
  runs: z.array(z.object({ id: z.string(), group: z.string(), scored: z.boolean(), figures: z.array(figure) })),
});

const builds = z.object({
  builds: z.array(z.object({ id: z.string(), steps: z.array(z.object({ kind: z.string() })) })),
});
const tasks = z.object({ tasks: z.array(z.object({ id: z.string(), kind: z.string(), step: z.string() })) });

/** The pages of the datasets that are reviewed: one dataset that people write questions for, and one draft of each kind. */
async function reviewPages(json: (path: string) => Promise<unknown>): Promise<PageAddress[]> {
  const all = builds.parse(await json('/builds')).builds;
  if (all.length === 0) return [];
  const written = all.find(({ steps }) => steps.some(({ kind }) => kind === 'question')) ?? all[0];
  const drafts = new Map<string, string>();
  for (const { id } of all)
    for (const task of tasks.parse(await json(`/builds/${id}/tasks?limit=500`)).tasks)
      if (!drafts.has(task.kind))
        drafts.set(task.kind, `/annotate/${id}/tasks/${encodeURIComponent(task.id)}?queue=all&kind=${task.kind}`);
  const at = `/annotate/${written?.id}`;
  return [
    { name: 'annotate', address: '/annotate' },
    { name: 'build', address: at },
    { name: 'agreement', address: `${at}/agreement` },
    { name: 'write', address: `${at}/write` },
    ...[...drafts].map(([kind, address]) => ({ name: `draft-${kind}`, address })),
  ];
}

/** The address of every page, in a fixed order; of pages of one thing, the first thing that there is. */
export async function pageAddresses(json: (path: string) => Promise<unknown>): Promise<PageAddress[]> {
  const item = async (query: string, modality: string) =>
    found
      .parse(await json(`/search?q=${encodeURIComponent(query)}&limit=20`))
      .items.find((one) => one.modality === modality)?.id;
  const trip = events.parse(await json('/events?kind=trip&limit=20')).events.toSorted((a, b) => b.count - a.count)[0];
  const [person] = people
    .parse(await json('/people'))
    .people.filter(({ kind, owner }) => kind === 'person' && !owner)
    .toSorted((a, b) => b.itemCount - a.itemCount);
  const leadOf = ({ figures: [lead] }: z.infer<typeof runs>['runs'][number]): number => lead?.value ?? -1;
  const scored = runs
    .parse(await json('/bench/runs'))
    .runs.filter((run) => run.scored)
    .toSorted((a, b) => leadOf(b) - leadOf(a));
  const [run] = scored;
  const other = scored.find(({ id, group }) => id !== run?.id && group === run?.group);
  const one = (name: string, id: string | undefined, path: (id: string) => string): PageAddress[] =>
    id === undefined ? [] : [{ name, address: path(id) }];
  return [
    { name: 'ask', address: '/' },
    { name: 'timeline', address: trip === undefined ? '/timeline' : `/timeline?trip=${trip.id}` },
    { name: 'albums', address: '/albums' },
    { name: 'trash', address: '/trash' },
    { name: 'calendar', address: '/calendar?in=2023-05' },
    { name: 'duplicates', address: '/duplicates' },
    { name: 'events', address: '/events' },
    ...one('event', trip?.id, (id) => `/events/${id}`),
    { name: 'people', address: '/people' },
    ...one('person', person?.id, (id) => `/people/${id}`),
    { name: 'review', address: '/people/review' },
    { name: 'family', address: '/people/family' },
    { name: 'circles', address: '/people/circles' },
    { name: 'places', address: '/places' },
    { name: 'ledger', address: '/ledger' },
    { name: 'sums', address: '/ledger?by=trip' },
    ...one('picture', await item('photos from Cascais', 'image'), (id) => `/item/${id}`),
    ...one('film', await item('videos', 'video'), (id) => `/item/${id}`),
    ...one('mail', await item('e-mails about the hotel', 'email'), (id) => `/item/${id}`),
    { name: 'import', address: '/import' },
    { name: 'gone', address: '/gone' },
    { name: 'share', address: `/share?query=${encodeURIComponent('photos from Cascais')}` },
    { name: 'bench', address: '/bench' },
    ...one('run', run?.id, (id) => `/bench?run=${id}`),
    ...one('comparison', other?.id, (id) => `/bench?run=${run?.id}&against=${id}`),
    ...(await reviewPages(json)),
    { name: 'settings', address: '/settings' },
    { name: 'privacy', address: '/settings#privacy' },
    { name: 'welcome', address: '/welcome' },
  ];
}

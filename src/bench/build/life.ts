import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type App, openApp, openOrMakeApp } from '../../app/app.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { Event } from '../../memory/event.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Person } from '../../memory/person.ts';
import type { Place } from '../../memory/place.ts';
import type { ProgressListener } from '../../ports/progress.ts';

/** An item without the single readings that it was put together from. */
export type LifeItem = Omit<MemoryItem, 'readings'>;

/** Whose life a set is built from, read through a memory: its items, and all that is known of them. */
export type Life = {
  readonly app: App;
  /** The memory's folder. */
  readonly memory: string;
  /** In order of time, those without one last. */
  readonly items: readonly LifeItem[];
  item(id: string): LifeItem | undefined;
  readonly events: readonly Event[];
  readonly people: readonly Person[];
  readonly places: readonly Place[];
  /** What a city, region or country is called in Chinese; itself where no other name is known. */
  chineseName(place: string): string;
  /** The item's picture, or one of its film, as a JPEG without metadata; undefined where the file is gone. */
  picture(id: string, longestSide: number): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
};

const COMPLETE = 'life-added.json';

/** The absolute path of what is built from. Errors: `missing`. */
export function sourceOf(from: string): string {
  const path = resolve(from);
  if (existsSync(path)) return path;
  throw new MadeleineError('missing', 'The path does not exist.', { path, action: 'Check --from or --memory.' });
}

/**
 * Opens the memory at `from`; anything else there (a made life, a data set, files) is added to a memory in the build's own
 * folder first. Errors: those of `openApp` and `add`; `missing` for a path that is not there.
 */
export async function openLife(
  from: string,
  folder: string,
  options: { readonly signal: AbortSignal; readonly onProgress: ProgressListener },
): Promise<Life> {
  const path = sourceOf(from);
  const app = existsSync(join(path, 'madeleine.json')) ? await openApp(path) : await added(path, folder, options);
  try {
    return await lifeOf(app);
  } catch (error) {
    await app.close();
    throw error;
  }
}

async function added(
  path: string,
  folder: string,
  options: { readonly signal: AbortSignal; readonly onProgress: ProgressListener },
): Promise<App> {
  const { app } = await openOrMakeApp(join(folder, 'memory'), { quiet: true }, 'off');
  const complete = join(folder, COMPLETE);
  if (existsSync(complete)) return app;
  try {
    const report = await app.add([path], { as: 'auto', ...options });
    options.signal.throwIfAborted();
    await writeFile(complete, `${JSON.stringify({ items: report.items, failed: report.failed.length })}\n`);
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}

async function lifeOf(app: App): Promise<Life> {
  const items: LifeItem[] = [];
  for await (const { readings: _, ...item } of app.everyItem()) items.push(item);
  items.sort(inTime);
  const byId = new Map<string, LifeItem>(items.map((item) => [item.id, item]));
  const { names } = await app.placeNames('zh');
  const called = new Map(names.map((one) => [one.name, one.called]));
  return {
    app,
    memory: app.folder,
    items,
    item: (id) => byId.get(id),
    events: await app.everyRecord('event'),
    people: await app.everyRecord('person'),
    places: await app.everyRecord('place'),
    chineseName: (place) => called.get(place) ?? place,
    picture: (id, longestSide) =>
      app.rendition(id, longestSide).then(
        ({ bytes }) => bytes,
        () => undefined,
      ),
    close: () => app.close(),
  };
}

const LAST = '9999';
const inTime = (a: LifeItem, b: LifeItem): number => {
  const [one, other] = [a.time?.start ?? LAST, b.time?.start ?? LAST];
  return one < other || (one === other && a.id < b.id) ? -1 : 1;
};

import { sharedStore } from '../../access/shared-store.ts';
import { viewerStore } from '../../access/viewer-store.ts';
import { indexEntry } from '../../ingest/index-entry.ts';
import { type App, openApp, openAppSeen } from '../app.ts';
import type { Configuration } from '../settings/configuration.ts';
import type { View } from './kept-memories.ts';

/**
 * Memories that a server has open, each once for those who may change it, once for those who may look at all of it, and once
 * for each share. Who sees what is settled here, below everything that could show it.
 */
export class OpenViews {
  readonly #flags: Configuration;
  readonly #onError: (error: unknown) => void;
  readonly #opened = new Map<string, Promise<App>>();

  /** `onError` is told of bugs in work that nobody waits for. */
  constructor(onError: (error: unknown) => void, flags: Configuration = {}) {
    this.#onError = onError;
    this.#flags = flags;
  }

  /** The memory as its view shows it. Errors: those of `openApp`. */
  of(view: View): Promise<App> {
    const key = keyOf(view);
    const known = this.#opened.get(key);
    if (known !== undefined) return known;
    const opened = this.#open(view);
    this.#opened.set(key, opened);
    opened.catch(() => {
      if (this.#opened.get(key) === opened) this.#opened.delete(key);
    });
    return opened;
  }

  async #open(view: View): Promise<App> {
    const { place } = view.memory;
    if (view.role === 'shared') {
      const { filter } = view;
      const through = (store: Parameters<typeof viewerStore>[0]) => sharedStore(store, filter, indexEntry);
      return openAppSeen(place, { name: keyOf(view), through }, this.#flags);
    }
    if (view.role === 'viewer') return openAppSeen(place, { name: keyOf(view), through: viewerStore }, this.#flags);
    const app = await openApp(place, this.#flags);
    // What was begun before the server was last stopped goes on.
    void app
      .desk()
      .then((desk) => desk.carryOn({ work: true }))
      .catch(this.#onError);
    return app;
  }

  async close(): Promise<void> {
    const all = [...this.#opened.values()];
    this.#opened.clear();
    await Promise.all(all.map(async (opened) => (await opened).close()));
  }
}

/** A share whose filter was changed is another. */
function keyOf(view: View): string {
  if (view.role === 'shared') return `share ${view.id} ${JSON.stringify(view.filter)}`;
  return `${view.role === 'viewer' ? 'viewer' : 'whole'} ${view.memory.id} ${view.memory.place}`;
}

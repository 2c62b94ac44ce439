import { sharedStore } from '../../access/shared-store.ts';
import { viewerStore } from '../../access/viewer-store.ts';
import { indexEntry } from '../../ingest/index-entry.ts';
import type { AccountStore } from '../../ports/account-store.ts';
import { type App, openApp, openAppSeen } from '../app.ts';
import { hasEnded, type JobBoard } from '../jobs/job-board.ts';
import type { View } from './kept-memories.ts';
import { OpenFew } from './open-few.ts';

/** Views that stay open though nobody uses them, and for how long at most: an index takes about a kilobyte an item. */
const MOST_UNUSED = 32;
const IDLE_MS = 15 * 60_000;
/** What was asked may be worked out for others after the request has ended. */
const GRACE_MS = 2 * 60_000;

export type OpenViewsOptions = {
  /** Does what is pending, in place of leaving it to workers. */
  readonly works: boolean;
  readonly sharesOf: AccountStore['sharesOf'];
};

/** An app with its long work, where there may be any. */
type Opened = { readonly app: App; readonly jobs?: JobBoard; close(): Promise<void> };

/**
 * Memories that a server has open, each once for those who may change it, once for those who may look at all of it, and once
 * for each share. Who sees what is settled here, below everything that could show it. What nobody has used for a while is
 * closed, unless it is at work.
 */
export class OpenViews {
  readonly #options: OpenViewsOptions;
  readonly #onError: (error: unknown) => void;
  readonly #few: OpenFew<Opened>;

  /** `onError` is told of bugs in work that nobody waits for. */
  constructor(onError: (error: unknown) => void, options: OpenViewsOptions) {
    this.#onError = onError;
    this.#options = options;
    const isBusy = ({ jobs }: Opened) => jobs?.list().some((job) => !hasEnded(job)) === true;
    const limits = { most: MOST_UNUSED, idleMilliseconds: IDLE_MS, graceMilliseconds: GRACE_MS, isBusy };
    this.#few = new OpenFew(limits, onError);
  }

  /** How many are open. */
  get size(): number {
    return this.#few.size;
  }

  /** The memory as its view shows it, which stays open until `release` is called. Errors: those of `openApp`. */
  async of(view: View): Promise<{ readonly app: App; readonly release: () => void }> {
    const { value, release } = await this.#few.take(keyOf(view), () => this.#open(view));
    return { app: value.app, release };
  }

  async #open(view: View): Promise<Opened> {
    const { place } = view.memory;
    if (view.role === 'shared') {
      const { filter } = view;
      const through = (store: Parameters<typeof viewerStore>[0]) => sharedStore(store, filter, indexEntry);
      return seen(await openAppSeen(place, { name: keyOf(view), through }));
    }
    if (view.role === 'viewer') return seen(await openAppSeen(place, { name: keyOf(view), through: viewerStore }));
    const app = await openApp(place, {}, { shares: () => this.#options.sharesOf(view.memory.id) });
    try {
      const desk = await app.desk();
      // What was begun before the server was last stopped goes on.
      void desk.carryOn({ work: this.#options.works }).catch(this.#onError);
      return { app, jobs: desk.jobs, close: () => app.close() };
    } catch (error) {
      await app.close();
      throw error;
    }
  }

  close(): Promise<void> {
    return this.#few.close();
  }
}

const seen = (app: App): Opened => ({ app, close: () => app.close() });

/** A share whose filter was changed is another. */
function keyOf(view: View): string {
  if (view.role === 'shared') return `share ${view.id} ${JSON.stringify(view.filter)}`;
  return `${view.role === 'viewer' ? 'viewer' : 'whole'} ${view.memory.id} ${view.memory.place}`;
}

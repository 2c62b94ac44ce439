import { setTimeout as sleep } from 'node:timers/promises';
import type { KeptMemory } from '../../memory/account.ts';
import { isMadeleineError } from '../../memory/errors.ts';
import { systemClock } from '../../ports/clock.ts';
import type { Telemetry } from '../../ports/telemetry.ts';
import type { Turn, Turns } from '../../ports/turns.ts';
import { MemoryWorker, type WorkerNews, type WorkerOutcome } from '../jobs/memory-worker.ts';
import { OwnTurns } from '../jobs/own-turns.ts';
import { draining, patient, type WorkerOptions } from '../jobs/worker.ts';
import { OpenMemory } from '../open-memory.ts';
import { type Configuration, readConfiguration } from '../settings/configuration.ts';
import type { ServerAccounts } from './open-accounts.ts';
import { OpenFew } from './open-few.ts';

/** How long an owner is served at a time, in each stage that has work, while others wait. */
const SLICE_MS = 2_000;
/** How long nothing is looked for after nothing was found; how long an owner is left alone whose work cannot be done now. */
const IDLE_MS = 2_000;
const REST_MS = 5_000;
const PAUSED_MS = 30_000;
/** How often memories in folders, of whose work nobody tells, and the list of memories are looked at again. */
const LOOK_AGAIN_MS = 10_000;
const MOST_OPEN = 8;
const IDLE_OPEN_MS = 60_000;

export type FleetOptions = WorkerOptions & { readonly flags?: Configuration; readonly telemetry?: Telemetry };

/**
 * As `work`, for every memory that the accounts of a server have: each in its turn, those first that were served longest ago,
 * by however many workers. A memory that cannot be opened keeps nobody waiting. Errors: those of the accounts; `usage`.
 */
export async function workForAll(accounts: ServerAccounts, options: FleetOptions): Promise<WorkerOutcome> {
  return draining(options, async (within) => {
    const fleet = new Fleet(accounts, options, within);
    try {
      return await fleet.run();
    } finally {
      await fleet.close();
    }
  });
}

/** Memories whose turns are told of at the same place. */
type Group = { readonly turns: Turns; readonly memories: Map<string, KeptMemory> };

class OpenWorker extends MemoryWorker {
  isPrepared = false;

  close(): Promise<void> {
    return this.memory.close();
  }
}

class Fleet {
  readonly #accounts: ServerAccounts;
  readonly #options: FleetOptions;
  readonly #within: { readonly breakOff: AbortSignal; readonly say: (news: WorkerNews) => void };
  readonly #outcome: WorkerOutcome = { done: 0, failed: 0, byStage: {} };
  readonly #groups = new Map<string, Group>();
  readonly #known = new Set<string>();
  readonly #open: OpenFew<OpenWorker>;
  #listed = Number.NEGATIVE_INFINITY;
  /** Turns in a row that brought nothing. */
  #misses = 0;

  constructor(
    accounts: ServerAccounts,
    options: FleetOptions,
    within: { readonly breakOff: AbortSignal; readonly say: (news: WorkerNews) => void },
  ) {
    this.#accounts = accounts;
    this.#options = options;
    this.#within = within;
    this.#open = new OpenFew({ most: MOST_OPEN, idleMilliseconds: IDLE_OPEN_MS }, (error) => this.#tell(error));
  }

  async run(): Promise<WorkerOutcome> {
    const { stop, once = false } = this.#options;
    const patiently = once ? <T>(task: () => Promise<T>) => task() : patient(stop, this.#within.say);
    while (!stop.aborted) {
      const served = await patiently(() => this.#round());
      if (served === true) continue;
      if (once) break;
      if (served === false) this.#within.say({ state: 'idle' });
      await sleep(IDLE_MS, undefined, { signal: stop }).catch(() => undefined);
    }
    return this.#outcome;
  }

  async close(): Promise<void> {
    await this.#open.close();
    for (const { turns } of this.#groups.values()) await turns.close();
  }

  /** Serves an owner at each place; false where that brought nothing and would bring nothing again. */
  async #round(): Promise<boolean> {
    if (performance.now() - this.#listed > LOOK_AGAIN_MS) await this.#list();
    let served = false;
    for (const { turns, memories } of this.#groups.values()) {
      if (this.#options.stop.aborted) break;
      const turn = await turns.next([...memories.keys()]);
      const memory = turn === undefined ? undefined : memories.get(turn.owner);
      if (turn === undefined || memory === undefined) continue;
      served = (await this.#serve(memory, turns, turn)) || served;
    }
    return served;
  }

  /** Memories come and go; each is looked at once, since what waited before anybody was told of it waits still. */
  async #list(): Promise<void> {
    const memories = await this.#accounts.accounts.store.memories();
    for (const group of this.#groups.values()) group.memories.clear();
    const fresh = new Map<Turns, string[]>();
    for (const memory of memories) {
      const { group, owner } = await this.#placeOf(memory);
      group.memories.set(owner, memory);
      if (this.#known.has(memory.id)) continue;
      this.#known.add(memory.id);
      fresh.set(group.turns, [...(fresh.get(group.turns) ?? []), owner]);
    }
    for (const [turns, owners] of fresh) await turns.ask(owners);
    this.#listed = performance.now();
  }

  async #placeOf({ place }: KeptMemory): Promise<{ readonly group: Group; readonly owner: string }> {
    const { url, owner, migrationUrl } = this.#configured(place)?.database ?? {};
    const isOnServer = url !== undefined && owner !== undefined;
    const key = isOnServer ? url : '';
    const known = this.#groups.get(key);
    if (known !== undefined) return { group: known, owner: isOnServer ? owner : place };
    const turns = isOnServer ? await openTurns(url, migrationUrl) : new OwnTurns(LOOK_AGAIN_MS);
    const group = { turns, memories: new Map<string, KeptMemory>() };
    this.#groups.set(key, group);
    return { group, owner: isOnServer ? owner : place };
  }

  /** Of one whose settings cannot be read, opening it tells why. */
  #configured(place: string): Configuration | undefined {
    try {
      return readConfiguration(place, this.#options.flags);
    } catch {
      return undefined;
    }
  }

  async #serve(memory: KeptMemory, turns: Turns, turn: Turn): Promise<boolean> {
    try {
      return await this.#open.use(
        memory.place,
        () => this.#opened(memory),
        (worker) => this.#work(worker, turns, turn),
      );
    } catch (error) {
      if (!isMadeleineError(error) || error.code === 'unreachable') throw error;
      this.#within.say({ state: 'skipped', memory: memory.name, message: error.message });
      await turns.rest(turn, PAUSED_MS);
      return true;
    }
  }

  async #work(worker: OpenWorker, turns: Turns, turn: Turn): Promise<boolean> {
    worker.isPrepared ||= await worker.prepare();
    const did = await worker.round();
    const isLeft = await worker.isLeft();
    if (!isLeft) await turns.done(turn);
    this.#misses = did || !isLeft ? 0 : this.#misses + 1;
    if (this.#misses === 0) return true;
    // What is left is for workers of other stages, to whom the owner is left, too.
    if (this.#options.stages !== undefined) return this.#misses < this.#known.size;
    await turns.rest(turn, worker.isPaused ? PAUSED_MS : REST_MS);
    return true;
  }

  async #opened({ place }: KeptMemory): Promise<OpenWorker> {
    const { stages, concurrency, stop, onProgress, flags = {}, telemetry } = this.#options;
    const memory = await OpenMemory.open(place, flags, systemClock, telemetry && { telemetry });
    return new OpenWorker(memory, {
      ...{ stages, concurrency, stop, onProgress, ...this.#within, outcome: this.#outcome },
      sliceMilliseconds: SLICE_MS,
      atOnce: true,
    });
  }

  #tell(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    this.#within.say({ state: 'unreachable', message });
  }
}

async function openTurns(url: string, migrationUrl: string | undefined): Promise<Turns> {
  const { openPostgresTurns } = await import('../../adapters/postgres/postgres-turns.ts');
  return openPostgresTurns(url, migrationUrl === undefined ? {} : { migrationUrl });
}

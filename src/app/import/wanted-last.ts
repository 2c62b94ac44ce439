import type { OpenMemory } from '../open-memory.ts';

type ViewOf = typeof import('../../organise/view.ts').viewOf;

const organising = () => import('../jobs/organise-memory.ts');

/** What an import wants at its end. It is loaded while the first of what is read is read elsewhere, so that reading begins sooner. */
export class WantedLast {
  readonly #memory: OpenMemory;
  readonly #organises: boolean;
  #notes: Promise<string[]> | undefined;
  #viewOf: ViewOf | undefined;

  /** @param organises whether it organises, too */
  constructor(memory: OpenMemory, organises: boolean) {
    this.#memory = memory;
    this.#organises = organises;
  }

  /** Begins to load it, once: to be called when the first of what was read has come. */
  begin(): void {
    if (this.#notes !== undefined) return;
    void this.notes();
    if (!this.#organises) return;
    // What fails here fails again where it is waited for.
    this.#load().catch(() => undefined);
  }

  /** Makes what organising looks at, once that is loaded: until then nobody has the time. */
  get viewOf(): ViewOf | undefined {
    return this.#viewOf;
  }

  async #load(): Promise<void> {
    await organising();
    this.#viewOf = (await import('../../organise/view.ts')).viewOf;
  }

  /** What this machine lacks. */
  notes(): Promise<string[]> {
    this.#notes ??= this.#memory.notes();
    return this.#notes;
  }

  /** As `organiseMemory`. */
  async organise(options: Parameters<Awaited<ReturnType<typeof organising>>['organiseMemory']>[1]): Promise<void> {
    await (await organising()).organiseMemory(this.#memory, options);
  }
}

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { DeriveContext } from '../ingest/derive.ts';
import type { RunnableStage } from '../ingest/enrich.ts';
import type { KnownItems } from '../ingest/known-items.ts';
import type { PreparePorts } from '../ingest/prepare.ts';
import type { Share } from '../memory/account.ts';
import { faceIdsOf } from '../memory/face.ts';
import type { BatchId } from '../memory/ids.ts';
import type { Settings } from '../memory/settings.ts';
import type { WordsRead } from '../organise/view.ts';
import { type Clock, systemClock } from '../ports/clock.ts';
import type { CodeReader } from '../ports/code-reader.ts';
import type { DocumentReader } from '../ports/document-reader.ts';
import type { Embedder } from '../ports/embedder.ts';
import type { Geocoder } from '../ports/geocoder.ts';
import type { LanguageModel } from '../ports/language-model.ts';
import type { MediaDecoder } from '../ports/media-decoder.ts';
import type { MediaMetadata } from '../ports/media-metadata.ts';
import type { LendContent, MediaVault } from '../ports/media-vault.ts';
import type { Perception } from '../ports/perception.ts';
import type { Reranker } from '../ports/reranker.ts';
import type { IndexEntry, Store } from '../ports/store.ts';
import { noTelemetry, type Telemetry } from '../ports/telemetry.ts';
import type { TextRecognizer } from '../ports/text-recognizer.ts';
import type { VideoFrames } from '../ports/video-frames.ts';
import type { FindSimilar } from '../retrieve/tools/similarity.ts';
import { contentKey } from './import/content-path.ts';
import type { ExtractionPool } from './import/extraction-pool.ts';
import { StoredCopyKeys } from './keys/copy-keys.ts';
import { readPrivate, writePrivate } from './keys/private-file.ts';
import { sweepLent, useWorkFolder } from './keys/work-folder.ts';
import { layout, type MemoryFolder, openFolder } from './memory-folder.ts';
import { openStoreOf } from './open-store.ts';
import { openVault } from './open-vault.ts';
import { observedStore } from './operations/observed-store.ts';
import { type Configuration, readConfiguration } from './settings/configuration.ts';
import { ownerSettings } from './settings/owner-settings.ts';
import { mayBeAsked } from './settings/this-machine.ts';

/** Opens a model by its name in a configuration. */
export type ModelOpener = (named: string, at: { readonly configuration: Configuration }) => Promise<LanguageModel>;

/** How somebody else than its owner sees a memory. */
export type Seeing = {
  /** Tells this way of seeing from others of the same memory, wherever something is kept for who asks. */
  readonly name: string;
  /** What is seen of the store; the original is not reached by any other way. */
  readonly through: (store: Store) => Store;
};

export type OpenOptions = {
  readonly telemetry?: Telemetry | undefined;
  readonly seeing?: Seeing;
  /** On a server with accounts: what others are shown of it now. */
  readonly shares?: () => Promise<readonly Pick<Share, 'name' | 'filter'>[]>;
};

/**
 * A memory with everything that works on it. What is slow to load (city tables, image libraries, text recognition) is
 * loaded when it is first needed, so that a search starts in a blink.
 */
export class OpenMemory {
  readonly folder: MemoryFolder;
  #configuration: Configuration;
  /** What the command line said: it comes before the file, also when that is read anew. */
  readonly flags: Configuration;
  #settings: Settings;
  readonly store: Store;
  /** Whose way of seeing it is; undefined: its owner's, who sees all. Threads and processes open a memory as its owner does. */
  readonly seenBy: string | undefined;
  /** What accounts of its server see of it now. */
  readonly shares: NonNullable<OpenOptions['shares']>;
  readonly vault: MediaVault;
  readonly clock: Clock;
  readonly telemetry: Telemetry;
  readonly jobs: number;
  #geocoder: Promise<Geocoder> | undefined;
  #decoder: Promise<MediaDecoder> | undefined;
  #recognizer: Promise<TextRecognizer> | undefined;
  #codes: Promise<CodeReader> | undefined;
  #documents: Promise<DocumentReader> | undefined;
  #perception: Promise<Perception | undefined> | undefined;
  #metadata: Promise<MediaMetadata> | undefined;
  readonly #rerankers = new Map<string, Promise<Reranker>>();
  readonly #models = new Map<string, Promise<LanguageModel>>();
  #openModel: ModelOpener = async (named, at) => {
    const { openPatientModel } = await import('./models/patient-model.ts');
    return openPatientModel(named, at);
  };
  #frames: Promise<VideoFrames> | undefined;
  #embedder: Embedder | undefined;
  #ofTexts: Embedder | undefined;
  #findSimilar: FindSimilar | undefined;
  #extraction: ExtractionPool | undefined;
  #closers: (() => Promise<void>)[] = [];

  private constructor(
    folder: MemoryFolder,
    { configuration, flags }: { readonly configuration: Configuration; readonly flags: Configuration },
    settings: Settings,
    { store, vault }: { readonly store: Store; readonly vault: MediaVault },
    { clock, telemetry, seenBy, shares }: Pick<OpenMemory, 'clock' | 'telemetry' | 'seenBy' | 'shares'>,
  ) {
    this.folder = folder;
    this.#configuration = configuration;
    this.flags = flags;
    this.#settings = settings;
    this.store = store;
    this.seenBy = seenBy;
    this.shares = shares;
    this.clock = clock;
    this.telemetry = telemetry;
    this.vault = vault;
    this.jobs = this.configuration.jobs ?? Math.max(2, availableParallelism());
  }

  /** Errors: those of `openFolder`, `readConfiguration`, `openVault` and `openStore`. */
  static async open(
    path: string,
    flags: Configuration = {},
    clock: Clock = systemClock,
    options: OpenOptions = {},
  ): Promise<OpenMemory> {
    const folder = await openFolder(path);
    if (folder.key === undefined) return OpenMemory.#opened(folder, flags, clock, options);
    const leaveWorkFolder = useWorkFolder(path);
    try {
      await sweepLent(path);
      const memory = await OpenMemory.#opened(folder, flags, clock, options);
      memory.#closers.push(async () => leaveWorkFolder());
      return memory;
    } catch (error) {
      leaveWorkFolder();
      throw error;
    }
  }

  static async #opened(
    folder: MemoryFolder,
    flags: Configuration,
    clock: Clock,
    { telemetry = noTelemetry, seeing, shares = async () => [] }: OpenOptions,
  ): Promise<OpenMemory> {
    const { path } = folder;
    const configuration = readConfiguration(path, flags);
    const whole = observedStore(await openStoreOf(path, configuration), telemetry);
    const keys = new StoredCopyKeys(whole, folder.secret);
    const vault = await openVault(path, configuration, keys).catch(async (error: unknown) => {
      await whole.close();
      throw error;
    });
    const store = seeing === undefined ? whole : seeing.through(whole);
    const kept = await store.record('settings', 'owner');
    const settings = ownerSettings(configuration, kept?.faces ?? 'unasked');
    const watched = { clock, telemetry, seenBy: seeing?.name, shares };
    return new OpenMemory(folder, { configuration, flags }, settings, { store, vault }, watched);
  }

  get settings(): Settings {
    return this.#settings;
  }

  get configuration(): Configuration {
    return this.#configuration;
  }

  /**
   * Reads the configuration and the owner's word on faces anew: they may have been changed here or by another program.
   * What was made with the old ones is made again when it is next needed. Errors: `invalid-configuration`.
   */
  async reconfigure(): Promise<void> {
    const configuration = readConfiguration(this.folder.path, this.flags);
    const kept = await this.store.record('settings', 'owner');
    const settings = ownerSettings(configuration, kept?.faces ?? 'unasked');
    if (isDeepStrictEqual([configuration, settings], [this.#configuration, this.#settings])) return;
    this.#configuration = configuration;
    this.#settings = settings;
    this.#geocoder = undefined;
    this.#metadata = undefined;
    this.#recognizer = undefined;
    this.#extraction = undefined;
    this.#embedder = undefined;
    this.#ofTexts = undefined;
    this.#findSimilar = undefined;
    this.#models.clear();
  }

  /** Keeps whether faces may be told apart; from now on the stages go by it. */
  async keepFaces(faces: Settings['faces']): Promise<void> {
    const value = { ...this.#settings, faces };
    await this.store.write([{ op: 'putRecord', kind: 'settings', id: 'owner', value }]);
    this.#settings = value;
  }

  geocoder(): Promise<Geocoder> {
    this.#geocoder ??= this.#openGeocoder();
    return this.#geocoder;
  }

  decoder(): Promise<MediaDecoder> {
    this.#decoder ??= import('../adapters/sharp/decoder.ts').then(({ SharpDecoder }) => new SharpDecoder());
    return this.#decoder;
  }

  /** Everything that reading a record needs. */
  async preparePorts(batch: BatchId, known: KnownItems): Promise<PreparePorts> {
    const geocoder = await this.geocoder();
    return {
      batch,
      known,
      vault: this.vault,
      metadata: () => {
        this.#metadata ??= this.#openMetadata(geocoder);
        return this.#metadata;
      },
      decoder: () => this.decoder(),
      frames: () => this.frames(),
      derive: await this.deriveContext(),
      zoneOf: (lat, lon) => geocoder.zone(lat, lon),
      ownerZone: this.settings.zone,
    };
  }

  async deriveContext(): Promise<DeriveContext> {
    const [geocoder, { ExtractionPool }] = await Promise.all([this.geocoder(), import('./import/extraction-pool.ts')]);
    if (this.#extraction === undefined) {
      const pool = new ExtractionPool(this.settings, geocoder);
      this.#extraction = pool;
      this.#closers.push(() => pool.close());
    }
    return { geocoder, ownReadings: this.#extraction.derive };
  }

  /** Says how many items with words an import will bring, so that threads to read them begin early. */
  async expectWords(items: number): Promise<void> {
    await this.deriveContext();
    this.#extraction?.expect(items);
  }

  /** What organising would read in the words of the item that has this very index entry, where that was read with it. */
  wordsBeside(index: IndexEntry): WordsRead | undefined {
    return this.#extraction?.wordsBeside(index);
  }

  /** From now on models are opened this way, for whoever counts or keeps what they are asked. */
  openModelsBy(open: ModelOpener): void {
    this.#openModel = open;
    this.#models.clear();
  }

  /**
   * A configured model, one for as long as the memory is open: its limits hold over all questions. Errors: those of
   * `openPatientModel`.
   */
  model(named: string): Promise<LanguageModel> {
    const known = this.#models.get(named);
    if (known !== undefined) return known;
    const opened = this.#openModel(named, this);
    this.#models.set(named, opened);
    opened.catch(() => this.#models.delete(named));
    return opened;
  }

  /** A configured reranker, one for as long as the memory is open. Errors: those of `openNamedReranker`. */
  reranker(named: string): Promise<Reranker> {
    const known = this.#rerankers.get(named);
    if (known !== undefined) return known;
    const opened = import('./models/named-reranker.ts').then(({ openNamedReranker }) =>
      openNamedReranker(named, this.configuration),
    );
    this.#rerankers.set(named, opened);
    opened.catch(() => this.#rerankers.delete(named));
    return opened;
  }

  frames(): Promise<VideoFrames> {
    this.#frames ??= Promise.all([import('../adapters/ffmpeg/video-frames.ts'), import('./open-voice.ts')]).then(
      ([{ openVideoFrames }, { openVoice }]) => openVideoFrames({ voice: openVoice }),
    );
    return this.#frames;
  }

  /** The item's bytes as a file of this machine. */
  readonly lend: LendContent = async (item, use, signal) =>
    this.vault.withLocalFile(await contentKey(item), use, signal);

  /** Background stages: documents; text in pictures, unless that is switched off; what pictures show; faces, if the owner said so. */
  async stages(): Promise<RunnableStage[]> {
    const { backgroundStages } = await import('./jobs/background-stages.ts');
    const { hasVoiceModel } = await import('./open-voice.ts');
    const stages = backgroundStages({
      documents: await this.documents(),
      zone: this.settings.zone,
      decoder: () => this.decoder(),
      frames: () => this.frames(),
      perception: await this.perception(),
      recognizer: this.configuration.ocr?.enabled === false ? undefined : await this.recognizer(),
      codes: this.configuration.ocr?.enabled === false ? undefined : await this.#codeReader(),
      lend: this.lend,
      facesOf: ({ id }) => this.store.records('face', faceIdsOf(id)),
      findsFaces: this.settings.faces === 'on',
      hearsByModel: hasVoiceModel(),
    });
    return [...stages, ...(await this.#modelStages())];
  }

  /** Stages by models of the owner's choice: none unless they are configured, and allowed. */
  async #modelStages(): Promise<RunnableStage[]> {
    const { vision, embedder, transcriber } = this.configuration;
    if (vision?.model === undefined && embedder === undefined && transcriber?.model === undefined) return [];
    const { store, configuration, lend } = this;
    const ports = { store, configuration, decoder: () => this.decoder(), frames: () => this.frames(), lend };
    const [{ captionStages }, { embedStages, embedTextStages }, { transcriptStages }] = await Promise.all([
      import('./models/caption-stages.ts'),
      import('./models/embedding.ts'),
      import('./models/transcript-stages.ts'),
    ]);
    return [
      ...(await transcriptStages(ports)),
      ...(await captionStages(ports)),
      ...embedTextStages(await this.#textEmbedder(), configuration),
      ...(await embedStages(ports, await this.embedder())),
    ];
  }

  /** The configured embedder; undefined without one, or before its owner allowed it. */
  async embedder(): Promise<Embedder | undefined> {
    if (this.#embedder !== undefined || this.configuration.embedder === undefined) return this.#embedder;
    const { openEmbedder } = await import('./models/embedding.ts');
    const opened = await openEmbedder(this);
    if (opened !== undefined) this.#closers.push(() => opened.close());
    this.#embedder = opened;
    return opened;
  }

  async #textEmbedder(): Promise<Embedder | undefined> {
    if (this.#ofTexts !== undefined || this.configuration.embedder?.textFolder === undefined) return this.#ofTexts;
    const { openTextEmbedder } = await import('./models/embedding.ts');
    this.#ofTexts = await openTextEmbedder(this.configuration);
    return this.#ofTexts;
  }

  /** How alike pictures, mails and notes are to words; absent without an embedder. */
  async findSimilar(): Promise<FindSimilar | undefined> {
    if (this.configuration.embedder === undefined) return undefined;
    const { findSimilarBy } = await import('./models/embedding.ts');
    this.#findSimilar ??= findSimilarBy(
      this,
      () => this.embedder(),
      () => this.#textEmbedder(),
    );
    return this.#findSimilar;
  }

  /** What looks at pictures; `undefined` when it is switched off or its models are not there. No process starts before the first picture. */
  async perception(): Promise<Perception | undefined> {
    if (this.configuration.perception?.enabled === false) return undefined;
    this.#perception ??= import('./jobs/open-perception.ts').then(({ missingModels, openPerception }) => {
      if (missingModels().length > 0) return undefined;
      const perception = openPerception(this.jobs);
      this.#closers.push(() => perception.close());
      return perception;
    });
    return this.#perception;
  }

  /** What this machine lacks that would add something; shown after an import. */
  async notes(): Promise<string[]> {
    const { missingPrograms, whatIsMissed } = await import('./jobs/machine-programs.ts');
    const notes = (await missingPrograms()).map(
      (program) => `${program.name} was not found: ${whatIsMissed(program)}.`,
    );
    const { missingModels } = await import('./jobs/open-perception.ts');
    if (missingModels().length > 0)
      notes.push('Pictures were not analysed because models are missing. To install them, run: npm ci');
    return notes;
  }

  async close(): Promise<void> {
    for (const close of this.#closers.reverse()) await close();
    await this.vault.close();
    await this.store.close();
  }

  async #openGeocoder(): Promise<Geocoder> {
    const { openGeonames } = await import('../adapters/geonames/geocoder.ts');
    const fallback = openGeonames();
    const endpoint = this.configuration.geocoder?.nominatim;
    if (endpoint === undefined) return fallback;
    const { openNominatim } = await import('../adapters/nominatim/geocoder.ts');
    const cacheFolder = join(this.folder.path, layout.cache, 'places');
    const files = { read: readPrivate, write: writePrivate };
    return openNominatim({
      endpoint,
      cacheFolder,
      files,
      fallback,
      offline: !mayBeAsked(endpoint, this.configuration),
    });
  }

  /** What reads text in pictures, whether or not that is switched on for imports. Errors: `dependency-missing`. */
  async recognizer(): Promise<TextRecognizer> {
    this.#recognizer ??= import('./open-recognizer.ts').then(async ({ openRecognizer }) => {
      const recognizer = await openRecognizer(this.settings.ocrLanguages);
      this.#closers.push(() => recognizer.close());
      return recognizer;
    });
    return this.#recognizer;
  }

  #codeReader(): Promise<CodeReader> {
    this.#codes ??= import('../adapters/zxing/code-reader.ts').then(({ openCodeReader }) => {
      const reader = openCodeReader();
      this.#closers.push(() => reader.close());
      return reader;
    });
    return this.#codes;
  }

  /** What reads documents; no thread begins before the first. */
  documents(): Promise<DocumentReader> {
    this.#documents ??= import('./jobs/open-documents.ts').then(({ openDocuments }) => {
      const reader = openDocuments();
      this.#closers.push(() => reader.close());
      return reader;
    });
    return this.#documents;
  }

  async #openMetadata(geocoder: Geocoder): Promise<MediaMetadata> {
    const [{ ExifReaderTagReader }, { LayeredMediaMetadata }, { openThoroughReader }] = await Promise.all([
      import('../adapters/exifreader/tag-reader.ts'),
      import('../ingest/media-metadata.ts'),
      import('./jobs/machine-programs.ts'),
    ]);
    const thorough = await openThoroughReader();
    const metadata = new LayeredMediaMetadata({
      fast: new ExifReaderTagReader(),
      ...(thorough === undefined ? {} : { thorough }),
      zoneOf: (lat, lon) => geocoder.zone(lat, lon),
      clock: this.clock,
    });
    this.#closers.push(() => metadata.close());
    return metadata;
  }
}

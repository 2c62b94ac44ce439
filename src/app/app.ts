import { requireLibsql } from '../adapters/sqlite/libsql-database.ts';
import type { AlbumChange, NewAlbum } from '../contract/album-verbs.ts';
import type { DuplicateDecision } from '../contract/duplicate-verbs.ts';
import type { ItemPatch } from '../contract/item-verbs.ts';
import type { LedgerGroup } from '../contract/ledger-verb.ts';
import type { InitResponse } from '../contract/memory-verbs.ts';
import type { PersonChange } from '../contract/people-pages.ts';
import type { Bounds, SpotsAsked } from '../contract/place-pages.ts';
import { MadeleineError } from '../memory/errors.ts';
import type { EventKind } from '../memory/event.ts';
import type { Importer } from '../memory/origin.ts';
import type { RecordKind } from '../memory/records.ts';
import type { Settings } from '../memory/settings.ts';
import { systemClock } from '../ports/clock.ts';
import type { Telemetry } from '../ports/telemetry.ts';
import { agentPart } from './agents/agent-part.ts';
import { type EventsAsked, eventPage, showEvent } from './events/events.ts';
import { listEvents, listPlaces, type NamedSpot, namePlace, titleEvent } from './events/events-and-places.ts';
import { type LedgerGroupPage, type LedgerPage, listLedger, showAccount, sumLedger } from './events/ledger.ts';
import type { LedgerFilter } from './events/ledger-accounts.ts';
import { placeDay } from './events/place-day.ts';
import { placeNames } from './events/place-names.ts';
import { itemsOfPlace, listPlacesBriefly, placePage } from './events/place-pages.ts';
import { itemsInBox, placedItems, placeHeat, placeSpots } from './events/place-spots.ts';
import { exportMemory } from './export.ts';
import type { AddOptions } from './import/add.ts';
import type { estimate as Estimate } from './import/estimate.ts';
import { type ForgetOptions, type ForgetWhat, forget } from './import/forget.ts';
import { importPart } from './import/import-part.ts';
import { inTurn } from './import/in-turn.ts';
import type { ObserveOptions } from './import/observe.ts';
import type { CorrectionOptions } from './items/corrected.ts';
import { idsBeginning } from './items/ids-beginning.ts';
import { itemAround } from './items/item-around.ts';
import { itemPage, type PageOptions } from './items/item-pages.ts';
import { mediaPart } from './items/media-part.ts';
import { sayings } from './items/sayings.ts';
import { show } from './items/show.ts';
import { takeBack } from './items/take-back.ts';
import { type TimelineAsked, timeline, timelineDays, timelineMonths } from './items/timeline.ts';
import type { MakeAnewOptions } from './jobs/make-anew.ts';
import { organisedByNow, organiseLater } from './jobs/organise-later.ts';
import type { WorkerOptions } from './jobs/worker.ts';
import { ShareLinks } from './links/share-links.ts';
import type { TurnOptions } from './lock-folder.ts';
import { mailPart } from './mail/mail-part.ts';
import { createFolder, isEncrypted, isMemory } from './memory-folder.ts';
import { addConcept, listConcepts, type NewConcept, removeConcept, showConcept } from './models/concepts.ts';
import type { EncryptMediaOptions } from './move/encrypt-media.ts';
import type { EncryptOptions } from './move/encrypt-memory.ts';
import type { MoveOptions } from './move/move.ts';
import type { SaidPlaces } from './move/move-places.ts';
import { type ModelOpener, OpenMemory, type OpenOptions, type Seeing } from './open-memory.ts';
import { readiness } from './operations/health.ts';
import type { OpenTelemetry } from './operations/open-telemetry.ts';
import { changePerson } from './people/change-person.ts';
import { correctPerson, type PersonCorrection } from './people/correct-person.ts';
import { facePicture } from './people/face-pictures.ts';
import { itemFaces } from './people/item-faces.ts';
import { mergePeople } from './people/merge-people.ts';
import { listPeople } from './people/people.ts';
import { itemsOfPerson, listPeopleBriefly, personPage, recognition } from './people/people-pages.ts';
import { type AskingOptions, answerSuggestion, suggestPeople } from './people/people-suggestions.ts';
import { saveFaces, showGraph, showPerson } from './people/show-person.ts';
import { type FacesToSplit, splitFaces } from './people/split-faces.ts';
import type { SuggestOptions } from './people/suggest-names.ts';
import { type Choice, itemsChosen } from './search/chosen-items.ts';
import type { DownloadSize, Downloads } from './search/download.ts';
import { forgetQuestions } from './search/question-history.ts';
import type { QuestionOptions } from './search/search.ts';
import { SearchThreads } from './search/search-threads.ts';
import { type BackupOptions, backup, type RestoreOptions, restore } from './settings/backup.ts';
import { type Configuration, readConfiguration } from './settings/configuration.ts';
import { doctor } from './settings/doctor.ts';
import { findMap, mapFile } from './settings/map-file.ts';
import type { mendMemory as MendMemory } from './settings/mend-memory.ts';
import { programVersion } from './settings/program-version.ts';
import { settingsPart } from './settings/settings-part.ts';
import { type StatusOptions, status } from './settings/status.ts';
import { mayBeAsked } from './settings/this-machine.ts';
import { Tokens } from './settings/tokens.ts';
import { sharePart } from './share/share-part.ts';

export type App = ReturnType<typeof appOf>;

/** Opens a memory with everything that can be done to it; every face calls this and nothing below it. */
export async function openApp(
  folder: string,
  flags: Configuration = {},
  options: Omit<OpenOptions, 'seeing'> = {},
): Promise<App> {
  return appOf(await OpenMemory.open(folder, flags, systemClock, options));
}

/** The same for somebody who may only look, at what they are shown. */
export async function openAppSeen(folder: string, seeing: Seeing, flags: Configuration = {}): Promise<App> {
  return appOf(await OpenMemory.open(folder, flags, systemClock, { seeing }));
}

/** What understands questions is loaded with the first one, and what answers them with the first to answer: adding starts in half the time. */
let [loadedSearch, loadedAsk]: [ReturnType<typeof loadSearch>?, ReturnType<typeof loadAsk>?] = [];
const loadSearch = () => import('./search/search.ts');
const loadAsk = () => import('./search/ask.ts');
const correcting = () => import('./items/correct-items.ts');
/** Importing a module again takes as long as a good part of a search, though it is there. */
const searching = () => (loadedSearch ??= loadSearch());
const asking = () => (loadedAsk ??= loadAsk());

function appOf(memory: OpenMemory) {
  const imports = importPart(memory);
  const searches = new SearchThreads(memory);
  const media = mediaPart(memory);
  const closing = new AbortController();
  let madeReady: Promise<void> = Promise.resolve();
  return {
    folder: memory.folder.path,
    /** Whose way of seeing the memory this is; undefined: its owner's. */
    seenBy: memory.seenBy,
    /** Aborted as it is closed: for who keeps something for as long as it is open. */
    closing: closing.signal,
    /** By which other machines and programs may use this memory over HTTP. */
    tokens: new Tokens(memory),
    ...ofLinks(memory),
    add: async (paths: readonly string[], options: AddOptions) => {
      const added = await (await import('./import/add.ts')).add(memory, paths, options);
      await (await import('./import/trash.ts')).emptyTrash(memory, 'old', { waits: true });
      return added;
    },
    /** Leaves an import to any worker. */
    queueImport: async (
      paths: readonly string[],
      options: { readonly as: Importer | 'auto'; readonly again: boolean },
    ) => (await import('./import/left-imports.ts')).queueImport(memory, paths, options),
    status: (options?: StatusOptions) => status(memory, options),
    ...ofQuestions(memory),
    /** As `search`, written as JSON; where many `wait` at once, in another thread, too. */
    searchWritten: (query: string, options: QuestionOptions, wait: number) => searches.written(query, options, wait),
    ...ofItems(memory),
    ...media,
    ...ofDownloads(memory, media.rendition),
    ...ofPeople(memory),
    ...ofTime(memory),
    ...ofPlaces(memory),
    /** A server of map pictures, where the owner configured one. */
    get mapTiles() {
      const tiles = memory.configuration.map?.tiles;
      return tiles !== undefined && mayBeAsked(tiles.url, memory.configuration) ? tiles : undefined;
    },
    /** Addresses and CIDR networks of reverse proxies whose `X-Forwarded-For` is believed. */
    get trustedProxies(): readonly string[] {
      return memory.configuration.server?.trustedProxies ?? [];
    },
    ...ofLedger(memory),
    forget: (what: ForgetWhat, options?: ForgetOptions) => forget(memory, what, options),
    export: (to: string, options: { readonly withPeople: boolean }) => exportMemory(memory, to, options),
    import: async (from: string) => (await import('./import/import-export.ts')).importExport(memory, from),
    backup: (file: string, options?: BackupOptions) => backup(memory, file, options),
    doctor: (repair: boolean, options?: MakeAnewOptions) => doctor(memory, repair, options),
    ...ofConcepts(memory),
    ...settingsPart(memory),
    ...sharePart(memory),
    ...agentPart(memory),
    /** Observes a film of the memory and keeps what was recorded with it. */
    observe: async (id: string, options?: ObserveOptions) =>
      (await import('./import/observe.ts')).observeItem(memory, id, options),
    /** Grows with every change of the memory, by any process. */
    sequence: () => memory.store.sequence(),
    /** For a process that will search often; `between` two parts of it others may go first. */
    warm: (between?: () => Promise<void>) => memory.store.warm(between),
    /** For a server: what the first page, search and answer need is read before they are asked for, while nobody waits. */
    makeReady: (quiet: (ms: number) => Promise<void>): Promise<void> => {
      madeReady = import('./search/make-ready.ts').then(({ makeReady }) => makeReady(memory, quiet, closing.signal));
      return madeReady;
    },
    ...ofOperations(memory),
    ...imports,
    ...mailPart(memory, imports),
    close: async () => {
      closing.abort();
      await madeReady.catch(() => undefined);
      await searches.close();
      await imports.closeDesk();
      await organisedByNow(memory);
      await memory.close();
    },
  };
}

function ofLedger(memory: OpenMemory) {
  return {
    ledger: (filter?: LedgerFilter & LedgerPage) => listLedger(memory, filter),
    ledgerSums: (by: LedgerGroup, filter?: LedgerFilter & LedgerGroupPage) => sumLedger(memory, by, filter),
    ledgerAccount: (id: string) => showAccount(memory, id),
  };
}

function ofTime(memory: OpenMemory) {
  return {
    events: (kind?: EventKind) => listEvents(memory, kind),
    titleEvent: (id: string, title: string) => inTurn(memory, () => titleEvent(memory, id, title)),
    /** A page of events, each with its cover. */
    eventPage: (asked?: EventsAsked) => eventPage(memory, asked),
    event: (id: string, page?: { readonly limit?: number | undefined; readonly cursor?: string | undefined }) =>
      showEvent(memory, id, page),
    timeline: (asked?: TimelineAsked) => timeline(memory, asked),
    timelineMonths: () => timelineMonths(memory),
    timelineDays: () => timelineDays(memory),
  };
}

function ofPlaces(memory: OpenMemory) {
  return {
    places: () => listPlaces(memory),
    placeNames: (language: 'en' | 'zh') => placeNames(memory, language),
    placesBriefly: (options?: { readonly full?: boolean }) => listPlacesBriefly(memory, options),
    placePage: (id: string, options?: { readonly full?: boolean }) => placePage(memory, id, options),
    placeItems: async (id: string, page: PageOptions) => itemPage(memory, await itemsOfPlace(memory, id), page),
    placedItems: () => placedItems(memory),
    placeSpots: (asked: SpotsAsked) => placeSpots(memory, asked),
    placeHeat: (asked: SpotsAsked) => placeHeat(memory, asked),
    boxItems: async (box: Bounds, page: PageOptions) => itemPage(memory, await itemsInBox(memory, box), page),
    placeDay: (day?: string) => placeDay(memory, day),
    /** The owner's own map of streets, read anew: it may have been put there since. */
    findMap: () => findMap(memory),
    mapFile: () => mapFile(memory),
    namePlace: (spot: NamedSpot, options?: CorrectionOptions) => inTurn(memory, () => namePlace(memory, spot, options)),
  };
}

/** What whoever runs the program for others asks of it. */
function ofOperations(memory: OpenMemory) {
  return {
    /** Runs the stages of waiting jobs until told to stop. */
    work: async (options: WorkerOptions) => (await import('./jobs/worker.ts')).work(memory, options),
    /** Encrypts what was kept in the object store before that was set. */
    encryptMedia: async (options: EncryptMediaOptions) =>
      (await import('./move/encrypt-media.ts')).encryptMedia(memory, options),
    /** Whether requests can be answered now, and why not. */
    readiness: () => readiness(memory),
    /** What metrics count. */
    watchedBy: (telemetry: OpenTelemetry) => telemetry.watch(memory.store),
  };
}

/** Who is in the memory, and what is said of them. */
function ofPeople(memory: OpenMemory) {
  return {
    people: (options?: { readonly hidden?: boolean }) => listPeople(memory, options),
    correctPerson: (said: PersonCorrection, options?: CorrectionOptions) =>
      inTurn(memory, () => correctPerson(memory, said, options)),
    person: (said: string) => showPerson(memory, said),
    saveFaces: (said: string, folder: string) => saveFaces(memory, said, folder),
    socialGraph: () => showGraph(memory),
    suggestPeople: (limit?: number, options?: AskingOptions) => suggestPeople(memory, limit, options),
    answerSuggestion: (which: number | string, isSo: boolean, options?: CorrectionOptions) =>
      inTurn(memory, () => answerSuggestion(memory, which, isSo, options)),
    peopleBriefly: (options?: { readonly hidden?: boolean; readonly full?: boolean }) =>
      listPeopleBriefly(memory, options),
    personPage: (said: string, options?: { readonly full?: boolean }) => personPage(memory, said, options),
    personItems: async (said: string, page: PageOptions) => itemPage(memory, await itemsOfPerson(memory, said), page),
    changePerson: (said: string, change: PersonChange) => inTurn(memory, () => changePerson(memory, said, change)),
    mergePeople: (into: string, from: readonly string[], options?: CorrectionOptions) =>
      inTurn(memory, () => mergePeople(memory, into, from, options)),
    splitFaces: (said: FacesToSplit, options?: CorrectionOptions) =>
      inTurn(memory, () => splitFaces(memory, said, options)),
    /** What was said of people, places and events, the latest first. */
    sayings: (page?: { readonly limit?: number | undefined; readonly cursor?: string | undefined }) =>
      sayings(memory, page),
    /** Takes back what was said of people, places and events; the last word without ids. */
    takeBack: (ids?: readonly string[], options?: CorrectionOptions) =>
      inTurn(memory, () => takeBack(memory, ids, options)),
    facePicture: (face: string, side?: number) => facePicture(memory, face, side),
    recognition: () => recognition(memory),
    switchFaces: async (faces: 'on' | 'off', turn?: TurnOptions) =>
      (await import('./people/switch-faces.ts')).switchFaces(memory, faces, turn),
  };
}

/** What was declared to be known by its looks. */
function ofConcepts(memory: OpenMemory) {
  return {
    concepts: () => listConcepts(memory),
    showConcept: (said: string) => showConcept(memory, said),
    addConcept: (made: NewConcept) => addConcept(memory, made),
    removeConcept: (said: string) => removeConcept(memory, said),
    askImage: async (question: string, image: string) =>
      (await import('./models/ask-image.ts')).askImage(memory, question, image),
  };
}

/** What is searched and asked. */
function ofQuestions(memory: OpenMemory) {
  return {
    search: async (query: string, options?: QuestionOptions) => (await searching()).search(memory, query, options),
    ask: async (question: string, options?: QuestionOptions) => (await asking()).ask(memory, question, options),
    /** What `search` or `ask` would run, without running it. */
    plan: async (question: string, options?: QuestionOptions) =>
      (await searching()).planOnly(memory, question, options),
    /** What a model would add to answers; told once, and only where none is configured. */
    modelHint: async () =>
      (await import('./models/configured-models.ts')).modelHint(memory.folder.path, memory.configuration),
    /** The memory's own people, places and happenings by the beginning of a name. */
    suggestNames: async (typed: string, options?: SuggestOptions) =>
      (await import('./people/suggest-names.ts')).suggestNames(memory, typed, options),
    completeNames: async (typed: string, options?: Pick<SuggestOptions, 'limit'>) =>
      (await import('./people/suggest-names.ts')).completeNames(memory, typed, options),
    /** Forgets the questions that follow-ups would continue. */
    forgetQuestions: () => forgetQuestions(memory.folder.path),
  };
}

/** Who changes items: a program shows others no more of them than they see. */
type Who = { readonly isProgram: boolean };

const checkOf = async (memory: OpenMemory, by: Who | undefined) =>
  by?.isProgram === true ? (await import('./agents/shown-to-others.ts')).showsNoMore(memory) : undefined;

/** What is shown and said of items. */
function ofItems(memory: OpenMemory) {
  return {
    show: (id: string) => show(memory, id),
    /** What is worth looking at today. */
    home: async () => (await import('./events/home.ts')).home(memory),
    /** The months of a year or the days of a month, each with a picture. */
    calendar: async (period: string) => (await import('./items/calendar.ts')).calendar(memory, period),
    /** Every item in order of id, and every record of a kind: for who builds something from a whole memory. */
    everyItem: () => memory.store.scan(),
    everyRecord: <K extends RecordKind>(kind: K) => memory.store.records(kind),
    idsBeginning: (prefix: string, limit: number) => idsBeginning(memory, prefix, limit),
    /** What the owner says of items; found by at once, and events follow with `organiseIfDue`. */
    correctItems: async (ids: readonly string[], said: ItemPatch, by?: Who) =>
      (await correcting()).correctItems(memory, ids, said, { check: await checkOf(memory, by) }),
    /** The same of chosen items: by id, or all that a search finds. */
    correctChosen: async (choice: Choice, said: ItemPatch, by?: Who) =>
      (await correcting()).correctItems(memory, await itemsChosen(memory, choice), said, {
        check: await checkOf(memory, by),
      }),
    ...ofAlbums(memory),
    itemCorrections: async (id: string) => (await correcting()).itemCorrections(memory, id),
    /** Takes back what was said of an item: the last word, or the correction with this id. */
    undoCorrection: async (id: string, correction?: string, by?: Who) =>
      (await correcting()).undoCorrection(memory, id, correction, await checkOf(memory, by)),
    /** Takes corrections back whole, of however many items they were said. */
    undoCorrections: async (corrections: readonly string[], by?: Who) =>
      (await correcting()).undoCorrections(memory, corrections, await checkOf(memory, by)),
    itemFaces: (id: string) => itemFaces(memory, id),
    /** What belongs with an item, and up to `near` before and after it in time. */
    itemAround: (id: string, near = 6) => itemAround(memory, id, near),
    organiseIfDue: async () => (await import('./jobs/organise-memory.ts')).organiseIfDue(memory),
    /** As `organiseIfDue`, in a while and beside all else: for who serves others meanwhile. */
    organiseLater: () => organiseLater(memory),
  };
}

/** The pages that others see under an address that cannot be guessed. */
const ofLinks = (memory: OpenMemory) => ({
  links: new ShareLinks(memory),
  /** A video for visitors. */
  visitorsFilm: async (id: string) => (await import('./links/link-media.ts')).visitorsFilm(memory, id),
});

/** Items as zip files. */
function ofDownloads(memory: OpenMemory, rendition: ReturnType<typeof mediaPart>['rendition']) {
  let opened: Promise<Downloads> | undefined;
  const downloads = () =>
    (opened ??= import('./search/download.ts').then((loaded) => new loaded.Downloads(memory, rendition)));
  return {
    /** Remembers what is to be downloaded as a zip file, for `openDownload`. */
    prepareDownload: async (choice: Choice, size: DownloadSize) => (await downloads()).prepare(choice, size),
    /** The bytes of a zip file, written as they are read. Errors: `not-found`. */
    openDownload: async (id: string) => (await downloads()).open(id),
    writeDownload: async (choice: Choice, size: DownloadSize, to: string, signal?: AbortSignal) =>
      (await downloads()).write(choice, size, to, signal),
  };
}

/** Albums, and what was put in the trash. */
function ofAlbums(memory: OpenMemory) {
  const albums = () => import('./search/albums.ts');
  const trash = () => import('./import/trash.ts');
  const changing = <T>(work: () => Promise<T>): Promise<T> => inTurn(memory, work);
  return {
    albums: async () => (await albums()).listAlbums(memory),
    album: async (id: string) => (await albums()).albumPage(memory, id),
    albumItems: async (id: string, page: PageOptions) => (await albums()).albumItems(memory, id, page),
    makeAlbum: async (made: NewAlbum) => (await albums()).makeAlbum(memory, made),
    /** Both change items, which has its own turn. */
    changeAlbum: async (id: string, change: AlbumChange, by?: Who) =>
      (await albums()).changeAlbum(memory, id, change, await checkOf(memory, by)),
    deleteAlbum: async (id: string) => (await albums()).deleteAlbum(memory, id),
    trash: async () => (await trash()).listTrash(memory),
    putInTrash: async (choice: Choice) =>
      changing(async () => (await trash()).putInTrash(memory, await itemsChosen(memory, choice))),
    restoreFromTrash: async (ids: readonly string[]) =>
      changing(async () => (await trash()).restoreFromTrash(memory, ids)),
    emptyTrash: async (which: 'all' | 'old' | readonly string[], turn?: TurnOptions) =>
      (await trash()).emptyTrash(memory, which, turn),
    /** Pictures that seem to be of one shot, and what the owner decides about them. */
    duplicates: async (page?: { readonly limit?: number; readonly cursor?: string | undefined }) =>
      (await import('./items/duplicates.ts')).listDuplicates(memory, page),
    decideDuplicates: async (group: string, decided: DuplicateDecision) =>
      (await import('./import/decide-duplicates.ts')).decideDuplicates(memory, group, decided),
    trashThumbnail: async (id: string) => (await trash()).trashThumbnail(memory, id),
  };
}

/** Checks and mends a memory that may be too damaged to be opened. Errors: `not-a-memory`, `memory-newer`, `memory-locked`. */
export const mendMemory: typeof MendMemory = async (...asked) =>
  (await import('./settings/mend-memory.ts')).mendMemory(...asked);

/** Makes another store the same as a memory; see `moveMemory` of `move/move.ts`. */
export const moveMemory = async (from: string, to: string, options: Omit<MoveOptions, 'clock'> & SaidPlaces) =>
  (await import('./move/move.ts')).moveMemory(from, to, { ...options, clock: systemClock });

/** Encrypts a memory that exists; see `move/encrypt-memory.ts`. */
export const encryptMemory = async (folder: string, passphrase: string, options?: EncryptOptions) =>
  (await import('./move/encrypt-memory.ts')).encryptMemory(folder, passphrase, options);

/** Metrics and traces of a process; see `operations/open-telemetry.ts`. `folder`: whose configuration says what may be sent. */
export const openTelemetryFor = async (folder: string, flags: Configuration, metrics: boolean) => {
  const { openTelemetry } = await import('./operations/open-telemetry.ts');
  return openTelemetry({ metrics, version: programVersion, configuration: readConfiguration(folder, flags) });
};

/** What adding would bring; needs no memory and makes none. */
export const estimatePaths: typeof Estimate = async (...asked) =>
  (await import('./import/estimate.ts')).estimate(...asked);

/** Makes the memory if there is none yet. The question about faces is asked once, by whoever can ask. */
export async function initMemory(
  folder: string,
  said: 'on' | 'off' | undefined,
  askFaces: () => Promise<Settings['faces']>,
  askPassphrase?: () => Promise<string>,
): Promise<InitResponse> {
  const recoveryKey = askPassphrase && (await createEncrypted(folder, askPassphrase));
  const { memory, created, faces } = await openOrMake(folder, {}, { said, askFaces });
  await memory.close();
  return {
    memory: folder,
    created: created || recoveryKey !== undefined,
    faces,
    encrypted: memory.folder.key !== undefined,
    ...(recoveryKey === undefined ? {} : { recoveryKey }),
  };
}

/** The recovery key of a new memory; undefined where an encrypted one is there already. Errors: `memory-exists`, `usage`, `dependency-missing`. */
async function createEncrypted(folder: string, askPassphrase: () => Promise<string>): Promise<string | undefined> {
  if (isMemory(folder)) {
    if (await isEncrypted(folder)) return undefined;
    throw new MadeleineError('memory-exists', `The memory in ${folder} is not encrypted.`, {
      path: folder,
      action: 'Encrypt it with `madeleine encrypt`, or make a new one in another folder with --memory.',
    });
  }
  requireLibsql();
  return (await createFolder(folder, systemClock.now(), await askPassphrase())).recoveryKey;
}

/** As `openApp`; makes the memory first if there is none yet. Without `faces`, nobody is asked about them. */
export async function openOrMakeApp(
  folder: string,
  flags: Configuration = {},
  faces?: 'on' | 'off',
  openModel?: ModelOpener,
  telemetry?: Telemetry,
): Promise<{ readonly app: App; readonly created: boolean }> {
  const faceless = { said: faces, askFaces: async () => 'unasked' as const };
  const { memory, created } = await openOrMake(folder, flags, faceless, telemetry);
  if (openModel !== undefined) memory.openModelsBy(openModel);
  return { app: appOf(memory), created };
}

type FacesSaid = {
  readonly said: 'on' | 'off' | undefined;
  readonly askFaces: () => Promise<Settings['faces']>;
};

async function openOrMake(folder: string, flags: Configuration, { said, askFaces }: FacesSaid, telemetry?: Telemetry) {
  const { created } = await createFolder(folder, systemClock.now());
  const memory = await OpenMemory.open(folder, flags, systemClock, telemetry && { telemetry });
  try {
    const before = memory.settings.faces;
    const faces = said ?? (before === 'unasked' ? await askFaces() : before);
    if (faces !== before && faces !== 'unasked')
      await (await import('./people/switch-faces.ts')).switchFaces(memory, faces);
    else if (created) await memory.keepFaces(faces);
    return { memory, created, faces };
  } catch (error) {
    await memory.close();
    throw error;
  }
}

/** Puts a backup in place of the memory in `folder`. Errors: `memory-exists` without `force`, `corrupt`. */
export const restoreBackup = (file: string, folder: string, options: Omit<RestoreOptions, 'now'>) =>
  restore(file, folder, { ...options, now: systemClock.now() });

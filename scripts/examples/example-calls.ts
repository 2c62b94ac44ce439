/** What the OpenAPI document's examples are recorded of: every operation, in an order in which later calls find what earlier ones answered. */
export type Call = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: unknown;
  /** Sent as the body instead of JSON. */
  readonly bytes?: string;
};

export type Found = Readonly<Record<string, unknown>>;

export type Recording = {
  /** Of an endpoint; several calls of one may be needed, of which the first is shown. */
  readonly id: string;
  readonly call: (found: Found) => Call;
  /** Under what name its answer is found by later calls; by default the endpoint's. */
  readonly as?: string;
  /** Waits until the job that it began has ended, or has got as far as one could stop it. */
  readonly until?: 'ended' | 'under way';
};

/** What stands at a path of an answer, as text. */
export const at = (found: Found, ...path: readonly (string | number)[]): string =>
  String(path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], found));

const question = 'How much did I pay for the hotel in Lisbon?';
const plan = 'all(modality!["image"], place!["Lisbon"])';
const picture = (found: Found) => ({ id: at(found, 'search', 'items', 0, 'id') });
const of = (name: string, key: string) => (found: Found) => ({ params: { id: at(found, name, key, 0, 'id') } });
const seen = (found: Found) => ({ id: at(found, 'itemFaces', 'faces', 0, 'person', 'id') });
const run = (found: Found) => ({ id: at(found, 'benchRuns', 'runs', 0, 'id') });

const asking: readonly Recording[] = [
  { id: 'status', call: () => ({}) },
  { id: 'about', call: () => ({}) },
  { id: 'search', call: () => ({ query: { q: 'photos from Lisbon', limit: 2 } }) },
  { id: 'searchByPost', call: () => ({ body: { q: 'photos from Lisbon', plan, limit: 2 } }) },
  { id: 'plan', call: () => ({ query: { q: 'photos from Lisbon' } }) },
  { id: 'ask', call: () => ({ query: { q: question } }) },
  { id: 'askByPost', call: () => ({ body: { question } }) },
  { id: 'suggestions', call: () => ({ query: { q: 'lis' } }) },
  { id: 'completions', call: () => ({ query: { q: 'photos from lis' } }) },
  { id: 'forgetQuestions', call: () => ({}) },
];

const items: readonly Recording[] = [
  { id: 'item', call: (found) => ({ params: picture(found) }) },
  { id: 'thumbnail', call: (found) => ({ params: picture(found), query: { size: '640' } }) },
  { id: 'media', call: (found) => ({ params: picture(found), query: { rendition: 'screen' } }) },
  { id: 'mailBody', call: (found) => ({ params: { id: at(found, 'ask', 'citations', 0, 'id') } }) },
  { id: 'itemAround', call: (found) => ({ params: picture(found), query: { near: 1 } }) },
  { id: 'itemFaces', call: (found) => ({ params: picture(found) }) },
  { id: 'correctItem', call: (found) => ({ params: picture(found), body: { time: '2023-05', place: 'Porto' } }) },
  { id: 'itemCorrections', call: (found) => ({ params: picture(found) }) },
  { id: 'undoItemCorrection', call: (found) => ({ params: picture(found), body: {} }) },
  {
    id: 'correctItems',
    call: (found) => ({ body: { items: [picture(found).id], tags: { add: ['favourite'] } } }),
  },
  {
    id: 'undoCorrections',
    call: (found) => ({ body: { corrections: [at(found, 'correctItems', 'corrections', 0, 'id')] } }),
  },
  {
    id: 'make-album',
    call: () => ({ body: { name: 'Gardens', query: 'photos of gardens' } }),
  },
  {
    id: 'correctItems',
    as: 'filled',
    call: (found) => ({ body: { items: [picture(found).id], albums: { add: ['Lisbon'] }, favourite: true } }),
  },
  { id: 'albums', call: () => ({}) },
  { id: 'album', call: of('albums', 'albums') },
  {
    id: 'make-share-link',
    call: (found) => ({ body: { album: of('albums', 'albums')(found).params?.['id'], days: 30 } }),
  },
  { id: 'share-links', call: () => ({}) },
  { id: 'remove-share-link', call: of('share-links', 'links') },
  { id: 'album-items', call: (found) => ({ ...of('albums', 'albums')(found), query: { limit: 2 } }) },
  { id: 'change-album', call: (found) => ({ ...of('albums', 'albums')(found), body: { name: 'Lisbon 2023' } }) },
  { id: 'delete-album', call: (found) => ({ params: { id: at(found, 'change-album', 'album') } }) },
  { id: 'prepareDownload', call: () => ({ body: { query: 'photos from Lisbon', size: 'screen' } }) },
  { id: 'download', call: (found) => ({ params: { id: at(found, 'prepareDownload', 'id') } }) },
  { id: 'home', call: () => ({}) },
  { id: 'duplicates', call: () => ({ query: { limit: 1 } }) },
  {
    id: 'decideDuplicates',
    call: (found) => ({ ...of('duplicates', 'groups')(found), body: { decision: 'differ' } }),
  },
  { id: 'putInTrash', call: (found) => ({ body: { items: [at(found, 'search', 'items', 1, 'id')] } }) },
  { id: 'trash', call: () => ({}) },
  { id: 'trashThumbnail', call: of('trash', 'items') },
  { id: 'restoreFromTrash', call: (found) => ({ body: { items: [at(found, 'trash', 'items', 0, 'id')] } }) },
  { id: 'emptyTrash', call: () => ({ body: {} }) },
  { id: 'timelineMonths', call: () => ({}) },
  { id: 'timelineDays', call: () => ({}) },
  { id: 'timelineCalendar', call: () => ({ query: { in: '2023' } }) },
  { id: 'timeline', call: () => ({ query: { limit: 2 } }) },
  { id: 'events', call: () => ({ query: { limit: 2 } }) },
  { id: 'event', call: of('events', 'events') },
  { id: 'titleEvent', call: (found) => ({ ...of('events', 'events')(found), body: { title: 'Our weekend' } }) },
];

const people: readonly Recording[] = [
  { id: 'people', call: () => ({ query: { brief: 'true' } }) },
  { id: 'recognition', call: () => ({}) },
  { id: 'people-graph', call: () => ({}) },
  { id: 'people-suggestions', call: () => ({ query: { limit: 2 } }) },
  {
    id: 'answer-suggestion',
    call: (found) => ({
      params: { id: at(found, 'people-suggestions', 'suggestions', 0, 'id') },
      body: { answer: 'no' },
    }),
  },
  { id: 'person', call: of('people', 'people') },
  { id: 'person-items', call: (found) => ({ ...of('people', 'people')(found), query: { limit: 2 } }) },
  {
    id: 'face-picture',
    call: (found) => ({ params: { id: at(found, 'itemFaces', 'faces', 0, 'id') }, query: { size: 160 } }),
  },
  {
    id: 'change-face',
    call: (found) => ({
      params: { id: at(found, 'itemFaces', 'faces', 0, 'id') },
      body: { person: seen(found).id, holds: true },
    }),
  },
  { id: 'change-person', call: (found) => ({ params: seen(found), body: { name: 'Grace', addRoles: ['sister'] } }) },
  {
    id: 'split-person',
    call: (found) => ({
      params: seen(found),
      body: { faces: [at(found, 'itemFaces', 'faces', 0, 'id')], name: 'Ann' },
    }),
  },
  {
    id: 'merge-people',
    call: (found) => ({ params: seen(found), body: { from: [at(found, 'split-person', 'person')] } }),
  },
  { id: 'sayings', call: () => ({ query: { limit: 2 } }) },
  {
    id: 'takeBack',
    call: (found) => ({ body: { corrections: at(found, 'merge-people', 'corrections').split(',') } }),
  },
  { id: 'switchFaces', call: () => ({ body: { faces: 'off' } }), until: 'ended' },
];

const wholeMap = { south: -85, west: -180, north: 85, east: 180, zoom: 3 };
const places: readonly Recording[] = [
  { id: 'places', call: () => ({ query: { brief: 'true' } }) },
  { id: 'place-names', call: () => ({ query: { language: 'zh' } }) },
  { id: 'place-spots', call: () => ({ query: wholeMap }) },
  { id: 'place-heat', call: () => ({ query: wholeMap }) },
  { id: 'place-box-items', call: () => ({ query: { south: 38, west: -10, north: 39, east: -9, limit: 2 } }) },
  { id: 'place-day', call: () => ({ query: {} }) },
  { id: 'map', call: () => ({}) },
  { id: 'place', call: of('places', 'places') },
  { id: 'place-items', call: (found) => ({ ...of('places', 'places')(found), query: { limit: 2 } }) },
  { id: 'name-place', call: () => ({ body: { name: 'Grandma’s house', lat: 38.72, lon: -9.14, radiusKm: 0.3 } }) },
  { id: 'ledger', call: () => ({}) },
  { id: 'ledger-sums', call: () => ({ query: { by: 'year' } }) },
  { id: 'ledger-account', call: of('ledger', 'accounts') },
];

const imports: readonly Recording[] = [
  {
    id: 'uploadFile',
    call: () => ({
      query: { name: 'Letters/note.eml', modified: 1_683_457_769_000 },
      bytes:
        'From: Ada <ada@example.org>\nTo: me@example.org\nSubject: Tea\nDate: Sun, 7 May 2023 10:00:00 +0200\n\nTea at four?\n',
    }),
  },
  { id: 'knownContents', call: () => ({ body: { sha256: ['0'.repeat(64)] } }) },
  { id: 'upload', call: (found) => ({ params: { set: at(found, 'uploadFile', 'set') } }) },
  { id: 'estimateImport', call: (found) => ({ body: { uploads: [at(found, 'uploadFile', 'set')] } }) },
  { id: 'startImport', call: (found) => ({ body: { uploads: [at(found, 'uploadFile', 'set')] } }), until: 'ended' },
  { id: 'jobEvents', call: (found) => ({ params: { id: at(found, 'startImport', 'id') } }) },
  { id: 'imports', call: () => ({}) },
  { id: 'gone', call: () => ({ query: { limit: 2 } }) },
  {
    id: 'decideGone',
    call: (found) => ({ body: { decision: 'keep', items: [at(found, 'gone', 'items', 0, 'id')] } }),
  },
  { id: 'import', call: (found) => ({ params: { batch: at(found, 'startImport', 'batch') } }) },
  { id: 'undoImport', call: (found) => ({ params: { batch: at(found, 'startImport', 'batch') } }), until: 'ended' },
  { id: 'uploadFile', as: 'another upload', call: () => ({ query: { name: 'b.txt' }, bytes: 'b' }) },
  { id: 'dropUpload', call: (found) => ({ params: { set: at(found, 'another upload', 'set') } }) },
  { id: 'folder', call: (found) => ({ query: { path: at(found, 'input') } }) },
  {
    id: 'startImport',
    as: 'long import',
    call: (found) => ({ body: { paths: [at(found, 'input')] } }),
    until: 'under way',
  },
  { id: 'cancelJob', call: (found) => ({ params: { id: at(found, 'long import', 'id') } }), until: 'ended' },
  {
    id: 'resumeImport',
    call: (found) => ({ params: { batch: at(found, 'long import', 'batch') } }),
    until: 'ended',
  },
  { id: 'startWork', call: () => ({}), until: 'ended' },
  { id: 'jobs', call: () => ({}) },
  { id: 'job', call: of('jobs', 'jobs') },
  { id: 'changes', call: () => ({}) },
];

const care: readonly Recording[] = [
  { id: 'settings', call: () => ({}) },
  { id: 'changeSettings', call: () => ({ body: { currency: 'EUR' } }) },
  { id: 'addModel', call: (found) => ({ body: { name: 'local', url: at(found, 'modelUrl'), model: 'scripted' } }) },
  { id: 'models', call: () => ({}) },
  { id: 'testModel', call: () => ({ body: { model: 'local' } }) },
  { id: 'useModel', call: () => ({ body: { name: 'extractive' } }) },
  { id: 'removeModel', call: () => ({ params: { name: 'local' } }) },
  { id: 'sending', call: () => ({}) },
  { id: 'decideSending', call: () => ({ params: { purpose: 'captions' }, body: { allowed: false } }) },
  { id: 'startBackup', call: () => ({ body: {} }), until: 'ended' },
  { id: 'backups', call: () => ({}) },
  { id: 'backup', call: (found) => ({ params: { name: at(found, 'backups', 'backups', 0, 'name') } }) },
  { id: 'deleteBackup', call: (found) => ({ params: { name: at(found, 'backups', 'backups', 0, 'name') } }) },
  { id: 'doctor', call: () => ({ body: { repair: false } }), until: 'ended' },
  { id: 'demo', call: () => ({}) },
  { id: 'makeDemo', call: () => ({}), until: 'ended' },
  { id: 'viewDemo', call: () => ({ body: { viewing: true } }) },
  { id: 'removeDemo', call: () => ({}) },
  { id: 'addToken', call: () => ({ body: { name: 'phone', scopes: ['read'], days: 90 } }) },
  { id: 'tokens', call: () => ({}) },
  { id: 'signIn', call: (found) => ({ body: { token: at(found, 'addToken', 'token') } }) },
  { id: 'session', call: () => ({}) },
  { id: 'signOut', call: () => ({}) },
  { id: 'revokeToken', call: (found) => ({ params: { id: at(found, 'addToken', 'id') } }) },
  {
    id: 'forget',
    call: (found) => ({ body: { ids: [at(found, 'search', 'items', 1, 'id')], dryRun: true } }),
  },
];

const build = (found: Found) => ({ build: at(found, 'builds', 'builds', 0, 'id') });
const task = 'question-1';

const builds: readonly Recording[] = [
  { id: 'builds', call: () => ({}) },
  { id: 'joinBuild', call: (found) => ({ params: build(found), body: { name: 'Cy' } }) },
  { id: 'changeBuildPool', call: (found) => ({ params: build(found), body: { overlap: 0.2 } }) },
  { id: 'build', call: (found) => ({ params: build(found) }) },
  {
    id: 'buildTasks',
    call: (found) => ({ params: build(found), query: { annotator: 'Ann', queue: 'all', limit: 2 } }),
  },
  {
    id: 'keepBuildDraft',
    call: (found) => ({
      params: build(found),
      body: { annotator: 'Ann', task: 'written-0f3a9c2d41', begun: { subject: { question: 'Where did I see' } } },
    }),
  },
  { id: 'buildDrafts', call: (found) => ({ params: build(found), query: { annotator: 'Ann' } }) },
  { id: 'buildTask', call: (found) => ({ params: { ...build(found), task }, query: { annotator: 'Ann' } }) },
  { id: 'buildFile', call: (found) => ({ params: build(found), query: { path: 'pictures/1.png' } }) },
  {
    id: 'decideBuildTask',
    call: (found) => ({ params: build(found), body: { task, annotator: 'Ann', verdict: 'accept', seconds: 34 } }),
  },
  {
    id: 'validateBuildTask',
    call: (found) => ({
      params: build(found),
      body: { task, annotator: 'Bo', grounded: true, sufficient: true, relevant: true, seconds: 12 },
    }),
  },
  {
    id: 'resolveBuildTask',
    call: (found) => ({
      params: build(found),
      body: { task, annotator: 'Bo', verdict: 'accept', note: 'Agreed after discussion.' },
    }),
  },
  {
    id: 'addBuildQuestion',
    call: (found) => ({
      params: build(found),
      body: {
        annotator: 'Ann',
        question: { question: 'Where did I see the deer?', answer: 'Richmond Park', evidence: ['img-a'] },
      },
    }),
  },
  { id: 'buildAgreement', call: (found) => ({ params: build(found) }) },
];

const bench: readonly Recording[] = [
  { id: 'benchRuns', call: () => ({}) },
  { id: 'benchRun', call: (found) => ({ params: run(found) }) },
  { id: 'benchQuestions', call: (found) => ({ params: run(found), query: { evidence: 'missed', limit: 2 } }) },
  { id: 'benchLeaderboards', call: () => ({}) },
  {
    id: 'benchComparison',
    call: (found) => ({ query: { runs: [0, 1].map((n) => at(found, 'benchRuns', 'runs', n, 'id')).join() } }),
  },
];

const shared = (found: Found) => ({ id: at(found, 'startShare', 'id') });

const shares: readonly Recording[] = [
  {
    id: 'startShare',
    call: (found) => ({ body: { ids: [picture(found).id, at(found, 'ask', 'citations', 0, 'id')] } }),
  },
  { id: 'workOnShare', call: (found) => ({ params: shared(found), body: { finish: true } }), until: 'ended' },
  { id: 'shares', call: () => ({}) },
  { id: 'share', call: (found) => ({ params: shared(found) }) },
  { id: 'shareEntries', call: (found) => ({ params: shared(found), query: { limit: 2 } }) },
  { id: 'sharePicture', call: (found) => ({ params: { ...shared(found), n: 1 } }) },
  { id: 'shareCopy', call: (found) => ({ params: shared(found) }) },
  { id: 'decideShareEntry', call: (found) => ({ params: { ...shared(found), n: 1 }, body: { decision: 'out' } }) },
  { id: 'removeShare', call: (found) => ({ params: shared(found) }) },
];

export const recordings: readonly Recording[] = [
  ...asking,
  ...items,
  ...people,
  ...places,
  ...shares,
  ...imports,
  ...care,
  ...bench,
  ...builds,
];

/**
 * Endpoints for who may only look at a memory, by id: they read what the store shows, and nothing else. All others tell of
 * files, work and settings, which are its owner's.
 */
export const openToViewers: ReadonlySet<string> = new Set([
  'about',
  'album',
  'album-items',
  'albums',
  'ask',
  'askByPost',
  'builds',
  'changes',
  'completions',
  'demo',
  'download',
  'duplicates',
  'event',
  'events',
  'face-picture',
  'home',
  'item',
  'itemAround',
  'itemCorrections',
  'itemFaces',
  'ledger',
  'ledger-account',
  'ledger-sums',
  'lock',
  'mailBody',
  'map',
  'map-file',
  'media',
  'people',
  'people-graph',
  'people-suggestions',
  'person',
  'person-items',
  'place',
  'place-box-items',
  'place-day',
  'place-heat',
  'place-items',
  'place-names',
  'place-spots',
  'places',
  'plan',
  'prepareDownload',
  'recognition',
  'sayings',
  'search',
  'searchByPost',
  'status',
  'suggestions',
  'thumbnail',
  'timeline',
  'timelineCalendar',
  'timelineDays',
  'timelineMonths',
]);

/**
 * Endpoints by which a memory is shown to strangers: who sees it is for its owners to say, whether they manage the server or not,
 * in a browser where they have signed in. A program's token needs the scope.
 */
export const openToOwners: ReadonlySet<string> = new Set(['share-links', 'make-share-link', 'remove-share-link']);

/**
 * Endpoints of accounts by which others get to see a memory, or a program keeps what it was lent: in a browser, for who may call
 * them; a program's token needs the scope `admin`.
 */
export const closedToPrograms: ReadonlySet<string> = new Set(['setMember', 'shareMemory', 'addAccountToken']);

/** Endpoints of the server as a whole that are for those who manage it; `builds` lists nothing for others. */
export const openToManagers: ReadonlySet<string> = new Set([
  'benchRuns',
  'benchRun',
  'benchQuestions',
  'benchLeaderboards',
  'benchComparison',
  'build',
  'buildTasks',
  'buildTask',
  'buildFile',
  'decideBuildTask',
  'validateBuildTask',
  'resolveBuildTask',
  'addBuildQuestion',
  'keepBuildDraft',
  'buildDrafts',
  'joinBuild',
  'changeBuildPool',
  'buildAgreement',
]);

/** Endpoints that a server with accounts has not: tokens belong to accounts, and the demo lies beside one memory. */
export const withoutAccounts: ReadonlySet<string> = new Set([
  'tokens',
  'addToken',
  'revokeToken',
  'makeDemo',
  'viewDemo',
  'removeDemo',
]);

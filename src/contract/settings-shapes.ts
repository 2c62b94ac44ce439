import { z } from 'zod';

/** Where a setting comes from: a guess from the machine or the mail; only what is in the file or guessed can be changed here. */
export const settingOrigins = ['guess', 'file', 'environment', 'command-line'] as const;

const setting = <Value extends z.ZodType>(value: Value) =>
  z.object({ value: value.optional(), from: z.enum(settingOrigins) });
const switchShape = z.object({ value: z.boolean(), from: z.enum(settingOrigins) });

/**
 * What may leave the machine: questions with the records that may answer them, and pictures of those; questions that a
 * model reads; results that it looks through; records that are ranked again; pictures and sound that are described,
 * compared, written down; positions of photos; and which parts of a map one looks at.
 */
export const leavingKinds = [
  'answers',
  'evidence-pictures',
  'questions',
  'results',
  'records',
  'captions',
  'embeddings',
  'transcripts',
  'positions',
  'map',
] as const;
const leavingShape = z.object({ what: z.enum(leavingKinds), to: z.string() });
export type Leaving = z.infer<typeof leavingShape>;

/** A home by its town, and how many items were made there. */
export const homeShape = z.object({ name: z.string(), items: z.int().min(0) });

/** What holds for a memory and its owner, and how much of it there is. */
export const settingsResponse = z.object({
  owner: setting(z.string()),
  addresses: setting(z.array(z.string())),
  zone: setting(z.string()),
  locale: setting(z.string()),
  currency: setting(z.string()),
  country: setting(z.string()),
  /** The home that the memory shows, from which what is not set here is guessed; absent: from the machine. */
  home: homeShape.optional(),
  /** Text in pictures is read. */
  ocr: switchShape,
  /** Pictures and films are looked at. */
  perception: switchShape,
  /** Any use of the network is an error. */
  offline: switchShape,
  /** A place server that positions of photos are sent to; no value: none. */
  placeServer: setting(z.string()),
  /** What leaves the machine as things are set now, and the host that it goes to. Empty: nothing. */
  leaves: z.array(leavingShape),
  faces: z.enum(['on', 'off', 'unasked']),
  /** Faces that are told apart now. */
  knownFaces: z.int(),
  /** Items that were forgotten and do not come back; nothing but a keyed hash of each is kept. */
  forgotten: z.int(),
  /** The file that settings are written to. */
  file: z.string(),
  memory: z.string(),
  created: z.string(),
});
export type SettingsResponse = z.infer<typeof settingsResponse>;

const isLocale = (said: string): boolean => {
  try {
    return Intl.getCanonicalLocales(said).length === 1;
  } catch {
    return false;
  }
};
const isZone = (said: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: said }).format(0) !== '';
  } catch {
    return false;
  }
};
const isCurrency = (said: string): boolean => Intl.supportedValuesOf('currency').includes(said);

/** What to change; `null` takes a setting out of the file, so that it is guessed again. */
export const settingsChange = z.strictObject({
  owner: z.string().trim().min(1).max(200).nullish(),
  addresses: z.array(z.email()).max(50).nullish(),
  zone: z.string().refine(isZone, 'an IANA time zone such as Europe/Lisbon').nullish(),
  locale: z.string().refine(isLocale, 'a language tag such as en-GB').nullish(),
  currency: z.string().toUpperCase().refine(isCurrency, 'a currency such as EUR').nullish(),
  country: z
    .string()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'two letters such as PT')
    .nullish(),
  ocr: z.boolean().nullish(),
  perception: z.boolean().nullish(),
  offline: z.boolean().nullish(),
  /** Only to take it away: a server is named in the file. */
  placeServer: z.null().optional(),
});
export type SettingsChange = z.output<typeof settingsChange>;

/** Licences, and whose work the program stands on. */
export const aboutResponse = z.object({
  version: z.string(),
  node: z.string(),
  licence: z.string(),
  /** The parts of NOTICE: data, libraries. */
  notices: z.array(z.object({ title: z.string(), entries: z.array(z.string()) })),
});
export type AboutResponse = z.infer<typeof aboutResponse>;

/** A backup that waits inside the memory to be fetched: for a day, or until something is forgotten. */
export const keptBackup = z.object({ name: z.string(), bytes: z.int(), made: z.string() });
export const backupsResponse = z.object({ backups: z.array(keptBackup) });
export type BackupsResponse = z.infer<typeof backupsResponse>;

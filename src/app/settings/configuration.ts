import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import { providerAddresses, providerNames } from '../../adapters/openai-compatible/provider-names.ts';
import { answerers } from '../../memory/answer.ts';
import { MadeleineError } from '../../memory/errors.ts';

const require = createRequire(import.meta.url);

/** What an owner can configure, in `madeleine.config.yaml` or `.json` inside the memory folder. */
export const configurationSchema = z.strictObject({
  owner: z.strictObject({ name: z.string().optional(), addresses: z.array(z.string()).optional() }).optional(),
  zone: z.string().refine(isZone, 'an IANA time zone such as Europe/Lisbon').optional(),
  locale: z.string().optional(),
  currency: z.string().length(3).optional(),
  country: z.string().length(2).optional(),
  ocr: z.strictObject({ enabled: z.boolean().optional(), languages: z.array(z.string()).optional() }).optional(),
  /** Looking at pictures for things, looks and colours. Faces are told apart only after `people on`. */
  perception: z.strictObject({ enabled: z.boolean().optional() }).optional(),
  geocoder: z.strictObject({ nominatim: z.url().optional() }).optional(),
  /** What the map is drawn from beside the program's own outlines. */
  map: z
    .strictObject({
      /** A file of vector tiles (PMTiles) on this machine, relative to the memory's folder; by default `map.pmtiles` in it. */
      file: z.string().min(1).optional(),
      /** A server of map pictures, asked by the browser as the map is moved. */
      tiles: z
        .strictObject({
          /** `https://…/{z}/{x}/{y}.png` */
          url: z.url().refine(isTileAddress, 'an http address with {z}, {x} and {y}'),
          attribution: z.string().optional(),
        })
        .optional(),
    })
    .optional(),
  /** Language models by the names that you give them. A key stands in a variable or in a file that only you can read. */
  models: z
    .record(
      z.string(),
      z
        .strictObject({
          /** OpenAI-compatible address, up to and with `/v1`; a provider has one of its own. */
          url: z.url().optional(),
          /** A host that is spoken to by its own protocol, through a package that its owner installs. */
          provider: z.enum(providerNames).optional(),
          model: z.string(),
          keyVariable: z.string().optional(),
          keyFile: z.string().optional(),
          /** False for a server that knows no JSON schemas. */
          schemas: z.boolean().optional(),
          /** Dollars for a million tokens; without them costs are unknown. */
          prices: z.strictObject({ input: z.number().min(0), output: z.number().min(0) }).optional(),
          /** A file that every exchange is written to; it holds what was sent. */
          record: z.string().optional(),
          /** Tokens that one run of the program may use, both ways. */
          tokens: z.int().positive().optional(),
          /** How long one call may take. */
          seconds: z.number().positive().optional(),
          /** Bytes of one reply. */
          bytes: z.int().positive().optional(),
        })
        .transform(({ url, ...settings }, context) => {
          const address = url ?? (settings.provider === undefined ? undefined : providerAddresses[settings.provider]);
          if (address !== undefined) return { ...settings, url: address };
          context.addIssue({ code: 'custom', path: ['url'], message: 'an address, or a provider' });
          return z.NEVER;
        }),
    )
    .optional(),
  /** When a model reads a question beside the embedded planner, and which. */
  planner: z
    .strictObject({
      when: z.enum(['embedded', 'when-unsure', 'model']),
      model: z.string().optional(),
      /** The model that read the question looks through the results of a search, too, and leaves out what does not fit. */
      evaluate: z.boolean().optional(),
    })
    .optional(),
  /** Who answers questions, and with which of the models. */
  answerer: z
    .strictObject({
      name: z.enum(answerers),
      model: z.string().optional(),
      /** Pictures and frames of the evidence are sent, too. */
      pictures: z.boolean().optional(),
    })
    .optional(),
  /** What looks again at the records that a model is about to read, and leaves it the best of them. */
  reranker: z
    .strictObject({
      /** Its name under `models`, `URL#MODEL`, or `folder:PATH` of an ONNX model on this machine. */
      model: z.string().optional(),
      keep: z.int().min(1).max(20).optional(),
    })
    .optional(),
  /** A model that describes pictures. Nothing is sent to it before `consent` is true, or the owner said so once. */
  vision: z
    .strictObject({
      /** Its name under `models`, or `URL#MODEL`. */
      model: z.string().optional(),
      consent: z.boolean().optional(),
      language: z.enum(['en', 'zh']).optional(),
      /** Frames of a film that are sent at most. */
      frames: z.int().min(1).max(8).optional(),
      concurrency: z.int().min(1).max(16).optional(),
      timeoutSeconds: z.number().min(1).optional(),
      /** The first pause after an endpoint asks to wait, in milliseconds; each later one is twice as long. */
      pauseMs: z.int().min(0).optional(),
      tokensPerRun: z.int().min(0).optional(),
      tokensTotal: z.int().min(0).optional(),
      dollarsPerRun: z.number().min(0).optional(),
      dollarsTotal: z.number().min(0).optional(),
    })
    .optional(),
  /** A model that writes down what is said in videos. Nothing is sent to it before `consent` is true, or the owner said so once. */
  transcriber: z
    .strictObject({
      /** Its name under `models`, or `URL#MODEL`. */
      model: z.string().optional(),
      consent: z.boolean().optional(),
      /** ISO 639-1 of what is spoken, where it is always one language. */
      language: z.string().length(2).optional(),
      timeoutSeconds: z.number().min(1).optional(),
      pauseMs: z.int().min(0).optional(),
      minutesPerRun: z.number().min(0).optional(),
      minutesTotal: z.number().min(0).optional(),
    })
    .optional(),
  /** Vectors of pictures and words: from an endpoint (`model`), or from a local folder with an ONNX model (`folder`). */
  embedder: z
    .strictObject({
      model: z.string().optional(),
      folder: z.string().optional(),
      /** A local folder with an ONNX model of texts, by which mails and notes are compared with words. */
      textFolder: z.string().optional(),
      /** What such a model wants before the words of a search and before a text. */
      textPrefixes: z.strictObject({ query: z.string(), passage: z.string() }).optional(),
      consent: z.boolean().optional(),
      /** How an endpoint takes pictures, for which there is no one way; `none`: it takes words only. */
      pictures: z.enum(['data-url', 'object', 'none']).optional(),
      tokensPerRun: z.int().min(0).optional(),
      tokensTotal: z.int().min(0).optional(),
    })
    .optional(),
  /** A PostgreSQL server that the memory is kept on instead of in its folder, which keeps its key, settings and caches. */
  database: z
    .strictObject({
      url: z
        .string()
        .regex(/^postgres(?:ql)?:\/\//i, 'an address such as postgres://user@host/database')
        .optional(),
      /** Whose memory it is, of all on the server. */
      owner: z.string().min(1).max(512).optional(),
      /** The same server as the role that owns the tables; else the other role makes and migrates them. */
      migrationUrl: z.string().optional(),
    })
    .optional(),
  /** An object store that copies of content are kept in, `s3://bucket/prefix?endpoint=URL&region=NAME`; by default the memory's folder. */
  media: z.string().startsWith('s3://').optional(),
  /** Encrypts what is kept there, each copy with a key that `forget` destroys. */
  encryptMedia: z.boolean().optional(),
  /** How `serve` is reached. */
  server: z
    .strictObject({
      /** Reverse proxies, by address or CIDR network, whose `X-Forwarded-For` says which address a client has. */
      trustedProxies: z
        .array(z.string().refine(isNetwork, 'an IP address, or a network such as 10.0.0.0/8'))
        .max(100)
        .optional(),
      /** Another server at which the accounts of `serve --accounts` may sign in (OpenID Connect). */
      oidc: z
        .strictObject({
          issuer: z.url({ protocol: /^https?$/ }),
          clientId: z.string().min(1),
          /** A file with the secret that its owner alone may read; absent for a public client. */
          clientSecretFile: z.string().optional(),
          /** The address of this server as browsers know it, where it is behind a proxy. */
          publicUrl: z.url({ protocol: /^https?$/ }).optional(),
        })
        .optional(),
    })
    .optional(),
  jobs: z.int().min(1).max(64).optional(),
  offline: z.boolean().optional(),
  quiet: z.boolean().optional(),
});
export type Configuration = z.infer<typeof configurationSchema>;

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

function isNetwork(said: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(said) ?? [];
  const family = isIP(address);
  return family !== 0 && Number(bits ?? 0) <= (family === 4 ? 32 : 128);
}

function isTileAddress(url: string): boolean {
  return /^https?:/.test(url) && ['{z}', '{x}', '{y}'].every((part) => url.includes(part));
}

/** Environment variables and where in the configuration each goes. */
const variables: readonly { readonly name: string; readonly put: (value: string) => Configuration }[] = [
  { name: 'MADELEINE_OWNER_NAME', put: (name) => ({ owner: { name } }) },
  { name: 'MADELEINE_OWNER_ADDRESSES', put: (v) => ({ owner: { addresses: listed(v) } }) },
  { name: 'MADELEINE_ZONE', put: (zone) => ({ zone }) },
  { name: 'MADELEINE_LOCALE', put: (locale) => ({ locale }) },
  { name: 'MADELEINE_CURRENCY', put: (currency) => ({ currency }) },
  { name: 'MADELEINE_COUNTRY', put: (country) => ({ country }) },
  { name: 'MADELEINE_OCR', put: (v) => ({ ocr: { enabled: isOn(v) } }) },
  { name: 'MADELEINE_OCR_LANGUAGES', put: (v) => ({ ocr: { languages: v.split(/[,+\s]+/).filter((l) => l !== '') } }) },
  { name: 'MADELEINE_PERCEPTION', put: (v) => ({ perception: { enabled: isOn(v) } }) },
  { name: 'MADELEINE_NOMINATIM', put: (nominatim) => ({ geocoder: { nominatim } }) },
  { name: 'MADELEINE_MODEL', put: (model) => ({ answerer: { name: 'single-pass', model } }) },
  { name: 'MADELEINE_DATABASE', put: (url) => ({ database: { url } }) },
  { name: 'MADELEINE_DATABASE_OWNER', put: (owner) => ({ database: { owner } }) },
  { name: 'MADELEINE_DATABASE_MIGRATIONS', put: (migrationUrl) => ({ database: { migrationUrl } }) },
  { name: 'MADELEINE_MEDIA', put: (media) => ({ media }) },
  { name: 'MADELEINE_ENCRYPT_MEDIA', put: (v) => ({ encryptMedia: isOn(v) }) },
  { name: 'MADELEINE_TRUSTED_PROXIES', put: (v) => ({ server: { trustedProxies: listed(v) } }) },
  { name: 'MADELEINE_JOBS', put: (v) => ({ jobs: Number(v) }) },
  { name: 'MADELEINE_OFFLINE', put: (v) => ({ offline: isOn(v) }) },
  { name: 'MADELEINE_QUIET', put: (v) => ({ quiet: isOn(v) }) },
];

const listed = (value: string): string[] => value.split(/[,\s]+/).filter((one) => one !== '');

const isOn = (value: string): boolean => !/^(|0|false|no|off)$/i.test(value);

/** File, then environment over it, then flags over that. Errors: `invalid-configuration`, naming file and field. */
export function readConfiguration(
  folder: string,
  flags: Configuration = {},
  env: NodeJS.ProcessEnv = process.env,
): Configuration {
  const { file, environment } = configurationLayers(folder, flags, env);
  return checked(overlay(overlay(file, environment), flags), 'the environment or the command line');
}

/** What each place says, the first overlaid by the next. Errors: as `readConfiguration`, of the file. */
export function configurationLayers(
  folder: string,
  flags: Configuration,
  env: NodeJS.ProcessEnv = process.env,
): { readonly file: Configuration; readonly environment: Configuration; readonly flags: Configuration } {
  return { file: readFile(folder), environment: environmentConfiguration(env), flags };
}

/** What the environment says alone, unchecked. */
export function environmentConfiguration(env: NodeJS.ProcessEnv = process.env): Configuration {
  let said: Configuration = {};
  for (const { name, put } of variables) {
    const value = env[name];
    if (value !== undefined && value !== '') said = overlay(said, put(value));
  }
  return said;
}

function readFile(folder: string): Configuration {
  for (const name of ['madeleine.config.yaml', 'madeleine.config.json']) {
    const path = join(folder, name);
    if (!existsSync(path)) continue;
    let value: unknown;
    try {
      // Loaded where there is something to parse: most memories have no file of their own.
      const { parse }: typeof import('yaml') = require('yaml');
      value = parse(readFileSync(path, 'utf8'));
    } catch (error) {
      throw new MadeleineError(
        'invalid-configuration',
        `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
        {
          path,
          action: 'Correct the file, or run `madeleine doctor --repair` to move it aside.',
          cause: error,
        },
      );
    }
    return checked(value ?? {}, path);
  }
  return {};
}

function checked(value: unknown, from: string): Configuration {
  const parsed = configurationSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new MadeleineError('invalid-configuration', `Invalid setting in ${from}.\n${z.prettifyError(parsed.error)}`, {
    action:
      'Correct it; all settings are listed in docs/configuration.md. `madeleine doctor --repair` moves a damaged file aside.',
  });
}

/** One level deep: groups such as `ocr` merge, values and lists are replaced. */
function overlay(below: Configuration, above: Configuration): Configuration {
  const merged: Record<string, unknown> = { ...below };
  for (const [key, value] of Object.entries(above)) {
    if (value === undefined) continue;
    const before = merged[key];
    merged[key] = isGroup(before) && isGroup(value) ? { ...before, ...value } : value;
  }
  return merged as Configuration;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

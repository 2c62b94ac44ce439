import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type ScryptCost, scryptKey } from '../../access/scrypt-key.ts';
import { KEY_BYTES } from '../../access/sealed-bytes.ts';
import { fileError } from '../../adapters/files/file-error.ts';
import {
  type NewToken,
  newTokenShape,
  type TokenAddedResponse,
  type TokenRevokedResponse,
  type TokenShape,
  type TokensResponse,
} from '../../contract/endpoints/tokens.ts';
import { type TokenScope, tokenScopes } from '../../memory/account.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { changingAccess } from '../lock-folder.ts';
import { layout } from '../memory-folder.ts';
import type { OpenMemory } from '../open-memory.ts';

/** 16 MiB a guess, five times over. */
const cost: ScryptCost = { N: 2 ** 14, r: 8, p: 5 };
const MOST_TOKENS = 200;
const SESSION_DAYS = 30;
const DAY_MS = 86_400_000;

const keptToken = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  created: z.iso.datetime(),
  expires: z.iso.datetime().optional(),
  salt: z.base64url().length(22),
  hash: z.base64url().length(43),
});
type KeptToken = z.infer<typeof keptToken>;
const tokensFile = z.object({ version: z.literal(1), tokens: z.array(keptToken) });

/** True for the text of a file of tokens that can be read. */
export function isTokensFile(text: string): boolean {
  try {
    return tokensFile.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

/** Who a token or a session says one is. */
export type TokenBearer = {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  /** When the token ends, in milliseconds since 1970; undefined: when it is revoked. */
  readonly ends?: number;
};

/**
 * The tokens of a memory, in a file that its owner alone may read and that no export holds. A token is
 * `mad_<id>_<secret>`; of the secret's 256 bits only a scrypt hash is kept. The file is read anew whenever it changed,
 * so what another process revokes holds at once.
 */
export class Tokens {
  readonly #folder: string;
  readonly #file: string;
  readonly #sessionKey: Buffer;
  readonly #now: () => Date;
  #read: { readonly version: string; readonly tokens: readonly KeptToken[] } | undefined;
  /** What was verified once since the file changed, by a hash of the whole token: scrypt is for thieves of the file. */
  #verified = new Map<string, string>();

  constructor(memory: Pick<OpenMemory, 'folder' | 'clock'>) {
    this.#folder = memory.folder.path;
    this.#file = join(this.#folder, layout.tokens);
    this.#sessionKey = Buffer.from(hkdfSync('sha256', memory.folder.secret, '', 'madeleine session', 32));
    this.#now = () => memory.clock.now();
  }

  async list(): Promise<TokensResponse> {
    return { tokens: (await this.#tokens()).map((token) => this.#shown(token)) };
  }

  /** Makes a token. Errors: `usage` when there are too many; those of the file system. */
  async add(wanted: NewToken): Promise<TokenAddedResponse> {
    const { name, scopes: given, days } = newTokenShape.parse(wanted);
    const now = this.#now();
    const secret = randomBytes(32).toString('base64url');
    const salt = randomBytes(16);
    const kept: KeptToken = {
      id: randomBytes(5).toString('hex').slice(0, 8),
      name,
      scopes: tokenScopes.filter((scope) => given.includes(scope)),
      created: now.toISOString(),
      ...(days === undefined ? {} : { expires: new Date(now.getTime() + days * DAY_MS).toISOString() }),
      salt: salt.toString('base64url'),
      hash: (await scryptKey(secret, salt, cost)).toString('base64url'),
    };
    await changingAccess(this.#folder, async () => {
      const tokens = await this.#tokens();
      if (tokens.length >= MOST_TOKENS) {
        throw new MadeleineError('usage', `The limit of ${MOST_TOKENS} tokens is reached.`, {
          action: 'Revoke unused tokens: madeleine tokens list, madeleine tokens revoke ID.',
        });
      }
      await this.#write([...tokens, kept]);
    });
    return { ...this.#shown(kept), token: `mad_${kept.id}_${secret}` };
  }

  /** By id, or by name where one token alone has it. Errors: `not-found`. */
  revoke(said: string): Promise<TokenRevokedResponse> {
    return changingAccess(this.#folder, async () => {
      const tokens = await this.#tokens();
      const named = tokens.filter(({ name }) => name === said);
      const gone = tokens.find(({ id }) => id === said) ?? (named.length === 1 ? named[0] : undefined);
      if (gone === undefined) {
        throw new MadeleineError('not-found', `Token not found: ${said}.`, {
          action: 'List tokens with `madeleine tokens list` and give an id.',
        });
      }
      await this.#write(tokens.filter((token) => token !== gone));
      return { revoked: gone.id };
    });
  }

  /** Whether anybody could sign in. */
  async any(): Promise<boolean> {
    return (await this.#tokens()).some((token) => !this.#isExpired(token));
  }

  /** Who bears a token that was verified before; undefined for any other. Costs next to nothing. */
  async verifiedBearer(said: string): Promise<TokenBearer | undefined> {
    const tokens = await this.#tokens();
    const known = this.#verified.get(digestOf(said));
    return known === undefined ? undefined : this.#bearerOf(tokens.find(({ id }) => id === known));
  }

  /** Whether there is a token of that id, whatever its secret. */
  async exists(said: string): Promise<boolean> {
    const { id } = partsOf(said);
    return (await this.#tokens()).some((token) => token.id === id);
  }

  /** Who bears the token; undefined for one that was never given out, was revoked or has expired. Takes as long for each. */
  async bearer(said: string): Promise<TokenBearer | undefined> {
    const tokens = await this.#tokens();
    const { id, secret } = partsOf(said);
    const token = tokens.find((one) => one.id === id);
    const hash = await scryptKey(secret, Buffer.from(token?.salt ?? '', 'base64url'), cost);
    const right = token === undefined ? randomBytes(KEY_BYTES) : Buffer.from(token.hash, 'base64url');
    if (!timingSafeEqual(hash, right) || token === undefined) return undefined;
    this.#verified.set(digestOf(said), token.id);
    return this.#bearerOf(token);
  }

  /** A session of a bearer: what the cookie holds, signed with the memory's own key, and how long it lasts: never longer than the token. */
  session({ id, ends = Number.POSITIVE_INFINITY }: Pick<TokenBearer, 'id' | 'ends'>): {
    readonly value: string;
    readonly seconds: number;
  } {
    const now = Math.floor(this.#now().getTime() / 1000);
    const seconds = Math.max(0, Math.min(SESSION_DAYS * 86_400, Math.floor(ends / 1000) - now));
    const said = `${id}.${now + seconds}`;
    return { value: `${said}.${this.#signature(said)}`, seconds };
  }

  /** Who a session's cookie says one is; undefined when it is forged, over, or its token was revoked. */
  async bearerOfSession(value: string): Promise<TokenBearer | undefined> {
    const [, said = '', id = '', expires = '', signature = ''] =
      /^(([0-9a-f]{8})\.(\d{1,12}))\.([A-Za-z0-9_-]{43})$/.exec(value) ?? [];
    const right = Buffer.from(this.#signature(said));
    const given = Buffer.from(signature);
    if (right.length !== given.length || !timingSafeEqual(right, given)) return undefined;
    if (Number(expires) * 1000 < this.#now().getTime()) return undefined;
    return this.#bearerOf((await this.#tokens()).find((token) => token.id === id));
  }

  #signature(said: string): string {
    return createHmac('sha256', this.#sessionKey).update(said).digest('base64url');
  }

  #bearerOf(token: KeptToken | undefined): TokenBearer | undefined {
    if (token === undefined || this.#isExpired(token)) return undefined;
    const { id, name, scopes: given, expires } = token;
    return { id, name, scopes: given, ...(expires === undefined ? {} : { ends: Date.parse(expires) }) };
  }

  #isExpired({ expires }: KeptToken): boolean {
    return expires !== undefined && Date.parse(expires) <= this.#now().getTime();
  }

  #shown(token: KeptToken): TokenShape {
    const { id, name, scopes: given, created, expires } = token;
    const ends = expires === undefined ? {} : { expires };
    return { id, name, scopes: given, created, ...ends, expired: this.#isExpired(token) };
  }

  async #tokens(): Promise<readonly KeptToken[]> {
    const found = await stat(this.#file).catch(() => undefined);
    const version = found === undefined ? 'none' : `${found.ino} ${found.mtimeMs} ${found.size}`;
    if (this.#read?.version === version) return this.#read.tokens;
    const tokens = found === undefined ? [] : await this.#parsed();
    this.#read = { version, tokens };
    this.#verified = new Map();
    return tokens;
  }

  async #parsed(): Promise<readonly KeptToken[]> {
    const text = await readFile(this.#file, 'utf8').catch((error: unknown) => {
      throw fileError(error, this.#file);
    });
    try {
      return tokensFile.parse(JSON.parse(text)).tokens;
    } catch (cause) {
      throw new MadeleineError('memory-corrupt', 'The token file cannot be read.', {
        path: this.#file,
        action: 'Run `madeleine doctor --repair` to move it aside, and create new tokens with `madeleine tokens add`.',
        cause,
      });
    }
  }

  async #write(tokens: readonly KeptToken[]): Promise<void> {
    const draft = `${this.#file}.${randomBytes(4).toString('hex')}`;
    try {
      await writeFile(draft, `${JSON.stringify({ version: 1, tokens }, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
      await rename(draft, this.#file);
    } catch (error) {
      await rm(draft, { force: true });
      throw fileError(error, this.#file, 'writing');
    }
  }
}

const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Both empty where it is not written like a token. */
function partsOf(token: string): { readonly id: string; readonly secret: string } {
  const [, id = '', secret = ''] = /^mad_([0-9a-f]{8})_([A-Za-z0-9_-]{43})$/.exec(token) ?? [];
  return { id, secret };
}

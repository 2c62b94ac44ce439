import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Account, AccountId, AccountSecret, SecretKind, TokenScope } from '../../memory/account.ts';
import type { AccountStore } from '../../ports/account-store.ts';

/** What a secret begins with, so that whoever finds one knows what it is. */
const marks: Readonly<Record<SecretKind, string>> = { session: 'mads', token: 'mada', invitation: 'madi' };
const SECRET = /^mad([sai])_([0-9a-f]{16})_([A-Za-z0-9_-]{43})$/;
const DAY_MS = 86_400_000;

export type NewSecret = {
  readonly kind: SecretKind;
  readonly account: AccountId;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  /** Days until it ends; absent: it does not. */
  readonly days?: number | undefined;
};

/** Who a secret says one is. */
export type Proven = { readonly account: Account; readonly secret: AccountSecret };

/** True for what is written like a secret of accounts, of this kind. */
export const isSecret = (kind: SecretKind, said: string): boolean =>
  said.startsWith(`${marks[kind]}_`) && SECRET.test(said);

/** Makes a secret; it is told only here. 256 random bits are not guessed, so that one quick hash is enough to keep. */
export async function makeSecret(
  store: AccountStore,
  { kind, account, name, scopes, days }: NewSecret,
  now: Date,
): Promise<{ readonly secret: AccountSecret; readonly said: string }> {
  const id = randomBytes(8).toString('hex');
  const bits = randomBytes(32).toString('base64url');
  const secret: AccountSecret = {
    id,
    kind,
    account,
    name,
    scopes: [...scopes],
    hash: digestOf(bits).toString('base64url'),
    created: now.toISOString(),
    ...(days === undefined ? {} : { expires: new Date(now.getTime() + days * DAY_MS).toISOString() }),
  };
  await store.addSecret(secret);
  return { secret, said: `${marks[kind]}_${id}_${bits}` };
}

/** Who bears a secret; undefined for one that was never given out, was taken back, has ended, or whose account is disabled. */
export async function provenBy(
  store: AccountStore,
  kind: SecretKind,
  said: string,
  now: Date,
): Promise<Proven | undefined> {
  const [, , id = '', bits = ''] = isSecret(kind, said) ? (SECRET.exec(said) ?? []) : [];
  const secret = id === '' ? undefined : await store.secret(id);
  if (secret === undefined || secret.kind !== kind) return undefined;
  if (!timingSafeEqual(digestOf(bits), Buffer.from(secret.hash, 'base64url'))) return undefined;
  if (secret.expires !== undefined && Date.parse(secret.expires) <= now.getTime()) return undefined;
  const account = await store.account(secret.account);
  return account === undefined || account.disabled ? undefined : { account, secret };
}

const digestOf = (bits: string): Buffer => createHash('sha256').update(bits).digest();

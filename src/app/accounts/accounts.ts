import { randomBytes } from 'node:crypto';
import type {
  AccountChange,
  AccountShape,
  AccountTokenAdded,
  AccountTokenShape,
  NewAccount,
} from '../../contract/account-shapes.ts';
import { newAccountShape } from '../../contract/account-shapes.ts';
import {
  type Account,
  type AccountId,
  type AccountSecret,
  type AuditEntry,
  accountIdSchema,
  accountNameSchema,
  type TokenScope,
} from '../../memory/account.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { AccountStore } from '../../ports/account-store.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Identity } from '../../ports/identity-provider.ts';
import { Attempts } from './attempts.ts';
import { hashOf, isPassword } from './passwords.ts';
import { makeSecret, type Proven, provenBy } from './secrets.ts';

const SESSION_DAYS = 30;
const INVITATION_DAYS = 7;
const MOST_TOKENS = 50;

/** A browser's session: what its cookie holds, and how long it lasts. */
export type Session = { readonly account: Account; readonly value: string; readonly seconds: number };

/** Where an invitation is accepted, and until when. */
export type Invitation = { readonly account: AccountShape; readonly path: string; readonly expires: string };

/**
 * Who may use a server, and how they prove who they are. `by` is the account that does something; absent on the command line,
 * whose user has the files anyway. Errors: those of `AccountStore`.
 */
export class Accounts {
  readonly store: AccountStore;
  readonly #clock: Clock;
  readonly #attempts: Attempts;

  constructor(store: AccountStore, clock: Clock) {
    this.store = store;
    this.#clock = clock;
    this.#attempts = new Attempts(store);
  }

  async list(): Promise<AccountShape[]> {
    return Promise.all((await this.store.accounts()).map((account) => this.shown(account)));
  }

  /** By id or by name. Errors: `not-found`. */
  async find(said: string): Promise<Account> {
    const id = accountIdSchema.safeParse(said);
    const name = accountNameSchema.safeParse(said);
    const found = id.success
      ? await this.store.account(id.data)
      : name.success && (await this.store.accountNamed(name.data));
    if (found) return found;
    throw new MadeleineError('not-found', `There is no account ${said}.`, {
      action: 'List accounts with `madeleine accounts list`.',
    });
  }

  /** An account that may not sign in before it has accepted an invitation. Errors: `usage` for a name that is taken. */
  async add(wanted: NewAccount, by?: AccountId): Promise<AccountShape> {
    const { name, shownName = wanted.name.trim(), admin } = newAccountShape.parse(wanted);
    const id = accountIdSchema.parse(`acc-${randomBytes(8).toString('hex')}`);
    const account: Account = { id, name, shownName, admin, disabled: false, created: this.now().toISOString() };
    await this.store.putAccount(account);
    await this.audit({ action: 'account-added', account: id, ...(admin ? { detail: 'admin' } : {}) }, by);
    return this.shown(account);
  }

  /** Who is disabled is signed out everywhere. Errors: `not-found`. */
  async change(said: string, change: AccountChange, by?: AccountId): Promise<AccountShape> {
    const before = await this.find(said);
    const { shownName = before.shownName, admin = before.admin, disabled = before.disabled } = change;
    const account = { ...before, shownName, admin, disabled };
    await this.store.putAccount(account);
    if (disabled) await this.store.removeSecrets(account.id, ['session', 'invitation']);
    const detail = `admin: ${admin}, disabled: ${disabled}`;
    await this.audit({ action: 'account-changed', account: account.id, detail }, by);
    return this.shown(account);
  }

  /** With its sessions, tokens, roles and what was shared with it; memories stay. Errors: `not-found`. */
  async remove(said: string, by?: AccountId): Promise<AccountId> {
    const { id } = await this.find(said);
    await this.store.removeAccount(id);
    await this.audit({ action: 'account-removed', account: id }, by);
    return id;
  }

  /** A link to set a password, for a week; earlier ones end. Errors: `not-found`. */
  async invite(said: string, by?: AccountId): Promise<Invitation> {
    const account = await this.find(said);
    await this.store.removeSecrets(account.id, ['invitation']);
    const wanted = { kind: 'invitation', account: account.id, name: '', scopes: [], days: INVITATION_DAYS } as const;
    const { secret, said: word } = await makeSecret(this.store, wanted, this.now());
    await this.audit({ action: 'invited', account: account.id }, by);
    // After the `#`: it is sent to no server, and stands in no log.
    return { account: await this.shown(account), path: `/invitation#${word}`, expires: secret.expires ?? '' };
  }

  /** Sets the password, and signs in. Errors: `unauthenticated` for an invitation that is over; `usage` for a poor password. */
  async acceptInvitation(said: string, password: string): Promise<Session> {
    const proven = await provenBy(this.store, 'invitation', said, this.now());
    if (proven === undefined) throw overInvitation();
    const kept = await hashOf(password);
    if (!(await this.store.removeSecret(proven.secret.id))) throw overInvitation();
    return this.#withPassword(proven.account, kept);
  }

  /** Errors: `unauthenticated` for a wrong `before`; `rate-limited`; `usage` for a poor password. */
  async changePassword(account: Account, before: string, password: string, network: string): Promise<Session> {
    await this.#checked(account.name, before, network);
    return this.#withPassword(account, await hashOf(password));
  }

  /** Whoever was signed in by another password is not any more. */
  async #withPassword(account: Account, password: Awaited<ReturnType<typeof hashOf>>): Promise<Session> {
    const set = this.now().toISOString();
    await this.store.putCredential({ kind: 'password', account: account.id, password, set });
    await this.store.removeSecrets(account.id, ['session', 'invitation']);
    await this.audit({ action: 'password-set', account: account.id }, account.id);
    return this.begin(account);
  }

  /**
   * Signs in by name and password. Errors: `unauthenticated`, after the same time and with the same words whether there is
   * such an account or not; `rate-limited`.
   */
  async signIn(name: string, password: string, network: string): Promise<Session> {
    const account = await this.#checked(name, password, network);
    await this.audit({ action: 'signed-in', account: account.id, detail: network }, account.id);
    return this.begin(account);
  }

  /**
   * Signs in whom another server knows: by the identity that was linked before; at first by the account whose name is the
   * address that it has verified. Errors: `unauthenticated` where there is no such account, or it is disabled.
   */
  async signInByIdentity({ issuer, subject, email }: Identity, network: string): Promise<Session> {
    const known = await this.store.credentialAt(issuer, subject);
    const account = known === undefined ? await this.#unlinked(issuer, email) : await this.store.account(known.account);
    if (account === undefined || account.disabled) {
      throw new MadeleineError('unauthenticated', 'There is no account for you on this server.', {
        action: 'Ask who manages the server to add one under your email address.',
      });
    }
    const set = this.now().toISOString();
    if (known === undefined)
      await this.store.putCredential({ kind: 'oidc', account: account.id, issuer, subject, set });
    await this.audit({ action: 'signed-in', account: account.id, detail: network }, account.id);
    return this.begin(account);
  }

  /** An account that somebody else signs in to at that server is not given to another. */
  async #unlinked(issuer: string, email: string | undefined): Promise<Account | undefined> {
    const account = email === undefined ? undefined : await this.store.accountNamed(email);
    if (account === undefined) return undefined;
    const credentials = await this.store.credentials(account.id);
    return credentials.some((one) => one.kind === 'oidc' && one.issuer === issuer) ? undefined : account;
  }

  async #checked(said: string, password: string, network: string): Promise<Account> {
    const name = said.trim().toLowerCase();
    await this.#attempts.check(name, network, this.now());
    const account = await this.store.accountNamed(name);
    const credentials = account === undefined ? [] : await this.store.credentials(account.id);
    const kept = credentials.find((one) => one.kind === 'password');
    const isRight = await isPassword(password, kept?.password);
    if (!isRight || account === undefined || account.disabled) {
      await this.#attempts.failed(name, network, this.now());
      // Written for names that nobody has, too: it takes time.
      const of = account === undefined ? {} : { account: account.id };
      await this.audit({ action: 'sign-in-refused', ...of, detail: network }, undefined);
      throw new MadeleineError('unauthenticated', 'The name or the password is wrong.', {
        action: 'Check both, or ask who manages the server for a new invitation.',
      });
    }
    await this.#attempts.succeeded(name, network);
    return account;
  }

  /** A session of an account that has proved who it is. */
  async begin(account: Account): Promise<Session> {
    const now = this.now();
    await this.store.dropExpired(now);
    const wanted = { kind: 'session', account: account.id, name: '', scopes: [], days: SESSION_DAYS } as const;
    const { said } = await makeSecret(this.store, wanted, now);
    return { account, value: said, seconds: SESSION_DAYS * 86_400 };
  }

  bySession(value: string): Promise<Proven | undefined> {
    return provenBy(this.store, 'session', value, this.now());
  }

  byToken(value: string): Promise<Proven | undefined> {
    return provenBy(this.store, 'token', value, this.now());
  }

  async signOut({ account, secret }: Proven): Promise<void> {
    await this.store.removeSecret(secret.id);
    await this.audit({ action: 'signed-out', account: account.id }, account.id);
  }

  /** A token of an account, for programs; told only here. Errors: `usage` for too many. */
  async addToken(
    account: Account,
    {
      name,
      scopes,
      days,
    }: { readonly name: string; readonly scopes: readonly TokenScope[]; readonly days?: number | undefined },
    by?: AccountId,
  ): Promise<AccountTokenAdded> {
    if ((await this.store.secrets(account.id, 'token')).length >= MOST_TOKENS) {
      throw new MadeleineError('usage', `The limit of ${MOST_TOKENS} tokens is reached.`, {
        action: 'Revoke tokens that are not used any more.',
      });
    }
    const wanted = { kind: 'token', account: account.id, name, scopes, days } as const;
    const { secret, said } = await makeSecret(this.store, wanted, this.now());
    await this.audit({ action: 'token-added', account: account.id, detail: secret.id }, by);
    return { ...shownToken(secret), token: said };
  }

  async tokens(account: AccountId): Promise<AccountTokenShape[]> {
    return (await this.store.secrets(account, 'token')).map(shownToken);
  }

  /** Errors: `not-found`, also for a token of somebody else. */
  async revokeToken(account: AccountId, id: string, by?: AccountId): Promise<string> {
    const token = (await this.store.secrets(account, 'token')).find((one) => one.id === id);
    if (token === undefined) {
      throw new MadeleineError('not-found', `There is no token ${id}.`, { action: 'List the tokens of the account.' });
    }
    await this.store.removeSecret(id);
    await this.audit({ action: 'token-revoked', account, detail: id }, by);
    return id;
  }

  async shown(account: Account): Promise<AccountShape> {
    const kinds = new Set((await this.store.credentials(account.id)).map(({ kind }) => kind));
    return { ...account, signsInBy: [...kinds] };
  }

  async audit(entry: Omit<AuditEntry, 'at' | 'by'>, by: AccountId | undefined): Promise<void> {
    await this.store.record({ at: this.now().toISOString(), ...(by === undefined ? {} : { by }), ...entry });
  }

  now(): Date {
    return this.#clock.now();
  }
}

const shownToken = ({ id, name, scopes, created, expires }: AccountSecret): AccountTokenShape => ({
  id,
  name,
  scopes,
  created,
  ...(expires === undefined ? {} : { expires }),
});

const overInvitation = (): MadeleineError =>
  new MadeleineError('unauthenticated', 'This invitation is over: it was used, has ended, or was replaced.', {
    action: 'Ask for a new one.',
  });

import { z } from 'zod';
import {
  type Account,
  type AccountId,
  type AccountSecret,
  type AuditEntry,
  accountSchema,
  accountSecretSchema,
  auditEntrySchema,
  type Credential,
  credentialSchema,
  type KeptMemory,
  keptMemorySchema,
  type Member,
  type MemoryId,
  memberSchema,
  type SecretKind,
  type Share,
  type ShareId,
  shareSchema,
} from '../memory/account.ts';
import { MadeleineError } from '../memory/errors.ts';
import { inTextOrder } from '../memory/text-order.ts';
import type { AccountStore, Failures } from '../ports/account-store.ts';

export type SqlValue = string | number | null;
/** Runs one statement, whose values stand in it as `$1`, `$2`…, as a transaction of its own. */
export type Query = (sql: string, values: readonly SqlValue[]) => Promise<readonly unknown[]>;

const documentRow = z.object({ document: z.string() });
const failureRow = z.object({ count: z.number(), since: z.iso.datetime() });

/** Entries of the audit that are kept. */
const MOST_AUDITED = 100_000;

/** Accounts in the tables above, whatever database they lie in. Errors: those of `AccountStore`; `memory-corrupt`. */
export class AccountTables implements AccountStore {
  readonly #query: Query;
  readonly #close: () => Promise<void>;

  constructor(query: Query, close: () => Promise<void>) {
    this.#query = query;
    this.#close = close;
  }

  async putAccount(account: Account): Promise<void> {
    const { id, name } = account;
    const written = await this.#query(
      `INSERT INTO account (id, name, document) SELECT $1, $2, $3
       WHERE NOT EXISTS (SELECT 1 FROM account WHERE name = $2 AND id <> $1)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, document = excluded.document RETURNING id`,
      [id, name, documentOf(accountSchema, account)],
    );
    if (written.length === 0) throw taken('account', name);
  }

  account(id: AccountId): Promise<Account | undefined> {
    return this.#one(accountSchema, 'SELECT document FROM account WHERE id = $1', id);
  }

  accountNamed(name: string): Promise<Account | undefined> {
    return this.#one(accountSchema, 'SELECT document FROM account WHERE name = $1', name);
  }

  async accounts(): Promise<Account[]> {
    return byName(await this.#all(accountSchema, 'SELECT document FROM account'));
  }

  async removeAccount(id: AccountId): Promise<void> {
    await this.#query('DELETE FROM account WHERE id = $1', [id]);
  }

  async putCredential(credential: Credential): Promise<void> {
    const { account, kind } = credential;
    const [issuer, subject] = kind === 'oidc' ? [credential.issuer, credential.subject] : ['', ''];
    const written = await this.#query(
      `INSERT INTO account_credential (account, kind, issuer, subject, document) SELECT $1, $2, $3, $4, $5
       WHERE EXISTS (SELECT 1 FROM account WHERE id = $1)
       AND NOT EXISTS (
         SELECT 1 FROM account_credential WHERE kind = 'oidc' AND kind = $2 AND issuer = $3 AND subject = $4 AND account <> $1)
       ON CONFLICT (account, kind, issuer) DO UPDATE SET subject = excluded.subject, document = excluded.document
       RETURNING account`,
      [account, kind, issuer, subject, documentOf(credentialSchema, credential)],
    );
    if (written.length > 0) return;
    await this.#accountThere(account);
    throw taken('identity', subject);
  }

  credentials(account: AccountId): Promise<Credential[]> {
    const sql = 'SELECT document FROM account_credential WHERE account = $1 ORDER BY kind, issuer';
    return this.#all(credentialSchema, sql, account);
  }

  credentialAt(issuer: string, subject: string): Promise<Credential | undefined> {
    const sql = `SELECT document FROM account_credential WHERE kind = 'oidc' AND issuer = $1 AND subject = $2`;
    return this.#one(credentialSchema, sql, issuer, subject);
  }

  async addSecret(secret: AccountSecret): Promise<void> {
    const { id, account, kind, expires = null } = secret;
    await this.#accountThere(account);
    await this.#query('INSERT INTO account_secret (id, account, kind, expires, document) VALUES ($1, $2, $3, $4, $5)', [
      id,
      account,
      kind,
      expires,
      documentOf(accountSecretSchema, secret),
    ]);
  }

  secret(id: string): Promise<AccountSecret | undefined> {
    return this.#one(accountSecretSchema, 'SELECT document FROM account_secret WHERE id = $1', id);
  }

  async secrets(account: AccountId, kind: SecretKind): Promise<AccountSecret[]> {
    const sql = 'SELECT document FROM account_secret WHERE account = $1 AND kind = $2';
    return byName(await this.#all(accountSecretSchema, sql, account, kind));
  }

  async removeSecret(id: string): Promise<boolean> {
    return (await this.#query('DELETE FROM account_secret WHERE id = $1 RETURNING id', [id])).length > 0;
  }

  async removeSecrets(account: AccountId, kinds: readonly SecretKind[]): Promise<void> {
    for (const kind of kinds)
      await this.#query('DELETE FROM account_secret WHERE account = $1 AND kind = $2', [account, kind]);
  }

  async dropExpired(now: Date): Promise<void> {
    await this.#query('DELETE FROM account_secret WHERE expires < $1', [now.toISOString()]);
    const oldest = 'SELECT max(n) FROM account_audit';
    await this.#query(`DELETE FROM account_audit WHERE n <= (${oldest}) - $1`, [MOST_AUDITED]);
  }

  async putMemory(memory: KeptMemory): Promise<void> {
    const { id, name } = memory;
    const written = await this.#query(
      `INSERT INTO account_memory (id, name, document) SELECT $1, $2, $3
       WHERE NOT EXISTS (SELECT 1 FROM account_memory WHERE name = $2 AND id <> $1)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, document = excluded.document RETURNING id`,
      [id, name, documentOf(keptMemorySchema, memory)],
    );
    if (written.length === 0) throw taken('memory', name);
  }

  memory(id: MemoryId): Promise<KeptMemory | undefined> {
    return this.#one(keptMemorySchema, 'SELECT document FROM account_memory WHERE id = $1', id);
  }

  async memories(): Promise<KeptMemory[]> {
    return byName(await this.#all(keptMemorySchema, 'SELECT document FROM account_memory'));
  }

  async removeMemory(id: MemoryId): Promise<void> {
    await this.#query('DELETE FROM account_memory WHERE id = $1', [id]);
  }

  async putMember(member: Member): Promise<void> {
    const { memory, account } = member;
    await this.#bothThere(memory, account);
    await this.#query(
      `INSERT INTO account_member (memory, account, document) VALUES ($1, $2, $3)
       ON CONFLICT (memory, account) DO UPDATE SET document = excluded.document`,
      [memory, account, documentOf(memberSchema, member)],
    );
  }

  async removeMember(memory: MemoryId, account: AccountId): Promise<void> {
    await this.#query('DELETE FROM account_member WHERE memory = $1 AND account = $2', [memory, account]);
  }

  members(memory: MemoryId): Promise<Member[]> {
    return this.#all(memberSchema, 'SELECT document FROM account_member WHERE memory = $1 ORDER BY account', memory);
  }

  memberships(account: AccountId): Promise<Member[]> {
    return this.#all(memberSchema, 'SELECT document FROM account_member WHERE account = $1 ORDER BY memory', account);
  }

  async putShare(share: Share): Promise<void> {
    const { id, memory, account } = share;
    await this.#bothThere(memory, account);
    await this.#query(
      `INSERT INTO account_share (id, memory, account, document) VALUES ($1, $2, $3, $4)
       ON CONFLICT (id) DO UPDATE SET document = excluded.document`,
      [id, memory, account, documentOf(shareSchema, share)],
    );
  }

  share(id: ShareId): Promise<Share | undefined> {
    return this.#one(shareSchema, 'SELECT document FROM account_share WHERE id = $1', id);
  }

  async sharesOf(memory: MemoryId): Promise<Share[]> {
    return byName(await this.#all(shareSchema, 'SELECT document FROM account_share WHERE memory = $1', memory));
  }

  async sharesWith(account: AccountId): Promise<Share[]> {
    return byName(await this.#all(shareSchema, 'SELECT document FROM account_share WHERE account = $1', account));
  }

  async removeShare(id: ShareId): Promise<void> {
    await this.#query('DELETE FROM account_share WHERE id = $1', [id]);
  }

  async countFailure(key: string, now: Date, windowMilliseconds: number): Promise<Failures> {
    const rows = await this.#query(
      `INSERT INTO account_failure (key, count, since) VALUES ($1, 1, $2)
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN account_failure.since < $3 THEN 1 ELSE account_failure.count + 1 END,
         since = CASE WHEN account_failure.since < $3 THEN excluded.since ELSE account_failure.since END
       RETURNING count, since`,
      [key, now.toISOString(), new Date(now.getTime() - windowMilliseconds).toISOString()],
    );
    return failuresIn(rows);
  }

  async failures(key: string, now: Date, windowMilliseconds: number): Promise<Failures> {
    const since = new Date(now.getTime() - windowMilliseconds).toISOString();
    return failuresIn(
      await this.#query('SELECT count, since FROM account_failure WHERE key = $1 AND since >= $2', [key, since]),
    );
  }

  async forgetFailures(key: string): Promise<void> {
    await this.#query('DELETE FROM account_failure WHERE key = $1', [key]);
  }

  async record(entry: AuditEntry): Promise<void> {
    await this.#query('INSERT INTO account_audit (document) VALUES ($1)', [documentOf(auditEntrySchema, entry)]);
  }

  audit(limit: number): Promise<AuditEntry[]> {
    return this.#all(auditEntrySchema, 'SELECT document FROM account_audit ORDER BY n DESC LIMIT $1', limit);
  }

  close(): Promise<void> {
    return this.#close();
  }

  async #all<T>(schema: z.ZodType<T>, sql: string, ...values: readonly SqlValue[]): Promise<T[]> {
    return (await this.#query(sql, values)).map((row) => parsedRow(schema, row));
  }

  async #one<T>(schema: z.ZodType<T>, sql: string, ...values: readonly SqlValue[]): Promise<T | undefined> {
    return (await this.#all(schema, sql, ...values))[0];
  }

  async #accountThere(id: AccountId): Promise<void> {
    if ((await this.account(id)) === undefined) throw gone('account', id);
  }

  async #bothThere(memory: MemoryId, account: AccountId): Promise<void> {
    await this.#accountThere(account);
    if ((await this.memory(memory)) === undefined) throw gone('memory', memory);
  }
}

/** What is written is of its shape, too: a row that could not be read again is never made. */
const documentOf = <T>(schema: z.ZodType<T>, value: T): string => JSON.stringify(schema.parse(value));

function parsedRow<T>(schema: z.ZodType<T>, row: unknown): T {
  try {
    return schema.parse(JSON.parse(documentRow.parse(row).document));
  } catch (cause) {
    throw new MadeleineError('memory-corrupt', 'A row of the accounts cannot be read.', {
      action: 'Restore the database of accounts from a backup.',
      cause,
    });
  }
}

function failuresIn(rows: readonly unknown[]): Failures {
  const { count, since } = failureRow.optional().parse(rows[0]) ?? { count: 0, since: new Date(0).toISOString() };
  return { count, since: Date.parse(since) };
}

const byName = <T extends { readonly name: string; readonly id: string }>(list: readonly T[]): T[] =>
  list.toSorted((a, b) => inTextOrder(a.name, b.name) || inTextOrder(a.id, b.id));

const taken = (what: string, name: string): MadeleineError =>
  new MadeleineError('usage', `There is another ${what} named ${name}.`, { action: 'Choose another name.' });

const gone = (what: string, id: string): MadeleineError =>
  new MadeleineError('not-found', `There is no ${what} ${id}.`, {
    action: 'List them with `madeleine accounts list`.',
  });

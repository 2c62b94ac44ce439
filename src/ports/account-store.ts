import type {
  Account,
  AccountId,
  AccountSecret,
  AuditEntry,
  Credential,
  KeptMemory,
  Member,
  MemoryId,
  SecretKind,
  Share,
  ShareId,
} from '../memory/account.ts';

/** How often something failed lately. */
export type Failures = { readonly count: number; readonly since: number };

/**
 * Who may use a server, which memories it keeps, and who may see what of them. Many readers and writers, in any number of
 * processes; each call is one transaction. Whatever belongs to an account or a memory goes with it. Lists are in order of
 * name, then id.
 * Errors: MadeleineError with `usage` for a name that is taken; `not-found` for an account or a memory that is not there;
 * those of the database.
 */
export interface AccountStore {
  /** Writes an account, new or known by its id. */
  putAccount(account: Account): Promise<void>;
  account(id: AccountId): Promise<Account | undefined>;
  /** By the name that one signs in with, in lower case. */
  accountNamed(name: string): Promise<Account | undefined>;
  accounts(): Promise<Account[]>;
  removeAccount(id: AccountId): Promise<void>;

  /** Replaces the account's password, or its identity at the same issuer. */
  putCredential(credential: Credential): Promise<void>;
  credentials(account: AccountId): Promise<Credential[]>;
  credentialAt(issuer: string, subject: string): Promise<Credential | undefined>;

  addSecret(secret: AccountSecret): Promise<void>;
  secret(id: string): Promise<AccountSecret | undefined>;
  secrets(account: AccountId, kind: SecretKind): Promise<AccountSecret[]>;
  /** Whether it was there: of several who take the same invitation, one alone does. */
  removeSecret(id: string): Promise<boolean>;
  /** All of these kinds of an account, such as when its password changes. */
  removeSecrets(account: AccountId, kinds: readonly SecretKind[]): Promise<void>;
  /** Takes away what ended before a moment. */
  dropExpired(now: Date): Promise<void>;

  putMemory(memory: KeptMemory): Promise<void>;
  memory(id: MemoryId): Promise<KeptMemory | undefined>;
  memories(): Promise<KeptMemory[]>;
  /** The memory's folder is left as it is. */
  removeMemory(id: MemoryId): Promise<void>;

  putMember(member: Member): Promise<void>;
  removeMember(memory: MemoryId, account: AccountId): Promise<void>;
  members(memory: MemoryId): Promise<Member[]>;
  memberships(account: AccountId): Promise<Member[]>;

  putShare(share: Share): Promise<void>;
  share(id: ShareId): Promise<Share | undefined>;
  sharesOf(memory: MemoryId): Promise<Share[]>;
  sharesWith(account: AccountId): Promise<Share[]>;
  removeShare(id: ShareId): Promise<void>;

  /** Counts one more failure under a key, anew where the first of them is longer ago than the window. */
  countFailure(key: string, now: Date, windowMilliseconds: number): Promise<Failures>;
  failures(key: string, now: Date, windowMilliseconds: number): Promise<Failures>;
  forgetFailures(key: string): Promise<void>;

  record(entry: AuditEntry): Promise<void>;
  /** The latest first. */
  audit(limit: number): Promise<AuditEntry[]>;
  close(): Promise<void>;
}

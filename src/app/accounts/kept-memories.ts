import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AccountShape, KeptMemoryShape, NewShare, ShareShape } from '../../contract/account-shapes.ts';
import {
  type Account,
  type AccountId,
  agentScopes,
  type KeptMemory,
  type MemberRole,
  type MemoryId,
  memoryIdSchema,
  type Share,
  type ShareId,
  shareIdSchema,
  type TokenScope,
} from '../../memory/account.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { ShareFilter } from '../../memory/share-filter.ts';
import { createFolder } from '../memory-folder.ts';
import { environmentConfiguration } from '../settings/configuration.ts';
import type { Accounts } from './accounts.ts';

/** What an account may look at: a whole memory by its role, or what a share lets through of one. */
export type View = {
  readonly id: MemoryId | ShareId;
  readonly name: string;
  readonly memory: KeptMemory;
} & ({ readonly role: MemberRole } | { readonly role: 'shared'; readonly filter: ShareFilter });

/** What a role allows of a memory; what concerns the server besides is for those who manage it. */
const changing = ['read', 'write', ...agentScopes, 'upload'] as const;
const scopesOfRole: Readonly<Record<View['role'], readonly TokenScope[]>> = {
  owner: changing,
  editor: changing,
  viewer: ['read'],
  shared: ['read'],
};

/** Owners who manage the server may do all with their own memory; files of the machine are for nobody else. */
export const scopesOf = ({ role }: View, { admin }: Account): readonly TokenScope[] =>
  role === 'owner' && admin ? [...changing, 'admin'] : scopesOfRole[role];

/** The memories that a server keeps, and who sees what of them. Errors: those of `AccountStore`. */
export class KeptMemories {
  readonly #accounts: Accounts;
  readonly #folder: string;

  /** New memories are made in `folder`. */
  constructor(accounts: Accounts, folder: string) {
    this.#accounts = accounts;
    this.#folder = folder;
  }

  /** What an account may look at: its own memories, those of others, and shares. */
  async views(account: AccountId): Promise<View[]> {
    const { store } = this.#accounts;
    const memories = new Map((await store.memories()).map((memory) => [memory.id, memory]));
    const whole = (await store.memberships(account)).flatMap(({ memory: id, role }): View[] => {
      const memory = memories.get(id);
      return memory === undefined ? [] : [{ id, name: memory.name, memory, role }];
    });
    const order: readonly View['role'][] = ['owner', 'editor', 'viewer'];
    whole.sort((a, b) => order.indexOf(a.role) - order.indexOf(b.role));
    const shared = (await store.sharesWith(account)).flatMap(({ id, name, memory: of, filter }): View[] => {
      const memory = memories.get(of);
      return memory === undefined ? [] : [{ id, name, memory, role: 'shared', filter }];
    });
    return [...whole, ...shared];
  }

  /** Makes a memory, or takes in the one in `place`, for its owner. Errors: `usage` for a name that is taken; those of folders. */
  async add(
    { name, place, owner }: { readonly name: string; readonly place?: string | undefined; readonly owner?: Account },
    by?: AccountId,
  ): Promise<KeptMemoryShape> {
    const now = this.#accounts.now();
    const id = memoryIdSchema.parse(`mem-${randomBytes(8).toString('hex')}`);
    if (place === undefined) await nameOwner(join(this.#folder, id), id);
    const { folder } = await createFolder(place ?? join(this.#folder, id), now);
    const { store } = this.#accounts;
    const known = (await store.memories()).find((one) => one.place === folder.path);
    const memory = known ?? { id, name, place: folder.path, created: now.toISOString() };
    await store.putMemory({ ...memory, name });
    await this.#accounts.audit({ action: 'memory-added', memory: memory.id }, by);
    if (owner !== undefined) await this.setRole(memory.id, owner, 'owner', by);
    return this.shown({ ...memory, name });
  }

  async list(): Promise<KeptMemoryShape[]> {
    return Promise.all((await this.#accounts.store.memories()).map((memory) => this.shown(memory)));
  }

  /** Those whose viewers and shares an account decides about. */
  async managedBy(account: Account): Promise<KeptMemoryShape[]> {
    const shown = await this.list();
    return shown.filter(({ members }) => {
      const owners = members.filter(({ role }) => role === 'owner');
      return owners.some((one) => one.account.id === account.id) || (account.admin && owners.length === 0);
    });
  }

  /** By id or by name. Errors: `not-found`. */
  async find(said: string): Promise<KeptMemory> {
    const found = (await this.#accounts.store.memories()).find(({ id, name }) => id === said || name === said);
    if (found !== undefined) return found;
    throw new MadeleineError('not-found', `There is no memory ${said}.`, {
      action: 'List memories with `madeleine accounts list`.',
    });
  }

  /** Nobody has it any more through the server; its folder stays. Errors: `not-found`. */
  async remove(said: string, by?: AccountId): Promise<MemoryId> {
    const { id } = await this.find(said);
    await this.#accounts.store.removeMemory(id);
    await this.#accounts.audit({ action: 'memory-removed', memory: id }, by);
    return id;
  }

  /**
   * Whether an account decides who sees a memory: its owners do; where there is none, those who manage the server.
   * Errors: `forbidden`; `not-found` for who may not even know of it.
   */
  async managed(said: string, account: Account): Promise<KeptMemory> {
    const memory = await this.find(said);
    const members = await this.#accounts.store.members(memory.id);
    const role = members.find((one) => one.account === account.id)?.role;
    const hasOwner = members.some((one) => one.role === 'owner');
    if (role === 'owner' || (account.admin && !hasOwner)) return memory;
    if (role === undefined && !account.admin) {
      throw new MadeleineError('not-found', `There is no memory ${said}.`, { action: 'Choose one of your memories.' });
    }
    throw new MadeleineError('forbidden', 'Only its owner decides who sees this memory.', {
      action: 'Ask its owner.',
    });
  }

  /** A memory with an owner who may sign in: what it shows to strangers can be taken back. */
  async withOwner(id: MemoryId): Promise<KeptMemory | undefined> {
    const { store } = this.#accounts;
    const owners = (await store.members(id)).filter(({ role }) => role === 'owner');
    const accounts = await Promise.all(owners.map(({ account }) => store.account(account)));
    return accounts.some((one) => one?.disabled === false) ? store.memory(id) : undefined;
  }

  async setRole(memory: MemoryId, { id }: Account, role: MemberRole, by?: AccountId): Promise<void> {
    await this.#accounts.store.putMember({ memory, account: id, role });
    await this.#accounts.audit({ action: 'role-set', memory, account: id, detail: role }, by);
  }

  async removeRole(memory: MemoryId, { id }: Account, by?: AccountId): Promise<void> {
    await this.#accounts.store.removeMember(memory, id);
    await this.#accounts.audit({ action: 'role-removed', memory, account: id }, by);
  }

  async share(memory: MemoryId, { account: to, name, filter }: NewShare, by?: AccountId): Promise<ShareShape> {
    const account = await this.#accounts.find(to);
    const id = shareIdSchema.parse(`shr-${randomBytes(8).toString('hex')}`);
    const share: Share = { id, memory, account: account.id, name, filter, created: this.#accounts.now().toISOString() };
    await this.#accounts.store.putShare(share);
    await this.#accounts.audit({ action: 'shared', memory, account: account.id, detail: id }, by);
    return shownShare(share, await this.#accounts.shown(account));
  }

  /** Errors: `not-found` for a share of another memory. */
  async removeShare(memory: MemoryId, said: string, by?: AccountId): Promise<ShareId> {
    const share = (await this.#accounts.store.sharesOf(memory)).find(({ id }) => id === said);
    if (share === undefined) {
      throw new MadeleineError('not-found', `There is no share ${said}.`, { action: 'List what is shared.' });
    }
    await this.#accounts.store.removeShare(share.id);
    await this.#accounts.audit({ action: 'share-removed', memory, account: share.account, detail: share.id }, by);
    return share.id;
  }

  async shown({ id, name, created }: KeptMemory): Promise<KeptMemoryShape> {
    const { store } = this.#accounts;
    const known = new Map<AccountId, AccountShape>();
    for (const account of await store.accounts()) known.set(account.id, await this.#accounts.shown(account));
    const members = (await store.members(id)).flatMap(({ account: of, role }) => {
      const account = known.get(of);
      return account === undefined ? [] : [{ account, role }];
    });
    const shares = (await store.sharesOf(id)).flatMap((share) => {
      const account = known.get(share.account);
      return account === undefined ? [] : [shownShare(share, account)];
    });
    return { id, name, created, members, shares };
  }
}

/** Where the environment names a server for all memories, each new one is told whose it is there. */
async function nameOwner(folder: string, owner: MemoryId): Promise<void> {
  if (environmentConfiguration().database?.url === undefined) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const settings = JSON.stringify({ database: { owner } }, null, 2);
  await writeFile(join(folder, 'madeleine.config.json'), `${settings}\n`, { mode: 0o600 });
}

const shownShare = ({ id, name, filter, created }: Share, account: AccountShape): ShareShape => ({
  id,
  name,
  account,
  filter,
  created,
});

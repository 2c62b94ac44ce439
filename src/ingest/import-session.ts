import { digest } from '../language/digest.ts';
import type { ImportBatch } from '../memory/batch.ts';
import type { Failure } from '../memory/failure.ts';
import type { ItemId } from '../memory/ids.ts';
import { assembleItem, type MemoryItem, type StoredItem, storedPart } from '../memory/item.ts';
import { linkId } from '../memory/link.ts';
import { isOnMailServer } from '../memory/mail-account.ts';
import { sourcePath } from '../memory/origin.ts';
import type { SourceFile } from '../memory/source-file.ts';
import type { ResourceVersion, SourceRecord } from '../memory/source-record.ts';
import type { MediaVault } from '../ports/media-vault.ts';
import type { Change, IndexEntry, Store } from '../ports/store.ts';
import { type DeriveContext, derive, type StoredForm } from './derive.ts';
import { contentIdentity, tombstoneHash } from './identity.ts';
import { indexEntry } from './index-entry.ts';
import type { KnownItems } from './known-items.ts';
import { mergeCopy } from './merge-copy.ts';
import { OrderedWrites } from './ordered-writes.ts';
import { originOf, type Prepared } from './prepare.ts';
import type { EnrichStage } from './stages.ts';

export type SessionPorts = {
  readonly store: Store;
  /** Writes durably, perhaps elsewhere while the next batch is taken. Default: the store itself. */
  readonly write?: Store['write'];
  readonly known: KnownItems;
  readonly vault: MediaVault;
  readonly derive: DeriveContext;
  readonly onTaken?: (taken: Taken) => void;
};

/** An item as it will be written. */
export type Taken = {
  readonly item: MemoryItem;
  /** Its index entry, where that was made on the way. */
  readonly index: IndexEntry | undefined;
  /** Only of what a source and the rules alone gave: neither organising nor the owner have had a word on it yet. */
  readonly isNew: boolean;
  /** Of its JSON, or about as many. */
  readonly characters: number;
};

export type SessionOptions = {
  readonly batch: ImportBatch;
  /** The memory's own key for tombstones. */
  readonly secret: string;
  /** Bring forgotten items back. */
  readonly again: boolean;
  readonly stages: readonly EnrichStage[];
};

export type SessionCounts = {
  added: number;
  updated: number;
  unchanged: number;
  moved: number;
  skippedForgotten: number;
};

/** A row of a data set is there as long as that is; the files that rows name need not have come along. */
const ofRows: ReadonlySet<string> = new Set([
  ...['atm', 'photobench', 'locomo', 'lifebench', 'longmemeval', 'personamem', 'persona'],
]);
const isRow = ({ origin }: StoredItem): boolean => origin.sha256 === undefined && ofRows.has(origin.importer);

/** Of the JSON of an item of which nobody has made it yet: that of a picture. */
const USUAL_CHARACTERS = 2500;

/**
 * One run of an import, in the order of its sources. Decides for each prepared record whether it is new, a copy of
 * something known, a changed file or a forgotten one, and writes in batches: a batch holds items, links, jobs and how
 * far the source was read, in one transaction, so that a run killed anywhere carries on as if it had not been.
 */
export class ImportSession {
  readonly counts: SessionCounts = { added: 0, updated: 0, unchanged: 0, moved: 0, skippedForgotten: 0 };
  readonly failures: Failure[] = [];
  /** Where files lay that were found again elsewhere. */
  readonly movedFrom = new Set<string>();
  readonly #ports: SessionPorts;
  readonly #options: SessionOptions;
  readonly #writes: OrderedWrites;
  #unwritten = new Map<string, StoredItem>();
  #unwrittenIds = new Map<ItemId, string>();
  /** How far each streamed mailbox has been taken, since the last write. */
  #offsets = new Map<string, number>();
  /** Messages taken of each streamed mailbox that was not read whole, those of an earlier, stopped run included. */
  #mailboxes = new Map<string, number>();
  #forgotten: Set<string> | undefined;
  /** What this run has met of what it did not add: the first place says what holds now. */
  readonly #met = new Set<ItemId>();
  #addsItemsAlone = true;

  constructor(ports: SessionPorts, options: SessionOptions) {
    this.#ports = ports;
    this.#writes = new OrderedWrites(ports.write ?? ((changes) => ports.store.write(changes)));
    this.#options = options;
  }

  /** Takes the next record into the memory; durable after the next `flush`. */
  async take(prepared: Prepared): Promise<void> {
    const id = await this.#takeWithParts(prepared);
    await this.#noteFile(prepared, id);
    if (this.#writes.isDue) await this.#beginWrite();
  }

  /** An item with what came with it, and with that: the picture in a message that is attached to a message. */
  async #takeWithParts(prepared: Prepared): Promise<ItemId | undefined> {
    const id = await this.#takeOne(prepared);
    for (const failure of prepared.failures) this.fail(failure);
    // What came with something forgotten would name it again.
    if (id === undefined) return this.#dropForgotten(prepared);
    for (const part of prepared.parts) {
      const partId = await this.#takeWithParts(part.prepared);
      // A picture that was sent in a chat lies beside its export, and is met again where that is unchanged.
      if (part.prepared.record.content?.kind === 'file') await this.#noteFile(part.prepared, partId);
      if (partId === undefined) continue;
      const name = linkId(part.link, partId, id);
      // What is known came with this message, too; a link that is there need not be written again.
      if (part.prepared.fresh === undefined && (await this.#ports.store.record('link', name)) !== undefined) continue;
      const link = {
        id: name,
        kind: part.link,
        from: partId,
        to: id,
        weight: 1,
        by: 'ingest',
      };
      this.#writes.add({ op: 'putRecord', kind: 'link', id: link.id, value: link });
    }
    return id;
  }

  /** What is to be done in the background for an item that is new. */
  #enqueue(item: StoredItem): void {
    for (const stage of this.#options.stages) {
      if (!stage.wants(item)) continue;
      this.#addsItemsAlone = false;
      this.#writes.add({ op: 'enqueue', job: { item: item.id, stage: stage.name, version: stage.version } });
    }
  }

  fail(failure: Failure): void {
    this.failures.push(failure);
    this.#writes.add({
      op: 'putRecord',
      kind: 'failure',
      id: failure.path,
      value: { ...failure, batch: this.#options.batch.id },
    });
  }

  pathOf(record: SourceRecord): string {
    return record.content?.kind === 'file' ? record.content.path : sourcePath(record.origin);
  }

  /**
   * Called when a source came to its end: its mailboxes were read whole and need not be resumed, but for those of which
   * something failed. That is written with what was last taken of them, or after it.
   */
  async finishSource(): Promise<void> {
    const failed = new Set(this.failures.map(({ path }) => path));
    for (const [path, count] of this.#mailboxes) {
      if (failed.has(path)) continue;
      const at = await this.#ports.vault.stat(path);
      this.#mailboxes.delete(path);
      this.#offsets.delete(path);
      if (at === undefined) continue;
      this.#writes.add({ op: 'putRecord', kind: 'sourceFile', id: path, value: { path, ...at, items: [], count } });
    }
  }

  /** Notes that a file of many records was taken to its end. */
  noteRead({ path, bytes, modified, count, etag }: Omit<SourceFile, 'items'>): void {
    const read: SourceFile = { path, bytes, modified: Math.trunc(modified), items: [], count };
    const value = etag === undefined ? read : { ...read, etag };
    this.#writes.add({ op: 'putRecord', kind: 'sourceFile', id: path, value });
  }

  put(change: Change): void {
    this.#addsItemsAlone = false;
    this.#writes.add(change);
  }

  /** False once something was added that who comes later reads of the store: jobs, and what sources declare. */
  get addsItemsAlone(): boolean {
    return this.#addsItemsAlone;
  }

  /** Everything taken is durable when this resolves. */
  async flush(): Promise<void> {
    await this.#beginWrite();
    await this.#writes.finish();
  }

  /** Begins to write everything taken, with a writer that keeps the order by itself; `flush` waits for it. */
  async flushAtOnce(): Promise<void> {
    await this.#addOffsets();
    this.#writes.beginAtOnce(this.#begun);
  }

  /** Begins to write what was taken, once what was taken before is written. */
  async #beginWrite(): Promise<void> {
    await this.#addOffsets();
    await this.#writes.begin(this.#begun);
  }

  async #addOffsets(): Promise<void> {
    for (const [path, offset] of this.#offsets) {
      const at = await this.#ports.vault.stat(path);
      if (at === undefined) continue;
      const value: SourceFile = { path, ...at, items: [], count: this.#mailboxes.get(path) ?? 0, offset };
      this.#writes.add({ op: 'putRecord', kind: 'sourceFile', id: path, value });
    }
    this.#offsets.clear();
  }

  readonly #begun = (): (() => void) => {
    const items = [...this.#unwritten.values()];
    return () => this.#settle(items);
  };

  /** What was taken again meanwhile is still to be written. */
  #settle(items: readonly StoredItem[]): void {
    for (const item of items) {
      this.#ports.known.written(item);
      if (this.#unwritten.get(item.identity) !== item) continue;
      this.#unwritten.delete(item.identity);
      this.#unwrittenIds.delete(item.id);
    }
  }

  async #takeOne(prepared: Prepared): Promise<ItemId | undefined> {
    if (!this.#options.again && (await this.#isForgotten(prepared.identity))) {
      this.counts.skippedForgotten += 1;
      return undefined;
    }
    const known = await this.#known(prepared.identity);
    if (known !== undefined) return this.#takeCopy(known, prepared);
    if (prepared.fresh === undefined) return undefined;
    const before = (await this.#changedFile(prepared)) ?? (await this.#changedRow(prepared));
    const id = before?.id ?? (await this.#freeId(prepared.fresh.item));
    const corrections = before?.readings.filter((r) => r.provenance.kind === 'corrected') ?? [];
    // What was here before belongs to the import that brought it first, so that undoing a later one leaves it.
    const origin = { ...prepared.fresh.item.origin, batch: before?.origin.batch ?? this.#options.batch.id };
    if (before !== undefined) this.#met.add(id);
    const item: StoredItem = {
      ...prepared.fresh.item,
      id,
      ...(before === undefined ? {} : { origin }),
      readings: [...prepared.fresh.item.readings, ...corrections],
    };
    // With another id, or with what it was before, it is another item than the one that this is the form of.
    const isAsDerived = id === prepared.fresh.item.id && before === undefined;
    this.#putItem(item, { isNew: before === undefined, form: isAsDerived ? prepared.fresh.form : undefined });
    if (prepared.fresh.thumbnail !== undefined) {
      this.#writes.add({ op: 'putThumbnail', id, ...prepared.fresh.thumbnail });
    }
    this.#enqueue(item);
    if (before === undefined) this.counts.added += 1;
    else this.counts.updated += 1;
    return id;
  }

  /** It was copied before it was known for what it is, and what came with it, too; what goes by its content alone is nothing else's content. */
  async #dropForgotten({ kept, identity, parts }: Prepared): Promise<undefined> {
    if (this.#options.again || !(await this.#isForgotten(identity))) return;
    if (kept?.copy !== undefined && identity === contentIdentity(kept.sha256))
      await this.#ports.vault.remove(kept.copy);
    for (const part of parts) await this.#dropForgotten(part.prepared);
  }

  async #takeCopy(known: StoredItem, prepared: Prepared): Promise<ItemId> {
    const origin = { ...originOf(prepared.record, prepared.kept), batch: this.#options.batch.id };
    const isLaterRun = known.origin.batch !== origin.batch && !this.#met.has(known.id);
    const anew = isLaterRun || prepared.record.version !== undefined;
    this.#met.add(known.id);
    const merged = mergeCopy(known, origin, prepared.said, { anew });
    if (merged === known) {
      this.counts.unchanged += 1;
      return known.id;
    }
    const moved = merged.copies.length > known.copies.length && (await this.#isGone(known));
    const settled = moved
      ? { ...merged, origin: { ...origin, batch: known.origin.batch }, copies: known.copies }
      : merged;
    this.#putItem(await derive(settled, this.#ports.derive), { isNew: false, form: undefined });
    if (moved) {
      this.counts.moved += 1;
      this.movedFrom.add(sourcePath(known.origin));
      this.#writes.add({ op: 'deleteRecord', kind: 'sourceFile', id: sourcePath(known.origin) });
    }
    const saysMore = merged.readings.length !== known.readings.length;
    const saysElse = anew && merged.readings.some((reading, at) => reading !== known.readings[at]);
    if (moved || saysMore || saysElse) this.counts.updated += 1;
    else this.counts.unchanged += 1;
    return known.id;
  }

  #putItem(
    item: StoredItem,
    { isNew, form }: { readonly isNew: boolean; readonly form: StoredForm | undefined },
  ): void {
    const stored = storedPart(item);
    this.#unwritten.set(stored.identity, stored);
    this.#unwrittenIds.set(stored.id, stored.identity);
    const assembled = assembleItem(stored);
    const characters = form?.document.length ?? USUAL_CHARACTERS;
    this.#ports.onTaken?.({ item: assembled, index: form?.index, isNew, characters });
    this.#writes.add({ op: 'putItem', item: stored, ...(form ?? { index: indexEntry(assembled) }) });
  }

  async #known(identity: string): Promise<StoredItem | undefined> {
    const unwritten = this.#unwritten.get(identity);
    if (unwritten !== undefined) return storedPart(unwritten);
    const id = await this.#ports.known.idOf(identity);
    return id === undefined ? undefined : this.#ports.store.item(id);
  }

  async #isForgotten(identity: string): Promise<boolean> {
    this.#forgotten ??= new Set((await this.#ports.store.records('tombstone')).map((tombstone) => tombstone.hash));
    return this.#forgotten.size > 0 && this.#forgotten.has(tombstoneHash(this.#options.secret, identity));
  }

  async #isGone(item: StoredItem): Promise<boolean> {
    if (item.origin.copy !== undefined) return false;
    // A sync finds out what is gone from a server.
    if (isOnMailServer(item.origin.root)) return false;
    // What came inside a message or an archive is there as long as that is.
    const [file = ''] = isRow(item) ? [item.origin.root] : sourcePath(item.origin).split('!/');
    return (await this.#ports.vault.stat(file)) === undefined;
  }

  /** The item that this very file was before its content changed, if it was one and lies nowhere else. */
  async #changedFile(prepared: Prepared): Promise<StoredItem | undefined> {
    if (prepared.record.content?.kind !== 'file') return undefined;
    const before = await this.#ports.store.record('sourceFile', prepared.record.content.path);
    const [id] = before?.items ?? [];
    const item = id === undefined ? undefined : await this.#ports.store.item(id);
    const same = item !== undefined && sourcePath(item.origin) === sourcePath(prepared.record.origin);
    return same && item.copies.length === 0 ? item : undefined;
  }

  /** The item that this very row was before its source came to name it another way. */
  async #changedRow({ record, identity }: Prepared): Promise<StoredItem | undefined> {
    if (record.id === undefined) return undefined;
    const holder = await this.#ports.known.identityOf(record.id);
    if (holder === undefined || holder === identity) return undefined;
    const item = await this.#ports.store.item(record.id);
    const same = item !== undefined && sourcePath(item.origin) === sourcePath(record.origin);
    const isOfThisRun = item?.origin.batch === this.#options.batch.id || this.#met.has(record.id);
    return same && item.copies.length === 0 && !isOfThisRun ? item : undefined;
  }

  /** Data sets name their own ids; two of them may use the same one for different things. */
  async #freeId(item: StoredItem): Promise<ItemId> {
    const holder = this.#unwrittenIds.get(item.id) ?? (await this.#ports.known.identityOf(item.id));
    return holder === undefined || holder === item.identity
      ? item.id
      : (`${item.id}~${digest(item.identity)}` as ItemId);
  }

  async #resumedCount(path: string): Promise<number> {
    const before = await this.#ports.store.record('sourceFile', path);
    const at = before?.offset === undefined ? undefined : await this.#ports.vault.stat(path);
    const isCarriedOn = at !== undefined && at.bytes === before?.bytes && at.modified === before.modified;
    return isCarriedOn ? (before?.count ?? 0) : 0;
  }

  async #noteFile(prepared: Prepared, id: ItemId | undefined): Promise<void> {
    const { record } = prepared;
    const path = sourcePath(record.origin);
    if (record.offset !== undefined) {
      this.#mailboxes.set(path, (this.#mailboxes.get(path) ?? (await this.#resumedCount(path))) + 1);
      this.#offsets.set(path, record.offset);
      return;
    }
    const { content, version } = record;
    if (version !== undefined) return this.#noteVersion(path, version, id);
    if (content?.bytes === undefined || content.modified === undefined || id === undefined) return;
    const value: SourceFile = {
      path: content.kind === 'file' ? content.path : path,
      bytes: content.bytes,
      modified: content.modified,
      items: [id],
      ...(prepared.kept === undefined ? {} : { sha256: prepared.kept.sha256 }),
    };
    this.#writes.add({ op: 'putRecord', kind: 'sourceFile', id: value.path, value });
    if (prepared.failures.length === 0) this.#writes.add({ op: 'deleteRecord', kind: 'failure', id: value.path });
  }

  /** What was forgotten is noted, too, so that it is not fetched again. */
  #noteVersion(path: string, { bytes, etag }: ResourceVersion, id: ItemId | undefined): void {
    const items = id === undefined ? [] : [id];
    const value: SourceFile = { path, bytes, modified: 0, items, ...(etag === undefined ? {} : { etag }) };
    this.#writes.add({ op: 'putRecord', kind: 'sourceFile', id: path, value });
    this.#writes.add({ op: 'deleteRecord', kind: 'failure', id: path });
  }
}

import { resolve } from 'node:path';
import type { Failure } from '../../memory/failure.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import type { Source, SourceEstimate, SourceOptions } from '../../ports/source.ts';
import { mediaKindByName } from '../archive/media-names.ts';
import { extensionOf, type Tree } from '../archive/tree.ts';
import { catalogue, type Located } from './takeout-catalogue.ts';
import {
  type AlbumReference,
  type PlannedRecord,
  planFolder,
  plannedDocument,
  withReferences,
} from './takeout-records.ts';

/** Reads the messages of one mailbox of the export, in a folder or out of an archive. */
export type MailboxReader = (mailbox: Located, options: SourceOptions) => AsyncIterable<SourceEvent>;

/** Reads a mail that is a file of its own. Never throws. */
export type MessageReader = (message: Located, options: SourceOptions) => Promise<SourceEvent>;

export type MailReaders = {
  readonly readMailbox: MailboxReader;
  readonly readMessage: MessageReader;
  /** About how many messages a mailbox holds, for estimates. Never throws. */
  readonly countMailbox: (mailbox: Located) => Promise<number>;
};

/**
 * A Google Takeout export: a folder, archives, or several parts of one export together, so that a sidecar finds its
 * photo across parts. Yields photos and videos with what their sidecars and albums say, the people named in them, and
 * mails. Archives are read where they lie.
 */
export function takeoutSource(trees: readonly Tree[], readers: MailReaders): Source {
  const [first] = trees;
  return {
    importer: 'takeout',
    root: resolve(first?.root ?? '.'),
    estimate: (signal) => estimate(trees, readers, signal),
    read: (options) => read(trees, readers, options),
  };
}

async function* read(
  trees: readonly Tree[],
  { readMailbox, readMessage }: MailReaders,
  options: SourceOptions,
): AsyncGenerator<SourceEvent> {
  const { folders, mailboxes, messages, documents, rest, failures } = await catalogue(trees, options.signal);
  for (const failure of failures) yield { type: 'failure', failure };
  for (const { at, reason } of rest) yield skipped(at, reason);
  const found: PlannedRecord[] = [];
  const references: AlbumReference[] = [];
  const people = new Set<string>();
  for (const [key, folder] of folders) {
    const plan = planFolder(key, folder);
    for (const { at, reason } of plan.skipped) yield skipped(at, reason);
    for (const person of plan.people) people.add(person);
    // One by one: a folder of more than some 100,000 photos is more than a call takes as arguments.
    for (const record of plan.planned) found.push(record);
    for (const reference of plan.references) references.push(reference);
  }
  for (const at of documents) found.push(plannedDocument(at));
  const { planned, skipped: nowhere } = withReferences(found, references);
  for (const { at, reason } of nowhere) yield skipped(at, reason);
  for (const name of people) {
    yield { type: 'person', person: { importer: 'takeout', face: name, names: [name], roles: [], kind: 'person' } };
  }
  const changed: PlannedRecord[] = [];
  for (const plan of planned) {
    if (isUnchanged(plan, options)) yield skipped(plan.at, 'unchanged');
    else changed.push(plan);
  }
  for (const tree of trees) yield* recordsOf(tree, changed, options.signal);
  for (const mailbox of mailboxes) yield* readMailbox(mailbox, options);
  for (const message of messages) {
    options.signal?.throwIfAborted();
    yield await readMessage(message, options);
  }
}

function isUnchanged({ at, record }: PlannedRecord, { unchanged }: SourceOptions): boolean {
  const { content } = record;
  if (unchanged === undefined || content?.bytes === undefined || content.modified === undefined) return false;
  return unchanged(at.tree.where(at.entry.path), content.bytes, content.modified);
}

const skipped = (at: Located, reason: string): SourceEvent => ({
  type: 'skipped',
  path: at.tree.where(at.entry.path),
  reason,
});

/** The second pass: each record as its last file is passed, so that in a tar both parts of a Live Photo are at hand. */
async function* recordsOf(
  tree: Tree,
  planned: readonly PlannedRecord[],
  signal: AbortSignal | undefined,
): AsyncGenerator<SourceEvent> {
  const waiting = new Map<string, PlannedRecord>();
  const missing = new Map<PlannedRecord, number>();
  for (const plan of planned) {
    if (plan.at.tree !== tree) continue;
    const files = [plan.at, ...(plan.motion?.tree === tree ? [plan.motion] : [])];
    for (const file of files) waiting.set(file.entry.path, plan);
    missing.set(plan, files.length);
  }
  for await (const entry of tree.visit((path) => waiting.has(path), signal)) {
    const plan = waiting.get(entry.path);
    if (plan === undefined) continue;
    const left = (missing.get(plan) ?? 1) - 1;
    missing.set(plan, left);
    if (left === 0) yield { type: 'record', record: plan.record };
  }
}

async function estimate(
  trees: readonly Tree[],
  { countMailbox }: MailReaders,
  signal?: AbortSignal,
): Promise<SourceEstimate> {
  const sums = { images: 0, videos: 0, mails: 0, rows: 0, bytes: 0, copied: 0 };
  const failures: Failure[] = [];
  for (const tree of trees) {
    for await (const event of tree.walk({ signal })) {
      if (event.type === 'failure') {
        failures.push(event.failure);
        continue;
      }
      const { path, bytes } = event.entry;
      sums.bytes += bytes;
      const kind = mediaKindByName(path);
      if (kind === 'image') sums.images += 1;
      if (kind === 'video') sums.videos += 1;
      if (extensionOf(path) === 'eml' || extensionOf(path) === 'emlx') sums.mails += 1;
      if (extensionOf(path) === 'mbox') sums.mails += await countMailbox({ tree, entry: event.entry });
      if (kind !== undefined && tree.form !== 'folder') sums.copied += bytes;
    }
  }
  return { ...sums, failures };
}

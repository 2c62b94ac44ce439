import type { Failure } from './failure.ts';
import type { ItemId } from './ids.ts';
import type { Modality } from './item.ts';
import type { LinkKind } from './link.ts';
import type { Importer } from './origin.ts';
import type { Reading } from './reading.ts';

/**
 * The bytes of a picture, video or attachment, wherever they lie. `file` stays where it is; `stream` (an archive
 * member, an attachment) has no file of its own, so ingestion copies it into the memory by hash, once.
 */
export type MediaContent =
  | { readonly kind: 'file'; readonly path: string; readonly bytes: number; readonly modified: number }
  | {
      readonly kind: 'stream';
      readonly name: string;
      readonly bytes: number | undefined;
      readonly modified: number | undefined;
      open(): Promise<AsyncIterable<Uint8Array>>;
    };

/**
 * What a source yields for one thing: who it is, where it lies, what the source itself knows (sidecars, mail headers,
 * rows) as readings. Ingestion adds the rest. Parts are what came with it (attachments), items of their own.
 */
export type SourceRecord = {
  readonly modality: Modality;
  readonly origin: {
    readonly importer: Importer;
    /** Absolute folder, archive or mailbox that was added. */
    readonly root: string;
    /** Path inside `root`; a mailbox's own name for its messages. */
    readonly path: string;
    readonly messageId?: string;
    readonly sha256?: string;
  };
  /**
   * What makes two inputs the same item. Absent for media: then it is `sha256:<hash of the content>`, which ingestion
   * computes. Mails and rows name their own.
   */
  readonly identity?: string;
  /** The id that the data set gave; else ingestion derives one from the identity. */
  readonly id?: ItemId;
  readonly content?: MediaContent;
  /** The moving part of a Live Photo, a separate file that belongs to this item. */
  readonly motion?: MediaContent;
  readonly readings: readonly Reading[];
  readonly parts: readonly { readonly link: LinkKind; readonly record: SourceRecord }[];
  /** What of it could not be read, though it is an item without that. */
  readonly failures?: readonly Failure[];
  /** Of what lies on a server and is not copied: which version this is. What its place says now holds. */
  readonly version?: ResourceVersion;
  /** For mailboxes read as a stream: the byte offset after this record, from which reading can carry on. */
  readonly offset?: number;
};

export type ResourceVersion = { readonly bytes: number; readonly etag: string | undefined };

/** What a source yields: something for the memory, something that failed, or something that is meant to be left out. */
export type SourceEvent =
  | { readonly type: 'record'; readonly record: SourceRecord }
  | { readonly type: 'failure'; readonly failure: Failure }
  | { readonly type: 'skipped'; readonly path: string; readonly reason: string }
  /** A file of many records was read to its end: unchanged, it need not be read again. `count`: its records. */
  | {
      readonly type: 'read';
      readonly path: string;
      readonly bytes: number;
      readonly modified: number;
      readonly count: number;
      readonly etag?: string;
    }
  /** A record of another kind that the source knows whole: people with nicknames, concepts. */
  | { readonly type: 'person'; readonly person: SourcePerson }
  /** `set`: the data set inside which its id is one. */
  | { readonly type: 'concept'; readonly concept: import('./concept.ts').Concept; readonly set: string }
  /** How far a folder of a mail server is known, once everything that was yielded before is in the memory. */
  | { readonly type: 'mailFolder'; readonly folder: import('./mail-account.ts').MailFolder };

/** A person as a source declares them (PhotoBench face ids with nicknames, Takeout people, persona profiles). */
export type SourcePerson = {
  readonly importer: Importer;
  readonly face: string;
  readonly names: readonly string[];
  readonly roles: readonly string[];
  readonly owner?: boolean;
  readonly kind?: 'person' | 'pet' | 'organisation';
  /** E-mail addresses by which mails name them. */
  readonly addresses?: readonly string[];
};

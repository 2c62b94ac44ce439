import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { openDocumentReader } from '../../adapters/documents/document-threads.ts';
import type { DocumentReader } from '../../ports/document-reader.ts';

/** Of what the parsers make; a newer one reads every document again. */
const VERSION = 2;
/** Threads for documents, each with a heap of its own. */
const MOST_THREADS = 2;

/** The reader of documents, whose threads begin with the first one. */
export const openDocuments = (): DocumentReader =>
  openDocumentReader({
    entry: new URL(`./document-thread${extname(import.meta.url)}`, import.meta.url),
    version: VERSION,
    most: Math.min(MOST_THREADS, availableParallelism()),
  });

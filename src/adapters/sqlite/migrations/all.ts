import { memory } from './0001-memory.ts';
import { timeline } from './0002-timeline.ts';
import { jobLeases } from './0003-job-leases.ts';
import { recordChanges } from './0004-record-changes.ts';
import type { Migration } from './migration.ts';

/** In order of version. A released migration is never changed; a change of the schema is a new one. */
export const migrations: readonly Migration[] = [memory, timeline, jobLeases, recordChanges];

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { jobShape } from '../job-shape.ts';

const id = z.object({ id: z.string().max(100) });

/** Long work: what runs, what waits, and what came of the latest. */
export const getJobs = endpoint({
  id: 'jobs',
  method: 'get',
  path: '/jobs',
  summary: 'Long work, the newest first: what runs, what waits for its turn, and what came of the latest hundred.',
  scope: 'read',
  answer: { kind: 'json', schema: z.object({ jobs: z.array(jobShape) }) },
});

/** One job. */
export const getJob = endpoint({
  id: 'job',
  method: 'get',
  path: '/jobs/{id}',
  summary: 'One job: how far it is, or what it came to.',
  scope: 'read',
  params: id,
  answer: { kind: 'json', schema: jobShape },
});

/** A job as it goes on. */
export const getJobEvents = endpoint({
  id: 'jobEvents',
  method: 'get',
  path: '/jobs/{id}/events',
  summary:
    'A job as it goes on, until it has ended: each event is the whole job. A reader who comes back with Last-Event-ID is told what it missed.',
  scope: 'read',
  params: id,
  answer: { kind: 'events', events: { job: jobShape } },
});

/** Stops a job. */
export const deleteJob = endpoint({
  id: 'cancelJob',
  method: 'delete',
  path: '/jobs/{id}',
  summary: 'Stops a job as soon as what is in hand is done. An import that was stopped can be carried on.',
  scope: 'write',
  params: id,
  answer: { kind: 'json', schema: jobShape },
});

/** Does what is pending. */
export const postWork = endpoint({
  id: 'startWork',
  method: 'post',
  path: '/work',
  summary:
    'Does in the background, as a job, what is still to be done on what was added, such as looking at pictures; after it was stopped, say.',
  scope: 'write',
  accepted: 'always',
  answer: { kind: 'json', schema: jobShape },
});

/** That the memory has changed. */
export const getChanges = endpoint({
  id: 'changes',
  method: 'get',
  path: '/changes',
  summary:
    'Tells whenever the memory has changed, by whatever process, and when a job begins, goes on or ends. A reader who comes back with Last-Event-ID is told at once if it missed something.',
  scope: 'read',
  answer: {
    kind: 'events',
    events: { change: z.object({ sequence: z.int() }), jobs: z.object({ jobs: z.array(jobShape) }) },
  },
});

/** Makes a backup. */
export const postBackup = endpoint({
  id: 'startBackup',
  method: 'post',
  path: '/backups',
  summary:
    'Makes a backup, as a job: into a file of the server, or without one into the memory, from where GET /backups/{name} fetches it.',
  scope: 'admin',
  body: z.object({ file: z.string().max(4096).optional() }),
  accepted: 'always',
  answer: { kind: 'json', schema: jobShape },
});

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { jobShape } from '../job-shape.ts';

const id = z.object({ id: z.string().max(100) });

/** Long work: what runs, what waits, and what came of the latest. */
export const getJobs = endpoint({
  id: 'jobs',
  method: 'get',
  path: '/jobs',
  summary: 'Lists background jobs, newest first: running, queued, and the latest hundred finished ones.',
  scope: 'read',
  answer: { kind: 'json', schema: z.object({ jobs: z.array(jobShape) }) },
});

/** One job. */
export const getJob = endpoint({
  id: 'job',
  method: 'get',
  path: '/jobs/{id}',
  summary: 'Returns the progress or result of a job.',
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
    'Streams a job until it ends; each event contains the whole job. Clients that reconnect with Last-Event-ID receive missed events.',
  scope: 'read',
  params: id,
  answer: { kind: 'events', events: { job: jobShape } },
});

/** Stops a job. */
export const deleteJob = endpoint({
  id: 'cancelJob',
  method: 'delete',
  path: '/jobs/{id}',
  summary: 'Stops a job after its current step. A stopped import can be resumed.',
  scope: 'write',
  params: id,
  answer: { kind: 'json', schema: jobShape },
});

/** Does what is pending. */
export const postWork = endpoint({
  id: 'startWork',
  method: 'post',
  path: '/work',
  summary: 'Processes pending work on imported items as a job, for example picture analysis after it was stopped.',
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
    'Streams an event when any process changes the memory, and when a job starts, progresses or ends. Clients that reconnect with Last-Event-ID are notified of missed changes at once.',
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
    'Creates a backup as a job: in a file on the server, or inside the memory, for download with GET /backups/{name}.',
  scope: 'admin',
  body: z.object({ file: z.string().max(4096).optional() }),
  accepted: 'always',
  answer: { kind: 'json', schema: jobShape },
});

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { folderShape, importRequest, importShape, importsResponse, uploadedFile, uploadSet } from '../import-verbs.ts';
import { jobShape } from '../job-shape.ts';
import { estimateResponse } from '../memory-verbs.ts';

const batch = z.object({ batch: z.string().max(200) });
const set = z.object({ set: z.string().max(100) });

/** One file of an upload, streamed. The first one makes a set; further ones name it. */
export const postUpload = endpoint({
  id: 'uploadFile',
  method: 'post',
  path: '/uploads',
  summary: 'Uploads one file into the memory, to be taken in by an import. What ends early leaves nothing.',
  scope: 'write',
  query: z.object({
    /** The file's name, with the folders of a drop above it, such as `Trip/IMG_1.jpg`. */
    name: z.string().min(1).max(4096),
    set: set.shape.set.optional(),
    /** When the file was changed last, in milliseconds since 1970. */
    modified: z.coerce.number().min(0).max(8.64e15).optional(),
  }),
  bytesBody: true,
  answer: { kind: 'json', schema: uploadedFile },
});

/** What an upload holds so far. */
export const getUpload = endpoint({
  id: 'upload',
  method: 'get',
  path: '/uploads/{set}',
  summary: 'What was uploaded in one set and waits to be taken in.',
  scope: 'write',
  params: set,
  answer: { kind: 'json', schema: uploadSet },
});

/** Gives an upload up. */
export const deleteUpload = endpoint({
  id: 'dropUpload',
  method: 'delete',
  path: '/uploads/{set}',
  summary: 'Removes what was uploaded in one set and is not taken in yet.',
  scope: 'write',
  params: set,
  answer: { kind: 'json', schema: z.object({ set: z.string() }) },
});

/** Begins an import. */
export const postImport = endpoint({
  id: 'startImport',
  method: 'post',
  path: '/imports',
  summary:
    'Adds what was uploaded, and files and folders of the server (which needs the scope admin), as a job. One import runs at a time; others wait.',
  scope: 'write',
  body: importRequest,
  accepted: 'always',
  answer: { kind: 'json', schema: jobShape },
});

/** What an import would bring. */
export const postEstimate = endpoint({
  id: 'estimateImport',
  method: 'post',
  path: '/imports/estimate',
  summary: 'What an import would bring, how long it would take and how much disk it would use. Changes nothing.',
  scope: 'write',
  body: importRequest,
  answer: { kind: 'json', schema: estimateResponse },
});

/** Every import. */
export const getImports = endpoint({
  id: 'imports',
  method: 'get',
  path: '/imports',
  summary: 'Every import, the latest first, with its counts and what failed; and the folders that are watched.',
  scope: 'read',
  answer: { kind: 'json', schema: importsResponse },
});

/** One import. */
export const getImport = endpoint({
  id: 'import',
  method: 'get',
  path: '/imports/{batch}',
  summary: 'One import, with its counts and what failed.',
  scope: 'read',
  params: batch,
  answer: { kind: 'json', schema: importShape },
});

/** Takes an import back. */
export const deleteImport = endpoint({
  id: 'undoImport',
  method: 'delete',
  path: '/imports/{batch}',
  summary:
    'Takes an import back, as a job: what it alone brought is forgotten, what was there before stays, and files uploaded with it are removed.',
  scope: 'write',
  params: batch,
  accepted: 'always',
  answer: { kind: 'json', schema: jobShape },
});

/** Carries a stopped import on. */
export const postResume = endpoint({
  id: 'resumeImport',
  method: 'post',
  path: '/imports/{batch}/resume',
  summary: 'Carries on an import that was stopped, as a job.',
  scope: 'write',
  params: batch,
  accepted: 'always',
  answer: { kind: 'json', schema: jobShape },
});

/** A folder of the server. */
export const getFolder = endpoint({
  id: 'folder',
  method: 'get',
  path: '/folders',
  summary: 'The folders and addable files in a folder of the server, by name, for choosing what to add.',
  scope: 'admin',
  query: z.object({ path: z.string().max(4096).optional() }),
  answer: { kind: 'json', schema: folderShape },
});

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  contentDigests,
  folderShape,
  importRequest,
  importShape,
  importsResponse,
  knownContents,
  uploadedFile,
  uploadSet,
} from '../import-verbs.ts';
import { jobShape } from '../job-shape.ts';
import { estimateResponse } from '../memory-verbs.ts';

const batch = z.object({ batch: z.string().max(200) });
const set = z.object({ set: z.string().max(100) });

/** One file of an upload, streamed. The first one makes a set; further ones name it. */
export const postUpload = endpoint({
  id: 'uploadFile',
  method: 'post',
  path: '/uploads',
  summary: 'Uploads a file to be imported. Interrupted uploads are discarded.',
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

/** Which files need not be uploaded. */
export const postKnownContents = endpoint({
  id: 'knownContents',
  method: 'post',
  path: '/uploads/known',
  summary: 'Tells which of these files, by their SHA-256, the memory keeps already: they need not be uploaded.',
  scope: 'write',
  body: contentDigests,
  answer: { kind: 'json', schema: knownContents },
});

/** What an upload holds so far. */
export const getUpload = endpoint({
  id: 'upload',
  method: 'get',
  path: '/uploads/{set}',
  summary: 'Lists the uploaded files of a set that wait to be imported.',
  scope: 'write',
  params: set,
  answer: { kind: 'json', schema: uploadSet },
});

/** Gives an upload up. */
export const deleteUpload = endpoint({
  id: 'dropUpload',
  method: 'delete',
  path: '/uploads/{set}',
  summary: 'Deletes the uploaded files of a set that are not imported yet.',
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
    'Imports uploaded files, and files and folders of the server (which requires the scope admin), as a job. One import runs at a time; others are queued.',
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
  summary: 'Estimates the items, duration and disk space of an import, without changing anything.',
  scope: 'write',
  body: importRequest,
  answer: { kind: 'json', schema: estimateResponse },
});

/** Every import. */
export const getImports = endpoint({
  id: 'imports',
  method: 'get',
  path: '/imports',
  summary: 'Lists all imports, latest first, with counts and failures, and the watched folders.',
  scope: 'read',
  answer: { kind: 'json', schema: importsResponse },
});

/** One import. */
export const getImport = endpoint({
  id: 'import',
  method: 'get',
  path: '/imports/{batch}',
  summary: 'Returns an import with its counts and failures.',
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
    'Undoes an import, as a job: forgets the items that only this import added, keeps earlier items, and deletes its uploaded files.',
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
  summary: 'Resumes a stopped import, as a job.',
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
  summary: 'Lists the folders and supported files in a folder of the server, by name.',
  scope: 'admin',
  query: z.object({ path: z.string().max(4096).optional() }),
  answer: { kind: 'json', schema: folderShape },
});

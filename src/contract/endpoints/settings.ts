import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { jobShape } from '../job-shape.ts';
import { aboutResponse, backupsResponse, settingsChange, settingsResponse } from '../settings-shapes.ts';

export const getSettings = endpoint({
  id: 'settings',
  method: 'get',
  path: '/settings',
  summary: 'Returns the settings of the memory and its owner, and the source of each setting.',
  scope: 'read',
  answer: { kind: 'json', schema: settingsResponse },
});

export const patchSettings = endpoint({
  id: 'changeSettings',
  method: 'patch',
  path: '/settings',
  summary: 'Changes settings in the memory’s settings file, keeping its comments; `null` removes a setting.',
  scope: 'admin',
  body: settingsChange,
  answer: { kind: 'json', schema: settingsResponse },
});

export const putFaces = endpoint({
  id: 'switchFaces',
  method: 'put',
  path: '/settings/faces',
  summary: 'Turns face recognition on or off, as a job. `off` erases all faces and everything derived from them.',
  scope: 'admin',
  body: z.strictObject({ faces: z.enum(['on', 'off']) }),
  accepted: 'always',
  answer: { kind: 'json', schema: jobShape },
});

export const postDoctor = endpoint({
  id: 'doctor',
  method: 'post',
  path: '/doctor',
  summary:
    'Checks the memory and the system, as a job with the results of `doctor`; with `repair`, repairs problems where possible.',
  scope: 'admin',
  body: z.strictObject({ repair: z.boolean().default(false) }),
  accepted: 'always',
  answer: { kind: 'json', schema: jobShape },
});

export const getAbout = endpoint({
  id: 'about',
  method: 'get',
  path: '/about',
  summary: 'Returns the version, licence and acknowledgements.',
  scope: 'read',
  answer: { kind: 'json', schema: aboutResponse },
});

export const getBackups = endpoint({
  id: 'backups',
  method: 'get',
  path: '/backups',
  summary:
    'Lists backups available for download, newest first. They are kept for one day and erased when items are forgotten.',
  scope: 'admin',
  answer: { kind: 'json', schema: backupsResponse },
});

const backupName = z.object({ name: z.string().max(100) });

export const getBackup = endpoint({
  id: 'backup',
  method: 'get',
  path: '/backups/{name}',
  summary: 'Downloads a backup. It contains the whole memory, including the key that identifies forgotten items.',
  scope: 'admin',
  params: backupName,
  answer: { kind: 'bytes', types: ['application/gzip'] },
});

export const deleteBackup = endpoint({
  id: 'deleteBackup',
  method: 'delete',
  path: '/backups/{name}',
  summary: 'Deletes a backup inside the memory.',
  scope: 'admin',
  params: backupName,
  answer: { kind: 'json', schema: backupsResponse },
});

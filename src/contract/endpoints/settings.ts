import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { jobShape } from '../job-shape.ts';
import { aboutResponse, backupsResponse, settingsChange, settingsResponse } from '../settings-shapes.ts';

export const getSettings = endpoint({
  id: 'settings',
  method: 'get',
  path: '/settings',
  summary: 'What holds for the memory and its owner, and where each setting comes from.',
  scope: 'read',
  answer: { kind: 'json', schema: settingsResponse },
});

export const patchSettings = endpoint({
  id: 'changeSettings',
  method: 'patch',
  path: '/settings',
  summary: 'Changes settings in the memory’s own file, whose remarks stay; `null` takes one out.',
  scope: 'admin',
  body: settingsChange,
  answer: { kind: 'json', schema: settingsResponse },
});

export const putFaces = endpoint({
  id: 'switchFaces',
  method: 'put',
  path: '/settings/faces',
  summary: 'Whether faces are told apart, as a job. `off` erases every face and all that was concluded from faces.',
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
    'Checks the memory and the machine, as a job whose result is what `doctor` prints; with `repair`, mends what can be mended.',
  scope: 'admin',
  body: z.strictObject({ repair: z.boolean().default(false) }),
  accepted: 'always',
  answer: { kind: 'json', schema: jobShape },
});

export const getAbout = endpoint({
  id: 'about',
  method: 'get',
  path: '/about',
  summary: 'The version, the licence, and whose work the program stands on.',
  scope: 'read',
  answer: { kind: 'json', schema: aboutResponse },
});

export const getBackups = endpoint({
  id: 'backups',
  method: 'get',
  path: '/backups',
  summary: 'Backups that wait to be fetched, the newest first. They are kept for a day, and forgetting erases them.',
  scope: 'admin',
  answer: { kind: 'json', schema: backupsResponse },
});

const backupName = z.object({ name: z.string().max(100) });

export const getBackup = endpoint({
  id: 'backup',
  method: 'get',
  path: '/backups/{name}',
  summary: 'A backup, to be kept elsewhere. It holds everything of the memory, the key of forgotten things included.',
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

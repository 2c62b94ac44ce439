import { expect, it } from 'vitest';
import { originSchema } from '../../../../src/memory/origin.ts';
import { namedFile } from './named-file.ts';

const origin = originSchema.parse({
  importer: 'mail',
  root: '/memory/uploads/u-1',
  path: 'Letters/note.eml',
  batch: '20261121-212418-05d0',
});

it('calls an uploaded file as it was called, though its copy lies there by its hash', () => {
  const copy = 'media/b4/b4a2.eml';
  const original = { path: `/memory/${copy}`, present: true };
  expect(namedFile({ origin: { ...origin, copy }, original })).toEqual({
    name: 'note.eml',
    folder: '/memory/media/b4',
  });
});

it('calls a file that stays where it is by its path, on any system', () => {
  const at = (path: string) => namedFile({ origin, original: { path, present: true } });
  expect(at('/home/me/Pictures/a.jpg')).toEqual({ name: 'a.jpg', folder: '/home/me/Pictures' });
  expect(at('C:\\Pictures\\a.jpg')).toEqual({ name: 'a.jpg', folder: 'C:\\Pictures' });
  expect(at('a.jpg')).toEqual({ name: 'a.jpg', folder: undefined });
});

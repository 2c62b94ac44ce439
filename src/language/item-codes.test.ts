import { expect, it } from 'vitest';
import { cameraCodes, fileCode } from './item-codes.ts';

it('calls a camera by every run of words of its name that says something', () => {
  expect(cameraCodes('Google Pixel 7')).toEqual([
    'camera Google',
    'camera Google Pixel',
    'camera Google Pixel 7',
    'camera Pixel',
    'camera Pixel 7',
  ]);
  expect(cameraCodes(undefined)).toEqual([]);
});

it('calls pictures and films by their files, where the name tells one from another', () => {
  const of = (path: string, modality: 'image' | 'email' = 'image') =>
    fileCode({ modality, origin: { importer: 'photos', root: '/life', path, batch: 'b-1' as never } });
  expect(of('2023/05/IMG_2927.jpg')).toBe('IMG_2927');
  expect(of('Camera\\DSC_0103.JPG')).toBe('DSC_0103');
  expect(of('sunset.jpg')).toBeUndefined();
  expect(of('a1.jpg')).toBeUndefined();
  expect(of('mail-20230501.eml', 'email')).toBeUndefined();
});

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Where the package keeps its models, and those that are used. */
export const faceModelFolder = (): string =>
  join(dirname(require.resolve('@vladmandic/face-api/package.json')), 'model');
export const faceModelFiles = [
  'ssd_mobilenetv1_model.bin',
  'face_landmark_68_model.bin',
  'face_recognition_model.bin',
] as const;

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Its exports map is malformed, so its parts are reached by path. */
export const humanFolder = (): string => join(dirname(require.resolve('@vladmandic/human')), '..');

/** Where the package keeps its models, and those that are used. */
export const humanModelFolder = (): string => join(humanFolder(), 'models');
export const humanModelFiles = [
  'blazeface.bin',
  'facemesh.bin',
  'emotion.bin',
  'iris.bin',
  'centernet.bin',
  'movenet-lightning.bin',
  'handtrack.bin',
] as const;

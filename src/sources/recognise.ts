import { stat } from 'node:fs/promises';
import { MadeleineError } from '../memory/errors.ts';
import type { Importer } from '../memory/origin.ts';
import type { Source } from '../ports/source.ts';
import { openAtmSource } from './atm/atm-source.ts';
import { findAtm } from './atm/atm-layout.ts';
import { firstBytes } from './archive/open-tree.ts';
import { openLocomoSource } from './locomo/locomo-source.ts';
import { openEmlSource } from './mail/eml-source.ts';
import { openMboxSource } from './mail/mbox-source.ts';
import { looksLikeMbox } from './mail/recognise.ts';
import { openPhotoSource } from './photos/photo-source.ts';

export async function recognise(path: string): Promise<Source[]> {
  const found = await stat(path).catch((error: unknown) => {
    throw new MadeleineError('missing', 'There is nothing at this path.', { path, action: 'Check the path, or plug in the disk it was on.', cause: error });
  });
  if (found.isFile()) {
    if (path.endsWith('.json')) return [openLocomoSource(path)];
    if (/\.(eml|emlx)$/i.test(path)) return [openEmlSource(path)];
    return [looksLikeMbox(await firstBytes(path, 4096)) ? openMboxSource(path) : openPhotoSource(path)];
  }
  if ((await findAtm(path)) !== undefined) return [await openAtmSource(path)];
  return [openPhotoSource(path), openEmlSource(path)];
}

export const openSource = async (path: string, as: Importer): Promise<Source[]> =>
  as === 'mail' ? [openEmlSource(path)] : as === 'atm' ? [await openAtmSource(path)] : recognise(path);

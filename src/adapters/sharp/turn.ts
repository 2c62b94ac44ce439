import sharp from 'sharp';
import type { Turn } from '../../memory/media.ts';

/** A picture turned clockwise, in the format it has. Errors: those of sharp. */
export const turnedPicture = async (bytes: Uint8Array, turn: Turn): Promise<Uint8Array> =>
  turn === 0 ? bytes : sharp(bytes).rotate(turn).toBuffer();

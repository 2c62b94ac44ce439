import { MadeleineError } from '../../memory/errors.ts';

/** The container of Microsoft's older formats, which also holds what is encrypted of the newer ones. */
const isCompound = ([a, b, c, d]: Uint8Array): boolean => a === 0xd0 && b === 0xcf && c === 0x11 && d === 0xe0;

/** Of a file whose content is not what its name says. */
export function otherContent(bytes: Uint8Array): MadeleineError {
  return isCompound(bytes)
    ? new MadeleineError('encrypted', 'The document is protected by a password, or was saved in an older format.', {
        action: 'Save it without a password in a current format and add that file.',
      })
    : new MadeleineError('corrupt', 'The content of the file is not what its name says.', {
        action: 'Open it in the program that made it; if that fails, restore it from a backup.',
      });
}

/** Of a file with more than so many bytes. */
export const tooLarge = (largest: number): MadeleineError =>
  new MadeleineError('too-large', `The document is larger than ${Math.round(largest / 1_048_576)} MB.`, {
    action: 'Save it without pictures, or in several documents.',
  });

import { type ErrorCode, isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import { fileError } from '../../memory/file-error.ts';

type Rule = readonly [shape: RegExp, code: ErrorCode, message: string, action: string];

/**
 * What libvips says, and what it means for the person. It says much more of damage, in any words: "Missing Huffman code table
 * entry" is no missing file. So what is not damage is known by the whole of its phrase.
 */
const rules: readonly Rule[] = [
  [
    /pixel limit|maximum supported image dimension|image (?:width|height|size|dimensions?) (?:is |are )?(?:too |exceeds? )/i,
    'too-large',
    'The picture has more pixels than can be decoded.',
    'Export a smaller copy and add it.',
  ],
  [/^timeout\b/i, 'timeout', 'Decoding the picture took too long.', 'Export it as JPEG and add the copy.'],
  [/^Input file is missing/, 'missing', 'The file was not found.', 'Check that its disk is connected.'],
  [/\bsystem error:/i, 'unreadable', 'The file cannot be read.', 'Check your read permission and the disk.'],
  [
    /unsupported image format|not been built in|no .*loader/i,
    'unsupported-format',
    'The picture is damaged or in an unsupported format.',
    'Open it in a viewer and export it as JPEG; if it is damaged, restore it from a backup.',
  ],
];

/** Any error of decoding as a MadeleineError in one sentence; what no rule knows is damage. */
export function decodeError(error: unknown, path: string | undefined): MadeleineError {
  const where = path === undefined ? {} : { path };
  if (isMadeleineError(error)) {
    if (error.path !== undefined || path === undefined) return error;
    const action = error.action === undefined ? {} : { action: error.action };
    return new MadeleineError(error.code, error.message, { ...action, path, cause: error });
  }
  const known = path === undefined ? error : fileError(path, error);
  if (isMadeleineError(known)) return known;
  const whole = error instanceof Error ? error.message : String(error);
  const said = path === undefined ? whole : whole.replaceAll(`${path}: `, '');
  const rule = rules.find(([shape]) => shape.test(said));
  if (rule !== undefined) {
    return new MadeleineError(rule[1], rule[2], { action: rule[3], ...where, cause: error });
  }
  return new MadeleineError('corrupt', `The picture is damaged: ${said.split('\n')[0]}`, {
    action: 'Open it in a viewer; if it looks damaged there too, restore it from a backup.',
    ...where,
    cause: error,
  });
}

/** True when the content is at fault, so that a more forgiving decoding may still show something. */
export const isDamage = (error: unknown): boolean =>
  !isMadeleineError(error) && decodeError(error, undefined).code === 'corrupt';

import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';

const MOST_BYTES = 16 << 20;

/** A JSON file; undefined when it is not there. Errors: `corrupt`, `too-large`, and those of the file system. */
export function readWhole<T>(path: string, schema: z.ZodType<T>): T | undefined {
  let text: string;
  try {
    if (statSync(path).size > MOST_BYTES) throw new MadeleineError('too-large', 'This file is too large.', { path });
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    const why = cause instanceof z.ZodError ? z.prettifyError(cause) : 'it is not JSON';
    throw new MadeleineError('corrupt', `The file cannot be read: ${why}.`, {
      path,
      action: 'Correct it by hand, or delete it to begin anew.',
      cause,
    });
  }
}

/** Writes a JSON file, whole or not at all, also when the program is killed. Errors: `too-large`. */
export function writeWhole(path: string, value: unknown): void {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  if (Buffer.byteLength(text) > MOST_BYTES)
    throw new MadeleineError('too-large', 'This is too long to be kept.', { path, action: 'Finish some of it first.' });
  mkdirSync(dirname(path), { recursive: true });
  const beside = `${path}.${randomUUID()}`;
  const file = openSync(beside, 'wx');
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(beside, path);
}

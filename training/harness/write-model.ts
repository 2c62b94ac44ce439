import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ModelFile, modelFile, modelPath } from '../../src/learn/model-file.ts';

/** Files below these paths, in order of their paths. */
const filesIn = (paths: readonly string[]): string[] =>
  paths
    .flatMap((path) =>
      statSync(path).isDirectory()
        ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
        : [path],
    )
    .filter((path) => statSync(path).isFile())
    .toSorted();

/** The SHA-256 of all files below these paths, as models keep it. */
export function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of filesIn(paths)) hash.update(readFileSync(path)).update('\0');
  return `sha256:${hash.digest('hex')}`;
}

/** What a model's file said until now. */
export const modelNow = (name: string): ModelFile => modelFile.parse(JSON.parse(readFileSync(modelPath(name), 'utf8')));

/** Lists of numbers in a line each: a tree in seventy lines is read by nobody. */
const written = (file: ModelFile): string =>
  `${JSON.stringify(file, null, 1).replace(/\[[-\d.e,\s]+\]/g, (list) => list.replace(/\s+/g, ''))}\n`;

/**
 * Puts new weights into a model's file, with what they were fitted on: in words, and `paths`, whose files are hashed. `into`: a
 * folder for the file, instead of where the program's own lies.
 */
export function writeModel(
  name: string,
  weights: unknown,
  trainedOn: { readonly data: string; readonly paths: readonly string[] },
  into?: string,
): void {
  const { about, writtenBy } = modelNow(name);
  const file: ModelFile = {
    about,
    writtenBy,
    trainedOn: { data: trainedOn.data, hash: hashOf(trainedOn.paths) },
    weights,
  };
  if (into !== undefined) mkdirSync(into, { recursive: true });
  writeFileSync(into === undefined ? modelPath(name) : join(into, `${name}.json`), written(file));
}

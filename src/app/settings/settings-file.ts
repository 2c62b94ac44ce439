import { existsSync } from 'node:fs';
import { chmod, copyFile, readFile, realpath, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Document } from 'yaml';
import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import { configurationSchema } from './configuration.ts';

/** One setting by its path in the configuration; `undefined` takes it out. */
export type SettingWrite = { readonly path: readonly [string, ...string[]]; readonly value: unknown };

/** The file that a memory's settings are written to, there or not. */
export function settingsFile(folder: string): string {
  const yaml = join(folder, 'madeleine.config.yaml');
  const json = join(folder, 'madeleine.config.json');
  return existsSync(json) && !existsSync(yaml) ? json : yaml;
}

/** Errors: `not-a-memory` where there is no folder to write settings into. */
export function assertSettingsFolder(folder: string): void {
  if (existsSync(folder)) return;
  throw new MadeleineError('not-a-memory', `There is no memory in ${folder}.`, {
    path: folder,
    action: 'Create one with `madeleine init`, or choose another folder with --memory.',
  });
}

let before: Promise<unknown> = Promise.resolve();

/**
 * Writes settings into the memory's configuration, one writer after the other. Everything else in the file stays, remarks
 * included; the file as it was lies beside it as `….previous`. Errors: `invalid-configuration` for a file or a value that
 * is wrong, `not-a-memory` without the folder; then nothing is written.
 */
export function writeSettings(folder: string, writes: readonly SettingWrite[]): Promise<{ readonly file: string }> {
  const done = before.then(() => written(folder, writes));
  before = done.catch(() => undefined);
  return done;
}

async function written(folder: string, writes: readonly SettingWrite[]): Promise<{ readonly file: string }> {
  assertSettingsFolder(folder);
  const named = settingsFile(folder);
  const file = existsSync(named) ? await realpath(named) : named;
  const text = await rewritten(file, existsSync(file) ? await readFile(file, 'utf8') : '', writes);
  if (existsSync(file)) await keptPrevious(file);
  await writeFile(`${file}.new`, text, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return { file };
}

/** The text of a file of settings with other ones. Errors: `invalid-configuration` for a text or a value that is wrong. */
export async function rewritten(file: string, before: string, writes: readonly SettingWrite[]): Promise<string> {
  const yaml = await import('yaml');
  const document = yaml.parseDocument(before);
  const [wrong] = document.errors;
  if (wrong !== undefined) throw invalid(file, wrong.message);
  for (const { path, value } of writes) put(document, path, value, yaml);
  const checked = configurationSchema.safeParse(document.toJS() ?? {});
  if (!checked.success) throw invalid(file, z.prettifyError(checked.error));
  return file.endsWith('.json') ? `${JSON.stringify(document.toJS() ?? {}, null, 2)}\n` : document.toString();
}

/** A copy has the mode of what it was made of, which may have been written by hand. */
async function keptPrevious(file: string): Promise<void> {
  await copyFile(file, `${file}.previous`);
  await chmod(`${file}.previous`, 0o600);
}

function put(document: Document, path: SettingWrite['path'], value: unknown, yaml: typeof import('yaml')): void {
  const [group, ...rest] = path;
  if (value === undefined) {
    takeOut(document, path, yaml);
    if (rest.length > 0 && isEmpty(document.getIn([group]), yaml)) takeOut(document, [group], yaml);
    return;
  }
  // Into a group that is written without anything in it nothing can be put.
  if (rest.length > 0 && document.has(group) && !yaml.isCollection(document.getIn([group])))
    document.set(group, document.createNode({}));
  document.setIn(path, value);
}

const isEmpty = (node: unknown, { isMap }: typeof import('yaml')): boolean => isMap(node) && node.items.length === 0;

/** A remark above what is taken out belongs to the file as much as to that: it goes to what follows, or to the end. */
function takeOut(document: Document, path: readonly string[], { isMap, isScalar }: typeof import('yaml')): void {
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1));
  if (!isMap(parent)) return;
  const at = parent.items.findIndex(({ key }) => isScalar(key) && key.value === path.at(-1));
  const [pair, next] = parent.items.slice(at, at + 2);
  if (at < 0 || pair === undefined) return;
  const remark = isScalar(pair.key) ? pair.key.commentBefore : undefined;
  parent.delete(path.at(-1));
  if (remark === undefined || remark === null) return;
  const after = next !== undefined && isScalar(next.key) ? next.key : undefined;
  if (after !== undefined)
    after.commentBefore = [remark, after.commentBefore ?? ''].filter((one) => one !== '').join('\n');
  else document.comment = [document.comment ?? '', remark].filter((one) => one !== '').join('\n');
}

const invalid = (file: string, why: string): MadeleineError =>
  new MadeleineError('invalid-configuration', `The settings were not saved: ${why}`, {
    path: file,
    action: 'Correct the file, or choose another value; all settings are listed in docs/configuration.md.',
  });

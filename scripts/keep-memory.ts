/**
 * Keeps a memory as this version of the program leaves it, for test/end-to-end/kept-memory.test.ts to open with every later
 * version: `node scripts/keep-memory.ts FOLDER NAME QUESTIONS.json`. The folder is only read; what it holds and answers by
 * now lies beside the archive.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { openApp } from '../src/app/app.ts';
import { heldBy } from '../test/fixtures/memories/held-by.ts';

const [folder, name, questionsFile] = process.argv.slice(2);
if (folder === undefined || name === undefined || questionsFile === undefined)
  throw new Error('Say the folder of the memory, a name for it, and a file with a JSON list of questions.');
const questions = z
  .array(z.string())
  .min(1)
  .parse(JSON.parse(readFileSync(questionsFile, 'utf8')));
const target = join(fileURLToPath(new URL('../test/fixtures/memories/', import.meta.url)), name);
const work = mkdtempSync(join(tmpdir(), 'madeleine-keep-'));
try {
  cpSync(folder, join(work, 'memory'), { recursive: true, preserveTimestamps: true });
  mkdirSync(target, { recursive: true });
  const archive = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '-C', work, '-czf'];
  execFileSync('tar', [...archive, join(target, 'memory.tgz'), 'memory']);
  const app = await openApp(join(work, 'memory'), { ocr: { enabled: false }, perception: { enabled: false } });
  const held = await heldBy(app, questions);
  await app.close();
  writeFileSync(join(target, 'held.json'), `${JSON.stringify(held, null, 2)}\n`);
} finally {
  rmSync(work, { recursive: true, force: true });
}

// Runs after an install in a checkout, and before the tests. In a checkout Node strips the types of what it loads, by
// WebAssembly that V8 may crash over when several threads do so at once and end. What one thread alone has loaded
// before comes from the compile cache, stripped and compiled: then no thread strips anything, and all start faster.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import module from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compileLess } from './compile-less.mjs';

const source = fileURLToPath(new URL('../src', import.meta.url));
if (fs.existsSync(source) && Number(process.versions.node.split('.')[0]) >= 24) {
  // What an import compiles is kept apart from what all else does.
  if (process.argv.includes('add')) compileLess();
  else execFileSync(process.execPath, [fileURLToPath(import.meta.url), 'add'], { stdio: 'inherit' });
  module.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));
  for (const file of fs.globSync('**/*-{thread,worker}.ts', { cwd: source })) {
    // Outside of a thread some refuse to run; they are loaded, stripped and compiled by then.
    await import(pathToFileURL(`${source}/${file}`).href).catch(() => {});
  }
  module.flushCompileCache();
}
// What was loaded may wait for messages that nobody sends.
process.exit(0);

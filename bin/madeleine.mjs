#!/usr/bin/env -S node --max-semi-space-size=32
// The launcher: finds a Node that is new enough, then loads the program. It stays plain, old JavaScript so that an
// old Node can still read it and say, or do, what is needed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileLess } from './compile-less.mjs';

const OLDEST_NODE = 24;
// What one question leaves behind fits into a young heap of this size (MB), so that clearing it away is no pause that
// anybody waits for; the first line says the same to a Node that is new enough.
const YOUNG_HEAP = '--max-semi-space-size=32';
const here = fileURLToPath(import.meta.url);
const majorOf = (version) => Number(version.split('.')[0]);
const source = new URL('../src/main.ts', import.meta.url);
const inCheckout = existsSync(fileURLToPath(source)) && !here.includes('node_modules');

/** The program of a package `node` that is new enough and lies in a `node_modules` beside this one or above it. */
function nodeBeside() {
  try {
    const require = createRequire(import.meta.url);
    const manifest = require.resolve('node/package.json');
    // An older one would start this launcher again, and that the older one, without end.
    if (majorOf(require(manifest).version) < OLDEST_NODE) return undefined;
    return ['node', 'node.exe'].map((name) => join(dirname(manifest), 'bin', name)).find((path) => existsSync(path));
  } catch {
    return undefined;
  }
}

if (majorOf(process.versions.node) >= OLDEST_NODE) {
  // Before anything is compiled: what is kept of that goes by it.
  if (process.argv.includes('add')) compileLess();
  // What was compiled once is not compiled again: the program and its threads start in half the time. A checkout has what
  // an install compiled for its threads (bin/compile-threads.mjs).
  if (inCheckout)
    module.enableCompileCache?.(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));
  module.enableCompileCache?.();
  // Threads and processes of ours go by the variable.
  const compiled = module.getCompileCacheDir?.();
  if (compiled !== undefined && process.env.NODE_COMPILE_CACHE === undefined)
    process.env.NODE_COMPILE_CACHE = dirname(compiled);
  const { main } = await import(inCheckout ? source.href : new URL('../dist/main.js', import.meta.url).href);
  await main(process.argv.slice(2));
} else {
  const newer = nodeBeside();
  if (newer === undefined) {
    const isNpx = /[\\/]_npx[\\/]/.test(here);
    const remedy = inCheckout
      ? 'run `npm install` in the checkout, which brings one.'
      : isNpx
        ? 'run `npx -p node@24 -p madeleine madeleine`, which brings one.'
        : 'run `npm install -g --no-bin-links node@24`, which puts one beside madeleine (with -g only if madeleine has it).';
    console.error(
      `madeleine needs Node ${OLDEST_NODE} or newer, and this is ${process.version}: install a newer Node, or ${remedy}`,
    );
    process.exitCode = 1;
  } else {
    const child = spawn(newer, [YOUNG_HEAP, here, ...process.argv.slice(2)], { stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.on('exit', (code, signal) => {
      process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
    });
  }
}

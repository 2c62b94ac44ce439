#!/usr/bin/env -S node --max-semi-space-size=32
// The launcher: finds a Node that is new enough, then loads the program. It stays plain, old JavaScript so that an
// old Node can still read it and say, or do, what is needed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileLess } from './compile-less.mjs';

const OLDEST_NODE = 24;
// What one question leaves behind fits into a young heap of this size (MB), so that clearing it away is no pause that
// anybody waits for; the first line says the same to a Node that is new enough.
const YOUNG_HEAP = '--max-semi-space-size=32';
const here = fileURLToPath(import.meta.url);
const major = Number(process.versions.node.split('.')[0]);

function packagedNode() {
  try {
    const require = createRequire(import.meta.url);
    const candidate = fileURLToPath(new URL('bin/node', `file://${require.resolve('node/package.json')}`));
    return existsSync(candidate) ? candidate : undefined;
  } catch {
    return undefined;
  }
}

if (major >= OLDEST_NODE) {
  // Before anything is compiled: what is kept of that goes by it.
  if (process.argv.includes('add')) compileLess();
  const source = new URL('../src/main.ts', import.meta.url);
  const inCheckout = existsSync(fileURLToPath(source)) && !here.includes('node_modules');
  // What was compiled once is not compiled again: the program and its threads start in half the time. A checkout has what
  // an install compiled for its threads (bin/compile-threads.mjs).
  if (inCheckout)
    module.enableCompileCache?.(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));
  module.enableCompileCache?.();
  // Threads and processes of ours go by the variable.
  const compiled = module.getCompileCacheDir?.();
  if (compiled !== undefined) process.env.NODE_COMPILE_CACHE ??= dirname(compiled);
  const { main } = await import(inCheckout ? source.href : new URL('../dist/main.js', import.meta.url).href);
  await main(process.argv.slice(2));
} else {
  const newer = packagedNode();
  if (newer === undefined) {
    console.error(
      `madeleine needs Node ${OLDEST_NODE} or newer; this is ${process.version}. Install a newer Node, or run \`npm install\` in the checkout, which brings one.`,
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

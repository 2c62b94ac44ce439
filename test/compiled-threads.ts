import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Threads that tests start find their modules stripped of types and compiled (bin/compile-threads.mjs says why). */
export default function setup(): void {
  const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
  process.env['NODE_COMPILE_CACHE'] ??= here('../node_modules/.cache/compiled');
  execFileSync(process.execPath, [here('../bin/compile-threads.mjs')], { stdio: 'inherit' });
}

import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const source = fileURLToPath(new URL('../src', import.meta.url));

/** What of Node's own modules a thread has loaded after it loaded a file; the file may refuse to run outside of its place. */
function loadedBy(file: string): Promise<readonly string[]> {
  const code = `const { parentPort } = require('node:worker_threads');
    import(${JSON.stringify(pathToFileURL(`${source}/${file}`).href)}).catch(() => {}).then(() => parentPort.postMessage(process.moduleLoadList));`;
  const thread = new Worker(code, { eval: true, stdout: true, stderr: true });
  return new Promise<readonly string[]>((resolve, reject) => {
    thread.on('error', reject);
    thread.on('message', (message: unknown) => {
      const loaded = z.array(z.string()).safeParse(message);
      if (loaded.success) resolve(loaded.data);
    });
  }).finally(() => thread.terminate());
}

describe('threads of a checkout', () => {
  const files = globSync('**/*-{thread,worker}.ts', { cwd: source });

  it('are known', () => expect(files.length).toBeGreaterThan(4));

  // Several threads that strip types at once and end have brought V8 down (SIGSEGV).
  it.each(files)('find what they load stripped of types and compiled: %s', async (file) => {
    const loaded = await loadedBy(file);
    expect(loaded).not.toEqual([]);
    expect(loaded.filter((name) => name.includes('amaro'))).toEqual([]);
  });
});

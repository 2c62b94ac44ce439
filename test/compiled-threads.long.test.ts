import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const source = fileURLToPath(new URL('../src', import.meta.url));

/**
 * What of Node's own modules a thread has loaded after it loaded a file; the file may refuse to run outside of its place. In a
 * process of its own, since what is cached as compiled goes by V8's options, which other tests may have changed.
 */
async function loadedBy(file: string): Promise<readonly string[]> {
  const inThread = `const { parentPort } = require('node:worker_threads');
    import(${JSON.stringify(pathToFileURL(`${source}/${file}`).href)}).catch(() => {}).then(() => parentPort.postMessage(process.moduleLoadList));`;
  const inProcess = `const { Worker } = require('node:worker_threads');
    const thread = new Worker(${JSON.stringify(inThread)}, { eval: true, stdout: true, stderr: true });
    thread.on('message', (loaded) => { if (Array.isArray(loaded)) console.log(JSON.stringify(loaded)), thread.terminate(); });`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', inProcess]);
  return z.array(z.string()).parse(JSON.parse(stdout));
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

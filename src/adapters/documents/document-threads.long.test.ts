import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { madeDocx, madePdf } from '../../../test/fixtures/made-documents.ts';
import type { DocumentReader } from '../../ports/document-reader.ts';
import { type DocumentThreadsOptions, openDocumentReader } from './document-threads.ts';

vi.setConfig({ testTimeout: 60_000 });

/** A thread that answers, computes for ever, waits for ever, fills its memory, throws or says nonsense, as its task is called. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    let tasks = 0;
    parentPort.on('message', ({ id, path }) => {
      tasks += 1;
      while (path === 'compute');
      const held = [];
      while (path === 'memory') held.push(new Array(1e6).fill(held.length));
      if (path === 'throw') throw new TypeError('broken');
      if (path === 'wait') return;
      if (path === 'nonsense') return parentPort.postMessage({ id, read: { text: 7 } });
      if (path === 'locked') return parentPort.postMessage({ id, failed: { code: 'encrypted', message: 'Locked.' } });
      parentPort.postMessage({ id, read: { text: path + tasks, things: [], unread: [] } });
    });
  `)}`,
);

const pdf = { name: 'a.pdf', mime: 'application/pdf' };
let reader: DocumentReader | undefined;
const opened = (options: Partial<DocumentThreadsOptions> = {}): DocumentReader => {
  reader = openDocumentReader({ entry: script, version: 1, most: 1, ...options });
  return reader;
};
afterEach(() => reader?.close());

describe('threads that read documents', () => {
  it('end with a document that takes too much CPU time, and go on with the next in a new one', async () => {
    const threads = opened({ cpuSeconds: 0.5 });
    expect(await threads.read('a', pdf)).toMatchObject({ text: 'a1' });
    await expect(threads.read('compute', pdf)).rejects.toMatchObject({ code: 'timeout' });
    expect(await threads.read('b', pdf)).toMatchObject({ text: 'b1' });
    expect(await threads.read('c', pdf)).toMatchObject({ text: 'c2' });
  });

  it('end with a document that is waited for in vain', async () => {
    await expect(opened({ cpuSeconds: 0.1 }).read('wait', pdf)).rejects.toMatchObject({ code: 'timeout' });
  });

  it('end with a document that needs too much memory, breaks its parser or is answered with nonsense', async () => {
    const threads = opened({ megabytes: 64, cpuSeconds: 30 });
    await expect(threads.read('memory', pdf)).rejects.toMatchObject({ code: 'too-large' });
    await expect(threads.read('throw', pdf)).rejects.toMatchObject({ code: 'worker-crashed' });
    await expect(threads.read('nonsense', pdf)).rejects.toMatchObject({ code: 'worker-crashed' });
    await expect(threads.read('locked', pdf)).rejects.toMatchObject({ code: 'encrypted', message: 'Locked.' });
    expect(await threads.read('a', pdf)).toMatchObject({ things: [] });
  });

  it('stop when they are told to, and begin nothing after they were closed', async () => {
    const threads = opened();
    const stop = new AbortController();
    const reading = threads.read('wait', pdf, stop.signal);
    const next = threads.read('a', pdf);
    stop.abort();
    await expect(reading).rejects.toMatchObject({ code: 'cancelled' });
    expect(await next).toMatchObject({ text: 'a1' });
    await threads.close();
    await expect(threads.read('a', pdf)).rejects.toMatchObject({ code: 'cancelled' });
  });
});

describe('the parsers behind them', () => {
  let folder = '';
  const real = () => opened({ entry: new URL('../../app/jobs/document-thread.ts', import.meta.url), most: 2 });
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'madeleine-documents-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const put = async (name: string, content: string | Uint8Array): Promise<string> => {
    await writeFile(join(folder, name), content);
    return join(folder, name);
  };

  it('read what the names and the first bytes of documents promise', async () => {
    const threads = real();
    const read = async (name: string, content: string | Uint8Array) =>
      (await threads.read(await put(name, content), { name, mime: '' })).text;
    expect(await read('a.pdf', madePdf('Hello from a page'))).toContain('Hello from a page');
    expect(await read('a.docx', madeDocx('Hello', 'World'))).toBe('Hello\nWorld');
    expect(await read('a.md', '# Hello\n\n**World**')).toBe('Hello\n\nWorld');
    expect(await read('a.txt', Buffer.from('Grüße', 'utf16le').toString('latin1').replace(/^/, '')).catch(codeOf)).toBe(
      'corrupt',
    );
    expect(await read('a.html', '<title>T</title><p>Hello</p><script>fetch("http://x.example")</script>')).toBe(
      'Hello',
    );
    expect(threads.reads({ name: 'a.exe', mime: '' })).toBe(false);
  });

  it('name what is wrong with a document', async () => {
    const threads = real();
    const failing = async (name: string, content: string | Uint8Array) =>
      threads.read(await put(name, content), { name, mime: '' }).then(() => 'read', codeOf);
    expect(await failing('broken.pdf', '%PDF-1.7 and nothing')).toBe('corrupt');
    expect(await failing('other.pdf', 'no PDF')).toBe('corrupt');
    expect(await failing('locked.docx', Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toBe('encrypted');
    expect(await failing('large.txt', Buffer.alloc(4 * 1024 * 1024 + 1, 'a'))).toBe('too-large');
    expect(await threads.read(join(folder, 'gone.md'), { name: 'gone.md', mime: '' }).catch(codeOf)).toBe('missing');
  });
});

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'none';

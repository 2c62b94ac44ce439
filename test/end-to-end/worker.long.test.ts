import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { statusResponse } from '../../src/contract/memory-verbs.ts';
import { picture, put } from './made-input.ts';
import { document, environment, madeleine, program } from './run-madeleine.ts';

vi.setConfig({ testTimeout: 300_000 });

let base: string;
let memory: string;
const reading = { MADELEINE_OCR: 'on' };
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-worker-'));
  memory = join(base, 'memory');
  for (const n of [1, 2]) await put(join(base, 'input'), `${n}.jpg`, await picture(n));
  const added = await madeleine(['add', join(base, 'input'), '--memory', memory, '--no-perception'], reading);
  expect(added.code).toBe(0);
});
afterEach(() => rm(base, { recursive: true, force: true }));

const waiting = async (): Promise<unknown> =>
  statusResponse.parse(await document(['status', '--memory', memory], reading)).pendingByStage;

const outcome = z.object({
  done: z.int(),
  failed: z.int(),
  byStage: z.record(z.string(), z.int()),
  stopped: z.boolean(),
});

it('does what waits, tells what it did, and sends a span of each stage', async () => {
  expect(await waiting()).toMatchObject({ ocr: 2 });
  let spans = '';
  const otlp = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => {
      spans += chunk.toString();
    });
    request.on('end', () => response.end('{}'));
  });
  await new Promise<void>((resolve) => otlp.listen(0, '127.0.0.1', resolve));
  const { port } = otlp.address() as AddressInfo;
  const ran = await madeleine(['worker', '--memory', memory, '--once', '--stages', 'ocr', '--json'], {
    ...reading,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  });
  otlp.close();
  expect(outcome.parse(JSON.parse(ran.stdout))).toEqual({ done: 2, failed: 0, byStage: { ocr: 2 }, stopped: false });
  expect(await waiting()).not.toHaveProperty('ocr');
  expect(spans.match(/"name":"stage ocr"/g)).toHaveLength(2);
  expect(spans).not.toContain(base);
});

it('ends well when it is told to stop, and says so', async () => {
  const child = spawn(process.execPath, [program, 'worker', '--memory', memory, '--stages', 'ocr'], {
    env: { ...environment, ...reading },
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
    if (stderr.includes('Waiting for work')) child.kill('SIGTERM');
  });
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
  expect(stdout).toBe('Stopped: 2 tasks done (ocr 2).\n');
  expect(stderr).toContain('Stopping:');
});

import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { statusResponse } from '../../src/contract/memory-verbs.ts';
import { postgres } from '../postgres/postgres-of-tests.ts';
import { urlOf } from '../postgres/test-server.ts';
import { picture, put } from './made-input.ts';
import { document, madeleine } from './run-madeleine.ts';

vi.setConfig({ testTimeout: 300_000 });

let base: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-on-postgres-'));
});
afterEach(() => rm(base, { recursive: true, force: true }));

const letter = (subject: string, text: string) =>
  [
    'From: Dr. Alder <office@alder.example>',
    'To: Ann <ann@mail.example>',
    `Subject: ${subject}`,
    'Date: Mon, 4 Sep 2023 10:00:00 +0000',
    `Message-ID: <${randomUUID()}@alder.example>`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '',
  ].join('\r\n');

describe.skipIf(postgres === undefined)('a memory on a server of PostgreSQL', () => {
  it('is added to, worked on, searched and backed up by no file, each owner for themself', async () => {
    if (postgres === undefined) return;
    const server = {
      MADELEINE_DATABASE: urlOf(postgres),
      MADELEINE_DATABASE_MIGRATIONS: urlOf(postgres, 'madeleine_tables'),
    };
    const ann = { ...server, MADELEINE_DATABASE_OWNER: `ann-${randomUUID()}`, MADELEINE_OCR: 'on' };
    const ben = { ...server, MADELEINE_DATABASE_OWNER: `ben-${randomUUID()}` };
    const input = join(base, 'input');
    await put(
      input,
      'pepper.eml',
      letter('Appointment for Pepper', 'Your cat Pepper has an appointment on 11 September.'),
    );
    await put(input, 'picture.jpg', await picture(1));
    const [memory, empty] = [join(base, 'ann'), join(base, 'ben')];

    const added = await madeleine(['add', input, '--memory', memory, '--no-perception'], ann);
    expect([added.code, added.stderr]).toEqual([0, expect.any(String)]);
    expect(await readdir(memory)).not.toContain('memory.db');
    await madeleine(['worker', '--memory', memory, '--once', '--stages', 'ocr'], ann);
    const status = statusResponse.parse(await document(['status', '--memory', memory], ann));
    expect(status.items).toMatchObject({ email: 1, image: 1 });
    expect(status.pendingByStage).not.toHaveProperty('ocr');

    const found = await document(['search', 'cat Pepper', '--memory', memory], ann);
    expect(JSON.stringify(found)).toContain('Appointment for Pepper');
    await madeleine(['init', '--memory', empty], ben);
    const foreign = await document(['search', 'cat Pepper', '--memory', empty], ben);
    expect(JSON.stringify(foreign)).not.toContain('Appointment');

    const refused = await madeleine(['backup', join(base, 'backup.tar'), '--memory', memory, '--json'], ann);
    expect(refused.code).not.toBe(0);
    expect(refused.stdout + refused.stderr).toMatch(/pg_dump|madeleine move/);
  });

  it('asks whose it is, and repeats no password', async () => {
    const url = 'postgres://ann:secret-word@localhost:1/memory';
    const memory = join(base, 'memory');
    const asked = await madeleine(['init', '--memory', memory], { MADELEINE_DATABASE: url });
    expect(asked.code).not.toBe(0);
    const away = await madeleine(['init', '--memory', memory], {
      MADELEINE_DATABASE: url,
      MADELEINE_DATABASE_OWNER: 'a',
    });
    expect(away.code).not.toBe(0);
    for (const { stdout, stderr } of [asked, away]) expect(stdout + stderr).not.toContain('secret-word');
    expect(away.stderr).toContain('localhost:1');
  });
});

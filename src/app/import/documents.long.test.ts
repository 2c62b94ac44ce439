import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { madeDocx, madePdf } from '../../../test/fixtures/made-documents.ts';
import { batchIdSchema } from '../../memory/ids.ts';
import { initMemory, openApp } from '../app.ts';
import { OpenMemory } from '../open-memory.ts';
import { undoImport } from './undo-import.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

let base = '';
let folder = '';
let app: Awaited<ReturnType<typeof openApp>>;

const put = async (path: string, content: string | Uint8Array): Promise<void> => {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
};

const attached = (name: string, bytes: Uint8Array): string =>
  [
    `Content-Type: application/pdf; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\n'),
  ].join('\n');

const mail = (...parts: readonly string[]): string =>
  [
    'From: City Power <billing@power.example>\nTo: Tom <tom@post.example>\nDate: Mon, 3 Jun 2024 10:00:00 +0200',
    'Subject: Your papers\nMessage-ID: <papers@power.example>\nMIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=a\n',
    ...['Content-Type: text/plain\n\nPlease find your papers attached.', ...parts].map((part) => `--a\n${part}`),
    '--a--\n',
  ].join('\n');

const bill = madePdf('Electricity in May 2024', 'Total amount due: 84.20 EUR');
const contract = madePdf('Contract number K-99231 for a heat pump', 'Minimum term 24 months');

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-documents-'));
  folder = join(base, 'papers');
  await put(
    'notes/Lisbon.md',
    '---\ntitle: Lisbon plan\ndate: 2025-03-04\n---\nThe key of the **flat** is with Beatriz.',
  );
  await put('Lease.docx', madeDocx('Lease of Elm Street 12', 'The monthly rent is 980 EUR.'));
  await put('bills/Power.pdf', bill);
  await put('letter.eml', mail(attached('Power.pdf', bill), attached('Contract.pdf', contract)));
  await initMemory(join(base, 'memory'), 'off', async () => 'off');
  app = await openApp(join(base, 'memory'), { quiet: true, offline: true });
});
afterEach(async () => {
  await app.close();
  await rm(base, { recursive: true, force: true });
});

const add = () => app.add([folder], { as: 'auto' });
const titles = async (words: string) => (await app.search(words, { limit: 20 })).items.map(({ title }) => title);
const found = async (words: string) => {
  const [item] = (await app.search(words, { limit: 20 })).items;
  if (item === undefined) throw new Error(`nothing is found by ${words}`);
  return app.show(item.id);
};

describe('documents in folders and mails', () => {
  it('are found and answered by their words', async () => {
    expect(await add()).toMatchObject({ added: 5, failed: [], pending: 0 });
    expect(await titles('Beatriz')).toEqual(['Lisbon plan']);
    expect(await titles('heat pump')).toEqual(['Contract']);
    const answered = await app.ask('How much is the monthly rent of Elm Street 12?');
    expect(answered).toMatchObject({ outcome: 'grounded', answer: expect.stringContaining('980') });
    expect(await found('Beatriz')).toMatchObject({
      time: { start: '2025-03-04T00:00:00', source: 'document' },
      media: { mime: 'text/markdown' },
    });
  });

  it('belong to the mail that they came with, and are one item with a copy where they lie in a folder too', async () => {
    await add();
    const letter = await found('papers attached');
    const parts = letter.links.filter(({ kind }) => kind === 'attachment').map(({ from }) => from);
    expect(parts).toHaveLength(2);
    const power = await found('Electricity');
    expect(parts).toContain(power.id);
    expect([power.origin, ...power.copies].map(({ path }) => path).sort()).toEqual([
      'bills/Power.pdf',
      'letter.eml!/Power.pdf',
    ]);
    await app.forget({ kind: 'ids', ids: [letter.id] });
    expect(await titles('heat pump')).toEqual([]);
    expect(await found('Electricity')).toMatchObject({ copies: [] });
  });

  it('that are notes are linked with the notes that they name', async () => {
    await put('notes/Keys.md', 'All keys: [[Lisbon|the flat]], [[notes/Lisbon.md#who]] and [[Nowhere]].');
    await add();
    const [keys, lisbon] = [await found('All keys'), await found('Beatriz')];
    expect(keys.links.map(({ kind, from, to }) => [kind, from, to])).toEqual([['mentions', keys.id, lisbon.id]]);
  });

  it('are not read again while they are unchanged, and follow their file when it changes', async () => {
    await add();
    const { id } = await found('Beatriz');
    expect(await add()).toMatchObject({ added: 0, updated: 0, unchanged: 6 });
    await put('notes/Lisbon.md', '---\ntitle: Lisbon plan\n---\nThe key of the flat is with Catarina now.');
    expect(await add()).toMatchObject({ added: 0, updated: 1 });
    expect(await found('Catarina')).toMatchObject({ id });
    expect(await titles('Beatriz')).toEqual([]);
  });

  it('are gone when their import is undone', async () => {
    const { batch } = await add();
    const memory = await OpenMemory.open(join(base, 'memory'));
    expect(await undoImport(memory, batchIdSchema.parse(batch))).toMatchObject({ forgotten: 5 });
    await memory.close();
    expect(await titles('Beatriz')).toEqual([]);
    expect(await titles('heat pump')).toEqual([]);
  });

  it('that cannot be read are items by their names, and named among the failures', async () => {
    await put('Damaged report.docx', 'PK\u0003\u0004 and nothing else');
    const { failed } = await add();
    expect(failed).toMatchObject([{ path: join(folder, 'Damaged report.docx'), code: 'corrupt' }]);
    expect(await titles('Damaged report')).toEqual(['Damaged report']);
    const { failed: noted } = await app.status();
    expect(noted).toMatchObject([{ path: join(folder, 'Damaged report.docx'), code: 'corrupt' }]);
  });

  it('leave what no source reads counted by kind', async () => {
    for (const name of ['a.psd', 'b.psd', 'c.dwg', 'readme.txt']) await put(`other/${name}`, 'x');
    const { kindsNotRead, skipped } = await add();
    expect(kindsNotRead).toEqual([
      { kind: '.psd', files: 2 },
      { kind: '.dwg', files: 1 },
    ]);
    expect(skipped).toContainEqual({
      path: join(folder, 'other/readme.txt'),
      reason: 'readme or licence of a program',
    });
  });
});

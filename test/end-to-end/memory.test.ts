import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { showResponse } from '../../src/contract/browse-verbs.ts';
import { addResponse, backupResponse, forgetResponse, statusResponse } from '../../src/contract/memory-verbs.ts';
import { askResponse, searchResponse } from '../../src/contract/question-verbs.ts';
import { mail, picture, put } from './made-input.ts';
import { document, madeleine } from './run-here.ts';
import { madeleine as ownProcess } from './run-madeleine.ts';

let base: string;
let memory: string;
let input: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-end-to-end-'));
  memory = join(base, 'memory');
  input = join(base, 'input');
});
afterEach(() => rm(base, { recursive: true, force: true }));

const at = (...args: string[]) => [...args, '--memory', memory];
const add = async (...paths: string[]) => addResponse.parse(await document(at('add', ...paths)));
const search = async (query: string) => searchResponse.parse(await document(at('search', query)));
const status = async () => statusResponse.parse(await document(at('status')));
const show = async (id: string) => showResponse.parse(await document(at('show', id)));

/** The exported items, but for the names of import batches. */
async function exported(from = memory): Promise<string> {
  const folder = await mkdtemp(join(base, 'export-'));
  await madeleine(['export', folder, '--with-people', '--memory', from]);
  const files = ['items', 'events', 'people', 'places', 'ledger', 'links'];
  const texts = await Promise.all(files.map((name) => readFile(join(folder, `${name}.jsonl`), 'utf8')));
  return texts.join('\n').replace(/"batch":"[^"]*"/g, '"batch":""');
}

describe('adding and asking', () => {
  it('turns files into a cited answer, one JSON document at a time', async () => {
    await put(input, 'a.jpg', await picture(1));
    await put(input, 'b.eml', mail(1, 'Your invoice', 'Total: EUR 42.50\nThank you for your order at Tea House.'));
    const ran = await ownProcess(at('add', input, '--json'));
    expect(ran.code).toBe(0);
    expect(addResponse.parse(JSON.parse(ran.stdout))).toMatchObject({ added: 2, failed: [], items: 2 });
    for (const line of ran.stderr.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('progress');
    expect(await status()).toMatchObject({ items: { image: 1, email: 1 }, pending: 0 });
    const found = await search('photos from Lisbon');
    expect(found.items).toHaveLength(1);
    expect(found.items[0]?.place).toMatchObject({ city: 'Lisbon', country: 'Portugal', source: 'exif-gps' });
    const item = await show(found.items[0]?.id ?? '');
    expect(item.time).toMatchObject({
      start: '2023-05-07T15:09:29+01:00',
      source: 'exif-gps-zone',
      zone: 'Europe/Lisbon',
    });
    const asked = await ownProcess(at('ask', 'How much did I pay at Tea House?', '--json'));
    const answer = askResponse.parse(JSON.parse(asked.stdout));
    expect(answer).toMatchObject({ outcome: 'grounded', answer: '€42.50' });
    expect(answer.citations.map((c) => c.quote)).toContain('EUR 42.50');
    const nothing = await madeleine(at('ask', 'When did I fly to Vancouver?', '--json'));
    expect(nothing.code).toBe(0);
    expect(askResponse.parse(JSON.parse(nothing.stdout)).outcome).toBe('abstained');
  }, 240_000);

  it('is idempotent, knows moved and changed files, and never takes missing for deleted', async () => {
    const one = await put(input, 'one.jpg', await picture(1));
    const two = await put(input, 'two.jpg', await picture(2, '2023:05:08 10:00:00'));
    await put(input, 'copy.jpg', await picture(1));
    expect(await add(input)).toMatchObject({ added: 2 });
    const before = await exported();
    expect(await add(input)).toMatchObject({ added: 0, updated: 0 });
    expect(await exported()).toBe(before);
    const [first] = (await search('photos from 8 May 2023')).items;
    await rename(two, join(input, 'moved.jpg'));
    expect(await add(input)).toMatchObject({ added: 0, moved: 1, missing: [] });
    expect((await show(first?.id ?? '')).origin.path).toBe('moved.jpg');
    await writeFile(join(input, 'moved.jpg'), await picture(3, '2023:06:09 10:00:00'));
    expect(await add(input)).toMatchObject({ added: 0, updated: 1 });
    expect((await show(first?.id ?? '')).time?.start).toContain('2023-06-09');
    await rm(one);
    await rm(join(input, 'copy.jpg'));
    expect((await add(input)).missing).toHaveLength(2);
    expect((await status()).items.image).toBe(2);
    await rename(input, `${input}-unplugged`);
    expect((await status()).missingRoots).toEqual([input]);
  });

  it('says wrong usage, failure and partial failure by exit code, in one sentence each', async () => {
    expect((await madeleine(['search', 'x', '--memory', join(base, 'none')])).code).toBe(1);
    expect((await madeleine(['frobnicate'])).code).toBe(2);
    expect((await madeleine(['add', '--no-such-option', 'x'])).code).toBe(2);
    const partly = await madeleine(at('add', join(base, 'nowhere'), '--json'));
    expect(partly.code).toBe(3);
    expect(addResponse.parse(JSON.parse(partly.stdout)).failed).toMatchObject([{ code: 'missing' }]);
    const failed = await madeleine(at('show', 'img-nothing'));
    expect(failed.code).toBe(1);
    expect(failed.stderr).not.toMatch(/\n\s+at /);
  });
});

describe('bad input', () => {
  it('is named file by file while the rest goes on', async () => {
    await put(input, 'good.jpg', await picture(1));
    await put(input, 'good.eml', mail(1, 'Hello', 'All is well.'));
    await put(input, 'zero.jpg', '');
    await put(input, 'text.jpg', 'this is no picture');
    await put(input, 'no-headers.eml', '\u0000\u0001binary rubbish without a header');
    await put(input, 'odd\n\u202ename.png', await picture(9));
    const cut = await put(input, 'cut.jpg', await picture(200));
    await truncate(cut, 400);
    await symlink(input, join(input, 'loop'));
    const result = await add(input);
    expect(result.added).toBeGreaterThanOrEqual(3);
    const named = new Map(
      [...result.failed, ...result.skipped.map((s) => ({ ...s, code: 'skipped' }))].map((f) => [
        f.path.slice(input.length + 1),
        f.code,
      ]),
    );
    expect(named.get('zero.jpg')).toBe('empty-file');
    expect(named.get('no-headers.eml')).toBe('malformed-mail');
    expect(named.has('text.jpg')).toBe(true);
    expect(named.has('cut.jpg')).toBe(true);
    for (const failure of result.failed) expect(failure.message).not.toBe('');
    expect((await search('mails')).items).toHaveLength(1);
  });

  it('of a memory itself is one clear sentence', async () => {
    await madeleine(['init', '--memory', memory, '--no-faces']);
    const marker = join(memory, 'madeleine.json');
    await writeFile(marker, (await readFile(marker, 'utf8')).replace('"format": 1', '"format": 99'));
    expect((await madeleine(at('status'))).stderr).toContain('newer version');
    await writeFile(join(base, 'madeleine.config.yaml'), 'zone: Nowhere/Land');
    const other = join(base, 'other');
    await madeleine(['init', '--memory', other, '--no-faces']);
    await writeFile(join(other, 'madeleine.config.yaml'), 'zone: Nowhere/Land\n');
    const wrong = await madeleine(['status', '--memory', other, '--json']);
    expect(wrong.code).toBe(1);
    expect(JSON.parse(wrong.stdout)).toMatchObject({
      error: { code: 'invalid-configuration', message: expect.stringContaining('zone') },
    });
  });
});

describe('forgetting', () => {
  it('leaves no byte of the words, and adding does not bring them back', async () => {
    await put(
      input,
      'secret.eml',
      mail(1, 'Xylophonquartz meeting', 'The zanzibarium code is QWERTZUIOP99 in Kualalumpurville.'),
    );
    await put(input, 'other.eml', mail(2, 'Lunch', 'Lunch at nine?'));
    await add(input);
    const [item] = (await search('zanzibarium')).items;
    expect(forgetResponse.parse(await document(at('forget', item?.id ?? '')))).toMatchObject({ forgotten: 1 });
    const needles = ['xylophonquartz', 'zanzibarium', 'qwertzuiop99', 'kualalumpurvil', 'secret.eml'];
    for (const entry of await readdir(memory, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const bytes = await readFile(join(entry.parentPath, entry.name));
      const text = `${bytes.toString('latin1')}${bytes.toString('utf16le')}`.toLowerCase();
      for (const needle of needles) expect(text.includes(needle), `${needle} in ${entry.name}`).toBe(false);
    }
    expect(existsSync(join(input, 'secret.eml'))).toBe(true);
    expect(await add(input)).toMatchObject({ added: 0, skippedForgotten: 1 });
    const again = addResponse.parse(await document(at('add', input, '--again')));
    expect(again.added).toBe(1);
  });
});

describe('a way out and back', () => {
  beforeEach(async () => {
    await put(input, 'a.jpg', await picture(1));
    await put(input, 'b.eml', mail(1, 'Your invoice', 'Total: EUR 42.50'));
    await add(input);
  });

  it('exports files that import into an equal memory', async () => {
    const folder = join(base, 'out');
    await madeleine(at('export', folder, '--with-people'));
    const second = join(base, 'second');
    await madeleine(['init', '--memory', second, '--no-faces']);
    await madeleine(['import', folder, '--memory', second]);
    expect(await exported(second)).toBe(await exported());
    const plain = join(base, 'plain');
    await madeleine(at('export', plain));
    expect(existsSync(join(plain, 'people.jsonl'))).toBe(false);
  });

  it('restores a backup whole, and refuses a damaged one without touching anything', async () => {
    const file = join(base, 'backup.tar');
    expect(backupResponse.parse(await document(at('backup', file)))).toMatchObject({ items: 2, verified: true });
    const elsewhere = join(base, 'elsewhere');
    expect((await madeleine(['restore', file, '--memory', elsewhere])).code).toBe(0);
    expect(await exported(elsewhere)).toBe(await exported());
    const before = await exported();
    expect((await madeleine(at('restore', file))).code).toBe(1);
    const bytes = await readFile(file);
    const damaged = join(base, 'damaged.tar');
    bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 0xff;
    await writeFile(damaged, bytes);
    const refused = await madeleine(at('restore', damaged, '--force', '--json'));
    expect(refused.code).toBe(1);
    expect(JSON.parse(refused.stdout)).toMatchObject({ error: { code: 'corrupt' } });
    expect(await exported()).toBe(before);
  });

  it('keeps what the owner said through further imports', async () => {
    const people = await document(at('people', 'list'));
    expect(people).toMatchObject({
      people: expect.arrayContaining([expect.objectContaining({ name: 'Ada Example' })]),
    });
    await madeleine(at('people', 'name', 'Ada Example', 'Ada', 'Lovelace'));
    await madeleine(at('people', 'role', 'Ada Lovelace', 'sister'));
    await put(input, 'c.eml', mail(2, 'More', 'More tea?'));
    await add(input);
    expect(await document(at('people', 'list'))).toMatchObject({
      people: expect.arrayContaining([expect.objectContaining({ name: 'Ada Lovelace', roles: ['sister'] })]),
    });
    expect((await madeleine(at('people', 'name', 'Nobody Here', 'X'))).stderr).toContain(
      'Person not found: Nobody Here',
    );
  });
});

describe('help', () => {
  it('shows examples on every verb and completes in a shell', async () => {
    for (const verb of [
      'init',
      'add',
      'search',
      'ask',
      'show',
      'status',
      'people',
      'events',
      'places',
      'forget',
      'export',
      'import',
      'backup',
      'restore',
      'doctor',
      'demo',
    ]) {
      const { code, stdout } = await madeleine([verb, '--help']);
      expect(code, verb).toBe(0);
      expect(stdout, verb).toContain('Examples:');
    }
    expect((await madeleine(['completion', 'bash'])).stdout).toContain('complete -o filenames -F _madeleine madeleine');
  });
});

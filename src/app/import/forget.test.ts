import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { initMemory } from '../app.ts';
import { correctItems } from '../items/correct-items.ts';
import { OpenMemory } from '../open-memory.ts';
import { add } from './add.ts';
import { forget } from './forget.ts';
import { emptyTrash } from './trash.ts';

let base: string;
let memory: OpenMemory;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-forget-'));
  await mkdir(join(base, 'in'));
  await initMemory(join(base, 'memory'), 'off', async () => 'off');
  memory = await OpenMemory.open(join(base, 'memory'));
});
afterEach(async () => {
  await memory.close();
  await rm(base, { recursive: true, force: true });
});

const picture = (shade: number): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: { r: shade, g: 90, b: 20 } } })
    .jpeg()
    .toBuffer();

function mail(n: number, words: string, attached: Buffer, name: string): string {
  return [
    `From: ada@example.org\nTo: me@example.org\nSubject: ${words}\nMessage-ID: <${n}@example.org>`,
    `Date: Mon, ${n} May 2023 10:00:00 +0200\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=bound\n`,
    `--bound\nContent-Type: text/plain\n\n${words}\n`,
    `--bound\nContent-Type: image/jpeg; name="${name}"\nContent-Disposition: attachment; filename="${name}"`,
    `Content-Transfer-Encoding: base64\n\n${attached.toString('base64')}\n--bound--\n`,
  ].join('\n');
}

const addAll = () => add(memory, [join(base, 'in')], { as: 'auto', readOnly: true });
const mailOf = async (words: string) => {
  for await (const item of memory.store.scan({ modality: 'email' })) if (item.title === words) return item.id;
  return expect.fail(`no mail ${words}`);
};
const pictures = async () => (await Array.fromAsync(memory.store.scan({ modality: 'image' }))).length;

describe('forgetting a message', () => {
  it('keeps a picture that also came with another, until that one goes too', async () => {
    const shared = await picture(10);
    await writeFile(join(base, 'in/a.eml'), mail(1, 'Quokka news', shared, 'wombat.jpg'));
    await addAll();
    await writeFile(join(base, 'in/b.eml'), mail(2, 'Numbat news', shared, 'bilby.jpg'));
    await addAll();
    await forget(memory, { kind: 'ids', ids: [await mailOf('Quokka news')] });
    expect(await pictures()).toBe(1);
    const unnamed = async () => {
      for await (const item of memory.store.scan()) expect(JSON.stringify(item)).not.toMatch(/quokka|wombat/i);
    };
    await unnamed();
    expect(await addAll()).toMatchObject({ added: 0, skippedForgotten: 1 });
    await unnamed();
    await forget(memory, { kind: 'ids', ids: [await mailOf('Numbat news')] });
    expect(await pictures()).toBe(0);
    await memory.store.close();
    for (const entry of await readdir(join(base, 'memory'), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const bytes = (await readFile(path)).toString('latin1').toLowerCase() + path.toLowerCase();
      for (const word of ['quokka', 'numbat', 'wombat', 'bilby'])
        expect(bytes.includes(word), `${word} ${path}`).toBe(false);
      expect(entry.name.endsWith('.jpg')).toBe(false);
    }
    memory = await OpenMemory.open(join(base, 'memory'));
  });

  it.each(['add', 'trash'] as const)('is ended by %s where the program was ended in between', async (by) => {
    await writeFile(join(base, 'in/a.eml'), mail(1, 'Quokka news', await picture(10), 'wombat.jpg'));
    await addAll();
    const copies = () => Array.fromAsync(memory.vault.copies());
    expect(await copies()).toHaveLength(1);
    memory.vault.remove = () => Promise.reject(new Error('The program is killed.'));
    await expect(forget(memory, { kind: 'ids', ids: [await mailOf('Quokka news')] })).rejects.toThrow('killed');
    await memory.close();
    memory = await OpenMemory.open(join(base, 'memory'));
    expect(await copies()).toHaveLength(1);
    if (by === 'add') await addAll();
    else await emptyTrash(memory, 'old');
    expect(await copies()).toEqual([]);
    expect(await emptyTrash(memory, 'old')).toMatchObject({ done: expect.stringContaining('nothing') });
    await memory.store.close();
    const database = (await readFile(join(base, 'memory/memory.db'))).toString('latin1').toLowerCase();
    expect(database).not.toContain('quokka');
    memory = await OpenMemory.open(join(base, 'memory'));
  });

  it('forgets the names that only its sidecar knew, and does not learn them again', async () => {
    const folder = join(base, 'in/Takeout/Google Photos/Photos from 2023');
    await mkdir(folder, { recursive: true });
    for (const [name, person] of [
      ['a.jpg', 'Zebedee'],
      ['b.jpg', 'Ann'],
    ] as const) {
      await writeFile(join(folder, name), await picture(name.charCodeAt(0)));
      const note = { title: name, photoTakenTime: { timestamp: '1683465600' }, people: [{ name: person }] };
      await writeFile(join(folder, `${name}.json`), JSON.stringify(note));
    }
    await addAll();
    const [gone] = (await Array.fromAsync(memory.store.scan())).filter((i) => i.people?.[0]?.name === 'Zebedee');
    await forget(memory, { kind: 'ids', ids: [gone?.id ?? ''] });
    await addAll();
    const people = [...(await memory.store.records('declaredPerson')), ...(await memory.store.records('person'))];
    expect(JSON.stringify(people)).toContain('Ann');
    expect(JSON.stringify(people)).not.toContain('Zebedee');
  });

  it('keeps what is said meanwhile of a picture that stays', async () => {
    const shared = await picture(30);
    await writeFile(join(base, 'in/a.eml'), mail(1, 'Quokka news', shared, 'wombat.jpg'));
    await writeFile(join(base, 'in/b.eml'), mail(2, 'Numbat news', shared, 'bilby.jpg'));
    await addAll();
    const [id] = (await Array.fromAsync(memory.store.scan({ modality: 'image' }))).map((item) => item.id);
    const other = await OpenMemory.open(join(base, 'memory'));
    const write = memory.store.write.bind(memory.store);
    memory.store.write = async (changes) => {
      memory.store.write = write;
      await correctItems(other, [id ?? expect.fail('no picture')], { tags: { add: ['marsupial'] } });
      await other.close();
      return write(changes);
    };
    await forget(memory, { kind: 'ids', ids: [await mailOf('Quokka news')] });
    const [kept] = await Array.fromAsync(memory.store.scan({ modality: 'image' }));
    expect(kept?.tags?.map(({ name }) => name)).toContain('marsupial');
    expect(JSON.stringify(kept)).not.toContain('wombat');
  });

  it('keeps a picture that lies in a folder of its own', async () => {
    const own = await picture(20);
    await writeFile(join(base, 'in/own.jpg'), own);
    await writeFile(join(base, 'in/a.eml'), mail(1, 'Quokka news', own, 'wombat.jpg'));
    await addAll();
    await forget(memory, { kind: 'ids', ids: [await mailOf('Quokka news')] });
    expect(await pictures()).toBe(1);
  });
});

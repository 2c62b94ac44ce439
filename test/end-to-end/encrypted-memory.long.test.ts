import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { initMemory, openApp, restoreBackup } from '../../src/app/app.ts';
import { changePassphrase, unlock } from '../../src/app/keys/key-file.ts';
import { dropKey } from '../../src/app/keys/keyring.ts';
import { workFolder } from '../../src/app/keys/work-folder.ts';
import { serveMemory } from '../fixtures/server.ts';
import { mail, picture } from './made-input.ts';

const PASSPHRASE = 'correct horse battery staple';
const flags = { perception: { enabled: false }, ocr: { enabled: false }, jobs: 1 } as const;
/** What a file of a picture, a film, a database or a backup that is not encrypted begins with, or holds. */
const magics = [
  Buffer.from('SQLite format 3'),
  Buffer.from([0xff, 0xd8, 0xff]),
  Buffer.from('\x89PNG\r\n', 'latin1'),
  Buffer.from('JFIF'),
];
const words = [
  'Zwetschgendatschi',
  'Heathcliff',
  'quokka',
  'ferry-ticket',
  'From:',
  'Message-ID',
  '"modality"',
  '.jpg',
  // What people and their apps say over HTTP.
  'Kaiserschmarrn',
];

let base: string;
let memory: string;
let recoveryKey: string;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-encrypted-'));
  memory = join(base, 'memory');
  await mkdir(join(base, 'in'));
  await writeFile(join(base, 'in/quokka.jpg'), await picture(1));
  await writeFile(join(base, 'in/1.eml'), mail(2, 'Zwetschgendatschi', 'Heathcliff brings the quokka at nine.'));
  await writeFile(join(base, 'in/2.eml'), withAttachment(await picture(3)));
  const made = await initMemory(
    memory,
    'off',
    async () => 'off',
    async () => PASSPHRASE,
  );
  recoveryKey = made.recoveryKey ?? '';
});
afterAll(async () => {
  dropKey(memory);
  await rm(workFolder(memory), { recursive: true, force: true });
  await rm(base, { recursive: true, force: true });
});

const withAttachment = (bytes: Buffer): string =>
  `From: heathcliff@example.org\nTo: me@example.org\nSubject: Tickets\nMessage-ID: <9@example.org>\n` +
  `Date: Mon, 1 May 2023 10:00:00 +0200\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=bound\n\n` +
  `--bound\nContent-Type: image/jpeg; name="ferry-ticket.jpg"\nContent-Disposition: attachment; filename="ferry-ticket.jpg"\nContent-Transfer-Encoding: base64\n\n${bytes.toString('base64')}\n--bound--\n`;

/** Which of these stand in any file or file name below a folder. */
async function readableIn(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const bytes = entry.isFile() ? await readFile(path) : Buffer.alloc(0);
    for (const word of words) if (bytes.includes(word) || entry.name.includes(word)) found.push(`${path}: ${word}`);
    // Three bytes stand somewhere in any random megabyte: the shortest is looked for where a file begins.
    for (const magic of magics)
      if (magic.length > 4 ? bytes.includes(magic) : bytes.subarray(0, 32).includes(magic))
        found.push(`${path}: ${magic.toString('latin1')}`);
  }
  return found;
}

describe('an encrypted memory', () => {
  it('shows its owner everything, and whoever has its folder nothing', async () => {
    const app = await openApp(memory, flags);
    await app.add([join(base, 'in')], { as: 'auto' });
    const [found] = (await app.search('Zwetschgendatschi')).items;
    expect(found?.title).toContain('Zwetschgendatschi');
    const pictures = (await Array.fromAsync(app.everyItem())).filter(({ modality }) => modality === 'image');
    const copies = (await readdir(join(memory, 'media'), { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    );
    expect(copies.length).toBeGreaterThan(0);
    for (const { id } of pictures)
      expect(Buffer.from((await app.rendition(id, 256)).bytes).subarray(0, 3)).toEqual(magics[1]);
    await app.search('quokka', { session: 'a terminal' });
    expect((await stat(join(memory, 'memory.db-wal'))).size).toBeGreaterThan(0);
    expect(await readableIn(memory)).toEqual([]);
    expect((await readdir(join(memory, 'cache'), { recursive: true })).length).toBeGreaterThan(0);
    expect((await app.doctor(false)).checks.filter(({ state }) => state === 'problem')).toEqual([]);
    expect(tmpdir()).toContain(workFolder(memory));
    await app.close();
    expect(tmpdir()).toBe(dirname(base));
    expect(await readableIn(memory)).toEqual([]);
    expect(await readdir(join(workFolder(memory), 'lent'))).toEqual([]);
  }, 300_000);

  it('shows as little of what comes over HTTP, and of what waits when the server ends', async () => {
    const first = await serveMemory(memory);
    const { token } = await first.app.tokens.add({ name: 'phone', scopes: ['upload'] });
    const asked = (url: string, method: string, body?: Buffer) =>
      fetch(`${url}/dav/Kaiserschmarrn/${body === undefined ? '' : 'Kaiserschmarrn.jpg'}`, {
        method,
        headers: { authorization: `Bearer ${token}`, depth: '1' },
        ...(body === undefined ? {} : { body: new Uint8Array(body) }),
      });
    expect((await asked(first.url, 'PUT', await picture(4))).status).toBe(201);
    expect(await readableIn(memory)).toEqual([]);
    await first.close();
    // As earlier versions wrote it.
    await appendFile(join(memory, 'uploads/inbox.jsonl'), '{"path":"Kaiserschmarrn/2.jpg","bytes":3}\n');

    const second = await serveMemory(memory);
    const listed = await (await asked(second.url, 'PROPFIND')).text();
    expect(listed).toContain('/dav/Kaiserschmarrn/Kaiserschmarrn.jpg');
    expect(listed).toContain('/dav/Kaiserschmarrn/2.jpg');
    await second.close();
    expect(await readableIn(memory)).toEqual([]);
  }, 300_000);

  it('comes back from a backup that is as unreadable, and from one for a recipient', async () => {
    const identity = await generateIdentity();
    await writeFile(join(base, 'identity.txt'), `# created by age-keygen\n${identity}\n`);
    const app = await openApp(memory, flags);
    const recipients = [await identityToRecipient(identity)];
    await app.backup(join(base, 'kept/plain.tar'));
    await app.backup(join(base, 'kept/aged.tar.age'), { recipients });
    await expect(app.backup(join(base, 'kept/no.age'), { recipients: ['age1wrong'] })).rejects.toMatchObject({
      code: 'usage',
    });
    await app.close();
    expect(await readableIn(join(base, 'kept'))).toEqual([]);
    await expect(restoreBackup(join(base, 'kept/plain.tar'), join(base, 'a'), { force: false })).rejects.toMatchObject({
      code: 'passphrase-needed',
    });
    process.env['MADELEINE_PASSPHRASE'] = PASSPHRASE;
    const aged = join(base, 'kept/aged.tar.age');
    await expect(restoreBackup(aged, join(base, 'b'), { force: false })).rejects.toMatchObject({ code: 'usage' });
    await restoreBackup(aged, join(base, 'b'), { force: false, identity: join(base, 'identity.txt') });
    await restoreBackup(join(base, 'kept/plain.tar'), join(base, 'c'), { force: false });
    for (const folder of [join(base, 'b'), join(base, 'c')]) {
      const again = await openApp(folder, flags);
      expect((await again.search('Zwetschgendatschi')).items).toHaveLength(1);
      await again.close();
      dropKey(folder);
      await rm(workFolder(folder), { recursive: true, force: true });
    }
    delete process.env['MADELEINE_PASSPHRASE'];
  }, 300_000);

  it('opens with neither a wrong passphrase nor damaged or missing keys, and says so', async () => {
    dropKey(memory);
    await expect(openApp(memory, flags)).rejects.toMatchObject({ code: 'passphrase-needed' });
    await expect(unlock(memory, 'wrong horse battery')).rejects.toMatchObject({ code: 'wrong-passphrase' });
    const file = join(memory, 'keys.json');
    const keys = await readFile(file, 'utf8');
    for (const damaged of ['', '{', keys.replace('"N": 131072', '"N": 4294967296'), keys.replace('scrypt', 'none')]) {
      await writeFile(file, damaged);
      await expect(unlock(memory, PASSPHRASE)).rejects.toMatchObject({ code: 'memory-corrupt' });
    }
    await rm(file);
    await expect(openApp(memory, flags)).rejects.toMatchObject({ code: 'memory-corrupt', path: file });
    await writeFile(file, keys);
  });

  it('takes another passphrase, by the recovery key too, and the old one no more', async () => {
    const said = recoveryKey.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
    await changePassphrase(memory, said, 'an entirely new one');
    await expect(unlock(memory, PASSPHRASE)).rejects.toMatchObject({ code: 'wrong-passphrase' });
    await unlock(memory, 'an entirely new one');
    await expect(changePassphrase(memory, recoveryKey, 'short')).rejects.toMatchObject({ code: 'usage' });
    expect((await readdir(memory)).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('is as unreadable after its process was killed in the middle of writing', async () => {
    const folder = await mkdtemp(join(base, 'killed-'));
    const file = join(folder, 'memory.db');
    const key = randomBytes(32);
    const script = new URL('encrypted-writer.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, [script, file, key.toString('hex')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
    expect((await stat(`${file}-wal`)).size).toBeGreaterThan(50_000);
    expect(await readableIn(folder)).toEqual([]);
  });
});

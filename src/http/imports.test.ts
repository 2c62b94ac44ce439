import { readdirSync } from 'node:fs';
import { readlink, symlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mail, picture, put } from '../../test/end-to-end/made-input.ts';
import {
  addedBy,
  base,
  ended,
  imports,
  kept,
  memory,
  post,
  problem,
  remove,
  serveEachTest,
  server,
  status,
  upload,
} from '../../test/fixtures/importing.ts';
import { folderShape } from '../contract/import-verbs.ts';
import { estimateResponse } from '../contract/memory-verbs.ts';

serveEachTest();

describe('what is uploaded', () => {
  it('becomes items whose files the memory keeps by their hashes, with the folders of the drop, or is kept unread', async () => {
    const { set } = await upload('Trip/a.jpg', await picture(1));
    await upload('Trip/mails/b.eml', mail(1, 'Your invoice', 'Total: EUR 42.50'), set);
    const last = await upload('Trip/c.jpg', 'no picture', set);
    expect(last).toMatchObject({ files: 3, name: 'Trip/c.jpg' });
    const job = await ended(post('/imports', { uploads: [set] }));
    expect(addedBy(job)).toMatchObject({ added: 2 });
    expect(await kept('uploads')).toEqual(['c.jpg']);
    expect((await kept()).sort()).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}\.(eml|jpg)$/),
      expect.stringMatching(/^[0-9a-f]{64}\.(eml|jpg)$/),
    ]);
    const [one] = await imports();
    expect(one).toMatchObject({ state: 'done', names: ['Trip'], items: 2, added: 2, uploaded: true, failed: 1 });
    expect(one?.failures).toMatchObject([{ files: 1, examples: ['Trip/c.jpg'], action: expect.any(String) }]);
    expect(await status()).toMatchObject({ missing: 0, missingRoots: [], items: { image: 1, email: 1 } });
  });

  it('is estimated before, which changes nothing', async () => {
    const { set } = await upload('a.jpg', await picture(1));
    const found = estimateResponse.parse(await (await post('/imports/estimate', { uploads: [set] })).json());
    expect(found).toMatchObject({ items: 1, failed: [] });
    expect(await imports()).toEqual([]);
    expect(await (await server.get(`/uploads/${set}`)).json()).toMatchObject({ files: 1, names: ['a.jpg'] });
    await remove(`/uploads/${set}`);
    expect(await kept('uploads')).toEqual([]);
    expect((await server.get(`/uploads/${set}`)).status).toBe(404);
  });

  it('never lands outside its folder, whatever it is called', async () => {
    for (const name of ['../../x.jpg', '/etc/x.jpg', 'a/../../../x.jpg', 'C:\\x.jpg', '..\\..\\x.jpg', 'a\0b.jpg']) {
      const refused = await server.get(`/uploads?name=${encodeURIComponent(name)}`, { method: 'POST', body: 'x' });
      expect(refused.status, name).toBe(400);
      expect((await problem(refused)).code, name).toMatch(/unsafe-path|usage/);
    }
    for (const set of ['../media', 'u-000000000000/../../x', 'nothing']) {
      const refused = await server.get(`/uploads?name=a.jpg&set=${encodeURIComponent(set)}`, {
        method: 'POST',
        body: 'x',
      });
      expect((await problem(refused)).code, set).toBe('not-found');
      expect((await remove(`/uploads/${encodeURIComponent(set)}`)).status, set).toBe(404);
    }
    const odd = await upload('<img src=x onerror=alert(1)>.jpg', await picture(2));
    expect(odd.name).toBe('_img src=x onerror=alert(1)_.jpg');
    const twice = await upload('_img src=x onerror=alert(1)_.jpg', await picture(3), odd.set);
    expect(twice.name).toBe('_img src=x onerror=alert(1)_ (2).jpg');
    const long = await upload(`${'长'.repeat(200)}.jpg`, await picture(4), odd.set);
    expect(Buffer.byteLength(long.name)).toBeLessThanOrEqual(240);
    expect(long.name.endsWith('.jpg')).toBe(true);
    expect(readdirSync(base)).toEqual(['memory']);
    expect(await (await server.get(`/uploads/${odd.set}`)).json()).toMatchObject({ files: 3 });
  });

  it('leaves nothing when it is broken off, and holds no file open', async () => {
    const { set } = await upload('a.jpg', await picture(1));
    const port = Number(new URL(server.url).port);
    const before = await openFiles();
    for (let n = 0; n < 20; n += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(
        `POST /api/v1/uploads?set=${set}&name=${n}.jpg HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: 5000000\r\n\r\n`,
      );
      socket.write(Buffer.alloc(300_000));
      await new Promise((resolve) => setTimeout(resolve, 30));
      socket.destroy();
    }
    await expect.poll(() => kept('uploads/.parts')).toEqual([]);
    expect(await (await server.get(`/uploads/${set}`)).json()).toMatchObject({ files: 1 });
    await expect.poll(openFiles).toBeLessThanOrEqual(before + 1);
  });
});

const openFiles = async (): Promise<number> => {
  const links = readdirSync('/proc/self/fd').map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ''));
  return (await Promise.all(links)).filter((target) => target.startsWith('/') || target.startsWith('socket:')).length;
};

it('an import is refused of what is no folder of the server, of the memory, and of nothing', async () => {
  expect((await problem(await post('/imports', { paths: ['relative'] }))).code).toBe('usage');
  await symlink(memory, join(base, 'link'));
  for (const path of [memory, join(memory, 'media'), join(base, 'link'), base])
    expect((await problem(await post('/imports', { paths: [path] }))).code, path).toBe('usage');
  expect((await problem(await post('/imports', {}))).code).toBe('usage');
  expect((await problem(await post('/imports', { uploads: ['u-000000000000'] }))).code).toBe('not-found');
});

describe('folders of the server', () => {
  it('show folders and what can be added, by name alone', async () => {
    await put(base, 'in/a.jpg', await picture(1));
    await put(base, 'in/secret.txt', 'words');
    await put(base, 'in/deeper/.hidden/x', 'words');
    const found = folderShape.parse(await server.json(`/folders?path=${encodeURIComponent(join(base, 'in'))}`));
    expect(found).toMatchObject({ parent: base, folders: [{ name: 'deeper' }], files: [{ name: 'a.jpg' }], others: 1 });
    expect((await problem(await server.get('/folders?path=relative'))).code).toBe('usage');
    expect((await problem(await server.get('/folders?path=/no/such/folder'))).code).toBe('missing');
  });
});

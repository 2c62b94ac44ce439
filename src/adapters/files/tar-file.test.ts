import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packTar, unpackTar } from './tar-file.ts';

let base: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-tar-'));
});
afterEach(() => rm(base, { recursive: true, force: true }));

describe.each(['memory.tgz', 'memory.tar'])('a backup in %s', (name) => {
  it('comes back whole, and is refused wherever it was cut', async () => {
    const content = randomBytes(200_000);
    await writeFile(join(base, 'large'), content);
    await writeFile(join(base, 'small'), 'key');
    const file = join(base, name);
    await packTar(
      file,
      ['small', 'large'].map((entry) => ({ name: entry, path: join(base, entry) })),
    );
    expect(await unpackTar(file, join(base, 'whole'))).toEqual(['small', 'large']);
    expect(await readFile(join(base, 'whole', 'large'))).toEqual(content);
    const bytes = await readFile(file);
    const cuts = [0, 100, 600, 3_000, 100_000, bytes.length - 1_500, bytes.length - 700];
    for (const cut of cuts) {
      const part = join(base, `${cut}-${name}`);
      await writeFile(part, bytes.subarray(0, cut));
      await expect(unpackTar(part, join(base, `at-${cut}`)), `cut at ${cut}`).rejects.toMatchObject({
        code: 'corrupt',
      });
    }
  });

  it('is told apart from an archive of another program by what it begins with', async () => {
    await writeFile(join(base, 'letter.eml'), 'Subject: hello');
    const file = join(base, name);
    await packTar(file, [{ name: 'letter.eml', path: join(base, 'letter.eml') }]);
    await expect(unpackTar(file, join(base, 'to'), 'memory.db')).rejects.toMatchObject({
      code: 'unsupported-format',
      message: expect.stringContaining('not a backup'),
    });
    expect(await unpackTar(file, join(base, 'as-it-is'), 'letter.eml')).toEqual(['letter.eml']);
  });
});

import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type App, initMemory, openApp } from '../app.ts';

const faces = fileURLToPath(new URL('../../../../shared/data/faces/', import.meta.url));
const elsewhere = join(process.cwd(), '../shared/data/faces/');
const shared = [faces, elsewhere, process.env['MADELEINE_SHARED_FACES'] ?? ''].find(
  (path) => path !== '' && existsSync(path),
);

let base: string;
let app: App | undefined;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-recognised-'));
});
afterEach(async () => {
  await app?.close();
  app = undefined;
  await rm(base, { recursive: true, force: true });
});

async function memory(): Promise<App> {
  await initMemory(join(base, 'memory'), 'on', async () => 'off');
  app = await openApp(join(base, 'memory'), {
    quiet: true,
    offline: true,
    ocr: { enabled: false },
    perception: { enabled: true },
    jobs: 1,
  });
  return app;
}
async function profile(name: string, attributes: object): Promise<string> {
  const file = join(base, `${name}.json`);
  await writeFile(file, JSON.stringify(attributes));
  return file;
}

describe('concepts', () => {
  it.skipIf(shared === undefined)(
    'are recognised in other pictures, with the owner’s leave (skipped without ../shared/data/faces)',
    async () => {
      const folder = shared ?? '';
      const made = await memory();
      const file = await profile('b', { occupation: 'lawyer' });
      await made.addConcept({ name: 'Barack', kind: 'person', references: [join(folder, 'obama.jpg')], profile: file });
      const yes = await made.askImage('Is this <Barack>?', join(folder, 'obama3.jpg'));
      expect(yes).toMatchObject({ outcome: 'grounded', answer: 'Yes, this is Barack.', used: ['picture'] });
      const no = await made.askImage('Is this <Barack>?', join(folder, 'biden.jpg'));
      expect(no.answer).toBe('No, Barack is not in the picture.');
      const who = await made.askImage('Who is this?', join(folder, 'obama3.jpg'));
      expect(who).toMatchObject({ answer: 'This is Barack.', used: ['picture'] });
      const unnamed = await made.askImage('What does he do for a living?', join(folder, 'obama3.jpg'));
      expect(unnamed).toMatchObject({ answer: 'lawyer', used: ['profile'] });
      expect(await made.askImage('What does he do for a living?', join(folder, 'biden.jpg'))).toMatchObject({
        outcome: 'abstained',
      });
      await made.addConcept({ name: 'Joe', kind: 'person', references: [join(folder, 'biden.jpg')], profile: file });
      const both = await made.askImage('Who is this?', join(folder, 'obama_and_biden.jpg'));
      expect(['These are Barack and Joe.', 'These are Joe and Barack.']).toContain(both.answer);
      expect(await readdir(join(base, 'memory', 'cache', 'concepts'))).toHaveLength(2);
      await made.switchFaces('off');
      expect(existsSync(join(base, 'memory', 'cache', 'concepts'))).toBe(false);
    },
  );
});

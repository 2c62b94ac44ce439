import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pairScores } from '../../organise/faces/faces.fixture.ts';
import { initMemory } from '../app.ts';
import { add } from '../import/add.ts';
import { OpenMemory } from '../open-memory.ts';
import { suggestPeople } from './people-suggestions.ts';

const photos = join(process.cwd(), '../shared/data/faces');
const others = join(process.cwd(), '../shared/data/photos/gps');

/** Whose face it is, by the photograph and where in it. The third in the picture of two is behind them, in the dark. */
function whose(file: string, middle: number): string {
  if (file === 'obama_and_biden.jpg') return middle < 0.5 ? 'first' : middle < 0.75 ? 'second' : 'behind';
  return file.startsWith('biden') ? 'first' : 'second';
}

/** The photographs as files of one moment: dated by what the camera wrote, each on a day of its own, or without any date. */
async function copies(folder: string, isDated: boolean): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [i, name] of (await readdir(photos)).sort().entries()) {
    const date = `2013:0${i + 1}:14 12:00:00`;
    const exif = { IFD0: { DateTime: date }, IFD2: { DateTimeOriginal: date } };
    const picture = sharp(join(photos, name)).rotate().jpeg({ quality: 92 });
    await (isDated ? picture.withExif(exif) : picture).toFile(join(folder, name));
  }
}

describe.skipIf(!existsSync(photos))(
  'people in real photographs (skipped without ../shared/data/faces)',
  { timeout: 300_000 },
  () => {
    let base: string;
    const memories: OpenMemory[] = [];
    beforeAll(async () => {
      base = await mkdtemp(join(tmpdir(), 'madeleine-real-faces-'));
    });
    afterAll(async () => {
      for (const memory of memories) await memory.close();
      await rm(base, { recursive: true, force: true });
    });

    it.each(['dated', 'undated'])('are both found, and nobody else, %s', async (kind) => {
      const folder = join(base, `photos-${kind}`);
      await copies(folder, kind === 'dated');
      if (existsSync(others)) await cp(others, join(folder, 'elsewhere'), { recursive: true });
      await initMemory(join(base, kind), 'on', async () => 'on');
      const memory = await OpenMemory.open(join(base, kind));
      memories.push(memory);
      await add(memory, [folder], { as: 'photos' });

      const people = await memory.store.records('person');
      const groups = await Promise.all(
        people.map(async ({ seen = [] }) => {
          const faces = await Promise.all(seen.map((id) => memory.store.record('face', id)));
          return Promise.all(
            faces.map(async (face, n) => {
              const item = face === undefined ? undefined : await memory.store.item(face.item);
              const middle = face === undefined ? 0 : face.box.x + face.box.w / 2;
              return `${whose(basename(item?.origin.path ?? ''), middle)} ${seen[n]}`;
            }),
          );
        }),
      );
      const scores = pairScores(groups, (label) => label.split(' ')[0]);
      expect(scores).toMatchObject({ precision: 1, recall: 1 });
      expect(groups.map((group) => group.length).sort()).toEqual([3, 5]);
      const { suggestions } = await suggestPeople(memory, 50);
      expect(suggestions.filter(({ certainty }) => certainty < 0.8)).toEqual([]);
    });
  },
);

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, initMemory, openApp } from '../../src/app/app.ts';
import { organiseMemory } from '../../src/app/jobs/organise-memory.ts';
import { OpenMemory } from '../../src/app/open-memory.ts';
import { benchRun } from '../../src/bench/bench.ts';
import { openReviewShelf } from '../../src/bench/review/review-shelf.ts';
import { openShelf } from '../../src/bench/shelf/shelf.ts';
import { startServer } from '../../src/http/server.ts';
import { type Face, faceIdOf, writtenDescriptor } from '../../src/memory/face.ts';
import type { ItemId } from '../../src/memory/ids.ts';
import type { Box } from '../../src/memory/item-text.ts';
import type { Change } from '../../src/ports/store.ts';
import { writeTalks } from '../../test/browser/made-talks.ts';
import { picture, put } from '../../test/end-to-end/made-input.ts';
import { benchRequest, unwatched } from '../../test/fixtures/bench-request.ts';
import { madeReview } from '../../test/fixtures/made-review.ts';
import { startModelServer } from '../../test/fixtures/model-server/model-server.ts';

export type ExampleServer = {
  readonly url: string;
  /** What calls need to know beside the answers to others. */
  readonly known: Readonly<Record<string, unknown>>;
  /** A text without anything of this machine. */
  readonly anonymous: (text: string) => string;
  close(): Promise<void>;
};

/**
 * A server over a copy of the demo life (the folder that `madeleine demo --keep` made) that has everything that endpoints can show:
 * faces, runs of the bench, a model, and a smaller life to be made.
 */
export async function exampleServer(life: string): Promise<ExampleServer> {
  const base = mkdtempSync(join(tmpdir(), 'madeleine-examples-'));
  const copy = join(base, 'life');
  cpSync(life, copy, { recursive: true });
  const memory = join(copy, 'memory');
  const model = await startModelServer([{ kind: 'text', text: 'A table by a window.' }]);
  configure(memory, model.url);
  await giveFaces(memory);
  const app = await openApp(memory, { perception: { enabled: false }, ocr: { enabled: false } });
  await lostPicture(app, join(base, 'phone'));
  const makeDemo = (folder: string) => initMemory(join(folder, 'memory'), 'off', async () => 'off');
  const bench = openShelf([await madeRuns(base)]);
  const builds = openReviewShelf([await madeSet(base)]);
  const server = await startServer({ app, port: 0, version: '0', injected: { bench, builds, makeDemo } });
  return {
    url: server.url,
    known: { input: join(copy, 'life'), modelUrl: model.url },
    anonymous: (text) =>
      [
        [copy, '/home/ada/life'],
        [life, '/home/ada/life'],
        [base, '/home/ada'],
        [model.url, 'http://127.0.0.1:11434/v1'],
        [process.env['HOME'] ?? '\0', '/home/ada'],
      ]
        .reduce((said, [from = '\0', to = '']) => said.replaceAll(from, to), text)
        .replace(/mad_[0-9a-f]{8}_[\w-]+/g, 'mad_5f3124d6_UHbXWMIhQ5vvOmLDKjqrwHfW-zMljim1ZKwpluBO3uw'),
    close: async () => {
      await server.close();
      await app.close();
      await model.close();
      rmSync(base, { recursive: true, force: true });
    },
  };
}

/** Of two pictures that were added, one that is at its source no more. */
async function lostPicture(app: App, folder: string): Promise<void> {
  const lost = await put(folder, 'IMG_0412.jpg', await picture(41));
  await put(folder, 'IMG_0413.jpg', await picture(42));
  await app.add([folder], { as: 'auto' });
  rmSync(lost);
  await app.add([folder], { as: 'auto' });
}

function configure(memory: string, url: string): void {
  const file = join(memory, 'madeleine.config.json');
  const before: object = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(
    file,
    JSON.stringify({ ...before, models: { eyes: { url, model: 'sees' } }, vision: { model: 'eyes' } }),
  );
}

/** A direction of its own for each person, and in it how far apart two pictures of one are: far enough to be two pictures. */
const [WHO, PICTURE] = [0.6, 0.25];
/** As far from somebody of few pictures as asks for the owner's word: neither surely the same nor surely another. */
const DOUBTFUL = 0.42;

/** Two people on every picture, a third on two, and one who may be the third: models are not convinced by drawn people. */
async function giveFaces(folder: string): Promise<void> {
  await initMemory(folder, 'on', async () => 'on');
  const memory = await OpenMemory.open(folder);
  let n = 0;
  for await (const { id: item } of memory.store.scan({ modality: 'image' })) {
    const shown = [0, 1, ...(n === 0 || n === 41 || n === 82 ? [2] : [])];
    for (const person of shown) {
      const box = { x: 0.1 + person * 0.3, y: 0.3, w: 0.2, h: 0.3 };
      const numbers = new Array<number>(128).fill(0);
      numbers[person] = WHO;
      if (n === 82 && person === 2) numbers[99] = DOUBTFUL;
      else numbers[100 + (n % 20)] = PICTURE;
      await memory.store.write([facePut(item, box, numbers)]);
    }
    n += 1;
  }
  await organiseMemory(memory);
  await memory.close();
}

function facePut(item: ItemId, box: Box, numbers: readonly number[]): Change {
  const id = faceIdOf(item, box);
  const descriptor = writtenDescriptor([...numbers]);
  const value: Face = { id, item, box, quality: 0.9, descriptor, expressions: [], by: 'made', version: 1 };
  return { op: 'putRecord', kind: 'face', id, value };
}

/** Two runs on the same few questions. */
async function madeRuns(base: string): Promise<string> {
  const data = await writeTalks(
    base,
    Array.from({ length: 12 }, (_, n) => `lamp${n}`),
  );
  for (const system of ['bm25', 'random'])
    await benchRun(benchRequest(base, { suite: 'locomo', data, system, out: join(base, 'runs', system) }), unwatched());
  return join(base, 'runs');
}

/** A dataset under review. */
async function madeSet(base: string): Promise<string> {
  const folder = join(base, 'my-dataset');
  await madeReview(folder, { pictures: ['img-a', 'img-b'], mail: ['mail-a'] });
  return folder;
}

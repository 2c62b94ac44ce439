import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findFfmpeg } from '../../src/adapters/ffmpeg/executable.ts';
import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import { openPerception } from '../../src/app/jobs/open-perception.ts';
import { showResponse } from '../../src/contract/browse-verbs.ts';
import { addResponse, statusResponse } from '../../src/contract/memory-verbs.ts';
import { observeResponse } from '../../src/contract/observe-verb.ts';
import { askResponse, searchResponse } from '../../src/contract/question-verbs.ts';
import { momentSchema } from '../../src/memory/seen.ts';
import { document, madeleine } from './run-madeleine.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const samples = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'demo');
const ffmpeg = await findFfmpeg();
const srt =
  '1\n00:00:01,000 --> 00:00:02,000\nGood morning\n\n2\n00:00:04,500 --> 00:00:05,500\nShe lost the red umbrella\n';
/** Seconds at which the face is on screen, of six. */
const [ON, OFF] = [1.32, 4.26];

let base = '';
let memory = '';
let id = '';

/** A picture of one face, cut out of a photograph of three. */
async function oneFace(): Promise<string> {
  const { data, info } = await sharp(join(samples, 'sample1.jpg'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const perception = openPerception(1);
  const wants = { identity: false, objects: false, expressions: true };
  const { faces } = await perception.perceive(
    { width: info.width, height: info.height, rgb: new Uint8Array(data) },
    wants,
  );
  await perception.close();
  const [face] = faces.toSorted((a, b) => b.box.h - a.box.h);
  if (face === undefined) throw new Error('no face');
  const { x, y, w, h } = face.box;
  const cut = {
    left: (x - w * 0.3) * info.width,
    top: (y - h * 0.3) * info.height,
    width: w * 1.6 * info.width,
    height: h * 1.6 * info.height,
  };
  const path = join(base, 'face.png');
  const whole = Object.fromEntries(Object.entries(cut).map(([key, value]) => [key, Math.max(0, Math.round(value))]));
  await sharp(join(samples, 'sample1.jpg'))
    .extract(whole as never)
    .resize({ height: 240 })
    .png()
    .toFile(path);
  return path;
}

describe.skipIf(ffmpeg === undefined)('a film with one face (needs ffmpeg)', () => {
  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), 'madeleine-film-'));
    memory = join(base, 'memory');
    await mkdir(join(base, 'in'));
    await writeFile(join(base, 'in', 'garden.srt'), srt);
    const overlay = `[0][1]overlay=x=150:y=40:enable='between(t,${ON},${OFF})'`;
    const wall = ['-f', 'lavfi', '-i', 'color=0x506070:size=480x320:rate=25:duration=6'];
    const face = ['-loop', '1', '-t', '6', '-i', await oneFace()];
    const film = join(base, 'in', 'garden.mp4');
    execFileSync(ffmpeg ?? '', [
      '-loglevel',
      'error',
      ...wall,
      ...face,
      '-filter_complex',
      overlay,
      '-c:v',
      'mpeg4',
      '-q:v',
      '3',
      film,
    ]);
    await madeleine(['init', '--faces', '--memory', memory]);
    const added = await document(['add', join(base, 'in'), '--memory', memory], { MADELEINE_PERCEPTION: 'on' });
    expect(addResponse.parse(added)).toMatchObject({ added: 1, failed: [] });
    const found = searchResponse.parse(await document(['search', 'red umbrella', '--memory', memory]));
    id = found.items[0]?.id ?? '';
    expect(found.items[0]).toMatchObject({ modality: 'video', moment: { start: 4.5, end: 5.5 } });
  });
  afterAll(() => rm(base, { recursive: true, force: true }));

  const show = async () => showResponse.parse(await document(['show', id, '--memory', memory]));

  it('knows when the face is on screen, within half a second', async () => {
    const moments = momentSchema.array().parse((await show())['moments']);
    const faces = moments.filter(({ kind }) => kind === 'face');
    expect(faces).toHaveLength(1);
    expect(Math.abs((faces[0]?.start ?? 0) - ON)).toBeLessThan(0.3);
    expect(Math.abs((faces[0]?.end ?? 0) - OFF)).toBeLessThan(0.3);
    expect(faces[0]?.what).toContain(id);
    expect(moments.filter(({ kind }) => kind === 'shot')).toHaveLength(1);
  });

  it('answers with the second at which it is said', async () => {
    const answered = askResponse.parse(await document(['ask', 'what did she lose?', '--memory', memory]));
    expect(answered.outcome).toBe('grounded');
    expect(answered.citations[0]).toMatchObject({ id, moment: { start: 4.5, end: 5.5 } });
    const said = (await madeleine(['ask', 'what did she lose?', '--memory', memory])).stdout;
    expect(said).toContain('0:04');
  });

  it('has nothing left to do; faces switched off are gone from its moments, and found again', async () => {
    const pending = async () => statusResponse.parse(await document(['status', '--memory', memory])).pending;
    const faces = async () =>
      momentSchema
        .array()
        .parse((await show())['moments'])
        .filter(({ kind }) => kind === 'face');
    expect(await pending()).toBe(0);
    const before = await faces();
    await document(['people', 'off', '--memory', memory]);
    expect(await faces()).toEqual([]);
    await document(['people', 'on', '--memory', memory], { MADELEINE_PERCEPTION: 'on' });
    expect(await pending()).toBe(1);
    await document(['add', '--memory', memory], { MADELEINE_PERCEPTION: 'on' });
    expect(await faces()).toEqual(before);
  });

  it('is observed: when the face comes and goes, its surroundings and that there is no sound', async () => {
    const args = ['observe', join(base, 'in', 'garden.mp4'), '--memory', join(base, 'none')];
    const seen = observeResponse.parse(await document(args));
    expect(seen).toMatchObject({ kept: false, notes: [] });
    expect(existsSync(join(base, 'none'))).toBe(false);
    const at = (tag: string) => seen.observations.find((one) => one.tag === tag);
    expect(Math.abs((at('comes-into-view')?.start ?? 0) - ON)).toBeLessThan(0.3);
    expect(Math.abs((at('leaves-view')?.end ?? 0) - OFF)).toBeLessThan(0.3);
    expect(at('no-sound')).toMatchObject({ start: 0, end: 6 });
    expect(at('comes-into-view')?.boxes.length).toBeGreaterThan(0);
    expect(seen.observations.map(({ id }) => id)).toEqual(seen.observations.map((_, i) => `OBS-${i + 1}`));
  });

  it('keeps what was observed of an item with it', async () => {
    const kept = await document(['observe', id, '--memory', memory], { MADELEINE_PERCEPTION: 'on' });
    const { observations, ...rest } = observeResponse.parse(kept);
    expect(rest).toMatchObject({ film: id, kept: true });
    expect((await show()).observations).toEqual(observations);
  });

  it('is exported with faces and observations only on request, and comes back with them', async () => {
    const [bare, whole, again] = ['bare', 'whole', 'again'].map((name) => join(base, name)) as [string, string, string];
    await document(['export', bare, '--memory', memory]);
    await document(['export', whole, '--with-people', '--memory', memory]);
    expect(await readFile(join(bare, 'items.jsonl'), 'utf8')).not.toContain('"face"');
    expect(existsSync(join(bare, 'observations.jsonl'))).toBe(false);
    await madeleine(['init', '--no-faces', '--memory', again]);
    await document(['import', whole, '--memory', again]);
    const { observations } = showResponse.parse(await document(['show', id, '--memory', again]));
    expect(observations).toEqual((await show()).observations);
  });

  it('is forgotten whole', async () => {
    await document(['forget', id, '--yes', '--memory', memory]);
    const gone = searchResponse.parse(await document(['search', 'red umbrella', '--memory', memory]));
    expect(gone.abstained).toBe(true);
    const store = await openSqliteStore(join(memory, 'memory.db'));
    expect([await store.records('observation'), await store.records('face')]).toEqual([[], []]);
    await store.close();
  });
});

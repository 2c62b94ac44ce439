import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findFfmpeg } from '../../src/adapters/ffmpeg/executable.ts';
import { initMemory, openApp } from '../../src/app/app.ts';
import { openPerception } from '../../src/app/jobs/open-perception.ts';
import { OpenMemory } from '../../src/app/open-memory.ts';
import { beginShare, decideShare, finishShare, prepareShare, shareEntries } from '../../src/app/share/share.ts';
import { rect, svgOf } from '../../src/demo/canvas.ts';
import { lettering } from '../../src/demo/lettering.ts';
import { idsOf } from './shared-memory.ts';

vi.setConfig({ testTimeout: 500_000, hookTimeout: 240_000 });

const samples = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'demo');
const ffmpeg = await findFfmpeg();
const tags = ['-metadata', 'title=Zebulon at home', '-metadata', 'location=+41.1457-008.6109/'];

let base = '';
let memory: OpenMemory;

/** A film of a still, with a tone and with what a phone writes into films. */
function film(name: string, still: string, seconds: number): void {
  const input = ['-loop', '1', '-framerate', '25', '-t', String(seconds), '-i', still];
  const tone = ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`];
  const coded = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-shortest'];
  const path = join(base, 'in', name);
  execFileSync(ffmpeg ?? '', ['-loglevel', 'error', '-y', ...input, ...tone, ...coded, ...tags, path]);
}

const still = async (name: string, picture: Sharp): Promise<string> => {
  const path = join(base, name);
  await picture.resize({ width: 640, height: 480, fit: 'cover' }).png().toFile(path);
  return path;
};

const drawing = (body: string) =>
  sharp(Buffer.from(svgOf({ width: 640, height: 480, body: rect(0, 0, 640, 480, '#7f95a3') + body })));

/** What is said of the streams and the tags of a film. */
function toldOf(path: string): string {
  try {
    execFileSync(ffmpeg ?? '', ['-hide_banner', '-i', path], { stdio: 'pipe', encoding: 'utf8' });
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
  return '';
}

/** Faces in a still of every half second. */
async function facesIn(path: string): Promise<number> {
  const stills = join(base, 'stills');
  await mkdir(stills, { recursive: true });
  execFileSync(ffmpeg ?? '', ['-loglevel', 'error', '-y', '-i', path, '-vf', 'fps=2', join(stills, '%03d.png')]);
  const perception = openPerception(1);
  let faces = 0;
  for (let n = 1; n <= 4; n += 1) {
    const { data, info } = await sharp(join(stills, `${String(n).padStart(3, '0')}.png`))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = { width: info.width, height: info.height, rgb: new Uint8Array(data) };
    const seen = await perception.perceive(pixels, { identity: false, objects: false, expressions: true });
    faces += seen.faces.length;
  }
  await perception.close();
  return faces;
}

describe.skipIf(ffmpeg === undefined)('films in a copy (needs ffmpeg)', () => {
  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), 'madeleine-share-films-'));
    await mkdir(join(base, 'in'));
    film('face.mp4', await still('face.png', sharp(join(samples, 'sample1.jpg'))), 3);
    film('sign.mp4', await still('sign.png', drawing(lettering('9 CANTERBURY ROW', 60, 240, 48, { weight: 700 }))), 2);
    film('long.mp4', await still('long.png', drawing('')), 62);
    await initMemory(join(base, 'memory'), 'off', async () => 'off');
    const app = await openApp(join(base, 'memory'), { ocr: { enabled: false }, perception: { enabled: false } });
    await app.add([join(base, 'in')], { as: 'auto' });
    await app.close();
    memory = await OpenMemory.open(join(base, 'memory'));
  });
  afterAll(async () => {
    await memory?.close();
    await rm(base, { recursive: true, force: true });
  });

  it('are written anew, silent and with covered faces, or left out where something is written or they are long', async () => {
    expect(await facesIn(join(base, 'in', 'face.mp4'))).toBeGreaterThan(3);
    expect(toldOf(join(base, 'in', 'face.mp4'))).toMatch(/Audio: aac[\s\S]*|Zebulon/);
    const set = await beginShare(memory, { ids: await idsOf(memory, 'video'), shiftTimes: false });
    await prepareShare(memory, set.id);
    const entries = await shareEntries(memory, set.id);
    const left = entries.filter(({ canKeep }) => !canKeep).map(({ reasons }) => reasons);
    expect(left.toSorted()).toEqual([['film-too-long'], ['film-with-text']]);
    const kept = entries.find(({ canKeep }) => canKeep);
    expect(kept?.faces).toBeGreaterThan(0);
    await decideShare(memory, set.id, kept?.n ?? 0, { decision: 'keep' });

    const to = join(base, 'copy');
    const report = await finishShare(memory, set.id, to);
    expect(report).toMatchObject({ rows: 1, findings: [] });
    expect(report.frames).toBeGreaterThan(8);
    const path = join(to, 'films', `f-${kept?.n}.mp4`);
    expect(await facesIn(path)).toBe(0);
    expect(toldOf(path)).toMatch(/Video: h264/);
    expect(toldOf(path)).not.toMatch(/Audio:|Zebulon|location|creation_time/);
    expect((await readFile(path)).includes('Zebulon')).toBe(false);
  });
});

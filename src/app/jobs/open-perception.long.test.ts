import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SharpDecoder } from '../../adapters/sharp/decoder.ts';
import type { Pixels } from '../../ports/pixels.ts';
import { type LocalPerception, missingModels, openPerception } from './open-perception.ts';

const samples = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'demo');
const decoder = new SharpDecoder();
const picture = (name: string, mostPixels = 480_000) => decoder.pixels(join(samples, name), 'image/jpeg', mostPixels);

let perception: LocalPerception;
beforeAll(() => {
  perception = openPerception(1);
});
afterAll(async () => {
  await perception.close();
  await decoder.close();
});

const identity = { identity: true, objects: false, expressions: false };
const distance = (a: Float32Array, b: Float32Array): number => Math.hypot(...a.map((v, i) => v - (b[i] ?? 0)));

describe('looking at a photograph of three friends', { timeout: 120_000 }, () => {
  it('finds each face once and tells them apart', async () => {
    const { faces, sights } = await perception.perceive(await picture('sample1.jpg'), identity);
    expect(faces).toHaveLength(3);
    expect(sights).toEqual([]);
    for (const [i, a] of faces.entries()) {
      expect(a.quality).toBeGreaterThan(0.5);
      for (const b of faces.slice(i + 1))
        expect(distance(a.descriptor ?? new Float32Array(128), b.descriptor ?? new Float32Array(128))).toBeGreaterThan(
          0.5,
        );
    }
  });

  it('sees the same faces where the picture is larger, as the same people', async () => {
    const [small, large] = [await picture('sample1.jpg'), await picture('sample1.jpg', 1_500_000)];
    const [a, b] = [await perception.perceive(small, identity), await perception.perceive(large, identity)];
    expect(b.faces).toHaveLength(a.faces.length);
    for (const face of a.faces) {
      const distances = b.faces.map(({ descriptor }) =>
        distance(face.descriptor ?? new Float32Array(0), descriptor ?? new Float32Array(128)),
      );
      expect(Math.min(...distances)).toBeLessThan(0.3);
    }
  });

  it('knows the same faces where the camera was tilted', async () => {
    const tilted = await sharp(join(samples, 'sample1.jpg'))
      .resize(1000)
      .rotate(20, { background: '#808080' })
      .jpeg()
      .toBuffer();
    const upright = await perception.perceive(await picture('sample1.jpg'), identity);
    const { faces } = await perception.perceive(await decoder.pixels(tilted, 'image/jpeg', 1_000_000), identity);
    for (const face of upright.faces) {
      const near = faces.map((other) =>
        distance(face.descriptor ?? new Float32Array(0), other.descriptor ?? new Float32Array(128)),
      );
      expect(Math.min(...near)).toBeLessThan(0.4);
    }
  });

  it('sees people, and who smiles, without telling anybody apart', async () => {
    const wants = { identity: false, objects: true, expressions: true };
    const { faces, sights } = await perception.perceive(await picture('sample6.jpg'), wants);
    expect(faces).toHaveLength(4);
    expect(faces.flatMap(({ descriptor }) => descriptor ?? [])).toEqual([]);
    expect(faces.filter(({ expressions }) => expressions[0]?.name === 'happy').length).toBeGreaterThan(1);
    expect(sights.filter(({ name }) => name === 'person').length).toBeGreaterThan(1);
    for (const { pose } of faces) expect(Math.abs(pose?.yaw ?? 90)).toBeLessThan(45);
  });
});

describe('a process that dies', { timeout: 120_000 }, () => {
  it('fails its picture alone, and the next picture gets a new one', async () => {
    const photo = await picture('sample2.jpg');
    await perception.perceive(photo, identity);
    const [pid = 0] = perception.pids;
    const looking = perception.perceive(photo, identity);
    process.kill(pid, 'SIGKILL');
    await expect(looking).rejects.toMatchObject({ code: 'worker-crashed' });
    const { faces } = await perception.perceive(photo, identity);
    expect(faces.length).toBeGreaterThan(1);
    expect(perception.pids).not.toContain(pid);
  });

  it('one that hangs is ended after its time', async () => {
    const impatient = openPerception(1, { timeoutMs: 1, startMs: 1 });
    await expect(impatient.perceive(await picture('sample2.jpg'), identity)).rejects.toMatchObject({ code: 'timeout' });
    await impatient.close();
    expect(impatient.pids).toEqual([]);
  });

  it('is not started before it is needed, and a stop ends it', async () => {
    const idle = openPerception(2);
    expect(idle.pids).toEqual([]);
    const stop = new AbortController();
    const looking = idle.perceive(await picture('sample3.jpg'), identity, stop.signal);
    stop.abort();
    await expect(looking).rejects.toMatchObject({ code: 'cancelled' });
    await idle.close();
  });
});

it('a picture without anything has no faces', async () => {
  const blank: Pixels = { width: 64, height: 48, rgb: new Uint8Array(64 * 48 * 3).fill(200) };
  expect((await perception.perceive(blank, { identity: true, objects: true, expressions: true })).faces).toEqual([]);
});

it('the packages bring every model that is used', () => {
  expect(missingModels()).toEqual([]);
});

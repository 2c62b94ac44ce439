import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { SharpDecoder } from '../../src/adapters/sharp/decoder.ts';
import { openPerception } from '../../src/app/jobs/open-perception.ts';
import { MOST_PIXELS } from '../../src/ingest/seen-pictures.ts';
import { photographSights } from '../../src/ingest/sights-stage.ts';
import type { PerceptionWants } from '../../src/ports/perception.ts';

const PICTURES = Number(process.argv[2] ?? 24);
const PROCESSES = Number(process.argv[3] ?? Math.min(4, availableParallelism()));
const TICKS_PER_SECOND = 100;

/** Group photographs of three to five people, harder than most pictures; six that are looked at again and again. */
const samples = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'demo');
const files = Array.from({ length: PICTURES }, (_, i) => join(samples, `sample${(i % 6) + 1}.jpg`));

const modes: readonly { readonly name: string; readonly wants: PerceptionWants }[] = [
  { name: 'identity, things and expressions', wants: { identity: true, objects: true, expressions: true } },
  {
    name: 'things, expressions and gestures, without identity',
    wants: { identity: false, objects: true, expressions: true, gestures: true },
  },
  { name: 'things alone', wants: { identity: false, objects: true, expressions: false } },
];

/** Seconds of processor time and bytes that processes have used so far, where the system tells (Linux). */
function used(pids: readonly number[]): { readonly seconds: number; readonly megabytes: number[] } {
  let ticks = 0;
  const megabytes: number[] = [];
  for (const pid of pids) {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      ticks += Number(fields[11]) + Number(fields[12]);
      const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      megabytes.push(Math.round(Number(peak) / 1024));
    } catch {
      // Another system, or a process that has just ended.
    }
  }
  return { seconds: ticks / TICKS_PER_SECOND, megabytes };
}

const decoder = new SharpDecoder();
console.log(
  `${PICTURES} pictures, ${PROCESSES} processes, load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`,
);
for (const { name, wants } of modes) {
  const perception = openPerception(PROCESSES);
  const look = async (file: string) => {
    const picture = await decoder.pixels(file, 'image/jpeg', MOST_PIXELS);
    const { faces, sights } = await perception.perceive(picture, wants);
    return photographSights({}, picture, faces, sights);
  };
  // Each process loads its models with its first picture.
  await Promise.all(files.slice(0, PROCESSES).map(look));
  const before = used(perception.pids).seconds;
  const began = performance.now();
  await Promise.all(files.map(look));
  const seconds = (performance.now() - began) / 1000;
  const { seconds: after, megabytes } = used(perception.pids);
  const cost = ((after - before) / PICTURES).toFixed(2);
  console.log(
    `${name}: ${(PICTURES / seconds).toFixed(2)} /s, ${cost} s of one core each, peak of a process ${Math.max(0, ...megabytes)} MB`,
  );
  await perception.close();
}
await decoder.close();

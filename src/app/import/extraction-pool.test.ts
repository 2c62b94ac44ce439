import { Worker } from 'node:worker_threads';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openGeonames } from '../../adapters/geonames/geocoder.ts';
import type { Derived } from '../../ingest/derive.ts';
import { indexEntry } from '../../ingest/index-entry.ts';
import { assembleItem, storedPart, withReadings } from '../../memory/item.ts';
import { mail } from '../../organise/life.fixture.ts';
import { readWords } from '../../organise/view.ts';
import { ExtractionPool } from './extraction-pool.ts';
import type { ThreadRequest } from './extraction-thread.ts';

const settings = { locale: 'en-GB', currency: 'EUR' };
const geocoder = openGeonames();

/** Fewer than are worth threads by themselves. */
const items = Array.from({ length: 250 }, (_, n) =>
  storedPart(
    mail(
      `mail-${n}`,
      `2021-05-${10 + (n % 20)}T10:00:00+02:00`,
      `Ada <ada${n % 5}@example.org>`,
      'Grace <grace@example.org>',
      `Booking ${n}`,
      `Your booking B${10_000 + n} in Lisbon is confirmed, in all EUR ${n}.95, on 3 May 2021.`,
    ),
  ),
);

async function derived(pool: ExtractionPool): Promise<readonly Derived[]> {
  try {
    return await Promise.all(items.map((item) => pool.derive(item)));
  } finally {
    await pool.close();
  }
}

const inThreads = (): ExtractionPool => {
  const pool = new ExtractionPool(settings, geocoder);
  pool.expect(1000);
  return pool;
};

describe('words read in threads', { timeout: 60_000 }, () => {
  let here: readonly Derived[];
  beforeAll(async () => {
    here = await derived(new ExtractionPool(settings, geocoder));
  }, 60_000);
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('say what they say when read here, with what the store and organising want of them', async () => {
    expect(here.every(({ readings, form }) => readings.length > 0 && form === undefined)).toBe(true);
    const pool = inThreads();
    const there = await derived(pool);
    expect(there.map(({ readings }) => readings)).toEqual(here.map(({ readings }) => readings));
    const wholes = items.map((item, at) => withReadings(item, here[at]?.readings ?? []));
    expect(there.map(({ form }) => form?.index)).toEqual(wholes.map((item) => indexEntry(assembleItem(item))));
    expect(there.map(({ form }) => JSON.parse(form?.document ?? ''))).toEqual(
      wholes.map((item) => JSON.parse(JSON.stringify(item))),
    );
    expect(there.map(({ form }) => form && pool.wordsBeside(form.index))).toEqual(
      wholes.map((item) => readWords(assembleItem(item))),
    );
  });

  it('are all read, each once and in its place, when every thread dies of the first that it is given', async () => {
    const post = Worker.prototype.postMessage;
    const unreadable: ThreadRequest = { batch: -1, items: '{oops' };
    vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, request: ThreadRequest) {
      post.call(this, 'items' in request ? unreadable : request);
    });
    const there = await derived(inThreads());
    expect(there).toEqual(here);
  });

  it('begins no thread for items that come one by one, however many they become', async () => {
    vi.useFakeTimers();
    const pool = new ExtractionPool(settings, geocoder);
    for (let n = 0; n < 700; n += 1) {
      vi.advanceTimersByTime(50);
      await pool.derive(items[n % items.length] ?? expect.fail('no items'));
    }
    expect(pool.threads).toBe(0);
    await pool.close();
  });

  it('ends threads that nothing is sent to, and begins new ones for the next that is much', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pool = inThreads();
    const [first = expect.fail('no items')] = items;
    await pool.derive(first);
    expect(pool.threads).toBeGreaterThan(0);
    vi.advanceTimersByTime(59_000);
    await pool.derive(first);
    vi.advanceTimersByTime(59_000);
    expect(pool.threads).toBeGreaterThan(0);
    vi.advanceTimersByTime(2_000);
    expect(pool.threads).toBe(0);
    expect(await pool.derive(first)).toMatchObject({ readings: here[0]?.readings });
    pool.expect(1000);
    expect(await pool.derive(first)).toMatchObject({ readings: here[0]?.readings });
    expect(pool.threads).toBeGreaterThan(0);
    await pool.close();
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { initMemory } from '../../src/app/app.ts';
import { exportMemory } from '../../src/app/export.ts';
import { add } from '../../src/app/import/add.ts';
import { importExport } from '../../src/app/import/import-export.ts';
import { moveMemory } from '../../src/app/move/move.ts';
import { OpenMemory } from '../../src/app/open-memory.ts';
import { systemClock } from '../../src/ports/clock.ts';
import { put } from '../end-to-end/made-input.ts';
import { writtenPdf } from '../fixtures/written-pdf.ts';

const flags = { offline: true, quiet: true, ocr: { enabled: false }, perception: { enabled: false } } as const;

const flight = {
  '@context': 'http://schema.org',
  '@type': 'FlightReservation',
  reservationNumber: 'RXJ34P',
  reservationFor: {
    '@type': 'Flight',
    flightNumber: '1172',
    departureAirport: { '@type': 'Airport', iataCode: 'FRA' },
    departureTime: '2027-05-03T09:15:00',
  },
};
const bill = writtenPdf([
  {
    texts: [
      { text: 'Invoice', x: 40, y: 40, size: 18 },
      { text: 'Invoice number: R-2027-118', x: 40, y: 80 },
      { text: 'Date: 2027-03-28', x: 40, y: 94 },
      { text: 'Total: EUR 142.37', x: 40, y: 108 },
    ],
  },
]);
const mail = [
  'From: Air <desk@air.example>\nTo: me@post.example\nDate: Sun, 28 Mar 2027 10:00:00 +0200\nSubject: Your journey',
  'Message-ID: <journey@air.example>\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=a\n',
  '--a\nContent-Type: text/html; charset=utf-8\n',
  `<script type="application/ld+json">${JSON.stringify(flight)}</script><p>Have a pleasant journey.</p>`,
  '--a\nContent-Type: application/pdf; name="bill.pdf"\nContent-Disposition: attachment; filename="bill.pdf"',
  `Content-Transfer-Encoding: base64\n\n${Buffer.from(bill).toString('base64').replace(/.{76}/g, '$&\n')}`,
  '--a--\n',
].join('\n');

/** What a memory knows of its documents: nodes, texts, lists of what came with mails, and what belongs to what. */
async function knownIn(memory: OpenMemory) {
  const items = await Array.fromAsync(memory.store.scan());
  const links = await memory.store.records('link');
  return {
    items: items
      .map(({ id, modality, title, structuredData, body, attachments }) => ({
        ...{ id, modality, title, structuredData, attachments, text: body?.text },
      }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    parents: links.filter(({ kind }) => kind === 'attachment').map(({ from, to }) => [from, to]),
  };
}

describe('documents of a memory', { timeout: 180_000 }, () => {
  let base: string;
  let known: Awaited<ReturnType<typeof knownIn>>;
  const at = (name: string): string => join(base, name);
  async function using<T>(name: string, use: (memory: OpenMemory) => Promise<T>): Promise<T> {
    const memory = await OpenMemory.open(at(name), flags);
    try {
      return await use(memory);
    } finally {
      await memory.close();
    }
  }
  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), 'madeleine-carried-'));
    await put(base, 'in/journey.eml', mail);
    await initMemory(at('memory'), 'off', async () => 'off');
    known = await using('memory', async (memory) => {
      await add(memory, [at('in')], { as: 'auto' });
      await exportMemory(memory, at('export'), { withPeople: true });
      return knownIn(memory);
    });
  }, 120_000);
  afterAll(() => rm(base, { recursive: true, force: true }));

  it('are nodes, texts and what belongs to a mail', () => {
    expect(known.items.map(({ structuredData = [] }) => structuredData.map((thing) => thing['@type']))).toEqual([
      ['FlightReservation'],
      ['Invoice'],
    ]);
    expect(known.items.map(({ attachments = [] }) => attachments.map(({ name }) => name))).toEqual([['bill.pdf'], []]);
    expect(known.parents).toEqual([[known.items[1]?.id, known.items[0]?.id]]);
  });

  it('are the same after an export and an import', async () => {
    await initMemory(at('taken'), 'off', async () => 'off');
    await using('taken', async (memory) => {
      expect(await importExport(memory, at('export'))).toMatchObject({ added: 2, failed: [] });
      expect(await knownIn(memory)).toEqual(known);
    });
  });

  it('are the same after a move', async () => {
    await moveMemory(at('memory'), at('moved'), { clock: systemClock });
    expect(await using('moved', knownIn)).toEqual(known);
  });
});

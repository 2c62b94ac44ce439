import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { qrCode } from '../../../../test/share/qr-code.ts';
import { openCodeFinder } from '../../../adapters/barcodes/code-finder.ts';
import { SharpDecoder } from '../../../adapters/sharp/decoder.ts';
import { jpegOf } from '../../../adapters/sharp/jpeg.ts';
import { openTextRecognizer } from '../../../adapters/tesseract/text-recognizer.ts';
import { rect, svgOf } from '../../../demo/canvas.ts';
import { lettering } from '../../../demo/lettering.ts';
import type { MemoryItem } from '../../../memory/item.ts';
import type { VideoFrames } from '../../../ports/video-frames.ts';
import type { FilmTools } from '../pictures/redact-film.ts';
import { KnownNames } from '../words/known-names.ts';
import { auditCopy } from './audit-copy.ts';
import { needlesOf } from './needles.ts';

let copy: string;
beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'madeleine-audit-'));
  await mkdir(join(copy, 'pictures'));
});
afterEach(() => rm(copy, { recursive: true, force: true }));

const people = [
  { key: 'a', names: ['Anna Silva', '陈晓雨'], addresses: ['anna@example.org'] },
  { key: 'b', names: ['Rose Mark'], addresses: [] },
];
const needles = (originals: readonly MemoryItem[]) =>
  needlesOf(
    {
      people,
      names: new KnownNames(people, () => false),
      words: { isWord: (word) => word === 'rose' || word === 'mark', isPublic: () => false, publicSpans: () => [] },
      keyOfAddress: () => undefined,
      codes: new Set(['QX7K2P', 'TK-88120']),
      positions: new Set(['41.1457']),
      fileNames: new Set(['Holiday-4417-Anna']),
    },
    Readable.from(originals),
  );

async function audited(
  rows: readonly object[],
  pictures: Readonly<Record<string, Buffer>> = {},
  originals: readonly MemoryItem[] = [],
) {
  await writeFile(join(copy, 'items.jsonl'), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  for (const [name, bytes] of Object.entries(pictures)) await writeFile(join(copy, 'pictures', name), bytes);
  const recognizer = Object.keys(pictures).length === 0 ? undefined : await openTextRecognizer({ languages: ['eng'] });
  const tools: FilmTools = {
    decoder: new SharpDecoder(),
    recognizer,
    perception: undefined,
    codes: openCodeFinder(),
    frames: {} as VideoFrames,
    writer: undefined,
    jpegOf,
  };
  const { report } = await auditCopy(tools, copy, await needles(originals));
  await recognizer?.close();
  return report;
}

const row = (text: string) => ({ id: 'm-1', kind: 'mail', text });
const drawing = (body: string) =>
  sharp(Buffer.from(svgOf({ width: 900, height: 600, body: rect(0, 0, 900, 600, '#f4f4ee') + body })));

describe('an audit', () => {
  it('finds nothing in a copy that says nothing', async () => {
    const { findings, rows } = await audited([
      row('[PERSON 1] came on 14 April 2023 at 10:30 with a rose for EUR 412.50'),
    ]);
    expect({ findings, rows }).toEqual({ findings: [], rows: 1 });
  });

  it.each([
    ['we met Anna there', 'name'],
    ['written small: anna silva', 'name'],
    ['Rose Mark came', 'name'],
    ['晚上陈晓雨来', 'name'],
    ['to anna@example.org', 'address'],
    ['to somebody@else.example', 'pattern'],
    ['booking qx7-k2p', 'code'],
    ['TK 88120', 'code'],
    ['call 030 1234 5678', 'pattern'],
    ['DE89370400440532013000', 'pattern'],
    ['see https://a.example/x', 'pattern'],
    ['at 41.14571', 'position'],
  ])('reports a leak that was planted: %s', async (text, kind) => {
    const { findings } = await audited([row(text)]);
    expect(findings.map((finding) => finding.kind)).toContain(kind);
    expect(JSON.stringify(findings)).not.toContain(text);
  });

  it('takes days and months of the originals for nothing, and their other figures for leaks', async () => {
    const original = {
      title: 'Invoice 4711 0815 22',
      body: { text: 'From 8/5/2023 10 to 12.5.2023; 2023-05-08 10:20; 20230508102000.' },
      origin: { path: 'Photos/2023/05/IMG_20230508_102030.jpg' },
    } as MemoryItem;
    const days = { ...row('on 8/5/2023 at 10, from 2023-05-08 10:20 to 12.5.2023'), time: '2023-05-08T10:20' };
    expect((await audited([days], {}, [original])).findings).toEqual([]);
    const { findings } = await audited([row('it was 47110815-22'), row('20230508102099')], {}, [original]);
    expect(findings.map(({ how }) => how)).toEqual([
      'a number of the originals',
      'the form of a telephone or account number',
      'the form of a telephone or account number',
    ]);
  });

  it('reports names of files', async () => {
    await writeFile(join(copy, 'Holiday-4417-Anna.txt'), '');
    expect((await audited([])).findings).not.toEqual([]);
  });

  it('takes a form that bytes without text spell by chance for nothing, and a known address for a leak', async () => {
    const noise = (said: string) => Buffer.concat([Buffer.alloc(40, 0x07), Buffer.from(said), Buffer.alloc(40, 0x07)]);
    await writeFile(join(copy, 'pictures', 'noise.bin'), noise('k~x[w@q{!zA12#v'));
    expect((await audited([])).findings).toEqual([]);
    await writeFile(join(copy, 'pictures', 'noise.bin'), noise('anna@example.org'));
    expect((await audited([])).findings.map(({ kind }) => kind)).toContain('address');
  });

  it('reports metadata, writing and codes in pictures, and says what nobody looked for', async () => {
    const blocks = qrCode('https://a.example/b').flatMap((line, y) =>
      line.map((dark, x) => (dark ? rect(300 + x * 9, 150 + y * 9, 9, 9, '#111') : '')),
    );
    const report = await audited([], {
      'p-1.jpg': await drawing('')
        .withExif({ IFD0: { Artist: 'Anna Silva of Elm Street' } })
        .jpeg()
        .toBuffer(),
      'p-2.jpg': await drawing(lettering('PASSENGER SILVA', 120, 300, 64, { weight: 700 }))
        .jpeg()
        .toBuffer(),
      'p-3.jpg': await drawing(blocks.join('')).jpeg().toBuffer(),
    });
    const kindsOf = (file: string) =>
      report.findings.filter((one) => one.file === `pictures/${file}`).map(({ kind }) => kind);
    expect(kindsOf('p-1.jpg')).toEqual(expect.arrayContaining(['metadata', 'name']));
    expect(kindsOf('p-2.jpg')).toContain('text');
    expect(kindsOf('p-3.jpg')).toContain('barcode');
    expect(report.notJudged).toContainEqual({ what: 'faces', count: 3 });
  }, 60_000);
});

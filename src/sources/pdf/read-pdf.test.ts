import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { writtenPdf } from '../../../test/fixtures/written-pdf.ts';
import { isMadeleineError } from '../../memory/errors.ts';
import { isThing } from '../../memory/structured-data.ts';
import { pagePictures } from './page-pictures.ts';
import { readPdf } from './read-pdf.ts';

const file = { name: 'letter.pdf', mime: 'application/pdf' };
const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));

/** What became of a file: its reading, or the code of its error. What has no code is thrown on. */
async function outcomeOf(bytes: Uint8Array): Promise<string> {
  try {
    const { things, unread } = await readPdf(bytes, file);
    expect(things.every(isThing)).toBe(true);
    return unread.map(({ code }) => code).join(' ');
  } catch (error) {
    if (!isMadeleineError(error)) throw error;
    return error.code;
  }
}

describe('readPdf', () => {
  it('keeps labels and values of a row together, columns apart, pages by a form feed', async () => {
    const bytes = writtenPdf(
      [
        {
          texts: [
            { text: '123.45 €', x: 400, y: 56 },
            { text: 'Total', x: 40, y: 56 },
            { text: 'Größe: 2 m', x: 40, y: 40 },
          ],
        },
        { texts: [{ text: '第二页', x: 40, y: 40 }] },
      ],
      { title: 'Brief', compressed: true },
    );
    expect(await readPdf(bytes, file)).toMatchObject({
      title: 'Brief',
      pages: 2,
      text: 'Größe: 2 m\nTotal   123.45 €\f第二页',
      unread: [],
    });
  });

  it('turns a page whose text stands on its side', async () => {
    const texts = [
      { text: 'First', x: 40, y: 40 },
      { text: 'Second', x: 40, y: 52 },
    ];
    const { text } = await readPdf(writtenPdf([{ rotate: 90, texts }]), file);
    expect(text).toBe('First\nSecond');
  });

  it('writes radicals as the characters that they stand for', async () => {
    const { text } = await readPdf(writtenPdf([{ texts: [{ text: '⻋⽉⼾', x: 40, y: 40 }] }]), file);
    expect(text).toBe('车月户');
  });

  it('reads Chinese in encodings of East Asia, without a table of what their codes stand for', async () => {
    for (const [name, charset] of [
      ['GBK-EUC-H', 'gbk'],
      ['UniGB-UCS2-H', 'utf-16be'],
    ] as const) {
      const encoding = { name, ordering: 'GB1', encode: (text: string) => iconv.encode(text, charset) };
      const bytes = writtenPdf([{ texts: [{ text: '电费发票：合计', x: 40, y: 40 }] }], { encoding });
      expect((await readPdf(bytes, file)).text).toBe('电费发票：合计');
    }
  });

  it('names pages that show a picture and no text, and hands out those pictures', async () => {
    const bytes = writtenPdf([{ texts: [{ text: 'Words', x: 40, y: 40 }] }, { picture: 'grey' }]);
    expect((await readPdf(bytes, file)).unread).toMatchObject([{ place: 'page 2', code: 'no-text' }]);
    const { pictures } = await pagePictures(bytes, file);
    expect(pictures.map(({ page, width, height }) => [page, width, height])).toEqual([[2, 64, 64]]);
  });

  it('reads an attached invoice in XML rather than the page, and names one that is broken', async () => {
    const xml = '<Invoice xmlns="urn:x"><ID>7/25</ID><IssueDate>2025-03-01</IssueDate></Invoice>';
    const pages = [{ texts: [{ text: 'Rechnung', x: 40, y: 40, size: 20 }] }];
    const attached = (name: string, text: string) =>
      writtenPdf(pages, { attachments: [{ name, bytes: bytesOf(text) }] });
    expect((await readPdf(attached('xrechnung.xml', xml), file)).things).toEqual([
      {
        '@type': 'Invoice',
        identifier: '7/25',
        dateIssued: '2025-03-01',
        source: 'xml',
        readFrom: 'letter.pdf#xrechnung.xml',
      },
    ]);
    const broken = await readPdf(attached('factur-x.xml', '<Invoice><'), file);
    expect(broken).toMatchObject({ things: [], unread: [{ place: 'letter.pdf#factur-x.xml', code: 'corrupt' }] });
  });

  it('fails by name: empty, broken, with a password', async () => {
    expect(await outcomeOf(new Uint8Array())).toBe('empty-file');
    expect(await outcomeOf(bytesOf('no PDF at all'))).toBe('corrupt');
    const key = '00'.repeat(32);
    const locked = Buffer.from(writtenPdf([{}]))
      .toString('latin1')
      .replace(
        '/Root',
        `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >> /Root`,
      );
    expect(await outcomeOf(bytesOf(locked))).toBe('encrypted');
  });

  it('is the legs of the table that it shows, by its columns', async () => {
    const rows = [
      ['Station', 'Date', 'Time', 'Track', 'Train'],
      ['Ulm Hbf', '02.03.2025', '11:05', '4', 'IC 71'],
      ['Mainz Hbf', '02.03.2025', '13:00', '7', ''],
    ];
    const texts = rows.flatMap((row, line) =>
      row.map((text, column) => ({ text, x: 40 + column * 90, y: 40 + line * 20 })).filter(({ text }) => text !== ''),
    );
    const booked = { text: 'Booking reference: K7QX2M', x: 40, y: 20 };
    const { things } = await readPdf(writtenPdf([{ texts: [booked, ...texts] }]), file);
    expect(things).toMatchObject([
      {
        '@type': 'TrainReservation',
        reservationNumber: 'K7QX2M',
        source: 'pdf',
        reservationFor: {
          trainNumber: 'IC 71',
          departureStation: { name: 'Ulm Hbf' },
          departurePlatform: '4',
          departureTime: '2025-03-02T11:05:00',
          arrivalStation: { name: 'Mainz Hbf' },
          arrivalPlatform: '7',
        },
      },
    ]);
  });
});

describe('hostile files', () => {
  const plain = Buffer.from(writtenPdf([{ texts: [{ text: 'Invoice 1', x: 40, y: 40 }] }])).toString('latin1');

  it('ends at any place', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: plain.length - 1 }), async (length) => {
        await outcomeOf(bytesOf(plain.slice(0, length)));
      }),
      { numRuns: 40 },
    );
  });

  it('has bytes changed anywhere', async () => {
    const change = fc.tuple(fc.integer({ min: 0, max: plain.length - 1 }), fc.integer({ min: 0, max: 255 }));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 20 }), async (changes) => {
        const bytes = bytesOf(plain);
        for (const [at, byte] of changes) bytes[at] = byte;
        await outcomeOf(bytes);
      }),
      { numRuns: 40 },
    );
  });

  it('counts a billion pages, or has pages that contain themselves', async () => {
    const tree = /\/Type \/Pages \/Count \d+ \/Kids \[[^\]]*\]/;
    expect(tree.test(plain)).toBe(true);
    const counted = plain.replace(/\/Count \d+/, '/Count 1000000000');
    const looped = plain.replace(tree, '/Type /Pages /Count 3 /Kids [2 0 R 2 0 R 2 0 R]');
    for (const text of [counted, looped]) expect(await outcomeOf(bytesOf(text))).toMatch(/^((corrupt|too-large) ?)*$/);
  });

  it('nests arrays without end', async () => {
    const nested = plain.replace('/Type /Catalog', `/Type /Catalog /Deep ${'['.repeat(100_000)}`);
    expect(await outcomeOf(bytesOf(nested))).toMatch(/corrupt|^$/);
  });

  it('expands to far more than it is', async () => {
    const bomb = deflateSync(Buffer.alloc(260 * 1024 * 1024), { level: 9 });
    const stream = `<< /Filter /FlateDecode /Length ${bomb.length} >>\nstream\n`;
    const [head = '', tail = ''] = plain.split('trailer');
    const object = Buffer.concat([bytesOf(`99 0 obj\n${stream}`), bomb, bytesOf('\nendstream\nendobj\n')]);
    const bytes = new Uint8Array(Buffer.concat([bytesOf(head), object, bytesOf(`trailer${tail}`)]));
    expect(await outcomeOf(bytes)).toBe('too-large');
  });
});

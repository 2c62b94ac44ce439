import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMarkdown, readText } from './read-note.ts';
import { readPage } from './read-page.ts';

const file = { name: 'note.md', mime: '' };
const markdown = (text: string) => readMarkdown(Buffer.from(text), file);
const page = (html: string) => readPage(Buffer.from(html), { name: 'page.html', mime: '' });

describe('a note in Markdown', () => {
  it('says in its front matter what it is called, when it is of and what it is about', async () => {
    expect(await markdown('---\ntitle: Lisbon\ndate: 2025-03-04\ntags: [travel, "#portugal"]\n---\nText')).toEqual({
      title: 'Lisbon',
      text: 'Text',
      written: '2025-03-04',
      tags: ['travel', 'portugal'],
      things: [],
      unread: [],
    });
  });

  it('is called by its first heading where nothing else says it', async () => {
    expect(await markdown('# Packing ##\n\n## For the beach\n- [x] towel\n* hat #summer')).toMatchObject({
      title: 'Packing',
      text: 'Packing\n\nFor the beach\n- towel\n- hat #summer',
      tags: ['summer'],
    });
  });

  it('is read without its marks, but for the links between notes and for code', async () => {
    const text =
      '> **Bold** and _soft_ and snake_case_name, ~~old~~ [a shop](https://shop.example) ![plan](a.png) \\*star\\*\nSee [[People/Anna|Anna]] and ![[plan.png]].\n```\n**as is**\n```\n| a | b |\n|---|---|\n| 1 | 2 |';
    expect((await markdown(text)).text).toBe(
      'Bold and soft and snake_case_name, old a shop plan *star*\nSee [[People/Anna|Anna]] and [[plan.png]].\n**as is**\n| a | b |\n| 1 | 2 |',
    );
  });

  it('keeps front matter that is no YAML as text, and says so', async () => {
    expect(await markdown('---\ntitle: [\n---\nText')).toMatchObject({
      text: expect.stringContaining('Text'),
      unread: [{ code: 'corrupt' }],
    });
    expect(await markdown('---\nonly a rule')).toMatchObject({ unread: [] });
  });

  it('of a stranger always ends, with bounded text', async () => {
    const pieces = fc.constantFrom(
      '---\n',
      '[[',
      ']]',
      '**',
      '_',
      '`',
      '[',
      '](',
      ')',
      '#',
      '\n',
      ' ',
      'a',
      '<!--',
      '- ',
      '&x *x',
      ': ',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 200 }), async (parts) => {
        const { text = '' } = await markdown(parts.join(''));
        expect(text.length).toBeLessThanOrEqual(parts.join('').length);
      }),
      { numRuns: 300 },
    );
    for (const bomb of ['[', '**a', '[[', '<!--', '| '])
      expect((await markdown(bomb.repeat(100_000))).text?.length ?? 0).toBeLessThanOrEqual(400_000);
    const laughs = `---\na: &a [x]\nb: &b [*a, *a]\ntitle: *b\n---\nText`;
    expect(await markdown(laughs)).toMatchObject({ unread: [{ code: 'corrupt' }] });
    expect(await markdown(`---\n${'['.repeat(60_000)}\n---\nText`)).toMatchObject({ unread: [{ code: 'corrupt' }] });
  });
});

describe('plain text', () => {
  it('is read in the charset that it is in', async () => {
    const read = async (bytes: Uint8Array) => (await readText(bytes, file)).text;
    expect(await read(Buffer.from('Grüße\r\nAnna'))).toBe('Grüße\nAnna');
    expect(await read(Buffer.from('\ufeffGrüße', 'utf16le'))).toBe('Grüße');
    expect(await read(Buffer.from('Gr\xfc\xdfe aus M\xfcnchen', 'latin1'))).toBe('Grüße aus München');
  });
});

describe('a page', () => {
  it('is its words, its title and its structured data', async () => {
    const html =
      '<html><head><title>Your\n booking</title><meta property="article:published_time" content="2024-05-03T10:00:00+02:00"><meta name="keywords" content="hotel, lisbon"><script type="application/ld+json">{"@context":"http://schema.org","@type":"LodgingReservation","reservationNumber":"A1"}</script></head><body><svg><title>icon</title></svg><h1>Hotel A</h1><script>alert(1)</script></body></html>';
    expect(await page(html)).toMatchObject({
      title: 'Your booking',
      text: 'Hotel A',
      written: '2024-05-03T10:00:00+02:00',
      tags: ['hotel', 'lisbon'],
      things: [{ '@type': 'LodgingReservation', reservationNumber: 'A1', source: 'json-ld' }],
    });
  });

  it('of a stranger always ends', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.constantFrom('<title>', '<div>', '</div>', '<meta name=date content=', '"', '>', 'x', '<!--', '<svg>'),
        ),
        async (parts) => {
          expect((await page(parts.join(''))).things).toEqual([]);
        },
      ),
      { numRuns: 200 },
    );
    expect((await page('<div>'.repeat(50_000))).unread.length).toBeLessThanOrEqual(1);
  });
});

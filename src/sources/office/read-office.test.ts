import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { madeDocx, wordParagraph, wordXml } from '../../../test/fixtures/made-documents.ts';
import { madeZip, type ZipMember } from '../../../test/fixtures/made-zip.ts';
import { readOffice } from './read-office.ts';

const read = (...members: readonly ZipMember[]) => readOffice(madeZip(members), { name: 'a', mime: '' });
const textOf = async (...members: readonly ZipMember[]) => (await read(...members)).text;
const word = (body: string): ZipMember => ({ name: 'word/document.xml', content: wordXml(body) });
const run = (text: string): string => `<w:r><w:t>${text}</w:t></w:r>`;

describe('a Word document', () => {
  it('is its paragraphs, with tabs and breaks, without what was deleted', async () => {
    const body = [
      wordParagraph('Dear Anna,'),
      `<w:p><w:pPr><w:tabs><w:tab/></w:tabs></w:pPr>${run('Rent')}<w:r><w:tab/></w:r>${run('980 EUR')}</w:p>`,
      `<w:p>${run('one')}<w:r><w:br/></w:r>${run('two')}<w:del><w:r><w:t>gone</w:t></w:r></w:del></w:p>`,
    ];
    expect(await textOf(word(body.join('')))).toBe('Dear Anna,\nRent\t980 EUR\none\ntwo');
  });

  it('has the rows of its tables as lines', async () => {
    const cell = (...texts: string[]) => `<w:tc>${texts.map(wordParagraph).join('')}</w:tc>`;
    const table = `<w:tbl><w:tr>${cell('Item')}${cell('Price')}</w:tr><w:tr>${cell('Tea', 'green')}${cell('4.50')}</w:tr></w:tbl>`;
    expect(await textOf(word(`${table}${wordParagraph('Thanks')}`))).toBe('Item\tPrice\nTea green\t4.50\nThanks');
  });

  it('says what it is called and when it was written', async () => {
    const core =
      '<p xmlns:dc="d" xmlns:dcterms="t" xmlns:cp="c"><dc:title>Lease</dc:title><cp:keywords>home, rent</cp:keywords><dcterms:created>2024-05-03T10:00:00Z</dcterms:created></p>';
    expect(await read(word(wordParagraph('x')), { name: 'docProps/core.xml', content: core })).toMatchObject({
      title: 'Lease',
      written: '2024-05-03T10:00:00Z',
      tags: ['home', 'rent'],
    });
  });
});

describe('an OpenDocument file', () => {
  const content = (body: string): ZipMember => ({
    name: 'content.xml',
    content: `<office:document-content xmlns:office="o" xmlns:text="t" xmlns:table="b" xmlns:draw="d"><office:body>${body}</office:body></office:document-content>`,
  });

  it('is its paragraphs and tables', async () => {
    const body =
      '<text:h>Recipe</text:h><text:p>Flour<text:s text:c="2"/>500 g<text:tab/>sifted</text:p><table:table><table:table-row><table:table-cell><text:p>Salt</text:p></table:table-cell><table:table-cell><text:p>1 tsp</text:p></table:table-cell></table:table-row></table:table>';
    expect(await textOf(content(body))).toBe('Recipe\nFlour  500 g\tsifted\nSalt\t1 tsp');
  });

  it('has its slides parted', async () => {
    const slide = (text: string) => `<draw:page><text:p>${text}</text:p></draw:page>`;
    expect(await read(content(slide('One') + slide('Two')))).toMatchObject({ text: 'One\n\fTwo', pages: 2 });
  });

  it('that is encrypted is refused by name', async () => {
    const manifest = { name: 'META-INF/manifest.xml', content: '<m><manifest:encryption-data/></m>' };
    await expect(read(content(''), manifest)).rejects.toMatchObject({ code: 'encrypted' });
  });
});

describe('a workbook', () => {
  const parts = (sheet: string): ZipMember[] => [
    { name: 'xl/workbook.xml', content: '<workbook><sheets><sheet name="Budget"/></sheets></workbook>' },
    {
      name: 'xl/sharedStrings.xml',
      content: '<sst><si><t>Rent</t></si><si><r><t>Ho</t></r><r><t>tel</t></r><rPh><t>x</t></rPh></si></sst>',
    },
    {
      name: 'xl/styles.xml',
      content:
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="0.00&quot; days&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
    },
    { name: 'xl/worksheets/sheet1.xml', content: `<worksheet><sheetData>${sheet}</sheetData></worksheet>` },
  ];

  it('is the cells of its rows, numbers as written and dates as dates', async () => {
    const row =
      '<row><c t="s"><v>0</v></c><c><v>980</v></c><c s="1"><v>45415</v></c><c s="2"><v>45415.5</v></c><c s="3"><v>3</v></c></row>';
    const second =
      '<row><c t="s"><v>1</v></c><c><v>3.3000000000000003</v></c><c t="inlineStr"><is><t>cash</t></is></c></row>';
    expect(await textOf(...parts(row + second))).toBe(
      'Budget\nRent\t980\t2024-05-03\t2024-05-03 12:00\t3\nHotel\t3.3\tcash',
    );
  });
});

describe('slides', () => {
  it('are parted, and in the order of their numbers', async () => {
    const slide = (n: number, text: string): ZipMember => ({
      name: `ppt/slides/slide${n}.xml`,
      content: `<p:sld xmlns:p="p" xmlns:a="a"><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:sld>`,
    });
    expect(await read(slide(10, 'Last'), slide(2, 'Second'), slide(1, 'First'))).toMatchObject({
      text: 'First\fSecond\fLast',
      pages: 3,
    });
  });
});

describe('a document by a stranger', () => {
  it('that is broken is read up to there, and says so', async () => {
    const whole = wordXml(wordParagraph('kept') + wordParagraph('lost'));
    const broken = { name: 'word/document.xml', content: whole.slice(0, whole.indexOf('lost')) };
    expect(await read(broken)).toMatchObject({ text: 'kept', unread: [{ code: 'truncated' }] });
  });

  it('that expands to more than is read is refused, whatever it says of its size', async () => {
    const bomb = { name: 'word/document.xml', content: Buffer.alloc(33 * 1024 * 1024, 'a') };
    await expect(read(bomb)).rejects.toMatchObject({ code: 'too-large' });
  });

  it('resolves no entities, and nests as deep as it likes', async () => {
    const laughs = `<!DOCTYPE d [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>${wordXml(wordParagraph('x&b;'))}`;
    expect((await read({ name: 'word/document.xml', content: laughs })).text ?? '').not.toContain('haha');
    const deep = wordXml('<w:x>'.repeat(100_000));
    expect(await read({ name: 'word/document.xml', content: deep })).toMatchObject({ unread: [{ code: 'truncated' }] });
  });

  it('has its text bounded', async () => {
    const { text = '', unread } = await read(word(wordParagraph('word '.repeat(200_000))));
    expect(text.length).toBeLessThanOrEqual(400_000);
    expect(unread).toMatchObject([{ code: 'too-large' }]);
  });

  it('ends as words or as a named error, however it was cut or changed', async () => {
    const whole = madeDocx('One', 'Two', 'Three');
    const change = fc.tuple(fc.nat(whole.length - 1), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length), fc.array(change, { maxLength: 8 }), async (end, changes) => {
        const bytes = Buffer.from(whole.subarray(0, end));
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
        const outcome = await readOffice(bytes, { name: 'a.docx', mime: '' }).then(
          () => 'read',
          (error: { code?: string }) => error.code,
        );
        expect(['read', 'corrupt', 'encrypted', 'too-large']).toContain(outcome);
      }),
      { numRuns: 300 },
    );
  });
});

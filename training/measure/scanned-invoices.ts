/**
 * How many fields of invoices are read of scans: `npx node training/measure/scanned-invoices.ts [FOLDER] [--invoices 24] [--dpi 200]
 * [--side 2200] [--misses]`. FOLDER holds PDF files and gold as for `invoices.ts` (needs `pdftoppm`); without it invoices in English and German
 * are made, of other seeds than those that the weights were fitted on. `side` is the longest in pixels that is looked at: that of pages of documents; of pictures 1600. Of four pages one is as it is, two are turned by a degree and
 * a half or by two the other way, and two are grainy and faint; `all` is followed by the same invoices read as text.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { openTextRecognizer } from '../../src/adapters/tesseract/text-recognizer.ts';
import { lettering, textWidth } from '../../src/demo/lettering.ts';
import type { StructuredNode } from '../../src/memory/structured-data.ts';
import { invoiceThing } from '../../src/sources/invoices/invoice-thing.ts';
import { layoutInvoice } from '../../src/sources/invoices/layout-invoice.ts';
import { recognizedInvoice } from '../../src/sources/invoices/recognized-invoice.ts';
import type { RecognizedPage } from '../../src/sources/invoices/recognized-rows.ts';
import type { Cell, Row } from '../../src/sources/pdf/page-layout.ts';
import { readPdf } from '../../src/sources/pdf/read-pdf.ts';
import { FieldTally, type Gold, goldSchema } from '../harness/invoice-fields.ts';
import { Draw, madeInvoice } from '../invoices/made-invoice.ts';
import { headStyles, infoStyles, madePages, totalStyles } from '../invoices/made-pages.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    invoices: { type: 'string', default: '24' },
    dpi: { type: 'string', default: '200' },
    side: { type: 'string', default: '2200' },
    misses: { type: 'boolean', default: false },
  },
});
const dpi = Number(flags.dpi);
const longestSide = Number(flags.side);

type Case = {
  readonly name: string;
  readonly gold: Gold;
  readonly asText: StructuredNode | undefined;
  readonly pages: readonly Buffer[];
};

/** As seeds of `training/fit/invoices.ts` are not. */
const FIRST_SEED = 5_000_000;

async function* made(): AsyncGenerator<Case> {
  for (let n = 0; n < Number(flags.invoices); n++) {
    const draw = new Draw(FIRST_SEED + n);
    const invoice = madeInvoice(draw.of(['en', 'de']), draw);
    const style = { head: draw.of(headStyles), info: draw.of(infoStyles), totals: draw.of(totalStyles) };
    const rows = madePages(invoice, style, draw);
    const read = layoutInvoice(rows);
    const asText = read === undefined ? undefined : invoiceThing(read, 'pdf', 'made');
    const currency = read?.currency;
    const { due, ...gold } = invoice.gold;
    yield {
      name: `${FIRST_SEED + n} ${Object.values(style).join(' ')}`,
      gold: { ...gold, currency, ...(due === undefined ? {} : { dueDate: due }), layout: invoice.language },
      asText,
      pages: await Promise.all(rows.map(drawn)),
    };
  }
}

function drawn(rows: readonly Row[]): Promise<Buffer> {
  const scale = dpi / 72;
  const [width, height] = [Math.round(595 * scale), Math.round(842 * scale)];
  const body = rows.flatMap(({ cells }) => cells.map((cell) => letters(cell, scale))).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${body}</svg>`;
  return sharp(Buffer.from(svg)).greyscale().png().toBuffer();
}

/** Set as wide as it was made, which is by a font of one width. */
function letters({ text, x, y, width, size }: Cell, scale: number): string {
  const wide = width / textWidth(text, size);
  return `<g transform="scale(${scale}) translate(${x} ${y}) scale(${wide} 1)">${lettering(text, 0, 0, size)}</g>`;
}

async function* inFolder(folder: string): AsyncGenerator<Case> {
  for (const name of readdirSync(folder)
    .filter((one) => one.endsWith('.pdf'))
    .sort()) {
    const gold = goldSchema.parse(JSON.parse(readFileSync(join(folder, name.replace(/pdf$/, 'json')), 'utf8')));
    const { things } = await readPdf(readFileSync(join(folder, name)), { name, mime: 'application/pdf' });
    const to = mkdtempSync(join(tmpdir(), 'scans-'));
    execFileSync('pdftoppm', ['-r', flags.dpi, '-gray', '-png', join(folder, name), join(to, 'page')]);
    const pages = readdirSync(to)
      .sort()
      .map((page) => readFileSync(join(to, page)));
    rmSync(to, { recursive: true });
    yield { name, gold, asText: things.find((thing) => thing['@type'] === 'Invoice'), pages };
  }
}

/** As a scanner, or a telephone held over the paper, has it. */
async function scanned(page: Buffer, n: number): Promise<Buffer> {
  const [turn = 0, isPoor] = [[0, 1.5, 0, -2][n % 4], n % 4 >= 2];
  const turned = await sharp(page).rotate(turn, { background: '#fff' }).removeAlpha().greyscale().png().toBuffer();
  if (!isPoor) return turned;
  const { data, info } = await sharp(turned).linear(0.7, 60).blur(0.6).raw().toBuffer({ resolveWithObject: true });
  const draw = new Draw(n + 1);
  for (let at = 0; at < data.length; at++) data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) + GRAIN * grain(draw)));
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .greyscale()
    .jpeg({ quality: 70 })
    .toBuffer();
}

/** Steps of grey. */
const GRAIN = 14;
const grain = (draw: Draw): number => 2 * (draw.next() + draw.next() + draw.next() - 1.5);

const recognizer = await openTextRecognizer({ languages: ['eng', 'chi_sim'], workers: 1 });
const [scans, texts] = [new FieldTally(flags.misses), new FieldTally(false)];
let n = 0;
for await (const { name, gold, asText, pages } of positionals[0] === undefined ? made() : inFolder(positionals[0])) {
  const seen: RecognizedPage[] = [];
  for (const page of pages) {
    const png = await sharp(await scanned(page, n))
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .greyscale()
      .png()
      .toBuffer();
    const words = (await recognizer.recognize(png))?.words ?? [];
    seen.push({ width: (await sharp(png).metadata()).width, words });
  }
  scans.add(name, gold, recognizedInvoice(seen, name));
  texts.add(name, gold, asText);
  n += 1;
}
await recognizer.close();
scans.print();
console.log('as text');
texts.print();

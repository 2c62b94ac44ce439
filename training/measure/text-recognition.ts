import { performance } from 'node:perf_hooks';
import sharp from 'sharp';
import type { TextRecognizer } from '../../src/ports/text-recognizer.ts';

/** One kind of made picture: its lines, and how it was photographed. */
type Kind = {
  readonly name: string;
  readonly lines: readonly (readonly [left: string, right?: string])[];
  readonly size?: number;
  readonly paper?: string;
  readonly ink?: string;
  readonly transform?: string;
  readonly blur?: number;
  readonly font?: string;
};

const receipt: Kind['lines'] = [
  ['CORNER BAKERY'],
  ['12 Harbour Street, Cork'],
  ['2024-05-18', '08:41'],
  ['Sourdough loaf', '4.80'],
  ['2 x Cinnamon roll', '6.40'],
  ['Flat white', '3.90'],
  ['Subtotal', '15.10'],
  ['VAT 13.5%', '1.80'],
  ['TOTAL EUR', '15.10'],
  ['Paid by card ending 4417'],
];
const german: Kind['lines'] = [
  ['Stadtwerke Grünau'],
  ['Rechnung Nr. 2024-11873'],
  ['Sehr geehrte Frau Müller,'],
  ['für den Zeitraum vom 1. März bis 31. Mai'],
  ['berechnen wir Ihnen folgende Beträge:'],
  ['Grundgebühr', '24,90 EUR'],
  ['Wärme 412 kWh', '53,56 EUR'],
  ['Gesamtbetrag', '78,46 EUR'],
  ['Bitte überweisen Sie bis zum 15. Juni.'],
];
const chinese: Kind['lines'] = [
  ['小区停水通知'],
  ['各位住户：因管道维修，'],
  ['五月十八日上午九点至下午四点停水。'],
  ['请提前储水，不便之处敬请谅解。'],
  ['联系电话 021-5566 7788'],
  ['物业服务中心 2024年5月16日'],
];
const screen: Kind['lines'] = [
  ['Booking confirmed'],
  ['Reference QK7T2M'],
  ['Room 304, two guests'],
  ['Check-in 15:00, 3 August'],
  ['Door code 8241#'],
];
const CJK = 'Noto Serif CJK SC, AR PL UMing CN, serif';

export const kinds: readonly Kind[] = [
  { name: 'receipt', lines: receipt },
  { name: 'receipt turned by 7°', lines: receipt, transform: 'rotate(7 540 700)' },
  { name: 'receipt at an angle', lines: receipt, transform: 'skewX(-12) skewY(6) translate(90 -40)' },
  { name: 'receipt upside down', lines: receipt, transform: 'rotate(180 540 700)' },
  { name: 'receipt, out of focus', lines: receipt, blur: 2.2 },
  { name: 'German letter', lines: german },
  { name: 'Chinese notice', lines: chinese, font: CJK },
  { name: 'Chinese, dark screen', lines: chinese, font: CJK, paper: '#101418', ink: '#d8dde2' },
  { name: 'dark screen', lines: screen, paper: '#15181c', ink: '#e6e6e6', size: 44 },
  { name: 'small print', lines: [...german, ...receipt], size: 20 },
];

export async function pictureOf({
  lines,
  size = 40,
  paper = '#fdfcf8',
  ink = '#1b1b1b',
  ...kind
}: Kind): Promise<Buffer> {
  const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const font = kind.font ?? 'DejaVu Sans, Liberation Sans, sans-serif';
  const text = lines.map(([left, right], i) => {
    const y = 150 + i * size * 1.9;
    const style = `y="${y}" font-family="${font}" font-size="${size}" fill="${ink}"`;
    const price = right === undefined ? '' : `<text x="900" text-anchor="end" ${style}>${escaped(right)}</text>`;
    return `<text x="180" ${style}>${escaped(left)}</text>${price}`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1400"><rect width="1080" height="1400" fill="#6b5a48"/><g transform="${kind.transform ?? ''}"><rect x="110" y="60" width="860" height="1280" fill="${paper}"/>${text.join('')}</g></svg>`;
  const drawn = sharp(Buffer.from(svg)).greyscale();
  return (kind.blur === undefined ? drawn : drawn.blur(kind.blur)).png().toBuffer();
}

/** The share of characters that were read, in their order: one less edits for each, spaces aside. */
export function charactersRead(wanted: string, read: string): number {
  const [a, b] = [wanted, read].map((text) => [...text.normalize('NFKC').replace(/\s+/g, '')]) as [string[], string[]];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, one] of a.entries()) {
    const next = [i + 1];
    for (const [j, other] of b.entries())
      next.push(Math.min((row[j] ?? 0) + (one === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    row = next;
  }
  return Math.max(0, 1 - (row[b.length] ?? a.length) / a.length);
}

async function measured(recognizer: TextRecognizer, kind: Kind): Promise<{ right: number; cpu: number; read: string }> {
  const png = await pictureOf(kind);
  const used = process.cpuUsage();
  const read = (await recognizer.recognize(png))?.text ?? '';
  const { user, system } = process.cpuUsage(used);
  const wanted = kind.lines.map((line) => line.join(' ')).join('\n');
  return { right: charactersRead(wanted, read), cpu: (user + system) / 1e6, read };
}

/** `node training/measure/text-recognition.ts tesseract|paddle [--read]`: each engine in a process of its own, for its memory. */
async function main([engine = 'tesseract', ...flags]: readonly string[]): Promise<void> {
  const opened =
    engine === 'paddle'
      ? await (await import('../../src/adapters/paddle/text-recognizer.ts')).openPaddleRecognizer()
      : await (await import('../../src/adapters/tesseract/text-recognizer.ts')).openTextRecognizer({
          languages: ['eng', 'chi_sim'],
          workers: 1,
        });
  await measured(opened, kinds[0] as Kind);
  const began = performance.now();
  let [sum, cpu] = [0, 0];
  for (const kind of kinds) {
    const one = await measured(opened, kind);
    sum += one.right;
    cpu += one.cpu;
    console.log(`${kind.name.padEnd(24)} ${(one.right * 100).toFixed(1).padStart(5)} %  ${one.cpu.toFixed(2)} s CPU`);
    if (flags.includes('--read')) console.log(one.read);
  }
  const seconds = (performance.now() - began) / 1000;
  const peak = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(
    `${engine}: ${((sum / kinds.length) * 100).toFixed(1)} % of characters, ${(cpu / kinds.length).toFixed(2)} s CPU a picture, ${seconds.toFixed(1)} s, ${peak} MB`,
  );
  await opened.close();
}

if (process.argv[1]?.endsWith('text-recognition.ts') === true) await main(process.argv.slice(2));

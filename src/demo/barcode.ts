import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Pass } from './papers.ts';

/** The text of a boarding pass's barcode with one leg (IATA resolution 792, mandatory fields). `airports`: codes from and to. */
export function boardingPassText(
  pass: Pick<Pass, 'name' | 'flight' | 'day' | 'seat' | 'code'>,
  airports: readonly [from: string, to: string],
): string {
  const [first = '', last = ''] = pass.name.toUpperCase().split(' ');
  const [carrier = '', number = ''] = pass.flight.split(' ');
  const dayOfYear = (Date.parse(pass.day) - Date.parse(`${pass.day.slice(0, 4)}-01-01`)) / 86_400_000 + 1;
  const fields = [
    ['M1', 2],
    [`${last}/${first}`, 20],
    ['E', 1],
    [pass.code, 7],
    [airports[0], 3],
    [airports[1], 3],
    [carrier, 3],
    [`${number.padStart(4, '0')}`, 5],
    [String(dayOfYear).padStart(3, '0'), 3],
    ['Y', 1],
    [`${pass.seat.slice(0, -1).padStart(3, '0')}${pass.seat.slice(-1)}`, 4],
    ['0042', 5],
    ['1', 1],
    ['00', 2],
  ] as const;
  return fields.map(([text, width]) => text.padEnd(width).slice(0, width)).join('');
}

/** A barcode as the SVG of its modules, in a square of its own units. */
export async function barcodeSvg(text: string): Promise<string> {
  const { prepareZXingModule, writeBarcode } = await import('zxing-wasm/writer');
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(await readFile(wasm)).buffer } });
  const { svg, error } = await writeBarcode(text, { format: 'Aztec', scale: 4, addQuietZones: true });
  if (error !== '') throw new Error(`The barcode cannot be drawn: ${error}`);
  return svg;
}

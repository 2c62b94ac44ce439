import { expect, it } from 'vitest';
import { type ReadRegion, rowsOf } from './rows.ts';

const told = (rows: readonly (readonly ReadRegion[])[]) => rows.map((row) => row.map(({ text }) => text).join(' '));

/** Lines of a receipt that lies turned by `angle`: names to the left, prices to the right, 40 pixels apart. */
function receipt(angle: number): ReadRegion[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (x: number, y: number, text: string): ReadRegion => ({
    x: 500 + x * cos - y * sin,
    y: 500 + x * sin + y * cos,
    width: text.length * 15,
    height: 30,
    angle: Math.atan(Math.tan(angle)),
    text,
    confidence: 0.95,
  });
  return [
    at(300, -40, '4.80'),
    at(-200, -40, 'Sourdough loaf'),
    at(-200, 0, 'Flat white'),
    at(300, 0, '3.90'),
    at(300, 40, '8.70'),
    at(-200, 40, 'TOTAL EUR'),
  ];
}

const rows = ['Sourdough loaf 4.80', 'Flat white 3.90', 'TOTAL EUR 8.70'];

it.each([0, 0.12, -0.2])('keeps an item and its price together on a page turned by %s', (angle) => {
  expect(told(rowsOf(receipt(angle)))).toEqual(rows);
});

it('reads a page that lies upside down from its own top', () => {
  expect(told(rowsOf(receipt(Math.PI), true))).toEqual(rows);
});

import { expect, it } from 'vitest';
import { furtherTurned, turnedBox } from './turned-box.ts';

const box = { x: 0.1, y: 0.2, w: 0.3, h: 0.4 };

it('turns a box with its picture', () => {
  const right = turnedBox(box, 90);
  for (const [side, wanted] of Object.entries({ x: 0.4, y: 0.1, w: 0.4, h: 0.3 }))
    expect(right[side as 'x']).toBeCloseTo(wanted);
  const back = turnedBox(right, 270);
  for (const [side, wanted] of Object.entries(box)) expect(back[side as 'x']).toBeCloseTo(wanted);
  expect(turnedBox(box, 0)).toEqual(box);
  expect(turnedBox(box, 180).x).toBeCloseTo(0.6);
});

it('goes round in quarters', () => {
  expect([furtherTurned(270, 90), furtherTurned(0, -90), furtherTurned(90, 90)]).toEqual([0, 270, 180]);
});

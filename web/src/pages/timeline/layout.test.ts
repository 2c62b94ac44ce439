import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { column, type LayoutOptions, layOut, pictureSizes, rowAt, rowOfDay, spotsOf } from './layout.ts';
import { outlineOf, positionsIn, shownKinds } from './outline.ts';
import { firstSpotFrom, rowOfSpot, spotsBetween, stepFrom } from './steps.ts';

const code = fc.tuple(fc.constantFrom('i', 'v', 'e', 't'), fc.constantFrom('0', 'F', 'W', 'g', '_', '.'));
const codes = fc.array(code, { minLength: 1, maxLength: 30 }).map((all) => all.map((pair) => pair.join('')).join(''));
const dayNames = Array.from({ length: 40 }, (_, n) => new Date(Date.UTC(2023, 3, 20 + n)).toISOString().slice(0, 10));
const outlines = fc
  .tuple(fc.array(codes, { minLength: 1, maxLength: 40 }), fc.oneof(fc.constant(''), codes))
  .map(([all, undated]) => outlineOf({ days: all.map((one, n) => ({ day: dayNames[n] ?? '', codes: one })), undated }));
const options = fc.record<LayoutOptions>({
  width: fc.integer({ min: 320, max: 1700 }),
  shown: fc.constantFrom(...shownKinds),
  size: fc.constantFrom(...pictureSizes),
  order: fc.constantFrom('asc', 'desc'),
  trips: fc.constantFrom([], [{ from: '2023-04-22', to: '2023-05-03' }]),
  opened: fc.constant(new Set(Array.from({ length: 41 }, (_, n) => n))),
});

describe('the layout of a timeline', () => {
  it('shows everything once and within the width, and knows which row stands where', () => {
    fc.assert(
      fc.property(outlines, options, (outline, given) => {
        const { rows, tops } = layOut(outline, given);
        const spots = rows.flatMap((row) => [...spotsOf(row)]);
        const wanted = outline.days.flatMap(({ codes: of }, day) => {
          const { pictures, letters } = positionsIn(of, given.shown);
          return [...pictures, ...letters].map((at) => `${day}/${at}`);
        });
        expect(spots.map(({ day, at }) => `${day}/${at}`).toSorted()).toEqual(wanted.toSorted());
        for (const row of rows) {
          if (row.kind !== 'pictures') continue;
          for (const box of row.boxes) expect(box.x + box.width).toBeLessThanOrEqual(given.width + 0.01);
          for (const [n, box] of row.boxes.entries()) {
            const before = row.boxes[n - 1];
            if (before === undefined) continue;
            if (box.line === undefined || box.line === 0) expect(box.x).toBeGreaterThanOrEqual(before.x + before.width);
            else expect(box).toMatchObject({ x: before.x, line: (before.line ?? -2) + 1 });
            if (box.line !== undefined) expect((box.line + 1) * column.line).toBeLessThanOrEqual(row.tall);
          }
        }
        expect(tops.at(-1)).toBeCloseTo(
          rows.reduce((sum, { height }) => sum + height, 0),
          3,
        );
        for (const [n, top] of tops.slice(0, -1).entries()) expect(rowAt({ rows, tops }, top)).toBe(n);
      }),
      { numRuns: 60 },
    );
  });

  it('can be walked through by arrow keys from end to end, and back', () => {
    fc.assert(
      fc.property(outlines, options, (outline, given) => {
        const layout = layOut(outline, given);
        const all = layout.rows.flatMap((row) => [...spotsOf(row)]).map(({ day, at }) => ({ day, at }));
        let here = firstSpotFrom(layout, 0);
        if (here === undefined) return;
        const start = here;
        const walked = [here.spot];
        for (let n = 1; n < all.length; n += 1) {
          here = stepFrom(layout, here.spot, here.row, 'next');
          walked.push(here.spot);
        }
        expect(walked.map(({ day, at }) => ({ day, at }))).toEqual(all);
        for (let n = 1; n < all.length; n += 1) here = stepFrom(layout, here.spot, here.row, 'previous');
        expect(here).toEqual(start);
        expect(spotsBetween(layout, walked.at(-1) ?? start.spot, start.spot)).toEqual(all);
        const down = stepFrom(layout, start.spot, start.row, 'down');
        expect(rowOfSpot(layout, down.spot)).toBe(down.row);
      }),
      { numRuns: 40 },
    );
  });

  it('lets the days of months with few items flow together, not over a year', () => {
    const days = ['2022-12-30', '2023-01-28', '2023-03-02', '2023-04-03', '2023-04-04'];
    const codesOf = (day: string): string => 'iW'.repeat(day === '2023-04-04' ? 12 : 1);
    const outline = outlineOf({ days: days.map((day) => ({ day, codes: codesOf(day) })), undated: '' });
    const { rows } = layOut(outline, { width: 1200, shown: 'all', order: 'asc', trips: [], opened: new Set() });
    const months = rows.flatMap((row) => (row.kind === 'month' ? [row] : []));
    expect(months).toMatchObject([
      { month: '2022-12', count: 1 },
      { month: '2023-01', until: '2023-03', count: 2 },
      { month: '2023-04', count: 13 },
    ]);
    expect(rows[4]).toMatchObject({ heads: [{ day: 1, x: 0 }, { day: 2 }] });
  });

  it('has pictures of three sizes', () => {
    const outline = outlineOf({ days: [{ day: '2023-05-01', codes: 'iW'.repeat(40) }], undated: '' });
    const given = { width: 1200, shown: 'all', order: 'asc', trips: [], opened: new Set<number>() } as const;
    const rowsOf = (size: (typeof pictureSizes)[number]) =>
      layOut(outline, { ...given, size }).rows.filter(({ kind }) => kind === 'pictures').length;
    expect(rowsOf('small')).toBeLessThan(rowsOf('medium'));
    expect(rowsOf('medium')).toBeLessThan(rowsOf('large'));
  });

  it('puts small days of a month side by side, and begins anew where a trip or a year does', () => {
    const days = ['2022-12-28', '2022-12-29', '2023-05-02', '2023-05-03', '2023-05-04'];
    const outline = outlineOf({ days: days.map((day) => ({ day, codes: 'iW' })), undated: '' });
    const trips = [{ from: '2023-05-03', to: '2023-05-04' }];
    const { rows } = layOut(outline, { width: 1200, shown: 'all', order: 'asc', trips, opened: new Set() });
    expect(rows.map(({ kind }) => kind)).toEqual([
      ...['month', 'heads', 'pictures'],
      ...['month', 'heads', 'pictures'],
      ...['trip', 'heads', 'pictures'],
    ]);
    expect(rows[1]).toMatchObject({ heads: [{ day: 0, x: 0 }, { day: 1 }] });
  });

  it('folds the letters of a day among pictures until it is opened', () => {
    const outline = outlineOf({ days: [{ day: '2023-05-01', codes: 'iWe.e.e.e.e.e.' }], undated: '' });
    const given = { width: 1000, shown: 'all', order: 'asc', trips: [], opened: new Set<number>() } as const;
    const folded = layOut(outline, given).rows;
    expect(folded.filter(({ kind }) => kind === 'letter')).toHaveLength(3);
    expect(folded.find(({ kind }) => kind === 'more')).toMatchObject({ rest: 3 });
    expect(
      layOut(outline, { ...given, opened: new Set([0]) }).rows.filter(({ kind }) => kind === 'letter'),
    ).toHaveLength(6);
    expect(layOut(outline, { ...given, shown: 'letters' }).rows.filter(({ kind }) => kind === 'letter')).toHaveLength(
      6,
    );
  });

  it('finds the rows of a day, or of the nearest day that is shown', () => {
    const outline = outlineOf({
      days: [
        { day: '2023-05-01', codes: 'iW' },
        { day: '2023-05-02', codes: 'e.' },
      ],
      undated: '',
    });
    const layout = layOut(outline, { width: 1000, shown: 'pictures', order: 'asc', trips: [], opened: new Set() });
    expect(rowOfDay(layout, 0)).toBe(1);
    expect(rowOfDay(layout, 1)).toBeGreaterThan(0);
  });
});

describe('the outline', () => {
  it('reads days together until there are enough items, and what has no time apart', () => {
    const big = 'iW'.repeat(200);
    const days = ['2023-05-01', '2023-05-02', '2023-05-03'].map((day) => ({ day, codes: big }));
    const { chunks, chunkOf } = outlineOf({ days, undated: 'iW' });
    expect(chunkOf).toEqual([0, 0, 1, 2]);
    expect(chunks).toEqual([
      { first: 0, last: 1 },
      { first: 2, last: 2 },
      { first: 3, last: 3 },
    ]);
  });
});

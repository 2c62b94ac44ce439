import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { failureLines } from './phrases.ts';
import { cells } from './wrapped-lines.ts';

const huge = {
  code: 'too-large',
  message: 'The picture has more pixels than can be decoded.',
  action: 'Export a copy.',
} as const;
const odd = (path: string, message: string) => ({ path, code: 'corrupt', message, action: 'Open it.' }) as const;
const told = (failures: Parameters<typeof failureLines>[0], columns?: number): string[] =>
  stripVTControlCharacters(failureLines(failures, 2, columns)).split('\n');

it('what all of a group say is said once, and what each says beside its path', () => {
  const lines = told([
    ...['/a.png', '/b.png', '/c.png'].map((path) => ({ path, ...huge })),
    odd('/d.jpg', 'It ends early.'),
    odd('/e.jpg', 'It has no end.'),
  ]);
  expect(lines).toEqual([
    '  too-large (3): The picture has more pixels than can be decoded.',
    '    /a.png',
    '    /b.png',
    '    … and 1 more (use --json to list all)',
    '    → Export a copy.',
    '  corrupt (2)',
    '    /d.jpg: It ends early.',
    '    /e.jpg: It has no end.',
    '    → Open it.',
  ]);
});

it('a terminal breaks no word in two, and says what follows further in', () => {
  const lines = told([odd('/a/photo.jpg', `The picture is ${'quite '.repeat(20)}damaged.`)], 60);
  for (const line of lines) expect(cells(line)).toBeLessThanOrEqual(60);
  expect(lines[1]).toMatch(/^ {4}\/a\/photo.jpg: The picture is( quite)+$/);
  expect(lines[2]).toMatch(/^ {6}quite( quite)+$/);
});

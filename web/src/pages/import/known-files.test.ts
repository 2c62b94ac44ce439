import { expect, it } from 'vitest';
import { partsToAsk } from './known-files.ts';

const chosen = (path: string) => ({ file: new File([], path), path });
const asked = (...paths: readonly string[]) =>
  partsToAsk(paths.map(chosen)).map((part) => part.map(({ path }) => path));

it('keeps what belongs to a picture together with it, in whatever order files come', () => {
  const others = Array.from({ length: 99 }, (_, n) => `Trip/IMG_${1000 + n}.jpg`);
  const live = [
    'Trip/IMG_1.HEIC',
    'Trip/IMG_1.mov',
    'Trip/IMG_1.HEIC.xmp',
    'Trip/IMG_1.HEIC.supplemental-metadata.json',
  ];
  const [head = '', ...rest] = live;
  const parts = asked(head, ...others, ...rest);
  expect(parts[0]).toEqual([...live, ...others.slice(0, 96)]);
  expect(parts[1]).toEqual(others.slice(96));
});

it('tells pictures of other folders and of other times apart', () => {
  const many = Array.from({ length: 60 }, (_, n) => `2024.05.01 12.${10 + n}.jpg`);
  expect(asked(...many, ...many.map((name) => `B/${name}`)).map(({ length }) => length)).toEqual([100, 20]);
  expect(asked()).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { isHouseName } from './house-names.ts';

describe('the name of a house', () => {
  it.each(['Hill Street', 'Copper Cabins', 'Weaver Insurance', 'NordAir', 'Meadow Festival', 'Orchard Dental'])(
    'is told by how it ends: %s',
    (name) => expect(isHouseName(name)).toBe(true),
  );

  it.each(['Nora', 'Nora Inman', 'Theo Bridges', 'Bank', 'Rosa Lakeland', '林晓'])(
    'is not told where the end is another word: %s',
    (name) => expect(isHouseName(name)).toBe(false),
  );
});

import { expect, it } from 'vitest';
import { stored } from '../../../test/retrieve/small-life.ts';
import { uprightRegions } from '../../language/named-region.ts';
import { parseXmp } from '../../language/xmp.ts';
import { assembleItem } from '../../memory/item.ts';
import { xmpSidecar } from './xmp-sidecar.ts';

it.each([1, 3, 6, 8])(
  'faces that have names are written so that they are read again, orientation %i',
  (orientation) => {
    const item = assembleItem(
      stored('one', 'image', { media: { mime: 'image/jpeg', width: 3000, height: 4000, orientation } }),
    );
    const box = { x: 0.125, y: 0.5, w: 0.25, h: 0.125 };
    const facts = parseXmp(xmpSidecar(item, [{ name: 'Anna & Co', box }, { name: 'nowhere' }]));
    expect(facts.malformed).toBe(false);
    expect(facts.people).toEqual(['Anna & Co']);
    const [read] = uprightRegions(facts.regions, { orientation: facts.orientation });
    expect(read?.name).toBe('Anna & Co');
    for (const [key, value] of Object.entries(box)) expect(read?.box?.[key as keyof typeof box]).toBeCloseTo(value, 5);
  },
);

it('nothing is said of faces where none has a name', () => {
  expect(xmpSidecar(assembleItem(stored('one', 'image', { title: 'pier' })))).not.toContain('<mwg-rs:Regions');
});

import { expect, it } from 'vitest';
import { itemIdSchema } from '../memory/ids.ts';
import { linkId } from '../memory/link.ts';
import { by } from './context.ts';
import { distinctLinks } from './picture-links.ts';

it('of links with one id the last is kept, and all are in the order of their ids', () => {
  const link = (to: string, weight = 1) => ({
    id: linkId('supersedes', 'x', to),
    kind: 'supersedes' as const,
    from: itemIdSchema.parse('x'),
    to: itemIdSchema.parse(to),
    weight,
    by: by.ledger,
  });
  const links = [link('c'), link('a', 0.2), link('b'), link('a', 0.9), link('c', 0.5)];
  expect(distinctLinks(links)).toEqual([link('a', 0.9), link('b'), link('c', 0.5)]);
  expect(links).toHaveLength(5);
});

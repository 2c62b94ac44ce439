import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personIdSchema } from '../../memory/ids.ts';
import { closestTo, socialGraph, type Togetherness } from './social-graph.ts';

const p = (name: string) => personIdSchema.parse(name);
const picture = (...names: string[]): Togetherness => ({ people: names.map(p), weight: 1 });
const twice = (...names: string[]) => [picture(...names), picture(...names)];

describe('who is with whom', () => {
  it('puts family and colleagues into communities of their own, though the owner is with both', () => {
    const graph = socialGraph(
      [
        ...twice('me', 'mum', 'dad'),
        ...twice('mum', 'dad', 'sis'),
        ...twice('me', 'boss', 'tom'),
        ...twice('boss', 'tom', 'eve'),
        picture('sis', 'eve'),
      ],
      p('me'),
    );
    expect(graph.communities).toEqual([
      ['boss', 'eve', 'tom'],
      ['dad', 'mum', 'sis'],
    ]);
    expect(closestTo(p('mum'), graph)[0]).toMatchObject({ person: 'dad', times: 4 });
  });

  it('counts a pair for more the fewer others are there, and a crowd for nothing', () => {
    const crowd = Array.from({ length: 40 }, (_, i) => `c${i}`);
    const { edges } = socialGraph([picture('a', 'b'), picture('a', 'c', 'd'), picture(...crowd)]);
    expect(edges.map(({ a, b, weight }) => [a, b, weight])).toEqual([
      ['a', 'b', 1],
      ['a', 'c', 0.5],
      ['a', 'd', 0.5],
      ['c', 'd', 0.5],
    ]);
  });

  it('is the same in whatever order pictures come', () => {
    const pictures = [...twice('a', 'b', 'c'), ...twice('d', 'e'), picture('c', 'd'), ...twice('f', 'a'), picture('g')];
    const expected = socialGraph(pictures);
    fc.assert(
      fc.property(fc.shuffledSubarray(pictures, { minLength: pictures.length }), (given) => {
        expect(socialGraph(given)).toEqual(expected);
      }),
    );
  });

  it('of nobody is empty', () => {
    expect(socialGraph([picture('a')])).toEqual({ edges: [], communities: [] });
  });
});

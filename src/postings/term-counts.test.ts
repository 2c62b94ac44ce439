import { expect, it } from 'vitest';
import { idOf, randomFrom } from '../../test/conformance/samples.ts';
import { encodeToken } from './token-code.ts';
import { type CodedEntry, WarmIndex } from './warm-index.ts';

const entry = (terms: readonly string[]): CodedEntry => ({
  title: '',
  names: '',
  body: '',
  context: '',
  terms: terms.map(encodeToken).join(' '),
});

it('counts terms as an index made anew does, however many items came and went between two looks', () => {
  const random = randomFrom(7);
  const index = new WarmIndex();
  const there = new Map<string, readonly string[]>();
  const sees = ['k:', 'd:', 'd:20', 'none:'].map(encodeToken);
  for (let look = 0; look < 60; look += 1) {
    for (let n = random() < 0.2 ? 300 : 3; n > 0; n -= 1) {
      const id = `item-${Math.floor(random() * 400)}`;
      if (random() < 0.3) {
        there.delete(id);
        index.delete(idOf(id));
      } else {
        const terms = [`k:${Math.floor(random() * 3)}`, `d:20${Math.floor(random() * 40)}`, `d:${look}`];
        there.set(id, terms);
        index.put(idOf(id), entry(terms));
      }
    }
    const anew = new WarmIndex();
    for (const [id, terms] of there) anew.put(idOf(id), entry(terms));
    for (const prefix of sees) expect(index.vocabulary(prefix)).toEqual(anew.vocabulary(prefix));
  }
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../../test/fixtures/processor-time.ts';
import { aliasCues } from './relation-cues-alias.ts';

const rows: readonly (readonly [text: string, expected: readonly string[]])[] = [
  ['I still laugh that you call that dog Princess.', ['Princess']],
  ['Give Juno a treat. Or should I say Princess?', ['Princess']],
  ['Milo, also known as Mr Whiskers', ['Mr Whiskers']],
  ['our cat, nicknamed “Tiger”', ['Tiger']],
  ['Minka, genannt Mimi', ['Mimi']],
  ['我们管它叫糕糕。', ['糕糕']],
  ['小名豆豆，很乖', ['豆豆']],
  ['Please call Tom tomorrow', []],
  ['Call me on Monday', []],
  ['We called back. The line was dead', []],
];

describe('aliasCues', () => {
  it.each(rows)('%j tells %j', (text, expected) => {
    expect(aliasCues(text).map((cue) => cue.alias)).toEqual(expected);
  });
  it('keeps what stands before and around, for who is meant', () => {
    expect(aliasCues('How is Taro? You call that cat Princess', 'News from Clara')[0]?.context).toContain('Taro');
    expect(aliasCues('You call that cat Princess', 'About Taro')[0]?.context).toContain('About Taro');
  });
  it('quotes what stands in the text, in bounded time', () => {
    const piece = fc.constantFrom(
      'call ',
      'that ',
      'dog ',
      'Rex',
      ' or should I say ',
      'alias ',
      '小名',
      '豆豆',
      '。',
      'called ',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 25 }).map((p) => p.join('')),
        ),
        (text) => {
          for (const { quote, alias } of aliasCues(text)) {
            expect(text).toContain(quote);
            expect(quote).toContain(alias);
          }
        },
      ),
    );
    const begun = processorMs();
    aliasCues('call the '.repeat(3_000));
    expect(processorMs() - begun).toBeLessThan(500);
  });
});

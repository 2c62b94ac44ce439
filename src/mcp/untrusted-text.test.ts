import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inert, untrusted, untrustedLine } from './untrusted-text.ts';

describe('words of others', () => {
  it('cannot end the mark around them, however they are written', () => {
    const pieces = ['<', '/', 'untrusted', 'UnTrusted', '>', ' ', '\n', '\u200c', '\u200b', '\u{e0041}', '\uff1c', 'x'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
        const marked = untrusted(parts.join(''));
        expect(marked.startsWith('<untrusted>') && marked.endsWith('</untrusted>')).toBe(true);
        expect(marked.slice('<untrusted>'.length, -'</untrusted>'.length)).not.toMatch(
          /[<\uff1c][\s/\u200c]*untrusted/i,
        );
      }),
    );
  });

  it('hide nothing: no controls, no reordering, no invisible letters', () => {
    const hidden = `safe\u001b[31m\u202etxt\u2066\u200b\ufeff${String.fromCodePoint(0xe0049, 0xe0067)} end\u0000`;
    expect(inert(hidden)).toBe('safe[31mtxt end');
  });

  it('keep what people write: lines, Chinese, accents and joined emoji', () => {
    const written = 'Überraschung 1 < 2\n生日快乐\t👩‍👩‍👧';
    expect(inert(written)).toBe(written);
    expect(untrustedLine(' a\n\n b ')).toBe('<untrusted>a b</untrusted>');
  });

  it('are well formed although a letter was cut in two', () => {
    expect(inert('👩'.slice(0, 1)).isWellFormed()).toBe(true);
  });
});

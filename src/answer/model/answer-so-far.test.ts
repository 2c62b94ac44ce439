import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerSoFar } from './answer-so-far.ts';

const plainText = fc.string({ unit: fc.constantFrom('a', 'é', '价', ' ', '"', '\\', '\n', '1', ',', '}') });

describe('the answer so far', () => {
  it('is a beginning of the answer wherever the reply breaks off, and the whole of it at the end', () => {
    fc.assert(
      fc.property(plainText, fc.nat(), (answer, at) => {
        const reply = JSON.stringify({ kind: 'open', answer, citations: [] });
        const soFar = answerSoFar(reply.slice(0, at % (reply.length + 1)));
        if (soFar !== undefined) expect(answer.startsWith(soFar)).toBe(true);
        expect(answerSoFar(reply)).toBe(answer);
      }),
    );
  });

  it('is nothing before it begins', () => {
    expect(answerSoFar('{"kind":"open","ans')).toBeUndefined();
    expect(answerSoFar('{"kind":"open","answer":')).toBeUndefined();
    expect(answerSoFar('{"kind":"open","answer":"')).toBe('');
  });
});

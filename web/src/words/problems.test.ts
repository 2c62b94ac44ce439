import { describe, expect, it } from 'vitest';
import { errorCodes } from '../../../src/memory/errors.ts';
import { causeInWords, chinese, problemInWords } from './problems.ts';

describe('what went wrong, in words', () => {
  it('is said in both languages for every code of the program', () => {
    expect(Object.keys(chinese).toSorted()).toEqual([...errorCodes].toSorted());
    for (const code of errorCodes) {
      const said = { code, message: 'It broke.', action: 'Mend it.' };
      expect(causeInWords(said, 'en')).toEqual({ title: 'It broke.', todo: 'Mend it.' });
      expect(problemInWords(said, 'zh'), code).toMatch(/^(?:[\p{Script=Han}\p{P}\w .]|It broke)+[。]$/u);
      expect(problemInWords(said, 'zh'), code).toMatch(/\p{Script=Han}{3}/u);
    }
  });

  it('keeps what is particular where the code says little', () => {
    expect(problemInWords({ code: 'usage', message: 'name: Too small.' }, 'zh')).toBe(
      '请求有误（name: Too small.） 请检查所填的内容。',
    );
  });

  it('tells a reader of the page nothing to type', () => {
    const missing = {
      code: 'not-found',
      message: 'Item not found: x.',
      action: 'Find its id with `madeleine search`.',
    };
    expect(causeInWords(missing, 'en').todo).not.toContain('madeleine');
    expect(causeInWords({ ...missing, action: 'Go back.' }, 'en').todo).toBe('Go back.');
  });

  it('says a code that it does not know as the program does', () => {
    expect(problemInWords({ code: 'new-thing', message: 'It broke.' }, 'zh')).toBe('It broke.');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lettersTo, memoryOf } from './asked-letters.ts';

const letter = lettersTo('Maren Solvik <maren.solvik@post.example>');

describe('which dealings a sum is of', () => {
  let memory: Awaited<ReturnType<typeof memoryOf>>;

  beforeAll(async () => {
    const power = '电力公司 <df@dianli.example>';
    memory = await memoryOf('sums-meant', '2025-11-20T12:00:00+01:00', [
      letter('2025-05-06', power, '4月电费账单', '户号 3301002\n4月用电：186度\n应缴电费：98.58元'),
      letter('2025-06-06', power, '5月电费账单', '户号 3301002\n5月用电：210度\n应缴电费：111.30元'),
    ]);
  }, 60_000);
  afterAll(() => memory.close());

  it.each([['4月和5月的电费一共多少？', /209\.88/]])('regression: %s', async (asked, told) => {
    const { answer } = await memory.app.ask(asked);
    expect(answer).toMatch(told);
  });
});

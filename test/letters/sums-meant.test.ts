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
      letter(
        '2025-07-04',
        'Pension Alpenrose <haus@alpenrose.example>',
        'Ihre Rechnung',
        'Guten Tag,\nIhre Rechnung für den Aufenthalt vom 1. bis 4. Juli 2025:\nÜbernachtung 3 Nächte   270,00 €\nFrühstück              36,00 €\nGesamtbetrag          306,00 €\nBezahlt mit Karte.',
      ),
      letter(
        '2025-09-02',
        'Ullvik Shop <post@ullvik.example>',
        'Order UV-5512',
        'Thank you for your order UV-5512. 1 x fleece jacket, dark green, EUR 72.00; 2 x cotton scarf EUR 18.00 each; postage EUR 4.95; total EUR 112.95. Paid by card.',
      ),
    ]);
  }, 60_000);
  afterAll(() => memory.close());

  it.each([
    ['4月和5月的电费一共多少？', /209\.88/],
    ['How much was the Alpenrose with breakfast?', /306/],
  ])('regression: %s', async (asked, told) => {
    const { answer } = await memory.app.ask(asked);
    expect(answer).toMatch(told);
  });

  it('regression: what a stay costs is not what is paid for its parking', async () => {
    const { outcome, answer } = await memory.app.ask('How much was the parking at the Alpenrose?');
    expect([outcome, answer]).not.toEqual(['grounded', expect.stringMatching(/\d/)]);
  });
});

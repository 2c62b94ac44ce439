import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../src/app/app.ts';
import { memoryOf } from './asked-letters.ts';
import { letters } from './inbox.fixture.ts';

describe('ordinary letters', () => {
  let app: App;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ app, close } = await memoryOf('inbox', '2023-10-01T10:00:00', letters));
  }, 120_000);
  afterAll(() => close());

  it.each([
    ['How much higher was the Fjell Power bill in April than the one in January?', /27\.50/],
    ['How much more are the rowing dues this year than last year?', /15\.00/],
    ['3月和4月的信用卡账单加起来是多少？', /5,100\.50/],
    ['3月的信用卡账单是多少？', /2,100\.50/],
    ['洗衣机修好一共花了多少钱？', /135/],
    ['Who runs the ticket desk at the chess club now?', /Milan Sova/],
    ['What did Per ask me to bake?', /rye bread/],
    ['科目三什么时候考？', /9月9日/],
    ['孙先生的新房暖租多少？', /850/],
    ['What is the rent of my room in the hall of residence?', /325\.50/],
    ['What is the rent of my room in the hall of residence now?', /325\.50/],
    ['What evening does the drama club meet now?', /THURSDAYS/],
    ['Which day does the paper bin go out now?', /Friday/],
    ['舞蹈课现在周几上？', /周五/],
    ['What time did the scouts bus leave for the Harz?', /6:20/],
  ])('%s', async (question, wanted) => {
    const { answer } = await app.ask(question, { now: '2023-10-01T10:00:00' });
    expect(answer).toMatch(wanted);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { type AskedOfInbox, askInbox } from './asked-inbox.ts';
import type { InboxQuestion, InboxWithGold } from './inboxes-with-gold.ts';

const owner = { name: 'Runa Holt', address: 'runa@holt.example', home: 'Bergen, Norway' };
const asked = (question: string, wanted: string, evidence: string[], kind: InboxQuestion['kind']): InboxQuestion => ({
  asked: question,
  wanted,
  evidence,
  kind,
});
const photo = (id: string, date: string, caption: string) => ({ id, kind: 'photo', date, caption }) as const;
const mail = (id: string, date: string, from: string, subject: string, text: string) =>
  ({ id, kind: 'mail', date, from, subject, text }) as const;

const inbox: InboxWithGold = {
  writer: 'tests',
  name: 'tests/occasions',
  now: '2023-11-20T10:00:00',
  owner,
  items: [
    mail(
      'm1',
      '2023-06-05T09:00:00+02:00',
      'Tilda Moe <tilda@moe.example>',
      'our evening',
      'Hi Runa, Wednesday does not work after all, the boiler man comes. I reserved for Thursday at 7 in the Fiskekrok, window table.\nTilda',
    ),
    photo('p1', '2023-06-07T19:20:00+02:00', 'A slice of apple pie with cream on a garden table.'),
    photo(
      'p2',
      '2023-06-08T19:50:00+02:00',
      'A bowl of mussels in broth with bread, two glasses of white wine behind it.',
    ),
    photo('p3', '2023-06-08T09:10:00+02:00', 'A bowl of porridge with berries beside a newspaper.'),
    mail(
      'm2',
      '2023-08-01T12:00:00+02:00',
      'Havgløtt Rowing Club <post@havglott.example>',
      'Regatta',
      'Dear rowers, the regatta is on Saturday 19 August 2023 from 10:00.',
    ),
    mail(
      'm3',
      '2023-08-15T12:00:00+02:00',
      'Havgløtt Rowing Club <post@havglott.example>',
      'Regatta',
      'Dear rowers, a storm is coming: the regatta is moved to Sunday 27 August 2023. All else stays.',
    ),
    photo('p4', '2023-08-19T11:00:00+02:00', 'Rain runs down a kitchen window.'),
    photo('p5', '2023-08-27T10:40:00+02:00', 'Four women in a long narrow boat lean into their oars.'),
    photo('p6', '2023-08-27T13:05:00+02:00', 'A silver cup on a wooden jetty.'),
    photo('p7', '2023-09-30T15:00:00+02:00', 'A boy in a red helmet rides a pony along a fence.'),
    photo('p8', '2023-10-14T15:00:00+02:00', 'A brown cow looks over a gate.'),
    mail(
      'm4',
      '2023-10-02T18:00:00+08:00',
      '卢珊 <lushan@youxiang.example>',
      '周六聚餐',
      '周六晚上六点半在老码头订了位，靠江的桌子，别迟到！',
    ),
    photo('p9', '2023-10-07T19:05:00+08:00', '桌上一锅热气腾腾的羊肉汤和一盘韭菜饺子。'),
    mail(
      'm5',
      '2023-10-20T12:00:00+02:00',
      'Fjellhagen School <post@fjellhagen.example>',
      'Farm visit',
      'Dear parents, the farm visit of class 2 is on Tuesday 31 October 2023. Wellingtons, please.',
    ),
    photo('p10', '2023-10-31T10:15:00+02:00', 'A girl in wellingtons carries a hedgehog in a straw hat.'),
    mail(
      'm6',
      '2023-10-25T09:00:00+02:00',
      'Solhaug Hearing <time@solhaughearing.example>',
      'Your hearing test',
      'Dear Runa, we expect you on Friday 3 November at 10:00. You are booked with Oddny Vik, audiologist.',
    ),
  ],
  questions: [
    asked('What did I have for dinner at the place Tilda reserved?', 'mussels', ['m1', 'p2'], 'what'),
    asked('Show me the pictures I took on the day of the regatta.', '.', ['p5', 'p6'], 'photos'),
    asked('卢珊订的那顿饭我吃了什么？', '羊肉汤', ['m4', 'p9'], 'what'),
    asked('Show me the pictures of my son on a pony.', '.', ['p7'], 'photos'),
    asked('What animal did my daughter carry on the farm visit?', 'hedgehog', ['m5', 'p10'], 'what'),
    asked('参观农场那天女儿抱的是什么动物？', 'hedgehog', ['m5', 'p10'], 'what'),
    asked('Who tested my hearing?', 'Oddny', ['m6'], 'who'),
  ],
};

describe('what pictures show of an occasion that letters tell the day of', () => {
  let told: AskedOfInbox[];
  beforeAll(async () => {
    told = await askInbox(inbox);
  }, 120_000);
  const of = (question: number) => told[question] ?? expect.fail('it was not asked');

  it('is what was on the table that evening, not on the day that did not work', () => {
    expect(of(0)).toMatchObject({ verdict: 'right', cited: ['p2', 'm1'] });
  });

  it('is what was photographed on the day to which it was moved', () => {
    expect(of(1).cited.toSorted()).toEqual(['p5', 'p6']);
  });

  it('is told of a dinner in Chinese, too', () => {
    expect(of(2)).toMatchObject({ verdict: 'right', cited: ['p9', 'm4'] });
  });

  it('is found by what is seen, where nobody is known to be the son who is asked for', () => {
    expect(of(3)).toMatchObject({ verdict: 'right', cited: ['p7'] });
  });

  it('is the one of the kind asked for, which the caption names by its own name', () => {
    expect(of(4)).toMatchObject({ verdict: 'right', cited: ['p10', 'm5'] });
    expect(of(5)).toMatchObject({ told: expect.stringContaining('hedgehog') });
  });

  it('and of people it is somebody, not the house that wrote', () => {
    expect(of(6).told).not.toContain('Solhaug Hearing');
    expect(of(6)).toMatchObject({ verdict: 'right', cited: ['m6'] });
  });
});

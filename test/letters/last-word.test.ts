import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../src/app/app.ts';
import { lettersTo, memoryOf } from './asked-letters.ts';

const letter = lettersTo('Ida Falk <ida@falk.example>');
const tessa = 'Tessa Moor <tessa@moor.example>';
const wang = '王磊 <wang@lei.example>';
const rail = 'Fjord Rail <tickets@fjordrail.example>';

const letters = [
  letter(
    '2023-02-20',
    tessa,
    'Pottery',
    'Hi Ida, the pottery course is on Saturday 11 March at 2 pm at the Kiln House. Bring an apron.',
  ),
  letter(
    '2023-03-02',
    tessa,
    'Re: Pottery',
    'Sorry, their oven broke. They do it on Sunday the 19th instead, half past ten. See you there.',
  ),
  letter('2023-03-04', tessa, 'lunch?', 'Are you free for lunch on 24 March? I finish at 1 pm that day.'),
  letter(
    '2023-05-02',
    'Ruben Aas <ruben@aas.example>',
    'Barbecue',
    'Hi Ida, the barbecue is on 20 May at 6 pm in our garden, behind the house.',
  ),
  letter(
    '2023-05-10',
    'Ruben Aas <ruben@aas.example>',
    'Re: Barbecue',
    'Thanks for the salad! If you want to drop it off, I am home from 4 pm.',
  ),
  letter('2023-04-01', wang, '搬家', '搬家定在4月15日上午九点，李师傅开车来，你帮我拿花盆。'),
  letter('2023-04-10', wang, 'Re: 搬家', '李师傅没空，改到4月16日下午三点半，别的不变。'),
  letter(
    '2023-06-01',
    rail,
    'Your tickets FR7K2M',
    'Booking FR7K2M\n 41   Fri 7-Jul-23   BERGEN 08:10    OSLO 14:55   car 3\n 46   Mon 10-Jul-23  OSLO 15:25    BERGEN 22:05   car 6\nTotal NOK 990.00',
  ),
  letter(
    '2023-06-20',
    rail,
    'Change to your journey FR7K2M',
    'Because of work on the line, train 41 on July 7 will not run. We have placed you on train 43 leaving at 11:40 and arriving in Oslo at 18:30. Your return is unchanged.',
  ),
  letter(
    '2023-08-01',
    'Skarv Air <fly@skarv.example>',
    'Off to Turku',
    'Ticket 3KQ8ZT. Skarv Air, Bergen to Turku, 14 September 2023, departs 07:25.',
  ),
  letter(
    '2023-09-01',
    'Skarv Air <fly@skarv.example>',
    'A word about 3KQ8ZT',
    'The crew roster does not work out. Turku on 14 September: we are in the air at 09:50, no longer at 07:25.',
  ),
  letter('2023-09-13', 'Skarv Air <fly@skarv.example>', 'Tomorrow', 'Turku, 14 September: bags close at 09:05.'),
  letter('2023-10-01', '蓝鹭航空 <svc@lanlu.example>', '机票', '目的地 巴黎\n日期 2023年11月3日\n起飞 09:20'),
  letter('2023-10-20', '蓝鹭航空 <svc@lanlu.example>', '航班时间有变', '巴黎 11月3日\n旧 09:20\n新 11:45'),
  letter('2023-06-02', 'Salon Elster <hi@elster.example>', 'Haircut', 'Your haircut: Wednesday 14 June 2023, 10:00.'),
  letter(
    '2023-06-09',
    'Salon Elster <hi@elster.example>',
    'Your haircut',
    'Rosa is away that week. Tina can do your haircut on Friday 16 June 2023 at 13:20; we have written you in.',
  ),
];

describe('the last word on a matter', () => {
  let app: App;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ app, close } = await memoryOf('last-word', '2023-12-01T12:00:00', letters));
  }, 60_000);
  afterAll(() => close());

  it.each([
    ['what a friend writes next holds', 'When was the pottery course?', /19 March 2023/],
    ['and its hour', 'What time did the pottery course start?', /10:30/],
    ['what was before is told when asked for', 'When was the pottery course originally?', /11 March 2023/],
    ['an answer that changes nothing moves nothing', 'What time did the barbecue start?', /18:00/],
    ['in Chinese', '搬家最后是哪天？', /4月16日/],
    ['and its hour', '搬家是几点？', /15:30/],
    ['what was before', '搬家原来定在哪天？', /4月15日/],
    ['a change to the way there', 'What time did the train to Oslo leave?', /11:40/],
    ['the former hour by a character', '去巴黎的飞机最后几点起飞？', /11:45/],
  ])('%s: %s', async (_, question, told) => {
    const { answer } = await app.ask(question, { now: '2023-12-01T12:00:00' });
    expect(answer).toMatch(told);
  });
});

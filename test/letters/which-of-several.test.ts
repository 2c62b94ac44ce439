import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../src/app/app.ts';
import { lettersTo, memoryOf } from './asked-letters.ts';

const letter = lettersTo('Ida Falk <ida@falk.example>');
const kennel = 'Birch Kennels <stay@birchkennels.example>';
const air = 'Skua Air <tickets@skuaair.example>';
const studio = '青檀琴行 <hello@qingtan.example>';
const rail = '云路票务 <piao@yunlu.example>';

const letters = [
  letter(
    '2023-01-09',
    kennel,
    'Biscuit at Birch Kennels',
    'Hello Ida,\n\nBiscuit has a place with us.\n\nDrop-off: Monday, 6 March\nPick-up: Saturday, 11 March\n5 nights x £30.00 = £150.00\nDeposit received: £40.00\nBalance on pick-up: £110.00\n\nBirch Kennels',
  ),
  letter(
    '2023-02-12',
    air,
    'Booking confirmation R5TK2P',
    'SKUA AIR\n\nOUTBOUND   Tuesday, 4 April 2023     SK 512\nBergen (BGO)  7:10 am   ->   Dublin (DUB)  8:35 am\n\nRETURN     Sunday, 9 April 2023      SK 519\nDublin (DUB)  5:05 pm   ->   Bergen (BGO)  8:20 pm\n\nFare                       210.00\nTaxes                       61.40\nTOTAL NOK                  271.40     Card ****1188\n\n[Add a bag from kr 12]',
  ),
  letter(
    '2023-03-01',
    air,
    'A new time for one of your flights R5TK2P',
    'Dear Ida Falk,\n\nSK 519, Sunday, 9 April 2023, Dublin - Bergen\n  old departure   5:05 pm\n  NEW DEPARTURE   6:40 pm\n\nYour flight on 4 April is not affected.',
  ),
  letter(
    '2023-05-02',
    'Allotment Society <office@allotments.example>',
    'Dates for the summer',
    'Dear all,\n\n- Saturday, 20 May, from 10:00: manure delivery, bring a barrow\n- Saturday, 3 June: the taps are turned on\n- Sunday, 18 June, 15:00: tea in the hut\n\nAnne',
  ),
  letter(
    '2023-06-05',
    'Corner Dental <desk@cornerdental.example>',
    'Statement for your visit',
    'Patient: Ida Falk            Date: 5 June 2023\n\nExamination              60.00\nTwo x-rays               44.00\nTotal                   104.00\nPaid by plan             78.00\nPaid by patient          26.00\n\nNext check-up: Tuesday, 7 November 2023, 9:30, with Marit',
  ),
  letter(
    '2023-07-01',
    studio,
    '报名成功 订单QT207155',
    '亲爱的Ida：\n\n课程：古琴入门班\n时间：7月15日（周六）下午3点\n学费：900元，定金200元（已付）\n\n青檀琴行',
  ),
  letter(
    '2023-07-10',
    studio,
    '开课时间调整 订单QT207155',
    'Ida您好，老师15日有演出，古琴班顺延到7月22日（周六）上午10点，地点不变。',
  ),
  letter(
    '2023-07-22',
    studio,
    '收费清单 古琴班 订单QT207155',
    '收费清单    2023-07-22\n\n古琴入门班学费      900.00\n琴谱                 60.00\n合计                960.00\n已付定金            200.00\n本次实付            760.00（支付宝）',
  ),
  letter(
    '2023-08-10',
    rail,
    '购票成功 订单YL20931',
    '去程 2023年9月29日 08:05 宁波 → 南京南 G7520次 3车02A 二等座 190.00元\n返程 2023年10月4日 14:30 南京南 → 宁波 G7533次 7车11F 二等座 190.00元\n票款合计：380.00元',
  ),
  letter(
    '2023-09-20',
    rail,
    '改签成功 订单YL20931',
    '您的车票已改签：\n原票 2023年10月4日 14:30 南京南 → 宁波 G7533次\n新票 2023年10月5日 16:45 南京南 → 宁波 G7541次 2车01C 二等座 190.00元\n去程车票不变。',
  ),
  letter(
    '2023-08-20',
    'Tide Tables Quarterly <subscriptions@tidetables.example>',
    'Your subscription renews on 1 October',
    'Dear Ida,\n\nYour subscription to Tide Tables Quarterly renews on 1 October 2023 for one year at £31.00.',
  ),
  letter(
    '2023-09-04',
    'Tide Tables Quarterly <subscriptions@tidetables.example>',
    'Your subscription',
    'Dear Ida,\n\nAs you asked, your subscription has been cancelled. Nothing will be charged.',
  ),
  letter(
    '2023-08-02',
    '凌霄艺术节 <hi@lingxiao.example>',
    '歌唱比赛通知',
    '比赛定在9月9日下午两点，评委一共五位，选手二十四名，请提前半小时到。',
  ),
  letter(
    '2023-10-01',
    '槐树公寓 <fang@huaishu.example>',
    '租约确认 合同HS3391',
    'Ida您好：\n\n租期：2022年11月1日至2023年10月31日\n月租：2600元\n押金：2600元\n\n槐树公寓',
  ),
  letter(
    '2023-10-20',
    '槐树公寓 <fang@huaishu.example>',
    '续租 合同HS3391',
    'Ida您好：如您续租，自2023年11月1日起月租为2750元，其余不变。槐树公寓',
  ),
  letter(
    '2023-11-02',
    '木樨口腔 <desk@muxi.example>',
    '就诊费用明细',
    '患者：Ida Falk\n\n全景片            90.00\n补牙             320.00\n合计             410.00\n医保支付         110.00\n个人自付         300.00',
  ),
];

describe('of several sums, days and hours the one that is asked for', () => {
  let app: App;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ app, close } = await memoryOf('several', '2023-12-01T12:00:00', letters));
  }, 60_000);
  afterAll(() => close());

  it.each([
    ['what is left beside a deposit', 'How much was left to pay at Birch Kennels?', /110/],
    ['the deposit itself', 'How much was the deposit at Birch Kennels?', /\b40/],
    ['a total before a further column, no number of a flight', 'What did my flights to Dublin cost?', /271\.40/],
    ['the new hour of the other', 'What time did my flight home from Dublin leave?', /18:40/],
    ['the row of a list, not the one below', 'When was the manure delivered at the allotment?', /20 May/],
    ['what the patient paid', "How much of the dentist's bill in June did I pay myself?", /\b26/],
    ['the day in the season that is named', 'Which date did the dentist give me for the fall?', /7 November/],
    ['连定金在内的总数', '古琴班一共花了多少钱，算上定金？', /960/],
    ['除定金以外的', '古琴班扣掉定金，当天付了多少？', /760/],
    ['定金', '古琴班的定金是多少？', /200/],
    ['改签后的车票', '从南京回来的车票改到了哪天几点？', /10月5日.*16:45/],
    ['从那天起的月租', '续租以后的月租是多少？', /2,?750/],
    ['a number that a letter says', '歌唱比赛请了几位评委？', /5|五/],
    ['and of two of them', '歌唱比赛一共有几名选手？', /24|二十四/],
    ['what was done', '补牙花了多少钱？', /320|410/],
  ])('%s: %s', async (_, question, told) => {
    const { answer } = await app.ask(question, { now: '2023-12-01T12:00:00' });
    expect(answer).toMatch(told);
  });

  it.each(['How much did the filling at Corner Dental cost?', '洗牙花了多少钱？', 'How much was the crown?'])(
    'no bill of other work tells what this cost: %s',
    async (question) => {
      const { outcome, answer, confidence } = await app.ask(question, { now: '2023-12-01T12:00:00' });
      expect(outcome === 'grounded' && confidence > 0.5 ? answer : '').toBe('');
    },
  );
});

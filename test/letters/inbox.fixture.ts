const letter = (date: string, from: string, subject: string, text: string) => ({
  date: `${date}T10:00:00+01:00`,
  from,
  to: 'Ida Falk <ida@falk.example>',
  subject,
  text,
});
const power = 'Fjell Power <bills@fjellpower.example>';
const bank = '海澜银行信用卡中心 <ebill@hailan.example>';
const choir = 'Bay Rowing Club <desk@bayrowing.example>';

/** Letters of an ordinary inbox, in English and Chinese, for what `inbox.test.ts` asks. */
export const letters = [
  letter(
    '2023-01-20',
    power,
    'Your bill is here',
    'Energy used: 840 kWh\nAmount due: £104.10\nDirect debit: 3 February',
  ),
  letter('2023-04-20', power, 'Your bill is here', 'Energy used: 910 kWh\nAmount due: £131.60\nDirect debit: 3 May'),
  letter(
    '2023-03-06',
    bank,
    '信用卡电子账单（2023年3月）',
    '您的账单已出：\n本期应还款额    ￥2,100.50\n最低还款额      ￥210.05\n到期还款日      2023-03-25',
  ),
  letter(
    '2023-04-06',
    bank,
    '信用卡电子账单（2023年4月）',
    '您的账单已出：\n本期应还款额    ￥3,000.00\n最低还款额      ￥300.00\n到期还款日      2023-04-25',
  ),
  letter(
    '2022-09-01',
    choir,
    'Rowing: the new season',
    'Dear rowers,\n\nDUES      £90 for the season, by 1 October\nSHIRT     £18 for new members\n\nSee you on the water',
  ),
  letter(
    '2023-08-30',
    choir,
    'Rowing: what is new',
    'Dear rowers,\n\nDues are £105 this time. We meet at the new boathouse.\n\nSee you',
  ),
  letter(
    '2023-02-10',
    '快修家 <service@kuaixiu.example>',
    '服务完成',
    '项目：洗衣机不脱水，上门维修\n费用：上门费 40元，更换皮带 95元，合计 135元（微信支付）',
  ),
];

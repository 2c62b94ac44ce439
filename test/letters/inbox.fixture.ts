import { lettersTo } from './asked-letters.ts';

const letter = lettersTo('Ida Falk <ida@falk.example>');
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
  letter(
    '2023-02-01',
    'Nordlys Chess <post@nordlys.example>',
    'Chess: news',
    'Dear all,\n\nBritta has handed the ticket desk over to Milan Sova after eleven years. Cake on Friday.\n\nTomas',
  ),
  letter(
    '2023-03-01',
    '松林幼儿园 <songlin@song.example>',
    '图书角',
    '各位家长：图书角的钥匙以后交给周敏保管，借书请找她。',
  ),
  letter(
    '2023-03-03',
    'Pers Aas <per@aas.example>',
    'saturday',
    'Hi Ida, I am late at the yard. You get the big tent, we the small one. Could you bake the rye bread for Saturday? Per',
  ),
  letter(
    '2023-01-09',
    'Lakeside Eye Clinic <desk@lakesideeye.example>',
    'Your appointment',
    'Your doctor and your time:\nAppointment: eye test\nProvider: Nora Lind, MD\nWhen: Thursday, February 9, 2023 at 9:30 AM',
  ),
  letter(
    '2023-02-02',
    'Lakeside Eye Clinic <desk@lakesideeye.example>',
    'Your appointment has moved',
    'Dr. Lind is away. Your eye test of February 9 has been moved:\n\nProvider: Jon Berg, MD\nWhen: Tuesday, February 21, 2023 at 11:00 AM',
  ),
  letter(
    '2023-05-02',
    '远航驾校 <baoming@yuanhang.example>',
    '报名成功',
    '班型：周末班\n教练：陈志远（车号 512）\n余款：1800元',
  ),
  letter(
    '2023-06-04',
    '远航驾校 <baoming@yuanhang.example>',
    '科目二考试延期',
    '因设备检修，6月10日科目二考试取消，您的考试改到6月17日上午。请带身份证。',
  ),
  letter(
    '2023-06-18',
    '远航驾校 <baoming@yuanhang.example>',
    '成绩',
    '您6月17日科目二考试合格。请于6月25日前付清余款1800元。',
  ),
  letter(
    '2023-08-20',
    '远航驾校 <baoming@yuanhang.example>',
    '科目三预约成功',
    '考试时间：2023年9月9日上午。陈教练说灯光多练。',
  ),
  letter(
    '2022-09-10',
    '快乐行 <order@kuailexing.example>',
    '酒店预订成功 订单771002',
    '您的酒店已订好！\n\n酒店：青岛海棠酒店（栈桥店）\n入住：2022-10-02\n离店：2022-10-04，共2晚\n房费：¥600（已在线支付）',
  ),
  letter(
    '2023-08-25',
    'Hillside School <office@hillside.example>',
    'Welcome to class one',
    'Dear parents, term starts on 4 September. Paint money is £35 and the voluntary contribution £80, both to the office. Bring slippers.',
  ),
  letter(
    '2023-06-20',
    '孙先生 <sun@house.example>',
    '新房合同',
    '合同寄给你了：冷租700元，暖租850元，押金三个月冷租共2100元，7月1日交钥匙。',
  ),
  letter(
    '2022-09-28',
    'Wohnheim Nord <office@wohnheimnord.example>',
    'Your tenancy – room 12',
    'Your monthly rent for room 12 in the hall of residence: £310.00\nDeposit: £500.00',
  ),
  letter(
    '2023-07-16',
    'Wohnheim Nord <office@wohnheimnord.example>',
    'Rent increase',
    'From 1 October 2023 your rent is £325.50.',
  ),
  letter(
    '2022-09-03',
    'Moss Lane Drama <office@mosslane.example>',
    'Drama club: welcome',
    'Dear all,\n\nWe meet every Wednesday, 6 to 8 pm, in the old library. Our first meeting is this Wednesday, 7 September.',
  ),
  letter(
    '2023-09-02',
    'Moss Lane Drama <office@mosslane.example>',
    'Drama club: a new day',
    'Dear all,\n\nThe library closes, so the drama club meets on THURSDAYS, 6 to 8 pm, starting September 14, and we do it in the barn.',
  ),
  letter(
    '2023-09-05',
    'Borough Waste <bins@boroughwaste.example>',
    'Your paper bin',
    'From 18 September the collection days change.\n\n                 BEFORE                      FROM 18 SEPTEMBER\nPaper bin        Monday, every 2 weeks       Friday, every 2 weeks',
  ),
  letter('2023-05-06', '小树舞蹈 <wudao@xiaoshu.example>', '舞蹈课', '各位家长：舞蹈课每周三下午四点上课。'),
  letter(
    '2023-09-06',
    '小树舞蹈 <wudao@xiaoshu.example>',
    '舞蹈课调整',
    '各位家长：因老师排班，舞蹈课从原来的周三改到每周五下午四点。',
  ),
  letter(
    '2023-03-11',
    'Alm Outdoor <orders@almoutdoor.example>',
    'Order AL-3301 confirmed',
    'Thanks for your order.\n\nBirch 20 L rucksack ............ £59.00\nTrail lamp ............ £24.00\nWool socks, set of 3 ... £15.50\n\nSubtotal  £98.50\nTotal     £98.50',
  ),
  letter(
    '2023-03-25',
    'Alm Outdoor <orders@almoutdoor.example>',
    'Your refund',
    'We have received your return from order AL-3301:\n\n  Wool socks, set of 3\n\n£15.50 is on its way to you.',
  ),
  letter(
    '2023-05-01',
    'Fern Lane Scouts <post@fernlane.example>',
    'Scouts: the Harz trip',
    'Dear families,\n\nThe scouts go to the Harz from Friday 9 June to Sunday 11 June.\nDeparture: Friday, 7:00 am, at the church\nBring a sleeping bag.',
  ),
  letter(
    '2023-05-20',
    'Fern Lane Scouts <post@fernlane.example>',
    'Scouts: the Harz trip, two changes',
    'Dear families,\n\nThe bus driver wants more time, so we leave on Friday 9 June at 6:20 am, not 7:00. We should be back at the church on Sunday around 8:30 pm.',
  ),
  letter(
    '2021-02-12',
    'Hesper Goods <shop@hespergoods.example>',
    'Thanks, Ida Falk! Your order from Hesper Goods',
    'Hesper Goods\n\n# Thanks for shopping with us!\n\nOrder no.\nJXBW2LWW\nCustomer\nIda Falk\n\n| Product | Qty | Price |\n|---|---|---:|\n| a rain jacket | 1 | 106.40 EUR |\n| Delivery | | 14.00 EUR |\n| Order total | | 120.40 EUR |\n\nDeliver to: Ida Falk, Bristol\nPaid with card ending 1637.',
  ),
  letter(
    '2023-04-28',
    'Hesper Goods <shop@hespergoods.example>',
    'A coffee grinder: out for shipping',
    'It has left the building\n\nHi Ida Falk, a coffee grinder from Hesper Goods should be with you on Tuesday.\n\nOrder no.\nY7AQXTN9\nParcel no.\nPK74296299',
  ),
];

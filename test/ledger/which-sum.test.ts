import { describe, expect, it } from 'vitest';
import { simplified } from '../../src/language/simplified.ts';
import { accountSums } from '../../src/organise/accounts/account-sums.ts';
import { itemOf } from './ledger-case.ts';

const sumsOf = (title: string, text: string) => {
  const item = itemOf('m', `2023-05-12 09:00 | Firma <desk@firma.example> | ${title} | ${text}`);
  return accountSums(item, simplified(`${item.title}\n${text}`));
};

/** Title, text, what the whole of it is. */
const wholes: readonly (readonly [name: string, title: string, text: string, whole: number])[] = [
  ['before and after tax', 'Energy', 'Before tax EUR 88.20\nTax EUR 16.76\nAfter tax EUR 104.96', 104.96],
  ['税前税后', '水费', '税前 120.00元\n税金 7.20元\n税后 127.20元', 127.2],
  ['未稅含稅', '電信帳單', '未稅金額 499元\n稅 25元\n實收 524元', 524],
  [
    'paid in two goes',
    'Your stay',
    'Room account £412.00\nreceived on arrival £150.00\nreceived on leaving £262.00',
    412,
  ],
  ['两次付清', '结账', '消费 960.00元，其中到店时收取300.00元，离店时收取660.00元', 960],
  ['a year ago', 'Phone', 'Your phone bill is €31.40. Two years ago you paid €58.90 for it.', 31.4],
  ['last time’s', 'Practice', 'Treatment 44.00 EUR\nLast fee note 210.00 EUR, settled\nPlease pay 44.00 EUR', 44],
  ['去年同期', '电费', '本期电费 203.50元，去年同期 388.10元。', 203.5],
  [
    'a cover that nobody took',
    'Ticket',
    'Ticket price EUR 273.90. Cancellation cover was not selected (EUR 477.95).',
    273.9,
  ],
  ['未购的险', '机票', '票价 273.90元，退改险未购买（477.95元）。', 273.9],
  ['quoted before', 'Roof', 'We said €1,200.00. It has become €1,350.00 in the end, amount due €1,350.00.', 1350],
  ['laut Angebot', 'Rechnung', 'Endbetrag 840,00 EUR\nlaut Angebot 990,00 EUR', 840],
  ['先前报价', '结算', '先前报价 5200.00元，实际合计 4800.00元', 4800],
  ['shown when booking', 'Bill', 'Charged $402.10. The $455.00 stated in your booking was an estimate.', 402.1],
  ['less a deduction', 'Invoice', 'Room and city tax: EUR 210.00\nDeduction: EUR 10.50\nTotal paid: EUR 199.50', 199.5],
  [
    'against what was reckoned with',
    'Gutter',
    'My bill: 231.40 EUR in total, against the 190.00 EUR I had reckoned with.',
    231.4,
  ],
  ['against our estimate', 'Fence', 'It cost £640.00 in the end, against our estimate of £580.00.', 640],
  ['gerechnet', 'Dach', 'Insgesamt 820,00 EUR statt der 760,00 EUR, die wir veranschlagt hatten.', 820],
  ['devis', 'Toit', 'Au total 820,00 EUR contre les 760,00 EUR que nous avions prévus.', 820],
  [
    'to be collected',
    'Statement',
    'Before tax EUR 80.10 Tax EUR 9.90 Amount to be collected EUR 90.00 Last bill 35.50 EUR',
    90,
  ],
  ['如需早餐', '订房', '目前报价为USD 512.40，请在离店当天到前台付款。如需早餐，整段住宿加210.50 美元。', 512.4],
  ['扣款金额', '账单', '上期账单 35.50元 扣款金额 90.00元', 90],
  ['减免', '账单', '住宿及税 640.00元\n减免 40.00元\n实付合计 600.00元', 600],
  ['half board', 'Your room', 'The room costs €380.00. Half board can be added for €560.00.', 380],
  ['升级', '订房', '房费 1580.00元，升级套房2380.00元起', 1580],
  ['in words of the currency', 'Bill', 'Total 88.50 US Dollars', 88.5],
  ['Kc', 'Bill', 'Total 1,250 Kc', 1250],
  ['歐', '電子發票', '總計 64.30歐，謝謝惠顧', 64.3],
  [
    'the estimate beside it',
    'Tiles: final account',
    'All done. Adding up my hours and the parts I arrive at EUR 1,003.89, where the estimate said EUR 817.50.',
    1003.89,
  ],
  ['当初估的', '结算单', '工时加配件算下来是€1,091.03，当初估的是€847.73。', 1091.03],
  ['bitte zahlen Sie', 'Fertig', 'Stunden 479,81 €\nTeile 206,00 €\nBitte zahlen Sie 685,81 €.', 685.81],
  ['à payer', 'Facture', 'Main d’œuvre 80,00 €\nPièces 40,00 €\nÀ payer 120,00 €', 120],
  ['a pagar', 'Factura', 'Mano de obra 80,00 €\nPiezas 40,00 €\nA pagar 120,00 €', 120],
  ['da pagare', 'Conto', 'Lavoro 80,00 €\nPezzi 40,00 €\nDa pagare 120,00 €', 120],
  ['te betalen', 'Rekening', 'Arbeid 80,00 €\nOnderdelen 40,00 €\nTe betalen 120,00 €', 120],
  ['a menu for groups', 'Your table', 'Dinner for two EUR 84.00, paid.\nMenus for groups start at EUR 366.50.', 84],
  ['年卡', '机票', '合计已付 301.50欧元。贵宾厅年卡920.00欧元。', 301.5],
  ['Hong Kong dollars', 'Receipt', 'Amount paid 780 Hong Kong Dollars', 780],
];

describe('which of several sums is the whole', () => {
  it.each(wholes)('%s', (_, title, text, whole) => {
    expect(sumsOf(title, text).whole?.value).toBe(whole);
  });
});

describe('money that comes back', () => {
  it.each([
    ['您的退貨已完成', '退回款項 35.40元 已轉回原帳戶', 35.4],
    ['Return', 'We are crediting £18.75 to the card you used', 18.75],
    ['Credit note', 'Lamp returned\nCredit €40.10', 40.1],
    ['退货处理完毕', '实退金额：89.00元', 89],
  ])('%s', (title, text, back) => {
    expect(sumsOf(title, text).refund?.value).toBe(back);
  });
});

describe('what a change takes on top', () => {
  it.each([
    ['Your booking has been changed', 'Change fee EUR 25.00\nFare difference EUR 31.40\nPAID TODAY EUR 56.40', 56.4],
    ['改签成功', '改签费 50.00元\n补差价 36.00元\n实付合计 86.00元', 86],
  ])('is no price: %s', (title, text, extra) => {
    const sums = sumsOf(title, text);
    expect(sums.whole).toBeUndefined();
    expect(sums.extra?.value).toBe(extra);
  });
});

describe('money of a case that has not come', () => {
  it.each([
    ['Change', 'Should that not suit you, we refund the course fee (EUR 80.00) if you tell us by Friday.'],
    ['改期', '如您不便参加，可退课程费80.00元，请在周五前告知。'],
  ])('neither comes back nor is charged: %s', (title, text) => {
    const { fee, refund, extra } = sumsOf(title, text);
    expect([fee, refund, extra]).toEqual([undefined, undefined, undefined]);
  });
});

/** What is given back, in the split verbs and the tongues of shops. */
describe('money that is given back', () => {
  it.each([
    ['zahlen … zurück', 'Retoure abgeschlossen', 'zu Ihrem Artikel zahlen wir 66,21 € auf Ihre Karte zurück.'],
    ['we pay back', 'Return complete', 'We pay back: 66.21 EUR'],
    ['nous vous remboursons', 'Retour traité', 'Nous vous remboursons 66,21 € sur votre carte.'],
    ['le devolvemos', 'Devolución completada', 'Le devolvemos 66,21 € a su tarjeta.'],
    ['rimborsiamo', 'Reso completato', 'Le rimborsiamo 66,21 € sulla carta.'],
    ['betalen … terug', 'Retour afgerond', 'Voor uw artikel betalen wij 66,21 € terug.'],
    ['退还', '退货完成', '已为您退还66.21欧元。'],
  ])('%s', (_, title, text) => expect(sumsOf(title, text).refund?.value).toBe(66.21));
});

describe('what could be had besides', () => {
  it.each([
    ['Room kept', 'The room is EUR 210.00. If you prefer a parking space as well, it is EUR 310.00 for the stay.'],
    ['Zimmer', 'Das Zimmer kostet EUR 210,00. Falls Sie ein Frühstück möchten, sind es EUR 310,00.'],
    ['住宿预订', '目前报价为EUR 210.00，请在离店当天付款。如需自助早餐，整段住宿加EUR 310.00。'],
    ['Ticket', 'Your ticket, EUR 210.00 in total. The catalogue costs EUR 310.00 at the desk.'],
    ['电子票', '票价合计EUR 210.00。现场图录EUR 310.00。'],
  ])('is no price of what was taken: %s', (title, text) => {
    expect(sumsOf(title, text).whole?.value).toBe(210);
  });
});

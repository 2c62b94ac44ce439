/**
 * What describers call papers and screens, in either language, for memories in which no item says of which kind it is. The
 * kind's own name comes first. A word may be added by hand.
 */
export const documentWords: Readonly<Record<string, readonly string[]>> = {
  receipt: ['receipt', 'till slip', 'sales slip', '小票', '收据', '收银条', '购物单'],
  invoice: ['invoice', 'bill', '发票', '账单', '帐单'],
  ticket: ['ticket', 'boarding pass', 'admission', 'barcode', '门票', '车票', '机票', '登机牌', '票', '条形码'],
  screenshot: ['screenshot', 'screen capture', '截图', '截屏', '屏幕截图'],
  booking: ['booking', 'reservation', 'confirmation', 'itinerary', '预订', '预定', '确认单', '行程单'],
  menu: ['menu', 'bill of fare', '菜单', '菜谱'],
  statement: ['statement', 'account', '对账单', '流水'],
  card: ['business card', '名片'],
  newsletter: ['newsletter', '简报', '电子报'],
};

/**
 * The same for kinds of papers and screens, by the name of the kind: what describers see of a receipt, a ticket, a screenshot.
 */
export const paperSigns: Readonly<Record<string, string>> = {
  receipt:
    'paper, prices, price, long, slip, total, printed, sum, numbers, amounts, cashier, till, checkout, shop, store, payment, paid, machine, crumpled, list of prices, strip, figures | 纸 纸条 价格 长 总 数字 金额 收银 商店 付款 打印 机器 合计 清单 钱',
  invoice:
    'paper, prices, price, long, slip, total, printed, sum, amounts, amount, due, payment, company, document, tax, sheet | 纸 纸条 价格 长 总 数字 金额 付款 公司 税 单 合计',
  ticket:
    'stub, barcode, paper, entry, admission, pass, seat, gate, qr, event, date and seat, row, platform | 票根 条码 纸 入场 座 码 凭证 二维码',
  screenshot:
    'phone, screen, text, app, application, display, mobile, telephone, telephone application, order, booking, confirmation, interface, page, digital, message, notification, online, website | 手机 屏幕 文字 应用 画面 订单 预订 界面 页面 电子 消息 通知 网页',
  booking:
    'phone, screen, text, confirmation, app, order, reservation, booked, hotel, flight, telephone application, page | 手机 屏幕 文字 确认 应用 订单 预订 酒店 航班 画面',
  menu: 'dishes, prices, food list, restaurant, page, chalkboard, courses, drinks list | 菜 价格 列表 餐厅 黑板 酒水',
  statement: 'paper, numbers, bank, account, balance, table of sums, document | 纸 数字 银行 账户 余额 表',
  card: 'name, phone number, small card, company, logo, contact | 姓名 电话 小卡 公司 标志 联系',
};

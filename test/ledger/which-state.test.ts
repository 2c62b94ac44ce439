import { describe, expect, it } from 'vitest';
import { itemOf, ledgerOfItems } from './ledger-case.ts';

const records = (...written: string[]) => written.map((one, i) => itemOf(`r${i}`, one));
const accountOf = (...written: string[]) => {
  const ledger = ledgerOfItems(records(...written));
  return {
    accounts: ledger.length,
    states: ledger.flatMap(({ entries }) => entries.map(({ item, state }) => `${item} ${state}`)).sort(),
    total: ledger[0]?.total?.value,
  };
};
const desk = 'Alpenhof <post@alpenhof.example>';
const air = 'Puffin Air <trips@puffin.example>';
const firm = 'Dachdecker Moll <buero@moll.example>';

describe('what is told of a dealing in words nobody listed', () => {
  it.each([
    ['pay there', 'The price will be around €310.00, please pay at the desk. From 3 July 2023 to 5 July 2023.'],
    [
      'a penalty',
      'We have quoted you €310.00. Arrive 3 July 2023, leave 5 July 2023. Unless you cancel we charge one night.',
    ],
    ['逾期', '房费约310.00欧元，2023年7月3日入住，7月5日退房，逾期将收取首晚房费，到店支付。'],
  ])('a stay that is to come is no bill: %s', (_, text) => {
    const booked = `2023-05-02 10:00 | ${desk} | Your booking K4T9QX | Alpenhof Hotel. Booking reference K4T9QX. ${text}`;
    const billed = `2023-07-05 10:00 | ${desk} | Invoice K4T9QX | Alpenhof Hotel. Booking reference K4T9QX. Room €280.00, tourist tax €12.40, sum total €292.40`;
    const { states, total } = accountOf(booked, billed);
    expect(states[0]).toBe('r0 confirmed');
    expect(total).toBe(292.4);
  });

  it.each([
    ['will not', 'The flight (code RT7KPX) on 3 July 2023 will not start at 08:10. It will start at 09:45.'],
    [
      'cancelled and moved',
      'Booking code RT7KPX. The 08:10 flight of 3 July 2023 has been cancelled. We have moved your booking to another aircraft. You now fly at 09:45.',
    ],
    ['取消并改签', '您7月3日08:10的航班（订座记录RT7KPX）已取消，现已为您改签至当日09:45的航班。'],
    ['原定现改', '订座记录RT7KPX：原定7月3日08:10起飞，现改为09:45起飞。'],
  ])('what is taken away and given anew is changed, and still costs what it did: %s', (_, text) => {
    const ticket = `2023-05-02 10:00 | ${air} | Booking RT7KPX | Your flight is booked. Booking code RT7KPX. 3 July 2023, 08:10. Total price €188.00`;
    const { states, total } = accountOf(ticket, `2023-06-11 10:00 | ${air} | Your flight RT7KPX | ${text}`);
    expect(states).toContain('r1 changed');
    expect(total).toBe(188);
  });

  it('does not take an offer in the margin of a change or of a check-in for the fare', () => {
    const { total } = accountOf(
      `2023-05-02 10:00 | ${air} | Booking RT7KPX | Your flight is booked. Booking code RT7KPX. 3 July 2023, 08:10. Total price €188.00`,
      `2023-06-11 10:00 | ${air} | New departure RT7KPX | Booking code RT7KPX. Your flight has been changed. New departure: 09:45. Sunday brunch in our lounge €240.00`,
      `2023-07-02 10:00 | ${air} | Do your check-in | Booking code RT7KPX. You can now check in for 3 July 2023. More leg room costs €260.00`,
    );
    expect(total).toBe(188);
  });

  it.each([
    ['we would do it', 'We looked at the gutter. We can fix it for €420.00 more or less. Say ok and we come.'],
    ['工料', '您好，屋檐已看过，报价420.00欧元，含工含料，您同意后安排。'],
  ])('what a craftsman would take is a quote, and the bill that names it none: %s', (_, text) => {
    const quote = `2023-05-02 10:00 | ${firm} | The gutter | ${text}`;
    const bill = `2023-06-01 10:00 | ${firm} | Invoice for the gutter | The gutter is done. Work €300.00, material €151.50, amount due €451.50. Our estimate was €420.00, more was broken.`;
    const { states, total, accounts } = accountOf(quote, bill);
    expect({ states, total, accounts }).toEqual({
      states: ['r0 quoted', 'r1 invoiced'],
      total: 451.5,
      accounts: 1,
    });
  });

  it('a bill in Chinese that names what was quoted before is no second quote', () => {
    const { states, total } = accountOf(
      `2023-05-02 10:00 | ${firm} | Quote for the gutter | We would repair the gutter for €420.00. Let us know if you want us to go ahead.`,
      `2023-06-01 10:00 | ${firm} | 屋檐维修完成，请付款 | 屋檐已于2023-05-28维修完成。\n工时费：€300.00\n材料费：€151.50\n总计：€451.50\n报价为€420.00，差额为额外更换的零件。`,
    );
    expect({ states, total }).toEqual({ states: ['r0 quoted', 'r1 invoiced'], total: 451.5 });
  });

  it.each([
    '您退房时支付了€339.80（预订时估价€320.90，以本账单为准）。',
    'You paid €339.80 when you left (estimate at booking: €320.90; this bill is final).',
    'Charged: €339.80 instead of the estimated €320.90.',
    'Sie haben bei der Abreise €339.80 bezahlt (bei der Buchung geschätzt: €320.90).',
  ])('a bill that names what was estimated at first is no estimate: %s', (text) => {
    const { accounts, total } = accountOf(
      `2023-05-02 10:00 | ${desk} | Your booking K4T9QX | Alpenhof Hotel. Booking reference K4T9QX. Price at time of booking €320.90. From 3 July 2023 to 5 July 2023.`,
      `2023-07-05 10:00 | ${desk} | Alpenhof | Alpenhof Hotel, K4T9QX, 2023-07-03 – 2023-07-05. ${text}`,
    );
    expect({ accounts, total }).toEqual({ accounts: 1, total: 339.8 });
  });

  it('takes off what is to be credited to the card', () => {
    const shop = 'Kornblum <post@kornblum.example>';
    const { total } = accountOf(
      `2023-03-02 10:00 | ${shop} | Your order FPZEGDDK | A kettle. The order total is 50.60 EUR, paid in full by card. Order FPZEGDDK`,
      `2023-03-20 10:00 | ${shop} | Good news about a kettle | I have arranged for 26.60 EUR to be credited to the card that you paid with. Order FPZEGDDK`,
    );
    expect(total).toBe(24);
  });

  it('does not give money back for what only a parcel’s notice tells of', () => {
    const shop = 'Kornblum <post@kornblum.example>';
    const ledger = ledgerOfItems(
      records(
        `2023-03-02 10:00 | ${shop} | Ihre Bestellung | Bestellnummer FPZEGDDK. Gesamtbetrag 221,30 EUR.`,
        `2023-03-05 10:00 | ${shop} | On the way | Your helmet is on its way. Tracking number PK42877132.`,
        `2023-06-02 10:00 | ${shop} | Ihre Bestellung | Bestellnummer AYDNW2SR. Gesamtbetrag 173,90 EUR.`,
        `2023-06-20 10:00 | ${shop} | Money back | We send back to your card 112.17 EUR, order AYDNW2SR.`,
      ),
    );
    expect(ledger.map(({ total }) => total?.value).sort()).toEqual([221.3, 61.73]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passageOf } from './passage.ts';
import { referencesIn } from './references.ts';
import { isMod10Number, isS10Number, isUpsNumber } from './tracking-numbers.ts';

const read = (text: string): string =>
  referencesIn(passageOf(text, 'body'))
    .map((r) => `${r.kind} ${r.code}`)
    .join(' | ');

const rows: readonly (readonly [text: string, expected: string])[] = [
  ['Booking reference: ABC123', 'booking ABC123'],
  ['What for: a yoga mat, order TWBNEPKE', 'order TWBNEPKE'],
  ['ORDER STRENGTHS', ''],
  ['Your order SHIPPED', ''],
  ['Ida from customer service, ticket 4391', ''],
  ['您好，客服，工单 ticket 4391', ''],
  ['Your booking number is 4821993', 'booking 4821993'],
  ['Invoice #INV-7741', 'invoice INV-7741'],
  ['Confirmation number #HX-99120', 'booking HX-99120'],
  ['PNR QWERTY', 'booking QWERTY'],
  ['Record locator: K7M2PZ', 'booking K7M2PZ'],
  ['Reservation code\nRZ8812', 'booking RZ8812'],
  ['Buchungsnummer: 12-345678', 'booking 12-345678'],
  ['Numéro de réservation : 7GH21K', 'booking 7GH21K'],
  ['Localizador: X4RT9P', 'booking X4RT9P'],
  ['Codice prenotazione: LM3N4O', 'booking LM3N4O'],
  ['Reserveringsnummer 5551234', 'booking 5551234'],
  ['Código da reserva: BR55T1', 'booking BR55T1'],
  ['预订号：88123456', 'booking 88123456'],
  ['押金入住时另收。确认码 K82WQY', 'booking K82WQY'],
  ['已从您的卡中扣款，单据号MTRB41。', 'invoice MTRB41'],
  ['您的验证码 482913', ''],
  ['予約番号：A1B2C3', 'booking A1B2C3'],
  ['Order #10023', 'order 10023'],
  ['Order No. 77-2210', 'order 77-2210'],
  ['Your order 112-3456789-1234567 has shipped', 'order 112-3456789-1234567'],
  ['Bestellnummer 302-99811', 'order 302-99811'],
  ['Commande n° 887123', 'order 887123'],
  ['Pedido número 554321', 'order 554321'],
  ['Numéro de commande YJSUVAYM', 'order YJSUVAYM'],
  ['订单号：QXVTMRKZ', 'order QXVTMRKZ'],
  ['Ordine n. 443211', 'order 443211'],
  ['Bestelling 99812', 'order 99812'],
  ['订单号：20240501123456', 'order 20240501123456'],
  ['ご注文番号: 250-1234567', 'order 250-1234567'],
  ['Invoice INV-2024-0031', 'invoice INV-2024-0031'],
  ['Invoice no: 20240017', 'invoice 20240017'],
  ['Rechnungsnummer: RE2024-119', 'invoice RE2024-119'],
  ['Facture n° F2024/0042', 'invoice F2024/0042'],
  ['发票号码：03412345', 'invoice 03412345'],
  ['E-ticket number: 220-2412345678', 'ticket 220-2412345678'],
  ['Kundennummer: 4711-22', 'customer 4711-22'],
  ['Account number: 99887766', 'customer 99887766'],
  ['Policy number: POL-88-1234', 'policy POL-88-1234'],
  ['Número de póliza: 7788990', 'policy 7788990'],
  ['1Z999AA10123456784', 'tracking 1Z999AA10123456784'],
  ['RB123456785GB', 'tracking RB123456785GB'],
  ['Tracking number: 00340434161094042557', 'tracking 00340434161094042557'],
  ['9400111202555842332669', 'tracking 9400111202555842332669'],
  ['JJD000390007882123456', 'tracking JJD000390007882123456'],
  ['快递单号：SF1234567890123', 'tracking SF1234567890123'],
  ['Your flight BA 123 departs at 10:00', 'flight BA 123'],
  ['Flight LH1234 to Munich', 'flight LH1234'],
  ['Vol AF 1680', 'flight AF 1680'],
  ['FR 1957 Cologne (CGN) to Dublin (DUB)', 'flight FR 1957'],
  ['您的机票已出票。CA1831 北京首都-上海虹桥 07:30起飞', 'flight CA1831'],
  ['Room FR 1957.\nCologne (CGN) to Dublin (DUB)', ''],
  ['航班 CA981', 'flight CA981'],
  ['easyJet flight U2 8341', 'flight U2 8341'],
  ['ICE 599 nach München', 'train ICE 599'],
  ['Eurostar 9024 to Paris', 'train Eurostar 9024'],
  ['G123次 北京南', 'train G123'],
  // none
  ['1Z999AA10123456785', ''],
  ['RB123456786GB', ''],
  ['In order 5 people came', ''],
  ['Booking is open until 2024', ''],
  ['Order by 12/05/2024', ''],
  ['your invoice is attached', ''],
  ['Flight at 10 AM 25 May', ''],
  ['BA 123 is a course of ours', ''],
  ['ticket to ride', ''],
  ['We had ice 20 times', ''],
  ['policy changes', ''],
  ['Reservation CANCELLED', ''],
  ['ORDER SUMMARY', ''],
  ['Order number PENDING', ''],
  ['In order to help 4 ducks', ''],
];

describe('referencesIn', () => {
  it.each(rows)('%j is %j', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('names a code once, whatever speaks of it', () => {
    expect(read('Order 112-3456789-1234567. Order number: 112-3456789-1234567')).toBe('order 112-3456789-1234567');
  });

  it('never throws, and quotes what stands in the text', () => {
    const piece = fc.constantFrom(
      'Order',
      ' ',
      '#',
      'AB12',
      'no.',
      ':',
      '\n',
      'flight',
      'BA',
      '123',
      '-',
      '1Z',
      'ICE',
      '(',
      ')',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 40 }).map((p) => p.join('')),
        ),
        (text) => {
          for (const reference of referencesIn(passageOf(text, 'body'))) expect(text).toContain(reference.code);
        },
      ),
    );
  });
});

describe('check digits', () => {
  it('are those of the carriers', () => {
    expect(isUpsNumber('1Z999AA10123456784')).toBe(true);
    expect(isS10Number('RB123456785GB')).toBe(true);
    expect(isMod10Number('9400111202555842332669')).toBe(true);
  });
});

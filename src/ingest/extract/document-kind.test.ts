import { describe, expect, it } from 'vitest';
import { amountsIn } from './amounts.ts';
import { documentKindOf } from './document-kind.ts';
import { passageOf } from './passage.ts';

const context = { locale: 'en-GB', currency: 'GBP' };

function mailKind(title: string, body: string, senderAddress?: string): string | undefined {
  const text = passageOf(body, 'body');
  return documentKindOf({
    title: passageOf(title, 'title'),
    text,
    isPicture: false,
    sums: amountsIn(text, context).length,
    ...(senderAddress === undefined ? {} : { senderAddress }),
  })?.kind;
}

const pictureKind = (recognised: string): string | undefined => {
  const text = passageOf(recognised, 'ocr');
  const sums = amountsIn(text, context);
  const hasTotal = sums.some(({ role }) => role === 'total');
  return documentKindOf({ text, isPicture: true, sums: sums.length, hasTotal })?.kind;
};

const mails: readonly (readonly [title: string, body: string, kind: string | undefined, sender?: string])[] = [
  ['Your receipt from Blue Bottle', 'Total paid: £12.00. Thank you.', 'receipt'],
  ['Payment received', 'We have received your payment of €40.00.', 'receipt'],
  ['Order confirmation', 'Thank you for your order. Order total: $30.00', 'receipt'],
  ['Invoice 2024-17', 'Please find attached the invoice. Amount due: €400.00', 'invoice'],
  ['Ihre Rechnung', 'Rechnungsnummer 4711, Betrag 40,00 €', 'invoice'],
  ['Votre facture du mois de mai', 'Montant : 30,00 €', 'invoice'],
  ['Booking confirmation – Hotel Lisboa', 'Check-in: 10 May. Check-out: 12 May. Total: €200.00', 'booking'],
  ['Ihre Buchung ist bestätigt', 'Anreise 10.05.2024, Abreise 12.05.2024', 'booking'],
  ['Confirmation de réservation', 'Votre séjour du 10 mai au 12 mai', 'booking'],
  ['Confirmación de reserva', 'Su reserva en Madrid', 'booking'],
  ['您的预订已确认', '入住：5月10日 退房：5月12日', 'booking'],
  ['ご予約ありがとうございます', 'チェックイン 5月10日', 'booking'],
  ['Your flight time has changed', 'Your booking ABC123: new departure time 10:30', 'change'],
  ['Your booking has been changed', 'Booking ABC123. Check-in is now 11 May.', 'change'],
  ['Änderung Ihrer Buchung', 'Ihre Buchung wurde geändert. Neue Anreise: 11.05.', 'change'],
  [
    'Your booking has been cancelled',
    'Booking ABC123 has been cancelled. You will get a refund of £20.00',
    'cancellation',
  ],
  ['Stornobestätigung', 'Ihre Buchung wurde storniert.', 'cancellation'],
  ['预订已取消', '您的预订已取消', 'cancellation'],
  ['Your boarding pass', 'Gate B4, seat 12A', 'ticket'],
  ['Your tickets for Hamlet', 'Seat 12, row F. Please bring this e-ticket.', 'ticket'],
  ['Your monthly statement is ready', 'Your statement for May', 'statement'],
  ['Kontoauszug Mai', 'Ihr Kontoauszug liegt bereit.', 'statement'],
  ['Reminder: dentist tomorrow', 'Your appointment is on 9 May at 10:30', 'reminder'],
  ['Zahlungserinnerung', 'Der Betrag ist noch offen: 40,00 €', 'reminder'],
  ['Your package is on its way', 'It has shipped. Tracking number 1Z999AA10123456784', 'delivery'],
  ['Votre colis a été expédié', 'Livraison prévue demain', 'delivery'],
  ['您的订单已发货', '快递单号 SF1234567890123', 'delivery'],
  [
    'This week in astronomy',
    'In this issue: comets. View in browser. Unsubscribe',
    'newsletter',
    'newsletter@stars.example',
  ],
  ['Nyhetsbrev maj', 'Läs mer', 'newsletter'],
  ['50% off everything', 'Limited time. Shop now with promo code MAY. Unsubscribe', 'promotion'],
  ['Nur heute: Rabatt auf alles', 'Jetzt sparen mit Gutschein. Abmelden', 'promotion'],
  ['限时优惠', '全场折扣，满减', 'promotion'],
  ['Your verification code', 'Use 123456 to verify your email', 'notice'],
  ['Undelivered mail returned to sender', 'Could not be delivered', 'notice', 'mailer-daemon@mx.example'],
  ['Hey you', 'Hi Tom, how are you? We miss you. Lots of love, Mum xx', 'personal'],
  ['Grüße', 'Hallo Anna, wie geht es dir? Liebe Grüße, Jan', 'personal'],
  ['Happy birthday!', 'Happy birthday, Tom! With love', 'card'],
  // What ends a letter makes no greeting card of it.
  [
    'Your nights with us',
    'Dear Tom, thank you for staying. The total came to £80.00.\nBest wishes\nHill House',
    'booking',
  ],
  ['Aufenthalt', 'Lieber Tom, zusammen 80,00 €. Alles Gute\nHaus am Hang', undefined],
  ['Minutes', 'The committee met on Monday.', undefined],
  ['', '', undefined],
];

const pictures: readonly (readonly [text: string, kind: string | undefined])[] = [
  ['PASHA KEBAB\nKebab 8.50 £\nSubtotal £8.50\nTOTAL £8.50\nVISA', 'receipt'],
  ['食堂\n合计 ¥88.00\n实付 ¥88.00', 'receipt'],
  ['FU MAN LOU\nTotal: 812,00 NOK\n07.08.2025', 'receipt'],
  ['Fish market\nSalmon 129 NOK', undefined],
  ['MENU\nStarters\nSoup £5\nDesserts\nCake £4', 'menu'],
  ['Speisekarte\nVorspeisen\nSuppe 5,00 €', 'menu'],
  ['NO ENTRY\nDANGER', 'sign'],
  ['Happy Birthday Mia', 'card'],
  ['To Mia and Jo\nBest wishes\nThe neighbours', 'card'],
  ['BOARDING PASS\nGate B4 Seat 12A', 'ticket'],
  ['HELLO', undefined],
];

describe('documentKindOf', () => {
  it.each(mails.map(([title, body, kind, sender]) => ({ title, body, kind, sender })))(
    'a message $title is $kind',
    ({ title, body, kind, sender }) => {
      expect(mailKind(title, body, sender)).toBe(kind);
    },
  );

  it.each(pictures.map(([text, kind]) => ({ text, kind })))('a picture that reads $text is $kind', ({ text, kind }) => {
    expect(pictureKind(text)).toBe(kind);
  });
});

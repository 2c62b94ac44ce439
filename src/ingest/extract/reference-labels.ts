import { phraseList, phraseRules, phraseTable } from '../../language/phrases.ts';
import type { Reference } from '../../memory/item-text.ts';

type LabelledKind = Exclude<Reference['kind'], 'flight' | 'train'>;

/** Words after which a code of the kind stands. A word that also means other things is listed only with its "number". */
const labels: Readonly<Record<LabelledKind, readonly string[]>> = {
  booking: phraseList(`
    booking | bookings | cancellation | stornierung | umbuchung | booking reference | booking number | booking code | booking id | booking ref | booking confirmation |
    reservation | reservation number | reservation code | reservation id | confirmation | confirmation number |
    confirmation code | record locator | pnr | itinerary number | itinerary | airline reference | reference number |
    your reference | reference | ref | buchungsnummer | buchungscode | buchungsreferenz | buchung |
    reservierungsnummer | reservierung | bestätigungsnummer | vorgangsnummer | numéro de réservation | code de
    réservation | référence de réservation | référence | dossier | numéro de confirmation | réservation | número de
    reserva | código de reserva | localizador | número de confirmación | reserva | numero di prenotazione | codice
    prenotazione | codice di prenotazione | prenotazione | reserveringsnummer | boekingsnummer | boekingscode |
    bevestigingsnummer | bokningsnummer | bokningskod | código da reserva | número da reserva | 预订号 | 预订编号 | 确认号 |
    预约号 | 订房号 | 订位代号 | 订位代码 | 订位编号 | 订位号 | 订房编号 | 确认码 | 预订码 | 预约码 | 订单确认码 | 预订确认码 | 予約番号 | 確認番号 | 예약번호`),
  order: phraseList(`
    order | order number | order id | order reference | order no | purchase order | bestellnummer | bestellung |
    auftragsnummer | auftrag | commande | numéro de commande | commande numéro | pedido | número de pedido | número
    do pedido | orden | ordine | numero ordine | numero d'ordine | bestelling | bestelnummer | ordernummer |
    beställningsnummer | 订单号 | 订单编号 | 订单 | 注文番号 | ご注文番号 | 주문번호`),
  tracking: phraseList(`
    tracking number | tracking | tracking code | tracking id | consignment number | parcel number | waybill |
    shipment number | sendungsnummer | paketnummer | numéro de suivi | suivi | número de seguimiento | seguimiento |
    codice di tracciamento | numero di tracking | código de rastreio | trackingnummer | zendingsnummer | kollinummer
    | 快递单号 | 运单号 | 物流单号 | 追跡番号 | お問い合わせ番号 | 운송장번호`),
  invoice: phraseList(`
    invoice | invoice number | invoice no | invoice id | bill number | receipt number | receipt no | rechnung |
    rechnungsnummer | rechnungsnr | belegnummer | facture | numéro de facture | facture numéro | factura | número de
    factura | fattura | numero fattura | fatura | número da fatura | factuur | factuurnummer | fakturanummer |
    faktura | 发票号 | 发票号码 | 发票代码 | 单据号 | 单据编号 | 账单号 | 账单编号 | 請求書番号 | 領収書番号 | 계산서번호`),
  ticket: phraseList(`
    ticket | tickets | ticket number | ticket no | e ticket number | e ticket | ticket id | case number | case id |
    ticketnummer | billet | numéro de billet | número de billete | numero biglietto | biglietto | bilhete |
    kaartnummer | biljettnummer | 票号 | 取票号 | 航空券番号`),
  customer: phraseList(`
    customer number | customer id | customer no | account number | account no | member number | membership number |
    client number | frequent flyer number | kundennummer | kontonummer | mitgliedsnummer | numéro client | numéro de
    client | número de cliente | codice cliente | numero cliente | klantnummer | kundnummer | 客户编号 | 会员号 | 会员编号 |
    お客様番号 | 会員番号`),
  appointment: [
    'appointment number',
    'appointment id',
    'appointment reference',
    'terminnummer',
    '预约编号',
    '受付番号',
  ],
  policy: phraseList(`
    policy | policy number | policy no | versicherungsnummer | versicherungsscheinnummer | policennummer | numéro de
    police | numéro de contrat | número de póliza | póliza | numero polizza | polizza | apólice | polisnummer |
    försäkringsnummer | 保单号 | 保险单号 | 証券番号`),
};

export const referenceLabels = phraseTable(phraseRules(labels));

/** Words of travel by air and by rail: a short code is a flight only where one of them stands in the text. */
export const flightWords = phraseTable(
  phraseList(`
    flight | flights | flight number | boarding | boarding pass | airline | operated by | gate | terminal | airport
    | flug | flüge | flugnummer | bordkarte | vol | vols | numéro de vol | embarquement | vuelo | vuelos | volo |
    voli | voo | vlucht | flyg | 航班 | 航班号 | 登机 | 便名 | 搭乗 | 항공편`).map((phrase) => ({
    phrase,
    value: true,
  })),
);

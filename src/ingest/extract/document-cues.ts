import { type PhraseTable, phraseList, phraseTable } from '../../language/phrases.ts';
import { type DocumentKind, documentKinds } from '../../memory/item-text.ts';

export type Cue = { readonly kind: DocumentKind; readonly weight: number; readonly ofPictures?: boolean };

/**
 * What a phrase says of the kind of a document, in nats or so: 3 nearly settles it, 1 is a hint. “Best wishes” makes a
 * photographed paper a card, and ends letters of every kind.
 */
const cues: readonly (readonly [kind: DocumentKind, weight: number, phrases: readonly string[], of?: 'pictures'])[] = [
  [
    'receipt',
    3,
    phraseList(`
    thanks for riding | has been renewed | payment successful | payment confirmed | your subscription renewed | 消费小票 | 支付成功 |
    行程单 | 续费成功 | 扣款成功 | receipt | your receipt | payment received | thank you for your payment | thanks for your payment | payment
    confirmation | your purchase | quittung | kassenbon | zahlungsbestätigung | beleg | reçu | ticket de caisse |
    recibo | ricevuta | scontrino | bon | kvitto | 收据 | 小票 | 付款成功 | 领収书 | 領収書 | レシート | 영수증`),
  ],
  [
    'receipt',
    1.5,
    phraseList(`
    tisch | bediener | bedienung | kellner | kasse | addition | mesa | tavolo | 桌号 | 微信支付 | 支付宝 | 收银员 | subtotal | change due | cash | visa | mastercard | card payment | you paid | order total | total paid | vat no |
    table | server | cashier | thank you for your order | order confirmation | bestellbestätigung | thank you for
    shopping | gesamt | summe | bar | zwischensumme | tva | iva incluido | 合计 | 实付 | 收银 | 小计 | お会計 | order confirmed
    | confirmation de commande | confirmación de pedido | conferma d'ordine | 订单确认`),
  ],
  [
    'invoice',
    3,
    phraseList(`
    invoice | invoice number | your invoice | amount due | rechnung | rechnungsnummer | ihre rechnung | schlussrechnung | endabrechnung | rechnungsbetrag | laut angebot | gemäß angebot | facture finale | fattura finale | factura final | facture |
    votre facture | factura | fattura | fatura | factuur | faktura | 发票 | 电子发票 | 請求書 | 청구서`),
  ],
  [
    'booking',
    3,
    phraseList(`
    挂号成功 | 预约成功 | 就诊时间 | booking confirmation | booking confirmed | your booking | your reservation | reservation confirmed | reservation
    confirmation | your stay | your trip | itinerary | buchungsbestätigung | ihre buchung | ihre reservierung |
    reservierungsbestätigung | confirmation de réservation | votre réservation | votre séjour | confirmación de
    reserva | tu reserva | su reserva | conferma prenotazione | conferma di prenotazione | la tua prenotazione |
    confirmação de reserva | sua reserva | boekingsbevestiging | je reservering | uw reservering | 预订确认 | 预订成功 |
    您的预订 | 予約確認 | 予約完了 | ご予約`),
  ],
  [
    'booking',
    1.5,
    phraseList(`
    check in | check out | booking | reservation | booking reference | nights | guests | anreise | abreise | buchung
    | réservation | reserva | prenotazione | 入住 | 退房 | 予約番号 | チェックイン | table for`),
  ],
  [
    'change',
    6,
    phraseList(`
    has been changed | änderung ihrer buchung | wurde geändert | have been changed | schedule change | has been
    rescheduled | been rescheduled | booking has been updated | change to your booking | changes to your booking |
    change to your flight | your flight time has changed | flight change | modified reservation | has been modified
    | booking changed | itinerary change | new departure time | updated itinerary | geändert | flugänderung |
    buchungsänderung | umbuchung | modification de votre réservation | a été modifié | a été modifiée | ha sido
    modificada | cambio de vuelo | cambio de horario | modificata | foi alterada | alteração | gewijzigd | 已更改 |
    航班变动 | 改签 | 変更のお知らせ | 予約変更`),
  ],
  [
    'cancellation',
    2.5,
    phraseList(`
    storniert | annulation | cancelada | cancelado | cancelación | cancelamento | annulering | キャンセル | 取消确认 |
    cancellazione | stornierung | cancellation`),
  ],
  [
    'cancellation',
    6.5,
    phraseList(`
    has been cancelled | has been canceled | cancellation confirmation | booking cancelled | booking canceled |
    reservation cancelled | reservation canceled | order cancelled | flight cancelled | you have cancelled | was
    cancelled | is cancelled | been cancelled | wurde storniert | stornobestätigung | a été annulée | a été annulé |
    annullata | cancellata | geannuleerd | avbokad | 已取消 | キャンセルのお知らせ | 취소`),
  ],
  [
    'ticket',
    3,
    phraseList(`
    出票成功 | 取票码 | 电影票 | 演出票 | 门票 | 火车票 | 机票 | boarding pass | e ticket | your ticket | your tickets | admit one | mobile ticket | bordkarte | ihr ticket |
    eintrittskarte | online ticket | carte d'embarquement | votre billet | vos billets | tarjeta de embarque | tu
    entrada | tus entradas | carta d'imbarco | biglietto | cartão de embarque | instapkaart | uw ticket | 登机牌 | 电子票
    | 车票 | 搭乗券 | 入場券 | チケット`),
  ],
  [
    'ticket',
    1.5,
    phraseList(`
    gate | seat | row | boarding | tickets | ticket | admission | platform | sitzplatz | siège | asiento | posto |
    座位 | 检票`),
  ],
  [
    'statement',
    4,
    phraseList(`
    account statement | bank statement | monthly statement | your statement | statement is ready | kontoauszug |
    relevé de compte | votre relevé | extracto | estado de cuenta | estratto conto | extrato | rekeningoverzicht |
    对账单 | 账单已出 | 电子账单 | ご利用明細 | 明細書`),
  ],
  [
    'reminder',
    3.5,
    phraseList(`
    reminder | payment reminder | don't forget | friendly reminder | upcoming appointment | appointment reminder |
    overdue | erinnerung | zahlungserinnerung | mahnung | terminerinnerung | rappel | recordatorio | promemoria |
    lembrete | herinnering | påminnelse | 提醒 | 温馨提示 | リマインド | お知らせ 期限`),
  ],
  ['reminder', 1.5, ['your appointment', 'is due', 'due soon', 'appointment', 'termin', 'rendez vous', 'cita']],
  [
    'delivery',
    3.5,
    phraseList(`
    has shipped | has been shipped | out for delivery | has been delivered | was delivered | your package | your
    parcel | tracking number | on its way | shipping confirmation | dispatched | delivery update | arriving today |
    versandt | versandbestätigung | ihre sendung | ihr paket | zugestellt | sendungsverfolgung | expédié | expédiée
    | votre colis | livraison | a été livré | enviado | tu paquete | su paquete | en camino | entregado | spedito |
    il tuo pacco | in consegna | enviada | sua encomenda | verzonden | je pakket | bezorgd | 已发货 | 派送 | 快递 | left on the porch | dropped off | left in porch | despatch note | despatched today | despatched | went out from | is headed your way | left our warehouse | package there | left with a neighbour | left with your neighbour | signed for by | 已签收 |
    発送 | 発送のお知らせ | お届け | 배송`),
  ],
  [
    'newsletter',
    3,
    phraseList(`
    newsletter | weekly digest | this week in | in this issue | view in browser | view this email in your browser |
    daily digest | roundup | rundbrief | lettre d'information | infolettre | boletín | notiziario | boletim |
    nieuwsbrief | nyhetsbrev | 周刊 | 快报 | 资讯 | メールマガジン | メルマガ | 뉴스레터`),
  ],
  [
    'newsletter',
    1.2,
    phraseList(`
    unsubscribe | manage preferences | abmelden | abbestellen | se désabonner | désinscrire | darse de baja |
    cancelar suscripción | disiscriviti | cancelar subscrição | afmelden | 退订 | 配信停止`),
  ],
  [
    'promotion',
    2.2,
    phraseList(`
    sale | off everything | off all | off your | off selected | off when | off with | off sitewide | off today | off this | discount | promo code | special offer | limited time | exclusive offer | shop now | save up to |
    black friday | coupon | voucher | deal | deals | last chance | free shipping | rabatt | angebot | angebote |
    gutschein | jetzt sparen | soldes | offre spéciale | promotion | réduction | code promo | oferta | ofertas |
    rebajas | descuento | sconto | offerta | saldi | promoção | desconto | korting | aanbieding | rea | 优惠 | 折扣 | 促销
    | 特价 | 满减 | セール | クーポン | 割引 | 할인`),
  ],
  [
    'notice',
    3,
    phraseList(`
    security alert | new sign in | verify your email | verification code | password reset | reset your password |
    terms of service | privacy policy update | account notification | service notice | sicherheitswarnung |
    bestätigungscode | passwort zurücksetzen | code de vérification | código de verificación | codice di verifica |
    verificatiecode | 验证码 | 安全提醒 | 認証コード | undelivered mail | delivery status notification | mail delivery failed |
    returned mail`),
  ],
  [
    'personal',
    2,
    phraseList(`
    love you | lots of love | hugs | miss you | see you soon | dear mum | dear mom | dear dad | how are you | xx |
    xoxo | let me know | catch up | liebe grüße | lg | bis bald | wie geht | bises | bisous | à bientôt | un abrazo
    | besos | te quiero | un abbraccio | baci | beijos | abraço | groetjes | liefs | 想你 | 最近怎么样 | 好久不见 | お元気ですか |
    久しぶり`),
  ],
  [
    'personal',
    0.8,
    phraseList(`
    hi | hey | cheers | hallo | salut | hola | ciao | hej | 你好 | i | my | we`),
  ],
  [
    'menu',
    3,
    phraseList(`
    menu | starters | main courses | mains | desserts | appetizers | sides | speisekarte | vorspeisen |
    hauptgerichte | nachspeisen | entrées | plats | carte des vins | entrantes | platos | postres | antipasti |
    primi | secondi | dolci | sobremesas | voorgerechten | hoofdgerechten | 菜单 | 主食 | 凉菜 | 热菜 | メニュー | 前菜`),
  ],
  [
    'sign',
    2.5,
    phraseList(`
    no entry | exit | entrance | no smoking | welcome to | danger | warning | please do not | push | pull | open |
    closed | opening hours | no parking | one way | stop | ausgang | eingang | betreten verboten | geöffnet |
    geschlossen | sortie | défense | ouvert | fermé | salida | cerrado | uscita | saída | 出口 | 入口 | 禁止 | 欢迎光临 | 注意`),
  ],
  [
    'card',
    3.5,
    phraseList(`
    happy birthday | merry christmas | happy new year | congratulations | get well soon | thank you card | happy
    anniversary | herzlichen glückwunsch | frohe weihnachten | joyeux
    anniversaire | joyeux noël | bonne année | félicitations | feliz cumpleaños | feliz navidad | buon compleanno |
    buon natale | auguri | feliz aniversário | feliz natal | gefeliciteerd | grattis | 生日快乐 | 新年快乐 | 节日快乐 |
    お誕生日おめでとう | 明けましておめでとう`),
  ],
  ['card', 3.5, phraseList('with love | best wishes | alles gute'), 'pictures'],
  [
    'document',
    2,
    phraseList(`
    contract | agreement | certificate | terms and conditions | vertrag | urkunde | contrat | contrato | contratto |
    certificato | overeenkomst | 合同 | 证明 | 契約書`),
  ],
];

export const documentCues: PhraseTable<readonly Cue[]> = phraseTable(merged());

/** A phrase that speaks for several kinds is one rule with several cues. */
function merged(): { phrase: string; value: Cue[] }[] {
  const byPhrase = new Map<string, Cue[]>();
  for (const [kind, weight, phrases, of] of cues) {
    const cue: Cue = { kind, weight, ...(of === undefined ? {} : { ofPictures: true }) };
    for (const phrase of phrases) {
      const same = byPhrase.get(phrase);
      if (same === undefined) byPhrase.set(phrase, [cue]);
      else same.push(cue);
    }
  }
  return [...byPhrase].map(([phrase, value]) => ({ phrase, value }));
}

/** Parts of a sender's address that tell a machine that writes of one purpose. */
export const senderCues: readonly (readonly [pattern: RegExp, kind: DocumentKind, weight: number])[] = [
  [/newsletter|digest|news@/i, 'newsletter', 2.5],
  [/promo|offers?@|deals|marketing/i, 'promotion', 2.5],
  [/invoice|billing|rechnung|facture/i, 'invoice', 1.5],
  [/receipt/i, 'receipt', 2],
  [/booking|reserv/i, 'booking', 1.5],
  [/shipment|shipping|tracking|delivery@/i, 'delivery', 1.5],
  [/mailer-daemon|postmaster/i, 'notice', 4],
];

/** Kinds that a text recognised in a picture can be of, and those that a message can be. */
export const pictureKinds: ReadonlySet<DocumentKind> = new Set([
  'receipt',
  'invoice',
  'booking',
  'ticket',
  'menu',
  'sign',
  'card',
  'document',
  'statement',
  'promotion',
  'screenshot',
]);
const picturesAlone: ReadonlySet<DocumentKind> = new Set(['menu', 'sign', 'screenshot']);
export const messageKinds: ReadonlySet<DocumentKind> = new Set(
  documentKinds.filter((kind) => !picturesAlone.has(kind)),
);

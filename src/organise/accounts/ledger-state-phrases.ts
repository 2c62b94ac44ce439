import type { LedgerState } from '../../memory/ledger.ts';

/**
 * What senders of other pens say of a record's state: systems that fill fields, firms that write a language not their
 * own, craftsmen, desks that chat. In small letters and simplified characters; `…` stands for some words of the sentence and
 * `€` for a sum. `weight` is that of `StateCue`.
 */
export type StatePhrases = { readonly state: LedgerState; readonly weight: number; readonly phrases: string };

export const statePhrases: readonly StatePhrases[] = [
  {
    state: 'cancelled',
    weight: 4.6,
    phrases: `
    sorry to see you go | has been paused | is now paused | have paused your | account closed as requested |
    inställd | avbokad | avbestilt | aflyst | avlyst | geannuleerd | odwołane | odwołany | zrušeno | zrušena | ended your membership | ended your subscription | ended your contract |
    membership cancelled | had to cancel | have ended your | is terminated | has been terminated | 退卡 | 已退订 | 已作废 |
    status: cancelled | status: canceled | status: void | have had to cancel | had to cancel your | will not take place | will not be going ahead |
    is not going ahead | has been called off | is off | flugstreichung | streichen | gestrichen | fällt aus | entfällt | ausgefallen | a été supprimé |
    ne circulera pas | n'aura pas lieu | ha sido suspendido | è stato soppresso | is annulled | was annulled | 航班取消 | 停运 | 停诊取消 | 活动取消 | 演出取消 | 不再举行`,
  },
  {
    state: 'refunded',
    weight: 5,
    phrases: `
    退货已 | 退货完成 | 退货成功 | 退回金额 | 退款金额 | 退款总额 | 实退 | 应退 | 退回原 | 退回至 | 退到您 | 退到你 | 退还给 | 原路退 | 原路返回 | we send back € | send back to your card | is going back to your | sent back to your card | sent back to your account | crediting € | are crediting | back to the card you | returned the money | money returned |
    refund on its way | refund is on its way | return received | return processed | return has been processed | return accepted | return complete | item returned | items returned | amount refunded | refunded to | deposit return | paid to your account | transferred to your account | paid into your account | returned to you |
    compensation of € | claim … approved | claim … accepted | has been approved … will be paid |
    återbetalning | återbetalas | refunderet | terugbetaald | zwrot | vráceno | we will pay € | we will pay you € | back on your card | will be back on | 理赔结果 | 赔付 | 押金已退 | 已退 € | 退款 € |
    status: refunded | refund_status | amount_returned | amount_refunded | refund amount | total refund | refund total | item refund | issued your refund |
    have issued … refund | give you € … back | gives you € … back | get € … back | gets € … back | sent € … back | sending € … back | send € … back |
    paid € … back | paying € … back | put € … back | € … back to your | € … back on your | money comes back | money is back | a credit of € | credited you |
    credit in your favour | credited to you | in respect of … credit | have refunded | we refunded | reimbursed you | überweisen … zurück |
    zahlen wir € … zurück | zahlen € … zurück | zahlen wir ihnen € … zurück | zahlen ihnen € … zurück | buchen wir € … zurück | schreiben wir ihnen € … gut | schreiben ihnen € … gut | bekommen sie € … zurück |
    erhalten sie € … zurück | retoure abgeschlossen | rücksendung abgeschlossen | retoure bearbeitet | erstattungsbetrag | vous recréditons | vous reversons | vous rendons € | reversons € | retour traité | montant remboursé |
    te devolvemos | les devolvemos | le reembolsamos | te reembolsamos | hemos reembolsado | devolución completada | devolución tramitada | importe devuelto | le rimborsiamo | vi rimborsiamo | le restituiamo | restituiamo € |
    riaccreditiamo | abbiamo riaccreditato | reso completato | importo rimborsato | betalen wij € … terug | betalen we € … terug | betalen u € … terug | storten we € … terug | storten wij € … terug | krijgt u € … terug | u krijgt € … terug |
    retour afgerond | retour verwerkt | reembolsámos | estornamos | devolução concluída | valor devolvido | reembolsamos |
    erstatten ihnen | erstatten wir | haben wir erstattet | geld zurück | vous remboursons | avons remboursé | a été crédité | le devolvemos |
    hemos devuelto | ti rimborsiamo | abbiamo rimborsato | devolvemos | 退款 … 已退 | 退至 | 退返 | 退咗 | 退还至 | 已退回 | 退款已到 | 退款入账 | 返还 € `,
  },
  {
    state: 'declined',
    weight: 5,
    phrases:
      'status: failed | status: declined | payment_status: failed | did not go through | was not successful | lastschrift wurde zurückgegeben | 未能扣款 | 交易失败',
  },
  {
    state: 'quoted',
    weight: 6,
    phrases: `
    make it for € | make this for € | do this for € | fix it for € | repair it for € | repair this for € | can make … for € | can repair … for € | can fix … for € | can replace … for € | could make … for € | would make … for € |
    say yes and | if you say yes | if you say ok | say the word and | if you agree we | once you agree | when you agree | after your ok | if you are ok with | give us the go-ahead | give us your ok | awaiting your ok | for your approval |
    含工带料 | 含工含料 | 报价有效 | 报价有效期 | 如同意 | 您同意后 | 确认后安排 | 确认后施工 | 工料费约 |
    offert | offerte | tilbud | wycena | nabídka | could start | can start | could do it | can do it | reckon | had a look | would take about | ich würde |
    quote q | looking at around | looking at about | we'd be looking at | would be looking at | would set you back | let me know if you want us to | let us know if you want us to |
    if you want us to go ahead | if you'd like us to go ahead | price as discussed | est. price | est. cost | we offer € | inclusive all | what it will cost |
    what it'd cost | price for the job | it would be € | i can do it for | could do it for | can do it for | my price | our figure | valid 30 d | valid 30 days |
    valid for 30 days | offer no | offer nr | for the reparation of … we offer | offer valid | offer for | materials included | weather permitting | kostenschätzung |
    wir würden … berechnen | rechnen wir mit | das angebot gilt | notre offre | nuestra oferta | la nostra offerta | orçamento | offerte nr | 预算约 | 维修报价 | 报价单 | 估价单 | 大概 € `,
  },
  {
    state: 'changed',
    weight: 5.6,
    phrases: `
    please disregard the bill | please disregard the invoice | disregard our | please ignore our last | please ignore our previous | ignore the previous | correction to your | corrected bill | corrected invoice | corrected amount | corrected statement | revised bill | revised invoice | replaces our | replaces the | supersedes | rechnungskorrektur | berichtigte | korrigierte rechnung | annule et remplace | facture rectificative | facture corrigée | factura rectificativa | fattura corretta | gecorrigeerde | 更正 | 更正通知 | reduced to | has been reduced | changed you to | have changed you | switched you to | swapped you to | moved your appointment | moved your booking | moved your slot | put you down for | we now have you | now have you down | 变更为 | 变更到 | 變更為 | 改成 | 换到 | 延误至 | ny tid | ändrad | ombokad | ombokning | ny avgång | endret | ændret | gewijzigd | verplaatst | zmieniony | zmieniona | změněn | have rebooked | you rebooked | rebooking confirmed |
    wieder aktiv | 订座更改 | 已改为 | 日期调整 |
    reservation modified | booking modified | modified reservation | has been updated | had to move | have had to move | had to be moved | has had to be moved |
    have rebooked you | rebooked you | have put your | we've put you | moved you to | have moved you | put you on another | new time for | other time for | other day please |
    will no longer | no longer leave | no longer depart | it will now leave | will now leave | will now depart | now departing | departs now | leaves now | is not starting at … but |
    instead … please come | rather than … please come | please come on … instead | instead expect you | appt moved | appointment moved | visit moved | time moved | moved from |
    moved to | shifted to | shifted from | pushed to | pushed back to | pushed till | put back to | put back until | brought forward to | put off till | put off until |
    postponed to | postponed until | delayed to | delayed until | retimed | re-timed | new departure | new arrival | new check-in | new slot | other date | new date | new hour |
    changed to | change of dates | change of date | change of time | not available on | is not in on | is in the holidays | is on holiday | is on leave | is unwell | has fallen ill |
    got pushed | got moved | bumped you | has been bumped | been bumped | revised timing | revised time | need to move you | have to move you | need to reschedule | rescheduling | not happening on | so not happening | cannot be made on | can not be made on |
    umplanen | terminverschiebung | terminänderung | neuer zeitpunkt | verlegen | auf den … verschoben | statt am | anstatt am | flugzeitenänderung | zeitänderung |
    nouvel horaire | décalé au | décalée au | avancé au | repoussé au | est déplacé | nuevo horario | se ha cambiado | trasladad | spostato al | spostata al | rinviato al | nuovo orario |
    novo horário | remarcad | adiad | 改为 | 改到 | 改至 | 改在 | 延期 | 延至 | 延后 | 提前至 | 顺延 | 推迟 | 变动 | 调整至 | 停诊通知 | 移至 | 更改日期 | 更改时间 | 时间调整 | 改期 | 改咗 | 改咗去 | 推迟咗 `,
  },
  {
    state: 'reminded',
    weight: 5,
    phrases: `
    påminnelse | påmindelse | herinnering | przypomnienie | upomínka |
    make check in | make check-in | make the check-in | make your check-in | do the check-in | do your check-in | can now check in | can check in now | check-in for … opens | check-in opens | open for check-in | you can check in from | 网上值机 | 线上报到 | 开放值机 | 可以值机 | 办理值机 | 值机提醒 | 行前提醒 | 出行提醒 |
    check-in is open | check-in is now open | check-in is opened | check-in for … is opened | check-in for … is open | check-in possible | time to check in | online check-in | check in online | check in now |
    nudge | friendly nudge | any time from now | hrs to go | hours to go | arrival in some days | notice before check-in | we remember you | almost holiday time | is right around the corner | just around the corner | looking forward to seeing you | shall look for you |
    we'll see you | expects you tomorrow | tomorrow at | see you then | your trip is coming | getting close | get ready for | not long now | nearly time |
    the kettle is on | are aired | bald ist es so weit | bis morgen | à demain | hasta mañana | a domani | 值机已开放 | 在线值机 | 即将入住 | 即将出发 | 明天 … 请准时`,
  },
  {
    state: 'delivered',
    weight: 4.2,
    phrases: `
    jest w drodze | je na cestě | er på vej | är på väg | onderweg |
    levererad | levereras | skickad | verzonden | bezorgd | wysłano | doručeno | liegt zur abholung bereit | abholbereit | ready to collect | ready for collection | 派件通知 | 正在派送 |
    dropped off | left in porch | left in the porch | left on the porch | left with | was left | is there since | neighbour signed | neighbor signed | signed for by | signed by | package there | parcel there |
    package goes out | went out from | went out today | goes out today | just left our | left our warehouse | despatched | despatch note | on the way | on its way | headed your way | number for looking |
    your order has left | posted today | handed to the courier | handed to the carrier | handed over to the carrier | given to the carrier | follow it under | order has left | with the courier | carrier's number | your item … dispatched | has dispatched | unterwegs zu dir | ist raus | remis au transporteur |
    已发出 | 已寄出 | 已揽收 | 运输中 | 配送中 | 已投递 | 签收 | 已送达 | 已到货`,
  },
  {
    state: 'paid',
    weight: 4,
    phrases: `
    you spent | spent € | you tapped | tapped € | kvitto | kvittering | betald | betalt | betaald | zapłacono | zaplaceno | danke für ihre spende | thank you for your donation |
    thanks for your donation | dank für ihre spende | 收款通知 | 已收到您 | 收款确认 | 今收到 | 扣款成功 | 已付款 | 消费人民币 | 自动扣款 |
    status: paid | status: settled | status: captured | status: succeeded | payment_status: | paid in full | amount_captured | amount_charged | amount captured | amount_paid | amount paid |
    card purchase | purchase approved | approved | settled by card | settled in cash | received with thanks | received, with thanks | with thanks | nothing more to pay | nothing else to pay | nothing further to pay |
    no balance due | bal nil | balance nil | balance: 0 | amt tendered | amount tendered | without rest | paid without rest | has paid | have paid | you paid | paid by card | paid in cash | paid thank you | paid, thank you |
    confirmation of payment | payment at | payment protocol | card payment | your visa was run | your card was run | was run for | card was charged | has been charged | was charged | charged to | we took € | we have taken € |
    has been taken | was taken from | have withdrawn € | withdrawn € | were debited | was debited | debited € | you were charged | charged you | came to € | came to … paid | thanks for hanging out | e-folio | folio | chit from | till receipt | cash ticket |
    zahlung ist eingegangen | eingegangen: | zahlungseingang | eingang ihrer | bestätigen den eingang | belastet | dankend erhalten | abgebucht wurde | per paypal … eingelangt | beleg | aufenthaltsbeleg | bien reçu votre paiement | avons reçu votre | débité | carte débitée | note arrêtée | votre addition | acquitté | a été prélevé |
    hemos recibido € | hemos recibido su pago | hemos recibido tu pago | hemos recibido el pago | recibido € | ha sido cobrado | abbiamo ricevuto | pagamento ricevuto | pagamento elettronico | addebitato | conto chiuso | recebido: | pagamento recebido | recebemos | cobrado |
    连税实收 | 实收 | 多谢帮衬 | 帮衬 | 埋单 | 已埋单 | 过咗数 | 微信付讫 | 付讫 | 已用 … 付 | 兹收到 | 收讫 | 款项结清 | 已结清 | 结账凭据 | 付款凭证 | 消费通知 | 支付通知 | 消费 € | 结算单 | 已扣 | 扣款通知 | 成功购买 | 已收 € | 实付款`,
  },
  {
    state: 'invoiced',
    weight: 3.9,
    phrases: `
    faktura | att betala | å betale | at betale | te betalen | factuur | do zapłaty | k úhradě | förfallodag | forfaldsdato | vervaldatum | termin płatności | renews on | will renew on |
    bitte zahlen sie | 请付款 | 请支付 | 请结清 | 完工账单 | 维修完成 … 请付 | 修好 … 合计 | 请于 … 转账 | 请于 … 支付 | 请于 … 付款 | 请于 … 付清 | 请于 … 缴纳 | 请于 … 前缴 | 缴纳通知 |
    final account | account for works | account for work | removal account | account to the | amount now payable | now payable | please transfer | please pay | kindly pay | kindly settle | please settle | open amount | pay within | payable within | due within |
    statement of account | professional services | your part is | honorary note | fee note | for professional services | for treatment | for the treatment of … charge | allow us to charge | to works carried out | works carried out | to accommodation at | to removal of | for services rendered |
    statement is in | statement is here | your statement is | new statement | statement date | amount you owe | you owe | your account to | autopay | auto-pay | comes out of your | will come out of your | take it from | we take it from the bank |
    we will take the payment | we'll take the payment | we will collect | we'll collect | will be collected | by direct debit | direct debit on | collected by direct debit | renewal premium | your premium | calculation for | the calculation for | makes € | transport finished | all together € | finished works |
    works on … finished | tax invoice | total incl | wir erlauben uns … berechnen | erlauben wir uns | bitte überweisen | zahlbar innerhalb | wird … abgebucht | wir buchen | abschlag | beitragsrechnung | facture n | votre facture | sera prélevé | à régler | merci de régler |
    tu factura | fecha de cargo | se cargará | se cobrará | la tua bolletta | bolletta | sarà addebitato | a sua fatura | vencimento | 应缴 | 应付总额 | 应交 | 应缴总额 | 请于 … 缴 | 缴清 | 电费共 | 费用共 | 本期 | 账单已备妥 | 账单已出 | 电子账单`,
  },
  {
    state: 'confirmed',
    weight: 3.6,
    phrases: `
    bekräftelse | bekräftad | bokningsbekräftelse | bekreftelse | bekræftelse | je boeking | boekingsbevestiging | bevestigd | potwierdzenie | potvrzení | anmeldebestätigung |
    is expecting you | 已报名 | 报名成功 | 报名确认 | 已为您留好 | 订房确认 | 订座成功 |
    status: confirmed | status: ticketed | status: booked | e-ticket issued | eticket | e-ticket receipt | ticketed | is secured | are secured | is blocked for you | is blocked for your | reservation registered | is fixed for | is yours for | is yours from | are yours for |
    you are sorted | that is you sorted | you're sorted | you're in! | you're going to | you are going to | you're headed to | can't wait to have you | booking ack | stay … ok | ok table | put you in the | your dates: | your bed in … is waiting | bed … waiting |
    hotel voucher | voucher | have for you reserved | we have reserved | have reserved for you | for you reserved | have you booked in | booked you in | is in with us | in with us | are in with us | pencilled in | pencilled you in | put you down for | you're down for | written you in |
    table booked | table reserved | admission | you got tix | pack your bags | appointment booked | you have an appointment | appt for | appt: | is booked for | are booked for | booked for | you are booked | eingetragen | reserviert | notiert | vorgemerkt |
    nous avons bien noté | chambre retenue | votre voyage est confirmé | confirmation de votre | est enregistré | le esperamos | le confirmamos | hemos reservado | camera bloccata | è sua dal | confermat | conferma noleggio | reservado para | esperamos por |
    帮你留咗 | 房已留好 | 留好房 | 帮你订咗 | 订好咗 | 位已留好 | 已受理 | 预订之 | 受理通知 | 订位成功 | 已订妥 | 已预留 | 成功挂号 | 挂号成功 | 已为您预留 | 恭候光临 | 出票通知 | 已出票`,
  },
  {
    state: 'booked',
    weight: 3.6,
    phrases: `
    din beställning | din bestilling | je bestelling | uw bestelling | twoje zamówienie | vaše objednávka |
    order accepted | order noted | order in! | is in! | order … is in | acknowledging your order | we got your order | got your order | have got your order | have ur order | ty for shopping | thank you for your custom | thanks for your custom | in your cart | in your basket | order total |
    your order of | thanks for shopping | your purchase from | deine bestellung | bestellung … bekommen | bestellung … erhalten | merci pour votre commande | gracias por tu pedido | gracias por su pedido | grazie per il tuo ordine | grazie per il suo ordine | obrigado pela | 订单受理 | 订购的商品 | 订单支付成功 | 下单 | 成功下单 | 订单号码`,
  },
];

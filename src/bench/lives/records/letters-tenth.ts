/**
 * The same steps in the tenth voice's mailbox: what shops, carriers, houses and offices really send once their pages are
 * flattened to text. Amounts stand in rows of several, one of which is the total; changes are told in the firm's own
 * words; some platforms write in Chinese (`zh*`) to an owner who reads it. The form is told in `letter-text.ts`.
 */
export const tenthLetters = `
stay.booked en tells name dates expected
Your stay at {name}: confirmation no. {ref}|{city} is waiting, {traveller}|We have your booking ({ref})|Hotel voucher {ref}
Great news, your booking is guaranteed. ¶ Lead guest ¶ {traveller} ¶ Property ¶ {name} ¶ {city} ¶ Arrive ¶ {from}, from 3 p.m. ¶ Leave ¶ {to}, by 11 a.m. ¶ Length of stay ¶ {nights} night(s) ¶ Average per night ¶ {ratenight} ¶ Cost of stay ¶ {expected} ¶ Paid so far ¶ 0 ¶ Nothing is taken today, settle up at the property. Cancel free of charge until two days before you arrive; after that the cost of one night applies. ¶ Itinerary {ref} | PIN {digits}
Dear {traveller}, ¶ We are delighted that you have decided to spend {nights} night(s) with us. The details we hold for you are as follows. You arrive on {from} and depart on {to}. The room (non-smoking, (courtyard side|quiet side|street view)) is offered at {expected} for the entire stay, half board may be added for {other}. Your card serves as a guarantee only. Under reference {ref} our reception will find you at any hour. ¶ Warm regards from the front office, {name}, {city}
HOTEL VOUCHER ¶ Voucher no.: {ref} | Issued to: {traveller} ¶ {name} / {city} ¶ IN {from} OUT {to} ROOMS 1 NIGHTS {nights} ¶ Room rate (est.) {expected} - to be collected by the hotel ¶ Local visitor charge: not included, payable on site ¶ In the event of no-show the hotel may retain {ratenight}. Present this voucher upon arrival.

stay.booked en tells name dates expected
Reservation {ref} / {name}|Thank you for booking direct|Booking summary for {city}, {from}
BOOKING SUMMARY ¶ - - - - - - - - - - ¶ Hotel: {name} ({city}) ¶ Dates: {from} - {to} ¶ Occupancy: {guests}, 1 room ¶ Tariff: flexible, {ratenight} x {nights} ¶ Amount to be paid at the hotel: {expected} ¶ Deposit: none ¶ - - - - - - - - - - ¶ Members would have saved {other} on this booking. Join free. ¶ Confirmation {ref}
Hello {traveller}, this is {name}. Everything is set for your visit to {city} from {from} until {to} ({nights} night(s), {guests}). We've quoted you {expected} in all; the city's overnight tax comes on top and is due in cash or by card when you check out. Should plans change, write to us quoting {ref}. Unless you cancel in time we charge the first night.

stay.booked zh* tells name dates expected
{city} {name} 预订确认单|您的酒店订单已确认，订单号{ref}|【行程单】{name} {from}入住
{traveller}，您好！您的订单已由酒店确认。 ¶ 酒店　{name}（{city}） ¶ 入住　{from} 15:00后 ¶ 离店　{to} 11:00前 ¶ 房型　高级大床房 1间 x {nights}晚 ¶ 每晚均价　{ratenight} ¶ 订单金额　{expected} ¶ 付款方式　到店付，酒店可能另收城市税 ¶ 限时取消：入住前48小时可免费取消，逾期将收取首晚房费。 ¶ 订单号　{ref}
感谢预订！我们已为您保留{city}{name}的房间，{from}办理入住，{to}退房，共{nights}晚，预计房费{expected}，离店时由酒店收取。升级套房{other}起。如需修改请凭{ref}联系我们。

stay.booked de tells name dates expected
Reservierung {ref}: wir freuen uns auf Sie|Bestätigung Ihres Aufenthalts in {city}
Guten Tag, ¶ gerne bestätigen wir Ihnen Ihren Aufenthalt wie folgt: ¶ Haus {name}, {city} ¶ von {from} ¶ bis {to} ¶ {nights} Übernachtung(en) im Doppelzimmer ¶ Voraussichtlicher Gesamtpreis {expected} ¶ Suite auf Wunsch ab {other}. Gästetaxe wird vor Ort erhoben. Kostenfreie Stornierung bis zwei Tage vor Anreise, danach berechnen wir {ratenight}. Ihre Nummer: {ref}

stay.booked fr tells name dates expected
C’est réservé : {name}|Récapitulatif de votre réservation {ref}
Madame, Monsieur, ¶ nous avons le plaisir de vous confirmer votre séjour. ¶ Hôtel {name} à {city} ¶ du {from} ¶ au {to} ¶ soit {nights} nuit(s) ¶ Prix estimé du séjour {expected} ¶ Demi-pension en option {other} ¶ À régler sur place. Annulation sans frais jusqu’à 48 heures avant, ensuite la première nuit ({ratenight}) est due. Dossier {ref}

stay.booked it tells name dates expected
La Sua prenotazione {ref}|{name}, {city}: riepilogo
Gentile Ospite, ¶ confermiamo la prenotazione presso {name}, {city}. ¶ Arrivo {from} ¶ Partenza {to} ¶ Notti {nights} ¶ Tariffa a notte {ratenight} ¶ Totale previsto {expected} ¶ Mezza pensione facoltativa {other}. Tassa di soggiorno esclusa, saldo alla partenza. Riferimento {ref}

stay.booked es tells name dates expected
Tu estancia en {city}: reserva {ref}|Bono de hotel {ref}
Estimado cliente: ¶ su habitación en {name} ({city}) está garantizada. ¶ Llegada {from} ¶ Salida {to} ¶ Noches {nights} ¶ Precio medio por noche {ratenight} ¶ Importe previsto {expected} ¶ Media pensión {other}, no incluida. Se paga en el hotel. Localizador {ref}

stay.booked pt tells name dates expected
Reserva {ref} em {name}|Voucher da sua estadia
Caro hóspede, ¶ é com prazer que confirmamos a reserva em {name}, {city}. ¶ Chegada {from} ¶ Partida {to} ¶ Noites {nights} ¶ Preço por noite {ratenight} ¶ Valor previsto {expected} ¶ Meia pensão opcional {other}. Pagamento à saída. Código {ref}

stay.booked zh tells name dates expected
{name}：房间已为您留好|订房确认 {ref}
您好，已收到您的订房。 ¶ {name}，{city} ¶ 抵店日期：{from} ¶ 离店日期：{to} ¶ 共住{nights}晚，每晚{ratenight} ¶ 房费预估：{expected} ¶ 押金：无 ¶ 房费离店时结算，以酒店账单为准。确认号{ref}

stay.reminder en tells name dates
Three days to go until {city}|Before you arrive at {name}|Plan your arrival - {ref}
Not long now, {traveller}. {name} in {city} expects you on {from} and you are booked until {to}. ¶ Upgrade to a suite: {other} ¶ Bicycle hire: ask at reception ¶ Let us know your arrival time and we'll have the key ready.
PRE-ARRIVAL INFORMATION ¶ {name}, {city} ¶ Check-in {from} ¶ Check-out {to} ¶ The garage is closed for works, please use the public car park. A crib can be provided on request. Ref. {ref}

stay.reminder zh* tells name dates
出行提醒：{from}入住{name}|距离您的{city}之行还有3天
您预订的{name}（{city}）将于{from}入住、{to}离店。酒店15:00开始办理入住，提前到店可寄存行李。订单{ref}。

stay.invoice en tells name dates paid nights
Your bill from {name}|Settled: stay {ref}|Check-out receipt, {to}|Invoice for your stay in {city}
{name}, {city} ¶ STATEMENT OF ACCOUNT {ref} ¶ Date Item Debit Credit ¶ {from} Deposit by card {deposit} ¶ {to} Lodging, {nights} night(s) {net} ¶ {to} Municipal tax, bar, laundry {tax} ¶ {to} Card payment {rest} ¶ Total of charges {paid} ¶ Outstanding 0.00 ¶ Stay from {from} to {to}. Please check the above at your convenience; queries within 60 days.
Thank you for having been our guest, {traveller}. For your records: you stayed at {name} ({city}) for {nights} night(s), arriving {from} and leaving {to}. The room came to {net}, taxes and extras to {tax}. We have therefore debited {paid} from the card you left with us. The {expected} shown in your confirmation was an estimate and is no longer valid.
RECEIPT ¶ Merchant ¶ {name} {city} ¶ Guest ¶ {traveller} ¶ Period ¶ {from} to {to} / {nights} night(s) ¶ Subtotal ¶ {net} ¶ VAT, city tax & sundries ¶ {tax} ¶ AMOUNT PAID ¶ {paid} ¶ Card ¶ xxxx xxxx xxxx {digits} ¶ Folio ¶ {ref} ¶ Tell others about your stay and collect {number} points.

stay.invoice en tells name dates paid nights
Final invoice {ref}|Corrected invoice for {name}|e-receipt: {name}
INVOICE {ref} (replaces any pro forma) ¶ {name} - {city} ¶ Guest {traveller}, {guests} ¶ Arrival {from} ¶ Departure {to} ¶ Nights {nights} ¶ Per night {ratepaid} ¶ Taxable {net} ¶ Tax and extras {tax} ¶ Invoice amount {paid} ¶ of which already received at arrival {deposit} ¶ balance received at departure {rest} ¶ The rate confirmed at booking ({expected}) did not include extras.

stay.invoice zh* tells name dates paid nights
退房账单：{name}|住宿消费明细 {ref}|您的{city}住宿已结清
{name}（{city}） ¶ 住宿消费明细 ¶ 入住　{from} ¶ 退房　{to} ¶ 房晚数　{nights} ¶ 房费　{net} ¶ 城市税、餐饮及其他　{tax} ¶ 消费合计　{paid} ¶ 其中：入住时刷卡{deposit}，离店时刷卡{rest} ¶ 账单号　{ref} ¶ 预订时显示的{expected}为预估价，请以本账单为准。
{traveller}您好，您在{city}{name}的住宿（{from}至{to}，{nights}晚）已退房，酒店共收取{paid}，款项已从尾号{digits}的信用卡扣除。如需发票请回复本邮件。

stay.invoice de tells name dates paid nights
Ihre Hotelrechnung {ref}|Rechnungskopie {name}
{name} | {city} ¶ Rechnung {ref} ¶ Anreise {from} / Abreise {to} ¶ {nights} x Logis {net} ¶ Gästetaxe, Minibar, Garage {tax} ¶ Zwischensumme {paid} ¶ abzüglich Anzahlung {deposit} ¶ bei Abreise bezahlt {rest} ¶ Rechnungssumme {paid} ¶ Vielen Dank für Ihren Besuch.

stay.invoice fr tells name dates paid nights
Facture acquittée {ref}|Votre note d’hôtel
{name}, {city} ¶ Note n° {ref} ¶ Arrivée {from}, départ {to} ¶ {nights} nuit(s) {net} ¶ Taxe de séjour, bar {tax} ¶ Acompte versé {deposit} ¶ Solde réglé {rest} ¶ Montant total TTC {paid} ¶ Au plaisir de vous revoir.

stay.invoice it tells name dates paid nights
Conto dell’hotel {ref}|Ricevuta fiscale {name}
{name}, {city} ¶ Conto n. {ref} ¶ Dal {from} al {to}, notti {nights} ¶ Camera {net} ¶ Tassa di soggiorno, minibar {tax} ¶ Acconto {deposit} ¶ Saldo {rest} ¶ Totale conto {paid}

stay.invoice es tells name dates paid nights
Cuenta de su estancia {ref}|Recibo de {name}
{name}, {city} ¶ Cuenta {ref} ¶ Entrada {from} Salida {to} ¶ Habitación, {nights} noches {net} ¶ Impuestos y minibar {tax} ¶ Anticipo {deposit} ¶ Resto {rest} ¶ Importe total {paid}

stay.invoice pt tells name dates paid nights
Conta da estadia {ref}|Recibo {name}
{name}, {city} ¶ Conta {ref} ¶ De {from} a {to}, {nights} noite(s) ¶ Quarto {net} ¶ Taxas e minibar {tax} ¶ Sinal {deposit} ¶ Restante {rest} ¶ Valor total {paid}

stay.feedback en tells name
What did you think of {name}?|Tell us in two minutes|A small thank-you from {name}
We'd love to hear what you made of {name}. How were the bed, the breakfast, the welcome? ¶ Poor 1 2 3 4 5 Excellent ¶ Book again within {number} days and we take {percent}% off, rooms from {other}. ¶ You are receiving this because you recently stayed with one of our partners. Manage preferences.

flight.booked en tells airline date first price
Booking {ref}: you fly to {city} on {date}|Travel document {ref}|Itinerary and receipt for {traveller}|Ready for {city}?
ITINERARY ¶ Passenger ¶ {traveller} ¶ Operated by ¶ {name} ¶ Destination ¶ {city} ¶ Day of travel ¶ {date} ¶ Departs ¶ {firsttime} ¶ Cabin ¶ Economy ¶ Baggage ¶ 8 kg hand luggage ¶ RECEIPT ¶ Base fare ¶ {net} ¶ Airport and security charges ¶ {tax} ¶ Total price ¶ {paid} ¶ A checked bag can be added for {other}. Booking code {ref}. Times shown are local.
Dear {traveller}, your tickets have been issued. {name} will take you to {city} on {date}; the aircraft leaves at {firsttime} and the gate closes 20 minutes earlier. We have charged {paid} to your card ending {digits} (fare {net}, surcharges {tax}). Your booking code is {ref}. Changes cost {other} plus any difference in fare. Names cannot be changed.

flight.booked en tells airline date first price
{name} e-ticket {ref}|Order {ref} paid: flight to {city}
Thank you for your purchase. ¶ Order {ref} ¶ 1 adult x flight to {city} ¶ Carrier: {name} ¶ {date} dep {firsttime} ¶ Fare: {net} | Taxes: {tax} | Insurance: declined ({other}) | Paid: {paid} ¶ Bring a valid passport or identity card. Check visa requirements with the embassy.

flight.booked zh* tells airline date first price
机票已出票：{city} {date}|行程单及收据 {ref}|{traveller}，您的{city}机票已确认
电子客票行程单 ¶ 旅客　{traveller} ¶ 承运人　{name} ¶ 到达　{city} ¶ 日期　{date} ¶ 起飞　{firsttime}（当地时间） ¶ 票价　{net} ¶ 税费　{tax} ¶ 合计　{paid} ¶ 订座编号　{ref} ¶ 托运行李需另购，{other}起。退改规则以航空公司规定为准。
您购买的{name}飞往{city}的机票已出票，{date}{firsttime}起飞，实付{paid}（票价{net}，税费{tax}）。请在起飞前45分钟完成值机。编号{ref}。

flight.changed en tells final
We've had to change your flight to {city}|Timetable change on booking {ref}|Your flight has been rescheduled - please read
Dear passenger, ¶ the {firsttime} service to {city} on {date} has been cancelled for commercial reasons. We have moved your booking {ref} to another aircraft on the same day. ¶ You now leave at ¶ {time} ¶ No reply is needed if you accept. If not, you may ask for a refund within 14 days.
Notice of timetable change ¶ Code {ref} | To {city} | Date {date} ¶ Departure before: {firsttime} ¶ Departure now: {time} ¶ Your seat and baggage remain as booked. Under the applicable regulations no compensation is due where notice is given more than two weeks ahead.

flight.changed zh* tells final
航班时刻变更：{city} {date}|重要：您的订单{ref}有变动
尊敬的旅客，您预订的{date}飞往{city}的航班（编号{ref}）原{firsttime}起飞的班次已取消，我们已为您改签至当日{time}起飞的班次，座位与行李不变。如不接受可申请全额退票。
航班时刻变更通知 ¶ 编号　{ref} ¶ 目的地　{city} ¶ 日期　{date} ¶ 原起飞时间　{firsttime} ¶ 现起飞时间　{time} ¶ 请按新的时间提前到达机场。

flight.checkin en tells airline date
Your boarding pass is one click away|Check-in for {city} opens today
{traveller}, you can now check in for {name} to {city}, {date}. ¶ Choose a seat with extra room from {other}. Booking {ref}. ¶ Liquids must fit into one transparent bag. Power banks belong in hand luggage.

flight.checkin zh* tells airline date
可以值机啦：{city}
您{date}搭乘{name}前往{city}的航班已开放值机，优选座位{other}起。订座编号{ref}。

meal.reserved en tells name date
Table for {party} on {date}|See you soon at {name}
We look forward to welcoming you. {name}, {city}, {date}, {time}, {party} person(s). A card was requested to hold the table. Set menus for groups from {other}. Tell us about allergies.

meal.receipt en tells name date paid
{name}: thank you for your visit|Card receipt {name}|Your bill, {date}
{name} ¶ {city} ¶ {date} ¶ Subtotal ¶ {net} ¶ Service ¶ {tax} ¶ Total ¶ {paid} ¶ Contactless **** {digits} ¶ VAT is included in the prices. No. {number2}
You spent {paid} at {name} in {city} on {date} (food and drinks {net}, service {tax}). This receipt was generated by the payment terminal and sent at your request. Suggested next time: leave a tip in one tap.

meal.receipt de tells name date paid
Bewirtungsbeleg {name}|Ihre Quittung vom {date}
{name} {city} ¶ Beleg {number2} vom {date} ¶ Speisen {net} ¶ Getränke {tax} ¶ Zu zahlen {paid} ¶ Gegeben Karte {paid} ¶ Für Trinkgeld sagen wir danke.

meal.receipt fr tells name date paid
Votre addition du {date}|Ticket de caisse {name}
{name} {city} ¶ {date} ¶ Repas {net} ¶ Vins et boissons {tax} ¶ À payer {paid} ¶ Carte bancaire. Service compris.

meal.receipt it tells name date paid
Scontrino {name}|Il Suo conto del {date}
{name} {city} ¶ {date} ¶ Cucina {net} ¶ Bar e coperto {tax} ¶ Da pagare {paid} ¶ Bancomat.

meal.receipt es tells name date paid
La cuenta de {name}|Ticket del {date}
{name} {city} ¶ {date} ¶ Platos {net} ¶ Bebidas {tax} ¶ A pagar {paid} ¶ Servicio incluido.

meal.receipt pt tells name date paid
A sua conta em {name}|Talão de {date}
{name} {city} ¶ {date} ¶ Comida {net} ¶ Vinho e couvert {tax} ¶ A pagar {paid} ¶ Obrigado.

meal.receipt zh tells name date paid
{name}用餐小票|餐费支付凭证
{name}（{city}） ¶ {date} ¶ 菜金　{net} ¶ 茶位及酒水　{tax} ¶ 应收　{paid} ¶ 实收　{paid} ¶ 欢迎再次光临。

order.received en tells name what paid
Order {ref} is confirmed|Thanks for shopping at {name}|{name} receipt {ref}|We're on it! Order {ref}
Hi {traveller}, ¶ we've got your order and payment. ¶ {what} ¶ Qty 1 ¶ {net} ¶ Standard delivery ¶ {tax} ¶ Voucher ¶ 0.00 ¶ Paid ¶ {paid} ¶ Order no. {ref}, {name} ¶ Changed your mind? You have 30 days, see returns. Customers also bought a gift card ({other}).
{name} ¶ Tax invoice {ref} ¶ Bill to {traveller} ¶ No. Description Units Unit price ¶ 1 {what} 1 {net} ¶ 2 Shipping and handling 1 {tax} ¶ Amount due {paid} ¶ Amount paid {paid} ¶ Prices incl. VAT. Goods remain our property until paid in full. Registered office and company number as below.
Thank you for your order with {name}. We are preparing {what} for dispatch and have taken {paid} from your account, delivery of {tax} included. Please keep the number {ref} in case of questions. Spend {other} more and the next delivery is on us.

order.received en tells name what paid
Purchase confirmation {name} {ref}|Payment received for order {ref}
Your payment went through. ¶ Seller: {name} ¶ Article: {what} ¶ Order: {ref} ¶ Items {net} + postage {tax} = {paid} ¶ Expected with you by {weekday}. Buyer protection applies for 180 days, up to {other}.

order.received zh* tells name what paid
订单提交成功 {ref}|{name} 购物凭证|您的订单已付款
您好，{name}已收到您的订单。 ¶ 订单编号　{ref} ¶ 商品　{whatZh}　数量 1 ¶ 商品金额　{net} ¶ 运费　{tax} ¶ 优惠　0 ¶ 实付金额　{paid} ¶ 付款方式　信用卡（尾号{digits}） ¶ 七天无理由退货，详情见帮助中心。再买{other}即可免运费。
感谢您在{name}购买{whatZh}，订单{ref}已付款{paid}（含运费{tax}），我们会在两个工作日内发出。

order.received de tells name what paid
Kaufbestätigung {ref}|{name}: wir haben deine Zahlung erhalten
Danke für deinen Kauf bei {name}! ¶ {what} ¶ Menge 1 ¶ Warenwert {net} ¶ Versandkosten {tax} ¶ Bezahlt {paid} ¶ Auftrag {ref}. Rückgabe binnen 30 Tagen. Ab {other} liefern wir versandkostenfrei.

order.received fr tells name what paid
Votre achat chez {name}|Paiement reçu, commande {ref}
Merci ! Nous préparons votre colis. ¶ {what} x 1 ¶ Articles {net} ¶ Frais de port {tax} ¶ Payé {paid} ¶ Commande {ref}, {name}. Retours sous 30 jours.

order.shipped en tells name what
On its way: order {ref}|{name} has handed over your parcel|Track your delivery
Good to go! {what} left our warehouse today and travels with CityPost under {track}. Delivery usually takes two to four days. Your {name} team
DISPATCH NOTE ¶ Sender ¶ {name} ¶ Contents ¶ {what} ¶ Shipment ¶ {track} ¶ Pieces ¶ 1 ¶ If nobody is in, the courier leaves a card.

order.shipped zh* tells name what
已出库：{whatZh}|发货通知 {ref}
{name}：您购买的{whatZh}已出库，承运单号{track}，预计{weekdayZh}送达。

order.delivered en tells name
Your {name} parcel is here|Delivered today at {time}
Shipment {track} from {name} was handed over at {time} and signed for by (a neighbour|reception|a member of the household). Something wrong? Report it within 5 days.

order.refund en tells refunded
Your refund for order {ref}|Return completed at {name}|Credit note {ref}
CREDIT NOTE ¶ {name} ¶ Relating to order {ref} ¶ {what} returned ¶ Credit {refunded} ¶ Method: original card ¶ Postage is not refundable unless the goods were faulty. Allow up to ten days.
Hello {traveller}, we've checked what you sent back ({what}, order {ref}) and are crediting {refunded} to the card you used. Sorry that it wasn't right for you. {name}
Part of order {ref} could not be supplied as described, so we are giving you back {refunded} for {what}. You don't have to do anything. Kind regards, {name}

order.refund zh* tells refunded
退款通知：{whatZh}|您的退货已处理 {ref}
{name}：订单{ref}中的{whatZh}退货已验收，退回金额{refunded}，将原路返回您的信用卡，一般3到7天到账。

visit.first en tells first reason
Your appointment on {first}|{name} - appointment slip|You're booked in
APPOINTMENT SLIP ¶ {name} ¶ {city} ¶ Appointment type: {what} ¶ Concerning: {said} ¶ {first} ¶ {firsttime} ¶ {patientshort} ¶ Please report to the desk five minutes early. Vouchers for friends from {other}.
Dear {traveller}, thank you for your call. We have reserved {first} at {firsttime}{for}; the reason we noted is {said}. If you are prevented, tell us one working day ahead. {name} ({what}), {city}

visit.first de tells first reason
Ihr Termin am {first}|Terminzettel {name}
{name}, {city} ¶ Wir haben Sie vorgemerkt{for}: ¶ {first} um {firsttime} ¶ Grund: {said} ¶ Gutscheine ab {other} an der Anmeldung.

visit.moved en tells final
New time for your appointment|We need to move your appointment|Appointment on {first} cancelled, replacement inside
The appointment{for} on {first} has been cancelled because the practice is closed that day. Instead we can see you on {date}, {time}. This slot is already held in your name. {name}
APPOINTMENT AMENDED ¶ {name} ¶ {patientshort} ¶ Instead of ¶ {first} {firsttime} ¶ please come ¶ {date} {time} ¶ We are sorry for the trouble.

visit.reminder en tells final
Tomorrow at {name}|We see you tomorrow
A reminder from {name}: {date}, {time}{for}. Please bring your card. To cancel at short notice, ring us.

visit.bill en tells paid reason
Fee note from {name}|Amount due: {name}|Your account at {name}
FEE NOTE ¶ {name}, {city} ¶ {patientshort} ¶ {date} {said} ¶ Consultation {rest} ¶ Material and laboratory {deposit} ¶ Amount payable {paid} ¶ Payable by bank transfer within 21 days. Last fee note ({other}) received with thanks.
Dear {traveller}, for {said} on {date} we allow ourselves to invoice {paid}, of which {net} is our service and {tax} tax. Many insurers reimburse a part, please ask yours. Yours sincerely, {name} ({what})

visit.bill de tells paid reason
Honorarnote {name}|Rechnung für den {date}
{name}, {city} ¶ Leistung am {date}: {said} ¶ Behandlung {rest} ¶ Material {deposit} ¶ Zahlbetrag {paid} ¶ Letzte Honorarnote {other}, dankend erhalten.

show.booked en tells final seat paid
You've got tickets: {name}|Booking {ref}: {name}, {date}|Tickets attached - {name}
{name} ¶ ({what}) ¶ {city} ¶ {date} ¶ Begins {time}, doors one hour earlier ¶ {said} ¶ 1 x standard {net} ¶ Handling {tax} ¶ You paid {paid} ¶ Booking {ref} ¶ Season tickets from {other}. No re-entry.
Thank you, {traveller}. Attached is your ticket for the {what} {name} in {city}. It takes place on {date} at {time}. Your place: {said}. We have charged {paid} in all, {tax} of it our fee. Order {ref}. If the event is called off you get the face value back.

show.booked zh* tells final seat paid
票务确认：{name}|您已购票成功 {ref}
{name}（{whatZh}） ¶ 城市　{city} ¶ 日期　{date} ¶ 开始　{time} ¶ 座位　{said} ¶ 票面　{net} ¶ 服务费　{tax} ¶ 实付　{paid} ¶ 订单　{ref} ¶ 票品售出后不退不换。

show.booked de tells final seat paid
Ihre Eintrittskarte: {name}|Kartenbestellung {ref}
{name} ({what}), {city} ¶ {date}, Beginn {time} ¶ {said} ¶ Karte {net} ¶ Systemgebühr {tax} ¶ Bezahlt {paid} ¶ Bestellung {ref}. Keine Rücknahme.

show.news en tells nothing
Practical information for your visit|{name}: getting there
Trams run every ten minutes until midnight. Drinks may be taken inside in cups only. The performance of {name} has no interval. We recommend arriving 40 minutes ahead.

bill.issued en tells paid
Your {what} statement of {date}|{name} bill {ref}|New invoice in your account: {what}
{name} ¶ {what} statement ¶ Customer {ref} ¶ Issued {date} ¶ Brought forward {other} ¶ Your payment, thank you -{other} ¶ New charges {net} ¶ VAT {tax} ¶ To pay now {paid} ¶ Your monthly plan stays the same. Meter readings can be entered online.
Dear {traveller}, your {what} bill dated {date} comes to {paid} (net {net}, tax {tax}). A year ago you paid {other} for the same period. It will leave your account within ten days by direct debit. Reference {ref}. {name}

bill.issued zh* tells paid
{name}：{whatZh}账单 {date}|本期{whatZh}待缴
{name} ¶ 项目　{whatZh} ¶ 出账日　{date} ¶ 上期结余　{other}（已付） ¶ 本期费用　{net} ¶ 税　{tax} ¶ 本期应付　{paid} ¶ 客户号　{ref} ¶ 将于十日内从绑定账户自动扣款。

bill.issued de tells paid
{name}: Rechnung vom {date}|Ihre {what}-Abrechnung
Kundennummer {ref} ¶ {what} ¶ Rechnung vom {date} ¶ Letzte Rechnung {other}, bezahlt ¶ Aktuelle Kosten netto {net} ¶ USt. {tax} ¶ Zu zahlender Betrag {paid} ¶ Wird abgebucht. {name}

bill.issued fr tells paid
{name} : facture du {date}
{what} ¶ Facture du {date} ¶ Solde précédent {other}, réglé ¶ Consommation HT {net} ¶ TVA {tax} ¶ Net à payer {paid} ¶ Client {ref}. {name}

bill.notice en tells nothing
A fair word about our prices|Your {what} contract: what changes
Your contract continues unless you cancel it four weeks before it ends. From January the standing charge rises by {percent}%, which for most households means {other} a year. {name}

repair.quote en tells expected
Estimate no. {ref} for {what}|Our offer: {what}
Thank you for letting us look at {what}. Parts and labour should come to about {expected}. Replacing it altogether would be {other}, which we do not advise. Valid for 30 days, not binding. {name}, estimate {ref}
OFFER {ref} ¶ {name} ¶ Object ¶ {what} ¶ Estimated price, tax included ¶ {expected} ¶ Option: yearly maintenance ¶ {other} ¶ We begin once you have agreed in writing.

repair.quote de tells expected
Kostenschätzung {ref}|Unser Angebot: {what}
{what} ¶ Geschätzter Preis {expected} ¶ Ersatz statt Reparatur {other} ¶ unverbindlich, 30 Tage gültig. {name}

repair.quote zh* tells expected
{whatZh}维修估价 {ref}
您好，{whatZh}已检查，维修估价约{expected}，整体更换则为{other}，不建议，三十天内有效。{name}

repair.invoice en tells paid
Invoice {ref}, {what}|Job finished: {what}|{name} invoice
{name} ¶ Invoice {ref} ¶ {what}, work done on {date} ¶ Labour {rest} ¶ Parts {deposit} ¶ Invoice total {paid} ¶ Estimate of record {expected} ¶ Please transfer within 14 days, thank you.
Dear {traveller}, {what} is working again since {date}. Our estimate was {expected}; a further part had to be replaced, so the bill is {paid} (labour {rest}, parts {deposit}). Two years' guarantee. {name}, invoice {ref}

repair.invoice de tells paid
Schlussrechnung {ref}|{name}: Rechnung für {what}
{what}, ausgeführt am {date} ¶ Arbeit {rest} ¶ Teile {deposit} ¶ Endbetrag {paid} ¶ laut Angebot {expected}, Mehraufwand wie besprochen. {name}

repair.invoice zh* tells paid
{whatZh}维修账单 {ref}
{name} ¶ {whatZh}于{date}修复 ¶ 人工　{rest} ¶ 配件　{deposit} ¶ 应付合计　{paid} ¶ 原估价{expected}，因更换配件有所增加。

move.keys en tells final
Handing over your flat in {city}|Keys for {city}: date and time
HANDOVER ¶ Flat in {city} ¶ {date} ¶ {time} ¶ Bring identification and the signed lease. The rent deposit must have reached us, the first rent of {other} is due on the third. {name}
Dear {traveller}, our colleague will meet you at the flat in {city} on {date} at {time} and give you the keys (3 front door, 1 letter box). We read the meters together. {name}

move.movers en tells paid
Your removal to {city}: invoice {ref}|Invoice {ref} {name}
Removal to {city} on {date} ¶ Three men, one lorry {rest} ¶ Boxes, no-parking signs {deposit} ¶ Total payable {paid} ¶ The insurance covers up to {other} per item. {name}, {ref}

noise.promo en tells nothing
{city} from {other}|{traveller}, {percent}% for you until {weekday}|New in: things you'll love|Your basket misses you
Only until {date}: {nights} nights in {city} from {other} instead of more. {name} and {number} other hotels take part. Prices per person in a double room, places are limited. Unsubscribe | Privacy | Imprint
{what}, now {other}. Free delivery this week at {name} for orders above {other}. If you would rather not hear from us, click here.

noise.promo zh* tells nothing
{city}特价{other}起|会员专享：立减{percent}%
{name}邀您再访{city}，{nights}晚{other}起，{date}前预订有效，名额有限。如不想再收到此类邮件请点击退订。

noise.letter en tells nothing
School newsletter no. {number}|Your insurer informs|Parents' evening on {weekday}|Health insurance: your yearly overview
Dear parents, the class trip to {city} costs {other} per child, payable by {date}. Please return the slip. Packed lunch on {weekday}. The headmistress's office
Dear policyholder, this year we have paid out benefits of {other} on your behalf. This is not a bill. Submit receipts by {date}. Did you know that we cover up to {percent}% of new glasses?
Library notice: two items are due on {date}. The new building was given {other} by readers. "{scene}" is our topic of the month.

noise.work en tells nothing
Re: {city} on {weekday}|Travel expenses, missing receipt|Invitation: weekly sync
Hi, I can't do {weekday}. Could we shift the call about {city} to {date}, {time}? The customer's budget is about {other}. {colleague}
Accounting needs the original invoice for {other} ({name}), the one we have is a copy. Thanks, {colleague}

noise.system en tells nothing
Sign-in from a new device|Payment method expires soon|Monthly statement is available
Your card ending {digits} expires next month. Update it by {date} so that your plan ({other} per year) goes on.
We noticed a sign-in near {city} on {date}, {time}. If this was you, ignore this mail. Code {number}{number2}

noise.system zh* tells nothing
动态验证码|账户登录提醒
验证码为{number}{number2}，{number}分钟内有效。我们不会向您索要验证码。
`;

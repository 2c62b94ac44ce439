/**
 * The same steps in the eleventh voice's mailbox: an ordinary inbox as a research team finds it once pages are turned into
 * text. Travel sites, carriers, shops, practices and utilities write templates and tables, small firms plain letters, and
 * everybody has a way of their own to say that something has changed. The form is told in `letter-text.ts`.
 */
export const eleventhLetters = `
stay.booked en tells name dates expected
You're going to {city}! Trip {ref}|Booked: {name}|{name}: booking {ref} for {from}
[Logo] Nightly Stays ¶ Trips / Support / Sign in ¶ ✓ Your reservation is booked and confirmed. There is no need to call us to reconfirm. ¶ {name} ¶ {city} ¶ Trip number {ref} ¶ Check-in {from} Check-out {to} ¶ 1 room x {nights} nights ¶ PRICE SUMMARY ¶ Average nightly price {ratenight} ¶ Estimated total {expected} ¶ Collected by the property at the end of the stay. Incidentals and local taxes may be added there. ¶ Cancellation: full refund up to 3 days before check-in. ¶ Add an airport transfer | Rate our app
Dear {traveller}, ¶ Many thanks for your request, which I am happy to confirm. We have put you in one of the rooms (facing the garden|on the second floor|next to the terrace) from {from} until {to}. For the {nights} nights I have noted a price of {expected}; you settle it with us before you leave, by card or in cash. If you expect to arrive after nine in the evening, please send a short message so that somebody waits for you. Booking number {ref}. ¶ Safe travels, ¶ {name}, {city}
Hotel | City | Arrival | Departure | Nights | Rate total ¶ {name} | {city} | {from} | {to} | {nights} | {expected} ¶ Booked for: {traveller}, {guests} ¶ Guarantee: credit card, not charged ¶ Reference: {ref} ¶ Rates are quoted per room and do not include the visitor tax, parking or the minibar.

stay.booked en tells name dates expected
Booking acknowledgement {ref}|Your room in {city} is reserved|Thank you for your booking, {traveller}
Thank you for booking with {name}! ¶ Guest name: {traveller} ¶ Booking code: {ref} ¶ Your stay begins on: {from} ¶ Your stay ends on: {to} ¶ Room: Classic Twin, breakfast not included ¶ Quoted price: {expected} ({nights} x {ratenight}) ¶ Upgrade to a junior suite: {other} ¶ The balance is taken when you check out. Free changes until 24 hours before arrival.
Hi {traveller}, your host at {name} has accepted the booking. You have the room in {city} for {nights} night(s): in on {from}, out on {to}. The quote is {expected}, payable to the property. House rules: no smoking, quiet hours after 22:00. Your code for the door is {digits}, your booking ID {ref}.

stay.booked zh* tells name dates expected
【预订成功】{city}·{name}|酒店订单{ref}已确认|{traveller}，您的住宿安排已就绪
亲爱的{traveller}： ¶ 您预订的酒店已确认，请放心出行。 ¶ {name} ¶ 城市：{city} ¶ 入住时间：{from} ¶ 离店时间：{to} ¶ 房型：标准双床房，共{nights}晚 ¶ 预估房费：{expected}（离店时由酒店收取） ¶ 订单号：{ref} ¶ 当地住宿税及停车费不含在内。入住前三天可免费取消。 ¶ 打开App查看地图与攻略
订单{ref}预订成功：{city}{name}，{from}至{to}，{nights}晚，参考总价{expected}，到店付款。如需接机服务请提前联系酒店，接机费{other}。

stay.booked de tells name dates expected
Ihre Buchung {ref} ist bestätigt|Zimmer reserviert: {name}
Hallo {traveller}, ¶ Ihr Zimmer im {name} in {city} ist für Sie reserviert. ¶ Check-in: {from} ¶ Check-out: {to} ¶ Anzahl Nächte: {nights} ¶ Preis laut Buchung: {expected} ¶ Bezahlt wird im Haus, die Kurtaxe kommt hinzu. Upgrade auf eine Suite: {other}. Buchungscode {ref}.

stay.booked fr tells name dates expected
Votre chambre est réservée - {name}|Réservation {ref} enregistrée
Bonjour, ¶ nous avons bien enregistré votre réservation. ¶ {name}, {city} ¶ Arrivée le {from} ¶ Départ le {to} ¶ Nombre de nuits : {nights} ¶ Prix indicatif : {expected} ¶ Le règlement s’effectue au départ, taxe de séjour en supplément. Surclassement possible : {other}. Votre référence : {ref}.

stay.booked it tells name dates expected
Camera confermata: {name}|La Sua prenotazione {ref} a {city}
Buongiorno {traveller}, ¶ la camera è confermata. ¶ Struttura: {name} ¶ Città: {city} ¶ Dal {from} al {to} ({nights} notti) ¶ Prezzo stimato {expected}, da saldare al check-out ¶ Camera superiore con supplemento: {other} ¶ Numero di conferma {ref}.

stay.booked es tells name dates expected
Confirmamos tu habitación en {city}|{name}: número de reserva {ref}
Hola, ¶ tu habitación en {name}, {city}, ya está confirmada. ¶ Fecha de entrada: {from} ¶ Fecha de salida: {to} ¶ Número de noches: {nights} ¶ Importe estimado: {expected} ¶ El pago se hace al dejar el hotel. Suite disponible por {other}. Número de reserva {ref}.

stay.booked pt tells name dates expected
O seu quarto em {city} está confirmado|{name}: confirmação {ref}
Olá, ¶ confirmamos o seu quarto no {name}, em {city}. ¶ Check-in: {from} ¶ Check-out: {to} ¶ Número de noites: {nights} ¶ Preço estimado: {expected} ¶ Pago na receção no dia da saída. Suite disponível por {other}. Confirmação n.º {ref}.

stay.booked zh tells name dates expected
{name}恭候您的光临|客房预订回执 {ref}
{traveller}贵宾： ¶ 感谢您预订{name}。 ¶ 抵达：{from} ¶ 离开：{to} ¶ 晚数：{nights} ¶ 房价合计（预估）：{expected} ¶ 另有行政套房可供升级，{other}。回执编号{ref}，办理入住时请出示证件。 ¶ {city}{name}前台

stay.reminder en tells name dates
Your upcoming stay at {name}|Almost time for {city}|Travel checklist for booking {ref}
Hello {traveller}, your stay at {name} in {city} starts on {from}. We have you down until {to}. ¶ Getting here: the tram stops in front of the house. ¶ Early check-in on request ¶ Spa day pass: {other} ¶ See you soon!
TRIP REMINDER ¶ Hotel {name}, {city} ¶ In: {from} ¶ Out: {to} ¶ Booking {ref} ¶ Weather: mild, bring an umbrella. Do not forget: ID, charger, confirmation.

stay.reminder zh* tells name dates
温馨提示：您即将入住{name}|{city}行程即将开始
您好，您在{city}的住宿即将开始：{name}，{from}入住，{to}退房。如预计晚到，请提前告知酒店。订单号{ref}。

stay.invoice en tells name dates paid nights
Your folio from {name}|Thank you for staying with us in {city}|{name}: final bill {ref}|Receipt for your stay, {from} - {to}
GUEST FOLIO ¶ {name}, {city} ¶ Guest: {traveller} ¶ Arrival: {from} Departure: {to} ¶ Description / Amount ¶ Room charge, {nights} night(s) / {net} ¶ City tax and incidentals / {tax} ¶ Total / {paid} ¶ Payment by card / -{paid} ¶ Balance due / 0.00 ¶ Folio no. {ref}. We hope to welcome you again.
Dear {traveller}, it was a pleasure to have you with us from {from} to {to}. As requested at the desk, here is your bill once more: accommodation for {nights} night(s) {net}, extras and tax {tax}, altogether {paid}. It was paid by card on departure, so nothing is open. Our original quote had been {expected}. With kind regards, {name}, {city}
Your stay is complete ¶ {name} ¶ {city} ¶ {from} → {to} ({nights} nights) ¶ What you paid ¶ Accommodation {net} ¶ Taxes, fees and extras {tax} ¶ Total charged to card •••• {digits} ¶ {paid} ¶ Price at the time of booking: {expected} ¶ Download a VAT invoice | Get help with this charge

stay.invoice en tells name dates paid nights
Tax invoice {ref} - {name}|Express check-out: your invoice
Tax invoice {ref} ¶ Issued by {name}, {city} ¶ To {traveller} ¶ Period of stay {from} - {to} ¶ Nights {nights} @ {ratepaid} (average, extras included) ¶ Amount before tax {net} ¶ Taxes and levies {tax} ¶ Invoice total {paid} ¶ Less prepayment at check-in {deposit} ¶ Paid at check-out {rest} ¶ Please keep this invoice for your records.
Thank you for using express check-out. You stayed with us in {city} from {from} to {to}, {nights} night(s). We have now charged your card with the total of {paid}, which covers the room and everything you signed for. The booking confirmation showed {expected}. {name}, bill {ref}

stay.invoice zh* tells name dates paid nights
{name}离店账单|您的住宿账单{ref}|感谢入住{city}{name}
{traveller}您好，以下是您本次住宿的账单： ¶ 酒店：{name}（{city}） ¶ 入住：{from} ¶ 离店：{to} ¶ 晚数：{nights} ¶ 客房费用：{net} ¶ 税费及其他消费：{tax} ¶ 合计：{paid} ¶ 支付方式：信用卡 尾号{digits} ¶ 欠款：0 ¶ 账单编号：{ref} ¶ 预订时的参考价格为{expected}，以实际账单为准。
您已于{to}从{city}{name}离店，本次共住{nights}晚（{from}入住），实际支付{paid}。感谢您的入住，期待再次相见。

stay.invoice de tells name dates paid nights
{name}: Rechnung zu Ihrem Aufenthalt|Rechnung Nr. {ref}
Vielen Dank für Ihren Besuch im {name}, {city}. ¶ Aufenthalt {from} bis {to}, {nights} Nächte ¶ Zimmer {net} ¶ Kurtaxe und Extras {tax} ¶ Gesamtbetrag {paid} ¶ dankend per Karte erhalten ¶ Rechnung Nr. {ref}

stay.invoice fr tells name dates paid nights
Facture {ref} - {name}|Votre facture d’hébergement
{name} - {city} ¶ Facture {ref} ¶ Séjour du {from} au {to} ({nights} nuits) ¶ Hébergement {net} ¶ Taxes et extras {tax} ¶ Total TTC {paid} ¶ Payé par carte bancaire. Merci et à bientôt.

stay.invoice it tells name dates paid nights
Fattura {ref} - {name}|Il conto del Suo soggiorno
{name} - {city} ¶ Fattura {ref} ¶ Soggiorno dal {from} al {to} ({nights} notti) ¶ Pernottamento {net} ¶ Imposte ed extra {tax} ¶ Totale pagato {paid} ¶ Grazie della visita.

stay.invoice es tells name dates paid nights
Factura {ref} - {name}|La factura de tu estancia
{name} - {city} ¶ Factura {ref} ¶ Estancia del {from} al {to} ({nights} noches) ¶ Alojamiento {net} ¶ Impuestos y extras {tax} ¶ Total pagado {paid} ¶ Gracias por tu visita.

stay.invoice pt tells name dates paid nights
Fatura {ref} - {name}|A fatura da sua estadia
{name} - {city} ¶ Fatura {ref} ¶ Estadia de {from} a {to} ({nights} noites) ¶ Alojamento {net} ¶ Impostos e extras {tax} ¶ Total pago {paid} ¶ Obrigado e até breve.

stay.feedback en tells name
How did we do at {name}?|Your opinion matters, {traveller}|Leave a review of {name}
Hi {traveller}, thanks again for staying at {name}. Would you recommend us? Reviews help other travellers to decide. ¶ ★★★★★ ¶ As a thank-you we take {percent}% off your next booking, rooms start at {other}. ¶ Unsubscribe from survey emails

flight.booked en tells airline date first price
Your {name} e-ticket to {city} ({ref})|Booking confirmed: {city}, {date}|{name} receipt and itinerary|Get ready to fly, {traveller}
Thank you for flying with {name} ¶ Booking reference {ref} ¶ YOUR FLIGHT ¶ {date} ¶ Departure {firsttime} ¶ To {city} ¶ Status: confirmed ¶ Class: Economy Light ¶ PAYMENT ¶ Fare {net} ¶ Taxes and carrier charges {tax} ¶ Total {paid} ¶ Paid by card ending in {digits}. Check-in opens 24 hours before departure. Add a bag for {other}.
Dear {traveller}, ¶ your ticket to {city} is issued. You fly with {name} on {date} at {firsttime} local time. The price was {paid} including all taxes, charged today. The reference you need for check-in is {ref}. One small bag is free; cabin trolleys can be added until two hours before take-off. ¶ Enjoy the flight!

flight.booked en tells airline date first price
Ticket issued - order {ref}|E-ticket receipt {ref} ({name})
Passenger | Flight to | Airline | Date | Departs | Ticket price ¶ {traveller} | {city} | {name} | {date} | {firsttime} | {paid} ¶ Payment received in full. Confirmation {ref}. ¶ Cancellation cover was not selected ({other}). ¶ Please be at the airport two hours before departure.

flight.booked zh* tells airline date first price
【出票成功】{date} 飞往{city}|您的机票订单{ref}|{name}电子客票通知
{traveller}您好，您的机票已出票。 ¶ 航空公司：{name} ¶ 目的地：{city} ¶ 出发日期：{date} ¶ 计划起飞：{firsttime} ¶ 票面价：{net} ¶ 税费：{tax} ¶ 支付总额：{paid} ¶ 预订编号：{ref} ¶ 请携带护照，提前两小时抵达机场。
您预订的机票已支付成功：{name}，{date} {firsttime}起飞，前往{city}，总价{paid}。预订编号{ref}，加购行李{other}。

flight.changed en tells final
Schedule change: your flight to {city}|Important: new departure time for booking {ref}|Update to your trip to {city}|Action may be required: flight to {city}
Hi {traveller}, ¶ there's been a change to your booking {ref}. ¶ Flight to {city}, {date} ¶ Old departure time {firsttime} ¶ New departure time {time} ¶ Your seat and bags are not affected. You don't need to do anything. If the new time does not suit you, you can rebook free of charge in Manage my booking.
We are writing to let you know that your flight to {city} on {date} will leave later than planned. Instead of {firsttime}, take-off is now at {time} due to an aircraft change. Please adjust your journey to the airport. Sorry for any disruption to your plans. Booking {ref}.
REVISED ITINERARY {ref} ¶ {date} ¶ To {city} ¶ Departs {time} (was {firsttime}) ¶ This itinerary replaces all earlier versions. Seats have been carried over.

flight.changed en tells final
Re: booking {ref} - please note the new time|Flight to {city}: timing update
Because of works on the runway, some departures on {date} had to be moved. Your flight to {city} is one of them: it is no longer scheduled for {firsttime} but for {time}. Check-in desks close 45 minutes before that. Your booking code {ref} remains valid.

flight.changed zh* tells final
【航班变动】飞往{city}的航班时间调整|预订{ref}：起飞时间更新
尊敬的{traveller}，因机型调配，您{date}飞往{city}的航班起飞时间由{firsttime}改为{time}，其他信息不变，请合理安排行程。预订编号{ref}。
航班动态提醒：预订{ref}，{city}，{date}。最新起飞时间{time}（原{firsttime}）。如无法接受，可免费改期或退票。

flight.checkin en tells airline date
Check in now for {city}|{name}: time to check in
Online check-in is open for your {name} flight to {city} on {date}. ¶ Reference {ref} ¶ 1 Confirm passenger 2 Choose a seat (extra legroom {other}) 3 Get your boarding pass ¶ Bag drop closes 60 minutes before departure.

flight.checkin zh* tells airline date
值机提醒：{name} 飞往{city}|在线值机已开放 {ref}
{traveller}您好，您{date}乘坐{name}飞往{city}的航班现在可以在线值机，提前选座{other}起。预订编号{ref}。

meal.reserved en tells name date
Your table at {name} is confirmed|Reservation reminder: {name}, {date}
Reservation confirmed ¶ {name}, {city} ¶ {date} at {time} ¶ Party of {party} ¶ We hold your table for 15 minutes. To cancel or change, use the link in this message.
Hello {traveller}, thanks for booking with us. We expect you on {date} at {time}, table for {party}. Let us know about any allergies. {name}, {city}

meal.receipt en tells name date paid
Card receipt: {name}|{name}, {city}: payment of {paid}|Thanks for dining with us
You paid {paid} to {name} ¶ {date} ¶ {city} ¶ Food {net} ¶ Drinks {tax} ¶ Total {paid} ¶ Card •••• {digits} ¶ How was everything? Leave a rating.
Digital receipt ¶ Restaurant: {name} ({city}) ¶ Date: {date} ¶ Amount before tip: {net} ¶ Tip: {tax} ¶ Amount charged: {paid} ¶ Sent by your card reader's receipt service. Receipt no. {number2}{number}

meal.receipt de tells name date paid
Ihr Beleg von {name}|{name}: Zahlung vom {date}
Vielen Dank für Ihren Besuch! ¶ {name}, {city} ¶ {date} ¶ Küche {net} ¶ Getränke {tax} ¶ Gesamt {paid} ¶ Kartenzahlung, Beleg {number2}

meal.receipt fr tells name date paid
Votre reçu - {name}|Paiement du {date} chez {name}
Merci de votre visite ! ¶ {name}, {city} ¶ {date} ¶ Cuisine {net} ¶ Boissons {tax} ¶ Total {paid} ¶ Paiement par carte

meal.receipt it tells name date paid
La Sua ricevuta - {name}|Pagamento del {date} da {name}
Grazie per la visita! ¶ {name}, {city} ¶ {date} ¶ Piatti {net} ¶ Bevande {tax} ¶ Totale {paid} ¶ Pagamento con carta

meal.receipt es tells name date paid
Tu recibo - {name}|Pago del {date} en {name}
¡Gracias por venir! ¶ {name}, {city} ¶ {date} ¶ Comida {net} ¶ Bebidas {tax} ¶ Total {paid} ¶ Pago con tarjeta

meal.receipt pt tells name date paid
O seu recibo - {name}|Pagamento de {date} em {name}
Obrigado pela visita! ¶ {name}, {city} ¶ {date} ¶ Pratos {net} ¶ Bebidas {tax} ¶ Total {paid} ¶ Pagamento com cartão

meal.receipt zh tells name date paid
{name}消费凭证|您在{name}的付款记录
{name}，{city} ¶ 消费日期：{date} ¶ 菜品：{net} ¶ 酒水及服务费：{tax} ¶ 合计支付：{paid} ¶ 感谢光临，欢迎评价。

order.received en tells name what paid
{name} order #{ref} received|Thanks for your order, {traveller}|We've received your order ({name})|{name}: order {ref}
[Logo] {name} ¶ Hi {traveller}, thanks for your order! We'll let you know as soon as it ships. ¶ ORDER SUMMARY ¶ 1 × {what} ¶ Subtotal {net} ¶ Shipping {tax} ¶ Total {paid} ¶ Paid with card ending {digits} ¶ Order number {ref} ¶ Ship to: {traveller}, {home} ¶ You may also like: gift cards from {other}
Order #{ref} ¶ Item | Qty | Amount ¶ {what} | 1 | {net} ¶ Delivery | | {tax} ¶ Order total | | {paid} ¶ Returns accepted within 14 days of delivery. Questions? Reply to this email. {name}
Dear {traveller}, ¶ we have received your payment of {paid} for {what} (order {ref}). The parcel leaves our shop within two working days. An invoice is enclosed in the box. ¶ Thank you for supporting a small business, ¶ {name}

order.received en tells name what paid
Payment receipt: {name}|You sent a payment of {paid} to {name}
You sent a payment of {paid} to {name}. ¶ Transaction ID {track} ¶ Description: {what} ¶ Order {ref} ¶ Item total {net} ¶ Postage {tax} ¶ Total {paid} ¶ It may take a few moments for this transaction to appear in your account.

order.received zh* tells name what paid
【下单成功】{whatZh}|{name}订单{ref}确认|您的付款已收到
{traveller}，感谢您的购买！ ¶ 店铺：{name} ¶ 商品：{whatZh} ×1 ¶ 小计：{net} ¶ 配送费：{tax} ¶ 总计：{paid} ¶ 订单号：{ref} ¶ 我们将尽快为您发货。签收后14天内可申请退货。
您在{name}购买的{whatZh}已付款成功，支付金额{paid}，订单号{ref}，预计三日内发货。

order.received de tells name what paid
Danke für deine Bestellung #{ref}|{name} - Bestellung eingegangen
Hallo {traveller}, wir haben deine Bestellung erhalten. ¶ 1 × {what} ¶ Zwischensumme {net} ¶ Versand {tax} ¶ Gesamtsumme {paid} ¶ Bestellnummer {ref} ¶ Dein Team von {name}

order.received fr tells name what paid
Merci pour votre commande n° {ref}|{name} - commande confirmée
Bonjour {traveller}, votre commande est confirmée. ¶ 1 × {what} ¶ Sous-total {net} ¶ Livraison {tax} ¶ Total {paid} ¶ Numéro de commande {ref} ¶ L’équipe {name}

order.shipped en tells name what
Your order #{ref} has shipped|{name}: your parcel is on the way
Good news! Your order from {name} has shipped. ¶ Contents: {what} ¶ Carrier: Parcelwing ¶ Tracking number: {track} ¶ Estimated delivery: {weekday} ¶ Track your package
Hi {traveller}, {what} left us this morning. You can follow the parcel with number {track}. {name}, order {ref}

order.shipped zh* tells name what
您的包裹已发出：{whatZh}|{name}发货提醒
您在{name}购买的{whatZh}已发出，运单号{track}，可点击查看物流进度。订单号{ref}。

order.delivered en tells name
Delivered: your order from {name}|Your parcel has arrived
Your package from {name} was delivered at {time}. ¶ Left with: (front door|reception|parcel locker) ¶ Tracking {track} ¶ Not received it? Contact us within 7 days.

order.refund en tells refunded
Refund issued for order #{ref}|We've received your return|Your {name} refund is on its way
Hi {traveller}, we've received your return and issued a refund. ¶ Order {ref} ¶ {what} ¶ Refund total {refunded} ¶ Refunded to the original payment method. Depending on your bank it can take 5 to 10 business days to show up. ¶ {name}
Dear {traveller}, I am sorry to hear that {what} arrived with a fault. As discussed, we return {refunded} to your account; there is no need to send anything back. Thank you for your patience. {name}, order {ref}
REFUND CONFIRMATION ¶ Merchant {name} ¶ Order {ref} ¶ Item {what} ¶ Amount refunded {refunded} ¶ Status: completed

order.refund zh* tells refunded
【退款成功】订单{ref}|{name}退款到账提醒
{traveller}您好，您在{name}购买的{whatZh}退款已处理完成，退款金额{refunded}，将退回原支付账户，预计5个工作日内到账。订单号{ref}。

visit.first en tells first reason
Appointment confirmed: {name}, {first}|Your booking at {name}|Confirmation of your {what} appointment
Your appointment is confirmed ¶ {name}, {city} ¶ When: {first}, {firsttime} ¶ Reason for visit: {said} ¶ {patientshort} ¶ Add to calendar | Reschedule | Cancel ¶ We ask you to be here ten minutes before. Missed appointments are charged at {other}.
Hello {traveller}, thanks for booking online. This is to confirm the appointment{for} on {first} at {firsttime} ({said}). If you can't make it, please give us 24 hours' notice. Kind regards, the team at {name} ({what})

visit.first en tells first reason
{name}: see you on {first}|New appointment at {name}
Practice | Date | Time | For ¶ {name}, {city} | {first} | {firsttime} | {said} ¶ {patientshort} ¶ Bring your insurance card and a list of current medication. Replies to this address are not read.

visit.first zh* tells first
预约成功：{name}|【预约确认】{first} {firsttime}
{traveller}您好，您在{name}（{city}）的{whatZh}预约已确认：{first} {firsttime}。请提前十分钟到达，如需改期请提前一天联系我们。

visit.first de tells first reason
Terminbestätigung: {name}|Ihr Termin bei {name}
Guten Tag {traveller}, Ihr Termin{for} ist gebucht: ¶ {first}, {firsttime} Uhr ¶ Anlass: {said} ¶ {name}, {city} ¶ Bitte sagen Sie mindestens 24 Stunden vorher ab, sonst berechnen wir {other}.

visit.moved en tells final
Your appointment has a new date|Change of appointment at {name}|{name}: updated appointment details
We have changed the appointment{for} ¶ {name} ¶ Previous: {first}, {firsttime} ¶ New: {date}, {time} ¶ No further action is needed. Call us if this does not work for you.
Dear {traveller}, unfortunately we have to change the appointment{for} on {first}, since a colleague is on sick leave. The next free slot was {date} at {time}, and we have booked it for you. Apologies and thank you for understanding. {name}
Hello, as agreed by phone we have cancelled {first} and put you down{for} for {date} at {time} instead. Please discard the earlier confirmation. {name}

visit.moved zh* tells final
改期通知：{name}|您的预约时间已变更
{traveller}您好，您在{name}原定{first}的预约（{whatZh}）已改到{date} {time}，原时间作废，敬请谅解。

visit.reminder en tells final
Reminder: appointment at {name}|Your appointment is coming up
This is a reminder of the appointment{for} at {name} on {date} at {time}. If you cannot come, please let us know today.

visit.reminder zh* tells final
就诊提醒：{name}|明日预约提醒
温馨提示：您在{name}的预约（{whatZh}）时间为{date} {time}，请准时到达。

visit.bill en tells paid reason
Your {name} invoice|Your statement: {name}|{name} - payment request
Invoice ¶ {name}, {city} ¶ Date of service {date} ¶ {patientshort} ¶ Service: {said} ¶ Fee {net} ¶ Materials {tax} ¶ Total due {paid} ¶ Pay online or by transfer within 30 days.
Dear {traveller}, please find below the charges for your visit on {date} ({said}): {paid} in total. You may forward this invoice to your insurer. The fee for a missed appointment ({other}) does not apply. Thank you, {name} ({what})

visit.bill de tells paid reason
{name}: Ihre Rechnung|Rechnung zum Termin am {date}
Sehr geehrte Damen und Herren, ¶ für den Termin am {date} ({said}) berechnen wir {paid}, davon Honorar {net} und Material {tax}. Zahlbar innerhalb von 30 Tagen. ¶ {name}, {city}

show.booked en tells final seat paid
Tickets: {name}|Order confirmation: {name}, {date}|{name} - e-ticket inside
You're in! ¶ {name} ¶ {what} · {city} ¶ {date} · {time} ¶ Seat: {said} ¶ Order {ref} ¶ Ticket price {net} ¶ Booking fee {tax} ¶ Order total {paid} ¶ Show the QR code at the entrance. Tickets cannot be exchanged.
Dear {traveller}, thank you for your purchase. Please find attached one ticket for {name} ({what}) in {city} on {date}. It begins at {time}, and your seat is {said}. The amount of {paid} has been paid by card. A programme costs extra. Booking number {ref}.

show.booked zh* tells final seat paid
【购票成功】{name}|您的电子票：{name} {date}
恭喜您购票成功！ ¶ {whatZh}：{name} ¶ 地点：{city} ¶ 时间：{date} {time} ¶ 座位：{said} ¶ 票价：{net} ¶ 手续费：{tax} ¶ 实付：{paid} ¶ 订单号：{ref} ¶ 请凭二维码入场。

show.booked de tells final seat paid
Deine Tickets: {name}|Ticketbestätigung {ref}
Hallo {traveller}, hier ist dein Ticket! ¶ {name} ({what}) ¶ {city} ¶ {date}, {time} Uhr ¶ Platz: {said} ¶ Ticketpreis {net} ¶ Gebühr {tax} ¶ Gesamt {paid} ¶ Bestellnummer {ref}

show.news en tells nothing
Everything you need to know about {name}|Your visit to {name}: travel and entry
Doors open an hour before the start. Large bags must be left in the cloakroom. Food and drink are available in the foyer. We look forward to seeing you at {name}.

bill.issued en tells paid
Your {what} bill has arrived|{name}: {what} bill of {date}|Your latest statement from {name}
Your new {what} bill can be viewed online ¶ Account no. {ref} ¶ Date of bill {date} ¶ Previous balance {other} ¶ Payment received -{other} ¶ This period's charges {net} ¶ Tax {tax} ¶ Total due {paid} ¶ We will collect this by direct debit in 14 days. ¶ {name} | My account | Tariffs | Contact
Hello {traveller}, your new {what} bill from {name} is here. The amount for this period is {paid}, dated {date}. You do not need to do anything, we collect it from your bank account. Customer number {ref}.

bill.issued en tells paid
{name} invoice {date}|Direct debit notice: {what}
Advance notice of direct debit ¶ Creditor {name} ¶ For {what} ¶ Contract {ref} ¶ Invoice date {date} ¶ Amount {paid} (tax included: {tax}) ¶ Average of the last periods {other}

bill.issued zh* tells paid
{name}{whatZh}账单已出|【账单通知】{whatZh} {date}
{traveller}您好，您的{whatZh}账单已生成。 ¶ 账户号：{ref} ¶ 账单日期：{date} ¶ 上期账单：{other}，已付清 ¶ 本期金额：{net} ¶ 税额：{tax} ¶ 应缴总额：{paid} ¶ 款项将自动扣缴。{name}

bill.issued de tells paid
Ihre neue Rechnung von {name}|{what}: Rechnung {date}
Guten Tag {traveller}, Ihre {what}-Rechnung ist da. ¶ Vertragskonto {ref} ¶ Rechnungsdatum {date} ¶ Vorheriger Betrag {other}, ausgeglichen ¶ Netto {net} ¶ Steuer {tax} ¶ Rechnungsbetrag {paid} ¶ Einzug per Lastschrift. {name}

bill.issued fr tells paid
Nouvelle facture de {name}
Bonjour, votre facture ({what}) du {date} est disponible. ¶ Contrat {ref} ¶ Montant HT {net} ¶ TVA {tax} ¶ Montant du prélèvement {paid} ¶ Facture précédente {other}, payée. {name}

bill.notice en tells nothing
Changes to your {what} contract|Save on {what} with {name}
Dear customer, from next month our tariffs for {what} change by up to {percent}%. A typical household pays about {other} more per year. You can find the new price list online. {name}

repair.quote en tells expected
Quote for {what} ({ref})|Estimate: {what}|Your request: {what}
Quote {ref} ¶ {name} ¶ Job: {what} ¶ Materials and labour ¶ Estimated total incl. tax {expected} ¶ Call-out fee waived if you accept ¶ Express service on request {other} ¶ Valid for four weeks
Hi {traveller}, thanks for having us over to look at {what}. I'd expect the job to cost around {expected}. If we find more damage on the way I'll call you before carrying on. Let me know if you'd like to go ahead. {name}

repair.quote de tells expected
Angebot {ref}: {what}|Ihre Anfrage: {what}
Hallo {traveller}, für {what} rechnen wir mit etwa {expected} inkl. Steuer. Expressaufschlag auf Wunsch {other}. Das Angebot gilt vier Wochen. {name}

repair.quote zh* tells expected
{whatZh}维修报价单|【报价】{whatZh} {ref}
{traveller}您好，{whatZh}的维修报价约为{expected}（含税及人工），加急服务另收{other}。如同意请回复确认。{name}

repair.invoice en tells paid
Invoice for {what}|{name}: invoice {ref}|All done: {what}
Invoice {ref} ¶ {name} ¶ Job: {what} ¶ Completed {date} ¶ Labour {rest} ¶ Materials {deposit} ¶ Total {paid} ¶ Quoted {expected} ¶ Payment due within 10 days
Hi {traveller}, {what} is done as of {date}. It took a little longer than I thought, so the final bill comes to {paid} rather than the {expected} I had quoted. Bank details are below. Thanks for your business! {name}, invoice {ref}

repair.invoice de tells paid
Rechnung {ref}: {what}|{name} - Rechnung
Hallo {traveller}, {what} ist seit {date} erledigt. ¶ Arbeitszeit {rest} ¶ Material {deposit} ¶ Gesamtbetrag {paid} ¶ Angebot war {expected} ¶ Zahlbar in 10 Tagen. {name}

repair.invoice zh* tells paid
{whatZh}维修完成，请付款|维修发票{ref}
{traveller}您好，{whatZh}已于{date}维修完成。 ¶ 工时费：{rest} ¶ 材料费：{deposit} ¶ 总计：{paid} ¶ 报价为{expected}，差额为额外更换的零件。 ¶ {name}

move.keys en tells final
Key collection for your flat in {city}|Move-in appointment, {city}
Dear {traveller}, congratulations on your new home! You can collect the keys to the flat in {city} on {date} at {time}. Please bring photo ID and proof of the deposit. The monthly rent is {other}. {name}
Move-in appointment ¶ Address: your flat in {city} ¶ Date: {date} ¶ Time: {time} ¶ What happens: walk-through, meter readings, keys. {name}

move.movers en tells paid
Your move to {city}: final invoice|{name} - invoice {ref}
Closing invoice {ref} ¶ Move to {city}, {date} ¶ Crew and truck {rest} ¶ Packing material {deposit} ¶ Total {paid} ¶ Damage has to be reported within 7 days. {name}

noise.promo en tells nothing
Weekend deal: {city} from {other}|{city} is calling|Flash sale ends {weekday}
Plan your next getaway ¶ {city}: {nights} nights from {other} ¶ Book by {date} and save up to {percent}%. Offer subject to availability. ¶ Unsubscribe | View in browser | Privacy

noise.promo en tells nothing
Last chance: {percent}% off|We picked these for you|A note from {name}
Still thinking about {what}? With the {name} partner programme it is now {other}. Free returns. Members get {percent}% off this week only.

noise.promo zh* tells nothing
限时特惠：{city}{nights}晚{other}起|会员日，立省{percent}%
周末出游特辑：{city}{nights}晚酒店{other}起，{date}前下单享优惠，房量有限。退订请回复TD。

noise.letter en tells nothing
Club newsletter {number}|News from the club
Dear members, the club trip to {city} takes place if at least {number} people sign up by {date}. The fee is about {other}. Training on {weekday} is cancelled. The committee

noise.letter en tells nothing
Community update|Residents' association: minutes
Dear residents, the lift will be inspected on {date}. The cost of {other} is paid from the reserve fund. Please keep the hallway clear. The management

noise.letter en tells nothing
This month in our magazine|Your monthly read
This month in our magazine: a weekend in {city}, photo tips ({scene}), and our recipe of the month: {dish}. Subscribe for {other} a year.

noise.work en tells nothing
Meeting moved to {weekday}|Project meeting: new time
Hi all, the project meeting moves to {date}, {time}. Please have your figures ready, we are {other} over budget. {colleague}

noise.work en tells nothing
Expense report: {city}|Your expenses
Thanks for the report on {city}. One receipt is unclear: is the {other} from {name} for one person or two? Best, {colleague}

noise.system en tells nothing
One-time code|Code for signing in
{number}{number2} is your verification code. It is valid for ten minutes. Do not share it with anyone.

noise.system en tells nothing
New login to your account|Security notice
We noticed a new login from {city} on {date} at {time}. If this was you, you can ignore this message. Your plan renews for {other} a year.

noise.system zh* tells nothing
登录验证|安全提醒
您正在登录账户，验证码{number}{number2}，10分钟内有效。如非本人操作请忽略。
`;

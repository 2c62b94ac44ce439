/**
 * The same steps in the twelfth voice's mailbox: the export of one person's inbox, HTML turned into text. Booking sites and
 * carriers print labels and buttons, small hosts and practices write a few lines, and changes come as notices, as amended
 * confirmations or in passing. The form is told in `letter-text.ts`.
 */
export const twelfthLetters = `
stay.booked en tells name dates expected
You are booked in at {name}|{city}: your reservation is confirmed ({ref})|Confirmation no. {ref} - {name}, {city}
Having trouble reading this? Open the web version ¶ Good to go, {traveller}! We have a room for you in {city}. ¶ Booking number to quote: {ref} ¶ {name} ¶ {city} ¶ [Map] ¶ Check-in ¶ {from}, after 3 pm ¶ Check-out ¶ {to}, before 11 am ¶ Length of stay: {nights} night(s) ¶ Party: {guests} ¶ Price ¶ approx. {expected} ¶ You'll pay during your stay. The final amount shown by the property may differ, for example because of city tax or extras. ¶ Manage your booking ¶ Need a taxi? From {other}
Hello {traveller}, ¶ Thanks for choosing us. I've reserved a double room for you, arriving {from} and leaving {to} - {nights} night(s) in all. At the current rate the stay will come to {expected}. Nothing has been charged so far; we just keep your card on file. The reception is staffed until midnight. ¶ If your plans change, drop us a line. ¶ Front office, {name}, {city} ¶ Ref. {ref}
YOUR ITINERARY ¶ Lodging: {name} ¶ Location: {city} ¶ Arriving: {from} ¶ Departing: {to} ¶ Nights: {nights} ¶ Confirmation: {ref} ¶ Nightly rate (avg.): {ratenight} ¶ Estimated cost of stay: {expected} ¶ Pay at property. Rate subject to local fees. Non-smoking room requested, not guaranteed.

stay.booked en tells name dates expected
Your host in {city} is expecting you|Booking request accepted: {name}|Travel documents for {city}
{traveller}, your stay is all set! ¶ Where: {name}, {city} ¶ When: {from} to {to} ({nights} nights) ¶ Quote: {expected} ¶ Payment: on site ¶ Access: the key box is next to the door, code {number2}. ¶ Reservation {ref}. Late arrival? Message the host.
Dear guest, please find your voucher for {name} in {city} below. ¶ Voucher {ref} | valid from {from} | valid until {to} | {nights} nights | room only | estimate {expected} ¶ The estimate covers the room. Whatever you add locally is settled with the hotel, which will send its own bill. Suite upgrade for {other} on request.

stay.booked zh* tells name dates expected
酒店预订确认函：{name}|【已确认】{city}住宿 {from}入住|预订编号{ref}：{city}{name}
{traveller}，您好！您的房间已留好。 ¶ 【酒店】{name} ¶ 【所在城市】{city} ¶ 【入住】{from} 下午三点后 ¶ 【退房】{to} 中午前 ¶ 【间夜】1间，{nights}晚 ¶ 【参考价】{expected} ¶ 【付款方式】到店支付，最终金额以酒店账单为准 ¶ 【确认号】{ref} ¶ 接送机另付{other}，请提前48小时预约。
感谢通过本平台预订。{city}的{name}已接受您的订单（{ref}）：{from}到店，{to}离店，共{nights}晚，预计费用{expected}，无需预付。

stay.booked de tells name dates expected
Reservierungsbestätigung {ref} - {name}|Schön, dass Sie nach {city} kommen
Guten Tag {traveller}, ¶ wir bestätigen Ihre Reservierung im {name}, {city}. ¶ Anreise {from} ¶ Abreise {to} ¶ Übernachtungen {nights} ¶ Preis (Schätzung) {expected} ¶ Ortstaxe und Verzehr rechnen wir bei der Abreise ab. Parkplatz auf Wunsch {other}. Reservierungsnummer {ref}.

stay.booked fr tells name dates expected
Confirmation de séjour à {city}|{name} : réservation n° {ref}
Madame, Monsieur, ¶ votre séjour chez nous est confirmé. ¶ Établissement : {name}, {city} ¶ Du {from} au {to}, soit {nights} nuit(s) ¶ Montant estimé : {expected} ¶ Vous réglez sur place ; les suppléments éventuels seront ajoutés à la note. Petit-déjeuner pour tout le séjour : {other}. Dossier {ref}.

stay.booked it tells name dates expected
Conferma di soggiorno: {name}|Prenotazione n. {ref} - {city}
Gentile ospite, ¶ confermiamo il Suo soggiorno. ¶ {name}, {city} ¶ Arrivo {from} ¶ Partenza {to} ¶ Notti {nights} ¶ Importo previsto {expected} ¶ Il saldo avviene in struttura, tassa di soggiorno esclusa. Parcheggio {other}. Codice {ref}.

stay.booked es tells name dates expected
Reserva confirmada: {name}, {city}|Tu alojamiento en {city} ({ref})
¡Todo listo, {traveller}! ¶ Alojamiento: {name} ({city}) ¶ Llegada: {from} ¶ Salida: {to} ¶ Noches: {nights} ¶ Precio previsto: {expected} ¶ Se paga en el alojamiento; los extras van aparte. Traslado al aeropuerto por {other}. Localizador {ref}.

stay.booked pt tells name dates expected
Reserva confirmada - {name}|A sua estadia em {city} ({ref})
Caro hóspede, ¶ o seu quarto está garantido. ¶ {name}, {city} ¶ Chegada: {from} ¶ Partida: {to} ¶ Noites: {nights} ¶ Valor previsto: {expected} ¶ O pagamento é feito no local, com a taxa turística à parte. Estacionamento: {other}. Código {ref}.

stay.booked zh tells name dates expected
{name}：客房已为您预留|入住确认 {ref}
尊敬的{traveller}，您好： ¶ 您在{city}{name}的客房已预留，{from}入住，{to}退房，合计{nights}晚，房费约{expected}，离店结账。升级套房加收{other}。确认编号{ref}。

stay.reminder en tells name dates
See you on {from}, {traveller}|{name}: before you arrive|Your trip to {city} is around the corner
Only a few days to go ¶ {name}, {city} ¶ {from} - {to} ¶ Check in online and skip the queue. ¶ Airport transfer: {other} if booked in advance. ¶ Confirmation number {ref}
Hi {traveller}, a quick note ahead of your visit: your room at {name} ({city}) is ready from 15:00 on {from}, and we ask you to leave it by 11:00 on {to}. There is construction work in the street; please use the side entrance.

stay.reminder zh* tells name dates
入住前须知：{name}|{from}见！{city}欢迎您
{traveller}您好，您预订的{city}{name}将于{from}开始入住，{to}退房。前台24小时有人，确认号{ref}。接机服务{other}，可提前加购。

stay.invoice en tells name dates paid nights
{name}: copy of your bill|Your {name} bill|Invoice {ref}, {city}|Thanks for your visit, {traveller}
INVOICE / RECEIPT ¶ {name} - {city} ¶ Reservation {ref} ¶ Guest {traveller} ¶ In {from} / Out {to} / {nights} night(s) ¶ Accommodation {net} ¶ Service, tax and minibar {tax} ¶ TOTAL {paid} ¶ Received with thanks (card ending {digits}) ¶ Outstanding 0.00 ¶ This is a computer-generated document.
Hello {traveller}, ¶ As you left early in the morning, we are sending the bill by email. You were with us from {from} to {to}, which makes {nights} night(s). The card was debited with {paid}: {net} for the room and {tax} for taxes and extras. When you booked we had estimated {expected}. ¶ Warm regards from {city}, ¶ {name}
Here's your final receipt ¶ Stay at {name} in {city} ¶ {from} to {to} ¶ {nights} night(s) ¶ Booked at {expected} ¶ Final amount charged {paid} ¶ Why may these differ? Properties add taxes, fees and anything you ordered, or take off what you did not use. ¶ Get a PDF copy

stay.invoice en tells name dates paid nights
Payment confirmation - {name}|Billing statement for your stay in {city}
Payment confirmation ¶ Merchant {name}, {city} ¶ For: {nights} night(s), {from} - {to} ¶ Deposit taken on arrival {deposit} ¶ Remainder taken on departure {rest} ¶ You paid in total {paid} ¶ Booking {ref} ¶ Please allow two days for the entry to show on your statement.
Statement of stay | {name} | {city} ¶ Guest | {traveller} ¶ From | {from} ¶ To | {to} ¶ Nights | {nights} ¶ Original quote | {expected} ¶ Charges before tax | {net} ¶ Tax and sundries | {tax} ¶ Amount settled | {paid} ¶ Folio | {ref}

stay.invoice zh* tells name dates paid nights
{city}{name}：电子账单|退房结算通知 {ref}|您的住宿发票
{traveller}您好，您的住宿已结算完毕。 ¶ 酒店：{name}，{city} ¶ 住宿日期：{from} 至 {to}（{nights}晚） ¶ 房费 {net} ¶ 税金与杂费 {tax} ¶ 实收 {paid} ¶ 卡号尾数 {digits}，余额 0.00 ¶ 结算单号 {ref}
感谢您下榻{city}{name}。{from}入住、{to}退房，{nights}晚合计实付{paid}；预订页显示的{expected}为估价，请以本单为准。

stay.invoice de tells name dates paid nights
Rechnung für Ihren Aufenthalt in {city}|{name} - Ihre Rechnung
Sehr geehrter Gast, anbei Ihre Rechnung. ¶ {name}, {city} ¶ Zeitraum {from} - {to} ({nights} Nächte) ¶ Übernachtung {net} ¶ Abgaben und Nebenleistungen {tax} ¶ Summe {paid} ¶ Bezahlt mit Karte, Beleg {ref}

stay.invoice fr tells name dates paid nights
Votre note - {name}|{name} : reçu de paiement
Cher client, voici la note de votre séjour. ¶ {name}, {city} ¶ Arrivée {from}, départ {to}, {nights} nuit(s) ¶ Chambre {net} ¶ Suppléments et taxes {tax} ¶ Somme réglée {paid} ¶ Note n° {ref}

stay.invoice it tells name dates paid nights
Ricevuta {ref}: {name}|{name} - il Suo conto
Gentile ospite, ecco il conto. ¶ {name}, {city} ¶ {from} - {to}, notti: {nights} ¶ Camera {net} ¶ Tasse e servizi {tax} ¶ Somma pagata {paid} ¶ Documento {ref}

stay.invoice es tells name dates paid nights
Recibo {ref}: {name}|{name}: cuenta de tu estancia
Hola, aquí tienes la cuenta. ¶ {name}, {city} ¶ {from} - {to}, {nights} noche(s) ¶ Habitación {net} ¶ Tasas y consumos {tax} ¶ Importe abonado {paid} ¶ Documento {ref}

stay.invoice pt tells name dates paid nights
Recibo {ref}: {name}|{name}: conta da estadia
Olá, segue a conta da estadia. ¶ {name}, {city} ¶ {from} - {to}, {nights} noite(s) ¶ Quarto {net} ¶ Taxas e consumos {tax} ¶ Valor pago {paid} ¶ Documento {ref}

stay.feedback en tells name
{traveller}, rate your stay|Tell others about {name}|Got a moment for {name}?
How was {name}? ¶ Staff ○○○○○ ¶ Location ○○○○○ ¶ Cleanliness ○○○○○ ¶ Finish your review and enter a draw for a voucher worth {other}. ¶ Sent automatically, please do not answer. Unsubscribe

flight.booked en tells airline date first price
{name} booking {ref}: {city}|Your flight to {city} on {date}|Itinerary and receipt {ref}|Pack your bags! {city} awaits
{name} ¶ Your booking is confirmed ¶ PNR {ref} ¶ Passenger: {traveller} (adult) ¶ Outbound ¶ {date} ¶ {firsttime} departure ¶ Destination: {city} ¶ Fare family: Basic ¶ Charges ¶ Air fare {net} ¶ Taxes, fees and surcharges {tax} ¶ Total price {paid} ¶ Form of payment: card •••• {digits} ¶ Checked bag not included (add from {other}) ¶ All times are local times.
Hi {traveller}, ¶ Good news, your seat is booked! {name} will take you to {city} on {date}. Scheduled departure is {firsttime}. We've charged {paid} to your card, and the six-character code for online check-in is {ref}. Please check that the name on the ticket matches your passport. ¶ The {name} team

flight.booked en tells airline date first price
Electronic ticket {ref}|Trip summary: {city} with {name}
TRIP SUMMARY ¶ Carrier | {name} ¶ To | {city} ¶ Date | {date} ¶ Dep. | {firsttime} ¶ Traveller | {traveller} ¶ Status | OK ¶ Ticket total | {paid} (taxes of {tax} included) ¶ Booking code | {ref} ¶ Changes are permitted for a fee of {other}. Boarding closes 15 minutes before departure.

flight.booked zh* tells airline date first price
机票订单{ref}：{city}|【{name}】行程单与收据|您已成功购买{date}飞{city}的机票
{traveller}，您好！以下为您的电子行程单： ¶ 承运航空：{name} ¶ 目的地：{city} ¶ 日期：{date} ¶ 起飞（当地时间）：{firsttime} ¶ 机票：{net} ¶ 机场税及燃油费：{tax} ¶ 已付总价：{paid} ¶ 订座记录：{ref} ¶ 值机柜台起飞前45分钟关闭。
购票成功！{date} {firsttime}，{name}航班前往{city}。支付{paid}，订座编号{ref}。行李额需另外购买（{other}起）。

flight.changed en tells final
Your flight has been retimed ({ref})|{city}, {date}: revised departure|Notice of schedule change - {name}|Heads-up about your flight to {city}
SCHEDULE CHANGE NOTICE ¶ Booking: {ref} ¶ Route: to {city} ¶ Date of travel: {date} (unchanged) ¶ Departure: {firsttime} {time} ¶ The first time is no longer valid, the second one applies. ¶ If you accept, no reply is necessary. If you do not, you may cancel without charge within 7 days.
Dear {traveller}, ¶ Owing to a change in our timetable, the {city} service on {date} has been retimed. It is now due to leave at {time}, where your ticket says {firsttime}. Check-in and bag-drop times shift accordingly. ¶ Customer Care, {name}
Hello {traveller}, we've had to delay your flight to {city} ({date}). Revised departure: {time}. Originally scheduled: {firsttime}. Everything else in booking {ref} stays the same, including your seat.

flight.changed en tells final
Updated itinerary for {ref}|Please check your new flight time
Updated itinerary ¶ {name}, to {city} ¶ {date} ¶ Dep. {time} ¶ Booking {ref} ¶ Reason for this update: the aircraft arrives later than first planned, so that the departure at {firsttime} cannot be kept. Kindly print this version and throw the old one away.

flight.changed zh* tells final
航班时刻变更通知（{ref}）|【重要】{date}飞{city}航班延后
{traveller}您好：您订座编号{ref}、{date}前往{city}的航班，因时刻调整将推迟至{time}起飞，原定的{firsttime}取消。座位及行李服务保留，不便之处，敬请见谅。{name}
【航变提醒】{city}方向，{date}：起飞时间 {firsttime} 变更为 {time}。接受请忽略本邮件，不接受可在七日内免费退票。编号{ref}。

flight.checkin en tells airline date
{city}: check-in has opened|{name} boarding information
Time to check in! ¶ {name} to {city}, {date} ¶ Booking {ref} ¶ [Check in] [Business upgrade from {other}] [Travel rules] ¶ Liquids in cabin bags: containers of up to 100 ml.

flight.checkin zh* tells airline date
{name}：现在即可办理网上值机|{date}飞往{city}，请尽早值机
网上值机已开启。{name}，{date}，{city}方向，订座编号{ref}。充电宝请随身携带，不得托运。

meal.reserved en tells name date
{name}: reservation for {date}|Table booked at {name}|We look forward to your visit - {name}
Your reservation ¶ {name} ¶ {city} ¶ {date} ¶ {time} ¶ Guests: {party} ¶ Modify | Cancel | Directions ¶ The kitchen takes last orders at 21:30.
Dear {traveller}, your table for {party} is reserved at {name} in {city}: {date}, {time}. Please call if you are running late. A set menu is available at {other}.

meal.receipt en tells name date paid
Paid at {name}: your receipt|{paid} paid at {name}|Your bill at {name}, {city}
{name} ¶ {city} ¶ {paid} ¶ Paid {date} ¶ Summary ¶ Food and drink {net} ¶ Service {tax} ¶ Amount paid {paid} ¶ Visa - {digits} ¶ If you have questions, reply to this message.
Thanks for stopping by! ¶ Your e-receipt from {name} in {city}, {date}. ¶ Bill before service: {net} ¶ Service charge: {tax} ¶ Total paid: {paid} ¶ Show this receipt next time for a free espresso.

meal.receipt de tells name date paid
Digitaler Beleg: {name}|{name} sagt danke
{name}, {city} ¶ Datum {date} ¶ Speisen {net} ¶ Getränke und Service {tax} ¶ Bezahlt {paid} ¶ girocard ****{digits}

meal.receipt fr tells name date paid
{name} : votre ticket|Ticket du {date} - {name}
{name}, {city} ¶ Le {date} ¶ Repas {net} ¶ Boissons et service {tax} ¶ Réglé {paid} ¶ CB ****{digits}

meal.receipt it tells name date paid
{name}: scontrino digitale|Scontrino del {date} - {name}
{name}, {city} ¶ Data {date} ¶ Cucina {net} ¶ Coperto e bevande {tax} ¶ Pagato {paid} ¶ Carta ****{digits}

meal.receipt es tells name date paid
{name}: tique digital|Tique del {date} - {name}
{name}, {city} ¶ Fecha {date} ¶ Platos {net} ¶ Bebidas y pan {tax} ¶ Pagado {paid} ¶ Tarjeta ****{digits}

meal.receipt pt tells name date paid
{name}: talão digital|Talão de {date} - {name}
{name}, {city} ¶ Data {date} ¶ Refeição {net} ¶ Bebidas e couvert {tax} ¶ Pago {paid} ¶ Cartão ****{digits}

meal.receipt zh tells name date paid
【电子小票】{name}|{name}：感谢惠顾
{name}（{city}） ¶ 用餐日期 {date} ¶ 餐费 {net} ¶ 饮料及服务费 {tax} ¶ 实付 {paid} ¶ 欢迎再次光临

order.received en tells name what paid
{name}: we have your order {ref}|{name}: thank you for your purchase|We're getting your order ready ({ref})|Your purchase at {name}
{name} ¶ Thanks, we have your order! ¶ Hi {traveller}, we're getting your order ready to be shipped. We will notify you when it has been sent. ¶ [View your order] or visit our store ¶ Order {ref} ¶ {what} × 1 ¶ Subtotal {net} ¶ Shipping {tax} ¶ Total {paid} ¶ Customer information: {traveller}, {home} ¶ Payment: card ending with {digits}
Hello {traveller}, ¶ this confirms your order {ref} with {name}. You ordered: ¶ 1 pc. {what} ¶ The sum of {paid} (goods {net}, postage {tax}) was collected from your card today. You have the right to withdraw within 14 days of receiving the goods. ¶ Kind regards ¶ {name} customer service
Receipt | {name} ¶ Order no. | {ref} ¶ Article | {what} ¶ Quantity | 1 ¶ Merchandise | {net} ¶ Packing and delivery | {tax} ¶ Grand total | {paid} ¶ Gift wrapping was not chosen. Earn points worth {other} by joining our club.

order.received en tells name what paid
Your payment to {name}|Authorisation for order {ref}
Payment to {name} authorised ¶ Amount {paid} ¶ What for: {what}, order {ref} ¶ Account: card •••• {digits} ¶ This message is not an invoice. Contact the seller with questions about delivery.

order.received zh* tells name what paid
{name}：订单{ref}付款成功|您购买的{whatZh}已下单|订单确认（{ref}）
{traveller}您好，我们已收到您的订单，正在备货。 ¶ 订单编号 {ref} ¶ 卖家 {name} ¶ {whatZh} 1件 ¶ 商品金额 {net} ¶ 运费 {tax} ¶ 实付款 {paid} ¶ 发货后将另行邮件通知。
您好，您向{name}支付的{paid}已到账，购买商品：{whatZh}，单号{ref}。满额可享{other}优惠券一张。

order.received de tells name what paid
Auftragsbestätigung {ref}|Vielen Dank für Ihren Einkauf bei {name}
Guten Tag {traveller}, wir haben Ihren Auftrag {ref} erhalten. ¶ Artikel: {what} ¶ Warenwert {net} ¶ Versandkosten {tax} ¶ Rechnungsbetrag {paid} ¶ Bezahlt per Karte. ¶ {name}

order.received fr tells name what paid
Commande {ref} : merci pour votre achat|{name} : achat enregistré
Bonjour, nous préparons votre commande {ref}. ¶ Article : {what} ¶ Prix {net} ¶ Frais de port {tax} ¶ Montant payé {paid} ¶ {name}

order.shipped en tells name what
A shipment from {name} is on its way|{name}: dispatched ({ref})
Your order is on the way ¶ {name} ¶ Order {ref}: {what} ¶ Tracking number {track} ¶ Expected by {weekday} ¶ It may take 24 hours until tracking becomes active.
Hi {traveller}, we have just handed your parcel to the carrier. Inside: {what}. Shipment {track}. Thanks for shopping with {name}!

order.shipped zh* tells name what
{name}：商品已出库|发货通知：{whatZh}
{traveller}您好，{name}已将{whatZh}交给快递，单号{track}，预计{weekdayZh}前后送达。

order.delivered en tells name
Your {name} delivery has arrived|Delivery update: {name}
Delivered ¶ Sender: {name} ¶ Shipment {track} ¶ (Handed to resident|Left in a safe place|Placed in the mailbox) at {time} ¶ How did we do? Rate the driver.

order.refund en tells refunded
Refund notification - order {ref}|{name}: we've refunded you|Good news about your return
We've issued your refund ¶ Hello {traveller}, ¶ {name} has refunded {refunded} for order {ref} ({what}). The money goes back to the card you paid with and should appear within a week. ¶ Not what you expected? Talk to us.
Hi {traveller}, thanks for letting us know about the problem with {what}. We've taken care of it: {refunded} is on its way back to you. No return label needed. ¶ {name} customer service, ticket {number2}
Credit memo | {name} ¶ Order | {ref} ¶ Article | {what} ¶ Credited | {refunded} ¶ To | the card used for payment ¶ Reason | customer return

order.refund zh* tells refunded
{name}：退款已原路退回|退款通知（订单{ref}）
{traveller}您好，您购买的{whatZh}（订单{ref}）已完成售后，{name}向您退还{refunded}，款项将原路返回。

visit.first en tells first reason
Booked: {name} on {first}|{name} - appointment details|Your {what} appointment
Your visit in brief ¶ Provider: {name}, {city} ¶ Type: {what} ¶ Concerning: {said} ¶ Date: {first} ¶ Time: {firsttime} ¶ {patientshort} ¶ Please arrive a few minutes early. Extras and products are not covered by insurance (vouchers from {other}).
Dear {traveller}, ¶ We have noted an appointment{for} on {first} at {firsttime}. Reason given: {said}. You will find us on the first floor, there is a lift. ¶ Kind regards, {name}, {city}

visit.first en tells first reason
New booking at {name}|{name}: thanks for your booking
Thanks for booking online! ¶ {first} | {firsttime} | {name} | {said} ¶ {patientshort} ¶ You can move or cancel the booking in your account up to a day before. Parking costs extra.

visit.first zh* tells first reason
{name}预约登记成功|预约提醒：{first} {firsttime}
{traveller}您好，{name}已为您登记{whatZh}预约。 ¶ 日期：{first} ¶ 时间：{firsttime} ¶ 事由：{said} ¶ 地点：{city} ¶ 如无法前来，请提前24小时取消。

visit.first de tells first reason
Termin notiert: {first}|{name}: Terminvereinbarung
Guten Tag {traveller}, wir haben für Sie notiert: ¶ {first} um {firsttime} ¶ Grund: {said} ¶ {patientshort} ¶ {name}, {city} ¶ Absagen bitte spätestens am Vortag. Gutscheine ab {other}.

visit.moved en tells final
We had to reschedule you|{name}: rescheduled appointment|Change to your booking on {first}
Your booking has been rescheduled ¶ {name} ¶ {date} ¶ {time} ¶ {patientshort} ¶ This takes the place of your booking on {first}. Does the new slot not work? Choose another one online.
Dear {traveller}, ¶ I am afraid we cannot keep the appointment{for} on {first}; we are short of staff that day. We can offer {date} at {time} and have reserved this slot. Unless we hear from you, we will see you then. ¶ {name}
Hi {traveller}, thanks for your call. As you wished, the appointment{for} has been moved from {first} to {date}. The time is {time}. Best, {name}

visit.moved zh* tells final
您在{name}的预约已调整|预约改期：{date} {time}
{traveller}您好，原定{first}的{whatZh}预约因人员安排变动无法进行，现为您改约{date} {time}，如不方便请来电。{name}

visit.reminder en tells final
Don't forget: {name}|Upcoming: {name}, {date}
Just a reminder that we are expecting you{for} on {date}, {time}, at {name}. No need to reply.

visit.reminder zh* tells final
{name}：预约提醒|别忘了{date}的预约
{traveller}您好，请于{date} {time}前往{name}（{whatZh}），记得携带证件。

visit.bill en tells paid reason
{name} has sent you a bill|{name}: amount due for your visit|Invoice for {date}
{name} ¶ {city} ¶ Bill for services ¶ Visit of {date} ¶ Service provided: {said} ¶ {patientshort} ¶ Fees {net} ¶ Supplies {tax} ¶ Please pay {paid} ¶ within 14 days by bank transfer. No reminder fee so far.
Hello {traveller}, ¶ attached is the invoice for {said} on {date}. The total comes to {paid}, of which {tax} is for materials. Thank you for settling it within two weeks. ¶ {name} ({what})

visit.bill de tells paid reason
Rechnung von {name}|{name}: Honorarrechnung
Guten Tag {traveller}, für den Termin vom {date} ({said}) stellen wir Ihnen {paid} in Rechnung (Leistung {net}, Auslagen {tax}). Bitte überweisen Sie binnen 14 Tagen. ¶ {name}, {city}

show.booked en tells final seat paid
Here are your {name} tickets|{name}, {city}: order {ref}|It's official: you're going to {name}
Your order is complete ¶ {name} ({what}) ¶ {city} ¶ {date}, {time} ¶ 1 ticket, {said} ¶ Face value {net} ¶ Fees {tax} ¶ You paid {paid} ¶ Order {ref} ¶ [Download tickets] [Add to wallet] ¶ Prices for premium seats from {other}
Dear {traveller}, ¶ thank you for buying a ticket to {name}. Here is what you need to know: the {what} is on {date} in {city} and starts at {time}. You will be sitting in {said}. Your card was charged {paid}. Bring this email, printed or on your phone. ¶ Box office, ref. {ref}

show.booked zh* tells final seat paid
出票通知：{name}（{whatZh}）|{name}门票已购 {ref}
{traveller}您好，您的门票已出。 ¶ 名称：{name} ¶ 类型：{whatZh} ¶ 城市：{city} ¶ 日期：{date} ¶ 开始：{time} ¶ 座位：{said} ¶ 票价部分 {net}，平台服务费 {tax} ¶ 合计已付 {paid} ¶ 取票号 {ref}

show.booked de tells final seat paid
{name}: Ihre Eintrittskarte|Bestellung {ref} - {name}
Vielen Dank für Ihren Kauf! ¶ {name} ({what}), {city} ¶ Am {date} um {time} ¶ {said} ¶ Kartenpreis {net} ¶ Servicegebühr {tax} ¶ Bezahlt {paid} ¶ Auftrag {ref}

show.news en tells nothing
Plan your visit: {name}|{name}: good to know
Getting there: trams run until one in the morning. Hospitality packages from {other}. Photography without flash is fine. Programmes are sold at the door. Enjoy {name}!

bill.issued en tells paid
{name}: your {what} statement|Your {what} bill from {name} is ready|Bill available - account {ref}
Hi {traveller}, ¶ Your latest bill is ready to view. ¶ Service {what} ¶ Account {ref} ¶ Statement date {date} ¶ Last bill {other} (paid, thank you) ¶ New charges {net} ¶ VAT {tax} ¶ Amount due {paid} ¶ You're on autopay, so relax. ¶ {name}
Dear customer, the {what} invoice dated {date} amounts to {paid} including VAT. It will be taken from your account as usual. Customer no. {ref}. Questions? Our hotline is open on weekdays. {name}

bill.issued en tells paid
Invoice notification: {name}|Your direct debit for {what}
Invoice notification ¶ Supplier | {name} ¶ Subject | {what} ¶ Issued | {date} ¶ Contract account | {ref} ¶ Net | {net} ¶ VAT | {tax} ¶ To be debited | {paid} ¶ For comparison, previous invoice | {other}

bill.issued zh* tells paid
{name}：本期{whatZh}账单|{date}账单：{whatZh}
{traveller}您好，本期{whatZh}账单如下。 ¶ 出账日 {date} ¶ 客户编号 {ref} ¶ 本期费用 {net} ¶ 增值税 {tax} ¶ 本期应付 {paid} ¶ 上期 {other} 已结清 ¶ 将从您绑定的账户自动扣款。{name}

bill.issued de tells paid
Rechnung {date} ({name})|Ihre Abrechnung ({what})
Liebe Kundin, lieber Kunde, ¶ Ihre Abrechnung ({what}) vom {date} liegt bereit. ¶ Kundennummer {ref} ¶ Zwischensumme {net} ¶ MwSt. {tax} ¶ Zu zahlen {paid} ¶ Letzte Abrechnung {other} ¶ Der Betrag wird abgebucht. {name}

bill.issued fr tells paid
{name} : votre facture du {date}
Cher client, votre facture est disponible ({what}). ¶ Date {date} ¶ Référence client {ref} ¶ Hors taxes {net} ¶ TVA {tax} ¶ À payer {paid} ¶ Période précédente {other} ¶ Prélèvement automatique. {name}

bill.notice en tells nothing
Important information ({what})|{name} is updating its terms
We are updating our terms ({what}). Refer a friend and save {percent}% in the first month. On average our customers spend {other} a year. You do not have to do anything. {name}

repair.quote en tells expected
Estimate {ref} - {what}|{name}: what it would cost|Offer for {what}
Estimate no. {ref} ¶ Contractor: {name} ¶ Work: {what} ¶ Price estimate: {expected} including VAT and parts ¶ Earliest start: {weekday} ¶ Weekend surcharge, if wanted: {other} ¶ Not binding. Final price according to time spent.
Hello {traveller}, I had a look at {what} today. My best guess is {expected} all in. It depends on what we find once we open things up. Happy to go ahead if you give me the green light. Regards, {name}

repair.quote de tells expected
Kostenvoranschlag {ref}|{name}: Kostenvoranschlag ({what})
Guten Tag {traveller}, ¶ unser Kostenvoranschlag: {what}, voraussichtlich {expected} brutto. Am Wochenende zuzüglich {other}. Unverbindlich. ¶ {name}

repair.quote zh* tells expected
{name}：{whatZh}维修估价|估价单{ref}
{traveller}您好，{whatZh}已上门检查，初步估价{expected}，含配件与人工；周末施工加收{other}。最终以实际结算为准。{name}

repair.invoice en tells paid
{name}: bill for {what}|Invoice {ref} ({what})|Work completed - {what}
Final invoice {ref} ¶ {name} ¶ Re: {what} ¶ Work finished on {date} ¶ Hours {rest} ¶ Parts and travel {deposit} ¶ Invoice total {paid} ¶ Estimate had been {expected} ¶ Payable on receipt
Hello {traveller}, the work on {what} was finished on {date}. I have to charge {paid} in the end, since an extra part was needed on top of my estimate of {expected}. Invoice {ref} is attached. Thanks for your trust, {name}

repair.invoice de tells paid
Schlussrechnung {ref}|{name}: Rechnung für {what}
Guten Tag {traveller}, ¶ die Arbeiten ({what}) wurden am {date} abgeschlossen. ¶ Lohn {rest} ¶ Material und Anfahrt {deposit} ¶ Endbetrag {paid} ¶ Veranschlagt waren {expected} ¶ {name}

repair.invoice zh* tells paid
{name}：{whatZh}完工结算|结算单{ref}（{whatZh}）
{traveller}您好，{whatZh}已于{date}完工。 ¶ 人工 {rest} ¶ 配件及上门费 {deposit} ¶ 应付合计 {paid} ¶ 原估价 {expected}，增加部分为更换配件。{name}

move.keys en tells final
Your new flat in {city}: key handover|Handover appointment, {city}
Hello {traveller}, ¶ the flat in {city} is ready for you. We would like to hand over the keys on {date} at {time}. Please bring your signed lease. The service charge is currently {other} a month. ¶ {name}
KEY HANDOVER ¶ Flat: {city} ¶ {date} ¶ {time} ¶ Present: tenant, caretaker ¶ Meter readings will be taken. Coordinated by {name}.

move.movers en tells paid
Removal to {city}: invoice {ref}|{name}: your moving bill
Invoice {ref} ¶ {name} ¶ House move to {city}, {date} ¶ Van and labour {rest} ¶ Boxes and insurance {deposit} ¶ Invoice total {paid} ¶ All the best in the new home.

noise.promo en tells nothing
{city} deals you'll love|Your next stop: {city}?|Save {percent}% on getaways
Hotels in {city} from {other} a night ¶ Deals end {date} ¶ [See deals] ¶ Based on searches of other users. Prices vary by date. ¶ Preferences | Unsubscribe

noise.promo en tells nothing
{percent}% off sitewide|{name} has news for you
For a short time only: {percent}% off {what} and more. Spend {other} and delivery is free. ¶ You get this newsletter because you are a customer of {name}.

noise.promo zh* tells nothing
{city}旅行季，酒店低至{other}|专属优惠：{percent}%折扣等你领
本周精选：{city}{nights}日自由行，酒店{other}起，{date}截止。取消订阅请点击此处。

noise.letter en tells nothing
Sports club: notes for members|Members' bulletin {number}
Dear members, the annual outing goes to {city} this year, on {date}. Cost per head: about {other}, coach included. Please register with the office. The gym stays closed on {weekday}.

noise.letter en tells nothing
From the building management|House notice
Dear all, the water will be turned off on {date} from {time}. The repair of the gate ({other}) is covered by the maintenance fund. Bicycles without a name tag will be removed.

noise.letter en tells nothing
Weekend reads|What we cooked this month
In this issue: three days in {city}; photo theme of the month: {scene}; recipe of the week: {dish}. Annual subscription {other}.

noise.work en tells nothing
Budget review on {weekday}|Moved: budget review
Hello team, the budget review takes place on {date} at {time} instead. We still need to explain {other}. {colleague}

noise.work en tells nothing
Your trip to {city}: reimbursement|Missing receipt
Hi, I am processing your {city} claim. The {name} item over {other} has no receipt yet, could you upload it? {colleague}

noise.system en tells nothing
Your sign-in code|{number}{number2} is your code
Use {number}{number2} to sign in. The code expires in ten minutes. We will never ask you for it by phone.

noise.system en tells nothing
Renewal coming up|New device signed in
A new device signed in near {city} on {date}, {time}. Not you? Secure your account. Your subscription ({other} a year) renews automatically.

noise.system zh* tells nothing
您的验证码|账户登录提醒
验证码{number}{number2}，请在十分钟内使用，切勿告知他人。
`;

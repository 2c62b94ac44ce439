/**
 * The same steps in the thirteenth voice's mailbox: what a team that collects one person's mail would find in it. Pages of
 * booking sites, carriers and shops without their pictures, tables with their rules, short letters of small firms, and
 * changes told as senders tell them: struck out, cancelled and booked anew, corrected, or agreed upon. The form is told in
 * `letter-text.ts`.
 */
export const thirteenthLetters = `
stay.booked en tells name dates expected
Confirmed: {name}, {from}|Your reservation at {name} in {city}|{city} stay confirmed - {ref}
STAYFINDER ¶ Logged in as {traveller} ¶ -------- ¶ Thanks! Your booking in {city} is confirmed. ¶ {name} ¶ Arrival: {from} (from 14:00) ¶ Departure: {to} (by 10:30) ¶ 1 room, {nights} night(s), {guests} ¶ -------- ¶ Estimated price: {expected} ¶ To be paid at the property. City tax and anything you order during your stay are not part of this estimate. ¶ Confirmation: {ref} ¶ [Change dates] [Contact property] [Get directions] ¶ Travel insurance for this trip from {other}
Dear {traveller}, ¶ ¶ We are delighted to confirm your reservation at {name}: ¶ - arrival on {from} ¶ - departure on {to} ¶ - {nights} night(s), one double room ¶ The rate we can offer comes to about {expected} for the whole stay, payable when you leave. ¶ Should you prefer our suite, please tell us in advance (supplement {other}). ¶ ¶ With kind regards ¶ Reservations desk ¶ {name}, {city} ¶ Your reference: {ref}
Reservation summary ¶ Property | {name} ¶ City | {city} ¶ Check-in | {from} ¶ Check-out | {to} ¶ Nights | {nights} ¶ Mean rate per night | {ratenight} ¶ Expected total | {expected} ¶ Guarantee | card ending {digits}, not charged ¶ Booking code | {ref} ¶ Free cancellation up to 48 hours before arrival.

stay.booked en tells name dates expected
We've got your room in {city}|Booking accepted - {name}
Hi {traveller}, ¶ great choice! {name} in {city} has accepted your booking ({ref}). You're staying from {from} until {to}, that's {nights} night(s). Budget roughly {expected}; the hotel collects the final amount itself. ¶ See you soon ¶ Your booking team
Booking no. {ref} ¶ Guest name: {traveller} ¶ Staying at: {name}, {city} ¶ First night: {from} ¶ Leaving: {to} ¶ Number of nights: {nights} ¶ Quoted price: {expected} (estimate) ¶ Family suite instead: {other} more ¶ Keep this message for your records.

stay.booked zh* tells name dates expected
预订已确认：{name}|{city}住宿订单 {ref}|您的{city}酒店订好了
{traveller}： ¶ 您预订的酒店已确认，请查收订单信息。 ¶ 订单号：{ref} ¶ 酒店名称：{name} ¶ 城市：{city} ¶ 到店：{from}（14:00以后） ¶ 离店：{to}（10:30以前） ¶ 共{nights}晚，1间房 ¶ 预估房费：{expected}（到店付，不含城市税及店内消费） ¶ 升级家庭房另加：{other}
您好，{name}已接受您的预订。您将于{from}抵达{city}，{to}离开，住{nights}晚。预计花费{expected}，由酒店在退房时收取。确认码{ref}，请妥善保存。

stay.booked de tells name dates expected
Ihre Buchung in {city} ist bestätigt|Bestätigung {ref}: {name}
Liebe(r) {traveller}, ¶ herzlichen Dank für Ihre Buchung. Wir erwarten Sie vom {from} bis zum {to} ({nights} Nächte) im {name} in {city}. ¶ Voraussichtlicher Preis: {expected}, zahlbar bei Abreise. ¶ Aufpreis für die Suite: {other} ¶ Buchungscode {ref}

stay.booked fr tells name dates expected
Votre réservation à {city} est confirmée|Confirmation {ref} - {name}
Bonjour {traveller}, ¶ merci d'avoir réservé chez nous. ¶ {name} - {city} ¶ Arrivée : {from} ¶ Départ : {to} ¶ Nombre de nuits : {nights} ¶ Prix indicatif : {expected} ¶ À régler au départ. Supplément pour la suite : {other}. Référence : {ref}

stay.booked it tells name dates expected
La Sua prenotazione a {city}|Prenotazione confermata: {name} ({ref})
Buongiorno {traveller}, ¶ La aspettiamo al {name}, {city}. ¶ Check-in: {from} ¶ Check-out: {to} ¶ Notti: {nights} ¶ Prezzo stimato: {expected} ¶ Pagamento alla partenza. Supplemento per la suite: {other}. Riferimento {ref}

stay.booked es tells name dates expected
Tu reserva en {city} está lista|Confirmación {ref}: {name}
Hola, {traveller}: ¶ te esperamos en {name}, {city}. ¶ Entrada: {from} ¶ Salida: {to} ¶ Noches: {nights} ¶ Precio aproximado: {expected} ¶ Se paga al salir. Suplemento por la suite: {other}. Código {ref}

stay.booked pt tells name dates expected
A sua reserva em {city} está confirmada|Confirmação {ref}: {name}
Olá {traveller}, ¶ esperamos por si em {name}, {city}. ¶ Entrada: {from} ¶ Saída: {to} ¶ Noites: {nights} ¶ Preço estimado: {expected} ¶ Pagamento à saída. Suplemento pela suíte: {other}. Código {ref}

stay.booked zh tells name dates expected
{name}：欢迎预订|房间预留通知 {ref}
{traveller}您好，{name}（{city}）已为您预留房间： ¶ 抵达 {from} ¶ 离开 {to} ¶ 晚数 {nights} ¶ 预计总价 {expected} ¶ 退房时付款，押金{other}入住时另收，退房即还。确认码 {ref}

stay.reminder en tells name dates
{name} awaits you|Your stay in {city} starts soon|Getting ready for {city}?
Your trip starts in 3 days ¶ {name} ¶ {city} ¶ Arrival {from} ¶ Departure {to} ¶ Booking code {ref} ¶ Move up to a suite for {other}? ¶ [View booking] [Message the hotel]
Dear {traveller}, we look forward to welcoming you to {name} in {city} on {from}. Your room is yours until 10:30 on {to}. Please have your ID ready at the desk. The lift is being serviced, so tell us if stairs are a problem.

stay.reminder zh* tells name dates
{city}之行即将开始|温馨提示：{name}
{traveller}您好，距离入住只剩三天。{name}（{city}）恭候您的光临，入住日期{from}，离店日期{to}，确认码{ref}。如需升级套房（{other}），请提前联系酒店。

stay.invoice en tells name dates paid nights
Invoice: your days at {name}|Your receipt from {name}, {city}|Check-out complete - {ref}|{name}: final bill
{name} ¶ {city} ¶ ======== ¶ Guest: {traveller} ¶ Arrival: {from} ¶ Departure: {to} ¶ Nights: {nights} ¶ -------- ¶ Room charges: {net} ¶ City tax and extras: {tax} ¶ -------- ¶ Total: {paid} ¶ Card ending {digits}: {paid} ¶ Still to pay: 0 ¶ Invoice number: {ref} ¶ We hope to see you again!
Dear {traveller}, ¶ ¶ thank you for having stayed with us from {from} to {to}. For your {nights} night(s) at {name} in {city} we charged {paid} to your card. This amount is made up of {net} for the room and {tax} for tax and extras and replaces the {expected} we estimated when you booked. ¶ ¶ Kind regards ¶ Accounts, {name}
Thanks for staying, {traveller}! ¶ Your check-out at {name}, {city}, is complete. ¶ {from} - {to}, {nights} night(s) ¶ Price when booked: {expected} ¶ Price paid: {paid} ¶ The property has informed us of the final price, which is the one that counts. ¶ Download receipt ({ref}) | Leave a review

stay.invoice en tells name dates paid nights
Folio {ref}|Receipt for {nights} night(s) in {city}
FOLIO {ref} ¶ {name} - {city} ¶ {traveller} ¶ {from} to {to} ¶ {nights} night(s) at {ratepaid} on average ¶ Room {net} ¶ Other {tax} ¶ Amount charged {paid} ¶ Paid by card
Invoice {ref} ¶ Item | Amount ¶ Accommodation, {nights} night(s) from {from} to {to} | {net} ¶ Taxes and consumption | {tax} ¶ Sum | {paid} ¶ Charged on arrival | {deposit} ¶ Charged on departure | {rest} ¶ Issued by {name}, {city}. The sum of {paid} is settled in full.

stay.invoice zh* tells name dates paid nights
{name}住宿账单|退房成功：{city}{name}|您的消费明细 {ref}
{traveller}： ¶ 感谢入住{name}（{city}）。 ¶ 到店 {from} ¶ 离店 {to} ¶ 共 {nights} 晚 ¶ 客房 {net} ¶ 城市税及其他 {tax} ¶ 总额 {paid} ¶ 已从尾号{digits}的卡中扣款，单据号{ref}。
您好，您在{city}的住宿（{name}，{from}至{to}，共{nights}晚）已结账，最终支付{paid}。下单时的预估价为{expected}，差额来自税费或店内消费的调整。

stay.invoice de tells name dates paid nights
Hotelrechnung {ref}, {city}|{name}: Danke für Ihren Aufenthalt
Liebe(r) {traveller}, ¶ vielen Dank, dass Sie bei uns waren. ¶ {name}, {city} ¶ Anreise {from}, Abreise {to}, {nights} Nächte ¶ Zimmer {net} ¶ Ortstaxe und Extras {tax} ¶ Gesamt {paid} ¶ Mit Karte beglichen. Rechnung {ref}

stay.invoice fr tells name dates paid nights
Facture {ref} - {name}|Merci de votre séjour à {city}
Bonjour {traveller}, ¶ voici votre facture. ¶ {name}, {city} ¶ Du {from} au {to} ({nights} nuits) ¶ Hébergement {net} ¶ Taxe de séjour et extras {tax} ¶ Total payé {paid} ¶ Facture acquittée n° {ref}

stay.invoice it tells name dates paid nights
Fattura {ref} - {name}|Grazie per il soggiorno a {city}
Buongiorno {traveller}, ¶ ecco la Sua fattura. ¶ {name}, {city} ¶ Dal {from} al {to}, {nights} notti ¶ Pernottamento {net} ¶ Imposta e extra {tax} ¶ Totale pagato {paid} ¶ N. {ref}

stay.invoice es tells name dates paid nights
Factura {ref} - {name}|Gracias por tu estancia en {city}
Hola, {traveller}: ¶ adjuntamos tu factura. ¶ {name}, {city} ¶ Del {from} al {to}, {nights} noches ¶ Alojamiento {net} ¶ Tasa turística y extras {tax} ¶ Total pagado {paid} ¶ N.º {ref}

stay.invoice pt tells name dates paid nights
Fatura {ref} - {name}|Obrigado pela sua estadia em {city}
Olá {traveller}, ¶ segue a sua fatura. ¶ {name}, {city} ¶ De {from} a {to}, {nights} noites ¶ Alojamento {net} ¶ Taxas e extras {tax} ¶ Total pago {paid} ¶ N.º {ref}

stay.feedback en tells name
How did you like {name}?|Your opinion on {name}|{traveller}, share your {city} experience
Would you recommend {name}? ¶ Not at all 0 1 2 3 4 5 6 7 8 9 10 Absolutely ¶ It takes two minutes. Among all answers we raffle a weekend worth {other}. ¶ You receive this survey because you recently stayed in {city}.

flight.booked en tells airline date first price
Flight confirmation {ref}|You're flying to {city} on {date}|{name}: e-ticket for {city}|Thank you for booking with {name}
{name} ¶ E-TICKET RECEIPT ¶ Booking reference: {ref} ¶ Issued to: {traveller} ¶ ======== ¶ {date} ¶ Departs {firsttime} ¶ To {city} ¶ Economy, 1 cabin bag ¶ ======== ¶ Base fare: {net} ¶ Airport charges and taxes: {tax} ¶ Total paid: {paid} ¶ Card ending {digits} ¶ Rental cars in {city} from {other}
Dear {traveller}, ¶ ¶ your flight with {name} to {city} is booked. You depart on {date} at {firsttime}. The fare of {paid} including all taxes has been charged. Please be at the gate 30 minutes before departure. ¶ Reference for all questions: {ref}
Itinerary for {traveller} ¶ Flight to | {city} ¶ Operated by | {name} ¶ Day | {date} ¶ Departure time | {firsttime} ¶ Ticket price | {paid} ¶ of which taxes | {tax} ¶ Record locator | {ref} ¶ Hold luggage can be added for {other}.

flight.booked zh* tells airline date first price
机票预订成功：{city}|{name}电子客票 {ref}|{date}前往{city}的航班
{traveller}： ¶ 您的机票已出票，祝您旅途愉快。 ¶ 航空公司：{name} ¶ 目的地：{city} ¶ 出发日期：{date} ¶ 出发时间：{firsttime} ¶ 票面价：{net} ¶ 税费：{tax} ¶ 支付总额：{paid} ¶ 预订编号：{ref} ¶ 升舱{other}起
您好，您已购买{name}飞往{city}的机票，{date} {firsttime}起飞，票款{paid}（含税）已扣。预订编号{ref}，请至少提前两小时到机场。

flight.booked de tells airline date first price
Ihr Flug nach {city}: {ref}|{name}: gute Reise nach {city}
Guten Tag {traveller}, ¶ Ihr Flug nach {city} mit {name} ist gebucht. ¶ Datum: {date} ¶ Abflug: {firsttime} ¶ Flugpreis: {net} ¶ Steuern und Gebühren: {tax} ¶ Gesamtpreis: {paid} ¶ Buchungscode: {ref} ¶ Aufgabegepäck ab {other}

flight.changed en tells final
Your flight to {city} now departs at {time}|Change to booking {ref}|Important: new departure time|We have updated your flight
There is a change to your flight ¶ {name} ¶ {date}, to {city} ¶ Departure until now: {firsttime} ¶ New departure: {time} ¶ Nothing else changes: same day, same airport, same seat. ¶ [Accept] [See alternatives] ¶ Booking reference {ref}
Dear {traveller}, ¶ ¶ we would like to let you know that your flight on {date} to {city} will not leave at {firsttime}, as printed on your e-ticket, but at {time}. The reason is a shortage of landing slots. We are sorry for the inconvenience and thank you for your understanding. ¶ ¶ {name} Customer Relations
Correction ¶ In our confirmation {ref} we gave {firsttime} as the departure time of your flight to {city}. The correct time for {date} is {time}. Please use this one when planning your journey to the airport.
Flight | To | Date | Status ¶ {name} {firsttime} | {city} | {date} | CANCELLED ¶ {name} {time} | {city} | {date} | CONFIRMED ¶ We have rebooked you at no cost. Your reference {ref} remains valid.

flight.changed zh* tells final
您的航班时间有变：{city}|航班调整提醒 {ref}|{date}航班新起飞时间{time}
{traveller}： ¶ 很抱歉地通知您，{date}飞往{city}的航班时间有调整。 ¶ 原起飞时间：{firsttime} ¶ 新起飞时间：{time} ¶ 日期、机场及座位均不变。预订编号{ref}。{name}
您好，受机场时刻影响，您{date}前往{city}的航班不再于{firsttime}起飞，改为{time}。请按新时间安排出行，给您添麻烦了。{name}

flight.changed de tells final
Neue Abflugzeit: {city}|Änderung zu Buchung {ref}
Guten Tag {traveller}, ¶ Ihr Flug nach {city} am {date} startet nicht wie gebucht um {firsttime}, sondern um {time}. Alles andere bleibt gleich. ¶ {name}

flight.checkin en tells airline date
Check in now for {city}|{name}: 24 hours to go
Your flight leaves tomorrow ¶ {name} to {city} ¶ {date} ¶ Reference {ref} ¶ Get your boarding pass in the app or at a kiosk. ¶ Lounge pass for you and a guest: {other}. Pack sharp objects in your hold luggage.

flight.checkin zh* tells airline date
{city}航班可以值机啦|{name}值机提醒
您{date}飞往{city}的{name}航班已开放值机，预订编号{ref}。请在手机上领取登机牌，锋利物品请放入托运行李。

meal.reserved en tells name date
Table reserved: {name}|Your booking at {name}|{name} on {date}
Hi {traveller}, ¶ you have a table for {party} at {name}, {city}. ¶ Day: {date} ¶ Hour: {time} ¶ We keep it for 15 minutes. The tasting menu is {other} per person today. ¶ [Cancel booking]
{name} has confirmed your reservation: {date}, {time}, party of {party}. Address and parking: see our website. We are at home in {city} and look forward to you.

meal.receipt en tells name date paid
{name}: thanks for dining with us|Receipt, {name}, {date}|Your payment of {paid}
Payment received ¶ {name}, {city} ¶ {date} ¶ Meals: {net} ¶ Service and tax: {tax} ¶ Total: {paid} ¶ Card ending {digits}
Hello! Here is the receipt for your visit to {name} in {city} on {date}. You paid {paid} (tax and service included: {tax}). Reply to get an invoice for your company.

meal.receipt de tells name date paid
Ihr Beleg vom {date}|{name}: Danke für Ihren Besuch
{name} ¶ {city} ¶ Beleg vom {date} ¶ Küche {net} ¶ Getränke und Bedienung {tax} ¶ Summe {paid} ¶ Karte {digits}

meal.receipt fr tells name date paid
Votre reçu - {name}|{name} : merci de votre visite
{name} ¶ {city} ¶ Reçu du {date} ¶ Plats {net} ¶ Service et boissons {tax} ¶ Total {paid} ¶ Carte {digits}

meal.receipt it tells name date paid
La Sua ricevuta - {name}|{name}: grazie della visita
{name} ¶ {city} ¶ Ricevuta del {date} ¶ Piatti {net} ¶ Servizio e bevande {tax} ¶ Totale {paid} ¶ Carta {digits}

meal.receipt es tells name date paid
Tu recibo - {name}|{name}: gracias por tu visita
{name} ¶ {city} ¶ Recibo del {date} ¶ Comida {net} ¶ Bebidas y servicio {tax} ¶ Total {paid} ¶ Tarjeta {digits}

meal.receipt pt tells name date paid
O seu recibo - {name}|{name}: obrigado pela visita
{name} ¶ {city} ¶ Recibo de {date} ¶ Comida {net} ¶ Bebidas e serviço {tax} ¶ Total {paid} ¶ Cartão {digits}

meal.receipt zh tells name date paid
{name}消费凭证|您在{name}的账单
{name} ¶ {city} ¶ 日期 {date} ¶ 菜品 {net} ¶ 服务费及酒水 {tax} ¶ 合计 {paid} ¶ 卡尾号 {digits}

order.received en tells name what paid
Order {ref} confirmed|{name}: order confirmation|We received your order, {traveller}|Thank you for shopping at {name}
Hi {traveller}! Thanks for your order. ¶ Order number: {ref} ¶ -------- ¶ {what} ¶ Quantity: 1 ¶ Price: {net} ¶ -------- ¶ Delivery: {tax} ¶ Order total: {paid} ¶ Ship to: {traveller}, {home} ¶ We'll email you once it leaves our warehouse. ¶ You may also like: {scene2} prints from {other} ¶ {name}
Dear customer, ¶ ¶ we confirm receipt of your order {ref}. We will send you {what} as soon as possible. The total of {paid}, consisting of {net} for the goods and {tax} for delivery, has been debited from your card. ¶ ¶ Yours sincerely ¶ {name}
{name} | Order {ref} ¶ 1 x {what} | {net} ¶ Shipping | {tax} ¶ TOTAL | {paid} ¶ Charged to card ending {digits} ¶ Estimated delivery: 3 to 5 working days ¶ Free returns for 30 days. Members save on orders above {other}.

order.received zh* tells name what paid
下单成功：{whatZh}|{name}订单通知 {ref}|感谢您的订购
{traveller}： ¶ 您在{name}的订单已提交成功。 ¶ 订单号：{ref} ¶ 商品：{whatZh} ×1 ¶ 单价：{net} ¶ 配送费：{tax} ¶ 订单总额：{paid}（已支付） ¶ 预计3至5个工作日送达。
您好，{name}已收到您购买{whatZh}的款项{paid}，其中运费{tax}。订单号{ref}，我们会尽快安排发货。

order.received de tells name what paid
Bestellung {ref} eingegangen|{name}: Ihre Bestellung
Hallo {traveller}, ¶ danke für Ihre Bestellung {ref} bei {name}. ¶ 1 x {what}: {net} ¶ Versand: {tax} ¶ Gesamtsumme: {paid} ¶ Wir melden uns, sobald das Paket unterwegs ist.

order.received fr tells name what paid
Commande {ref} confirmée|{name} : confirmation de commande
Bonjour {traveller}, ¶ merci pour votre commande {ref} chez {name}. ¶ 1 x {what} : {net} ¶ Livraison : {tax} ¶ Total : {paid} ¶ Vous recevrez un message dès l'expédition.

order.shipped en tells name what
Your {name} parcel has left|Shipped: {what}
Good news, {traveller}! {name} has shipped {what}. ¶ Track it with number {track}. ¶ Delivery usually takes two to four days. Order {ref}.
Dispatch note ¶ Sender: {name} ¶ Contents: {what} ¶ Order: {ref} ¶ Parcel: {track} ¶ Planned for {weekday}

order.shipped zh* tells name what
您的包裹已发出|{name}发货提醒
{traveller}您好，您在{name}订购的{whatZh}已发出，运单号{track}，预计{weekdayZh}送达，请保持电话畅通。

order.delivered en tells name
It's there: parcel from {name}|Your parcel has been delivered
Parcel {track} from {name} was delivered at {time}. ¶ Place: (front door|letterbox|neighbour|parcel locker) ¶ Something wrong? Report it within 14 days.

order.refund en tells refunded
Your refund from {name}|{name}: return processed|Refund for order {ref}
Return processed ¶ Order {ref} ¶ {what} ¶ Refund amount: {refunded} ¶ Goes to: card ending {digits} ¶ Please allow 5 to 7 days for your bank. ¶ {name}
Dear {traveller}, ¶ ¶ we are sorry that {what} did not meet your expectations. As agreed, we are returning {refunded} to you. You do not need to do anything else. ¶ ¶ {name} ¶ Order {ref}
Hi {traveller}, your refund of {refunded} is on the way. It concerns order {ref}, {what}. Banks need a few days to show it. Thanks for your patience! {name}

order.refund zh* tells refunded
退款到账提醒：{name}|{name}售后处理完成
{traveller}： ¶ 您的售后申请已处理。 ¶ 订单号：{ref} ¶ 商品：{whatZh} ¶ 退款金额：{refunded} ¶ 退款将在5至7日内退回原支付账户。{name}
您好，对于{whatZh}给您带来的不便深表歉意，{name}已向您退款{refunded}（订单{ref}）。

order.refund de tells refunded
Erstattung zu Bestellung {ref}|{name}: Gutschrift
Hallo {traveller}, ¶ wir erstatten Ihnen {refunded} für {what} (Bestellung {ref}). Das Geld ist in wenigen Tagen auf Ihrem Konto. ¶ {name}

visit.first en tells first reason
Appointment confirmation: {name}|We expect you on {first}|{name}: see you on {first}
Dear {traveller}, ¶ your appointment is confirmed. ¶ Where: {name}, {city} ¶ Day: {first} ¶ Time: {firsttime} ¶ Reason for visit: {said} ¶ {patientshort} ¶ Please give us 24 hours' notice if you cannot make it. Gift cards are available from {other}.
Hello {traveller}, ¶ as discussed on the phone, the appointment{for} is set for {first} at {firsttime}. It is about {said}. Bring any earlier papers you may have. ¶ Reception, {name}, {city}
Online booking received ¶ {name} ({what}) ¶ Booked for | {first} ¶ At | {firsttime} ¶ Treatment or topic | {said} ¶ {patientshort} ¶ You can change this booking in your account.

visit.first zh* tells first reason
预约确认：{name}|您已预约{first}的{whatZh}
{traveller}： ¶ 您的预约信息如下。 ¶ 机构：{name}（{city}） ¶ 项目：{whatZh} ¶ 日期：{first} ¶ 时间：{firsttime} ¶ 内容：{said} ¶ 如需改期，请提前一天致电。
您好，已为您登记{first} {firsttime}的{whatZh}预约，事项为{said}。请准时到{name}前台报到。

visit.first de tells first reason
Termin am {first} bestätigt|{name} bestätigt Ihren Termin
Guten Tag {traveller}, ¶ Ihr Termin ist bestätigt: {first}, {firsttime}. ¶ Anlass: {said} ¶ {patientshort} ¶ Ort: {name}, {city} ¶ Bei Verhinderung rufen Sie uns bitte an.

visit.moved en tells final
New date for your appointment|{name}: your appointment has changed|Appointment cancelled and rebooked|Please note: new appointment on {date}
Dear {traveller}, ¶ ¶ unfortunately we have to cancel the appointment{for} on {first} at {firsttime} because of illness in the team. We have booked a new one for you: {date} at {time}. If that does not suit you, please call us. ¶ ¶ {name}
Your appointment has changed ¶ {name} ¶ Before: {first}, {firsttime} ¶ Now: {date}, {time} ¶ {patientshort} ¶ Reminder messages will use the new date.
Hi {traveller}, ¶ no problem at all, we have changed it. The appointment{for} is now on {date} at {time} and no longer on {first}. ¶ Have a nice week ¶ {name}
Correction to our earlier message ¶ We told you {first} by mistake. The right slot{for} is {date}, {time}. Please disregard the earlier message. ¶ {name}, {city}

visit.moved zh* tells final
预约时间变更：{name}|您的{whatZh}预约已改到{date}
{traveller}： ¶ 您在{name}的预约有变动。 ¶ 原时间：{first} {firsttime} ¶ 新时间：{date} {time} ¶ 请以新时间为准。
您好，因当日停诊，{first}的{whatZh}预约取消，已为您重新约在{date} {time}。如不方便请告知。{name}

visit.moved de tells final
Neuer Termin: {date}|{name}: Terminänderung
Guten Tag {traveller}, ¶ leider müssen wir den Termin am {first} absagen. Neuer Termin: {date}, {time}. {patientshort} ¶ {name}, {city}

visit.reminder en tells final
Tomorrow at {name}|Your appointment is tomorrow
Hello {traveller}, the appointment{for} is tomorrow, {date}, at {time}. {name}, {city}. Please come on time.

visit.reminder zh* tells final
{name}：明天见|明日预约提醒
{traveller}您好，提醒您明天（{date}）{time}到{name}，项目：{whatZh}。

visit.bill en tells paid reason
Your bill from {name}|Invoice: {what}, {date}|{name}: invoice for your visit
Invoice ¶ From: {name}, {city} ¶ To: {traveller} ¶ Date of service: {date} ¶ For: {said} ¶ {patientshort} ¶ Service: {net} ¶ Material: {tax} ¶ To pay: {paid} ¶ Terms: 30 days
Dear {traveller}, ¶ for the visit on {date} ({said}) we kindly ask you to transfer {paid}. The details are in the attachment. ¶ Many thanks ¶ {name} ({what})

visit.bill de tells paid reason
Rechnung: {said}, {date}|{name}: Ihre Rechnung
Guten Tag {traveller}, ¶ für Ihren Besuch am {date} ({said}) berechnen wir: ¶ Leistung {net} ¶ Material {tax} ¶ Gesamt {paid} ¶ Zahlbar in 30 Tagen. ¶ {name}, {city}

show.booked en tells final seat paid
Tickets on their way: {name}|Ticket confirmation {ref}|Your ticket for {name} on {date}
TICKETDESK ¶ Thanks for your order, {traveller}! ¶ {name} ¶ {what}, {city} ¶ {date} at {time} ¶ {said} ¶ -------- ¶ 1 ticket: {net} ¶ Booking fee: {tax} ¶ Total: {paid} ¶ -------- ¶ Order {ref}. Doors open one hour before the start. ¶ Season tickets from {other}
Dear {traveller}, ¶ your ticket for {name} ({what}) is attached. ¶ Date: {date} ¶ Start: {time} ¶ City: {city} ¶ Seat: {said} ¶ Amount paid: {paid} ¶ Please have the code {ref} ready at the entrance.

show.booked zh* tells final seat paid
购票成功：{name}|{name}电子票 {ref}
{traveller}： ¶ 您已成功购票。 ¶ {name}（{whatZh}） ¶ 城市：{city} ¶ 时间：{date} {time} ¶ 座位：{said} ¶ 票价 {net} ¶ 手续费 {tax} ¶ 实付金额 {paid} ¶ 凭订单号{ref}入场。

show.booked de tells final seat paid
Ihr Ticket: {name}|{name} am {date}: Bestellung {ref}
Guten Tag {traveller}, ¶ hier ist Ihr Ticket. ¶ {name} ({what}) ¶ {city}, {date}, Beginn {time} ¶ Platz: {said} ¶ Ticket {net} ¶ Gebühr {tax} ¶ Gesamt {paid} ¶ Bestellung {ref}

show.news en tells nothing
{name} is getting close|Before you go: {name}
Travel tips: come by bus, parking is scarce. Bags larger than A4 must be left at the cloakroom. VIP upgrades from {other}. Have a great time at {name}!

bill.issued en tells paid
{name}: invoice of {date}|Your {what} invoice|New invoice from {name}
{name} ¶ Your {what} invoice is ready, {traveller}. ¶ Customer number: {ref} ¶ Invoice date: {date} ¶ Subtotal: {net} ¶ VAT: {tax} ¶ Total due: {paid} ¶ Previous invoice: {other} (settled) ¶ You pay by direct debit. There is nothing to do.
Dear {traveller}, ¶ ¶ we have issued your {what} invoice for {paid} on {date}. The amount will be collected from your bank account within ten days. Your customer number is {ref}. ¶ ¶ {name}
Invoice | {name} ¶ Product | {what} ¶ Date | {date} ¶ Net amount | {net} ¶ VAT | {tax} ¶ Gross amount | {paid} ¶ Status | will be debited ¶ Customer | {ref}

bill.issued zh* tells paid
{name}{whatZh}账单已出|账单提醒：{whatZh}
{traveller}： ¶ 您的{whatZh}账单已生成。 ¶ 账单日期：{date} ¶ 用户号：{ref} ¶ 金额：{net} ¶ 税额：{tax} ¶ 应缴总额：{paid} ¶ 上期账单：{other}（已缴） ¶ 将自动代扣，无需操作。{name}

bill.issued de tells paid
{name}: Rechnung vom {date}|Neue Rechnung ({what})
Guten Tag {traveller}, ¶ Ihre Rechnung ({what}) vom {date}: ¶ Netto {net} ¶ MwSt. {tax} ¶ Gesamt {paid} ¶ Vorige Rechnung {other} (bezahlt) ¶ Kundennummer {ref}. Wir buchen den Betrag ab. ¶ {name}

bill.issued fr tells paid
{name} : facture du {date}
Bonjour {traveller}, ¶ votre facture ({what}) est prête. ¶ Date : {date} ¶ Client : {ref} ¶ HT : {net} ¶ TVA : {tax} ¶ Total TTC : {paid} ¶ Facture précédente : {other} (réglée) ¶ Le montant sera prélevé. ¶ {name}

bill.notice en tells nothing
Your {what} contract|{name}: good news for customers
Dear {traveller}, ¶ did you know that you can manage your {what} contract in our app? New customers get a voucher of {other}, and {percent}% of our users already save paper. ¶ {name}

repair.quote en tells expected
Quote for {what}|{name}: quotation {ref}|Your enquiry about {what}
Quotation {ref} ¶ {name} ¶ Job: {what} ¶ Quoted price: {expected} (VAT included) ¶ Valid for 30 days. Call-out on weekends costs {other} extra. The final price depends on the actual work.
Dear {traveller}, ¶ thank you for showing me {what}. I would do the job for about {expected}, parts included. If you agree, I can come on {weekday}. ¶ Best wishes ¶ {name}

repair.quote de tells expected
Angebot {ref}|{name}: Angebot ({what})
Guten Tag {traveller}, ¶ unser Angebot {ref} ({what}): etwa {expected} inkl. MwSt. Anfahrt am Wochenende: {other}. Der Endpreis richtet sich nach dem Aufwand. ¶ {name}

repair.quote zh* tells expected
{name}报价：{whatZh}|维修报价单 {ref}
{traveller}： ¶ {whatZh}的维修报价为{expected}（含税及配件）。 ¶ 周末上门加收{other}。 ¶ 最终价格按实际工时计算。{name}

repair.invoice en tells paid
Invoice for {what}|{name}: invoice {ref}|{what}: job done, invoice attached
Invoice {ref} ¶ {name} ¶ Job: {what} ¶ Done on: {date} ¶ Labour: {rest} ¶ Parts: {deposit} ¶ Total to pay: {paid} ¶ Thank you for your order.
Dear {traveller}, ¶ we finished the work on {what} on {date}. It took longer than expected, so that instead of the {expected} quoted I have to ask you for {paid}. I hope you understand. ¶ Best wishes ¶ {name} ¶ Invoice {ref}

repair.invoice de tells paid
Rechnung {ref}: {what}|{name}: Arbeiten abgeschlossen
Guten Tag {traveller}, ¶ am {date} haben wir die Arbeiten abgeschlossen ({what}). ¶ Arbeitszeit {rest} ¶ Material {deposit} ¶ Gesamtbetrag {paid} ¶ {name}

repair.invoice zh* tells paid
{name}：{whatZh}维修账单|维修完成通知 {ref}
{traveller}： ¶ {whatZh}已于{date}修好。 ¶ 人工费：{rest} ¶ 材料费：{deposit} ¶ 总计：{paid} ¶ 感谢您的信任。{name}
您好，{whatZh}于{date}维修完毕。因实际工时超出预期，最终费用为{paid}，而非报价单上的{expected}。{name}

move.keys en tells final
Keys for your home in {city}|Your move-in date in {city}
Dear {traveller}, ¶ ¶ everything is prepared for your move to {city}. You will receive the keys on {date} at {time} in front of the building. Please remember to bring your ID. The deposit for a second key is {other}. ¶ ¶ {name}
Handover of the flat ¶ Place: {city} ¶ Date: {date} ¶ Time: {time} ¶ What happens: keys, meter readings, signature ¶ {name}

move.movers en tells paid
{city} move: final invoice|{name}: invoice {ref}
Invoice {ref} ¶ {name} ¶ Move to {city} on {date} ¶ Crew and truck: {rest} ¶ Materials and cover: {deposit} ¶ Total: {paid} ¶ We hope you settle in well.

noise.promo en tells nothing
Cheap nights in {city}|{city} from {other}|This week: up to {percent}% off hotels
Dreaming of {city}? ¶ Rooms from {other} per night if you book by {date} ¶ [Show me] ¶ Prices are examples. You get this because you signed up for our deals. Unsubscribe

noise.promo en tells nothing
{name}: {percent}% for you|Just in: new arrivals
The season starts with {percent}% off selected items such as {what}. Orders above {other} ship free. Not combinable with other offers.

noise.promo zh* tells nothing
{city}特价房{other}起|限时{percent}%优惠
想去{city}吗？{nights}晚套餐{other}起，{date}前预订有效。价格仅供参考，退订请回复TD。

noise.letter en tells nothing
News from the choir|Choir newsletter {number}
Dear singers, our summer trip will take us to {city} on {date}. The price per person is about {other}. Please bring your scores on {weekday}.

noise.letter en tells nothing
Information for all residents|Your property manager writes
Dear residents, on {date} from {time} the heating pipes will be flushed. The new bike stands cost {other} and are paid from reserves. Please do not leave boxes in the corridor.

noise.letter en tells nothing
The Sunday reader|Five ideas for {city}
Today: what to do in {city} for under {other}; a reader's picture: {scene}; and how to make {dish} at home.

noise.work en tells nothing
Project meeting moved|Agenda for {weekday}
Hi all, the project meeting is now on {date} at {time}. Please prepare your numbers, we are {other} over plan. Thanks, {colleague}

noise.work en tells nothing
Open travel claims|Question about an expense
Hello, I still need a cost centre for {other} ({name}). Could you reply by {weekday}? {colleague}

noise.system en tells nothing
Verification code|Your login code is {number}{number2}
{number}{number2} is your verification code. It is valid for five minutes. Do not share it with anybody.

noise.system en tells nothing
Login from another place|Your plan will renew
We noticed a login from {city} on {date} at {time}. If it was you, ignore this message. Your plan renews soon for {other} a year.

noise.system zh* tells nothing
安全验证码|新设备登录提醒
您的验证码是{number}{number2}，五分钟内有效。如非本人操作，请忽略。
`;

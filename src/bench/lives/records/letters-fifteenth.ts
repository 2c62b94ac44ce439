/**
 * The same steps in the fifteenth voice's mailbox, as a program leaves them that turns mails into plain text: the label of
 * a field on one line and its value on the next, tables with bars, links in angle brackets, a footer that says why one gets
 * this; between them letters that a person at a desk wrote. Changes are told as a comparison, as an answer to what was asked
 * for, as an apology, as what the calendar now holds. The form is told in `letter-text.ts`.
 */
export const fifteenthLetters = `
stay.booked en tells name dates expected
Hooray, {city} is booked!|{name}: reservation no. {ref}|Your upcoming stay at {name}|Voucher for your accommodation ({ref})
<View this mail in your browser> ¶ ¶ PILLOWMAP ¶ ¶ # Your room is waiting ¶ ¶ Hi {traveller}, the property has said yes. Keep this voucher handy. ¶ ¶ Property ¶ {name}, {city} ¶ Check in ¶ {from} (from 3 pm) ¶ Check out ¶ {to} (by 10:30 am) ¶ Your booking ¶ {nights} night(s) for {guests}, 1 room ¶ Reservation no. ¶ {ref} ¶ ¶ Expected total ¶ {expected} ¶ You pay the property on the spot. The amount on your bill may be different once city tax and anything from the minibar are added. ¶ ¶ <Change dates> <Contact property> ¶ Rent a car in {city} from {other}. ¶ You get this mail because you have a Pillowmap account.
Dear {traveller}, ¶ ¶ It is a pleasure to confirm your reservation with us. We will have a quiet room ready for you from {from}, and we understand that you will be travelling on with your luggage on {to}, after {nights} night(s). ¶ ¶ Going by today's tariff we estimate the total at {expected}. We take no deposit; your bill is made up on the last morning. Parking in our yard can be had for {other}. ¶ ¶ Yours sincerely, ¶ Reception ¶ {name} ¶ {city} ¶ Our reference: {ref}
| RESERVATION | {ref} | ¶ |---|---| ¶ | Accommodation | {name} | ¶ | Destination | {city} | ¶ | Check-in | {from} | ¶ | Check-out | {to} | ¶ | Nights | {nights} | ¶ | Average rate | {ratenight} | ¶ | Estimated total | {expected} | ¶ ¶ Payment: at the property. Prices shown are estimates and no substitute for a bill.

stay.booked en tells name dates expected
{traveller}, pack for {city}|We have your reservation, {ref}
Hello {traveller}! ¶ ¶ Just to let you know that all is arranged at our end. ¶ ¶ * {name}, {city} ¶ * first night: {from} ¶ * leaving: {to} ¶ * that makes {nights} night(s) ¶ * likely price: {expected}, due when you leave ¶ ¶ You can find us two minutes from the main square. Quote {ref} if you write to us.
Thank you for choosing us again. ¶ ¶ Lead guest ¶ {traveller} ¶ Where ¶ {name}, {city} ¶ Dates ¶ {from} until {to} ¶ Length of stay ¶ {nights} night(s) ¶ Price at time of booking ¶ {expected} ¶ Reference ¶ {ref} ¶ ¶ A late check-out is available for {other}, subject to availability.

stay.booked zh* tells name dates expected
您预订的{city}酒店已确认|{name}入住凭证（{ref}）|住宿订单{ref}预订成功
{traveller}，您好！酒店已接受您的预订，请保存好本凭证。 ¶ 酒店名称 ¶ {name}（{city}） ¶ 入住日期 ¶ {from}（15点后办理） ¶ 退房日期 ¶ {to}（10点半前） ¶ 房间 ¶ 一间，{nights}晚 ¶ 预计房费 ¶ {expected}，到店现付，最终以酒店账单为准 ¶ 订单编号 ¶ {ref} ¶ 租车服务低至{other}，点击查看。
{traveller}您好，感谢预订{city}{name}。我们会在{from}为您备好房间，您的离店日期为{to}，合计{nights}晚。按目前房价估计约{expected}，离店当天早上结账，无需定金。停车另收{other}。凭证号{ref}。

stay.booked de tells name dates expected
Ihre Unterkunft in {city}|{name}: Reservierung Nr. {ref}
Liebe(r) {traveller}, ¶ die Unterkunft hat Ihre Reservierung bestätigt. ¶ Unterkunft ¶ {name}, {city} ¶ Check-in ¶ {from} ¶ Check-out ¶ {to} ¶ Nächte ¶ {nights} ¶ Voraussichtlicher Preis ¶ {expected}, zahlbar vor Ort ¶ Nummer ¶ {ref} ¶ Parkplatz im Hof: {other}

stay.booked fr tells name dates expected
Votre hébergement à {city}|{name} : réservation n° {ref}
Bonjour {traveller}, ¶ l'établissement a confirmé votre réservation. ¶ Établissement ¶ {name}, {city} ¶ Arrivée ¶ {from} ¶ Départ ¶ {to} ¶ Nuits ¶ {nights} ¶ Prix prévu ¶ {expected}, à régler sur place ¶ Numéro ¶ {ref} ¶ Parking : {other}

stay.booked it tells name dates expected
Il Suo alloggio a {city}|{name}: prenotazione n. {ref}
Gentile {traveller}, ¶ la struttura ha confermato la prenotazione. ¶ Struttura ¶ {name}, {city} ¶ Check-in ¶ {from} ¶ Check-out ¶ {to} ¶ Notti ¶ {nights} ¶ Prezzo stimato ¶ {expected}, da pagare in loco ¶ Numero ¶ {ref} ¶ Parcheggio: {other}

stay.booked es tells name dates expected
Tu alojamiento en {city}|{name}: reserva n.º {ref}
Hola, {traveller}: ¶ el alojamiento ha confirmado la reserva. ¶ Alojamiento ¶ {name}, {city} ¶ Entrada ¶ {from} ¶ Salida ¶ {to} ¶ Noches ¶ {nights} ¶ Precio estimado ¶ {expected}, se paga allí ¶ Número ¶ {ref} ¶ Aparcamiento: {other}

stay.booked pt tells name dates expected
O seu alojamento em {city}|{name}: reserva n.º {ref}
Olá {traveller}, ¶ o alojamento confirmou a reserva. ¶ Alojamento ¶ {name}, {city} ¶ Entrada ¶ {from} ¶ Saída ¶ {to} ¶ Noites ¶ {nights} ¶ Preço estimado ¶ {expected}, a pagar no local ¶ Número ¶ {ref} ¶ Estacionamento: {other}

stay.booked zh tells name dates expected
{name}：已为您留房|订房确认函{ref}
{traveller}您好： ¶ {name}已收到您的订房。抵达{from}，离店{to}，住{nights}晚，预估费用{expected}，离店时付。地址在{city}市中心广场旁。编号{ref}，接机服务{other}。

stay.reminder en tells name dates
{city} is just around the corner|Your stay at {name} starts soon|Before you travel: {name}
<View this mail in your browser> ¶ ¶ # See you soon, {traveller} ¶ ¶ {name}, {city} ¶ Check in ¶ {from} ¶ Check out ¶ {to} ¶ Reservation no. ¶ {ref} ¶ ¶ Breakfast in bed can be added for {other}. ¶ <Get directions> <Message the property>
Good evening {traveller}, we are getting your room at {name} in {city} ready. You are booked in from {from} to {to}. Should your train be late, give us a quick call so that somebody waits up for you. Reference {ref}.

stay.reminder zh* tells name dates
您的{city}之行快到了|即将入住{name}
{traveller}您好，{name}（{city}）正在为您准备房间，入住日期{from}，退房日期{to}，订单编号{ref}。如晚到请提前来电。加早餐另付{other}。

stay.invoice en tells name dates paid nights
Thank you for staying at {name}|Hotel bill {ref}|{city}: your bill from {name}|Final bill for {traveller}
{name} ¶ {city} ¶ ¶ FINAL BILL ¶ ¶ | Bill no. | {ref} | ¶ | Guest | {traveller} | ¶ | Arrived | {from} | ¶ | Departed | {to} | ¶ | Nights | {nights} | ¶ ¶ | Item | Amount | ¶ |---|---:| ¶ | Room | {net} | ¶ | City tax, minibar | {tax} | ¶ | **Total paid** | **{paid}** | ¶ ¶ Paid by card ending {digits}. Nothing is left to pay.
Dear {traveller}, ¶ ¶ It was a delight to have you here in {city}. For your records: you stayed with us from {from} to {to} ({nights} night(s)), and at check-out you paid {paid}. When you made the reservation our estimate was {expected}; what counts is this bill. ¶ ¶ Safe travels, ¶ Accounts department, {name} ¶ Bill {ref}
PILLOWMAP ¶ ¶ # Hope you slept well! ¶ ¶ The property has sent us your final bill. ¶ ¶ Property ¶ {name}, {city} ¶ Stay ¶ {from} – {to}, {nights} night(s) ¶ Expected total (old) ¶ {expected} ¶ Total paid ¶ {paid} ¶ Reservation no. ¶ {ref} ¶ ¶ <Download bill> <Something not right?>

stay.invoice en tells name dates paid nights
Check-out complete: {name}|Your receipt for {nights} night(s) in {city}
Check-out complete. ¶ ¶ {traveller}, thanks for travelling with us. ¶ ¶ * Hotel: {name}, {city} ¶ * From {from} ¶ * To {to} ¶ * {nights} night(s) at {ratepaid} on average ¶ * Rooms {net} plus taxes and extras {tax} ¶ * Card charged with {paid} ¶ ¶ Keep this mail as your receipt, no. {ref}.
To: {traveller} ¶ From: {name}, {city} ¶ Concerning: your account {ref} ¶ ¶ For {nights} night(s), {from} to {to}, we received {deposit} when you came and {rest} when you left. Together that is {paid}, so that your account is settled. We look forward to your next visit.

stay.invoice zh* tells name dates paid nights
{name}住宿发票（{ref}）|您在{city}的酒店账单|退房完成：{name}
{traveller}您好，退房手续已完成。 ¶ 酒店 ¶ {name}（{city}） ¶ 住宿日期 ¶ {from} – {to}，{nights}晚 ¶ 房费 ¶ {net} ¶ 城市税及小酒吧 ¶ {tax} ¶ 实际支付 ¶ {paid} ¶ 付款方式 ¶ 银行卡（{digits}） ¶ 账单编号 ¶ {ref}
尊敬的{traveller}：感谢您于{from}至{to}下榻{city}{name}（{nights}晚）。您退房时支付了{paid}（预订时估价{expected}，以本账单为准）。请留存本邮件作为凭据，编号{ref}。

stay.invoice de tells name dates paid nights
Danke für Ihren Besuch: {name}|Ihre Hotelrechnung {ref}
Liebe(r) {traveller}, ¶ anbei Ihre Rechnung. ¶ {name}, {city} ¶ | Zeitraum | {from} – {to} | ¶ | Nächte | {nights} | ¶ | Zimmer | {net} | ¶ | Ortstaxe, Minibar | {tax} | ¶ | Bezahlt | {paid} | ¶ Rechnung {ref}

stay.invoice fr tells name dates paid nights
Merci de votre visite : {name}|Votre facture d'hôtel {ref}
Bonjour {traveller}, ¶ voici votre facture. ¶ {name}, {city} ¶ | Période | {from} – {to} | ¶ | Nuits | {nights} | ¶ | Chambre | {net} | ¶ | Taxe de séjour, minibar | {tax} | ¶ | Total payé | {paid} | ¶ Facture {ref}

stay.invoice it tells name dates paid nights
Grazie della visita: {name}|La Sua fattura {ref}
Gentile {traveller}, ¶ ecco la fattura. ¶ {name}, {city} ¶ | Periodo | {from} – {to} | ¶ | Notti | {nights} | ¶ | Camera | {net} | ¶ | Tassa di soggiorno, minibar | {tax} | ¶ | Totale pagato | {paid} | ¶ Fattura {ref}

stay.invoice es tells name dates paid nights
Gracias por tu visita: {name}|Tu factura de hotel {ref}
Hola, {traveller}: ¶ aquí tienes la factura. ¶ {name}, {city} ¶ | Periodo | {from} – {to} | ¶ | Noches | {nights} | ¶ | Habitación | {net} | ¶ | Tasa turística, minibar | {tax} | ¶ | Total pagado | {paid} | ¶ Factura {ref}

stay.invoice pt tells name dates paid nights
Obrigado pela visita: {name}|A sua fatura de hotel {ref}
Olá {traveller}, ¶ aqui está a fatura. ¶ {name}, {city} ¶ | Período | {from} – {to} | ¶ | Noites | {nights} | ¶ | Quarto | {net} | ¶ | Taxa turística, minibar | {tax} | ¶ | Total pago | {paid} | ¶ Fatura {ref}

stay.feedback en tells name
How did you like {name}?|Share your thoughts on {name}|{traveller}, other guests are curious
Was it worth it? Other travellers to {city} would love to hear about {name}. ¶ ¶ <Terrible> <Poor> <Fine> <Good> <Superb> ¶ ¶ Each month one reviewer wins a voucher worth {other}. ¶ You get this mail because you have a Pillowmap account.

flight.booked en tells airline date first price
{name} e-ticket: {city}|You are flying to {city} with {name}|Confirmed! {date} to {city}|Your e-ticket receipt ({ref})
<View this mail in your browser> ¶ ¶ {name} ¶ ¶ # Confirmed: {city} ¶ ¶ Traveller ¶ {traveller} ¶ Date of travel ¶ {date} ¶ Departs ¶ {firsttime} ¶ Flying to ¶ {city} ¶ Reservation code ¶ {ref} ¶ ¶ | Payment summary | | ¶ |---|---:| ¶ | Base fare | {net} | ¶ | Airport taxes | {tax} | ¶ | Grand total | {paid} | ¶ ¶ Paid with card ending {digits}. ¶ <Add a checked bag> from {other} ¶ <Manage my reservation>
Dear {traveller}, ¶ ¶ Please find enclosed your electronic ticket with {name} to {city}. Departure is on {date} at {firsttime}, and we ask you to be at the airport two hours before. We have charged {paid} to your card, which covers the fare and all airport taxes. ¶ ¶ Yours, ¶ {name} ticketing ¶ Reservation code {ref}
* Carrier: {name} ¶ * Destination: {city} ¶ * Departure: {date}, {firsttime} ¶ * Passenger: {traveller} ¶ * Code: {ref} ¶ * Ticket price: {paid}, of which taxes {tax} ¶ ¶ An extra legroom seat can be had for {other}. This mail is your receipt.

flight.booked zh* tells airline date first price
{name}电子机票：{city}|机票预订成功（{ref}）|您将搭乘{name}前往{city}
{traveller}您好，您的机票已预订成功。 ¶ 航空公司 ¶ {name} ¶ 目的地 ¶ {city} ¶ 出行日期 ¶ {date} ¶ 起飞时间 ¶ {firsttime} ¶ 基础票价 ¶ {net} ¶ 机场税费 ¶ {tax} ¶ 支付总额 ¶ {paid} ¶ 预订代码 ¶ {ref} ¶ 加购行李额{other}起。
{traveller}您好，随信附上{name}飞往{city}的电子客票：{date} {firsttime}起飞，请提前两小时到机场。您的银行卡已扣款{paid}，已含全部税费。预订代码{ref}。

flight.booked de tells airline date first price
{name}: E-Ticket nach {city}|Ihr Flug ist bestätigt ({ref})
Liebe(r) {traveller}, ¶ Ihr Flug ist bestätigt. ¶ Gesellschaft ¶ {name} ¶ Ziel ¶ {city} ¶ Reisetag ¶ {date} ¶ Abflug ¶ {firsttime} ¶ Grundpreis ¶ {net} ¶ Flughafensteuern ¶ {tax} ¶ Gesamtpreis ¶ {paid} ¶ Code ¶ {ref} ¶ Aufgabegepäck ab {other}

flight.changed en tells final
Important: change to your {city} flight|{name}: please note your new departure time|Your itinerary {ref} was updated|We moved your flight on {date}
<View this mail in your browser> ¶ ¶ {name} ¶ ¶ # Your itinerary was updated ¶ ¶ | | Was | Is now | ¶ |---|---|---| ¶ | To | {city} | {city} | ¶ | Date | {date} | {date} | ¶ | Departs | {firsttime} | {time} | ¶ ¶ Reservation code {ref}. If the new time suits you, there is nothing you have to do. ¶ <Accept> <Other flights>
Dear {traveller}, ¶ ¶ We are sorry to have to tell you that your flight to {city} on {date} cannot leave at {firsttime} as planned, since the aircraft is needed elsewhere that day. Your flight departs at {time}. All else in your reservation {ref} stands. ¶ ¶ With apologies for the inconvenience, ¶ {name} customer relations
{traveller}: departure of your {name} flight to {city}, {date}, is {time}. Please disregard the {firsttime} printed on your e-ticket. New e-ticket attached. Code {ref}.
Hello {traveller}, ¶ ¶ Thanks for your patience on the phone. As discussed, we have rebooked you within the same day: you fly to {city} on {date} with the {time} departure, and your seat on the {firsttime} one has been given back. No fee applies. ¶ ¶ {name} service desk, {ref}

flight.changed zh* tells final
重要：{city}航班时间有变|{name}：请留意新的起飞时间|行程{ref}已更新
{traveller}您好，您的行程已更新。 ¶ 航班 ¶ {name}，前往{city}，{date} ¶ 原起飞时间 ¶ {firsttime} ¶ 新起飞时间 ¶ {time} ¶ 预订代码 ¶ {ref} ¶ 如接受新时间，无需任何操作。
{traveller}您好，很抱歉通知您：{date}飞往{city}的航班无法按原定的{firsttime}出发，将于{time}起飞，其余安排不变。{name}客户关系部，{ref}

flight.changed de tells final
Wichtig: Ihr Flug nach {city}|{name}: neue Abflugzeit
Liebe(r) {traveller}, ¶ Ihr Reiseplan wurde aktualisiert. ¶ | | bisher | jetzt | ¶ | {city}, {date} | {firsttime} | {time} | ¶ Code {ref}. Sie müssen nichts weiter tun. ¶ {name}

flight.checkin en tells airline date
Check in now for {city}|{name}: ready for departure?|24 hours until {city}
# Ready for departure? ¶ ¶ {traveller}, it is time to check in for your {name} flight to {city} on {date}. ¶ ¶ <Check in online> ¶ ¶ Skip the queue at security for {other}. Reservation code {ref}. ¶ You get this mail because you are travelling with us.

flight.checkin zh* tells airline date
{city}航班开始办理值机|{name}：准备出发
{traveller}您好，您搭乘{name}于{date}前往{city}的航班已开放值机，预订代码{ref}。快速安检通道{other}，可在线购买。

meal.reserved en tells name date
Table confirmed: {name}|We look forward to seeing you, {traveller}|{name}, {date}: reservation
NAPKINLY ¶ ¶ # Table confirmed ¶ ¶ Restaurant ¶ {name}, {city} ¶ When ¶ {date} at {time} ¶ Party of ¶ {party} ¶ ¶ The tasting menu is {other} a head. Please let the restaurant know if your plans change. ¶ <Cancel table> <Invite friends>
Dear {traveller}, your table at {name}, {city}, is reserved for {date} at {time} (people: {party}). We hold tables for a quarter of an hour. Until then! The team of {name}

meal.receipt en tells name date paid
Receipt from {name}|Thanks for eating at {name}|{name}, {city}: payment of {paid}
{name} ¶ {city} ¶ ¶ | {date} | | ¶ |---|---:| ¶ | Kitchen and bar | {net} | ¶ | Tax and tip | {tax} | ¶ | Total charged | {paid} | ¶ ¶ Card ending {digits}. We do hope it was delicious.
Hello {traveller}, thanks for coming to {name} in {city}. This mail confirms your card payment of {paid} on {date}, with tip. Come and see us again soon.

meal.receipt de tells name date paid
Beleg von {name}|{name}, {city}: Zahlung am {date}
{name}, {city} ¶ {date} ¶ | Küche und Bar | {net} | ¶ | Steuer, Trinkgeld | {tax} | ¶ | Abgebucht | {paid} | ¶ Karte {digits}

meal.receipt fr tells name date paid
Reçu de {name}|{name}, {city} : paiement du {date}
{name}, {city} ¶ {date} ¶ | Cuisine et bar | {net} | ¶ | Taxes, pourboire | {tax} | ¶ | Total débité | {paid} | ¶ Carte {digits}

meal.receipt it tells name date paid
Ricevuta di {name}|{name}, {city}: pagamento del {date}
{name}, {city} ¶ {date} ¶ | Cucina e bar | {net} | ¶ | Tasse, mancia | {tax} | ¶ | Totale addebitato | {paid} | ¶ Carta {digits}

meal.receipt es tells name date paid
Recibo de {name}|{name}, {city}: pago del {date}
{name}, {city} ¶ {date} ¶ | Cocina y bar | {net} | ¶ | Impuestos, propina | {tax} | ¶ | Total cobrado | {paid} | ¶ Tarjeta {digits}

meal.receipt pt tells name date paid
Recibo de {name}, {city}|{name}, {city}: pagamento de {date}
{name}, {city} ¶ {date} ¶ | Cozinha e bar | {net} | ¶ | Impostos, gorjeta | {tax} | ¶ | Total debitado | {paid} | ¶ Cartão {digits}

meal.receipt zh tells name date paid
{name}消费凭据|感谢光临{name}
{name}（{city}） ¶ {date} ¶ 餐品酒水 ¶ {net} ¶ 税和小费 ¶ {tax} ¶ 扣款总额 ¶ {paid} ¶ 银行卡（{digits}）

order.received en tells name what paid
{name} order confirmation no. {ref}|Thanks, {traveller}! Your order from {name}|We are getting your order ready ({ref})|{name}: you have good taste
<View this mail in your browser> ¶ ¶ {name} ¶ ¶ # Thanks for shopping with us! ¶ ¶ Order no. ¶ {ref} ¶ Customer ¶ {traveller} ¶ ¶ | Product | Qty | Price | ¶ |---|---|---:| ¶ | {what} | 1 | {net} | ¶ | Delivery | | {tax} | ¶ | Order total | | {paid} | ¶ ¶ Deliver to: {traveller}, {home} ¶ Paid with card ending {digits}. ¶ <Track my order> ¶ ¶ You might also like: gift boxes from {other}
Hello {traveller}, ¶ ¶ Your order has reached us and one of us is already wrapping it up: {what}. The order total is {paid} (delivery {tax}), paid in full by card. You will hear from us as soon as it has left the building. ¶ ¶ The people at {name} ¶ Order no. {ref}
Invoice {ref} ¶ ¶ Sold by {name} to {traveller} ¶ ¶ * {what}: {net} ¶ * delivery: {tax} ¶ * amount paid: {paid} ¶ ¶ Not what you were hoping for? You have 30 days to return it. Newsletter readers save on orders over {other}.

order.received zh* tells name what paid
{name}订单确认（{ref}）|感谢您在{name}购物|正在为您备货：{whatZh}
{traveller}您好，感谢购物！ ¶ 商家 ¶ {name} ¶ 商品 ¶ {whatZh} × 1 ¶ 单价 ¶ {net} ¶ 配送费 ¶ {tax} ¶ 订单总额 ¶ {paid} ¶ 订单号 ¶ {ref} ¶ 礼盒{other}起，送礼之选。
{traveller}您好，您在{name}买的{whatZh}我们正在打包。订单总额{paid}，其中配送费{tax}，已全额付清。发出后会再写信告诉您。订单号{ref}。

order.received de tells name what paid
{name}: Bestellbestätigung Nr. {ref}|Schön, dass Sie bei {name} einkaufen
Liebe(r) {traveller}, ¶ danke für Ihre Bestellung. ¶ | {what} | {net} | ¶ | Lieferung | {tax} | ¶ | Bestellsumme | {paid} | ¶ Nr. {ref}, bezahlt mit Karte. ¶ {name}

order.received fr tells name what paid
{name} : confirmation de commande n° {ref}|Votre commande chez {name}, merci !
Bonjour {traveller}, ¶ merci pour votre commande. ¶ | {what} | {net} | ¶ | Livraison | {tax} | ¶ | Total de la commande | {paid} | ¶ N° {ref}, payé par carte. ¶ {name}

order.shipped en tells name what
Your {name} order has left us|{what}: out for shipping|Shipping notice for order {ref}
# It has left the building ¶ ¶ Hi {traveller}, {what} from {name} should be with you on {weekday}. ¶ ¶ Order no. ¶ {ref} ¶ Parcel no. ¶ {track} ¶ ¶ <Follow my parcel>
Dear {traveller}, today we posted your order {ref} ({what}). You can follow it under the number {track}. With best wishes, {name}

order.shipped zh* tells name what
{name}发货提醒（{ref}）|您的{whatZh}已发出
{traveller}您好，{name}已发出您的{whatZh}，预计{weekdayZh}送达。订单号{ref}，包裹号{track}。

order.delivered en tells name
{name}: your parcel has arrived|Parcel {track} delivered
Your parcel from {name} has been delivered at {time}. ¶ ¶ Handed to ¶ (the recipient|a neighbour|a family member|the locker) ¶ Parcel no. ¶ {track} ¶ ¶ How did our driver do? <Leave feedback>

order.refund en tells refunded
{name}: refund for order {ref}|Good news about {what}|We received your return|Refund sent ({name})
<View this mail in your browser> ¶ ¶ {name} ¶ ¶ # Your refund is on its way ¶ ¶ Order no. ¶ {ref} ¶ Product ¶ {what} ¶ Refund amount ¶ {refunded} ¶ Refunded to ¶ Card ending {digits} ¶ ¶ Please allow five working days.
Dear {traveller}, ¶ ¶ I was sorry to hear that {what} did not live up to what we promise. I have arranged for {refunded} to be credited to the card that you paid with. Do write to me if you do not see it by {weekday}. ¶ ¶ Kind regards, ¶ Client service, {name} ¶ Order {ref}
Order {ref}: return of {what} checked, refund approved, {refunded} sent to your bank. Thank you for your patience. {name}

order.refund zh* tells refunded
{name}：订单{ref}退款|{whatZh}退款已发放
{traveller}您好，您的退款已发放。 ¶ 商家 ¶ {name} ¶ 商品 ¶ {whatZh} ¶ 退款金额 ¶ {refunded} ¶ 退至 ¶ 银行卡（{digits}） ¶ 订单号 ¶ {ref} ¶ 请留意五个工作日内的入账。
{traveller}您好，听说{whatZh}没能让您满意，我们很抱歉，已把{refunded}退回您付款的银行卡。订单号{ref}。{name}客户服务

order.refund de tells refunded
{name}: Erstattung zu Bestellung {ref}|Ihre Rücksendung ist da
Liebe(r) {traveller}, ¶ wir haben Ihre Rücksendung ({what}) geprüft und erstatten Ihnen {refunded} auf die Karte. Bestellung {ref}. ¶ {name}

visit.first en tells first reason
Your appointment at {name}|{name}: appointment on {first}|We have you down for {first}
# Appointment booked ¶ ¶ With ¶ {name}, {city} ¶ Date ¶ {first} ¶ Time ¶ {firsttime} ¶ Reason ¶ {said} ¶ {patientshort} ¶ ¶ Can't make it? Please cancel at least 24 hours before, or a fee of {other} may apply. ¶ <Save to calendar> <Cancel>
Hello {traveller}, ¶ ¶ Nice talking to you just now. As agreed, we'll see you{for} on {first} at {firsttime}. I've noted {said} as the reason. You'll find us on the second floor, the lift is on the left. ¶ ¶ Bye for now, ¶ {name}, {city}
Dear {traveller}, ¶ ¶ This is to confirm an appointment{for} with the {what}. ¶ ¶ | Practice or salon | {name} | ¶ | Day | {first} | ¶ | Time | {firsttime} | ¶ | Subject | {said} | ¶ ¶ Kindly arrive ten minutes ahead of time.

visit.first zh tells first reason
{name}：您的{whatZh}预约|{whatZh}预约确认，{first}
{traveller}您好，预约已登记。 ¶ 地点 ¶ {name}（{city}） ¶ 项目 ¶ {whatZh} ¶ 日期 ¶ {first} ¶ 时间 ¶ {firsttime} ¶ 原因 ¶ {said} ¶ 如不能来请提前24小时取消，否则可能收取{other}。
{traveller}您好，按刚才说好的，{whatZh}约在{first} {firsttime}，原因记的是{said}。我们在二楼，电梯在左手边。{name}（{city}）

visit.first de tells first reason
Ihr Termin bei {name}|{name}: {first}
Liebe(r) {traveller}, ¶ Ihr Termin ist eingetragen. ¶ Datum ¶ {first} ¶ Zeit ¶ {firsttime} ¶ Anlass ¶ {said} ¶ {patientshort} ¶ {name}, {city}

visit.moved en tells final
{name}: new date for your appointment|About your appointment on {first}|Appointment changed to {date}|Re: your request, {name}
Dear {traveller}, ¶ ¶ Unfortunately a colleague has fallen ill, and we are unable to see you{for} on {first} as planned. The next place that we could find is on {date} at {time}, and we have kept it for you. If it is of no use to you, just reply to this mail. ¶ ¶ We are very sorry. ¶ {name}, {city}
# Your appointment was changed ¶ ¶ {name}, {city} ¶ {patientshort} ¶ ¶ | | Before | After | ¶ |---|---|---| ¶ | Date | {first} | {date} | ¶ | Time | {firsttime} | {time} | ¶ ¶ <Save to calendar>
Hello {traveller}, ¶ ¶ No problem at all, these things happen. You asked for another day{for} in place of {first}, so I can offer {date}, {time}, and have written your name there already. ¶ ¶ Bye for now, ¶ {name}
Our calendar holds the following appointment{for}: ¶ ¶ {date}, {time} ¶ {name}, {city} ¶ ¶ The appointment on {first} has been deleted at your request. You need not confirm.

visit.moved zh* tells final
{name}：预约已改期|关于您{first}的{whatZh}预约
{traveller}您好，您的{whatZh}预约已改期。 ¶ 地点 ¶ {name} ¶ 原来 ¶ {first} {firsttime} ¶ 现在 ¶ {date} {time} ¶ 请以新的时间为准。
{traveller}您好，我们有位同事病了，{first}没办法接待您，最近的空位是{date} {time}，已经给您留好。如不方便请回复本邮件。{name}（{whatZh}）

visit.moved de tells final
{name}: neuer Termin|Zu Ihrem Termin am {first}
Liebe(r) {traveller}, ¶ leider ist eine Kollegin krank, und der {first} fällt aus. Der nächste freie Platz ist am {date} um {time}, wir haben ihn für Sie reserviert. {patientshort} ¶ {name}, {city}

visit.reminder en tells final
Reminder from {name}|{name}: we'll see you tomorrow
# Tomorrow! ¶ ¶ {traveller}, this is your reminder of the appointment{for} at {name}, {city}. ¶ ¶ Date ¶ {date} ¶ Time ¶ {time} ¶ ¶ Please bring your insurance or loyalty card.

visit.reminder zh* tells final
{name}：明天见|预约提醒（{whatZh}）
{traveller}您好，提醒您明天有{whatZh}预约：{name}，{date}，{time}。请带好证件或会员卡。

visit.bill en tells paid reason
{name}: your bill|Payment request from {name}|Bill for {said}
{name} ¶ {city} ¶ ¶ # Payment request ¶ ¶ For ¶ {traveller} ¶ Date of service ¶ {date} ¶ Service ¶ {said} ¶ {patientshort} ¶ ¶ | Service fee | {net} | ¶ | Materials | {tax} | ¶ | Total due | {paid} | ¶ ¶ Payable within 30 days.
Dear {traveller}, ¶ ¶ Thank you for coming on {date}. For {said} we ask you to pay {paid}. A transfer slip is attached. ¶ ¶ Kind regards, ¶ {name} ({what}), {city}

visit.bill de tells paid reason
{name}: Ihre Rechnung vom {date}|Rechnung für {said}
Liebe(r) {traveller}, ¶ danke für Ihren Besuch am {date}. ¶ | Leistung | {said} | ¶ | Honorar | {net} | ¶ | Material | {tax} | ¶ | Gesamtbetrag | {paid} | ¶ Zahlbar in 30 Tagen. {name}, {city}

show.booked en tells final seat paid
Your tickets: {name}|{name} on {date}: you've got a seat|Ticket order {ref}
<View this mail in your browser> ¶ ¶ FOYERLINE ¶ ¶ # {name} ¶ ¶ {what}, {city} ¶ ¶ Date ¶ {date} ¶ Begins at ¶ {time} ¶ Your seat ¶ {said} ¶ Order ¶ {ref} ¶ ¶ | Ticket | {net} | ¶ | Fees | {tax} | ¶ | Total paid | {paid} | ¶ ¶ Insure your ticket for {other}. ¶ <Open ticket>
Dear {traveller}, ¶ ¶ Your order {ref} for {name} ({what}, {city}) is complete. We are expecting you on {date}; it begins at {time}. Your seat is {said}. The sum of {paid}, fees included, has been paid by card. ¶ ¶ Enjoy! ¶ Ticket service

show.booked zh* tells final seat paid
您的门票：{name}|{name}订票成功（{ref}）
{traveller}您好，订票成功。 ¶ 名称 ¶ {name}（{whatZh}） ¶ 城市 ¶ {city} ¶ 日期 ¶ {date} ¶ 开始时间 ¶ {time} ¶ 您的座位 ¶ {said} ¶ 票价 ¶ {net} ¶ 手续费 ¶ {tax} ¶ 合计支付 ¶ {paid} ¶ 订单 ¶ {ref}

show.booked de tells final seat paid
Ihre Karten: {name}|Kartenbestellung {ref}
Liebe(r) {traveller}, ¶ Ihre Bestellung ist fertig. ¶ {name} ({what}), {city} ¶ Datum ¶ {date} ¶ Anfang ¶ {time} ¶ Platz ¶ {said} ¶ | Karte | {net} | ¶ | Gebühren | {tax} | ¶ | Zahlbetrag | {paid} | ¶ {ref}

show.news en tells nothing
Before you come: {name}|{name} is almost here
A few things before you come to {name}: doors open 45 minutes ahead, large bags are not let in, and photos without flash are fine. The official T-shirt is {other} at the stand. Have a wonderful time!

bill.issued en tells paid
{name}: your invoice is here|{what}: invoice of {date}|Invoice for contract {ref} ({name})
{name} ¶ ¶ # Your invoice is here ¶ ¶ Contract ¶ {what}, no. {ref} ¶ Contract holder ¶ {traveller} ¶ Invoice date ¶ {date} ¶ ¶ | Net amount | {net} | ¶ | Value added tax | {tax} | ¶ | Invoice amount | {paid} | ¶ ¶ We will debit your account on the usual day. Your previous invoice was {other}. ¶ <View PDF>
Hello {traveller}, ¶ ¶ A new invoice for your contract {ref} ({what}) has been issued on {date}. The invoice amount is {paid}. We collect it by direct debit, and you will find a breakdown in your customer area. ¶ ¶ Best, ¶ {name} billing

bill.issued zh* tells paid
{name}：您的{whatZh}账单到了|合同{ref}的新账单（{whatZh}）
{traveller}您好，您的账单到了。 ¶ 项目 ¶ {whatZh} ¶ 合同号 ¶ {ref} ¶ 开票日期 ¶ {date} ¶ 净额 ¶ {net} ¶ 税额 ¶ {tax} ¶ 账单金额 ¶ {paid} ¶ 将按惯例自动扣款。上次账单为{other}。 ¶ {name}

bill.issued de tells paid
{name}: Ihre Rechnung ist da|Rechnung zu Vertrag {ref}
Liebe(r) {traveller}, ¶ Vertrag {ref} ({what}), Rechnung vom {date}: ¶ | Netto | {net} | ¶ | Mehrwertsteuer | {tax} | ¶ | Rechnungsbetrag | {paid} | ¶ Der Betrag wird abgebucht. ¶ {name}

bill.issued fr tells paid
{name} : votre facture est arrivée
Bonjour {traveller}, ¶ contrat {ref} ({what}), facture du {date} : ¶ | Montant net | {net} | ¶ | TVA | {tax} | ¶ | Montant de la facture | {paid} | ¶ Le montant sera prélevé. ¶ {name}

bill.notice en tells nothing
{name}: news for customers|Changes to our customer area
Dear {traveller}, ¶ our customer area has a new look, and you can now chat with us about your {what} contract. Recommend {name} to a neighbour and {other} is yours. {percent}% of our customers already have.

repair.quote en tells expected
{name}: quote {ref}|What it will cost: {what}|Quotation for {traveller}
{name} ¶ ¶ # Quotation {ref} ¶ ¶ | Job | repair: {what} | ¶ | Labour and material, estimated | {expected} | ¶ | Valid for | four weeks | ¶ ¶ Travel to a second visit: {other}. The invoice follows actual time spent.
Hi {traveller}, ¶ thanks for showing me the trouble with {what}. I have done the sums, and my best guess is {expected} all in. It could be a bit more or less once I open it up. Let me know if I may order the parts. ¶ {name}

repair.quote de tells expected
{name}: Angebot {ref}|Angebot: {what}
Liebe(r) {traveller}, ¶ unser Angebot {ref} ({what}): voraussichtlich {expected}, Arbeit und Material. Zweite Anfahrt {other}. Berechnet wird der tatsächliche Aufwand. ¶ {name}

repair.quote zh* tells expected
{name}：{whatZh}维修报价|报价单{ref}
{traveller}您好，谢谢您带我看了{whatZh}的问题。我算了一下，人工加材料估计{expected}，打开以后可能会有出入。二次上门{other}。{name}

repair.invoice en tells paid
{name}: invoice {ref}|Invoice for {what}|All fixed: {what}
{name} ¶ ¶ # Invoice {ref} ¶ ¶ | Job | repair: {what} | ¶ | Completed | {date} | ¶ | Labour | {rest} | ¶ | Material | {deposit} | ¶ | Invoice total | {paid} | ¶ ¶ Our quotation was {expected}. Payable within ten days.
Hi {traveller}, ¶ good news, {what} should give you no more trouble: I finished on {date}. I had guessed {expected}, and in the end it came to {paid}. My bank details are below. ¶ Cheers ¶ {name} ({ref})

repair.invoice de tells paid
{name}: Rechnung {ref}|Repariert: {what}
Liebe(r) {traveller}, ¶ am {date} wurde die Arbeit abgeschlossen ({what}). ¶ | Arbeit | {rest} | ¶ | Material | {deposit} | ¶ | Gesamtsumme | {paid} | ¶ {name}

repair.invoice zh* tells paid
{name}：{whatZh}维修账单|{whatZh}已修复（{ref}）
{traveller}您好，{whatZh}的维修已于{date}完成。 ¶ 人工 ¶ {rest} ¶ 材料 ¶ {deposit} ¶ 账单总额 ¶ {paid} ¶ 当初报价 ¶ {expected} ¶ 请于十天内付款。{name}
{traveller}您好，好消息，{date}我把活干完了，{whatZh}应该不会再出毛病。原来估的是{expected}，最后一共{paid}。{name}

move.keys en tells final
Key handover: your new home in {city}|Moving to {city}: appointment for the keys
# Key handover ¶ ¶ Flat ¶ {city} ¶ Date ¶ {date} ¶ Time ¶ {time} ¶ ¶ Please have your ID and the signed contract with you. Additional keys are {other} each. ¶ {name}
Dear {traveller}, ¶ ¶ congratulations on your new home! Our Ms Lind will meet you in front of the house in {city} on {date} at {time}, show you around once more and give you the keys. ¶ ¶ {name}

move.movers en tells paid
{name}: invoice for your move|Your move to {city}: invoice {ref}
{name} ¶ ¶ # Invoice {ref} ¶ ¶ | Move to | {city}, {date} | ¶ | Lorry and crew | {rest} | ¶ | Packing material, insurance | {deposit} | ¶ | Invoice total | {paid} | ¶ ¶ All the best in {city}!

noise.promo en tells nothing
Still dreaming of {city}?|{city}: prices just dropped|Weekend deal: {percent}% off
# Still dreaming of {city}? ¶ ¶ {nights} nights from {other}, breakfast included. The deal runs until {date}; members save {percent}%. ¶ <Show me> ¶ You get this mail because you signed up for deals. <Unsubscribe>

noise.promo en tells nothing
{name}: everything must go|Just for you: {percent}% off
# {percent}% off everything ¶ ¶ Yes, {what} too. Free delivery from {other}. Until {date} only. ¶ <Shop now> <Unsubscribe>

noise.promo zh* tells nothing
{city}机票酒店降价|周末特惠：立减{percent}%
{city}{nights}晚套餐{other}起含早餐，优惠截至{date}，会员再减{percent}%。您因订阅优惠信息收到此邮件，点此退订。

noise.letter en tells nothing
Swimming club: dates for your diary|Swimming club, circular {number}
Dear members, the bus to the gala in {city} departs on {date} at {time}. The fare is {other}, payable to the treasurer. Names by {weekday}, please.

noise.letter en tells nothing
House notice: chimney sweep|Note to all residents
The chimney sweep comes on {date} at {time}. The repair of the intercom has cost us {other}. Please do not leave shoes on the stairs.

noise.letter en tells nothing
The slow weekend|Postcards from {city}
This week: what {other} buys you in {city}, a reader's picture ({scene}), and {dish} as our grandmothers made it.

noise.work en tells nothing
Offsite: save the date|Slides for the steering group
Hi all, the offsite is set for {date}, we start at {time}. The venue is {other} below budget, so there will be cake. Slides by {weekday}. {colleague}

noise.work en tells nothing
Travel claim sent back|Question on your claim
Hello, your claim of {other} ({name}) came back because the cost centre is missing. Could you add it before {weekday}? {colleague}

noise.system en tells nothing
Your one-time code: {number}{number2}|Is it you?
Your one-time code is {number}{number2}. It works once and for five minutes. If you did not ask for it, you can ignore this mail.

noise.system en tells nothing
New device signed in|Backup paused
A new device near {city} signed in on {date} at {time}. If that was you, relax. More space for your backup: {other} a year.

noise.system zh* tells nothing
您的一次性验证码|新设备登录提醒
一次性验证码{number}{number2}，五分钟内有效，非本人操作请忽略。
`;

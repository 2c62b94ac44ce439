/**
 * The same steps in the fourteenth voice's mailbox: what one finds who exports a mailbox for an evaluation. Overviews of
 * booking sites with their headings and buttons, notices of carriers and shops, till rolls as text, letters that small
 * firms type themselves, and changes told as each sender tells them: as a withdrawal and a new offer, under a heading
 * "what has changed", in an answer to a call, or by the entry that now counts. The form is told in `letter-text.ts`.
 */
export const fourteenthLetters = `
stay.booked en tells name dates expected
Booking overview {ref}: {name}|You're all set for {city}|{name} has a room for you, {traveller}|Itinerary item added: {name}, {city}
ROOMPORT ¶ Hello {traveller} | My trips | Help ¶ ¶ You're all set! ¶ YOUR STAY ¶ {name} ¶ {city} ¶ ¶ ARRIVE {from}, after 15:00 ¶ LEAVE {to}, before 11:00 ¶ LENGTH {nights} night(s) ¶ WHO {guests} ¶ ¶ PRICE GUIDE ¶ Approx. {expected} for the whole stay ¶ Nothing is charged today. The hotel works out the exact bill, with local tax, at check-out. ¶ ¶ BOOKING CODE {ref} ¶ ( Show map ) ( Add a guest ) ( Cancel ) ¶ Add tours and tickets: from {other}
Good day {traveller}, ¶ ¶ I have entered your reservation at {name} here in {city}. We have you arriving on {from} and leaving on {to}, {nights} night(s) in all. At the present rate I would expect the stay to cost around {expected}; you settle at the front desk before leaving. ¶ ¶ If you arrive after 22:00, ring the night bell. Our excursion package is {other}, if you like. ¶ ¶ Best regards ¶ Front office, {name} ¶ Reservation {ref}
=== RESERVATION {ref} === ¶ Hotel ......... {name} ¶ Town .......... {city} ¶ Date in ....... {from} ¶ Date out ...... {to} ¶ Nights ........ {nights} ¶ Per night ..... {ratenight} on average ¶ Forecast ...... {expected} ¶ Paid so far ... 0.00 ¶ Cancel at no cost until two days before. This is not an invoice.

stay.booked en tells name dates expected
A bed in {city}: done|Accepted by the hotel: {ref}
{traveller}, your request went through. ¶ {name} ({city}) is keeping a room from {from} to {to}. Number of nights: {nights}. The estimate stands at {expected} and may still change with tax and extras. Show the code {ref} when you check in. ¶ The Roomport crew
Dear guest, ¶ we are looking forward to your visit to {city}. Please check these entries: ¶ Guest: {traveller} ¶ House: {name} ¶ Coming: {from} ¶ Going: {to} ¶ Nights: {nights} ¶ Estimated amount: {expected} ¶ Code: {ref} ¶ Half board would be {other} more. Reply only if something is wrong.

stay.booked zh* tells name dates expected
{city}的房间已订妥|订房成功通知（{ref}）|{name}订单已被酒店接受
您好{traveller}，您的{city}订房已成功！ ¶ 【酒店】{name} ¶ 【入住】{from} 15:00起 ¶ 【退房】{to} 11:00前 ¶ 【间夜】1间 {nights}晚 ¶ 【参考总价】{expected}，到店支付，以离店账单为准 ¶ 【确认码】{ref} ¶ 当地一日游{other}起，可在App内加购。
尊敬的{traveller}：我们已为您保留{city}{name}的房间，{from}入住，{to}离开，共{nights}晚，估算费用约{expected}，今日不扣款。办理入住时请出示确认码{ref}。含晚餐套餐另加{other}。

stay.booked de tells name dates expected
Zimmer in {city} gebucht|{name} hat Ihre Anfrage angenommen ({ref})
Guten Tag {traveller}, ¶ Ihr Zimmer ist reserviert. ¶ Haus: {name}, {city} ¶ Ankunft: {from} ¶ Abfahrt: {to} ¶ {nights} Übernachtung(en) ¶ Richtpreis: {expected}, abgerechnet wird beim Auschecken ¶ Halbpension auf Wunsch: {other} ¶ Code: {ref}

stay.booked fr tells name dates expected
Chambre réservée à {city}|{name} a accepté votre demande ({ref})
Bonjour {traveller}, ¶ votre chambre vous attend. ¶ Hôtel : {name}, {city} ¶ Vous arrivez le {from} ¶ Vous partez le {to} ¶ Durée : {nights} nuit(s) ¶ Montant estimé : {expected}, à payer sur place ¶ Demi-pension : {other}. Code {ref}

stay.booked it tells name dates expected
Camera prenotata a {city}|{name} ha accettato la richiesta ({ref})
Gentile {traveller}, ¶ la camera è riservata. ¶ Struttura: {name}, {city} ¶ Arrivo: {from} ¶ Partenza: {to} ¶ Durata: {nights} notte/i ¶ Importo previsto: {expected}, si paga in hotel ¶ Mezza pensione: {other}. Codice {ref}

stay.booked es tells name dates expected
Habitación reservada en {city}|{name} ha aceptado tu solicitud ({ref})
Buenos días, {traveller}: ¶ tu habitación está reservada. ¶ Hotel: {name}, {city} ¶ Llegas el {from} ¶ Te vas el {to} ¶ Estancia: {nights} noche(s) ¶ Importe previsto: {expected}, se abona en el hotel ¶ Media pensión: {other}. Código {ref}

stay.booked pt tells name dates expected
Quarto reservado em {city}|{name} aceitou o seu pedido ({ref})
Bom dia {traveller}, ¶ o seu quarto está reservado. ¶ Hotel: {name}, {city} ¶ Chegada: {from} ¶ Partida: {to} ¶ Estadia: {nights} noite(s) ¶ Valor previsto: {expected}, a pagar no hotel ¶ Meia pensão: {other}. Código {ref}

stay.booked zh tells name dates expected
{name}前台：您的订房|房间已留（{ref}）
{traveller}先生/女士： ¶ 这里是{city}{name}前台。您的房间已留好，到店日{from}，离店日{to}，一共{nights}晚，预计房费{expected}，退房结算。如需加订晚餐，另收{other}。预订号{ref}。

stay.reminder en tells name dates
Almost time: {city}|{name}: practical notes for your arrival|3 days until {city}
Pack your bags, {traveller}! ¶ {name}, {city} ¶ IN {from} ¶ OUT {to} ¶ CODE {ref} ¶ A larger room is {other} more. ¶ ( Directions ) ( Write to the hotel )
Dear {traveller}, a few practical notes before you come to {name} in {city}: check-in on {from} is from 15:00, check-out on {to} until 11:00. The tram stops outside the door. Your code is {ref}.

stay.reminder zh* tells name dates
出行提示：{city}{name}|三天后入住{name}
{traveller}，您即将入住{city}{name}。入住{from}，退房{to}，确认码{ref}。电车站就在门口，换大房另加{other}。祝旅途愉快！

stay.invoice en tells name dates paid nights
{name}, {city}: bill {ref}|What you paid at {name}|Your stay in {city}, settled|Statement for your visit, {traveller}
{name} ¶ {city} ¶ BILL {ref} ¶ ¶ {traveller} ¶ In {from} / Out {to} / {nights} night(s) ¶ ¶ Lodging ........ {net} ¶ Tax & extras ... {tax} ¶ ---------------------- ¶ TO PAY ......... {paid} ¶ CARD ***{digits} .. {paid} ¶ BALANCE ........ 0.00 ¶ ¶ Come back soon!
Dear {traveller}, ¶ ¶ please find below the statement for your visit to {name}, {city}. You were with us from {from} to {to}, that is {nights} night(s). The final bill came to {paid}, of which {tax} were tax and extras; it was paid by card when you left. The figure of {expected} in the reservation was only a forecast. ¶ ¶ Sincerely ¶ The bookkeeping of {name} ¶ {ref}
Hi {traveller}, how was {city}? ¶ {name} has closed your booking {ref}. ¶ Stayed: {from} to {to} ({nights} night(s)) ¶ Forecast at booking: {expected} ¶ Billed by the hotel: {paid} ¶ The billed amount has left your card. ¶ ( Get PDF ) ( Rate this stay )

stay.invoice en tells name dates paid nights
Guest account closed ({ref})|{nights} night(s) in {city}: payment received
GUEST ACCOUNT {ref} ¶ Property: {name} ¶ Location: {city} ¶ Name: {traveller} ¶ Period: {from} until {to} ¶ Nights: {nights} x {ratepaid} (average) ¶ Rooms: {net} ¶ Sundry: {tax} ¶ Received with thanks: {paid}
{name}, {city} ¶ ¶ Description / Amount ¶ {nights} night(s), {from} to {to} / {net} ¶ Levy, bar, laundry / {tax} ¶ Invoice total / {paid} ¶ ¶ First instalment (arrival) {deposit} ¶ Second instalment (departure) {rest} ¶ No balance remains. Document {ref}, made out to {traveller}.

stay.invoice zh* tells name dates paid nights
{name}离店账单|{city}住宿结算单（{ref}）|账单：{name}{nights}晚
{traveller}您好，您的离店账单如下： ¶ 【酒店】{name}（{city}） ¶ 【入住】{from} ¶ 【离店】{to} ¶ 【晚数】{nights} ¶ 【房费】{net} ¶ 【税费及杂项】{tax} ¶ 【账单总计】{paid}（已刷卡，尾号{digits}） ¶ 单号{ref}，欢迎再来。
{traveller}，您好。{name}（{city}）已结清您{from}至{to}的住宿，共{nights}晚，酒店最终收取{paid}。订房时显示的{expected}只是估算价，请以本单{ref}为准。

stay.invoice de tells name dates paid nights
{name}: Abrechnung Ihres Aufenthalts|Beleg {ref} aus {city}
Guten Tag {traveller}, ¶ hier die Abrechnung Ihres Aufenthalts. ¶ {name}, {city} ¶ {from} bis {to}, {nights} Übernachtung(en) ¶ Logis {net} ¶ Abgaben und Verzehr {tax} ¶ Rechnungsbetrag {paid} ¶ Dankend erhalten. Beleg {ref}

stay.invoice fr tells name dates paid nights
{name} : votre note|Votre séjour à {city}, reçu {ref}
Bonjour {traveller}, ¶ voici la note de votre séjour. ¶ {name}, {city} ¶ {from} – {to}, {nights} nuit(s) ¶ Chambre {net} ¶ Taxes et consommations {tax} ¶ Montant réglé {paid} ¶ Reçu {ref}

stay.invoice it tells name dates paid nights
{name}: il Suo conto|Soggiorno a {city}, ricevuta {ref}
Gentile {traveller}, ¶ ecco il conto del soggiorno. ¶ {name}, {city} ¶ {from} – {to}, {nights} notte/i ¶ Camera {net} ¶ Tasse e consumazioni {tax} ¶ Importo saldato {paid} ¶ Ricevuta {ref}

stay.invoice es tells name dates paid nights
{name}: tu cuenta|Estancia en {city}, recibo {ref}
Buenos días, {traveller}: ¶ esta es la cuenta de tu estancia. ¶ {name}, {city} ¶ {from} – {to}, {nights} noche(s) ¶ Habitación {net} ¶ Tasas y consumo {tax} ¶ Importe abonado {paid} ¶ Recibo {ref}

stay.invoice pt tells name dates paid nights
{name}: a sua conta|Estadia em {city}, recibo {ref}
Bom dia {traveller}, ¶ segue a conta da sua estadia. ¶ {name}, {city} ¶ {from} – {to}, {nights} noite(s) ¶ Quarto {net} ¶ Taxas e consumo {tax} ¶ Valor pago {paid} ¶ Recibo {ref}

stay.feedback en tells name
A minute for {name}?|Rate {name}|How was your room in {city}?
Your review helps other travellers. ¶ {name}, {city} ¶ Room o o o o o ¶ Breakfast o o o o o ¶ Staff o o o o o ¶ Reviewers can win travel credit of {other}. ¶ ( Write review ) ( Not now )

flight.booked en tells airline date first price
{name} booking {ref}|Ticket issued: {city}, {date}|Wheels up for {city}, {traveller}|Receipt and travel document {ref}
{name} ¶ BOOKING {ref} ¶ ¶ PASSENGER {traveller} ¶ DESTINATION {city} ¶ DAY {date} ¶ TAKE-OFF {firsttime} ¶ BAGS 1 small bag under the seat ¶ ¶ RECEIPT ¶ Fare ............ {net} ¶ Taxes, fees ..... {tax} ¶ Charged to ***{digits} {paid} ¶ ¶ ( Manage ) ( Choose seat ) ¶ Business class on this route from {other}.
Dear {traveller}, ¶ ¶ thank you for flying with {name}. This is your receipt and travel document for {city}. Your aircraft takes off on {date} at {firsttime}; bag drop closes 45 minutes earlier. For this ticket you paid {paid}, everything included. ¶ ¶ Quote {ref} whenever you contact us.
Trip to {city} / {traveller} ¶ Airline: {name} ¶ Locator: {ref} ¶ When: {date}, {firsttime} local time ¶ Paid: {paid} (fare {net} + taxes {tax}) ¶ Class: economy ¶ Hotels near the airport from {other}

flight.booked zh* tells airline date first price
{name}出票成功：{city}|飞{city}的客票已出（{ref}）|客票收据 {ref}
{traveller}您好，客票已出： ¶ 【承运】{name} ¶ 【到达城市】{city} ¶ 【日期】{date} ¶ 【起飞】{firsttime} ¶ 【票价】{net} ¶ 【税款】{tax} ¶ 【合计已付】{paid} ¶ 【订座编号】{ref} ¶ 同航线公务舱{other}起。
尊敬的{traveller}：感谢搭乘{name}。您飞往{city}的航班于{date} {firsttime}起飞，客票共支付{paid}（含各项税费）。订座编号{ref}，起飞前45分钟停止托运。

flight.booked de tells airline date first price
Ticket ausgestellt: {city}|{name}, Buchung {ref}
Guten Tag {traveller}, ¶ Ihr Ticket ist ausgestellt. ¶ {name} nach {city} ¶ Tag: {date} ¶ Start: {firsttime} ¶ Tarif {net} ¶ Steuern, Gebühren {tax} ¶ Bezahlt {paid} ¶ Code {ref} ¶ Businessclass ab {other}

flight.changed en tells final
What has changed on {date}|Your {city} flight takes off at a different time|{name}: schedule adjustment {ref}|Take-off now {time}
WHAT HAS CHANGED ¶ Booking {ref}, {name} to {city}, {date} ¶ ¶ Take-off {time} (you had booked {firsttime}) ¶ ¶ WHAT STAYS THE SAME ¶ Date, terminal, seat and bags ¶ ¶ ( I agree ) ( Refund options )
Dear {traveller}, ¶ ¶ our timetable has been reworked. For your journey to {city} on {date} this means that the {firsttime} service is withdrawn. You are now confirmed on the one that takes off at {time}. There is no charge for this, and your booking {ref} continues as it is. ¶ ¶ {name} schedule planning
Hello {traveller}, a quick message from {name}: on {date} we're getting you to {city} a little later than planned. Take-off is at {time} instead of {firsttime}. Bag drop moves along with it. Ref {ref}
{ref} / {traveller} ¶ OLD ¶ {date} {firsttime} {city} - void ¶ NEW ¶ {date} {time} {city} - OK ¶ Your document has been reissued by {name}. Destroy the old printout.

flight.changed zh* tells final
{name}：{city}航班起飞时间变更|航班变动告知（{ref}）|请留意：{date}起飞改为{time}
{traveller}您好，您的航班有变动： ¶ 【订座编号】{ref} ¶ 【航班】{name} 飞往{city}，{date} ¶ 【变动后起飞】{time} ¶ 【变动前起飞】{firsttime}（作废） ¶ 座位与行李照旧，无需补差价。
尊敬的{traveller}：因航班计划调整，{date} {firsttime}飞{city}的班次撤销，我们已将您签转至当日{time}起飞的班次，不收费用。{name}，{ref}

flight.changed de tells final
{city}: Startzeit geändert ({ref})|Flugplanänderung bei {name}
Guten Tag {traveller}, ¶ wegen einer Flugplanänderung starten Sie am {date} erst um {time} nach {city}. Die bisherige Zeit {firsttime} ist hinfällig. Buchung {ref}, {name}

flight.checkin en tells airline date
Boarding pass waiting: {city}|{name}: check-in is open
{traveller}, check-in for your {name} flight to {city} on {date} is open until one hour before take-off. ¶ ( Check in ) ¶ Booking {ref} ¶ Lounge card for a year: {other}. Power banks go in the cabin, not in the hold.

flight.checkin zh* tells airline date
{name}网上值机开放：{city}|可以选座值机了
{traveller}，{date}{name}飞{city}的航班现可网上值机，截止起飞前一小时。订座编号{ref}，充电宝请随身携带。贵宾厅年卡{other}。

meal.reserved en tells name date
{name} is expecting you|See you at {name}, {traveller}|Reservation at {name}: {date}
TABLEHOUND ¶ It's a date! ¶ {name}, {city} ¶ When {date}, {time} ¶ Seats {party} ¶ The kitchen takes last orders at 22:00. Menus for groups start at {other}. ¶ ( Change ) ( Call )
Hello {traveller}, thanks for choosing {name} in {city}. We've put your name down for {date} at {time}, seats: {party}. Tell us about allergies any time. If you are more than 20 minutes late, we may have to give the table away.

meal.receipt en tells name date paid
{name}: your receipt of {date}|You paid {paid} at {name}|Digital receipt: {name}
{name} ¶ {city} ¶ {date} ¶ Food ........... {net} ¶ Tip + tax ...... {tax} ¶ PAID ........... {paid} ¶ Card ***{digits} ¶ Merci, danke, thank you!
Dear {traveller}, it was nice to have you at {name} in {city} on {date}. As you asked for a receipt by email, here it is: {paid}, paid in full, tip and tax ({tax}) included.

meal.receipt de tells name date paid
{name}: Quittung {date}|Ihre Quittung aus {city}
{name}, {city} ¶ Quittung, {date} ¶ Essen {net} ¶ Trinkgeld und Steuer {tax} ¶ Bezahlt {paid} ¶ Karte ***{digits}

meal.receipt fr tells name date paid
{name} : votre ticket du {date}|Votre ticket, {city}
{name}, {city} ¶ Ticket du {date} ¶ Repas {net} ¶ Pourboire et taxes {tax} ¶ Payé {paid} ¶ Carte ***{digits}

meal.receipt it tells name date paid
{name}: il conto del {date}|Il Suo scontrino, {city}
{name}, {city} ¶ Scontrino del {date} ¶ Pasto {net} ¶ Mancia e tasse {tax} ¶ Pagato {paid} ¶ Carta ***{digits}

meal.receipt es tells name date paid
{name}: tu ticket del {date}|Tu ticket, {city}
{name}, {city} ¶ Ticket del {date} ¶ Comida {net} ¶ Propina e impuestos {tax} ¶ Pagado {paid} ¶ Tarjeta ***{digits}

meal.receipt pt tells name date paid
{name}: o seu talão de {date}|O seu talão, {city}
{name}, {city} ¶ Talão de {date} ¶ Refeição {net} ¶ Gorjeta e impostos {tax} ¶ Pago {paid} ¶ Cartão ***{digits}

meal.receipt zh tells name date paid
{name}电子小票|{date}在{name}的消费
{name}（{city}） ¶ 用餐日期：{date} ¶ 餐费 {net} ¶ 小费及税 {tax} ¶ 实付 {paid} ¶ 支付卡 ***{digits}

order.received en tells name what paid
{name}: got it! Order {ref}|Order {ref} is in|Your {name} purchase, {traveller}|Payment accepted - {name}
Woohoo, {traveller}! Your order is in. ¶ ¶ BASKET ¶ {what}, qty 1 ..... {net} ¶ Postage .......... {tax} ¶ You paid ......... {paid} ¶ ¶ GOING TO ¶ {traveller}, {home} ¶ ORDER NO. {ref} ¶ ¶ Others also bought: wall calendars from {other} ¶ {name} ¶ ( View order ) ( Something wrong? )
Dear {traveller}, ¶ ¶ many thanks for your purchase from {name}. You have chosen {what}. Our cashier has booked {paid} from your card, {tax} of it for packing and postage. The parcel goes out within two working days. ¶ ¶ Warm regards from the {name} shop ¶ Order {ref}
PROOF OF PURCHASE {ref} ¶ Seller: {name} ¶ Article: {what} ¶ Pieces: 1 ¶ Article price: {net} ¶ Carriage: {tax} ¶ Sum paid: {paid} ¶ Card: ***{digits} ¶ Send back within 30 days if you change your mind. Vouchers from {other} make a fine gift.

order.received zh* tells name what paid
{name}已收款（订单{ref}）|{whatZh}已下单|购买凭证：{name}
{traveller}您好，付款成功！ ¶ 【店铺】{name} ¶ 【商品】{whatZh}，1件 ¶ 【商品价】{net} ¶ 【邮费】{tax} ¶ 【实付】{paid} ¶ 【订单】{ref} ¶ 两个工作日内寄出，30天内可退。
亲爱的{traveller}，谢谢光顾{name}。您选购的{whatZh}已付款{paid}（内含邮费{tax}），订单号为{ref}，包裹寄出后再通知您。

order.received de tells name what paid
{name}: Kaufbeleg {ref}|Ihr Einkauf bei {name}
Guten Tag {traveller}, ¶ danke für Ihren Einkauf. ¶ Artikel: {what} ¶ Warenwert {net} ¶ Porto {tax} ¶ Bezahlt {paid} ¶ Auftrag {ref}, {name}. Versand innerhalb von zwei Werktagen.

order.received fr tells name what paid
{name} : achat {ref}|Achat enregistré chez {name}
Bonjour {traveller}, ¶ votre achat est enregistré. ¶ Article : {what} ¶ Prix {net} ¶ Port {tax} ¶ Payé {paid} ¶ Commande {ref}, {name}. Expédition sous deux jours ouvrés.

order.shipped en tells name what
On the move: {what}|Your parcel is with the courier ({name})
Your parcel is on the move ¶ From: {name} ¶ Inside: {what} ¶ Tracking: {track} ¶ Order: {ref} ¶ The courier rings twice and then leaves a card.
Hi {traveller}, we handed {what} to the courier this morning. If all goes well, it is with you by {weekday}. Tracking {track}. {name}, order {ref}

order.shipped zh* tells name what
{name}：包裹已交快递|{whatZh}寄出啦
{traveller}，{name}已将{whatZh}交给快递，单号{track}，订单{ref}，顺利的话{weekdayZh}到。

order.delivered en tells name
Delivered at {time}: {name}|Your courier was here
We dropped off parcel {track} ({name}) at {time}. ¶ Left with: (you|a neighbour|the concierge|the parcel shop) ¶ Damaged? Send us a photo within a week.

order.refund en tells refunded
{name}: money back for {ref}|We've refunded you, {traveller}|Return complete: {what}
RETURN COMPLETE ¶ {name} / order {ref} ¶ Article: {what} ¶ We pay back: {refunded} ¶ To: card ***{digits} ¶ Visible on your account within a week
Dear {traveller}, ¶ ¶ thank you for writing to us about {what}. We have looked into it and you were right: {refunded} is going back to your card. Please accept our apologies for the trouble. ¶ ¶ Customer care, {name} (order {ref})
{traveller}, quick update on {what}: the parcel is back in our warehouse and {refunded} has been refunded. Order {ref}. {name} returns desk

order.refund zh* tells refunded
{name}退款通知（{ref}）|{whatZh}退款已办理
{traveller}您好，退款已办理： ¶ 【店铺】{name} ¶ 【商品】{whatZh} ¶ 【退回金额】{refunded} ¶ 【去向】支付卡，尾号{digits} ¶ 【订单】{ref} ¶ 一周内到账。
亲爱的{traveller}，关于{whatZh}的问题我们已核实，现退还您{refunded}，订单{ref}。给您添麻烦了。{name}客服

order.refund de tells refunded
{name}: Geld zurück für {ref}|Retoure abgeschlossen
Guten Tag {traveller}, ¶ zu Ihrem Artikel ({what}) zahlen wir {refunded} auf Ihre Karte zurück. Auftrag {ref}. ¶ {name}, Kundendienst

visit.first en tells first reason
{name}: booked for {first}|Your slot at {name}, {city}|Please keep free: {first}, {firsttime}
Thank you for booking with {name}. ¶ ¶ DATE {first} ¶ TIME {firsttime} ¶ ABOUT {said} ¶ PLACE {name}, {city} ¶ {patientshort} ¶ ¶ Plans changed? Let us know a day ahead. Vouchers for a friend from {other}. ¶ ( Add to calendar )
Dear {traveller}, ¶ ¶ thank you for your call. I have made an entry{for} in our book: {first} at {firsttime}, for {said}. Kindly come five minutes early and bring your card. ¶ ¶ Warm regards ¶ The front desk of {name}, {city}
{name} ({what}) ¶ Appointment card ¶ {patientshort} ¶ - day: {first} ¶ - hour: {firsttime} ¶ - for: {said} ¶ Sent to {traveller}

visit.first zh* tells first reason
{name}：{first}预约成功|就诊/服务预约单（{whatZh}）
{traveller}您好，预约成功： ¶ 【机构】{name}，{city} ¶ 【类别】{whatZh} ¶ 【日期】{first} ¶ 【时间】{firsttime} ¶ 【事由】{said} ¶ 请提前五分钟到。储值卡{other}起，详询前台。
{traveller}您好，刚才电话里约好的{whatZh}已登记在{first} {firsttime}，事由：{said}。{name}，{city}

visit.first de tells first reason
{name}: vorgemerkt für {first}|Ihr Terminzettel
Guten Tag {traveller}, ¶ wir haben vorgemerkt: {first}, {firsttime}. ¶ Grund: {said} ¶ {patientshort} ¶ {name}, {city}. Absagen bitte einen Tag vorher.

visit.moved en tells final
{name}: we need to reschedule|Your new slot: {date}, {time}|Re: can I come on another day?|Schedule change at {name}
Dear {traveller}, ¶ ¶ our practice will be closed on {first}, so that the appointment{for} cannot take place then. I have taken the liberty of putting you down for {date} at {time}. Please ring if this is no good. ¶ ¶ With apologies ¶ {name}, {city}
WHAT HAS CHANGED ¶ Your booking with {name} ¶ {patientshort} ¶ New day and time: {date}, {time} ¶ Replaces: {first}, {firsttime} ¶ ( Add to calendar )
Hello {traveller}, ¶ thanks for calling this morning. I've taken you out on {first} and put you in on {date} at {time}{for}. See you then! ¶ {name}
Exchange of appointments ¶ {name}, {city} ¶ As you wished, we have exchanged {first}, {firsttime}, for the place on {date} at {time}. ¶ {patientshort} ¶ The earlier entry no longer exists.

visit.moved zh* tells final
{name}：预约须调整|新的{whatZh}时间：{date}
{traveller}您好，预约有变： ¶ 【机构】{name} ¶ 【新日期】{date} ¶ 【新时间】{time} ¶ 【取代】{first} {firsttime} ¶ 请更新您的日历。
{traveller}您好，{first}本店休息，原定的{whatZh}没法安排，我先帮您排到{date} {time}，不合适就打电话给我。{name}

visit.moved de tells final
{name}: wir müssen verschieben|Ihr neuer Platz: {date}
Guten Tag {traveller}, ¶ am {first} ist bei uns geschlossen. Wir haben Sie stattdessen für {date}, {time} eingetragen. {patientshort} Passt das nicht, rufen Sie bitte an. ¶ {name}, {city}

visit.reminder en tells final
See you tomorrow: {name}|{date}, {time}: don't forget
A friendly nudge from {name}, {city}: the appointment{for} is tomorrow, {date}, at {time}. If you're unwell, call before you set out.

visit.reminder zh* tells final
别忘了明天的{whatZh}|{name}提醒您
{traveller}您好，明天（{date}）{time}，{name}见（{whatZh}）。身体不适请先来电。

visit.bill en tells paid reason
{name}: account for {date}|What we did on {date}|Fee for your visit to {name}
{name}, {city} ¶ ACCOUNT ¶ {traveller} ¶ Seen on: {date} ¶ Treated or done: {said} ¶ {patientshort} ¶ Work ............. {net} ¶ Supplies ......... {tax} ¶ Please pay ....... {paid} ¶ within 21 days
Dear {traveller}, ¶ ¶ enclosed you will find our account for {date}. It is for {said} and comes to {paid}. Payment by card at the desk or by transfer is equally welcome. ¶ ¶ {name} ({what}), {city}

visit.bill de tells paid reason
{name}: Honorar für {date}|Kostenaufstellung: {said}
Guten Tag {traveller}, ¶ unsere Kostenaufstellung zum {date}: ¶ {said} ¶ Arbeit {net} ¶ Verbrauch {tax} ¶ Bitte überweisen Sie {paid} binnen 21 Tagen. ¶ {name}, {city}

show.booked en tells final seat paid
You're going: {name}|{name}, {date}: here's your ticket|Seat booked ({ref})
STAGEPASS ¶ You're going to {name}! ¶ ¶ WHAT {what} ¶ WHERE {city} ¶ DAY {date} ¶ STARTS {time} ¶ SEAT {said} ¶ ¶ Ticket price {net} ¶ Service charge {tax} ¶ Paid {paid} ¶ ORDER {ref} ¶ Gift card for a friend: {other}
Dear {traveller}, ¶ ¶ we are pleased to send you your ticket for {name} ({what}) in {city}. It is valid on {date} only; the start is at {time}. You are sitting in {said}. We have received {paid} from you, with thanks. ¶ ¶ The box office (your order {ref})

show.booked zh* tells final seat paid
出票通知：{name}|{name}（{date}）电子票
{traveller}您好，您的票已出： ¶ 【演出/活动】{name}（{whatZh}） ¶ 【地点】{city} ¶ 【日期】{date} ¶ 【开始】{time} ¶ 【座位】{said} ¶ 【票款】{net} ¶ 【服务费】{tax} ¶ 【共付】{paid} ¶ 取票码{ref}

show.booked de tells final seat paid
Sie sind dabei: {name}|{name}: Ihr Platz ({ref})
Guten Tag {traveller}, ¶ Sie sind dabei! ¶ {name} ({what}), {city} ¶ {date}, los geht es um {time} ¶ Sitz: {said} ¶ Karte {net} ¶ Servicegebühr {tax} ¶ Bezahlt {paid} ¶ Auftrag {ref}

show.news en tells nothing
Good to know: {name}|Your evening with {name}
Not long now! The bar opens an hour before, umbrellas and rucksacks stay in the lobby, and there is a late bus into town. Programme booklets cost {other}. Enjoy {name}!

bill.issued en tells paid
{name}: your {what} bill of {date}|{what} bill, customer {ref}|A new bill is online ({name})
{name} ¶ BILL FOR: {what} ¶ CUSTOMER: {traveller}, {ref} ¶ BILL DATE: {date} ¶ ¶ Charges .......... {net} ¶ VAT .............. {tax} ¶ NOW DUE .......... {paid} ¶ ¶ Last bill {other}, received, thank you. ¶ We take the money from your account; you need not do anything.
Dear {traveller}, ¶ ¶ your {what} bill of {date} is ready. This time it comes to {paid}, which we will take from your account in the coming days. Tariffs and meter details are found online under {ref}. ¶ ¶ Your team at {name}
{traveller}, your bill at a glance ¶ Supplier: {name} ¶ For: {what} ¶ Dated: {date} ¶ Before VAT: {net} ¶ VAT: {tax} ¶ You pay: {paid} ¶ Customer code: {ref}

bill.issued zh* tells paid
{name}：{whatZh}新账单|{whatZh}账单（用户{ref}）
{traveller}您好，新一期{whatZh}账单： ¶ 【出账日】{date} ¶ 【用户】{ref} ¶ 【费用】{net} ¶ 【税】{tax} ¶ 【本期应付】{paid} ¶ 【上期】{other}，已收到 ¶ 届时从您的账户扣取。{name}

bill.issued de tells paid
{name}: {what}, Abrechnung {date}|Abrechnung für Kunde {ref}
Guten Tag {traveller}, ¶ Abrechnung vom {date} ({what}): ¶ Entgelt {net} ¶ Umsatzsteuer {tax} ¶ Zu zahlen {paid} ¶ Letzte Abrechnung {other}, erhalten. Kunde {ref}. Wir ziehen den Betrag ein. ¶ {name}

bill.issued fr tells paid
{name} : votre relevé du {date}
Bonjour {traveller}, ¶ votre relevé du {date} ({what}). ¶ Hors taxe {net} ¶ Taxe {tax} ¶ À payer {paid} ¶ Relevé précédent {other}, reçu. Client {ref}. Prélèvement automatique. ¶ {name}

bill.notice en tells nothing
{name}: read me before winter|Something new about your {what}
Dear {traveller}, ¶ from next month our office answers calls until eight in the evening. Bring a friend to {name} and you both receive {other}. {percent}% of our customers already have paperless {what} bills. ¶ {name}

repair.quote en tells expected
{name}: our estimate|Cost estimate {ref}|Estimate ({what})
COST ESTIMATE {ref} ¶ {name} ¶ To be repaired: {what} ¶ Likely cost: {expected}, tax and parts included ¶ Emergency rate after 18:00: {other} on top ¶ We bill by the hours we need.
Hello {traveller}, ¶ I had a look at my notes about {what}. You should reckon with {expected} or thereabouts. I could start on {weekday} if you give me the go-ahead. ¶ Regards ¶ {name}

repair.quote de tells expected
{name}: Was es kosten würde|Reparatur: Preisrahmen {ref}
Guten Tag {traveller}, ¶ unser Kostenvoranschlag {ref} ({what}): rechnen Sie bitte mit {expected}, Teile und Steuer inbegriffen. Notdienst nach 18 Uhr: {other}. Abgerechnet wird nach Stunden. ¶ {name}

repair.quote zh* tells expected
{whatZh}维修预估（{name}）|费用估算单 {ref}
{traveller}您好，{whatZh}我们看过了，预计要{expected}，含配件和税。晚上六点以后应急另加{other}，实际按工时结算。{name}

repair.invoice en tells paid
{name}: work completed|Bill for our work ({what})|{what}: final account
FINAL ACCOUNT {ref} ¶ {name} ¶ Repaired: {what} ¶ When: {date} ¶ Hours ............ {rest} ¶ Parts ............ {deposit} ¶ Please pay ....... {paid} ¶ (estimate was {expected})
Hello {traveller}, ¶ {what}: all done, on {date}. Adding up my hours and the parts I arrive at {paid}, where the estimate said {expected}. Please transfer it within two weeks. ¶ Regards ¶ {name} ({ref})

repair.invoice de tells paid
{name}: Schlussrechnung|Fertig: {what}
Guten Tag {traveller}, ¶ am {date} sind wir fertig geworden ({what}). ¶ Stunden {rest} ¶ Teile {deposit} ¶ Bitte zahlen Sie {paid}. ¶ {name}, {ref}

repair.invoice zh* tells paid
{name}：{whatZh}修好了|{whatZh}维修结算单 {ref}
{traveller}您好，{whatZh}已在{date}修好： ¶ 【工时】{rest} ¶ 【配件】{deposit} ¶ 【结算金额】{paid} ¶ 两周内转账即可。{name}
{traveller}您好，{date}的活儿干完了（{whatZh}），工时加配件算下来是{paid}，当初估的是{expected}。{name}

move.keys en tells final
The keys of your flat in {city}|Welcome to {city}: collecting your keys
Dear {traveller}, ¶ ¶ our caretaker will be waiting for you at your new flat in {city} on {date} at {time}. He hands you the keys, and together you write down the state of each room. A lost key costs {other}. ¶ ¶ {name}
KEY COLLECTION ¶ Flat in: {city} ¶ Day: {date} ¶ Time: {time} ¶ Bring: passport, first rent ¶ {name}

move.movers en tells paid
{name}: your removal to {city}|Removal bill {ref}
REMOVAL BILL {ref} ¶ {name} ¶ To {city}, {date} ¶ Van and three helpers ... {rest} ¶ Boxes and insurance ..... {deposit} ¶ All together ............ {paid} ¶ May you be happy in your new home!

noise.promo en tells nothing
48 hours only: {city} from {other}|Escape to {city}|{percent}% off your next getaway
LAST MINUTE ¶ {city}, {nights} nights, from {other} per person ¶ Book by {date} and save {percent}% ¶ ( See offers ) ¶ You receive this newsletter as a member. ( Unsubscribe )

noise.promo en tells nothing
{name}: end-of-season sale|A little something for you
Up to {percent}% off {what} and much more, in the shop and online. Spend {other} and pick a free gift. Ends on {date}.

noise.promo zh* tells nothing
{city}自由行{other}起|会员专享{percent}%优惠
{city}{nights}晚自由行，每人{other}起，{date}前下单再减{percent}%。不想再收到请点退订。

noise.letter en tells nothing
Rambling club: next outings|Rambling club bulletin {number}
Dear walkers, the coach to {city} leaves on {date}. Members pay {other}, lunch not included. Sign up with the secretary by {weekday}.

noise.letter en tells nothing
Notice to tenants|From your building's caretaker
On {date} from {time} the water will be off in the whole stairwell. The new lamps in the cellar were {other}. Prams and bicycles must not block the entrance.

noise.letter en tells nothing
Weekend supplement|A long weekend in {city}
In this issue: {city} on {other} a day; the reader photo of the week ({scene}); our best {dish} recipe.

noise.work en tells nothing
Budget round: new date|Minutes and next steps
Dear colleagues, the budget round takes place on {date} at {time}. We have used up {other} more than foreseen. Slides by {weekday}, please. {colleague}

noise.work en tells nothing
Expense report incomplete|Receipt missing
Hi, accounting tells me that the receipt for {other} ({name}) is missing from your report. Can you send it by {weekday}? {colleague}

noise.system en tells nothing
Use {number}{number2} to continue|Confirm that it's you
Enter {number}{number2} to go on. The code expires in ten minutes. We will never ask you for it by phone.

noise.system en tells nothing
Was this you?|Your storage is almost full
Somebody signed in near {city} on {date} at {time}. Not you? Change your password. More storage is available from {other} a year.

noise.system zh* tells nothing
您的动态码|账号登录确认
动态码{number}{number2}，十分钟内输入有效，切勿告知他人。
`;

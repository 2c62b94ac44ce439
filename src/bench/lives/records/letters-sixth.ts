/**
 * The same steps in the sixth voice's mailbox: mails of firms as text is cut from their pages, with all that stands
 * around the one line that matters, and mails that somebody's model has told anew in a few sentences. `¶` is a new line;
 * the form is told in `letter-text.ts`.
 */
const top =
  '(View this email in your browser ¶ |Can’t see the images? Open the online version ¶ |Logo ¶ Home · My account · Help ¶ |)';
const legal = `¶ ¶ (This message was sent to you because you hold an account with us. Manage preferences · Unsubscribe · Privacy policy|Please do not reply to this automatically generated message. For help visit our support centre, open Monday to Friday from 9:00 to 18:00.|You are receiving this service email in connection with a transaction. © All rights reserved. Registered office: {city}. VAT no. {digits}{number2}.|Download our app for iOS and Android and get 10% off your next purchase over {other}. Terms apply. Unsubscribe here.)`;
const upsell =
  '¶ ¶ (Earn points on every stay: members save up to {other} a year.|You might also like: late checkout from {other}, airport transfer from {other}.|Rate us and take part in the prize draw for a voucher worth {other}.|Travel insurance from {other} per person. Add it now.)';
const shopUpsell =
  '¶ ¶ (Customers who bought this also bought: {scene} poster {other}, gift card {other}.|Free delivery on orders over {other}.|Refer a friend and you both get {other}.|Complete the look: accessories from {other}.)';

export const sixthLetters = `
stay.booked en tells name dates expected
Your reservation at {name} is confirmed|Booking confirmation – {name}, {city}|Hotel Reservation Confirmation for {city}|Thanks, {traveller}! Your booking in {city} is confirmed
${top}Thanks, {traveller}! Your booking in {city} is confirmed. ¶ ✔ {name} is expecting you on {from} ¶ ✔ Your payment will be handled by {name}. ¶ ¶ Confirmation number: {ref} ¶ Check-in: {from}, from 15:00 ¶ Check-out: {to}, until 11:00 ¶ Your reservation: {nights} night(s), 1 room ¶ You booked for: {guests} ¶ Approx. {ratenight} per night ¶ Price (not yet charged): {expected} ¶ Cancellation cost: until 3 days before arrival: {other} after that${upsell}${legal}
The message confirms a hotel reservation at {name} in {city} with check-in on {from} and check-out on {to}, {nights} night(s) in total. The estimated price is {expected}, payable at the property. The sender adds that the final amount may differ because of local taxes and reminds [PERSON] of the cancellation policy. Booking reference {ref} should be quoted in any communication.
${top}Dear [PERSON], ¶ thank you for choosing {name}. We are pleased to confirm the following reservation: ¶ Arrival {from} ¶ Departure {to} ¶ Room type: Superior Double ¶ Daily rate {ratenight} ¶ Estimated total {expected} ¶ Parking {other} per day (optional) ¶ Confirmation {ref} ¶ We look forward to welcoming you to {city}.${legal}

stay.booked de tells name dates expected
Buchungsbestätigung {name}, {city}|Ihre Reservierung {ref}
Im Browser ansehen ¶ Guten Tag [PERSON], ¶ Ihre Reservierung im {name} in {city} ist bestätigt. ¶ Anreise: {from} ¶ Abreise: {to} ¶ Anzahl Nächte: {nights} ¶ Voraussichtlicher Gesamtpreis: {expected} ¶ Buchungsnummer: {ref} ¶ Frühstück zubuchbar ab {other}. ¶ ¶ Diese Nachricht wurde automatisch erstellt. Impressum | Datenschutz | Abmelden

stay.booked zh tells name dates expected
【预订成功】{name}|您在{city}的酒店预订已确认
【酒店预订】尊敬的会员{traveller}，您好！ ¶ 您预订的{name}（{city}）已确认。 ¶ 入住日期：{from} ¶ 离店日期：{to} ¶ 间夜：{nights}晚 ¶ 预估房费：{expected}（到店支付） ¶ 订单编号：{ref} ¶ 会员升级可享立减{other}。 ¶ 如需退订此类邮件请点击“退订”。本邮件由系统自动发出，请勿回复。

stay.reminder en tells name dates
Your stay at {name} is coming up|Get ready for {city}
${top}Only a few days to go! ¶ {name} ¶ Check-in {from} ¶ Complete your online check-in and skip the queue. ¶ Upgrade to a suite from {other} per night. ¶ Breakfast buffet {other}.${legal}

stay.invoice en tells name dates paid nights
Invoice for your stay at {name}|Your receipt from {name} - {ref}|Thank you for staying with us, here is your folio|Final invoice and payment receipt
${top}TAX INVOICE ¶ {name} ¶ {city} ¶ Guest: {traveller} ¶ Confirmation: {ref} ¶ Arrival: {from}   Departure: {to}   Nights: {nights} ¶ ¶ Description | Amount ¶ Accommodation | {net} ¶ City tax & service | {tax} ¶ ------------------------------ ¶ TOTAL INCL. VAT | {paid} ¶ Paid by card ending {digits} ¶ Balance due | 0.00 ¶ You have collected points worth {other} on this stay.${legal}
Content summary: the hotel {name} in {city} sends the final invoice for the stay from {from} to {to}, {nights} night(s). Deposit {deposit} had been taken in advance and {rest} was collected on departure, so that {paid} was paid in full. The guest is invited to leave a review.
${top}Dear [PERSON], ¶ thank you for your recent stay. Please find your receipt below. ¶ ¶ Property: {name}, {city} ¶ Stay: {from} – {to}, {nights} night(s) ¶ Average nightly rate: {ratepaid} ¶ Prepaid deposit: -{deposit} ¶ Collected at check-out: {rest} ¶ Grand total: {paid} ¶ Originally quoted: {expected} ¶ ¶ A hold of {other} for incidentals will be released within 7 working days.${upsell}${legal}

stay.invoice de tells name dates paid nights
Ihre Rechnung vom {name}|Rechnung {ref}
Sehr geehrter Gast, ¶ anbei Ihre Rechnung. ¶ {name}, {city} ¶ Zeitraum {from} – {to} ¶ {nights} Übernachtung(en) {net} ¶ Kurtaxe und Mehrwertsteuer {tax} ¶ Gesamtbetrag {paid} ¶ Bezahlt mit Karte **** {digits} ¶ Nächstes Mal mit Gutschein über {other} sparen!

stay.invoice es tells name dates paid nights
Factura de su estancia en {name}|Factura {ref}
Estimado cliente: ¶ adjuntamos la factura de su estancia en {name}, {city}, del {from} al {to}. ¶ Alojamiento {nights} noche(s): {net} ¶ IVA y tasa turística: {tax} ¶ Total pagado: {paid} ¶ No responda a este correo.

stay.invoice fr tells name dates paid nights
Votre facture – {name}|Facture {ref}
Bonjour, ¶ veuillez trouver votre facture pour le séjour au {name} ({city}) du {from} au {to}, {nights} nuit(s). ¶ Hébergement {net} ¶ Taxes {tax} ¶ Total TTC réglé : {paid} ¶ Se désabonner

stay.invoice zh tells name dates paid nights
【电子发票】{name}住宿费|您的离店账单
【离店账单】感谢您入住{name}（{city}）。 ¶ 入住{from}，离店{to}，共{nights}晚。 ¶ 房费：{net} ¶ 税费及服务费：{tax} ¶ 实付总额：{paid} ¶ 支付方式：信用卡尾号{digits} ¶ 本次获得积分可抵{other}。 ¶ 系统邮件，请勿回复。

stay.feedback en tells name
How was your stay at {name}?|Review {name} and get rewarded
${top}We hope you enjoyed {city}. Tell us about {name} in two minutes! ¶ As a thank you, here is {other} off your next booking.${legal}

flight.booked en tells airline date first price
Your e-ticket itinerary and receipt|{name}: booking confirmation {ref}|Flight confirmation to {city}
${top}Booking reference: {ref} ¶ E-TICKET ITINERARY / RECEIPT ¶ Passenger: {traveller} ¶ Flight to {city} operated by {name} ¶ Date: {date} ¶ Departure: {firsttime} local time ¶ Class: Economy (K) ¶ Baggage: 1 x 23 kg ¶ Fare {net} ¶ Taxes, fees and carrier charges {tax} ¶ TOTAL {paid} ¶ Form of payment: card ending {digits} ¶ Please arrive at the airport at least two hours before departure. ¶ Seat selection from {other}. Car hire from {other} a day.${legal}
The email is a flight confirmation issued by {name}. It states that [PERSON] will travel to {city} on {date}, departing at {firsttime}, for a total price of {paid} including {tax} in taxes. Passengers are advised to check in online 24 hours before departure. The booking code is {ref}.

flight.booked zh tells airline date first price
【出票成功】飞往{city}|电子客票行程单 {ref}
【机票订单】尊敬的{traveller}：您的机票已出票。 ¶ 承运：{name} ¶ 目的地：{city} ¶ 日期：{date} ¶ 起飞：{firsttime} ¶ 票价：{net} 税费：{tax} ¶ 订单总额：{paid} ¶ 预订编号：{ref} ¶ 选座低至{other}，接送机立减。 ¶ 请提前两小时到达机场。

flight.changed en tells final
Important information about your flight to {city}|Schedule change notification {ref}
${top}IMPORTANT: your itinerary has changed ¶ Booking reference {ref} ¶ Previous departure: {firsttime} ¶ NEW departure: {time} ¶ Date: {date} ¶ Destination: {city} ¶ If the new itinerary does not suit you, you may rebook free of charge within 7 days. ¶ We apologise for the inconvenience.${legal}
The airline informs [PERSON] that, for operational reasons, the flight to {city} on {date} will no longer depart at {firsttime} but at {time}. No action is needed if the new schedule is acceptable. The booking {ref} remains otherwise unchanged.

flight.checkin en tells airline date
Online check-in is now open|Time to check in for {city}
${top}Hello [PERSON], ¶ check-in for your {name} flight to {city} on {date} is open. ¶ Extra baggage online from {other} (at the airport {other}). ¶ Reference {ref}${legal}

meal.reserved en tells name date
Your table at {name} is booked|Reservation confirmed: {name}
${top}{name}, {city} ¶ Party of {party} ¶ {date} at {time} ¶ We will hold your table for 15 minutes. A fee of {other} per person applies to no-shows.${legal}

meal.receipt en tells name date paid
Your receipt from {name}|Payment receipt – {name}
${top}{name} ¶ {city} ¶ {date} ¶ Receipt no. {number}-{digits} ¶ ¶ 1 x {dish} ¶ Beverages ¶ Subtotal {net} ¶ Service charge and VAT {tax} ¶ Total {paid} ¶ Card payment approved ¶ Loyalty balance: {other}${legal}
This is a payment confirmation from {name} in {city}, dated {date}. The subtotal was {net}; with service and tax of {tax} the customer paid {paid} by card. The restaurant thanks the guest for the visit.

meal.receipt zh tells name date paid
【电子小票】{name}|您在{name}的消费
【消费提醒】{date} {name}（{city}） ¶ 菜品小计：{net} ¶ 服务费及税：{tax} ¶ 合计实付：{paid} ¶ 新会员充值满{other}送好礼。退订回T。

order.received en tells name what paid
Your {name} order {ref} has been received|Order confirmation #{ref}|Thank you for your purchase at {name}
${top}Hi {traveller}, thank you for your purchase! ¶ Order #{ref} ¶ Placed with {name} ¶ ¶ Item | Qty | Price ¶ {what} | 1 | {net} ¶ Shipping & VAT | | {tax} ¶ Order total | | {paid} ¶ ¶ Paid with card ending {digits}. Was {other}, you saved {percent}%! ¶ We will email you when your parcel is on its way.${shopUpsell}${legal}
The online store {name} confirms that an order for {what} has been placed and paid. The order total is {paid}, which includes {tax} for shipping and taxes. The parcel is expected to be dispatched within two working days. The order number is {ref}.

order.received zh tells name what paid
【下单成功】{name}订单{ref}|{name}：我们已收到您的订单
【订单通知】亲爱的{traveller}，您在{name}的订单已付款。 ¶ 商品：{what} ×1 ¶ 商品金额：{net} ¶ 运费及税：{tax} ¶ 实付款：{paid} ¶ 订单号：{ref} ¶ 限时满减，立省{other}！ ¶ 客服时间9:00-18:00，退订请点击此处。

order.shipped en tells name what
Your {name} parcel is on its way|Shipped: order {ref}
${top}Good news! Your order is on its way. ¶ {what} ¶ Carrier tracking number: {track} ¶ Estimated delivery: {weekday} ¶ Track your parcel${shopUpsell}${legal}

order.delivered en tells name
Delivered: your parcel from {name}|Your delivery is complete
${top}Your parcel {track} from {name} was delivered at {time} and left with: RECEPTION. ¶ How did we do? ★★★★★${legal}

order.refund en tells refunded
Refund confirmation for order {ref}|Your refund from {name} is being processed
${top}Hello, ¶ we have issued a refund for part of your order {ref}. ¶ Item: {what} ¶ Refund amount: {refunded} ¶ Refund method: original form of payment ¶ Please allow 5–10 business days. As an apology, use code SORRY for {other} off.${legal}
Customer service at {name} writes that a partial refund of {refunded} has been granted because of a defect in {what}. The amount will be credited to the original payment method within ten working days. The customer does not need to return the item.

visit.first en tells first reason
Appointment confirmation|Your appointment at {name}|Booking confirmed with {name}
${top}Your appointment is confirmed ¶ Where: {name}, {city} ¶ When: {first} at {firsttime} ¶ Service: {said} ¶ {patientshort} ¶ Please arrive 10 minutes early. Cancellations with less than 24 hours’ notice are charged {other}.${legal}
The practice {name} confirms an appointment on {first} at {firsttime}{for}, the purpose of which is {said}. It asks to bring the insurance card and any earlier records. Cancellations should be made at least one day in advance.

visit.moved en tells final
Your appointment has been rescheduled|Change to your appointment at {name}
${top}RESCHEDULED ¶ Old date: {first}, {firsttime} ¶ New date: {date}, {time} ¶ {name}, {city} ¶ {patientshort} ¶ Add to calendar${legal}
The practice {name} informs that the appointment{for} originally planned for {first} has had to be rescheduled. The new time is {time} on {date}. It apologises and asks to be told if that does not suit.

visit.reminder en tells final
Reminder: upcoming appointment|See you soon at {name}
${top}This is a reminder of your appointment{for} at {name} on {date} at {time}. ¶ Reply STOP to opt out of reminders.${legal}

visit.bill en tells paid reason
Invoice from {name}|Your statement is ready – {name}
${top}INVOICE {ref} ¶ {name} ¶ Date of service: {date} ¶ Service: {said} ¶ Net {net} ¶ Materials and VAT {tax} ¶ Amount payable: {paid} ¶ Payment within 14 days. Late fee: {other}.${legal}
The practice {name} sends the invoice for the treatment on {date}, which concerned {said}. The amount payable is {paid} and should be transferred within two weeks.

show.booked en tells final seat paid
Your tickets for {name}|Order confirmed: {name}, {city}
${top}You’re going! ¶ {name} ¶ {city} ¶ {date}, {time} ¶ Seating: {said} ¶ Ticket price {net} ¶ Booking fee {tax} ¶ Total charged {paid} ¶ Order {ref} ¶ Show this e-ticket at the entrance. Resale is not permitted. ¶ Parking voucher {other}${legal}
The message confirms the purchase of admission to {name} in {city} on {date} at {time}. The seat is {said}, and the total paid is {paid} including a booking fee of {tax}. The tickets, reference {ref}, are attached as a PDF.

show.booked zh tells final seat paid
【购票成功】{name}|您的电子票：{name}
【票务通知】您已成功购买{name}门票。 ¶ 城市：{city} ¶ 时间：{date} {time} ¶ 座位：{said} ¶ 票面：{net} 服务费：{tax} ¶ 实付：{paid} ¶ 取票码：{ref} ¶ 周边商品满{other}包邮。

show.news en tells nothing
Before your visit: {name}|Everything you need to know for {name}
${top}Doors open 60 minutes before the start. Bags larger than A4 are not allowed. ¶ Pre-order drinks from {other}. ¶ Follow us for more events in {city}.${legal}

bill.issued en tells paid
Your {what} statement is available|{name}: your bill is ready
${top}Hello {traveller}, ¶ your new {what} bill is ready to view. ¶ Billing period ending: {date} ¶ Previous balance: {other} ¶ Payments received: -{other} ¶ New charges {net} ¶ VAT {tax} ¶ Amount due: {paid} ¶ Direct debit on or shortly after {date}. No action needed. ¶ Switch to green and save {other} a year!${legal}
{name} informs the customer that the {what} bill for the period ending {date} amounts to {paid}. It will be collected automatically by direct debit. For comparison, the previous statement was {other}.

repair.quote en tells expected
Your estimate from {name}|Quotation {ref}
${top}QUOTATION ¶ {name} ¶ Job: {what} ¶ Estimated total incl. materials: {expected} ¶ Call-out fee {other}, waived if you accept. ¶ Valid for 30 days.${legal}
{name} provides an estimate for the work on {what}: about {expected} for labour and materials. The quotation is valid for one month.

repair.invoice en tells paid
Invoice {ref} from {name}|Work completed – invoice attached
${top}INVOICE {ref} ¶ {name} ¶ Job: {what}, completed {date} ¶ Labour {net} ¶ Parts {tax} ¶ TOTAL DUE {paid} ¶ (Estimate: {expected}) ¶ Warranty: 24 months. Rate our service and win a {other} voucher.${legal}
{name} confirms that the work on {what} was completed on {date} and sends the invoice. The total is {paid}, whereas the estimate had been {expected}; additional parts were required.

tip.told en tells said
A recommendation|Something you might enjoy
[SENDER] writes to recommend a {what} entitled "{said}", which made a strong impression. The message expresses the hope of talking about it soon. Signed {sign}.
Hi, hope you are doing well! I recently came across a {what} called "{said}" and immediately thought you would appreciate it. Let me know what you think once you have had the time. {sign}

tip.told zh tells said
给你推荐一个{whatZh}|分享
最近接触到一个{whatZh}，名字是“{said}”，觉得非常适合你，有空的话可以了解一下，期待听到你的想法。{sign}

favour.asked en tells said
A small favour|Request for help
[SENDER] asks whether the recipient could {what} something for a planned occasion, namely {said}. The sender offers to return the favour. Signed {sign}.
I hope this is not too much trouble, but would you be able to {what} {said}? It would help me a great deal and I will gladly return the favour. {sign}

favour.asked zh tells said
请你帮个小忙|有个请求
想请你帮一个小忙，方便的话能不能{whatZh}{said}？非常感谢，改天请你吃饭。{sign}

party.invited en tells place first
You’re invited: {what}|Invitation to my {what}
Dear all, ¶ it is my pleasure to invite you to my {what} at {name} on {first}, starting at {firsttime}. ¶ Please RSVP by replying to this message and let me know about any dietary requirements. ¶ {sign}
The sender invites the recipient to a {what}. It will take place at {name} on {first} from {firsttime} onwards. Guests are asked to confirm. Signed {sign}.

party.invited zh tells place first
{whatZh}邀请|诚邀参加{whatZh}
诚挚邀请你参加我的{whatZh}！ ¶ 时间：{first} {firsttime} ¶ 地点：{name} ¶ 请回复是否出席以及忌口。 ¶ {sign}

party.moved en tells final
Change of date: {what}|Updated invitation
Dear all, ¶ unfortunately the venue is not available on {first}, so the {what} has been moved to {date}. Everything else remains as planned. ¶ {sign}
The sender announces that the {what} planned for {first} will now be held on {date}; the place stays the same. Signed {sign}.

party.moved zh tells final
{whatZh}改期通知|时间更新
非常抱歉，原定{first}的{whatZh}改到{date}举行，其他安排不变。 ¶ {sign}

trip.companion en tells companion
Looking forward to our trip|All set for {city}
I have booked my part of the journey as well, so everything is set for our trip to {city} together. I am really looking forward to it! {sign}
[SENDER] confirms having taken leave and having bought a ticket, and is delighted to travel to {city} together with the recipient. Signed {sign}.

trip.companion zh tells companion
一起出行|{city}旅行安排
我的行程也订好了，{city}之旅我和你一起去，非常期待！{sign}

trip.regret en tells nothing
I cannot come along|Sorry about {city}
Unfortunately I will not be able to join you in {city} because of a deadline. I hope you have a wonderful time, and please share some pictures. {sign}

trip.regret zh tells nothing
很遗憾|不能一起去了
很遗憾，因为工作安排，这次{city}我不能同行，祝你旅途愉快。{sign}

chat.role en tells nothing
Greetings|Thinking of you
Just a short message to say that all is well on our side. Take care of yourself. {rolesign}

chat.role zh tells nothing
近况|问候一下
最近一切都好，请勿挂念，注意身体。{rolesign}

pet.named en tells nothing
About {pet}|How is {pet} doing?
How is {pet} doing? I still have to smile when I think of how everybody kept calling that {kind} {nickname} the other day. {sign}

chat.plain en tells nothing
Catching up|Long time no see
It has been a while since we last talked. Things are busy in {home}, but I hope we can meet for a coffee soon, maybe on {weekday}. {sign}

chat.plain zh tells nothing
好久不见|近来如何
好久没有联系了，{weekdayZh}有空的话一起喝杯咖啡吧。{sign}

move.keys en tells final
Key handover appointment|Your new home in {city}
${top}Dear tenant, ¶ the handover of the keys to your new apartment in {city} will take place on {date} at {time}. ¶ Please bring a valid ID and proof of the deposit. ¶ {name}${legal}
The property manager {name} confirms the handover of the keys to the apartment in {city} for {date}, {time}. Identification is required.

move.movers en tells paid
Invoice for your relocation|Moving services: final invoice
${top}INVOICE ¶ Relocation to {city}, {date} ¶ Labour and truck {net} ¶ Packing material {tax} ¶ Total paid {paid} ¶ {name}${legal}
The moving company {name} sends the final invoice for the relocation to {city} on {date}. The total is {paid}, of which {tax} was for packing material.

noise.promo en tells nothing
{percent}% off: our biggest sale of the season|{name} misses you|Last chance: deals in {city}
${top}FLASH SALE ¶ Up to {percent}% off at {name}! ¶ {city} from {other} ¶ {what} from {other} ¶ {dish} tasting {other} ¶ Book by {date}. Subject to availability.${legal}
This promotional email from {name} advertises offers in {city} starting at {other} and a discount of {percent}% for bookings until {date}. It also mentions {scene} tours and gift vouchers.

noise.promo zh tells nothing
【限时特惠】{name}低至{percent}%优惠|{city}特价来袭
【会员专享】{name}{city}特惠，低至{other}起！活动截止{date}。{what}满减，先到先得。退订回T。

noise.letter en tells nothing
Weekly digest: {city}, {scene} and more|This week’s top stories
${top}In this issue: ¶ 1. Ten reasons to visit {city} ¶ 2. The best {dish} in town ¶ 3. Photography tips: how to capture a {scene} ¶ 4. Reader offer: {other}${legal}
The newsletter presents a guide to {city}, an article about photographing a {scene}, and a recipe for {dish}.

noise.work en tells nothing
Minutes of the meeting on {date}|Reimbursement request {digits}|Budget update
The email summarises a project meeting: the budget for {city} stands at {other}, {colleague} is responsible for the next milestone, and the deadline is {date}. Participants are asked to update the shared document.
Hi team, ¶ please find the minutes attached. ¶ - Travel budget {city}: {other} ¶ - Next call: {date}, {time} ¶ - Owner: {colleague} ¶ Kind regards

noise.system en tells nothing
Your verification code|New sign-in to your account
${top}Your one-time code is {digits}. It expires in 10 minutes. If you did not request it, please ignore this message.${legal}
`;

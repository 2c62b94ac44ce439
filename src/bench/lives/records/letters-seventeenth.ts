/**
 * The same steps in the seventeenth voice's mailbox, as another team's evaluation has them: pages of booking sites with
 * their links and footers, tables whose cells are parted by bars, letters of a desk, mails that a model put in its own words
 * to keep nobody recognisable. Changes are told as what was and what is now, as an updated calendar entry, as a correction
 * of what was sent before, as an answer on the telephone that is put in writing. The form is told in `letter-text.ts`.
 */
export const seventeenthLetters = `
stay.booked en tells name dates expected
Confirmed: {name}, arriving {from}|Your booking in {city} ({ref})|{traveller}, you're off to {city}!|Booking {ref} at {name}
View this email in your browser ¶ ¶ STAYLORE ¶ ¶ It's booked, {traveller}! ¶ ¶ {name} ¶ {city} ¶ <Get directions> ¶ ¶ Confirmation number: {ref} ¶ Check-in: {from}, from 14:00 ¶ Check-out: {to}, by 12:00 ¶ You reserved: 1 room, {guests}, {nights} night(s) ¶ ¶ PRICE ¶ Price shown at booking: {expected} ¶ The property charges you when you are there. What you pay may be higher or lower once local taxes and anything you use on site are known. ¶ ¶ Airport transfer: add it for {other} ¶ ¶ Plans can change: cancel for free until 3 days before arrival. ¶ ¶ Staylore B.V. | Privacy | Terms of use
Dear {traveller}, ¶ ¶ We are delighted to confirm the following room for you in {city}: ¶ ¶ Arrival: {from} ¶ Departure: {to} ¶ Room: classic double ¶ Rate for {nights} night(s): {expected}, to be settled with us during your visit ¶ ¶ Breakfast is not part of this rate; it can be added for {other}. Reception is staffed day and night. Should your plans change, write to us and mention {ref}. ¶ ¶ Yours sincerely, ¶ Reservations ¶ {name}
This email confirms that a room at {name} in {city} has been reserved for {traveller}. The stay begins on {from} and ends on {to}, {nights} night(s) in total. Its estimated cost is {expected}, payable to the hotel. The confirmation code is {ref}. A late check-out is offered for {other}.

stay.booked en tells name dates expected
Itinerary: {city} ({ref})|Lodging in {city} from {from}
{traveller}'s trip to {city} ¶ ¶ LODGING | {name} ¶ TOWN | {city} ¶ CHECK IN | {from} ¶ CHECK OUT | {to} ¶ RATE | {expected} for {nights} night(s), pay on site ¶ CONFIRMATION | {ref} ¶ ¶ We made this itinerary from an email that you forwarded to plans@tripfolder.example. Spotted a mistake? Edit your plans. Car hire in {city} starts at {other}.
Hi {traveller}, ¶ ¶ thanks for the call just now. I've put you down from {from} until {to}, that is {nights} night(s), for which our price would be {expected}. No deposit needed. If you come by car, a parking space is {other}. Please mention {ref} if you ring again. ¶ ¶ Best, ¶ {name}, {city}

stay.booked zh* tells name dates expected
订单已确认：{name}，{from}抵达|{city}的酒店订好了（{ref}）|{traveller}，出发去{city}！
在浏览器中查看本邮件 ¶ ¶ 宿途网 ¶ ¶ {traveller}，预订已确认！ ¶ ¶ {name} ¶ {city} ¶ <查看地图> ¶ ¶ 确认号：{ref} ¶ 入住：{from}，14:00以后 ¶ 退房：{to}，12:00以前 ¶ 客房：1间，{nights}晚 ¶ ¶ 价格 ¶ 预订时价格：{expected} ¶ 房费由酒店在您到店后收取，加上当地税和店内消费后，实付金额可能与此不同。 ¶ ¶ 机场接送：加{other} ¶ ¶ 抵达前3天可免费取消。 ¶ ¶ 宿途网 | 隐私政策 | 使用条款
尊敬的{traveller}： ¶ ¶ 很高兴为您确认{city}的客房： ¶ ¶ 抵达：{from} ¶ 离开：{to} ¶ 房型：经典双人房 ¶ {nights}晚房价：{expected}，住店期间与我们结算 ¶ ¶ 房价不含早餐，加早餐为{other}。行程有变请来信并注明{ref}。 ¶ ¶ 此致 ¶ {name} 预订部

stay.booked de tells name dates expected
Bestätigt: {name}, Ankunft {from}|Ihr Zimmer in {city} ({ref})
Sehr geehrte Gäste, ¶ ¶ wir bestätigen folgende Reservierung auf den Namen {traveller}: ¶ ¶ Ankunft: {from} ¶ Abfahrt: {to} ¶ Nächte: {nights} ¶ Voraussichtlicher Preis: {expected}, zahlbar vor Ort ¶ Parkplatz auf Wunsch: {other} ¶ ¶ Mit freundlichen Grüßen ¶ {name}, {city} ¶ Reservierungsnummer {ref}

stay.booked fr tells name dates expected
Confirmé : {name}, arrivée {from}|Votre chambre à {city} ({ref})
Madame, Monsieur, ¶ ¶ nous confirmons la réservation suivante au nom de {traveller} : ¶ ¶ Arrivée : {from} ¶ Départ : {to} ¶ Nuits : {nights} ¶ Prix prévu : {expected}, à payer sur place ¶ Parking sur demande : {other} ¶ ¶ Cordialement ¶ {name}, {city} ¶ Numéro de réservation {ref}

stay.booked it tells name dates expected
Confermato: {name}, arrivo {from}|La Sua camera a {city} ({ref})
Gentile ospite, ¶ ¶ confermiamo la seguente prenotazione a nome di {traveller}: ¶ ¶ Arrivo: {from} ¶ Partenza: {to} ¶ Notti: {nights} ¶ Prezzo previsto: {expected}, da pagare sul posto ¶ Parcheggio su richiesta: {other} ¶ ¶ Distinti saluti ¶ {name}, {city} ¶ Numero di prenotazione {ref}

stay.booked es tells name dates expected
Confirmado: {name}, llegada {from}|Su habitación en {city} ({ref})
Estimado huésped: ¶ ¶ confirmamos la siguiente reserva a nombre de {traveller}: ¶ ¶ Llegada: {from} ¶ Salida: {to} ¶ Noches: {nights} ¶ Precio previsto: {expected}, a pagar en el hotel ¶ Aparcamiento opcional: {other} ¶ ¶ Atentamente ¶ {name}, {city} ¶ Número de reserva {ref}

stay.booked pt tells name dates expected
Confirmado: {name}, chegada {from}|O seu quarto em {city} ({ref})
Estimado hóspede, ¶ ¶ confirmamos a seguinte reserva em nome de {traveller}: ¶ ¶ Chegada: {from} ¶ Partida: {to} ¶ Noites: {nights} ¶ Preço previsto: {expected}, a pagar no hotel ¶ Estacionamento opcional: {other} ¶ ¶ Atentamente ¶ {name}, {city} ¶ Número de reserva {ref}

stay.booked zh tells name dates expected
{name}：订房成功|{city}住宿行程单（{ref}）
{traveller}的{city}行程 ¶ ¶ 住宿 | {name} ¶ 城市 | {city} ¶ 入住 | {from} ¶ 退房 | {to} ¶ 晚数 | {nights} ¶ 房价 | {expected}，到店支付 ¶ 确认号 | {ref} ¶ ¶ 停车位可加订，{other}。

stay.reminder en tells name dates
Your trip to {city} is coming up|Finding your way to {name}|3 days to go: {city}
STAYLORE ¶ ¶ {city} is waiting for you, {traveller}. ¶ ¶ {name}, {city} ¶ Check-in: {from} ¶ Check-out: {to} ¶ Confirmation number: {ref} ¶ ¶ > Message the property ¶ > See things to do in {city} (from {other}) ¶ > Weather forecast ¶ ¶ Staylore B.V. | Unsubscribe
Dear {traveller}, ¶ ¶ your arrival on {from} is getting close and we would like to tell you how to find us. From the main station take bus 12 to the end. Your departure is noted for {to}. If you are going to arrive after 22:00, please let us know. ¶ ¶ {name}, {city} ({ref})

stay.reminder zh* tells name dates
{city}之行即将开始|抵达{name}之前
宿途网 ¶ ¶ {traveller}，收拾行李吧！ ¶ ¶ {name}，{city} ¶ 入住：{from} ¶ 退房：{to} ¶ 确认号：{ref} ¶ ¶ > 给酒店留言 ¶ > {city}当地玩乐（{other}起） ¶ ¶ 宿途网 | 退订

stay.invoice en tells name dates paid nights
Your final bill from {name}|{name}: stay summary and receipt|Receipt for booking {ref}|{city}, {from} to {to}: your invoice
{name} ¶ {city} ¶ ¶ INVOICE ¶ ¶ Reservation | {ref} ¶ Guest | {traveller} ¶ Period | {from} to {to} ¶ Nights | {nights} ¶ ¶ Room charge | {net} ¶ Local tax and extras | {tax} ¶ Amount due | {paid} ¶ Paid (Mastercard, ending {digits}) | {paid} ¶ Still open | none ¶ ¶ A printed copy is available at the desk on request.
Dear {traveller}, ¶ ¶ It was a pleasure to have you with us from {from} until {to}. You will find the invoice in the attachment. Your card was debited with {paid} for the {nights}-night stay, everything included. (The confirmation that we sent before your visit said {expected}.) ¶ ¶ We would be glad to see you in {city} again. ¶ ¶ Yours sincerely, ¶ Accounts ¶ {name} ¶ Reservation {ref}
STAYLORE ¶ ¶ How time flies! Here is your stay at a glance. ¶ ¶ {name}, {city} ¶ {from} to {to}, {nights} night(s) ¶ Confirmation number: {ref} ¶ Charged by the property: {paid} ¶ Price shown at booking: {expected} ¶ ¶ > Download receipt ¶ > Rate your stay ¶ ¶ Staylore B.V. | Unsubscribe

stay.invoice en tells name dates paid nights
{name}: we have received your payment|Checkout receipt, {city}
This email is a checkout receipt from {name} in {city}. {traveller} stayed there for {nights} night(s), arriving on {from} and leaving on {to}. The room was {net}, taxes and extras were {tax}, and the total paid was {paid}. The reservation code is {ref}.
Hello {traveller}, ¶ ¶ sorry that our printer gave up this morning, here is your receipt. ¶ ¶ Stay from {from} to {to} ({nights} night(s)) ¶ Paid on arrival: {deposit} ¶ Paid at checkout: {rest} ¶ Total: {paid} ¶ ¶ Safe travels from all of us ¶ {name}, {city} ¶ {ref}

stay.invoice zh* tells name dates paid nights
{name}：最终账单|{city}住宿收据（{ref}）|感谢您入住{name}
{name} ¶ {city} ¶ ¶ 发票 ¶ ¶ 预订号 | {ref} ¶ 客人 | {traveller} ¶ 日期 | {from}至{to} ¶ 晚数 | {nights} ¶ ¶ 房费 | {net} ¶ 当地税及其他消费 | {tax} ¶ 应付 | {paid} ¶ 已付（万事达卡，尾号{digits}） | {paid} ¶ ¶ 请妥善保存。
尊敬的{traveller}： ¶ ¶ 感谢您于{from}至{to}入住本店，发票见附件。{nights}晚住宿连同各项消费，已从您的卡中扣款{paid}（此前的确认函所列为{expected}）。 ¶ ¶ 期待在{city}与您再会。 ¶ ¶ {name} 财务部 ¶ 预订号{ref}

stay.invoice de tells name dates paid nights
{name}: Ihre Schlussrechnung|Beleg für {city} ({ref})
{name} ¶ {city} ¶ ¶ RECHNUNG ¶ ¶ Reservierung | {ref} ¶ Gast | {traveller} ¶ Zeitraum | {from} bis {to} ¶ Nächte | {nights} ¶ Zimmer | {net} ¶ Kurtaxe und Extras | {tax} ¶ Gesamtbetrag, bezahlt | {paid} ¶ ¶ Bei der Reservierung genannt: {expected}

stay.invoice fr tells name dates paid nights
{name} : votre facture finale|Reçu pour {city} ({ref})
{name} ¶ {city} ¶ ¶ FACTURE ¶ ¶ Réservation | {ref} ¶ Client | {traveller} ¶ Période | {from} au {to} ¶ Nuits | {nights} ¶ Chambre | {net} ¶ Taxe de séjour et extras | {tax} ¶ Montant total, payé | {paid} ¶ ¶ Indiqué à la réservation : {expected}

stay.invoice it tells name dates paid nights
{name}: la Sua fattura finale|Ricevuta per {city} ({ref})
{name} ¶ {city} ¶ ¶ FATTURA ¶ ¶ Prenotazione | {ref} ¶ Ospite | {traveller} ¶ Periodo | {from} – {to} ¶ Notti | {nights} ¶ Camera | {net} ¶ Tassa di soggiorno ed extra | {tax} ¶ Importo totale, pagato | {paid} ¶ ¶ Indicato alla prenotazione: {expected}

stay.invoice es tells name dates paid nights
{name}: su factura final|Recibo de {city} ({ref})
{name} ¶ {city} ¶ ¶ FACTURA ¶ ¶ Reserva | {ref} ¶ Huésped | {traveller} ¶ Periodo | {from} – {to} ¶ Noches | {nights} ¶ Habitación | {net} ¶ Tasa turística y extras | {tax} ¶ Importe total, pagado | {paid} ¶ ¶ Indicado al reservar: {expected}

stay.invoice pt tells name dates paid nights
{name}: a sua fatura final|Recibo de {city} ({ref})
{name} ¶ {city} ¶ ¶ FATURA ¶ ¶ Reserva | {ref} ¶ Hóspede | {traveller} ¶ Período | {from} – {to} ¶ Noites | {nights} ¶ Quarto | {net} ¶ Taxa turística e extras | {tax} ¶ Montante total, pago | {paid} ¶ ¶ Indicado na reserva: {expected}

stay.feedback en tells name
Rate {name}|How did you like {city}, {traveller}?
STAYLORE ¶ ¶ How would you rate {name}? ¶ ¶ Poor | Okay | Good | Superb ¶ ¶ Your opinion helps other travellers to choose. Every month we raffle a voucher worth {other} among reviewers. ¶ ¶ Staylore B.V. | Unsubscribe

flight.booked en tells airline date first price
Ticket to {city} issued [{ref}]|{name}: flight confirmation {ref}|Itinerary and receipt: {city}, {date}|You're booked, {traveller}!
{name} ¶ ¶ ITINERARY RECEIPT ¶ ¶ Booking code: {ref} ¶ Passenger: {traveller} ¶ ¶ Destination | {city} ¶ Travel date | {date} ¶ Departs | {firsttime} ¶ Class | Economy ¶ ¶ Base fare | {net} ¶ Taxes and airport charges | {tax} ¶ TOTAL | {paid} ¶ Paid with card ending in {digits} ¶ ¶ Extra baggage from {other}. Be at the gate 40 minutes before departure. ¶ ¶ Contact us | Conditions | Privacy
Dear {traveller}, ¶ ¶ We are pleased to have you on board with {name}. Your flight to {city} on {date} is confirmed and the ticket has been issued under booking code {ref}. The aircraft leaves at {firsttime}. We have charged {paid} to your credit card; this covers fare, taxes and one piece of hand luggage. ¶ ¶ Have a good trip, ¶ {name} Customer Care
This email contains a flight confirmation from {name}. {traveller} is travelling to {city} on {date}; departure is at {firsttime} local time. The ticket cost {paid} including taxes. The code for this booking is {ref}. Seat selection can be added for {other}.

flight.booked zh* tells airline date first price
{name}：航班确认{ref}|前往{city}的电子客票|{date} {city}航班行程单
{name} ¶ ¶ 行程单 ¶ ¶ 订座码：{ref} ¶ 旅客：{traveller} ¶ ¶ 目的地 | {city} ¶ 日期 | {date} ¶ 起飞 | {firsttime} ¶ 舱位 | 经济舱 ¶ ¶ 票价 | {net} ¶ 税费及机场费 | {tax} ¶ 总计 | {paid} ¶ 已由尾号{digits}的银行卡支付 ¶ ¶ 加购行李{other}起。请于起飞前40分钟到达登机口。
尊敬的{traveller}： ¶ ¶ 感谢您选择{name}。您{date}飞往{city}的航班已确认，客票已出，订座码{ref}。飞机于{firsttime}起飞。票款{paid}已从您的信用卡扣除，含票价、税费和一件手提行李。 ¶ ¶ {name} 客户服务

flight.booked de tells airline date first price
{name}: Flugbestätigung {ref}|Ihr E-Ticket nach {city}
{name} ¶ ¶ Buchungscode: {ref} ¶ Reisende(r): {traveller} ¶ ¶ Ziel | {city} ¶ Datum | {date} ¶ Abflug | {firsttime} ¶ Flugpreis | {net} ¶ Steuern und Gebühren | {tax} ¶ GESAMT | {paid} ¶ ¶ Zusatzgepäck ab {other}.

flight.changed en tells final
Important: change to your flight to {city}|{name} flight update [{ref}]|Your flight on {date} leaves later|Please note your new departure time
{name} ¶ ¶ FLIGHT UPDATE ¶ ¶ Booking code: {ref} ¶ To: {city} ¶ Date: {date} ¶ ¶ | Departure ¶ Was | {firsttime} ¶ Now | {time} ¶ ¶ What do you need to do? If the new time works for you, nothing. Otherwise call us within 48 hours and we will find an alternative or give you your money back. ¶ ¶ Contact us | Your rights | Privacy
Dear {traveller}, ¶ ¶ We would like to inform you of a delay. On {date} your aircraft to {city} arrives late from its previous journey, so that we do not expect to take off at {firsttime}. The revised departure is {time}. Check-in and bag drop close accordingly later. ¶ ¶ Please accept our apologies. ¶ {name} Customer Care ¶ Booking code {ref}
Dear {traveller}, ¶ ¶ Unfortunately we have had to cancel the {firsttime} service to {city} on {date} for operational reasons. You have been moved to the next one, which leaves at {time} on the same day. Your booking code {ref} stays the same and there is nothing to pay. ¶ ¶ With apologies, ¶ {name} Customer Care
This email from {name} corrects the itinerary sent earlier for booking {ref}. The flight to {city} on {date} was listed with a {firsttime} departure. Following the move to the new timetable, the correct departure time is {time}. All other details are unchanged.

flight.changed zh* tells final
重要提示：{city}航班变更|{name}航班动态（{ref}）|{date}的航班推迟起飞
{name} ¶ ¶ 航班动态 ¶ ¶ 订座码：{ref} ¶ 目的地：{city} ¶ 日期：{date} ¶ ¶ | 起飞 ¶ 原 | {firsttime} ¶ 现 | {time} ¶ ¶ 若新时间合适，您无需任何操作；如不合适，请在48小时内来电，我们为您另作安排或退款。
尊敬的{traveller}： ¶ ¶ 很遗憾，因运营原因，{date} {firsttime}飞往{city}的航班取消。我们已将您转到同日{time}起飞的下一班，订座码{ref}不变，无需补款。 ¶ ¶ {name} 客户服务

flight.changed de tells final
Wichtig: Änderung Ihres Fluges nach {city}|{name} Fluginfo ({ref})
{name} ¶ ¶ Buchungscode: {ref} ¶ Ziel: {city} ¶ Datum: {date} ¶ ¶ | Abflug ¶ Bisher | {firsttime} ¶ Neu | {time} ¶ ¶ Passt Ihnen die neue Zeit, müssen Sie nichts tun.

flight.checkin en tells airline date
{city} is one day away|{name}: boarding pass available
{name} ¶ ¶ Ready to fly, {traveller}? ¶ ¶ It is now possible to check in for your trip to {city} on {date}. ¶ ¶ > Check in and choose a seat ¶ > Lounge access for {other} ¶ ¶ Booking code: {ref} ¶ Messages to this address are not answered.

flight.checkin zh* tells airline date
请办理值机：{city}|{name}提醒您值机
{name} ¶ ¶ {traveller}，准备好出发了吗？{date}前往{city}的行程现在可以办理值机。 ¶ ¶ > 值机选座 ¶ > 贵宾室{other} ¶ ¶ 订座码：{ref}

meal.reserved en tells name date
Table booked: {name}|See you at {name} on {date}|Booking confirmed: {name}
SEATLY ¶ ¶ You have a table! ¶ ¶ {name}, {city} ¶ {date} ¶ {time} ¶ Table for {party} ¶ ¶ > Modify ¶ > Cancel ¶ > See the menu ¶ ¶ A cancellation less than 3 hours ahead may cost up to {other}.
Dear {traveller}, ¶ ¶ we have noted your booking on {date} at {time} (number of guests: {party}). We hold tables for fifteen minutes. Do tell us about allergies. ¶ ¶ The team at {name}, {city}

meal.receipt en tells name date paid
{name}: receipt for your visit|Your payment at {name}|{name}, {city}: card payment
{name} ¶ {city} ¶ ¶ Date | {date} ¶ From the kitchen | {rest} ¶ From the bar, service | {deposit} ¶ Total | {paid} ¶ Mastercard ending {digits} | {paid} ¶ ¶ Thank you, see you soon!
PAYWELL ¶ ¶ Hi {traveller}, you just made a payment. ¶ ¶ Merchant: {name}, {city} ¶ Date: {date} ¶ Amount: {paid} ¶ Card: ending {digits} ¶ ¶ If this wasn't you, freeze your card in the app.

meal.receipt de tells name date paid
{name}: Beleg für Ihren Besuch|Ihre Zahlung bei {name}
{name} ¶ {city} ¶ ¶ Datum | {date} ¶ Küche | {rest} ¶ Bar und Service | {deposit} ¶ Gesamt | {paid} ¶ Mastercard, Endziffern {digits} | {paid}

meal.receipt fr tells name date paid
{name} : reçu de votre visite|Votre paiement chez {name}
{name} ¶ {city} ¶ ¶ Date | {date} ¶ Cuisine | {rest} ¶ Bar et service | {deposit} ¶ Total | {paid} ¶ Mastercard se terminant par {digits} | {paid}

meal.receipt it tells name date paid
{name}: ricevuta della Sua visita|Il Suo pagamento presso {name}
{name} ¶ {city} ¶ ¶ Data | {date} ¶ Cucina | {rest} ¶ Bar e servizio | {deposit} ¶ Totale | {paid} ¶ Mastercard che termina con {digits} | {paid}

meal.receipt es tells name date paid
{name}: recibo de su visita|Su pago en {name}
{name} ¶ {city} ¶ ¶ Fecha | {date} ¶ Cocina | {rest} ¶ Bar y servicio | {deposit} ¶ Total | {paid} ¶ Mastercard terminada en {digits} | {paid}

meal.receipt pt tells name date paid
{name}: recibo da sua visita|O seu pagamento em {name}
{name} ¶ {city} ¶ ¶ Data | {date} ¶ Cozinha | {rest} ¶ Bar e serviço | {deposit} ¶ Total | {paid} ¶ Mastercard terminado em {digits} | {paid}

meal.receipt zh tells name date paid
{name}：本次消费收据|您在{name}的付款
{name} ¶ {city} ¶ ¶ 日期 | {date} ¶ 厨房 | {rest} ¶ 吧台及服务 | {deposit} ¶ 总计 | {paid} ¶ 万事达卡，尾号{digits} | {paid}

order.received en tells name what paid
Order confirmed: {what}|{name} order #{ref}|We're packing your order, {traveller}|Receipt for your {name} purchase
{name} ¶ ¶ Order #{ref} ¶ We've got your order, {traveller}, and will let you know when it ships. ¶ ¶ ITEM | QTY | PRICE ¶ {what} | 1 | {net} ¶ ¶ Delivery | {tax} ¶ Order total | {paid} ¶ Payment | card ending {digits} ¶ Deliver to | {traveller}, {home} ¶ ¶ Customers also bought: gift set, {other} ¶ ¶ Help | Returns | Unsubscribe
Dear {traveller}, ¶ ¶ Your order number {ref} has arrived with us. Your purchase of {what} comes to {net}, and delivery to {home} to {tax}, so we have taken {paid} from your card. The parcel leaves our warehouse within two working days. ¶ ¶ Kind regards, ¶ {name}
This email is an order confirmation from {name} for {traveller}. The order, number {ref}, is for {what} (quantity 1). The total amount paid is {paid}, delivery included. A further {other} of spending would have qualified for express delivery.

order.received zh* tells name what paid
订单确认：{whatZh}|{name}订单 #{ref}|{name}购物收据
{name} ¶ ¶ 订单 #{ref} ¶ {traveller}，感谢您的订单，发货后会通知您。 ¶ ¶ 商品 | 数量 | 价格 ¶ {whatZh} | 1 | {net} ¶ ¶ 配送 | {tax} ¶ 订单总计 | {paid} ¶ 付款 | 银行卡尾号{digits} ¶ ¶ 其他顾客还买了：礼盒，{other} ¶ ¶ 帮助 | 退换货 | 退订
尊敬的{traveller}： ¶ ¶ 感谢您的订单{ref}。{whatZh}的价格为{net}，配送费{tax}，已从您的银行卡扣款{paid}。包裹将在两个工作日内出库。 ¶ ¶ {name}

order.received de tells name what paid
Bestellung bestätigt: {ref}|{name}: Beleg zu Ihrem Einkauf
{name} ¶ ¶ Bestellung {ref} ¶ Danke für Ihre Bestellung, {traveller}. ¶ ¶ ARTIKEL | MENGE | PREIS ¶ {what} | 1 | {net} ¶ ¶ Lieferung | {tax} ¶ Bestellsumme | {paid} ¶ Zahlung | Karte, Endziffern {digits}

order.received fr tells name what paid
Commande confirmée : {ref}|{name} : reçu de votre achat
{name} ¶ ¶ Commande {ref} ¶ Merci pour votre commande, {traveller}. ¶ ¶ ARTICLE | QTÉ | PRIX ¶ {what} | 1 | {net} ¶ ¶ Livraison | {tax} ¶ Total de la commande | {paid} ¶ Paiement | carte se terminant par {digits}

order.shipped en tells name what
{name} has shipped your order|Shipped: order #{ref}|{what}: out of the warehouse
{name} ¶ ¶ Order #{ref} ¶ Good news, your order has left us. ¶ ¶ {what} | 1 ¶ Courier | Swiftparcel ¶ Tracking | {track} ¶ Arriving | {weekday} ¶ ¶ > Follow your parcel ¶ ¶ Help | Returns | Unsubscribe
Dear {traveller}, ¶ ¶ your order {ref} ({what}) was collected by Swiftparcel this morning. With the number {track} you can see where it is; it should be with you by {weekday}. ¶ ¶ Kind regards, ¶ {name}

order.shipped zh* tells name what
{name}订单已发出|已发货：#{ref}
{name} ¶ ¶ 订单 #{ref} ¶ 好消息，您的包裹已出库。 ¶ ¶ {whatZh} | 1 ¶ 快递 | 速达 ¶ 单号 | {track} ¶ 预计 | {weekdayZh}送到

order.delivered en tells name
Your parcel from {name} is here|Swiftparcel: {track} delivered
SWIFTPARCEL ¶ ¶ Your parcel {track} from {name} was delivered at {time}. ¶ Where it is now: (your front door|your letter box|the neighbour's|our locker). ¶ ¶ How was the driver? Rate us.

order.refund en tells refunded
Refund for order #{ref}|{name}: your return is complete|We've refunded you|Your complaint about {what}
{name} ¶ ¶ Order #{ref} ¶ We have received your return and completed the refund. ¶ ¶ RETURNED | {what} ¶ REFUND | {refunded} ¶ TO | card ending {digits} ¶ ¶ Depending on your bank this may take 3 to 5 working days. ¶ ¶ Help | Returns | Unsubscribe
Dear {traveller}, ¶ ¶ I am sorry to hear that your order {ref} ({what}) reached you with a scratch. As agreed on the phone there is no need to send it back. I have arranged for {refunded} to be returned to your card today as a gesture of goodwill. ¶ ¶ Kind regards, ¶ Customer support, {name}
This email from {name} concerns order {ref} ({what}). After checking the complaint, the shop has decided on a refund of {refunded}, which goes to the card used for the purchase.

order.refund zh* tells refunded
订单#{ref}退款通知|{name}：退款完成（{whatZh}）
{name} ¶ ¶ 订单 #{ref} ¶ 您的退货已收到，退款已完成。 ¶ ¶ 退货 | {whatZh} ¶ 退款 | {refunded} ¶ 退至 | 银行卡尾号{digits} ¶ ¶ 视银行而定，到账需3至5个工作日。
尊敬的{traveller}： ¶ ¶ 得知订单{ref}的{whatZh}到手时有划痕，十分抱歉。按电话里说好的，不用寄回，今天已安排将{refunded}退回您的卡，聊表歉意。 ¶ ¶ {name} 客服

order.refund de tells refunded
Rückerstattung zu Bestellung {ref}|{name}: Ihre Rücksendung
{name} ¶ ¶ Bestellung {ref} ¶ Ihre Rücksendung ist bei uns eingetroffen. ¶ ¶ ZURÜCKGESANDT | {what} ¶ ERSTATTUNG | {refunded} ¶ AUF | Karte, Endziffern {digits} ¶ ¶ Das dauert drei bis fünf Werktage.

visit.first en tells first reason
You're booked in at {name}|{first}: appointment at {name}|Appointment details ({what})
Dear {traveller}, ¶ ¶ This is to confirm an appointment{for} with {name} in {city}. ¶ ¶ When: {first}, {firsttime} ¶ What for: {said} ¶ Service: {what} ¶ ¶ Please arrive ten minutes early and bring your insurance card. If you cannot come, cancel at least 24 hours ahead; otherwise we have to ask for {other}. ¶ ¶ Kind regards, ¶ The front desk
CALENDINO ¶ ¶ That's booked! ¶ ¶ With | {name} ({what}), {city} ¶ Date | {first} ¶ Time | {firsttime} ¶ Reason | {said} ¶ Booked by | {traveller} ¶ {patientshort} ¶ ¶ > Add to calendar ¶ > Change or cancel
Hi {traveller}, thanks for getting in touch. We can fit you in on {first} at {firsttime}, so that's what I have put in the book{for}: {said}. ¶ {name}, {city}

visit.first zh tells first reason
{name}：{first}的预约|预约详情（{whatZh}）
尊敬的{traveller}： ¶ ¶ 兹确认您在{name}（{city}）的{whatZh}预约。 ¶ ¶ 时间：{first}，{firsttime} ¶ 原因：{said} ¶ ¶ 请提前十分钟到达并携带保险卡。不能前来请至少提前24小时取消，否则须收取{other}。
约时间 ¶ ¶ 您的预约已确认 ¶ ¶ 地点 | {name}，{city} ¶ 项目 | {whatZh} ¶ 日期 | {first} ¶ 时间 | {firsttime} ¶ 原因 | {said} ¶ 预约人 | {traveller} ¶ ¶ > 更改或取消

visit.first de tells first reason
{name}: Ihr Termin|Termindetails für {first}
Guten Tag {traveller}, ¶ ¶ hiermit bestätigen wir Ihren Termin bei {name} in {city}. ¶ ¶ Wann: {first}, {firsttime} ¶ Weshalb: {said} ¶ {patientshort} ¶ ¶ Bitte bringen Sie Ihre Versichertenkarte mit.

visit.moved en tells final
Updated appointment: {name}|Change of date, {what} appointment|{name}: new time for your appointment|We need to reschedule your appointment
Dear {traveller}, ¶ ¶ I am writing about the appointment{for} on {first}. Unfortunately we are short of staff that day and cannot see everyone. The next opening is on {date} at {time}, and we have reserved it for you. If you cannot make it, please call us by the end of the week. ¶ ¶ Kind regards, ¶ {name}, {city}
CALENDINO ¶ ¶ There is a change to your appointment ¶ ¶ With | {name}, {city} ¶ Old | {first}, {firsttime} ¶ New | {date}, {time} ¶ {patientshort} ¶ ¶ The entry in your calendar was updated automatically. ¶ > Change or cancel
Hi {traveller}, as just discussed on the phone: {first} is off, and instead we see each other on {date}, {time}{for}. I've changed it in our system. ¶ {name}
This email is from {name} in {city}. It informs {traveller} that the {what} appointment planned for {first} cannot take place because of illness in the team. The replacement appointment is on {date} at {time}.

visit.moved zh* tells final
预约已更新：{name}|{whatZh}预约换日期
约时间 ¶ ¶ 您的预约有更改 ¶ ¶ 地点 | {name}，{city} ¶ 项目 | {whatZh} ¶ 旧 | {first}，{firsttime} ¶ 新 | {date}，{time} ¶ ¶ 日历中的条目已自动更新。
尊敬的{traveller}： ¶ ¶ 关于您{first}的{whatZh}预约：当天人手不足，无法接待所有客人，我们为您留出了下一个空位，即{date} {time}。若不能前来，请在周末前来电。 ¶ ¶ {name}，{city}

visit.moved de tells final
{name}: neue Zeit für Ihren Termin|Terminänderung ({first})
Guten Tag {traveller}, ¶ ¶ leider sind wir am {first} nicht voll besetzt und müssen Ihren Termin verschieben. Reserviert haben wir Ihnen nun {date}, {time}. {patientshort} Falls Sie verhindert sind, melden Sie sich bitte bis Ende der Woche. ¶ ¶ {name}, {city}

visit.reminder en tells final
See you tomorrow ({name})|Tomorrow's appointment
CALENDINO ¶ ¶ This is a friendly reminder of your appointment tomorrow. ¶ ¶ With | {name}, {city} ¶ Date | {date} ¶ Time | {time} ¶ {patientshort} ¶ ¶ > I'll be there ¶ > Call {name}

visit.reminder zh* tells final
明天见（{name}）|您明天有一个预约
约时间 ¶ ¶ 温馨提示：您明天有预约。 ¶ ¶ 地点 | {name}，{city} ¶ 项目 | {whatZh} ¶ 日期 | {date} ¶ 时间 | {time} ¶ ¶ > 我会到

visit.bill en tells paid reason
{name} has sent you an invoice|{name}: your account for {date}|Amount payable to {name}
{name} ¶ {city} ¶ ¶ INVOICE ¶ ¶ For | {traveller} ¶ Date of appointment | {date} ¶ Reason | {said} ¶ Professional fee | {net} ¶ Supplies | {tax} ¶ Amount payable | {paid} ¶ {patientshort} ¶ ¶ Please transfer within 21 days.
Dear {traveller}, ¶ ¶ We hope that everything is well after your appointment on {date} ({said}). For our services we charge {paid}; bank details are on the attached invoice. ¶ ¶ Kind regards, ¶ {name}, {city}

visit.bill de tells paid reason
{name}: Kosten Ihres Termins|Zahlbar an {name}
{name} ¶ {city} ¶ ¶ RECHNUNG ¶ ¶ Für | {traveller} ¶ Termin | {date} ¶ Anlass | {said} ¶ Honorar | {net} ¶ Verbrauch | {tax} ¶ Zahlbetrag | {paid} ¶ ¶ Bitte überweisen Sie innerhalb von 21 Tagen.

show.booked en tells final seat paid
Your order with Boxoffice Direct: {name}|E-ticket for {name}|{name} on {date}: booking confirmed
BOXOFFICE DIRECT ¶ ¶ Order {ref} ¶ ¶ EVENT | {name} ({what}) ¶ TOWN | {city} ¶ DATE | {date} ¶ BEGINS | {time} ¶ YOUR PLACE | {said} ¶ ¶ 1 x full price | {net} ¶ Service charge | {tax} ¶ Order total | {paid} ¶ Card ending {digits} ¶ ¶ > Show e-ticket ¶ > Refund protection for {other}
Dear {traveller}, ¶ ¶ We look forward to welcoming you to {name} in {city} on {date}. It begins at {time}, and the place we have for you is: {said}. Your payment of {paid} has arrived. Please show the attached ticket ({ref}) at the entrance. ¶ ¶ Kind regards, ¶ Boxoffice Direct

show.booked zh* tells final seat paid
票达订单：{name}|{name}电子票（{date}）
票达 ¶ ¶ 订单 {ref} ¶ ¶ 演出或活动 | {name}（{whatZh}） ¶ 城市 | {city} ¶ 日期 | {date} ¶ 开始 | {time} ¶ 您的位置 | {said} ¶ ¶ 全价票1张 | {net} ¶ 手续费 | {tax} ¶ 订单总计 | {paid} ¶ 银行卡尾号{digits}

show.booked de tells final seat paid
Ihre Bestellung: {name}|E-Ticket für {name}
BOXOFFICE DIRECT ¶ ¶ Bestellung {ref} ¶ ¶ VERANSTALTUNG | {name} ({what}) ¶ ORT | {city} ¶ DATUM | {date} ¶ BEGINN | {time} ¶ IHR PLATZ | {said} ¶ GESAMT | {paid}

show.news en tells nothing
Your visit to {name}: what to know|{name}: practical hints
BOXOFFICE DIRECT ¶ ¶ Two days to go until {name}! ¶ ¶ Large bags are not admitted. A drinks voucher can be ordered in advance for {other}. Take the tram, as parking is limited.

bill.issued en tells paid
Your {what} bill is here|{name}, invoice dated {date}|New invoice for customer {traveller}
{name} ¶ ¶ Hello {traveller}, your {what} bill is here. ¶ ¶ Invoice number | {ref} ¶ Invoice date | {date} ¶ Charges | {net} ¶ VAT | {tax} ¶ Amount due | {paid} ¶ Payment | direct debit ¶ ¶ The previous invoice was {other}. ¶ ¶ > View bill ¶ > Questions and answers
Dear {traveller}, ¶ ¶ Your invoice dated {date} for {what} is attached to this email. The total of {paid} will be debited from your bank account in two weeks' time. There is nothing you need to do. ¶ ¶ Kind regards, ¶ {name}

bill.issued zh* tells paid
您的{whatZh}账单到了|{name}：{date}发票
{name} ¶ ¶ {traveller}，您的{whatZh}账单到了。 ¶ ¶ 发票号 | {ref} ¶ 开票日 | {date} ¶ 费用 | {net} ¶ 增值税 | {tax} ¶ 应付金额 | {paid} ¶ 付款 | 银行自动转账 ¶ ¶ 上一期为{other}。

bill.issued de tells paid
{name}: Ihre Rechnung ({what})|Neue Rechnung vom {date}
{name} ¶ ¶ Guten Tag {traveller}, Ihre Rechnung ist da. ¶ ¶ Leistung | {what} ¶ Rechnungsdatum | {date} ¶ Netto | {net} ¶ Mehrwertsteuer | {tax} ¶ Zahlbetrag | {paid} ¶ Zahlung | Lastschrift

bill.issued fr tells paid
{name} : votre facture ({what})
{name} ¶ ¶ Bonjour {traveller}, votre facture est arrivée. ¶ ¶ Service | {what} ¶ Date de facture | {date} ¶ Hors taxes | {net} ¶ TVA | {tax} ¶ Montant à payer | {paid} ¶ Paiement | prélèvement

bill.notice en tells nothing
{name}: planned maintenance|Your {name} customer magazine
{name} ¶ ¶ Dear customers, ¶ in the coming quarter we are renewing parts of our systems, so our app may be unavailable at times. Your {what} service continues as usual. Win a voucher of {other} in our spring quiz, or save {percent}% as a household. ¶ ¶ Unsubscribe

repair.quote en tells expected
Quotation {ref}|Price for the repair: {what}|{name}: your request
{name} ¶ ¶ QUOTATION {ref} ¶ ¶ For | {traveller} ¶ Job | to mend {what} ¶ Our price, estimated | {expected} ¶ Weekend surcharge, if required | {other} ¶ ¶ We keep to this offer for a month. The invoice goes by the actual work and material.
Dear {traveller}, ¶ ¶ Following my visit I can offer to mend {what} for around {expected}. Should it turn out that more parts are worn, I will ring you before going on. I could begin next {weekday}. ¶ ¶ Best regards, ¶ {name}

repair.quote de tells expected
Angebot {ref} von {name}|{name}: was es kosten wird
{name} ¶ ¶ ANGEBOT {ref} ¶ ¶ Für | {traveller} ¶ Arbeit | Reparatur ({what}) ¶ Geschätzter Preis | {expected} ¶ Zuschlag am Wochenende | {other} ¶ ¶ Abgerechnet wird nach Aufwand.

repair.quote zh* tells expected
{name}报价{ref}|{whatZh}维修要多少钱
尊敬的{traveller}： ¶ ¶ 上门看过以后，{whatZh}的维修我们估价{expected}左右。万一还有别的零件坏了，动手前会先打电话。下{weekdayZh}可以开工，周末加收{other}。 ¶ ¶ {name}

repair.invoice en tells paid
{name}: invoice for {what}|Invoice {ref}, work completed|{what}: all done
{name} ¶ ¶ INVOICE {ref} ¶ ¶ For | {traveller} ¶ Job | to mend {what} ¶ Carried out | {date} ¶ Working time | {rest} ¶ Material | {deposit} ¶ Invoice total | {paid} ¶ ¶ Quoted beforehand: {expected}. Payable within 10 days without deduction.
Dear {traveller}, ¶ ¶ As you saw, I was able to finish on {date}. For mending {what} I charge you {paid}, while my quotation had been {expected}. The invoice ({ref}) is attached. ¶ ¶ Best regards, ¶ {name}

repair.invoice de tells paid
{name}: Rechnung {ref}|Fertig: Rechnung von {name}
{name} ¶ ¶ RECHNUNG {ref} ¶ ¶ Für | {traveller} ¶ Arbeit | Reparatur ({what}) ¶ Ausgeführt | {date} ¶ Arbeitszeit | {rest} ¶ Material | {deposit} ¶ Rechnungsbetrag | {paid} ¶ ¶ Unser Angebot lautete {expected}.

repair.invoice zh* tells paid
{name}：{whatZh}维修发票|维修完成，发票{ref}
{name} ¶ ¶ 发票 {ref} ¶ ¶ 客户 | {traveller} ¶ 工作 | 维修{whatZh} ¶ 完成日期 | {date} ¶ 人工 | {rest} ¶ 材料 | {deposit} ¶ 发票总额 | {paid} ¶ ¶ 此前报价{expected}。请在10天内付款。
尊敬的{traveller}： ¶ ¶ 感谢惠顾。{whatZh}已在{date}修完，收费{paid}，之前的报价是{expected}，发票（{ref}）见附件。 ¶ ¶ {name}

move.keys en tells final
Your keys for {city}|{name}: handover appointment
Dear {traveller}, ¶ ¶ Congratulations on your new home in {city}! The handover will take place on {date} at {time}; we will go through the rooms together, write down the meters and give you the keys. Additional keys can be ordered at {other} each. ¶ ¶ Kind regards, ¶ {name}
{name} ¶ ¶ KEY HANDOVER ¶ ¶ Tenant | {traveller} ¶ Home in | {city} ¶ Date | {date} ¶ Time | {time} ¶ ¶ Please bring the signed contract.

move.movers en tells paid
{name}: invoice, removal|Your move to {city}, invoice {ref}
{name} ¶ ¶ INVOICE {ref} ¶ ¶ For | {traveller} ¶ Move to | {city} ¶ Carried out | {date} ¶ Lorry and team | {rest} ¶ Packing material | {deposit} ¶ Invoice total | {paid} ¶ ¶ We hope that everything arrived in one piece.

noise.promo en tells nothing
A few days in {city}?|Get away to {city}|{percent}% off your next escape
STAYLORE ¶ ¶ {city} from {other} ¶ Stay {nights} nights, book by {date} and save {percent}%. ¶ ¶ > Find a place to stay ¶ ¶ Staylore B.V. | Unsubscribe

noise.promo en tells nothing
New in at {name}|{name}: {percent}% off this week
{name} ¶ ¶ Fresh stock has come in: {what} and more, now with {percent}% off. Spend {other} or more and delivery is on us. Only until {date}. ¶ ¶ Help | Returns | Unsubscribe

noise.promo zh* tells nothing
去{city}过周末？|{city}特惠，立减{percent}%
宿途网 ¶ ¶ {city}，{other}起 ¶ {date}前预订，住满{nights}晚减{percent}%。 ¶ ¶ > 找住处 ¶ ¶ 宿途网 | 退订

noise.letter en tells nothing
Photo club: programme|From your photo club ({number})
Dear members, this month's walk takes us to {city} on {date}. Meet at {time} under the station clock. The guided part costs {other}. Theme of the month: {scene}. The secretary takes names until {weekday}.

noise.letter en tells nothing
Notice to residents: scaffolding|Residents' meeting
Dear residents, scaffolding will be put up on {date} from {time}. Please clear your balconies. Costs of {other} have been approved by the owners. Your property management

noise.letter en tells nothing
The slow traveller, issue {number}|Where to stop in {city}
In this issue we spend a day in {city} with only {other} in our pockets, look for the best {dish}, and answer a reader's letter on how to photograph a {scene}.

noise.work en tells nothing
{weekday}'s call: agenda|Project update, week {number}
Hi team, agenda for our call on {date} at {time} is below. 1. Status 2. Budget ({other} open) 3. Any other business. {colleague}

noise.work en tells nothing
Reimbursement query|Invoice from {name} without a cost centre
Hello, accounting is asking which cost centre the {other} for {name} belongs to. Could you let me know before {weekday}? Best, {colleague}

noise.system en tells nothing
Verify your email|{number}{number2}: your one-time code
Enter {number}{number2} to continue. The code is valid for 5 minutes. Didn't request it? You can ignore this email.

noise.system en tells nothing
Login near {city}|Renewal notice
Your account was accessed near {city} on {date} at {time}. If this was you, no action is needed. The premium plan costs {other} from next year.

noise.system zh* tells nothing
验证邮箱|一次性代码
请输入{number}{number2}继续，5分钟内有效。如非本人操作，请忽略本邮件。
`;

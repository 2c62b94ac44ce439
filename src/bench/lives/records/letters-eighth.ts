/**
 * The same steps in the eighth voice's mailbox: firms that write by template, with tables that lost their lines, labels
 * above their values and a foot of small print. The form is told in `letter-text.ts`.
 */
export const eighthLetters = `
stay.booked en tells name dates expected
Booking confirmation {ref}|Confirmed: {name}, {city}|Your reservation is confirmed - {ref}|{traveller}, your trip to {city} is booked
Thanks, {traveller}! Your booking in {city} is confirmed. ¶ {name} ¶ Confirmation number: {ref} ¶ PIN code: {digits} ¶ Check-in ¶ {from} (from 15:00) ¶ Check-out ¶ {to} (until 11:00) ¶ Your reservation ¶ {nights} night(s), {guests} ¶ Price ¶ {expected} ¶ You'll pay when you stay. The property handles payment. Free cancellation until 18:00 on the day before arrival. ¶ The final price may differ if the property applies local taxes or you add extras. ¶ You receive this e-mail because you made a reservation with us.
Dear {traveller}, ¶ thank you for choosing {name}. We are pleased to confirm the following reservation: ¶ Arrival date {from} ¶ Departure date {to} ¶ Number of nights {nights} ¶ Room type Superior Double ¶ Nightly rate from {ratenight} ¶ Estimated total {expected} ¶ A valid credit card is required to guarantee the booking; it will not be charged before departure. City tax is payable at the hotel. Reservation {ref}. We look forward to welcoming you to {city}.
Itinerary receipt {ref} ¶ Stay at {name} ({city}) ¶ {from} to {to} ¶ Room x {nights} nights ........ {expected} ¶ Due now ........ 0.00 ¶ Due at property ........ {expected} ¶ Cancellation policy: fully refundable up to 48 hours before check-in, after that the first night is charged. Need help? Visit our Help Centre.

stay.booked de tells name dates expected
Buchungsbestätigung {ref}|Ihre Reservierung im {name}|Reservierung bestätigt: {city}
Sehr geehrte Damen und Herren, ¶ vielen Dank für Ihre Reservierung im {name}, {city}. ¶ Reservierungsnummer: {ref} ¶ Anreise: {from} ¶ Abreise: {to} ¶ Nächte: {nights} ¶ Zimmerpreis gesamt: {expected} ¶ zzgl. Ortstaxe pro Person und Nacht. Die Zahlung erfolgt bei Abreise. Stornierungen sind bis 48 Stunden vor Anreise kostenfrei möglich. ¶ Mit freundlichen Grüßen ¶ Ihr Reservierungsteam

stay.booked fr tells name dates expected
Confirmation de votre réservation n° {ref}|Votre séjour à {city} est confirmé
Bonjour {traveller}, ¶ Votre réservation est confirmée. ¶ Établissement ¶ {name}, {city} ¶ Arrivée ¶ {from} ¶ Départ ¶ {to} ¶ Durée ¶ {nights} nuit(s) ¶ Montant à payer sur place ¶ {expected} ¶ Taxe de séjour en sus. Annulation gratuite jusqu’à 2 jours avant l’arrivée. Numéro de réservation : {ref}.

stay.booked it tells name dates expected
Prenotazione confermata n. {ref}|Conferma di prenotazione - {name}
Gentile {traveller}, ¶ grazie per aver scelto {name} ({city}). ¶ Check-in: {from} ¶ Check-out: {to} ¶ Notti: {nights} ¶ Importo del soggiorno: {expected} ¶ Da pagare in struttura. Imposta di soggiorno non inclusa. Codice prenotazione {ref}.

stay.booked es tells name dates expected
Reserva confirmada {ref}|Confirmación de reserva - {name}
Hola, {traveller}: ¶ Tu reserva está confirmada. ¶ Alojamiento: {name}, {city} ¶ Entrada: {from} ¶ Salida: {to} ¶ Noches: {nights} ¶ Precio total de la reserva: {expected} ¶ Pagarás en el alojamiento. Localizador {ref}.

stay.booked pt tells name dates expected
Confirmação da reserva {ref}|A sua reserva em {city}
Olá {traveller}, ¶ A sua reserva está confirmada. ¶ Alojamento: {name}, {city} ¶ Entrada: {from} ¶ Saída: {to} ¶ {nights} noite(s) ¶ Valor da reserva: {expected} ¶ O pagamento é feito no alojamento. Taxa municipal turística não incluída. Número {ref}.

stay.booked zh tells name dates expected
【酒店预订成功】{name}|预订确认通知 {ref}|您已成功预订{city}酒店
尊敬的客户，您预订的酒店已确认。 ¶ 酒店名称：{name} ¶ 所在城市：{city} ¶ 入住日期：{from} ¶ 离店日期：{to} ¶ 间夜数：{nights}晚 ¶ 订单金额：{expected}（到店付款） ¶ 订单编号：{ref} ¶ 请携带有效身份证件办理入住，14:00后可入住，12:00前退房。

stay.reminder en tells name dates
{traveller}, your stay in {city} is coming up|Get ready for {city}|Important information about your stay ({ref})
Your trip to {city} is almost here! ¶ {name} is expecting you on {from}. ¶ Online check-in is now open: save time at reception and tell us when you plan to arrive. ¶ Upgrade to a suite from {other}. ¶ Please have your confirmation number {ref} to hand.
Dear guest, we are looking forward to your arrival at {name} on {from}. Check-in starts at 15:00. Underground parking is limited and cannot be reserved. Reply to this e-mail if you need an airport transfer.

stay.invoice en tells name dates paid nights
Invoice {ref}|Your receipt from {name}|Thank you for staying with us - your folio|Tax invoice / receipt {ref}
{name} ¶ {city} ¶ INVOICE {ref} ¶ Guest: {traveller} ¶ Arrival: {from} Departure: {to} ¶ Description Qty Amount ¶ Accommodation {nights} night(s) {net} ¶ City tax and services 1 {tax} ¶ Total {paid} ¶ Payment received (VISA **** {digits}) {paid} ¶ Balance due 0.00 ¶ Thank you for your stay. This is a computer-generated document and is valid without signature.
Dear {traveller}, ¶ thank you for staying at {name}, {city}. Please find the summary of your bill below. ¶ Stay ¶ {from} - {to} ({nights} nights) ¶ Deposit on arrival ¶ {deposit} ¶ Settled at check-out ¶ {rest} ¶ Total charged ¶ {paid} ¶ We hope to see you again soon. Join our loyalty programme and earn points on every night. The original rate quoted was {expected}.
GUEST FOLIO ¶ {name}, {city} ¶ Folio no. {ref} | Room {number} | In {from} | Out {to} | Nights {nights} ¶ Room revenue {net} ¶ Local occupancy tax & extras {tax} ¶ GRAND TOTAL {paid} ¶ Paid by credit card {paid} ¶ Any difference from your confirmation is due to taxes and incidentals.

stay.invoice de tells name dates paid nights
Rechnung {ref}|Ihre Rechnung vom {to}
{name}, {city} ¶ Rechnung Nr. {ref} ¶ Aufenthalt {from} bis {to} ¶ Pos. Bezeichnung Betrag ¶ 1 Übernachtung, {nights} Nächte {net} ¶ 2 Ortstaxe und Nebenleistungen {tax} ¶ Gesamtbetrag brutto {paid} ¶ Enthaltene MwSt. gemäß Ausweis. Betrag dankend per Karte erhalten. ¶ Wir würden uns freuen, Sie bald wieder bei uns begrüßen zu dürfen.

stay.invoice fr tells name dates paid nights
Votre facture {ref}|Facture n° {ref} - {name}
{name}, {city} ¶ Facture n° {ref} ¶ Séjour du {from} au {to} ¶ Hébergement, {nights} nuit(s) : {net} ¶ Taxe de séjour et suppléments : {tax} ¶ Total TTC : {paid} ¶ Réglé par carte bancaire. Nous vous remercions de votre visite.

stay.invoice it tells name dates paid nights
Fattura n. {ref}|Ricevuta del Suo soggiorno
{name}, {city} ¶ Documento n. {ref} ¶ Soggiorno dal {from} al {to} ¶ Pernottamento {nights} notti {net} ¶ Imposta di soggiorno ed extra {tax} ¶ TOTALE {paid} ¶ Pagamento con carta di credito. Grazie e a presto.

stay.invoice es tells name dates paid nights
Factura {ref}|Factura de su estancia en {name}
{name}, {city} ¶ Factura {ref} ¶ Del {from} al {to} ¶ Alojamiento {nights} noches {net} ¶ Tasas y extras {tax} ¶ Total factura {paid} ¶ Cobrado con tarjeta. Gracias por su visita.

stay.invoice pt tells name dates paid nights
Fatura-recibo {ref}|A sua fatura
{name}, {city} ¶ Fatura-recibo {ref} ¶ Estadia de {from} a {to} ¶ Alojamento {nights} noite(s) {net} ¶ Taxa turística e extras {tax} ¶ Total {paid} ¶ Pago por cartão. Obrigado pela preferência.

stay.invoice zh tells name dates paid nights
电子账单 {ref}|【{name}】离店账单
{name} {city} ¶ 账单号：{ref} ¶ 入住：{from} ¶ 离店：{to} ¶ 房费（{nights}晚） {net} ¶ 税费及杂项 {tax} ¶ 合计 {paid} ¶ 已付 {paid} ¶ 感谢您的光临，如需开具发票请于30日内联系前台。

stay.feedback en tells name
How was your stay at {name}?|{traveller}, tell us about {city}|Rate your recent stay
Hi {traveller}, ¶ how was {name}? Your review helps other travellers choose. It takes less than two minutes. ¶ 1 2 3 4 5 6 7 8 9 10 ¶ Not likely ........ Very likely ¶ As a thank you, here is {percent}% off your next booking of {other} or more. ¶ You can unsubscribe from review requests at any time.

flight.booked en tells airline date first price
Your booking confirmation {ref}|e-Ticket itinerary & receipt - {ref}|{name}: booking {ref} to {city}|Your flight to {city} is confirmed
Booking reference {ref} ¶ Thank you for booking with {name}. ¶ PASSENGER {traveller} ¶ OUTBOUND ¶ To {city} ¶ {date} ¶ Departure {firsttime} ¶ Economy Light, 1 cabin bag ¶ PRICE BREAKDOWN ¶ Fare {net} ¶ Taxes, fees and carrier charges {tax} ¶ TOTAL {paid} ¶ Paid with Mastercard ending {digits}. Check-in closes 45 minutes before departure. Tickets are non-transferable. Dangerous goods are forbidden in the cabin and in the hold.
E-TICKET RECEIPT ¶ Issuing airline: {name} ¶ Record locator: {ref} ¶ Name: {traveller} ¶ Destination Date Dep. Status ¶ {city} {date} {firsttime} CONFIRMED ¶ Form of payment: credit card ¶ Base fare {net} / Taxes {tax} / Total amount {paid} ¶ Notice: if the passenger's journey involves an ultimate destination or stop in a country other than the country of departure, the Montreal Convention may be applicable.
Hi {traveller}, you're going to {city}! ¶ Flight with {name} ¶ {date}, {firsttime} ¶ Add a checked bag from {other}. Choose your seat. Rent a car. ¶ Total paid: {paid} ¶ Your code is {ref}.

flight.booked zh tells airline date first price
机票订单出票成功 {ref}|【出票通知】飞往{city}
尊敬的旅客：您的机票已出票成功。 ¶ 航空公司：{name} ¶ 目的地：{city} ¶ 起飞时间：{date} {firsttime} ¶ 乘机人：{traveller} ¶ 票价 {net} 税费 {tax} ¶ 支付总额：{paid} ¶ 票号/编码：{ref} ¶ 请至少提前两小时到达机场办理值机手续。

flight.changed en tells final
Schedule change: action required for {ref}|Your flight time has changed|Important update about your booking {ref}
Dear {traveller}, ¶ due to operational reasons we have had to make a change to your flight to {city} (booking {ref}). ¶ PREVIOUS DEPARTURE ¶ {date} {firsttime} ¶ NEW DEPARTURE ¶ {date} {time} ¶ If the new time suits you, you don't need to do anything. Otherwise you may rebook once free of charge or request a refund. We apologise for any inconvenience.
There has been a schedule change to your upcoming trip. ¶ Booking: {ref} ¶ To: {city} ¶ Old: {firsttime} ¶ New: {time} ¶ Date: {date} ¶ Please note the revised departure and allow enough time at the airport. This mailbox is not monitored.

flight.checkin en tells airline date
Check in now for your flight to {city}|Online check-in is open - {ref}
It's time to check in, {traveller}. ¶ {name} ¶ {city}, {date} ¶ Check in on our app and avoid the fee at the airport. Business class upgrades from {other}. Your booking: {ref}. ¶ Security queues are longer than usual, please arrive early.

meal.reserved en tells name date
Reservation confirmed at {name}|Your table at {name}
Your reservation is confirmed. ¶ {name}, {city} ¶ Party of {party} ¶ {date} at {time} ¶ We hold tables for 15 minutes. To modify or cancel, use the link in this message. Guests who do not show up may be charged for the set menu.

meal.receipt en tells name date paid
Receipt from {name}|Your receipt ({ref}) {name}|You paid {name}
{name} ¶ {city} ¶ {date} ¶ Table {number} ¶ Food {net} ¶ Service charge {tax} ¶ Total {paid} ¶ Card **** {digits} APPROVED ¶ Please retain this receipt for your records.
Thanks for dining with us at {name} on {date}. ¶ Amount paid ¶ {paid} ¶ Payment method ¶ Visa {digits} ¶ Merchant ¶ {name}, {city} ¶ Have a question about this charge? Contact the merchant directly.

meal.receipt de tells name date paid
Ihr digitaler Kassenbon|Beleg {name}
{name}, {city} ¶ {date} Tisch {number} ¶ Speisen {net} ¶ Getränke {tax} ¶ SUMME {paid} ¶ Kartenzahlung erfolgt. Es bediente Sie Frau {colleague}. TSE-Signatur liegt vor.

meal.receipt fr tells name date paid
Votre ticket dématérialisé|Reçu - {name}
{name}, {city} ¶ Le {date} ¶ Table {number} ¶ Plats {net} ¶ Boissons {tax} ¶ TOTAL TTC {paid} ¶ CB sans contact. Merci de votre visite.

meal.receipt it tells name date paid
Documento commerciale|Ricevuta {name}
{name}, {city} ¶ {date} ¶ Cibi {net} ¶ Bevande e coperto {tax} ¶ TOTALE COMPLESSIVO {paid} ¶ Pagamento elettronico.

meal.receipt es tells name date paid
Su ticket digital|Recibo de {name}
{name}, {city} ¶ {date} ¶ Mesa {number} ¶ Comida {net} ¶ Bebida {tax} ¶ TOTAL {paid} ¶ IVA incluido. Pagado con tarjeta.

meal.receipt pt tells name date paid
Fatura simplificada|Recibo {name}
{name}, {city} ¶ {date} ¶ Refeições {net} ¶ Bebidas {tax} ¶ TOTAL A PAGAR {paid} ¶ Pago por multibanco.

meal.receipt zh tells name date paid
消费成功通知|您在{name}的账单
商户：{name}（{city}） ¶ 时间：{date} ¶ 菜品 {net} ¶ 服务费 {tax} ¶ 实付 {paid} ¶ 支付方式：银行卡尾号{digits} ¶ 如非本人操作请联系客服。

order.received en tells name what paid
Order confirmation #{ref}|Thank you for your order, {traveller}|Your {name} order {ref}|We've received your order ({ref})
Hello {traveller}, ¶ thank you for shopping with us. We'll send a confirmation when your item ships. ¶ Order #{ref} ¶ Item Qty Price ¶ {what} 1 {net} ¶ Delivery {tax} ¶ Order total {paid} ¶ Delivery estimate: 3-5 working days ¶ You can return most items within 30 days. {name} is a registered trademark. Prices include VAT where applicable.
{name} ¶ ORDER SUMMARY ¶ Order number ¶ {ref} ¶ Product ¶ {what} ¶ Subtotal ¶ {net} ¶ Shipping ¶ {tax} ¶ Total ¶ {paid} ¶ Paid by ¶ Card ending {digits} ¶ You have earned {number} points. Get {percent}% off when you spend {other} on your next order.
Thanks for your order! Here is what you bought from {name}: ¶ 1 x {what} ¶ Total (incl. VAT): {paid} ¶ The amount has been debited. Your order number is {ref}. By placing the order you accepted our general terms and conditions.

order.received de tells name what paid
Bestellbestätigung {ref}|Danke für deinen Einkauf bei {name}
Hallo {traveller}, ¶ wir haben deine Bestellung erhalten und bearbeiten sie schnellstmöglich. ¶ Bestellnummer: {ref} ¶ Artikel: 1 x {what} ¶ Zwischensumme: {net} ¶ Versand: {tax} ¶ Gesamtsumme: {paid} ¶ Du hast ein 30-tägiges Rückgaberecht. Es gelten unsere AGB. Dein {name}-Team

order.received fr tells name what paid
Confirmation de commande {ref}|Merci pour votre commande chez {name}
Bonjour, ¶ Nous avons bien reçu votre commande n° {ref}. ¶ Article : {what} ¶ Sous-total : {net} ¶ Livraison : {tax} ¶ Total payé : {paid} ¶ Vous disposez de 14 jours pour vous rétracter. L’équipe {name}

order.shipped en tells name what
Your {name} order has shipped|Dispatched: order {ref}|Your parcel is on its way
Good news! We've dispatched the following item: ¶ {what} ¶ Tracking number ¶ {track} ¶ Carrier ¶ ParcelWay ¶ Arriving by {weekday}. The tracking may take 24 hours to update. {name}
Dear customer, your order {ref} with {name} ({what}) was handed over to our delivery partner today. Shipment {track}. Someone must be at home to sign.

order.delivered en tells name
Delivered: your parcel from {name}|Your package has arrived
Your parcel {track} from {name} was delivered today at {time}. ¶ Location: (safe place|parcel locker|neighbour at no. {number}). ¶ Not received? Let us know within 7 days. How did our driver do?

order.refund en tells refunded
Refund issued for order {ref}|Your refund from {name}|Return received - refund on its way
Hi {traveller}, we've issued your refund. ¶ Order {ref} ¶ Item returned: {what} ¶ Refund amount: {refunded} ¶ Refunded to: card ending {digits} ¶ Depending on your bank it can take 5-7 business days to appear on your statement.
Your return has been processed. ¶ {what} ¶ Return shipping and handling have been deducted where applicable. ¶ Amount refunded ¶ {refunded} ¶ Order ¶ {ref} ¶ Thank you for your patience, the {name} returns team.

visit.first en tells first reason
Appointment confirmation|Your appointment at {name}|{name}: booking confirmed
Dear {traveller}, ¶ this is to confirm the following {what} appointment{for}. ¶ When ¶ {first}, {firsttime} ¶ Reason ¶ {said} ¶ Where ¶ {name}, {city} ¶ If you cannot attend, please let us know at least 24 hours in advance, otherwise a cancellation fee may apply.
{name} ¶ APPOINTMENT DETAILS ¶ Service: {said} ¶ Date: {first} ¶ Time: {firsttime} ¶ {patientshort} ¶ Please bring your insurance card and a list of current medication. This message was sent automatically.

visit.first de tells first reason
Terminbestätigung {name}|Ihr Termin bei uns
Guten Tag, ¶ hiermit bestätigen wir Ihren Termin{for}: ¶ Datum: {first} ¶ Uhrzeit: {firsttime} ¶ Anlass: {said} ¶ Bitte sagen Sie spätestens 24 Stunden vorher ab. {name}, {city}

visit.moved en tells final
Your appointment has been rescheduled|Change to your appointment|{name}: new appointment time
Dear {traveller}, ¶ unfortunately we have had to reschedule the appointment{for} originally planned for {first}. ¶ Your new appointment ¶ {date} ¶ {time} ¶ at {name}. If this does not work for you, please call us to find an alternative. We apologise for the inconvenience.
We've made a change to your booking{for}. ¶ Was: {first}, {firsttime} ¶ Now: {date}, {time} ¶ Everything else stays the same. {name}, {city}

visit.reminder en tells final
Appointment reminder|Reminder from {name}
This is a friendly reminder of your upcoming appointment{for}. ¶ {date} ¶ {time} ¶ {name} ¶ Reply YES to confirm. Please do not attend if you have symptoms of a cold.

visit.bill en tells paid reason
Invoice from {name}|Your statement from {name}|Payment request {date}
Patient account statement ¶ {name} ¶ Date of service: {date} ¶ Description: {said} ¶ Professional fee {net} ¶ Materials {tax} ¶ Amount due {paid} ¶ Please pay within 30 days quoting the invoice number. Interest of 1% per month may be charged on overdue accounts.
Dear {traveller}, please find attached our invoice for {said} on {date}. The amount of {paid} is payable within 14 days without deduction. You may submit it to your insurer. {name}

visit.bill de tells paid reason
Rechnung {name}|Ihre Honorarrechnung
Für unsere Leistungen vom {date} ({said}) berechnen wir: ¶ Honorar {net} ¶ Material {tax} ¶ Rechnungsbetrag {paid} ¶ Zahlbar innerhalb von 30 Tagen ohne Abzug. {name}, {city}

show.booked en tells final seat paid
Your tickets for {name}|Order confirmation: {name}|E-ticket {ref}
You're in! Your tickets for {name} are confirmed. ¶ {name} ¶ {date} {time} ¶ {city} ¶ {said} ¶ Ticket {net} ¶ Booking and service fee {tax} ¶ Order total {paid} ¶ Present the QR code at the entrance. Order {ref}. Tickets cannot be exchanged or refunded except where the event is cancelled.
ORDER {ref} ¶ Event: {name} ¶ Type: {what} ¶ Date: {date} ¶ Start: {time} ¶ Place: {said} ¶ Venue city: {city} ¶ Total charged: {paid} ¶ Beware of resale: only tickets bought from official sellers are valid.

show.booked de tells final seat paid
Ihre Tickets: {name}|Bestellbestätigung {ref}
Vielen Dank für Ihre Bestellung! ¶ Veranstaltung: {name} ¶ Ort: {city} ¶ Datum: {date} ¶ Beginn: {time} ¶ Platz: {said} ¶ Ticketpreis {net} ¶ Gebühren {tax} ¶ Gesamtbetrag {paid} ¶ Auftragsnummer {ref}. Ein Umtausch ist ausgeschlossen.

show.news en tells nothing
Everything you need to know before {name}|{name}: important information
{name} is nearly here! ¶ Doors open one hour before the start. Cashless venue. Bags larger than A4 must be left at the cloakroom. Travel by public transport where possible. Merchandise can be ordered in advance.

bill.issued en tells paid
Your {what} bill is ready|{name}: new statement available|Invoice {ref} - {what}
Hello {traveller}, your latest {what} bill is ready to view. ¶ Account number {ref} ¶ Bill date {date} ¶ Balance on your last bill {other} ¶ Payments received {other} CR ¶ Charges this period {net} ¶ VAT {tax} ¶ Total amount due {paid} ¶ We'll collect this by Direct Debit, so there's nothing you need to do. Thinking of switching tariff? Log in to see our offers. {name}
{name} ¶ Statement for {what} ¶ Period ending ¶ {date} ¶ Amount due ¶ {paid} ¶ Payment method ¶ Direct debit ¶ Customer no. ¶ {ref} ¶ Your average last year: {other}. Go paperless and help us plant trees. This is an automatically generated message, replies are not read.

bill.issued de tells paid
Ihre Abrechnung ist da|Rechnung {ref} von {name}
Guten Tag {traveller}, ¶ Ihre Rechnung ({what}) liegt für Sie bereit. ¶ Rechnungsnummer: {ref} ¶ Rechnungsdatum: {date} ¶ Nettobetrag: {net} ¶ MwSt.: {tax} ¶ Rechnungsbetrag: {paid} ¶ Der Betrag wird per SEPA-Lastschrift von Ihrem Konto eingezogen. {name}

bill.issued fr tells paid
Votre facture {name} est disponible|Facture {ref}
Bonjour {traveller}, ¶ votre facture ({what}) du {date} est disponible dans votre espace client. ¶ Total HT {net} ¶ TVA {tax} ¶ Montant à prélever {paid} ¶ Référence client {ref}. {name}

bill.notice en tells nothing
Changes to our terms and prices|Important changes to your {what} plan
We're writing to let you know that from next quarter our prices will go up by {percent}%. A typical customer will pay around {other} more per year. You can leave without an exit fee within 30 days. {name}

repair.quote en tells expected
Quotation {ref}|Estimate for {what}|Your quote from {name}
Dear {traveller}, ¶ thank you for your enquiry. Following our visit we are pleased to quote as follows for {what}: ¶ Labour and materials (estimate) ¶ {expected} ¶ Validity ¶ 30 days ¶ Additional work found to be necessary will be charged on a time basis. We require your written acceptance. Quotation {ref}, {name}
{name} ¶ ESTIMATE {ref} ¶ Job: {what} ¶ Estimated cost: {expected} ¶ This is an estimate, not a fixed price. Call-out from {other}.

repair.quote de tells expected
Angebot Nr. {ref}|Kostenvoranschlag {ref}
Sehr geehrte Kundin, sehr geehrter Kunde, ¶ gerne bieten wir Ihnen die Arbeiten ({what}) wie folgt an: ¶ Angebotssumme inkl. MwSt.: {expected} ¶ An das Angebot halten wir uns vier Wochen gebunden. {name}

repair.invoice en tells paid
Invoice {ref}|Your invoice from {name}|Completed works - invoice {ref}
{name} ¶ INVOICE {ref} ¶ Work: {what} ¶ Completed: {date} ¶ Labour {rest} ¶ Materials {deposit} ¶ TOTAL {paid} ¶ As per estimate {expected}; the difference is due to additional parts. Payment terms 14 days net. Warranty on workmanship 24 months.
Dear {traveller}, ¶ please find our invoice for {what}, carried out on {date}. ¶ Net ¶ {net} ¶ VAT ¶ {tax} ¶ Amount payable ¶ {paid} ¶ Thank you for your business. {name}

repair.invoice de tells paid
Rechnung Nr. {ref}|Rechnung von {name}
Für die am {date} ausgeführten Arbeiten ({what}) erlauben wir uns zu berechnen: ¶ Lohn {rest} ¶ Material {deposit} ¶ Rechnungsbetrag {paid} ¶ Bitte überweisen Sie innerhalb von 14 Tagen. {name}

move.keys en tells final
Key handover appointment|Your new apartment in {city}|Moving in: what you need to know
Dear {traveller}, ¶ we are pleased to confirm the handover of your new apartment in {city}. ¶ Date ¶ {date} ¶ Time ¶ {time} ¶ Please bring a form of identification and proof of the deposit transfer. Meter readings will be recorded jointly. ¶ Kind regards, {name}
Handover protocol appointment: {date}, {time}, new residence {city}. Two sets of keys will be handed over. Utilities must be registered in your own name. {name}

move.movers en tells paid
Invoice for your removal|Final invoice {ref}
{name} ¶ Final invoice {ref} ¶ Removal to {city}, {date} ¶ Crew and vehicle {rest} ¶ Packing materials and insurance {deposit} ¶ Total {paid} ¶ Payable within 10 days. Claims for damage must be made in writing within 10 days.
Thank you for moving with us. Your relocation to {city} on {date} has been completed. Amount charged: {paid}. Reference {ref}. {name}

noise.promo en tells nothing
{percent}% off your next stay|Last chance: deals in {city}|{traveller}, your points are about to expire|Sale ends {weekday}
Escape to {city} ¶ Stays from {other} ¶ Save up to {percent}% when you book by {date}. Members save even more at {name}. ¶ Terms: price per room and night, subject to availability, excludes local taxes. View in browser. Unsubscribe. Privacy policy.
You left something in your basket! ¶ {what} ¶ {other} ¶ Complete your purchase with {name} today and get free delivery.

noise.promo de tells nothing
Nur bis {weekday}: {percent}% auf alles|Dein Gutschein wartet
Jetzt zugreifen: {city} ab {other}. Mindestbestellwert gilt. Nicht mit anderen Aktionen kombinierbar. Newsletter abbestellen. {name}

noise.promo zh tells nothing
限时特惠|会员福利到账
【{name}】{city}特价{other}起，{date}前下单再减{percent}元，名额有限先到先得。回T退订。

noise.work en tells nothing
Minutes {weekday}|FW: budget {city}|Action required: expense report|Out of office
Hi all, please see below the action items from {weekday}'s call. ¶ 1. Budget {city}: {other} approved ¶ 2. Report due {date} ¶ 3. Next call {date}, {time} ¶ Best regards, {colleague}
Your expense report of {other} ({city}) was returned for correction: the receipt of {name} is missing. {colleague}

noise.system en tells nothing
Your verification code|Your subscription renews soon|Terms of service update
Your subscription renews on {date} for {other}. To cancel, visit your account settings at least 24 hours before. You will not be charged today.
We have updated our privacy policy. By continuing to use our services after {date} you agree to the new terms.
`;

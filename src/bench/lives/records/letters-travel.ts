/** Letters about stays and flights; the form is told in `letter-text.ts`. */
export const travelLetters = `
stay.booked en tells name dates expected
Your booking at {name}|Reservation {ref} confirmed|{name}: we look forward to your stay|Booking confirmation
Thank you for choosing us. Reservation {ref}, {name}, {city}: arrival {from}, departure {to}, {nights} night(s), {guests}. (Estimated total|Price for the stay) {expected}, payable at the hotel. Free cancellation until 48 hours before arrival.
Dear guest, your room at {name} in {city} is confirmed from {from} until {to}. Code {ref}. The rate comes to {expected}; city tax is not included.
We are happy to welcome you on {from}! {nights} night(s) at {name}, {city}. Expected amount: {expected}. Your reference is {ref}. Breakfast from seven.

stay.booked de tells name dates expected
Ihre Buchung {ref}|{name}: Buchungsbestätigung|Bestätigung Ihres Aufenthalts
Guten Tag, wir bestätigen Ihre Buchung im {name}, {city}, vom {from} bis {to} ({nights} Nächte). Voraussichtlicher Preis: {expected}. Ihre Buchungsnummer lautet {ref}. Die Ortstaxe wird vor Ort berechnet.

stay.booked fr tells name dates expected
Votre réservation {ref}|Confirmation de séjour, {name}
Bonjour, nous confirmons votre séjour à {name}, {city}, du {from} au {to}, soit {nights} nuit(s). Montant estimé : {expected}, à régler sur place. Référence {ref}.

stay.booked it tells name dates expected
Conferma prenotazione {ref}|La Sua prenotazione presso {name}
Gentile ospite, La ringraziamo per la prenotazione {ref} presso {name}, {city}, dal {from} al {to} ({nights} notti). Totale previsto {expected}, tassa di soggiorno esclusa.

stay.booked es tells name dates expected
Confirmación de su reserva {ref}|Su estancia en {name}
Estimado cliente: su reserva {ref} en {name}, {city}, del {from} al {to}, {nights} noches, está confirmada. Importe previsto {expected}, se abona en el hotel.

stay.booked pt tells name dates expected
Reserva {ref} confirmada|A sua estadia no {name}
Caro hóspede, a sua reserva {ref} no {name}, {city}, de {from} a {to} ({nights} noites) está confirmada. Valor previsto: {expected}, pago no check-out.

stay.booked zh tells name dates expected
预订确认：{name}|您的订单{ref}已确认
尊敬的客人，您已成功预订{city}的{name}，入住{from}，离店{to}，共{nights}晚，预计房费{expected}，订单号{ref}。

stay.reminder en tells name dates
Your stay is coming up|See you soon in {city}|Before you arrive
Only a few days until {from}! Check-in at {name} is from 15:00. (The tram stops at our door.|Parking must be booked ahead.|Ask us for an early breakfast.) Booking {ref}.
Practical things for your visit to {city}: {name} is a ten-minute walk from the station. We expect you on {from}.

stay.invoice en tells name dates paid nights
Invoice for your stay|{name}: receipt {ref}|Thank you for staying with us|Your bill
Invoice for reservation {ref}, {name}, {city}, {from} to {to}. Accommodation {nights} night(s) incl. city tax (and minibar|and breakfast|). Total paid: {paid}. Card ending {digits}.
Thank you for your visit! Please find below the final bill of {name}: amount charged {paid} on {to}. Reservation {ref}.

stay.invoice de tells name dates paid nights
Rechnung zu Ihrem Aufenthalt|{name}: Rechnung {ref}
Vielen Dank für Ihren Besuch in {city}. Rechnung zur Buchung {ref}: {nights} Übernachtungen im {name} zuzüglich Ortstaxe. Bezahlt: {paid}. Wir freuen uns auf ein Wiedersehen.

stay.invoice fr tells name dates paid nights
Facture de votre séjour|Facture {ref}
Merci de votre visite. Facture {ref}, {name}, {city} : {nights} nuit(s), taxe de séjour comprise. Total réglé : {paid}. À bientôt !

stay.invoice it tells name dates paid nights
Fattura del soggiorno|Ricevuta {ref}
Grazie per aver soggiornato presso {name}, {city}. Ricevuta per la prenotazione {ref}, {nights} notti, tassa inclusa. Totale pagato {paid}.

stay.invoice es tells name dates paid nights
Factura de su estancia|Recibo {ref}
Gracias por su visita a {city}. Factura de {name}, reserva {ref}: {nights} noches con tasa turística. Total pagado: {paid}.

stay.invoice pt tells name dates paid nights
Fatura da sua estadia|Recibo {ref}
Obrigado pela sua visita. Fatura da reserva {ref}, {name}, {city}: {nights} noites, taxa turística incluída. Total pago: {paid}.

stay.invoice zh tells name dates paid nights
您的住宿账单|发票{ref}
感谢入住{city}{name}。订单{ref}，共{nights}晚，含税实付{paid}。期待您再次光临。

stay.feedback en tells name
How was it?|Tell us about {city}|Two minutes for {name}?
We hope you liked your time at {name}. (Rate your stay and win a weekend.|Your opinion matters to us.) Guests who come back to {city} save 10%, rooms from {other}.

flight.booked en tells airline date first price
Your flight to {city}, {ref}|Booking {ref} confirmed|E-ticket {name}|Itinerary for {traveller}
Booking {ref}. {name} to {city} on {from}, departure {firsttime}. One checked bag. Fare {paid}.
Thank you for flying {name}. Passenger {traveller}, {date} {firsttime}, destination {city}. Paid: {paid}. Online check-in opens 30 hours ahead. Locator {ref}.
E-ticket receipt. Route: to {city}. Date: {date}. Departs: {firsttime}. Record locator {ref}. Total {paid}.

flight.changed en tells final
Schedule change for booking {ref}|Important: your flight has a new time|Change to your itinerary {ref}
We had to adjust our timetable. Your flight to {city} on {date}, booking {ref}, now leaves at {time} instead of {firsttime}. Nothing else changes.
Please note: {ref} to {city} departs at {time} (was {firsttime}) on {date}. We apologise.

flight.checkin en tells airline date
Check-in is open|Ready for {city}?
You can now check in for {ref} to {city}. Have your passport ready. Seats from {other}. {name}

trip.companion en tells companion
Packing|Almost there!|Re: Tickets|{city}!!|Our plans
I cannot wait to see {city} with you. (Shall I bring the big camera?|Do we need an adapter?|I have a list of cafés already.) {sign}
So glad I am coming along to {city}. (My suitcase is full of snacks.|Who wakes up whom?) {sign}
Count me in for {city}! I booked the same flight. {sign}
About {city}: I land an hour before you, so let us meet at the baggage belt. {sign}

trip.regret en tells nothing
{city}|Sorry!|Not this time
I am so sorry that I cannot come to {city} with you, (work got in the way|the exam is that week|my back is bad again). Have fun without me. {sign}
`;

/** Letters about what one buys, books, repairs and eats; the form is told in `letter-text.ts`. */
export const dailyLetters = `
meal.reserved en tells name date
Table at {name}|Your reservation at {name}|See you at {name}
Your table for {party} at {name}, {city}, on {date} at {time} is reserved. We keep it for fifteen minutes.

meal.receipt en tells name date paid
Your receipt from {name}|Thank you for your visit|Payment receipt
{name}, {city}. {date}. (Two main courses|Set menu|Food and drinks), (two glasses of wine|sparkling water|house lemonade). Total {paid}, paid by card.
Card payment {paid} to {name} on {date}. Keep this for your records.

meal.receipt de tells name date paid
Ihr Beleg|Beleg von {name}
{name}, {city}, {date}. Speisen und Getränke, Summe {paid}, bezahlt mit Karte. Vielen Dank!

meal.receipt it tells name date paid
Scontrino {name}|Grazie della visita
{name}, {city}, {date}. Totale {paid}. Grazie e arrivederci!

meal.receipt fr tells name date paid
Votre ticket|Merci de votre visite
{name}, {city}, le {date}. Total {paid}, payé par carte. Service compris.

meal.receipt es tells name date paid
Su ticket de {name}|Gracias por su visita
{name}, {city}, {date}. Total {paid}, IVA incluido. Pagado con tarjeta.

meal.receipt pt tells name date paid
O seu recibo|Obrigado pela visita
{name}, {city}, {date}. Total {paid}, IVA incluído.

meal.receipt zh tells name date paid
消费凭证|{name}电子小票
{name}（{city}），{date}，消费合计{paid}，已支付。

order.received en tells name what paid
Order {ref} received|We have your order|Thanks for your order {ref}
We have your order {ref}: {what}. Total {paid}, charged to your card. {name}
Hi, thanks for shopping at {name}. 1 × {what}. Order number {ref}. Amount {paid} incl. VAT.

order.received de tells name what paid
Ihre Bestellung {ref}|Bestellbestätigung
Vielen Dank für Ihre Bestellung bei {name}. Artikel: {what}. Bestellnummer {ref}. Gesamtbetrag {paid}.

order.shipped en tells name what
Your parcel is on its way|Order {ref} has left|Good news about {ref}
Your parcel with {what} has left our store. Delivery within three days. {name}
Order {ref} was handed to the carrier. You can follow it under {track}.

order.delivered en tells name
Delivered|Your parcel was left with a neighbour|Parcel {track}
We delivered your parcel from {name} at {time}. It was left (with a neighbour|at the door|in the locker).

order.refund en tells refunded
Refund for order {ref}|Your return|We received your return
We have refunded {refunded} of order {ref} ({what}) to your card. (The shipping fee is kept.|It can take five days.) {name}
Your return of {what} has arrived. {refunded} will be credited. Reference {ref}.

visit.first en tells first reason
Your appointment|Appointment at {name}|Confirmation {date}
{patient} on {first} at {firsttime}. Reason: {said}. Please call if you cannot come. {name}
Confirmed: {first}, {firsttime}, {said}. {patientshort} {name}, {city}.

visit.moved en tells final
Your appointment has been moved|New date|Change of appointment
The appointment of {first}{for} had to be moved. The new date is {date} at {time}. {name}
We are sorry, the doctor is away on {first}. Instead we expect you{for} on {date}, {time}. {name}

visit.reminder en tells final
Reminder|See you soon|Do not forget
This is a reminder of your appointment{for} on {date} at {time}. {name}
Tomorrow, {date}, {time}. Please bring your card. {name}

visit.bill en tells paid reason
Invoice {ref}|Your bill from {name}|Statement
Treatment on {date} ({said}). Amount due {paid}, payable within 30 days. {name}

show.booked en tells final seat paid
Your tickets for {name}|Order {ref}: {name}|Tickets attached
{name}, {city}, {date}, doors {time}. {said}. Total {paid}. Show the code {ref} at the entrance.
You are going to see {name}! When: {date} at {time}. Where: {city}. Place: {said}. Paid {paid}.

show.news en tells nothing
{name}: what to know|Almost time for {name}
Bags larger than A4 are not allowed. Public transport is free with your ticket. Enjoy {name}.

bill.issued en tells paid
Your {what} bill|Statement {ref}|New invoice from {name}
Your {what} invoice {ref} of {date} is ready. Amount: {paid}. It will be debited within ten days. {name}
{name}: {paid} for {what}, period ending {date}. Nothing to do, we debit your account.

bill.issued de tells paid
Ihre Rechnung {ref}|Abrechnung {name}
Ihre Abrechnung vom {date} liegt vor. Betrag: {paid}, wird in zehn Tagen abgebucht. Kundennummer {ref}. {name} ({what})

bill.notice en tells nothing
Prices change next year|News from {name}
From January our prices will change by {percent}%. You need not do anything. {name}

repair.quote en tells expected
Quote for {what}|Our offer {ref}|Estimate
Thank you for asking. For {what} we estimate {expected} including material. Valid for four weeks. {name}
As discussed, our offer {ref} for {what}: {expected}. We could come on {date}. {name}

repair.quote de tells expected
Angebot {ref}|Kostenvoranschlag
Guten Tag, anbei unser Kostenvoranschlag ({what}): {expected} inkl. Material. {name}

repair.invoice en tells paid
Invoice {ref}|Work done on {date}|Your invoice
For the work on {what} on {date} we charge {paid}. It took (an hour longer than planned|a spare part more than expected). {name}
Invoice {ref}: {what}, labour and material, {paid}. Thank you for your trust. {name}

repair.invoice de tells paid
Rechnung {ref}|Rechnung vom {date}
Für die Arbeiten ({what}) am {date} berechnen wir {paid}. Zahlbar innerhalb von 14 Tagen. {name}
`;

/**
 * The same steps as other firms write them: with several sums, tables, old prices, small print; the form is told in
 * `letter-text.ts`. Sums within a letter agree: `{net}` and `{tax}` make `{paid}`, and so do `{deposit}` and `{rest}`.
 */
export const variedLetters = `
stay.booked en tells name dates expected
Reservation acknowledgement|{city}, {from}: your room is waiting|Itinerary {ref}
GUEST: {traveller} / HOTEL: {name} / ARRIVAL: {from} / DEPARTURE: {to} / RATE PER NIGHT: {ratenight} / SUM: {expected} / DEPOSIT: none / CODE: {ref}
Hello {traveller}, you are all set for {city}. {name} will hold a room for you ({guests}) between {from} and {to}. You will be asked for {expected} on departure; the offer without breakfast would have been {other}. Booking code {ref}.
We have reserved a double room with a view of the courtyard at {name}, {city}. First night {from}, last morning {to}. Reference: {ref}. The price of {expected} can still change if you add breakfast or parking.

stay.booked de tells name dates expected
Reservierung {ref}|Ihr Zimmer in {city}
Sehr geehrter Gast, für Sie ist im {name} ein Zimmer reserviert: Anreise {from}, Abreise {to}. Zimmerpreis gesamt {expected}, Frühstück auf Wunsch {other} pro Tag. Kennwort {ref}.

stay.booked it tells name dates expected
Prenotazione {ref}|La aspettiamo a {city}
Buongiorno, la camera presso {name} è riservata: arrivo {from}, partenza {to}. Prezzo indicativo {expected}; colazione esclusa. Codice {ref}.

stay.booked pt tells name dates expected
Confirmação da reserva|A sua viagem a {city}
Olá! Guardámos um quarto no {name}: entrada {from}, saída {to}. Preço estimado {expected}. Código da reserva: {ref}.

stay.invoice en tells name dates paid nights
Folio {ref}|Your account with {name}|Copy of your bill|{city}, departure {to}
{name}, {city}. Folio {ref}. Room {nights} x {ratepaid}. Net {net}, tax {tax}. TOTAL {paid}. Paid by card, balance 0.00. Arrival {from}, departure {to}.
Dear {traveller}, as requested a copy of your bill. Deposit received earlier: {deposit}. Charged on departure {to}: {rest}. That makes {paid} for your stay at {name} ({nights} nights). Reference {ref}.
We charged your card with {paid} for {name} ({from} to {to}, {nights} nights). You had a quote of {expected}; the difference is due to tax and extras. Ref. {ref}

stay.invoice de tells name dates paid nights
Ihre Hotelrechnung|Beleg {ref}
{name}, {city}. Anreise {from}, Abreise {to}, {nights} Nächte. Netto {net}, MwSt. {tax}, Rechnungsbetrag {paid}. Betrag dankend erhalten. Buchung {ref}.

stay.invoice fr tells name dates paid nights
Votre note d’hôtel|Reçu {ref}
{name}, {city}. Arrivée {from}, départ {to}, {nights} nuitées. HT {net}, TVA {tax}, TTC {paid}. Acquitté par carte. Réf. {ref}.

stay.invoice it tells name dates paid nights
Il Suo conto|Ricevuta fiscale {ref}
{name}, {city}. Dal {from} al {to}, {nights} notti. Imponibile {net}, imposta {tax}, totale {paid}, saldato con carta. Rif. {ref}.

stay.invoice es tells name dates paid nights
Su factura|Justificante {ref}
{name}, {city}. Entrada {from}, salida {to}, {nights} noches. Base {net}, impuestos {tax}, total {paid}, pagado con tarjeta. Ref. {ref}.

stay.invoice pt tells name dates paid nights
A sua conta|Fatura-recibo {ref}
{name}, {city}. Entrada {from}, saída {to}, {nights} noites. Valor líquido {net}, taxas {tax}, total {paid}. Pago por cartão. Ref. {ref}.

flight.booked en tells airline date first price
Trip details {ref}|Booking reference {ref}|You are flying to {city}
TICKET {ref} | {name} | TO {city} | {date} | DEP {firsttime} | SEAT any | FARE {net} | TAXES {tax} | TOTAL {paid}
{traveller}, thank you. We charged {paid} for one adult with {name} to {city}: {date} at {firsttime}. A window seat costs {other} more. Your code is {ref}.

flight.changed en tells final
{city}: new departure time|We changed your flight|Please read: booking {ref}
Old departure {firsttime}, new departure {time}. Everything else about {ref} to {city} ({date}) is as before.
Due to works at the airport your plane to {city} on {date} will not leave at {firsttime} but at {time}. Booking {ref}. You may rebook free of charge.

meal.receipt en tells name date paid
Bill no {number}{number2}|{name} {city}|Thanks for coming
{name}, {city}, {date}. Food {net}, service and tax {tax}, to pay {paid}. Card ending {digits}.
You paid {paid} at {name} ({city}) on {date}. Rate your visit and get {other} off.

meal.receipt de tells name date paid
Bewirtungsbeleg|Rechnung {name}
{name}, {city}, {date}. Netto {net}, MwSt. {tax}, gesamt {paid}. Es bediente Sie: Tisch {number}.

order.received en tells name what paid
Thank you!|{name}: confirmation {ref}|Your purchase
1 x {what}: {net}. Shipping and tax: {tax}. Sum: {paid}. Paid by card. Order {ref}, {name}.
You have bought {what}. We took {paid} from your account (instead of {other}, you saved). Order no. {ref}. {name}

order.refund en tells refunded
Money back|Your credit note {ref}|We are sorry it did not fit
Credit note for order {ref}: {what}, original price {paid}, credited {refunded}. {name}
About {what}: you keep it, and we give you back {refunded} for the damage. Order {ref}. {name}

visit.first en tells first reason
We have you down|{name}: booked|Your slot
WHEN {first}, {firsttime} / WHERE {name}, {city} / WHY {said} / {patientshort} Cancel until the day before.
Dear {traveller}, thank you for calling. Your slot is {first} at {firsttime}{for}. We will look at: {said}. {name}

visit.moved en tells final
Postponed|We need to reschedule|A change to your slot
Instead of {first}, {firsttime}, please come on {date}, {time}{for}. {name}
Unfortunately {first} is no longer possible. Could you come on {date} at {time}{for}? We have noted it already. {name}

visit.bill en tells paid reason
Account {ref}|Fee note|What we did
{date}: {said}. Consultation {net}, material {tax}, total {paid}. Please pay by the end of the month. {name}

show.booked en tells final seat paid
Enjoy {name}|Admission {ref}|We have your order
{name} / {city} / {date} / {time} / {said} / ticket {net}, fee {tax}, paid {paid} / {ref}

bill.issued en tells paid
{name}: account {ref}|It is that time again|Payment notice
{what}: basic charge {net}, usage {tax}, due {paid}. Last time you paid {other}. Date: {date}. {name}
On {date} we collected {paid} for {what}. The advance payment stays the same. {name}

repair.quote en tells expected
What it would cost|{what}: our price|Estimate no {ref}
We had a look at {what}. Labour and parts would come to {expected}, give or take a tenth. Call us to fix a day. {name}
Option A, {what} repaired: {expected}. Option B, all new: {other}. Most people take A. {name}

repair.invoice en tells paid
Bill for {what}|{name}, {date}|Final account {ref}
{what}, {date}: labour {net}, parts {tax}, total {paid}. We had estimated {expected}. {name}
Dear {traveller}, please transfer {paid} for {what}. As agreed on the phone it is more than the {expected} of our offer. {name}

party.invited en tells place first
Cake!|Are you free?|An invitation
{first}, from {firsttime}: my {what}. Place: {name}. No presents. {sign}
I would love to have you at my {what}. We begin at {firsttime} on {first}, at {name}. {sign}

party.moved en tells final
Sorry, another day|About the {what}|Moved!
The {what} cannot be on {first}. We do it on {date}, please tell me that you can. {sign}

favour.asked en tells said
Help!|Are you home?|One thing
I know it is short notice, but could you {what}? I mean {said}. {sign}
Remember how you offered to help? Then please {what}: {said}. Dinner is on me. {sign}

tip.told en tells said
Ooh|A find|Trust me on this
A friend gave me the {what} "{said}", and now I am giving it to you. {sign}
Forget everything on your list, "{said}" is the {what} for rainy days. {sign}

trip.companion en tells companion
On our way soon|Almost packed|Yes yes yes
My boss said yes, so I am coming with you to {city}! {sign}
What is the weather like in {city}? I will need to pack for the two of us, as always. {sign}

move.keys en tells final
Keys|Handover protocol|Welcome to {city}
On {date} at {time} we meet at your new flat in {city} for the keys and the meters. {name}
`;

/**
 * The same steps by other pens altogether: what a life of the third wording finds in its mailbox, so that what was tuned
 * on the others can be checked on it. The form is told in `letter-text.ts`.
 */
export const otherLetters = `
stay.booked en tells name dates expected
Itinerary: {nights} night(s) in {city}|It is official: {city}!|FYI {ref}
Great news, {traveller}! {name} has said yes. Check in: {from} (after three). Check out: {to} (before eleven). What you will owe: {expected}. Quote {ref} if you call.
Voucher. Establishment: {name} ({city}). Occupancy: {guests}. In: {from}. Out: {to}. Guaranteed rate, all nights: {expected}. Locator: {ref}. This voucher is no invoice.
We kept the quiet room for you, number {number}, on the dates you wanted ({from}, {nights} nights). It should come to around {expected}, depending on what you take from the fridge. Yours, {name}, {city}. (ref {ref})

stay.booked de tells name dates expected
Wir freuen uns auf Sie|Reservierungsbeleg {ref}
Ihr Wunschzimmer im {name} ({city}) ist vom {from} an {nights} Nächte lang für Sie geblockt, Abreise {to}. Kalkulierter Preis: {expected}. Beleg {ref} bitte mitbringen.

stay.booked fr tells name dates expected
Voucher {ref}|{city} vous attend
Votre chambre chez {name} ({city}) est bloquée à partir du {from} pour {nights} nuits, départ le {to}. Prix prévu {expected}. Dossier {ref}.

stay.booked zh tells name dates expected
订单提醒|{city}之行已安排好
{name}（{city}）已为您留房：{from}起住{nights}晚，{to}退房，参考价{expected}，凭{ref}办理入住。

stay.reminder en tells name dates
T minus three|Packed yet?|One more sleep or so
{name} here. We are putting fresh sheets on your bed for {from}. Breakfast ends at ten, and yes, late arrival is fine.

stay.invoice en tells name dates paid nights
Settled|Until next time|Tax document {ref}|{name} / account closed
ACCOUNT CLOSED. {name}, {city}. {nights} x lodging {net}; levies {tax}; grand total {paid}; amount outstanding nil. Stay {from} / {to}. {ref}
This is to certify that {traveller} stayed with us from {from} to {to} and settled an amount of {paid}. {name}, {city}. File {ref}.
We have debited {paid}. It covers your {nights} night(s) at {name} up to {to}, the tourist levy, and nothing else. Your file: {ref}.

stay.invoice de tells name dates paid nights
Abrechnung Ihres Aufenthalts|Quittung {ref}
Hiermit quittieren wir den Erhalt von {paid} für {nights} Übernachtungen ({from} bis {to}) im {name}, {city}. Vorgang {ref}.

stay.invoice fr tells name dates paid nights
Quittance {ref}|Votre séjour est soldé
Nous accusons réception de {paid} pour {nights} nuits chez {name}, {city}, du {from} au {to}. Dossier {ref} clos.

stay.invoice it tells name dates paid nights
Quietanza {ref}|Saldo del soggiorno
Confermiamo l’incasso di {paid} per {nights} notti presso {name}, {city}, dal {from} al {to}. Pratica {ref}.

stay.invoice es tells name dates paid nights
Liquidación {ref}|Cuenta cerrada
Hemos cobrado {paid} por {nights} noches en {name}, {city}, del {from} al {to}. Expediente {ref}.

stay.invoice pt tells name dates paid nights
Quitação {ref}|Conta encerrada
Recebemos {paid} por {nights} noites no {name}, {city}, de {from} a {to}. Processo {ref}.

stay.invoice zh tells name dates paid nights
结账通知|电子收据{ref}
您在{name}（{city}）{from}至{to}的住宿已结清，共{nights}晚，扣款{paid}，单号{ref}。

stay.feedback en tells name
A penny for your thoughts|Would you sleep here again?
Somebody at {name} is curious what you thought of the pillows. Win a night worth {other}.

flight.booked en tells airline date first price
Fasten your seat belt|PNR {ref}|Off to {city}
{name} / PNR {ref} / {traveller} / destination {city} / day {date} / gate closes 40 minutes before {firsttime} / debited {paid}
You are on board! {date}, wheels up at {firsttime}, bound for {city}. {name} has taken {paid} for the seat. File {ref}.

flight.changed en tells final
About your trip to {city}|New wheels-up time|Operational update {ref}
{ref}: the crew needs more rest. Your departure for {city} on {date} slips from {firsttime} to {time}.
The timetable for {date} was redone. For {city} you leave at {time}; forget {firsttime}. ({ref})

flight.checkin en tells airline date
Pick a seat|Your boarding pass is waiting
{ref}, {city}: choose a seat now, aisle from {other}. {name}

meal.receipt en tells name date paid
Slip|{name}: thank you, come again|You treated yourself
Slip {number}{number2}. {name} ({city}). {date}. Drinks and dishes {net}, gratuity {tax}, debited {paid}.
On {date} a payment of {paid} went from your card to {name}, {city}.

meal.reserved en tells name date
We saved you a seat|{date}, {time}
{party} of you, {date}, {time}, by the window. {name}, {city}

order.received en tells name what paid
Got it|Purchase {ref}|Nice choice
Nice choice! {what} will be with you soon. You were billed {paid}. Purchase {ref}, {name}.
{name}: receipt of payment {paid}. Item: {what}. Purchase number {ref}. Old price {other}.

order.shipped en tells name what
On the road|Handed over|Look out for the van
{what} left {name} this morning. The van usually rings twice.

order.delivered en tells name
It is there|Signed for|Drop-off {track}
What you bought at {name} was dropped at {time} and signed for by R. Kunz.

order.refund en tells refunded
Money is on its way back|Adjustment {ref}|You are right
You are right, {what} was not as described. {refunded} goes back to where it came from. {name}, {ref}
Adjustment to purchase {ref} ({what}): minus {refunded}. It shows on your next statement. {name}

visit.first en tells first reason
In the book|See you on {first}|Your time with us
In our book: {first}, {firsttime}, {said}. {patientshort} Bring your card. {name}
Dear {traveller}, {first} it is. Please be there by {firsttime}{for}; it is about {said}. {name}, {city}

visit.moved en tells final
Change of plan|Different day|About {first}
We have to shuffle. Not {first} but {date}, at {time}{for}. Tell us if that is a bother. {name}
A burst pipe keeps us closed on {first}. Your new time{for}: {date}, {time}. {name}

visit.reminder en tells final
Psst|Not long now|24 hours
Psst, {date} at {time}{for}. We look forward to it. {name}

visit.bill en tells paid reason
For our trouble|Your share|Billing {ref}
For {said} on {date} we ask {paid}. Bank details overleaf. {name}
Services on {date}: {said}. Your share after insurance: {paid}. {name}

show.booked en tells final seat paid
Curtain up|You are in|{name}: keep this mail
You are in! {name}, {city}, on {date}. It starts at {time}, and you are in {said}. It set you back {paid}. Barcode {ref}.
Barcode {ref}. {said}. {name}. {date}, {time}, {city}. Value {paid}.

bill.issued en tells paid
{what}: what you used|Your statement for {date}|Direct debit {ref}
We have worked out what you used. For {what} that makes {paid}, taken from your account after {date}. {name}
Direct debit {ref}: {paid} ({what}). Compared with {other} the time before. {name}

repair.quote en tells expected
What we found|Ballpark|Shall we?
We looked at {what} and scratched our heads. Ballpark: {expected}. Shall we? {name}
If you say yes this week, {what} is yours for {expected}, all in. {name}

repair.invoice en tells paid
Done!|All fixed|For the work of {date}
Done! {what} is as good as new since {date}. Please send {paid}. {name}
Hours and screws for {what}: {paid} in all, dated {date}. {name}

tip.told en tells said
Drop everything|Now you|Mark my words
Drop everything and get "{said}". No {what} made me this happy since school. {sign}
They were talking about a {what} on the radio, "{said}", and it is so you. {sign}

favour.asked en tells said
Pretty please|SOS|You have a car, right?
SOS: could you {what}? It is {said} this time. {sign}
My back says no, so would you {what}, {said}, please? {sign}

party.invited en tells place first
Balloons|Come as you are|Mark the day
Balloons! {what}! {first}! It kicks off at {firsttime}, {name}. {sign}
Mark {first} in red: {what}, {name}, {firsttime} sharp or later. {sign}

party.moved en tells final
Plot twist|Hold your horses|New day
Plot twist: not {first}. My {what} happens on {date}. {sign}

trip.companion en tells companion
I said yes|Two for {city}|Window seat is mine
I said yes before you finished asking. {city}, you and me! {sign}
Leave approved! {city} will not know what hit it when we two turn up. {sign}

trip.regret en tells nothing
Count me out|Sad face
You will have to do {city} without me, I am stuck here. Bring me a magnet. {sign}

move.keys en tells final
The big day|Your door opens
{date}, {time}: your flat in {city} is yours. I bring the keys, you bring a pen. {name}

move.movers en tells paid
Boxes and backs|What it came to
Forty boxes to {city} on {date}: {paid}. Sorry about the lamp. {name}
`;

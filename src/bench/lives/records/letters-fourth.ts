/**
 * The same steps in the fourth voice's mailbox: small houses with an owner who writes, chains that write to everyone,
 * friends of two countries. The form is told in `letter-text.ts`.
 */
export const fourthLetters = `
stay.booked en tells name dates expected
Right, that is you sorted|Booking ack. {ref}|{city} - room held|you're going to {city}!!
Dear {traveller}, I have put you in the back room, away from the road. You come to us on {from} and leave on {to}; {nights} night(s) in all. I reckon on {expected}, to be settled when you go. Yours sincerely, the proprietor, {name}, {city}. Your number is {ref}.
Woohoo! {name} ({city}) can't wait to have you. Your dates: {from} thru {to}. Conf. no. {ref}. Estimated charges: {expected}, a hold may show on your card. Questions? Just hit reply.
HOTEL VOUCHER {ref}. Property {name}. Town {city}. Pax {party}. In {from}. Out {to}. Rate for the stay {expected}, not yet collected.

stay.booked de tells name dates expected
Zimmer ist notiert|Ihre Anfrage {ref}
Grüß Gott, das Zimmer halten wir frei: {from} bis {to}, {nights} Nächte, macht nach heutigem Stand {expected}. Anzahlung braucht es keine. {name}, {city} (Nr. {ref})

stay.booked zh tells name dates expected
房已留好|{city}酒店confirm咗 {ref}
你好，{name}（{city}）帮你留咗房，{from}入住，{to}走，合共{nights}晚，房价约{expected}，到步先找数，编号{ref}。

stay.reminder en tells name dates
Almost holiday time|Looking forward
{name}: the beds are aired and the kettle is on. We shall look for you on {from}.
Hey there! {from} is right around the corner. Text us when you land and {name} will have your keycard ready.

stay.invoice en tells name dates paid nights
Account rendered|your e-folio|{name} - with thanks|Receipted account {ref}
To accommodation at {name}, {city}, {from} to {to}, {nights} night(s): {paid}. Received with thanks.
Thanks for hanging out with us! Here's your folio. {nights} night(s) @ {ratepaid}, resort fee and taxes in there already. Your Visa was run for {paid} at checkout on {to}. {name}, {city}
FOLIO {ref} {name} {city} ARR {from} DEP {to} NTS {nights} RM {net} TX {tax} AMT TENDERED {paid} BAL NIL

stay.invoice de tells name dates paid nights
Unsere Nota|Danke und bis bald
Wir haben abgebucht: {paid}. Das ist für {nights} Nächte im {name} ({city}), angereist {from}, abgereist {to}. Ortstaxe ist dabei. {ref}

stay.invoice fr tells name dates paid nights
Votre addition|Tout est en ordre
Note arrêtée à {paid} pour {nights} nuits ({from} - {to}), {name}, {city}. Carte débitée ce matin. {ref}

stay.invoice zh tells name dates paid nights
找数单|{name}收据
多谢帮衬{name}（{city}）。{from}至{to}，{nights}晚，连税实收{paid}，单号{ref}。

stay.feedback en tells name
Were we any good?|rate us pls!
Be honest: was {name} worth it? Drop us a line and we'll knock 10% off next time. Suites from {other}.

flight.booked en tells airline date first price
Tickets enclosed: {city}|You're headed to {city}!|Conf {ref}
Passenger {traveller}. {name}. {city}, {date}, leaving at {firsttime}. Debited {paid}. Reference {ref}.
Pack your bags! You're flying {name} to {city} on {date}. Wheels up {firsttime}. We charged {paid} (fare {net} + fees {tax}). Confirmation {ref}.

flight.booked zh tells airline date first price
机票确认 {ref}|飞{city}
乘客{traveller}，{name}，{date} {firsttime}飞{city}，票价连税{paid}已过数，订位编号{ref}。

flight.changed en tells final
Revised timing|heads up: new time for {city}|{ref} re-timed
We regret that {ref} to {city} on {date} has been re-timed from {firsttime} to {time}.
Heads up! Your flight to {city} ({date}) got pushed. It was {firsttime}, it's {time} now. Same plane, same seat. {ref}

flight.checkin en tells airline date
24 hrs to go|bag drop opens soon
Check in for {city} any time from now. Extra legroom from {other}. {name} {ref}

meal.reserved en tells name date
table's yours|Table booked
Covers: {party}. {date}, {time}. {name}, {city}. Do ring if you are running late.

meal.receipt en tells name date paid
Chit from {name}|thx for dining w/ us|Your check
{name}, {city}. {date}. Table {number}. Food and wine {net}, service {tax}. Settled by card: {paid}.
Thanks for stopping by {name} ({city}) on {date}! Subtotal {net} Tax & tip {tax} You paid {paid}. Come hungry again soon.

meal.receipt zh tells name date paid
{name}埋单|电子单据
{name}，{city}，{date}，{number}号枱，埋单{paid}，已刷卡。

order.received en tells name what paid
Order noted {ref}|yay, order {ref} is in!|Thank you for your custom
We have pleasure in acknowledging your order for {what}. {paid} has been taken from your card. {name}. Our ref. {ref}
Yay! We got your order {ref}. In your cart: {what}. You paid {paid} (you saved {other}!). {name} fam

order.received zh tells name what paid
落单成功 {ref}|{name}收到你张单
多谢帮衬{name}！货品：{what}。总数{paid}已经过咗数。单号{ref}。

order.shipped en tells name what
Despatch note|it's on the way!
Despatched today by {name}: {what}. Carrier's number {track}.
Woot, {what} just left our warehouse and is headed your way. {name}

order.delivered en tells name
Left in porch|Dropped off!
Your package from {name} was left on the porch at {time}. Snapped a photo for you.

order.refund en tells refunded
Credit in your favour|we got your back: refund {ref}
A credit of {refunded} in respect of {what} (order {ref}) has been raised and will reach you shortly. {name}
So sorry about {what}! We just sent {refunded} back to your card. Order {ref}. xoxo {name}

visit.first en tells first reason
Your appt|Appointment card|See ya {first}
{name}, {city}. {first}, {firsttime}. Re: {said}. {patientshort} 24 hours' notice of cancellation, please.
Hi {traveller}! You're on the books for {first} at {firsttime}{for}, we'll take care of {said}. Reply C to confirm. {name}

visit.moved en tells final
Need to move you|Revised appointment|oops, schedule change
The appointment of {first} cannot stand, I regret. We can see you{for} on {date} at {time}. {name}
Oops! Doc's out {first}. We bumped you{for} to {date}, {time}. Holler if that doesn't work. {name}

visit.reminder en tells final
just a nudge|Do not forget us
Nudge nudge: {date}, {time}{for}. Please arrive ten minutes early. {name}

visit.bill en tells paid reason
Note of fees|Balance due|Statement of account
To professional services on {date}, viz. {said}: {paid}. Terms 30 days. {name}
Your visit on {date}: {said}. Insurance picked up some of it, your part is {paid}. Pay online or mail a check. {name}

show.booked en tells final seat paid
Tickets: {name}|You got tix!
{name}. {city}. {date} at {time}. {said}. {paid} incl. booking fee. Collect at the box office quoting {ref}.
You got tix! {name} in {city}, {date}. Showtime {time}. Your spot: {said}. Order total {paid}. Scan {ref} at the door.

show.booked zh tells final seat paid
扑飞成功|{name}门票
{name}，{city}，{date} {time}开场，{said}，票价{paid}，入场码{ref}。

show.news en tells nothing
Before you set out|know before you go: {name}
No glass bottles, no big bags, merch stand opens early. Have a blast at {name}!

bill.issued en tells paid
Your account|{what} statement is in|Autopay notice
{name}. {what}. Account to {date}. Amount now payable: {paid}. Previous account: {other}.
Your {what} statement is here. {paid} comes out of your checking account around {date}. Nothing to do! {name}

repair.quote en tells expected
Price as discussed|ballpark for {what}
{name}. For putting {what} to rights: {expected}, materials included, weather permitting.
Took a look at {what}. You're looking at {expected} or thereabouts, parts and labor. Let me know & I'll pencil you in. {name}

repair.invoice en tells paid
Account for works|all done! invoice {ref}
To works carried out on {what}, {date}: {paid}. Our earlier figure was {expected}; we found rust. {name}
Hey, {what} is good to go as of {date}. You owe {paid}, Venmo or check is fine. {name}

tip.told en tells said
a thought|omg|For the long evenings
May I press upon you a {what}: "{said}". One does not get many of those. {sign}
omg have you heard of "{said}"?? best {what} ever, hands down. call me when ur done {sign}

tip.told zh tells said
大推|你实会钟意
喂有套{whatZh}叫“{said}”，正到爆，你得闲一定要睇下。{sign}

favour.asked en tells said
a favor|Imposing on you|u around?
Might I impose upon you to {what}, namely {said}? One hesitates to ask. {sign}
hey u! any chance u could {what}? just {said}, nothing else, pinky promise {sign}

favour.asked zh tells said
帮手|得唔得闲
唔好意思，可唔可以帮手{whatZh}？系{said}。下次请你饮茶！{sign}

party.invited en tells place first
At home|party time!!|pencil this in
A small {what}: {name}, {first}, {firsttime}. Carriages at eleven. {sign}
You're coming to my {what}, no excuses! {first} starting {firsttime} over at {name}. BYOB {sign}

party.invited zh tells place first
开party|记得来
{whatZh}喺{name}搞，{first} {firsttime}开始，人到就得。{sign}

party.moved en tells final
Deferred|ugh so sorry
I must defer the {what} to {date}, place and hour unaltered. {sign}
ugh {what} is so not happening on the {first}. new date's {date}, same spot same time, pls still come {sign}

party.moved zh tells final
改期啦|sorry改日子
{whatZh}改咗期，改到{date}，地点时间照旧。{sign}

trip.companion en tells companion
Our excursion|eeeek {city}
My bag is packed and my passport found. {city} awaits us both. {sign}
eeeek booked mine too, {city} with you is gonna be epic {sign}

trip.companion zh tells companion
机票搞掂|{city}见
我都订咗机票啦，一齐去{city}玩！{sign}

trip.regret en tells nothing
Alas|so bummed
I fear {city} must manage without me, the doctor is firm. Do send a card. {sign}
so bummed, no pto left so {city} is a no from me. take a million pics {sign}

chat.role en tells nothing
Safely back|home!|A line
Back in one piece, thank you for the tea. {rolesign}
made it home, traffic was nuts. love ya {rolesign}

chat.role zh tells nothing
返到屋企|报平安
我返到屋企喇，唔使担心。{rolesign}

pet.named en tells nothing
{pet}!!|The animal
tell {pet} auntie says hi. or is it {nickname} these days, lol. best {kind} {sign}

chat.plain en tells nothing
Tuesday|hiii|How goes it
Rain again in {home}. The roses are past saving. And you? {sign}
hiii long time! wanna grab coffee {weekday}? there's a new spot in {home} {sign}

move.keys en tells final
Keys|your new place in {city}
Keys to be had at the flat in {city}, {date}, {time} prompt. Bring proof of identity. {name}

move.movers en tells paid
Removal account|moving day: final
To removal of effects to {city}, {date}: {paid}. One teacup chipped, allowed for. {name}

noise.promo en tells nothing
{percent}% off, {traveller}!|A word from {name}
Treat yourself to {city}: {nights} nights from {other}. Sale ends {date}. Reply STOP to opt out. {name}

noise.promo zh tells nothing
优惠快闪|{name}会员专享
{city}机票连酒店{other}起，{date}截止，名额有限。
`;

/**
 * The same steps in the fifth voice's mailbox: systems that fill forms, firms that write a language not theirs, offices,
 * friends on the phone. The form is told in `letter-text.ts`.
 */
export const fifthLetters = `
stay.booked en tells name dates expected
[{ref}] Reservation registered|Confirmation of the accommodation, {city}|stay {city} ok
Dear Mr/Mrs {traveller}, we inform that the room in {name} ({city}) is blocked for your person since {from} till {to}. The price will be approximately {expected} and is to pay by departure. Nr. {ref}.
status: CONFIRMED | property: {name}, {city} | check_in: {from} | check_out: {to} | nights: {nights} | amount_due_at_property: {expected} | id: {ref}
Hello friend of {name}! Your bed in {city} is waiting from {from}, {nights} x sleeping. Please count with {expected}. Code {ref}

stay.booked fr tells name dates expected
Chambre retenue|Demande {ref} acceptée
Nous avons bien noté votre venue à {name} ({city}) : arrivée le {from}, départ le {to}. Comptez {expected} pour l’ensemble. N° {ref}.

stay.booked it tells name dates expected
Camera bloccata {ref}|A presto a {city}
La camera da {name} ({city}) è sua dal {from} al {to}. Spesa prevista {expected}, si paga alla partenza. N. {ref}

stay.booked zh tells name dates expected
住宿预订受理通知|订单{ref}已受理
尊敬的{traveller}：贵方预订之{name}（{city}）客房已受理，住宿期间{from}至{to}（{nights}晚），暂估房费{expected}，编号{ref}，特此通知。

stay.reminder en tells name dates
arrival in some days|Notice before check-in
We remember you that {from} is the day of your arriving in {name}. The reception is open until 22.

stay.invoice en tells name dates paid nights
[{ref}] settled|Invoice for sleeping services|Payment protocol
Confirmation of payment. The guest {traveller} has used {nights} night(s) in {name}, {city}, from {from} to {to} and has paid {paid} without rest.
status: SETTLED | property: {name}, {city} | stay: {from} - {to} ({nights}) | vat: {tax} | amount_captured: {paid} | id: {ref}
u checked out of {name} ({city}) on {to}, {nights} night(s). we took {paid} from ur card ending {digits}. {ref}

stay.invoice de tells name dates paid nights
Zahlungseingang {ref}|Aufenthaltsbeleg
Eingegangen: {paid}. Verwendungszweck: {nights} Nächte {name}, {city}, {from} - {to}. Beleg {ref}.

stay.invoice it tells name dates paid nights
Pagamento ricevuto|Conto chiuso {ref}
Abbiamo ricevuto {paid} a saldo di {nights} notti ({from} - {to}) presso {name}, {city}. {ref}

stay.invoice es tells name dates paid nights
Pago recibido {ref}|Gracias por su pago
Recibido {paid} por {nights} noches ({from} - {to}) en {name}, {city}. Nada pendiente. {ref}

stay.invoice pt tells name dates paid nights
Pagamento recebido {ref}|Obrigado
Recebido: {paid}, referente a {nights} noites ({from} - {to}) no {name}, {city}. {ref}

stay.invoice zh tells name dates paid nights
住宿费结算单|付款凭证{ref}
兹收到{traveller}住宿费{paid}，{name}（{city}），{from}至{to}，计{nights}晚，款项结清。凭证号{ref}。

stay.feedback en tells name
Your opinion about {name}|survey 2 min
Please to evaluate {name} with stars. Under all answers we lose one weekend of worth {other}.

flight.booked en tells airline date first price
[{ref}] e-ticket issued|ticket {city}
status: TICKETED | carrier: {name} | to: {city} | date: {date} | std: {firsttime} | amount_captured: {paid} | pnr: {ref}
Dear passenger {traveller}, your flight with {name} in direction {city} is fixed for {date}, start {firsttime}. We have withdrawn {paid} from your card. {ref}

flight.booked zh tells airline date first price
出票通知{ref}|行程单
旅客{traveller}：{name}，{date} {firsttime}起飞，目的地{city}，票款{paid}，已出票，编号{ref}。

flight.changed en tells final
[{ref}] schedule change|Other time for {city}
change: std | old: {firsttime} | new: {time} | date: {date} | to: {city} | pnr: {ref}
We must tell you that the airplane to {city} ({date}) is not starting at {firsttime} but at {time}. Sorry for the circumstances. {ref}

flight.checkin en tells airline date
[{ref}] check-in possible|boarding pass pls
The check-in for {city} is opened. Places with more space cost {other}. {name} {ref}

meal.reserved en tells name date
reservation table|[ok] {name}
Table for {party} persons, {date}, {time}. {name}, {city}. Please be punctual.

meal.receipt en tells name date paid
cash ticket {number}{number2}|payment at {name}
card purchase | merchant: {name} | city: {city} | date: {date} | amount: {paid} | approved
We thank for the visit of {name} in {city} at {date}. Consumption {net}, service {tax}, in sum {paid}.

meal.receipt it tells name date paid
Ricevuta {number}{number2}|{name}, grazie
{name} - {city} - {date}. Conto: {paid}, pagato elettronicamente.

meal.receipt zh tells name date paid
消费通知|{name}结账凭据
您于{date}在{name}（{city}）消费{paid}，付款成功。

order.received en tells name what paid
[{ref}] order accepted|we have ur order
status: PAID | shop: {name} | item: {what} | amount_captured: {paid} | order: {ref}
ty for shopping at {name}! 1x {what} = {paid}. order {ref}. the price before was {other}

order.received zh tells name what paid
订单受理{ref}|{name}下单成功
您在{name}订购的商品（{what}）已付款成功，金额{paid}，订单号{ref}。

order.shipped en tells name what
[sent] {track}|package goes out
The package with {what} went out from {name} today. Number for looking: {track}.

order.delivered en tells name
[delivered] {track}|package there
Ur package from {name} is there since {time}. Neighbour signed.

order.refund en tells refunded
[{ref}] refund issued|money comes back
status: REFUNDED | order: {ref} | item: {what} | amount_returned: {refunded} | shop: {name}
For the problem with {what} we give you {refunded} back. It needs until five work days. {name} {ref}

visit.first en tells first reason
[appt] {first}|Termin confirmation
appt: {first} {firsttime} | where: {name}, {city} | why: {said} | {patientshort}
We have for you{for} reserved the {first} at {firsttime}, because of {said}. Please bring the insurance card. {name}

visit.moved en tells final
[appt] moved|other day please
appt moved | old: {first} {firsttime} | new: {date} {time} | {patientshort} {name}
On {first} our doctor is in the holidays. We have put your visit{for} on {date}, {time}. {name}

visit.reminder en tells final
[appt] tomorrow|we remember you
appt{for}: {date} {time}. if u cant come pls call. {name}

visit.bill en tells paid reason
[bill] {ref}|honorary note
For the treatment of {date} ({said}) we allow us to charge {paid}. {name}
bill | service: {said} | on: {date} | open amount: {paid} | pay within 14 d | {name}

show.booked en tells final seat paid
[{ref}] admission|tickets {name}
event: {name} | city: {city} | date: {date} | begin: {time} | place: {said} | amount_captured: {paid} | code: {ref}
Your entrance for {name} ({city}) on {date} is secured. The beginning is at {time}. You sit: {said}. We have taken {paid}. {ref}

show.booked zh tells final seat paid
购票成功通知|{name}入场凭证
{name}，{date} {time}，{city}，座位{said}，票款{paid}，验票码{ref}。请妥善保管。

show.news en tells nothing
rules for visitors|info {name}
Please do not bring umbrellas with point. Good amusement with {name}!

bill.issued en tells paid
[bill] {what}|Calculation {ref}
bill | {what} | period until {date} | amount: {paid} | autopay | {name}
The calculation for {what} makes {paid}. We take it from the bank on {date} or after. In the period before it was {other}. {name}

repair.quote en tells expected
Offer {ref}|what it will cost
For the reparation of {what} we offer {expected} inclusive all. {name}
offer | object: {what} | est. price: {expected} | valid 30 d | {name}

repair.invoice en tells paid
invoice {ref}|finished works
The works on {what} are finished on {date}. Please transfer {paid}. It was harder than thought. {name}
invoice | object: {what} | done: {date} | total: {paid} | offer was: {expected} | {name}

tip.told en tells said
4 u|recommendation
I can only advise you the {what} "{said}", it has touched me much. {sign}
u NEED "{said}", its a {what}, trust. dm me after {sign}

tip.told zh tells said
荐|推荐一部作品
近日偶得一{whatZh}，名为“{said}”，颇值一阅，特此推荐。{sign}

favour.asked en tells said
pls??|a big please
I have a big please to you: can you {what}? It goes about {said}. {sign}
can u {what} for me? its {said}. ill owe u 1 {sign}

favour.asked zh tells said
有事相托|烦劳
有一事相托，不知可否{whatZh}：{said}。日后必当答谢。{sign}

party.invited en tells place first
invitation|come come come
I invite you hearty to my {what} on {first}, beginning {firsttime}. We make it in {name}. {sign}
{what} @ {name}, {first}, {firsttime}. be there or b square {sign}

party.invited zh tells place first
敬邀|请柬
谨定于{first} {firsttime}在{name}举办{whatZh}，恭请光临。{sign}

party.moved en tells final
new day!!|is moved
The {what} can not be made on {first}, therefore on {date}. All other stays. {sign}
{what} is now {date}, not {first}. sry {sign}

party.moved zh tells final
更改日期|告知
{whatZh}因故延至{date}，时间地点不变，敬请谅解。{sign}

trip.companion en tells companion
we travel!|{city} woo
I am glad that I travel together with you to {city}. I have my ticket since yesterday. {sign}
got the ok from work, im in 4 {city}!! {sign}

trip.companion zh tells companion
行程已定|{city}同行
{city}之行我与你同往，票已购妥。{sign}

trip.regret en tells nothing
pity|cant :(
It is pity but I can not travel to {city}. The next time for sure. {sign}
cant make it 2 {city}, exams. send pics {sign}

trip.regret zh tells nothing
致歉|无法成行
因公务缠身，{city}之行恕不能同往。{sign}

chat.role en tells nothing
all good|arrived
I am good arrived, many thanks for all. {rolesign}
home now, thx 4 everything {rolesign}

chat.role zh tells nothing
平安抵达|问候
已平安抵家，勿念。{rolesign}

pet.named en tells nothing
{pet} <3|your animal
kiss for {pet}. my son says always {nickname} to your {kind}, funny {sign}

chat.plain en tells nothing
hello from me|u there|how it goes
How goes it to you? In {home} it is cold since days. Write me when you have time. {sign}
u free {weekday}? wanna hang {sign}

move.keys en tells final
[handover] {city}|key giving
The giving of keys of the flat {city} is at {date}, {time}. Document with picture is needed. {name}

move.movers en tells paid
[bill] moving|transport finished
Transport of furnitures to {city} at {date}, all together {paid}. {name}

noise.promo en tells nothing
-{percent}% only today|{name} thinks of you
For you only: {city} from {other}! Reserve until {date}. You become this mail because you was our guest.

noise.work en tells nothing
[JIRA] {digits} updated|minutes|fyi
status: open | budget: {other} | owner: {colleague} | due: {date}
Please find in attachment the protocol from {date}. The costs for {city} are {other} so far. {colleague}
`;

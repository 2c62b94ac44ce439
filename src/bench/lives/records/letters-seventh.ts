/**
 * The same steps in the seventh voice's mailbox: notes and push messages of a line or two, chats of friends in two
 * tongues, and slips of fingers everywhere. `¶` is a new line; the form is told in `letter-text.ts`.
 */
export const seventhLetters = `
stay.booked en tells name dates expected
booked ✅ {name}|{city} trip - room ok|re: room {ref}
hi {traveller} ur booking ok! {name}, {city}, {from} to {to} ({nights}N). ~{expected}, pay when u leave. bk no {ref}
All set at {name} ({city}): in {from}, out {to}. Est {expected}. Ref {ref} - show this at teh desk.
✅ CONFIRMED {ref} ¶ 🏨 {name} {city} ¶ 📅 {from} → {to} ¶ 💶 {expected} (later)

stay.booked de tells name dates expected
geht klar, {name}|Zimmer {ref}
Hi, Zimmer passt: {name}, {city}, {from} - {to}, {nights}N, ca. {expected}. LG, Nr {ref}

stay.booked zh tells name dates expected
房订好啦|{city}住宿ok {ref}
亲，{name}（{city}）订好啦～{from}入住 {to}退房，{nights}晚，大概{expected}，到店付哈，单号{ref}

stay.reminder en tells name dates
see u soon 👋|{name} in a few days
{name} here, u checking in {from} right? wifi n kettle in room. text if late

stay.invoice en tells name dates paid nights
ur bill|{name} receipt {ref}|thx for staying!|card charged
{name} {city}: {nights}N {from}-{to}, paid {paid}. tax {tax} inside. ty 🙏 {ref}
checked out ✔ {paid} charged to card {digits} for {nights} night(s) at {name}, {city} ({from} - {to}). dep {deposit} alr counted
bill attached. room {net} + tax {tax} = {paid}. {nights} nites {from} to {to}, {name} {city}

stay.invoice it tells name dates paid nights
conto {name}|ricevuta {ref}
ciao! {nights} notti {name} {city} ({from}-{to}), incassati {paid}. grazie!

stay.invoice zh tells name dates paid nights
退房账单|{name}扣款啦
{name}（{city}）{from}-{to} {nights}晚，实收{paid}，含税。谢谢亲，单号{ref}

stay.feedback en tells name
rate us pls 🥺|how was {name}
pls give {name} 5 stars ⭐ next time {other} off

flight.booked en tells airline date first price
✈️ {city} booked|tix {ref}|ur flight to {city}
{name} → {city} {date} dep {firsttime}. paid {paid}. pnr {ref}. no change no refund
issued! {traveller} {city} {date} {firsttime} w/ {name}, {paid} all in (bag {tax}). {ref}

flight.booked zh tells airline date first price
✈️出票啦 {ref}|{city}机票ok
{name} 飞{city} {date} {firsttime}起飞，{paid}已付，{ref}，记得带护照～

flight.changed en tells final
⚠️ time change {city}|{ref} delayed/retimed
{ref} {city} {date}: was {firsttime}, now {time}. sry
⚠️ NEW dep time {time} (old {firsttime}) for {city} on {date}

flight.checkin en tells airline date
check in open 🛫|{city} tmr?
{name}: check in now, {date}. window seat +{other}. {ref}

meal.reserved en tells name date
table 4 u|✅ {name}
{party} pax {date} {time} {name} {city} ok. late 15 min = gone

meal.receipt en tells name date paid
{name} paid|e-receipt|u paid {name}
{name} {city} {date} ¶ food {net} ¶ svc {tax} ¶ paid {paid} ✅
u tapped {paid} at {name} ({city}) {date}

meal.receipt zh tells name date paid
{name}付款成功|小票
{date} {name} {city} 付了{paid}，欢迎再来～

order.received en tells name what paid
got ur order 🎉|{ref} {name}|order in
tysm! {what} x1 from {name} = {paid}. {ref}
{name} order {ref}: {what}. {paid} paid. usual price {other} lol u saved

order.received zh tells name what paid
{name}收到单啦|订单{ref}
亲，{what}下单成功～{name}实收{paid}，单号{ref}，么么哒

order.shipped en tells name what
📦 on the way|shipped
{what} left {name} alr. track {track}

order.delivered en tells name
📦 outside ur door|delivered
parcel frm {name} dropped {time}. pic attached

order.refund en tells refunded
💸 refund|re: {what} problem
sry abt {what} 😔 sending u bak {refunded}, 3-5 days. {name} {ref}
refund ok: {refunded} for {what}, order {ref}, {name}

visit.first en tells first reason
appt ok|see u {first}|{name} booking
{name} {city}: {first} {firsttime}{for}, {said}. cancel 1 day b4 or pay
ur slot: {first} @ {firsttime} for {said}. {patientshort}

visit.moved en tells final
sry need move appt|new slot
dr not in on {first}, can do {date} {time}{for}? put u there alr. {name}
appt changed: {first} ❌ → {date} {time} ✅ {name}

visit.reminder en tells final
🔔 appt|dont 4get
{date} {time} {name}{for}. reply Y

visit.bill en tells paid reason
bill pls pay|{name} inv
{said} on {date} = {paid}. bank tfr in 14d ok? {name}
inv {ref} {name}: {date}, {said}, to pay {paid}

show.booked en tells final seat paid
🎟 {name}|ur tix
{name} {city} {date} {time}. {said}. {paid} paid. qr {ref}
🎟 x1 {name}, {date}, starts {time}, {said}, fee {tax}, total {paid}

show.booked zh tells final seat paid
🎟抢到啦|{name}出票
{name} {city} {date} {time} {said}，{paid}，取票码{ref}，别迟到哦

show.news en tells nothing
no bags pls|{name} info
no big bag no umbrella. merch from {other}

bill.issued en tells paid
{what} bill|{name} 🔔
{name}: ur {what} this time {paid}, auto debit {date}. last time {other}
{what} {paid} due {date} no need do anything

repair.quote en tells expected
quote 4 {what}|re: {what} cost
{what}: abt {expected} incl parts, can start next wk. {name}

repair.invoice en tells paid
{what} done 🔧|inv {ref}
{what} fixed {date}. {paid} pls. i quoted {expected} but extra part needed. {name}
done. labour {net} parts {tax} tot {paid}. {name}

tip.told en tells said
omg|u must|!!!
ok "{said}" is THE {what} of the yr, go go go {sign}
bro this {what} "{said}" damn good, dun say i never share {sign}

tip.told zh tells said
安利！|快去看
疯狂安利一个{whatZh}“{said}”，绝了 {sign}

favour.asked en tells said
help|eh
eh can {what} {said} for me anot? tqvm {sign}
smol favour.. {what} {said}? i treat u kopi {sign}

favour.asked zh tells said
帮个忙呗|在吗
在吗？能不能{whatZh}{said}，爱你 {sign}

party.invited en tells place first
party 🎉|u coming?|{what}!!
{what} at {name}, {first}, {firsttime}. byob. {sign}
come my {what} lah, {first} {firsttime} @ {name} {sign}

party.invited zh tells place first
来玩！|{whatZh}走起
{whatZh} {first} {firsttime} {name}见，人来就行 {sign}

party.moved en tells final
change date sorry|new date
{what} not {first} anymore, shift to {date} k {sign}
sry guys {what} → {date} (not {first}) {sign}

party.moved zh tells final
改时间啦|挪一下
{whatZh}改{date}了哈，不是{first}，别跑空 {sign}

trip.companion en tells companion
bought tix!!|{city} lets gooo
im in!! got my ticket to {city} alr, c u at airport {sign}
leave approved, {city} w u, so hyped {sign}

trip.companion zh tells companion
票买啦|{city}冲
{city}我跟你去！票买好了，冲冲冲 {sign}

trip.regret en tells nothing
sian|cannot go
cannot make it to {city} la, work. next time {sign}

trip.regret zh tells nothing
去不了了|哭
{city}去不成了，老板不批假，哭 {sign}

chat.role en tells nothing
reached|home alr
reached home, u sleep early {rolesign}

chat.role zh tells nothing
到家了|早点睡
到家啦 早点睡 {rolesign}

pet.named en tells nothing
{pet}!!|ur {kind}
why everyone call {pet} {nickname} lol, that {kind} so funny {sign}

chat.plain en tells nothing
eh|yo|free?
free {weekday}? {home} so boring {sign}

chat.plain zh tells nothing
在干嘛|无聊
{weekdayZh}出来不，好久没见了 {sign}

move.keys en tells final
keys 🔑|{city} handover
keys for {city} flat: {date} {time}, bring ic. {name}

move.movers en tells paid
moving bill|🚚 done
move to {city} {date} all in {paid}. {name}

noise.promo en tells nothing
🔥 {percent}% off|{name} sale!!
{city} frm {other} only till {date}! {what} {other} 🔥 {name}

noise.promo zh tells nothing
🔥{name}大促|仅今天
{city}低至{other}！{name}，{date}截止，回T退订

noise.work en tells nothing
fyi|re: re: {date}|eod pls
budget {city} {other}, {colleague} chk by {date} thx

noise.system en tells nothing
code {digits}|login
code {digits}, dun share
`;

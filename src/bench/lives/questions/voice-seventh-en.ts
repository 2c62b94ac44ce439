/** Questions in English in the seventh voice: a few words between two stops, two tongues at once, fingers that slip. The form is told in `wordings-en.ts`. */
export const seventhEnglish = `
hotelPaid
7 hotel {where} {when} {who} how much ah, the real one they charge
7 {where} {when} {who} hotel $$$?
7 damage for the hotel {where} {who} {when}, final final

hotelName
7 {where} {when} {who} we put up where ah
7 name of teh hotel {where} {when} {who}
7 which hotel was it again {where} {when} {who}

nights
7 {where} {when} {who} stay how many nights
7 {where} hotel {when} {who}, nigths?

hotelDifference
7 hotel {where} {when} {who}, booking vs actual, kena how much more or less
7 {where} {when} {who} hotel, they said one thing n charged another. gap?

stayPapers
7 {name} {when} everything i hv on it, mails receipts all
7 pull up all the {name} stuff from {when} booking bill whatever

orderPapers
7 {name} {when}, {what}, every mail abt it
7 show mails for the {what} order, {name} {when}

arrival
7 {name} we reach which day
7 what day did i get to {name} again

countrySum
7 {where} {when} hotels all in all?
7 add up my hotels {where} {when} can

cityCount
7 {where} hotel, been how many times liao
7 how many hotel stays total {where}

companion
7 {person} also come {where} {when} meh?
7 wait was {person} even there {where} {when}

flightTime
7 {city} flight {when} {who} fly off what time in the end
7 plane to {city} {when} {who} left when, they kept changing it

airline
7 {city} {when} {who} took which airline ah
7 who did i fly w to {city} {when} {who}

flightCost
7 tix to {city} {when} {who} how much
7 {when} {who} flying to {city} set me back how many

dinnerPaid
7 {name} {when} {who} makan how much
7 what was the tab at {name} {when} {who}

restaurantName
7 that {what} place {where} {when} {who}, name pls, wanna go back
7 we had {what} {where} {when} {who}.. where was it sia

dish
7 {name} {when} {who} i ordered what ah
7 wat did i get at {name} {when} {who}

dinnerPhotos
7 food + table pics frm {name} {when}
7 {name} {when} all the shots frm that meal

orderPaid
7 {what} {name} {when} paid how much
7 how much was {what} again, got it off {name} {when}

orderNet
7 {what} frm {name} {when} after refund i actually paid wat
7 {name} {what} {when}, price less the money back?

refund
7 {name} give back how much for {what} {when}
7 how much did i get bak for {what} {name} {when}

shopName
7 {what} {when} bought frm where
7 which seller did i get {what} off {when}

bought
7 {name} {when} i buy what sia
7 what was in the {name} box {when}

visitDate
7 {whose} {what} {when} which day in teh end
7 {whose} {what} thing {when} got moved rite, to when

visitTime
7 {whose} {what} {when} need to be there wat time
7 {whose} {what} {when} o clock?

visitReason
7 {whose} {what} {when} go for what
7 why did we even go see the {what} for {whose} appt {when}

visitPaid
7 {what} {when} kena charge how much
7 {what} {when} bill amt, the doc one

showDate
7 {name} was which day ah
7 when tf was {name}

showTime
7 {name} {when} kick off wat time
7 {name} {when} starts at?

showSeat
7 {name} {when} we sat where
7 {name} {when} my seat no pls

showPaid
7 {name} {when} tix how much each all in
7 {name} {when} wat did the tix run me

showName
7 the {what} {when} we went, called wat
7 {when} went for some {what}, name?

billPaid
7 {what} {when} bill how much
7 {when} {what} they took how much frm acct

billSum
7 {what} whole {when} total
7 {when} all {what} bills add up to?

repairPaid
7 fix {what} {when} paid how much
7 {what} repair guy {when} final dmg?

repairDifference
7 {what} {when}, quote so low bill so high. by how much
7 {what} {when} bill minus estimate

repairFirm
7 {what} {when} who come and fix
7 need teh {what} repair ppl again, the ones {when}

tipSaid
7 {person} {when} say must try which {what} ah
7 {person}s {what} rec {when}?

tipWho
7 who say "{said}" is good
7 heard abt "{said}" frm who again

favour
7 {person} {when} ask me to {what} wat thing
7 i owe {person} smth {when}.. was gonna {what} what

partyDate
7 {whose} {what} {when} is which day alr
7 {whose} {what} {when}, real date after they shifted it

partyPlace
7 {whose} {what} {when} is where
7 venue for {whose} {what} {when}

moveDate
7 shifted to {city} on wat day
7 got my keys in {city} when

moveCost
7 movers to {city} charge how much
7 {city} move, moving guys bill?

scenePhotos
7 {what} {where} {when} all photos gimme
7 where my {what} shots {where} {when}

petPhotos
7 {pet} {when} spam me
7 {when} anything w {pet} in it

sceneDate
7 {what} {where} {when} took on which day
7 {what} pic {where} {when} exact day?

sceneCity
7 {what} {when} {who} pics thats where ah
7 which city was teh {what} {when} {who}

photoCount
7 {what} {where} {when} got how many pics
7 count my {what} shots {where} {when}

speech
7 {what} vid {where} {when} say wat inside
7 clip of {what} {where} {when}, the audio, wat they saying

cheaper
7 {name} or {name2} more cheap
7 {name} / {name2} lower bill which

earlier
7 {name} n {name2} which one first
7 {name} before or after {name2}, which was frist

between
7 {name} to {name2} gap how many days
7 days frm {name} til {name2}
`;

/** Questions in English in the fourth voice: a retired teacher of few words, and somebody who types as she talks. The form is told in `wordings-en.ts`. */
export const fourthEnglish = `
hotelPaid
4 Hotel {where} {when} {who}. Kindly remind me of the damage.
4 so like what did we end up shelling out for the room {where} {when} {who}, all in?
4 Could you work out what those hotel people relieved me of {where} {when} {who}?

hotelName
4 The establishment I put up at {where} {when} {who}: its name, if you please.
4 what was that hotel called where we crashed {where} {when} {who}

nights
4 Length of my hotel stay {where} {when} {who}, in nights.
4 how long did I have the room for {where} {when} {who}? like how many nights

hotelDifference
4 My hotel {where} {when} {who} quoted one figure and billed another. The gap, please.
4 ugh the hotel {where} {when} {who} rang up different from what I booked it at, off by how much?

stayPapers
4 All correspondence touching on my stay at {name} {when}, receipts included.
4 can you grab every email or receipt that has to do with us staying at {name} {when}

orderPapers
4 The whole correspondence over {what} from {name} {when}.
4 dig up any emails about me getting {what} off {name} {when}

arrival
4 {name}. Date I turned up there?
4 what day did we get in at {name}

countrySum
4 Hotels {where} {when}: the lot, totted up.
4 if you tally every hotel I slept at {where} {when}, what does that run to?

cityCount
4 Number of hotel stays {where} to date?
4 how many separate times have I checked into a hotel {where}

companion
4 Was it {person} who accompanied me {where} {when}? Yes or no will do.
4 did {person} tag along {where} {when} or am I making that up

flightTime
4 Flight to {city} {when} {who}: hour of departure as flown, not as first advertised.
4 when did my plane for {city} actually get off the ground {when} {who}

airline
4 Carrier to {city} {when} {who}?
4 who'd I fly with out to {city} {when} {who}

flightCost
4 Air ticket, {city} {when} {who}. What did they want for it?
4 how much did I drop on flying out to {city} {when} {who}

dinnerPaid
4 Reckoning at {name} {when} {who}?
4 how bad was the check at {name} {when} {who}

restaurantName
4 Had {what} {where} {when} {who}. The restaurant escapes me.
4 where was it I had that {what} {where} {when} {who}? wanna go back

dish
4 {name} {when} {who}. What was it I had?
4 what'd I order at {name} {when} {who}

dinnerPhotos
4 Snaps from our table at {name} {when}, the lot of them.
4 lemme see the pics from when we ate at {name} {when}

orderPaid
4 {what} from {name} {when}. What was I asked for it?
4 how much did {name} ding me for {what} {when}

orderNet
4 {name} credited me part of {what} {when}. My outlay after that?
4 so {what} from {name} {when}, after they gave me some back what am I out?

refund
4 Sum returned to me by {name} over {what} {when}?
4 what did {name} put back on my card for {what} {when}

shopName
4 Supplier of {what}, acquired {when}?
4 who'd I order {what} from {when}

bought
4 A purchase from {name} {when}. Remind me what it was.
4 what was it I got off {name} {when}

visitDate
4 {whose} {what} appointment {when}: which day did they settle on?
4 what day did {whose} {what} visit end up being {when}

visitTime
4 {whose} {what} appointment {when}. At what o'clock?
4 what time are they expecting us for {whose} {what} thing {when}

visitReason
4 Purpose of {whose} call on the {what} {when}?
4 why'd I even book {whose} {what} visit {when}

visitPaid
4 The fee for the {what} {when}?
4 how much did the {what} set me back {when}

showDate
4 {name}: date attended?
4 what day did I catch {name}

showTime
4 Curtain-up for {name} {when}?
4 what time was {name} due to kick off {when}

showSeat
4 Where did they put me for {name} {when}? Row and number.
4 where was I sitting for {name} {when}

showPaid
4 Admission to {name} {when}, how much?
4 what'd I shell out to get into {name} {when}

showName
4 Title of the {what} I attended {when}?
4 what was that {what} I went out to {when}

billPaid
4 {what} account {when}. Amount demanded?
4 how much was {what} running me {when}

billSum
4 {what} {when}, the lot added together.
4 add it all up for me, everything I paid on {what} {when}

repairPaid
4 Had {what} mended {when}. The final reckoning?
4 getting {what} fixed {when} cost me what in the end

repairDifference
4 {what} {when}: by what margin did they overrun the estimate?
4 how much over the quote did the repair guys go on {what} {when}

repairFirm
4 Tradesmen who saw to {what} {when}?
4 who came out and fixed {what} {when}

tipSaid
4 {person} pressed a {what} upon me {when}. Which?
4 what's that {what} {person} wouldn't shut up about {when}

tipWho
4 "{said}": at whose urging?
4 who put me on to "{said}"

favour
4 What had I promised {person} to {what} {when}?
4 {person} hit me up to {what} {when}, what was it again

partyDate
4 {whose} {what} {when}: the day it was in fact held?
4 what day was {whose} {what} {when} after they moved stuff around

partyPlace
4 Venue of {whose} {what} {when}?
4 where'd {whose} {what} go down {when}

moveDate
4 {city}: date I took up residence?
4 when'd I get the keys to the place in {city}

moveCost
4 Removal men, {city}. Their charge?
4 what did the movers hit me for when I went to {city}

scenePhotos
4 Photographs {where} {when}, subject {what}.
4 show me the ones I got of {what} {where} {when}

petPhotos
4 {pet} {when}. All likenesses, please.
4 every pic of {petLong} {when} cuz I'm making a calendar

sceneDate
4 Photographed {what} {where} {when}. The date?
4 what day was I shooting {what} {where} {when}

sceneCity
4 {what}, photographed {when} {who}. Which town would that be?
4 where was I when I got those shots of {what} {when} {who}

photoCount
4 Photographs {where} {when} of {what}: how many exist?
4 how many pics did I snap of {what} {where} {when}

speech
4 Cine film with {what} {where} {when}. The words spoken?
4 what are they saying in my vid of {what} {where} {when}

cheaper
4 {name} against {name2}. Which was kinder to my purse?
4 which one ran me less, {name} or {name2}

earlier
4 {name}, {name2}: which had I the pleasure of first?
4 did I go see {name} and then {name2}, or {name2} and then {name}? which one came first

between
4 Interval in days, {name} to {name2}?
4 how many days went by from {name} til {name2}
`;

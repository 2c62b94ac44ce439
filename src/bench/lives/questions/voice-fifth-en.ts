/** Questions in English in the fifth voice: learnt late, or typed with one thumb. The form is told in `wordings-en.ts`. */
export const fifthEnglish = `
hotelPaid
5 Please, how much was costing my hotel {where} {when} {who}, the amount that really left my account?
5 hotel {where} {when} {who}, wat did i pay 4 it

hotelName
5 I need to know in which hotel was I living {where} {when} {who}.
5 whats the hotel we had {where} {when} {who} called lol

nights
5 Since how many nights did I take the hotel {where} {when} {who}?
5 {where} {when} {who}, no of nights?

hotelDifference
5 The price of hotel {where} {when} {who} was not same like in reservation. How big is the difference?
5 hotel {where} {when} {who} booked price vs charged price, diff?

stayPapers
5 Give me please all mails and bills which have to do with my sleeping at {name} {when}.
5 {name} {when} all msgs + receipts thx

orderPapers
5 Which mails do I have regarding of {what} I have ordered by {name} {when}?
5 all emails re {what} from {name} {when}

arrival
5 At which day I have arrived to {name}?
5 {name} check in date?

countrySum
5 How much money makes it together, all hotels {where} {when}?
5 hotels {where} {when} sum of everything

cityCount
5 How often was I already a guest of hotel {where}?
5 hotels {where}, no of stays so far

companion
5 Is it correct that {person} was travelling together with me {where} {when}?
5 was {person} w me {where} {when} y/n

flightTime
5 At what hour has my airplane to {city} started {when} {who}, after all the changes?
5 {city} flight {when} {who} dep time

airline
5 With which flight company did I go to {city} {when} {who}?
5 {city} {when} {who}, what airline

flightCost
5 How expensive was the flight to {city} {when} {who}?
5 {city} flight {when} {who} price pls

dinnerPaid
5 What was making the bill in {name} {when} {who}?
5 {name} {when} {who} how much did we spend

restaurantName
5 I would like to find again the restaurant {where} with the {what}, I was there {when} {who}.
5 {what} place {where} {when} {who} whats it called

dish
5 Which meal did I take in {name} {when} {who}?
5 {name} {when} {who} wat did i eat there

dinnerPhotos
5 Show please the fotos which I have made during the eating in {name} {when}.
5 all pics from {name} {when} when we had food

orderPaid
5 What was the price what I paid to {name} for {what} {when}?
5 {name} {what} {when} cost?

orderNet
5 {name} has given back one part for {what} {when}. How much did it cost me at the end?
5 {what} {name} {when} minus refund = ?

refund
5 Which sum did I get back of {name} for {what} {when}?
5 {name} refund 4 {what} {when} how much was it

shopName
5 By whom have I purchased {what} {when}?
5 which shop did {what} come from {when}

bought
5 Which thing have I purchased by {name} {when}?
5 {name} {when} what did i buy

visitDate
5 To which day was {whose} termin with the {what} moved {when}?
5 {whose} {what} appt {when}, final date?

visitTime
5 At which hour must we come for {whose} {what} appointment {when}?
5 {whose} {what} appt {when} what time

visitReason
5 Because of what did we have {whose} appointment with the {what} {when}?
5 {whose} {what} appt {when}, what 4

visitPaid
5 How much wanted the {what} for the treatment {when}?
5 {what} bill {when} how much

showDate
5 In which day have I visited {name}?
5 {name} date?

showTime
5 At what o'clock was {name} beginning {when}?
5 {name} {when} start time

showSeat
5 Which was my sitting place by {name} {when}?
5 {name} {when} row n seat

showPaid
5 How much did cost the entrance for {name} {when}?
5 {name} {when} ticket price

showName
5 How was called the {what} which I have visited {when}?
5 the {what} i went to {when} whats its name

billPaid
5 How much I had to pay of {what} {when}?
5 {what} {when} amt

billSum
5 How much was it {when} for {what}, everything together?
5 {what} {when} total 4 taxes

repairPaid
5 How much costed the reparation of {what} {when}?
5 {what} repair {when} final price

repairDifference
5 How much more than in the offer was the invoice for {what} {when}?
5 {what} {when} quote vs invoice diff

repairFirm
5 Which company has repaired {what} {when}?
5 who fixed {what} {when} need their name

tipSaid
5 Which {what} did {person} advise me {when}?
5 {person} told me abt a {what} {when}, name?

tipWho
5 From who is the advice "{said}"?
5 "{said}" who told me abt this

favour
5 What should I {what} for {person} {when}?
5 {person} wanted me to {what} sth {when}, wat

partyDate
5 In which day was made {whose} {what} {when} in the end?
5 {whose} {what} {when} final date

partyPlace
5 In which place was made {whose} {what} {when}?
5 {whose} {what} {when} location

moveDate
5 Since which day do I live in {city}?
5 moved to {city} date

moveCost
5 How much did take the transport company for the moving to {city}?
5 {city} movers cost

scenePhotos
5 I search the fotos of {what} which I have made {where} {when}.
5 pics {what} {where} {when}

petPhotos
5 All fotos where one can see {pet} {when}.
5 {pet} pics {when}

sceneDate
5 In which day did I make the foto of {what} {where} {when}?
5 {what} pic {where} {when}, date?

sceneCity
5 The fotos of {what} {when} {who}, in which city have I made them?
5 {what} pics {when} {who} where was that

photoCount
5 How much fotos of {what} do I have {where} {when}?
5 no of pics of {what} {where} {when}

speech
5 What do they speak in my film of {what} {where} {when}?
5 {what} vid {where} {when}, wat do they say

cheaper
5 Which hotel was more cheap for me, {name} or {name2}?
5 {name} vs {name2} which 1 cost less

earlier
5 Where was I at first, by {name} or by {name2}?
5 {name} or {name2} which 1 was first

between
5 How much days are lying between {name} and {name2}?
5 {name} -> {name2} how many days apart
`;

/**
 * Questions in English, a block a kind, a line a sentence, in three voices: 1 plain, 2 another pen, 3 as people talk to
 * a machine that they know, or type in haste. `{where}`, `{when}` and `{who}` may be empty. No sentence stands in two voices.
 */
export const englishWordings = `
hotelPaid
1 How much did I pay for the hotel {where} {when} {who}?
1 What did my hotel {where} cost {when} {who}?
2 What was the final bill of the place I stayed at {where} {who} {when}?
2 What sum was I charged for accommodation {where} {when} {who}?
3 I need the amount for my expense sheet: the hotel {where} {who} {when}, what they really took in the end, not the estimate
3 hotel bill {where} {when} {who} total

hotelName
1 Which hotel did I stay at {where} {when} {who}?
1 What was the name of my hotel {where} {when} {who}?
2 Where did I sleep {where} {who} {when}?
2 At which address did I spend my nights {where} {when} {who}?
3 someone asked me for a good place to stay, what was ours called {where} {when} {who}?
3 name of accommodation {where} {when} {who}

nights
1 How many nights did I stay {where} {when} {who}?
2 For how many nights did I have a room {where} {when} {who}?
3 was that two or three nights {where} {when} {who}? how many exactly

hotelDifference
1 How much did the final hotel price {where} {when} {who} differ from the booking?
2 By what amount did the invoice of my lodging {where} {when} {who} deviate from the confirmation?
3 the hotel {where} {when} {who} told me one price and took another, what is the difference?

stayPapers
1 Which e-mails and receipts are about my stay at {name} {when}?
2 List every message and paper that concerns my stay at {name} {when}.
3 collect whatever I have from {name} about my stay {when}, mails and all

orderPapers
1 Which e-mails are about {what} that I ordered from {name} {when}?
2 List all messages on my purchase of {what} at {name} {when}.
3 all mails about {what} from {name} {when}

arrival
1 On which date did I check in at {name}?
2 When did my stay at {name} begin?
3 first night at {name}, which date again?

countrySum
1 How much did I spend on hotels {where} {when} altogether?
2 What do all my accommodation bills {where} {when} add up to?
3 add up everything that hotels {where} took from me {when} please

cityCount
1 How many times did I stay in a hotel {where}?
2 On how many occasions did I take a room {where}?
3 how often have I slept {where} so far, hotels only

companion
1 Did {person} come with me when I stayed {where} {when}?
2 Was {person} along on the journey {when} {where}?
3 I think {person} was with me {where} {when}, is that right?

flightTime
1 At what time did my flight to {city} leave {when} {who}?
2 When was the departure of my plane to {city} {when} {who}?
3 what time did we take off for {city} {when} {who} in the end?

airline
1 Which airline did I take to {city} {when} {who}?
2 Who flew me to {city} {when} {who}?
3 which company was it that I flew to {city} with {when} {who}

flightCost
1 How much was the plane ticket to {city} {when} {who}?
2 What did I pay for flying to {city} {when} {who}?
3 air fare {city} {when} {who}

dinnerPaid
1 What did the meal at {name} cost {when} {who}?
1 How much did I pay at {name} {when} {who}?
2 How high was the bill at {name} {when} {who}?
3 we ate at {name} {when} {who}, how much was that for everybody?

restaurantName
1 What was the restaurant {where} where I had {what} {when} {who}?
1 Where did I eat {what} {where} {when} {who}?
2 Name the place {where} that served me {what} {when} {who}.
3 I remember a very nice {what} {where} {when} {who}, what was that place called?
3 the {what} place {where} {when} {who}, name?

dish
1 What did I eat at {name} {when} {who}?
2 Which dish was I served at {name} {when} {who}?
3 what was on my plate at {name} {when} {who}? it was so good

dinnerPhotos
1 Which photos are from the meal at {name} {when}?
2 List the pictures taken over dinner or lunch at {name} {when}.
3 everything I photographed while eating at {name} {when}

orderPaid
1 How much did {what} from {name} cost {when}?
1 What did I pay {name} for {what} {when}?
2 At what price did {name} sell me {what} {when}?
3 {what}, {name}, {when}: price?
3 tell me what {name} charged for {what} {when}

orderNet
1 After the refund, how much did {what} from {name} really cost me {when}?
2 What did I spend at {name} on {what} {when}, less what came back?
3 part of the money for {what} from {name} was returned {when}, so what did I pay in the end?

refund
1 How much did {name} refund for {what} {when}?
2 What amount came back from {name} for {what} {when}?
3 how much did I get back when I returned {what} to {name} {when}?

shopName
1 Where did I buy {what} {when}?
2 Which shop sold me {what} {when}?
3 {what} is broken and I need the seller, I got it {when}, who was that?

bought
1 What did I order from {name} {when}?
2 Which article did {name} send me {when}?
3 there was a parcel from {name} {when}, what was in it?

visitDate
1 When is {whose} {what} appointment {when}?
1 On which date was {whose} {what} appointment {when}?
2 For which day was {whose} visit to the {what} finally arranged {when}?
3 {whose} {what} thing {when}, they moved everything around, which day was it now?
3 date {what} appointment {when}

visitTime
1 At what time is {whose} {what} appointment {when}?
2 At which hour did the {what} expect us {when}?
3 what time do I have to be at the {what} {when}?

visitReason
1 What was {whose} {what} appointment {when} about?
2 What was the reason for seeing the {what} {when}?
3 what did we go to the {what} for {when}? I forgot

visitPaid
1 How much was the bill of the {what} {when}?
2 What did the {what} charge {when}?
3 {what} invoice {when} amount

showDate
1 When did I see {name}?
2 For which date did I hold tickets to {name}?
3 {name}, on what date did we go?

showTime
1 At what time did {name} begin {when}?
2 When did the doors open for {name} {when}?
3 what time did we need to be there for {name} {when}

showSeat
1 Where was my seat for {name} {when}?
2 Which place did I have at {name} {when}?
3 seat number {name} {when}?

showPaid
1 How much were the tickets for {name} {when}?
2 What did it cost me to see {name} {when}?
3 price of admission {name} {when}

showName
1 Which {what} did I go to {when}?
2 What was the {what} called that I had tickets for {when}?
3 I saw some {what} {when}, which one was that?

billPaid
1 How much was my {what} bill {when}?
2 What did {name} debit for {what} {when}?
3 {what} costs {when}?

billSum
1 How much did I pay for {what} {when} in total?
2 What do the {what} invoices {when} come to?
3 for my taxes I need all of {what} {when} as one number

repairPaid
1 How much did the repair of {what} cost {when}?
2 What did the craftsmen charge for {what} {when}?
3 {what} was fixed {when}, what did I end up paying?

repairDifference
1 By how much did the invoice for {what} exceed the quote {when}?
2 What is the gap between estimate and bill for {what} {when}?
3 they promised less for {what} {when}, how much more was it?

repairFirm
1 Who repaired {what} {when}?
2 Which firm did the work on {what} {when}?
3 I need the people who did {what} {when}, what are they called?

tipSaid
1 Which {what} did {person} recommend to me {when}?
2 What {what} am I to try according to {person} {when}?
3 {person} kept raving about some {what} {when}, title please

tipWho
1 Who recommended "{said}" to me?
2 From whom do I have the tip "{said}"?
3 whose idea was "{said}" again?

favour
1 What did {person} ask me to {what} {when}?
2 What was I supposed to {what} for {person} {when}?
3 what was it that {person} wanted me to {what} {when}?

partyDate
1 When was {whose} {what} {when}?
2 On which date did {whose} {what} finally take place {when}?
3 {whose} {what} {when}, which day did it end up on?

partyPlace
1 Where was {whose} {what} {when}?
2 At which location did {whose} {what} take place {when}?
3 {whose} {what} {when}, where did we have to go?

moveDate
1 When did I move to {city}?
2 On what date were the keys of my flat in {city} handed over?
3 since when do I live in {city}?

moveCost
1 How much did the movers charge for my move to {city}?
2 What did the removal to {city} cost?
3 moving to {city}, what did the van people take?

scenePhotos
1 Which photos {where} {when} show {what}?
1 Which pictures did I take of {what} {where} {when}?
2 List all shots of {what} {where} {when}.
3 pull up everything I have of {what} {where} {when}
3 {what} {where} {when} photos

petPhotos
1 Which photos show {pet} {when}?
2 List all pictures of {pet} {when}.
3 every single picture of {petLong} {when} please

sceneDate
1 On which date did I photograph {what} {where} {when}?
2 What day did I take a picture of {what} {where} {when}?
3 {what} {where} {when}, what was the exact date of that?

sceneCity
1 In which city did I photograph {what} {when} {who}?
2 Where was I when I took pictures of {what} {when} {who}?
3 I have these shots of {what}, taken {when} {who}, which town is that?

photoCount
1 How many photos of {what} did I take {where} {when}?
2 What is the number of my pictures with {what} {where} {when}?
3 count the pictures of {what} {where} {when}

speech
1 What is said in the video of {what} {where} {when}?
2 Which words can be heard while I film {what} {where} {when}?
3 in that clip with {what} {where} {when} somebody says something, what exactly?

cheaper
1 Which hotel was cheaper, {name} or {name2}?
2 Did I pay less at {name} or at {name2}?
3 {name} or {name2}, where was I better off moneywise?

earlier
1 What did I see first, {name} or {name2}?
2 Which came earlier, {name} or {name2}?
3 was {name} before {name2} or the other way round, which was first?

between
1 How many days lay between the concert or show {name} and {name2}?
2 What is the number of days from {name} to {name2}?
3 days between {name} and {name2}?
`;

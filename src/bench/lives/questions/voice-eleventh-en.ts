/** Questions in English in the eleventh voice: owners who recall something of their own life and ask for the rest of it. The form is told in `wordings-en.ts`. */
export const eleventhEnglish = `
hotelPaid
11 During my trip {where} {when} {who}, how much did I pay for the hotel?
11 I am checking my travel expenses. What did my hotel {where} {when} {who} finally cost?
11 What was the final amount on my hotel bill {where} {when} {who}?
11 How much was I charged for my hotel stay {where} {when} {who}?

hotelName
11 What was the name of the hotel I stayed in {where} {when} {who}?
11 I remember staying at a hotel {where} {when} {who}, but not its name. Which one was it?
11 During my trip {where} {when} {who}, what was my hotel called?
11 At which hotel was I a guest {where} {when} {who}?

nights
11 How many nights did I spend at the hotel during my trip {where} {when} {who}?
11 For how many nights was I at the hotel {where} {when} {who}?
11 I stayed at a hotel {where} {when} {who}. How many nights was that?

hotelDifference
11 How much did the final bill of my hotel {where} {when} {who} differ from the price in the booking?
11 The final price of my hotel {where} {when} {who} was not the one I had been quoted. What was the difference?
11 What is the difference between the quoted price and what I actually paid at the hotel {where} {when} {who}?

stayPapers
11 Which emails and receipts are about my stay at {name} {when}?
11 I need all the documents for my stay at {name} {when}. Which ones are there?
11 Please list every record of my stay at {name} {when}.

orderPapers
11 Which emails did I get about {what} that I ordered from {name} {when}?
11 Please list all emails about my {name} order {when}, where I bought {what}.
11 I need every message about {what} I ordered from {name} {when}.

arrival
11 When did I check in at {name}?
11 What day did I arrive at {name} for my stay?
11 I stayed at {name} once. What was my arrival date?

countrySum
11 How much did I spend on hotels in total {where} {when}?
11 What do all my hotel bills {where} {when} add up to?
11 I would like the combined cost of all my hotel stays {where} {when}.

cityCount
11 How many hotel stays did I have {where} overall?
11 How many times did I stay at a hotel {where}?
11 Counting all my trips, how many times was I a hotel guest {where}?

companion
11 Did {person} come along on my trip when I stayed {where} {when}?
11 On my trip {where} {when}, was {person} travelling with me?
11 When I was {where} {when}, did {person} travel with me?

flightTime
11 What time did my flight to {city} depart {when} {who}?
11 When I flew to {city} {when} {who}, what was the actual departure time?
11 My flight to {city} {when} {who} may have been rescheduled. At what time did it leave?
11 What was the latest departure time I was given for the flight to {city} {when} {who}?

airline
11 Which airline did I use to get to {city} {when} {who}?
11 What was the airline of my flight to {city} {when} {who}?
11 When I flew to {city} {when} {who}, who was I flying with? I mean the airline.

flightCost
11 How much did I pay for my flight to {city} {when} {who}?
11 What did my ticket for the flight to {city} {when} {who} cost?
11 For my flight to {city} {when} {who}, what was the total price?

dinnerPaid
11 How much did I pay for the meal at {name} {when} {who}?
11 When I ate at {name} {when} {who}, how much was the bill?
11 What was the total amount on my receipt from {name} {when} {who}?

restaurantName
11 I remember having a nice meal {where} {when} {who}, with {what}. What was the name of the restaurant?
11 Please tell me the name of the restaurant where I had {what} {where} {when} {who}.
11 Which restaurant served me {what} {where} {when} {who}?
11 I had {what} {where} {when} {who} and liked it a lot. What is the restaurant's name?

dish
11 What was the dish I had for my meal at {name} {when} {who}?
11 I went to {name} {when} {who}. Which dish did I have there?
11 What was the food in my photo from {name} {when} {who}?

dinnerPhotos
11 Which photos did I take at {name} {when}?
11 Please find my photos from the meal at {name} {when}.
11 I want to see all the photos from {name} {when}.

orderPaid
11 How much did I pay {name} for {what} {when}?
11 What was the total of my {name} order for {what} {when}?
11 When I ordered {what} from {name} {when}, how much did I pay in total?

orderNet
11 Once the refund is taken into account, how much did {what} I ordered from {name} {when} cost me?
11 I received a refund for {what} I ordered from {name} {when}. How much did I pay in the end?
11 What did I pay for {what} from {name} {when}, minus the refund?

refund
11 How much was refunded to me for {what} I bought from {name} {when}?
11 What amount did {name} refund for {what} {when}?
11 I got a refund from {name} for {what} {when}. How much was it?

shopName
11 Which shop did I buy {what} from {when}?
11 Where did I order {what} {when}?
11 I bought {what} online {when}. What was the name of the shop?

bought
11 What did I buy from {name} {when}?
11 What was the item I ordered from {name} {when}?
11 I ordered something from {name} {when}. What was it?

visitDate
11 On what day was {whose} {what} appointment {when}, all changes considered?
11 {whose} {what} appointment {when} may have a new date. Which day is it on?
11 On what date did {whose} {what} appointment {when} actually happen?

visitTime
11 At what time of day was {whose} {what} appointment {when}, after any changes?
11 At what time did {whose} {what} appointment {when} take place in the end?
11 {whose} {what} appointment {when} might have been changed. What is the right time?

visitReason
11 Why was {whose} {what} appointment {when} made?
11 What reason was given for {whose} {what} appointment {when}?
11 What was {whose} {what} appointment {when} for?

visitPaid
11 How much did I pay for the {what} appointment {when}?
11 What was the amount on the invoice for the {what} visit {when}?
11 How much was the {what} bill {when}?

showDate
11 When did I go to see {name}?
11 For what date was my ticket to {name}?
11 I had a ticket to {name}. On which day was the event?

showTime
11 My ticket was for {name} {when}. At what time did it begin?
11 I went to {name} {when}. What was the starting time?
11 According to my ticket for {name} {when}, when did it begin?

showSeat
11 Where was I sitting at {name} {when}?
11 What seat did I have at {name} {when}?
11 I went to {name} {when}. Which seat had I booked?

showPaid
11 How much did I pay for my ticket to {name} {when}?
11 What was the total price of my ticket for {name} {when}?
11 I went to {name} {when}. How much was the ticket?

showName
11 What was the {what} I had a ticket for {when}?
11 Which {what} did I attend {when}?
11 I booked a ticket for a {what} {when}. What was its name?

billPaid
11 How much did I have to pay on my {what} bill {when}?
11 What amount did I pay on the {what} bill {when}?
11 What was the total of the {what} bill I received {when}?

billSum
11 Across all bills, how much did I pay for {what} {when}?
11 What is the total of all my {what} bills {when}?
11 If I add up every {what} bill {when}, what is the total?

repairPaid
11 How much did I pay for the repair of {what} {when}?
11 What did it cost in the end to have {what} repaired {when}?
11 I had {what} repaired {when}. What was the final price?

repairDifference
11 How much more than the quote did I pay for {what} {when}?
11 The repair of {what} {when} was more expensive than quoted. What was the difference?
11 What was the difference between the quote and the final invoice for {what} {when}?

repairFirm
11 Which company did the repair of {what} {when}?
11 Who did I hire to repair {what} {when}?
11 I had {what} repaired {when}. What was the name of the company?

tipSaid
11 What {what} did {person} recommend to me {when}?
11 {person} recommended a {what} to me {when}. What was its name?
11 Which {what} did {person} want me to try {when}?

tipWho
11 Which person recommended "{said}" to me?
11 Who told me about "{said}"?
11 I have "{said}" on my list. Who suggested it to me?

favour
11 {person} had a request {when}. What was I to {what}?
11 {person} asked me for a favour {when}: what should I {what}?
11 I promised {person} a favour {when}. What am I to {what}?

partyDate
11 What was the day of {whose} {what} {when}?
11 {whose} {what} {when} may have been postponed. On which date was it held?
11 What was the final date for {whose} {what} {when}?

partyPlace
11 Where did I go for {whose} {what} {when}?
11 Where did {whose} {what} take place {when}?
11 I was invited to {whose} {what} {when}. What was the location?

moveDate
11 When did I get the keys to my flat in {city}?
11 On which date was I supposed to collect the keys to the flat in {city}?
11 What was the date of the key collection for my flat in {city}?

moveCost
11 How much did my move to {city} cost?
11 How much did I pay the movers for my move to {city}?
11 What was the final invoice for moving to {city}?

scenePhotos
11 Show me all my photos and videos of {what} {where} {when}.
11 Which photos and videos did I take of {what} {where} {when}?
11 I'm making a photo book. Please find every picture of {what} {where} {when}.

petPhotos
11 Show me the photos and videos of {pet} {when}.
11 Which photos and videos of {petLong} did I take {when}?
11 I want to see every picture of {pet} {when}.

sceneDate
11 When did I take the photos of {what} {where} {when}?
11 On which date did I see {what} {where} {when}?
11 I know I photographed {what} {where} {when}. Which day was it exactly?

sceneCity
11 In which city did I take a photo of {what} {when} {who}?
11 Where was I when I took pictures of {what} {when} {who}? Please name the city.
11 I remember seeing {what} {when} {who}. Which city was I in?

photoCount
11 How many photos did I take that show {what} {where} {when}?
11 I want to count my pictures of {what} {where} {when}. How many are there?
11 What is the total number of photos I took of {what} {where} {when}?

speech
11 What does somebody say in my video of {what} {where} {when}?
11 I made a video of {what} {where} {when}. What are the words spoken in it?
11 What can be heard in the video I took of {what} {where} {when}?

cheaper
11 Which of my hotel stays was cheaper, {name} or {name2}?
11 Where was my stay less costly, at {name} or at {name2}?
11 I stayed at {name} and also at {name2}. Where did I pay less?

earlier
11 Which event did I go to first, {name} or {name2}?
11 Did I attend {name} first or {name2}?
11 Between {name} and {name2}, which one took place earlier?

between
11 How many days were there between {name} and {name2}?
11 What is the number of days between my visits to {name} and {name2}?
11 I went to both {name} and {name2}. How many days apart were they?
`;

/** Questions in English in the fifteenth voice: annotators who put down what they half remember and what they would like to know of it; most in a whole sentence, some in a few words. The form is told in `wordings-en.ts`. */
export const fifteenthEnglish = `
hotelPaid
15 While I was away {where} {when} {who}, how much did the hotel cost me in the end?
15 What amount did I finally pay for my hotel {where} {when} {who}?
15 I remember booking a hotel {where} {when} {who}. What did it cost when I checked out?
15 Amount finally paid for my hotel {where} {when} {who}?
15 How much was charged for the hotel I stayed at {where} {when} {who}?

hotelName
15 While I was away {where} {when} {who}, which hotel did I stay in?
15 What is the name of the hotel I checked into {where} {when} {who}?
15 I would like to find the hotel again that I stayed at {where} {when} {who}. What is it called?
15 Name of the hotel I stayed at {where} {when} {who}?

nights
15 While I was away {where} {when} {who}, how many nights did I spend at the hotel?
15 How long, in nights, was my hotel stay {where} {when} {who}?
15 Number of hotel nights {where} {when} {who}?

hotelDifference
15 What is the difference between the price expected at booking and the price I paid for my hotel {where} {when} {who}?
15 While I was away {where} {when} {who}, how far apart were the hotel's estimate and its final bill?
15 Estimate versus final bill for my hotel {where} {when} {who}: what is the difference?

stayPapers
15 Which emails and receipts do I have about my stay at {name} {when}?
15 Find every email and receipt related to my stay at {name} {when}.
15 I need proof of my stay at {name} {when}. List the emails and receipts that mention it.

orderPapers
15 Which emails and screenshots do I have about {what} that I bought from {name} {when}?
15 Find every email and screenshot related to my order of {what} from {name} {when}.
15 List the emails and screenshots about my purchase of {what} at {name} {when}.

arrival
15 On what date did I check into {name}?
15 When did my stay at {name} start?
15 I remember staying at {name}. What was the date of my arrival?

countrySum
15 How much did I pay for hotels {where} {when} in total?
15 What is the sum of all my final hotel bills {where} {when}?
15 Adding up every hotel I stayed at {where} {when}, what did I pay?

cityCount
15 How many different hotel stays did I have {where}?
15 How many times have I checked into a hotel {where}?
15 Number of my hotel stays {where}?

companion
15 Did {person} accompany me on my travels {where} {when}?
15 I was on a journey {where} {when}. Was {person} one of those who came with me?
15 Did {person} travel with me while I was away {where} {when}?

flightTime
15 When I flew to {city} {when} {who}, at what time was the plane due to leave after the last update?
15 What was the latest departure time I was given for my flight to {city} {when} {who}?
15 What time did my flight to {city} {when} {who} depart according to the most recent information?
15 Updated departure time of the flight I took to {city} {when} {who}?

airline
15 What airline took me to {city} {when} {who}?
15 When I flew to {city} {when} {who}, what airline was it?
15 Name of the airline for my flight to {city} {when} {who}?

flightCost
15 When I flew to {city} {when} {who}, how much was the ticket including taxes?
15 How much did I pay for the flight to {city} {when} {who}?
15 Ticket price of my flight to {city} {when} {who}?

dinnerPaid
15 How much did I pay in total when I ate at {name} {when} {who}?
15 I remember a meal at {name} {when} {who}. What was the total on the bill?
15 What did the meal at {name} {when} {who} come to?

restaurantName
15 I remember eating {what} {where} {when} {who}. What was the name of that restaurant?
15 At which restaurant did I eat {what} {where} {when} {who}?
15 Where did I go for {what} {where} {when} {who}? I need the name of the restaurant.

dish
15 Which dish was served to me at {name} {when} {who}?
15 I remember a meal at {name} {when} {who}. What dish was on my plate?
15 Name of the dish I had at {name} {when} {who}?

dinnerPhotos
15 Which photos do I have from my meal at {name} {when}?
15 Find all the photos I took during the meal at {name} {when}.
15 List the photos from my visit to the restaurant {name} {when}.

orderPaid
15 How much did I pay in total for {what} from {name} {when}?
15 I bought {what} from {name} {when}. What was the order total, delivery included?
15 What was the total of my {name} order {when}, the one with {what}?

orderNet
15 After the refund, how much did {what} from {name} {when} cost me?
15 I was refunded for {what} from {name} {when}. How much of the price did I still pay?
15 What did I pay for {what} from {name} {when} once the refund is subtracted?

refund
15 How much money did {name} refund me for {what} {when}?
15 I got a refund for {what} from {name} {when}. How much was it?
15 What was the amount of the refund for {what} that I ordered from {name} {when}?

shopName
15 From which shop did I order {what} {when}?
15 I bought {what} {when}. Which shop was it from?
15 Name of the shop where I ordered {what} {when}?

bought
15 What did my order from {name} {when} consist of?
15 I remember an order from {name} {when}. What did I buy?
15 Which product did I buy from {name} {when}?

visitDate
15 For what date was {whose} {what} appointment {when} scheduled in the end?
15 What is the latest confirmed date for {whose} {what} appointment {when}?
15 Final date of {whose} {what} appointment {when}?

visitTime
15 For what time was {whose} {what} appointment {when} scheduled in the end?
15 What is the latest confirmed time for {whose} {what} appointment {when}?
15 Final time of {whose} {what} appointment {when}?

visitReason
15 What was the stated reason for {whose} {what} appointment {when}?
15 Why was {whose} {what} appointment {when} booked?
15 For which complaint or service was {whose} {what} appointment {when} made?

visitPaid
15 How much did I have to pay for the {what} appointment {when}?
15 What was the amount on the bill for my {what} appointment {when}?
15 Cost of the {what} appointment {when}?

showDate
15 On what date did I go to {name}?
15 I had a ticket for {name}. What date was printed on it?
15 When did I attend {name}?

showTime
15 At what time was {name} due to start {when}?
15 I went to {name} {when}. At what time did it get going?
15 Starting time of {name} {when}?

showSeat
15 Which seat did I have at {name} {when}?
15 I went to {name} {when}. Where was my seat?
15 My seat for {name} {when}?

showPaid
15 How much money did my ticket to {name} {when} cost?
15 I went to {name} {when}. How much did the ticket cost with all fees?
15 Price of my ticket for {name} {when}?

showName
15 I remember going to a {what} {when}. What was its name?
15 What was the title of the {what} I attended {when}?
15 Which {what} did I have a ticket for {when}?

billPaid
15 How high was the {what} bill that I got {when}?
15 What amount was invoiced on the {what} bill {when}?
15 Amount of the {what} bill I received {when}?

billSum
15 How much did I pay altogether in {what} bills {when}?
15 What is the sum of my {what} bills {when}?
15 Total of all {what} invoices {when}?

repairPaid
15 How much did I pay in the end for having {what} repaired {when}?
15 I had {what} repaired {when}. What was the final invoice?
15 What did the repair of {what} {when} finally cost?

repairDifference
15 What is the difference between the quote and the final invoice for the repair of {what} {when}?
15 I had {what} repaired {when}. How far off was the quoted price?
15 Quote versus invoice for the repair of {what} {when}: what is the difference?

repairFirm
15 Which company did I hire to repair {what} {when}?
15 I had {what} repaired {when}. Which company did the work?
15 Name of the company that fixed {what} {when}?

tipSaid
15 Which {what} was recommended to me by {person} {when}?
15 I remember that {person} recommended a {what} to me {when}. What was the title?
15 Title of the {what} that {person} told me about {when}?

tipWho
15 Who told me that I should try "{said}"?
15 I remember somebody telling me about "{said}". Who was that?
15 From whom did I get the recommendation for "{said}"?

favour
15 What was it that {person} asked me to {what} {when}?
15 I remember {person} asking for a favour {when}. What was I supposed to {what}?
15 There was something that {person} wanted me to {what} {when}. What was it?

partyDate
15 On what date did {whose} {what} {when} take place in the end?
15 What was the last date announced for {whose} {what} {when}?
15 Final date of {whose} {what} {when}?

partyPlace
15 According to the invitation, where was {whose} {what} {when} going to be?
15 I received an invitation to {whose} {what} {when}. Where was it going to be?
15 At what place was {whose} {what} held {when}?

moveDate
15 On what date did I get the keys to my home in {city}?
15 When was the key handover for my flat in {city}?
15 I remember moving to {city}. On which day were the keys given to me?

moveCost
15 How much did the movers get for my move to {city}?
15 What was the total of the movers' invoice when I moved to {city}?
15 I remember moving to {city}. How much did the moving company charge?

scenePhotos
15 Find all my photos and videos of {what} {where} {when}.
15 In which of my photos and videos can {what} be seen {where} {when}?
15 List the photos and videos in which I captured {what} {where} {when}.

petPhotos
15 Find all my photos and videos of {pet} {when}.
15 Which photos and videos in my album show {petLong} {when}?
15 List the photos and videos in which I captured {petLong} {when}.

sceneDate
15 On what date did I photograph {what} {where} {when}?
15 I remember taking pictures of {what} {where} {when}. On which date was that?
15 Date of my photos of {what} {where} {when}?

sceneCity
15 In which city was I when I took photos of {what} {when} {who}?
15 I remember taking pictures of {what} {when} {who}. In which city was that?
15 City where I took photos of {what} {when} {who}?

photoCount
15 How many photos of {what} do I have {where} {when}?
15 I took pictures of {what} {where} {when}. How many are in my album?
15 Number of photos I took of {what} {where} {when}?

speech
15 What is said in the video of {what} I recorded {where} {when}?
15 I remember recording {what} {where} {when}. What does somebody say in the video?
15 Spoken words in my video of {what} {where} {when}?

cheaper
15 Which of my two hotel stays was cheaper, {name} or {name2}?
15 Was it at {name} or at {name2} that I paid less for my stay?
15 Comparing what I finally paid at {name} and at {name2}, which hotel was cheaper?

earlier
15 Which did I attend first, {name} or {name2}?
15 Did I go to {name} first, or to {name2} first?
15 Which event was on the earlier date, {name} or {name2}?

between
15 By how many days were {name} and {name2} separated?
15 I went to {name} and to {name2}. How many days apart were they?
15 Number of days between the dates of {name} and {name2}?
`;

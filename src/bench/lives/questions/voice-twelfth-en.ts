/** Questions in English in the twelfth voice: what annotators of a memory benchmark write, clear and now and then terse. The form is told in `wordings-en.ts`. */
export const twelfthEnglish = `
hotelPaid
12 How much did the hotel I stayed at {where} {when} {who} end up costing me?
12 What was the total I paid for accommodation {where} {when} {who}?
12 I remember the hotel {where} {when} {who}, but not the price. How much did I pay in total?
12 Total hotel cost {where} {when} {who}?

hotelName
12 Can you remind me which hotel I stayed at {where} {when} {who}?
12 I would like to book the same hotel again that I had {where} {when} {who}. What is it called?
12 Name of the hotel I had {where} {when} {who}?
12 Which hotel did I check into {where} {when} {who}?

nights
12 How long did I stay at the hotel {where} {when} {who}, in nights?
12 How many nights was I booked in at my hotel {where} {when} {who}?
12 Number of nights I spent at the hotel {where} {when} {who}?

hotelDifference
12 What was the difference between the estimated and the final cost of my hotel {where} {when} {who}?
12 The hotel {where} {when} {who} charged me something other than the booking said. By how much did the two amounts differ?
12 By how much was the final hotel charge {where} {when} {who} off from the original estimate?

stayPapers
12 Find all emails and receipts related to my stay at {name} {when}.
12 I am collecting the paperwork for my stay at {name} {when}. Which emails and photos of receipts belong to it?
12 What records do I have of staying at {name} {when}?

orderPapers
12 Find all the emails related to my purchase of {what} from {name} {when}.
12 Which messages did {name} send me about {what} {when}?
12 List the emails that concern {what}, which I bought from {name} {when}.

arrival
12 What was the check-in date for my stay at {name}?
12 On what date did I arrive at {name}?
12 My stay at {name} started on which date?

countrySum
12 What is the total amount I paid for hotels {where} {when}?
12 Adding up all my stays {where} {when}, how much did the hotels cost?
12 Total spent on hotels {where} {when}?

cityCount
12 How many separate hotel stays have I had {where}?
12 In all these years, how often did I stay at a hotel {where}?
12 How many of my hotel stays were {where}?

companion
12 Was {person} with me during my time {where} {when}?
12 Did I travel together with {person} when I was {where} {when}?
12 I was {where} {when}. Did {person} join me on that trip?

flightTime
12 When exactly did my flight to {city} take off {when} {who}, after any schedule changes?
12 What departure time did my flight to {city} {when} {who} have after the last update?
12 I took a flight to {city} {when} {who}. What time was it scheduled to leave in the end?
12 Departure time of my flight to {city} {when} {who}?

airline
12 Which airline operated my flight to {city} {when} {who}?
12 I flew to {city} {when} {who}. Which airline was it?
12 Airline for the flight to {city} {when} {who}?

flightCost
12 How much was my plane ticket to {city} {when} {who}?
12 What was the total cost of the flight to {city} that I took {when} {who}?
12 I am adding up travel costs. How much did the flight to {city} {when} {who} come to?

dinnerPaid
12 How much did I spend at {name} {when} {who}?
12 I went out to eat at {name} {when} {who}. What was the total bill?
12 What did my meal at {name} {when} {who} cost in total?

restaurantName
12 I remember eating {what} {where} {when} {who}. What was the restaurant called?
12 What was the name of the restaurant where I ate {what} {where} {when} {who}?
12 I want to go back to the place that served me {what} {where} {when} {who}. What is its name?
12 Where did I eat {what} {where} {when} {who}? I need the name of the restaurant.

dish
12 What food did I order at {name} {when} {who}?
12 I took a picture of my meal at {name} {when} {who}. What dish was it?
12 Which dish did I eat when I was at {name} {when} {who}?

dinnerPhotos
12 Find the photos I took during my meal at {name} {when}.
12 Which pictures are from the time I ate at {name} {when}?
12 Show the photos from my visit to {name} {when}.

orderPaid
12 What was the total price of {what} I ordered from {name} {when}?
12 I bought {what} from {name} {when}. How much was I charged?
12 How much did {what} from {name} {when} cost, including shipping?

orderNet
12 What did I actually spend on {what} from {name} {when} after the refund was deducted?
12 I got some money back for {what} that I bought from {name} {when}. What was the net cost?
12 Net price of {what} from {name} {when}, after the refund?

refund
12 How big was the refund I received from {name} for {what} {when}?
12 {name} gave me money back for {what} {when}. What was the amount?
12 What was the refund amount for {what} bought from {name} {when}?

shopName
12 What store did I buy {what} from {when}?
12 I am happy with {what} I bought {when} and want to recommend the shop. Which one was it?
12 Which store sold me {what} {when}?

bought
12 What was it that I purchased from {name} {when}?
12 I placed an order with {name} {when}. What did I order?
12 What product was in my order from {name} {when}?

visitDate
12 What is the final date of {whose} {what} appointment {when}?
12 After all rescheduling, when was {whose} {what} appointment {when}? Give the date.
12 {whose} {what} appointment {when}: which day did it end up on?

visitTime
12 What is the final time of {whose} {what} appointment {when}?
12 After all rescheduling, at what time was {whose} {what} appointment {when}?
12 {whose} {what} appointment {when}: what time did it end up at?

visitReason
12 For what reason did I book {whose} {what} appointment {when}?
12 What was {whose} {what} appointment {when} booked for?
12 I remember {whose} {what} appointment {when}, but what was the reason for it?

visitPaid
12 How much did the {what} appointment {when} cost me?
12 What did I have to pay for the {what} appointment {when}?
12 I received an invoice for the {what} appointment {when}. What was the total?

showDate
12 What date was it when I attended {name}?
12 What is the date on my ticket for {name}?
12 When was {name}, the event I had a ticket for?

showTime
12 What time was {name} due to start {when}?
12 I had a ticket to {name} {when}. When did it start that day?
12 Start time of {name} {when}?

showSeat
12 What was my seat number at {name} {when}?
12 Where was my seat when I went to {name} {when}?
12 I had a ticket to {name} {when}. Which seat was printed on it?

showPaid
12 What did the ticket for {name} {when} cost me?
12 How much was my {name} ticket {when}, fees included?
12 I bought a ticket to {name} {when}. How much did I spend on it?

showName
12 What was the name of the {what} I went to {when}?
12 There was one {what} I went to {when}. What was its name?
12 Which {what} did I buy a ticket for {when}?

billPaid
12 How much was the {what} bill I got {when}?
12 What was the amount due on my {what} bill {when}?
12 Amount of the {what} bill {when}?

billSum
12 How much did I spend on {what} {when} altogether?
12 What was the sum of my {what} bills {when}?
12 Adding up all the {what} bills I got {when}, how much did I pay?

repairPaid
12 What did I finally pay to get {what} fixed {when}?
12 I had someone repair {what} {when}. How much did I pay in the end?
12 How much was the final invoice for {what} {when}?

repairDifference
12 How much higher was the final invoice for {what} {when} than the estimate?
12 I got an estimate for {what} {when}, but the invoice was higher. By how much?
12 By how much did the cost of repairing {what} {when} exceed the estimate?

repairFirm
12 Which company repaired {what} for me {when}?
12 I was pleased with the repair of {what} {when}. Who did the work?
12 Who fixed {what} {when}? I need the name of the company.

tipSaid
12 What was the {what} that {person} recommended {when}?
12 I remember {person} telling me about a {what} {when}. What is the title?
12 Title of the {what} {person} suggested to me {when}?

tipWho
12 Who recommended "{said}" to me by email?
12 I want to thank whoever suggested "{said}". Who was it?
12 Which of my friends or family told me about "{said}"?

favour
12 {person} emailed me {when} to ask for help. What did they want me to {what}?
12 What did {person} need me to {what} {when}?
12 I said yes to a request from {person} {when}. What exactly was I supposed to {what}?

partyDate
12 On what date did {whose} {what} {when} end up taking place?
12 When did {whose} {what} {when} actually take place? Give the final date.
12 I was invited to {whose} {what} {when}. On which day was it in the end?

partyPlace
12 Which venue did {whose} {what} {when} take place at?
12 At what place did {whose} {what} happen {when}?
12 Where did I have to go for {whose} {what} {when}?

moveDate
12 On what day were the keys to my flat in {city} handed over?
12 When was the key handover for my new home in {city}?
12 What date was set for picking up the keys to the {city} flat?

moveCost
12 How much did I owe the movers for the move to {city}?
12 What was the total cost of the removal company when I moved to {city}?
12 I moved to {city}. What did the moving company charge me?

scenePhotos
12 Find all photos and videos of {what} that I took {where} {when}.
12 I would like to share my pictures of {what} {where} {when}. Which photos and videos are they?
12 List every photo or video showing {what} {where} {when}.

petPhotos
12 Find all photos and videos of {petLong} taken {when}.
12 Which of my photos and videos {when} show {pet}?
12 List every photo or video I have of {pet} {when}.

sceneDate
12 I remember taking a photo of {what} {where} {when}. What date was that?
12 On what day did I photograph {what} {where} {when}?
12 What was the exact date on which I took pictures of {what} {where} {when}?

sceneCity
12 I remember taking photos of {what} {when} {who}. What city was that in?
12 What city was I in when I photographed {what} {when} {who}?
12 In what city did I see {what} {when} {who}?

photoCount
12 How many pictures of {what} did I take {where} {when}?
12 What is the number of photos showing {what} that I took {where} {when}?
12 Count the photos I took of {what} {where} {when}.

speech
12 I recorded a video of {what} {where} {when}. What did someone say in it?
12 In the video of {what} {where} {when}, what can you hear a person say?
12 What is said in the clip I filmed of {what} {where} {when}?

cheaper
12 Which stay cost me less, the one at {name} or the one at {name2}?
12 Comparing {name} and {name2}, which hotel did I pay less for?
12 Was {name} or {name2} the cheaper stay for me?

earlier
12 Which did I attend earlier, {name} or {name2}?
12 Did I see {name} before {name2}, or the other way round? Name the first one.
12 Of {name} and {name2}, which event came first?

between
12 How many days lie between the dates of {name} and {name2}?
12 In days, how far apart were {name} and {name2}?
12 Number of days between my tickets for {name} and {name2}?
`;

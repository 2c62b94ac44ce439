/** Questions in English in the sixteenth voice: annotators of a benchmark who look at somebody's items and ask what that person would want to have back. The form is told in `wordings-en.ts`. */
export const sixteenthEnglish = `
hotelPaid
16 During my stay {where} {when} {who}, what was the total I was billed by the hotel?
16 How much was my hotel bill for the stay {where} {when} {who}?
16 What did I pay for accommodation when I stayed {where} {when} {who}?
16 For the hotel I used {where} {when} {who}, what price did I actually pay?
16 Hotel cost {where} {when} {who}?

hotelName
16 During my time {where} {when} {who}, what hotel was I staying at?
16 Where did I stay {where} {when} {who}? Please give the name of the hotel.
16 Someone asked me about the hotel I had {where} {when} {who}. What is its name?
16 Hotel name, stay {where} {when} {who}?

nights
16 During my time {where} {when} {who}, for how many nights did I have a hotel?
16 I booked and used a hotel {where} {when} {who}. For how many nights?
16 How many nights did my stay {where} {when} {who} cover?

hotelDifference
16 I was given a quote by my hotel {where} {when} {who}. How much does the amount billed differ from it?
16 How much is the difference between the amount quoted and the amount billed for my hotel {where} {when} {who}?
16 During my stay {where} {when} {who}, by what amount did the hotel bill deviate from the booking?

stayPapers
16 Please list all emails and photos of receipts from my stay at {name} {when}.
16 Which of my items (emails or receipt photos) document my stay at {name} {when}?
16 I am collecting everything on my stay at {name} {when}. Which emails and receipts are there?

orderPapers
16 Please list all emails and screenshots about {what}, ordered from {name} {when}.
16 Which of my items (emails or screenshots) document the purchase of {what} from {name} {when}?
16 I am collecting everything on my order of {what} from {name} {when}. Which emails and screenshots are there?

arrival
16 What was the first day of my stay at {name}?
16 On which day did I arrive at {name}?
16 Arrival date at {name}?

countrySum
16 Taking all my hotel bills {where} {when} together, how much did I spend?
16 What was my overall hotel spending {where} {when}?
16 Total paid to hotels {where} {when}?

cityCount
16 How many separate times did I stay at hotels {where}?
16 Over all my trips, how many hotel stays {where} are on record?
16 Count my hotel stays {where}.

companion
16 Did I have {person} with me when I stayed {where} {when}?
16 During my stay {where} {when}, was {person} there as well?
16 When I was travelling {where} {when}, did {person} join me?

flightTime
16 What time was my flight to {city} {when} {who} scheduled to leave, taking later changes into account?
16 According to the final schedule, when did my plane to {city} {when} {who} take off?
16 For the trip to {city} {when} {who}, what departure time did my flight end up with?
16 Final departure time, flight to {city} {when} {who}?

airline
16 For the trip to {city} {when} {who}, which airline did I book?
16 Who was the carrier on my flight to {city} {when} {who}?
16 Which airline was I on when I travelled to {city} {when} {who}?

flightCost
16 For the trip to {city} {when} {who}, how much did I spend on the flight?
16 What amount was charged for my plane ticket to {city} {when} {who}?
16 Cost of the flight ticket to {city} {when} {who}?

dinnerPaid
16 How much was the bill when I had a meal at {name} {when} {who}?
16 What total did I pay at the restaurant {name} {when} {who}?
16 Total paid at {name} {when} {who}?

restaurantName
16 I had {what} {where} {when} {who}. Which restaurant was I at?
16 What was the restaurant called where I was served {what} {where} {when} {who}?
16 I remember having {what} {where} {when} {who}, and I would like to go there again. What is the name of the restaurant?

dish
16 What food was I served at {name} {when} {who}?
16 When I went to {name} {when} {who}, what did I have to eat?
16 Dish eaten at {name} {when} {who}?

dinnerPhotos
16 Please list the photos that I took while dining at {name} {when}.
16 Which photos show my visit to {name} {when}?
16 Find the pictures from the restaurant {name} {when}.

orderPaid
16 What was the full amount of my order of {what} from {name} {when}?
16 How much was I billed by {name} for {what} {when}?
16 When I ordered {what} from {name} {when}, what was the total with shipping?

orderNet
16 Considering the refund, what did I end up paying {name} for {what} {when}?
16 I returned or complained about {what} from {name} {when}. What was my cost after the refund?
16 Order total minus refund for {what} from {name} {when}?

refund
16 What sum did I receive back from {name} for {what} {when}?
16 {name} refunded me for {what} that I ordered {when}. What was the amount?
16 Refund amount from {name} for {what} {when}?

shopName
16 Where did I buy {what} {when}? Please name the shop.
16 Which online shop sold me {what} {when}?
16 I placed an order for {what} {when}. At which shop was that?

bought
16 What article did I purchase at {name} {when}?
16 I placed an order at {name} {when}. What was it for?
16 What did {name} sell me {when}?

visitDate
16 After all changes, on which day was {whose} {what} appointment {when}?
16 What date did {whose} {what} appointment {when} end up on?
16 On what day was {whose} {what} appointment {when} finally held?

visitTime
16 After all changes, at what time was {whose} {what} appointment {when}?
16 What was the last agreed time of {whose} {what} appointment {when}?
16 At what hour was {whose} {what} appointment {when} finally due?

visitReason
16 What was {whose} {what} appointment {when} supposed to deal with?
16 According to the confirmation, what was the purpose of {whose} {what} appointment {when}?
16 Reason for {whose} {what} appointment {when}?

visitPaid
16 How much was I asked to pay after the {what} appointment {when}?
16 What total did the invoice for the {what} appointment {when} show?
16 Invoice amount for the {what} appointment {when}?

showDate
16 On which day did {name} take place, the one I had a ticket for?
16 What date was on my ticket to {name}?
16 When did I go and see {name}?

showTime
16 What was the start time of {name}, which I attended {when}?
16 According to my ticket, when did {name} start {when}?
16 Start of {name} {when}, at what time?

showSeat
16 Where was I seated at {name} {when}?
16 Which place was assigned to me on the ticket for {name} {when}?
16 Seat on my {name} ticket {when}?

showPaid
16 What price did I pay for admission to {name} {when}?
16 How much was my ticket to {name} {when}, including the booking fee?
16 Amount charged for the {name} ticket {when}?

showName
16 What was the {what} called that I had a ticket for {when}?
16 Which {what} was it that I went to see {when}?
16 Name of the {what} on my ticket {when}?

billPaid
16 How much was payable on the {what} bill {when}?
16 What sum was due according to the {what} bill {when}?
16 {what} bill {when}: amount to be paid?

billSum
16 How much did all of my {what} bills {when} come to?
16 What did I spend on {what} bills {when}, all of them taken together?
16 Sum of the {what} bills {when}?

repairPaid
16 How much did the repair of {what} {when} come to in the end?
16 What amount did I actually have to pay when {what} had to be repaired {when}?
16 Final bill for the repair of {what} {when}?

repairDifference
16 I was given an estimate for the repair of {what} {when}. How much does the bill differ from it?
16 By how much did the bill for repairing {what} {when} deviate from the estimate?
16 Difference between the estimate and the bill, repair of {what} {when}?

repairFirm
16 Which business took care of the repair of {what} {when}?
16 Who was it that repaired {what} for me {when}?
16 Repair of {what} {when}: which company?

tipSaid
16 What {what} did {person} suggest to me in an email {when}?
16 {person} wrote to me about a {what} {when}. What is it called?
16 Name of the {what} that {person} recommended {when}?

tipWho
16 Which of my contacts recommended "{said}"?
16 Who wrote to me that "{said}" was worth my time?
16 Recommendation of "{said}": from whom?

favour
16 In an email {when}, what did {person} want me to {what}?
16 What was the thing {person} needed me to {what} {when}?
16 What did {person} hope that I could {what} {when}?

partyDate
16 On which day was {whose} {what} {when} eventually celebrated?
16 Considering later messages as well, what was the date of {whose} {what} {when}?
16 Date of {whose} {what} {when} after any postponement?

partyPlace
16 Where did {whose} {what} {when} take place, according to the invitation?
16 What location was named in the invitation to {whose} {what} {when}?
16 Location of {whose} {what} {when}?

moveDate
16 What day was set for handing me the keys to my home in {city}?
16 On which day was I given the keys when I moved to {city}?
16 Date of the key handover in {city}?

moveCost
16 What did the removal firm bill me for moving to {city}?
16 How much was the invoice for my removal to {city}?
16 Cost of the movers for my move to {city}?

scenePhotos
16 Please list every one of my photos and videos of {what} {where} {when}.
16 Which photos and videos in my collection show {what} {where} {when}?
16 I took photos or videos of {what} {where} {when}. Which files are they?

petPhotos
16 Please list every one of my photos and videos of {pet} {when}.
16 Which of my photos and videos show {pet} {when}?
16 I took photos or videos of {petLong} {when}. Which files are they?

sceneDate
16 On which date were my photos of {what} {where} {when} taken?
16 I photographed {what} {where} {when}. What was the exact date?
16 What day was it when I took pictures of {what} {where} {when}?

sceneCity
16 In what city did I photograph {what} {when} {who}?
16 Where was I when I took photos of {what} {when} {who}? Please name the city.
16 Which city are my photos of {what} {when} {who} from?

photoCount
16 What is the number of photos that I took of {what} {where} {when}?
16 How many pictures in my album show {what} {where} {when}?
16 Photo count for {what} {where} {when}?

speech
16 What words can be heard in the video of {what} that I took {where} {when}?
16 In my video of {what} {where} {when}, what was somebody saying?
16 I filmed {what} {where} {when}. What is said in the recording?

cheaper
16 Where did I get the cheaper stay, at {name} or at {name2}?
16 Of {name} and {name2}, which hotel was the cheaper one for me?
16 Going by the final bills, was {name} or {name2} cheaper?

earlier
16 Of {name} and {name2}, which one did I attend first?
16 Which of these did I go to earlier: {name} or {name2}?
16 Did {name} come before or after {name2}? Name the first one.

between
16 I attended {name} and {name2}. What is the gap between them, in days?
16 What is the distance in days between my visit to {name} and my visit to {name2}?
16 {name} and {name2}: number of days in between?
`;

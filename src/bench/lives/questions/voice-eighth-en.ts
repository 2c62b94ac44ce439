/** Questions in English in the eighth voice: people who were asked for a natural question about their own records, in whole sentences. The form is told in `wordings-en.ts`. */
export const eighthEnglish = `
hotelPaid
8 What was the total amount that I actually paid for my hotel {where} {when} {who}?
8 I stayed at a hotel {where} {when} {who}. How much did I end up paying for it?
8 How much money did I spend on accommodation {where} {when} {who}, according to the final receipt?
8 Could you tell me what the hotel {where} {when} {who} charged me in the end?

hotelName
8 What is the name of the hotel where I stayed {where} {when} {who}?
8 I would like to go back to the hotel I stayed at {where} {when} {who}. What was it called?
8 Do you remember which hotel I booked {where} {when} {who}?
8 Where did we spend the night {where} {when} {who}? I need the name of the hotel.

nights
8 For how many nights did I stay at the hotel {where} {when} {who}?
8 How long was my hotel stay {where} {when} {who}, counted in nights?
8 How many nights were included in my hotel booking {where} {when} {who}?

hotelDifference
8 What is the difference between the booked price and the final price of my hotel {where} {when} {who}?
8 By how much did the amount I paid for the hotel {where} {when} {who} change compared to the original booking?
8 The hotel {where} {when} {who} did not charge exactly what the confirmation said. How big was the difference?

stayPapers
8 Find all the emails and receipts related to my stay at {name} {when}.
8 Which records do I have about the hotel {name} {when}?
8 Show me everything that has to do with my stay at {name} {when}, including confirmations and invoices.

orderPapers
8 Find all the emails related to my order of {what} from {name} {when}.
8 Which messages did I receive about {what} that I bought at {name} {when}?
8 Show me every email concerning my purchase of {what} from {name} {when}.

arrival
8 What was the check-in date of my stay at {name}?
8 On what day did I arrive at {name}?
8 When exactly did I check into {name}?

countrySum
8 What was the total cost of all my hotel stays {where} {when}?
8 How much did I spend in total on hotels {where} {when}?
8 If you add up all the hotels I paid for {where} {when}, how much is it altogether?

cityCount
8 How many times have I stayed at a hotel {where}?
8 In total, how many hotel stays have I had {where}?
8 Can you count how many different hotel stays I had {where}?

companion
8 Did {person} travel with me {where} {when}?
8 Was {person} with me on the trip when I stayed {where} {when}?
8 When I was staying {where} {when}, had {person} come along as well?

flightTime
8 What was the final departure time of my flight to {city} {when} {who}?
8 At what time did my plane to {city} take off {when} {who}?
8 I flew to {city} {when} {who}. What time was the departure after any changes?

airline
8 Which airline did I fly with to {city} {when} {who}?
8 What airline operated my flight to {city} {when} {who}?
8 I flew to {city} {when} {who}, but which airline was it?

flightCost
8 How much did my flight to {city} cost {when} {who}?
8 What was the total price of my plane ticket to {city} {when} {who}?
8 How much did I pay for flying to {city} {when} {who}?

dinnerPaid
8 How much was the bill when I ate at {name} {when} {who}?
8 What was the total on the receipt from {name} {when} {who}?
8 How much did our meal at {name} cost {when} {who}?

restaurantName
8 What was the name of that restaurant where I had {what} {where} {when} {who}?
8 I remember having {what} at a restaurant {where} {when} {who}. What was the place called?
8 Which restaurant did I go to for {what} {where} {when} {who}?
8 I want to recommend the place where I ate {what} {where} {when} {who} to a friend. What is its name?

dish
8 What dish did I order at {name} {when} {who}?
8 What did I have to eat when I went to {name} {when} {who}?
8 I took a picture of my food at {name} {when} {who}. Which dish was it?

dinnerPhotos
8 Show me all the photos I took while eating at {name} {when}.
8 Which pictures did I take at the restaurant {name} {when}?
8 Find the photos from our meal at {name} {when}.

orderPaid
8 How much did I pay for {what} that I ordered from {name} {when}?
8 What was the order total for {what} from {name} {when}?
8 I bought {what} from {name} {when}. How much did it cost?

orderNet
8 I got some money back for {what} from {name} {when}. How much did I pay overall after the refund?
8 What was the net cost of {what} I bought from {name} {when} after deducting the refund?
8 After the refund was issued, how much did {what} from {name} cost me {when}?

refund
8 How much money did I get refunded for {what} from {name} {when}?
8 What was the refund amount for {what} that I returned to {name} {when}?
8 I returned {what} to {name} {when}. How much did they refund?

shopName
8 From which store did I order {what} {when}?
8 Where did I get {what} {when}? I would like to order from the same shop again.
8 What is the name of the shop that sold me {what} {when}?

bought
8 What item did I purchase from {name} {when}?
8 I placed an order with {name} {when}. What was it that I bought?
8 What was in the order I placed at {name} {when}?

visitDate
8 What is the date of {whose} {what} appointment {when}?
8 On what date did {whose} {what} appointment {when} finally take place?
8 After all the rescheduling, which day was {whose} {what} appointment {when}?

visitTime
8 What time is {whose} {what} appointment {when}?
8 At what time was {whose} {what} appointment {when} scheduled in the end?
8 What time do I have to be there for {whose} {what} appointment {when}?

visitReason
8 What was the reason for {whose} {what} appointment {when}?
8 Why did I make {whose} {what} appointment {when}?
8 What was {whose} visit to the {what} {when} for?

visitPaid
8 How much did I have to pay for the {what} visit {when}?
8 What was the amount on the invoice from the {what} {when}?
8 How much did the {what} bill me {when}?

showDate
8 On what date did I attend {name}?
8 What day was it when I went to see {name}?
8 When did {name} take place, the one I had a ticket for?

showTime
8 What time did {name} start {when}?
8 At what time was {name} scheduled to begin {when}?
8 I had tickets for {name} {when}. What was the starting time?

showSeat
8 What seat did I have for {name} {when}?
8 Where was I seated when I went to {name} {when}?
8 What was the seat number on my ticket for {name} {when}?

showPaid
8 How much did I pay in total for my ticket to {name} {when}?
8 What was the price of the ticket for {name} {when}?
8 How much did it cost me to attend {name} {when}?

showName
8 What was the name of the {what} I attended {when}?
8 Which {what} did I buy tickets for {when}?
8 I had tickets to a certain {what} {when}. Do you know which one it was?

billPaid
8 What was the amount of my {what} bill {when}?
8 How much did I have to pay for {what} {when}?
8 How much was I charged for {what} {when}, based on the bill?

billSum
8 What was the total amount I spent on {what} {when}?
8 How much did all my {what} bills add up to {when}?
8 How much did I pay for {what} altogether {when}?

repairPaid
8 How much did it cost to have {what} repaired {when}?
8 What was the final amount on the invoice for fixing {what} {when}?
8 I had {what} repaired {when}. How much was the invoice in the end?

repairDifference
8 How much more did the repair of {what} cost {when} compared with the estimate?
8 What was the difference between the quote and the invoice for {what} {when}?
8 By how much did the final invoice for {what} exceed the original estimate {when}?

repairFirm
8 Which company repaired {what} {when}?
8 Who did I hire to fix {what} {when}?
8 I need someone for {what} again. Which company did the work {when}?

tipSaid
8 Which {what} did {person} suggest to me {when}?
8 What was the title of the {what} that {person} recommended {when}?
8 {person} told me about a {what} {when}. What was it called?

tipWho
8 Who was it that told me about "{said}"?
8 Which of my friends or relatives recommended "{said}"?
8 I have "{said}" on my list, but who suggested it to me?

favour
8 What did {person} want me to {what} {when}?
8 {person} asked me for a favor {when}. What exactly was I supposed to {what}?
8 What was the thing that {person} asked me to {what} {when}?

partyDate
8 On which date did {whose} {what} actually take place {when}?
8 What was the final date of {whose} {what} {when}?
8 When was {whose} {what} held {when}, after the date had been settled?

partyPlace
8 Where was {whose} {what} held {when}?
8 What was the location of {whose} {what} {when}?
8 I was invited to {whose} {what} {when}. Where did it take place?

moveDate
8 On what date did I get the keys to my apartment in {city}?
8 When did I move into my new home in {city}?
8 What was the date of the key handover in {city}?

moveCost
8 How much did the moving company charge me for the move to {city}?
8 What was the total cost of my move to {city}?
8 How much did I pay the movers when I moved to {city}?

scenePhotos
8 Show me the photos of {what} that I took {where} {when}.
8 Can you find all the pictures of {what} {where} {when}?
8 Which of my photos and videos show {what} {where} {when}?
8 I am looking for the pictures I took of {what} {where} {when}.

petPhotos
8 Show me all the photos of {pet} {when}.
8 Which photos and videos of {pet} did I take {when}?
8 Find every picture of {petLong} that I took {when}.

sceneDate
8 On what date did I take the photo of {what} {where} {when}?
8 I remember taking a photo of {what} {where} {when}. What was the exact date?
8 When exactly did I see {what} {where} {when}? I am sure that I took a picture.

sceneCity
8 In which city did I take the photos of {what} {when} {who}?
8 I remember seeing {what} {when} {who}. Which city was that in?
8 Where did I take the picture of {what} {when} {who}?

photoCount
8 How many photos did I take of {what} {where} {when}?
8 In total, how many pictures of {what} do I have {where} {when}?
8 Can you count the photos showing {what} that I took {where} {when}?

speech
8 What does the person say in the video I recorded of {what} {where} {when}?
8 In the video of {what} {where} {when}, what can be heard?
8 I recorded a video of {what} {where} {when}. What was said in it?

cheaper
8 Which of the two hotels was cheaper, {name} or {name2}?
8 Comparing {name} and {name2}, which hotel was cheaper for me in total?
8 Between {name} and {name2}, at which hotel did I pay less?

earlier
8 Which event did I attend earlier, {name} or {name2}?
8 Between {name} and {name2}, which one did I go to first?
8 Did I attend {name} or {name2} first?

between
8 How many days passed between {name} and {name2}?
8 I attended {name} and {name2}. How many days were there between the two events?
8 What was the number of days between my visits to {name} and {name2}?
`;

/** Questions in English in the fourteenth voice: annotators who write what their own mails and pictures can answer, one sentence each, some with the occasion first and some terse. The form is told in `wordings-en.ts`. */
export const fourteenthEnglish = `
hotelPaid
14 What total did the hotel bill me for my stay {where} {when} {who}?
14 When travelling {where} {when} {who}, what did I end up paying for the hotel?
14 What was the actual cost of my accommodation {where} {when} {who}, according to the final bill?
14 Actual hotel bill {where} {when} {who}: how much?
14 I am filling in a travel expense form. How much did my hotel {where} {when} {who} actually cost?

hotelName
14 Which hotel did I reserve {where} {when} {who}?
14 When travelling {where} {when} {who}, at which hotel did I sleep?
14 I want to recommend my hotel {where} {when} {who} to someone. What is its name?
14 My hotel {where} {when} {who}: which one was it?

nights
14 How many nights in total did my hotel booking {where} {when} {who} cover?
14 When travelling {where} {when} {who}, how many nights did I sleep at the hotel?
14 What was the number of nights on my hotel booking {where} {when} {who}?

hotelDifference
14 What is the gap between the estimated and the actual price of my hotel {where} {when} {who}?
14 Compare the reservation with the final bill of my hotel {where} {when} {who}: how large is the difference?
14 By how much did the final bill of my hotel {where} {when} {who} differ from the estimate in the reservation?

stayPapers
14 Show all emails and receipts connected with my stay at {name} {when}.
14 I need the paperwork of my stay at {name} {when}. Which emails and receipts belong to it?
14 What emails and receipts document my stay at {name} {when}?

orderPapers
14 Show all emails connected with {what} that I ordered at {name} {when}.
14 What emails document my purchase of {what} from {name} {when}?
14 I want to go through the whole correspondence on {what} from {name} {when}. Which emails are there?

arrival
14 What was my check-in date at {name}?
14 On what day did I begin my stay at {name}?
14 Looking at my booking with {name}, which date did I arrive?

countrySum
14 What is the combined cost of all my hotel stays {where} {when}?
14 Taking all hotel bills {where} {when} together, how much did I spend?
14 What did I spend overall on hotels {where} {when}?

cityCount
14 How many separate hotel stays {where} do I have on record?
14 Over all my trips, how often did I check into a hotel {where}?
14 What is the number of times I stayed at a hotel {where}?

companion
14 Was {person} with me when I was travelling {where} {when}?
14 Did I travel together with {person} {where} {when}?
14 I was travelling {where} {when}. Did {person} join me?

flightTime
14 At what time was my flight to {city} {when} {who} finally scheduled to take off?
14 After any changes by the airline, what was the departure time of my flight to {city} {when} {who}?
14 What is the valid departure time of the flight to {city} that I took {when} {who}?
14 Final take-off time, flight to {city} {when} {who}?

airline
14 Which carrier did I use to get to {city} {when} {who}?
14 Who operated my flight to {city} {when} {who}?
14 On my way to {city} {when} {who}, which airline was I flying with?

flightCost
14 What did I pay in total for my ticket to {city} {when} {who}?
14 What was the airfare for my flight to {city} {when} {who}, taxes included?
14 How much was my flight ticket for the journey to {city} {when} {who}?

dinnerPaid
14 What was the full cost of my meal at {name} {when} {who}?
14 How much did I spend when I went to eat at {name} {when} {who}?
14 What total is on my receipt from {name} {when} {who}?
14 Bill at {name} {when} {who}: how much?

restaurantName
14 What was the name of the restaurant where I ordered {what} {where} {when} {who}?
14 I ate {what} {where} {when} {who}. Can you tell me the name of the restaurant?
14 I had {what} at a restaurant {where} {when} {who}. Which restaurant was it?
14 {what} {where} {when} {who}: which restaurant was it?

dish
14 What did I choose from the menu at {name} {when} {who}?
14 When I ate at {name} {when} {who}, which dish did I order?
14 What was the main thing I ate at {name} {when} {who}?

dinnerPhotos
14 Show all photos that I took during my meal at {name} {when}.
14 Which pictures were taken when I was eating at {name} {when}?
14 I want to see every photo from when I ate at {name} {when}.

orderPaid
14 What did I pay altogether, shipping included, for {what} from {name} {when}?
14 How much was charged for my order of {what} at {name} {when}?
14 What is the order total for {what} that I bought at {name} {when}?

orderNet
14 What was the net cost of {what} from {name} {when}, after deducting the refund?
14 I got some money back for {what} from {name} {when}. What did I effectively pay?
14 Taking off what was refunded, how much did I spend on {what} at {name} {when}?

refund
14 What amount was refunded by {name} for {what} {when}?
14 How large was the refund that {name} gave me for {what} {when}?
14 I returned or complained about {what} from {name} {when}. How much money did I get back?

shopName
14 Which online shop or store sold me {what} {when}?
14 What is the name of the shop where I bought {what} {when}?
14 I want to buy from the same shop again. Where did I order {what} {when}?

bought
14 What item was in my order from {name} {when}?
14 Which article did I purchase from {name} {when}?
14 Which goods did {name} deliver to me {when}?

visitDate
14 What was the final date of {whose} {what} appointment {when}?
14 After any rescheduling, on what date was {whose} {what} appointment {when}?
14 Which day did {whose} {what} appointment {when} end up on?

visitTime
14 What was the final time of {whose} {what} appointment {when}?
14 After any rescheduling, at what time was {whose} {what} appointment {when}?
14 Which time of day did {whose} {what} appointment {when} end up at?

visitReason
14 What was the purpose of {whose} {what} appointment {when}?
14 For what reason did {whose} {what} appointment {when} take place?
14 What was {whose} {what} appointment {when} meant for?

visitPaid
14 What did the {what} appointment {when} cost?
14 How much did the {what} charge for the appointment {when}?
14 What amount did I owe the {what} for the appointment {when}?

showDate
14 What was the date of {name}, which I had a ticket for?
14 On what date was I at {name}?
14 My ticket for {name}: which date was it valid for?

showTime
14 According to my ticket, when did {name} {when} start?
14 What hour did {name} begin {when}?
14 By what time did I have to be there for the start of {name} {when}?

showSeat
14 What was my seat at {name} {when}?
14 Which seat was reserved for me at {name} {when}?
14 According to my ticket, where was my seat for {name} {when}?

showPaid
14 What did I pay to get into {name} {when}?
14 How much did I spend on my ticket for {name} {when}?
14 What was the total price, fees included, of my ticket for {name} {when}?

showName
14 Which {what} did I go and see {when}?
14 What {what} did I buy a ticket for {when}?
14 The {what} that I went to {when}: what was it called?

billPaid
14 What was the amount due on the {what} bill {when}?
14 How much did my {what} bill {when} come to?
14 What was I asked to pay on my {what} bill {when}?

billSum
14 What do all the {what} bills {when} amount to together?
14 How much did {what} cost me {when}, all bills added up?
14 What was my total spending on {what} {when}?

repairPaid
14 What was I finally billed for the repair of {what} {when}?
14 How much did it actually cost to get {what} repaired {when}?
14 Actual cost of repairing {what} {when}?

repairDifference
14 How far was the final bill from the estimate when {what} got repaired {when}?
14 What is the gap between the estimated and the billed cost of repairing {what} {when}?
14 By how much did the bill for repairing {what} {when} differ from the estimate?

repairFirm
14 Which business carried out the repair of {what} {when}?
14 Who did I have in to repair {what} {when}?
14 What is the name of the firm that repaired {what} {when}?

tipSaid
14 Which {what} did {person} suggest to me in an email {when}?
14 What is the name of the {what} that {person} recommended to me {when}?
14 {person} wrote to me {when} about a {what} worth trying. What is it called?

tipWho
14 Who suggested "{said}" to me?
14 Which of my contacts recommended "{said}" to me?
14 Someone wrote to me praising "{said}". Who was it?

favour
14 {person} wrote to me {when} with a request. What was I asked to {what}?
14 What exactly was I to {what}, as {person} requested {when}?
14 In {person}'s email {when}, what was I asked to {what}?

partyDate
14 What was the definitive date of {whose} {what} {when}?
14 After any postponement, on what date was {whose} {what} {when}?
14 Which date was eventually set for {whose} {what} {when}?

partyPlace
14 Which venue was {whose} {what} {when} at?
14 What place was named for {whose} {what} {when}?
14 Where was I invited to for {whose} {what} {when}?

moveDate
14 On what day were the keys to my flat in {city} handed to me?
14 What was the date on which I collected the keys for {city}?
14 When I moved to {city}, on which date did I receive the keys?

moveCost
14 What did the removal firm bill me for the move to {city}?
14 How much was the removal bill for my move to {city}?
14 What did it cost me to have my things moved to {city}?

scenePhotos
14 Show all photos and videos I have of {what} {where} {when}.
14 Which photos and videos from my collection show {what} {where} {when}?
14 I want to see every picture and video of {what} that I took {where} {when}.

petPhotos
14 Show all photos and videos I have of {pet} {when}.
14 Which pictures and videos from my collection show {petLong} {when}?
14 I want to see every picture and video of {pet} {when}.

sceneDate
14 What is the date of the photos I took of {what} {where} {when}?
14 On what day was I taking pictures of {what} {where} {when}?
14 My pictures of {what} {where} {when}: which day are they from?

sceneCity
14 I photographed {what} {when} {who}. What city was that in?
14 My pictures of {what} {when} {who}: which city do they come from?
14 In what city were my photos of {what} {when} {who} taken?

photoCount
14 How many of the photos taken {where} {when} have {what} in them?
14 What is my photo count for {what} {where} {when}?
14 Count my photos of {what} {where} {when}. How many are there?

speech
14 What can be heard being said in my video of {what} {where} {when}?
14 There is a video of {what} that I made {where} {when}. What does the person in it say?
14 What words are spoken in my video of {what} {where} {when}?

cheaper
14 At which hotel did I pay less, {name} or {name2}?
14 Compare my final bills from {name} and {name2}: which stay cost less?
14 Of my stays at {name} and {name2}, which one was less expensive?

earlier
14 Which one was I at earlier, {name} or {name2}?
14 Of {name} and {name2}, which event did I go to first?
14 Compare the dates of {name} and {name2}: which one came first?

between
14 How many days lie between my visit to {name} and my visit to {name2}?
14 Compare the dates of {name} and {name2}: how many days are between them?
14 What is the gap in days between {name} and {name2}?
`;

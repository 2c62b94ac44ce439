/** Questions in English in the tenth voice: another team's annotators about their own records, mostly in whole sentences, some short. The form is told in `wordings-en.ts`. */
export const tenthEnglish = `
hotelPaid
10 I need to know what my stay at the hotel {where} {when} {who} came to once everything was added.
10 When I checked out of the hotel {where} {when} {who}, how much did they take from my card?
10 Looking at the invoice rather than the booking, what did the hotel {where} {when} {who} cost me?
10 Can you check the final price of the accommodation I used {where} {when} {who}?
10 Final hotel bill {where} {when} {who}?

hotelName
10 I can't recall the hotel we used {where} {when} {who}; which one was it?
10 A colleague is looking for a place to stay. Which hotel was I in {where} {when} {who}?
10 Where exactly was my accommodation {where} {when} {who}, what was the hotel's name?
10 Name of my hotel {where} {when} {who}?

nights
10 How many nights did I end up spending at the hotel {where} {when} {who}?
10 Between check-in and check-out, how many nights did my stay {where} {when} {who} last?
10 I want to log my overnight stays: how many were there at the hotel {where} {when} {who}?

hotelDifference
10 The hotel {where} {when} {who} gave me an estimate first. How far off was it from what I finally paid?
10 Comparing the confirmation with the invoice, how much did the price of my hotel {where} {when} {who} change?
10 How large is the gap between quoted and final price for the hotel {where} {when} {who}?

stayPapers
10 Collect every message and document that concerns my stay at {name} {when}.
10 I have to file my stay at {name} {when}. Which emails and photos belong to it?
10 List everything I have on record about staying at {name} {when}.

orderPapers
10 Collect the whole correspondence about {what} that I ordered at {name} {when}.
10 Which emails do I have concerning {what} from {name} {when}?
10 List all messages belonging to my {name} order {when}, the one for {what}.

arrival
10 What date did my stay at {name} begin?
10 I once stayed at {name}. On which date did I check in there?
10 Since which day was I at {name}?

countrySum
10 Adding together every hotel I stayed at {where} {when}, what did I spend?
10 What is the sum of all my hotel invoices {where} {when}?
10 Altogether, what have hotels {where} {when} cost me?

cityCount
10 On how many occasions have I checked into a hotel {where}?
10 How often have I spent the night at a hotel {where}, counting each stay once?
10 Number of separate hotel stays {where}, please.

companion
10 Is it right that {person} accompanied me {where} {when}?
10 Was I joined by {person} when I travelled and stayed {where} {when}?
10 I can't remember whether {person} came with me {where} {when}. Did that happen?

flightTime
10 When did my flight to {city} really leave {when} {who}, at what time of day?
10 I know the schedule was touched at some point. What was the departure time of my flight to {city} {when} {who}?
10 By what time did I have to be on board of the plane to {city} {when} {who}, i.e. when did it depart?
10 Departure time, flight to {city} {when} {who}?

airline
10 Who operated the plane I took to {city} {when} {who}?
10 Which carrier brought me to {city} {when} {who}?
10 I had no complaints about my flight to {city} {when} {who}. Which airline was that with?

flightCost
10 What did I spend on the plane ticket to {city} {when} {who}, taxes included?
10 How much was charged to my card for the flight to {city} {when} {who}?
10 What was the price of flying to {city} {when} {who}?

dinnerPaid
10 What did we pay at {name} {when} {who}?
10 I would like to know the total of our bill at {name} {when} {who}.
10 How expensive was the meal at {name} {when} {who}?
10 Total of the receipt, {name} {when} {who}?

restaurantName
10 We had some excellent {what} {where} {when} {who}. At which restaurant was that?
10 Somewhere {where} {when} {who} I ate {what}. What is that restaurant called?
10 What is the place called where I was served {what} {where} {when} {who}?
10 There is a photo of {what} I had {where} {when} {who}. Which restaurant is it from?

dish
10 Going by my pictures, what did I eat at {name} {when} {who}?
10 What kind of food was on my plate at {name} {when} {who}?
10 Which dish did I choose when I was at {name} {when} {who}?

dinnerPhotos
10 I'd like to look at the pictures from when I ate at {name} {when}.
10 Which photos belong to my visit to the restaurant {name} {when}?
10 Bring up all the pictures I have of eating at {name} {when}.

orderPaid
10 What was I charged by {name} for {what} {when}?
10 How much did my purchase of {what} at {name} come to {when}, delivery included?
10 What did {what} from {name} set me back {when}?

orderNet
10 Part of the money for {what} from {name} came back. What remained as my cost {when}?
10 Taking the refund off, what did {what} from {name} {when} cost me?
10 I paid {name} for {what} {when} and later got a refund. How much did I effectively spend?

refund
10 {name} gave me money back for {what} {when}. What was the sum?
10 What amount was credited to me when I sent {what} back to {name} {when}?
10 How big was the refund from {name} for {what} {when}?

shopName
10 Which shop did {what} come from that I bought {when}?
10 I would like to reorder {what}. Which shop did I use {when}?
10 Where was it that I purchased {what} {when}?

bought
10 What did {name} send me {when}?
10 There is an order from {name} {when}. What was the product?
10 Which product did I get from {name} {when}?

visitDate
10 For which day was {whose} {what} appointment {when} fixed in the end?
10 {whose} {what} appointment {when} may have been rescheduled. What is the right date?
10 I need the day of {whose} {what} appointment {when}.

visitTime
10 At what hour should I show up for {whose} {what} appointment {when}?
10 What was the time of {whose} {what} appointment {when}, taking changes into account?
10 {whose} {what} appointment {when}: what time does it begin?

visitReason
10 What was to be done at {whose} {what} appointment {when}?
10 For what purpose was {whose} {what} appointment {when} made?
10 I noted {whose} {what} appointment {when}, but what was it about?

visitPaid
10 What did the {what} charge me {when}?
10 How much was due for the appointment with the {what} {when}?
10 I need the invoice total from the {what} {when} for my insurer.

showDate
10 Which day did I go to {name}?
10 I kept a ticket for {name}. What date was it for?
10 On what day was I in the audience of {name}?

showTime
10 By what time did I have to be in my seat for {name} {when}?
10 When on the clock did {name} begin {when}?
10 What start time was printed on my ticket for {name} {when}?

showSeat
10 Which place was I given for {name} {when}?
10 On my ticket for {name} {when}, what was the seat?
10 I want to sit in the same spot as at {name} {when}. Which row or block and seat was that?

showPaid
10 What did the ticket for {name} {when} cost including fees?
10 How much money went into my ticket for {name} {when}?
10 What was I charged for going to {name} {when}?

showName
10 I went to some {what} {when}, but what was it called?
10 Which {what} was I at {when}?
10 What is the title or name of the {what} that I had a ticket for {when}?

billPaid
10 What did the {what} bill amount to {when}?
10 How high was my invoice for {what} {when}?
10 How much was debited for {what} {when}?

billSum
10 Taking all my {what} bills {when} together, what do they come to?
10 How much have I paid for {what} over the whole period {when}?
10 What is the sum of the {what} invoices {when}?

repairPaid
10 Having {what} fixed {when}, what did I pay according to the invoice?
10 What did I owe in the end for the work on {what} {when}?
10 Repair of {what} {when}: what did it come to?

repairDifference
10 How much higher than the estimate was the bill for {what} {when}?
10 The repair of {what} {when} went over the estimate. By what amount?
10 What is the difference between what was estimated and what was invoiced for {what} {when}?

repairFirm
10 Which tradesman or company took care of {what} {when}?
10 Who came to do the work on {what} {when}? I mean the name of the firm.
10 I was satisfied with whoever repaired {what} {when}. What is the company called?

tipSaid
10 {person} was enthusiastic about a {what} {when}. Which one?
10 In a mail {when}, {person} suggested a {what} to me. What is its title?
10 I am looking for the name of the {what} that {person} told me to try {when}.

tipWho
10 Somebody wrote to me about "{said}". Who?
10 To whom do I owe the suggestion "{said}"?
10 Who had "{said}" as a recommendation for me?

favour
10 What exactly am I meant to {what} for {person} {when}?
10 {person} needed my help {when}. What was I asked to {what}?
10 In the mail from {person} {when}, which thing was I to {what}?

partyDate
10 What day did {whose} {what} end up being on {when}?
10 I heard that {whose} {what} {when} was postponed, or was it? What is the actual date?
10 Which date is right for {whose} {what} {when}?

partyPlace
10 Where did we have to go for {whose} {what} {when}?
10 What was the venue of {whose} {what} {when}?
10 At which place was {whose} {what} {when} celebrated?

moveDate
10 Which day was the handover of my flat in {city}?
10 When were the keys of my flat in {city} handed to me?
10 Since what date have I had the keys to my place in {city}?

moveCost
10 What did moving my things to {city} cost?
10 How much was the removal firm's invoice when I moved to {city}?
10 What did I pay for the removal to {city}?

scenePhotos
10 I'd like to see my photos of {what} {where} {when} again.
10 Which pictures did I take of {what} {where} {when}? Videos count as well.
10 Gather all my shots of {what} {where} {when}.
10 Everything showing {what} {where} {when}, please.

petPhotos
10 I'd love to see how {pet} looked {when}. Which photos are there?
10 Gather all my pictures and videos of {petLong} {when}.
10 Which of my shots {when} have {pet} in them?

sceneDate
10 What day was it when I photographed {what} {where} {when}?
10 There is a picture of {what} {where} {when}. Which date is it from?
10 On which day {when} did I come across {what} {where}?

sceneCity
10 Which city was I in when I photographed {what} {when} {who}?
10 I have a picture of {what} {when} {who}. In what city is it?
10 In what town did I come across {what} {when} {who}?

photoCount
10 What is the number of photos I took of {what} {where} {when}?
10 How many shots of {what} did I end up with {where} {when}?
10 I would like a count of my pictures of {what} {where} {when}.

speech
10 I filmed {what} {where} {when}. Which words can be heard in the clip?
10 What is being said in my clip of {what} {where} {when}?
10 Somebody talks in the video of {what} I made {where} {when}. What do they say?

cheaper
10 Was my bill lower at {name} or at {name2}?
10 Of my stays at {name} and {name2}, which one was the less expensive?
10 I stayed at both {name} and {name2}. Which of them had the lower bill?

earlier
10 Was I at {name} before {name2}, or the other way round? Name the first one.
10 Which came first for me, {name} or {name2}?
10 Of {name} and {name2}, which did I see first?

between
10 From {name} to {name2}, or back: how many days lay between them?
10 How many days apart were my visits to {name} and {name2}?
10 Counting in days, how long was it between {name} and {name2}?
`;

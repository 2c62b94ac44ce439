/** Questions in English in the thirteenth voice: annotators recalling their own year, mostly in one clear sentence, some with what they remember first. The form is told in `wordings-en.ts`. */
export const thirteenthEnglish = `
hotelPaid
13 What was the final amount I paid for my hotel {where} {when} {who}?
13 During my stay {where} {when} {who}, how much did the accommodation cost me in the end?
13 How much money did I spend on my hotel {where} {when} {who} in total?
13 Final price of my hotel {where} {when} {who}?
13 How much was I charged at checkout for the hotel I used {where} {when} {who}?

hotelName
13 What is the hotel called that I stayed at {where} {when} {who}?
13 A friend is looking for accommodation. Which hotel did I use {where} {when} {who}?
13 During my stay {where} {when} {who}, which hotel was I at?
13 Which accommodation did I have {where} {when} {who}?

nights
13 How many nights did my hotel stay {where} {when} {who} last?
13 For how many nights did I stay in the hotel {where} {when} {who}?
13 What was the length of my hotel stay {where} {when} {who} in nights?

hotelDifference
13 How far apart were the price quoted at booking and the amount I finally paid for my hotel {where} {when} {who}?
13 What is the difference between what the hotel {where} {when} {who} quoted me and what it charged me?
13 My hotel {where} {when} {who} did not cost what the reservation said. What is the difference between the two amounts?

stayPapers
13 Which emails and receipts do I have from my stay at {name} {when}?
13 Find every email and every photographed receipt about my stay at {name} {when}.
13 Retrieve all records of my stay at {name} {when}.

orderPapers
13 Which emails did I receive about {what} I ordered from {name} {when}?
13 Find every email about my order of {what} at {name} {when}.
13 Retrieve all emails on {what} that I bought from {name} {when}.

arrival
13 On which date did I check into {name}?
13 When did my stay at {name} begin? Give the date.
13 I stayed at {name} once. Which day did I arrive there?

countrySum
13 How much did I pay for all of my hotel stays {where} {when} together?
13 What did my hotels {where} {when} cost me in total?
13 Considering all hotels I stayed at {where} {when}, what is the sum of the final bills?

cityCount
13 How many hotel stays have I had {where} so far?
13 How many times have I stayed in a hotel {where}?
13 Counting all of my trips, how many hotel stays did I have {where}?

companion
13 Did {person} come along on my trip {where} {when}?
13 Was {person} part of my trip {where} {when}?
13 When I took a trip {where} {when}, was {person} travelling with me?

flightTime
13 What is the last known departure time of my flight to {city} {when} {who}?
13 At what time did the flight I took to {city} {when} {who} leave, according to the latest information?
13 What time was my flight to {city} {when} {who} supposed to depart after it was updated?
13 When I flew to {city} {when} {who}, what was the actual scheduled departure time?

airline
13 With which airline did I fly to {city} {when} {who}?
13 What airline was I booked on for my flight to {city} {when} {who}?
13 Name the airline that took me to {city} {when} {who}.

flightCost
13 How much did I pay to fly to {city} {when} {who}?
13 What was the price of the plane ticket I bought for {city} {when} {who}?
13 How much money did I spend on flying to {city} {when} {who}?

dinnerPaid
13 How much did I pay when I ate at {name} {when} {who}?
13 What was the amount on the bill from {name} {when} {who}?
13 How expensive was the meal I had at {name} {when} {who}?
13 Total amount paid at {name} {when} {who}?

restaurantName
13 I remember having {what} {where} {when} {who}. Which restaurant was that?
13 What is the restaurant called that I visited for {what} {where} {when} {who}?
13 At which restaurant did I have {what} {where} {when} {who}?
13 What was the place called where I had {what} {where} {when} {who}?

dish
13 What did I have to eat at {name} {when} {who}?
13 Which dish did I have at {name} {when} {who}?
13 I went to {name} {when} {who}. What was on my plate?

dinnerPhotos
13 Which photos did I take when I ate at {name} {when}?
13 Find every photo from my meal at {name} {when}.
13 Retrieve the pictures from my visit to {name} {when}.

orderPaid
13 How much did I pay {name} for {what} {when}, delivery included?
13 What was the total of my order of {what} at {name} {when}?
13 How much money did I spend on {what} from {name} {when}?

orderNet
13 How much did {what} from {name} {when} cost me once the refund is taken into account?
13 After the refund, how much did I effectively pay {name} for {what} {when}?
13 Subtracting the refund from {name}, what did {what} {when} cost me?

refund
13 How much did {name} refund me for {what} {when}?
13 How much money did I get back from {name} after buying {what} {when}?
13 What refund did I receive for {what} that I ordered from {name} {when}?

shopName
13 At which shop did I order {what} {when}?
13 From which store did I get {what} {when}?
13 I need to contact the seller of {what} that I bought {when}. Which shop was it?

bought
13 Which item did I order from {name} {when}?
13 What did I buy at {name} {when}?
13 I ordered something from {name} {when}. Which product was it?

visitDate
13 On which date did {whose} {what} appointment {when} finally take place?
13 What date was {whose} {what} appointment {when} rescheduled to, if it was moved at all?
13 What is the latest date given for {whose} {what} appointment {when}?

visitTime
13 At what time did {whose} {what} appointment {when} finally take place?
13 What is the latest time given for {whose} {what} appointment {when}?
13 What time of day was {whose} {what} appointment {when} in the end?

visitReason
13 What reason was noted for {whose} {what} appointment {when}?
13 Why was {whose} {what} appointment {when} necessary?
13 What did {whose} {what} appointment {when} concern?

visitPaid
13 How much was I billed for the {what} appointment {when}?
13 What was the total of the invoice for my {what} visit {when}?
13 How much money did the {what} ask for after the appointment {when}?

showDate
13 On which date did I see {name}?
13 For what date did I have a ticket to {name}?
13 I saw {name} once. On what day was that?

showTime
13 At what time did {name} start, the event I attended {when}?
13 What starting time did my ticket for {name} {when} show?
13 When I went to {name} {when}, what time did it start?

showSeat
13 Which seat did I have for {name} {when}?
13 Where did I sit at {name} {when}?
13 What seat was on my ticket for {name} {when}?

showPaid
13 How much did I pay for the ticket to {name} {when}?
13 What was the total I paid to attend {name} {when}?
13 How much money did I spend to see {name} {when}?

showName
13 What is the name of the {what} that I had a ticket for {when}?
13 Which {what} did I have a ticket to {when}?
13 What was the title or name of the {what} that I attended {when}?

billPaid
13 How much did I have to pay for the {what} bill that arrived {when}?
13 What amount was on the {what} bill {when}?
13 How high was my {what} bill {when}?

billSum
13 How much did all of my {what} bills {when} add up to?
13 What did I pay for {what} {when} in total?
13 What is the total of the {what} bills that I received {when}?

repairPaid
13 How much did the repair of {what} {when} cost me in the end?
13 What was the final price for having {what} repaired {when}?
13 How much did I have to pay for the repair of {what} {when}?

repairDifference
13 How much more did the repair of {what} {when} cost than I was quoted?
13 What is the difference between the quote and the final bill for the repair of {what} {when}?
13 By what amount did the repair of {what} {when} go over the quoted price?

repairFirm
13 Which firm did I hire to repair {what} {when}?
13 Who repaired {what} for me {when}?
13 I had {what} repaired {when}. Which company came?

tipSaid
13 In an email to me {when}, which {what} did {person} recommend?
13 What {what} did {person} tell me about {when}?
13 {person} recommended a {what} to me {when}. Which one was it?

tipWho
13 From whom did I hear about "{said}"?
13 Which person wrote to me about "{said}"?
13 I was told to try "{said}". Whose recommendation was that?

favour
13 What did {person} ask me {when} to {what}?
13 {person} asked me a favour {when}. What was I asked to {what}?
13 What was it that {person} wanted me to {what} {when}?

partyDate
13 On which date was {whose} {what} {when} held in the end?
13 What is the latest date given for {whose} {what} {when}?
13 Which day did {whose} {what} {when} finally take place on?

partyPlace
13 Where was {whose} {what} {when} held?
13 Which location was chosen for {whose} {what} {when}?
13 Where did {whose} {what} {when} take place?

moveDate
13 When did I get the keys to my home in {city}?
13 On which date was the handover of my {city} flat?
13 What was the date of the key handover for the place in {city}?

moveCost
13 How much did I pay the moving company for my move to {city}?
13 What was the total price of my move to {city}?
13 How much money did the removal to {city} cost me?

scenePhotos
13 Find every photo and video I took of {what} {where} {when}.
13 Of my photos and videos {where} {when}, which ones show {what}?
13 Retrieve all my pictures and clips of {what} {where} {when}.

petPhotos
13 Find every photo and video of {petLong} {when}.
13 Which photos and videos did I take of {pet} {when}?
13 Retrieve all my pictures and clips of {pet} {when}.

sceneDate
13 On which date did I take photos of {what} {where} {when}?
13 I remember seeing and photographing {what} {where} {when}. What was the date?
13 When exactly did I take a picture of {what} {where} {when}? I need the date.

sceneCity
13 In which city did I take photos of {what} {when} {who}?
13 I remember seeing {what} {when} {who} and taking a picture. Which city was it?
13 Which city was I visiting or living in when I took pictures of {what} {when} {who}?

photoCount
13 How many photos did I take {where} {when} that show {what}?
13 How many of my photos {where} {when} show {what}?
13 What is the total number of pictures I took of {what} {where} {when}?

speech
13 What is the spoken sentence in my video of {what} {where} {when}?
13 I filmed {what} {where} {when}. Which words can be heard in the video?
13 In the video I took of {what} {where} {when}, which sentence is spoken?

cheaper
13 Between {name} and {name2}, which hotel stay was cheaper?
13 Did I pay less at {name} or at {name2}? Name the hotel.
13 Which of the two hotels was cheaper for me, {name} or {name2}?

earlier
13 Which of the two events did I attend first, {name} or {name2}?
13 Which event has the earlier date, {name} or {name2}?
13 Did I attend {name} or {name2} first? Give the name.

between
13 How many days went by between {name} and {name2}?
13 What is the number of days between the dates of {name} and {name2}?
13 I attended both {name} and {name2}. How many days apart were they?
`;

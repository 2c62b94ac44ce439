/** Questions in English in the seventeenth voice: annotators who write down what the owner would ask of an assistant some months later; mostly whole sentences, with a word of how it comes to be asked. The form is told in `wordings-en.ts`. */
export const seventeenthEnglish = `
hotelPaid
17 What was the total amount I paid for my hotel stay {where} {when} {who}?
17 I stayed at a hotel {where} {when} {who}. What did it charge me in total?
17 I need to report my travel expenses. How much was the hotel {where} {when} {who}, according to the final receipt?
17 What was the actual price of the accommodation I had {where} {when} {who}?
17 Final hotel price {where} {when} {who}?

hotelName
17 Can you remind me of the hotel I stayed at {where} {when} {who}?
17 What hotel had I booked for my stay {where} {when} {who}?
17 I would like to recommend the hotel I stayed at {where} {when} {who}. What was its name?
17 Which place did I use as accommodation {where} {when} {who}?

nights
17 How long did I stay at my hotel {where} {when} {who}, counted in nights?
17 I had a hotel room {where} {when} {who}. How many nights was that?
17 Length of the hotel stay I had {where} {when} {who}, as a number of nights?

hotelDifference
17 How big was the gap between the booking price and the final price of my hotel {where} {when} {who}?
17 My hotel {where} {when} {who} did not charge exactly what it said at booking. What was the difference?
17 Compare the confirmed price of my hotel {where} {when} {who} with the receipt: how large is the difference?

stayPapers
17 Show me every email or receipt photo that relates to my stay at {name} {when}.
17 For a reimbursement I need all evidence of my stay at {name} {when}: which emails and receipts exist?
17 Where can I find the booking and the bill of my stay at {name} {when}? List all emails and photos.

orderPapers
17 Show me every email or screenshot that relates to {what} I ordered from {name} {when}.
17 For a complaint I need all evidence of my purchase of {what} from {name} {when}: which emails and screenshots exist?
17 Where can I find the details of my {name} order of {what} {when}? List all emails and screenshots.

arrival
17 When was my check-in at {name}? Please give the date.
17 What was the date when my stay at {name} began?
17 Check-in day at {name}?

countrySum
17 How much money in total went to hotels {where} {when}?
17 Summing up all of my hotel stays {where} {when}, what was the total cost?
17 Total accommodation cost {where} {when}, all stays added up?

cityCount
17 According to my records, how many hotel stays have I had {where}?
17 On how many different occasions was I a guest at a hotel {where}?
17 Number of separate hotel bookings I have used {where}?

companion
17 Was {person} travelling with me {where} {when}?
17 I am trying to remember who was with me {where} {when}. Was it {person}?
17 Did {person} go along on my trip {where} {when}?

flightTime
17 What time did my flight to {city} {when} {who} finally depart?
17 I flew to {city} {when} {who}. What was the departure time after any schedule changes?
17 When exactly was my flight to {city} {when} {who} due to take off, according to the airline's last message?
17 Actual departure time of my flight to {city} {when} {who}?

airline
17 With which airline did I travel to {city} {when} {who}?
17 I flew to {city} {when} {who}. What airline was it?
17 Name of the airline that flew me to {city} {when} {who}?

flightCost
17 What was the price of my flight to {city} {when} {who}?
17 I flew to {city} {when} {who}. How much had I paid for the ticket?
17 Total ticket price, flight to {city} {when} {who}?

dinnerPaid
17 How much did the meal at {name} {when} {who} cost in total?
17 I ate at {name} {when} {who}. How much did I pay?
17 Amount of the restaurant bill from {name} {when} {who}?

restaurantName
17 What was the name of the restaurant where I had {what} {where} {when} {who}?
17 I remember eating very good {what} {where} {when} {who}. Which restaurant was it?
17 At which restaurant did I order {what} {where} {when} {who}?

dish
17 What dish did I have at {name} {when} {who}?
17 I went out to eat at {name} {when} {who}. What was on my plate?
17 What was the food I ordered at {name} {when} {who}?

dinnerPhotos
17 Find the photos I took of my meal at {name} {when}.
17 Which photos did I take at {name} when I ate there {when}?
17 Show me all photos from my visit to the restaurant {name} {when}.

orderPaid
17 How much did I pay in total for {what} that I bought at {name} {when}?
17 I bought {what} from {name} {when}. What was the total, delivery included?
17 Total charged by {name} for {what} {when}?

orderNet
17 How much did {what} from {name} {when} cost me once the refund is subtracted?
17 {name} gave me some money back for {what} that I bought {when}. What did I pay effectively?
17 Effective cost after the refund: {what} from {name} {when}?

refund
17 How much money did {name} return to me for {what} {when}?
17 What refund did I get for {what} that I bought from {name} {when}?
17 Sum that {name} refunded for {what} {when}?

shopName
17 Which shop did I order {what} from {when}?
17 I want to buy from the same shop again where I got {what} {when}. Which shop was it?
17 What is the name of the store that shipped me {what} {when}?

bought
17 What item did I order from {name} {when}?
17 I did some shopping at {name} {when}. What had I bought?
17 Product purchased from {name} {when}?

visitDate
17 What was the definite date of {whose} {what} appointment {when}?
17 When did {whose} {what} appointment {when} take place, considering that appointments get rescheduled?
17 On which date was {whose} {what} appointment {when} in the end, as far as the messages tell?

visitTime
17 What was the definite time of {whose} {what} appointment {when}?
17 When during the day was {whose} {what} appointment {when}, according to the last message about it?
17 At what o'clock did {whose} {what} appointment {when} end up?

visitReason
17 What issue did {whose} {what} appointment {when} concern?
17 Which reason was noted for {whose} {what} appointment {when}?
17 What had {whose} {what} appointment {when} been made for, as the confirmation says?

visitPaid
17 What amount did I have to pay for the {what} appointment {when}?
17 What was the total on the invoice I received for the {what} appointment {when}?
17 Cost of the {what} appointment {when}, as invoiced?

showDate
17 What is the date on which I attended {name}?
17 When was {name}? Please give me the date on my ticket.
17 Date of my visit to {name}?

showTime
17 What was the time at which {name} began {when}?
17 I had a ticket for {name} {when}. What time did it start?
17 Starting time on my ticket for {name} {when}?

showSeat
17 Can you remind me of my seat at {name} {when}?
17 I had a ticket for {name} {when}. Which place was printed on it?
17 Seat or standing place at {name} {when}?

showPaid
17 How much in total did I pay for my ticket to {name} {when}?
17 I had a ticket for {name} {when}. What did it cost, fees included?
17 Ticket cost with fees for {name} {when}?

showName
17 Can you remind me of the name of the {what} I attended {when}?
17 I remember the {what} I went to {when}. Which one was it?
17 Title of the {what} I had a ticket for {when}?

billPaid
17 My {what} bill {when} came by email. How much was it?
17 What was the amount due on my {what} invoice {when}?
17 Amount of the {what} invoice {when}?

billSum
17 How much did I pay in total for {what} bills {when}?
17 Adding up every {what} invoice {when}, what did it cost me?
17 Total of all the {what} invoices I received {when}?

repairPaid
17 How much did I pay in the end to get {what} repaired {when}?
17 What was the invoice total for the repair of {what} {when}?
17 I had {what} repaired {when}. What was the final cost?

repairDifference
17 What is the gap between the quotation and the invoice for the repair of {what} {when}?
17 I had {what} repaired {when}. What was the difference between the quoted and the invoiced amount?
17 Quotation and invoice for {what} {when}: how large is the difference?

repairFirm
17 What was the company that I hired for the repair of {what} {when}?
17 I had {what} repaired {when}. Who did the job?
17 Name of the firm for the repair of {what} {when}?

tipSaid
17 What is the {what} that {person} recommended to me {when}?
17 {person} sent me a {what} recommendation {when}. What was it?
17 I want to look up the {what} that {person} told me about {when}. What is the title?

tipWho
17 Can you remind me who recommended "{said}" to me?
17 From which friend or relative did I hear about "{said}"?
17 I am enjoying "{said}" and want to thank the person who suggested it. Who was that?

favour
17 What exactly did {person} ask me to {what} {when}?
17 {person} sent me a request {when}. What should I {what}?
17 What did I have to {what} for {person} {when}?

partyDate
17 What was the definite date of {whose} {what} {when}?
17 I was invited to {whose} {what} {when}. On which date did it take place?
17 When did {whose} {what} {when} happen, given the last message about it?

partyPlace
17 Can you remind me where {whose} {what} {when} was held?
17 I was invited to {whose} {what} {when}. Where was it?
17 Venue stated for {whose} {what} {when}?

moveDate
17 On what date did I get the keys to my new home in {city}?
17 I moved to {city}. When was the key handover?
17 Which day was the handover of my home in {city}?

moveCost
17 What did I have to pay to the movers when I moved to {city}?
17 I moved to {city}. What did the moving company charge?
17 Invoice total for the move to {city}?

scenePhotos
17 Show me all the photos and videos of {what} that I took {where} {when}.
17 I remember {what} {where} {when}. Which photos and videos do I have of it?
17 Find all images and videos with {what} {where} {when}.

petPhotos
17 Show me all the photos and videos of {petLong} that I took {when}.
17 Which images and videos of {pet} do I have {when}?
17 Find all images and videos with {pet} {when}.

sceneDate
17 When did I take the photos of {what} {where} {when}? Please give the date.
17 I remember {what} {where} {when}. On what date was that?
17 Exact date of my photos of {what} {where} {when}?

sceneCity
17 I am looking at my photos of {what} {when} {who}. In which city did I take them?
17 I remember {what} {when} {who}. What city was that in?
17 Name the city where I photographed {what} {when} {who}.

photoCount
17 How many photos in total did I take of {what} {where} {when}?
17 I remember photographing {what} {where} {when}. How many pictures are there?
17 Total number of photos of {what} {where} {when}?

speech
17 What is being said in the video I took of {what} {where} {when}?
17 I have a video of {what} {where} {when}. What does the voice in it say?
17 Which words are spoken in my video of {what} {where} {when}?

cheaper
17 Which of my two stays cost me less, the one at {name} or the one at {name2}?
17 At which hotel was my final bill smaller, {name} or {name2}?
17 Cheaper hotel stay: {name} or {name2}?

earlier
17 I would like to know what I attended earlier: {name} or {name2}?
17 I went to both {name} and {name2}. Which came first?
17 First attended: {name} or {name2}?

between
17 How many days passed from the date of {name} to the date of {name2}, whichever came first?
17 I went to both {name} and {name2}. How many days lie between the two dates?
17 Days from {name} to {name2}?
`;

/** Questions in English in the sixth voice: an annotator's, half remembered and in whole sentences. The form is told in `wordings-en.ts`. */
export const sixthEnglish = `
hotelPaid
6 I remember staying at a hotel {where} {when} {who}. What was the total amount I actually ended up paying for it?
6 What was the final amount on my accommodation invoice for the stay {where} {when} {who}?
6 How much did my lodging {where} {who} set me back {when}, once everything had been settled?

hotelName
6 Which property did I check into {where} {when} {who}?
6 I am trying to recall the name of the accommodation I had {where} {when} {who}. What was it?

nights
6 What was the length of my hotel stay {where} {when} {who}, counted in nights?
6 I stayed at a hotel {where} {when} {who}. How many nights did I spend there in total?

hotelDifference
6 The amount I was finally invoiced for the hotel {where} {when} {who} was not the one in the reservation. What is the difference between the two?
6 For my hotel {where} {when} {who}, how far apart were the price in the confirmation and the price I was charged at the end?

stayPapers
6 Please list the emails, photos of receipts and other records that document my stay at {name} {when}.
6 Which of my memories are evidence for the stay at {name} {when}?

orderPapers
6 List every email concerning my purchase of {what} from {name} {when}.
6 Which messages document the order of {what} that I placed with {name} {when}?

arrival
6 What was the date of my check-in at {name}?
6 I remember arriving at {name}, but not on what day. Which date was it?

countrySum
6 What is the sum of all hotel invoices from my trip {where} {when}?
6 Adding up every hotel I stayed at {where} {when}, what was the overall cost of accommodation?

cityCount
6 On how many separate occasions have I stayed at a hotel {where}?
6 Counting all my trips, how many hotel stays have I had {where}?

companion
6 Was {person} one of the people travelling with me {where} {when}?
6 I went on a trip {where} {when}. Did {person} join me on it?

flightTime
6 What was the actual departure time of my flight to {city} {when} {who}, taking schedule changes into account?
6 At what time was my plane to {city} finally scheduled to depart {when} {who}?

airline
6 Which carrier operated my flight to {city} {when} {who}?
6 I flew to {city} {when} {who}. What was the name of the airline?

flightCost
6 What was the fare I paid for flying to {city} {when} {who}?
6 How much money did I spend on the plane ticket to {city} {when} {who}?

dinnerPaid
6 What was the total on the bill of our meal at {name} {when} {who}?
6 I remember having a nice meal at {name} {when} {who}. How much did it come to?

restaurantName
6 I remember having some very nice {what} {where} {when} {who}. What was the name of that restaurant?
6 At which restaurant {where} did I order {what} {when} {who}?

dish
6 Which dish did I have when I dined at {name} {when} {who}?
6 I had a meal at {name} {when} {who}. What was on my plate?

dinnerPhotos
6 Find all the photos that I took during the meal at {name} {when}.
6 I had a meal at {name} {when} and took some pictures there. Which ones are they?

orderPaid
6 What was the total I paid for {what} in my {name} order {when}?
6 I purchased {what} from {name} {when}. What did it cost me?

orderNet
6 I received a partial refund from {name} for {what} {when}. What was the net price I paid after that refund?
6 Taking the refund into account, what did I effectively spend on {what} from {name} {when}?

refund
6 What amount was refunded to me by {name} for {what} {when}?
6 I got some money back from {name} for {what} {when}. How much was that?

shopName
6 From which online store did I order {what} {when}?
6 I bought {what} {when}. What was the name of the retailer?

bought
6 What was the item in my {name} order {when}?
6 I placed an order with {name} {when}. Which product was it for?

visitDate
6 On what day did {whose} {what} appointment {when} finally take place?
6 {whose} appointment with the {what} {when}: what date was it rescheduled to, or originally set for if it never changed?

visitTime
6 At what time was {whose} appointment with the {what} scheduled {when}?
6 What time did we have to be at the {what} for {whose} appointment {when}?

visitReason
6 What was the purpose of {whose} visit to the {what} {when}?
6 For what issue was {whose} appointment at the {what} made {when}?

visitPaid
6 What was the amount charged by the {what} after the visit {when}?
6 I received a bill from the {what} {when}. How much did I owe?

showDate
6 On what date did I attend {name}?
6 I remember going to {name}. Which day was it?

showTime
6 What was the start time of {name} {when}?
6 I had tickets for {name} {when}. At what time were the doors to open or the event to start?

showSeat
6 Which seat or area was printed on my ticket for {name} {when}?
6 Where exactly was I seated when I attended {name} {when}?

showPaid
6 What did I pay in total for admission to {name} {when}?
6 How much money went into my tickets for {name} {when}?

showName
6 I remember attending a {what} {when}. What was its title or who was performing?
6 I had tickets for a {what} {when}. What was it called?

billPaid
6 What was the amount of my {what} statement {when}?
6 I received a statement for {what} {when}. How much was due?

billSum
6 What were my overall expenses for {what} {when}?
6 Adding up all the statements, how much money went into {what} {when}?

repairPaid
6 What was the final cost of having {what} fixed {when}?
6 I had {what} repaired {when}. How much was the invoice?

repairDifference
6 The final invoice for {what} {when} was higher than the estimate. By what amount?
6 How much more than originally estimated did I have to pay for the work on {what} {when}?

repairFirm
6 Which company carried out the work on {what} {when}?
6 I had {what} fixed {when}. What was the name of the contractor?

tipSaid
6 What was the title of the {what} that {person} suggested to me {when}?
6 {person} told me about a {what} {when}. What is it called?

tipWho
6 Which person was it that suggested "{said}" to me?
6 I have heard about "{said}" from someone. Who was it?

favour
6 {person} asked me for a favour {when}. What was I supposed to {what}?
6 I promised {person} to {what} something {when}. What exactly was it?

partyDate
6 On what day did {whose} {what} {when} eventually take place?
6 I was invited to {whose} {what} {when}. What was its final date?

partyPlace
6 At what venue did {whose} {what} take place {when}?
6 I remember {whose} {what} {when}. Where was it held?

moveDate
6 On what date did I receive the keys for my home in {city}?
6 What was the day on which I relocated to {city}?

moveCost
6 What was the moving company’s charge for my relocation to {city}?
6 How much money did it take to have my belongings moved to {city}?

scenePhotos
6 Recall all the images {where} {when} in which {what} can be seen.
6 I remember photographing {what} {where} {when}. Which images are those?

petPhotos
6 Recall all the images of {pet} {when}.
6 In which of my images {when} does {pet} appear?

sceneDate
6 I took a picture of {what} {where} {when}. What was the exact date?
6 What was the day on which I captured {what} {where} {when}?

sceneCity
6 I have pictures of {what} {when} {who}. In what city was I when I took them?
6 What was my location when taking pictures of {what} {when} {who}?

photoCount
6 What is the number of images I captured of {what} {where} {when}?
6 I kept photographing {what} {where} {when}. How many images did I end up with?

speech
6 In the clip that I recorded of {what} {where} {when}, what can somebody be heard saying?
6 What are the words spoken in my recording of {what} {where} {when}?

cheaper
6 Comparing my stays at {name} and {name2}, at which one did I pay less?
6 Between {name} and {name2}, which accommodation was the less expensive one?

earlier
6 Which of the two events did I attend earlier, {name} or {name2}?
6 In chronological order, which came before the other: {name} or {name2}?

between
6 What is the number of days between attending {name} and attending {name2}?
6 I attended {name} and {name2}. How many days passed from one to the other?
`;

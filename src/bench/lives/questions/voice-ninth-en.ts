/** Questions in English in the ninth voice: people of many countries for whom it is a second language, old and young. The form is told in `wordings-en.ts`. */
export const ninthEnglish = `
hotelPaid
9 How much I have paid for the hotel {where} {when} {who}, final amount please?
9 Please tell me the price of my hotel {where} {when} {who}. I mean what was really paid.
9 hotel {where} {when} {who} how much money it was at the end

hotelName
9 How is called the hotel where I stayed {where} {when} {who}?
9 In which hotel I have slept {where} {when} {who}? I forget the name.
9 what hotel did we had {where} {when} {who}

nights
9 How many nights I was in the hotel {where} {when} {who}?
9 The stay in hotel {where} {when} {who}, it was how many nights?
9 we stayed how long in that hotel {where} {when} {who}

hotelDifference
9 How much is the difference between price at booking and price I paid, for the hotel {where} {when} {who}?
9 Hotel {where} {when} {who} took other price than in the reservation. How much difference?

stayPapers
9 Please give me all the mails and papers of my stay in {name} {when}.
9 I need all documents from {name} {when}, for my accounting.

orderPapers
9 Please give me all the mails for the order of {what} in {name} {when}.
9 I want to see all what {name} wrote me because of {what} {when}.

arrival
9 Which day I arrived to {name}?
9 From which date I had the room in {name}?

countrySum
9 How much I paid for all hotels together {where} {when}?
9 Please make the sum of all my hotels {where} {when}.

cityCount
9 How many times I was in a hotel {where}?
9 Until today, how often I stayed in hotel {where}?

companion
9 {person} was travelling with me {where} {when}, or not?
9 Is it true that {person} came also when I was staying {where} {when}?

flightTime
9 What time my flight to {city} departed {when} {who}, after the change if there was one?
9 At what hour was flying my plane to {city} {when} {who}?
9 flight to {city} {when} {who} what time was it going finally

airline
9 With which airline I flew to {city} {when} {who}?
9 The flight to {city} {when} {who} was from what company?

flightCost
9 How much did cost my flight to {city} {when} {who}?
9 For the flight ticket to {city} {when} {who} I paid how much?

dinnerPaid
9 How much I paid in {name} {when} {who}?
9 The bill of restaurant {name} {when} {who} was how much?
9 we eat at {name} {when} {who}, how expensive was it

restaurantName
9 What is the name of restaurant {where} where I ate {what} {when} {who}?
9 In which restaurant {where} I have eaten {what} {when} {who}?
9 i had {what} {where} {when} {who} and it was so good, restaurant name?

dish
9 What I have eaten in {name} {when} {who}?
9 Which food I ordered at {name} {when} {who}?

dinnerPhotos
9 Please show the photos which I made at the meal in {name} {when}.
9 all pictures from eating in {name} {when}

orderPaid
9 How much I paid to {name} for {what} {when}?
9 What was price of {what} from {name} {when}?
9 {what} from the shop {name} {when}, what did it costed

orderNet
9 {name} gave me back some money for {what} {when}. How much have I paid in real?
9 How much costed me {what} from {name} {when} when we take away the refund?

refund
9 How much money {name} gave me back for {what} {when}?
9 I sent back {what} to {name} {when}, how much I got returned?

shopName
9 In which shop I bought {what} {when}?
9 Who was the seller of {what} that I bought {when}?

bought
9 What thing I bought at {name} {when}?
9 What did I have ordered by {name} {when}?

visitDate
9 Which day is {whose} appointment with {what} {when}?
9 For what date was {whose} {what} appointment {when} at the end?
9 {whose} {what} appointment {when} was changed to which day

visitTime
9 At what hour is {whose} appointment with {what} {when}?
9 {whose} {what} appointment {when} begins at what time?

visitReason
9 For what reason was {whose} appointment with {what} {when}?
9 {whose} {what} appointment {when}, because of what?

visitPaid
9 How much I had to pay at the {what} {when}?
9 The bill from {what} {when}, how much it was?

showDate
9 Which day I have been at {name}?
9 On which date was {name}, where I went?

showTime
9 At what time started {name} {when}?
9 {name} {when}, from what hour?

showSeat
9 Which was my seat in {name} {when}?
9 Where I was sitting at {name} {when}?

showPaid
9 How much did the ticket of {name} {when} cost me?
9 For {name} {when} I paid how much?

showName
9 How is called the {what} where I went {when}?
9 which {what} was it that i have seen {when}

billPaid
9 How much was the invoice for {what} {when}?
9 {what} {when}, how much I had to pay?

billSum
9 How much I paid in total for {what} {when}, all bills together?
9 Please count together all {what} payments {when}.

repairPaid
9 How much costed the repairing of {what} {when}?
9 To repair {what} {when} I paid how much finally?

repairDifference
9 How much more than the offer was the bill for {what} {when}?
9 Difference from offer to final bill for {what} {when}?

repairFirm
9 Which company has repaired {what} {when}?
9 Who came for the repair of {what} {when}?

tipSaid
9 Which {what} has {person} recommended me {when}?
9 {person} said me I should try one {what} {when}. How is the title?

tipWho
9 Who has recommended me "{said}"?
9 From who I heard about "{said}"?

favour
9 What has {person} asked me to {what} {when}?
9 {person} wanted that I {what} something {when}. What was it?

partyDate
9 Which day was {whose} {what} {when} finally?
9 {whose} {what} {when} was celebrated on which date?

partyPlace
9 In which place was {whose} {what} {when}?
9 where i had to go for {whose} {what} {when}

moveDate
9 Since which day I have my flat in {city}?
9 Which date was my moving to {city}?

moveCost
9 How much did take the moving company for {city}?
9 For moving to {city} how much I paid?

scenePhotos
9 Please show me photos with {what} {where} {when}.
9 I search the pictures of {what} which I made {where} {when}.
9 my photos {where} {when} where is {what}

petPhotos
9 Please show me all photos of {pet} {when}.
9 all pics with {petLong} {when}

sceneDate
9 Which day I made the photo of {what} {where} {when}?
9 I photographed {what} {where} {when}, what date was that?

sceneCity
9 In which city I made photos of {what} {when} {who}?
9 {what} that I photographed {when} {who}, in what city it was?

photoCount
9 How many photos of {what} I made {where} {when}?
9 my photos with {what} {where} {when}, how many there are

speech
9 What is spoken in the video with {what} {where} {when}?
9 In my video of {what} {where} {when} somebody is talking. What he says?

cheaper
9 Which hotel was more cheap for me, {name} or {name2}, cheaper in total?
9 Where did I pay less money, in {name} or in {name2}? Where was I to pay less?

earlier
9 What I have seen first, {name} or {name2}?
9 Which one was earlier for me, {name} or {name2}?

between
9 How many days are between {name} and {name2} that I visited?
9 From {name} until {name2}, how much days it was?
`;

/** What is asked of the stories in the eleventh voice: a story's title, then a line for each of its questions, in their order. */
export const askedEleventh = `
that puppy of yours
What breed of puppy does {X} have?
When did {X} bring the puppy home?
What was the reason {X} chose this puppy from the shelter?
What is the name {X} gave the puppy?
Whose dog training class do {X} and the puppy attend?
Could {X} be described as a spontaneous person?

your old cat
When did {X} take the cat to the vet?
What health issue does {X}'s cat have?
How does {X} manage to give the cat pills?
How old is {X}'s cat, and what did the cat do once the medicine worked?
Would {X} be a good person to leave a pet with?

your vegetable patch
When did {X} get an allotment?
What does {X} mainly grow on the allotment?
Where does {X}'s knowledge about growing vegetables come from?
What destroyed half of {X}'s harvest?
What does {X} use to protect the harvest?
What problem did {X} face in the garden, and what solved it?
Would {X} enjoy getting seeds as a gift?

your beehives
Where are {X}'s beehives located?
Since when does {X} keep bees?
On what part of the face was {X} stung?
How many jars of honey has {X} got so far?
What does the honey of {X} taste like?
Would {X} quit beekeeping after being stung?

your choir
When did {X} join the choir?
What piece is {X}'s choir singing?
When is {X}'s choir performing?
Where did {X} stand during the choir concert?
Would {X} be willing to try another group activity without much thought?

the book club
What is the first book that {X} reads for the book club?
When does {X} need to have finished the book?
What do they drink at {X}'s book club?
How did {X} feel at the end of the novel?
What was the hero looking for in the book {X} read, and how important was it?

your watercolours
When did {X} get into painting with watercolours?
What does {X} paint again and again?
Where were {X}'s paintings put on show?
When was {X}'s painting sold?
Who bought {X}'s painting?

the amateur play
What role did {X} get in the play?
When is the opening night of {X}'s play?
What is {X}'s line in the play?
Who has the role of everybody's mother in {X}'s play?
What mistake did {X} make with the line on opening night?

the food bank
At what place is {X} a volunteer?
When did {X} start volunteering at the food bank?
Which regular visitor does {X} look for first?
Who passed the keys of the food bank on to {X}?
Does {X} care about other people?

the river clean-up
When did {X} take part in the river clean-up?
What did {X} find in the river?
Where will the object that {X} found be displayed?
Who wanted to wash what {X} found?

the flea market
What did {X} buy at the flea market?
When did {X} go to the flea market?
Who was the supposed former owner of the thing {X} bought?
Where in the flat did {X} put the thing from the flea market?

the tango evening
When did {X} go to a tango evening for the first time?
Whom did {X} step on at the tango evening?
What did {X} buy after the tango evening?
Who took {X} to the tango evening?

that poor ankle
What body part did {X} break?
What caused {X}'s injury?
When did the accident happen to {X}?
Who went shopping for {X} after the injury?
How long did the doctor say {X} would be in plaster?
When was {X}'s plaster taken off?

your half marathon
What race did {X} sign up for?
When will {X} run the half marathon?
Who trains with {X} for the race?
What was {X}'s time in the half marathon?
Who or what overtook {X} in the race?
Where did {X} run the half marathon, and how fast?
Will {X} likely run another race soon?

the climbing wall
When did {X} first go to the climbing hall?
What makes {X} afraid on the climbing wall?
Who brought {X} along to the climbing hall?
What equipment did {X} buy for climbing?
Is {X} a brave person?

your sleep
When did {X} spend a night in the sleep lab?
What was found to be the cause of {X}'s bad sleep?
What helped {X} to sleep well again?
At what time did {X} lie awake, and what helped in the end?

the ice swimming
Where does {X} go ice swimming?
How cold was the water {X} swam in?
When did {X} first try ice swimming?
What is the name of {X}'s ice swimming group?
Why does {X} like ice swimming?
Would {X} likely enjoy a winter holiday with a sports group?

your rash
When did {X} have the allergy test?
What substance or food is {X} allergic to?
What does {X} use against the rash?
What symptom did {X} have, and what was it caused by?

your bike trip
When will {X} set off on the bike trip?
Which river did {X}'s bike trip follow?
How many days was {X}'s bike trip supposed to take?
How many flat tyres did {X} have on the bike trip?
Where did {X} sleep one night besides camping?
Who went on the bike trip with {X}, and which animal was born on the way?
Does {X} take things with humour when they go wrong?

the endless scarf
When did {X} learn to knit?
What colour is the scarf {X} is knitting?
How long is {X}'s scarf?
Who is going to get the scarf knitted by {X}?

your sourdough
What name does {X}'s sourdough have?
When did {X} start the sourdough?
What happened with {X}'s sourdough on Sunday?
Who did {X} give some of the sourdough to?
Which of {X}'s loaves turned out well?

your bird list
What bird did {X} see?
When did {X} see the rare bird?
How many birds has {X} counted so far?
What does {X} wear to watch birds?
Does {X} seem to be a patient person?

the month without a phone
When did {X} put the phone away?
Why did {X} stop using the phone for a month?
What did {X} gain from the month without a phone?
Who gave {X} a watch to use during that month?

your board game nights
What board game do {X} and friends play?
When did {X}'s board game nights begin?
What is the house rule at {X}'s board game nights?
Who owns four copies of the game played at {X}'s?
What kind of person is {X}, judging by the board game nights?

the darkroom
When was the uncle's camera found by {X}?
Where did {X} build the darkroom?
What does {X} take photos of?
When did {X} win a photo prize?
Who taught {X} to work in the darkroom?
What is the subject of {X}'s photos, and which prize did one of them win?

the vacuum robot
What is the name of {X}'s vacuum robot?
When did {X} get the vacuum robot?
What did {X}'s vacuum robot do after it escaped?
Who brought {X}'s vacuum robot back?

your new flat
What is below {X}'s new flat?
When did {X} receive the keys to the new flat?
What is the disadvantage of {X}'s new flat?
What does {X} like most about the new flat?
Who carried {X}'s piano?
What can be inferred about {X} from the move?

the painting job
What colour did {X} paint the room?
When was the room painted by {X}?
Why did {X} decide to paint the room?
What flaw is left after {X}'s paint job?

that burst pipe
When did {X} discover the burst pipe?
What did {X} lose in the flood?
What was the cause of the flood at {X}'s home?
When were the drying machines at {X}'s home removed?

the man upstairs
What noise does {X}'s upstairs neighbour make?
When did {X} write to the neighbour?
How did the neighbour react to {X}'s letter?
What do {X} and the neighbour play together?
What was {X}'s complaint about the neighbour, and what do they do together today?
Would {X} be able to settle a conflict with someone else?

that long weekend
Where did {X} go for the long weekend?
When did {X} return from the long weekend?
What was {X}'s favourite sight on the weekend trip?
What food did {X} have each evening on the weekend trip?
Would {X} enjoy trying local dishes on another trip?

the night train
When does {X} leave on the night train?
Who was {X}'s company on the night train?
Which berth did {X} choose on the night train?
How is {X} getting home from the night train trip?

your lost suitcase
When did {X}'s suitcase get lost?
Where was {X}'s suitcase sent by mistake?
What important item was in {X}'s suitcase?
How much compensation does {X} get for the suitcase?
Where did {X}'s suitcase end up, and what was stuck on it when it came back?

the camping
When did {X} go camping?
With whom did {X} go camping?
What animal visited {X}'s tent?
What did the animal take from {X}'s tent?
How did {X} dry the socks on the camping trip?

your old car
When did {X}'s car stop working?
What was wrong with {X}'s car?
What does {X} have now in place of the car?
What name did {X}'s old car have?

the sailing course
When did {X} start learning to sail?
Who persuaded {X} to take up sailing?
What is the boat called that {X} sails on?
What does {X} fear on the boat?
When did {X} receive the sailing licence?
Does {X} seem to be a determined person?

your sister's wedding
Who is {X}'s sister marrying?
When did {X} hear that the sister is getting married?
What is {X}'s task at the wedding?
Where did the wedding of {X}'s sister take place?
What went wrong at the wedding of {X}'s sister?
Where is the groom of {X}'s sister from, and where was the wedding held?

the baby
When was the baby of {X}'s brother born?
What is the name of the baby in {X}'s family?
When will {X} visit the baby?
What gift did {X} knit for the baby?
What song did {X} sing for the baby?

your grandmother
When will {X}'s grandmother celebrate her birthday?
What does {X}'s grandmother wish for?
How old is {X}'s grandmother going to be?
Who helps {X} to make the grandmother's wish come true?
What did {X}'s grandmother ask after her wish came true?
What kind of family does {X} come from?

your old friend
When did {X} run into the old friend?
Why did {X} and the old friend stop talking?
For how many years had {X} not spoken with the old friend?
Where did {X} run into the old friend?
How do {X} and the old friend stay in contact now?
What caused the fight between {X} and the friend, and what do they do now to stay close?
Does {X} seem to be a forgiving person?

your dinner party
When will {X}'s dinner party take place?
What did {X} plan to cook for the dinner party?
What went wrong when {X} cooked for the guests?
What food did the guests of {X} end up eating?
What was {X} going to serve at the dinner party, and what did the guests get?
Was {X} disappointed by how the dinner party went?

that birthday present
What did {X} receive as a birthday present?
Who was the big birthday present for {X} from?
When was {X}'s birthday?
How old did {X} become on that birthday?

your tax letter
When did {X} get the letter from the tax office?
How much money did the tax office demand from {X}?
What mistake was behind {X}'s tax demand?
Who found the mistake in {X}'s tax papers?
How much was {X} asked to pay, and how much will {X} get back?

the raffle
What prize did {X} win?
When was {X} lucky at the raffle?
What did {X} receive in return for the raffle prize?
Who swapped with {X}?
What was {X}'s raffle prize, and what was it swapped for?

your grandmother's ring
When did the ring of {X} go missing?
Where was {X}'s ring found?
Where did {X} leave the ring before it disappeared?
How does {X} keep the ring now?
Who was the person that found {X}'s ring?

your nephew's project
What does {X}'s nephew have to make for school?
When does the nephew of {X} have to hand in the project?
How many years old is {X}'s nephew?
What was the result of the project {X} did with the nephew?
What are {X} and the nephew not allowed to use until Christmas?

the tattoo
What is {X}'s tattoo of?
Where did {X} get tattooed?
When did {X} have the tattoo done?
Who was the artist of {X}'s tattoo?
Will {X} likely stay happy with the tattoo?

the storm
Which tree fell in the storm at {X}'s place?
What was hit by {X}'s tree?
When was there a storm at {X}'s place?
Where was {X} during the storm?
Who came to help {X} with the fallen tree?
What new plant does {X} have since the storm?
Does {X} seem to be an optimistic person?

your list of resolutions
What is the first goal on {X}'s list?
Who keeps an eye on {X}'s list of goals?
When did {X} write the list of goals?
When did {X} complete the second goal?
How old is {X} about to be, and how many goals have been reached?
What kind of person is {X}, judging by the list of goals?

your new job
When did {X} give notice at the bank?
What made {X} decide to leave the bank?
Where is {X}'s new job?
Who helped {X} to get the new job?
What does {X} do at the new job?
Why did {X} leave the bank, and how did the salary change?
Would {X} go back to the bank for a higher salary?

your evening classes
What is {X} studying in the evening?
Why is {X} taking the evening class?
When will {X} take the exam?
How did {X} do in the exam?
What class did {X} take, and what was the result?
Is {X} motivated by the people around {X}?

your little company
What product does {X} sell?
What is {X}'s company called?
Where did {X} plan to sell the products?
When did {X}'s stall at the market sell out?
Who placed a big order with {X}?
What is {X}'s business called, and how many pieces were ordered?
Is {X}'s business likely to expand?

that interview
When does {X} have the job interview?
What did {X} wear to the interview?
What embarrassing thing happened to {X} at the interview?
When did {X} get the job offer?
What did {X} and the interviewers talk about for an hour?

your new boss
Who is {X}'s new boss?
What does {X}'s new boss do that is annoying?
Why did {X} have to redo the work of a whole quarter?
When did {X} talk to the new boss?
What was given back to {X} after the talk with the boss?

your thesis
What topic does {X}'s thesis have?
When does {X} have to hand in the thesis?
When was {X}'s thesis defence?
Who examined {X}'s thesis?
What did {X} say the thesis was good for?
What does {X} value in research?
`;

/** What is asked of the stories in the eighth voice: a story's title, then a line for each of its questions, in their order. */
export const askedEighth = `
that puppy of yours
What breed of dog did {X} adopt from the animal shelter?
When did {X} adopt the puppy?
What made {X} decide on that particular puppy at the shelter?
What is the name of the puppy that {X} adopted?
Who runs the training class that {X} attends with the dog?
Would {X} be described as someone who makes spontaneous decisions?

your old cat
When did {X} take the sick cat to the vet?
What was {X}'s cat diagnosed with?
How does {X} manage to give the cat its medicine?
How old was {X}'s cat when it got ill, and what did it do once it had recovered?
Is {X} likely to be a caring pet owner?

your vegetable patch
When did {X} receive the allotment?
What does {X} mainly grow in the allotment?
Where did {X}'s knowledge about what to plant come from?
What damaged the harvest in {X}'s allotment?
What method did {X} use to protect the vegetables?
What ruined {X}'s crops and how did {X} solve the problem?
Would {X} be interested in visiting a seed exchange?

your beehives
Where are the beehives that {X} looks after?
When did {X} start keeping bees?
On what part of the body was {X} stung by a bee?
How many jars of honey did {X}'s bees produce?
What flavor is the honey made by {X}'s bees?
Is {X} likely to quit beekeeping after being stung?

your choir
When did {X} start singing with the choir?
What piece of music is {X}'s choir rehearsing?
When is {X}'s choir going to perform?
Where was {X} placed during the choir concert?
Would {X} be considered a sociable and spontaneous person?

the book club
What was the first book that {X} had to read for the book club?
By when does {X} have to finish the book for the book club?
What do {X} and the others drink at the book club meetings?
How did {X} react to the ending of the novel?
What was the hero of {X}'s novel looking for at the beginning, and why did it matter at the end?

your watercolours
When did {X} begin painting with watercolors?
What subject does {X} paint again and again?
Where were {X}'s paintings exhibited?
When did somebody buy a painting from {X}?
Who purchased one of {X}'s paintings?

the amateur play
Which role did {X} get in the amateur theater play?
When does the play in which {X} acts open?
What is the only line that {X} has to say on stage?
Who acts as the mother in the play with {X}?
What mistake did {X} make on opening night?

the food bank
Where does {X} volunteer?
When did {X} start volunteering there?
Which visitor does {X} always look out for while volunteering?
Who gave {X} the keys at the food bank?
Would {X} be considered a compassionate person?

the river clean-up
When did {X} take part in cleaning the river?
What unusual object was found during {X}'s river clean-up?
Where will the thing found in {X}'s river be exhibited?
Who wanted to wash the object found in the river near {X}?

the flea market
What did {X} buy at the flea market instead of milk?
When did {X} make that purchase at the flea market?
According to the seller, who was the previous owner of {X}'s flea market find?
Where did {X} put the item from the flea market?

the tango evening
When did {X} go to a tango night for the first time?
Whose feet did {X} step on while dancing tango?
What did {X} buy for dancing?
Who brought {X} to the tango evening?

that poor ankle
Which part of {X}'s body was broken?
How did {X} get injured?
When did {X} break a bone?
Who went shopping for {X} during the injury?
For how many weeks does {X} need to wear a cast?
When did {X} get the cast taken off?

your half marathon
Which race did {X} sign up for?
When is {X} going to run the half marathon?
Who trains with {X} in the mornings?
What was {X}'s finishing time in the half marathon?
Who or what passed {X} shortly before the finish line?
Where did {X}'s half marathon take place, and how long did {X} need?
Is {X} likely to run a full marathon soon?

the climbing wall
When did {X} go to the climbing hall for the first time?
What is {X} afraid of when climbing?
Who took {X} to the climbing hall?
What climbing equipment did {X} buy?
Would {X} be considered brave?

your sleep
When did {X} spend a night in the sleep laboratory?
What was found to be the reason for {X}'s sleeping problems?
What finally helped {X} to sleep?
At what time did {X} usually wake up at night, and what solved it?

the ice swimming
Where did {X} go ice swimming?
How cold was the water when {X} went in?
When did {X} try ice swimming?
What is the name of the group that {X} swims with?
Why does {X} enjoy swimming in ice-cold water?
Would {X} enjoy joining a winter sports club?

your rash
When did {X} have an allergy test?
Which substance is {X} allergic to?
What does {X} use to treat the rash?
What symptoms did {X} have, and what caused them?

your bike trip
When are {X} and a friend setting off on the cycling tour?
Which river did {X} cycle along?
How many days was {X}'s cycling tour planned to take?
How many flat tires did {X} have on the cycling tour?
Where did {X} once sleep during the cycling tour?
Who accompanied {X} on the cycling tour, and what animal was born during one night of it?
Does {X} have a good sense of humor when things go wrong?

the endless scarf
When was {X} introduced to knitting?
What color is the scarf that {X} is knitting?
How long has {X}'s scarf become?
Who will receive the scarf that {X} is knitting?

your sourdough
What name did {X} give to the sourdough starter?
When did {X}'s sourdough become active?
What mishap did {X} have with the sourdough on a Sunday?
Who received some of {X}'s sourdough?
Which of {X}'s loaves of bread was the first good one?

your bird list
Which rare bird did {X} see?
When did {X} see that rare bird up close?
How many bird species has {X} recorded?
What does {X} wear when watching birds?
Would {X} be considered somebody with a lot of patience?

the month without a phone
When did {X} put the phone away for a month?
What made {X} decide to live without a phone?
What did {X} discover during the time without a phone?
From whom did {X} borrow a watch?

your board game nights
Which board game do {X} and friends usually play?
When did {X} begin hosting board game evenings?
What is the house rule at {X}'s board game evenings?
Who owns several copies of the game that {X} plays?
What kind of host would {X} be?

the darkroom
When did {X} find the old film camera?
Where did {X} set up a darkroom?
What does {X} like to photograph?
When did one of {X}'s photographs receive an award?
Who taught {X} how to develop photos?
What does {X} photograph, and which place did {X} win in the competition?

the vacuum robot
What is {X}'s vacuum robot called?
When did {X} get a vacuum robot?
What happened when {X}'s vacuum robot escaped?
Who returned the vacuum robot to {X}?

your new flat
Above what kind of shop is {X}'s new apartment?
When did {X} get the keys to the new apartment?
What is the disadvantage of {X}'s new apartment?
What does {X} like about the new apartment?
Who carried {X}'s piano into the new apartment?
What kind of person might {X} be, judging from the move?

the painting job
What color did {X} paint the room?
When did {X} paint the room?
Why did {X} decide to repaint the walls?
What mistake did {X} discover after painting?

that burst pipe
When did {X} come home to a flooded house?
What irreplaceable things did {X} lose in the flood?
What caused the flood in {X}'s home?
When were the machines that dried {X}'s home taken away?

the man upstairs
What was the neighbor above {X} doing that was so noisy?
When did {X} write a letter to the noisy neighbor?
How did the neighbor respond to {X}'s letter?
What do {X} and the neighbor do together now?
What kind of noise bothered {X}, and what do {X} and the neighbor do together these days?
Is {X} good at resolving conflicts?

that long weekend
Which city did {X} travel to for the long weekend?
When did {X} come back from the long weekend?
What sight did {X} like best on the weekend trip?
What did {X} eat every evening on the weekend trip?
Does {X} enjoy discovering local specialties?

the night train
When is {X} leaving on the night train?
Who shared the sleeping compartment with {X}?
Which berth did {X} reserve on the night train?
How does {X} plan to travel back from the night train trip?

your lost suitcase
When did {X} arrive without a suitcase?
To which city was {X}'s suitcase sent by mistake?
What important item was inside {X}'s lost suitcase?
How much compensation did {X} receive for the delayed suitcase?
Where did {X}'s suitcase go, and what sticker was on it when it came back?

the camping
When did {X} go camping at the lakes?
Who went camping with {X}?
What animal visited {X}'s tent at night?
What did the animal steal from {X}'s tent?
How did {X} dry the socks while camping?

your old car
When did {X}'s car break down?
Which part of {X}'s car was broken?
What did {X} buy to replace the car?
What was the name of {X}'s old car?

the sailing course
When did {X} begin the sailing course?
Who persuaded {X} to learn sailing?
What is the name of the boat {X} sails on?
What does {X} find most intimidating about sailing?
When did {X} successfully complete the sailing course?
Is {X} a determined person?

your sister's wedding
Who is {X}'s sister going to marry?
When did {X} learn that the sister was going to get married?
What was {X}'s task at the wedding?
Where was the wedding of {X}'s sister held?
What mishap occurred at the wedding of {X}'s sister?
Where does the groom of {X}'s sister come from, and where was the wedding celebrated?

the baby
When was {X}'s brother's child born?
What name was given to the baby in {X}'s family?
When is {X} going to visit the newborn?
What did {X} make for the newborn?
What did {X} sing to the newborn?

your grandmother
When is the birthday of {X}'s grandmother?
What did {X}'s grandmother wish for her birthday?
How old will {X}'s grandmother be?
Who helped {X} to make the grandmother's wish come true?
What did {X}'s grandmother ask after her wish had come true?
What can be said about the character of {X}'s family?

your old friend
When did {X} run into an old friend?
What had {X} and the old friend argued about?
For how long had {X} and the old friend not been in contact?
Where did {X} and the old friend meet again?
How do {X} and the old friend stay in touch now?
What was the reason for {X}'s quarrel with the old friend, and how do they communicate now?
Would {X} be considered a forgiving person?

your dinner party
When is {X} hosting the dinner party?
What did {X} plan to cook for the guests?
What went wrong when {X} was cooking for the guests?
What did {X}'s guests eat in the end?
What was {X} going to serve, and what did the guests get instead?
Was {X} upset for long about the failed dinner?

that birthday present
What was the big birthday gift that {X} received?
Who gave {X} the big birthday present?
When did {X} have the milestone birthday?
How old did {X} turn?

your tax letter
When did {X} receive the letter from the tax office?
How much did the tax office demand from {X}?
What was the mistake in {X}'s tax case?
Who discovered the mistake in {X}'s tax documents?
How much was {X} asked to pay, and how much does {X} get back?

the raffle
What did {X} win in the raffle?
When did {X} win the raffle?
What did {X} get in exchange for the raffle prize?
Who traded with {X} for the raffle prize?
What was {X}'s raffle prize, and what was it exchanged for?

your grandmother's ring
When did {X} lose the ring?
Where was {X}'s ring finally found?
Where had {X} put the ring before it disappeared?
Where does {X} keep the ring now?
Who found {X}'s ring?

your nephew's project
What does {X} have to build with the nephew?
When does {X}'s nephew have to hand in the school project?
How old is {X}'s nephew?
What happened with the school project of {X}'s nephew?
What has {X}'s sister forbidden after the school project?

the tattoo
What does {X}'s tattoo show?
Where on the body does {X} have the tattoo?
On which day did {X} have the tattoo done?
Which tattoo artist did {X} choose?
Is {X} likely to regret the tattoo?

the storm
Which tree in {X}'s garden was blown down by the storm?
What was hit by the tree that fell at {X}'s place?
When did the storm hit {X}'s place?
Where did {X} take shelter during the storm?
Who helped {X} to clear away the fallen tree?
What did {X} plant after the storm?
Is {X} an optimistic person?

your list of resolutions
What is the first item on {X}'s list of resolutions?
Who makes sure that {X} keeps the resolutions?
When did {X} write the list of resolutions?
When did {X} tick off the second item on the list?
How old will {X} be, and how many of the resolutions have been completed?
What do {X}'s resolutions say about {X}'s character?

your new job
When did {X} quit the job at the bank?
What was the final reason for {X} to leave the bank?
Where did {X} find a new job?
Who recommended {X} for the new job?
What does {X} do at the new workplace?
Why did {X} leave the bank, and how did {X}'s salary change?
Does {X} regret having changed jobs?

your evening classes
What is {X} studying in the evening classes?
For whose sake is {X} taking the evening class?
When does {X} have the exam of the evening class?
What was the result of {X}'s exam?
What did {X} study, and how did {X} do in the exam?
Is {X} motivated by other people?

your little company
What product does {X} want to sell?
What is the name of {X}'s small business?
Where did {X} plan to sell the products at first?
When did {X} sell out at the market?
Which kind of business placed a large order with {X}?
What is {X}'s business called, and how many pieces does the large order include?
Is {X}'s business likely to grow?

that interview
When is {X}'s job interview?
What clothes did {X} wear for the job interview?
What embarrassing thing did {X} do in the job interview?
When did {X} receive the job offer?
What did {X} and the interviewers talk about?

your new boss
Who became the new head of {X}'s department?
What annoying habit does {X}'s new boss have?
Why did {X} have to redo the work for the whole quarter?
When did {X} talk to the new boss about the problems?
What did {X} get back after talking to the boss?

your thesis
What topic did {X} write the thesis about?
When does {X} have to submit the thesis?
When did {X}'s thesis defense take place?
Who was {X}'s examiner?
What was {X}'s answer when asked what the thesis was good for?
What is more important to {X}, joy or usefulness?
`;

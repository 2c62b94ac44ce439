/** What is asked of the stories in the seventeenth voice: a story's title, then a line for each of its questions, in their order. */
export const askedSeventeenth = `
that puppy of yours
What kind of dog is {X}'s new puppy?
Since when has {X} had the puppy?
What made {X} choose that puppy over the others?
How did {X} name the puppy?
Who is the teacher of the puppy class attended by {X}?
Judging from the puppy, does {X} decide things on the spot?

your old cat
On what date did {X} have the cat checked by the vet?
Which illness was found in {X}'s cat?
With what trick does {X} get the cat to take its medicine?
How many years old is the cat of {X}, and what was it able to do after recovering?
From the way the cat is treated, is {X} a devoted owner?

your vegetable patch
Since which date has {X} had the vegetable plot?
Which vegetable takes up most of {X}'s plot?
Where does {X} get advice on gardening from?
What harmed {X}'s crops?
With what does {X} now protect the crops?
What was eating the crops of {X}, and how did {X} react?
If one had to buy {X} a present, would something for gardeners be suitable?

your beehives
What location did {X} choose for the beehives?
When did {X} get the bees?
In which body part was {X} stung by a bee?
How much honey was {X} able to harvest?
What does the honey from {X}'s hives taste of?
After the sting, did {X} carry on with the bees?

your choir
Since when has {X} been a member of the choir?
What piece of music is being rehearsed in {X}'s choir?
On which date does {X}'s choir perform?
At the choir's concert, in what spot was {X} standing?
Judging from the choir, is {X} open to new experiences?

the book club
What was the first title {X} read for the book club?
By when does {X} need to have read the novel?
Which drink goes round at the book club of {X}?
What effect did the ending of the novel have on {X}?
In the novel {X} read, what was the main character searching for, and what was it in truth?

your watercolours
When was {X} given the set of paints?
What does {X} mostly paint pictures of?
In which place are pictures by {X} on display?
When did {X} make the first sale of a painting?
What person bought the first painting from {X}?

the amateur play
Which part was {X} given in the play?
On what date does the play with {X} open?
Which words does {X} have to speak on stage?
Which actor plays the mother in {X}'s play?
What happened to {X}'s words on the first night?

the food bank
For which charity does {X} volunteer?
Since when has {X} been helping at the food bank?
Which person at the food bank does {X} have a soft spot for?
Who handed {X} the keys to the food bank?
Going by the volunteering, is {X} a kind-hearted person?

the river clean-up
On what day did {X} help to clean the river?
What unexpected item did {X} get out of the river?
What is going to be done with the item {X} got out of the river?
Who advised {X} to wash the item from the river?

the flea market
What did {X} buy when visiting the flea market?
On which date did {X} look around the flea market?
Who had owned {X}'s flea market find in the past?
What place did {X} give the flea market find at home?

the tango evening
When did {X} have a tango class for the first time?
Who had their toes stepped on by {X} at the tango?
Which item did {X} purchase for dancing tango?
Who joined {X} for the tango evening?

that poor ankle
Which part of the body did {X} fracture?
How did {X}'s injury come about?
On which date did {X}'s injury happen?
Which person did {X}'s shopping after the accident?
How many weeks does the cast on {X}'s injury have to stay?
When did the doctors remove {X}'s cast?

your half marathon
For which run has {X} signed up?
What is the date of the run {X} signed up for?
Who gives {X} the push to train early in the day?
Which finishing time did {X} reach in the half marathon?
What overtook {X} when the finish line was near?
What course did {X}'s half marathon follow, and what was the time?
Is {X} likely to keep up the running without company?

the climbing wall
When did {X} give climbing a first try?
Which fear does {X} have at the climbing wall?
Whose idea was it that {X} should try climbing?
What did {X} acquire for climbing?
Does the climbing show that {X} takes on fears?

your sleep
On what date did {X} spend a night in the sleep lab?
What did the doctors find to be the reason for {X}'s bad nights?
What has improved {X}'s sleep?
At what hour of the night did {X} wake up again and again, and how was it stopped?

the ice swimming
In which water does {X} swim in the cold season?
How many degrees did the water have when {X} went in for the first time?
When did {X} take the first dip in icy water?
Under which name does {X}'s winter swimming group go?
What good does swimming in the cold bring {X}?
Would {X} agree to another winter swim?

your rash
When was {X}'s skin tested for allergies?
What did the test show {X} to be allergic to?
What treatment does {X} use on the skin?
How did {X}'s skin react, and what was the cause?

your bike trip
When will {X} set off on the cycling trip?
Along which river does {X}'s cycling trip lead?
What is the planned length of {X}'s cycling trip in days?
How often did {X} have a flat tyre on the trip?
What shelter for the night did a farmer offer {X}?
Who cycled along with {X}, and which animal was named after {X}?
Judging from the bike trip, can {X} laugh about mishaps?

the endless scarf
When did {X} cast on the scarf?
In what colour is {X} knitting?
How long has {X}'s scarf become by now?
Who is going to get the scarf from {X}?

your sourdough
What is the name of {X}'s sourdough starter?
Since when has {X} kept a sourdough starter?
What accident happened with {X}'s sourdough on a Sunday?
To whom did {X} pass on part of the sourdough starter?
Which of {X}'s breads turned out well at last?

your bird list
Which rare bird was {X} lucky enough to spot?
On what date did {X} spot the rare bird?
How many birds does the list kept by {X} contain?
What does {X} put on when going birdwatching?
Does birdwatching suggest that {X} has patience?

the month without a phone
When did {X}'s month without a phone begin?
What was {X}'s motive for giving up the phone?
What did {X} come upon during the weeks without a phone?
Whose watch did {X} wear while the phone was away?

your board game nights
Which game do {X}'s guests like best?
When did {X} first host a board game night?
Which rule applies at {X}'s game nights?
Who has several copies of the game that {X}'s guests like best?
What does the rule at game nights say about {X}?

the darkroom
Since when has {X} owned the old camera?
Which room does {X} use as a darkroom?
What does {X} love to photograph on film?
When was {X} awarded a prize for a picture?
Who showed {X} the way of developing film?
What does {X} photograph on film, and what prize did one photo get?

the vacuum robot
What nickname has {X} given the vacuum robot?
Since when does {X} own a vacuum robot?
What did {X}'s vacuum robot do when the way out was open?
Thanks to whom does {X} have the vacuum robot again?

your new flat
Which business is located below {X}'s new flat?
Since which date has {X} held the keys to the new flat?
What does {X} not like about the new flat?
What does {X} particularly enjoy about the new flat?
Who was of help to {X} in moving the piano?
From what is told about the flat, is {X} fond of music?

the painting job
What colour is the wall that {X} painted?
When did {X} do the painting at home?
What remark caused {X} to do away with the white wall?
What can one still see on the wall since {X} painted it?

that burst pipe
On which day did a pipe burst at {X}'s home?
What did {X} lose because of the water?
Which pipe or appliance did the water at {X}'s come from?
On what date did {X} get rid of the drying machines?

the man upstairs
Which noise from the man upstairs bothered {X}?
When did {X} leave a message for the man upstairs?
How did the man upstairs respond to {X}?
What do {X} and the man upstairs do together these days?
Which noise disturbed {X}, and what came of it in the end?
Does {X} try to settle disputes by talking to people?

that long weekend
What was the destination of {X}'s long weekend?
When did {X} come home from the long weekend?
What was the highlight of the long weekend for {X}?
Which food did {X} choose each night of the long weekend?
Is {X} likely to visit the place of the long weekend again?

the night train
What is the departure date of {X}'s night train?
Which travellers were in the same compartment as {X}?
Which bunk did {X} get on the night train?
By what means does {X} return from the trip by night train?

your lost suitcase
When did {X} arrive without the suitcase?
To what destination did {X}'s suitcase travel by mistake?
What did {X} miss most out of the lost suitcase?
How much money is {X} getting because of the suitcase?
Where was {X}'s suitcase all the time, and what was on its tag?

the camping
What was the date of the night that {X} spent camping?
Who shared the tent with {X}?
Which animal paid {X}'s tent a visit?
What did {X} lose to the animal at the tent?
What did {X} do to get dry socks?

your old car
When did {X}'s car stop working for ever?
Which part of {X}'s car was beyond repair?
How does {X} get around without the car?
By what name did {X} call the old car?

the sailing course
When did {X} sail for the first time?
Whose suggestion was it that {X} should learn to sail?
Which boat does {X} sail in the course?
What did {X} find difficult about sailing?
When did {X} pass the test for the sailing licence?
Judging from the sailing course, does {X} see things through?

your sister's wedding
What sort of person is {X}'s sister about to marry?
When did the sister tell {X} about the engagement?
Which job has {X} been given for the sister's wedding?
At what place is {X}'s sister getting married?
What went wrong on the day {X}'s sister married?
From what town does {X}'s brother-in-law come, and where was he married?

the baby
When did the baby in {X}'s family come into the world?
Which name was given to the baby in {X}'s family?
When is {X}'s first meeting with the baby?
What did {X} make with own hands for the baby?
What was it that {X} sang so that the baby slept?

your grandmother
On which date does {X}'s grandmother have her birthday?
What would the grandmother of {X} like to do or have for her birthday?
How many years old is {X}'s grandmother turning?
Who helps {X} make the grandmother's wish come true?
What did the grandmother want to know from {X} when it was over?
What can one gather about {X}'s family from the grandmother's birthday?

your old friend
On what date did {X} and the old friend see each other again?
What had {X} and the old friend fallen out over?
How many years went by without {X} speaking to the old friend?
At what place did {X} unexpectedly see the old friend?
By what means are {X} and the old friend in contact nowadays?
What was the falling-out of {X} and the friend about, and how are they in contact today?
Does the reunion show that {X} can forgive?

your dinner party
When is {X} giving a dinner party?
What dish did {X} want to serve to the guests?
What made {X}'s cooking go wrong?
What did {X}'s guests get to eat after all?
Which dish had {X} planned, and which one did the guests get?
Was the failed dinner embarrassing to {X}?

that birthday present
What was {X} given as a birthday present?
Who had chosen the birthday present for {X}?
On which date was {X}'s birthday?
How many years old did {X} turn?

your tax letter
On what day was there mail from the tax office for {X}?
How much did the tax office want from {X}?
What mistake had been made in {X}'s tax return?
Who noticed the mistake in {X}'s tax return?
Which sum was demanded from {X}, and which sum will {X} be refunded?

the raffle
What was won by {X} in the raffle?
When was the raffle in which {X} won?
What did {X} get in return for the raffle prize?
Who was given the raffle prize by {X}?
What was {X}'s raffle prize, and what did {X} have in its place later on?

your grandmother's ring
When did {X} notice the loss of the ring?
In what place was {X}'s ring found?
Where had {X} laid the ring before baking?
What does {X} do nowadays to keep the ring safe?
Who got {X} the ring back by finding it?

your nephew's project
Which object are {X} and the nephew making together?
By what date must the nephew's project be finished, according to {X}?
How many years old is the nephew {X} is helping?
What came of the project {X} did with the nephew?
Which projects does {X}'s sister forbid before Christmas?

the tattoo
What picture did {X} get as a tattoo?
On which part of the body was {X} tattooed?
On which date did {X} get the tattoo?
Who made {X}'s tattoo?
Will {X} still be content with the tattoo in later years?

the storm
What sort of tree fell at {X}'s place in the storm?
What did the falling tree damage at {X}'s place?
When did the storm pass over {X}'s home?
In which room or place did {X} wait for the storm to end?
With whose help did {X} tidy up after the storm?
What grows at {X}'s now instead of the old tree?
From how the storm was taken, is {X} an optimistic person?

your list of resolutions
What is number one on {X}'s list of resolutions?
Who makes sure that {X} sticks to the resolutions?
When did {X} put the resolutions on paper?
When was {X} able to cross out item two of the list?
At what age does {X} want to have finished the list, and how much of it is done?
What do the resolutions say about how {X} plans?

your new job
When did {X} tell the bank about leaving?
What was {X}'s reason for giving up the bank job?
In what field or place does {X} work now?
From whom did {X} hear of the new job?
What kind of work does {X} do in the new job?
For what reason did {X} quit the bank, and is the new pay higher or lower?
Could the bank win {X} back by paying more?

your evening classes
What is {X} studying in the evenings?
For whose sake did {X} enrol in the evening class?
When is the exam of {X}'s evening class?
What was {X}'s result in the exam of the evening class?
Which subject was {X}'s evening class in, and how did the exam go?
Does the evening class suggest that {X} enjoys pleasing people?

your little company
What does {X}'s company make and sell?
Under which name does {X} run the company?
At which place did {X} sell the first goods?
When did {X} sell everything at the stall?
From whom did {X} get the biggest order so far?
What is {X}'s company called, and what was its largest order?
Will {X} probably keep the company going?

that interview
What is the date of the job interview {X} was invited to?
Whose suit did {X} borrow for the interview?
What mishap occurred to {X} during the interview?
When did {X} learn that the job was won?
What did {X} and the interviewers end up talking about?

your new boss
Who is the new boss of {X}?
Which behaviour of the new boss does {X} complain about?
Why did {X} have to do the quarterly work a second time?
When did {X} speak openly with the boss?
What did {X} get back as a result of speaking with the boss?

your thesis
Which question or topic does {X} deal with in the thesis?
By which date does {X} have to submit the thesis?
What is the date on which {X} defended the thesis?
Who asked {X} the questions at the defence?
What, according to {X}, is the thesis good for?
Which does {X} seem to value in research, the joy or the use?
`;

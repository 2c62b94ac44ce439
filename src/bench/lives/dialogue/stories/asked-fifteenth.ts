/** What is asked of the stories in the fifteenth voice: a story's title, then a line for each of its questions, in their order. */
export const askedFifteenth = `
that puppy of yours
What kind of puppy has {X} brought home?
When exactly did the puppy come to {X}?
What made {X} choose that puppy over others?
What does {X} call the new puppy?
Whose class does {X} attend with the puppy?
Does {X} tend to act on the spur of the moment?

your old cat
On which date did {X} bring the cat to the vet?
Which health problem does {X}'s cat have?
How does {X} get the cat to swallow the medicine?
What is the age of {X}'s cat, and which feat did it perform after recovering?
Is {X} somebody who looks after animals well?

your vegetable patch
When did {X} get the garden plot?
Which vegetable or fruit does {X} mostly grow?
Where does {X}'s gardening knowledge come from?
Who or what destroyed much of what {X} had planted?
By what means does {X} protect the plants?
What attacked {X}'s vegetables, and how were they saved?
Would a present for the garden please {X}?

your beehives
At what place does {X} have the hives?
When did the bees arrive at {X}'s?
Which part of {X}'s body was stung by a bee?
How many jars or kilos of honey did {X}'s bees give?
What does the honey from {X}'s bees taste of?
Was the sting enough to make {X} give up the bees?

your choir
When was {X} accepted into the choir?
What piece of music is {X} rehearsing with the choir?
When is the concert that {X} sings in?
What was {X}'s position on stage at the choir concert?
Is {X} open to new experiences?

the book club
What was the first book that {X} read with the club?
By when does {X} have to be through with the novel?
What do {X} and the book club drink?
What effect did the end of the novel have on {X}?
In the novel {X} read, what did the hero search for, and what was it really?

your watercolours
When was {X} given paint and brushes?
What does {X} paint most of the time?
In what place are {X}'s paintings on show?
When did {X} make the first sale of a picture?
Who now owns the painting that {X} sold?

the amateur play
What part was {X} given in the play?
When does the play with {X} have its first night?
Which words does {X} have to speak in the play?
Who has the part of the mother beside {X}?
What became of {X}'s line on the opening night?

the food bank
Which organisation does {X} help out at?
When was {X}'s first day at the food bank?
Whom does {X} like best among those who come to the food bank?
Who entrusted the keys of the food bank to {X}?
Is {X} someone with a warm heart?

the river clean-up
What is the date of the river cleaning that {X} joined?
Which odd object did {X} pull from the water?
What is to become of the object that {X} pulled from the river?
Who warned {X} to clean the object first?

the flea market
Which item did {X} bring home from the flea market?
When was {X}'s visit to the flea market?
Who was the former owner of {X}'s flea market item?
Where at home did {X} put the item from the flea market?

the tango evening
When did {X} dance tango for the first time?
Whose feet suffered when {X} danced tango?
What did {X} get for the tango lessons?
Who went to the tango evening together with {X}?

that poor ankle
What did {X} injure?
In what situation did {X} get injured?
When was {X} injured?
Who brought {X} groceries after the injury?
For how long must {X} keep the plaster on?
When was {X} freed of the plaster?

your half marathon
Which race is {X} training for?
When is the race that {X} signed up for?
Who gets {X} out of bed to run?
In what time did {X} complete the half marathon?
By whom or what was {X} overtaken near the end of the race?
Where did {X}'s half marathon lead, and in what time did {X} finish?
Is {X} going to run another race some day?

the climbing wall
When was {X} at the climbing wall for the first time?
What is {X} afraid of on the wall?
Who talked {X} into climbing?
What equipment did {X} buy after trying to climb?
Does {X} face up to fears?

your sleep
What is the date of {X}'s night in the sleep lab?
Which cause for {X}'s bad sleep was found?
What helped {X} to sleep through the night?
At which hour did {X} always wake up, and what put an end to it?

the ice swimming
Where does {X} go for a cold swim?
How cold was the water on {X}'s first swim in winter?
When was {X}'s first cold swim?
What is the name of the winter swimming group {X} belongs to?
Which benefit of cold water does {X} report?
Would {X} say yes if friends suggested another icy plunge?

your rash
What is the date of {X}'s allergy test?
To what is {X} allergic?
How does {X} avoid the rash now?
What did {X}'s skin trouble look like, and what was behind it?

your bike trip
On what date does {X}'s cycling trip begin?
Along which river is {X} cycling?
How long in days is {X}'s cycling trip meant to be?
How often did {X} have a flat tyre?
In what place did {X} sleep at a farmer's?
Who rode along with {X}, and which animal was named after {X}?
Can {X} laugh when things go wrong?

the endless scarf
When did {X} knit the first stitches?
What is the colour of the scarf {X} is knitting?
How long is the scarf that {X} is knitting?
Who is going to wear the scarf {X} is knitting?

your sourdough
By what name does {X} speak of the sourdough?
On which date did {X}'s sourdough begin to live?
What mishap befell {X}'s sourdough on a Sunday?
Who took home a portion of {X}'s sourdough?
With which of the loaves was {X} content at last?

your bird list
Which rare bird has {X} seen?
On what date did the rare bird show itself to {X}?
How many kinds of birds are on {X}'s list?
What does {X} wear for birdwatching?
Can {X} wait calmly for a long time?

the month without a phone
When did {X}'s time without a phone start?
For what reason did {X} put the phone away?
What did {X} come upon while doing without a phone?
Whose watch did {X} wear during that month?

your board game nights
Which game do {X} and friends like most?
When did {X} host the first game night?
Which rule must everybody follow at {X}'s game nights?
Who keeps several boxes of {X}'s favourite game?
What does the rule at the game nights say about {X}'s character?

the darkroom
When did {X} come into possession of the old camera?
In which room does {X} develop the film?
What does {X} photograph with the old camera?
When was {X} awarded a prize for a photo?
From whom did {X} learn to develop film?
What does {X} take pictures of, and what did one of them win?

the vacuum robot
Which name did {X} choose for the vacuum robot?
When did the vacuum robot come into {X}'s home?
In what place was {X}'s runaway vacuum robot found?
Thanks to whom did {X} have the vacuum robot again?

your new flat
Which shop or business is below {X}'s flat?
On which date could {X} pick up the keys to the new flat?
What is the drawback of {X}'s new flat?
What does {X} love about the new flat?
Who helped {X} carry the piano up?
Is music likely to matter to {X}?

the painting job
Which colour did {X} choose for the wall?
On which date was {X}'s room painted?
What remark made {X} repaint the room?
What has stayed on {X}'s wall since the painting?

that burst pipe
When did the pipe burst at {X}'s?
Which belongings of {X} were ruined by the water?
Where did the water enter {X}'s rooms?
When were the dryers at {X}'s home switched off and removed?

the man upstairs
Which noise from upstairs disturbed {X}?
When did {X} write a note to the man upstairs?
How did the man upstairs reply to {X}?
What do {X} and the man upstairs now enjoy together?
Which sound kept {X} up, and what came of the quarrel?
Does {X} prefer talking to fighting?

that long weekend
Which destination did {X} have for the long weekend?
On which date was {X} home again after the long weekend?
What was the best thing about {X}'s long weekend?
Which food did {X} have every evening of the long weekend?
Is {X} likely to return to where the long weekend was spent?

the night train
When does {X}'s night train leave?
Who else was in {X}'s compartment on the night train?
In which bunk did {X} sleep on the train?
By what means does {X} come home after the night train?

your lost suitcase
When did {X} arrive without any luggage?
In which place did {X}'s suitcase land by mistake?
What did {X} miss most while the suitcase was gone?
How much money was {X} paid for the delay of the suitcase?
Where had {X}'s suitcase travelled, and what was on its label?

the camping
On which date was {X} out camping?
With whom did {X} share a tent?
What animal visited {X} at the campsite?
What did the animal take from {X}'s camp?
How did {X} get the wet socks dry?

your old car
When did {X}'s car give up?
Which defect ended the life of {X}'s car?
What does {X} use to get about without the car?
Which pet name had {X} given the old car?

the sailing course
What is the date of {X}'s first lesson on the water?
What led {X} to learn sailing?
What is the name of {X}'s training boat?
What must {X} watch out for while sailing?
What is the date of {X}'s sailing licence?
Is {X} a person who keeps at things?

your sister's wedding
Who or what is the man that {X}'s sister is marrying?
When did {X} hear about the sister's engagement?
What job was {X} given for the wedding?
In what place is {X}'s sister getting married?
What went wrong on the day {X}'s sister got married?
Who became the husband of {X}'s sister, and at what place did they celebrate?

the baby
When was the baby in {X}'s family born?
Which name did the baby in {X}'s family get?
When is {X} going to meet the baby?
What has {X} made for the baby?
Which song sent the baby to sleep in {X}'s arms?

your grandmother
On which date does {X}'s grandmother turn a year older?
Which wish for the birthday did {X}'s grandmother express?
How many years old will {X}'s grandmother be?
With whose help will {X} make the grandmother's wish come true?
What did {X}'s grandmother ask once it was over?
What may one guess about {X}'s family?

your old friend
On which date did {X} run into the old friend?
Over what did {X} and the old friend fall out?
For how many years had {X} not spoken to the old friend?
Where did {X} happen to meet the old friend?
In what way do {X} and the old friend stay in contact?
What did {X} and the friend once argue about, and how are they in contact today?
Is {X} ready to make up after a quarrel?

your dinner party
When is {X}'s dinner for guests?
What did {X} intend to cook for the guests?
How was {X}'s cooking for the guests spoiled?
What did the guests at {X}'s dinner eat in the end?
Which dish did {X} plan, and which one was eaten instead?
Did the failed dinner embarrass {X}?

that birthday present
What did {X} unwrap on the birthday?
Who was it that {X} got the birthday present from?
When was the birthday {X} talks about?
Which age did {X} reach on the birthday?

your tax letter
On what date did the tax letter come to {X}?
How much tax did the letter want from {X}?
What was the mistake in {X}'s tax letter?
Who noticed the mistake in {X}'s taxes?
What sum did the tax office demand from {X}, and what sum does it return?

the raffle
What prize went to {X} in the raffle?
On which date was the raffle that {X} won?
What did {X} swap the prize for in the end?
Who swapped with {X} after the raffle?
What did {X} first win, and what was it swapped for?

your grandmother's ring
When did {X} notice that the ring was gone?
In what place was the ring of {X}'s grandmother found?
Where had {X} put the ring down before baking?
What does {X} do now so as not to lose the ring?
To whom does {X} owe the recovery of the ring?

your nephew's project
What is the project of {X} and the nephew?
When does the project of {X} and the nephew have to be done?
How many years old is the nephew {X} builds with?
What came of what {X} built with the nephew?
What does {X}'s sister want out of the house until Christmas?

the tattoo
What is the motif of {X}'s tattoo?
On which part of the body did {X} get the tattoo?
What is the date of {X}'s appointment with the tattooist?
Which person made {X}'s tattoo?
Is {X} likely to go on liking the tattoo for a lifetime?

the storm
What tree was blown over at {X}'s place?
On what did the falling tree at {X}'s place come down?
When was the storm at {X}'s place?
In which spot did {X} wait for the storm to pass?
Who came to help {X} after the storm?
What grows at {X}'s place where the tree once stood?
Does {X} tend to see things in a hopeful light?

your list of resolutions
Which resolution does {X} put first?
Who keeps an eye on {X}'s resolutions?
When did {X} write the resolutions down?
When did {X} tick off the second resolution?
By which birthday should {X}'s list be finished, and how much of it is done?
What sort of planner is {X}?

your new job
When did {X} hand in notice at the bank?
What made {X} want to quit banking?
For whom does {X} work these days?
From whom did {X} hear about the opening?
What does {X} do all day in the new job?
What drove {X} from the bank, and is the new pay better or worse?
Is {X} likely to return to the bank for a better salary?

your evening classes
What does {X} study at night school?
For whom is {X} taking the evening class?
When is {X}'s exam at night school?
Which result did {X} get in the evening class exam?
What did {X} learn in the evenings, and with what result?
Does {X} care about pleasing other people?

your little company
What does {X} sell?
Under what name does {X} do business?
At what event or place did {X} first offer the goods?
When was everything on {X}'s stall sold out?
From which customer came {X}'s big order?
What name did {X} give the business, and how big was its biggest order?
Will {X}'s business continue?

that interview
When is {X} invited to the interview?
From whom did {X} borrow the suit?
Which mishap did {X} have at the interview?
When did {X} hear that the job was {X}'s?
What did they talk about at {X}'s interview?

your new boss
By what name does {X} refer to the new boss?
Which habit of the new boss bothers {X}?
Why did {X} have to do the quarterly work twice?
When did {X} speak openly with the new boss?
What did {X} get back after speaking with the boss?

your thesis
Which topic does {X}'s thesis treat?
By what date does {X} have to hand in the thesis?
What is the date on which {X}'s thesis was defended?
Who put questions to {X} at the defence?
For what did {X} say the thesis can be used?
What does {X} think of research?
`;

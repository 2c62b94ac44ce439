/** What is asked of the stories in the thirteenth voice: a story's title, then a line for each of its questions, in their order. */
export const askedThirteenth = `
that puppy of yours
Which breed is the dog that {X} took in?
On which date did {X} get the puppy?
What was the reason that {X} chose this puppy?
What is the puppy of {X} called?
Who teaches {X}'s dog training class?
Would {X} be described as spontaneous?

your old cat
When was {X}'s cat taken to the vet?
Which illness does {X}'s cat have?
How does {X} get the cat to take its tablets?
How old is the cat of {X}, and what can it do again?
Would {X} be a good pet sitter?

your vegetable patch
When was {X} given the allotment?
What vegetable does {X} grow the most of?
Where does {X} get gardening advice from?
What destroyed half of the vegetables in {X}'s patch?
How does {X} protect the vegetables now?
What animals or pests were in {X}'s patch, and what was the solution?
Would {X} enjoy a visit to a plant nursery?

your beehives
In which place are {X}'s beehives?
When did {X} become a beekeeper?
On which body part was {X} stung?
What amount of honey did {X} harvest?
What does the honey of {X} taste of?
Would {X} give up beekeeping because of being stung?

your choir
When did {X} become a member of the choir?
What is {X}'s choir singing?
When is the concert of {X}'s choir?
Where did {X} stand at the choir concert?
Would {X} be considered open to new experiences?

the book club
What was the first book of {X}'s book club?
By when does {X} have to have read the novel?
What do people drink at {X}'s book club?
How did {X} react to the end of the novel?
What did the hero in the novel {X} read look for, and what was it really?

your watercolours
When was {X} given the watercolours?
What does {X} paint most?
In which place are {X}'s paintings being shown?
When did {X} sell a painting for the first time?
Who became the buyer of {X}'s painting?

the amateur play
Which role did {X} get in the comedy?
When is the premiere of {X}'s play?
Which words does {X} speak on stage?
Who is the mother in the play that {X} is in?
What did {X} do with the line on the first night?

the food bank
Which organisation does {X} help?
When did {X} join the food bank as a volunteer?
Which visitor of the food bank is special to {X}?
Who handed the keys of the food bank over to {X}?
Would {X} be considered a caring person?

the river clean-up
On which date was {X} at the river clean-up?
Which object did {X} pull out of the river?
What will happen to the thing {X} found in the river?
Who told {X} to wash the find from the river?

the flea market
Which thing did {X} come home with from the flea market?
On which date was {X} at the flea market?
Who was the previous owner of what {X} bought at the flea market?
Where at home did {X} put the flea market purchase?

the tango evening
When did {X} go dancing tango for the first time?
Who had their feet stepped on by {X} at the tango evening?
What did {X} get for the next tango evenings?
With whom did {X} go to the tango evening?

that poor ankle
What did {X} break or sprain?
What was {X} doing when the accident happened?
When did {X} have the accident?
Who brought {X} the groceries after the injury?
How long must {X} keep the plaster on?
When was the plaster of {X} removed?

your half marathon
What race is {X} training for?
When does {X} run the half marathon?
Who gets {X} out of bed for running?
How fast did {X} run the half marathon?
By whom or what was {X} overtaken at the end of the race?
Where did {X}'s half marathon lead, and how long did {X} take?
Would {X} run a race again?

the climbing wall
When did {X} go to the climbing wall for the first time?
What is {X} afraid of at the climbing wall?
Who talked {X} into going climbing?
Which piece of equipment for climbing does {X} have now?
Does {X} face fears?

your sleep
On which night was {X} in the sleep lab?
What was the reason for {X}'s bad sleep, according to the lab?
What helped {X} to sleep well?
At what hour did {X} keep waking, and what helped?

the ice swimming
Where did {X} swim in icy water?
How cold was the water in which {X} swam?
When did {X} go ice swimming for the first time?
What name does {X}'s group of ice swimmers have?
Why does {X} swim in icy water?
Would {X} join a winter hike with others?

your rash
On which date was {X}'s allergy test?
What is {X} allergic to?
Which remedy does {X} use against the rash?
Which complaints did {X} have, and what was the cause?

your bike trip
On which date is {X} setting off by bike?
Along which river does {X} cycle?
How long was {X}'s bike trip meant to take?
How many flat tyres did {X} have?
Which place to sleep did the farmer offer {X}?
Who rode with {X}, and which animal is named after {X}?
Does {X} take mishaps lightly?

the endless scarf
When did {X} begin to knit?
What is the colour of {X}'s scarf?
How long has the scarf of {X} become?
Who will get the scarf that {X} is knitting?

your sourdough
What is {X}'s sourdough called?
When did {X} make the sourdough starter?
How did {X}'s sourdough behave on Sunday?
Who received some sourdough from {X}?
How many loaves did it take until {X} baked a good one?

your bird list
What rare bird did {X} see?
On which date did {X} see the rare bird?
How long is {X}'s list of birds by now?
What clothing does {X} wear for birdwatching?
Would {X} be able to wait for a long time?

the month without a phone
When did {X}'s month without a phone start?
What made {X} put the phone away for a month?
What did {X} find out while living without a phone?
Whose wristwatch did {X} wear in that month?

your board game nights
Which game is played most at {X}'s board game nights?
When did {X} hold the first board game night?
Which rule must everybody follow at {X}'s board game nights?
Who has more than one copy of {X}'s favourite game?
What does the rule at the game nights tell about {X}?

the darkroom
When did {X} find an old camera?
In which room is {X}'s darkroom?
What are the subjects of {X}'s photographs?
When was {X} awarded the prize for a print?
From whom did {X} learn to develop pictures?
What does {X} photograph, and what was won with it?

the vacuum robot
By what name does the vacuum robot of {X} go?
Since when does {X} have the vacuum robot?
Where was the vacuum robot of {X} found?
Who brought the vacuum robot back to {X}?

your new flat
Which business or place is below {X}'s new flat?
On which date did {X} receive the new flat's keys?
What does {X} dislike about the new flat?
What does {X} like about the new flat?
Who carried the piano with {X}?
Is {X} musical?

the painting job
Which colour did {X} choose for the room?
When was {X} busy painting the room?
Whose remark or which remark made {X} paint it again?
What can still be seen on {X}'s wall?

that burst pipe
When did the pipe burst in {X}'s home?
Which things of {X} were ruined by the water?
From where did the water run into {X}'s home?
When did {X} get rid of the drying machines?

the man upstairs
Why could {X} not sleep because of the man upstairs?
When did {X} write to the man upstairs?
How did the man upstairs react to {X}'s letter?
What do {X} and the neighbour from upstairs play together?
What noise came from upstairs at {X}'s place, and what came of it?
Would {X} talk to people rather than complain?

that long weekend
Where did {X} spend the long weekend?
When was {X} back home after the long weekend?
What was {X}'s favourite thing about the long weekend?
Which food did {X} have in the evenings of the long weekend?
Is {X} likely to go to that town again?

the night train
When does {X} take the night train?
Who was in the compartment with {X}?
In which bed did {X} sleep on the night train?
Which means of transport does {X} use for the way back?

your lost suitcase
When did {X} arrive without luggage?
To which place was the suitcase of {X} flown by mistake?
What did {X} miss most from the suitcase?
How much compensation did {X} get for the suitcase?
Where had {X}'s suitcase been, and what was stuck on it?

the camping
When did {X} go on the camping trip?
Who accompanied {X} on the camping trip?
What animal paid {X} a visit in the tent?
What did the animal take from {X}?
How did {X} get the socks dry at the campsite?

your old car
On which date did {X}'s car give up?
Which damage did {X}'s car have?
What does {X} drive or ride in place of the old car?
Which name did {X} have for the old car?

the sailing course
When was {X}'s first sailing lesson?
Through whom did {X} get to sailing?
What is the boat of {X}'s sailing course called?
What does {X} watch out for when sailing?
When did {X} become a licensed sailor?
Does {X} keep going when something is difficult?

your sister's wedding
What kind of man is {X}'s sister going to marry?
When did {X} hear about the wedding of the sister?
What is {X}'s part in the wedding?
In which place did the sister of {X} celebrate the wedding?
What went wrong when {X}'s sister got married?
What is known about the husband of {X}'s sister and about the place of the wedding?

the baby
When was {X}'s brother's baby born?
What is the name of the baby of {X}'s brother?
When does {X} travel to see the baby?
Which handmade gift did {X} have for the baby?
Which song did {X} sing to the baby?

your grandmother
On which date does {X}'s grandmother celebrate?
What does {X}'s grandmother want for her birthday?
Which birthday does {X}'s grandmother celebrate?
Who makes the grandmother's wish possible together with {X}?
What did {X}'s grandmother ask afterwards?
Is {X}'s family close?

your old friend
When did {X} and the old friend see each other again?
Why had {X} and the old friend stopped talking?
For how many years had {X} and the old friend not spoken?
Where did {X} and the old friend run into each other?
How do {X} and the old friend stay in contact?
What was the quarrel of {X} and the old friend about, and how do they keep in contact?
Is {X} someone who forgives?

your dinner party
When does {X} give the dinner party?
What did {X} want to cook for the dinner party?
What went wrong with the food at {X}'s dinner party?
What did the guests of {X} get to eat?
Which meal did {X} plan for the guests, and which one did they get?
How did {X} feel about the dinner party afterwards?

that birthday present
What did {X} get for the birthday?
From whom was {X}'s birthday present?
When was the birthday on which {X} got the present?
Which birthday did {X} celebrate?

your tax letter
On which date did {X} hear from the tax office?
How much did the tax office ask {X} to pay?
Which mistake had been made with {X}'s taxes?
Who found the mistake in {X}'s taxes?
What sum did the tax office demand of {X}, and what sum comes back?

the raffle
Which prize did {X} win in the raffle?
On which date was {X} lucky in the raffle?
What did {X} get in exchange for the prize?
Who took the prize from {X} in exchange?
What did {X} win, and what did {X} swap it for?

your grandmother's ring
When did {X} start to look for the ring?
In which place was the ring of {X}'s grandmother found?
Where did {X} leave the ring when baking?
In what way does {X} wear the ring now?
Who discovered {X}'s ring?

your nephew's project
Which model or object is {X} making with the nephew?
What is the deadline of the project {X} builds with the nephew?
Which age does {X} give for the nephew?
What happened to the nephew's project in the end?
What does {X}'s sister not allow until Christmas?

the tattoo
What can be seen on {X}'s tattoo?
On which part of the body did {X} get a tattoo?
When was {X} tattooed?
Who was the tattoo artist of {X}?
Is {X} happy with the tattoo in the long run?

the storm
What kind of tree fell at {X}'s place?
What was hit by the falling tree at {X}'s place?
When was the storm at {X}'s home?
In which place was {X} during the storm?
Who came to {X} with a chainsaw?
What grows now where {X}'s tree fell?
Does {X} see the good side of things?

your list of resolutions
Which goal did {X} put first on the list?
Who keeps an eye on {X}'s list?
When did {X} write down the goals?
When did {X} finish the second goal?
Which birthday is {X}'s list meant for, and how many goals have been reached?
Is {X} a disciplined person?

your new job
When did {X} hand in the notice at the bank?
Why exactly did {X} leave the bank?
What is {X}'s new employer or workplace?
Through whose recommendation did {X} get the new job?
What does {X} do in the new job?
What drove {X} away from the bank, and what does the new salary look like?
Could a higher salary bring {X} back to the bank?

your evening classes
What does {X} learn in the evening?
Who is the person {X} is learning for?
On which date is the exam of {X}'s evening class?
What was {X}'s result in the exam?
What did {X} study in the evenings, and what was the result?
Does {X} make an effort for other people?

your little company
Which product does {X} sell?
Under what name does {X} sell?
At which place did {X} plan to sell first?
When was {X}'s stall sold out?
Who placed the large order with {X}?
Under what name does {X} sell, and how many pieces were in the large order?
Does {X}'s company have a future?

that interview
For which date is {X}'s job interview set?
From whom did {X} have the suit for the interview?
What mishap did {X} have at the interview?
When did {X} hear about having got the job?
What was the conversation in {X}'s interview about?

your new boss
What is {X}'s new boss called?
What does the new boss do that annoys {X}?
Why did {X} have to do the work of the quarter again?
When did {X} speak with the new boss?
What did {X} get back after the talk with the boss?

your thesis
Which subject does {X}'s thesis treat?
When must {X} hand in the thesis?
When was the defence of {X}'s thesis?
Which person examined the thesis of {X}?
What was {X}'s reply when asked what the thesis is good for?
What kind of research does {X} believe in?
`;

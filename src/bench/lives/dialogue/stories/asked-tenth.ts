/** What is asked of the stories in the tenth voice: a story's title, then a line for each of its questions, in their order. */
export const askedTenth = `
that puppy of yours
Which breed is the puppy that {X} brought home?
On what date did {X} get the puppy from the shelter?
Why did {X} pick that puppy among all the others?
How is {X}'s puppy called?
Who teaches {X} and the puppy in the training class?
Does {X} tend to decide things on the spur of the moment?

your old cat
When was {X}'s cat examined by the vet?
Which illness did the vet find in {X}'s cat?
By what trick does {X} get the cat to swallow its medicine?
What is the age of {X}'s sick cat, and how did it behave after getting better?
Does {X} take good care of animals?

your vegetable patch
When was the allotment given to {X}?
Which vegetable does {X} grow most?
From whom or what did {X} learn what to plant?
Which pest or misfortune destroyed part of {X}'s harvest?
How does {X} keep the vegetables safe now?
What went wrong with {X}'s vegetables, and what was the remedy?
Is a seed exchange something that {X} would like to visit?

your beehives
At what place does {X} keep the bees?
When did {X}'s beekeeping begin?
Where on the body did a bee sting {X}?
How much honey, counted in jars, did {X} harvest?
Which taste does the honey of {X}'s bees have?
Would a sting be a reason for {X} to stop keeping bees?

your choir
Since when has {X} been singing in the choir?
Which work is being rehearsed by {X}'s choir?
On what date is the concert of {X}'s choir?
At the concert, where did {X} stand?
Is {X} outgoing and open to new things?

the book club
With which book did {X} start in the book club?
Until when does {X} have time to read the book?
Which drink is served when {X}'s book club meets?
What was {X}'s reaction when the novel ended?
What did the main character of {X}'s book search for at the start, and what did it turn out to mean?

your watercolours
When did {X} take up watercolour painting?
Which motif returns in {X}'s paintings?
In which place did {X} show the paintings?
On what date was one of {X}'s paintings sold?
Who was the buyer of {X}'s painting?

the amateur play
Which part does {X} play in the amateur production?
What is the date of the premiere of {X}'s play?
Which sentence does {X} have to speak in the play?
Who plays {X}'s mother on stage?
What did {X} get wrong at the premiere?

the food bank
At which organisation or place does {X} give time as a volunteer?
When did {X}'s volunteering begin?
Who among the visitors does {X} wait for each time?
From whom did {X} get the keys?
Is {X} someone who feels for others?

the river clean-up
On which date did {X} help to clean up the river?
Which strange thing came out of the river during {X}'s clean-up?
Where is {X}'s find from the river going to be shown?
Who would have liked to clean the object from {X}'s river?

the flea market
Which thing did {X} come home with from the flea market, having gone out for milk?
What was the date of {X}'s visit to the flea market?
To whom did {X}'s purchase once belong, if one believes the seller?
In which spot does {X} keep the flea market purchase?

the tango evening
What was the date of {X}'s first tango night?
On whose toes did {X} tread when dancing?
Which purchase did {X} make for the tango?
Who persuaded {X} to come to the tango?

that poor ankle
Which bone or joint did {X} break?
What was {X} doing when the injury happened?
On what date did {X}'s accident occur?
Who did {X}'s shopping while {X} was laid up?
How many weeks was {X} to have the cast on?
On what date did {X}'s cast come off?

your half marathon
For which running event has {X} registered?
On which date is {X}'s race?
Who goes running with {X} in the morning?
How long did {X} take to finish the race?
By whom was {X} overtaken just before the end?
At which place did {X} run, and what was the time?
Would {X} sign up for a longer race in the near future?

the climbing wall
When did {X} climb for the first time at the hall?
Which fear does {X} have on the climbing wall?
Who introduced {X} to the climbing hall?
What gear did {X} get for climbing?
Is courage one of {X}'s traits?

your sleep
On what date was {X} observed in the sleep lab?
What turned out to be disturbing {X}'s sleep?
Which remedy let {X} sleep through the night?
What was the hour at which {X} kept waking up, and what was the cure?

the ice swimming
Which water does {X} go into for ice swimming?
What was the temperature of the water when {X} swam?
On which date did {X} first swim in ice-cold water?
What do the people that {X} swims with call themselves?
What does {X} like about the cold water?
Would a club for winter sports suit {X}?

your rash
On which day was {X} tested for allergies?
To what does {X} react allergically?
Which treatment was {X} given for the skin?
Which complaints did {X} have, and what was behind them?

your bike trip
On what date does {X}'s cycling tour start?
Along which river does {X}'s route lead?
For how many days did {X} plan to be cycling?
How often did {X} have a puncture?
What unusual place did {X} spend a night in while cycling?
With whom did {X} cycle, and which newborn animal did they witness?
Can {X} laugh about mishaps?

the endless scarf
When did somebody teach {X} how to knit?
In which colour is {X} knitting?
What length has {X}'s scarf reached?
For whom is {X} making the scarf?

your sourdough
How has {X} named the sourdough?
When did {X}'s sourdough begin to bubble?
What accident did {X}'s sourdough cause on a Sunday?
To whom did {X} pass on some sourdough?
Which bread was {X}'s first success?

your bird list
What rare species did {X} spot?
On which date did {X} see it from close by?
How many species are on {X}'s list?
What clothing does {X} put on for birdwatching?
Is patience one of {X}'s strengths?

the month without a phone
When did {X} lock the phone away?
For what reason did {X} give up the phone for a month?
What did {X} notice or find while living without a phone?
Whose watch did {X} use?

your board game nights
Which game is played most at {X}'s evenings?
When did {X}'s game evenings start?
Which special rule applies at {X}'s place?
Who has more than one copy of the game that {X} likes?
How would one describe {X} as a host?

the darkroom
When did {X} come across the old camera?
In which room does {X} develop film?
Which motifs does {X} prefer for photographs?
On what date did a photograph by {X} win something?
From whom did {X} learn developing?
What are {X}'s pictures of, and how did they place in the contest?

the vacuum robot
What does {X} call the vacuum robot?
On what date did the vacuum robot come into {X}'s home?
What did {X}'s vacuum robot get up to when it ran away?
Who brought {X}'s vacuum robot home again?

your new flat
Which kind of shop lies beneath {X}'s new flat?
On what date were the keys to the new flat given to {X}?
What is inconvenient about {X}'s new flat?
What is the best thing about {X}'s new flat?
Who got the piano up to {X}'s flat?
What does the move tell us about {X}'s personality?

the painting job
Which colour are {X}'s walls now?
On what date did {X} do the painting?
What was the occasion for {X} to paint the walls?
What did {X} notice too late when the paint was dry?

that burst pipe
On which day did {X} find the home under water?
Which of {X}'s belongings were destroyed and cannot be replaced?
Where did the water in {X}'s home come from?
On what date were {X}'s drying machines collected?

the man upstairs
Which activity of the person above kept {X} awake?
On what date did {X} put a letter in the neighbour's box?
What was the neighbour's reply to {X}?
What has become a shared activity of {X} and the neighbour?
Which sound annoyed {X}, and how do {X} and the neighbour spend time together now?
Does {X} manage to settle disputes well?

that long weekend
In which city did {X} spend the long weekend?
On what date was {X} home again from the long weekend?
Which place impressed {X} most on the weekend away?
What was {X}'s dinner each night of the weekend away?
Is {X} curious about regional food?

the night train
On which date does {X}'s night train depart?
With whom did {X} share a compartment?
What kind of bed did {X} book on the train?
Which means of transport will {X} take on the way back?

your lost suitcase
On which date did {X} land without the luggage?
Where had {X}'s suitcase been flown to?
Which thing in the suitcase did {X} need most?
What sum did {X} get because of the late suitcase?
To which place did {X}'s suitcase travel, and which sticker did it bring back?

the camping
On what date was {X} camping by the lakes?
Who slept in the tents along with {X}?
Which animal came to {X}'s tent in the dark?
What did that animal carry off from {X}?
Which method did {X} find for drying socks?

your old car
On what date did {X}'s car give up?
What part failed in {X}'s car?
Which vehicle or pass did {X} get instead of the car?
How did {X} call the old car?

the sailing course
On what date was {X}'s first sailing lesson?
By whom was {X} talked into sailing?
How is {X}'s boat named?
Which part of sailing scares {X} the most?
When did {X} get through the sailing exam?
Does {X} carry through what has been started?

your sister's wedding
To whom is {X}'s sister engaged?
When was {X} told about the wedding plans?
Which job was given to {X} for the wedding?
At what location did {X}'s sister marry?
Which misfortune happened on the wedding day of {X}'s sister?
From which country or region is the husband of {X}'s sister, and at which place did they marry?

the baby
On what date did {X} become an uncle or aunt?
Which name have the parents given to {X}'s brother's baby?
When does {X} plan to see the baby?
Which handmade thing did {X} bring for the baby?
Which song did the baby hear from {X}?

your grandmother
On which day does {X}'s grandmother have her birthday?
What was the birthday wish of {X}'s grandmother?
Which age does {X}'s grandmother reach?
With whose help did {X} fulfil the grandmother's wish?
What did the grandmother want to know from {X} afterwards?
How would one describe {X}'s family?

your old friend
On which date did {X} meet the lost friend again?
What was the old quarrel between {X} and the friend about?
How long had {X} and the friend not talked to each other?
At what place did {X} bump into the old friend?
By what means do {X} and the old friend keep in touch?
Over what did {X} and the friend fall out, and how are they in contact today?
Can {X} let go of old grudges?

your dinner party
For which date has {X} invited the guests?
Which dish was on {X}'s menu for the guests?
What happened to the food that {X} was cooking?
What was served to {X}'s guests instead?
Which dish had {X} intended for the evening, and what was eaten in fact?
Did the failed dinner trouble {X} for a long time?

that birthday present
Which large present did {X} get for the birthday?
From whom was {X}'s big present?
On what date did {X} celebrate the round birthday?
Which age did {X} reach?

your tax letter
When did the tax office write to {X}?
Which amount was {X} supposed to pay to the tax office?
Where did the error in {X}'s tax affair lie?
By whom was the error in {X}'s papers noticed?
What did the tax office want from {X}, and what is {X} going to receive?

the raffle
Which prize went to {X} in the raffle?
On what date was {X} lucky in the raffle?
For which thing did {X} exchange the prize?
With whom did {X} exchange the prize?
What had {X} won, and what did {X} have after the exchange?

your grandmother's ring
On what date was {X}'s ring missed?
In which spot did {X}'s ring turn up?
Where did {X} lay the ring down before it was lost?
What is the place where {X} now keeps the ring?
By whom was {X}'s ring found?

your nephew's project
Which model or machine are {X} and the nephew building?
On what date is the project of {X}'s nephew due?
Which age is the nephew that {X} helps?
What went on with the nephew's project that {X} helped with?
What may {X} no longer do, according to {X}'s sister?

the tattoo
Which motif did {X} choose for the tattoo?
On which part of the body is {X}'s tattoo?
When was {X} at the tattoo studio?
Who tattooed {X}?
Might {X} want to have the tattoo removed one day?

the storm
What kind of tree did {X} lose in the storm?
On what did {X}'s tree fall?
On which date was the storm at {X}'s place?
In which place did {X} wait for the storm to pass?
With whose help was the tree at {X}'s place removed?
Which plant did {X} put in the ground afterwards?
Does {X} look on the bright side?

your list of resolutions
What comes first among {X}'s resolutions?
Who checks on {X}'s resolutions?
On what date did {X} put the resolutions on paper?
When could {X} cross the second resolution off?
Which age is {X} approaching, and how much of the list has been done?
Which traits of {X} show in the resolutions?

your new job
On what date did {X} hand in the notice at the bank?
Which event made {X} finally turn away from the bank?
With which employer did {X} start afterwards?
Who put in a word for {X} at the new employer?
What tasks does {X} have in the new job?
For what reason did {X} give up the bank, and what did it mean for the pay?
Is {X} sorry to have left?

your evening classes
Which subject has {X} chosen for the evenings?
For whom is {X} learning it?
On what date is {X} examined?
Which mark or outcome did {X} have in the exam?
Which subject did {X} learn, and what came out of the exam?
Do other people give {X} the drive to learn?

your little company
Which goods is {X}'s business about?
What did {X} name the business?
At which place did {X} want to sell first?
On what date was everything at {X}'s stall sold?
What sort of customer ordered a large quantity from {X}?
What is the name of {X}'s firm, and how large is the big order?
Has {X}'s business a good chance of growing?

that interview
On what date was {X} invited to the interview?
How was {X} dressed for the interview?
Which awkward moment did {X} have at the interview?
On which date did {X} hear that the job was {X}'s?
Which subject did {X} and the interviewers discuss?

your new boss
Who is now in charge of {X}'s department?
Which habit of the new boss gets on {X}'s nerves?
What made it necessary for {X} to do the quarter's work again?
On what date did {X} speak with the new boss?
Which thing was restored to {X} after the conversation with the boss?

your thesis
Which subject is {X}'s thesis on?
On what date is {X}'s thesis due?
On which date did {X} defend the thesis?
Which person conducted {X}'s examination?
How did {X} reply to the question what the thesis is useful for?
Does {X} value enjoyment above usefulness?
`;

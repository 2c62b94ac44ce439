/** What is asked of the stories in the twelfth voice: a story's title, then a line for each of its questions, in their order. */
export const askedTwelfth = `
that puppy of yours
What kind of dog did {X} adopt from the shelter?
When did {X} visit the shelter and adopt the puppy?
Why did {X} end up with that particular puppy?
What did {X} decide to call the puppy?
Who runs the dog class that {X} attends?
Does {X} tend to act on impulse?

your old cat
When did a vet examine {X}'s cat?
What was the cat of {X} diagnosed with?
What trick does {X} use to give the cat its pills?
What age is {X}'s cat, and what was it able to do again after treatment?
Does {X} take good care of pets?

your vegetable patch
When did {X} become the holder of an allotment?
Which crop is {X} mostly growing?
Whose notes does {X} rely on for gardening?
What caused the loss of half of {X}'s vegetables?
What method did {X} use to keep the vegetables safe?
What was attacking {X}'s vegetables, and how did {X} deal with it?
Would {X} be interested in a gardening fair?

your beehives
Where does {X} have the hives set up?
When did {X}'s beekeeping start?
Where did a bee hurt {X}?
How much honey did {X}'s bees produce?
Which flavour does the honey made by {X}'s bees have?
Is {X} likely to stop keeping bees after a sting?

your choir
When did {X} start singing in the choir?
Which piece of music is {X} rehearsing with the choir?
On what date does {X}'s choir concert take place?
What was {X}'s spot during the concert?
Is {X} open to trying new things spontaneously?

the book club
Which novel did {X}'s book club start with?
What is the deadline for {X} to finish the book club's novel?
Which drink is served at the book club {X} goes to?
How did {X} respond when the novel ended?
What was the hero of {X}'s novel searching for, and what did it turn out to mean?

your watercolours
When did {X} receive the box of watercolours?
What subject does {X} keep painting?
Where did {X}'s paintings get displayed?
When was the first of {X}'s paintings bought by someone?
Which person paid for one of {X}'s paintings?

the amateur play
Which character is {X} playing in the comedy?
When does {X}'s play open?
What is the only line {X} has in the play?
Who is playing everybody's mother alongside {X}?
What happened with {X}'s line at the premiere?

the food bank
What organization does {X} volunteer for?
When did {X}'s volunteering at the food bank begin?
Who is the visitor at the food bank that {X} always looks out for?
Who gave {X} the keys when retiring from the food bank?
Would {X} be described as compassionate?

the river clean-up
When did {X} help to clean the river?
What object was discovered during {X}'s river clean-up?
Where is the discovery from {X}'s river clean-up going?
Who wanted the find from {X}'s clean-up washed before anything else?

the flea market
What unusual item did {X} bring home instead of milk?
When did {X} buy the item at the flea market?
According to the seller, who used to own {X}'s flea market find?
Where does {X} keep the flea market find?

the tango evening
When did {X} first try tango?
On whose feet did {X} step during the tango evening?
What did {X} purchase to keep dancing tango?
Who invited {X} along to the tango evening?

that poor ankle
Which bone or body part did {X} injure?
How did {X}'s accident happen?
When did {X} get injured?
Who did the shopping while {X} was injured?
For how long does {X} need to wear the plaster?
When did {X} get rid of the plaster?

your half marathon
What running event did {X} register for?
On what date is {X}'s half marathon?
Who makes sure that {X} goes running in the morning?
What time did {X} finish the half marathon in?
What or who passed {X} near the finish line?
What was the course of {X}'s half marathon, and what was the finishing time?
Is {X} likely to sign up for another race?

the climbing wall
When did {X} try climbing for the first time?
Which fear does {X} have to deal with when climbing?
Who got {X} to come to the climbing hall?
What has {X} bought for climbing?
Would {X} be considered courageous?

your sleep
When was {X} examined at the sleep lab?
What did the sleep lab say was keeping {X} awake?
What cured {X}'s sleeping problem?
What time did {X} wake up at night, and what was the remedy?

the ice swimming
In which water did {X} go ice swimming?
What was the water temperature when {X} went ice swimming?
When did {X} jump into the icy water?
What do {X} and the other ice swimmers call themselves?
What does {X} say is the reason for swimming in icy water?
Would {X} enjoy other outdoor activities in winter with a group?

your rash
When did {X} get tested for allergies?
What triggered {X}'s allergy?
What is {X} treating the rash with?
What were {X}'s symptoms, and what did they come from?

your bike trip
When does {X}'s bike trip start?
Which river does {X}'s bike route follow?
How many days did {X} plan for the bike trip?
How many punctures were there on {X}'s bike trip?
In what building did a farmer put {X} up during the bike trip?
Who went on the bike trip with {X}, and which newborn was given {X}'s name?
Does {X} keep a sense of humour when things go wrong?

the endless scarf
When did {X} take up knitting?
Which colour did {X} choose for the scarf?
What length is {X}'s scarf now?
Who is {X} knitting the scarf for?

your sourdough
What name did {X} give to the sourdough?
When did {X} get the sourdough going?
What did the sourdough do on Sunday at {X}'s place?
Who got a jar of sourdough from {X}?
Which of {X}'s loaves was the first good one?

your bird list
Which rare bird did {X} get to watch from the ditch?
When did {X} watch the rare bird?
How many bird species are on {X}'s list?
What does {X} put on for birdwatching in the ditch?
Would {X} be considered patient?

the month without a phone
When did {X} give up the phone for a month?
Why did {X} decide to go without a phone?
What did {X} discover during the month without a phone?
Who lent a watch to {X} during the month without a phone?

your board game nights
What is the favourite board game at {X}'s evenings?
When did {X} begin hosting board game nights?
What rule applies at {X}'s board game nights?
Who owns several copies of the game played at {X}'s place?
What does the house rule suggest about {X}'s personality?

the darkroom
When did {X} come across the uncle's old camera?
Where did {X} set up the darkroom?
What does {X} usually photograph?
When did {X} win a prize for a print?
Who taught {X} how to work in a darkroom?
What are {X}'s favourite subjects to photograph, and which prize did {X} win?

the vacuum robot
What name was given to {X}'s vacuum robot?
When did {X} start using a vacuum robot?
Where did {X}'s vacuum robot go when it escaped?
Which neighbour returned the vacuum robot to {X}?

your new flat
What is on the ground floor of the building where {X}'s new flat is?
When were the keys to the new flat given to {X}?
What is the downside of {X}'s new flat?
What advantage does {X}'s new flat have?
Who helped {X} carry the piano?
Does {X} probably play music?

the painting job
What colour is on the walls that {X} painted?
When did {X} paint the room at home?
What comment led {X} to repaint?
What mark was left on the wall that {X} painted?

that burst pipe
When was there a burst pipe at {X}'s home?
What belongings did {X} lose because of the water?
What was the source of the water in {X}'s home?
When were {X}'s drying machines taken away?

the man upstairs
What was the man upstairs doing that kept {X} awake?
When did {X} leave a letter for the man upstairs?
What did the man upstairs do after reading {X}'s letter?
Which game do {X} and the man upstairs play?
How did the man upstairs disturb {X} at first, and what do the two do together now?
Does {X} handle conflicts well?

that long weekend
Which town did {X} visit over the long weekend?
When did {X} get back from the long weekend?
What did {X} like best about the town visited over the long weekend?
What did {X} eat every evening during the long weekend?
Would {X} like to visit that town again?

the night train
When is {X} leaving by night train?
Who shared the sleeper with {X}?
Which berth was {X}'s on the night train?
How will {X} travel back after the night train?

your lost suitcase
When did {X} land without the suitcase?
Which city was {X}'s suitcase sent to?
What was the most important thing in {X}'s lost suitcase?
What amount does {X} receive for the lost suitcase?
Where was {X}'s suitcase sent, and what sticker did it have afterwards?

the camping
When was {X}'s camping trip?
Who went camping together with {X}?
Which animal came into {X}'s tent?
What was stolen from {X} on the camping trip?
Where did {X} dry wet socks while camping?

your old car
When did {X}'s old car break down?
Which part of {X}'s car failed?
What did {X} get to replace the car?
What did {X} use to call the old car?

the sailing course
When did {X}'s sailing course begin?
Which friend got {X} into sailing?
What is the name of the boat {X} learns on?
What is {X} wary of on the boat?
When did {X} obtain the sailing licence?
Would {X} be considered persistent?

your sister's wedding
What does the man that {X}'s sister is marrying do, and where does he live?
When did {X} learn about the sister's wedding plans?
What does {X} have to do at the sister's wedding?
At what place did {X}'s sister get married?
Which mishap occurred at {X}'s sister's wedding?
Where does the groom of {X}'s sister come from, and what was the wedding venue?

the baby
When did {X}'s brother become a father?
What did {X}'s brother name the baby?
When is {X} going to visit the baby?
What did {X} make for the baby?
What did {X} sing while holding the baby?

your grandmother
When does {X}'s grandmother have her birthday?
What is the birthday wish of {X}'s grandmother?
What age is {X}'s grandmother turning?
Who is helping {X} to fulfil the grandmother's wish?
What question did {X}'s grandmother have after getting her wish?
How could {X}'s family be described?

your old friend
When did {X} meet the old friend again?
What was the falling-out between {X} and the old friend about?
How long had {X} and the old friend not been speaking?
At which place did {X} meet the old friend again?
How do {X} and the old friend keep in touch these days?
What did {X} and the old friend fall out over, and how do they communicate now?
Can {X} forgive people?

your dinner party
When is {X} having people over for dinner?
What dish was {X} planning to serve?
What mistake did {X} make while cooking for the dinner party?
What food was finally eaten by {X}'s guests?
What had {X} planned to serve, and what was eaten at the dinner party?
Did {X} think of the dinner party as a failure?

that birthday present
What present was waiting for {X} on the birthday?
Who gave {X} the birthday present?
On what date did {X} have the birthday with the big present?
How old is {X} now?

your tax letter
When did the tax letter reach {X}?
What sum did the tax office want from {X}?
What was the error in {X}'s tax matter?
Who discovered the error in {X}'s tax matter?
What did the tax office first want from {X}, and how much is being refunded?

the raffle
What did {X} win at the fire brigade's raffle?
On what day did {X} have luck in the raffle?
What did {X} trade the raffle prize for?
With whom did {X} trade the raffle prize?
What prize did {X} get in the raffle, and what was it traded for?

your grandmother's ring
When did {X}'s search for the ring begin?
Where did the grandmother's ring of {X} turn up?
Where had {X} put the ring while baking?
How does {X} wear the ring since it was found?
Who found the grandmother's ring for {X}?

your nephew's project
What is {X} building with the nephew?
By what date must {X} and the nephew finish the school project?
What is the age of the nephew {X} is helping?
What became of the project {X} and the nephew built?
What has {X}'s sister banned until Christmas?

the tattoo
What motif did {X} pick for the tattoo?
Where on the body is {X}'s tattoo?
When did {X} get a tattoo?
Who gave {X} the tattoo?
Will {X} come to regret the tattoo?

the storm
Which tree did {X} lose in the storm?
What did the tree fall on at {X}'s place?
On what date was {X}'s place hit by the storm?
Where did {X} wait for the storm to pass?
Who helped {X} with a chainsaw after the storm?
What did {X} plant where the fallen tree had been?
Would {X} be considered an optimist?

your list of resolutions
What is at the top of {X}'s list of goals?
Who checks {X}'s progress on the list?
When did {X} make the list?
When was the second goal on {X}'s list ticked off?
What birthday is {X} approaching, and how many goals on the list are done?
How would {X}'s attitude to goals be described?

your new job
On what date did {X} quit at the bank?
What was the final straw that made {X} quit the bank?
Where is {X} going to work after the bank?
Who spoke up for {X} to get the new job?
What are {X}'s tasks at the new job?
What made {X} quit the bank, and what happened to {X}'s pay?
Would {X} return to the bank if offered more money?

your evening classes
Which subject is {X} taking in evening classes?
For whom is {X} taking evening classes?
When is {X}'s exam for the evening class?
How well did {X} pass the evening class exam?
Which evening class did {X} take, and how did the exam go?
Is {X} likely to learn something for the sake of others?

your little company
What does {X} make and sell?
What name did {X} choose for the company?
Where did {X} intend to start selling?
When did {X} sell everything at the market?
Who sent {X} a large order?
What is the name of {X}'s company, and how big was the large order?
Will {X}'s company likely grow?

that interview
On what date is {X} invited to the interview?
Whose suit did {X} wear to the interview?
What went wrong for {X} during the interview?
When did {X} find out about getting the job?
Which topic did {X} discuss with the interviewers?

your new boss
What is the name of {X}'s new boss?
What habit of the new boss bothers {X}?
For what reason did {X} have to redo the quarter's work?
When did {X} have the talk with the new boss?
What did {X} regain after talking to the new boss?

your thesis
What does {X} write about in the thesis?
What is the submission date of {X}'s thesis?
When did {X} defend the thesis successfully?
Which professor assessed {X}'s thesis?
How did {X} answer the question about the use of the thesis?
What matters to {X} in academic work?
`;

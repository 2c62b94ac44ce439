/** What is asked of the stories in the sixteenth voice: a story's title, then a line for each of its questions, in their order. */
export const askedSixteenth = `
that puppy of yours
Which breed is the puppy that {X} took in?
On what date did {X} get the puppy?
For what reason did {X} pick this particular puppy?
What name was the puppy of {X} given?
Who runs the puppy class that {X} goes to?
Would you describe {X} as an impulsive person?

your old cat
When was the vet seen about {X}'s cat?
What is {X}'s cat suffering from?
How is the medicine given to {X}'s cat?
How old is {X}'s cat, and what did it manage once it was well again?
Does {X} seem to be a caring pet owner?

your vegetable patch
On what date did {X} take over the vegetable plot?
What is {X} mainly growing on the plot?
From whom or from where did {X} learn about gardening?
What did damage to the vegetables of {X}?
How are {X}'s plants kept safe now?
Which pest did {X} have on the plot, and what was done about it?
Is a gardening gift a good idea for {X}?

your beehives
In what location does {X} have beehives?
On what date did {X} receive the bees?
What part of {X}'s body did the bee sting?
How large was the honey harvest of {X}?
Which flavour does the honey of {X} have?
Did {X} keep the bees in spite of being stung?

your choir
On what date did {X} join the choir?
Which work is {X}'s choir practising?
What date is set for the concert of {X}'s choir?
Where did {X} stand during the concert?
Does {X} seem willing to try unfamiliar things?

the book club
Which book was {X}'s first one in the book club?
What is the deadline for {X} to finish the novel?
What is served to drink at {X}'s book club?
How did {X} react to the last pages of the novel?
What was the hero of {X}'s novel looking for, and what did it turn out to be?

your watercolours
On what date did {X} receive the painting set?
Which subject does {X} like to paint?
Where have {X}'s paintings been put up for people to see?
On what date did {X} sell a painting for the first time?
To whom did {X} sell the painting?

the amateur play
Which character does {X} play on stage?
What date is the premiere of {X}'s play?
What does {X}'s character say in the play?
Who is on stage with {X} as the mother?
How did {X}'s line go at the premiere?

the food bank
Where does {X} work as a volunteer?
On what date did {X} start at the food bank?
Which visitor of the food bank is {X} most fond of?
From whom did {X} receive the food bank keys?
Does {X} come across as kind?

the river clean-up
When was the river clean-up with {X}?
What strange thing did {X} fish out of the river?
What are the plans for the thing {X} found in the river?
From whom did {X} hear that the find should be washed first?

the flea market
What purchase did {X} make at the flea market?
On what date was {X} at the flea market?
To whom did the thing {X} bought at the flea market once belong?
Where does {X} keep the flea market purchase?

the tango evening
On what date was {X}'s first tango lesson?
On whose toes did {X} tread at the tango?
What did {X} buy in order to dance tango?
With whom was {X} at the tango evening?

that poor ankle
Which injury did {X} have?
During which activity was {X} injured?
What date was it when {X} got hurt?
Who went to the shops for {X} while the injury healed?
How many weeks does {X} have to wear the cast?
On what date was {X}'s cast taken off?

your half marathon
What running event has {X} registered for?
On what date is {X}'s race?
Who motivates {X} to go running in the morning?
How long did {X} need for the half marathon?
Who or what passed {X} shortly before the finish?
Along what route did {X} run the half marathon, and how long did it take?
Is it likely that {X} signs up for another race?

the climbing wall
On what date did {X} first go climbing?
What scares {X} when climbing?
Who persuaded {X} to come to the climbing wall?
Which piece of climbing gear did {X} get?
Is {X} somebody who confronts what is frightening?

your sleep
When was {X} examined in the sleep lab?
What turned out to be behind {X}'s sleeping trouble?
What made {X}'s nights better?
At what time did {X} keep waking, and what solved the problem?

the ice swimming
Where does {X} bathe in winter?
What was the water temperature when {X} first went ice swimming?
On what date did {X} go ice swimming for the first time?
How does {X}'s group of winter swimmers call itself?
What does cold water do for {X}?
If {X} were invited to swim in icy water again, would the answer be yes?

your rash
On what date did {X} take the allergy test?
What causes {X}'s allergy?
What does {X} put on the rash?
What were {X}'s symptoms, and what triggered them?

your bike trip
When does {X} start the bicycle tour?
Which river does {X} follow on the bicycle tour?
How many days has {X} planned for the bicycle tour?
How many punctures did {X} have on the tour?
Where did a farmer give {X} a place to sleep?
Who was {X}'s companion on the bicycle tour, and what animal got {X}'s name?
Does {X} keep a sense of humour in trouble?

the endless scarf
On what date did {X} start the scarf?
Which colour does {X}'s scarf have?
To what length has {X}'s scarf grown?
For whom is the scarf that {X} makes?

your sourdough
Which name has {X}'s sourdough been given?
On what date did {X} start the sourdough?
What went wrong with {X}'s sourdough one Sunday?
With whom did {X} share a part of the sourdough?
Which loaf did {X} finally approve of?

your bird list
What unusual bird did {X} observe?
When did {X} see the unusual bird?
How long, in species, is {X}'s bird list?
Which clothing does {X} put on to watch birds?
Would you say that {X} is a patient person?

the month without a phone
On what date did {X} put the phone away for the month?
Why did {X} want a month without a phone?
What did {X} discover in the phone-free month?
From whom did {X} borrow a watch for the phone-free month?

your board game nights
What is the most popular game at {X}'s evenings?
On what date was {X}'s first evening of board games?
What house rule does {X} have for game nights?
Who owns more than one copy of {X}'s favourite game?
What can be concluded about {X} from the house rule?

the darkroom
On what date did {X} get the old camera?
In what part of the home does {X} develop photographs?
What is {X}'s favourite subject with the old camera?
On what date did {X} win a prize for a photograph?
Who taught {X} how to develop photographs?
Which subject does {X} photograph, and which award did a picture receive?

the vacuum robot
What is the vacuum robot of {X} called?
What is the date on which {X} got the vacuum robot?
Where did the vacuum robot of {X} turn up?
From whom did {X} get the vacuum robot back?

your new flat
What is on the ground floor under {X}'s flat?
On which day did the keys of the new flat come into {X}'s hands?
What annoys {X} about the new flat?
What is {X}'s favourite feature of the new flat?
Who lent {X} a hand with the piano?
Does {X} probably care about music?

the painting job
In what colour did {X} paint the wall?
What is the date on which {X} painted the room?
Which comment led {X} to paint the room again?
What trace of the painting can still be seen on {X}'s wall?

that burst pipe
On what date did {X} have the burst pipe?
What did the water destroy at {X}'s home?
From where did the water come into {X}'s home?
When were the drying machines taken out of {X}'s home?

the man upstairs
What sound did the man upstairs make that annoyed {X}?
On what date did {X} leave the man upstairs a note?
What answer did {X} get from the man upstairs?
What has become a shared habit of {X} and the man upstairs?
What kept {X} awake, and how did the matter end?
Is {X} someone who solves conflicts by talking?

that long weekend
Where did {X} travel on the long weekend?
On what date did {X} get back from the long weekend?
What did {X} enjoy most on the long weekend?
What did {X} eat each evening on the long weekend?
Would {X} go back to the destination of that weekend?

the night train
On what date does {X} board the night train?
With whom did {X} share the compartment?
On which bunk was {X} lying in the night train?
How does {X} travel back from the night train journey?

your lost suitcase
On what date did {X}'s suitcase go missing?
To what place was the suitcase of {X} wrongly sent?
Which of the things in the suitcase did {X} miss most?
What compensation did {X} get for the late suitcase?
Where did {X}'s suitcase end up, and what did its label say?

the camping
On what date did {X}'s camping take place?
With what person did {X} stay in the tent?
Which animal turned up beside {X}'s tent?
What was stolen from {X} by the animal?
In what way did {X} dry the wet socks?

your old car
On what date did {X}'s car break down for good?
What was broken on {X}'s car in the end?
How does {X} travel now that the car is gone?
What was the nickname of {X}'s old car?

the sailing course
On what date did {X} first go out sailing?
Who got {X} to take up sailing?
Which name does the boat have that {X} learns on?
What gave {X} trouble on the boat?
On what date did {X} qualify for the sailing licence?
Does {X} finish what has been started?

your sister's wedding
Whom is {X}'s sister going to marry?
On what date did {X} learn that the sister is engaged?
What is {X}'s task at the sister's wedding?
Where does the wedding of {X}'s sister take place?
What was the mishap on the wedding day of {X}'s sister?
Whom did {X}'s sister marry, and where was the celebration?

the baby
On what date was the baby born in {X}'s family?
What is the new baby in {X}'s family called?
On what date does {X} get to see the baby?
What handmade gift does {X} have for the baby?
What did {X} sing to put the baby to sleep?

your grandmother
What is the birthday date of {X}'s grandmother?
What does {X}'s grandmother wish for on her birthday?
What age does {X}'s grandmother reach?
Who supports {X} in fulfilling the grandmother's wish?
What was the question of {X}'s grandmother afterwards?
What does this suggest about {X}'s family?

your old friend
When did {X} come across the old friend again?
What had caused the quarrel between {X} and the old friend?
How many years of silence were there between {X} and the old friend?
In what place did {X} and the old friend come across each other?
How do {X} and the old friend keep in touch now?
What had {X} and the friend quarrelled about, and how do they communicate now?
Is {X} forgiving?

your dinner party
On what date does {X} have guests for dinner?
What was on {X}'s menu for the guests?
What ruined the meal that {X} was cooking?
What was eaten at {X}'s dinner party in the end?
What did {X} mean to serve, and what was served in its place?
Was {X} ashamed of how the dinner went?

that birthday present
Which present did {X} get for the birthday?
Which person was the birthday present of {X} from?
On what date did {X} celebrate the birthday?
How old is {X} since the birthday?

your tax letter
On what date did {X} receive the tax office's letter?
What amount did the tax office claim from {X}?
Which error was in {X}'s tax papers?
Who found the error in {X}'s tax papers?
How much was {X} told to pay, and how much is coming back?

the raffle
Which raffle prize fell to {X}?
What date was it when {X} won the raffle?
For what did {X} exchange the raffle prize?
Who took over the raffle prize from {X}?
Which prize did {X} win at the raffle, and what did it become in the end?

your grandmother's ring
On what date did {X} find that the ring was missing?
Where did the lost ring of {X} turn up?
Where had the ring been left when {X} started baking?
Which habit protects {X}'s ring now?
Who was it that discovered the ring of {X}?

your nephew's project
What are {X} and the nephew building?
What is the deadline for the thing {X} and the nephew are building?
How old is the boy that {X} is building with?
How did the project of {X} and the nephew turn out?
What kind of thing has {X}'s sister ruled out until Christmas?

the tattoo
What does the tattoo of {X} show?
On which body part does {X} wear the tattoo?
On what date did {X} have the tattoo done?
Who is the artist of {X}'s tattoo?
Will {X} probably still like the tattoo in old age?

the storm
Which tree did the storm bring down at {X}'s?
What was hit by the tree at {X}'s?
On what date did the storm hit {X}'s home?
Where did {X} stay during the storm?
Who helped {X} to clear up after the storm?
What has {X} planted in place of the fallen tree?
Would you call {X} an optimist?

your list of resolutions
Which resolution is the first on {X}'s list?
Who checks whether {X} keeps the resolutions?
On what date did {X} make the list of resolutions?
On what date was the second item on {X}'s list done?
By what age should {X}'s list be completed, and how many items are done?
How does {X} go about planning?

your new job
On what date did {X} resign from the bank?
Why did {X} stop working at the bank?
Who is {X}'s employer now?
Who told {X} that the job was open?
What are {X}'s tasks in the new job?
Why did {X} leave the bank, and how does the new salary compare?
Would more money bring {X} back to the bank?

your evening classes
Which subject is {X} learning in the evening class?
Who is the reason that {X} attends evening classes?
On what date does {X} sit the evening class exam?
How did {X} do in the evening class exam?
What subject did {X} take, and what was the result?
Does {X} like to make others happy?

your little company
What product does {X}'s business offer?
What is the name of {X}'s business?
Where were {X}'s goods first on sale?
On what date did {X} run out of goods at the stall?
Who gave {X} the largest order?
What is {X}'s business called, and how large was its biggest order?
Is {X} likely to go on with the business?

that interview
For what date is {X}'s job interview set?
Who owned the suit that {X} wore to the interview?
What accident did {X} have at the interview?
On what date was {X} told about getting the job?
What was the subject of the talk in {X}'s interview?

your new boss
Who has become {X}'s boss?
What does the new boss do that irritates {X}?
For what reason was the quarterly work done twice by {X}?
On what date did {X} have a frank talk with the boss?
What was returned to {X} after the talk with the boss?

your thesis
What subject is {X}'s thesis on?
When is {X}'s thesis due?
On what date was the defence of {X}'s thesis?
Who examined {X} at the defence?
What does {X} say the thesis is useful for?
How does {X} feel about doing research?
`;

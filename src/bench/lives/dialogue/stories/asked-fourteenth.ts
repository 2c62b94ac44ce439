/** What is asked of the stories in the fourteenth voice: a story's title, then a line for each of its questions, in their order. */
export const askedFourteenth = `
that puppy of yours
What breed of puppy does {X} have now?
On what date did the puppy move in with {X}?
For what reason did {X} pick this very puppy?
What name does {X}'s puppy go by?
Who is the trainer in {X}'s dog course?
Could one call {X} impulsive?

your old cat
On what date did the vet see {X}'s cat?
What is wrong with {X}'s cat?
In what does {X} hide the cat's medicine?
How many years old is {X}'s cat, and what did it manage once it felt better?
Would one trust {X} with a sick animal?

your vegetable patch
On what date did {X} take over the allotment?
What is the main thing growing in {X}'s allotment?
From what or whom does {X} learn how to garden?
What ate or ruined half of {X}'s harvest?
What keeps the pests away from {X}'s vegetables?
Which pest did {X} have, and what did {X} do against it?
Would {X} like a book about gardening as a present?

your beehives
Where are the bees of {X} kept?
On what date did {X} take up beekeeping?
Where on the body did {X} get stung?
What was the yield of honey at {X}'s hives?
How would one describe the taste of {X}'s honey?
Did the sting put {X} off keeping bees?

your choir
On what date did the choir take {X} in?
Which work is the choir of {X} preparing?
On which date will {X}'s choir perform?
In which row or place did {X} sing at the concert?
Is {X} willing to try unfamiliar things?

the book club
Which book did {X}'s book club begin with?
What is the date by which {X} should finish the novel?
Which drink goes with {X}'s book club?
What did {X} do on reaching the end of the novel?
What was the hero looking for in the novel that {X} read, and what did it turn out to be?

your watercolours
On what date did {X} receive the watercolours?
What is the usual subject of {X}'s watercolours?
Where can one see {X}'s pictures on a wall?
On what date was a picture by {X} sold for the first time?
Who paid for one of {X}'s pictures?

the amateur play
Which character does {X} play in the comedy?
On what date does {X}'s play open?
What is the only thing {X} has to say on stage?
In the play with {X}, who acts the mother?
How did the first night go for {X}'s line?

the food bank
For which charity does {X} work?
On what date did {X} begin at the food bank?
Which guest of the food bank does {X} especially like?
From whom did {X} receive the food bank's keys?
Is {X} kind to others?

the river clean-up
On what date did {X} help to clean the river?
What was the most remarkable thing {X} fished out of the river?
What are the plans for what {X} fished out?
Who gave {X} the advice to wash what came out of the river?

the flea market
What did {X} find and buy at the flea market?
On what date was {X} shopping at the flea market?
To whom did {X}'s find from the flea market once belong?
Where does the thing from the flea market stand at {X}'s home?

the tango evening
On what date was {X}'s first tango evening?
On whose toes did {X} step while dancing tango?
What did {X} buy for dancing tango?
Who was {X}'s company at the tango evening?

that poor ankle
Which part of the body did {X} hurt?
How did {X} come to be injured?
On what date did {X} get hurt?
Who did the shopping for {X} during the recovery?
For what length of time does {X} have to wear the plaster?
On what date did the plaster come off {X}?

your half marathon
For which competition has {X} entered?
For what date is {X}'s half marathon planned?
Who is it that sends {X} out running in the morning?
What was the finishing time of {X} in the half marathon?
Who or what went past {X} shortly before the finish?
Which route did {X}'s half marathon take, and what was the time?
Would {X} sign up for another race?

the climbing wall
On what date did {X} climb indoors for the first time?
What frightens {X} while climbing?
Whose idea was it that {X} should climb?
What did {X} buy for climbing?
Is {X} someone who takes on what is frightening?

your sleep
On what date was {X}'s night at the sleep lab?
What did the sleep lab find to be the cause of {X}'s trouble?
Which change cured {X}'s sleeplessness?
At what time of night did {X} use to wake, and what was the cure?

the ice swimming
In which water does {X} swim in winter?
What temperature did the water have when {X} got in?
On what date did {X} first swim in winter?
What do the winter swimmers around {X} call themselves?
What does {X} say ice swimming is good for?
Would {X} enjoy another cold adventure in company?

your rash
On what date did {X} have an allergy test done?
Which substance or thing gives {X} the rash?
What does {X} do or use so that the rash stays away?
What symptoms did {X} have, and where did they come from?

your bike trip
When does {X} start the tour by bicycle?
What river does {X}'s cycling tour follow?
How many days were planned for {X}'s bicycle tour?
What was the number of punctures on {X}'s tour?
Where did a farmer let {X} sleep?
With whom did {X} cycle, and what creature bears {X}'s name?
Does {X} see the funny side of bad luck?

the endless scarf
On what date did {X} take up knitting?
Which colour of wool does {X} knit with?
What is the length of {X}'s scarf so far?
For whom is the scarf of {X} meant?

your sourdough
Which name did {X} give the sourdough?
On what date did {X} set up the sourdough?
What happened to {X}'s sourdough on Sunday?
To whom did {X} give part of the sourdough?
Which loaf was the first that {X} was pleased with?

your bird list
Which rarity did {X} spot while birdwatching?
When did {X} spot the rare bird?
How many species has {X} seen so far?
What does {X} put on to watch birds?
Does {X} have a lot of patience?

the month without a phone
On what date did {X} stop using the phone?
Why did {X} want to be without a phone?
What insight did {X} gain during the month without a phone?
Who lent {X} a watch for that month?

your board game nights
What is the favourite game at {X}'s game nights?
On what date was {X}'s first game night?
What is the rule of the house at {X}'s game nights?
Who owns several copies of the game that {X} likes best?
What can one conclude about {X} from the rule of the house?

the darkroom
On what date did the old camera turn up at {X}'s place?
Where at home does {X} develop photographs?
Which subject draws {X}'s camera most?
On what date did {X} get a prize for a photograph?
Who showed {X} how to develop film?
What are {X}'s motifs, and which prize did they bring?

the vacuum robot
What name has the vacuum robot at {X}'s place?
On what date did {X} get the vacuum robot?
Where did {X}'s vacuum robot turn up?
Who returned {X}'s vacuum robot?

your new flat
What is on the ground floor under {X}'s new flat?
When were the keys of the new flat given to {X}?
What bothers {X} about the new flat?
What makes {X} happy about the new flat?
Who gave {X} a hand with the piano?
Does {X} seem to like music?

the painting job
In what colour did {X} paint the room?
On what date did {X} paint the room?
Which comment led {X} to paint the room once more?
What trace of the painting is left on {X}'s wall?

that burst pipe
On what date was there water everywhere in {X}'s home?
What did the water spoil at {X}'s home?
Which place did the water at {X}'s home come through?
On what date were the drying machines taken away from {X}'s home?

the man upstairs
What did the man upstairs do that kept {X} awake?
On what date did {X} leave the man upstairs a letter?
What was the answer of the man upstairs to {X}?
Which game or music do {X} and the man upstairs share?
What disturbed {X} at night, and how did the matter end?
Is {X} inclined to settle things in a friendly way?

that long weekend
Which place did {X} visit over the long weekend?
On what date did {X} return from the long weekend?
What pleased {X} most during the long weekend?
What did {X} eat on the evenings away?
Would {X} visit the place of the long weekend once more?

the night train
On what date is {X} travelling by night train?
Who was travelling in the same compartment as {X}?
Which berth did {X} have on the night train?
How is {X} travelling back after the night train?

your lost suitcase
On what date did {X} land without the suitcase?
Where did {X}'s suitcase travel instead?
Which of the things in the suitcase did {X} long for most?
What sum did {X} receive because of the suitcase?
Which place had {X}'s suitcase been to, and what label did it wear?

the camping
On what date did {X} go camping?
Who slept in the tent with {X}?
Which animal came to {X}'s tent?
What was stolen from {X} by an animal?
In what way did {X} dry the socks while camping?

your old car
When did the old car of {X} break down for good?
Which part of {X}'s car had failed?
How does {X} get around since the car is gone?
What nickname did {X}'s old car have?

the sailing course
On what date did {X} begin to learn sailing?
Who or what brought {X} to the sailing course?
Which name does the boat bear that {X} learns on?
What is {X} careful of on the boat?
On what date did {X} get the sailing licence?
Does {X} give up easily?

your sister's wedding
What does the future husband of {X}'s sister do or look like?
On what date did {X} learn that the sister is getting married?
Which task does {X} have at the wedding?
Which place did {X}'s sister choose for the wedding?
Which mishap was there at the wedding of {X}'s sister?
Whom does {X}'s sister marry, and where was the feast?

the baby
On what date did {X} become an aunt or uncle?
How is the baby in {X}'s family called?
On what date will {X} go and see the baby?
Which present of {X}'s own making is for the baby?
With which song did {X} sing the baby to sleep?

your grandmother
What date is the birthday of {X}'s grandmother?
Which wish does {X}'s grandmother have?
What number will be on the birthday cake of {X}'s grandmother?
Who helps {X} to fulfil the grandmother's wish?
Which question did {X}'s grandmother have when it was over?
What sort of family does {X} seem to come from?

your old friend
On what date did {X} meet the old friend again?
What had come between {X} and the old friend?
How long was the silence between {X} and the old friend?
At what place did {X} come across the old friend?
By what means do {X} and the old friend keep in touch now?
What was the old argument between {X} and the friend, and how do they talk nowadays?
Can {X} let old quarrels go?

your dinner party
On what date is {X} having people to dinner?
Which dish was planned for {X}'s dinner party?
What happened to the dish that {X} was cooking for the guests?
What ended up on the table at {X}'s dinner party?
What was {X} going to serve, and what was served in the end?
Was {X} ashamed of how the dinner party went?

that birthday present
What present was {X} given for the birthday?
Who is the birthday present of {X} from?
On what date was {X}'s birthday?
How old did {X} become?

your tax letter
When did {X} receive the letter about taxes?
What sum was {X} meant to pay in taxes?
What had gone wrong in {X}'s tax matter?
Thanks to whom was the tax mistake of {X} discovered?
How much was {X} told to pay, and how much will be paid back?

the raffle
What did {X}'s raffle ticket win?
On what date was {X}'s ticket drawn in the raffle?
For what did {X} trade the prize?
With whom did {X} trade the prize?
What was {X}'s prize, and what did {X} have after the trade?

your grandmother's ring
On what date did {X} miss the ring?
Where did the ring of {X}'s grandmother turn up?
At what place did {X} take off the ring for baking?
How does {X} keep the ring safe these days?
Who came upon the ring that {X} had lost?

your nephew's project
What are {X} and the nephew building together?
By what date must {X} and the nephew be finished?
How old is the nephew of {X}?
How did the project of {X} and the nephew end?
What is {X}'s sister not willing to have around until Christmas?

the tattoo
What picture or word did {X} have tattooed?
Which body part bears {X}'s tattoo?
On what date did {X} get the tattoo?
By whom was {X} tattooed?
Will {X} still be fond of the tattoo in old age?

the storm
Which tree came down at {X}'s home?
What did the tree at {X}'s home land on?
On what date did the storm reach {X}?
Where was {X} while the storm raged?
Who helped {X} with the tree after the storm?
What has been planted at {X}'s home instead of the tree?
Does {X} look to the future with hope?

your list of resolutions
What is number one on {X}'s list of goals?
Who checks whether {X} keeps to the list?
On what date did {X} make the list of goals?
On what date was {X}'s second goal done?
Before which birthday does {X} want to reach the goals, and how many are done?
How would one describe {X} as a maker of plans?

your new job
On what date did {X} quit the bank?
What was the reason for {X} to leave the bank?
Where is {X} working now?
Who told {X} about the new job?
Which work does {X} have in the new job?
Why is {X} no longer at the bank, and how does the pay compare?
Would {X} go back to banking for more money?

your evening classes
Which subject does {X} take in the evening?
For whose sake does {X} go to evening classes?
When does {X} sit the exam of the evening class?
How well did {X} do in the exam?
Which course did {X} take, and how did the exam go?
Does {X} do things for the sake of others?

your little company
What goods does {X}'s company make?
What is the name of {X}'s company?
Where was {X} going to sell for the first time?
On what date did {X} sell everything at the stall?
Which customer ordered a great number from {X}?
What is {X}'s company called, and how large was the biggest order?
Will {X} go on with the company?

that interview
On what date does {X} have the job interview?
Who owns the suit that {X} put on for the interview?
What went wrong for {X} at the interview?
On what date was {X} offered the job?
Which topic came up in {X}'s interview?

your new boss
What is the name of the person {X} now works for?
Which thing about the new boss irritates {X}?
What forced {X} to redo the work of the quarter?
On what date did {X} have it out with the new boss?
What was returned to {X} following the talk with the boss?

your thesis
What is {X} writing the thesis about?
What deadline does {X} have for the thesis?
On what date did {X} defend the thesis?
Who was the examiner of {X}'s thesis?
What did {X} say the thesis was useful for?
Which attitude to research does {X} have?
`;

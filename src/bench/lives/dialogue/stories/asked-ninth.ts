/** What is asked of the stories in the ninth voice: a story's title, then a line for each of its questions, in their order. */
export const askedNinth = `
that puppy of yours
Which kind of dog has {X} taken from the shelter?
Since which day {X} has the puppy?
Because of what {X} took exactly this puppy?
How is the puppy of {X} called?
By whom is the school for {X}'s dog?
Is {X} a person who decides fast without thinking?

your old cat
Which day {X} was with the cat at animal doctor?
What sickness has the cat of {X}?
How {X} makes that the cat eats the tablet?
How many years had {X}'s cat and what could it do after it was healthy?
Does {X} care good about animals?

your vegetable patch
Since when {X} has the garden place?
What vegetable {X} has planted mostly?
From where {X} knows what to plant?
Who has eaten the harvest of {X}?
With what {X} stopped the animals in the garden?
What was eating {X}'s vegetables and what helped against?
Will {X} be happy about a book of gardening as gift?

your beehives
At which place {X} has the bees?
Since what time {X} is making bees?
Where the bee has stung {X}?
How much glasses of honey {X} had?
How tastes the honey of {X}?
Will {X} stop with bees because it hurts?

your choir
Since when {X} sings in the choir?
What song is {X}'s choir practicing?
On what day is the concert of {X}'s choir?
On which place was {X} standing in the concert?
Does {X} like to do things spontaneous?

the book club
What book must {X} read first for the club?
Until when {X} must have read the book?
What is drunk in the book evenings of {X}?
How it was for {X} when the book ended?
What has the hero of {X}'s book found at begin, and what was it in the end?

your watercolours
Since when {X} paints with water colors?
What is on all the pictures that {X} paints?
In which shop hang the pictures of {X}?
Which day was a picture of {X} bought?
Which profession has the buyer of {X}'s picture?

the amateur play
What {X} is playing in the theater?
Which date is the first show of {X}'s theater?
What sentence must {X} say in the theater?
Who is the mother in {X}'s theater?
What {X} did wrong with the sentence?

the food bank
For which organisation {X} helps without money?
From which time {X} is helping there?
Which person {X} likes to see there first?
From who has {X} got the keys?
Has {X} a good heart for poor people?

the river clean-up
Which day was {X} cleaning the river?
What has {X} and the others found in the river?
Where comes the thing from the river of {X}?
Who wanted first to clean the thing from {X}'s river?

the flea market
What thing {X} brought home from flea market?
Which day was {X} at the flea market?
To who belonged before the thing which {X} bought on flea market?
In which place at home stands the thing {X} bought used?

the tango evening
What day {X} danced first time tango?
On whose foot has {X} stepped?
What shoes {X} has bought?
With who {X} went to the tango?

that poor ankle
What bone {X} has broken?
How it happened that {X} broke something?
What day had {X} the accident?
Who buys food for {X} when {X} is broken?
How much weeks has {X} the plaster?
Which day came the plaster of {X} away?

your half marathon
Where goes the run that {X} wants to make?
What day is {X} running the half marathon?
With who {X} makes training of running?
In how much time {X} finished the half marathon?
Who was faster than {X} at the end of the run?
In which place {X} ran and with what time?
Will {X} run also next year a marathon?

the climbing wall
When {X} was first time in the climbing hall?
From what has {X} fear?
Who said {X} to come climbing?
What has {X} bought for climb?
Is {X} a person with courage?

your sleep
Which night {X} slept in the laboratory?
Why {X} could not sleep, what they found?
What has helped {X} to sleep good again?
What hour {X} is always awake, and what made it better?

the ice swimming
In what water {X} was swimming in winter?
How many degrees had the water of {X}?
What day {X} jumped in the cold water?
What name have the people who swim with {X}?
For what is the cold swimming good, says {X}?
Will {X} like a winter bath with friends?

your rash
What day made {X} the allergy test?
From what comes the allergy of {X}?
What takes {X} now for the skin?
What had {X} on the skin, and from what was it?

your bike trip
When {X} begins the bicycle travel?
Along what river {X} went with bicycle?
How much days takes {X} for the bicycle travel?
How often had {X} no air in the tire?
Where could {X} sleep one night with an animal?
Who went with {X} by bicycle, and which baby animal they saw?
Can {X} laugh when something goes bad?

the endless scarf
Since when {X} can knit?
Which color has the scarf of {X}?
How many meter is the scarf of {X}?
For who is {X}'s scarf?

your sourdough
Which name has the dough of {X}?
Since when lives the dough of {X}?
What happened on sunday with {X}'s dough?
Who took from the dough of {X} home?
Which bread number of {X} became good?

your bird list
What special bird has {X} seen?
What day {X} saw the special bird?
How much birds has {X} on the list?
Which clothes has {X} for looking birds?
Can {X} wait long time?

the month without a phone
From when {X} lived without phone?
For what reason {X} put the phone away?
What has {X} found when there was no phone?
From who was the watch that {X} used?

your board game nights
Which game they play at {X}?
Since when makes {X} the game evening?
What is forbidden or must be done at the game evening of {X}?
Who has the game of {X} many times?
How is {X} as a host?

the darkroom
What day {X} found the camera of the uncle?
In which place has {X} the dark room?
What {X} likes to take on photo?
What day {X} won with a photo?
Who has shown {X} how to make photos in the dark?
What photographs {X}, and which place was it in competition?

the vacuum robot
How is named the robot of {X}?
Since when cleans a robot at {X}?
Where went the robot of {X} when it escaped?
Who brought {X} the robot again?

your new flat
Over what shop lives {X} now?
What day {X} got the keys of new flat?
What is not good in the flat of {X}?
What is the best in the flat of {X}?
Who took the piano up for {X}?
What person is {X}, when we look at the new flat and the helpers?

the painting job
In what color has {X} painted?
Which day {X} was painting the room?
Because of what {X} painted new?
What {X} saw too late after the painting?

that burst pipe
What day was water in the house of {X}?
Which things are lost for {X} because of water?
From where came the water at {X}?
Since when are the dry machines of {X} gone?

the man upstairs
What made the man over {X} every night?
What day {X} gave the letter to the man over?
How the man over {X} answered?
What game play {X} and the man now?
What noise was it over {X}, and what they do together now?
Can {X} make peace with people?

that long weekend
To where {X} flew on the weekend?
What day {X} came home from the weekend?
What was most beautiful for {X} on the weekend?
What has {X} eaten each evening on the weekend?
Does {X} like food of other countries?

the night train
What day goes {X}'s train by night?
Who was in the same cabin like {X}?
Up or down, where {X} slept in the train?
With what comes {X} back from the train travel?

your lost suitcase
What day {X} came but the suitcase not?
In what city was {X}'s suitcase by mistake?
What important was in the suitcase of {X}?
How much money got {X} because of the suitcase?
In which city was the suitcase of {X} and what picture was glued on?

the camping
When was {X} in the tent at the lakes?
Together with who {X} was in the tent?
Which animal came to {X} in the night?
What took the animal from {X} away?
Over what {X} made the socks dry?

your old car
What day died the car of {X}?
What was broken in {X}'s car?
What has {X} now in place of a car?
How was called {X}'s old car?

the sailing course
Since when learns {X} to sail?
Who brought {X} to sailing?
How is named the boat where {X} sails?
Of what has {X} respect on the boat?
What day {X} got the sailing licence?
Does {X} finish what {X} begins?

your sister's wedding
What man marries the sister of {X}?
What day told the sister of {X} about marriage?
What must {X} do on the marriage of the sister?
Where they made the marriage of {X}'s sister?
What went bad at the marriage of {X}'s sister?
From which town is the man of {X}'s sister, and where they celebrated?

the baby
What day came the baby of {X}'s brother?
How they named the baby at {X}'s brother?
What day goes {X} to see the baby?
What {X} made self for the baby?
Which song sang {X} for the baby?

your grandmother
What day has {X}'s grandmother birthday?
What was the dream of {X}'s grandmother?
How much years has {X}'s grandmother?
Who made possible the dream of {X}'s grandmother?
What wanted {X}'s grandmother to know after?
How is the family of {X}?

your old friend
What day saw {X} the old friend again?
For what thing had {X} the fight with the friend?
How much years {X} and the friend did not speak?
At which place met {X} the old friend?
In what way {X} and the friend have contact now?
What was the fight of {X} and friend about, and how they talk now?
Is {X} able to forgive?

your dinner party
What day comes the guests to {X}?
What food wanted {X} to cook for guests?
What happened to {X} at the cooking?
What was eaten at {X} then?
What should be the food of {X}, and what it was?
Was the evening of {X} bad because of the food?

that birthday present
What was in the big packet for {X}?
From who got {X} the big present?
What day had {X} birthday?
How old is {X} now after birthday?

your tax letter
What day came the letter of tax to {X}?
How much wanted the tax office of {X}?
Why was the tax of {X} not right?
Who has seen what is wrong in {X}'s tax?
How much should {X} pay and how much comes back to {X}?

the raffle
What has {X} won?
What day had {X} luck with the number?
What has {X} now in place of the win?
With who {X} made the exchange?
What won {X} and what took {X} for it?

your grandmother's ring
Since when is the ring of {X} away?
Where was the ring of {X} all the time?
Where was the ring of {X} the last time before?
Where wears {X} the ring now?
Who has found the ring of {X}?

your nephew's project
What must {X} make for the school of nephew?
Until which date must the nephew of {X} be ready?
How much years has the nephew of {X}?
What happened to the school thing of {X}'s nephew?
What is forbidden by {X}'s sister?

the tattoo
What picture has {X} on the skin?
At which body place is the tattoo of {X}?
What day made {X} the tattoo?
Who made {X} the tattoo?
Will {X} be happy with the tattoo also later?

the storm
What tree of {X} has fallen?
On what fell the tree of {X}?
What day was the big wind at {X}?
Where waited {X} when was storm?
Who came to cut the tree of {X}?
What has {X} planted new?
Does {X} think positive?

your list of resolutions
What stands first on the list of {X}?
Who controls the list of {X}?
What day made {X} the list?
What day {X} could tick number two?
How old becomes {X}, and how much of the list is done?
What person is {X}, when we see the list?

your new job
What day said {X} to the bank goodbye?
What was too much for {X} in the bank?
Where works {X} after the bank?
Who helped {X} to get the work?
What must {X} do in the new work?
Because of what went {X} from the bank, and how is now the money?
Wants {X} to go back to the bank?

your evening classes
What learns {X} in the evening?
For who learns {X} in the evening?
What day is {X}'s test?
How good was {X} in the test?
What learned {X}, and how was the note in the test?
Learns {X} because of other people?

your little company
What thing {X} wants to sell?
How is named the company of {X}?
On which place begins {X} to sell?
What day sold {X} everything?
Who ordered very much from {X}?
How is named the firm of {X} and how much pieces were ordered?
Will the firm of {X} get bigger?

that interview
What day must {X} go to the interview?
From who was the suit of {X} in the interview?
What stupid thing made {X} in the interview?
What day came the yes letter to {X}?
About what animals talked {X} in the interview?

your new boss
How is the name of {X}'s new boss?
What does the new boss of {X} always?
Why must {X} do the work again?
What day spoke {X} with the boss?
What got {X} again from the boss?

your thesis
About what writes {X} the big work?
Until which day must {X} give the big work?
What day had {X} the last exam about the big work?
Which professor examined {X}?
What answered {X} for what is it good?
What thinks {X} is more worth, useful or joy?
`;

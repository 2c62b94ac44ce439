/** What is asked of the stories in the fifth voice; the form is that of `asked-fourth.ts`. */
export const askedFifth = `
that puppy of yours
Which sort of dog has {X} taken?
since when does {X} have the dog
Because of what did {X} take exactly this dog?
whats the dogs name, {X}s
In which course does {X} go with the dog, by whom?
is {X} spontaneous y/n

your old cat
When has {X} brought the cat to the animal doctor?
what did {X}s cat have
With which food does {X} give the tablets?
age of {X}s cat + how could u tell she got better
Has {X} a good heart for animals?

your vegetable patch
since when does {X} have the garden
What is {X} planting there?
From who has {X} the knowledge for the garden?
what ate {X}s plants
With what does {X} make the animals go away?
{X} garden problem n solution?
Would {X} enjoy a shovel for present?

your beehives
In which place are standing the bees of {X}?
{X} beekeeper since?
where did the bee hit {X}
How much honey came out by {X}?
how does {X}s honey taste
Stops {X} fast when something hurts?

your choir
{X} started singing when?
What for a music is the choir of {X} learning?
On which day gives {X} a concert?
{X}s spot at the concert
Does {X} decide quick, without thinking?

the book club
which book 1st at {X}s club
Until when must {X} have read the book?
What do they drink by the book evenings of {X}?
how did {X} react 2 the ending
What did the hero find when {X} was in the begin of the book, and why was it important?

your watercolours
since when does {X} paint
Which motive does {X} paint always again?
where r {X}s paintings shown
When was a picture of {X} sold?
who bought it from {X}, what job

the amateur play
{X} plays who in the theater
When is the premiere with {X}?
What has {X} to say in the piece?
who else acts w {X}
Which error has {X} done in the premiere?

the food bank
where does {X} volunteer
Since when is {X} helping for free?
Which person there likes {X} the most?
who gave {X} the keys
Is {X} having compassion?

the river clean-up
when was {X} cleaning the river
What was found in the water when {X} was there?
Where comes the found thing, what {X} told?
who washed it, the thing {X} told abt

the flea market
what old thing did {X} buy
At which day has {X} bought it on the market?
To who did it belong before, was {X} told?
where did {X} put it at home

the tango evening
1st tango of {X} when
On the foots of who has {X} stepped?
which shoes did {X} get
Who has {X} brought to the dance?

that poor ankle
what did {X} break lol
How did it come to the accident of {X}?
when did {X} have the accident
Who is making the shopping for {X}?
how many weeks cast 4 {X}
When did they remove the plaster of {X}?

your half marathon
In which competition has {X} registered?
{X}s race when
With who does {X} train?
how fast was {X}
Who has overtaken {X} in the end?
{X} ran where n how fast
Stays {X} by the sport?

the climbing wall
When was {X} the first time in climbing?
what is {X} afraid of
Who had the idea to bring {X} to climb?
what did {X} buy 4 climbing
Does {X} fight against the own fear?

your sleep
{X} sleep lab date
What was the guilty for the bad sleep of {X}?
what helped {X} sleep
At what hour was {X} always awake and what has helped?

the ice swimming
Where goes {X} swimming in winter?
how cold was the water, {X}
{X} went in the cold water when
How is called the group of {X}?
Why makes {X} such cold swimming?
would {X} like a sauna w friends

your rash
When was {X} by the allergy test?
{X} is allergic 2 what
What gives {X} on the skin?
{X}s skin how did it look n whats the reason

your bike trip
When starts {X} with the bicycle?
which river, {X}s bike thing
How many days has {X} planned?
what broke on {X}s trip n how often
In which strange place has {X} slept?
who was w {X} on bikes + which animal has {X}s name
Can {X} laugh when all goes wrong?

the endless scarf
Since when is {X} making knitting?
{X}s scarf what color
How long became the scarf of {X}?
who gets the scarf from {X}

your sourdough
What name has the dough of {X}?
since when does {X} bake
What stupid thing has the dough of {X} made?
who got dough from {X}
By which time was the bread of {X} good?

your bird list
what bird did {X} c
When has {X} observed the rare bird?
how many birds does {X} have on the list
What clothes is wearing {X} in the nature?
does {X} have patience

the month without a phone
From when was {X} without handy?
why no phone, {X}
What has {X} discovered without the telephone?
whose watch did {X} wear

your board game nights
which game at {X}s
Since when makes {X} the game evenings?
What is forbidden or obligatory by {X}?
who has 4 copies of {X}s fav game
What for a person is {X} with such a rule?

the darkroom
{X} found the camera when
Where has {X} the room for the pictures?
what does {X} take pics of
When has {X} become a prize?
Who has explained to {X} the dark room?
{X} fav motif n what rank

the vacuum robot
How is called the cleaning machine of {X}?
{X} has the robot since
To where has it escaped, the machine of {X}?
who found {X}s robot

your new flat
Over what is lying the flat of {X}?
{X} got keys when
What is not so good by the flat of {X}?
best thing abt {X}s flat
Who has carried the heavy instrument of {X}?
does {X} make music u think

the painting job
{X} painted it which color
When has {X} painted at home?
What was said about the walls of {X} before, by who?
what did {X} find by the door

that burst pipe
When was by {X} the water damage?
what got destroyed, {X}s water thing
From where came the water by {X}?
machines gone from {X}s since when

the man upstairs
What makes the neighbor of {X} in the night?
{X} wrote the neighbor when
How has the neighbor reacted to {X}?
which game do they play, {X} n neighbor
{X} neighbor: problem then n now?
Can {X} solve a conflict with good words?

that long weekend
{X} was where for the weekend
When came {X} back from the little trip?
What has {X} liked most to see?
what did {X} eat there all the time
would {X} say go there

the night train
When drives {X} with the sleeping train?
who was in the train w {X}
Has {X} slept up or down?
{X} comes back how

your lost suitcase
When has {X} lost the luggage?
where did {X}s suitcase go
What important was in the luggage of {X}?
how much money does {X} get
In which city was the luggage of {X} and what sticked on it?

the camping
{X} camping when
With who was {X} in the tent?
Which animal has visited {X}?
what did it steal from {X}
Where has {X} made dry the socks?

your old car
When did die the car of {X}?
what was broken in {X}s car
With what is {X} driving now?
name of {X}s car?

the sailing course
{X} learns sailing since
Who has brought {X} to the sailing?
boat name, where {X} sails
For what has {X} respect on the ship?
{X} licence when
Does {X} hold through?

your sister's wedding
Who is the husband of the sister from {X}?
when did {X} hear abt the wedding
What must {X} do by the wedding?
wedding of {X}s sister where
What has gone wrong by the wedding in the family of {X}?
groom is from where + wedding was where ({X}s sister)

the baby
When came the baby in the family of {X}?
{X}s niece/nephew name
When visits {X} the baby?
what did {X} make 4 the baby
What sings {X} for the baby?

your grandmother
{X} grandma bday when
What wishes the grandmother of {X}?
how old will {X}s grandma b
Who helps {X} with this wish?
what did grandma say after, {X}s
Is the family of {X} having courage?

your old friend
When has {X} seen {friend} again?
why did {X} n {friend} fight
How long had {X} no contact to {friend}?
{X} met {friend} where
In which form are {X} and {friend} in contact now?
{X}+{friend}: reason of the fight, n what now
Can {X} forgive?

your dinner party
{X} invites ppl when
What wanted {X} to cook?
What has {X} made wrong by the cooking?
what did they eat at {X}s
{X}: planned food vs real food
Must all be perfect by {X}?

that birthday present
What became {X} for birthday?
who gave it 2 {X}
{X} bday when
How many years became {X}?

your tax letter
When came the letter from the finance office to {X}?
how much should {X} pay
What was the mistake in the tax of {X}?
who helped {X} w taxes
How much wanted the office from {X} and how much goes back?

the raffle
{X} won what
When was {X} so lucky?
Against what has {X} changed the prize?
who did {X} trade w
{X} prize + what 4 was it traded

your grandmother's ring
Since when was the ring of {X} away?
where was {X}s ring
Where has {X} put it before it was lost?
how does {X} wear the ring now
Who has found it for {X}?

your nephew's project
What had to build {X} with the boy?
{X}s nephew needs it until when
How many years has the nephew of {X}?
what happened w the thing {X} built
What is now forbidden to {X} and the nephew?

the tattoo
{X}s tattoo shows what
On which part of body has {X} the tattoo?
When has {X} let it make?
tattoo artist of {X}?
Has {X} thought a long time before?

the storm
Which tree fell by {X}?
tree fell on what at {X}s
When was the storm by {X}?
where was {X} during it
Who has helped {X} to saw?
what did {X} plant new
Is {X} positive for the future?

your list of resolutions
What stands on first place on the list of {X}?
who checks {X}s list
When has {X} written the list?
{X} 2nd check mark when
How old becomes {X} and how many points are done?
Has {X} big or small wishes?

your new job
When has {X} given the notice?
why did {X} quit
By which company works {X} now?
who helped {X} get the job
What has {X} to do in the new work?
{X} quit bc of what, n how much less money
Goes {X} back to the old firm for more money?

your evening classes
{X} learns what
Because of who learns {X} this?
{X} exam when
With which result has {X} finished?
{X} course + result
Does {X} make it for other peoples?

your little company
{X} sells what
How is called the firm of {X}?
At which place does {X} begin to sell?
{X} sold out when
Who has ordered so much by {X}?
{X} brand name n order size
Needs {X} a helper?

that interview
On which day must {X} go to the interview?
whose suit did {X} wear
What embarrassing has {X} made there?
{X} got the job when
About what has {X} talked with them one hour?

your new boss
{X}s boss is who
Which bad habit has the chef of {X}?
Why must {X} make the work again?
{X} talked 2 the boss when
What has {X} won from the talk?

your thesis
{X}s thesis topic
Until when must {X} give it?
{X} defended when
Who is the examinator of {X}?
4 what is the research good, said {X}
Wants {X} that it is useful?
`;

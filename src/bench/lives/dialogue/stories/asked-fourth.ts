/** What is asked of the stories in the fourth voice: a story's title, then a line for each of its questions, in their order. */
export const askedFourth = `
that puppy of yours
so what'd {X} end up with from the shelter?
Since when is {X} a dog owner?
What was it about that pup that won {X} over?
{X}'s dog: its name?
who's teaching {X}'s mutt some manners
would you say {X} is the type to act on a whim?

your old cat
When did they draw blood from {X}'s cat?
what was up with {X}'s poor kitty
what's {X}'s trick for getting pills down that cat
Age of {X}'s cat, and the first sign that she was on the mend?
is {X} a softie when it comes to pets

your vegetable patch
When did {X} come by that allotment?
what's {X} growing out there
Whose jottings does {X} garden by?
what got into {X}'s veggies and ate half of 'em
{X}'s remedy against the pests?
The plague in {X}'s garden, and the cure for it?
Would a trowel make a fitting gift for {X}?

your beehives
Where has {X} put the hives?
how long has {X} been into bees now? like since when
where on the body did that bee get {X}
How many jars did {X} fill?
what's {X}'s honey taste like
Does {X} give up at the first setback?

your choir
what day did {X} join those singers
Which piece was {X}'s choir working up?
When does {X} sing in public?
where'd they stick {X} during the concert
Would one call {X} impulsive?

the book club
Title of the first book for {X}'s reading circle?
by when is {X} supposed to be done with that giant novel
what are they sipping on at {X}'s book nights
How did the ending take {X}?
What was the hero up to early on in {X}'s book, and did it matter later?

your watercolours
When did {X} take up the brush?
what does {X} keep painting over and over
where are {X}'s paintings hung up
what day did {X} sell one of those paintings
Occupation of whoever bought {X}'s picture?

the amateur play
what part did {X} land
First night of {X}'s comedy?
{X}'s one line, verbatim?
who plays everyone's mom in {X}'s show
how'd {X} mess up on opening night

the food bank
Where does {X} lend a hand?
how long's {X} been doing the volunteer thing, from when
which regular does {X} look out for first
whose keys did {X} get handed over there
Would you call {X} kind?

the river clean-up
When was {X} down at the river picking litter?
what crazy thing did they pull out of the water with {X}
Where is {X}'s find to end up?
who scrubbed that thing first

the flea market
what random junk did {X} come home with instead of milk
Date of {X}'s flea market purchase?
Former owner, according to the fellow who sold it to {X}?
where's {X} keeping that weird thing

the tango evening
When did {X} have a first go at tango?
whose toes did {X} step on
what'd {X} get for those dancing feet
Who took {X} along to the tango?

that poor ankle
which bone did {X} bust
how'd {X} manage to get hurt
When did {X} come a cropper?
Who fetches {X}'s groceries?
For how long is {X} to be in plaster?
when'd that cast come off for {X}

your half marathon
what did {X} sign up for by clicking that button
When is {X} to run?
who drags {X} out of bed to train
{X}'s time over the distance?
who or what passed {X} right before the finish, lol
Course of {X}'s run, and the time taken?
is running a forever thing for {X} or nah

the climbing wall
First visit of {X} to the climbing hall?
what's {X} scared of
whose idea was climbing, for {X}
what climbing stuff did {X} buy
Is {X} one to face what frightens them?

your sleep
when'd {X} do that overnight with all the wires
What kept {X} awake, in the end?
what finally fixed {X}'s sleep
Hour at which {X} lay awake, and the remedy?

the ice swimming
where'd {X} jump into freezing water
Water temperature for {X}'s dip?
Date of {X}'s plunge?
{X}'s band of winter bathers goes by what name?
why on earth does {X} do the cold water thing
would {X} be up for an icy lake with friends

your rash
When did {X} have the scratch test?
so what's {X} allergic to
what's {X} putting on that itchy skin
{X}'s spots: colour, and the culprit?

your bike trip
when are {X} and friend heading out on the bikes
Along which river did {X} pedal?
how many days did {X} figure for the ride
What ailed {X}'s tyres, and how often?
weirdest place {X} slept on the ride?
{X}'s companion on the ride, and the creature that got the same name?
Does {X} take mishaps in good part?

the endless scarf
when'd {X} pick up the needles
Hue of {X}'s knitting?
how long is that thing {X}'s knitting
For whose neck is {X}'s effort intended?

your sourdough
what does {X} call the starter
When did {X}'s dough come to life?
What mischief did {X}'s dough get up to on the Sunday?
who got a jar of {X}'s starter
which try did {X}'s bread finally come out right

your bird list
Which bird had {X} waited for?
when'd {X} see that bird
how many species is {X} up to
{X}'s attire in the ditch?
Has {X} patience?

the month without a phone
since when was {X} off the phone
what made {X} ditch the phone
What did {X} discover without a telephone?
Who lent {X} a watch?

your board game nights
what do they always end up playing at {X}'s
Since when has {X} had Thursdays for games?
what's the one rule at {X}'s game night
who brought like four copies to {X}'s
What does {X}'s house rule say of {X}?

the darkroom
when'd {X} come across that old film camera
Location of {X}'s darkroom?
what does {X} point the camera at mostly
When was {X}'s print given a prize?
who showed {X} the ropes with the red light
{X}'s usual subject, and the place won?

the vacuum robot
name of {X}'s little cleaning buddy?
Since when does a machine do {X}'s floors?
where'd {X}'s vacuum wander off to
who brought {X}'s runaway vacuum home

your new flat
what's downstairs from {X}'s new apartment
When did {X} get the keys to the new flat?
what's bad about {X}'s new place
and what does {X} love about it, the new apartment
Who lugged {X}'s piano upstairs?
Is {X} likely to be a musician?

the painting job
what color did {X} go with for the walls
When was {X} up the ladder with the roller?
who dissed {X}'s old white walls and how
What blemish did {X} leave by the door?

that burst pipe
When did {X} come home to water on the stairs?
what did {X} lose when the place flooded
where'd the leak come from at {X}'s
when'd the drying machines finally leave {X}'s

the man upstairs
what's the guy above {X} doing all night
When did {X} put a letter under the man's door?
how'd {X}'s upstairs guy take the note
what do {X} and the guy from upstairs play now
The racket over {X}'s head, and how the two pass Wednesdays now?
Is {X} a diplomat?

that long weekend
where'd {X} fly off to that weekend
Date of {X}'s return from the short break?
Which sight did {X} queue an hour for?
what did {X} eat every single night on that trip
would {X} tell people to go there

the night train
when's {X} leaving on that sleeper
Who else was in {X}'s compartment?
Upper or lower berth for {X}?
how's {X} getting home from there

your lost suitcase
when'd the airline lose {X}'s bag
Where was {X}'s luggage taken by mistake?
what was the one thing in that bag {X} cared about
how much are they giving {X} for the trouble
Where did {X}'s case go, and what was stuck on it?

the camping
when did {X} go up to the lakes
Who shared {X}'s tent?
what poked its head into {X}'s tent
what'd that critter run off with, from {X}'s stuff
How did {X} dry socks?

your old car
When did {X}'s motor expire?
what part died on {X}'s car
what does {X} drive around now instead
what was {X}'s old car called

the sailing course
when'd {X} sign on for sailing
At whose instigation did {X} take to boats?
what's the name of the boat {X} crews on
Of what on board does {X} stand in awe?
When did {X} pass for the licence?
does {X} stick with things even when it's rough

your sister's wedding
who's {X}'s sister marrying
When did {X}'s sister announce the engagement?
{X}'s duty on the day?
where'd {X}'s sister get hitched
what went sideways at the wedding in {X}'s family
The groom's town, and the scene of the ceremony, in {X}'s family?

the baby
when was {X}'s brother's kid born
Name given to {X}'s little relation?
when's {X} going to see the baby
what'd {X} knit for the baby
What did {X} sing to the infant?

your grandmother
when's {X}'s grandma's big day
what does {X}'s gran want instead of flowers
how old is {X}'s grandma turning
Who is arranging the old lady's wish for {X}?
What did {X}'s gran ask afterwards?
Are they a daring lot, {X}'s people?

your old friend
when'd {X} bump into {friend}
What had {X} fallen out with {friend} over?
how many years were {X} and {friend} not talking
Where did {X} and {friend} come face to face?
how do {X} and {friend} keep in touch these days
Cause of the breach between {X} and {friend}, and their present bond?
can {X} let bygones be bygones

your dinner party
when's {X} having all those people over
What had {X} meant to serve?
how'd {X} screw up the dinner
what'd everyone eat at {X}'s in the end
Planned menu at {X}'s, and what the company in fact ate?
is {X} uptight about being the perfect host

that birthday present
what huge thing did {X} find in the hall
Who was {X}'s present from?
when did {X} turn the big four-oh
{X}'s age, if one may ask?

your tax letter
When did {X} get the brown envelope?
how much did the tax folks want off {X}
Where lay the mistake in {X}'s tax affair?
who sorted {X}'s tax mess out
Sum claimed from {X}, and sum returned?

the raffle
what'd {X} win at the raffle
When was {X}'s number called?
what'd {X} trade that prize for
with whom did {X} do that swap
{X}'s prize, and what it was exchanged for?

your grandmother's ring
when did {X}'s ring go missing
Where had {X}'s ring got to?
where did {X} have it last, the ring
Where does {X} wear the ring these days?
who turned up {X}'s ring

your nephew's project
What did {X}'s nephew need built?
when's the school thing due that {X} is helping with
how old's {X}'s nephew
What became of {X} and the boy's contraption?
what are {X} and the kid not allowed to touch til Christmas

the tattoo
what's {X}'s tattoo of
where on the body did {X} get inked
When did {X} go under the needle?
who did {X}'s tattoo
Did {X} think long about it?

the storm
Which tree did {X} lose?
what did the tree land on at {X}'s
When did the storm strike at {X}'s?
where'd {X} hide out during the storm
who came with a chainsaw for {X}
What has {X} planted since?
does {X} bounce back

your list of resolutions
what's number one on {X}'s teaspoon list
Who holds the red pen over {X}?
when'd {X} write that list
When was {X}'s second item ticked off?
Birthday that set {X} thinking, and progress thus far?
is {X} shooting for the moon or keeping it small

your new job
when'd {X} quit the bank
What was the last straw for {X} at the bank?
where's {X} working now
who put in a good word for {X}
What does {X} do all day in the new post?
Why did {X} leave the bank, and at what cost in pay?
would {X} go back if the bank paid more

your evening classes
what's {X} taking Tuesday nights
For whose sake did {X} go back to school?
when's {X}'s exam
how'd {X} do on the exam
{X}'s subject, and the mark achieved?
does {X} do this stuff for other people

your little company
what's {X} selling
Trading name of {X}'s little firm?
where'd {X} set up shop first
When did {X} sell the lot?
who wants a huge order from {X}
{X}'s brand, and the size of the order?
does {X} need to hire someone

that interview
when's {X} supposed to show up for that interview
Whose clothes did {X} wear for it?
what dumb thing did {X} do at the interview
When did {X} hear of having got the post?
What subject saved {X}'s interview?

your new boss
who's the new head of {X}'s department
what's the deal with {X}'s boss, what weird habit
Why had {X} to do the quarter's work twice?
when'd {X} finally talk to the boss
What was {X} given back after speaking out?

your thesis
what's {X} writing that thesis on
when's {X} gotta hand it in
Date of {X}'s viva?
Who is to examine {X}?
what good is {X}'s research, in {X}'s own words
Does {X} care for usefulness above all?
`;

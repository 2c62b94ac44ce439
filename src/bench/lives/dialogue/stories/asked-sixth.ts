/** What is asked of the stories in the sixth voice; the form is that of `asked-fourth.ts`. */
export const askedSixth = `
that puppy of yours
Which dog breed was adopted by {X}?
What was the date on which {X} adopted the puppy?
What was {X}'s reason for choosing this particular puppy?
What name was given to {X}'s puppy?
Which training class does {X} attend with the puppy?
Based on the adoption, would {X} be described as spontaneous?

your old cat
When did the vet examine the cat belonging to {X}?
What health condition was {X}'s cat diagnosed with?
What method does {X} use to administer medication to the cat?
What is the age of {X}'s cat, and how could {X} tell that she was recovering?
Would {X} be considered a caring pet owner?

your vegetable patch
When was {X} offered an allotment?
What type of produce is {X} growing?
What source of gardening advice does {X} rely on?
What caused damage to {X}'s vegetables?
Which method did {X} use to protect the vegetables?
What threatened {X}'s harvest, and which method solved the problem?
Would {X} likely be pleased with a gift related to gardening?

your beehives
Where are the beehives of {X} located?
When did {X} begin keeping bees?
On which part of the face was {X} stung by a bee?
What was the quantity of honey that {X} collected?
What does the honey collected by {X} taste like?
Is it likely that {X} would quit beekeeping after being stung?

your choir
When did {X} become part of the choir?
What musical piece is {X}'s choir practising?
When is {X}'s choir scheduled to perform?
Where was {X} positioned during the choir performance?
Does {X} tend to try new things without much planning?

the book club
What book is {X} reading for the book club?
When is the book club meeting for which {X} has to finish reading?
What beverage is typically served at {X}'s book club?
What was {X}'s reaction upon finishing the novel?
What did the protagonist of {X}'s novel find early on, and how did that turn out?

your watercolours
When did {X} begin painting with watercolours?
What subject does {X} paint most frequently?
Where are {X}'s paintings on display?
When did {X} sell a painting?
What is the occupation of the person who bought {X}'s painting?

the amateur play
What character does {X} play in the theatre production?
When does {X}'s play premiere?
What line does {X} deliver in the play?
Which other person is in the cast with {X}?
What went wrong with {X}'s line on opening night?

the food bank
For which organisation does {X} do volunteer work?
When did {X} start to volunteer?
Which visitor does {X} feel particularly attached to?
From whom did {X} take over responsibility as a volunteer?
Does {X} show empathy toward people in need?

the river clean-up
When did {X} join the cleanup of the river?
What unusual item was pulled out of the river during {X}'s cleanup?
Where will the item from {X}'s cleanup be kept?
Who was responsible for cleaning the item that was found by {X}'s group?

the flea market
What vintage item did {X} purchase at the flea market?
When did {X} visit the flea market?
According to the seller, who was the previous owner of {X}'s purchase?
Where does {X} keep the item from the flea market?

the tango evening
When did {X} attend a tango evening for the first time?
Whose feet did {X} step on while dancing?
What item of clothing did {X} buy for dancing?
Who invited {X} to the dance evening?

that poor ankle
Which bone or joint did {X} fracture?
How did {X}'s injury occur?
When did {X} suffer the injury?
Who runs errands for {X} during recovery?
For what length of time does {X} need the cast?
When did {X} get rid of the cast?

your half marathon
Which running event did {X} sign up for?
When is the running event in which {X} participates?
Who is {X}'s training partner for running?
What was {X}'s finishing time?
Who or what passed {X} near the finish line?
In which city did {X} run, and what was the finishing time?
Would {X} keep up running without company?

the climbing wall
When did {X} visit the climbing gym for the first time?
What is {X}'s greatest fear when climbing?
Who persuaded {X} to try climbing?
What equipment did {X} get for climbing?
Does {X} confront personal fears?

your sleep
When did {X} spend a night at the sleep clinic?
What was identified as the cause of {X}'s sleep problems?
Which measure improved {X}'s sleep?
At what time would {X} regularly wake up, and which measure improved it?

the ice swimming
What body of water does {X} swim in during winter?
What was the water temperature when {X} went swimming?
When did {X} go for the ice swim?
What is the name of {X}'s winter swimming group?
What motivates {X} to swim in icy water?
Would {X} likely enjoy a sauna evening in a group?

your rash
When did {X} take an allergy test?
Which substance triggers {X}'s allergy?
What treatment does {X} apply to the rash?
What were {X}'s symptoms, and which substance triggered them?

your bike trip
When is the start of {X}'s cycling trip?
Which river did {X}'s cycling route follow?
How many days was {X}'s cycling trip planned to take?
How many flat tyres did {X} have during the cycling trip?
In what unusual accommodation did {X} spend a night on the cycling trip?
Who joined {X} on the cycling trip, and which animal was named after {X}?
Does {X} keep a sense of humour when facing setbacks?

the endless scarf
When did {X} learn how to knit?
What is the colour of {X}'s knitting project?
How many metres long is {X}'s knitting project?
For whom is {X}'s knitting project intended?

your sourdough
What is {X}'s sourdough starter called?
When did {X} begin making sourdough?
What accident happened involving {X}'s sourdough?
Who received some of {X}'s sourdough starter?
Which loaf was {X}'s first successful one?

your bird list
What rare bird did {X} observe?
When did {X} observe the rare bird?
What is the total number of bird species on {X}'s list?
What does {X} put on for birdwatching?
Would {X} be described as patient?

the month without a phone
When did {X} stop using the phone?
What was the reason for {X} to stop using the phone?
What did {X} come across while living without a phone?
Who provided {X} with a watch?

your board game nights
Which board game is the favourite at {X}'s game nights?
When did {X} start hosting game nights?
Which rule applies during {X}'s game nights?
Who owns several copies of {X}'s favourite board game?
What does the rule of the game nights suggest about {X}'s personality?

the darkroom
When did {X} discover the old camera?
In what room did {X} set up the darkroom?
Who or what is the usual subject of {X}'s photographs?
When did {X} win a photography prize?
Who taught {X} the basics of working in the darkroom?
What is {X}'s usual photographic subject, and which place did {X} win in the contest?

the vacuum robot
What nickname does {X} use for the robot vacuum?
When did {X} start to use a robot vacuum?
Where did {X}'s robot vacuum end up after leaving the home?
Who returned the robot vacuum to {X}?

your new flat
Above what kind of shop is {X}'s new flat?
When did {X} receive the keys to the flat?
What disadvantage does {X}'s flat have?
What advantage does {X}'s flat have?
Who helped with transporting {X}'s piano?
What can be inferred about {X}'s interest in music?

the painting job
Which colour did {X} paint the room?
When did {X} do the painting?
Whose comment led {X} to repaint the walls, and what was it?
What did {X} discover at the door frame while painting?

that burst pipe
When did the pipe burst at {X}'s home?
What belongings of {X} were damaged by the water?
What caused the flood at {X}'s home?
When were the drying machines removed from {X}'s home?

the man upstairs
What noise from the upstairs neighbour disturbs {X}?
When did {X} write to the upstairs neighbour?
What was the neighbour's response to {X}'s message?
Which game do {X} and the upstairs neighbour play together?
How did the upstairs neighbour initially disturb {X}, and what do they now do together?
Is {X} capable of resolving conflicts amicably?

that long weekend
Which city did {X} visit over the long weekend?
When did {X} return from the weekend trip?
Which sight was the highlight of {X}'s weekend trip?
What local food did {X} eat on the weekend trip?
Would {X} speak positively about the destination?

the night train
When does {X}'s night train depart?
Who was {X}'s companion in the train compartment?
Which bunk did {X} have on the night train?
By which means of transport will {X} travel home?

your lost suitcase
When did the airline lose {X}'s suitcase?
To which place was {X}'s suitcase sent by mistake?
What valuable item was packed in {X}'s suitcase?
How much compensation was {X} offered for the suitcase?
Where did {X}'s suitcase go, and what sticker did it return with?

the camping
When did {X} go on a camping trip?
Who was {X}'s companion on the camping trip?
Which animal visited {X}'s tent at night?
Which of {X}'s belongings did the animal take?
How did {X} dry wet socks on the camping trip?

your old car
When did {X}'s car break down for good?
What was the technical problem with {X}'s car?
What vehicle did {X} get as a replacement?
What nickname did {X} have for the old car?

the sailing course
When did {X} begin the sailing lessons?
Who encouraged {X} to take up sailing?
What is the name of the sailing boat on which {X} practises?
Which part of sailing intimidates {X}?
When did {X} pass the sailing exam?
Is {X} someone who perseveres?

your sister's wedding
Who is going to marry {X}'s sister?
When did {X} find out that the sister was getting married?
What responsibility was {X} given for the wedding?
What was the venue of the wedding in {X}'s family?
What unexpected incident occurred at the wedding in {X}'s family?
Where does the husband of {X}'s sister come from, and what was the venue of the wedding?

the baby
What was the day on which {X} became an aunt or uncle?
What name was chosen for the baby in {X}'s family?
When will {X} go to meet the baby?
What handmade gift did {X} prepare for the baby?
Which tune does {X} use as a lullaby?

your grandmother
When is {X}'s grandmother celebrating her birthday?
What birthday wish did {X}'s grandmother express?
Which age is {X}'s grandmother reaching?
Who is assisting {X} in fulfilling the grandmother's wish?
What question did {X}'s grandmother raise afterwards?
How would you characterise {X}'s family?

your old friend
When did {X} meet {friend} again by chance?
What was the cause of the fallout between {X} and {friend}?
For how many years did {X} and {friend} have no contact?
In which location did {X} meet {friend} again?
How are {X} and {friend} keeping in touch at present?
What caused the fallout between {X} and {friend}, and how do they communicate now?
Would {X} be described as someone who can forgive?

your dinner party
When is {X}'s dinner party?
Which dish was {X} planning to cook for the dinner party?
What mistake did {X} make while preparing the dinner party?
What did {X}'s dinner guests eat in the end?
Which dish was planned for {X}'s dinner party, and what did the guests actually eat?
Does {X} need everything at a dinner party to go as planned?

that birthday present
What present did {X} receive for the birthday?
Which person sent {X} the birthday present?
When did {X} celebrate the birthday?
What age did {X} reach on the birthday?

your tax letter
When did {X} receive a letter from the tax office?
What sum did the tax office demand from {X}?
What error did the demand to {X} result from?
Who assisted {X} in resolving the tax issue?
What sum was demanded from {X}, and what amount was eventually refunded?

the raffle
What prize did {X} receive in the raffle?
When did {X} win in the raffle?
What did {X} exchange the raffle prize for?
Who exchanged something with {X} for the raffle prize?
Which raffle prize did {X} win, and what was it exchanged for?

your grandmother's ring
When did {X} notice that the ring was missing?
In what place was {X}'s missing ring discovered?
What was the last place where {X} had seen the ring?
How does {X} wear the family ring since its recovery?
Who located {X}'s missing ring?

your nephew's project
What school project did {X} work on with the nephew?
When is the school project of {X}'s nephew due?
How old is the nephew that {X} helps?
What was the outcome of the school project that {X} helped with?
What are {X} and the nephew no longer allowed to build?

the tattoo
What design did {X} choose for the tattoo?
Where on the body did {X} get tattooed?
When did {X} get tattooed?
Which tattoo artist did {X} go to?
Did {X} make the decision about the tattoo carefully?

the storm
What kind of tree was blown down at {X}'s home?
What was damaged when the tree came down at {X}'s home?
When did the storm hit {X}'s home?
Where did {X} take shelter from the storm?
Who assisted {X} with removing the fallen tree?
What type of tree did {X} plant as a replacement?
Does {X} have an optimistic attitude?

your list of resolutions
What is the first resolution that {X} wrote down?
Who keeps track of {X}'s resolutions?
When did {X} draw up the resolutions?
When did {X} complete a second resolution?
Which age is {X} approaching, and how many resolutions have been completed?
Are {X}'s resolutions rather modest or rather ambitious?

your new job
When did {X} resign from the bank?
What was the final reason for {X} to resign?
Which organisation is {X}'s current employer?
Who referred {X} for the current job?
What tasks does {X} have in the current job?
Why did {X} resign, and how did the salary change?
Would {X} accept an offer to return to the bank for a higher salary?

your evening classes
Which subject does {X} study at evening school?
Who or what motivated {X} to study this subject?
When will {X} sit the exam?
What grade did {X} obtain in the exam?
Which subject did {X} study, and what grade was obtained?
Is {X} motivated by concern for others when studying?

your little company
What does {X}'s small business sell?
What is {X}'s small business called?
At which location does {X} sell the products?
When were all of {X}'s products sold?
Which client made the biggest order with {X}?
What is {X}'s small business called, and how large was the biggest order?
Would {X} benefit from employing someone?

that interview
When was {X}'s job interview scheduled?
What did {X} wear to the job interview?
What mishap occurred during {X}'s job interview?
When did {X} learn of being hired?
Which topic dominated the conversation at {X}'s job interview?

your new boss
Who became {X}'s new manager?
What peculiar habit does {X}'s new manager have?
Why was {X} asked to redo a report?
When did {X} have a conversation with the new manager?
What concession did {X} obtain from the new manager?

your thesis
What is the subject of {X}'s thesis?
When is the submission deadline of {X}'s thesis?
When did {X} pass the thesis defence?
Who is the professor evaluating {X}'s thesis?
According to {X}, what is the benefit of the research?
Does {X} believe that research has to be practical?
`;

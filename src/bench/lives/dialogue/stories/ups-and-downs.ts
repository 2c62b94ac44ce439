/** Stories of worries, luck and plans; the form is told in `story-text.ts`. */
export const upsAndDowns = `
money | your tax letter
sum = eleven hundred | four hundred and six | nine hundred and twelve
cause = a wrong box | a number that slipped | a form from 2012
X letter +worry=tax office: There was a brown envelope {ago}. I walked around it for an hour, like a cat around a hedgehog.
Y: Oh, I know those. What do they want?
X sum: {sum}, by the end of the month, with that tone they have. My stomach is in my shoes.
Y: Don't just pay! Let somebody look at it.
--
Y: And the brown envelope? Did you get help?
X cause: {friend} found it in five minutes: it was {cause}. They even apologised, and I get ninety back.
2 letter > {letter.when}
- When did {X} get the brown envelope?
- When was {X} scared of an envelope?
~ On what date did {X} receive mail from the authorities?
~ When did bad news come to {X} by post?
~ What day was {X} frightened by the revenue service?
4 sum > {sum}
- What must {X} pay by the end of the month?
- Which sum put {X}'s stomach in the shoes?
~ How large was the claim against {X}?
~ What amount did the authorities demand of {X}?
~ How much was {X} thought to owe?
4 cause > {cause}
- What did {friend} find in five minutes for {X}?
- Why did they apologise to {X}?
~ What was the error behind the claim against {X}?
~ How did the claim against {X} come about?
~ What mistake had been made with {X}'s papers?
4 cause > {friend}
- Who needed five minutes to help {X}?
- Who found why {X} gets ninety back?
~ Who cleared up {X}'s trouble with the authorities?
~ Which expert friend saved {X} money?
~ Thanks to whom was the claim dropped?
1 sum cause > {sum}; ninety
- What should {X} pay, and how much does {X} get back in the end?
- With which sum did it begin for {X}, and which one did they return?
~ What was demanded of {X}, and what was refunded?
~ From what demand to what refund did {X}'s case go?
~ Name the claim against {X} and the final repayment.

luck | the raffle
prize = a pig | a year of cheese | a hot tub | a trombone
X win +gift={prize}: I never win anything, you know that. And {ago} they read my number out loud at the fire brigade's raffle.
Y: No! What is it? A toaster?
X prize: {prize}. I said thank you three times because nothing else came to mind.
Y: What on earth will you do with that?
--
X swap: Remember what I won? I've swapped it with {friend} for piano lessons. Everybody thinks the other one is crazy.
4 prize > {prize}
- For what did {X} say thank you three times?
- What is the thing that {X} has from the fire brigade?
~ What did {X} win?
~ Which surprise was {X}'s lot?
~ What did fortune bring {X}?
2 win > {win.when}
- When did they read {X}'s number?
- When was the raffle of the fire brigade that {X} was at?
~ On what date was {X} lucky?
~ When did fortune favour {X}?
~ What day did {X} gain something unexpectedly?
4 swap > piano lessons
- For what has {X} swapped it with {friend}?
- What did {X} get in a swap that seems crazy?
~ What did {X} receive in exchange?
~ How did {X} make use of the unwanted object?
~ Which tuition did {X} barter for?
4 swap > {friend}
- With whom has {X} swapped for piano lessons?
- Who gives {X} piano lessons?
~ Who was {X}'s partner in the barter?
~ Who owns now what {X} gained by fortune?
~ Which friend made a deal with {X}?
1 prize swap > {prize}; piano lessons
- What did {X} win and swap, and for what?
- What came from the fire brigade, and what has {X} instead?
~ What did {X} gain by fortune and what by exchange?
~ Name the two things that {X} owned one after the other.
~ Which object turned into which tuition for {X}?

lost | your grandmother's ring
place = the compost | the lining of my coat | a tin of buttons | the neighbour's hoover
X gone +worry=lost ring: I've been on my knees all day. My grandmother's ring is gone, since {ago}, and I feel sick about it.
Y: Oh no, the one with the blue stone? Where did you have it last?
X last: On the edge of the sink, while I was kneading dough. I've looked inside every roll.
Y: Did you ask everyone? Somebody must have seen it.
--
X place: I have it back! It was in {place}, all that time. {friend} found it and let out such a scream.
Y: I'm so relieved! You must put it in a safe now.
X neck: It's on a chain around my neck, and there it stays until I'm buried.
2 gone > {gone.when}
- Since when is the heirloom of {X} gone?
- When did {X} begin to feel sick about a ring?
~ On what date did {X} lose an heirloom?
~ When did the jewellery disappear?
~ What day was the heirloom of {X} missed?
4 place > {place}
- Where was {X}'s ring all that time?
- In what place did {friend} see the ring and scream?
~ What was the hiding place of {X}'s heirloom?
~ Where did the missing jewellery turn up?
~ In which spot had {X}'s treasure been?
4 last > on the edge of the sink
- Where did {X} have the ring last?
- Where did {X} put the ring while kneading dough?
~ In what position had {X} left the jewellery?
~ Where was the heirloom before it vanished?
~ At which spot did {X} take it off?
4 neck > on a chain around {their} neck
- Where does the ring of {X} stay until the end?
- On what does {X} have the ring now?
~ How does {X} keep the heirloom safe?
~ In what manner is the jewellery worn these days?
~ What precaution did {X} take against another loss?
4 place > {friend}
- Who let out a scream over {X}'s ring?
- Who found the ring for {X}?
~ Who discovered the heirloom?
~ To whom is {X} grateful for the discovery?
~ By whom was the missing jewellery seen?

school | your nephew's project
project = a volcano | a solar oven | a robot arm | a model of a beaver dam
result = it set off the fire alarm | it was eaten by the school dog | it won a telescope
X ask +family=nephew: My nephew needs {project} for school, and he has chosen me as his engineer. It's due {soon}.
Y: You! You can't open a jar. How old is he now?
X age: Nine, and he has the clipboard. I'm only allowed to hold things.
--
Y: Tell me about the great invention of the two of you!
X result: Well. {result}, in front of the headmaster. My nephew called it a full success.
Y: He'll go far. And what did your sister say?
X sister: She has forbidden us anything with a cable until Christmas.
4 ask > {project}
- What does {X}'s nephew need for school?
- For what is {X} the engineer?
~ What did {X} build with a young relative?
~ On which construction did {X} assist a child?
~ What technical work was {X} involved in?
2 ask > {ask.when}
- When is the nephew's work due that {X} helps with?
- By when must {X} and the nephew be done for school?
~ What is the deadline of the child's assignment?
~ On what date must {X}'s young relative hand in?
~ When will {X} have to be ready with the construction?
4 age > nine
- How old is the nephew with the clipboard?
- What is the age of {X}'s nephew?
~ How many years has {X}'s young relative lived?
~ How young is the child that {X} assists?
~ What age has {X}'s small boss?
4 result > {result}
- What happened in front of the headmaster with what {X} held?
- What did {X}'s nephew call a success?
~ How did the construction of {X} and the child end?
~ What outcome had {X}'s technical assistance?
~ How did the presentation at the child's school go?
4 sister > anything with a cable
- What has {X}'s sister forbidden until Christmas?
- What may {X} and the nephew not touch until Christmas?
~ Which ban was put on {X} and the child?
~ What sort of experiments are off limits for {X}?
~ What did the child's mother decide?

tattoo | the tattoo
motif = a teapot | a small whale | my mother's handwriting | a paper boat
spot = on my shoulder | behind my ear | on my ankle
X done [a photo of a (person's arm with ink|tattoo studio)]: Don't tell my father. I went and did it {ago}, {spot}, and I only fainted once.
Y: You got a tattoo?! What of?
X motif: Of {motif}. I'd been drawing it on napkins for ten years, so it felt less like a decision.
Y: I love that. Who did it, that studio by the canal?
X who: {friend}, who talks about her divorce while she works. I've never been so well informed.
4 motif > {motif}
- What had {X} been drawing on napkins?
- What is the tattoo of {X} of?
~ Which motif is inked on {X}'s skin?
~ What body art does {X} have?
~ What picture did {X} choose to wear forever?
4 done > {spot}
- Where is what {X} did and should not tell a father?
- Where does {X} have the tattoo?
~ On which part of the body is {X}'s ink?
~ At what place was {X}'s skin decorated?
~ What spot of skin did {X} offer the needle?
2 done > {done.when}
- When did {X} faint once?
- When did {X} get the tattoo?
~ On what date was {X} inked?
~ When was {X}'s skin decorated?
~ What day did {X} have body art done?
4 who > {friend}
- Who talks about her divorce while she works on {X}?
- Who did {X}'s tattoo?
~ Which artist inked {X}?
~ By whom was {X}'s skin decorated?
~ Who is {X} so well informed about?
3 motif done > Likely yes, since ten years of thought went into it
- Will {X} be glad of it, after ten years of napkins?
- Did {X} decide on the tattoo quickly?
~ Is {X} someone who thinks long before acting?
~ Is {X} likely to regret the body art?
~ Was it an impulsive act of {X}?

storm | the storm
tree = the old walnut | the birch | the pear tree
hit = the shed | the garden wall | my bicycle
X night: What a night! The storm took {tree} {ago}, and it fell right onto {hit}.
Y: Oh no! Was anybody hurt?
X safe: Nobody, thank heavens. I sat in the bath with a torch and a tin of peaches.
Y: A very good emergency plan. And the mess?
X saw: {friend} came with a chainsaw and a thermos. We now have wood for three winters.
--
Y: Did you plant something in its place?
X new: A fig! Everybody says it will freeze. I have named it and I talk to it.
4 night > {tree}
- What did the storm take at {X}'s?
- Which tree fell right onto {hit}?
~ What did the gale uproot at {X}'s?
~ Which plant of {X}'s fell victim to the weather?
~ What was blown over at {X}'s place?
4 night > {hit}
- Onto what did {tree} fall at {X}'s?
- What was hit when the storm took a tree of {X}'s?
~ Which property of {X} was damaged by the weather?
~ What damage did the gale do at {X}'s?
~ What got crushed at {X}'s place?
2 night > {night.when}
- When was the storm at {X}'s?
- When did {tree} fall?
~ On what date did bad weather strike {X}'s place?
~ When did {X} suffer damage from the gale?
~ What day was {X} in danger?
4 safe > in the bath
- Where did {X} sit with a torch?
- Where did {X} eat peaches that night?
~ In which place did {X} seek shelter?
~ Where was {X} during the gale?
~ What refuge did {X} choose?
4 saw > {friend}
- Who came with a chainsaw to {X}?
- Who brought {X} a thermos and made wood for three winters?
~ Who helped {X} with clearing up?
~ Who dealt with the fallen trunk at {X}'s?
~ Which helper had the right tool for {X}?
4 new > a fig
- What has {X} planted and named?
- To what does {X} talk that may freeze?
~ What grows at {X}'s in place of the victim of the gale?
~ Which plant did {X} choose as a replacement?
~ What sapling is {X} fond of?
3 safe new > Yes, {they} plants again after a loss
- Does {X} lose heart after the storm?
- Would {X} plant again if the fig freezes?
~ Is {X} an optimist?
~ Does {X} recover quickly from losses?
~ How does {X} deal with disaster?

goal | your list of resolutions
goal = to learn to juggle | to swim in every lake of the county | to write to an old teacher every month
X list +worry=turning fifty: I turn fifty next spring, and I've made a list {ago}. Not a bucket list, more of a teaspoon list.
Y: A teaspoon list! What is on the very top of it?
X goal: The first thing is {goal}. Small, doable, slightly embarrassing.
Y: That suits you. And who will check on you?
X check: {friend}, with a red pen. She was born to have a red pen.
--
Y: How is the teaspoon list? Any ticks?
X tick: Two of eleven! The red pen came out {ago} for the second time. I was prouder than at my graduation.
4 goal > {goal}
- What is on top of {X}'s teaspoon list?
- What doable thing is number one for {X}?
~ Which resolution has priority for {X}?
~ What does {X} aim for before all else?
~ What is {X}'s main ambition?
4 check > {friend}
- Who has the red pen for {X}'s list?
- Who checks {X}'s teaspoon list?
~ Who supervises {X}'s ambitions?
~ By whom is {X}'s progress controlled?
~ Who holds {X} to account?
2 list > {list.when}
- When has {X} made a teaspoon list?
- When did {X} make a list because of turning fifty?
~ On what date did {X} write down resolutions?
~ When did {X} set ambitions on paper?
~ What day did {X} reflect on what to do with life?
2 tick > {tick.when}
- When did the red pen come out a second time for {X}?
- When was {X} prouder than at the graduation?
~ On what date did {X} fulfil another resolution?
~ When did {X} make progress with {their} ambitions?
~ What day did {X} accomplish something small?
1 list tick > fifty; two of eleven
- What age will {X} be, and how many ticks has the list?
- How old does {X} turn, and how often did the red pen come out?
~ Which birthday made {X} reflect, and how far did {they} get with the resolutions?
~ Name {X}'s coming age and the number of resolutions fulfilled.
~ What occasion had {X}'s resolutions, and what is the progress?
3 goal check > Modest and steady
- Are {X}'s things on the list small or great?
- Is {X} proud of small ticks?
~ Is {X} ambitious or modest?
~ What can one say about {X}'s way of setting goals?
~ Would {X} aim for world records?
`;

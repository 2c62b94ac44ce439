/** Stories of houses and neighbours; the form is told in `story-text.ts`. */
export const homes = `
move | your new flat
floor = fifth | top | third
bad = there is no lift | the boiler sings at night | the kitchen is the size of a cupboard
good = a balcony that gets the evening sun | a bathtub with feet | a view right over the river
X decided: I need to tell someone or I'll burst. We got the keys {ago}! After eight months of looking at damp basements.
Y: Finally!! Which one was it in the end, the one near the station or the one over the bakery?
X which: The bakery. I wake up to the smell of bread, {floor} floor, and they throw in croissants on Sundays.
Y: I am so jealous. Come on, there must be a catch.
X catch: There is, {bad}. But then there is also {good}, so I am not complaining, not yet.
Y: And who carried the piano?
X piano: {friend} and three people from the rowing club. I owe them beer until the end of my days.
4 which > over the bakery
- Over which shop is the flat that {X} got?
- What smell does {X} wake up to?
~ Where is {X}'s new apartment located?
~ Above what kind of shop does {X} live?
~ What does the building of {X}'s new home house at street level?
2 decided > {decided.when}
- When did {X} get the keys?
- When did the search for a flat end for {X}, after the damp basements?
~ When did {X} move into the apartment?
~ What was the date that {X} took possession of the new place?
~ Since when does {X} have the new home?
4 catch > {bad}
- What is the catch with the flat over the bakery?
- Which catch does {X} not complain about?
~ What is the drawback of {X}'s new home?
~ What does {X} dislike about the apartment?
~ Which flaw does the place {X} moved to have?
4 catch > {good}
- What makes up for the catch in {X}'s flat?
- What good thing does {X} mention about the flat over the bakery?
~ What does {X} like best about the new home?
~ Which feature makes up for the flaws of {X}'s apartment?
~ What is the nicest thing about where {X} lives now?
4 piano > {friend} and three rowers
- Who carried {X}'s piano up?
- Whom does {X} owe beer?
~ Who helped {X} move the heavy instrument?
~ To whom is {X} indebted for the help with the move?
~ Who did the lifting when {X} changed homes?
3 which piano > Likely a musical person with good friends
- What does a piano say about {X}?
- What kind of person carries a piano to a flat over a bakery?
~ Is {X} likely to be musical?
~ Does {X} play an instrument?
~ What can one guess about {X}'s talents?

house | the painting job
room = bedroom | hallway | kitchen
colour = mustard yellow | forest green | a kind of brick red | midnight blue
X paint [a photo of a (paint roller|ladder) in an empty room]: My arms are falling off. I did the whole {room} {ago}, two coats, in {colour}.
Y: Bold! You were always a white-walls person. What happened to you?
X reason: {friend} said my place looked like a dentist's waiting room, and I couldn't unsee it.
Y: Ouch! But I get it. Did it come out as you wanted?
X result: Almost. There is a handprint by the door that I found too late. I'm leaving it, it's like a signature.
4 paint > {colour}
- What colour is {X}'s {room} now?
- In what colour did {X} do two coats?
~ What colour did {X} choose for the walls?
~ In which shade was the {room} done?
~ What is the new look of {X}'s walls?
2 paint > {paint.when}
- When did {X} paint the {room}?
- When did {X} get tired arms from painting two coats?
~ When did {X} redecorate?
~ On what day did {X} renovate at home?
~ When was the decorating at {X}'s done?
4 reason > {friend} said the place looked like a dentist's waiting room
- Why does {X} no longer have white walls?
- Who made fun of {X}'s white walls?
~ Why did {X} change the look of the home?
~ Whose remark made {X} redecorate?
~ What comment drove {X} to give up white?
4 result > a handprint by the door
- What did {X} find by the door after painting?
- What does {X} call a signature in the painted {room}?
~ What imperfection remained after {X}'s renovation?
~ What did {X} decide not to correct?
~ Which trace of the work stayed visible at {X}'s place?

house | that burst pipe
room = cellar | bathroom | utility room
lost = all my old photo albums | a box of letters | my grandfather's records | the Christmas decorations
X flood: You will not believe my week. I came home {ago} and there was water coming down the stairs. A pipe in the {room} had given up.
Y: No! Was it bad? Did you lose anything?
X lost: {lost}. Everything else can dry, but those were the ones I cared about.
Y: I'm so sorry. That's heartbreaking. Is somebody paying for it at least?
X money: The insurance says yes, minus the first (three|four|five) hundred. They sent a man with a clipboard and no sense of humour.
--
Y: Are you still living with buckets?
X dry: The machines are gone since {ago}, thank goodness. Two months of that humming! I can hear my own thoughts again.
2 flood > {flood.when}
- When did water come down {X}'s stairs?
- When did the pipe in {X}'s {room} burst?
~ When was {X}'s home flooded?
~ What was the date of the water damage at {X}'s?
~ When did {X} discover the leak?
4 lost > {lost}
- What did {X} lose when the pipe burst?
- Which things that cannot dry did {X} care about most?
~ What was ruined by the water at {X}'s home?
~ Which belongings could {X} not save?
~ What sentimental possessions did the flood cost {X}?
4 flood > a pipe in the {room}
- Where was the pipe that burst at {X}'s?
- Why was water coming down the stairs at {X}'s?
~ What caused the flooding at {X}'s?
~ Where did the leak at {X}'s come from?
~ Which part of the plumbing failed on {X}?
2 dry > {dry.when}
- When did the drying machines leave {X}'s home?
- Since when is it quiet again at {X}'s?
~ When did the dehumidifiers leave {X}'s home?
~ Since when is {X}'s house free of drying equipment?
~ When did the noise at {X}'s stop?

neighbour | the man upstairs
noise = tap dancing | moving furniture | practising the tuba | exercising
hour = two in the morning | five in the morning | midnight
X noise +worry=noise: I haven't slept properly for a month. The man above me is {noise}, and always around {hour}.
Y: That is criminal! Have you said something?
X note: I slid a letter under his door {ago}, a polite one. I rewrote it six times.
Y: And? Any reaction?
--
Y: Any news from the sleepless front?
X reply: You won't guess. He came down with a cake and was nearly crying. Nobody had told him in eleven years! He bought carpets for every room.
Y: Oh, bless him. So you are friends now?
X friends +hobby=chess: We play chess on Wednesdays. He beats me every single time.
4 noise > {noise}
- What does the man above {X} do at {hour}?
- Why has {X} not slept properly for a month?
~ What disturbed {X} at night?
~ Which sound kept {X} awake?
~ What was the racket that robbed {X} of sleep?
2 note > {note.when}
- When did {X} slide a letter under the door upstairs?
- When did the polite letter reach the man above {X}?
~ When did {X} complain to the neighbour?
~ On what day was the message to {X}'s neighbour delivered?
~ When did {X} write to the person upstairs?
4 reply > he apologised with a cake and bought carpets
- What did the man upstairs do after {X}'s letter?
- What did the man above {X} buy for every room?
~ How did the neighbour respond to {X}'s complaint?
~ What did {X}'s neighbour do to make up for the disturbance?
~ In what way was {X}'s conflict with the neighbour resolved?
4 friends > chess
- What do {X} and the man upstairs play on Wednesdays?
- At what does {X} get beaten on Wednesdays?
~ What game does {X} play with the neighbour?
~ How do {X} and the neighbour pass their time together?
~ Which midweek ritual came out of {X}'s quarrel?
1 noise friends > {noise}; they play chess on Wednesdays
- Why could {X} not sleep because of the man above, and what do they play today?
- What was the man upstairs {noise} at, and how do {X} and he spend Wednesdays?
~ What did {X}'s neighbour do that annoyed {them}, and what do they do together now?
~ How did {X}'s relation with the neighbour change?
~ From which nuisance to which shared pastime did {X} and the neighbour get?
3 note reply > Likely yes, {they} solves conflicts politely
- Would {X} write a polite letter again?
- Does a letter under the door suit {X}?
~ Is {X} good at settling disputes?
~ Would {X} be a good mediator?
~ Is {X} considerate towards others?
`;

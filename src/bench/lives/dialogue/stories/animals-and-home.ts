/** Stories of animals, houses and gardens; the form is told in `story-text.ts`. */
export const animalsAndHome = `
pet | that puppy of yours
breed = beagle | terrier | spaniel | whippet
name = Pickle | Noodle | Truffle | Bandit | Clementine
why = his ears are two sizes too big | he fell asleep on my shoe | he carried his own bowl to the door
Y: You sound out of breath! What is all that barking in the background?
X got +pet={breed} [a photo of a (small|young) dog on a (blanket|rug)]: So... I went to the shelter {ago} just to look around, and, well, I did not leave alone. A {breed}, eleven weeks!
Y: You did not! I cannot believe it. How did you ever pick, with all those faces looking at you?
X why: I didn't, I was picked. {why}, and that was that, I was signing papers five minutes later.
Y: Ha, of course. Does the little one answer to anything yet?
X name: We tried about forty. It came down to {name}, because it makes me laugh every time I shout it across the park.
--
Y: And the small monster? Still eating your furniture?
X school: Only the legs of the sofa now! {friend} has a class on Thursdays, we go there and learn to sit and wait. Well, I wait. He sits when he feels like it.
4 got > a {breed}
- What did {X} bring home from the shelter?
- What breed is the dog from the shelter that {X} got?
~ What kind of animal did {X} adopt?
~ Which breed joined {X}'s household?
~ Remind me what four-legged companion {X} brought home?
2 got > {got.when}
- When did {X} go to the shelter?
- When did {X} get the {breed}?
~ When did {X} adopt a pet?
~ On what date did {X} pay a visit to the animal home?
~ Since when has {X} had a dog?
4 why > {why}
- Why did {X} pick this puppy at the shelter?
- Was there a reason why {X} picked that puppy, signing at once?
~ What made {X} choose that dog in particular?
~ How was the dog {X} took in selected?
~ For what reason did {X} settle on this animal and no other?
4 name > {name}
- What does {X} shout across the park?
- What name did {X}'s {breed} get?
~ What is {X}'s dog called?
~ How did {X} name the new pet?
~ Do you recall the name of the dog at {X}'s place?
4 school > {friend}'s class
- Whose Thursday class does {X} go to with the dog?
- Who teaches {X}'s {breed} to sit?
~ Who trains {X}'s dog?
~ Where does {X} take the dog for obedience lessons?
~ With whose help is {X} raising a well-behaved dog?
3 got why > Likely yes, since {they} takes in animals without planning to
- Is {X} somebody who just goes looking and comes back with a dog?
- Would {X} leave the shelter empty-handed next time?
~ Would {X} be considered an impulsive person?
~ Is {X} likely to bring home another stray?
~ Do you think {X} decides with {their} heart rather than {their} head?

pet | your old cat
name = Duchess | Pudding | Sir Toby | Marbles
what = her kidneys | her thyroid | a bad tooth | her hip
X sick +pet=cat: I had a rough night. {name} stopped eating, and at sixteen that is never good news.
Y: Oh no, the poor old lady. Did you have her seen by someone?
X vet: First thing {ago}. They took blood, and it turns out to be {what}. Pills twice a day from now on, and a special diet that costs more than mine.
Y: Poor you, and poor her. How does one get a pill into a creature with claws?
X trick: Wrapped in a bit of smoked salmon. She knows exactly what I am doing and lets me, because salmon.
--
Y: How is the old lady doing on her medicine?
X better [a photo of a cat (sleeping on a windowsill|stretched out in the sun)]: Like a kitten! She jumped on the wardrobe {ago}, first time in two years. The doctor could hardly believe it.
2 vet > {vet.when}
- When was blood taken from {X}'s cat?
- When did {X} have {name} seen by a vet?
~ When was {X}'s cat examined?
~ On which day did {X} go to a veterinarian?
~ When did the check-up of {X}'s feline companion take place?
4 vet > {what}
- What are the pills of {X}'s cat for?
- What did the blood of {name} show?
~ What was wrong with {X}'s cat?
~ What diagnosis did {X}'s cat receive?
~ Which problem had made {X}'s animal ill?
4 trick > wrapped in smoked salmon
- How does {X} get the cat to swallow a pill?
- What does {X} wrap the pills of {name} in?
~ How does {X} give the cat its medication?
~ What does {X} hide the tablets in?
~ By what ruse does {X} get the animal to swallow its treatment?
1 sick better > sixteen; she could jump on the wardrobe again
- How old is {name} and what did she jump on later?
- At what age did {name} stop eating, and what could {X} see when she was better?
~ How old is {X}'s cat, and what showed that the treatment worked?
~ What age is {X}'s cat and what sign of recovery was there?
~ Tell me the age of {X}'s cat and how one knew that she had recovered.

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

garden | your vegetable patch
crop = tomatoes | courgettes | runner beans | chillies
enemy = slugs | pigeons | a very fat badger | greenfly
cure = crushed eggshells | old CDs on strings | a radio that plays all night | garlic water
X plot +hobby=gardening: Remember that waiting list for an allotment? {ago} they called, and I have my own patch of mud now!
Y: Took them long enough! What are you going to grow?
X crop [a photo of (rows of green plants|a raised bed) with a (spade|watering can)]: Mostly {crop}. My grandmother swore by them, and I found her notes in a biscuit tin.
Y: That's lovely. Just mind the wildlife.
--
Y: Tell me about the harvest! Are you drowning in food?
X enemy: I would be, but for {enemy}. Half of it was gone before I had a single bite.
Y: Nooo. Is there anything one can do?
X cure: {friend} told me to use {cure}. I laughed, but it works, nothing has been touched since.
2 plot > {plot.when}
- When did {X} get the allotment?
- When did they call {X} about the patch on the waiting list?
~ When did {X} get the garden?
~ On what date was {X} given a piece of land?
~ When was {X} offered some ground to cultivate?
4 crop > {crop}
- What does {X} grow on the allotment?
- What did {X}'s grandmother swear by?
~ What does {X} plant?
~ Which vegetables is {X} cultivating?
~ What comes out of the soil at {X}'s?
4 crop > grandmother's notes
- Where did {X} find the notes on growing {crop}?
- Whose notes from a biscuit tin does {X} use?
~ Whose advice does {X} follow in the garden?
~ Where does {X} have {their} gardening knowledge from?
~ What document guides {X} in choosing what to sow?
4 enemy > {enemy}
- What ate half of {X}'s harvest?
- Which animals robbed {X}'s vegetables before the first bite?
~ What destroyed {X}'s crops?
~ Which pest is {X} fighting?
~ Who ate what {X} had sown?
4 cure > {cure}
- What did {friend} tell {X} to use on the vegetable patch?
- What works against {enemy} for {X}?
~ How does {X} keep pests away?
~ What solved {X}'s trouble with animals in the garden?
~ Which remedy did {X} apply to protect the plants?
1 enemy cure > {enemy}; {cure}
- What ate half of {X}'s harvest and what was it stopped with?
- What about {enemy} on {X}'s allotment: what helped?
~ What problem did {X} have as a gardener and how was it solved?
~ What was {X}'s garden plagued by, and what stopped it?
~ Name both the pest in {X}'s garden and the remedy.

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

bees | your beehives
number = two | three | four
X start +hobby=beekeeping [a photo of (a person in a white suit with a veil|wooden boxes in a meadow)]: I look ridiculous in this outfit, but: I'm a beekeeper now! {number} hives at the back of {friend}'s orchard.
Y: What! Since when? You scream when a wasp comes near.
X since: Since {ago}. A wasp is a criminal, these are ladies with jobs. I took a course first.
Y: Have you been stung yet?
X sting: Once, on the eyelid. I looked like a boxer for three days and had to give a presentation like that.
--
Y: Is there any honey yet, or just drama?
X honey: Nine jars! They taste of lime blossom. I've put one aside with your name on it.
4 start > at the back of {friend}'s orchard
- Where does {X} have the {number} hives?
- In whose orchard are {X}'s hives?
~ Where does {X} keep the bees?
~ On whose land are {X}'s colonies?
~ At what spot can one find {X}'s insects?
2 since > {since.when}
- When did {X} take up beekeeping?
- Since when does {X} no longer fear wasps and keep hives?
~ When did {X} become a beekeeper?
~ Since when has {X} owned bees?
~ When did {X} begin with apiculture?
4 sting > on the eyelid
- Where did a bee sting {X}?
- Why did {X} look like a boxer?
~ Where was {X} stung?
~ Which part of {X}'s body was hurt by an insect?
~ What injury did {X} suffer from the bees?
4 honey > nine jars
- How many jars of honey did {X} get?
- How many jars did {X}'s hives give?
~ How much honey did {X} harvest?
~ What yield did {X}'s bees bring?
~ How big was the first crop of {X}'s colonies?
4 honey > lime blossom
- What does {X}'s honey taste of?
- Which blossom is in {X}'s honey?
~ What flavour does {X}'s honey have?
~ Which plant can be tasted in what {X}'s bees produced?
~ What is the taste of {X}'s harvest like?
`;

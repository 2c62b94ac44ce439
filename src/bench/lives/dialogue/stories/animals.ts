/** Stories of animals and gardens; the form is told in `story-text.ts`. */
export const animals = `
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
3 trick vet > Yes, {they} spends money and thought on the animal
- Would {X} pay for an operation of the cat?
- Is {X} patient with an old cat?
~ Is {X} devoted to animals?
~ Would {X} make a reliable pet sitter?
~ Can one trust {X} with someone else's pet?

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
3 plot crop > Likely yes, since {they} likes to grow food
- Would {X} enjoy a book about vegetables?
- Would {X} like a bag of seeds from an allotment?
~ Would {X} appreciate gardening tools as a present?
~ Is {X} likely to visit an agricultural fair?
~ Would compost make {X} happy?

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
3 sting honey > Likely no, {they} carried on after being hurt
- Would {X} give up the bees because of a sting?
- Did the eyelid make {X} stop?
~ Is {X} easily discouraged?
~ Does pain keep {X} from a passion?
~ Would {X} abandon insects after an injury?
`;

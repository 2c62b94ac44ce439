/** Stories of handicraft, kitchens and machines; the form is told in `story-text.ts`. */
export const handsAndScreens = `
knit | the endless scarf
colour = egg-yolk yellow | moss green | a rather loud orange
meters = two | three | nearly four
X cast +hobby=knitting: My aunt put needles in my hands {ago} and said, do not stop. So I have not stopped. It is {meters} metres long by now.
Y: A scarf for a giraffe! Which colour is it?
X colour: {colour}. The shop had a sale, and now I understand why.
Y: Who is the lucky giraffe?
X whom [a photo of a (ball of wool|very long knitted scarf)]: {friend}, who was foolish enough to say that it looked warm.
2 cast > {cast.when}
- When did {X} first get needles from an aunt?
- Since when does {X} handle needles?
~ When did {X} take up a textile craft?
~ On what date did a relative teach {X} something?
~ When did {X} begin to make something of wool?
4 colour > {colour}
- What colour is the scarf that {X} makes?
- Which colour of wool did {X} get in the sale?
~ What shade has {X}'s handicraft?
~ Which hue did {X} buy cheaply?
~ How would one describe the tint of what {X} makes?
4 cast > {meters} metres
- How many metres is {X}'s scarf by now?
- How long has the scarf of {X} become?
~ What length has {X}'s handicraft reached?
~ How big is what {X} makes from wool?
~ What are the dimensions of {X}'s work?
4 whom > {friend}
- Who gets the long scarf?
- Who said the scarf of {X} looked warm?
~ For which person does {X} make the garment?
~ Who will be given {X}'s handicraft?
~ Who is the future owner of what {X} makes?

bread | your sourdough
name = Clint Yeastwood | Bubbles | Doughlores | the Colonel
disaster = it climbed out of the jar | it glued the drawer shut | the cat sat in it
X start +cooked=sourdough bread: There is something alive in my kitchen. It's called {name}, it is flour and water and {ago} it began to breathe.
Y: You named your dough? I'm calling somebody.
X first: Too late! The first loaf was a brick, the second a better brick, but the third one sang when it cooled.
Y: Bread that sings. Is it a lot of work?
X disaster: It's like a pet with no manners. On Sunday {disaster}.
--
Y: Is the dough monster still with us?
X gift: Very much, it has children now! {friend} took a jar of it home on the bus.
4 start > {name}
- What is the name of the thing alive in {X}'s kitchen?
- How is the dough called that began to breathe at {X}'s?
~ What did {X} name the leaven?
~ Which name does {X}'s baking culture have?
~ How did {X} christen the mixture of flour?
2 start > {start.when}
- When did {X}'s dough begin to breathe?
- Since when is something alive in {X}'s kitchen?
~ On what date did {X} begin with baking?
~ When did {X} make a leaven?
~ How long has {X} been a home baker?
4 disaster > {disaster}
- What happened on Sunday with {X}'s dough?
- Why does {X} say that the dough has no manners?
~ What mess did {X} have to clean up?
~ Which accident did {X}'s leaven cause?
~ What trouble did fermentation make at {X}'s?
4 gift > {friend}
- Who took a jar of {name} home on the bus?
- Who has a child of {X}'s dough now?
~ To whom did {X} pass on the leaven?
~ Who carries on what {X} began with flour?
~ Which friend became a baker thanks to {X}?
4 first > the third
- Which loaf of {X}'s sang when it cooled?
- Which loaf was no brick any more?
~ At what attempt did {X} succeed in baking?
~ How many tries did {X} need for good bread?
~ After how many failures did {X} bake well?

birds | your bird list
bird = a kingfisher | a hoopoe | an eagle owl | a bittern
count = sixty-one | eighty | one hundred and four
X saw +hobby=birdwatching [a photo of a (person with binoculars|reed bed in the mist)]: I stood in a ditch for five hours {ago}, and then it came: {bird}, two metres from my nose.
Y: I can hear you grinning. How many have you ticked by now?
X count: {count}, but I do not count the one that {friend} swears was a plastic bag.
Y: Wise. What does one wear for five hours in a ditch?
X wear: My father's fishing trousers. They come up to my ears and smell of 1987.
4 saw > {bird}
- What came two metres from {X}'s nose?
- For what did {X} stand in a ditch?
~ Which rare species did {X} spot?
~ What feathered animal did {X} observe?
~ Which sighting made {X} proud?
2 saw > {saw.when}
- When did {X} stand in a ditch?
- When did {bird} come so near to {X}?
~ On what date was {X}'s rare sighting?
~ When did {X} wait for hours outdoors?
~ What day was {X} rewarded for patience?
4 count > {count}
- How many birds has {X} ticked?
- What does {X} count by now, without the plastic bag?
~ What is the length of {X}'s list of species?
~ How many species has {X} observed?
~ What number has {X} reached as a naturalist?
4 wear > {their} father's fishing trousers
- What does {X} wear in the ditch?
- Whose fishing trousers come up to {X}'s ears?
~ How is {X} dressed for observing nature?
~ Which old garment does {X} use outdoors?
~ What clothing keeps {X} dry?
3 saw wear > Yes, {they} stood for hours in a ditch
- Would {X} stand in a ditch again for a bird?
- Is {X} vain about what to wear in a ditch?
~ Is {X} a patient person?
~ Does {X} care about fashion?
~ Would {X} be a good wildlife photographer?

phone | the month without a phone
why = I walked into a fountain | I missed my own stop twice | my nephew asked who I was talking to
found = an atlas | a pen pal | that I can whistle | three new cafés
X off: Sorry I was out of reach, that was on purpose! I put my phone in a drawer, since {ago}, for a whole month.
Y: I thought you had moved to the moon. Whatever for?
X why: Because {why}. It was time.
Y: And? Do you feel enlightened, or only lost?
--
Y: So you're back among the living. What did you learn?
X found: I found {found}. And my thumb has stopped twitching. I miss only the maps.
X lend: The best part: {friend} lent me a wristwatch, and I gave it back yesterday with tears.
2 off > {off.when}
- When did {X} put the phone in a drawer?
- Since when was {X} out of reach on purpose?
~ On what date did {X}'s digital detox begin?
~ When did {X} stop using a mobile device?
~ From when on could one not call {X}?
4 why > {why}
- Why was it time for {X} to put the phone away?
- What made {X} say it was time?
~ What triggered {X}'s digital detox?
~ For what reason did {X} renounce the mobile device?
~ Which incident led {X} to live offline?
4 found > {found}
- What did {X} find without a phone?
- What has {X} found, besides a thumb that stopped twitching?
~ Which discovery did {X} make offline?
~ What good came out of {X}'s digital detox?
~ What did {X} gain from renouncing the device?
4 lend > {friend}
- Who lent {X} a wristwatch?
- Whose wristwatch did {X} wear?
~ From whom did {X} borrow a timepiece?
~ Who helped {X} to know the time?
~ To whom did {X} return something with emotion?

game | your board game nights
game = Cod Wars | Abbey Road Toll | The Beekeeper's Revenge
rule = whoever loses sings | phones go into the oven | nobody may say the word "actually"
X night +hobby=board games: We have a new tradition! Board games at mine on Thursdays, since {ago}. My flat smells of crisps and ambition.
Y: Finally a sport for us. What do you play?
X game: {game}, again and again. {friend} owns four copies, in case of spills.
Y: And do you keep it civil?
X rule: There is one house rule: {rule}. It has saved two marriages already.
4 game > {game}
- What do {X} and the others play again and again?
- Of what does {friend} own four copies?
~ Which pastime is popular at {X}'s evenings?
~ What is {X}'s circle fond of on Thursdays?
~ Name the favourite of {X}'s weekly gathering.
2 night > {night.when}
- Since when are there board games at {X}'s?
- When did {X}'s Thursdays begin to smell of crisps?
~ On what date did {X} begin to host a weekly gathering?
~ When did the new custom at {X}'s start?
~ How far back goes the tradition at {X}'s?
4 rule > {rule}
- What is the house rule at {X}'s?
- Which rule at {X}'s has saved two marriages?
~ What do guests of {X} have to obey?
~ How does {X} keep the peace among competitors?
~ What regulation did {X} introduce?
4 game > {friend}
- Who owns four copies of what {X} plays?
- Who has copies in case of spills at {X}'s?
~ Which guest of {X} is well supplied?
~ Who brings spare sets to {X}'s gatherings?
~ Who is prepared for accidents at {X}'s?
3 rule night > Likely a person who likes order and fun
- What does the house rule say about {X}?
- Is {X} somebody who needs rules for a game?
~ Is {X} a good host?
~ Does {X} care about harmony among guests?
~ What kind of organiser is {X}?

photo | the darkroom
where = under the stairs | in the old bathroom | in my neighbour's garage
model = hands | doors | sleeping dogs | people who wait for buses
X dark +hobby=photography: I found my uncle's camera {ago}, a proper one with film, and I've built a darkroom {where}.
Y: How romantic! Red light and all that?
X light: A bicycle lamp with a sock over it. {friend} showed me how, she used to work for a paper.
Y: And what do you take pictures of?
X model [a photo of (black and white prints on a line|an old camera)]: Mostly {model}. They don't ask how they look.
--
X prize +event=photo prize: You remember my prints? One of them got second prize {ago}, at the savings bank! It hangs next to the cash machine.
2 dark > {dark.when}
- When did {X} find the uncle's camera?
- Since when does {X} have a camera with film?
~ When did {X} discover an analogue pastime?
~ On what date did {X} come across a relative's device?
~ When did {X} become an amateur of old-style pictures?
4 dark > {where}
- Where has {X} built a darkroom?
- Where does {X} have red light now?
~ In which place does {X} develop negatives?
~ What spot did {X} turn into a laboratory?
~ Where do {X}'s prints come into being?
4 model > {model}
- What does {X} mostly take pictures of?
- What doesn't ask {X} how it looks?
~ Which motifs does {X} prefer?
~ What is the subject of {X}'s art?
~ Whom or what does {X} portray?
2 prize > {prize.when}
- When did a print of {X} get second prize?
- When did the savings bank give {X} a prize?
~ On which date was {X} honoured?
~ When did {X} win something?
~ What day was {X}'s success?
4 light > {friend}
- Who showed {X} how to make a lamp with a sock?
- Who used to work for a paper and helps {X}?
~ Who taught {X} to develop negatives?
~ From which expert did {X} learn the craft?
~ Who is {X}'s teacher in the laboratory?
1 model prize > {model}; second
- What does {X} take pictures of, and which prize did a print get?
- Which motif of {X}'s and which prize hang next to a cash machine?
~ Name {X}'s preferred subject and {their} rank in the competition.
~ What does {X} portray and how successful was it?
~ Say what {X} portrays and the award {they} won.

robot | the vacuum robot
name = Horace | Sister Mary | Dustin
escape = rode the lift to the ground floor | was found at the bus stop | attended a yoga class
X robot +bought=vacuum robot: I have given in to the machines. Since {ago} a round thing cleans my floor and gets stuck under the bed to sulk.
Y: Does it have a name? Of course it has a name.
X name: {name}. I say thank you to {name}, in case they take over.
Y: Very forward-looking.
--
Y: How is your little employee getting on?
X escape: It ran away! Someone left the door open and it {escape}. {friend} from downstairs brought it back wrapped in a towel.
4 name > {name}
- What name does {X} thank?
- Whom does {X} say thank you to, in case they take over?
~ What did {X} call the household device?
~ How is {X}'s electrical helper named?
~ Which name does {X}'s cleaner bear?
2 robot > {robot.when}
- Since when does a round thing clean {X}'s floor?
- When did {X} give in to the machines?
~ On what date did {X} buy a household device?
~ When did {X} automate the housework?
~ Since when has {X} not swept?
4 escape > it {escape}
- Where did the round thing go when {X} left the door open?
- What did {name} do when it ran away?
~ Which adventure did {X}'s household device have?
~ What happened to {X}'s electrical helper outside?
~ How far did {X}'s runaway device get?
4 escape > {friend}
- Who brought {name} back in a towel?
- Who from downstairs came to {X} with a towel?
~ Which neighbour rescued {X}'s device?
~ Who returned the runaway to {X}?
~ To whom does {X} owe thanks for the rescue?
`;

/** Stories of family, friends and feasts; the form is told in `story-text.ts`. */
export const peopleAndFeasts = `
wedding | your sister's wedding
place = a lighthouse | a greenhouse | a ferry | a vineyard
disaster = the cake slid off the table | the priest forgot the names | the band got lost | a goat ate the flowers
X news +family=sister: My little sister is getting married! She told us {ago} over pancakes, and my father dropped the syrup.
Y: Little {friend}? I still see her on that pony. Who is the lucky one?
X groom: A beekeeper from {town}, very quiet, very tall. My mother adores him already.
Y: And you get to be in it, I hope?
X role: I have to give the speech. I've started nine times and thrown away nine.
--
Y: Tell me everything about the big day!
X place +event={friend}'s wedding [a photo of a (bride and groom|long table with candles)]: It was in {place}, can you imagine? And {disaster}, and nobody minded.
Y: Oh that sounds perfect. And the speech?
X speech: They laughed at all the right spots. And then they cried, {y}, even the quiet one.
4 groom > a beekeeper from {town}
- Whom is {X}'s sister getting married to?
- What does the lucky one that {X}'s sister marries do?
~ Who is {X}'s future brother-in-law?
~ What does the man whom {X}'s sibling chose do for a living?
~ What kind of man joined {X}'s family?
2 news > {news.when}
- When did {X}'s sister tell them over pancakes?
- When did {X}'s father drop the syrup?
~ When did {X} learn of the engagement?
~ On what day was {X}'s family told of the engagement?
~ When did the happy announcement reach {X}?
4 role > the speech
- What must {X} give at the sister's wedding?
- What did {X} start nine times?
~ What task does {X} have at the ceremony?
~ What is expected of {X} on the great day?
~ Which duty made {X} nervous?
4 place > {place}
- Where was the wedding of {X}'s sister?
- Where was the big day of {friend}, {X}'s sister?
~ Where did {X}'s sibling tie the knot?
~ What was the venue of the celebration in {X}'s family?
~ At what unusual location did {X}'s relatives celebrate?
4 place > {disaster}
- What went wrong at the wedding that {X} gave a speech at?
- What happened in {place} that nobody minded, as {X} says?
~ What went wrong at the celebration in {X}'s family?
~ Which mishap did {X} witness on the great day?
~ What little catastrophe happened, by {X}'s account?
1 groom place > {town}; {place}
- From where is the beekeeper in {X}'s family, and where was the wedding?
- Where does the quiet husband of {X}'s sister come from and where was the big day?
~ Where is {X}'s brother-in-law from and where was the ceremony held?
~ Name the home town of {X}'s new relative and the location of the feast.
~ From where comes the man who married into {X}'s family, and at what location did they marry?

baby | the baby
weight = three kilos and a bit | almost four kilos | barely three kilos
name = Juniper | Caspar | Romy | Anton
X aunt +family=brother: I've been promoted! My brother's baby arrived {ago}, at four in the morning, {weight}.
Y: Congratulations!! Is everybody well? What did they call the little one?
X name: {name}, after the nurse who stayed past her shift. Everyone is well, my brother fainted but that's tradition.
Y: Ha! When will you meet your first, what is it, nibling?
X visit: I'm on the train {soon}, with a rabbit I knitted. It has three ears, don't ask.
--
Y: And? Have you been allowed to hold the bundle?
X hold [a photo of a (sleeping baby|tiny hand around a finger)]: For two whole hours. I sang the only lullaby I know, which is a beer advert.
2 aunt > {aunt.when}
- When did the baby of {X}'s brother arrive?
- When did {X} become an aunt or uncle?
~ When was the child in {X}'s family born?
~ What is the birthday of {X}'s newest relative?
~ When did {X}'s sibling become a parent?
4 name > {name}
- What is the baby of {X}'s brother called?
- After which nurse was the baby of {X}'s brother named?
~ How did {X}'s sibling name the child?
~ What is the newborn in {X}'s family called?
~ After a helpful person at the hospital: which name does {X}'s relative bear?
2 visit > {visit.when}
- When does {X} take the train to the baby?
- When does {X} take the three-eared rabbit along?
~ When does {X} travel to see the newborn?
~ On which date is {X}'s journey to the family?
~ When will {X} get to know the new relative?
4 visit > a rabbit with three ears
- What did {X} knit for the baby?
- What has three ears, knitted by {X}?
~ What present did {X} make for the newborn?
~ What did {X} bring along for the little child?
~ Which handmade toy has {X} produced?
4 hold > a beer advert
- What did {X} sing to the baby?
- Which lullaby does {X} know?
~ What does {X} sing to send a child to sleep?
~ Which song is {X}'s whole repertoire for children?
~ With what tune did {X} soothe the newborn?

grandma | your grandmother
age = ninety | eighty-five | ninety-five
wish = to ride a motorbike | to see the sea once more | to learn how to swim | to fly in a balloon
X party +family=grandmother: My grandmother turns {age} {soon}, and she has forbidden any flowers.
Y: I like her already. What does she want instead?
X wish: {wish}. She said it like somebody who orders soup.
Y: Amazing! Can you do that, at her age?
X help: {friend} from the fire brigade knows somebody who knows somebody. We won't tell my mother until it is done.
--
X done [a photo of an old woman (laughing|with a helmet on)]: She did it! I've never seen her laugh like that. She asked whether one could go again at a hundred.
Y: I want to be her when I grow up.
2 party > {party.when}
- When does {X}'s grandmother turn {age}?
- When is the party of {X}'s grandmother, without flowers?
~ When is the birthday of {X}'s oldest relative?
~ On which date does the old lady in {X}'s family celebrate?
~ When was the party for {X}'s elderly relation due?
4 wish > {wish}
- What does {X}'s grandmother want instead of flowers?
- What did {X}'s grandmother say like someone ordering soup?
~ What does {X}'s elderly relative dream of?
~ Which desire did the old lady in {X}'s family express?
~ What did {X}'s relative ask for in place of presents?
4 party > {age}
- How old does {X}'s grandmother turn?
- Which birthday does {X}'s grandmother want no flowers for?
~ How old does {X}'s relative get?
~ What age does the old lady in {X}'s family reach?
~ Which round birthday is coming up at {X}'s?
4 help > {friend}
- Who from the fire brigade helps {X}'s grandmother?
- Who knows somebody who can help with what {X}'s grandmother wants?
~ Who makes the unusual birthday surprise possible for {X}'s family?
~ Which contact does {X} rely on to fulfil the wish?
~ Who organised the adventure that {X} had in mind?
4 done > whether she could go again at a hundred
- What did {X}'s grandmother want to do at a hundred?
- How did {X}'s grandmother laugh, and what did she ask?
~ What did {X}'s relative want to know after the adventure?
~ How did the old lady react to what {X} had organised?
~ Which request followed the surprise in {X}'s family?
3 wish party > An adventurous family
- What kind of family does {X}'s grandmother come from?
- Does {X}'s grandmother like flowers or adventures?
~ Is courage common among {X}'s relatives?
~ What temperament does {X}'s oldest relative have?
~ Would the old lady like a quiet tea?

friendship | your old friend
years = fifteen | twenty | eleven
row = a borrowed tent | a boy called Marcel | fifty francs | a joke at a funeral
X met: I'm still shaking. I turned around at the airport {ago} and there stood {friend}.
Y: THE {friend}? The one you don't talk about?
X years: That one. {years} years without a word, and all of it over {row}.
Y: What did you say to each other?
X said: Nothing at first. Then we both said sorry at the same time and missed our flights.
--
Y: Have you heard from {friend} since?
X now: Every Sunday! We write real letters, with stamps. I'd forgotten that nobody makes me laugh like that.
2 met > {met.when}
- When did {X} see {friend} at the airport?
- When did {X} turn around and see {friend}?
~ When did {X} run into a lost companion?
~ On what day did {X} have a surprising encounter?
~ When did the reunion of {X} and {friend} happen?
4 years > {row}
- Over what did {X} and {friend} not speak a word?
- What was behind the years without a word between {X} and {friend}?
~ What had {X} and {friend} quarrelled about?
~ What caused the rift between {X} and {friend}?
~ What was the trivial matter that had parted {X} and {friend}?
4 years > {years} years
- How many years were {X} and {friend} without a word?
- How many years of silence lay between {X} and {friend}?
~ How long had {X} and {friend} been out of touch?
~ For what time did {X} and {friend} ignore each other?
~ How many years of silence did {X} break?
4 met > at the airport
- Where did {friend} stand in front of {X}?
- Where did {X} and {friend} say sorry and miss a flight?
~ Where did {X} run into {friend}?
~ In what place did {X} and {friend} see each other again?
~ What was the location of {X}'s unexpected encounter?
4 now > they write letters every Sunday
- What do {X} and {friend} do every Sunday?
- How do {X} and {friend} write to each other?
~ How do {X} and {friend} stay in contact?
~ By what means does {X} keep up the renewed friendship?
~ What weekly habit resulted from {X}'s encounter?
1 years now > {row}; letters
- Over what did {X} and {friend} fight, and what do they do on Sundays?
- What kept {X} from a word with {friend}, and what do they write now?
~ What separated {X} and {friend}, and what connects them today?
~ Why did {X} and {friend} fall out and how do they keep in touch now?
~ Name the cause of {X}'s quarrel and the present way of corresponding.
3 said now > Yes, {they} forgives and keeps in touch
- Could {X} be angry with {friend} for ever?
- Does {X} find it hard to say sorry?
~ Is {X} a forgiving person?
~ Does {X} value lasting friendships?
~ Would {X} reconcile with somebody after years?

cooking | your dinner party
dish = bouillabaisse | a twelve-hour goulash | dumplings from scratch | paella
fail = set the tea towel on fire | used sugar for salt | dropped the pot on the cat | forgot to switch the oven on
X invite: I've invited nine people for {soon} and I own six plates. Help.
Y: Ha, bring-your-own-plate! What will you serve?
X dish +cooked={dish}: {dish}. {friend} gave me her grandmother's recipe and made me swear an oath.
--
Y: So how did your feast go? I want every crumb.
X fail [a photo of a (pot on a stove|table with many plates)]: I {fail}. Nine hungry people, and smoke everywhere.
Y: Oh noooo. So what did they eat?
X pizza: Pizza on the floor, out of boxes. {friend2} said it was the best evening of the year, and I think it was.
2 invite > {invite.when}
- When did {X} invite nine people?
- When will {X} need more than six plates?
~ When does {X} have guests?
~ On what date does {X} host people?
~ For what day did {X} plan an evening with company?
4 dish > {dish}
- What did {X} want to serve at the dinner?
- Which grandmother's recipe did {X} swear an oath on?
~ What did {X} intend to prepare for the guests?
~ Which recipe was {X} entrusted with?
~ What meal was on {X}'s menu?
4 fail > {they} {fail}
- What did {X} do wrong at the feast?
- Why was there smoke everywhere at {X}'s feast?
~ Which mishap befell {X} as a host?
~ How did {X} ruin the meal?
~ What went wrong in {X}'s kitchen?
4 pizza > pizza
- What did {X} and the guests eat on the floor?
- What came out of boxes at {X}'s feast?
~ What did {X}'s guests end up eating?
~ What food saved {X}'s evening?
~ With what did {X} feed the company after the failure?
1 dish pizza > {dish}; pizza
- What did {X} want to serve by an old recipe, and what was eaten on the floor?
- Which recipe was planned and what came in boxes at {X}'s feast?
~ What was {X} going to serve and what was eaten in the end?
~ Name the planned meal and the actual one at {X}'s.
~ Which meal had {X} promised the guests, and which did they get?
3 fail pizza > No, the evening mattered more than the food
- Would {X} call the feast a failure?
- Does {X} mind having eaten pizza on the floor?
~ Is {X} a perfectionist as a host?
~ Does {X} care more for company or cuisine?
~ Is {X} relaxed about mishaps?

gift | that birthday present
what = a kite | a telescope | a typewriter | an accordion
from = my godfather | my team | my ex | the whole street
X turned +gift={what} [a photo of a (big parcel with a ribbon|birthday cake with candles)]: Forty! Can you believe it? I woke up {ago} and there was something enormous in the hall.
Y: Happy birthday again! And what was inside?
X what: {what}, from {from}. I'd mentioned it once, years ago, and somebody remembered.
Y: Those are the best ones. Have you used it already?
X used: All night. The neighbours know now.
4 what > {what}
- What did {X} get for the fortieth birthday?
- What was the thing in {X}'s hall?
~ Which present was {X} given?
~ What did {X} unwrap?
~ What was in the parcel that {X} found?
4 what > {from}
- Who gave {X} the {what}?
- Who remembered {X}'s old wish?
~ Who gave {X} the parcel?
~ Who knew what {X} had been wishing for?
~ From whom did {X}'s surprise come?
2 turned > {turned.when}
- When did {X} turn forty?
- When was something enormous in {X}'s hall?
~ When is {X}'s birthday?
~ On what day was {X} born, going by the celebration?
~ When did {X} celebrate getting older?
4 turned > forty
- How old did {X} turn on waking up to the parcel?
- Which birthday did {X} have when something enormous was in the hall?
~ How old is {X}?
~ What age has {X} reached?
~ Which round number did {X} celebrate?
`;

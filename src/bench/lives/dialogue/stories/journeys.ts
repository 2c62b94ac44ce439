/** Stories of journeys and mishaps on the way; the form is told in `story-text.ts`. */
export const journeys = `
trip | that long weekend
sight = the covered market | the cable car | the cathedral roof | the old prison
food = grilled sardines | plum dumplings | pepper soup | walnut cake
X went +visited={town} [a photo of a (narrow street with balconies|square with pigeons)]: I'm back from {town}! We flew on Friday and came home {ago}, and my feet are still somewhere on those hills.
Y: Lucky you, I have been staring at the same wall for weeks. What was the best bit?
X sight: {sight}, hands down. We queued for an hour and then had it nearly to ourselves because of the rain.
Y: And did you eat anything that I should be jealous of?
X food: {food}, every single evening, from the same lady with the same ladle. On the last night she would not let us pay.
4 went > {town}
- Which town did {X} fly to on a Friday?
- From which town is {X} back?
~ Where did {X} spend a few days off?
~ What city break did {X} take?
~ Which destination did {X} pick for a short holiday?
2 went > {went.when}
- When did {X} come home from {town}?
- When was {X} back from those hills?
~ On what date did {X}'s city break end?
~ When was {X}'s short holiday over?
~ Which day did {X} return?
4 sight > {sight}
- What was the best bit of {town} for {X}?
- For what did {X} queue in the rain?
~ What attraction impressed {X} on the short holiday?
~ Which sight is {X}'s favourite?
~ What would {X} advise others to see there?
4 food > {food}
- What did {X} eat every evening in {town}?
- What did the lady with the ladle give {X}?
~ Which local dish was {X} fond of?
~ What culinary discovery did {X} make abroad?
~ Which speciality was on the house for {X}?
3 sight food > Likely yes
- Would {X} fly to {town} again?
- Would {X} like a place with hills and good food?
~ Would {X} recommend the destination?
~ Is a return to that place likely for {X}?
~ Does {X} enjoy local cuisine?

trip | the night train
neighbour = a retired magician | two nuns with a guitar | a boy with a parrot | a man who sold maps
X plan: Please tell me I'm not mad. I booked the sleeper to {town}, fourteen hours, leaving {soon}.
Y: You are a bit mad, and I love it. Upper berth or lower?
X berth: Upper, because I want to see nothing and hear everything. I've packed earplugs just in case.
--
Y: So, how was your night on rails?
X sleep +visited={town}: I did not sleep a minute. I shared with {neighbour}, and we talked until the sun came up over some lake.
Y: That is worth more than sleep! Would you do that again?
X back: In a heartbeat, but I'm coming back by plane, my spine has filed a complaint.
2 plan > {plan.when}
- When does {X} leave on the sleeper to {town}?
- When is the train that {X} booked?
~ What is the departure date of {X}'s overnight journey?
~ On which day does {X} set out?
~ By when must {X} be at the platform?
4 sleep > {neighbour}
- With whom did {X} talk until the sun came up?
- Who was in the sleeper with {X}?
~ Who shared the compartment with {X}?
~ What company did {X} have overnight?
~ Whose conversation kept {X} awake?
4 berth > the upper one
- Which berth did {X} book?
- What did {X} pack for the night on rails?
~ How high up did {X} lie?
~ Where in the compartment did {X} choose to rest?
~ What kind of bed had {X} reserved?
4 back > by plane
- How is {X} coming back from {town}?
- What has {X}'s spine to do with the way back?
~ What means of transport does {X} use to return?
~ How did {X} plan the way home?
~ Why did {X} not take rails twice?

trip | your lost suitcase
thing = my wedding shoes | a jar of my aunt's jam | my only warm coat | the bride's present
where = Helsinki | Doha | Palermo | Denver
X lost: I landed {ago}, and I've been wearing the same shirt since. The suitcase did not make it.
Y: Oh no. Where on earth did they send it?
X sent: To {where}, of all places! I have never been there, my underwear has.
Y: Ha! Was there anything important inside?
X inside: {thing}. Everything else one can buy at a station.
--
Y: Any sign of the travelling suitcase?
X found: It came with a taxi at midnight, with a sticker of a flamingo on it. And they pay me two hundred for the trouble.
2 lost > {lost.when}
- When did {X} land without a suitcase?
- Since when does {X} wear the same shirt?
~ On what date did {X}'s luggage go missing?
~ When did the airline fail {X}?
~ What day did {X} arrive with nothing?
4 sent > {where}
- Where was {X}'s suitcase sent?
- To which place did the suitcase of {X} go instead?
~ In what city did {X}'s luggage end up?
~ Which place have {X}'s clothes seen?
~ Where did the airline fly {X}'s belongings?
4 inside > {thing}
- What important thing was inside {X}'s suitcase?
- What in the suitcase could {X} not buy at a station?
~ Which irreplaceable item was in {X}'s luggage?
~ The loss of what worried {X} most?
~ What valuable belonging went missing?
4 found > two hundred
- How much do they pay {X} for the trouble?
- What was stuck on the suitcase when it came to {X} at midnight?
~ What compensation did {X} get?
~ Which sum made up for {X}'s inconvenience?
~ How was {X} indemnified by the airline?
1 sent found > {where}; a flamingo
- Where had {X}'s suitcase been, and which sticker was on it?
- To which place did they send it and what did it cost them to please {X}?
~ Through which city did {X}'s luggage travel and what did it bring along?
~ Name the odd stop of {X}'s luggage and the decoration it came with.
~ What detour did {X}'s luggage make, and what was it adorned with?

trip | the camping
beast = a fox | a cow | a very polite badger | somebody's donkey
stolen = our bread | one boot | the map | the marshmallows
X camp +visited=the lakes [a photo of a (tent by a lake|campfire at dusk)]: Tent report! {friend} and I went up to the lakes {ago}, no phones, no plan, nine sorts of mosquito.
Y: You had me at no phones and lost me at mosquito. Did it rain?
X rain: Only at night, every night, on the minute. By the third morning we dried our socks over the porridge.
Y: Delicious. Any visitors?
X beast: {beast}, at four in the morning, with its head in our tent. It took {stolen} and left with dignity.
2 camp > {camp.when}
- When did {X} and {friend} go up to the lakes?
- When was {X} in a tent?
~ On what date did {X} sleep outdoors?
~ When was {X} off the grid?
~ Which days did {X} spend in the wild?
4 camp > {friend}
- With whom did {X} go to the lakes?
- Who was in the tent with {X}?
~ Who accompanied {X} into the wild?
~ Whose company did {X} enjoy outdoors?
~ Which friend went off the grid with {X}?
4 beast > {beast}
- What put its head into {X}'s tent?
- What visited {X} at four in the morning?
~ Which animal woke {X} up outdoors?
~ By what creature was {X} robbed?
~ What thief had {X} met in the wild?
4 beast > {stolen}
- What was taken from {X}'s tent?
- What did {beast} leave with, at {X}'s tent?
~ What did {X} lose to an animal?
~ Which item fell victim to a thief in the wild?
~ What is {X} missing since that night?
4 rain > over the porridge
- Where did {X} dry the socks?
- What did the rain at night make {X} do with socks?
~ How did {X} get clothes dry outdoors?
~ What creative use of breakfast did {X} find?
~ Above what did {X} hang the wet things?

car | your old car
name = Gertrude | the Potato | Napoleon | Miss Rusty
fault = the gearbox | the radiator | the back axle | the clutch
X died: A minute of silence, please. {name} gave up on the motorway {ago}, with smoke and everything.
Y: Oh no, not {name}! Twenty years of crumbs. What was it?
X fault: It was {fault}. The mechanic took off his cap when he told me.
Y: What a gentleman. Will you get another one?
X next +bought=cargo bike: No, I've bought a cargo bike. {friend} says I look like a very determined ice cream seller.
2 died > {died.when}
- When did {name} give up on the motorway?
- When did {X} see smoke on the motorway?
~ On what date did {X}'s vehicle break down?
~ When was the end of {X}'s automobile?
~ Since when is {X} without a car?
4 fault > {fault}
- What was the fault of {name}, by the mechanic?
- About what did the mechanic take off his cap to {X}?
~ Which part of {X}'s vehicle was broken?
~ What was the diagnosis for {X}'s automobile?
~ What technical defect ended {X}'s driving?
4 next > a cargo bike
- What has {X} bought after {name}?
- What does {X} have now, looking like an ice cream seller?
~ How does {X} get around nowadays?
~ What replaced {X}'s vehicle?
~ Which purchase followed the breakdown at {X}'s?
4 died > {name}
- What is the name of what gave up on the motorway under {X}?
- Whom does {X} want a minute of silence for?
~ What did {X} call the old vehicle?
~ How was {X}'s automobile nicknamed?
~ Which pet name had {X}'s car?

sea | the sailing course
fear = the boom | the toilet pump | the words for all the ropes
X start +learned=sailing [a photo of a (small sailing boat|person in a life jacket)]: I'm officially a sailor. Well, I started the course {ago}, and so far I can tie one knot and fall in the water.
Y: Everybody starts by falling in! Who talked you into this?
X who: {friend}, who has a boat called Second Mortgage. She needs somebody for the ropes who does not argue.
Y: And you don't argue? Since when?
X fear: Since I met {fear}. It has hit me, humbled me, and I say please to it.
--
Y: Ahoy! Did you get your licence?
X licence: {ago}! Eleven of us passed, two were seasick, I was one of those and passed anyway.
2 start > {start.when}
- When did {X} start the sailing course?
- When could {X} tie just one knot?
~ On what date did {X} begin nautical training?
~ When was {X}'s first lesson on the water?
~ Since when has {X} been learning something nautical?
4 who > {friend}
- Who talked {X} into the boat?
- Whose ropes does {X} take care of?
~ Thanks to whom did {X} get into sailing?
~ Who needs {X} as crew?
~ Which friend owns the vessel {X} crews on?
4 who > Second Mortgage
- What is the boat called that {X} handles ropes for?
- What boat does {friend} have, from what {X} told?
~ What name does the vessel of {X}'s friend bear?
~ On which vessel is {X} crew?
~ How did {X}'s friend christen the yacht?
4 fear > {fear}
- What hit and humbled {X} on the boat?
- What does {X} say please to?
~ What does {X} respect most aboard?
~ Which thing on the vessel frightens {X}?
~ What taught {X} modesty at sea?
2 licence > {licence.when}
- When did {X} get the licence for sailing?
- When did {X} pass, though seasick?
~ On which date was {X}'s nautical exam?
~ When was {X} officially qualified?
~ Since when may {X} skipper?
3 licence start > Yes, {they} carried on though seasick
- Does being seasick stop {X}?
- Would {X} be seasick and go all the same?
~ Is {X} persistent?
~ Does {X} finish what {they} begins?
~ Would discomfort keep {X} ashore?
`;

/** Stories of health, sport and the outdoors; the form is told in `story-text.ts`. */
export const bodyAndSport = `
injury | that poor ankle
how = missed the last stair | chased a bus | stepped on a toy car | danced on a table
what = ankle | wrist | collarbone | little toe
X broke +ailment={what} [a photo of a (leg|hand) in a (white|blue) cast]: I'm typing this with one hand and a pillow. I {how} {ago}, and now my {what} is in three pieces.
Y: Ouch! I felt that from here. Are you in a lot of pain?
X weeks: Only when I laugh, so please be boring. Six weeks in plaster, said the doctor, who looked about fourteen.
Y: I can be very boring. Who is doing your shopping?
X shop: {friend}, bless them. I asked for apples and got a coconut.
--
Y: Is the plaster off yet?
X off: Off since {ago}! It looks like a very old carrot. I'm off to physio now, with a rubber band and a stern lady.
4 broke > {what}
- What did {X} break into three pieces?
- Which part of {X} went into plaster?
~ What did {X} break?
~ Which part of the body did {X} injure?
~ What bone trouble did {X} have?
4 broke > {they} {how}
- How did {X} break the {what}?
- What was {X} doing to get the {what} in pieces?
~ How did {X} get hurt?
~ What was the cause of {X}'s accident?
~ In what situation did {X}'s mishap occur?
2 broke > {broke.when}
- When did {X} break the {what}?
- When did {X} start typing with one hand?
~ When did {X} have the accident?
~ On what date was {X} injured?
~ When did {X} end up in plaster?
4 shop > {friend}
- Who does {X}'s shopping?
- Who got {X} a coconut for apples?
~ Who supports {X} during the convalescence?
~ Who runs errands for {X}?
~ Which friend brought {X} the wrong fruit?
4 weeks > six weeks
- How many weeks must {X}'s {what} stay in plaster?
- How many weeks in plaster did the young doctor tell {X}?
~ How long does {X} have to wear the cast?
~ For what period was {X} immobilised?
~ How much time was needed for {X}'s bone to heal?
2 off > {off.when}
- When did the plaster come off for {X}?
- Since when is {X}'s {what} without plaster?
~ When was {X}'s cast removed?
~ Since when is {X} free of the cast?
~ When could {X} begin with physiotherapy?

running | your half marathon
city = the old town | the harbour | the vineyards
time = two hours and four minutes | two hours and nineteen minutes | one hour and fifty-eight minutes
animal = a goat | a man dressed as a banana | a brass band
X sign +sport=running: I was weak and clicked a button. I'm now registered for a half marathon through {city}, {soon}.
Y: Twenty-one kilometres? On purpose? How are you preparing?
X train: Four runs a week before sunrise. {friend} waits under my window so that I can't get out of it.
--
Y: My hero! So? Are you alive?
X finish [a photo of a (person with a medal|crowd of people with numbers on their shirts)]: {time}! I got overtaken by {animal} at the end, but I smiled on every picture.
Y: I would have fainted at the first hill. What will you do next?
X next: Nothing with legs. I booked a massage.
4 sign > a half marathon through {city}
- What did {X} register for by clicking a button?
- Through what does the half marathon of {X} go?
~ What competition did {X} enter?
~ In which race was {X} a participant?
~ What sporting challenge did {X} take on?
2 sign > {sign.when}
- When is {X}'s half marathon?
- When does {X} run twenty-one kilometres?
~ When does {X}'s race take place?
~ What is the date of {X}'s competition?
~ When does {X} have to be at the starting line?
4 train > {friend}
- Who waits under {X}'s window for the runs?
- With whom does {X} go for runs before sunrise?
~ Who keeps {X} motivated to exercise?
~ Who is {X}'s training partner?
~ Whom does {X} meet before work to get fit?
4 finish > {time}
- In what time did {X} finish the half marathon?
- How long did {X} take for the twenty-one kilometres?
~ What was {X}'s result in the race?
~ How long did {X} take to reach the goal?
~ How fast was {X} over the distance?
4 finish > {animal}
- What overtook {X} at the end?
- By what was {X} overtaken in the half marathon?
~ By whom was {X} passed before the line?
~ Who was faster than {X} on the last metres?
~ Which curious rival beat {X}?
1 sign finish > {city}; {time}
- Through what and in what time did {X} run the half marathon?
- Where did {X} run and how long, with {animal} at the end?
~ Where did {X}'s race lead and how long did {they} need?
~ Give the course of {X}'s competition and {their} time.
~ Through what did {X}'s race lead, and in what time was it done?
3 train next > Likely not for long
- Would {X} go for runs without {friend} under the window?
- Will {X} do something with legs soon?
~ Is {X} a keen athlete?
~ Would {X} exercise alone?
~ Is another competition likely for {X}?

climb | the climbing wall
fear = heights | falling | looking silly
X wall +sport=climbing: {friend} dragged me to a climbing hall {ago}, and I haven't been able to lift a cup since.
Y: You, of all people! Weren't you the one who cried on the ladder at school?
X fear: That was me. And I still have that fear of {fear}, but with a rope it becomes something you can look at.
Y: Wise words from the top of a plastic mountain.
--
X rock [a photo of a (person on a rock face|rope and a helmet on the grass)]: Real rock, {y}! Thirty metres, a proper cliff, with a view of the sea. I shouted something very rude when I got up there.
Y: I'm beaming for you! Will you go on with it?
X buy +bought=climbing shoes: I have my own shoes now, two sizes too small, that's how it is done apparently.
2 wall > {wall.when}
- When did {X} first go to a climbing hall?
- When could {X} no longer lift a cup?
~ When did {X} first try climbing?
~ On what day did {X} discover a new sport?
~ When was {X} taken along to try out something vertical?
4 fear > {fear}
- What is {X}'s fear at the climbing wall?
- What does {X} fear without a rope?
~ What is {X} afraid of?
~ Which phobia does {X} struggle with?
~ What anxiety does {X} confront in sport?
4 wall > {friend}
- Who dragged {X} to the climbing hall?
- With whom did {X} start climbing?
~ Who introduced {X} to the sport?
~ Who made {X} try something new?
~ Because of whom did {X} have sore arms?
4 buy > climbing shoes
- What shoes did {X} buy?
- What does {X} have two sizes too small?
~ What gear did {X} purchase?
~ Which equipment does {X} own by now?
~ On what did {X} spend money for the new hobby?
3 rock fear > Yes, {they} overcame a fear on a rope
- Would {X} be scared of a cliff by the sea?
- Does {X} let a fear stop {them} from climbing?
~ Is {X} someone who faces {their} fears?
~ Would {X} dare to try a ropes course?
~ Would you call {X} brave?

sleep | your sleep
cause = too much coffee | the light of the street lamp | my phone in bed | an old mattress
cure = a lavender pillow | reading the phone book aloud | a walk at ten | blackout curtains
X tired +ailment=insomnia: I've been awake since three, again. I know every crack in the ceiling by name.
Y: That can't go on. Have you talked to somebody about it?
X lab: I spent a night in a sleep lab {ago}, with thirty wires on my head. I looked like a router.
Y: And what did all the wires find out?
X cause: That it is {cause}. All that science for something my mother told me for free.
--
Y: Are you rested these days?
X cure: I am! {cure} did it. I slept nine hours {ago} and missed a meeting.
2 lab > {lab.when}
- When was {X} in the sleep lab?
- When did {X} have thirty wires on the head?
~ When was {X} examined overnight?
~ On what date were {X}'s nights measured?
~ When did {X} spend a night under observation?
4 cause > {cause}
- What did the sleep lab find out about {X}?
- Why is {X} awake at night, by all the science?
~ What was the reason for {X}'s insomnia?
~ Why did {X} lie awake at night?
~ To what do the experts attribute {X}'s bad nights?
4 cure > {cure}
- What helped {X} sleep nine hours?
- Why did {X} miss a meeting, finally sleeping?
~ What helps {X} get a good night's rest?
~ How did {X} overcome insomnia?
~ What remedy brought {X} rest?
1 tired cure > three; {cure}
- Since what time was {X} awake, and what helped {X} sleep?
- When at night did {X} look at the ceiling and what ended that?
~ At what hour did {X} use to wake up and what put an end to it?
~ Since which hour had {X} been up, and what solved the problem?
~ Name the hour at which {X}'s nights ended and the thing that cured it.

swim | the ice swimming
lake = the quarry | the mill pond | the harbour basin
temp = four degrees | two degrees | six degrees
X dip +sport=ice swimming [a photo of a (hole in the ice|wooden pier in the snow)]: Guess who jumped into {lake} {ago}. In a woolly hat. {temp}.
Y: Have you lost your mind? Why would anyone do that?
X why: For the ten minutes after. You feel like a lamp that somebody switched on. I've never felt so awake.
Y: I feel awake just reading it. Do you do that alone?
X group: Never alone, that's the rule. There are five of us, the Blue Toes, and {friend} brings the ginger tea.
4 dip > {lake}
- Where did {X} jump in with a woolly hat?
- Into what did {X} jump in winter with the Blue Toes?
~ Where does {X} go for a cold plunge?
~ In which body of water did {X} swim in winter?
~ What spot does {X} use for winter bathing?
4 dip > {temp}
- How cold was the water when {X} jumped in?
- How many degrees were there in {lake}, from what {X} says?
~ How cold was it where {X} bathed?
~ What did the thermometer show for {X}'s bath?
~ Into how many degrees did {X} plunge?
2 dip > {dip.when}
- When did {X} jump into {lake}?
- When did {X} go swimming in the ice?
~ When did {X} take a cold plunge?
~ What day did {X} go winter bathing?
~ When was {X} first in freezing water?
4 group > the Blue Toes
- Who brings ginger tea to {X}'s swimming?
- What is the group called that {X} goes ice swimming with?
~ What is {X}'s group of bathers called?
~ Under what name do {X} and the others meet?
~ Which club does {X} belong to in winter?
4 why > the feeling of being awake afterwards
- Why does {X} jump into cold water?
- What are the ten minutes that {X} swims for?
~ What does {X} get out of freezing?
~ What motivates {X} to do something so uncomfortable?
~ Which reward does {X} see in the cold?
3 dip group > Likely yes, {they} likes cold and company
- Would {X} like a winter holiday by a lake?
- Would {X} jump with new people from the Blue Toes?
~ Would a sauna with friends please {X}?
~ Is {X} a sociable and hardy person?
~ Does {X} prefer challenges in company?

allergy | your rash
culprit = strawberries | the new washing powder | a wool scarf | cashews
X rash +ailment=rash: I am covered in red dots. I look like a map of somewhere.
Y: Did you eat something weird, or is it nerves again?
X test: I had the test {ago}, forty little scratches on my back. The nurse drew a chessboard first.
Y: So who is the guilty one?
X guilty: {culprit}! I've had that around me all my life and never a problem, until now.
Y: You poor thing. What are you going to do without it?
X instead: Cry a little, and there is a cream from the chemist that smells of tar.
2 test > {test.when}
- When did {X} have the scratches on the back?
- When did the nurse draw a chessboard for {X}?
~ When was {X} tested for allergies?
~ On which day did {X} see the allergist?
~ When did a nurse examine {X}?
4 guilty > {culprit}
- What causes {X}'s rash?
- What was guilty of {X}'s red dots?
~ What is {X} allergic to?
~ What must {X} avoid from now on?
~ What turned out to trigger {X}'s skin trouble?
4 instead > a cream that smells of tar
- What cream does {X} use for the rash?
- What does the chemist's cream of {X} smell of?
~ What does {X} treat the skin with?
~ Which remedy does {X} apply?
~ What medication was {X} given for the skin?
1 rash guilty > red dots; {culprit}
- How did {X}'s rash look and what was guilty?
- What gave {X} red dots, and how many?
~ What did {X}'s skin look like and what was to blame?
~ Name the symptom on {X}'s skin and its trigger.
~ How did {X}'s allergy show, and against what is it?

bike | your bike trip
river = the Danube | the Loire | the Elbe | the Po
days = nine | eleven | seven
X plan: Maps all over my floor! {friend} and I want to cycle along {river}, {soon} we are off.
Y: With those knees? How far is that?
X far: Six hundred kilometres in {days} days, all of it flat, or so {friend} claims.
--
Y: You're back! Show me your tan lines!
X flat +visited={river} [a photo of two bicycles (by a river|under a tree)]: We had eleven punctures. Eleven! After the fifth we stopped talking, after the eighth we laughed till we cried.
Y: That's true friendship. And the nights? Did you camp?
X barn: Mostly. Once a farmer let us sleep in a barn with a calf that was born the same night. They named it after me.
2 plan > {plan.when}
- When does {X} want to cycle off?
- When do {X} and {friend} leave, with maps all over?
~ When does {X} set off on the tour?
~ What is the departure date of {X}'s journey on two wheels?
~ When were {X} and the travel companion to leave?
4 plan > {river}
- Along which river did {X} cycle?
- Which river did {X} choose from maps on the floor?
~ Which river did {X} follow?
~ What route did {X} choose for a tour?
~ Along which water did {X} travel?
4 far > {days}
- How many days does {X} want to cycle?
- In how many days do {X} and {friend} do six hundred kilometres?
~ How long was {X}'s tour to last?
~ What time did {X} allow for the tour?
~ Over what period was {X}'s journey spread?
4 flat > eleven punctures
- How many punctures did {X} have?
- After what did {X} and {friend} stop talking on the bicycles?
~ What went wrong on {X}'s tour?
~ Which technical trouble did {X} have on the way?
~ What misfortune tested {X}'s friendship?
4 barn > in a barn with a calf
- Where did the farmer let {X} sleep?
- What was named after {X} by a farmer?
~ What unusual place did {X} spend a night in?
~ Where did a farmer put {X} up?
~ Which animal bears {X}'s name, and where did that happen?
1 plan barn > {friend}; a calf
- Who cycled with {X}, and what did the farmer name after {X}?
- With whom did {X} cycle, and which animal did they name after {X}?
~ Who came along on {X}'s tour and what was named after {X}?
~ Name {X}'s companion on the tour and the creature that got {X}'s name.
~ With whom was {X} travelling, and who was given {X}'s name on the way?
3 flat barn > Yes, {they} laughs about mishaps
- Would {X} cycle with {friend} again after the punctures?
- Did punctures spoil it for {X}?
~ Is {X} good-humoured when things go wrong?
~ Would {X} be a pleasant travel companion?
~ Can {X} take setbacks lightly?
`;

/** Stories of jobs, courses and plans; the form is told in `story-text.ts`. */
export const workAndStudy = `
job | your new job
field = an aquarium | a bicycle factory | a children's publisher | the city archive | a hospice
task = feeding the octopus | testing brakes | reading manuscripts by nine-year-olds | sorting maps | organising the concerts there
X quit +job=left the bank: I did it. I handed in my notice at the bank {ago}. My boss dropped his sandwich.
Y: Oh my goodness! After twelve years? What finally pushed you over the edge?
X push: A spreadsheet about spreadsheets. I was making it at nine at night and thought, no, not one more of these.
Y: I get it! And now what? Please tell me there is a plan.
X plan +job={field}: There is. {field} is hiring, and {friend} put in a word for me. I start {soon}.
--
Y: So how is life at the new place?
X task: I spend half my day {task}. I come home tired and happy, which is new.
Y: And the money?
X money: Oh, a third less. I sold the car, I don't miss it.
2 quit > {quit.when}
- When did {X} hand in the notice at the bank?
- When did {X} leave the bank?
~ When did {X} resign?
~ On what date did {X} leave {their} employer?
~ When did {X} give up the old position?
4 push > a spreadsheet about spreadsheets
- What made {X} leave the bank?
- Why was {X} still working at nine at night before leaving the bank?
~ What made {X} decide to resign?
~ What was the last straw in {X}'s former position?
~ Which piece of work convinced {X} that it was time to go?
4 plan > {field}
- Where does {X} work after leaving the bank?
- Where did {X} get a job after twelve years at the bank?
~ Who is {X}'s new employer?
~ Where did {X} find employment afterwards?
~ What kind of place does {X} work for nowadays?
4 plan > {friend}
- Who put in a word for {X} about the job?
- Thanks to whom was {field} an option for {X}?
~ Who recommended {X} for the position?
~ Thanks to whom did {X} get employed?
~ Which acquaintance opened the door for {X} professionally?
4 task > {task}
- What does {X} do half the day in the new place?
- What makes {X} tired and happy?
~ What are {X}'s duties in the new position?
~ What does {X} do at work these days?
~ Describe an ordinary working day of {X}.
1 push money > a spreadsheet about spreadsheets; a third less pay
- Why did {X} leave the bank and how much less money is there now?
- Which spreadsheet made {X} quit, and how much less is {X} paid?
~ Why did {X} change careers and what did it cost {them}?
~ What drove {X} out of {their} position, and how did {their} income change?
~ Name the trigger for {X}'s resignation and the financial consequence.
3 money task > Likely no, {they} is happier despite earning less
- Would {X} return to the bank for money?
- Does {X} miss the money and the car?
~ Would {X} go back to {their} former employer for a higher salary?
~ Is money what matters most to {X}?
~ Could one lure {X} back with a raise?

study | your evening classes
subject = sign language | upholstery | Portuguese | watch repair | astronomy
reason = my niece | my landlord | the woman at the corner shop | an old pen friend
X enrol +learned={subject}: I'm back at school, sort of. Tuesday evenings, {subject}, with eleven strangers and terrible coffee.
Y: You! I thought you hated school. Why that, of all things?
X reason: Because of {reason}. I was tired of nodding and smiling and never really getting what was going on.
Y: That is a sweet reason. When is the first exam?
X exam: {soon}. I have not slept since they told us.
--
Y: So? Did you pass, or do I have to pretend I never asked?
X passed: With distinction! The teacher read mine out loud. I turned the colour of a tomato.
4 enrol > {subject}
- What is {X} learning on Tuesday evenings?
- What is taught at the school that {X} goes to with eleven strangers?
~ What is {X} studying?
~ Which subject did {X} choose at adult education?
~ What knowledge is {X} picking up after hours?
4 reason > {reason}
- Because of whom does {X} go to evening school?
- Whom could {X} not really understand before taking classes?
~ Who inspired {X} to go back to learning?
~ Because of whom did {X} sign up for lessons?
~ Whom does {X} hope to understand better?
2 exam > {exam.when}
- When is {X}'s exam?
- When will the exam in {subject} be for {X}?
~ When does {X} take the test?
~ What is the date of {X}'s assessment?
~ By when must {X} have prepared?
4 passed > with distinction
- How did {X} pass the exam?
- With what result did the teacher of {subject} pass {X}?
~ How did {X} do in the test?
~ What result did {X} achieve?
~ Which mark did {X}'s efforts earn?
1 enrol passed > {subject}; with distinction
- What did {X} learn on Tuesday evenings and how did the exam go?
- In which evening school subject did {X} pass, and how?
~ What did {X} study and how well did it go?
~ In which subject was {X} examined and with what outcome?
~ Say what {X} learned and what grade came of it.
3 enrol reason > Likely yes, {they} learns for other people's sake
- Would {X} go to school again for somebody?
- Is {X} going to evening school out of ambition or for somebody?
~ Is {X} motivated by relationships?
~ Would {X} learn something just to please a friend?
~ What drives {X} to acquire knowledge?

business | your little company
thing = soap | candles | tote bags | hot sauce | picture frames
name = Slow Hours | Tall Heron | Second Kettle | Plain Jane
X idea: Don't laugh. I'm thinking of selling my {thing}. Everyone who gets some as a present asks for more.
Y: I am not laughing, I am ordering! What will you call it?
X name: {name}. It came to me in the shower, the way all good things do.
Y: I love it. Where would people get it?
X where: At the harbour market to begin with. A stall is forty a day, and {friend} lends me the table.
--
Y: How was the big day at the market?
X sold +job={thing} stall [a photo of a (market stall|table) with (small jars|handmade things)]: We ran out! {ago}, by noon, everything was gone. I drove home with an empty van and cried a bit.
Y: Happy tears, I hope!
X order: The happiest. And a hotel wrote, they want two hundred by Easter. I have no idea how to make two hundred of anything.
4 idea > {thing}
- What does {X} want to sell?
- What do people ask {X} for more of after getting it as a present?
~ What product does {X} make?
~ What goods does {X} offer for sale?
~ What does {X}'s enterprise produce?
4 name > {name}
- What name came to {X} in the shower?
- How does {X} want to call the {thing} company?
~ What is {X}'s brand called?
~ Under which label does {X} trade?
~ How did {X} baptise the enterprise?
4 where > at the harbour market
- At which market did {X} rent a stall?
- Where does {X} have a stall for forty a day?
~ Where did {X} plan to start out as a seller?
~ What was to be {X}'s first point of sale?
~ At which spot would customers find {X}?
2 sold > {sold.when}
- When did {X} have an empty van?
- When was {X}'s stall empty by noon?
~ When did {X} sell out?
~ On what date was {X}'s whole stock bought up?
~ When was {X}'s first success as a trader?
4 order > a hotel
- Who wants two hundred of {X}'s {thing}?
- Who wrote to {X} wanting an Easter delivery?
~ Who placed a large order with {X}?
~ Which customer wants a big quantity from {X}?
~ What kind of establishment turned to {X} for supplies?
1 name order > {name}; two hundred
- What is the name of {X}'s company and how many pieces are wanted by Easter?
- How many {thing} by Easter, and under what name, does {X} deliver?
~ How is {X}'s brand named and how many pieces does the biggest client require?
~ Give the trading name of {X} and the size of the major purchase.
~ What is {X}'s firm called and what volume is requested from it?
3 idea order > Likely yes, demand is greater than {they} can make
- Does {X} need help with two hundred {thing}?
- Will {X} need somebody to help with the Easter order?
~ Should {X} hire an assistant?
~ Is {X}'s enterprise going to grow?
~ Could {X} live on what {they} produces?

interview | that interview
place = the observatory | the ferry line | the opera house | the botanical institute
slip = called the director "Mum" | spilled water over the contract | forgot my own surname | praised the wrong building
X invite: They invited me! The people of {place}, can you believe it. I'm supposed to be there {soon} at ten sharp.
Y: That is huge! What will you wear?
X wear: {friend}'s grey suit, with the sleeves pinned up. Nobody will notice if I don't breathe.
--
Y: I've been waiting all week. How did it go at the interview?
X slip: Well. I {slip}. I wanted the floor to open.
Y: You did not! And then?
X offer +job={place}: Then they laughed, and we talked for an hour about nothing but birds. And {ago} the letter came: I'm in.
2 invite > {invite.when}
- When is {X} invited to {place}?
- When must {X} be at the interview at ten?
~ When was {X} due to meet the recruiters?
~ On what day was {X}'s application talk scheduled?
~ When was {X} to introduce {them}self to a possible employer?
4 wear > {friend}'s grey suit
- Whose grey suit did {X} wear?
- What did {X} wear to the interview at {place}?
~ What outfit did {X} borrow?
~ Whose clothes did {X} put on to make a good impression?
~ How was {X} dressed for the recruiters?
4 slip > {slip}
- What went wrong at {X}'s interview?
- Why did {X} want the floor to open?
~ What embarrassing thing happened to {X} in front of the recruiters?
~ Which mishap did {X} have while applying?
~ What blunder did {X} make?
2 offer > {offer.when}
- When did the letter from {place} arrive for {X}?
- When was {X} told to be in after the interview?
~ When did {X} receive the acceptance?
~ On what day did {X} learn that {they} got the position?
~ When was {X} hired?
4 offer > birds
- What did they talk about for an hour at {X}'s interview?
- What made the talk at {place} pleasant for {X}?
~ What did {X} chat about with the recruiters?
~ Which subject won the recruiters over in {X}'s case?
~ What small talk carried {X} through?

boss | your new boss
habit = sends voice messages at dawn | whistles in meetings | prints every mail | calls everybody captain
X boss +worry=the new boss: We have a new head of department. {friend}, from the Rotterdam office. And {friend} {habit}.
Y: Oh dear. Is it as bad as it sounds?
X bad: Last week I had to redo the whole quarter because the font was wrong. The font, {y}!
Y: You are too patient. Can't you talk to someone above?
--
Y: And the reign of terror? Still going?
X talk: I asked for a talk {ago}. It turns out nobody had ever said a word, and there were apologies. I even got my Fridays back.
4 boss > {friend}
- Who is the new head of {X}'s department?
- Who came to {X}'s department from Rotterdam?
~ Who is {X}'s superior?
~ Whom does {X} report to?
~ What is the name of the person in charge at {X}'s office?
4 boss > {habit}
- What does the new head of department at {X}'s do?
- What habit of {friend} bothers {X}?
~ What odd behaviour does {X}'s superior show?
~ What quirk gets on the nerves of {X} at the office?
~ Which strange custom did the person from Rotterdam bring to {X}'s team?
4 bad > the font was wrong
- Why did {X} have to redo the quarter?
- What was wrong with {X}'s quarter report in the eyes of {friend}?
~ Why did {X} have to do a piece of work all over again?
~ What formality cost {X} a lot of work?
~ Over which trifle was {X}'s report rejected?
2 talk > {talk.when}
- When did {X} ask for a talk with the boss?
- When did {X} talk to {friend} about it?
~ When did {X} confront {their} superior?
~ On which day did {X} speak up at the office?
~ When did {X} clear the air at work?
4 talk > {their} Fridays
- What did {X} get back after the talk?
- What came of {X}'s talk with {friend}, besides apologies?
~ What did {X} gain by speaking up?
~ Which day off was restored to {X}?
~ What did the clearing conversation bring {X}?

degree | your thesis
about = medieval bridges | the sleep of swifts | lighthouse keepers | forgotten board games
X deadline: If I never hear the word footnote again it will be too soon. I hand in {soon}.
Y: Almost there! Remind me, what is yours about, for people like me?
X about: {about}. Two hundred pages that six people will read, and one of them is my mother.
Y: I'll be the seventh. Who will be judging it?
X judge: Professor {friend}, who once made a colleague cry over a comma.
--
Y: Doctor? May I say doctor already?
X defended +event=thesis defence [a photo of (people with glasses of sparkling wine|a bound book on a desk)]: You may! I defended it {ago}, two hours, and my voice only broke once.
Y: I'm so proud. What was the worst question?
X question: What it is good for. I said joy. There was a very long silence, and then they clapped.
4 about > {about}
- What is {X}'s thesis about?
- About what did {X} write two hundred pages?
~ What is the topic of {X}'s dissertation?
~ What has {X} been researching for the doctorate?
~ To which field did {X} devote {their} academic work?
2 deadline > {deadline.when}
- When does {X} hand in the thesis?
- By when are {X}'s footnotes finished?
~ When is {X}'s dissertation due?
~ By what date does {X} have to submit?
~ When must {X}'s manuscript be delivered?
2 defended > {defended.when}
- When did {X} defend the thesis?
- When was the defence where {X}'s voice broke?
~ When did {X} get the doctorate?
~ On what date was {X}'s oral examination?
~ When did {X} finish {their} academic degree?
4 judge > Professor {friend}
- Which professor judges {X}'s thesis?
- Which professor, known for a comma, reads {X}'s thesis?
~ Who examined {X}?
~ Which academic evaluated {X}'s work?
~ Whose strictness did {X} fear?
4 question > joy
- What is {X}'s thesis good for?
- What did {X} answer to the worst question?
~ What did {X} say the research is useful for?
~ How did {X} justify {their} research before the examiners?
~ Which one-word argument convinced the jury in {X}'s case?
3 question deadline > {they} values joy over usefulness
- What does {X} value more than what a thesis is good for?
- Does {X} do footnotes for joy or for use?
~ Is {X} a pragmatic researcher?
~ What is {X}'s attitude towards academic work?
~ Would {X} choose a topic for its practical value?
`;

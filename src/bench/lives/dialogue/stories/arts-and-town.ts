/** Stories of arts, books, clubs and the town; the form is told in `story-text.ts`. */
export const artsAndTown = `
music | your choir
piece = a requiem | a sea shanty | a lullaby from Georgia | a cantata
seat = behind a pillar | next to the organ | in the last row of the altos
X join +hobby=singing: You'll laugh. I walked past the church {ago}, heard them rehearse, and ten minutes later I was singing with them.
Y: You, who mimed the anthem at school? What are they rehearsing?
X piece: {piece}, in a language I cannot even spell. I hum the difficult parts and look concerned.
Y: That is what all professionals do. Is there a date for the concert?
X concert: {soon}, by candlelight, because the lamps are broken. Please come and clap at the wrong moment.
--
Y: I had tears in my eyes the other night! I could hardly see you though.
X seat: They hid me {seat}. The conductor {friend} said it was for the acoustics, very diplomatic.
2 join > {join.when}
- When did {X} walk past the church and sing?
- When did {X} hear them rehearse in the church?
~ On what day did {X} become a member of a vocal ensemble?
~ Since when is {X} in a choir?
~ When did {X} spontaneously take up a musical pastime?
4 piece > {piece}
- What is {X} singing with those people from the church?
- Which piece has difficult parts that {X} hums?
~ What does {X}'s ensemble rehearse?
~ Which work is on the programme of {X}'s choir?
~ What composition does {X} prepare?
2 concert > {concert.when}
- When is {X}'s concert by candlelight?
- When should friends clap for {X}?
~ What is the date of {X}'s performance?
~ On which evening does {X} appear before an audience?
~ When will {X} be on stage?
4 seat > {seat}
- Where did the conductor hide {X}?
- Where did {friend} put {X} for the acoustics?
~ What was {X}'s position in the performance?
~ Where did {X} stand when it mattered?
~ In what place could {X} hardly be seen?
3 join piece > Likely yes, {they} acts on impulse and likes people
- Would {X} walk into a church and join again?
- Does {X} need to know the language to sing?
~ Is {X} spontaneous?
~ Would {X} try karaoke?
~ Does {X} dare to do what {they} cannot yet?

book | the book club
title = The Lantern Keeper | Forty Rivers | Mrs Abernathy's Garden | The Quiet Tax
drink = plum wine | cocoa | very weak tea
X club +read={title}: {friend} has started a book club, and I was volunteered. First title: {title}, six hundred pages, due {soon}.
Y: Six hundred! Are you reading it or weighing things with it?
X page: I'm on page forty, and the hero has just found his other shoe. But the sentences are lovely.
Y: And what happens at those evenings? Do you really talk about books?
X drink: For ten minutes. Then {drink} appears and we solve the town's parking problem.
--
Y: Did you ever finish that brick of a novel?
X end: Last night, and I cried! The shoe turned out to be the whole point. I'm choosing the next one, and it will have ninety pages.
4 club > {title}
- What is the first title of {friend}'s book club, which {X} is in?
- Which six hundred pages must {X} read?
~ Which novel is {X} reading for a circle of readers?
~ What literature was {X} assigned?
~ Name the thick volume {X} took on.
2 club > {club.when}
- By when must {X} have read the six hundred pages?
- When is {title} due for {X}?
~ What deadline does {X} have as a reader?
~ On which date does {X}'s circle of readers meet?
~ When is {X}'s literary discussion?
4 drink > {drink}
- What appears after ten minutes at {X}'s book club?
- What does {X} drink while solving the parking problem?
~ Which refreshment is served to {X} and the other readers?
~ Over what beverage does {X}'s circle digress?
~ What is poured at {X}'s literary evenings?
4 end > {they} cried; the shoe was the whole point
- How did {X} feel last night at the end of the novel?
- What was the whole point of the novel {X} finished?
~ What emotional reaction did the last chapter cause in {X}?
~ What did {X} think of the ending?
~ How moved was {X} by the literature?
1 page end > finding a shoe; it was the whole point
- What had the hero found on page forty and what did {X} think of it at the end?
- Which object in {X}'s novel seemed silly and was the point in the end?
~ What motif did {X} meet early in the literature, and what role did it play?
~ Name the object that {X} first smiled about and its meaning.
~ From what detail to what insight did {X}'s reading lead?

painting | your watercolours
motif = the same apple | my neighbour's roof | bridges that lean | sad dogs
X start +hobby=painting [a photo of a (box of paints|sheet of paper with blue stains)]: My therapist of a sister sent me a box of watercolours {ago}, and now the kitchen is a studio.
Y: I always said you had the hands for it. What do you paint?
X motif: {motif}, over and over. By the twentieth one I could look at it without being embarrassed.
Y: Show me, show me! You could hang them somewhere.
--
X show +event=exhibition: I have to tell you: {friend} from the bakery hung four of mine between the rye and the rolls. And one was sold {ago}!
Y: No! To whom? For how much?
X buyer: To the dentist, for thirty and a free cleaning. I am a professional with white teeth.
2 start > {start.when}
- When did {X} get a box of watercolours?
- When did the kitchen become a studio for {X}?
~ Since when has {X} been an amateur artist?
~ On what day did {X} receive art supplies?
~ When did {X} discover a creative pastime?
4 motif > {motif}
- What does {X} paint over and over?
- What could {X} look at after the twentieth watercolour?
~ Which subject is depicted in {X}'s art?
~ What is {X}'s favourite thing to depict?
~ What recurs in the pictures {X} makes?
4 show > in {friend}'s bakery
- Where are four watercolours of {X} hanging?
- Between what did {friend} hang {X}'s paintings?
~ At which venue did {X} exhibit?
~ What unusual gallery shows {X}'s art?
~ Where can the public see what {X} makes?
2 show > {show.when}
- When was one of {X}'s paintings sold?
- When did {X} have the first picture sold at the bakery?
~ On which date did {X} find a customer for {their} art?
~ When did {X} first earn something as an artist?
~ What day did someone acquire {X}'s art?
4 buyer > the dentist
- To whom did {X} sell for thirty?
- Who got a painting for thirty and a free cleaning from {X}'s studio?
~ What is the profession of {X}'s first collector?
~ Who acquired {X}'s art?
~ Which person paid {X} partly in services?

theatre | the amateur play
role = the ghost | the second gravedigger | a talking wardrobe | the duchess
line = "Not yet, Bartholomew" | "The soup is late" | "Who moved the moon?"
X cast +hobby=acting: They cast me! Our little theatre does a comedy, and I'm {role}. Opening night is {soon}.
Y: You were born for that. Is it a big part?
X line: I have exactly one line. It's {line}, and I practise it in the lift.
Y: There are no small parts! Who else is in it?
X who: {friend}, as everybody's mother, and she is terrifying even off stage.
--
Y: I want the full report of the opening night.
X night: I said my one line too early, and then again in the right place, and people thought it was meant that way. The paper called it "daring".
4 cast > {role}
- As what is {X} cast in the comedy?
- Which part does {X} have in the little theatre?
~ Which role does {X} play on stage?
~ What character was assigned to {X}?
~ Whom does {X} impersonate before an audience?
2 cast > {cast.when}
- When is the opening night of {X}'s comedy?
- When does the little theatre open with {X} in it?
~ What is the date of {X}'s premiere?
~ On which evening does {X} appear on stage for the first time?
~ When can one see {X} perform?
4 line > {line}
- What line does {X} practise in the lift?
- What is {X}'s one line in the comedy?
~ Which sentence does {X} have to say on stage?
~ What words must {X} learn by heart?
~ How does {X}'s whole text go?
4 who > {friend}
- Who plays everybody's mother in {X}'s comedy?
- Who is terrifying off stage, says {X}?
~ Who shares the stage with {X}?
~ Which fellow actor frightens {X}?
~ Name another member of {X}'s ensemble.
4 night > {they} said it twice, the first time too early
- What did {X} do too early on the opening night?
- What did the paper call daring about {X}?
~ Which mistake did {X} make on stage?
~ What earned {X} praise from the critics?
~ How did {X}'s premiere go?

help | the food bank
day = Mondays | Saturdays | Thursday nights
person = a man who brings his own spoon | an opera singer without a stage | a girl who draws everyone
X start +helped=food bank: I've done something with my free time for once. I help out at the food bank on {day}, since {ago}.
Y: That's really good of you. Is it hard?
X hard: The lifting is fine, the looking away is not. You learn quickly to say the name and not the number.
Y: I can imagine. Do you get to know people?
X person: There is {person}. I look for that face first when I come in.
--
Y: Are you still carrying crates for others?
X more: Even more, they made me the one with the keys. {friend} retired and handed me the ring like a crown.
4 start > the food bank
- Where does {X} help out on {day}?
- With what does {X} help in free time?
~ What charity does {X} work for?
~ For which cause does {X} volunteer?
~ How does {X} support people in need?
2 start > {start.when}
- Since when does {X} help out at the food bank?
- When did {X} first do something with free time at the food bank?
~ On what date did {X} begin volunteering?
~ How far back goes {X}'s charity work?
~ When did {X} become a volunteer?
4 person > {person}
- Whose face does {X} look for first?
- Who is a face that {X} knows at the food bank?
~ Which visitor is dear to {X}?
~ What guest made an impression on the volunteer {X}?
~ Whom has {X} become fond of while volunteering?
4 more > {friend}
- Who handed a ring to {X}?
- Who retired before {X} got the ring?
~ Whom did {X} succeed as a volunteer?
~ Who passed on responsibility to {X}?
~ Who held {X}'s present position earlier?
3 start hard > Yes, {they} helps others and respects them
- Does {X} care about people at the food bank?
- Would {X} help out somewhere for nothing?
~ Is {X} a compassionate person?
~ Would {X} be a good social worker?
~ Does {X} treat the needy with dignity?

help | the river clean-up
find = a wedding ring | a bathtub | a message in a bottle | fourteen bicycles
X day +helped=river clean-up [a photo of people in (boots with bags|gloves by a river)]: I smell like a pond! The whole street went to clean the river {ago}, and I fell in only once.
Y: What does one find in there, apart from trolleys?
X find: {find}! Everybody stood around it as if it were the crown jewels.
Y: No way. And what did you do with the thing?
X then: The mayor wants it for the town museum. {friend} insisted on washing it first.
2 day > {day.when}
- When did {X}'s street clean the river?
- When did {X} fall in and smell like a pond?
~ On what date did {X} take part in an environmental action?
~ When did {X} collect rubbish?
~ What day did {X} and the neighbourhood tidy the banks?
4 find > {find}
- What did {X}'s street find in the river?
- Around what did everybody stand, as {X} tells?
~ Which object came out of the water in {X}'s presence?
~ What surprising discovery was made by {X} and others?
~ What treasure lay on the bottom?
4 then > the town museum
- For what does the mayor want what {X}'s street found?
- Where is the mayor taking the thing that {X} saw?
~ What is the destination of the object discovered with {X}?
~ Where will the discovery be exhibited?
~ What became of the treasure from the water?
4 then > {friend}
- Who insisted on washing the thing from the river?
- Who of {X}'s street was for washing it first?
~ Who cleaned the discovery before it was handed over?
~ Whose idea of hygiene does {X} mention?
~ By whom was the object made presentable?

market | the flea market
buy = a gramophone | a stuffed owl | a box of glass eyes | a captain's hat
price = twelve | eight | twenty-five
X buy +bought={buy}: I only went out for milk. I came home with {buy}, for {price}, {ago}.
Y: And the milk? Did you at least get milk?
X milk: No milk. The seller, {friend}, said it had belonged to a duke, and who am I to doubt him.
Y: You are every seller's dream. Where do you put a thing like that?
X where: On top of the fridge. Visitors either love it or leave early.
4 buy > {buy}
- With what did {X} come home instead of milk?
- What cost {X} {price}?
~ Which curiosity did {X} acquire second-hand?
~ What unnecessary thing did {X} purchase?
~ What antique stands at {X}'s?
2 buy > {buy.when}
- When did {X} go out for milk?
- When did {X} come home with {buy}?
~ On what date was {X} at a flea market?
~ When did {X} make an impulsive purchase?
~ What day did {X} give in to temptation?
4 milk > a duke
- To whom had it belonged, says the seller to {X}?
- Which duke's thing does {X} have instead of milk?
~ What story of its origin was {X} told?
~ Who was the alleged first owner of {X}'s antique?
~ Which noble provenance does {X} believe in?
4 where > on top of the fridge
- Where does {X} put the thing from the flea market?
- What stands on top of {X}'s fridge that visitors love?
~ In what spot of the home is {X}'s antique?
~ Which place did {X} find for the curiosity?
~ Where do {X}'s guests get to see the purchase?

dance | the tango evening
partner = my dentist | a baker called Ottokar | my former teacher
X first +hobby=dancing: My hips hurt in places I didn't know I had. {friend} took me to a tango evening {ago}.
Y: Tango! Did you step on anybody?
X partner: On {partner}, three times, and he bowed every time. I've never been forgiven so elegantly.
Y: I want to be forgiven like that. Are you going again?
X shoes +bought=red shoes: I've bought red shoes, so I have to. They were more than my rent in student days.
2 first > {first.when}
- When did {friend} take {X} to a tango evening?
- Since when do {X}'s hips hurt?
~ On what date did {X} first dance?
~ When did {X} try a Latin dance?
~ What day did {X} get on the dance floor?
4 partner > {partner}
- On whom did {X} step three times?
- Who bowed to {X} every time?
~ With whom did {X} dance?
~ Whose feet suffered from {X}?
~ Who was {X}'s gracious partner?
4 shoes > red shoes
- What has {X} bought for going to the tango again?
- What cost {X} more than rent in student days?
~ Which footwear did {X} purchase?
~ What expensive thing obliges {X} to go on dancing?
~ What gear does {X} own for the dance floor?
4 first > {friend}
- Who took {X} to the tango?
- With whom did {X} get to know tango?
~ Who introduced {X} to dancing?
~ By whom was {X} led to the dance floor?
~ Which friend is behind {X}'s new pastime?
`;

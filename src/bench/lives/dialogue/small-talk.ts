/** Talk that tells nothing: `X` is whoever speaks, `Y` the other. */
export const greetings: readonly (readonly string[])[] = [
  [
    'Hey {Y}! (Long time no talk!|It has been ages!|So good to hear from you!) How have you been?',
    "Hey {Y}! (Busy as ever|Can't complain|Pretty good, thanks). (You?|How about you?)",
  ],
  [
    'Hi {y}! How was your week?',
    'Hi {y}! (Long, but in a good way.|Over at last!|A bit of a blur, honestly.) What about yours?',
  ],
  [
    "(Morning|Hello|Hiya) {y}, what's new?",
    '(Oh, this and that.|Plenty, actually!|Not much, you know me.) Tell me about you first.',
  ],
  ['{Y}! I was just thinking of you.', "Ha, great minds! (How's life?|What's up?|How are things?)"],
  ['Hey, are you free to chat for a bit?', "Always! I just put the kettle on. (What's going on?|Talk to me.)"],
  [
    'Hey {Y}, sorry for going quiet on you.',
    "No worries at all, {y}. (Life happens.|I've been hopeless too.) Catch me up!",
  ],
  ['Good evening, {y}! Still awake?', 'Barely! (Go on, I am listening.|But never too tired for you.)'],
];

export const closings: readonly (readonly string[])[] = [
  [
    '(Anyway, I should run.|Right, dinner is calling.|I have to dash.) (Talk soon|Take care), {y}!',
    '(Bye {y}!|See you!|Take care of yourself!) (This was lovely.|So good to catch up.)',
  ],
  ['It is always so good to talk to you.', 'Same here, {Y}. (Let us not leave it so long.|Same time next week?)'],
  ['Oh no, is that the time? I need to be up early.', 'Off you go then! (Sleep well.|Good night, {y}.)'],
  [
    'Thanks for listening, {Y}. (It means a lot.|You are the best.)',
    'Any time! (That is what friends are for.|You would do the same for me.)',
  ],
  ['Keep me posted, will you?', 'I will! (Hugs.|Bye for now, {y}.)'],
];

/** What is said to someone who goes on. */
export const reactions: readonly string[] = [
  'Wow, (really?|that is something.|I had no idea!)',
  'Ha, I can picture it!',
  "(That's so cool, {y}!|Love that for you!|Good for you!) What else?",
  'Oh wow. (And apart from that?|Anything else going on?)',
  "(I'm so happy for you.|You deserve it, {Y}.)",
  'Mm-hm, go on!',
  '(I totally get that.|I know the feeling.|Tell me about it!)',
  'Nice one, {Y}! (You never fail to surprise me.|Keep it up!)',
  'That sounds like (a lot|quite something|an adventure).',
  'Hold on, let me sit down for this. Okay, carry on.',
  '(Honestly, same.|Fair enough!|Makes sense to me.)',
  "You're kidding! (Tell me more.|No way!)",
];

/** A story is mentioned again, by what it is known as or by one of its words, and nothing is told. */
export const reminders: readonly (readonly [string, string])[] = [
  [
    "By the way, I told my neighbour about {title} and she couldn't stop smiling.",
    'Ha! (Tell her hello.|She would, wouldn’t she.) I still think about it a lot.',
  ],
  ['I keep thinking about {title}, you know.', 'Me too! (Funny how things go.|I could talk about it for hours.)'],
  [
    'I heard somebody say "{word}" on the tram and thought of you at once.',
    'Ha! (I have become that person.|Was it the fat man with the hat?)',
  ],
  ['You and your "{word}", {y}. I am telling everyone.', '(Oh please don’t.|Feel free!|They will think I am mad.)'],
  [
    'Hm, "{word}". It is funny how a word can stay with you.',
    'Isn’t it? (I say it in my sleep.|There are worse ones.)',
  ],
  [
    'My mother asked about {title}, she loves a "{word}" in any story.',
    '(Give her a kiss from me.|Your mother is the best.)',
  ],
  ['Honestly, {title}: that made my day.', '(Aw, thank you {y}.|You are too kind!)'],
  ['You sound different when you talk about {title}. Happier, I mean.', 'Do I? (Maybe I am.|It does help to talk.)'],
  ['A colleague of mine had nearly the same as {title}.', '(Small world!|Really? Tell them to call me.)'],
];

export const smallTalk: readonly (readonly string[])[] = [
  [
    'The weather has been (awful|gorgeous|all over the place) here.',
    'Here too! (I gave up on umbrellas.|I even sat outside for lunch.)',
  ],
  [
    'Have you eaten yet? I am starving.',
    'Just had (leftovers|toast|soup). Living the dream.',
    'Ha, sounds better than my empty fridge.',
  ],
  [
    'Work has been (mad|slow|a circus) lately.',
    'Ugh, I feel you. (Mondays, right?|Is it the deadlines again?)',
    'Always. But let us not talk about that.',
  ],
  [
    'Did you sleep well? You look tired on your pictures.',
    'Ha, thanks a lot! (The neighbours had a party.|I stayed up with a book.)',
  ],
  [
    'I finally cleaned the (garage|attic|kitchen drawers). I feel like a new person.',
    'Teach me! (Mine is a disaster zone.|I keep putting it off.)',
  ],
  [
    'The traffic on the way home was (unreal|terrible).',
    'Was there an accident again? (That junction is cursed.|I take the long way now.)',
    'No idea. I just sang along to the radio.',
  ],
  ['I have had this song stuck in my head all day.', 'Which one? No wait, do not tell me or I will catch it.'],
  [
    'Do you ever feel like the days just fly by?',
    'All the time. (It was January a minute ago.|I blink and it is Friday.)',
  ],
  ['My phone keeps dying on me.', 'Time for a new one? (Mine is held together by tape.|They do that on purpose.)'],
  [
    'I tried to fix the sink. Now there are two problems.',
    'Oh no! (Call someone who knows.|You and tools, {y}.)',
    'That is what everybody said.',
  ],
  [
    'Remember our old teacher with the moustache? I saw him at the supermarket.',
    'No! (Did he recognise you?|Has he changed at all?)',
    'Not a bit. He bought twelve tins of peas.',
  ],
  ['I am so ready for a holiday.', "Aren't we all! (Somewhere warm.|Just a beach and no phone.)", 'Exactly. One day.'],
  ['Coffee or tea these days?', 'Coffee before noon, then tea. (I am getting old.|Doctor’s orders, kind of.)'],
  [
    'What are you up to this evening?',
    'Nothing, and I am (thrilled about it|not even sorry).',
    'Perfect. You have earned it.',
  ],
  [
    'Is it me or is everything getting more expensive?',
    'It is not you. (I nearly fainted at the till.|Do not get me started on rent.)',
  ],
  [
    'I lost my keys again.',
    'Again? (Check the fridge.|Did you look in your coat?)',
    '... they were in the coat. Thank you.',
  ],
  [
    'I keep seeing adverts for things I only ever thought about.',
    'Creepy, isn’t it? (Mine is all garden furniture.|I get nothing but mattresses.)',
  ],
  [
    'The kids next door have a drum kit now.',
    'My condolences. (Earplugs?|Move?)',
    'They are getting better, to be fair.',
  ],
  [
    'I need to tell you something, but it is boring.',
    'I love boring! (Go.|Try me.)',
    'I changed my electricity provider.',
    'Wow. You were right. That is boring.',
  ],
  [
    'Have you seen the new series that everybody talks about?',
    'Two episodes. (I fell asleep.|I do not see the point.)',
    'So it is not just me, good.',
  ],
];

/** How a turn begins before it says anything: by name, as people do who like each other. */
export const heads: readonly string[] = [
  'Thanks, {Y}!',
  'Wow, {Y}!',
  'Ha, {y}!',
  'Aw, thanks {y}.',
  'Oh, {Y}.',
  'Hey, good question, {Y}!',
  'Totally, {y}.',
  'Yeah!',
  'Well, {Y},',
  'You know what, {y}?',
  'Absolutely.',
  'I hear you, {Y}.',
];

/** Before one answers, one says a word of the other again. `{word}` stays, to be filled later. */
export const echoes: readonly string[] = [
  '"{word}", I like how you say that.',
  'Ha, "{word}"!',
  'Did you really say "{word}"?',
  'Hm, "{word}", yes.',
  'About the "{word}":',
];

/** What people add that is true of anything. */
export const tails: readonly string[] = [
  '(It really means a lot to me.|It makes me so happy.|I feel lucky.)',
  'It has been (a journey|quite a ride|a long road), but (I am learning a lot|it is worth it|I would not miss it).',
  '(Family and friends|Good people|The little things) keep me going, (you know|honestly|as always).',
  'I try to (stay positive|take it one day at a time|enjoy every moment).',
  'Your support (helps so much|means the world|keeps me sane), {Y}.',
  'Sometimes I (wonder where the time goes|need a push|just have to laugh), right?',
  'It gives me (a reason to get up|something to look forward to|so much energy).',
  '(Anyway, enough about me.|But I talk too much.) How about you, {y}?',
  'I did not expect that (at all|when I got up|in my wildest dreams).',
  'My (mother|brother|neighbour|boss) (laughed about it|says the same|still does not believe it).',
  'I wish you had been here (to see it|with me).',
  'It was (a bit stressful|scary at first|hard work), but I am (proud of it|glad I did it).',
  'We should (do something like that together|celebrate that|meet up) soon!',
  'You always know what to say, {Y}. (Never change.|I mean it.)',
  'It reminds me of (when we were kids|our summer at the lake|the old days).',
  'I will send you (a picture|more|the details) later.',
  'There is (nothing better|no better feeling), I promise.',
  '(Dreams|Plans|Days) like that (do not come along often|keep you young).',
];

/** What is to be seen on pictures that are sent along for no reason. */
export const idlePictures: readonly string[] = [
  'a photo of a cup of coffee on a table',
  'a photo of a sunset over a field',
  'a photo of a cat on a chair',
  'a photo of a group of people smiling',
  'a photo of a plate of pasta',
  'a photo of a street with trees',
  'a photo of a book on a blanket',
  'a photo of flowers in a vase',
  'a photography of a quote about courage',
  'a photo of a beach with a dog',
  'a photo of a desk with a laptop',
  'a photo of a cake with a candle',
  'a photo of two people in the snow',
  'a photo of a child with a balloon',
];

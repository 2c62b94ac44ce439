/** What friends and family write in the fifteenth voice: a few lines, as one writes between two other things. The form is told in `letter-text.ts`. */
export const fifteenthFriends = `
tip.told en tells said
A {what} for you|I thought of you|Have you got room for a {what}?
Hey, I spent last night with "{said}" and thought of you straight away. It's just the kind of {what} you like. Tell me what you think! {sign}
Hiya, in case you're bored on the train: the {what} everybody here is talking about is "{said}", and for once everybody is right. {sign}
You asked for something good, so here goes: "{said}". My {what} of the year, no contest. {sign}

tip.told zh tells said
{whatZh}安利|看到这个{whatZh}就想起你
昨晚一晚上都花在“{said}”上，马上就想到你，这个{whatZh}绝对合你口味，回头说说感受。{sign}
你不是说想要点好东西吗，那就“{said}”，我今年最喜欢的{whatZh}，没有之一。{sign}

favour.asked en tells said
Can I ask you something?|Need a hand|Quick question, big thanks
Hey, do you know what you could {what}? {said}! No worries if it's too much. {sign}
Hi there, what I'd love you to {what} is {said}, nothing else. I'd owe you one! {sign}

favour.asked zh tells said
想请你帮个忙|能帮我一下吗
嗨，想请你帮个忙，是{whatZh}的事，东西是{said}。要是太麻烦就算了，别勉强。{sign}
你方便的话帮我一下（{whatZh}）：{said}，别的都不用。欠你一个人情！{sign}

party.invited en tells place first
Party time: {what}|You're invited!|{what} on {first}
Hey everyone, it's happening: my {what} is on {first} from {firsttime}, and the place is {name}. Bring an appetite. {sign}
Hi love, will you come to my {what}? We meet at {name} on {first}, {firsttime}. There'll be music and far too much cake. {sign}

party.invited zh tells place first
邀请你来{whatZh}|{first}，{whatZh}走起
大家好，{whatZh}定了，{first} {firsttime}开始，在{name}，空着肚子来就行。{sign}
来参加我的{whatZh}吧？{first}，{firsttime}，{name}见，有音乐还有吃不完的蛋糕。{sign}

party.moved en tells final
Change of plan: {what}|About my {what}|{what}: not on {first} after all
Hey everyone, tiny disaster: the kitchen is under water, so {first} is out. My {what} is now on {date}, same time and place. {sign}
Hi love, sorry for the back and forth, but the {what} isn't going to be on {first}. New date: {date}. Everything else as I wrote. {sign}
The {what} moves from {first} to {date}, because my train home was cancelled. Please pass it on! {sign}

party.moved zh tells final
计划有变：{whatZh}|{whatZh}不在{first}了
大家好，出了点小状况，厨房淹水了，{first}不行了，{whatZh}改在{date}，几点开始、在哪儿都跟原来一样。{sign}
不好意思又来打扰，{whatZh}从{first}改到{date}了，麻烦互相转告一下。{sign}

trip.companion en tells companion
Guess who is coming to {city}|{city}: I'm in!
Good news, I've got the days off and I'm coming along to {city}! See you on {from}, I'll bring the snacks. {sign}
So excited for {city} with you! I've bought a guidebook and everything. {sign}

trip.companion zh tells companion
猜猜谁要一起去{city}|{city}算我一个
好消息，我请到假了，{city}我跟你一起去！{from}见，零食我来带。{sign}
一想到要跟你去{city}就开心，我连攻略都买好了。{sign}

trip.regret en tells nothing
About {city}... bad news|Sorry, no {city} for me
I hate to write this, but I'm not coming to {city} after all. My ankle is in plaster and the doctor says no travelling. Have a lovely time! {sign}

trip.regret zh tells nothing
{city}的事，坏消息|{city}我不去了
真不想写这封信，{city}我还是去不了了，脚上打着石膏，医生不让出门。你玩得开心！{sign}

chat.role en tells nothing
Your plant is alive|How was the week?|Soup is on
Just so you know, the plant you left here has a new leaf. Come and admire it. {rolesign}
How was your week? Ours was quiet. There's soup on {weekday} if you feel like company. {rolesign}

chat.role zh tells nothing
这周过得怎么样|汤炖好了
你放在这儿的那盆花长新叶了，有空来看看。{rolesign}
这周过得怎么样？我们都好，{weekdayZh}炖了汤，想来就来。{rolesign}

pet.named en tells nothing
A biscuit for {pet}|Picture of {pet}, please!
I bought a treat for {pet}, no arguments. Does that {kind} of yours still come running when one shouts "{nickname}"? {sign}

chat.plain en tells nothing
Rain, rain, rain|You again!|Just checking in
It has rained here for nine days and I am turning into a fish. How is {home}? Call me on {weekday}? {sign}
I found an old photo of us in {city}, what on earth was I wearing? {sign}

chat.plain zh tells nothing
雨下个没完|翻到一张旧照片
这边下了九天雨，我都要变成鱼了。{weekdayZh}打个电话？{sign}
翻到一张我们在{city}的旧照片，我当时穿的那是什么呀。{sign}
`;

/** Letters of people whom the owner knows; the form is told in `letter-text.ts`. */
export const personalLetters = `
tip.told en tells said
You must|For your list|Thought of you|Re: boring evenings
I just finished "{said}" and could not put it down. That {what} is made for you. {sign}
If you look for a {what}: "{said}". Trust me. {sign}
Have you come across "{said}"? My favourite {what} of the year. (The middle is slow, but wait.|I laughed on the bus.) {sign}

tip.told de tells said
Für dich|Tipp
Du musst unbedingt "{said}" kennenlernen, als {what} wirklich das Beste seit Langem. {sign}

tip.told zh tells said
推荐给你|你一定会喜欢
最近迷上了“{said}”，这个{whatZh}太适合你了，有空看看。{sign}

favour.asked en tells said
A small favour|Could you?|Quick question|This weekend
Would you be so kind and {what}: {said}? (I owe you one.|I would not ask if it were not urgent.) {sign}
Quick one: {said}. Could you {what} (this time|please)? {sign}

favour.asked zh tells said
帮个忙|有件小事
能麻烦你一下吗？{whatZh}：{said}。回头请你吃饭！{sign}

party.invited en tells place first
You are invited!|Save the date|Come celebrate
My {what} is on {first} at {firsttime}, at {name}. (Bring nothing but yourself.|Please tell me whether you eat meat.) {sign}
Please come to my {what}! {first}, {firsttime}, {name}. {sign}

party.moved en tells final
Change of plans|Rain!|New date
We have to postpone the {what} by a week because of (the weather|my flu): it is on {date} now, same time, same place. {sign}

party.invited zh tells place first
请你来玩|邀请|有空吗
{first} {firsttime}，我办{whatZh}，地点在{name}，人来就行，不用带东西。{sign}
{whatZh}定在{first}，{firsttime}开始，{name}见！{sign}

party.moved zh tells final
改时间了|不好意思
{whatZh}那天办不成了，改到{date}，时间地点都不变。{sign}

trip.companion zh tells companion
行李|快出发了|机票
{city}我跟你一起去，票都买好了！{sign}
终于能一块儿去{city}了，要不要带大相机？{sign}

trip.regret zh tells nothing
{city}|抱歉
{city}这次我去不了了，工作走不开，你们玩得开心。{sign}

chat.role en tells nothing
All well|Just so you know|Home safely|Thank you
I am home safely, thank you for (the lovely evening|the soup|driving me). {rolesign}
Just so you know: (the parcel has arrived|I will be ten minutes late tomorrow|grandma says hello). {rolesign}
Happy new year to you! (May it be a calm one.|Let us see each other more often.) {rolesign}

chat.role zh tells nothing
到家了|报个平安
我到家啦，谢谢你的招待。{rolesign}
包裹收到了，放心。{rolesign}

pet.named en tells nothing
{pet}|The little one|Greetings
Give {pet} a treat from me, (the best {kind} there is|that rascal). Or should I say {nickname}? {sign}
How is {pet}? I still laugh that you call that {kind} {nickname}. {sign}

chat.plain en tells nothing
Hello|News|Quick question|This weekend|Re: Re: Hello|Long time
How are you? I was thinking about (the weather|a film|the new bakery|running|a recipe|the neighbours|work) (here in {home}|again|all day). {sign}
Are you free on {weekday}? We could (try the new place in {home}|go for a walk|cook something). {sign}
Just a picture of my (balcony|desk|lunch) to make you jealous. (Write soon.|Call me.) {sign}
Did you see that {city} was on TV yesterday? It made me want to travel. {sign}
I found your (scarf|book|umbrella) in my car. I will bring it on {weekday}. {sign}
Guess who I met in {home}: our old teacher. (Not a bit older.|He says hello.) {sign}

chat.plain zh tells nothing
最近怎么样|周末|在吗
好久没联系了，最近忙什么呢？{weekdayZh}有空一起吃饭吗？{sign}
昨天路过你以前常去的那家店，想起你来了。有空打电话。{sign}

move.keys en tells final
Your new home|Handover of keys|{city}: the flat is yours
The handover of the flat in {city} is on {date} at {time}. Please bring an identity card. {name}

move.movers en tells paid
Removal to {city}|Invoice {ref}
For your move to {city} on {date} we charge {paid}, two men and a van. {name}
`;

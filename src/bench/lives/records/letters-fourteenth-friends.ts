/** What friends and family write in the fourteenth voice: short private notes. The form is told in `letter-text.ts`. */
export const fourteenthFriends = `
tip.told en tells said
That {what} I mentioned|Write this one down|You need this {what}
Hi you! At lunch I couldn't think of the title, now I've got it: the {what} is "{said}". Put it on your list, you won't regret it. {sign}
Hello! Rainy weekend here, and "{said}" saved it. If you're after a {what}, take that one. {sign}
Don't ask me why I'm writing this at midnight, but "{said}" is the best {what} I've come across in ages. Promise me you'll give it a go! {sign}

tip.told zh tells said
上次说的{whatZh}|记一下这个{whatZh}
吃饭的时候死活想不起名字，现在想起来了，那个{whatZh}叫“{said}”，记到你的清单里，不会后悔的。{sign}
这边下了一个周末的雨，全靠“{said}”打发时间。想找{whatZh}的话就选它。{sign}

favour.asked en tells said
A small request, if I may|Small request from me|Could you spare an hour?
Hello, I have a small request. Could you possibly {what}: {said}? You'd be doing me a huge kindness, and dinner is on me. {sign}
Hi! Everyone else has said no, so I'm turning to you. It's about something to {what}, namely {said}. Can I count on you? {sign}

favour.asked zh tells said
有个小请求|能搭把手吗
嗨，有个小请求，{whatZh}的事：{said}，能麻烦你吗？改天请你吃饭。{sign}
别人都说没空，只好找你了。{said}，{whatZh}，行不行呀？{sign}

party.invited en tells place first
Keep {first} free!|Come to my {what}|{what}: are you in?
Hello friends, please keep {first} free. It's time for my {what}, at {name}, starting {firsttime}. No presents, just bring yourselves. {sign}
Hi! I'm having a {what} and of course you're on the list. Place: {name}. Day: {first}. Time: {firsttime}. RSVP please. {sign}

party.invited zh tells place first
{first}空出来哦|来我的{whatZh}
朋友们，{first}请空出来，我要办{whatZh}，地点{name}，{firsttime}开始，不用带礼物，人来就好。{sign}
我的{whatZh}当然少不了你：{name}，{first}，{firsttime}。来不来回个话。{sign}

party.moved en tells final
New day for my {what}|{what}, take two|Please read: {what}
Hello friends, I've come down with the flu, so no {what} on {first}, sorry! We'll do it on {date}, same hour, same spot. {sign}
Hi all, half of you can't make {first}, so let's push the {what} back a week: {date} it is. The rest stays. {sign}
Quick heads-up about the {what}: cross out {first} in your diary and write {date}. I'll explain when I see you. {sign}

party.moved zh tells final
{whatZh}换日子了|注意：{whatZh}延期
朋友们，我得了流感，{first}的{whatZh}办不成了，挪到{date}，地方和钟点都不变。{sign}
好几个人{first}来不了，{whatZh}干脆晚一个星期，定在{date}，其他照旧。{sign}

trip.companion en tells companion
{city}, here we come|Count on me for {city}
It's settled: I'm travelling to {city} with you. We leave on {from}, don't we? I've started a packing list already. {sign}
My boss has signed off my leave, so {city} is on for the two of us. I can't wait! {sign}

trip.companion zh tells companion
{city}我们来啦|{city}我跟你走
定了，{city}我跟你一起去，{from}出发对吧？我都开始收拾行李了。{sign}
老板批假啦，{city}我陪你去，等不及了！{sign}

trip.regret en tells nothing
You'll have {city} to yourself|I'm out for {city}, sadly
I tried everything, but they need me here that week, so you'll have to go to {city} without me. Send me a postcard, will you? {sign}

trip.regret zh tells nothing
{city}只能你自己去了|坏消息
我想尽办法还是走不开，{city}这回我去不成，记得给我寄张明信片。{sign}

chat.role en tells nothing
Apples!|Greetings from us|Sunday lunch?
The apples are ripe and we have far too many. Come by and take some, whenever you like. {rolesign}
Thanks for phoning last night, it cheered me up. Shall we have lunch together on {weekday}? {rolesign}

chat.role zh tells nothing
想你了|有空来吃饭
苹果熟了，多得吃不完，什么时候来拿一点。{rolesign}
昨晚接到你电话很开心，{weekdayZh}一起吃午饭好吗？{rolesign}

pet.named en tells nothing
And how is {pet} doing?|News of {pet}, please
Tell me, how is {pet}? I still laugh about how that {kind} ignores its name and only listens to "{nickname}". {sign}

chat.plain en tells nothing
Long time no hear|Just me|Are you still alive?
I walked past your old street and had to think of you. What's new in {home}? Coffee on {weekday}? {sign}
A colleague is off to {city} and wants tips. Can I give her your number? {sign}

chat.plain zh tells nothing
在忙什么呢|好久没你消息
今天路过你以前住的那条街，想起你来了。{weekdayZh}喝杯咖啡？{sign}
`;

/** What friends and family write in the seventeenth voice: short private notes, some of a line, some that answer another. The form is told in `letter-text.ts`. */
export const seventeenthFriends = `
tip.told en tells said
You have to try this {what}|{what} for you|Found you a {what}
Hey, I finally remembered what that {what} is called: "{said}". Tell me what you make of it! {sign}
Hi there, you were looking for a new {what}, weren't you? Mine is "{said}" at the moment and I can't get enough of it. Really worth it. {sign}
Thinking of you, because "{said}" is exactly your kind of {what}. Put it on your list. {sign}

tip.told zh tells said
给你找了一个{whatZh}|这个{whatZh}你一定要试试
嘿，终于想起来那个{whatZh}的名字了，“{said}”，试过告诉我感想！{sign}
你不是在找新的{whatZh}吗？我最近迷上了“{said}”，真的值得。{sign}

favour.asked en tells said
Quick question for {weekday}|Are you able to help?|Helping hand wanted
Hi, quick one. To {what}, if you possibly can: {said}. Thanks a million! {sign}
Hey, I'm still one helper short. What I need someone to {what}: {said}. Could that be you? No worries if it doesn't work out. {sign}

favour.asked zh tells said
{weekdayZh}的一个小请求|不知道方不方便
嗨，问你一下，{whatZh}的事你能帮个忙吗？要的是{said}，太感谢了！{sign}
我这边还缺个帮手，{whatZh}，具体就是{said}。你可以吗？不行也没关系。{sign}

party.invited en tells place first
My {what}|{first}: are you free?|You, {first}, {name}?
Hi everyone, it's time for a {what}! Come to {name} on {first}, we kick off at {firsttime}. There'll be food, music and too much cake. RSVP by replying to this. {sign}
This is your invitation. ¶ ¶ What: {what} ¶ When: {first} at {firsttime} ¶ Where: {name} ¶ ¶ No presents, just bring yourself. {sign}

party.invited zh tells place first
邀请你来{whatZh}|{first}有安排吗
大家好，又到了{whatZh}的时候！{first}，{firsttime}开始，地点在{name}，有吃有喝有音乐，来不来回我一声。{sign}
诚邀光临！ ¶ ¶ 活动：{whatZh} ¶ 时间：{first} {firsttime} ¶ 地点：{name} ¶ ¶ 不用带礼物，人来就好。{sign}

party.moved en tells final
Party news|{what}: change of plan|Not {first} after all
Hi everyone, change of plan: they're forecasting a storm for {first}, so we're having the {what} a week later, on {date}. Place and time stay the same. Hope you can still come! {sign}
Oh dear, I got my dates mixed up and won't even be in town on {first}. Can we say {date} for the {what} instead? I've already told the others. {sign}
UPDATE: the {what} takes place on {date} and not on {first}. Everything else in the invitation still holds. {sign}

party.moved zh tells final
{whatZh}换日子了|不是{first}啦
各位，计划有变：预报说{first}有暴风雨，{whatZh}推后一周，改在{date}，地点和钟点不变，希望你们还能来！{sign}
更新：{whatZh}在{date}办，不是{first}，请柬上其他内容照旧。{sign}

trip.companion en tells companion
{city} is on!|You, me and {city}
Just got my leave approved, so we're doing {city} together! Shall we meet at the station on {from}? {sign}
I've looked up a few places for the two of us in {city}, list attached. So happy that I'm coming along! {sign}

trip.companion zh tells companion
{city}走起！|我们的{city}之行
假批下来了，{city}我们一起去！{from}车站碰头？{sign}
给咱俩查了几个{city}的好地方，清单在附件里。能跟你一块儿去太开心了！{sign}

trip.regret en tells nothing
{city}, without me after all|Have fun in {city}!
Bad news: I won't be joining you in {city}. My boss won't let me go that week and I'm gutted. Take lots of photos and tell me everything when you're back. {sign}

trip.regret zh tells nothing
坏消息，{city}|你们在{city}玩开心点
坏消息：假没批，{city}我没法跟你去了，好难过。多拍点照片，回来讲给我听。{sign}

chat.role en tells nothing
Are you eating properly?|Checking in on you|Thinking of you
Just checking in, you sounded tired the other day. Call me when you have ten minutes. {rolesign}
I found some old photos of us in a drawer and had to laugh. I'll show you next time. {rolesign}

chat.role zh tells nothing
有没有好好吃饭|好久没你消息了
就是问问你，上次听你声音挺累的，有空给我打个电话。{rolesign}
翻抽屉翻出几张我们以前的照片，笑死我了，下次给你看。{rolesign}

pet.named en tells nothing
How's {pet}?|A toy for {pet}
I hope {pet} is well. I bought a toy for that {kind} of yours. Do you still call {pet} "{nickname}" when nobody's listening? {sign}

chat.plain en tells nothing
Rainy Sunday|Guess who I ran into|Missing you
It's been raining all day in {home} and I'm on my third cup of tea. Are you up for a call on {weekday}? {sign}
You'll never guess who I ran into: our old teacher, who has retired to {city}. Says hello! {sign}

chat.plain zh tells nothing
下雨的周日|猜我碰到谁了
这边下了一整天雨，我已经喝到第三杯茶了。{weekdayZh}打个电话？{sign}
你猜我碰到谁了？咱们以前的老师，退休搬到{city}去了，还问你好呢！{sign}
`;

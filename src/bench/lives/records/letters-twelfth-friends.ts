/** What friends and family write in the twelfth voice: brief private mails, greeting first, then the one thing they are about. The form is told in `letter-text.ts`. */
export const twelfthFriends = `
tip.told en tells said
{what} for you|Thought of you|A little recommendation|You have to check this out
Hey! I just finished "{said}" and it's exactly your kind of {what}. Give it a go and tell me what you think. {sign}
Hi you, since you keep asking for a {what}: "{said}". Trust me on this one. Everyone here is hooked. {sign}
Hello! How are things? I came across a {what} called "{said}" the other day and immediately thought of you. {sign}

tip.told zh tells said
这个{whatZh}你肯定喜欢|安利一下|给你的推荐
嗨，刚看到一个好{whatZh}：“{said}”，马上想到你，有空一定试试！{sign}
在忙什么呢？跟你说，“{said}”这个{whatZh}真的不错，我和家里人都很喜欢。{sign}

favour.asked en tells said
A small favour|Can you help me out?|Would you mind?
Hi! I have a small favour to ask. Is there any chance you could help? To {what}: {said}. I'd be so grateful. {sign}
Hey, sorry to ask at short notice. On my list of things to ask you to {what}: {said}. Only if it's no trouble! Dinner's on me afterwards. {sign}

favour.asked zh tells said
能不能帮我一下|有个小请求
你好呀，想请你帮我{whatZh}：{said}。如果不方便也没关系，跟我说一声就行。{sign}
不好意思临时打扰，{said}能不能麻烦你{whatZh}？回头请你吃饭。{sign}

party.invited en tells place first
{what}: you're on the list|Please come! {what}|Keep {first} free
Hello! I'm planning a {what} and of course you're invited. Date: {first}. Time: {firsttime}. Place: {name}. Just bring yourself and a good mood. {sign}
Hi, are you free on {first}? We're doing a {what} at {name} and want you there. We'll start at {firsttime}, come whenever you can. Let me know by the weekend. {sign}

party.invited zh tells place first
{whatZh}请你来|{first}的安排
嗨，{first}{firsttime}我在{name}办{whatZh}，你一定要来，人来就好，不用带东西。{sign}
想邀请你来我的{whatZh}：{first}，{firsttime}，地点{name}。能来的话回个信。{sign}

party.moved en tells final
{what} - new date!|Sorry, we have to move the {what}|Update: {what}
Hi all, bad luck: half of you can't make it on {first}, so we're moving the {what} to {date}. Same place, same hour. Hope that suits everyone better. {sign}
Please note: the {what} won't be on {first} after all. New date: {date}. Everything else as planned. {sign}
Hey, quick heads-up. I'm down with the flu and have to put the {what} off by a week: {date} instead of {first}. See you then! {sign}

party.moved zh tells final
{whatZh}换日子了|更新：{whatZh}
各位，{first}好多人来不了，{whatZh}改在{date}，地点和钟点照旧，收到请回复。{sign}
抱歉通知晚了，我感冒了，{whatZh}推迟一周，从{first}改到{date}。{sign}

trip.companion en tells companion
{city}, here I come|Tickets booked for {city}|Yes to {city}!
I've talked to my boss and it's settled: I'm travelling to {city} with you! I've already started packing. See you at the station on {from}. {sign}
Hi! Guess who's coming with you to {city}? Me! I got the last seat on the flight. Can't wait. {sign}

trip.companion zh tells companion
{city}我跟你去|行李已经在收了
领导批假啦，{city}我跟你一起去！{from}出发那天车站见。{sign}
告诉你一个好消息，飞{city}的票我抢到了，跟你同行，太期待了！{sign}

trip.regret en tells nothing
No {city} for me, sadly|Bad news about {city}
Hi, I've tried everything, but I can't join you in {city} after all. My leave was cancelled at the last minute. Have a wonderful time without me and send a postcard. {sign}

trip.regret zh tells nothing
{city}我来不了了，抱歉|这次去不成了
想了各种办法还是不行，假期临时被取消，{city}我不能陪你去了。玩得开心，记得给我寄张明信片。{sign}

chat.role en tells nothing
Just because|Just saying hi|Are you well?
It was lovely to see you the other day. Don't forget to take the leftovers out of the freezer. {rolesign}
I'm trying out the new phone, did this message arrive? Ring me on {weekday} if you like. {rolesign}

chat.role zh tells nothing
问候一声|你还好吗
那天见到你真高兴，冰箱里的饺子别忘了吃。{rolesign}
换了新手机，试试能不能收到邮件。{weekdayZh}有空打给我。{rolesign}

pet.named en tells nothing
Cuddles for {pet}|When can I visit {pet}?
I miss {pet}! Is that {kind} still the boss of the sofa? In my head the name is {nickname} anyway, "{pet}" is only for the vet. {sign}

chat.plain en tells nothing
Hello stranger|Long overdue mail|How's {home}?
Hello stranger, I keep meaning to write. Work has been mad here. How about a walk on {weekday}? You can show me the new corners of {home}. {sign}
Found our old map of {city} in a drawer and got all sentimental. Let's plan something soon, shall we? {sign}

chat.plain zh tells nothing
最近忙吗|有空聚聚
好长时间没联系了，最近工作怎么样？{weekdayZh}要不要出来走走，顺便吃个饭。{sign}
`;

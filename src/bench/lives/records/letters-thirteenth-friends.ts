/** What friends and family write in the thirteenth voice: private mails of a few sentences. The form is told in `letter-text.ts`. */
export const thirteenthFriends = `
tip.told en tells said
Recommendation|{what} tip|Something for the weekend
Hi, you asked me the other day whether I knew a good {what}. Yes: "{said}". It took me a while to get into it, but then I couldn't stop. {sign}
Hey, quick one before I forget: the {what} I was raving about is called "{said}". Let me know how you like it! {sign}
Hello dear, I had a free evening and spent it with "{said}". Such a good {what}! I think it would suit you. {sign}

tip.told zh tells said
推荐一下|给你推荐个{whatZh}
嗨，上次你问我有没有好的{whatZh}，我想起来了，叫“{said}”，真的值得一试。{sign}
周末没事的话可以看看这个{whatZh}：“{said}”。我身边的人都说好，你肯定也会喜欢。{sign}

favour.asked en tells said
Could I ask you something?|A request|Need a hand
Hi, I hope you're well. Could you do something for me? What I'd need you to {what}: {said}. I can't manage it on my own this time. {sign}
Hey, are you around? There is one more thing that I'd love you to {what}, namely {said}. Say no if it doesn't fit, really. {sign}

favour.asked zh tells said
想拜托你一件事|方便帮忙吗
最近好吗？想拜托你{whatZh}：{said}。我这次实在忙不过来，先谢谢你了。{sign}
在吗？有件事想请你帮忙，{whatZh}：{said}。要是不方便就直说哦。{sign}

party.invited en tells place first
Invitation: {what}|You are invited ({what})|{what} on {first}
Dear all, I'd love to celebrate with you! The {what} is on {first} at {name}, from {firsttime}. There will be cake. {sign}
Hey, it's happening: {what}, {first}, {firsttime}, {name}. Tell me if you're coming so I know how much to cook. {sign}

party.invited zh tells place first
邀请你参加{whatZh}|{whatZh}，来吗
嗨，我准备在{name}办{whatZh}，时间是{first}{firsttime}，你有空来吗？{sign}
{first}{firsttime}，{name}，{whatZh}，少了你可不行，来的话跟我说一声好准备吃的。{sign}

party.moved en tells final
{what}: change of date|The {what} is now on {date}|Not on {first}!
Dear all, {first} doesn't work after all, the place got double-booked. So the {what} is on {date} instead, at the same time and place. {sign}
Hi, small change of plan. Forget {first}, the {what} is one week later now, on {date}. Hope you can still make it! {sign}
Hey everyone, because of the storm warning for {first} we're having the {what} on {date}. Everything else stays as it was. {sign}

party.moved zh tells final
{whatZh}改期通知|{whatZh}推迟了
大家好，{first}场地被占了，{whatZh}改到{date}，时间地点不变。{sign}
跟你说一声，{whatZh}往后挪一周，不是{first}了，改成{date}，记得改一下日历哦。{sign}

trip.companion en tells companion
I'm in for {city}|Coming with you to {city}
Good news! I got the days off, so I'm coming with you to {city}. Let's meet on {from} as discussed. {sign}
I've just paid for my ticket to {city}, so there's no way back: we're travelling together. Shall I bring the guidebook? {sign}

trip.companion zh tells companion
{city}算我一个|我也去{city}
请好假了，{city}我和你一起去，{from}按说好的碰头。{sign}
我的票也买好了，去{city}我们可以同行啦，旅行攻略我来做。{sign}

trip.regret en tells nothing
I have to pass on {city}|About {city}
I'm so sorry, but I won't be coming along to {city}. Work has got in the way once again. Take lots of pictures for me! {sign}

trip.regret zh tells nothing
{city}我去不了啦|关于{city}
真对不起，工作上走不开，{city}这次我不跟你去了，多拍点照片给我看。{sign}

chat.role en tells nothing
A little hello|News from us|Call me?
Thank you for the lovely visit last weekend. You left your umbrella here. {rolesign}
We finally fixed the fence. Come and have a look when you have time, maybe on {weekday}? {rolesign}

chat.role zh tells nothing
最近怎么样|有空回电话
上次你来我们都很开心，伞落在这儿了，下次来拿。{rolesign}
家里的栅栏终于修好了，{weekdayZh}有空的话过来看看吧。{rolesign}

pet.named en tells nothing
Greetings to {pet}|A treat for {pet}
I bought something tasty for {pet}. Does that {kind} still come when you shout {nickname}? I'd have thought "{pet}" was easier. {sign}

chat.plain en tells nothing
How are things?|It's been ages|Quick hello
How are things in {home}? We haven't spoken for ages. I'm free on {weekday} if you fancy a phone call. {sign}
I saw something about {city} on television last night and had to think of you. We should really travel more. {sign}

chat.plain zh tells nothing
好久没见|打个招呼
最近还好吗？好久没聊了，{weekdayZh}我有空，打个电话吧。{sign}
`;

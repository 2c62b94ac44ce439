/** What friends write in the eighth voice: as one chats by mail. The form is told in `letter-text.ts`. */
export const eighthFriends = `
tip.told en tells said
you need to hear this|Recommendation|Re: what to do on Sunday|random thought
Okay so I've been meaning to tell you for weeks. "{said}". It's a {what} and I think it's exactly your kind of thing. Let me know what you think!! {sign}
Hey! Remember you asked me if I knew a good {what}? Try "{said}". We loved it, even the kids. {sign}
Not much news here, work is work. But I came across a {what} called "{said}" and kept thinking of you the whole time. {sign}

tip.told zh tells said
给你推荐个东西|Re: 最近看什么|闲聊
上次你不是问我有没有好的{whatZh}吗？我想起来了，“{said}”，真的很不错，你试试看。{sign}
哎最近发现一个{whatZh}，叫“{said}”，感觉你肯定会喜欢，有空一定要看看哈哈。{sign}

favour.asked en tells said
quick favour?|Saturday|Can I ask you something|Re: Re: plans
Hey, hope you're well! I was wondering if you could {what} for me: {said}. Totally fine if not, just let me know by {weekday} :) {sign}
So sorry to ask again, but do you think you could {what}? It's {said} I'm talking about. I'll make it up to you with cake. {sign}

favour.asked zh tells said
想麻烦你一件事|周末有空吗
在忙吗？想请你帮个忙，能不能{whatZh}，就是{said}。方便的话回我一下，谢谢啦！{sign}
不好意思又来麻烦你了，{whatZh}，{said}，可以吗？改天请你喝咖啡。{sign}

party.invited en tells place first
Invitation :)|You're invited|Party!|keep this day free
Hi everyone! I'm having a {what} and would love for you to be there. When: {first}, from {firsttime}. Where: {name}. Bring a bottle and whoever you like. Please RSVP by {weekday}. {sign}
It's happening, my {what}! We'll be at {name} on {first}, starting around {firsttime}. No presents please, just come. {sign}

party.invited zh tells place first
来参加{whatZh}吧|邀请你
诚邀你来我的{whatZh}！时间：{first} {firsttime}，地点：{name}。来不来都跟我说一声哦。{sign}
我要办{whatZh}啦，{first}，{firsttime}，在{name}，一定要来！{sign}

party.moved en tells final
Update: new date|Sorry, have to move it|Change of date for the {what}
Hi all, really sorry but I have to change the date of the {what}. The new date is {date}, same place and same time. I hope most of you can still make it! {sign}
Change of plan! {first} doesn't work any more, so the {what} will now be on {date}. Everything else stays as it was. {sign}

party.moved zh tells final
时间有变|{whatZh}改期通知
抱歉各位，{first}临时有事，{whatZh}改到{date}，时间和地点都不变，还请大家见谅。{sign}

trip.companion en tells companion
Re: {city}|tickets are booked!|{city} to-do list|So excited
Just booked my ticket as well, so it's official: I'm coming to {city} with you! I've started a list of things to see, will share it later. {sign}
Hey, about {city}: do you want the window seat or shall I take it? I'll bring snacks for both of us. Can't wait to go together. {sign}

trip.companion zh tells companion
{city}之行|机票已买|准备出发
我的票也订好啦，这次和你一起去{city}，攻略我来做。{sign}
去{city}那天我们在机场碰头吧，我带充电宝，你带相机。{sign}

trip.regret en tells nothing
{city} - bad news|I can't make it
I'm really sorry, but I won't be able to join you in {city} after all. They need me at work that week. Send me lots of pictures! {sign}

trip.regret zh tells nothing
去不了{city}了|真抱歉
对不起啊，{city}我去不成了，那几天正好要加班，你们好好玩，多拍点照片。{sign}

chat.role en tells nothing
got home|thanks for today|just checking in
Hi, just wanted to say I got home fine and the train was even on time. Thank you for today, it was really nice to see you. {rolesign}
Did you get the things I sent? No rush, call me when you have a minute. {rolesign}

chat.role zh tells nothing
已到家|今天谢谢你
我到家了，放心吧。下次再一起吃饭。{rolesign}
寄的东西收到了吗？收到回我一声。{rolesign}

pet.named en tells nothing
how's {pet}?|for {pet}
How is {pet} doing? Still answering to {nickname}, I hope, because that's what I'll always call that {kind}. Give that furry thing a hug from me! {sign}

chat.plain en tells nothing
hi!|how's it going|Sunday?|Re: hi!
Hi! How are things in {home}? We've had builders in all week and I can't hear myself think. Coffee on {weekday}? {sign}
I saw a documentary about {city} last night and thought of you. We should really catch up soon. {sign}

chat.plain zh tells nothing
在干嘛呢|好久不见
最近怎么样？{weekdayZh}要不要一起吃个饭，附近新开了一家店。{sign}
`;

/** What friends and family write in the tenth voice: private mails of some length, in which the news stands among other things. The form is told in `letter-text.ts`. */
export const tenthFriends = `
tip.told en tells said
Something for you|Re: rainy Sundays|Before I forget|A good {what} at last
Thanks for your last mail, it made me laugh. We're all fine here apart from the washing machine. What I really wanted to write: there is a {what}, "{said}", and it is the best thing I have come across this year. You must tell me if you like it as much as I did. {sign}
Dear all-knowing friend, for once I know something you don't. Have you heard of "{said}"? As a {what} it starts slowly and then you can't stop. No hurry, but do try it. {sign}
I lay in bed with a cold all week and the only good thing was a {what} by the name of "{said}". Your kind of humour. Speak soon, {sign}

tip.told zh tells said
忍不住要告诉你|近况和一个推荐|给你写几句
好久没给你写信了，家里都好。这两天感冒在家，正好碰上一个特别好的{whatZh}，名字是“{said}”，觉得很对你的胃口，有空找来试试，告诉我感想。{sign}
上次聊到没什么可看的，我这儿有一个：“{said}”，是个{whatZh}，开头慢一点，后面停不下来。{sign}

favour.asked en tells said
A small request|Could I trouble you?|Re: {weekday}, and a favour
I hope the week is treating you kindly. There is one thing I'd be grateful for: would you be able to {what}? What I have in mind is {said}. If it's too much, say so and I'll ask my brother-in-law. {sign}
Sorry for the short notice. I promised too many people too many things, and now I'm stuck. Might you {what} for us? It concerns {said}. Dinner is on me. {sign}

favour.asked zh tells said
有件小事想求你|能不能麻烦你一下
最近忙吗？有个不情之请，能不能请你帮我{whatZh}：{said}。要是不方便千万别勉强，我再想办法。{sign}
这周实在忙不过来，想请你帮忙{whatZh}，要{said}。回头请你吃饭。{sign}

party.invited en tells place first
Do come to my {what}|Save the date: {first}|An invitation
It would not be the same without you: I'm giving a {what} on {first}. We start at {firsttime}, at {name}. Parking is awful, better take the tram. Let me know whether you can make it, and whether you still don't eat mushrooms. {sign}
Dear friends, the {what} is finally taking shape. The day is {first}, the hour {firsttime}, the place {name}. There will be soup, cake and speeches that nobody asked for. {sign}

party.invited zh tells place first
诚邀你来{whatZh}|{first}，等你来
想请你来参加我的{whatZh}，定在{first} {firsttime}，地点是{name}。人不多，都是熟朋友，空手来就好。{sign}
{whatZh}总算定下来了：{first}，{firsttime}开始，{name}见。能来的话回我一封信，好安排座位。{sign}

party.moved en tells final
We have to postpone|Please note the new day for the {what}|Not on {first} after all
Bad news and good news. The {what} cannot be on {first}, as half the guests are ill. The good news: we have found another day, {date}, and the place is still free for us at the same hour. I do hope that suits you. {sign}
Please cross out {first} in your calendar. My {what} will be on {date} instead, the rest of the plan stands. Sorry for the confusion! {sign}

party.moved zh tells final
{whatZh}要延期|日期改了，抱歉
很抱歉，{first}好几位朋友来不了，{whatZh}只好改到{date}，地点和钟点照旧，希望你那天有空。{sign}

trip.companion en tells companion
About our journey to {city}|{city}, it's settled|Packing for {city}
It's settled: I got the days off and will travel to {city} with you. I looked at the trains to the airport, we could meet at the station under the clock. Shall we share one suitcase? {sign}
I keep reading about {city} instead of working. Now that my ticket is paid for too, I can say it aloud: we're going together! Remind me to bring the adapter. {sign}

trip.companion zh tells companion
{city}，我跟你去|一起去{city}的事
假批下来了，{city}我和你一起去，票也买好了。行李我们可以合一个箱子，你看要带什么？{sign}
这几天老在看{city}的攻略，终于要和你一同出发了，到时候在机场见。{sign}

trip.regret en tells nothing
{city} without me, I'm afraid|Sad news about {city}
I've gone back and forth for a week, but I can't come along to {city}. My leave was turned down. Go and enjoy it, and write me a postcard. {sign}

trip.regret zh tells nothing
{city}去不了，遗憾
想了很久，这次{city}还是没法和你一起去，请不下假来。祝你玩得开心，记得给我寄张明信片。{sign}

chat.role en tells nothing
Arrived safely|A word of thanks|Nothing special
I'm back home and the plants have survived. Thank you for the lovely evening, I slept like a stone. {rolesign}
Just a line to hear how you are. The doctor is content with me, and so am I. Ring me on {weekday}. {rolesign}

chat.role zh tells nothing
平安到了|随便写几句
已经到家了，花都还活着。谢谢你昨晚的招待，睡得特别好。{rolesign}
没什么事，就是问问你好不好。{weekdayZh}给我打个电话吧。{rolesign}

pet.named en tells nothing
Greetings to {pet}|A question about {pet}
Give {pet} a pat from me. I know the vet's papers say {pet}, but to me your {kind} will always be {nickname}. Has the scratching stopped? {sign}

chat.plain en tells nothing
From me to you|Weekend?|Long overdue
We had the first frost and I brought the geraniums in. How is {home}? On {weekday} I pass through on my way to a conference, so if you have an hour, let's have lunch. {sign}
I dreamt that we got lost in {city} and had to sleep in a museum. Write to me, I want to know everything. {sign}

chat.plain zh tells nothing
好久没联系|周末有空吗
入冬了，阳台上的花都搬进来了。你那边怎么样？{weekdayZh}我路过，要是有空一起吃个午饭。{sign}
`;

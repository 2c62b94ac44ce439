/** What friends and family write in the eleventh voice: short, friendly mails that mostly have one purpose. The form is told in `letter-text.ts`. */
export const eleventhFriends = `
tip.told en tells said
You'd love this|One for your list|Have you come across this?|{what} suggestion
Hi! Quick recommendation before I forget: if you are in the mood for a good {what}, try "{said}". I finished it over the weekend and have been telling everyone about it. {sign}
Hey, you asked what I've been enjoying lately. The answer is "{said}" - a {what} I picked up by chance. I'm curious whether you'll like the ending. {sign}
Remember we talked about finding a new {what}? A friend at work put me onto "{said}" and it's really worth your time. Hope all is well with you! {sign}

tip.told zh tells said
给你推荐一个{whatZh}|最近的好东西|你一定会喜欢
最近发现一个很不错的{whatZh}，叫“{said}”，周末一口气就看进去了，强烈推荐给你。有空聊聊感受！{sign}
你之前不是让我推荐{whatZh}吗？试试“{said}”吧，我身边的人都说好。{sign}

favour.asked en tells said
Could you do me a favour?|Are you free to help?|Quick request
Hope you're doing well! I wanted to ask a favour: can I count on you this time? Here's what I'd ask you to {what}: {said}. Let me know if that works. Thanks so much! {sign}
Hey, are you around these days? What I'd need you to {what} is {said}. I'd do it myself, but I'm stuck at work. Coffee on me! {sign}

favour.asked zh tells said
帮个小忙|想请你帮忙
在忙吗？想请你帮个忙，{whatZh}：{said}。方便的话回我一声，先谢谢啦！{sign}
有件事要拜托你：{whatZh}，说的是{said}，我这几天抽不开身。改天请你喝咖啡。{sign}

party.invited en tells place first
You're invited: {what}|{what} on {first}|Come and celebrate with us
Hi! I'm having a {what} on {first} and would love to see you there. It starts at {firsttime}, the place is {name}. Bring a friend if you like, and please RSVP so I can plan the food. {sign}
Save the date! {what} at {name}, {first}, from {firsttime}. Drinks and snacks are taken care of. Hope you can make it! {sign}

party.invited zh tells place first
邀请你参加{whatZh}|{first}有空吗？
你好呀！我准备在{first}办{whatZh}，地点在{name}，{firsttime}开始，希望你能来。来的话告诉我一声，我好准备吃的。{sign}
{whatZh}定啦：{first} {firsttime}，{name}，一定要来哦！{sign}

party.moved en tells final
New date for the {what}|{what} postponed|Change of plan: {what}
Hi everyone, small change of plan: the {what} announced for {first} is now going to be on {date}, same time and same place. Sorry if you had already arranged everything! {sign}
Work has got in the way of {first}, so the {what} is postponed to {date}. The plan is otherwise the same. Fingers crossed you are still free! {sign}
Quick update about the {what}: we are pushing it back by exactly one week, from {first} to {date}. Time and place don't change. {sign}

party.moved zh tells final
{whatZh}改时间啦|重要通知：{whatZh}延期
大家好，{whatZh}原定{first}，因为临时有事，改到{date}，时间和地点不变，给大家添麻烦了！{sign}

trip.companion en tells companion
I'm coming to {city}!|{city} trip: count me in|Our trip to {city}
Great news: my holiday request was approved, so I'm definitely joining you in {city}! Shall we meet at the airport on {from}? I'll take care of the snacks. {sign}
Just booked my ticket, so it's official: I'm coming along to {city}. I'm so looking forward to travelling with you. Let's make a list of places to eat! {sign}

trip.companion zh tells companion
{city}之行算我一个|一起去{city}啦
好消息！我请到假了，可以和你一起去{city}了，{from}机场见！零食我来准备。{sign}
票已经订好，这次{city}我陪你去，咱们列个清单，看看有什么好吃的。{sign}

trip.regret en tells nothing
{city} - I can't make it|About the {city} trip
I'm really sorry, but I have to drop out of the {city} trip. Something came up at work and I can't get away. Take lots of pictures for me and let's plan another one soon! {sign}

trip.regret zh tells nothing
{city}我去不了了
真不好意思，工作上临时有安排，这次{city}我去不成了。你多拍点照片，下次我们再约！{sign}

chat.role en tells nothing
Hello from me|How was your week?|A quick hello
Thanks again for helping with the computer, everything works now. Come over for dinner when you have time. {rolesign}
Just checking in. How was your week? I tried to call on {weekday} but you were probably busy. {rolesign}

chat.role zh tells nothing
打个招呼|最近怎么样
上次多亏你帮忙，电脑现在好用了。有空来家里吃饭。{rolesign}
{weekdayZh}给你打电话没接，是不是在忙？有空回个电话。{rolesign}

pet.named en tells nothing
How is {pet}?|A treat for {pet}
I found a toy that's perfect for {pet}, I'll bring it next time. Does your {kind} still come running when one calls "{nickname}"? I can't call that creature anything but {nickname}! {sign}

chat.plain en tells nothing
It has been a while|Catching up|Time for a coffee?
It's been ages! Is {home} treating you well? I'm free most evenings next week if you want to grab a coffee, {weekday} would be ideal. {sign}
I was going through old pictures and found the ones from {city}. We really need to travel together again. Talk soon! {sign}

chat.plain zh tells nothing
好久不见|约个饭？
好久没见了，最近怎么样？下周晚上我基本都有空，{weekdayZh}一起吃个饭吧。{sign}
`;

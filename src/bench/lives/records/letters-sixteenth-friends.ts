/** What friends and family write in the sixteenth voice: a short mail of two or three sentences, now and then under what one had asked. The form is told in `letter-text.ts`. */
export const sixteenthFriends = `
tip.told en tells said
A {what} recommendation|Re: a good {what}|The {what} I told you about
Hi, before I forget: the {what} I was raving about on the phone is called "{said}". I think it would suit you perfectly. {sign}
Since you asked: try "{said}". Of everything I came across this year it's the {what} I'd recommend first. ¶ {sign} ¶ ¶ > Do you know a good {what}?
Just finished my evening with "{said}" and had to write to you at once. Such a good {what}, please give it a chance! {sign}

tip.told zh tells said
{whatZh}推荐|回复：有什么好{whatZh}吗
对了，电话里说的{whatZh}叫“{said}”，我觉得特别适合你。{sign}
你问我，我就推荐“{said}”，今年碰到的{whatZh}里我最想让你试试的就是它。 ¶ {sign} ¶ ¶ > 有什么好{whatZh}推荐吗？

favour.asked en tells said
Could you do me a kindness?|Would you help me out?|Me again, with a favour to ask
Hi! You kindly offered to help, so here is what you could {what}: {said}. Would that be all right? {sign}
Hello you, I've got a favour to ask. There is one thing I'd like you to {what}, and that is {said}. Only if it suits you, of course. {sign}

favour.asked zh tells said
有件小事麻烦你|又来麻烦你了
嗨，你说过可以帮忙，那我就不客气啦，这次的事是{whatZh}，要麻烦你的是{said}，可以吗？{sign}
想拜托你一件事，{whatZh}，就一样：{said}。当然，你方便才行。{sign}

party.invited en tells place first
You are asked to my {what}|Save the date, {first}|Come and celebrate!
Dear friends, I'm giving a {what} and would love you all to be there. ¶ When? {first}, {firsttime} ¶ Where? {name} ¶ Please tell me if you're coming. {sign}
Hi, I hope you're free on {first}! That's when I have my {what}. We start at {firsttime}, the location is {name}. Bring whoever you like. {sign}

party.invited zh tells place first
请柬：{whatZh}|{first}留给我
亲爱的朋友们，我要办{whatZh}，希望你们都来。 ¶ 时间：{first} {firsttime} ¶ 地点：{name} ¶ 来的话跟我说一声。{sign}
{first}有空吗？那天是我的{whatZh}，{firsttime}开始，地点是{name}，想带谁来都行。{sign}

party.moved en tells final
We have to move the {what}|The {what} has to wait|Sorry, we need another day
Dear friends, I have to postpone the {what}. It was going to be {first}, but half of you are away then. Let's do {date}, same hour, same place. {sign}
Hi, please cross out {first} in your diary: I'm in bed with the flu. The {what} will be on {date}, everything else as planned. {sign}
A quick correction to my invitation: the {what} is on {date}, a week later than I first wrote. I hope you can still come! {sign}

party.moved zh tells final
{whatZh}要往后挪|{whatZh}延期
亲爱的朋友们，{whatZh}要延期了，本来是{first}，可是好多人那天不在，就改成{date}吧，时间地点照旧。{sign}
{first}那天先划掉吧，我感冒躺着呢。{whatZh}定在{date}，别的都不变。{sign}

trip.companion en tells companion
Count me in, {city}|I'm joining you in {city}
I've thought it over and the answer is yes: I'm travelling to {city} with you. I already have my ticket. See you on {from}! {sign}
Packing for {city} already. It will be so nice to go there together, shall I bring my camera or will you bring yours? {sign}

trip.companion zh tells companion
{city}，我去！|同去{city}
想好了，答案是去！{city}我跟你一块儿走，票都买了，{from}见！{sign}
已经在收拾去{city}的行李了。能一起去真好，相机是你带还是我带？{sign}

trip.regret en tells nothing
Can't make it to {city}|{city} without me
I'm so sorry, but I can't come to {city}. They need me at work that week and I've had to give back my ticket. Send me a postcard! {sign}

trip.regret zh tells nothing
{city}我来不了|{city}你们去吧
真对不起，{city}我来不了了，那周单位走不开，票也退了。记得寄张明信片给我！{sign}

chat.role en tells nothing
Lunch at ours?|Parcel for you|Coffee is on
There's a parcel for you here, collect it whenever you like. The coffee is always on. {rolesign}
We should have Sunday lunch again soon. How does next week look? {rolesign}

chat.role zh tells nothing
周日吃饭？|你的包裹在我这儿
你有个包裹在我这儿，什么时候来拿都行，顺便喝杯咖啡。{rolesign}
好久没一起吃周日的午饭了，下周怎么样？{rolesign}

pet.named en tells nothing
Regards to {pet}|{pet} in my dreams
I dreamt of {pet} last night. Give the {kind} a scratch behind the ears and tell "{nickname}" that it's from me. {sign}

chat.plain en tells nothing
Hello from the balcony|It has been ages|News from here
It's finally warm enough to sit on the balcony, so I'm writing to you. How are things in {home}? Let's talk on {weekday}. {sign}
I keep humming that song we heard in {city}. Do you remember how it went? {sign}

chat.plain zh tells nothing
阳台上的问候|写给你
天终于暖和了，我坐在阳台上给你写信。{weekdayZh}聊聊？{sign}
老是哼着咱们在{city}听到的那首歌，你还记得怎么唱吗？{sign}
`;

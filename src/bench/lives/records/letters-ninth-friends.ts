/** What friends write in the ninth voice: in an English they learnt late, and in Chinese of both scripts. The form is told in `letter-text.ts`. */
export const ninthFriends = `
tip.told en tells said
A good {what}|You must know this|hiii
Dear friend, I want to recommend you a {what}, it is called "{said}". For me it was very very good. {sign}
omg u know "{said}"?? its a {what}, so so good i cant explain. pls try {sign}

tip.told zh tells said
给你说个好东西|安利时间|跟你推薦
我最近看了个{whatZh}，叫“{said}”，真不错，你也看看，别老加班。{sign}
姐妹！！“{said}”这个{whatZh}给我冲，不好看我倒立{sign}
欸跟你說，有個{whatZh}叫「{said}」超好看的，你一定要找來看。{sign}
介紹個{whatZh}俾你，叫「{said}」，我覺得好正，得閒睇下啦。{sign}

favour.asked en tells said
Please help me|One question to you|can u
Sorry that I disturb you. Can you please {what}? It is about {said}. I would be very thankful. {sign}
hey can u {what} for me, its {said}. i give u bubble tea after {sign}

favour.asked zh tells said
麻烦你个事|拜托拜托|想拜託你
孩子，有件事想麻烦你一下，{whatZh}，就是{said}，有空就行，不着急。{sign}
求求了帮我{whatZh}，{said}，爱你{sign}
不好意思想拜託你一件事，可以幫我{whatZh}嗎？是{said}。下次請你喝手搖。{sign}
唔該幫個手，{whatZh}，係{said}，得唔得？{sign}

party.invited en tells place first
I invite you|come come come
I make a {what} and I invite you with all heart. It is on {first} at {firsttime}, the place is {name}. You don't need bring something. {sign}
my {what}!!! {first}, {firsttime}, {name}, u have to come ok {sign}

party.invited zh tells place first
请你来坐坐|邀請函|来嗨
{first} {firsttime}，我办{whatZh}，就在{name}，你一定要来啊，菜都备好了。{sign}
我的{whatZh}定啦！{first}{firsttime}，{name}集合，不许鸽{sign}
我要辦{whatZh}，時間是{first} {firsttime}，地點在{name}，歡迎帶朋友一起來喔。{sign}

party.moved en tells final
Sorry, other date|new day!!
I am sorry, the {what} can not be on {first}. We make it on {date}, all other is same. {sign}
{what} is now {date} bc my parents changed plan, same place same time {sign}

party.moved zh tells final
改日子了|抱歉改期
真不好意思，{first}家里有事，{whatZh}改到{date}了，地方和钟点不变。{sign}
不好意思{first}沒辦法，{whatZh}改到{date}，地點時間一樣。{sign}

trip.companion en tells companion
I come also!|{city} yeah
I have now also the ticket, we go together to {city}! I am so happy. {sign}
im coming w u to {city}!!! mom said yes {sign}

trip.companion zh tells companion
去{city}|票买好了|一起去{city}
{city}我跟你一块儿去，票我也买好了，药和热水壶我带着。{sign}
{city}我也要跟！機票已經訂好了，我們一起去。{sign}

trip.regret en tells nothing
I can not come|Sorry for {city}
I am very sad but I can not travel with you to {city}, I must stay by my grandmother. Have good time. {sign}

trip.regret zh tells nothing
去不成{city}了
这回{city}我去不了了，腰不好，你们玩好，注意安全。{sign}
{city}我沒辦法去了，要考試，你們玩得開心一點。{sign}

chat.role en tells nothing
I am at home|Thank you for yesterday
I arrived good at home, thank you for all. {rolesign}
Happy new year for you and health! {rolesign}

chat.role zh tells nothing
到家了|平安到家
到家了，别惦记，早点休息。{rolesign}
我平安到家囉，謝謝你今天的招待。{rolesign}

pet.named en tells nothing
{pet} is how?|kisses for {pet}
How is {pet}? I always say {nickname} to this {kind}, he/she looks like it. Give a kiss. {sign}

chat.plain en tells nothing
How are you|long time no see
How is your life in {home}? By me all is good. Maybe we drink coffee on {weekday}? {sign}

chat.plain zh tells nothing
在吗|吃了没|最近好嗎
最近身体咋样？天冷多穿点，{weekdayZh}有空回来吃饭。{sign}
好久不見，{weekdayZh}要不要一起吃飯？我發現一家新的店。{sign}
`;

/**
 * The same steps in the ninth voice's mailbox: firms of many countries that write in English as they learnt it, and
 * platforms and shops of the mainland, of Taipei and of Hong Kong, which write in Chinese wherever they sell (`zh*`).
 * The form is told in `letter-text.ts`.
 */
export const ninthLetters = `
stay.booked en tells name dates expected
Your room is reserved {ref}|Reservation confirm - {name}|We are waiting you in {city}
Dear Mr/Mrs {traveller}, we thank you very much for your kind reservation. Hotel: {name}, {city}. You come on {from} and leave on {to}, it makes {nights} night(s). The price will be about {expected}, please pay at reception. Your number is {ref}. We are waiting you!
Greeting from {name}! Your reserve is OK. ¶ In: {from} ¶ Out: {to} ¶ Total night: {nights} ¶ Approx. {expected} (not paid yet) ¶ Ref {ref} ¶ Kindly inform us your arrive time. {city}

stay.booked zh* tells name dates expected
订单确认：{name}|【旅行助手】{city}酒店预订成功|{city}住宿預訂確認信
【旅行助手】您好，您预订的{city}{name}已确认，{from}入住，{to}离店，共{nights}晚，订单总价{expected}，到店付款。订单号{ref}。如有疑问请致电客服。
親愛的貴賓您好，感謝您預訂{name}（{city}）。入住日：{from}，退房日：{to}，共{nights}晚，預估房價{expected}，現場付款，訂單編號{ref}。期待您的光臨。
閣下於{city}之住宿已獲確認。酒店：{name}。入住日期：{from}。退房日期：{to}。房價約{expected}，離店時繳付。確認號碼：{ref}。

stay.reminder en tells name dates
Soon you come to us|Little reminder of your travel
Dear guest, in few days you come to {name}, on {from}. Please do not forget the passport. From the station you take the bus number {number}, it is very easy.

stay.reminder zh* tells name dates
入住提醒|行前通知
温馨提示：您将于{from}入住{name}，入住时间14:00以后，请携带身份证或护照。

stay.invoice en tells name dates paid nights
The invoice of your stay|Receipt No. {ref}|Thank you very much for staying
Dear customer, thank you very much for the stay. Here is the bill of {name}, {city}, from {from} to {to}. ¶ Room {nights} nights: {net} ¶ Tax: {tax} ¶ All together: {paid} ¶ It was paid with card. Please come again!
{name} ({city}) ¶ Receipt {ref} ¶ Date of stay {from} ~ {to} ¶ {nights} nights ¶ Received amount {paid} ¶ We received above amount certainly.

stay.invoice zh* tells name dates paid nights
{name}消费账单|退房帳單通知|【旅行助手】离店扣款通知
您好，您在{city}{name}的住宿（{from}至{to}，{nights}晚）已结账，房费{net}，税费{tax}，合计扣款{paid}。订单号{ref}。
親愛的貴賓，感謝您入住{name}（{city}）。住宿期間{from}至{to}共{nights}晚，房費{net}，稅金及雜項{tax}，總計刷卡{paid}。歡迎再度光臨。

stay.feedback en tells name
Please write your opinion|You was satisfied?
We hope you was satisfied in {name}. Please write us some nice words in internet. For next time we make {percent}% cheaper, room from {other}.

stay.feedback zh* tells name
邀您点评{name}|滿意度調查
入住{name}的体验如何？点评可得{number}积分，优惠券满{other}可用。

flight.booked en tells airline date first price
Flight ticket {ref}|Your flight is book: {city}|{name} e-ticket
Dear passenger {traveller}, your ticket with {name} is issued. ¶ Going to: {city} ¶ Day: {date} ¶ Time of departure: {firsttime} ¶ Ticket {net} + airport tax {tax} = {paid} (already paid) ¶ PNR {ref}. Please be on airport 2 hours before.
{name} thank you for choose us. Code {ref}. {date}, {firsttime}, flight to {city}. You have paid {paid}. No bag included.

flight.booked zh* tells airline date first price
出票成功：飞往{city}|【机票订单】{ref}|電子機票收據 {ref}
【机票订单】{traveller}您好，{name} {date} {firsttime}飞往{city}的机票已出票，票价{net}，机建燃油及税费{tax}，共支付{paid}，订座记录{ref}。请提前2小时到机场。
旅客您好，您的電子機票已開立。航空公司：{name}。目的地：{city}。出發：{date} {firsttime}。票價含稅總額：{paid}。訂位代號：{ref}。

flight.changed en tells final
Your flight time is change|Notice of change {ref}
Sorry to inform you, the flight to {city} on {date} (code {ref}) will not go at {firsttime}. It will go at {time}. We are very sorry for this.

flight.changed zh* tells final
航班变动通知 {ref}|【航变】{city}航班时刻调整|班機時間異動通知
【航变通知】很抱歉，您{date}飞往{city}的航班（{ref}）因计划调整，起飞时间由{firsttime}变更为{time}，给您带来不便敬请谅解。
旅客您好，您訂位代號{ref}前往{city}的班機時間異動，{date}原訂{firsttime}起飛，現改為{time}起飛，造成不便敬請見諒。

flight.checkin en tells airline date
Please make check in|Check-in is possible now
Now you can make the check-in for {name} to {city} {date}. Seat with more place costs {other}. Code {ref}

flight.checkin zh* tells airline date
值机提醒|線上報到通知
您{date}飞往{city}的{name}航班已开放网上值机，选座{other}起。

meal.reserved en tells name date
We have reserve your table|Table for you
Good day, in {name} ({city}) we have table for {party} person at {date}, {time}. If you not come please call.

meal.receipt en tells name date paid
Bill from {name}|The receipt of your meal
{name}, {city}, {date}. Food {net}, drink and service {tax}. Sum {paid}. Paid with card. Thank you, come back!
Thank you for eating in {name}! Date: {date}. You paid: {paid}. {city}

meal.receipt zh* tells name date paid
支付成功通知|消费提醒：{name}|電子發票開立通知
您于{date}在{name}（{city}）消费{paid}，付款成功。积分已到账。
【{name}】感謝您的光臨。{city}，{date}，餐點{net}，服務費{tax}，合計{paid}，已刷卡。

order.received en tells name what paid
Your order is arrived to us {ref}|Thank you for buying {ref}|Order {ref} {name}
Dear buyer, we got your order {ref}. ¶ Product: {what} ¶ Price: {net} ¶ Sending: {tax} ¶ Total: {paid} ¶ The money is received. We pack very soon. {name}
Thank you for buy {what} in {name}! All is paid: {paid}. Number of order is {ref}. If there is problem please write before you give bad star.

order.received zh* tells name what paid
下单成功！订单{ref}|【{name}】付款成功|訂單成立通知 {ref}
亲，您在{name}拍下的宝贝（{whatZh}）已付款成功！商品{net}，运费{tax}，实付款{paid}，订单编号{ref}，我们会尽快发货哦~
您好，感謝您在{name}購物。訂單編號：{ref}。商品：{whatZh}×1。商品金額{net}，運費{tax}，訂單總額{paid}，已付款。出貨後將另行通知。

order.shipped en tells name what
We have send your thing|Parcel is going {track}
Hello, {what} from {name} is on the way to you since today. Number for search: {track}. Please be home.

order.shipped zh* tells name what
您的包裹已发货|出貨通知
您在{name}购买的{whatZh}已发货，快递单号{track}，预计三天内送达。
您在{name}訂購的{whatZh}已出貨，託運單號{track}。

order.delivered en tells name
Parcel is given|Your parcel was delivered
The parcel from {name} was given today {time} to your neighbour or in the box. Please look.

order.delivered zh* tells name
包裹已签收|取件通知
您的{name}包裹已放至驿站，请凭取件码{number2}领取，24小时后收保管费。

order.refund en tells refunded
Money back {ref}|We give refund for {ref}
Sorry for problem with {what}. We send back to your card {refunded}, order {ref}. Please wait some days. {name}

order.refund zh* tells refunded
退款到账通知|【{name}】退款成功|退款完成通知 {ref}
您的退款已到账！商品：{whatZh}，退款金额：{refunded}，订单编号：{ref}，原路退回银行卡。{name}
您好，訂單{ref}（{whatZh}）之退款{refunded}已退回原付款帳戶，約需5至7個工作天。{name}

visit.first en tells first reason
Your appointment at us|Appointment is made {first}
Good day {traveller}, you have appointment{for} at {name} on {first}, {firsttime}. It is for {said}. If you can not, please say one day before.
{name} ({what}) ¶ Date: {first} ¶ Hour: {firsttime} ¶ For: {said} ¶ {patientshort} ¶ Please come 10 minute early.

visit.moved en tells final
We must change your appointment|Appointment, other day
We are sorry, {first} is not possible any more. New appointment{for}: {date}, {time}. Please excuse. {name}
The appointment{for} of {first} is changed to {date} at {time}. Thank you for understanding. {name}

visit.reminder en tells final
Please remember|Reminding of appointment
We remind you for appointment{for}: {date}, {time}. {name}

visit.bill en tells paid reason
Bill of treatment|The bill {name}
For treatment on {date} ({said}) please pay {paid} inside 30 days. {name}
{name} ¶ Treatment: {said} ¶ Day: {date} ¶ Work {net}, material {tax} ¶ To pay {paid}

show.booked en tells final seat paid
Your ticket for {name}|Ticket is bought: {name}
You have bought ticket for {name} ({what}) in {city}! Day {date}, begin {time}. Your place is {said}. Ticket {net} and fee {tax}, total {paid}. Show code {ref} at door.
{name} ¶ {city} ¶ {date} ¶ {time} ¶ {said} ¶ Paid: {paid} ¶ {ref} ¶ Please do not make video.

show.news en tells nothing
Please read before {name}|Information for visitors
For {name} please come early, big bags can not go inside. Drinks are sold at bar.

bill.issued en tells paid
New bill: {what}|Your {what} invoice is here
Dear client, the bill of {what} until {date} is ready. Old bill was {other} and is paid. New bill to pay: {paid}. We take it from your bank. {name}
{name} ¶ {what} ¶ Bill no. {ref} ¶ {date} ¶ Without tax {net} ¶ Tax {tax} ¶ With tax {paid}

bill.issued zh* tells paid
{whatZh}账单已出|【{name}】本期账单|{whatZh}繳費通知
【{name}】尊敬的客户，您截至{date}的{whatZh}账单已出，上期{other}已结清，本期应缴{paid}，将自动扣款。户号{ref}。
{name}貴用戶您好，您的{whatZh}帳單（{date}）已產生，未稅{net}，稅額{tax}，應繳總金額{paid}，將於十日內自帳戶扣繳。

bill.notice en tells nothing
Price will change
From next year price is {percent}% more because all is more expensive. Sorry. {name}

repair.quote en tells expected
The price for {what}|Offer {ref}
Hello, we looked {what}. We can make it for {expected} more or less. Say yes and we come. {name}

repair.quote zh* tells expected
维修报价单|報價單 {ref}
您好，关于{whatZh}的维修，初步报价{expected}（含材料），以实际为准。{name}
您好，{whatZh}維修估價為{expected}，含工帶料，報價有效期三十天。{name}

repair.invoice en tells paid
Work is finished, bill {ref}|Bill for {what}
{what} is repaired at {date}. Work {rest}, material {deposit}, you pay {paid}. Before we said {expected} but it was more broken. {name}

repair.invoice zh* tells paid
维修费用结算单|請款單 {ref}
您好，{whatZh}已于{date}修好，人工{rest}，材料{deposit}，合计{paid}，此前报价{expected}，多出部分为更换配件。{name}
您好，{whatZh}維修工程已於{date}完工，總計{paid}，請於十四日內匯款。{name}

move.keys en tells final
Key of flat in {city}|Take the keys
Your flat in {city}: we give you keys on {date} at {time}. Take passport with you please. {name}

move.keys zh* tells final
交房通知|點交通知
您好，{city}新居的交房时间定于{date} {time}，请携带证件到场。{name}

move.movers en tells paid
Bill of moving|Moving to {city}: to pay
We moved all your things to {city} on {date}. It makes {paid}. Thank you for tip! {name}

move.movers zh* tells paid
搬家费用结算|搬家費用明細
您{date}搬往{city}的搬家服务已完成，人工车辆{rest}，包装保险{deposit}，合计{paid}。{name}

noise.promo zh* tells nothing
【福利】满{number}减{percent}|限時優惠{percent}%回饋|双十一预售开启
亲爱的会员，{name}大促开始啦，{city}{other}起，{date}截止，戳链接领券，退订回T。
親愛的會員，{city}住宿{other}起，{date}前訂房享優惠，數量有限，售完為止。

noise.promo en tells nothing
Very good price for you|Special offer {percent}%
Dear friend, only now {city} from {other}, very nice hotel {name}. Please book until {date}.

noise.work zh* tells nothing
会议纪要|關於{weekdayZh}的會議
各位好，{weekdayZh}会议纪要见附件，{city}项目预算{other}，请于{date}前反馈。{colleague}
各位同仁，報告請於{date}前繳交，預算上限{other}。{colleague}

noise.system zh* tells nothing
登录验证码|安全通知
验证码{number}{number2}，五分钟内有效，请勿泄露。
`;

/** Questions in Chinese in the fourteenth voice: annotators who write what their own mails and pictures can answer. The form is told in `wordings-en.ts`. */
export const fourteenthChinese = `
hotelPaid
14 {when}{who}{where}的那次行程，酒店账单实际是多少钱？
14 {when}{who}{where}住宿，酒店最终收了我多少钱？
14 填报销单用：{when}{who}{where}的酒店实际费用是多少？

hotelName
14 {when}{who}{where}，我订的酒店叫什么？
14 想把{when}{who}{where}住的酒店推荐给别人，它的名字是？
14 {when}{who}{where}的那次行程，我睡在哪家酒店？

nights
14 {when}{who}{where}的酒店订单一共是几晚？
14 {when}{who}{where}的那次行程，我在酒店睡了几晚？

hotelDifference
14 {when}{who}{where}的酒店，估价和实际账单相差多少？
14 对比订单和离店账单，{when}{who}{where}的酒店差额是多少？

stayPapers
14 列出{when}我住{name}的全部邮件和收据。
14 {when}在{name}的住宿，有哪些邮件和收据可以证明？

orderPapers
14 列出{when}我在{name}买{what}的全部邮件。
14 {when}从{name}买{what}，往来邮件有哪些？

arrival
14 我入住{name}的日期是几月几日？
14 我在{name}的住宿是从哪一天开始的？

countrySum
14 {when}我{where}所有酒店住宿的总费用是多少？
14 把{when}{where}的酒店账单全部相加，我花了多少？

cityCount
14 我{where}的酒店住宿记录共有几次？
14 所有旅行算在一起，我{where}住过几次酒店？

companion
14 {when}{where}的旅行，{person}是和我一起去的吗？
14 我{when}{where}旅行时，{person}有没有同行？

flightTime
14 {when}{who}飞{city}的航班，调整之后是几点起飞？
14 {when}{who}去{city}，航班最终的起飞时间是？

airline
14 {when}{who}去{city}，承运的是哪家航空公司？
14 {when}{who}我坐哪家航空公司的飞机去的{city}？

flightCost
14 {when}{who}去{city}的机票含税一共多少钱？
14 {when}{who}飞{city}，票款总共是多少？

dinnerPaid
14 {when}{who}在{name}那顿饭总共花了多少钱？
14 {when}{who}去{name}吃饭，小票上的总额是多少？

restaurantName
14 {when}{who}{where}，我是在哪家餐厅点的{what}？
14 {when}{who}{where}吃{what}的那家店叫什么名字？

dish
14 {when}{who}去{name}用餐，我点的是哪道菜？
14 {when}{who}在{name}，我主要吃了什么？

dinnerPhotos
14 列出{when}我在{name}用餐时拍的全部照片。
14 {when}去{name}吃饭时拍了哪些照片？

orderPaid
14 {when}从{name}订的{what}，含邮费共付了多少钱？
14 {when}在{name}买{what}，订单总价是多少？

orderNet
14 {when}在{name}买的{what}，除去退款，净花费是多少？
14 {name}退了一部分钱，{when}买的{what}算下来我实际付了多少？

refund
14 {when}在{name}买{what}，退款金额是多少？
14 {name}为{when}的{what}给我退了多少钱？

shopName
14 {when}我在哪家店下单买的{what}？
14 还想去同一家店：{when}我的{what}是在哪里买的？

bought
14 {when}我在{name}下单的商品是什么？
14 {name}{when}寄给我的是什么东西？

visitDate
14 {when}{whose}的{what}预约，最后定在几月几日？
14 {when}{whose}预约的{what}，调整后是哪一天？

visitTime
14 {when}{whose}的{what}预约，改定后是几点？
14 {when}{whose}预约的{what}，调整后是什么时间？

visitPaid
14 {when}的{what}预约花了多少钱？
14 {when}那次{what}，账单要我付多少？

showDate
14 我去看{name}是在几月几日？
14 {name}，我手上的票是哪天的？

showTime
14 按票面，{when}的{name}几点开始？
14 {when}我看的{name}，开始时间是？

showPaid
14 {when}的{name}，票价含服务费一共多少？
14 {when}去看{name}，我在门票上花了多少钱？

showName
14 {when}我去看的{what}叫什么名字？
14 {when}我买的是哪一场{what}的票？

billPaid
14 {when}的{what}账单应付金额是多少？
14 {when}那张{what}账单是多少钱？

billSum
14 {when}所有的{what}账单一共是多少钱？
14 {when}我总共为{what}支出多少？

repairPaid
14 {when}修{what}，结算单上是多少钱？
14 {when}维修{what}，实际花费多少钱？

repairDifference
14 {when}修{what}，估价和最终账单差多少？
14 {when}维修{what}的实际费用与估算费用相差多少？

repairFirm
14 {when}修{what}的是哪家公司？
14 {when}{what}是谁来修的？

tipSaid
14 {when}{person}在邮件里推荐的{what}叫什么名字？
14 {person}{when}写信说值得一试的{what}是哪个？

tipWho
14 “{said}”是谁写信推荐给我的？
14 我认识的人里，谁推荐过“{said}”？

favour
14 {when}{person}来信请我帮忙（{what}），具体是什么？
14 {person}{when}想请我{what}的是什么？

partyDate
14 {when}{whose}{what}最后定在哪一天？
14 {whose}{what}{when}，如有延期，最终日期是几号？

partyPlace
14 {when}{whose}{what}选在了哪个地方？
14 {whose}{what}{when}请我去哪儿？

moveDate
14 {city}那套住房的钥匙，我是几月几日领到的？
14 搬到{city}时，哪一天交的钥匙？

moveCost
14 搬到{city}，搬家公司的账单是多少钱？
14 我搬去{city}的搬运费一共多少？

scenePhotos
14 列出我{when}{where}拍的全部{what}照片和视频。
14 {when}{where}，我的照片和视频里哪些有{what}？

petPhotos
14 列出我{when}拍的{petLong}的全部照片和视频。
14 {when}的照片和视频里，哪些有{pet}？

sceneDate
14 {when}{where}的{what}照片，是哪一天拍的？
14 我{when}{where}拍{what}的照片，拍摄日期是？

sceneCity
14 {when}{who}拍下{what}，我当时是在哪座城市？
14 我{when}{who}的{what}照片是在哪个城市拍的？

photoCount
14 {when}{where}，我一共有几张{what}的照片？
14 数一数，{when}{where}拍{what}的照片有多少张？

speech
14 {when}{where}那段{what}的视频里，能听到人说什么？
14 我{when}{where}录的{what}视频，里面的人说了哪句话？

cheaper
14 比较最终账单，{name}和{name2}哪家住得便宜？
14 {name}和{name2}，我在哪家付的钱更少？

earlier
14 {name}和{name2}，哪个活动我去得更早？
14 比较日期，{name}和{name2}哪个在先？

between
14 从看{name}到看{name2}，间隔几天？
14 {name}和{name2}两场的日期差了多少天？
`;

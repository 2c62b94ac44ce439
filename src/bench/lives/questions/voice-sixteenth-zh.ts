/** Questions in Chinese in the sixteenth voice: annotators of a benchmark who ask what the owner of the items would want to have back. The form is told in `wordings-en.ts`. */
export const sixteenthChinese = `
hotelPaid
16 {when}{who}{where}出行期间，酒店账单总共是多少？
16 {when}{who}{where}那次住宿，我实际支付了多少酒店费用？
16 请问{when}{who}{where}的住宿费最终是多少？

hotelName
16 {when}{who}{where}出行期间，我入住的酒店叫什么名字？
16 请问{when}{who}{where}我住的是哪一家酒店？

nights
16 {when}{who}{where}出行期间，我在酒店住了多少晚？
16 请问{when}{who}{where}的酒店住宿共有几晚？

hotelDifference
16 {when}{who}{where}的酒店，报价与实际账单相差多少？
16 {when}{who}{where}出行期间，酒店账单与预订金额之间有多大差额？

stayPapers
16 请列出{when}入住{name}的所有相关邮件和小票照片。
16 哪些邮件和收据照片能证明{when}我住过{name}？

orderPapers
16 请列出{when}在{name}订购{what}的所有相关邮件和截图。
16 哪些邮件和截图与{when}我在{name}买{what}有关？

arrival
16 我入住{name}的第一天是几月几号？
16 我是哪天到达{name}的？

countrySum
16 {when}我{where}的酒店花费总额是多少？
16 把{when}{where}的酒店账单全部相加，一共是多少？

cityCount
16 我{where}总共住过几回酒店？
16 所有行程加起来，我{where}有多少次酒店住宿？

companion
16 {when}{where}的那次出行，{person}有没有跟我同行？
16 我{when}{where}出行时，{person}在不在？

flightTime
16 考虑之后的变更，{when}{who}飞往{city}的航班是几点起飞？
16 {when}{who}去{city}的那趟行程，航班最终的起飞时间是什么时候？

airline
16 {when}{who}去{city}的那趟行程，我订的是哪家航空公司？
16 请问{when}{who}飞往{city}的航班由哪家航司执飞？

flightCost
16 {when}{who}去{city}的那趟行程，机票花费是多少？
16 请问{when}{who}飞往{city}的机票总价是多少？

dinnerPaid
16 {when}{who}在{name}用餐，账单一共多少？
16 请问{when}{who}在{name}那一餐付了多少？

restaurantName
16 {when}{who}{where}我吃了{what}，请问那家餐厅的名字是什么？
16 {when}{who}{where}，我在哪家餐厅点了{what}？

dish
16 {when}{who}在{name}用餐时，我吃的是哪道菜？
16 请问{when}{who}去{name}，我吃了什么菜？

dinnerPhotos
16 请列出{when}在{name}用餐时拍的照片。
16 {when}我去{name}那次，留下了哪些照片？

orderPaid
16 {when}在{name}订购{what}，含运费总额是多少？
16 {when}{name}因为{what}收了我多少钱？

orderNet
16 {when}在{name}买的{what}，订单金额减去退款是多少？
16 算上退款，{when}我为{name}的{what}实际花了多少？

refund
16 {when}在{name}订购的{what}，退款金额是多少？
16 我{when}买的{what}，{name}退回了多少？

shopName
16 {when}我购买{what}的店铺叫什么名字？
16 请问{when}是哪家网店卖给我{what}的？

bought
16 {when}我在{name}下单购买的是什么商品？
16 请问{when}{name}那笔订单买的是什么？

visitDate
16 经过所有改动，{when}{whose}的{what}预约定在哪一天？
16 请问{when}{whose}的{what}预约最终日期是什么时候？

visitTime
16 经过所有改动，{when}{whose}的{what}预约定在几点？
16 请问{when}{whose}的{what}预约最终时间是几点？

visitPaid
16 {when}的{what}预约，账单要求支付多少？
16 请问{when}那次{what}总共收费多少？

showDate
16 我持票参加的{name}是在哪一天？
16 请问我的{name}门票上的日期是哪一天？

showTime
16 {when}我参加的{name}，开始时间是几点？
16 按照票面，{when}的{name}几点开始？

showPaid
16 {when}的{name}，我的票价含手续费是多少？
16 请问{when}{name}的门票扣了我多少钱？

showName
16 {when}我有票的{what}，名称是什么？
16 请问{when}我去看的{what}是哪一场？

billPaid
16 {when}那期{what}账单要付多少？
16 请问{when}的{what}账单金额？

billSum
16 {when}所有{what}账单总计多少？
16 请问{when}我为{what}一共支出多少？

repairPaid
16 {when}修理{what}的最终账单是多少？
16 {when}{what}需要维修，我实际付了多少？

repairDifference
16 {when}修理{what}，实际账单与预估金额相差多少？
16 请问{when}维修{what}的预估和最终收费差额是多少？

repairFirm
16 {when}维修{what}的是哪家公司？
16 请问{when}是谁来修理{what}的？

tipSaid
16 {when}{person}在邮件里建议我试试的{what}是哪一个？
16 请问{when}{person}推荐的{what}叫什么？

tipWho
16 我的联系人里，是谁推荐了“{said}”？
16 谁写邮件告诉我“{said}”值得一试？

favour
16 {when}{person}在邮件里拜托我的事（{what}），具体是什么？
16 {when}{person}希望我{what}的是什么？

partyDate
16 考虑之后的通知，{when}{whose}{what}的日期是哪一天？
16 请问{when}{whose}{what}最终在哪天举行？

partyPlace
16 根据邀请，{when}{whose}{what}在什么地方举行？
16 请问{when}{whose}{what}的地点？

moveDate
16 搬到{city}时，交钥匙定在哪一天？
16 请问我是几月几号拿到{city}住处的钥匙的？

moveCost
16 搬到{city}的搬家费用是多少？
16 请问搬家公司为搬到{city}开的账单是多少？

scenePhotos
16 请列出{when}{where}拍摄{what}的所有照片和视频。
16 {when}{where}，我的哪些照片和视频里能看到{what}？

petPhotos
16 请列出{when}拍摄{petLong}的所有照片和视频。
16 {when}，我的哪些照片和视频里能看到{pet}？

sceneDate
16 {when}{where}的{what}照片是哪一天拍摄的？
16 请问{when}{where}我拍摄{what}的具体日期？

sceneCity
16 {when}{who}拍摄{what}时，我在哪座城市？
16 请问{when}{who}的{what}照片来自哪个城市？

photoCount
16 {when}{where}拍摄{what}的照片一共有多少张？
16 我的相册里，{when}{where}的{what}照片有几张？

speech
16 {when}{where}拍摄{what}的视频里，能听到什么话？
16 请问{when}{where}那段{what}视频中的人说了什么？

cheaper
16 {name}与{name2}，哪家酒店最终收我的钱更少？
16 入住{name}和入住{name2}，哪个花费较低？

earlier
16 {name}与{name2}，我先参加的是哪个？
16 {name}和{name2}这两场，哪个我去得更早？

between
16 {name}与{name2}之间相隔几天？
16 从{name}到{name2}，前后差了多少天？
`;

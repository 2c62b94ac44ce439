/** Questions in Chinese in the twelfth voice: as annotators write them for a benchmark. The form is told in `wordings-en.ts`. */
export const twelfthChinese = `
hotelPaid
12 {when}{who}{where}那次，酒店费用总共是多少？
12 我想确认一下，{when}{who}{where}的酒店最后结账多少钱？
12 {when}{who}{where}的酒店总费用？

hotelName
12 帮我回忆一下，{when}{who}{where}我订的是哪家酒店？
12 {when}{who}{where}那家酒店不错，想再订一次，叫什么？
12 {when}{who}{where}入住酒店的名称是什么？

nights
12 {when}{who}{where}的酒店，我一共住了几晚？
12 {when}{who}{where}那次住宿是几晚？

hotelDifference
12 {when}{who}{where}的酒店，实际费用与预订时的估价差多少？
12 {when}{who}{where}那家酒店最后收的钱和确认函上的不一样，相差多少？

stayPapers
12 找出与我{when}入住{name}有关的全部邮件和小票。
12 我{when}在{name}的住宿有哪些凭证和邮件？

orderPapers
12 找出我{when}在{name}购买{what}的相关邮件。
12 关于{when}从{name}买的{what}，我都收到了哪些邮件？

arrival
12 我入住{name}是几月几号？
12 我在{name}的住宿从哪天开始？

countrySum
12 我{when}{where}的住宿费用加起来是多少？
12 {when}{where}，我付给酒店的钱总额是多少？

cityCount
12 我{where}总共有过几次酒店住宿？
12 这些年我{where}住过几回酒店？

companion
12 {when}我{where}的时候，{person}跟我同行了吗？
12 {when}{where}那趟旅行，{person}也去了吗？

flightTime
12 {when}{who}飞{city}的航班，最终的起飞时间是？
12 我{when}{who}去{city}的航班如有变更，最后定在几点起飞？

airline
12 {when}{who}去{city}，我乘坐的是哪家航司？
12 我{when}{who}飞往{city}的那班飞机属于哪家航空公司？

flightCost
12 {when}{who}去{city}的机票一共多少钱？
12 我{when}{who}飞{city}，机票总共付了多少？

dinnerPaid
12 {when}{who}在{name}那顿饭一共多少钱？
12 我{when}{who}在{name}消费了多少？

restaurantName
12 我{when}{who}{where}吃了{what}，餐厅名字是什么？
12 想再去一次{when}{who}{where}吃{what}的那家店，它叫什么名字？

dish
12 {when}{who}在{name}，我吃的是哪道菜？
12 我{when}{who}在{name}拍了一道菜，是什么？

dinnerPhotos
12 找出我{when}在{name}用餐时拍的照片。
12 {when}去{name}那次，我拍的照片有哪些？

orderPaid
12 {when}从{name}买{what}，我付了多少钱（含运费）？
12 我{when}在{name}订的{what}总共花了多少？

orderNet
12 {when}在{name}买的{what}，扣掉退款后净花费是多少？
12 我{when}从{name}买了{what}，后来有退款，实际支出多少？

refund
12 {name}{when}给我退了多少{what}的钱？
12 {when}从{name}买的{what}，我收到的退款是多少？

shopName
12 {when}的{what}我是从哪家商店买的？
12 想推荐给朋友：我{when}买{what}的那家店是哪家？

bought
12 {when}我在{name}买的东西是什么？
12 我{when}在{name}下的订单里是什么商品？

visitDate
12 {whose}{when}的{what}预约，改期之后定在哪天？
12 {when}{whose}约了{what}，最后是几月几日？

visitTime
12 {whose}{when}的{what}预约，最后定在几点？
12 {when}{whose}约了{what}，最后是几点钟？

visitPaid
12 {when}那次{what}的账单，金额是多少？
12 我{when}收到的{what}账单，一共要付多少？

showDate
12 我看{name}是在哪一天？
12 {name}的门票上写的是哪天？

showTime
12 {when}{name}的开始时间是几点？
12 我有{when}{name}的票，是几点开始的？

showPaid
12 {when}{name}的票，我一共付了多少？
12 我{when}看{name}，门票含手续费多少钱？

showName
12 我记得{when}去看了一场{what}，名字是什么？
12 {when}我买了票的{what}是哪一个？

billPaid
12 {when}的{what}账单金额是多少？
12 我{when}那一期的{what}，应缴多少？

billSum
12 {when}我在{what}上一共花了多少？
12 把{when}的{what}账单全部加起来是多少？

repairPaid
12 {when}修{what}，最终账单是多少？
12 我{when}找人修了{what}，最后付了多少钱？

repairDifference
12 {when}修{what}的账单比估价高出多少？
12 我{when}修{what}，最后多付了多少（与估价相比）？

repairFirm
12 {when}帮我修{what}的是哪家公司？
12 我{when}修{what}找的哪一家？

tipSaid
12 {when}{person}跟我提过一个{what}，叫什么名字？
12 {person}{when}来信推荐的{what}是什么？

tipWho
12 “{said}”是哪位亲友推荐给我的？
12 想谢谢推荐“{said}”的人，是谁？

favour
12 {when}{person}请我{what}什么？
12 我{when}答应了{person}一件事（{what}），具体是什么？

partyDate
12 {whose}{what}{when}实际在哪一天办的？
12 {when}{whose}{what}，最后的日期是哪天？

partyPlace
12 {when}{whose}{what}在什么地方办的？
12 {whose}{what}{when}的地点是哪里？

moveDate
12 {city}的公寓是哪天交钥匙的？
12 我在{city}的新家，约好哪天拿钥匙？

moveCost
12 搬去{city}，搬家公司一共收了多少钱？
12 我搬到{city}的搬家费用总额是多少？

scenePhotos
12 找出我{when}{where}拍到{what}的全部照片和视频。
12 {when}{where}拍的、有{what}的照片和视频是哪些？

petPhotos
12 {when}拍到{pet}的照片和视频有哪些？
12 找出我{when}拍{petLong}的全部照片和视频。

sceneDate
12 我{when}{where}拍到{what}，具体日期是？
12 {when}{where}拍{what}的照片是哪天拍的？

sceneCity
12 {when}{who}拍到{what}时，我在哪座城市？
12 我{when}{who}拍的{what}，是哪个城市？

photoCount
12 {when}{where}我拍到{what}的照片共有多少张？
12 数一下我{when}{where}拍了几张{what}的照片。

speech
12 {when}{where}拍的那段{what}视频里，说话的人说了什么？
12 我{when}{where}录过{what}，视频里有人说了哪句话？

cheaper
12 {name}和{name2}两次住宿，哪一次花得少？
12 比较{name}与{name2}，哪家酒店我付得更少？

earlier
12 {name}和{name2}，哪一个我更早去看？
12 先去的是{name}还是{name2}？

between
12 {name}与{name2}两场之间隔了多少天？
12 从{name}到{name2}，日期相差几天？
`;

/** Questions in Chinese in the fifteenth voice: annotators who put down what they half remember. The form is told in `wordings-en.ts`. */
export const fifteenthChinese = `
hotelPaid
15 {when}{who}{where}旅行时，酒店最后花了我多少钱？
15 我记得{when}{who}{where}住过酒店，退房时实际付了多少？
15 {when}{who}{where}的酒店，最终价格是多少？

hotelName
15 {when}{who}{where}旅行时，我住进的是哪家酒店？
15 {when}{who}{where}入住的酒店名字是什么？
15 想再找到{when}{who}{where}住的那家酒店，叫什么？

nights
15 {when}{who}{where}旅行时，我在酒店一共住了几个晚上？
15 {when}{who}{where}住酒店的晚数是多少？

hotelDifference
15 {when}{who}{where}的酒店，预订时的价格和最后付的价格差多少？
15 {when}{who}{where}住酒店，预估和最终账单之间的差额是多少？

stayPapers
15 关于{when}在{name}的住宿，我有哪些邮件和收据？
15 找出和{when}入住{name}有关的所有邮件与收据。

orderPapers
15 关于{when}在{name}买的{what}，我有哪些邮件和截图？
15 找出和{when}{name}那笔{what}订单有关的所有邮件与截图。

arrival
15 我是哪一天到{name}办理入住的？
15 我记得住过{name}，抵达日期是哪天？

countrySum
15 {when}我{where}住酒店总共付了多少钱？
15 {when}{where}的所有酒店最终账单合计是多少？

cityCount
15 我{where}入住过几次酒店？
15 我{where}的酒店住宿一共有多少次？

companion
15 {when}{where}的那趟旅行，{person}来了吗？
15 我{when}{where}旅行，{person}是不是同行的人之一？

flightTime
15 {when}{who}飞往{city}时，按最后一次通知飞机几点起飞？
15 {when}{who}去{city}的航班，最新的起飞时间是几点？

airline
15 {when}{who}飞往{city}时，我坐的是哪家航空？
15 {when}{who}去{city}的航班，航空公司叫什么？

flightCost
15 {when}{who}飞往{city}时，机票连税多少钱？
15 我{when}{who}去{city}的机票付了多少？

dinnerPaid
15 {when}{who}在{name}吃饭，我总共付了多少钱？
15 我记得{when}{who}在{name}吃过一顿，账单总额是多少？

restaurantName
15 我记得{when}{who}{where}吃过{what}，那家餐厅叫什么？
15 {when}{who}{where}，我是在哪家餐馆吃的{what}？

dish
15 {when}{who}在{name}，我吃的是什么？
15 我记得{when}{who}去过{name}，当时点的什么菜？

dinnerPhotos
15 {when}在{name}吃饭时，我拍了哪几张照片？
15 找出{when}在{name}那顿饭拍的所有照片。

orderPaid
15 {when}我在{name}买{what}总共付了多少钱？
15 我{when}在{name}买过{what}，订单连运费一共多少？

orderNet
15 退款之后，{when}在{name}买的{what}我还花了多少钱？
15 {when}在{name}买的{what}退过款，减去退款我付了多少？

refund
15 {name}给{when}买的{what}退了我多少钱？
15 我{when}在{name}买的{what}收到过退款，金额是多少？

shopName
15 {when}我是在哪个店铺订的{what}？
15 我{when}买过{what}，是哪家店的？

bought
15 {when}我从{name}订了什么？
15 我记得{when}收到过{name}的订单确认，买的是什么？

visitDate
15 {when}{whose}的{what}预约，最后是哪一天去的？
15 {when}{whose}的{what}预约，最新确认的日期是哪天？

visitTime
15 {when}{whose}的{what}预约，最后是几点？
15 {when}{whose}的{what}预约，最新确认的时间是几点？

visitPaid
15 {when}的{what}预约，我要付多少钱？
15 {when}那次{what}的账单金额是多少？

showDate
15 我是哪天去的{name}？
15 我有一张{name}的票，票上是哪一天？

showTime
15 {when}的{name}是几点开始的？
15 我{when}去了{name}，开场时间是几点？

showPaid
15 {when}去{name}的票，我付了多少钱？
15 我{when}去了{name}，门票连手续费多少钱？

showName
15 我记得{when}去看过{what}，名字是什么？
15 {when}我有票的那场{what}叫什么？

billPaid
15 {when}我的{what}账单是多少？
15 {when}开出的{what}账单，金额多少？

billSum
15 {when}我在{what}上一共付了多少？
15 {when}的{what}账单加在一起是多少钱？

repairPaid
15 {when}修{what}，我最后付了多少钱？
15 我{when}请人修过{what}，最终账单是多少？

repairDifference
15 {when}修{what}，报价和最终账单差多少钱？
15 我{when}请人修过{what}，实际费用跟报价差了多少？

repairFirm
15 {when}是哪一家给我修的{what}？
15 我{when}请人修过{what}，是哪家公司来修的？

tipSaid
15 {when}由{person}推荐给我的{what}，叫什么名字？
15 我记得{person}{when}给我推荐过{what}，名字是什么？

tipWho
15 告诉我该试试“{said}”的人是谁？
15 我记得有人跟我说过“{said}”，是谁来着？

favour
15 {when}{person}请我{what}的东西是什么？
15 我记得{person}{when}请我帮过忙（{what}），是什么？

partyDate
15 {when}{whose}{what}，最后是哪天办的？
15 {when}{whose}{what}，最后通知的日期是哪天？

partyPlace
15 {when}{whose}{what}是在哪里办的？
15 {when}我受邀参加{whose}{what}，地点是哪里？

moveDate
15 {city}新家的钥匙我是哪天拿到的？
15 我记得搬去了{city}，钥匙是哪一天交给我的？

moveCost
15 搬去{city}时，我付给搬家公司多少钱？
15 我记得搬去了{city}，搬家账单总额是多少？

scenePhotos
15 找出我{when}{where}拍到{what}的所有照片和视频。
15 我的照片和视频里，{when}{where}拍到{what}的有哪些？

petPhotos
15 找出{when}拍到{petLong}的所有照片和视频。
15 我的照片和视频里，{when}有{pet}的是哪些？

sceneDate
15 {when}{where}拍{what}的照片，日期是哪天？
15 我记得{when}{where}拍过{what}，是哪一天？

sceneCity
15 {when}{who}拍{what}是在哪个城市？
15 我记得{when}{who}拍过{what}，那是哪座城市？

photoCount
15 {when}{where}我拍了几张{what}的照片？
15 {when}{where}拍到{what}的照片，数量是多少？

speech
15 {when}{where}我录的那段{what}视频里说了什么？
15 我记得{when}{where}录过{what}，视频里有人说了什么话？

cheaper
15 {name}和{name2}，我住哪家更便宜？
15 按最后付的钱算，住{name}和住{name2}哪个便宜些？

earlier
15 {name}和{name2}，我先去的是哪个？
15 {name}跟{name2}比，哪个日期更早？

between
15 {name}和{name2}之间隔了多少天？
15 我去了{name}和{name2}，两次相隔几天？
`;

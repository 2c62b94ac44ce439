/** Questions in Chinese in the eighth voice: whole sentences of people from the mainland, polite but not stiff. The form is told in `wordings-en.ts`. */
export const eighthChinese = `
hotelPaid
8 {when}我{who}{where}住酒店，最后实际支付了多少钱？
8 我{when}{who}{where}住的那家酒店，总共付了多少房费？
8 请帮我查一下{when}{who}{where}的酒店最终花费是多少。

hotelName
8 我{when}{who}{where}入住的酒店叫什么名字？
8 {when}{who}{where}的时候，我住在哪家酒店？
8 你还记得我{when}{who}{where}订的是哪家酒店吗？

nights
8 我{when}{who}{where}的酒店一共住了几个晚上？
8 {when}{who}{where}那次住酒店，总共住了几晚？

hotelDifference
8 {when}{who}{where}的酒店，最终支付的金额和预订时的金额相差多少？
8 我{when}{who}{where}住的酒店，实际付的钱跟预订价差了多少？

stayPapers
8 请找出{when}我入住{name}的所有相关邮件和票据。
8 关于我{when}在{name}的住宿，有哪些邮件和收据？

orderPapers
8 请找出我{when}在{name}购买{what}的所有相关邮件。
8 关于{when}在{name}买的{what}，我收到过哪些邮件？

arrival
8 我是哪一天入住{name}的？
8 我在{name}的入住日期是哪天？

countrySum
8 我{when}{where}住酒店总共花了多少钱？请把所有费用加起来。
8 {when}我{where}的全部酒店费用合计是多少？

cityCount
8 我一共{where}住过多少次酒店？
8 到目前为止，我{where}入住过几次酒店？

companion
8 {when}我{where}的时候，{person}是不是和我同行？
8 {when}{where}那次旅行，{person}有没有跟我一起？

flightTime
8 我{when}{who}飞往{city}的航班最终是几点起飞的？
8 {when}{who}去{city}的那班飞机，变更之后的起飞时间是几点？

airline
8 我{when}{who}飞往{city}时坐的是哪家航空公司的航班？
8 {when}{who}去{city}的机票是哪家航空公司的？

flightCost
8 我{when}{who}飞往{city}的机票一共花了多少钱？
8 {when}{who}去{city}的机票总价是多少？

dinnerPaid
8 我{when}{who}在{name}吃饭一共花了多少钱？
8 {when}{who}在{name}用餐的账单总额是多少？

restaurantName
8 我{when}{who}{where}吃{what}的那家餐厅叫什么名字？
8 还记得{when}{who}{where}吃的{what}吗？那家餐厅的名字是什么？

dish
8 我{when}{who}在{name}点了什么菜？
8 {when}{who}去{name}的时候，我吃的是什么？

dinnerPhotos
8 帮我找出{when}在{name}用餐时拍的所有照片。
8 我{when}在{name}吃饭的时候拍了哪些照片？

orderPaid
8 我{when}在{name}购买的{what}总共花了多少钱？
8 {when}从{name}订的{what}，订单总额是多少？

orderNet
8 {when}在{name}买的{what}退了一部分钱，扣除退款后我实际支付了多少？
8 算上退款，我{when}在{name}买{what}一共花了多少钱？

refund
8 我{when}把{what}退给{name}，收到了多少退款？
8 {when}{name}为{what}退还给我的金额是多少？

shopName
8 我{when}买的{what}是在哪家店购买的？
8 {when}那件{what}是哪个商家卖给我的？

bought
8 我{when}在{name}购买的商品是什么？
8 {when}我从{name}订了什么东西？

visitDate
8 {when}{whose}看{what}的预约最终是哪一天？
8 请问{whose}{when}预约{what}的日期是哪天？

visitTime
8 {when}{whose}看{what}的预约时间是几点？
8 {whose}{when}预约的{what}，最后定在几点？

visitPaid
8 {when}看{what}的费用是多少？
8 我{when}看{what}一共需要付多少钱？

showDate
8 我是在哪一天观看{name}的？
8 {name}是哪天举行的？我记得自己去看了。

showTime
8 {when}我去看的{name}是几点开始的？
8 {name}{when}的开场时间是几点？

showPaid
8 我{when}购买{name}的门票花了多少钱？
8 {when}去看{name}，票价总共是多少？

showName
8 我{when}去看的那场{what}叫什么名字？
8 {when}我买票看的是哪一场{what}？

billPaid
8 {when}我的{what}账单金额是多少？
8 我{when}交了多少{what}？

billSum
8 我{when}在{what}上总共花了多少钱？
8 {when}所有的{what}账单加在一起是多少？

repairPaid
8 {when}维修{what}最终花了多少钱？
8 我{when}请人修{what}，最后的账单是多少？

repairDifference
8 {when}维修{what}的实际费用比报价多了多少？
8 {when}修{what}的账单和最初的报价相差多少？

repairFirm
8 {when}是哪家公司维修的{what}？
8 我{when}找谁修的{what}？

tipSaid
8 {person}{when}向我推荐的{what}叫什么名字？
8 {when}{person}跟我提到过一个{what}，它叫什么？

tipWho
8 “{said}”是谁向我推荐的？
8 是哪位朋友或家人跟我提起“{said}”的？

favour
8 {person}{when}请我帮忙{what}的东西是什么？
8 {when}{person}拜托我{what}，具体是什么？

partyDate
8 {whose}{what}{when}最终是在哪一天举行的？
8 {when}{whose}{what}改期之后定在了哪天？

partyPlace
8 {when}{whose}{what}是在什么地方举行的？
8 {whose}{what}{when}的地点在哪里？

moveDate
8 我是哪一天拿到{city}新家钥匙的？
8 我搬到{city}的日期是哪天？

moveCost
8 我搬到{city}的时候，搬家公司收了多少钱？
8 搬去{city}一共花了多少搬家费？

scenePhotos
8 帮我找一下{when}{where}拍的有{what}的照片。
8 我{when}{where}拍过哪些关于{what}的照片？
8 请把{when}{where}拍摄的{what}照片都找出来。

petPhotos
8 帮我找出{when}{pet}的所有照片。
8 我{when}给{petLong}拍了哪些照片？

sceneDate
8 我{when}{where}拍摄{what}的照片是在哪一天？
8 记得{when}{where}拍过{what}，具体日期是哪天？

sceneCity
8 我{when}{who}拍的{what}照片是在哪个城市？
8 {when}{who}拍{what}的时候，我在哪座城市？

photoCount
8 我{when}{where}一共拍了多少张{what}的照片？
8 {when}{where}拍到{what}的照片总共有几张？

speech
8 我{when}{where}拍摄的{what}视频里，说了什么话？
8 {when}{where}拍{what}的那段视频中，有人说了什么？

cheaper
8 {name}和{name2}相比，我住哪家酒店花的钱更少？
8 我住过的{name}和{name2}，哪家更便宜？

earlier
8 我先去看的是{name}还是{name2}？
8 {name}和{name2}这两场，我先看的是哪个？
`;

/** Questions in Chinese in the eleventh voice: plain questions of owners about their own records. The form is told in `wordings-en.ts`. */
export const eleventhChinese = `
hotelPaid
11 {when}{who}{where}住酒店，我最终付了多少钱？
11 我{when}{who}{where}的酒店总共花费多少？
11 核对一下旅行开销：{when}{who}{where}的酒店实际付款是多少？

hotelName
11 {when}{who}{where}我住的酒店叫什么名字？
11 我{when}{who}{where}住过一家酒店，名字想不起来了，是哪家？
11 请问我{when}{who}{where}入住的是哪家酒店？

nights
11 我{when}{who}{where}的酒店住了几个晚上？
11 {when}{who}{where}那次，我在酒店住了多少晚？

hotelDifference
11 {when}{who}{where}住的酒店，最终付款和预订价格相差多少？
11 我{when}{who}{where}的酒店账单与报价不一样，差了多少？

stayPapers
11 {when}入住{name}的邮件和票据有哪些？
11 请列出{when}我住{name}的所有相关记录。

orderPapers
11 {when}我在{name}买{what}收到过哪些邮件？
11 请列出{when}{name}那笔{what}订单的所有邮件。

arrival
11 我是哪天入住{name}的？
11 我住{name}的入住日期是什么时候？

countrySum
11 我{when}{where}住酒店总共花了多少钱？
11 {when}{where}的所有酒店账单合计是多少？

cityCount
11 我{where}一共住过几次酒店？
11 把所有旅行都算上，我{where}住了多少次酒店？

companion
11 {when}{where}的那次旅行，{person}跟我一起去了吗？
11 我{when}{where}的时候，{person}有没有跟我一起？

flightTime
11 我{when}{who}飞往{city}的航班是几点起飞的？
11 {when}{who}去{city}的飞机，最后通知的起飞时间是几点？

airline
11 我{when}{who}去{city}坐的是哪家航空公司？
11 {when}{who}飞{city}，航空公司是哪一家？

flightCost
11 我{when}{who}去{city}的机票花了多少钱？
11 {when}{who}飞{city}的机票总价是多少？

dinnerPaid
11 我{when}{who}在{name}吃饭付了多少钱？
11 {when}{who}在{name}用餐的账单是多少？

restaurantName
11 我记得{when}{who}{where}吃过{what}，那家餐厅叫什么名字？
11 {when}{who}{where}吃{what}的餐厅是哪一家？

dish
11 我{when}{who}在{name}吃了什么？
11 {when}{who}去{name}，我点的是什么菜？

dinnerPhotos
11 我{when}在{name}拍了哪些照片？
11 请找出{when}在{name}吃饭时拍的照片。

orderPaid
11 我{when}在{name}买{what}一共付了多少钱？
11 {when}在{name}下单的{what}，总价是多少？

orderNet
11 我{when}在{name}买的{what}退了一部分款，最后实际花了多少？
11 {when}{name}的{what}，减去退款后我付了多少钱？

refund
11 {when}在{name}买的{what}，退款金额是多少？
11 我{when}在{name}买的{what}退了多少钱？

shopName
11 我{when}是在哪家店买的{what}？
11 我{when}买的{what}，店名叫什么？

bought
11 我记得{when}在{name}下过单，买的是什么？
11 {when}我从{name}订购了什么商品？

visitDate
11 {whose}{when}看{what}的预约是哪一天？
11 {whose}{when}的{what}预约，最终日期是哪天？

visitTime
11 {whose}{when}看{what}的预约是几点？
11 {whose}{when}的{what}预约如果改过时间，现在是几点？

visitPaid
11 {when}看{what}付了多少钱？
11 {when}{what}的账单一共多少钱？

showDate
11 我是哪天去看{name}的？
11 {name}的票是几号的？

showTime
11 {when}的{name}几点开始？
11 我{when}去看{name}，开始时间是几点？

showPaid
11 我{when}买{name}的票花了多少钱？
11 {when}{name}的门票一共多少钱？

showName
11 我{when}看的{what}叫什么？
11 {when}我买票去看的是哪场{what}？

billPaid
11 我{when}的{what}账单是多少钱？
11 {when}收到的{what}账单总额是多少？

billSum
11 我{when}的{what}总共交了多少钱？
11 {when}所有{what}账单合计多少？

repairPaid
11 {when}修{what}最后花了多少钱？
11 我{when}修{what}的最终费用是多少？

repairDifference
11 {when}修{what}，实际付款比报价多多少？
11 {when}{what}的维修费用和报价相差多少？

repairFirm
11 {when}是哪家公司修的{what}？
11 我{when}请谁来修的{what}？请告诉我公司名称。

tipSaid
11 {person}{when}给我推荐的{what}叫什么？
11 {when}{person}推荐我试试哪个{what}？

tipWho
11 是谁向我推荐的“{said}”？
11 “{said}”是谁告诉我的？

favour
11 {person}{when}拜托我{what}的是什么？
11 {when}{person}请我帮忙{what}，说的是什么？

partyDate
11 {whose}{what}{when}最后是哪天举行的？
11 {when}{whose}{what}最终定在几月几号？

partyPlace
11 {whose}{what}{when}在哪里举行？
11 {when}我受邀去{whose}{what}，地点在哪儿？

moveDate
11 我什么时候拿到{city}公寓的钥匙？
11 {city}的房子，领钥匙是哪一天？

moveCost
11 我搬到{city}花了多少搬家费？
11 搬到{city}时付给搬家公司多少钱？

scenePhotos
11 找出我{when}{where}拍的所有{what}的照片和视频。
11 我{when}{where}拍过哪些{what}的照片和视频？

petPhotos
11 找出{when}{pet}的所有照片和视频。
11 我{when}给{petLong}拍了哪些照片和视频？

sceneDate
11 我{when}{where}拍{what}是在哪一天？
11 我记得{when}{where}拍过{what}，具体是几月几号？

sceneCity
11 我{when}{who}拍{what}的照片是在哪个城市？
11 我记得{when}{who}看到过{what}，当时在哪个城市？

photoCount
11 我{when}{where}总共给{what}拍了几张照片？
11 {when}{where}拍的{what}照片有几张？

speech
11 我{when}{where}拍的{what}视频里，有人说了什么？
11 {when}{where}录的{what}视频中能听到什么？

cheaper
11 住{name}和{name2}，哪个更便宜？
11 我在{name}还是{name2}付的钱更少？

earlier
11 {name}和{name2}，我先去的是哪一个？
11 我先看的是{name}还是{name2}？

between
11 {name}和{name2}之间相隔多少天？
11 我去看{name}和{name2}，两次隔了几天？
`;

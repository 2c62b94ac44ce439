/** Questions in Chinese in the thirteenth voice: annotators recalling their own year. The form is told in `wordings-en.ts`. */
export const thirteenthChinese = `
hotelPaid
13 {when}{who}{where}住的酒店，最终花了多少钱？
13 {when}{who}{where}期间，我住酒店总共支付了多少？
13 请问{when}{who}{where}的住宿，退房时实际付款多少？

hotelName
13 {when}{who}{where}我入住的酒店，名字是什么？
13 朋友想订房，我{when}{who}{where}住过的那家酒店是哪家？
13 {when}{who}{where}期间，我下榻的是哪家酒店？

nights
13 {when}{who}{where}，我在酒店一共住了多少晚？
13 {when}{who}{where}的那家酒店，我住了几个晚上？

hotelDifference
13 {when}{who}{where}的酒店，预订价和最终支付的金额相差多少？
13 {when}{who}{where}住的酒店，实付金额和当初报的价格差了多少钱？

stayPapers
13 请找出{when}我入住{name}的所有邮件和票据。
13 {when}住{name}那次，相关的邮件和收据都有哪些？

orderPapers
13 请找出{when}我在{name}订购{what}的所有邮件。
13 {when}在{name}买{what}那一单，收到过哪几封邮件？

arrival
13 我在{name}是哪一天入住的？
13 我在{name}办理入住的日期是什么时候？

countrySum
13 {when}我{where}住酒店一共花了多少钱？
13 {when}{where}的所有酒店账单加在一起是多少？

cityCount
13 我{where}住酒店一共有几次？
13 到目前为止，我{where}的酒店入住次数是多少？

companion
13 {when}我{where}的那次旅行，{person}有没有一起去？
13 {when}{where}旅行，{person}和我在一起吗？

flightTime
13 {when}{who}飞往{city}的航班，最后几点起飞？
13 {when}{who}去{city}的飞机，按最新通知是什么时间起飞？

airline
13 {when}{who}飞往{city}，我坐的是哪家航空公司？
13 {when}{who}去{city}的航班是哪个航空公司的？

flightCost
13 {when}{who}飞往{city}的机票花了多少钱？
13 {when}{who}去{city}，我买机票付了多少？

dinnerPaid
13 {when}{who}去{name}吃饭，一共付了多少钱？
13 {when}{who}在{name}用餐，账单金额是多少？

restaurantName
13 {when}{who}{where}吃{what}的餐厅叫什么名字？
13 我记得{when}{who}{where}吃过{what}，是在哪家餐厅？

dish
13 {when}{who}在{name}，我点了什么菜？
13 {when}{who}去{name}，我吃了什么？

dinnerPhotos
13 请找出{when}我在{name}吃饭时拍的所有照片。
13 {when}在{name}用餐，我拍了哪些照片？

orderPaid
13 {when}在{name}买的{what}，连运费一共付了多少？
13 {when}我在{name}订购{what}的总金额是多少？

orderNet
13 {when}在{name}买的{what}，减去退款后我实际花了多少？
13 {when}从{name}订购的{what}有退款，最后净支付多少？

refund
13 {when}在{name}买的{what}，退给我多少钱？
13 {when}订购的{what}，{name}的退款金额是多少？

shopName
13 {when}我买{what}的店是哪一家？
13 想联系卖家：{when}我订购的{what}是哪家店卖的？

bought
13 {when}我从{name}买了什么？
13 {when}我在{name}订购的是什么东西？

visitDate
13 {when}{whose}的{what}预约，最终是哪一天？
13 {when}{whose}预约的{what}，最新通知的日期是几月几号？

visitTime
13 {when}{whose}的{what}预约，最终是几点？
13 {when}{whose}预约的{what}，最新通知的时间是几点？

visitPaid
13 {when}去{what}那里，账单一共多少钱？
13 {when}的{what}预约，事后收了我多少钱？

showDate
13 我是哪一天去看的{name}？
13 {name}的票是几月几日的？

showTime
13 {when}我看的{name}是几点开始的？
13 {when}去看{name}，票上的开始时间是什么？

showPaid
13 {when}去看{name}的票花了多少钱？
13 {when}的{name}，我买票总共付了多少？

showName
13 {when}我去看的那场{what}叫什么？
13 我{when}看了一场{what}，是哪一场？

billPaid
13 {when}的{what}账单要付多少钱？
13 {when}收到的{what}账单是多少钱？

billSum
13 {when}我的{what}账单合计多少？
13 {when}我付的{what}加起来一共多少？

repairPaid
13 {when}维修{what}最后花了多少钱？
13 {when}我为修{what}一共付了多少？

repairDifference
13 {when}维修{what}，最终费用比报价多了多少？
13 {when}修{what}的报价和最后账单相差多少钱？

repairFirm
13 {when}维修{what}的是哪家？
13 {when}我请哪家公司来修的{what}？

tipSaid
13 {when}{person}推荐给我的{what}叫什么？
13 {person}{when}向我推荐了什么{what}？

tipWho
13 是谁向我推荐了“{said}”？
13 “{said}”是哪个人告诉我的？

favour
13 {when}{person}请我帮忙{what}的是什么？
13 {person}{when}托我办一件事（{what}），是什么东西或什么人？

partyDate
13 {when}{whose}{what}最终是在哪一天？
13 {whose}{what}{when}最新通知的日期是几月几号？

partyPlace
13 {when}{whose}{what}在哪里举行？
13 {whose}{what}{when}是在哪儿办的？

moveDate
13 我是哪天拿到{city}新家钥匙的？
13 {city}那套房子的交房日期是哪一天？

moveCost
13 我搬到{city}的时候，搬家费是多少？
13 搬家去{city}那次，付给搬家公司多少钱？

scenePhotos
13 请找出我{when}{where}拍的所有{what}照片和视频。
13 {when}{where}我拍了哪些{what}的照片和视频？

petPhotos
13 请找出{when}拍{pet}的所有照片和视频。
13 {when}我给{petLong}拍了哪些照片和视频？

sceneDate
13 我{when}{where}拍下{what}的日期是哪一天？
13 记得{when}{where}拍过{what}的照片，是几月几号？

sceneCity
13 {when}{who}我在哪个城市拍的{what}？
13 记得{when}{who}拍过{what}，那是在哪座城市？

photoCount
13 我{when}{where}拍了多少张{what}的照片？
13 {when}{where}的{what}照片一共有几张？

speech
13 {when}{where}拍的{what}视频里，有人说了什么话？
13 我{when}{where}拍过一段{what}的视频，里面能听到哪句话？

cheaper
13 {name}和{name2}，住哪家更便宜？
13 我住{name}和住{name2}，哪家花的钱少？

earlier
13 {name}和{name2}，我先去看的是哪个？
13 {name}与{name2}哪个在前？

between
13 {name}和{name2}的日期相隔多少天？
13 我看{name}和看{name2}，中间差几天？
`;

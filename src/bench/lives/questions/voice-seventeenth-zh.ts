/** Questions in Chinese in the seventeenth voice: annotators who write down what the owner would ask of an assistant some months later. The form is told in `wordings-en.ts`. */
export const seventeenthChinese = `
hotelPaid
17 {when}{who}{where}的酒店，我最后一共付了多少钱？
17 我{when}{who}{where}住过酒店，总费用是多少？
17 要报销差旅费，{when}{who}{where}的酒店按最终收据是多少钱？

hotelName
17 {when}{who}{where}，我住的酒店叫什么？
17 想把{when}{who}{where}住的酒店推荐给别人，名字是什么？

nights
17 {when}{who}{where}，我的酒店一共住了几个晚上？
17 我{when}{who}{where}住过酒店，共住几晚？

hotelDifference
17 {when}{who}{where}的酒店，确认价和最终收据差了多少？
17 我{when}{who}{where}住的酒店，实付和预订时的价格不一样，差额是多少？

stayPapers
17 把{when}入住{name}有关的邮件和小票照片都找出来。
17 报销要用：{when}住{name}的邮件和收据都有哪些？

orderPapers
17 把{when}在{name}买{what}有关的邮件和截图都找出来。
17 投诉要用：{when}{name}那笔{what}订单的邮件和截图都有哪些？

arrival
17 我在{name}的入住日期是哪一天？
17 我哪一天开始住在{name}？

countrySum
17 {when}{where}住酒店，我总共花掉多少钱？
17 {when}我{where}的所有住宿费用合计是多少？

cityCount
17 到目前为止，我{where}住过多少次酒店？
17 我{where}的酒店住宿有几次？

companion
17 {when}{where}旅行时，{person}跟我在一起吗？
17 想不起来{when}{where}是和谁去的了，是{person}吗？

flightTime
17 {when}{who}飞{city}的航班，最后是几点起飞的？
17 我{when}{who}坐飞机去{city}，按航空公司最后的通知，几点起飞？

airline
17 {when}{who}去{city}，我坐的是哪家航空公司的飞机？
17 我{when}{who}飞{city}用的是哪个航空公司？

flightCost
17 {when}{who}飞{city}的机票花了多少钱？
17 我{when}{who}坐飞机去{city}，票价一共多少？

dinnerPaid
17 {when}{who}在{name}吃饭，总共花了多少？
17 我{when}{who}在{name}吃过一顿，付了多少钱？

restaurantName
17 {when}{who}{where}吃{what}的那家餐厅叫什么名字？
17 记得{when}{who}{where}吃过很好吃的{what}，是哪家餐厅？

dish
17 {when}{who}在{name}，我点的是什么菜？
17 我{when}{who}去{name}吃饭，吃的是什么？

dinnerPhotos
17 把{when}在{name}吃饭时拍的照片找出来。
17 {when}在{name}那顿饭，我拍了哪些照片？

orderPaid
17 {when}在{name}买{what}，一共付了多少钱？
17 我{when}从{name}买了{what}，连配送费总额多少？

orderNet
17 {when}从{name}买的{what}，扣掉退款后实际花费是多少？
17 {name}退过我{when}买{what}的一部分钱，那我实际付了多少？

refund
17 {when}在{name}买的{what}，给我退了多少钱？
17 {name}因为我{when}买的{what}退还了多少金额？

shopName
17 我{when}买的{what}，是在哪家店订的？
17 想再去{when}买{what}的那家店，店名是什么？

bought
17 {when}我从{name}订的是什么？
17 {when}我在{name}下过单，买到的是什么东西？

visitDate
17 {when}{whose}{what}预约，最后是哪一天？
17 {when}{whose}的{what}预约，以最后一条消息为准是哪天？

visitTime
17 {when}{whose}{what}预约，最后是几点？
17 {when}{whose}的{what}预约，以最后一条消息为准是几点？

visitPaid
17 {when}那次{what}预约，我要付多少钱？
17 {when}{what}预约之后收到的发票，总额是多少？

showDate
17 我是哪一天参加{name}的？
17 {name}是哪天？看我的票上的日期。

showTime
17 {when}我参加的{name}，是从几点开始的？
17 我{when}有{name}的票，开始时间是几点？

showPaid
17 我{when}那张{name}的门票，花了多少钱？
17 我{when}有{name}的票，连手续费是多少？

showName
17 {when}我参加的{what}叫什么？
17 我{when}去过一场{what}，是哪一场？

billPaid
17 {when}我的{what}账单是多少钱？
17 {when}{what}发票上的应付金额是多少？

billSum
17 {when}我在{what}上总共付了多少？
17 {when}每一期{what}发票加起来，一共多少钱？

repairPaid
17 {when}修{what}，最后付了多少钱？
17 我{when}请人修过{what}，发票总额是多少？

repairDifference
17 {when}修{what}，报价和发票之间差多少？
17 我{when}请人修过{what}，发票比报价多了或少了多少？

repairFirm
17 {when}修{what}，我请的是哪家？
17 我{when}请人修过{what}，是谁修的？

tipSaid
17 {when}{person}推荐给我的{what}是什么？
17 想找{when}{person}跟我说过的{what}，叫什么名字？

tipWho
17 “{said}”，我记得有人推荐过，是谁？
17 我是从谁那里知道“{said}”的？

favour
17 {when}{person}请我{what}的是什么？
17 {when}{person}来信请我帮忙，{what}，是什么东西或什么人？

partyDate
17 {when}{whose}{what}最后是在哪一天？
17 我{when}受邀参加{whose}{what}，究竟是哪天举行的？

partyPlace
17 {when}{whose}{what}是在哪里举行的？
17 我{when}受邀参加{whose}{what}，地点在哪？

moveDate
17 {city}新家的钥匙，我是哪一天拿到手的？
17 我搬去{city}，交房是哪天？

moveCost
17 我搬去{city}，付给搬家公司多少钱？
17 搬去{city}的搬家发票总额是多少？

scenePhotos
17 把我{when}{where}拍{what}的照片和视频都找出来。
17 记得{when}{where}有{what}，我有哪些照片和视频？

petPhotos
17 把我{when}拍{petLong}的照片和视频都找出来。
17 {when}我有{pet}的哪些照片和视频？

sceneDate
17 我{when}{where}拍的{what}，具体是哪一天拍的？
17 记得{when}{where}有{what}，那是哪一天？

sceneCity
17 我{when}{who}拍的{what}照片，是在哪个城市拍的？
17 记得{when}{who}看到{what}，那是哪个城市？

photoCount
17 我{when}{where}拍{what}，前后拍了多少张照片？
17 记得{when}{where}拍过{what}，一共有几张照片？

speech
17 {when}{where}拍{what}的那段视频里，说了什么话？
17 我{when}{where}拍过一段{what}视频，里面的人说的是什么？

cheaper
17 住{name}和住{name2}，哪一次花的钱少？
17 {name}和{name2}，我在哪家酒店付得更少？

earlier
17 {name}和{name2}，按时间先后，我先参加了哪一个？
17 {name}、{name2}我都去过，哪个在前？

between
17 {name}和{name2}相隔多少天？
17 {name}、{name2}我都去过，中间隔了几天？
`;

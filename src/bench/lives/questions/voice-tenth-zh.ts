/** Questions in Chinese in the tenth voice: people who write a full sentence to an assistant, now and then a short one. The form is told in `wordings-en.ts`. */
export const tenthChinese = `
hotelPaid
10 我想知道{when}{who}{where}住的酒店，退房时一共扣了我多少钱？
10 按账单而不是预订单来算，{when}{who}{where}的酒店花了多少？
10 {when}{who}{where}的住宿，最后结算金额是多少？

hotelName
10 {when}{who}{where}，我下榻的酒店是哪一家？
10 同事想找地方住，我{when}{who}{where}那次住的酒店名字是什么？
10 能告诉我{when}{who}{where}住宿的酒店名称吗？

nights
10 {when}{who}{where}，从入住到退房我总共过了几夜？
10 我{when}{who}{where}在酒店停留了几晚？

hotelDifference
10 {when}{who}{where}的酒店，账单比预订时的报价多了或少了多少？
10 我{when}{who}{where}住酒店，预估价和结账价之间的差额是多少？

stayPapers
10 我要整理{when}在{name}的住宿资料，把相关的邮件和票据都列出来。
10 {when}与{name}住宿有关的全部记录有哪些？

orderPapers
10 把{when}我在{name}订{what}的往来邮件全部列出来。
10 {when}{name}就{what}这笔订单给我发过哪些邮件？

arrival
10 我在{name}的住宿是从哪天开始的？
10 住{name}那次，我是几月几号办的入住？

countrySum
10 {when}我{where}的各家酒店账单总和是多少？
10 把{when}{where}住过的酒店费用全部相加，一共多少？

cityCount
10 算上每一次，我{where}总共住过几回酒店？
10 我{where}办理过多少次酒店入住？

companion
10 {when}{where}那趟旅程，{person}和我一道去了没有？
10 我记不清了，{when}{where}的时候{person}有没有同行？

flightTime
10 {when}{who}去{city}的航班，实际起飞时间是几点？
10 我{when}{who}飞{city}，时刻调整以后是几点出发的？

airline
10 {when}{who}飞往{city}的航班由哪家公司承运？
10 我{when}{who}去{city}时乘坐的航班属于哪家航司？

flightCost
10 {when}{who}飞{city}的票，连税一共付了多少？
10 我{when}{who}买去{city}的机票花费多少？

dinnerPaid
10 {when}{who}在{name}那顿饭，结账金额是多少？
10 我想查一下{when}{who}去{name}吃饭花了多少钱。

restaurantName
10 {when}{who}{where}吃过一次{what}，味道很好，是哪家餐厅？
10 我{when}{who}{where}在哪家餐馆吃的{what}？

dish
10 从照片看，我{when}{who}在{name}吃的是哪道菜？
10 {when}{who}在{name}的时候，我面前那道菜是什么？

dinnerPhotos
10 我想再看看{when}在{name}那顿饭的照片。
10 {when}去{name}吃饭留下的照片有哪些？

orderPaid
10 {when}{name}的{what}连运费一共扣了我多少？
10 我{when}向{name}买{what}付了多少？

orderNet
10 {name}退了我部分钱之后，{when}那单{what}实际花了我多少？
10 把退款减掉，{when}在{name}买的{what}净花费是多少？

refund
10 {when}{name}的{what}退货，退回来多少钱？
10 我{when}退{what}，{name}退给我的金额是多少？

shopName
10 我{when}买{what}，是从哪个店家买的？
10 想再买一次{what}，{when}那回是在哪家商店下的单？

bought
10 {when}{name}寄给我的是什么商品？
10 我{when}向{name}订购的东西是什么？

visitDate
10 {whose}{when}看{what}，最终确定在哪天？
10 {when}{whose}的{what}预约可能改过，正确日期是哪天？

visitTime
10 {whose}{when}的{what}预约，我应该几点到？
10 {when}{whose}看{what}，若有变动以后是几点？

visitPaid
10 {when}那次看{what}，账单金额是多少？
10 为了报保险，我需要{when}看{what}的费用。

showDate
10 我手里有{name}的票，是哪一天的？
10 我去{name}那天是几月几号？

showTime
10 我{when}看{name}，票上写的开始时间是几点？
10 {when}{name}什么时刻开演或开场？

showPaid
10 {when}{name}的票，连手续费共多少钱？
10 我{when}为{name}的票付了多少钱？

showName
10 我{when}去了一场{what}，名称是什么？
10 {when}我有票的那场{what}是哪个？

billPaid
10 {when}那期{what}要交多少钱？
10 {when}从我账户扣的{what}是多少？

billSum
10 把{when}每期{what}加起来，总数是多少？
10 {when}我在{what}这一项总共支出多少？

repairPaid
10 {when}修{what}，发票上的金额是多少？
10 我{when}为修理{what}最终付了多少？

repairDifference
10 {when}修{what}的费用超出估价多少？
10 {when}{what}的维修，报价与发票金额差了多少钱？

repairFirm
10 {when}负责修{what}的是哪家公司？
10 给我修{what}的那家店叫什么，{when}那次？

tipSaid
10 {when}{person}极力推荐过一个{what}，是哪个？
10 {person}{when}写信跟我说的那个{what}，名字是什么？

tipWho
10 有人在信里跟我提过“{said}”，那个人是谁？
10 我是从谁那里听说“{said}”的？

favour
10 {person}{when}需要我{what}什么？
10 {when}{person}来信请我{what}，指的是什么东西？

partyDate
10 {whose}{what}{when}是否延期过？实际日期是哪天？
10 {when}{whose}{what}究竟在几月几号？

partyPlace
10 {whose}{what}{when}办在哪里？
10 {when}去参加{whose}{what}，地点是什么地方？

moveDate
10 {city}的房子是哪天交接钥匙的？
10 我在{city}的新住处是几月几号拿到钥匙的？

moveCost
10 搬去{city}那次，搬家发票是多少钱？
10 把东西搬到{city}花了我多少钱？

scenePhotos
10 我想重温一下{when}{where}拍{what}的那些照片。
10 {when}{where}，我拍下{what}的照片和视频有哪些？
10 把{when}{where}所有有{what}的画面找出来。

petPhotos
10 {when}{pet}是什么样子？把照片都给我看看。
10 把{when}{petLong}的照片和视频全部找出来。

sceneDate
10 我{when}{where}拍到{what}是哪一天的事？
10 {when}{where}那张{what}的照片，日期是几月几号？

sceneCity
10 我{when}{who}在哪个城市拍到了{what}？
10 {when}{who}那张{what}的照片，拍摄城市是哪里？

photoCount
10 {when}{where}，我为{what}拍了几张照片？
10 数一数我{when}{where}拍{what}的照片有多少张。

speech
10 我{when}{where}录了一段{what}的视频，里面的人说了什么？
10 {when}{where}那段{what}的录像里能听到什么话？

cheaper
10 {name}和{name2}我都住过，哪一家的账单更低？
10 住{name}和住{name2}，哪次花费较少？

earlier
10 {name}和{name2}，我去得比较早的是哪一个？
10 我是{name}在先，还是{name2}在先？

between
10 看{name}和看{name2}之间隔了几天？
10 {name}与{name2}这两场，中间相差多少天？
`;

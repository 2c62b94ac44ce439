/** Questions in Chinese in the sixth voice: an annotator's, half remembered and in whole sentences. The form is told in `wordings-en.ts`. */
export const sixthChinese = `
hotelPaid
6 我记得{when}{who}{where}住过一家酒店，最终实际支付的房费是多少？
6 {when}{where}{who}那次的住宿发票，最后的总金额是多少？

hotelName
6 我{when}{who}{where}办理入住的是哪家酒店？
6 我想回忆一下{when}{where}{who}住宿的地方，它的名字是什么？

nights
6 {when}{where}{who}那次住宿，我总共住了几个晚上？
6 我{when}{who}{where}的酒店一共订了多少晚并住完？

hotelDifference
6 {when}{who}{where}的酒店，发票上的金额与预订确认里的价格相差了多少？
6 {when}{where}{who}住宿的最终价格和预订时的报价之间差额是多少？

countrySum
6 把{when}{where}行程中所有酒店的发票加起来，总额是多少？
6 {when}{where}的旅行中，我在住宿上的总花费是多少？

cityCount
6 算上所有行程，我{where}总共入住过多少次酒店？
6 我{where}先后有过几次酒店住宿？

companion
6 {when}{where}的那次旅行，同行的人里有{person}吗？
6 我记得{when}{where}的旅行，{person}当时有没有和我一起？

flightTime
6 {when}{who}飞往{city}的航班，考虑到改期，实际的出发时间是几点？
6 我{when}{who}前往{city}的飞机最终定在什么时间起飞？

airline
6 {when}{who}飞往{city}的航班是哪家航司执飞的？
6 我记得{when}{who}乘飞机去了{city}，航空公司的名字是什么？

dinnerPaid
6 {when}{who}在{name}用餐的账单总额是多少？
6 我记得{when}{who}在{name}吃了一顿饭，最后一共花费了多少？

restaurantName
6 我记得{when}{who}{where}吃到了很不错的{what}，那家餐厅的名字是什么？
6 {when}{where}{who}，我是在哪一家餐厅点的{what}？

dish
6 我{when}{who}在{name}用餐时点的是哪道菜？
6 {when}{who}在{name}的那一餐，我的餐盘里是什么？

dinnerPhotos
6 找出我{when}在{name}用餐期间拍摄的所有照片。
6 {when}在{name}那顿饭我拍了一些照片，是哪几张？

stayPapers
6 请列出能够证明我{when}入住{name}的邮件和收据照片。
6 {when}在{name}的住宿，有哪些记录可以作为凭据？

orderPapers
6 请列出{when}我在{name}购买{what}的每一封相关邮件。
6 {when}{name}的{what}订单，都有哪些往来邮件？

orderPaid
6 我{when}在{name}下单的{what}，总共支付了多少？
6 {when}从{name}购买{what}的价格是多少？

orderNet
6 {when}{name}为{what}退还了部分款项，扣掉之后我的净支出是多少？
6 把退款计算在内，{when}从{name}购买{what}实际花了多少？

refund
6 {when}{name}因{what}退还给我的金额是多少？
6 我{when}从{name}那里拿回了一部分{what}的钱，是多少？

shopName
6 我{when}是从哪一家网店订购的{what}？
6 {when}我买了{what}，商家的名字是什么？

bought
6 我{when}在{name}的订单里是什么商品？
6 {when}我向{name}下了一单，买的是哪件东西？

visitDate
6 {when}{whose}{what}预约最后是在哪一天进行的？
6 {when}{whose}与{what}的预约，改期之后的日期是哪天？

visitTime
6 {when}{whose}{what}预约安排在几点钟？
6 {when}{whose}去看{what}，需要几点到达？

showDate
6 我是在哪一天去观看{name}的？
6 我记得去看过{name}，具体日期是什么？

showPaid
6 {when}{name}的门票我一共支付了多少？
6 {when}为了观看{name}，我在门票上花了多少钱？

showName
6 我记得{when}去看了一场{what}，它的名称是什么？
6 {when}我有票的那场{what}叫什么名字？

billPaid
6 {when}我收到的{what}账单金额是多少？
6 {when}的{what}账单上应付的数额是多少？

billSum
6 {when}我在{what}上的总支出是多少？
6 把{when}所有的{what}账单相加，金额是多少？

repairPaid
6 {when}请人维修{what}，最终的发票金额是多少？
6 {when}我修理了{what}，一共花费多少？

repairFirm
6 {when}{what}的维修工作是由哪家公司完成的？
6 我{when}请人修了{what}，承包商的名称是什么？

tipSaid
6 {when}{person}建议我去看看的{what}，标题是什么？
6 {person}{when}和我提到过一个{what}，它叫什么名字？

tipWho
6 我听人提起过“{said}”，是哪一位告诉我的？
6 是哪一个人建议我了解“{said}”的？

favour
6 {when}{person}请我帮一个忙，需要我{what}的是什么东西？
6 我{when}答应{person}要{what}的具体是什么？

partyDate
6 {when}{whose}{what}最终是在哪一天举办的？
6 我{when}受邀参加{whose}{what}，最后确定的日期是哪天？

partyPlace
6 {when}{whose}{what}的举行场所是哪里？
6 我记得{when}{whose}{what}，它是在什么地方举办的？

moveDate
6 我是在哪一天拿到{city}住所的钥匙的？
6 我搬迁到{city}的具体日期是什么？

scenePhotos
6 请找出我{when}{where}拍摄的、画面里有{what}的所有图片。
6 我记得{when}{where}拍过{what}，是哪些图片？

petPhotos
6 请找出{when}所有出现{pet}的图片。
6 {when}的图片里，哪些拍到了{petLong}？

sceneDate
6 我{when}{where}拍下{what}的确切日期是哪天？
6 {when}{where}那张{what}的图片，拍摄于哪一天？

sceneCity
6 我有{when}{who}拍摄{what}的图片，当时我身处哪座城市？
6 {when}{who}拍下{what}的时候，我在什么城市？

photoCount
6 我{when}{where}一共拍摄了多少张{what}的图片？
6 {when}{where}，画面里有{what}的图片数量是多少？

cheaper
6 比较我在{name}和{name2}的住宿，哪一家花费更少？
6 {name}与{name2}这两家酒店中，价格较低的是哪一家？

earlier
6 {name}和{name2}这两场活动，哪一场我参加得更早？
6 按时间顺序，{name}与{name2}中先发生的是哪个？
`;

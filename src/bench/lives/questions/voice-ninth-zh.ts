/** Questions in Chinese in the ninth voice, in simplified characters: parents and grandparents who dictate, and pupils. The form is told in `wordings-en.ts`. */
export const ninthChinese = `
hotelPaid
9 帮我瞧瞧，{when}{who}{where}住那个宾馆，到底花了多少钱来着？
9 {when}{who}{where}的酒店一共花了多少米

hotelName
9 {when}{who}{where}住的那个宾馆叫个啥名儿？
9 求{when}{who}{where}住的酒店名字

nights
9 {when}{who}{where}住宾馆，住了有几宿？
9 {when}{who}{where}那酒店我们睡了几晚

hotelDifference
9 {when}{who}{where}那家宾馆，订的时候跟退房的时候价钱差了多少？
9 酒店{when}{who}{where}实付和预订价差几块

stayPapers
9 把{when}住{name}的邮件、单据都给我找出来。
9 {when}{name}住店的所有邮件票据

orderPapers
9 {when}在{name}买{what}来的那些邮件都给我找找。
9 {when}{name}{what}订单相关邮件

arrival
9 住{name}是哪一天去的呀？
9 {name}几号入住的

countrySum
9 {when}{where}住宾馆，拢共花了多少钱？
9 {when}{where}酒店总花费

cityCount
9 这些年我{where}住过几次宾馆？
9 {where}住酒店的次数

companion
9 {when}{where}那回，{person}跟着去了没有？
9 {person}{when}是和我一块{where}的吗

flightTime
9 {when}{who}坐飞机去{city}，最后是几点飞的？
9 {when}{who}飞{city}那班改签后几点

airline
9 {when}{who}去{city}，坐的哪家公司的飞机呀？
9 {when}{who}去{city}的航司是哪个

flightCost
9 {when}{who}去{city}的飞机票花了多少钱？
9 {when}{who}{city}机票价格

dinnerPaid
9 {when}{who}在{name}下馆子，花了多少钱？
9 {name}{when}{who}那顿多少米

restaurantName
9 {when}{who}{where}吃{what}的那个馆子叫啥？
9 {when}{who}{where}那家吃{what}的店，名字想不起来了

dish
9 {when}{who}在{name}吃的是啥菜？
9 {name}{when}{who}我点的啥

dinnerPhotos
9 {when}在{name}吃饭照的相片都找出来。
9 {name}{when}干饭的照片

orderPaid
9 {when}在{name}买的那个{what}花了多少钱？
9 {when}{name}{what}多少米买的

orderNet
9 {when}在{name}买{what}，人家退了点钱，里外里花了多少？
9 {name}{what}{when}退完款实际到手多少钱

refund
9 {when}{name}退{what}，给退回来多少钱？
9 {when}{what}{name}退款金额

shopName
9 {when}那个{what}是在哪个店里买的来着？
9 {when}买{what}的店铺名

bought
9 {when}在{name}买的是啥东西？
9 {when}{name}我下单了啥

visitDate
9 {whose}{when}看{what}约的是哪天？
9 {when}{whose}{what}预约改到几号了

visitTime
9 {whose}{when}看{what}，几点钟到那儿？
9 {when}{whose}{what}预约几点

visitPaid
9 {when}看{what}花了多少钱？
9 {when}{what}账单多少

showDate
9 去看{name}是哪一天的事儿？
9 {name}那场是几月几号

showTime
9 {when}看{name}是几点钟开始？
9 {name}{when}几点开场啊

showPaid
9 {when}看{name}的票，花了多少钱？
9 {name}{when}票多少米

showName
9 {when}看的那场{what}，名儿叫啥？
9 {when}我去的是哪个{what}

billPaid
9 {when}那回{what}交了多少？
9 {when}{what}扣了我多少钱

billSum
9 {when}交的{what}加一块儿是多少？
9 {when}{what}总共多少

repairPaid
9 {when}修{what}，师傅一共收了多少钱？
9 {when}{what}维修花了多少

repairDifference
9 {when}修{what}，比原先说的多收了多少？
9 {when}{what}报价和最后账单差多少

repairFirm
9 {when}修{what}的师傅是哪家的？
9 {when}给{what}维修的是哪个公司

tipSaid
9 {person}{when}让我看的那个{what}，叫啥来着？
9 {when}{person}种草的{what}叫什么

tipWho
9 “{said}”是谁跟我说的呀？
9 谁给我安利的“{said}”

favour
9 {person}{when}托我{what}的是个啥？
9 {when}{person}要我{what}啥

partyDate
9 {whose}{what}{when}最后是哪天办的？
9 {when}{whose}{what}到底几号

partyPlace
9 {whose}{what}{when}是在哪儿摆的？
9 {when}{whose}{what}在哪

moveDate
9 咱们搬到{city}是哪一天？
9 {city}的房子哪天交的钥匙

moveCost
9 搬家到{city}，搬家的人收了多少钱？
9 搬去{city}搬家费多少

scenePhotos
9 把{when}{where}照的{what}相片找给我看看。
9 {when}{where}{what}的照片有木有，全要

petPhotos
9 {when}{pet}的相片都找出来看看。
9 {when}{petLong}的照片，全部

sceneDate
9 {when}{where}照{what}那张，是哪一天照的？
9 {when}{where}拍{what}具体几号

sceneCity
9 {when}{who}照的那个{what}，是在哪个城市？
9 {when}{who}的{what}是在哪个城市拍的呀

photoCount
9 {when}{where}照了几张{what}的相片？
9 {when}{where}{what}的照片有多少张

speech
9 {when}{where}录的那个{what}的录像，里头说的啥？
9 {when}{where}{what}那个视频里讲了什么

cheaper
9 {name}跟{name2}，住哪家省钱？
9 {name}和{name2}哪家更便宜来着

earlier
9 {name}跟{name2}，头一个看的是哪个？
9 {name}还是{name2}，我先看的谁
`;

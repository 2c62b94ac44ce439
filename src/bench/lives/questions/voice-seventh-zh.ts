/** Questions in Chinese in the seventh voice: short, spoken, with English in between and slips of the keyboard. The form is told in `wordings-en.ts`. */
export const seventhChinese = `
hotelPaid
7 {when}{where}{who}hotel到底cost多少
7 {where}{when}{who}住宿 最后扣了多钱
7 酒店{when}{who}{where}一共刷掉我多少刀还是多少，final的

hotelName
7 {when}{where}{who}住哪个hotel的说
7 {where}{when}{who}那家店名 忘光了

nights
7 {where}{when}{who}住几天啊 算night
7 {when}{who}{where}呆了几个晚上滴

hotelDifference
7 {when}{where}{who}酒店book的价跟实际差多少
7 {where}{when}{who}那酒店多收（还是少收）我多少哦

countrySum
7 {when}{where}酒店all in多少
7 {where}{when}住宿加一加total

cityCount
7 {where}酒店住过几次了都
7 {where}住酒店 累计几次

companion
7 {when}{where}{person}去没去
7 {person}{when}有跟我{where}嘛

flightTime
7 {when}{who}飞{city}到底几点take off
7 {city}{when}{who}航班最后改成几点了

airline
7 {when}{who}飞{city}啥航空
7 {city}{when}{who}坐谁家飞机

dinnerPaid
7 {name}{when}{who}吃掉多少
7 {when}{name}{who}买单多少米

restaurantName
7 {where}{when}{who}吃{what}那家 求店名
7 {when}{where}{who}有个{what}贼好吃 哪家来着

dish
7 {name}{when}{who}我吃了啥
7 {when}{name}{who}点了嘛

dinnerPhotos
7 {name}{when}吃饭的图 发我
7 {when}{name}那顿 pics都要

stayPapers
7 {name}{when}住店的mail和单 全部
7 {when}{name}那次 booking啊发票啊都翻出来

orderPapers
7 {name}{when}{what}的mail 都翻出来
7 {when}{what}那单（{name}）所有邮件

orderPaid
7 {name}{when}{what}多少米
7 {what} {when} {name}买的 花了多少

orderNet
7 {name}{when}{what}退完款实付多少
7 {when}{what}那单{name} refund减掉还剩多少

refund
7 {name}{when}{what}退我多少
7 {when}{name}的refund多少啊，{what}那个

shopName
7 {what}{when}哪家买的
7 {when}在哪个店剁的手买{what}

bought
7 {name}{when}我剁手买了啥
7 {when}{name}那个快递里是什么东东

visitDate
7 {whose}{what}{when}到底哪天
7 {when}{whose}{what}的appointment挪到几号

visitTime
7 {whose}{what}{when}几点来着
7 {when}{whose}{what}预约了啥时间 几点

showDate
7 {name}几号看的
7 看{name}是啥时候的事

showPaid
7 {name}{when}票多少米
7 {when}{name}的票钱

showName
7 {when}看了个{what}叫嘛
7 {when}那场{what}啥名字

billPaid
7 {when}{what}扣了多少
7 {what}{when}账单 多少

billSum
7 {when}{what}总共被扣多少
7 {what}{when}加起来

repairPaid
7 修{what}{when}收了多少
7 {when}{what}维修 最后花了几多米

repairFirm
7 {when}{what}谁来修的
7 修{what}{when}那家叫啥 想再找

tipSaid
7 {person}{when}安利的{what}叫啥名
7 {when}{person}推的那个{what}

tipWho
7 “{said}”谁安利给我的
7 谁跟我说的“{said}”啊

favour
7 {person}{when}叫我{what}啥
7 {when}答应{person}{what}的东西 是啥

partyDate
7 {whose}{what}{when}最后定哪天
7 {when}{whose}{what}改期后几号

partyPlace
7 {whose}{what}{when}在哪搞
7 {when}{whose}{what}地址 哪里

moveDate
7 搬{city}是几号
7 {city}的房子啥时候拿的钥匙

scenePhotos
7 {when}{where}{what}的图
7 {where}{when}拍{what}的 都要

petPhotos
7 {pet}{when}的图 来一波
7 {when}{petLong}的pics

sceneDate
7 {when}{where}拍{what}是几号的事
7 {where}{when}{what}那张 哪天

sceneCity
7 {when}{who}{what}那些图在哪个城市
7 {what}{when}{who}在哪拍滴

photoCount
7 {when}{where}{what}拍了几张呢
7 {where}{when}{what}的图 数一下

cheaper
7 {name}还是{name2}便宜点
7 {name}、{name2} 哪个省钱

earlier
7 {name}跟{name2}谁先
7 {name}/{name2} 先看的哪个
`;

/** Questions in Chinese in the fourth voice: someone young whose Mandarin has Cantonese in it. The form is told in `wordings-en.ts`. */
export const fourthChinese = `
hotelPaid
4 {when}{who}{where}间酒店埋单几多钱啊
4 酒店钱{when}{where}{who}最后刷了我多少先

hotelName
4 {when}{who}{where}住边间酒店来的？
4 上网想写个评，{when}{where}{who}那间酒店叫咩名

nights
4 {when}{who}{where}住咗几多晚
4 {where}{when}{who}过夜过了几晚啊其实

hotelDifference
4 {when}{where}{who}间酒店订的时候一个价走的时候又一个价，相差几多

countrySum
4 {when}{where}酒店钱全部埋一齐几多
4 {where}{when}所有住酒店的钱，帮手计一计

cityCount
4 我{where}总共住过几次酒店嘅
4 {where}的酒店我帮衬过几转

companion
4 {when}{where}，{person}有冇跟住去？
4 {person}{when}有没有一齐{where}的

flightTime
4 {when}{who}飞{city}班机最后几点飞
4 去{city}那程机{when}{who}，改完时间之后是几点

airline
4 {when}{who}去{city}搭边间航空公司
4 {when}{who}飞{city}那程机是哪家的

dinnerPaid
4 {when}{who}在{name}食饭埋单几多
4 {name}{when}{who}那餐洗了多少钱

restaurantName
4 {when}{who}{where}食{what}那间铺头叫咩名
4 {where}{when}{who}，有间{what}好正的，铺名呢？

dish
4 {when}{who}在{name}叫了什么来食
4 {name}{when}{who}那餐，我点了咩

dinnerPhotos
4 {when}去{name}食饭影的相，全部要
4 {name}{when}那餐的相有边几张

stayPapers
4 {when}住{name}的电邮同单，一次过给我
4 {name}{when}那次的确认信啊收据啊那些

orderPapers
4 {when}喺{name}买{what}的电邮，全部搵出来
4 {name}{when}{what}那张单相关的mail

orderPaid
4 {when}{name}个{what}几钱买的
4 {what}{when}在{name}入手多少钱啊

orderNet
4 {when}{name}个{what}退返一截钱，即是我实际俾咗几多
4 {name}{what}{when}扣掉退的钱，净付多少

refund
4 {when}{name}退返几多钱俾我，{what}那单
4 {what}{when}搵{name}退款，退了多少回来

shopName
4 {when}那个{what}在边度买的
4 {what}{when}是帮衬哪家铺头的

bought
4 {when}在{name}买了咩东西
4 {name}{when}那件快递装住什么

visitDate
4 {when}{whose}睇{what}约咗边日
4 {whose}{when}要见{what}，最后约到几号

visitTime
4 {when}{whose}睇{what}几点要到先
4 {whose}{when}{what}那个booking几点

showDate
4 {name}系边日睇的
4 我哪天去睇{name}的啊

showPaid
4 {when}{name}张飞几钱
4 {when}睇{name}买票用了多少

showName
4 {when}去睇那场{what}叫咩名
4 {when}那个{what}是哪一场来的

billPaid
4 {when}交{what}交咗几多
4 {what}{when}那期几钱

billSum
4 {when}{what}夹埋一共几多钱
4 {what}{when}全部计埋

repairPaid
4 {when}整{what}用了几钱
4 {what}{when}坏了搵人整，收了我几多

repairFirm
4 {when}搵边个师傅整的{what}
4 {what}{when}是哪间公司上门搞掂的

tipSaid
4 {when}{person}介绍俾我的{what}叫咩
4 {person}{when}狂推那个{what}，名字？

tipWho
4 “{said}”系边个介绍的
4 边位同我讲过“{said}”

favour
4 {when}{person}叫我帮手{what}的是咩来的
4 {person}{when}想我{what}，是什么东西

partyDate
4 {when}{whose}{what}最后改到边日
4 {whose}{what}{when}其实是几号搞

partyPlace
4 {when}{whose}{what}喺边度搞
4 {whose}{what}{when}在哪里开的

moveDate
4 我几时搬去{city}的
4 搬屋去{city}系边日

scenePhotos
4 {when}{where}影的{what}相，揾晒出来
4 {what}，{where}{when}影低的那些

petPhotos
4 {when}影{pet}的相全部
4 {when}{petLong}的靓相给我

sceneDate
4 {when}{where}影到{what}系边日
4 {what}{where}{when}是哪天拍低的

sceneCity
4 {when}{who}影{what}系喺边个城市
4 {what}那几张{when}{who}是在边度影的

photoCount
4 {when}{where}我影咗几多张{what}
4 {what}{where}{when}一共有几多张相

cheaper
4 {name}同{name2}边间平啲
4 住{name}定{name2}抵啲

earlier
4 {name}同{name2}，先睇边个
4 我系睇咗{name}先定{name2}先
`;

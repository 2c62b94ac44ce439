/** Questions in Chinese, as Chinese people ask: a block a kind, voices as in `wordings-en.ts`. */
export const chineseWordings = `
hotelPaid
1 {when}{who}{where}住酒店一共花了多少钱？
2 {when}{where}那次{who}住店，最后结账是多少？
3 帮我查下{when}{where}{who}的房费，要实际扣的，不是预订价

hotelName
1 {when}{who}{where}住的是哪家酒店？
2 {when}{where}我{who}住的那家店叫什么名字？
3 有朋友要去玩，问我{when}{where}{who}住的哪儿，叫啥来着

nights
1 {when}{who}{where}住了几晚？
2 {when}{where}那次{who}酒店订了几个晚上？
3 {when}{where}{who}待了几宿来着

hotelDifference
1 {when}{who}{where}住的酒店，最后的账单和预订价差多少？
3 说好一个价，{when}{who}{where}那家酒店结账又是另一个价，差了多少啊

countrySum
1 我{when}{where}住酒店总共花了多少？
2 {when}{where}所有酒店账单加起来是多少？
3 把我{when}{where}的住宿费都加一下

cityCount
1 我{where}住过几次酒店？
3 {where}我前前后后住过几回

companion
1 {when}{where}那次，{person}跟我一起去了吗？
2 {when}去的时候，{person}也{where}吗？
3 {person}{when}是不是跟我一块儿{where}玩的

flightTime
1 {when}{who}飞{city}的航班几点起飞？
2 {when}{who}去{city}的飞机最后是几点走的？
3 {when}{who}去{city}那趟后来改到几点飞了

airline
1 {when}{who}去{city}坐的是哪家航空公司？
2 {when}{who}飞{city}是哪家航司？
3 {when}{who}去{city}坐的啥航班，哪家的

dinnerPaid
1 {when}{who}在{name}吃饭花了多少钱？
2 {when}{who}在{name}那顿饭买单多少？
3 {name}那顿{when}{who}吃了多少钱

restaurantName
1 {when}{who}{where}吃{what}的那家餐厅叫什么？
2 {when}{where}{who}是在哪家店吃的{what}？
3 记得{when}{who}{where}有家{what}特别好吃，店名是啥

dish
1 {when}{who}在{name}吃了什么？
3 {name}那次{when}{who}点的什么菜来着

dinnerPhotos
1 {when}在{name}吃饭时拍了哪些照片？
3 把{when}{name}那顿饭的照片都找出来

stayPapers
1 {when}我住{name}的邮件和单据有哪些？
3 {when}{name}那次住店的邮件单子都给我

orderPapers
1 {when}在{name}买{what}的邮件有哪些？
3 {when}{name}那单{what}的邮件全找出来

orderPaid
1 {when}在{name}买的{what}多少钱？
2 {when}{name}的{what}，我付了多少？
3 {what}，{name}，{when}，多少钱买的

orderNet
1 {when}在{name}买的{what}，退款后实际花了多少？
3 {name}那个{what}{when}退了一部分，算下来到底花了多少

refund
1 {when}{name}给{what}退了多少钱？
2 {when}退{what}，{name}退回来多少？
3 {when}{what}那单{name}退我多少来着

shopName
1 {when}我在哪家店买的{what}？
3 {when}买的{what}坏了，哪家店卖的

bought
1 {when}我在{name}买了什么？
3 {when}{name}寄来那个包裹里是啥

visitDate
1 {when}{whose}看{what}约在哪一天？
2 {when}{whose}{what}的预约最后定在几号？
3 {whose}{when}看{what}改来改去，到底是哪天

visitTime
1 {when}{whose}看{what}是几点？
3 {when}看{what}几点要到

showDate
1 {name}是哪一天看的？
2 我去看{name}是几月几号？
3 看{name}那天是几号来着

showPaid
1 {when}{name}的票多少钱？
3 {when}看{name}花了多少

showName
1 {when}我去看了哪场{what}？
3 {when}看的那个{what}叫什么

billPaid
1 {when}的{what}是多少？
2 {when}{what}扣了多少钱？
3 {when}{what}交了多少

billSum
1 {when}{what}一共交了多少？
2 {when}全年{what}加起来多少？
3 报税要用，{when}{what}总共多少

repairPaid
1 {when}修{what}花了多少钱？
3 {when}{what}修好最后收了多少

repairFirm
1 {when}{what}是哪家修的？
3 {when}来修{what}的是谁家

tipSaid
1 {when}{person}推荐我的{what}叫什么？
3 {when}{person}一直安利的那个{what}叫啥

tipWho
1 “{said}”是谁推荐给我的？
2 是哪位让我去看“{said}”的？
3 “{said}”谁说的来着

favour
1 {when}{person}让我帮忙{what}的是什么？
3 {when}{person}托我{what}，是什么东西

partyDate
1 {when}{whose}{what}是哪天？
3 {when}{whose}{what}后来定在几号

partyPlace
1 {when}{whose}{what}在哪里办的？
3 {when}{whose}{what}要去哪儿

moveDate
1 我是哪天搬到{city}的？
2 {city}的房子是几号交的钥匙？
3 我啥时候搬来{city}的

scenePhotos
1 {when}{where}拍的{what}照片有哪些？
2 {when}{where}有{what}的照片都有哪些？
3 {when}{where}那些{what}的照片，都给我

petPhotos
1 {when}{pet}的照片有哪些？
3 {when}{petLong}的照片全要

sceneDate
1 {when}{where}拍{what}是哪一天？
3 {when}{where}那张{what}是几号拍的

sceneCity
1 {when}{who}拍到{what}是在哪个城市？
3 {when}{who}那几张{what}是在哪儿拍的

photoCount
1 {when}{where}我拍了几张{what}？
3 {when}{where}{what}的照片有几张

cheaper
1 {name}和{name2}，哪家酒店更便宜？
3 {name}跟{name2}哪个划算

earlier
1 {name}和{name2}，我先看的是哪个？
3 先看的{name}还是{name2}
`;

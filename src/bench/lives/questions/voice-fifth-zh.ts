/** Questions in Chinese in the fifth voice: as one writes to an office. The form is told in `wordings-en.ts`. */
export const fifthChinese = `
hotelPaid
5 请查询本人{when}{who}{where}的住宿费用，以实际结算金额为准。
5 烦请告知，{when}{where}{who}下榻酒店之费用共计若干？

hotelName
5 请提供本人{when}{who}{where}入住酒店的名称。
5 {when}{where}{who}所下榻的酒店为何处？

nights
5 请确认本人{when}{who}{where}住宿的天数（按晚计）。
5 {when}{where}{who}住宿共计多少晚？

hotelDifference
5 {when}{where}{who}入住酒店的结算金额与预订金额相差多少，请核对。

countrySum
5 请汇总本人{when}{where}产生的全部酒店费用。
5 {when}{where}历次住宿费用合计金额为多少？

cityCount
5 请统计本人{where}入住酒店的次数。
5 截至目前，本人{where}住宿过几次？

companion
5 请核实{when}{where}期间，{person}是否与本人同行。
5 {person}于{when}是否同本人一道{where}？

flightTime
5 请告知{when}{who}飞往{city}航班的最终起飞时间。
5 {when}{who}赴{city}之航班，变更后的起飞时刻为何时？

airline
5 {when}{who}前往{city}所乘航班由哪家公司承运？
5 请问{when}{who}赴{city}搭乘的是何航空公司？

dinnerPaid
5 {when}{who}于{name}用餐的消费金额是多少？
5 请核实{when}{who}在{name}就餐的支出。

restaurantName
5 {when}{who}{where}品尝{what}的餐厅名称是什么？
5 请提供{when}{where}{who}食用{what}的餐馆店名。

dish
5 {when}{who}于{name}用餐时，本人所点菜品为何？
5 请问{when}{who}在{name}食用的是什么菜肴？

dinnerPhotos
5 请调取{when}于{name}用餐期间拍摄的全部照片。
5 {when}在{name}就餐时的影像资料有哪些？

stayPapers
5 请列出{when}入住{name}的全部往来邮件及票据。
5 {when}{name}住宿事宜的相关函件与凭证有哪些？

orderPapers
5 请列出{when}向{name}订购{what}的全部往来邮件。
5 {when}于{name}购置{what}一事的相关邮件有哪些？

orderPaid
5 {when}于{name}购置{what}的价款是多少？
5 请查询{when}向{name}采购{what}的支付金额。

orderNet
5 {when}于{name}购置的{what}，扣除退款后实际支出若干？
5 请核算{when}{name}所售{what}在部分退款之后的净支出。

refund
5 {when}{name}就{what}一单退还的金额是多少？
5 请查询{when}{name}关于{what}的退款数额。

shopName
5 {when}所购{what}系由哪家商户售出？
5 请告知{when}购买{what}的商家名称。

bought
5 {when}本人于{name}所购何物？
5 请查明{when}向{name}订购的商品名称。

visitDate
5 {when}{whose}{what}就诊的预约，最终确定为何日？
5 请告知{when}{whose}前往{what}处的最终日期。

visitTime
5 {when}{whose}前往{what}处的预约时刻为几时？
5 请确认{when}{whose}{what}预约的具体钟点。

showDate
5 本人观看{name}的日期为何？
5 请告知{name}的观演日期。

showPaid
5 {when}{name}的票款为多少？
5 请查询{when}观看{name}所付票价。

showName
5 {when}本人观看的{what}名称为何？
5 请提供{when}所赴{what}的名称。

billPaid
5 {when}缴纳的{what}金额是多少？
5 请查询{when}{what}一项的扣款数额。

billSum
5 {when}{what}一项累计支出多少？
5 请汇总{when}全部{what}开支。

repairPaid
5 {when}维修{what}的费用是多少？
5 请核实{when}{what}检修的最终收费。

repairFirm
5 {when}{what}由哪家单位负责维修？
5 请告知{when}承修{what}的商家。

tipSaid
5 {when}{person}向本人推荐的{what}名称为何？
5 请问{when}{person}所荐{what}系哪一部？

tipWho
5 “{said}”系何人所荐？
5 请问向本人推荐“{said}”的是哪位？

favour
5 {when}{person}委托本人{what}的是何物？
5 请问{when}{person}请本人{what}的具体内容。

partyDate
5 {when}{whose}{what}的最终举办日期为何？
5 请确认{when}{whose}{what}实际于何日举行。

partyPlace
5 {when}{whose}{what}的举办地点是何处？
5 请告知{when}{whose}{what}在何处举行。

moveDate
5 本人迁居{city}的日期是哪一天？
5 请告知本人迁入{city}住所的日期。

scenePhotos
5 请调取本人{when}{where}拍摄的{what}照片。
5 {when}{where}，内容为{what}的影像有哪些？

petPhotos
5 请调取{when}{pet}的全部照片。
5 {when}拍有{petLong}的照片有哪些？

sceneDate
5 {when}{where}拍摄{what}的具体日期为何？
5 请告知本人{when}{where}摄得{what}的日期。

sceneCity
5 {when}{who}拍摄{what}时，所在城市为何？
5 请问{when}{who}的{what}照片摄于何地？

photoCount
5 请统计本人{when}{where}拍摄的{what}照片数量。
5 {when}{where}{what}的照片共计几张？

cheaper
5 {name}与{name2}相比，何者费用较低？
5 请比较{name}和{name2}的房费，哪一家更为经济？

earlier
5 {name}与{name2}，本人先观看的是何者？
5 请核对{name}和{name2}的观演先后，何者在前？
`;

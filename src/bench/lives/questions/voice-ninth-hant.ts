/** Questions in Chinese in the ninth voice, in traditional characters: people in Taipei and Hong Kong, old and young. The form is told in `wordings-en.ts`. */
export const ninthTraditional = `
hotelPaid
9 想請問一下，我{when}{who}{where}住的飯店，最後總共付了多少錢？
9 {when}{who}{where}嗰間酒店最後埋單幾多錢？
9 {when}{who}{where}的住宿費實際刷了多少

hotelName
9 請問我{when}{who}{where}住的是哪一間飯店？
9 {when}{who}{where}住的酒店叫咩名呢？
9 {when}{who}{where}住哪間旅館啊

nights
9 我{when}{who}{where}的飯店住了幾個晚上？
9 {when}{who}{where}嘅酒店總共住咗幾晚？

hotelDifference
9 我{when}{who}{where}住的飯店，訂房時的價格和實際付的差了多少？
9 {when}{who}{where}間酒店，訂房價同最後收費相差幾多？

stayPapers
9 麻煩幫我找出{when}住{name}的所有信件和單據。
9 {when}{name}住宿嘅電郵同收據全部俾我睇。

orderPapers
9 麻煩把{when}在{name}買{what}的信件全部列出來。
9 {when}喺{name}買{what}嘅電郵有邊啲？

arrival
9 請問我是哪一天入住{name}的？
9 {name}幾時check in㗎？

countrySum
9 我{when}{where}住飯店一共花了多少錢，請幫我加總。
9 {when}{where}所有酒店加埋使咗幾多錢？

cityCount
9 我到現在{where}住過幾次飯店？
9 我{where}住過幾多次酒店？

companion
9 {when}{where}那一趟，{person}有沒有跟我一起去？
9 {person}{when}係咪同我一齊{where}㗎？

flightTime
9 我{when}{who}飛{city}的班機，最後是幾點起飛？
9 {when}{who}飛{city}班機最後改咗幾點飛？

airline
9 請問我{when}{who}去{city}搭的是哪一家航空？
9 {when}{who}去{city}搭邊間航空公司？

flightCost
9 我{when}{who}去{city}的機票花了多少錢？
9 {when}{who}飛{city}張機票幾錢？

dinnerPaid
9 我{when}{who}在{name}那一餐總共吃了多少錢？
9 {when}{who}喺{name}食飯埋單幾錢？

restaurantName
9 我{when}{who}{where}吃{what}的那家餐廳叫什麼名字？
9 {when}{who}{where}食{what}嗰間餐廳叫咩名？
9 記得{when}{who}{where}吃過很好吃的{what}，店名是？

dish
9 我{when}{who}在{name}點了什麼來吃？
9 {when}{who}喺{name}食咗啲咩？

dinnerPhotos
9 麻煩找一下{when}在{name}吃飯拍的照片。
9 {when}喺{name}食飯影嘅相

orderPaid
9 我{when}在{name}買的{what}多少錢？
9 {when}喺{name}買{what}用咗幾多錢？

orderNet
9 我{when}跟{name}買的{what}有退一部分錢，這樣實際花了多少？
9 {when}{name}嗰個{what}，計返退款之後我俾咗幾多？

refund
9 {when}{name}退{what}退了多少錢給我？
9 {when}{name}退返幾多錢俾我，{what}嗰單？

shopName
9 我{when}的{what}是在哪家店買的？
9 {when}喺邊間舖頭買{what}㗎？

bought
9 我{when}在{name}買了什麼東西？
9 {when}喺{name}訂咗啲咩？

visitDate
9 請問{whose}{when}看{what}最後約在哪一天？
9 {whose}{when}睇{what}改咗去邊日？

visitTime
9 {whose}{when}看{what}是約幾點？
9 {whose}{when}睇{what}約咗幾點？

visitPaid
9 {when}看{what}花了多少錢？
9 {when}睇{what}收咗幾多錢？

showDate
9 請問我是哪一天去看{name}的？
9 {name}嗰場係幾月幾號睇㗎？

showTime
9 {when}的{name}是幾點開始？
9 {name}{when}幾點開場？

showPaid
9 我{when}看{name}的票總共多少錢？
9 {when}睇{name}張飛幾錢？

showName
9 我{when}去看的{what}是哪一場？
9 {when}嗰個{what}叫咩名？

billPaid
9 {when}的{what}帳單是多少錢？
9 {when}交咗幾多{what}？

billSum
9 我{when}的{what}全部加起來是多少？
9 {when}{what}總共俾咗幾多？

repairPaid
9 {when}修{what}最後花了多少錢？
9 {when}整返{what}使咗幾多錢？

repairDifference
9 {when}修{what}，最後的費用比估價多了多少？
9 {when}整{what}，同報價爭幾多？

repairFirm
9 {when}的{what}是請哪一家來修的？
9 {when}整{what}係邊間公司？

tipSaid
9 {person}{when}推薦給我的{what}叫什麼？
9 {when}{person}介紹嗰個{what}叫咩名？

tipWho
9 請問「{said}」是誰介紹給我的？
9 邊個同我講「{said}」㗎？

favour
9 {person}{when}請我幫忙{what}的是什麼？
9 {when}{person}叫我{what}啲咩？

partyDate
9 {whose}{what}{when}後來改到哪一天？
9 {when}{whose}{what}最後係邊日搞？

partyPlace
9 {whose}{what}{when}是在哪裡辦的？
9 {when}{whose}{what}喺邊度搞？

moveDate
9 我是哪一天搬到{city}的？請幫我查一下。
9 幾時搬去{city}㗎？

moveCost
9 我搬到{city}，搬家公司收了多少錢？
9 搬屋去{city}使咗幾多錢？

scenePhotos
9 請幫我找{when}{where}拍到{what}的照片。
9 {when}{where}影{what}嗰啲相喺邊？
9 想看{when}{where}的{what}照片，謝謝

petPhotos
9 請幫我找{when}{pet}的所有照片。
9 {when}{petLong}嘅相，全部要

sceneDate
9 請問我{when}{where}拍{what}是哪一天？
9 {when}{where}影{what}係邊日？

sceneCity
9 我{when}{who}拍的{what}是在哪個城市？
9 {when}{who}喺邊個城市影到{what}？

photoCount
9 我{when}{where}總共拍了幾張{what}？
9 {when}{where}影咗幾多張{what}？

speech
9 我{when}{where}拍{what}的影片裡，有人說了什麼？
9 {when}{where}影{what}條片入面講咩？

cheaper
9 {name}和{name2}，我住哪一間比較省？
9 {name}定{name2}邊間平啲？

earlier
9 我是先看{name}，還是{name2}？
9 {name}同{name2}，我先睇邊個？
`;

import { type Describer, tagsOf, thingsOf } from './describer.ts';

/** A vision-language model asked to describe a personal photo: what it is of, where that is, what the light is like and which words it can read, in two or three sentences. */
export const sixteenth: Describer = {
  things: thingsOf(`
beach|a wide sandy beach with gentle surf. Rows of blue sun loungers stand on the left, and the sunlight is bright and clear|宽阔的沙滩，海浪轻柔，左侧是成排的蓝色躺椅，阳光明亮|a rocky cove with a small pebble beach. Two people wade in the turquoise water below the cliffs|岩石小海湾里的卵石滩，两个人在悬崖下的碧绿海水中涉水|a beach promenade with palm trees under an overcast sky. A lifeguard tower marked "3" rises from the sand|阴天下种着棕榈树的海滩步道，沙滩上立着标有“3”的救生塔
museum|the interior of a museum with tall windows and a row of marble busts. Visitors walk past them in the soft daylight|博物馆内部，窗户高大，一排大理石半身像，参观者在柔和日光中走过|a large modern painting in red and black on a museum wall. A small plaque with text hangs to its right|博物馆墙上一幅红黑色的大型现代画，右侧挂着带文字的小牌|a dinosaur skeleton in the main hall of a museum. Children look up at it from behind a barrier|博物馆大厅里的恐龙骨架，孩子们在围栏后抬头观看
bridge|a suspension bridge with two tall towers over blue water. Cars are tiny on its deck, and the sky is hazy|蓝色水面上有两座高塔的悬索桥，桥面上车辆很小，天空有薄雾|an arched brick bridge above a small river with ducks. Moss covers its sides|小河上的砖砌拱桥，河里有鸭子，桥身长着青苔|a covered wooden bridge decorated with flowers. Pedestrians cross it in the early evening|装饰着鲜花的木廊桥，傍晚时分行人走过
cake|a birthday cake with strawberries and a number candle on top. Somebody's hands hold a lighter near the wick|生日蛋糕，上面有草莓和数字蜡烛，有人拿着打火机凑近烛芯|a tall layered cake on a white plate with one slice missing. Coffee cups stand around it on the table|白盘上缺了一块的多层蛋糕，桌上周围摆着咖啡杯|a homemade cake covered in colourful sprinkles. A banner reading "30" hangs on the wall behind|撒满彩色糖粒的自制蛋糕，后面墙上挂着“30”字样的横幅
mountain|a pointed mountain peak rising above pine forest. Morning fog fills the valley below|松林上方耸立的尖峰，下方山谷弥漫晨雾|two backpacks on a rock in front of a mountain panorama. A glacier shines white in the distance|山景前岩石上的两个背包，远处冰川泛白|a cable car station on a mountain slope with grazing cows. The signboard gives the altitude as "1,870 m"|山坡上的缆车站，附近有牛吃草，牌子写着海拔“1,870 m”
train|a regional train in yellow and grey at a small station. The display on the platform shows the departure time|停在小站的黄灰色区间列车，站台屏幕显示发车时间|the inside of a train carriage with green seats, nearly empty. Sunlight falls on the table between them|列车车厢内部，绿色座椅，几乎没有人，阳光落在座位间的小桌上|a train crossing a viaduct in a green landscape. It is photographed from far away|远处拍摄的列车，正驶过绿色田野中的高架桥
garden|a formal garden with trimmed hedges and gravel paths. A fountain splashes in the centre under a clear sky|修剪整齐的树篱和碎石小径组成的规整花园，晴空下中央喷泉溅水|a rose garden with red and yellow blossoms and a white pergola. Bees can be seen on several flowers|有红黄花朵和白色花架的玫瑰园，几朵花上可见蜜蜂|raised wooden beds with herbs and sunflowers in a garden. A watering can stands on the grass|花园里种着香草和向日葵的木制花床，草地上放着洒水壶
market|a covered market hall with stands of vegetables and cheese. Shoppers with bags move between the aisles|室内集市大厅，摆着蔬菜和奶酪摊位，提着袋子的顾客穿行其间|a flower market with buckets of tulips and peonies on the pavement. Price tags stick out of the bunches|人行道上摆着一桶桶郁金香和牡丹的花市，花束上插着价签|an open-air market stall selling spices in cone-shaped piles. Warm light makes the colours vivid|露天集市的香料摊，香料堆成圆锥形，暖光下色彩鲜艳
concert|a rock concert with four musicians on a smoky stage. Purple spotlights shine from above|摇滚演唱会，四名乐手站在烟雾缭绕的舞台上，紫色聚光灯从上方照下|an orchestra on the stage of a grand concert hall. The audience is seen from behind in dim light|大音乐厅舞台上的管弦乐团，昏暗中可见观众背影|a concert in an open-air arena at dusk. Phone screens glow all over the crowd|黄昏的露天场馆演唱会，人群中到处亮着手机屏幕
bicycle|a blue bicycle with a child seat leaning against a tree. Autumn leaves cover the ground|靠在树上的带儿童座蓝色自行车，地上铺满秋叶|a row of rental bicycles at a docking station. A sign above them reads "City Bike"|停放点的一排租赁自行车，上方牌子写着“City Bike”|handlebars of a bicycle seen from the rider's position on a country lane. Fields stretch out on both sides|骑行者视角的自行车把手，行在乡间小路上，两侧是田野
snow|a snow-covered street with parked cars turned into white mounds. A man clears the pavement with a shovel|积雪的街道，停着的车成了白色小丘，一名男子在铲人行道的雪|ski slopes with fresh snow and a chairlift. The sun stands low over the ridge|新雪覆盖的滑雪道和缆椅，太阳低悬在山脊上|children on a wooden sledge in the snow, photographed from the side. Trees with white branches line the hill|侧面拍摄的雪地里坐木雪橇的孩子，山坡边是白枝的树
sunset|a sunset behind a city skyline with cranes. The sky changes from yellow to deep red|城市天际线后的日落，可见吊车，天空由黄渐变为深红|an orange sunset over the sea with a single cloud. Its reflection forms a bright path on the water|海上橙色的日落，天边一朵云，倒影在水面形成亮带|a field of wheat in the glow of the sunset. The silhouettes of two trees stand on the horizon|夕阳映照下的麦田，地平线上有两棵树的剪影
boat|a wooden rowing boat moored at a jetty on a lake. The water is calm and green|湖边码头系着的木划艇，湖水平静碧绿|a white ferry boat leaving a port, with passengers on the upper deck. Seagulls follow it|离港的白色渡轮，上层甲板有乘客，海鸥跟在后面|several yachts with folded sails in a marina. Their masts are reflected in the water at noon|游艇码头里几艘收帆的游艇，正午时桅杆倒映水中
church|the white tower of a village church against dark clouds. A cemetery wall is visible below|乌云映衬下乡村教堂的白色塔楼，下方可见墓园围墙|the inside of a baroque church with a painted dome. Gold ornaments glitter in the light of many candles|巴洛克教堂内部，穹顶有彩绘，金饰在众多烛光中闪烁|a gothic church portal with carved figures of saints. People sit on the steps in front|哥特式教堂大门，刻有圣人雕像，人们坐在门前台阶上
fireworks|red fireworks exploding above a river with a bridge. Spectators hold up their phones on the bank|在有桥的河面上绽放的红色烟花，岸边观众举着手机|a sky full of fireworks and smoke over a suburban street. Empty bottles stand in the foreground|郊区街道上空满天烟花与烟雾，前景立着空瓶子|green and silver fireworks seen between two apartment blocks. The windows reflect the light|两栋公寓楼之间的绿色和银色烟花，窗户映着光
picnic|a picnic on a checked cloth with cheese, bread and cherries. The shade of a tree falls over half of it|方格布上的野餐，有奶酪、面包和樱桃，一半笼在树荫里|people having a picnic on a hillside with a view of the city. Bicycles lie in the grass next to them|山坡上俯瞰城市的野餐，旁边草地上躺着自行车|plastic boxes of fruit salad on a picnic table in a park. A wasp sits on one of the lids|公园野餐桌上的水果沙拉盒，盒盖上停着一只黄蜂
castle|a white castle with blue roofs on top of a wooded hill. A flag flies from the highest tower|树林山丘顶上蓝屋顶的白色城堡，最高的塔上飘着旗|the drawbridge and main gate of a medieval castle. An information board stands at the entrance|中世纪城堡的吊桥和大门，入口处立着说明牌|a great hall in a castle with wooden beams and suits of armour. Light comes in through narrow windows|城堡里有木梁和盔甲的大厅，光线从窄窗射入
football|players in red and white shirts fighting for the ball on a football field. The stands are full|足球场上红白球衣的球员正在拼抢，看台座无虚席|a football stadium at night under floodlights before kick-off. The lawn is bright green and empty|夜晚泛光灯下开球前的足球场，草坪鲜绿空旷|a worn leather football lying in front of a small goal in a park. Long shadows stretch over the grass|公园小球门前的旧皮足球，草地上影子很长
cat|a cat sleeping on a folded blanket in a patch of sunlight. Its paws are tucked under its chest|在一片阳光里睡在叠好的毯子上的猫，爪子收在胸下|a cat on a kitchen chair looking straight into the camera with wide eyes|厨房椅子上的猫，睁大眼睛直视镜头|a cat playing with a piece of string on a carpet. The picture is slightly blurred by its movement|在地毯上玩一段绳子的猫，因为移动画面略有模糊
dog|a dog running through shallow water with a stick in its mouth|叼着木棍跑过浅水的狗|a dog asleep in a wicker basket beside a radiator. A toy lies next to its head|睡在暖气旁藤篮里的狗，头边放着玩具|a dog sitting on a forest path and looking back at the photographer. Its collar has a round tag|坐在林间小路上回头望向拍摄者的狗，项圈上有圆牌
receipt|a long printed receipt laid flat on a table next to a coffee cup. The amounts are listed in a column on the right|平放在咖啡杯旁桌上的长条打印小票，右侧一列是金额|a close-up of a crumpled till receipt held in one hand. The name of the business is at the top|一只手拿着的皱小票特写，顶端是商家名称
screen|a mobile phone screenshot of an app. It contains a heading, several lines of details and a button|手机应用的截图，包含标题、几行详细内容和一个按钮|a screenshot showing a summary page with a logo and text fields. The status bar is visible at the top|显示摘要页面的截图，有标志和文字栏，顶部可见状态栏
ticket|an entrance ticket lying on a dark jacket. A QR code and several lines of print can be seen|放在深色外套上的入场券，可见二维码和几行印刷文字|a hand showing a printed ticket in a foyer. The title stands in large letters above the date|一只手在门厅展示打印的票，大字标题在日期上方
people|people around a restaurant table raising their glasses. Several plates of food stand in front of them|餐馆桌边举杯的人们，面前摆着几盘菜|a cosy restaurant corner with a wooden table for several guests. A chalkboard menu hangs on the wall|温馨的餐馆一角，木桌可坐几位客人，墙上挂着黑板菜单
ramen|a steaming bowl of ramen topped with a halved egg, nori and bamboo shoots|热气腾腾的拉面，放着半个鸡蛋、海苔和笋片|a bowl of spicy ramen with minced meat and bean sprouts. A glass of beer stands behind it|一碗辣拉面，有肉末和豆芽，后面放着一杯啤酒
steak|a grilled steak with herb butter melting on top, served with green beans|烤牛排，上面的香草黄油正在融化，配四季豆|slices of rare steak fanned out on a wooden board. Coarse salt and a knife lie next to them|木板上摆成扇形的嫩牛排片，旁边有粗盐和刀
grilled fish|a grilled fish with crisp skin served whole, with a salad of tomatoes. Lemon slices lie on top|整条皮脆的烤鱼，配番茄沙拉，上面放着柠檬片|a piece of grilled fish on mashed potatoes with a green sauce around it|放在土豆泥上的烤鱼块，周围淋着绿色酱汁
pizza|a pizza with ham and mushrooms on a round plate, cut into eight pieces|圆盘上切成八块的火腿蘑菇披萨|a thin-crust pizza with rocket leaves and shaved cheese. A glass of red wine is next to the plate|薄底披萨，放着芝麻菜和奶酪片，盘旁有一杯红酒
dumplings|a bamboo steamer with eight dumplings, folded by hand. Steam blurs part of the picture|竹蒸笼里八个手工包的饺子，热气让画面部分模糊|dumplings in chilli oil with sesame seeds and spring onions in a shallow bowl|浅碗里的红油饺子，撒着芝麻和葱花
curry|a bowl of yellow curry with potatoes and chicken. A naan bread leans on its edge|一碗黄咖喱，有土豆和鸡肉，碗边搭着一张馕|a plate of Japanese curry with rice and a breaded cutlet. The spoon is on the left|一盘日式咖喱饭，配炸猪排，勺子在左边
oysters|a round platter of oysters with lemon halves and a small bowl of sauce in the centre|圆盘生蚝，配半个柠檬，中间是一小碗酱汁|a fresh oyster held up close to the camera, with more oysters on ice behind|举到镜头前的新鲜生蚝，后面冰上还有更多
tapas|a tray of assorted tapas with olives, omelette and cured ham. The bar in the background is crowded|一托盘各式西班牙小吃，有橄榄、蛋饼和火腿，背景吧台人很多|clay dishes of tapas with garlic prawns and potatoes in red sauce, photographed from above|俯拍的陶碟西班牙小吃，有蒜香虾和红酱土豆
goulash|a bowl of goulash soup with carrots and a dollop of sour cream. A bread roll is served with it|一碗炖牛肉汤，有胡萝卜和一勺酸奶油，配一个小圆面包|a plate of goulash with sliced bread dumplings. The sauce is thick and brown|一盘炖牛肉配切片面包团子，酱汁浓稠呈褐色
risotto|a creamy mushroom risotto in a deep white plate, garnished with parsley|深白盘里的奶油蘑菇烩饭，点缀欧芹|a seafood risotto with mussels and shrimp. The restaurant's name is printed on the rim of the plate|海鲜烩饭，有青口和虾，盘沿印着餐厅名字
schnitzel|a large breaded schnitzel with fries and a slice of lemon on an oval plate|椭圆盘里的大块裹粉炸肉排，配薯条和柠檬片|a schnitzel topped with mushroom sauce. A side salad stands behind the plate|浇着蘑菇酱的炸肉排，盘后放着一份沙拉
burger|a double burger with melted cheddar on a slate board. Onion rings are stacked beside it|石板上的双层汉堡，切达奶酪融化，旁边叠着洋葱圈|a chicken burger cut in half, with lettuce and a creamy sauce visible inside|切成两半的鸡肉汉堡，可见生菜和奶油酱`),
  tags: tagsOf(`
beach|beach|coast|sand
museum|museum|exhibit|interior
bridge|bridge|water|structure
cake|cake|birthday|candles
mountain|mountain|landscape|outdoors
train|train|railway|transport
garden|garden|flowers|greenery
market|market|vendor|shopping
concert|concert|stage|performance
bicycle|bicycle|ride|transport
snow|snow|winter|frost
sunset|sunset|sky|evening
boat|boat|lake|harbor
church|church|building|architecture
fireworks|fireworks|night|celebration
picnic|picnic|park|food
castle|castle|landmark|history
football|football|sport|field
cat|cat|animal|indoors
dog|dog|animal|outdoors
receipt|receipt|document|text
screen|screenshot|app|text
ticket|ticket|event|text
people|restaurant|people|dining
ramen|ramen|noodle soup|meal
steak|steak|meat|meal
grilled fish|grilled fish|dish|meal
pizza|pizza|Italian food|meal
dumplings|dumplings|dim sum|meal
curry|curry|spicy|meal
oysters|oysters|shellfish|meal
tapas|tapas|snack|meal
goulash|goulash|stew|meal
risotto|risotto|Italian food|meal
schnitzel|schnitzel|cutlet|meal
burger|burger|sandwich|meal`),
  idle: ['everyday', 'memory', 'casual', 'photograph', 'colorful', 'scenery', 'lifestyle', 'personal'],
  vague: [
    ['a dark and grainy scene in which almost nothing can be recognised', '昏暗且有噪点的画面，几乎什么也认不出来'],
    ['a wooden floor with the tip of a shoe. It may be an unintended shot', '木地板和鞋尖，可能是无意中拍下的'],
    ['an ordinary room with a lamp and a curtain, without a clear subject', '普通的房间，有灯和窗帘，没有明确主体'],
    ['streaks of light caused by a moving camera', '相机移动造成的光条'],
  ],
  alone: [
    ['This is a photo of {thing}', '这张照片拍的是{thing}'],
    ['The picture shows {thing}', '画面展示的是{thing}'],
    ['{thing}. The image has the look of an amateur photograph', '{thing}。看起来是业余拍摄的'],
    [
      'The photograph presents {thing}. It seems to come from a private album',
      '照片呈现的是{thing}。像是私人相册中的一张',
    ],
  ],
  company: [
    ['{who} posing with a smile. Surroundings: {thing}', '微笑摆姿势的{who}。环境：{thing}'],
    ['The picture shows {who} in front. Background: {thing}', '画面前方是{who}。后面是{thing}'],
    [
      'This is a photo with {who} in the middle, facing forward. It also shows {thing}',
      '照片中间是{who}，面朝前方。还拍到了{thing}',
    ],
  ],
  selfie: [
    ['A selfie with {who} in the foreground. The background contains {thing}', '自拍，前景是{who}。背景有{thing}'],
    [
      'A self-taken picture with {who}, smiling into the lens. The rest of the image shows {thing}',
      '自拍照，{who}对着镜头微笑。其余部分是{thing}',
    ],
  ],
  woman: ['woman', 'women'],
  man: ['man', 'men'],
};

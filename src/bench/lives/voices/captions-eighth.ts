import { type Describer, tagsOf, thingsOf } from './describer.ts';

/** A model that was asked for a caption: a sentence or two that name the subject, its colours and what is next to it. */
export const eighth: Describer = {
  things: thingsOf(`
beach|a sandy beach with gentle waves and a few people walking along the shoreline|一片沙滩，海浪轻柔，几个人沿着岸边散步|colorful beach umbrellas and towels on the sand, with the blue sea in the distance|沙滩上五颜六色的遮阳伞和毛巾，远处是蓝色的大海|an empty beach at low tide under a cloudy sky|阴天下退潮时空旷的海滩
museum|the interior of a museum with paintings displayed on white walls|博物馆内部，白色墙壁上陈列着画作|a marble sculpture of a seated figure exhibited in a museum hall|博物馆展厅里展出的一尊坐姿大理石雕塑|ancient pottery and coins in a glass display case|玻璃展柜里的古代陶器和钱币
bridge|a stone arch bridge crossing a river, with buildings along the bank|一座横跨河流的石拱桥，岸边有建筑物|a suspension bridge with tall towers against a clear blue sky|晴朗蓝天下一座有高塔的悬索桥|a pedestrian bridge decorated with love locks|挂满同心锁的人行桥
cake|a birthday cake with lit candles on a wooden table|木桌上一个点着蜡烛的生日蛋糕|a slice of layered cream cake with strawberries on a white plate|白盘子里一块带草莓的夹层奶油蛋糕|a homemade chocolate cake decorated with colored sprinkles|一个撒着彩色糖粒的自制巧克力蛋糕
mountain|a snow-capped mountain range rising above a green valley|绿色山谷上方白雪覆盖的山脉|a hiker standing on a rocky trail and looking at the mountains|一名徒步者站在石头小路上眺望群山|a mountain lake reflecting the surrounding peaks|倒映着周围山峰的高山湖泊
train|a red and white train stopped at a station platform|停靠在车站站台的红白相间的火车|the view from a train window showing fields passing by|从火车车窗看到的掠过的田野|the inside of a train carriage with rows of seats and luggage racks|火车车厢内部，有一排排座位和行李架
garden|a garden full of blooming flowers in red, yellow and purple|开满红色、黄色和紫色花朵的花园|a close-up of a pink rose with drops of water on its petals|一朵粉色玫瑰的特写，花瓣上有水珠|a winding path through a botanical garden with tall plants|穿过植物园的蜿蜒小路，两旁是高大的植物
market|an outdoor market with stalls selling fresh fruit and vegetables|露天市场，摊位上出售新鲜水果和蔬菜|piles of oranges, lemons and apples at a market stall|市场摊位上成堆的橙子、柠檬和苹果|a busy street market with hanging lanterns and people shopping|挂着灯笼、人们正在购物的繁忙街市
concert|a band performing on stage in front of a large crowd|乐队在舞台上为大批观众演出|a singer on a brightly lit stage with purple lights|紫色灯光下舞台上的歌手|the audience at a concert holding up their phones|音乐会上举着手机的观众
bicycle|a blue bicycle parked next to a brick wall|停在砖墙边的一辆蓝色自行车|a person riding a bicycle on a path along the river|一个人在河边小路上骑自行车|a row of bicycles in a bike rack on a city street|城市街道上停车架里的一排自行车
snow|a street covered in snow with parked cars|被雪覆盖的街道和停着的汽车|a snowman with a carrot nose and a red scarf in a yard|院子里有胡萝卜鼻子、戴红围巾的雪人|children playing in the snow with a wooden sled|孩子们带着木雪橇在雪地里玩耍
sunset|an orange and pink sunset over the rooftops of a city|城市屋顶上空橙粉色的日落|the sun setting behind dark hills|太阳落到深色的山丘后面|a dramatic evening sky with golden clouds|布满金色云彩的壮观傍晚天空
boat|several small boats moored in a harbor|停泊在港口的几艘小船|a white ferry sailing across the water|一艘白色渡轮在水面上航行|a sailboat on a calm lake with trees on the far shore|平静湖面上的帆船，对岸有树
church|the interior of a church with stained glass windows and wooden pews|教堂内部，有彩色玻璃窗和木制长椅|the facade of a large cathedral with two towers|一座有两座塔楼的大教堂正面|a small white church with a pointed steeple|一座有尖塔的白色小教堂
fireworks|colorful fireworks lighting up the night sky|照亮夜空的彩色烟花|fireworks exploding over a river with a crowd watching|烟花在河面上空绽放，人群在观看|golden sparks falling from fireworks above the rooftops|屋顶上方烟花落下的金色火花
picnic|a picnic blanket on the grass with sandwiches and fruit|草地上的野餐垫，摆着三明治和水果|a group of people having a picnic in a park|一群人在公园里野餐|a wicker basket, bread and cheese laid out for a picnic under a tree|树下摆着柳条篮、面包和奶酪的野餐
castle|a medieval castle on top of a hill|山顶上的一座中世纪城堡|the stone walls and a round tower of an old castle|古城堡的石墙和圆塔|a castle courtyard with an arched gate|有拱门的城堡庭院
football|a soccer match in a stadium full of spectators|坐满观众的体育场里的一场足球赛|players in red and white jerseys fighting for the ball on a green field|穿红白球衣的球员在绿茵场上拼抢足球|children playing football on a grass pitch|孩子们在草地球场上踢足球
cat|a gray cat sleeping on a couch|一只灰猫在沙发上睡觉|a cat sitting on a windowsill and looking outside|一只猫坐在窗台上看着外面|a close-up of a cat with yellow eyes|一只黄眼睛的猫的特写
dog|a brown dog lying on the grass|一只棕色的狗趴在草地上|a dog running along a path with a stick in its mouth|一只狗叼着树枝在小路上奔跑|a dog wearing a red collar and looking at the camera|一只戴着红色项圈、看着镜头的狗
receipt|a printed receipt lying on a table next to a cup|桌上杯子旁的一张打印小票|a paper receipt with a list of items and a total amount|一张列有商品和总金额的纸质收据
screen|a screenshot of a smartphone app showing booking or order details|手机应用的截图，显示预订或订单详情
ticket|a paper ticket with a barcode and event information|一张带有条形码和活动信息的纸质门票|a hand holding a printed admission ticket|一只手拿着打印的入场门票
ramen|a bowl of ramen with a soft-boiled egg, pork slices and green onions|一碗拉面，配有溏心蛋、叉烧和葱花
steak|a grilled steak served with french fries and a salad|一份煎牛排，配薯条和沙拉
grilled fish|a whole grilled fish on a plate with lemon slices|盘子里一整条烤鱼，配柠檬片
pizza|a pizza topped with tomato sauce, mozzarella and basil|一张有番茄酱、马苏里拉奶酪和罗勒的披萨
dumplings|a bamboo steamer with dumplings and a small bowl of dipping sauce|一笼饺子和一小碗蘸料
curry|a bowl of curry with rice and vegetables|一碗配米饭和蔬菜的咖喱
oysters|a plate of fresh oysters on ice with lemon|一盘放在冰上、配柠檬的新鲜生蚝
tapas|a table with several small plates of tapas, including olives and ham|桌上摆着几小碟西班牙小吃，有橄榄和火腿
goulash|a plate of goulash with bread dumplings|一盘炖牛肉配面包团子
risotto|a plate of mushroom risotto with grated parmesan|一盘撒着帕尔马干酪的蘑菇烩饭
schnitzel|a large schnitzel with potato salad and a lemon wedge|一大块炸肉排，配土豆沙拉和柠檬角
burger|a hamburger with cheese, lettuce and a side of fries|一个夹着奶酪和生菜的汉堡，配薯条`),
  tags: tagsOf(`
beach|beach|sea|sand|vacation
museum|museum|art|exhibition
bridge|bridge|river|architecture
cake|cake|dessert|birthday
mountain|mountain|landscape|nature
train|train|railway|travel
garden|flowers|garden|plants
market|market|fruit|vegetables|stall
concert|concert|stage|music
bicycle|bicycle|cycling|street
snow|snow|winter
sunset|sunset|sky|evening
boat|boat|harbor|water
church|church|cathedral|architecture
fireworks|fireworks|night sky|celebration
picnic|picnic|park|food
castle|castle|fortress|history
football|soccer|football|stadium
cat|cat|pet|animal
dog|dog|pet|animal
receipt|receipt|text|paper
screen|screenshot|phone|text
ticket|ticket|barcode|text
ramen|ramen|noodles|food
steak|steak|meat|food
grilled fish|fish|seafood|food
pizza|pizza|food
dumplings|dumplings|food
curry|curry|rice|food
oysters|oysters|seafood|food
tapas|tapas|food|appetizers
goulash|stew|food
risotto|risotto|rice|food
schnitzel|schnitzel|meat|food
burger|burger|fast food|food`),
  idle: ['outdoor', 'indoor', 'daylight', 'table', 'building', 'tree', 'sky', 'no people', 'city', 'closeup'],
  vague: [
    ['a blurry photo in which little can be made out', '一张模糊的照片，看不清内容'],
    ['a street scene with buildings and parked vehicles', '有建筑物和停放车辆的街景'],
    ['an indoor space with furniture and soft lighting', '有家具、光线柔和的室内空间'],
    ['a close-up of an unidentified object on a surface', '某个表面上无法辨认的物体的特写'],
  ],
  alone: [
    ['{thing}', '{thing}'],
    ['The image shows {thing}', '图中是{thing}'],
    ['A photo of {thing}. The lighting is natural', '照片里是{thing}，光线自然'],
    ['{thing}. There are no people in the picture', '{thing}。画面中没有人'],
  ],
  company: [
    ['{who} in front of the camera, with {thing}', '{who}面对镜头，画面中还有{thing}'],
    ['{thing}. In the foreground, there is {who}', '{thing}。前景中可以看到{who}'],
    ['The image shows {who} together with {thing}', '图中有{who}，以及{thing}'],
  ],
  selfie: [
    ['A selfie of {who} with {thing} in the background', '{who}的自拍，背景是{thing}'],
    ['{who} taking a selfie. Behind them is {thing}', '{who}正在自拍，身后是{thing}'],
  ],
  woman: ['woman', 'women'],
  man: ['man', 'men'],
};

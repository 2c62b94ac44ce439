import { type Describer, tagsOf, thingsOf } from './describer.ts';

/** A vision-language model that names the subject, the setting, the light and any text it reads, as captions of a released benchmark do: full sentences, an even tone, now and then a guess at the mood. */
export const seventeenth: Describer = {
  things: thingsOf(`
beach|a long stretch of beach with golden sand under a cloudless sky. A few people are walking barefoot along the waterline, and the midday light is strong|万里无云的天空下一长段金色沙滩，几个人赤脚沿着水边走，正午光线强烈|a quiet beach at low tide with ripples in the wet sand. Footprints lead towards the horizon in the soft morning light|退潮时安静的海滩，湿沙上有波纹，柔和的晨光中脚印伸向天边|striped umbrellas and towels on a crowded beach. A red flag is raised on a pole near the water's edge|拥挤的海滩上有条纹遮阳伞和毛巾，水边的旗杆上升着红旗
museum|a gallery room in a museum with framed portraits on dark green walls. Spotlights illuminate each work, and a bench stands in the middle|博物馆的一间展室，深绿色墙上挂着肖像画，射灯照亮每件作品，中间有一条长凳|an ancient ceramic vase in a glass case at a museum. A label below it reads "5th century BC"|博物馆玻璃柜里的古代陶瓶，下方标签写着“公元前5世纪”|a spacious museum atrium with a glass ceiling and a large abstract sculpture. Several visitors are looking at their phones|宽敞的博物馆中庭，玻璃屋顶，一件大型抽象雕塑，几名参观者在看手机
bridge|a long steel bridge spanning a wide river. The structure is lit by warm lamps against a dark blue evening sky|横跨宽阔河面的长钢桥，深蓝的暮色中亮着暖色灯|an old stone bridge with several arches reflected in still water. Willows hang over the bank on a grey day|几孔石拱桥倒映在静水中，阴天里岸边垂柳低垂|the view along a pedestrian bridge with metal railings covered in padlocks. People are walking towards the camera|沿着人行桥望去，金属栏杆上挂满锁，行人迎面走来
cake|a round chocolate cake with lit candles on a kitchen table. The room is dark and the candlelight gives the scene a warm glow|厨房桌上的圆形巧克力蛋糕，插着点燃的蜡烛，房间昏暗，烛光温暖|a white frosted cake with fresh raspberries on a glass stand. The words "Happy Birthday" are written on it in icing|玻璃托盘上的白色奶油蛋糕，有新鲜覆盆子，糖霜写着“Happy Birthday”|a slice of carrot cake on a small plate with a fork. The rest of the cake is out of focus in the background|小盘子里的一块胡萝卜蛋糕和叉子，背景中剩下的蛋糕虚化
mountain|a mountain range with snow on its summits beneath a bright blue sky. A hiking trail with a yellow signpost is in the foreground|明亮蓝天下山顶积雪的山脉，前景是徒步小径和黄色路标|a steep rocky mountain reflected in an alpine lake. It seems to have been taken at dawn|倒映在高山湖中的陡峭岩山，似乎拍于黎明|layers of blue mountain ridges fading into haze. The photo appears to have been taken from a high viewpoint|层层蓝色山脊没入薄雾，看起来是从高处的观景点拍摄
train|a high-speed train standing at a platform under a curved station roof. Passengers with suitcases are boarding|弧形站顶下停在站台边的高速列车，带着行李箱的乘客正在上车|an old steam train with a black locomotive at a country station. White smoke rises into the clear air|乡间车站的老式蒸汽火车，黑色车头，白烟升上晴空|a view from a train window over passing fields. The seat in front and a folded newspaper are partly visible|从火车车窗望出去的田野，可见前排座椅的一部分和折好的报纸
garden|a botanical garden with colourful flower beds along a curved path. The sun is shining and the colours look saturated|植物园里弯曲小路旁色彩缤纷的花坛，阳光明媚，色彩饱满|a small back garden with blooming lavender and a wooden bench. Late afternoon light falls through the leaves|小后院花园，薰衣草盛开，有一张木长椅，傍晚的光透过树叶|a Japanese garden with a stone lantern, azaleas and raked gravel. There is a calm atmosphere|日式庭园，有石灯笼、杜鹃花和耙过的白砂，气氛宁静
market|an outdoor market with colourful fruit stands under white tents. Handwritten price signs are placed among the oranges and grapes|白色帐篷下水果摊色彩鲜艳的露天市场，橙子和葡萄间插着手写价牌|a busy night market street with food stalls and glowing lanterns. Steam rises from several pots|热闹的夜市街，小吃摊和发亮的灯笼，几口锅冒着热气|a fish market counter with crushed ice and rows of fresh catch. A vendor in an apron is weighing something|鱼市柜台上铺着碎冰和成排的鲜鱼，穿围裙的摊贩正在称重
concert|a concert stage with bright blue beams of light and a singer at the microphone. The raised hands of the audience are dark silhouettes|音乐会舞台，明亮的蓝色光束，歌手站在麦克风前，观众举起的手成剪影|a string quartet performing a concert in a small hall with wood panelling. The listeners sit in rows of red chairs|木板墙小厅里演奏音乐会的弦乐四重奏，听众坐在一排排红椅上|a jazz band giving an open-air concert in a park pavilion. String lights hang above the players|公园凉亭里露天演出的爵士乐队，乐手上方挂着串灯
bicycle|a vintage bicycle with a wicker basket parked against a yellow wall. Its shadow is sharp in the afternoon sun|靠在黄墙边带藤筐的复古自行车，下午的阳光下影子清晰|several bicycles locked to a railing next to a canal. The street appears wet after rain|运河边锁在栏杆上的几辆自行车，街道像是雨后湿润|a mountain bicycle lying in the grass beside a gravel track. A helmet hangs from its handlebar|碎石小道旁草地上倒放的山地自行车，车把上挂着头盔
snow|a snowy forest path with footprints between tall firs. The low sun makes the snow sparkle|高大冷杉间有脚印的雪林小路，低垂的太阳让雪闪闪发光|a snowman with a carrot nose and a red scarf in a front yard. Snow is falling and the light is dim|前院里胡萝卜鼻子、红围巾的雪人，正在下雪，光线昏暗|rooftops and cars covered in thick snow, seen from a window. The overall tone of the image is cold and grey|从窗户看到的厚雪覆盖的屋顶和汽车，画面色调偏冷偏灰
sunset|a dramatic sunset over rolling hills with pink and violet clouds. The landscape below is already dark|起伏山丘上壮丽的日落，粉紫色云彩，下方大地已暗|a sunset seen from a rooftop terrace, with the sun touching the horizon. Two empty glasses are on the railing|从屋顶露台看到的日落，太阳触及地平线，栏杆上放着两只空杯|the sun setting behind a row of palm trees. The sky shows a gradient from orange to deep blue|太阳落在一排棕榈树后，天空由橙渐变到深蓝
boat|a small red fishing boat pulled up on a stony shore. Nets and ropes are piled inside it|拖上石滩的红色小渔船，船里堆着渔网和绳子|a sightseeing boat with rows of seats passing through a canal in a city. The name on its side reads "Marina II"|驶过城市运河的游船，有成排座位，船身写着“Marina II”|a sailing boat with white sails leaning in the wind on open water. Bright sunlight glitters on the waves|开阔水面上迎风倾斜的白帆船，阳光在浪上闪烁
church|the facade of a white church with two bell towers on a sunny square. Pigeons are gathered on the steps|阳光广场上有两座钟楼的白色教堂正面，台阶上聚着鸽子|the nave of a church with high vaults and stained-glass windows. Coloured light falls on the empty pews|教堂中殿，拱顶高耸，彩绘玻璃窗，彩色光落在空长椅上|a small wooden church among trees with a shingled roof. The door is open and the interior is dark|林间铺木瓦的小木教堂，门开着，里面昏暗
fireworks|golden fireworks bursting in the night sky above a crowd. Smoke drifts to the right side of the frame|人群上方夜空中绽放的金色烟花，烟雾飘向画面右侧|multicoloured fireworks reflected in a dark lake. People on the shore are visible as silhouettes|倒映在黑暗湖面的彩色烟花，岸上的人成剪影|a single large firework with white trails over city rooftops. The image is slightly blurred due to long exposure|城市屋顶上方一朵拖着白色尾迹的大烟花，因长时间曝光画面略模糊
picnic|a picnic blanket on green grass with sandwiches, grapes and a bottle of juice. The scene is set in dappled shade|绿草地上的野餐毯，摆着三明治、葡萄和一瓶果汁，光影斑驳|a wicker picnic basket with plates and a loaf of bread next to it. A pair of sunglasses has been left on the cloth|藤编野餐篮，旁边有盘子和一条面包，布上放着一副太阳镜|a group having a picnic under a large oak tree on a summer day. Someone is pouring lemonade into paper cups|夏日大橡树下野餐的一群人，有人正往纸杯里倒柠檬水
castle|a medieval castle with round towers on a hill above a town. The walls are lit by evening sun|小镇上方山丘上有圆塔的中世纪城堡，城墙映着夕照|the inner courtyard of a castle with arcades and a well. Tourists are taking photos of the coat of arms above the gate|城堡内院，有拱廊和水井，游客在拍大门上方的纹章|the ruins of a castle with ivy on its walls. Grey clouds give the picture a gloomy mood|墙上爬满常春藤的城堡遗迹，灰云让画面显得阴沉
football|a football match in progress on a sunlit pitch, with one team in yellow and the other in blue. The scoreboard reads "1 : 0"|阳光球场上正在进行的足球比赛，一队黄衣一队蓝衣，记分牌写着“1 : 0”|fans with scarves in the stand of a football stadium. The pitch can be seen far below under bright lights|足球场看台上戴围巾的球迷，明亮灯光下远处可见球场|young people playing football on a village field. The goal has no net and the sky is overcast|年轻人在村里的场地踢足球，球门没有网，天色阴沉
cat|a tabby cat curled up on a grey sofa cushion. Light from a window falls on its fur|蜷在灰色沙发垫上的虎斑猫，窗光落在毛上|a cat sitting on a windowsill between two flower pots and looking outside|坐在窗台两个花盆之间望着外面的猫|a cat lying on its back on a wooden floor with its paws in the air. A toy mouse is next to it|仰躺在木地板上四脚朝天的猫，旁边有只玩具老鼠
dog|a dog standing on a lawn with a tennis ball in its mouth. Its ears are raised and it seems to be waiting|站在草坪上叼着网球的狗，竖着耳朵，像在等待|a dog resting its head on someone's knee under a table. The picture is taken from above|桌下把头靠在人膝上的狗，从上方拍摄|a wet dog on a leash next to a puddle on a footpath. The weather looks rainy|人行小路水洼旁牵着绳的湿狗，天气像是下雨
receipt|a paper receipt photographed on a wooden table. Several items with prices and a total are printed on it|木桌上拍摄的纸质小票，印着几项商品价格和合计|a white receipt held between two fingers in front of a blurred interior. The printed text is mostly legible|两指夹着的白色小票，背景室内虚化，印刷文字大多清晰
screen|a screenshot from a smartphone with black text on a white background. It seems to show a confirmation with several fields|手机截图，白底黑字，似乎是带有若干栏目的确认页面|a screenshot of a mobile app with a coloured header bar. Below it, details are arranged in rows|手机应用截图，顶部有彩色标题栏，下面分行排列详细信息
ticket|a printed admission ticket held up in front of an entrance. It shows a title, a date and a barcode|举在入口前的印刷入场券，可见标题、日期和条形码|a paper ticket placed on a programme leaflet. The text includes a time and a place|放在节目单上的纸质票，文字包括时间和位置
people|a group of people sitting around a table in a restaurant. The lighting is warm and there are glasses and plates in front of them|餐厅里围桌而坐的一群人，灯光温暖，面前有杯子和盘子|the interior of a cosy restaurant with diners at small tables. Pendant lamps hang over each one|温馨餐厅的内部，客人坐在小桌旁，每张桌上方有吊灯
ramen|a bowl of ramen with sliced pork, a soft-boiled egg and green onions. A pair of chopsticks lies on top|一碗拉面，有叉烧、溏心蛋和葱花，上面放着一双筷子|a black bowl of miso ramen with corn and seaweed on a wooden counter. Steam is rising from the broth|木吧台上黑碗盛的味噌拉面，有玉米和海苔，汤冒着热气
steak|a thick steak with grill marks, served with roasted potatoes on a white plate|白盘里带烤纹的厚牛排，配烤土豆|a sliced sirloin steak, pink in the centre, with a small jug of pepper sauce. The table setting looks elegant|切片的西冷牛排，中心粉红，配一小壶胡椒汁，餐桌布置雅致
grilled fish|a whole grilled fish on an oval plate with lemon wedges and parsley. The skin is crisp and browned|椭圆盘里的整条烤鱼，配柠檬角和欧芹，鱼皮焦脆|a fillet of grilled fish with vegetables and a drizzle of olive oil. The sea is out of focus behind the table|烤鱼排配蔬菜，淋着橄榄油，桌后的大海虚化
pizza|a pizza with tomato sauce, mozzarella and basil leaves on a wooden board. The crust is blistered from the oven|木板上的披萨，有番茄酱、马苏里拉和罗勒叶，饼边烤出了泡|a pepperoni pizza in an open cardboard box. One slice is already gone|打开的纸盒里的意式辣肠披萨，已少了一块
dumplings|a plate of pan-fried dumplings with a crisp golden base. A small dish of dark dipping sauce is beside it|一盘底部金黄酥脆的煎饺，旁边一小碟深色蘸料|a bowl of boiled dumplings in a clear soup with coriander. A hand with a spoon reaches in from the left|清汤水饺，撒着香菜，左侧伸来一只拿勺的手
curry|a bowl of red curry with vegetables next to a mound of white rice. A sprig of basil is placed on top|一碗红咖喱蔬菜，旁边一堆白米饭，上面放着一枝罗勒|a metal tray with several kinds of curry, rice and flatbread. The colours are rich and the light is warm|金属托盘里有几种咖喱、米饭和薄饼，色彩浓郁，光线温暖
oysters|six oysters on a bed of ice with a lemon and a tiny fork. A glass of white wine is in the background|冰上的六只生蚝，配柠檬和小叉子，背景有一杯白葡萄酒|a tray of freshly opened oysters at a harbour stall. Their shells are rough and grey|港口摊位上一盘刚开的生蚝，外壳粗糙发灰
tapas|several small plates of tapas on a bar counter, including olives, ham and fried squid|吧台上几小盘西班牙小吃，有橄榄、火腿和炸鱿鱼|a table covered with tapas dishes and toothpicks. A chalkboard behind it lists the day's specials|摆满西班牙小吃和牙签的桌子，后面黑板写着当日特色
goulash|a deep plate of goulash with chunks of beef in a dark red sauce. It is served with rye bread|深盘里的匈牙利炖牛肉，大块牛肉浸在暗红酱汁里，配黑麦面包|a small kettle of goulash over a flame on a rustic table. Paprika and onions can be seen in the stew|乡村木桌上小锅里加热的炖牛肉，可见红椒和洋葱
risotto|a plate of saffron risotto with a bright yellow colour and grated parmesan. The restaurant setting is softly lit|一盘藏红花烩饭，颜色明黄，撒着帕马森碎，餐厅灯光柔和|a bowl of green asparagus risotto with lemon zest. A napkin and a spoon lie next to it|一碗芦笋烩饭，撒着柠檬皮屑，旁边放着餐巾和勺子
schnitzel|a golden breaded schnitzel that covers most of the plate, with potato salad on the side|金黄的裹粉炸肉排几乎占满盘子，旁边是土豆沙拉|a schnitzel with a lemon wedge and cranberry jam on a blue-rimmed plate. A mug of beer stands behind it|蓝边盘里的炸肉排，配柠檬角和蔓越莓酱，后面立着一杯啤酒
burger|a cheeseburger with lettuce and tomato in a sesame bun. A basket of fries is next to it|芝麻面包夹生菜番茄的芝士汉堡，旁边一篮薯条|a tall burger held together by a wooden skewer, with bacon and an egg. The restaurant's name is printed on the paper below|用木签固定的高汉堡，夹培根和鸡蛋，下面的纸上印着餐厅名`),
  tags: tagsOf(`
beach|beach|sea|shoreline
museum|museum|art|indoor
bridge|bridge|river|city
cake|cake|dessert|party
mountain|mountain|nature|hiking
train|train|station|travel
garden|garden|plants|nature
market|market|stall|street
concert|concert|music|audience
bicycle|bicycle|street|vehicle
snow|snow|winter|cold
sunset|sunset|clouds|dusk
boat|boat|water|vessel
church|church|place of worship|interior
fireworks|fireworks|night sky|festival
picnic|picnic|grass|outdoor
castle|castle|fortress|tourism
football|football|match|stadium
cat|cat|pet|home
dog|dog|pet|walk
receipt|receipt|paper|printed text
screen|screenshot|mobile phone|interface
ticket|ticket|admission|barcode
people|dining|restaurant|group
ramen|ramen|Japanese food|bowl
steak|steak|beef|dinner
grilled fish|grilled fish|seafood|plate
pizza|pizza|cheese|lunch
dumplings|dumplings|Asian food|plate
curry|curry|rice|bowl
oysters|oysters|seafood|ice
tapas|tapas|Spanish food|bar
goulash|goulash|beef|stew
risotto|risotto|rice|dinner
schnitzel|schnitzel|fried meat|plate
burger|burger|fast food|fries`),
  idle: ['photography', 'daily life', 'natural light', 'leisure', 'close-up', 'composition', 'moment', 'detail'],
  vague: [
    ['a blurred image in which no subject can be identified', '模糊的图像，无法辨认主体'],
    ['the inside of a pocket or bag. It was probably taken by accident', '口袋或包的内部，可能是误拍'],
    ['a plain white wall with a shadow in the lower corner', '空白的白墙，下角有一道阴影'],
    ['an overexposed picture of a window', '过曝的窗户照片'],
  ],
  alone: [
    ['The image depicts {thing}', '图中是{thing}'],
    ['The photo captures {thing}', '照片拍到了{thing}'],
    [
      'In the image, one can see {thing}. The overall impression is that of a casual snapshot',
      '图中可见{thing}。整体像是随手拍',
    ],
    [
      'In this photo, there is {thing}. It has a personal, everyday character',
      '这张照片里有{thing}。带有个人日常的气息',
    ],
  ],
  company: [
    [
      'The image shows {who} in front of the camera. In the background, there is {thing}',
      '图中{who}面对镜头。背景是{thing}',
    ],
    [
      'In this photo, {who} can be seen looking at the viewer. At the back, there is {thing}',
      '这张照片里可以看到{who}，望向观者。身后是{thing}',
    ],
    [
      'The photo captures {who} in a relaxed moment. They appear together with {thing}',
      '照片捕捉了{who}放松的一刻。一同入镜的是{thing}',
    ],
  ],
  selfie: [
    [
      'The image is a selfie showing {who} up close. Further back, there is {thing}',
      '这是一张自拍，近处是{who}。身后是{thing}',
    ],
    [
      'In this selfie, {who} can be seen at arm’s length from the lens. In the background, there is {thing}',
      '自拍照中，{who}离镜头一臂之距。背景是{thing}',
    ],
  ],
  woman: ['woman', 'women'],
  man: ['man', 'men'],
};

import { type Describer, tagsOf, thingsOf } from './describer.ts';

/** A vision-language model that is asked to describe a photo briefly for search: the subject, its surroundings, how the light is, and any words in it. */
export const fourteenth: Describer = {
  things: thingsOf(`
beach|a wide beach with light sand, where families sit under striped parasols. The water is turquoise and the day is sunny|宽阔的浅色沙滩，条纹遮阳伞下坐着一家家人，海水碧绿，天气晴朗|the shoreline of a beach at low tide with wet sand and footprints. Gulls stand near the water|退潮的海滩岸线，沙子潮湿，留有脚印，海鸥站在水边|a pebble beach with a lifeguard tower and gentle waves. A red sign says "NO SWIMMING"|卵石海滩，有救生塔和缓缓的波浪，红牌写着“NO SWIMMING”
museum|the inside of a museum, where paintings hang on dark red walls. Visitors stand in front of the largest one|博物馆内部，深红色墙上挂着画，参观者站在最大的一幅前|a museum room with ancient sculptures on pedestals. Spotlights throw sharp shadows behind them|博物馆展室里基座上的古代雕塑，射灯在其后投下清晰的影子|a dinosaur skeleton in the entrance hall of a museum. A banner says "WELCOME"|博物馆入口大厅里的恐龙骨架，横幅写着“WELCOME”
bridge|an old arched bridge over a calm river, with its arches mirrored in the water. Trees stand along the bank|平静河面上的古老拱桥，桥拱映在水中，岸边有树|a long suspension bridge seen from below, with two tall towers. The sky is overcast|从下方看到的长悬索桥，有两座高塔，天空阴沉|people walking across a footbridge with padlocks on its railing. Evening light comes from the left|行人走过栏杆上挂着锁的人行桥，傍晚的光从左侧照来
cake|a chocolate birthday cake with lit candles on a dining table. The room is dim and balloons hang behind it|餐桌上点着蜡烛的巧克力生日蛋糕，房间昏暗，后面挂着气球|a layered cake with cream and raspberries, of which one slice has been cut. It stands next to a teapot|奶油覆盆子夹层蛋糕，已切下一块，旁边是茶壶|a small cake with a sugar figure on top. The icing spells "Congratulations"|顶上有糖人的小蛋糕，糖霜写着“Congratulations”
mountain|high mountains with sharp ridges behind a lake. The lower slopes are covered with fir trees|湖后有锋利山脊的高山，山坡下部长满冷杉|the view from a mountain summit with a metal cross. Other mountains fade into blue haze|立着金属十字架的山顶远望，其他群山隐入蓝色薄雾|a winding mountain road with a cable car overhead. The rock faces are lit by morning sun|缆车下蜿蜒的山路，岩壁被晨光照亮
train|a green regional train waiting at a platform. The display above it says "DELAYED"|停在站台旁的绿色区间火车，上方显示屏写着“DELAYED”|train tracks and an approaching train under a cloudy sky, photographed from a level crossing|阴天下的铁轨和驶来的火车，从道口拍摄|the inside of a train carriage with blue seats, most of them empty. Fields rush by outside|火车车厢内部，蓝色座椅大多空着，窗外田野掠过
garden|a garden in full bloom, with roses climbing over a wooden arch. A watering can stands on the lawn|盛开的花园，玫瑰攀上木拱门，草坪上放着洒水壶|close-up of a bee on a yellow flower in a garden. The light is warm|花园里黄花上一只蜜蜂的特写，光线温暖|a garden with trimmed hedges and a small fountain. Gravel paths lead to it from all sides|有修剪树篱和小喷泉的花园，碎石小路从四面通向它
market|a covered market with cheese and sausage counters. Lamps hang over the crowd of shoppers|有奶酪和香肠柜台的室内市场，灯挂在购物人群上方|crates of apples, lemons and peppers at an outdoor market. Prices are chalked on small boards|露天市场上一箱箱苹果、柠檬和辣椒，小黑板上用粉笔写着价钱|a market stall selling bread and jars of honey under a green tarpaulin|市场上绿色篷布下卖面包和罐装蜂蜜的摊位
concert|a band playing a concert on a small stage in red and purple light. Heads of listeners are in the foreground|小舞台上红紫灯光中演出的乐队，前景是听众的头|a concert hall with an orchestra on the podium, seen from a balcony seat|从楼座看到的音乐厅，台上是交响乐团|a guitarist kneeling at the edge of the stage during a concert. Smoke fills the background|演唱会上跪在舞台边缘的吉他手，背景烟雾弥漫
bicycle|a black bicycle with a child seat, chained to a lamp post. The pavement is covered with leaves|锁在路灯柱上的黑色自行车，带儿童座，人行道上满是落叶|a row of rental bicycles at a docking station. Each carries the word "CITYBIKE"|停车桩上一排租赁自行车，每辆都有“CITYBIKE”字样|a cyclist on a racing bicycle passing through a village. The road is dry and sunny|骑公路自行车穿过村庄的骑手，道路干燥，阳光明亮
snow|a street in winter with thick snow on the parked cars. Street lamps give an orange light|冬天的街道，停着的车上积着厚雪，路灯发出橙色的光|a snowy slope with children on sledges. The sun is low behind the trees|雪坡上坐雪橇的孩子，太阳低垂在树后|fresh snow on pine branches in a silent forest|寂静森林中松枝上的新雪
sunset|a red sunset over the sea with a dark pier in the foreground|海上的红色日落，前景是昏暗的栈桥|a sunset seen from a hill, with the city below in golden light. Thin clouds glow pink|从山上看到的日落，下方城市沐浴金光，薄云泛粉|the sun setting behind a line of palm trees. Their outlines are black against the sky|落日在一排棕榈树后，树影在天空前呈黑色
boat|a wooden rowing boat tied to a jetty on a still lake. Mist lies over the water|系在静湖小码头上的木划艇，水面有雾|several white boats at anchor in a marina. The masts stand close together|游艇港里停泊的几艘白色船只，桅杆林立|a ferry boat leaving the harbour, followed by gulls. Passengers stand on the upper deck|驶离港口的渡船，海鸥跟随，乘客站在上层甲板
church|a small white church on a hill, surrounded by a low wall. The weather is fine|山丘上的白色小教堂，四周是矮墙，天气晴好|the vaulted inside of a church with wooden pews on both sides. Candles burn near the altar|拱顶教堂内部，两侧有木长椅，祭坛旁燃着蜡烛|the carved stone entrance of a church, with saints above the door. Pigeons sit on the steps|教堂雕刻的石门，门上方是圣像，台阶上有鸽子
fireworks|bright fireworks above a river, with a bridge and a crowd below. Smoke hangs in the air|河面上空明亮的烟花，下面是桥和人群，烟雾弥漫|green and gold fireworks behind the outline of a tower|塔影后面绿金相间的烟花|fireworks seen through a window at night. The room is reflected in the glass|夜里透过窗户看到的烟花，玻璃上映着房间
picnic|a picnic laid out on a checked cloth: bread, cheese and strawberries. Bare feet can be seen at the edge|格子布上的野餐：面包、奶酪和草莓，边上能看到光着的脚|a family picnic in the shade of a large oak tree. Bicycles lie in the grass behind|大橡树荫下的家庭野餐，后面草地上放着自行车|a picnic table by a river with paper plates and lemonade. The afternoon is sunny|河边的野餐桌，放着纸盘和柠檬水，下午阳光明媚
castle|a white castle with many turrets on a wooded hill. A flag flies from the highest one|林山上有许多尖塔的白色城堡，最高处飘着旗|the thick walls and the gate of an old castle. A wooden bridge leads across the moat|古城堡的厚墙和大门，一座木桥跨过护城河|a castle at night, lit in yellow from below. Its walls rise steeply above a river|夜里被黄光从下照亮的城堡，城墙陡立河上
football|a football stadium full of spectators in the evening. The pitch is lit by floodlights|傍晚坐满观众的足球场，球场被泛光灯照亮|two teams playing football in the rain. The player with the ball wears number 10|雨中比赛的两支足球队，带球的球员穿10号|a goalkeeper jumping for the ball in a football match. The net is behind him|足球比赛中跃起扑球的守门员，身后是球网
cat|a cat asleep in a patch of sun on a wooden floor|在木地板阳光里睡着的猫|a cat with big eyes peeking out from under a bed. The light is dim|从床下探出头、眼睛很大的猫，光线昏暗|a cat sitting upright beside a flowerpot on a balcony|阳台上端坐在花盆旁的猫
dog|a dog running over a meadow towards the camera with its ears flying|耳朵飞扬、朝镜头跑过草地的狗|a dog asleep in its basket with its head on the rim. A blanket is half over it|头搁在边沿、在窝里睡着的狗，半盖着毯子|a dog with a ball in its mouth on a park path. The trees have autumn colours|公园小路上嘴里叼着球的狗，树木是秋天的颜色
receipt|a printed receipt lying flat on a tablecloth. A table of items and a total is legible|平放在桌布上的打印小票，可看清商品表和总额|a slightly crumpled receipt held in one hand. The name of the business is at the top|一只手拿着略皱的小票，顶部是店名
screen|a screenshot of an app with a heading, a short table and a button. The text is sharp|应用截图，有标题、短表格和按钮，文字清晰
ticket|an admission ticket lying on a jacket. Date and seat are printed in bold|放在外套上的入场票，日期和座位以粗体印刷|a printed ticket in front of a stage curtain, held up by a hand|舞台幕布前一只手举着的纸质票
people|a restaurant table with several people raising their glasses. Candlelight fills the room|餐厅桌旁几个人举杯，屋里满是烛光|a cosy restaurant corner with a chalkboard menu and empty wine glasses|餐厅温馨的一角，有黑板菜单和空酒杯
ramen|a deep bowl of ramen with a halved egg, bamboo shoots and spring onion. Steam clouds the picture slightly|一大碗拉面，有对半切的鸡蛋、笋和葱，热气让画面略显朦胧
steak|a grilled steak with herb butter melting on top, next to green beans. A sharp knife lies ready|烤牛排，上面香草黄油正在融化，旁边是四季豆，放着一把快刀
grilled fish|a grilled fish served with its head on, with potatoes and herbs. The plate has a blue rim|带头的烤鱼，配土豆和香草，盘子有蓝边
pizza|a round pizza with ham and mushrooms, already cut into slices. A glass of beer is at the side|已切块的火腿蘑菇圆披萨，旁边是一杯啤酒
dumplings|a bamboo basket of steamed dumplings with a bowl of soy sauce|一笼蒸饺，配一碗酱油
curry|a plate with yellow curry and a mound of white rice. A red chilli lies on top|盘中黄咖喱和一堆白米饭，上面放着红辣椒
oysters|a plate of opened oysters with lemon wedges and seaweed. A glass of white wine stands behind it|一盘开壳生蚝，配柠檬角和海藻，后面是一杯白葡萄酒
tapas|a wooden board with tapas: olives, ham and fried potatoes with toothpicks|木板上的西班牙小吃：橄榄、火腿和插牙签的炸土豆
goulash|a clay bowl of thick goulash with paprika and a spoon. Bread dumplings are served on the side|陶碗里浓稠的红椒炖肉，配勺子，旁边是面包团子
risotto|a shallow bowl of risotto with mushrooms and thyme. The rice looks creamy|浅碗里的蘑菇百里香烩饭，米粒看起来绵滑
schnitzel|a large breaded schnitzel that covers most of the plate, with cucumber salad|几乎盖满盘子的裹粉炸肉排，配黄瓜沙拉
burger|a tall burger held together by a skewer, with melted cheese. Sweet potato fries lie beside it|用签子固定的高汉堡，奶酪融化，旁边是红薯条`),
  tags: tagsOf(`
beach|beach|ocean|coast|holiday
museum|museum|gallery|interior
bridge|bridge|architecture|river
cake|birthday|cake|candles
mountain|mountain|landscape|hiking
train|train|station|transport
garden|garden|bloom|green
market|market|shopping|vendor
concert|concert|live music|lights
bicycle|bicycle|bike|ride
snow|snow|frost|winter
sunset|sunset|golden hour|horizon
boat|boat|ship|sea
church|church|tower|faith
fireworks|fireworks|celebration|night
picnic|picnic|park|outdoor
castle|castle|medieval|architecture
football|football|stadium|soccer
cat|cat|feline|animal
dog|dog|canine|animal
receipt|receipt|document|numbers
screen|screenshot|app|document
ticket|ticket|event|document
people|people|dining|evening
ramen|ramen|soup|food
steak|steak|grill|food
grilled fish|fish|grill|food
pizza|pizza|Italian|food
dumplings|dumplings|steamed|food
curry|curry|spicy|food
oysters|oysters|shellfish|food
tapas|tapas|appetizers|food
goulash|goulash|stew|food
risotto|risotto|creamy|food
schnitzel|schnitzel|breaded|food
burger|burger|fries|food`),
  idle: ['snapshot', 'lifestyle', 'scenic', 'colourful', 'daylight', 'moment', 'view', 'everyday'],
  vague: [
    ['a blurred picture in which only spots of light can be told', '模糊的画面，只能看出光点'],
    ['part of a pavement and the tip of a shoe, seen from above', '从上方看到的一段人行道和鞋尖'],
    ['a plain room with a curtain and a lamp. Nothing stands out', '普通的房间，有窗帘和灯，没有突出的东西'],
    ['leaves and sky in strong backlight, without a definite subject', '强逆光下的树叶和天空，没有明确主体'],
  ],
  alone: [
    ['You can see {thing}', '可以看到{thing}'],
    ['{thing}. The picture is sharp', '{thing}。画面清晰'],
    ['In this photo there is {thing}', '这张照片里是{thing}'],
    ['{thing}. The colours look natural', '{thing}。色彩自然'],
  ],
  company: [
    ['{who} posing for the photo. The setting: {thing}', '为拍照摆姿势的{who}。场景：{thing}'],
    [
      'In this photo there is {who}, facing the camera. Further back: {thing}',
      '这张照片里有{who}，面向镜头。再往后：{thing}',
    ],
    ['You can see {who} smiling, and besides that {thing}', '可以看到微笑的{who}，此外还有{thing}'],
  ],
  selfie: [
    [
      '{who} in a selfie taken at arm’s length. What lies behind: {thing}',
      '伸直手臂拍的自拍，画面里是{who}。身后：{thing}',
    ],
    [
      'A close selfie showing {who}, all smiles. In the rest of the frame: {thing}',
      '近距离自拍，{who}满脸笑容。画面其余部分：{thing}',
    ],
  ],
  woman: ['woman', 'women'],
  man: ['man', 'men'],
};

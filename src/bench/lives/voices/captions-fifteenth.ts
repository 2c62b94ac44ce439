import { type Describer, tagsOf, thingsOf } from './describer.ts';

/** A vision-language model that is asked for a detailed caption: two or three sentences with the subject, where it is, the light, and what can be read. */
export const fifteenth: Describer = {
  things: thingsOf(`
beach|a stretch of golden beach curving along a bay. Swimmers are visible in the shallow water, and bright midday light falls on the towels in the foreground|沿海湾弯曲的一片金色沙滩，浅水中可见游泳的人，正午的强光照在前景的毛巾上|an empty beach early in the day, with smooth sand and foam left by the last wave. The sky is pale pink near the horizon|清晨空无一人的海滩，沙面平滑，留着浪花的泡沫，天边呈淡粉色|a beach lined with wooden cabins painted blue and white. Reeds bend in the wind on the dune to the right|一排蓝白木屋的海滩，右侧沙丘上的芦苇被风吹弯
museum|a bright museum gallery with landscape paintings in gilded frames. A bench stands in the middle of the parquet floor, and a visitor reads a leaflet|明亮的博物馆展厅，风景画镶着镀金画框，拼花地板中央有一张长凳，一名参观者在看说明册|a glass case with pottery and coins in a museum. Small labels lie beside each object, and the lighting is soft|博物馆里摆放陶器和钱币的玻璃柜，每件展品旁有小标签，光线柔和|the staircase of a museum, with a large sculpture hanging from the ceiling. The text "LEVEL 2" can be read on the wall|博物馆的楼梯间，天花板上悬挂着大型雕塑，墙上可读到“LEVEL 2”
bridge|a steel bridge with green girders crossing a wide river. A tram is halfway across, and the water below is grey|横跨宽阔河流的绿色钢架桥，一辆电车行至桥中央，桥下河水灰暗|a narrow stone bridge over a canal between old houses. Flower boxes hang on its parapet in the afternoon sun|老屋之间运河上的窄石桥，午后阳光下桥栏上挂着花箱|a bridge at night with rows of lights reflected in the river. Long trails of car lamps run along the roadway|夜晚的桥，成排灯光倒映在河中，桥面上车灯拉出长长的光轨
cake|a round birthday cake with white frosting and seven lit candles. Plates and party hats are spread over the table around it|白色糖霜的圆形生日蛋糕，点着七支蜡烛，周围桌上摆着盘子和派对帽|a fruit cake topped with kiwi and peach slices on a glass stand. The kitchen in the background is out of focus|玻璃架上的水果蛋糕，铺着猕猴桃和桃子片，背景中的厨房是虚化的|a hand cutting into a chocolate cake with a long knife. The words "Happy Birthday" are written on it in white|一只手用长刀切巧克力蛋糕，上面用白色写着“Happy Birthday”
mountain|a massive mountain face streaked with snow above a green valley. A few clouds cling to the summit, and the light is crisp|绿色山谷上方带雪痕的巨大山壁，几朵云贴着山顶，光线清透|a hiker's view along a mountain trail with yellow signposts. One sign reads "2 h 15"|徒步者视角的山间小道，有黄色路标，其中一块写着“2 h 15”|layers of mountains fading into the distance at dusk. The nearest ridge is almost black, the farthest one pale violet|黄昏时层层远去的群山，最近的山脊近乎黑色，最远的呈淡紫色
train|a white high-speed train with a red stripe standing in a station hall. Travellers with suitcases walk along the platform|站厅里停着一列带红条纹的白色高铁，提着行李箱的旅客沿站台走着|the view out of a train window onto a lake and vineyards. A paper cup stands on the fold-out table|火车车窗外的湖和葡萄园，折叠桌上放着一只纸杯|an old steam train with a black engine pulling out in a cloud of smoke. Spectators watch from behind a fence|黑色车头的老式蒸汽火车在浓烟中驶出，观众在围栏后观看
garden|a garden path between lavender and white hydrangeas in full flower. A stone bench can be seen at its end|薰衣草和盛开的白绣球花之间的花园小径，尽头可见一张石凳|a small garden with tulips of many colours planted in circles. The morning light makes the petals glow|种着一圈圈各色郁金香的小花园，晨光让花瓣透亮|a garden pond with water lilies and a red wooden footbridge. Bamboo grows densely behind it|开着睡莲的花园池塘，有红色木桥，后面竹林茂密
market|a busy street market with awnings in red and yellow. A woman weighs oranges for a customer in the foreground|搭着红黄雨棚的热闹街市，前景有一位妇女在给顾客称橙子|a fish market with trays of prawns and squid on ice. A handwritten sign gives the price per kilo|鱼市场，冰上摆着一盘盘虾和鱿鱼，手写牌子标着每公斤价格|a market at night with strings of bulbs over the food stalls. Steam and people fill the narrow lane|夜市，小吃摊上方挂着一串串灯泡，窄巷里满是热气和人
concert|a singer in a silver jacket holding a microphone at a concert. Beams of white light cross above the stage|演唱会上穿银色外套、手持麦克风的歌手，舞台上方白色光束交错|a crowd with raised arms in front of a large concert stage. The big screens on both sides show the drummer|大型演唱会舞台前高举双臂的人群，两侧大屏幕上是鼓手|a string quartet giving a concert in a candlelit chapel. The listeners sit on folding chairs|烛光小礼拜堂里演出音乐会的弦乐四重奏，听众坐在折叠椅上
bicycle|a red city bicycle with a wicker basket parked by a canal railing. The basket holds a bunch of flowers|停在运河栏杆旁的红色城市自行车，带藤编车筐，筐里有一束花|several bicycles leaning against the wall of a cafe. Their shadows are long in the late sun|靠在咖啡馆墙边的几辆自行车，夕阳下影子很长|a mountain bicycle lying on a gravel track beside a helmet. Hills can be seen far away|躺在碎石路上的山地自行车，旁边是头盔，远处可见山丘
snow|a park covered in deep snow, with a single set of tracks leading to a bench. The sky is clear and cold blue|深雪覆盖的公园，只有一行脚印通向长椅，天空晴朗，呈冷蓝色|two snowmen with scarves in a front yard. Snow is still falling in large flakes|前院里两个戴围巾的雪人，大片雪花还在飘落|rooftops and chimneys under a thick layer of snow. Smoke rises straight up in the still air|厚雪覆盖的屋顶和烟囱，炊烟在静止的空气中直直升起
sunset|a glowing sunset over a calm lake, with the sun touching the opposite shore. Reeds stand out dark in the foreground|平静湖面上的灿烂日落，太阳触到对岸，前景芦苇呈暗色|the last sunset light on a row of windmills. The clouds above them are orange and purple|一排风车上的最后一抹夕阳，上方云彩橙紫相间|a sunset seen through the branches of a bare tree. The sun is a small red disc|透过光秃树枝拍摄的日落，太阳是一个小红圆盘
boat|a sailing boat with a white sail leaning in the wind on open water. The coast is a thin line behind it|开阔水面上迎风倾斜的白帆帆船，身后海岸成一条细线|colourful fishing boats pulled up on a shingle shore. Nets and buoys lie between them|拖上砾石岸的彩色渔船，渔网和浮标散在其间|a tour boat full of passengers passing under trees along a canal. Its bow carries the name "MARIE"|满载乘客的游船沿运河从树下驶过，船头写着“MARIE”
church|a red-brick church with two pointed towers on a market square. The clock on the left tower shows ten past four|集市广场上有两座尖塔的红砖教堂，左塔的钟指向四点十分|sunlight falling through a round church window onto the stone floor. The rest of the nave is dark|阳光透过教堂的圆窗落在石地上，中殿其余部分昏暗|a wooden church with a shingled roof among birch trees. A gravel path leads to its open door|白桦林间盖着木瓦的木教堂，碎石路通向敞开的门
fireworks|a large burst of golden fireworks over the roofs of a city. The crowd below is lit for a moment|城市屋顶上空一大簇金色烟花，下方人群被瞬间照亮|blue and white fireworks reflected in a harbour. Several boats lie in front of them as dark shapes|港口水面倒映的蓝白烟花，前面几条船只见黑影|a hand holding a sparkler with fireworks far behind. The scene is dark except for the glow|手持烟花棒，远处是烟花，除了火光四周一片黑暗
picnic|a picnic blanket on a lawn with sandwiches, grapes and a thermos. A straw hat lies at its corner|草坪上的野餐垫，摆着三明治、葡萄和保温瓶，角上放着一顶草帽|a group picnic by a lake with a portable grill. Towels dry on a bush in the sunlight|湖边的多人野餐，有便携烤架，毛巾晾在阳光下的灌木上|a wicker picnic basket with a bottle, glasses and a baguette sticking out. Daisies grow around it|藤编野餐篮，装着酒瓶和杯子，露出一根法棍，周围长着雏菊
castle|a ruined castle on a rocky outcrop with only one tower left. Sheep graze on the slope below it|岩石山头上的城堡废墟，只剩一座塔，山坡上有羊吃草|the courtyard of a castle with a well and wooden galleries. Visitors follow a guide with a raised umbrella|有水井和木回廊的城堡庭院，参观者跟着举伞的导游|a castle surrounded by a lake, reflected upside down in the still water. The trees around it are turning yellow|湖水环绕的城堡，倒映在静水中，四周树木正在变黄
football|a football pitch seen from the upper stand during a match. The scoreboard reads "2 : 1"|比赛中从高层看台看到的足球场，记分牌显示“2 : 1”|fans in striped scarves singing in a football stadium. Flags wave over their heads|足球场里戴条纹围巾唱歌的球迷，头顶旗帜飘扬|children playing football on a muddy field. Their trainer watches from the sideline under an umbrella|孩子们在泥泞的场地上踢足球，教练撑伞在边线观看
cat|a cat stretched out on a sofa next to a laptop. Soft window light falls on its fur|伸展在沙发上笔记本电脑旁的猫，柔和的窗光落在毛上|a cat sitting inside a cardboard box and looking out over its edge|坐在纸箱里、从边缘往外看的猫|a cat watching birds through a closed window. Its tail hangs down from the sill|隔着关上的窗看鸟的猫，尾巴从窗台垂下
dog|a dog shaking water from its coat on a riverbank. Drops fly in all directions|在河岸上甩掉身上水的狗，水滴四溅|a dog lying across a doorway with its chin on a slipper|横躺在门口、下巴搁在拖鞋上的狗|a dog on a lead waiting in front of a bakery. The window behind it reads "BREAD"|拴着绳在面包店前等候的狗，身后橱窗写着“BREAD”
receipt|a paper receipt seen from above on a dark wooden table. The printed lines and the total are in focus|从上方拍摄的深色木桌上的纸质小票，打印的各行和总额清晰|a white receipt pinned under the edge of a saucer. The date and several prices can be made out|压在茶碟边下的白色小票，可看清日期和几个价格
screen|a phone screenshot with black text on a white background. A confirmation with several fields fills the screen|白底黑字的手机截图，满屏是带多个字段的确认信息
ticket|a paper ticket held between two fingers in front of a lit entrance. The event name is printed in capitals|灯光明亮的入口前两指夹着的纸质门票，活动名称以大写印刷|an event ticket with a perforated edge lying on a bar counter. A barcode runs along its side|吧台上带齿孔边的活动门票，侧边有条形码
people|friends sitting around a long dinner table with half-empty plates. Warm lamps hang low over it|朋友们围坐在长餐桌旁，盘子半空，暖色吊灯低垂|a table by the window of a small restaurant, set with folded napkins and a carafe of water|小餐馆靠窗的餐桌，摆着折好的餐巾和一瓶水
ramen|a bowl of ramen with sliced pork, seaweed and corn in a cloudy broth. Chopsticks rest across the rim|浓白汤底的拉面，有叉烧、海苔和玉米，筷子搁在碗沿|a black bowl of ramen seen from above. A soft egg and spring onions float on the dark broth|俯拍的黑碗拉面，深色汤上漂着溏心蛋和葱花
steak|a thick steak cut open to show its pink centre. Roasted potatoes and a small jug of sauce accompany it|切开露出粉红内里的厚牛排，配烤土豆和一小壶酱汁|a steak with pepper sauce on a white plate. A sprig of rosemary lies on top of the meat|白盘上的黑椒牛排，肉上放着一枝迷迭香
grilled fish|a whole grilled fish on a bed of fennel. Grill marks and half a lemon are clearly visible|铺在茴香上的整条烤鱼，烤痕和半个柠檬清晰可见|a fillet of grilled fish with spinach and rice. The plate stands on a paper mat with an anchor on it|烤鱼排配菠菜和米饭，盘子下是印着锚的纸垫
pizza|a pizza margherita with charred edges and basil leaves. One slice is being lifted, drawing strings of cheese|边缘焦黄、点缀罗勒叶的玛格丽特披萨，一块正被拿起，拉出奶酪丝|a rectangular pizza on a wooden peel, topped with artichokes and olives|木铲上的长方形披萨，铺着朝鲜蓟和橄榄
dumplings|a row of pan-fried dumplings with crisp brown bottoms. A dish of vinegar and ginger stands next to them|一排底部焦脆的煎饺，旁边是一碟姜醋|a plate of boiled dumplings in soup, sprinkled with coriander|撒着香菜的一盘汤饺
curry|a clay pot of red curry with bamboo shoots and basil. A plate of rice stands beside it|陶锅红咖喱，有竹笋和罗勒，旁边是一盘米饭|a metal tray with three small bowls of curry, pickles and flatbread. It is lit by a window|金属托盘上三小碗咖喱、泡菜和薄饼，窗光照亮
oysters|half a dozen oysters on crushed ice with a bowl of shallot vinegar. A small fork lies ready|碎冰上的六只生蚝，配一碗红葱醋，放着小叉子|a tray of fresh oysters on a wooden counter, each in its shell with a slice of lime|木台上一盘带壳新鲜生蚝，每只配一片青柠
tapas|several small plates of tapas crowded on a marble table. Prawns, peppers and bread with tomato can be seen|大理石桌上挤满几小盘西班牙小吃，可见虾、青椒和番茄面包|a counter display of tapas on sticks under glass. A label in chalk names each kind|玻璃罩下一排插签的西班牙小吃，粉笔标签写着各自名称
goulash|a deep plate of goulash with chunks of beef in dark red gravy. A slice of rye bread lies on the edge|深盘炖牛肉，暗红浓汁里有大块牛肉，盘边放着一片黑麦面包|a small iron pot of goulash hanging on a stand, with a candle below to keep it warm|架上挂着的小铁锅炖牛肉，下面点着蜡烛保温
risotto|a plate of yellow saffron risotto spread flat, with shavings of cheese on top|平铺在盘中的黄色藏红花烩饭，上面撒着奶酪片|a bowl of green asparagus risotto. The spoon in it reflects the ceiling lamp|一碗绿芦笋烩饭，碗里的勺子映出吊灯
schnitzel|a golden schnitzel with a lemon wedge and potato salad. It hangs over the rim of the plate|金黄的炸肉排，配柠檬角和土豆沙拉，大得伸出盘沿|two pieces of schnitzel with cranberry jam and parsley. A mug of beer stands in the background|两块炸肉排，配蔓越莓酱和欧芹，背景是一大杯啤酒
burger|a burger with a shiny bun, bacon and pickles on a metal tray. A paper cone of fries is next to it|金属盘上的汉堡，面包油亮，夹着培根和酸黄瓜，旁边是纸筒薯条|a hand holding a burger wrapped in paper with a bite taken out. The street behind is blurred|一只手拿着纸包的汉堡，已咬了一口，背后街道模糊`),
  tags: tagsOf(`
beach|beach|bay|swimming|summer
museum|museum|artworks|display
bridge|bridge|river|city
cake|cake|birthday|party
mountain|mountain|alps|trail
train|train|platform|journey
garden|garden|plants|spring
market|market|stalls|produce
concert|concert|music|audience
bicycle|bicycle|cycle|street
snow|snow|white|cold
sunset|sunset|dusk|clouds
boat|boat|water|sailing
church|church|religious building|stone
fireworks|fireworks|light show|night sky
picnic|picnic|lawn|snacks
castle|castle|fortress|tourism
football|football|match|fans
cat|cat|pet|fur
dog|dog|pet|fur
receipt|receipt|paper|printed text
screen|screenshot|phone|interface
ticket|ticket|paper|admission
people|restaurant|dinner|table
ramen|ramen|noodles|broth
steak|steak|beef|plate
grilled fish|fish|seafood|plate
pizza|pizza|cheese|plate
dumplings|dumplings|Asian food|plate
curry|curry|rice|plate
oysters|oysters|seafood|ice
tapas|tapas|Spanish food|small plates
goulash|goulash|beef|gravy
risotto|risotto|rice|plate
schnitzel|schnitzel|fried|plate
burger|burger|bun|fast food`),
  idle: ['candid', 'travel', 'detail', 'atmosphere', 'wide shot', 'texture', 'leisure', 'ambient light'],
  vague: [
    [
      'blurred patches of grey and brown, completely out of focus. No objects can be identified',
      '失焦的画面，只有灰褐色块，无法辨认物体',
    ],
    [
      'a plain ceiling and the upper corner of a door. The image seems to have been taken by accident',
      '普通的天花板和门的上角，像是误拍',
    ],
    [
      'an unremarkable street corner under flat grey light. A few parked cars are in view',
      '灰暗光线下普通的街角，可见几辆停着的车',
    ],
    ['a hand in front of the lens that hides most of the view', '镜头前的一只手，遮住了大部分画面'],
  ],
  alone: [
    ['The image features {thing}', '图中展示了{thing}'],
    ['A photograph of {thing}', '一张照片，内容是{thing}'],
    ['{thing}. It looks like a snapshot taken with a phone', '{thing}。像是用手机随手拍的'],
    ['{thing}. The framing is simple and balanced', '{thing}。构图简洁匀称'],
  ],
  company: [
    [
      'The image features {who} looking at the camera. The surroundings show {thing}',
      '图中有{who}，看着镜头。周围环境是{thing}',
    ],
    [
      '{who} in casual clothes, relaxed and cheerful. The scene around: {thing}',
      '{who}，穿着休闲，神情轻松愉快。周围场景：{thing}',
    ],
    [
      'A photograph including {who} in the foreground, while the background consists of {thing}',
      '一张照片，前景是{who}，背景是{thing}',
    ],
  ],
  selfie: [
    [
      'A selfie of {who}, taken from close up. Visible in the background: {thing}',
      '一张近距离自拍，{who}，背景可见{thing}',
    ],
    [
      'The image is a self-portrait of {who} taken with a phone. Around: {thing}',
      '手机自拍照，画面里是{who}。周围：{thing}',
    ],
  ],
  woman: ['woman', 'women'],
  man: ['man', 'men'],
};

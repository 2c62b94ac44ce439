import { type Describer, tagsOf, thingsOf } from './describer.ts';

/** A vision-language model that was asked for what people search by: the subject, its setting, the light, and text that can be read. */
export const eleventh: Describer = {
  things: thingsOf(`
beach|a long sandy beach with white foam along the waterline, under bright midday sun|一片长长的沙滩，水边泛着白色泡沫，正午阳光明亮|beachgoers resting on striped towels near the water. A red flag is planted in the sand|海水边游客躺在条纹毛巾上休息，沙地里插着一面红旗|a quiet cove with smooth stones and calm, clear water, lit by low sun|安静的小海湾，石头光滑，海水清澈平静，阳光斜照
museum|a museum gallery with large oil paintings on dark red walls and a wooden bench in the middle|博物馆展厅，深红色墙上挂着大幅油画，中间有一张木长凳|a white marble statue standing under a skylight, with a small label reading "Please do not touch"|天窗下立着一尊白色大理石雕像，小标牌上写着“Please do not touch”|a display cabinet with old ceramics and jewellery, illuminated by spotlights|陈列旧陶瓷和首饰的展柜，被射灯照亮
bridge|a steel bridge over a broad river, with the city skyline behind it|宽阔河面上的钢桥，后面是城市天际线|an old bridge of brick arches reflected in still water at dusk|黄昏时倒映在平静水面上的旧砖拱桥|a bridge seen from its walkway, with lamps and railings leading towards the far bank|从步道上看的桥，路灯和栏杆伸向对岸
cake|a birthday cake with several lit candles in a dim room|昏暗房间里点着几支蜡烛的生日蛋糕|a white cake with fruit on top and the words "Happy Birthday" written in chocolate|一个铺着水果的白色蛋糕，上面用巧克力写着“Happy Birthday”|a half-eaten chocolate cake on a serving plate, surrounded by forks and napkins|盘子里吃了一半的巧克力蛋糕，旁边是叉子和餐巾
mountain|a mountain panorama with snow on the summits and pine forest below|雪峰与下方松林的山地全景|a steep trail with a wooden signpost, leading towards a ridge in the mist|通往雾中山脊的陡峭小径，旁边有木制路牌|green alpine meadows in front of a wall of grey rock, in clear morning light|清澈晨光中的绿色高山草甸，后面是灰色岩壁
train|a modern train waiting at the platform of a busy station, with a departure board overhead|繁忙车站站台上停着的现代列车，上方是发车信息牌|a window seat on a train with a paper cup on the fold-out table and countryside outside|火车靠窗座位，小桌板上有纸杯，窗外是乡村|an old steam locomotive on display at a small railway station|小火车站里展示的老式蒸汽机车
garden|a flower garden with roses in full bloom along a gravel path|碎石小路旁玫瑰盛开的花园|a close view of yellow and orange flowers with a bee on one of them|黄色和橙色花朵的近景，其中一朵上有蜜蜂|a greenhouse filled with palms and orchids under a glass roof|玻璃屋顶下种满棕榈和兰花的温室
market|a street market with stalls of fresh vegetables, cheese and bread beneath striped awnings|条纹遮阳棚下卖新鲜蔬菜、奶酪和面包的街头市场|crates of tomatoes and peaches with a handwritten sign showing the price per kilo|一箱箱番茄和桃子，手写牌子标着每公斤的价格|shoppers walking between the stands of a covered market, lit by hanging bulbs|室内市场里顾客在摊位之间走动，头顶挂着灯泡
concert|a rock band on stage with blue and white spotlights above a cheering audience|蓝白聚光灯下的摇滚乐队，台下观众在欢呼|a singer at a microphone stand on a small stage with red curtains|小舞台上红色幕布前站在话筒架旁的歌手|a concert hall seen from the back rows, with musicians small in the distance and phones held up|从后排看到的演唱会场，远处乐手很小，许多手机举起
bicycle|a red bicycle with a wicker basket parked by a canal railing|停在运河栏杆旁的带藤筐红色自行车|a person cycling along a tree-lined path on a sunny day|晴天里有人在林荫道上骑自行车|a touring bike with bags on both sides, leaning against a wooden gate|靠在木门上、两侧挂着驮包的旅行自行车
snow|a quiet residential street under deep snow, with footprints on the pavement|积雪很深的安静住宅街，人行道上有脚印|a snowman wearing a knitted hat and scarf in a back garden|后院里戴着针织帽和围巾的雪人|children sledging down a snow-covered slope in winter clothes|穿着冬装的孩子从积雪的山坡上滑雪橇
sunset|a glowing sunset with layers of orange and purple clouds above the horizon|地平线上方橙紫色云层的绚丽日落|the setting sun between two buildings, casting long shadows|两栋楼之间的落日，拖出长长的影子|a calm evening sky fading from yellow to blue, with the sun just below the hills|由黄渐蓝的宁静傍晚天空，太阳刚落到山后
boat|a blue fishing boat with nets on deck, moored in a small harbour|小港口里停泊的蓝色渔船，甲板上放着渔网|a passenger ferry crossing open water with seagulls around it|在开阔水面上航行的客运渡轮，周围有海鸥|a row of rental boats tied up at a lakeside pier, with numbers painted on their sides|湖边码头系着一排出租小船，船身上漆着编号
church|the inside of a church with high vaults, candles and colourful windows|高拱顶的教堂内部，有蜡烛和彩色窗户|a stone church with a clock tower on a quiet square|安静广场上带钟楼的石砌教堂|an ornate altar with gold decoration, seen from the central aisle|从中央过道看到的金饰华丽祭坛
fireworks|red and gold fireworks bursting above a dark waterfront|黑暗的水岸上空绽放的红金色烟花|a large white firework in the night sky, with spectators in silhouette below|夜空中一朵巨大的白色烟花，下方是观众的剪影|several fireworks exploding at once, leaving smoke trails over the city|同时绽放的几朵烟花，在城市上空留下烟迹
picnic|a picnic on the grass with a wicker hamper, salads and a bottle of juice|草地上的野餐，有藤篮、沙拉和一瓶果汁|people sharing snacks on a blanket in the shade of a large tree|大树荫下几个人在毯子上分享零食|a blanket with cherries, bread and cups, photographed from above|从上方拍摄的毯子，上面有樱桃、面包和杯子
castle|a castle with round towers overlooking a town, on a clear day|晴天里俯瞰小镇的带圆塔的城堡|the courtyard of an old fortress with cannons and a stone well|古老要塞的庭院，有大炮和石井|a long castle wall with a walkway and arrow slits, under grey clouds|灰云下的长长城堡围墙，有走道和箭孔
football|a football match under floodlights, with players in blue running towards the goal|泛光灯下的足球比赛，蓝衣球员冲向球门|a packed stadium before kick-off, with a scoreboard showing 0-0|开球前座无虚席的体育场，记分牌显示0-0|an amateur football game on a muddy pitch, with a few onlookers at the side|泥泞球场上的业余足球赛，场边有几名旁观者
cat|a cat stretched out on a sofa next to a cushion, in warm lamplight|暖色灯光下在沙发靠垫旁伸展身体的猫|a cat peeking out of a cardboard box on the floor|从地上纸箱里探出头的猫|a close portrait of a cat looking up, with its whiskers in focus|抬头看的猫的近距离特写，胡须清晰
dog|a dog standing in a meadow with its tongue out, looking happy|站在草地上吐着舌头、看起来很开心的狗|a dog on a lead waiting beside a park bench|牵着绳在公园长椅旁等待的狗|a dog lying on a rug with a chewed toy between its paws|趴在地毯上、两爪之间夹着咬旧玩具的狗
receipt|a paper receipt on a wooden table, with a list of items and a total at the bottom|木桌上的一张纸质小票，列有项目，底部是总额|a hand holding a printed bill next to a card reader|一只手拿着打印账单，旁边是刷卡机
screen|a phone screenshot of a confirmation page with a date, a reference and a button at the bottom|手机确认页面的截图，有日期、编号，底部有按钮
ticket|a printed event ticket with a QR code and large lettering, held up in front of a building|举在建筑物前的打印活动门票，有二维码和大字|a ticket stub on a table beside a set of keys|桌上的票根，旁边是一串钥匙
people|a restaurant table with glasses, menus and a small candle|餐厅的桌子，上面有杯子、菜单和一支小蜡烛|the warmly lit interior of a restaurant after a meal|饭后灯光温暖的餐厅内部
ramen|a bowl of ramen in rich broth with noodles, pork and half an egg, seen from above|俯拍的一碗浓汤拉面，有面条、叉烧和半个鸡蛋
steak|a medium-rare steak sliced on a dark plate with roast potatoes|深色盘子里切好的五分熟牛排，配烤土豆
grilled fish|a whole grilled fish on an oval plate with lemon and herbs|椭圆盘里的整条烤鱼，配柠檬和香草
pizza|a whole pizza with basil leaves and bubbling cheese, fresh from the oven|刚出炉的整张披萨，有罗勒叶和冒泡的奶酪
dumplings|a plate of steamed dumplings with chopsticks and a dish of vinegar|一盘蒸饺，配筷子和一碟醋
curry|a bowl of curry with coriander on top, served with rice and flatbread|一碗撒着香菜的咖喱，配米饭和薄饼
oysters|a platter of opened oysters on crushed ice with lemon halves|铺着碎冰的一盘开壳生蚝，配半个柠檬
tapas|several small tapas plates with ham, peppers and olives on a crowded table|摆满桌的几小碟西班牙小吃，有火腿、辣椒和橄榄
goulash|a bowl of goulash with tender meat in paprika sauce and slices of dumpling|一碗红椒酱汁炖牛肉，配切片面团
risotto|a plate of creamy risotto garnished with parsley and cheese shavings|一盘奶油烩饭，点缀着欧芹和奶酪碎
schnitzel|a golden breaded schnitzel with a slice of lemon and a side of potatoes|金黄的炸肉排，配一片柠檬和土豆
burger|a cheeseburger with pickles in a toasted bun, next to a basket of fries|烤面包夹着酸黄瓜的芝士汉堡，旁边是一篮薯条`),
  tags: tagsOf(`
beach|beach|sea|sand|summer
museum|museum|artwork|exhibition
bridge|bridge|river|landmark
cake|cake|birthday|candles
mountain|mountain|nature|landscape
train|train|railway|platform
garden|flowers|garden|plants
market|market|stall|vegetables
concert|concert|band|stage
bicycle|bicycle|cycling|path
snow|snow|winter|white
sunset|sunset|sky|evening
boat|boat|harbour|water
church|church|architecture|religious site
fireworks|fireworks|celebration|night sky
picnic|picnic|blanket|outdoor meal
castle|castle|fortress|historic building
football|football|stadium|match
cat|cat|pet|animal
dog|dog|pet|animal
receipt|receipt|text|paper
screen|screenshot|text|app
ticket|ticket|text|QR code
people|restaurant|table|gathering
ramen|ramen|noodles|food photo
steak|steak|meat|food photo
grilled fish|fish|seafood|food photo
pizza|pizza|cheese|food photo
dumplings|dumplings|chopsticks|food photo
curry|curry|rice|food photo
oysters|oysters|seafood|food photo
tapas|tapas|small dishes|food photo
goulash|goulash|stew|food photo
risotto|risotto|rice|food photo
schnitzel|schnitzel|breaded meat|food photo
burger|burger|fries|food photo`),
  idle: ['casual', 'memory', 'close-up', 'wide shot', 'colourful', 'natural light', 'lifestyle', 'detail', 'weekend'],
  vague: [
    ['a dark, grainy scene without a recognisable subject', '昏暗、有噪点、看不出主体的场景'],
    ['a motion-blurred view of a floor and some shoes', '因移动而模糊的地面和鞋子'],
    ['a plain wall with a window and part of a curtain', '一面素墙，有窗户和部分窗帘'],
    ['a pavement with parked cars, photographed in passing', '路过时拍下的人行道和停着的汽车'],
  ],
  alone: [
    ['{thing}', '{thing}'],
    [
      'The photo shows {thing}. The main subject is near the centre of the frame',
      '照片展示{thing}。主体位于画面中央附近',
    ],
    ['{thing}. The picture was taken from eye level', '{thing}。照片以平视角度拍摄'],
    ['{thing}. Some smaller details in the background are hard to make out', '{thing}。背景中的一些细节难以看清'],
    [
      'Pictured: {thing}. The framing is slightly tilted, as in a casual phone snapshot',
      '画面呈现{thing}。构图略微倾斜，像随手用手机拍的',
    ],
  ],
  company: [
    [
      'The photo shows {who} facing the camera, with a relaxed expression. Also visible: {thing}',
      '照片中{who}面对镜头，表情放松。同时可见：{thing}',
    ],
    ['With {who} posing in the foreground, the photo shows {thing}', '前景有{who}摆姿势，画面展示{thing}'],
    [
      '{thing}. Part of the frame is taken up by {who} looking towards the camera',
      '{thing}。画面一部分是看向镜头的{who}',
    ],
  ],
  selfie: [
    ['A front-camera selfie showing {who}. The background: {thing}', '前置摄像头自拍，画面中有{who}。背景：{thing}'],
    ['{who} smiling in a selfie. Further back, the viewer sees {thing}', '{who}在自拍中微笑。再往后可以看到{thing}'],
  ],
  woman: ['woman', 'women'],
  man: ['man', 'men'],
};

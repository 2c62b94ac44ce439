import { type Describer, tagsOf, thingsOf } from './describer.ts';

/** A vision-language model asked for a caption of two or three sentences: what is seen first, where it is, how the light falls, and words that can be read. */
export const thirteenth: Describer = {
  things: thingsOf(`
beach|a long sandy beach at the edge of a calm blue sea. Towels and umbrellas are scattered across the sand, and the sun is high|平静蓝海边的长沙滩，沙上散放着毛巾和遮阳伞，太阳很高|a beach with foaming waves breaking close to the camera. Two swimmers are visible in the distance under a hazy sky|浪花在镜头近处散开的海滩，雾蒙蒙的天空下远处有两个游泳的人|a quiet beach in late afternoon light with beach chairs stacked beside a hut. The hut carries the word "SURF"|傍晚光线中的安静海滩，小屋旁叠放着沙滩椅，小屋上写着“SURF”
museum|a museum gallery with a large oil painting in a golden frame. A bench stands in the middle of the room and daylight enters from above|博物馆展厅里金色画框的大幅油画，厅中央有一张长凳，天光从上方照入|a marble statue of a standing figure in a bright museum hall. A rope keeps visitors at a distance|明亮博物馆大厅中的大理石立像，绳索将参观者隔开|museum display cases with pottery and old tools. Labels with small print are fixed below each object|博物馆陈列柜中的陶器和旧工具，每件下方都贴着小字标签
bridge|a bridge with stone pillars crossing a river in the middle of a city. Buildings line both banks and the light is soft|城市中央横跨河流的石墩桥，两岸是建筑，光线柔和|a modern bridge with white steel cables under a blue sky. A few cars are crossing it|蓝天下有白色钢缆的现代桥梁，几辆车正在通过|a bridge at night, lit by street lamps whose reflections ripple on the dark water|夜晚被路灯照亮的桥，灯光倒影在黑色水面上荡漾
cake|a birthday cake with white cream and several burning candles, held by two hands. The background is dark|一双手端着白奶油生日蛋糕，上面点着几支蜡烛，背景很暗|a cake topped with strawberries on a glass stand. Plates and forks are laid out next to it on a tablecloth|玻璃托架上铺满草莓的蛋糕，旁边桌布上摆着盘子和叉子|a half-eaten birthday cake on a kitchen counter. Coloured letters on the cake read "Many Happy Returns"|厨房台面上吃了一半的生日蛋糕，彩色字母写着“Many Happy Returns”
mountain|a rugged mountain rising above a green valley. Patches of snow remain near the top, and clouds drift past|绿色山谷上方崎岖的山峰，山顶附近残留积雪，云雾飘过|a mountain panorama with several peaks in bright sunlight. A wooden bench stands at the viewpoint|阳光下多座山峰的全景，观景点有一张木长凳|a mountain trail with hikers carrying backpacks. A signpost gives walking times|背着背包的徒步者走在山间小径上，路牌标着步行时间
train|a train entering a station with its headlights on. The platform is covered by a glass roof|亮着车灯驶入车站的火车，站台上有玻璃顶棚|a long passenger train passing through open countryside in daylight, seen from a small hill|从小山上看到的白天驶过开阔乡间的长列客运火车|a train compartment with a folding table by the window. A cup and a book are placed on it|火车包厢窗边的折叠桌，上面放着杯子和书
garden|a garden with colourful flower borders on both sides of a paved path. The sun casts short shadows|铺石小径两侧花坛缤纷的花园，阳光投下短影|a cluster of purple and white flowers in a garden, photographed from close by with a soft background|近距离拍摄的花园里一丛紫白花朵，背景柔和|a small garden pond surrounded by ferns and water lilies in the shade of a tree|树荫下被蕨类和睡莲环绕的花园小池塘
market|a busy market with striped awnings over the stalls. Tomatoes and melons are piled up in the foreground|摊位上方挂着条纹遮阳篷的热闹集市，前景堆着番茄和甜瓜|a fish counter at a market with ice and handwritten price tags. A seller in an apron stands behind it|集市上铺着冰的鱼摊和手写价签，后面站着系围裙的摊主|a market square in the morning with flower stalls and parked vans. The ground is wet from rain|清晨的集市广场，有花摊和停着的货车，地面因下雨而潮湿
concert|a concert stage seen from the middle of a standing audience. Beams of yellow light cross the hall|从站立观众中间看到的演唱会舞台，黄色光束穿过大厅|a singer with a microphone on a concert stage, accompanied by a pianist. The background screen is dark blue|演唱会舞台上拿话筒的歌手，有钢琴伴奏，背景屏幕为深蓝色|an open-air concert at dusk with a brightly lit stage and many raised phones|黄昏的露天演唱会，舞台明亮，许多手机高举
bicycle|a red bicycle parked against a brick wall. Its basket contains a bag of groceries|靠在砖墙边的红色自行车，车筐里有一袋食品|two people riding bicycles on a tree-lined lane. Sunlight falls through the leaves|两人在林荫小道上骑自行车，阳光透过树叶|a bicycle with a bell and a brown saddle, photographed at close range. The street behind it is blurred|近距离拍摄的带车铃和棕色车座的自行车，后面的街道模糊
snow|a snow-covered park with bare trees and an empty bench. The light is grey and even|积雪的公园，光秃的树和空长凳，光线灰暗均匀|children building a snowman in front of a house. Their jackets stand out against the white snow|房前堆雪人的孩子，外套在白雪中很显眼|deep snow on a balcony railing with roofs in the background. Snowflakes are visible in the air|阳台栏杆上的厚雪，背景是屋顶，空中可见雪花
sunset|a sunset above the horizon with bands of orange and violet. The foreground lies in shadow|地平线上的日落，橙色与紫色层叠，前景处于阴影中|a bright orange sun setting between two buildings. The street below is already dark|两栋楼之间橙色的落日，下方街道已暗|a sunset over fields with a low sun and long shadows. Power lines cross the picture|田野上的日落，太阳低垂，影子很长，画面中有电线穿过
boat|a small blue fishing boat pulled up beside a pier. Nets and ropes lie on its deck|停靠在码头边的蓝色小渔船，甲板上放着渔网和绳索|a sailing boat with white sails on open water. The sky is clear apart from a few clouds|开阔水面上扬着白帆的帆船，天空晴朗，略有云|a passenger boat at a landing stage with people boarding. A board lists departure times|停在登船处的客船，乘客正在上船，牌子上列着开船时间
church|a church with a tall pointed tower on a square. The clock on the tower is visible against a blue sky|广场上有高尖塔的教堂，蓝天下可见塔上的钟|the altar of a church, decorated with candles and flowers. The walls are painted in pale colours|装饰着蜡烛和鲜花的教堂祭坛，墙面为浅色|a church window with coloured glass, seen from inside. The surrounding stone is dark|从内部看到的教堂彩色玻璃窗，周围石墙昏暗
fireworks|fireworks bursting in red and white above a crowd. Many people hold up their phones|人群上空绽放的红白烟花，许多人举着手机|a large golden firework spreading like a flower in the night sky. Its light falls on nearby roofs|夜空中像花一样散开的金色大烟花，光照在附近屋顶上|fireworks in several colours above a harbour. The water below reflects them|港口上空的多色烟花，映在下方水面上
picnic|a picnic on a meadow with a red blanket, salad bowls and a bottle of juice. The sun is shining|草地上的野餐，红色毯子上有沙拉碗和一瓶果汁，阳光明媚|friends having a picnic beside a lake. Shoes and bags lie around the blanket|湖边野餐的朋友们，毯子周围放着鞋和包|an open picnic basket with a baguette and grapes, placed under a tree|树下打开的野餐篮，里面有法棍和葡萄
castle|a large castle with round towers above a town. The walls glow in the evening sun|小镇上方有圆塔的大城堡，墙面在夕阳中泛光|the courtyard of a castle with a well and stone stairs. Tourists are walking around|城堡庭院里的水井和石阶，游客四处走动|a castle seen across a field of flowers. The sky above it is cloudy|隔着花田看到的城堡，上方天空多云
football|a football game seen from the upper stand of a stadium. The scoreboard reads "1:0"|从体育场上层看台看到的足球赛，记分牌显示“1:0”|football players lining up on the grass before kick-off. Flags are waved in the background|开球前在草坪上列队的足球运动员，背景有旗帜挥舞|teenagers playing football on a gravel pitch between apartment blocks|公寓楼之间的砂石场上踢足球的少年
cat|a cat lying stretched out on a sofa with its eyes half closed. A cushion is behind it|伸展着躺在沙发上半闭着眼的猫，身后有靠垫|a cat looking directly at the camera from inside a cardboard box|从纸箱里直视镜头的猫|a cat walking along a garden wall. The background shows leaves out of focus|走在花园墙头上的猫，背景是虚化的树叶
dog|a dog standing in shallow water with wet fur. The light is bright|站在浅水里毛湿漉漉的狗，光线明亮|a dog lying on a rug with a toy between its paws. A lamp lights the room|趴在地毯上、爪间放着玩具的狗，房间由台灯照亮|a dog on a leash in a forest, looking to the side. Fallen leaves cover the ground|林中牵着绳、看向一侧的狗，地上铺满落叶
receipt|a paper receipt on a wooden surface, lit by a lamp. Printed lines with prices can be read|木质台面上灯光照着的纸质小票，可读出印着价格的行|a receipt next to a coffee cup. The lower part with the total is slightly folded|咖啡杯旁的小票，带总额的下半部分略有折叠
screen|a phone screenshot with a white background, showing the details of a confirmation in several lines of text|白色背景的手机截图，用几行文字显示确认信息
ticket|a paper ticket with a QR code on a table. The title of the event stands in large print at the top|桌上带二维码的纸质票，顶部以大字印着活动名称|a ticket held between thumb and finger in front of a lit entrance|在明亮的入口前用拇指和手指夹着的票
people|people sitting around a table in a restaurant with drinks in front of them. Lamps hang low over the table|餐厅里围桌而坐的人，面前有饮料，灯低垂在桌上方|the inside of a restaurant with set tables and candles. The wall is decorated with pictures|摆好餐桌和蜡烛的餐厅内部，墙上装饰着画
ramen|a bowl of ramen noodles in clear broth with seaweed, egg and slices of pork. Chopsticks rest across the rim|清汤拉面，配海苔、鸡蛋和叉烧，碗沿搁着筷子
steak|a thick steak cut open to show a pink centre, with roasted vegetables. The plate is dark|切开露出粉色内里的厚牛排，配烤蔬菜，盘子深色
grilled fish|a whole grilled fish with crisp skin on an oval plate, garnished with parsley and a lemon half|椭圆盘中皮脆的整条烤鱼，配欧芹和半个柠檬
pizza|a pizza with bubbling cheese and black olives on a metal tray. The crust is slightly burnt|金属盘上奶酪起泡、有黑橄榄的披萨，饼边略焦
dumplings|a plate of fried dumplings arranged in a row, with chopped spring onions on top|摆成一排的煎饺，上面撒着葱花
curry|a metal bowl of red curry with a flatbread beside it. Coriander leaves are sprinkled over the sauce|金属碗里的红咖喱，旁边有薄饼，酱汁上撒着香菜
oysters|six oysters on a bed of crushed ice, served with a small pot of sauce and lemon|碎冰上的六只生蚝，配一小罐酱汁和柠檬
tapas|several small plates of tapas with cheese, peppers and bread on a bar counter|吧台上几小碟西班牙小吃，有奶酪、辣椒和面包
goulash|a bowl of goulash with chunks of beef in a red sauce. A slice of dark bread lies beside it|一碗红汁炖牛肉块，旁边有一片黑面包
risotto|a plate of yellow risotto with grated parmesan. Steam rises in the warm light|一盘黄色意大利烩饭，撒着帕玛森奶酪，暖光中冒着热气
schnitzel|a golden schnitzel with a slice of lemon and parsley potatoes on a white plate|白盘中金黄的炸肉排，配柠檬片和欧芹土豆
burger|a burger with a sesame bun, bacon and tomato, cut in half. A paper-lined basket of chips stands next to it|芝麻面包夹培根和番茄的汉堡，切成两半，旁边是垫纸篮装的薯条`),
  tags: tagsOf(`
beach|beach|sea|sand|summer
museum|museum|exhibits|culture
bridge|bridge|river|landmark
cake|cake|birthday|dessert
mountain|mountain|nature|hike
train|train|railway|travel
garden|garden|flowers|plants
market|market|stalls|produce
concert|concert|stage|audience
bicycle|bicycle|cycling|street
snow|snow|winter|outdoors
sunset|sunset|sky|evening
boat|boat|water|harbour
church|church|religious building|landmark
fireworks|fireworks|night sky|festival
picnic|picnic|outdoors|food
castle|castle|historic site|landmark
football|football|sport|match
cat|cat|pet|animal
dog|dog|pet|animal
receipt|receipt|paper|text
screen|screenshot|phone|text
ticket|ticket|QR code|text
people|restaurant|table|gathering
ramen|ramen|noodles|meal
steak|steak|meat|meal
grilled fish|fish|grilled|meal
pizza|pizza|cheese|meal
dumplings|dumplings|plate|meal
curry|curry|sauce|meal
oysters|oysters|ice|meal
tapas|tapas|small plates|meal
goulash|goulash|beef|meal
risotto|risotto|rice|meal
schnitzel|schnitzel|potatoes|meal
burger|burger|chips|meal`),
  idle: ['photo', 'day', 'memory', 'close-up', 'background', 'leisure', 'natural light', 'candid'],
  vague: [
    [
      'a scene in low light with unclear outlines. Details are hard to make out',
      '光线很暗、轮廓不清的场景，细节难以辨认',
    ],
    [
      'a tilted view of a street corner and part of a wall. The photo may have been taken by accident',
      '倾斜的街角和部分墙面，可能是误拍',
    ],
    ['an indoor corner with a plant and a chair. No clear subject is present', '室内一角，有植物和椅子，没有明确主体'],
    ['a pale sky above rooftops, slightly out of focus', '屋顶上方的淡色天空，略微失焦'],
  ],
  alone: [
    ['The photograph depicts {thing}', '照片描绘了{thing}'],
    ['{thing}', '{thing}'],
    ['This image contains {thing}. No other text is prominent', '图中是{thing}。没有其他明显的文字'],
    ['Main subject: {thing}', '主体是{thing}'],
  ],
  company: [
    [
      '{who} in front of the camera, apparently in a good mood. Around them: {thing}',
      '镜头前有{who}，看上去心情不错。周围：{thing}',
    ],
    ['The photograph depicts {who}. The scene also includes {thing}', '照片中有{who}。场景中还有{thing}'],
    [
      '{who} in casual clothes at the centre of the image. Also visible: {thing}',
      '画面中央有{who}，穿着休闲。还可以看到{thing}',
    ],
  ],
  selfie: [
    ['A selfie of {who} with a smile. The background shows {thing}', '面带笑容的自拍，画面中有{who}。背景是{thing}'],
    [
      '{who} in a selfie, filling much of the frame. Behind, one can make out {thing}',
      '自拍画面，{who}占据大部分画面。后面可以看出{thing}',
    ],
  ],
  woman: ['woman', 'women'],
  man: ['man', 'men'],
};

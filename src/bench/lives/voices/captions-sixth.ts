import { type Describer, tagsOf, thingsOf } from './describer.ts';

/** A model that was asked to leave nothing out: whole sentences, what stands around, and many tags. */
export const sixth: Describer = {
  things: thingsOf(`
beach|a wide stretch of golden sand meeting turquoise water, with gentle waves rolling in and several people in swimwear scattered across it|一片宽阔的金色沙地与碧绿的海水相接，浪花轻轻涌来，几位身着泳装的人散布其间|a tranquil seaside scene in which the tide leaves patterns of foam on the sand and a pair of flip-flops lies in the foreground|宁静的海滨景象，潮水在沙上留下泡沫的纹路，前景放着一双人字拖|a coastal landscape with sunbeds arranged in rows and the open sea in the background|海岸风光，一排排躺椅，背景是开阔的大海
museum|a spacious gallery interior with framed artworks hung along pale walls and a visitor standing before one of them|宽敞的展厅内部，浅色墙面上挂着带框的艺术作品，一位参观者站在其中一幅前|a classical sculpture carved from white stone, displayed on a pedestal with a small information label|白色石材雕刻的古典雕塑，陈列在基座上，旁边有小说明牌|several artefacts arranged in an illuminated glass cabinet|若干文物摆放在打着灯光的玻璃柜中
bridge|a large steel structure spanning a calm river, with its reflection visible in the water|横跨平静河面的大型钢结构，水中可见倒影|an ancient stone crossing with several arches over a shallow stream|浅溪之上有数个拱洞的古老石质通道|a pedestrian walkway suspended above the water, lined with railings and street lamps|悬于水面之上的人行通道，两侧有栏杆和路灯
cake|a round dessert covered in white frosting and topped with lit candles, placed on a decorative plate|圆形甜点，覆盖白色糖霜，顶部插着点燃的蜡烛，放在装饰盘上|a multi-layered chocolate dessert with one slice removed, surrounded by plates and forks|多层巧克力甜点，已切去一块，周围放着盘子和叉子|a festive pastry with colourful sprinkles and a name written in icing|点缀彩色糖粒、用糖霜写着名字的节庆糕点
mountain|a dramatic landscape dominated by rugged peaks partially covered with snow under a partly cloudy sky|以部分积雪的崎岖山峰为主的壮阔景观，天空多云|a panoramic view of an alpine valley surrounded by steep slopes and pine forests|被陡坡和松林环绕的高山谷地全景|two hikers with backpacks ascending a rocky trail towards a summit|两名背着背包的徒步者沿岩石小径登向山顶
train|a modern passenger train standing at a platform with its doors open and a few travellers waiting|一列现代客运列车停靠站台，车门打开，几名旅客在等候|the interior of a railway carriage with blue seats and a large window showing passing countryside|铁路车厢内部，蓝色座椅，大窗外是掠过的乡野|a vintage steam engine painted in dark colours, emitting white smoke|深色的老式蒸汽机车，冒着白烟
garden|a close-up of vibrant pink and yellow blossoms with green foliage softly blurred behind them|鲜艳的粉色与黄色花朵特写，后方绿叶柔和虚化|a well-maintained outdoor space featuring trimmed hedges, flower beds and a gravel path|维护良好的室外空间，有修剪整齐的绿篱、花坛和碎石小路|a bee collecting nectar from a purple flower|一只蜜蜂在紫色花上采蜜
market|a bustling outdoor marketplace with vendors displaying fresh vegetables under colourful canopies|熙熙攘攘的露天交易场所，摊主在彩色顶棚下陈列新鲜蔬菜|wooden crates filled with apples, tomatoes and lettuce, each with a handwritten price tag|装满苹果、番茄和生菜的木箱，各有手写价签|a narrow lane lined with stands selling spices and local crafts|两旁摆满香料与手工艺品摊位的窄巷
concert|a performer on a brightly lit stage holding a microphone while the audience raises their phones|灯光明亮的舞台上一名表演者手持话筒，观众举起手机|a live band with guitars and drums performing amid blue and purple stage lights|一支乐队在蓝紫色舞台灯光中演奏吉他和鼓|a packed venue viewed from the back, with silhouettes of the crowd against the stage|从后方看去座无虚席的场馆，人群剪影映衬着舞台
bicycle|a black road bike parked against a brick wall, with a basket mounted on the front|一辆黑色公路车停靠在砖墙旁，前部装有车筐|a person wearing a helmet cycling along a paved lane beside a row of trees|一名戴头盔的人沿着林荫铺装车道骑行|several bikes locked to a metal rack on the pavement|人行道上数辆单车锁在金属架上
snow|a quiet residential street blanketed in fresh white powder, with footprints leading away|覆盖着洁白新雪的安静住宅街道，脚印延伸远去|a snowman wearing a scarf and a hat, standing in a front yard|前院里戴围巾和帽子的雪人|tree branches bending under a thick white layer on a cold winter day|寒冷冬日里被厚厚白色压弯的树枝
sunset|a breathtaking sky painted in hues of orange, pink and purple as the sun dips below the horizon|令人惊叹的天空，太阳沉入地平线时染上橙、粉、紫色|a silhouette of rooftops against a glowing golden sky at the end of the day|一天将尽时，金色天空映衬下的屋顶剪影|sunlight reflecting off the water during golden hour|黄金时刻的阳光在水面上的反光
boat|a white sailing yacht gliding across calm blue water, with its sails raised|一艘白色帆艇扬帆滑过平静的蓝色水面|several fishing vessels moored side by side at a small marina|小码头里并排停泊的几艘渔船|the deck of a passenger ferry with a life ring and the wake visible behind|客运渡轮的甲板，可见救生圈和船尾的水痕
church|the interior of a grand Gothic cathedral with tall columns and a vaulted ceiling|宏伟的哥特式大教堂内部，高大的立柱和拱顶|an ornate religious building with twin spires and a rose window|装饰华丽、带双尖塔和玫瑰窗的宗教建筑|rows of wooden pews leading to an altar lit by candles|一排排木制长椅通向烛光照亮的祭坛
fireworks|brilliant bursts of red and gold light illuminating the dark night sky above a city skyline|城市天际线上空，红金色的绚丽光芒照亮夜空|a crowd gathered along the waterfront watching colourful explosions overhead|聚集在水边的人群仰望头顶色彩斑斓的绽放|trails of sparkling light fading into smoke at night|夜间闪烁的光迹消散在烟雾中
picnic|a checkered blanket spread on the grass with sandwiches, fruit and a bottle of lemonade|草地上铺着格子布，上有三明治、水果和一瓶柠檬水|a group seated on the lawn sharing snacks from a wicker basket|一群人坐在草坪上分享藤篮里的点心|an outdoor meal laid out on a cloth in the shade of a large tree|大树荫下布上摆开的户外餐食
castle|a medieval stone fortress with crenellated walls perched on top of a hill|山顶上带垛口城墙的中世纪石砌要塞|an imposing historic palace with round towers surrounded by a moat|护城河环绕、带圆塔的雄伟历史宫殿|a cobbled courtyard enclosed by weathered stone walls and an arched gateway|风化石墙和拱门围合的鹅卵石庭院
football|a soccer player in a red jersey kicking a ball on a green field during a game|身穿红色球衣的足球运动员在绿茵场上踢球|a large stadium filled with spectators watching a game under floodlights|坐满观众的大型体育场，灯光下正在比赛|a group of fans wearing team scarves and cheering from the stands|一群戴着球队围巾的球迷在看台上欢呼
cat|a domestic cat with striped fur lying on a sofa, looking directly at the camera|一只条纹毛的家猫躺在沙发上，直视镜头|a close-up of a fluffy feline face with green eyes and long whiskers|毛茸茸的猫脸特写，绿色眼睛，长胡须|a small cat curled up asleep on a knitted blanket|一只小猫蜷在针织毯上睡着
dog|a medium-sized dog with a brown coat sitting on the grass with its tongue out|一只中型棕毛狗坐在草地上，伸着舌头|a playful puppy chewing on a rope toy on a wooden floor|一只顽皮的幼犬在木地板上咬着绳玩具|a dog on a leash walking along a forest path|一只牵着绳的狗走在林间小路上
receipt|a crumpled printed receipt from an establishment lying on a wooden surface, listing items and prices|木质表面上一张皱巴巴的机打收据，列有项目和价格
screen|a screenshot of a mobile application displaying a confirmation with a reference code|手机应用的截图，显示带有编号的确认信息
ticket|a paper ticket with a barcode and printed event details held between two fingers|两指间夹着的纸质票，带条形码和打印的活动信息
ramen|a close-up of a bowl of ramen on a wooden table, with sliced pork, a soft-boiled egg, green onions and nori|木桌上一碗拉面的特写，配有叉烧、溏心蛋、葱花和海苔
steak|a juicy medium-rare steak served with golden french fries and a small bowl of sauce|多汁的五分熟牛排，配金黄薯条和一小碗酱汁
grilled fish|a whole grilled fish garnished with lemon wedges and fresh herbs on a white oval plate|白色椭圆盘上一整条烤鱼，点缀柠檬角与新鲜香草
pizza|a freshly baked Margherita pizza with melted mozzarella and basil leaves on a wooden board|木板上新鲜出炉的玛格丽特披萨，融化的马苏里拉和罗勒叶
dumplings|a bamboo steamer filled with neatly pleated dumplings next to a dish of soy sauce|装满褶皱整齐的饺子的竹蒸笼，旁边一碟酱油
curry|a plate of rich yellow curry served with steamed rice and a piece of naan bread|一盘浓郁的黄咖喱，配米饭和一块馕
oysters|a platter of raw oysters on the half shell arranged on ice with lemon halves|一盘置于冰上的带壳生蚝，配半个柠檬
tapas|an assortment of small Spanish dishes including olives, cured ham and patatas bravas|各式西班牙小碟，包括橄榄、火腿和土豆块
goulash|a hearty beef stew in a dark paprika sauce served with sliced bread dumplings|浓郁的深色红椒酱炖牛肉，配切片面包团子
risotto|a shallow bowl of creamy risotto topped with mushrooms, parsley and grated cheese|浅碗盛着奶油烩饭，上有蘑菇、欧芹和奶酪碎
schnitzel|a large golden-brown breaded cutlet served with a lemon slice and potato salad|一大块金黄的裹面包屑炸肉排，配柠檬片和土豆沙拉
burger|a tall cheeseburger with lettuce and tomato on a sesame bun, accompanied by a side of fries|高高的芝士汉堡，芝麻面包夹生菜番茄，配薯条`),
  tags: tagsOf(`
beach|coast|sand|ocean|summer
museum|art|gallery|indoor|culture
bridge|architecture|river|structure
cake|dessert|celebration|sweet|candle
mountain|nature|landscape|hiking
train|transport|railway|station
garden|flower|plant|nature
market|shopping|vegetable|outdoor
concert|music|stage|performance|night
bicycle|bike|cycling|transport
snow|winter|cold|outdoor
sunset|sky|dusk|evening
boat|water|vessel|harbor
church|religion|architecture|gothic
fireworks|night|celebration|light
picnic|outdoor|food|grass
castle|history|fortress|tourism
football|sport|soccer|stadium
cat|animal|pet|feline
dog|animal|pet|canine
receipt|document|paper|text
screen|screenshot|text|app
ticket|paper|barcode|event
ramen|food|noodles|soup|bowl
steak|food|meat|plate
grilled fish|food|seafood|plate
pizza|food|cheese|italian cuisine
dumplings|food|asian cuisine|steamed
curry|food|rice|spicy
oysters|food|seafood|shellfish
tapas|food|snack|plate
goulash|food|stew|meat
risotto|food|rice|italian cuisine
schnitzel|food|meat|fried
burger|food|fast food|bun`),
  idle: ['daytime', 'outdoors', 'indoor', 'people', 'leisure', 'lifestyle', 'wood', 'colorful', 'travel', 'building'],
  vague: [
    [
      'a slightly blurry scene whose main subject is difficult to make out, with soft lighting and muted colours',
      '画面略显模糊，主体难以辨认，光线柔和，色调偏淡',
    ],
    [
      'an everyday environment with various objects, conveying a sense of ordinary life',
      '日常环境，有各种物件，给人平凡生活的感觉',
    ],
    ['an out-of-focus shot, possibly taken by accident while walking', '失焦的画面，可能是行走时误拍'],
    [
      'a dimly lit space in which shapes and reflections can be seen but nothing stands out',
      '昏暗的空间，可见轮廓和反光，没有突出的内容',
    ],
  ],
  alone: [
    ['The image shows {thing}. There are no people visible in the frame', '图片展示了{thing}。画面中没有可见的人物'],
    [
      'This photo captures {thing}. The overall atmosphere is calm and inviting',
      '这张照片捕捉到{thing}。整体氛围平静宜人',
    ],
    [
      '{thing}. The lighting appears natural, and the composition draws attention to the main subject',
      '{thing}。光线自然，构图突出主体',
    ],
    [
      'In this picture, one can see {thing}. The background is slightly out of focus and the colours are vivid',
      '在这张图片中可以看到{thing}。背景略微虚化，色彩鲜明',
    ],
  ],
  company: [
    [
      'The image shows {who} posing for the camera. The setting includes {thing}. They appear relaxed and cheerful',
      '图片中{who}面向镜头。场景包括{thing}。他们看起来轻松愉快',
    ],
    [
      'This photo captures {thing}. In the foreground, {who} can be seen, dressed casually and smiling',
      '这张照片捕捉到{thing}。前景中可以看到{who}，穿着休闲，面带微笑',
    ],
    [
      'In this picture there is {thing}, and {who} standing nearby, suggesting a casual outing or a special occasion',
      '这张图片里有{thing}，附近站着{who}，像是一次随意的外出或特别的场合',
    ],
  ],
  selfie: [
    [
      'The image is a selfie of {who} taken from a close angle. Behind them, there is {thing}',
      '这是一张近距离的自拍，画面中是{who}。身后有{thing}',
    ],
    [
      'This selfie features {who} looking into the lens with an extended arm. The background reveals {thing}',
      '这张自拍中{who}伸出手臂看向镜头。背景中是{thing}',
    ],
  ],
  woman: ['young woman', 'women'],
  man: ['man with short hair', 'men'],
};

import { type Describer, tagsOf, thingsOf } from './describer.ts';

/** A vision-language model that was told to caption each photo in two or three sentences: the subject, what is around it, the light, and any text. */
export const twelfth: Describer = {
  things: thingsOf(`
beach|a wide sandy beach with gentle waves rolling in, dotted with colourful parasols. The sky is clear and the light is strong, suggesting midday|宽阔的沙滩，海浪轻柔，点缀着彩色遮阳伞。天空晴朗，光线强烈，应是中午|several people walking barefoot along the water's edge. Wet sand reflects the pale sky|几个人赤脚走在水边，湿润的沙子映着淡色的天空|a rocky shoreline with turquoise water and a few swimmers. A wooden sign in the foreground reads "No lifeguard on duty"|岩石海岸，海水碧绿，有几个人在游泳。前景的木牌上写着“No lifeguard on duty”
museum|an exhibition room with framed paintings on white walls. Visitors stand at a distance, and the lighting is soft and even|白墙上挂着装框画作的展室，观众站在远处，灯光柔和均匀|an ancient stone sculpture on a pedestal, lit from above. A small information card is mounted beside it|基座上的古代石雕，灯光从上方照下，旁边有一张小说明牌|a glass showcase containing gold coins and small figurines. Reflections of the ceiling lights are visible in the glass|玻璃展柜里的金币和小雕像，玻璃上映着天花板的灯光
bridge|a suspension bridge spanning a wide river, photographed from the bank. The sky is overcast and the water is grey|从岸边拍摄的横跨大河的悬索桥，天空阴沉，水面灰蒙蒙的|a historic stone bridge with several arches and statues along its parapet. Warm evening light falls on the masonry|有多个桥拱、护栏上立着雕像的古老石桥，傍晚暖光照在石面上|a narrow pedestrian bridge with iron railings covered in padlocks, leading over a canal|跨过运河的狭窄步行桥，铁栏杆上挂满了锁
cake|a round birthday cake with lit candles on a dining table. The room is dark apart from the candlelight|餐桌上点着蜡烛的圆形生日蛋糕，除烛光外房间很暗|a chocolate layer cake decorated with raspberries, with one slice cut out. A cake knife lies beside it|装饰着覆盆子的巧克力夹层蛋糕，切掉了一块，旁边放着蛋糕刀|a small cake with pink icing and a number candle on top. The plate carries the words "Happy Birthday"|带粉色糖霜和数字蜡烛的小蛋糕，盘子上写着“Happy Birthday”
mountain|a range of snow-capped mountains under a bright blue sky. A gravel path winds through the valley below|明亮蓝天下连绵的雪山，下方山谷里有一条蜿蜒的碎石路|a hiker's view from a ridge over layered, hazy mountains. The light suggests early morning|从山脊望去，远山层叠、雾气朦胧，光线像是清晨|a steep mountainside with scattered rocks and grazing sheep. A yellow trail sign is visible at the left edge|散布着岩石的陡峭山坡，有羊在吃草，左侧可见黄色路标
train|a red and white train standing at a station platform. Passengers with luggage wait near the doors|停在站台的红白色火车，带行李的乘客在车门旁等候|the view through a train window onto green hills, slightly blurred by motion. A seat back is visible on the right|透过火车车窗看到的绿色山丘，因行驶略显模糊，右侧可见座椅靠背|the interior of a train carriage with rows of blue seats. An electronic display above the door shows the next stop|有一排排蓝色座椅的火车车厢内部，车门上方的显示屏写着下一站
garden|a garden bed full of tulips in red and yellow. A neatly trimmed hedge runs along the back|种满红黄郁金香的花坛，后面是修剪整齐的树篱|a close-up of a pink rose with drops of water on its petals. The background is out of focus|花瓣上带着水珠的粉色玫瑰特写，背景虚化|a landscaped park garden with gravel walks, a fountain and blooming shrubs in bright daylight|明亮日光下的园林，有碎石小径、喷泉和盛开的灌木
market|an outdoor market with tables of fruit and vegetables. Shoppers with bags move between the stalls|摆着水果蔬菜的露天集市，提着袋子的顾客穿行在摊位间|a market stall displaying round cheeses and jars of honey. Chalk signs with prices stand in front|摆着圆形奶酪和蜂蜜罐的集市摊位，前面立着粉笔写的价格牌|baskets of spices and dried fruit at an indoor market under warm artificial light|室内市场暖光下一篮篮香料和干果
concert|a live performance on a stage with purple and blue lighting. The silhouettes of the audience fill the lower part of the image|紫蓝色灯光下舞台上的现场演出，画面下方是观众的剪影|a musician playing an electric guitar on stage, with drums behind. The scene is lit by a single spotlight|舞台上弹电吉他的乐手，后面是鼓，由一盏聚光灯照亮|a choir and instruments on a podium in a large hall. The seats in front are mostly occupied|大厅台上的合唱团与乐器，前面的座位大多坐满了人
bicycle|a black bicycle locked to a metal stand on a paved street. The building behind has a green door|铺石街道上锁在金属架上的黑色自行车，后面的建筑有一扇绿门|a cyclist wearing a helmet on a path beside a field. The sky is partly cloudy|田边小路上戴头盔的骑车人，天空多云|a row of parked bicycles in front of a railway station. Several have baskets attached|火车站前停着的一排自行车，有几辆装着车筐
snow|a snow-covered garden with a snowman wearing a scarf. Footprints lead towards the house|积雪的花园里有一个围着围巾的雪人，脚印通向房子|a quiet street with snow on the roofs and parked cars. Street lamps give off a warm glow|屋顶和停放的车上积雪的安静街道，路灯散发着暖光|fir trees bent under heavy snow. The sky is pale and no people are in sight|被厚雪压弯的冷杉，天色灰白，看不到人
sunset|a sunset over rooftops with an orange sky and dark chimneys. Thin clouds catch the last light|屋顶上方的日落，橙色天空与深色烟囱，薄云映着余晖|the sun setting behind hills, seen across a lake. The water reflects pink and gold|从湖对岸看到太阳落到山后，水面映出粉色和金色|a dramatic evening sky in red and purple above a flat landscape. A lone tree stands in silhouette|平坦大地上方红紫色的壮丽晚霞，一棵孤树成为剪影
boat|several small sailing boats moored in a marina. Their masts stand out against a cloudy sky|停泊在游艇码头的几艘小帆船，桅杆映着多云的天空|a white excursion boat with tourists on its upper deck, passing a riverside promenade|上层甲板坐着游客的白色游船正驶过河边步道|a wooden rowing boat tied to a jetty on a calm lake. Reeds grow along the shore|平静湖面上系在栈桥边的木划艇，岸边长着芦苇
church|the interior of a large church with tall columns and rows of wooden benches. Coloured light falls through the windows|高柱林立、木长椅成排的大教堂内部，彩色光线从窗户透入|the facade of a church with twin spires, photographed from below. The sky is bright and slightly overexposed|从下方仰拍的双尖塔教堂正面，天空明亮略微过曝|a small whitewashed chapel with a bell above the entrance. Cypress trees stand on both sides|入口上方有钟的白色小教堂，两侧立着柏树
fireworks|a burst of green and golden fireworks in a black sky. Smoke drifts to the right|黑色夜空中绽开的绿金色烟花，烟雾向右飘散|fireworks above a river, mirrored in the water. A crowd is watching from a bridge|河面上空的烟花倒映在水中，人群在桥上观看|several sparkling trails of fireworks over rooftops at night. The image is slightly blurred|夜晚屋顶上方几道闪亮的烟花轨迹，画面略有模糊
picnic|a checked picnic blanket with bread, cheese and fruit on a lawn. A wicker basket stands at the edge|草坪上的格子野餐垫，放着面包、奶酪和水果，边上有藤篮|a group sitting on the grass around plates of food. Trees provide shade, and the light is soft|一群人围着食物坐在草地上，树木遮阴，光线柔和|paper cups, sandwiches and a bowl of strawberries on a blanket. A pair of sunglasses lies next to them|毯子上的纸杯、三明治和一碗草莓，旁边放着一副墨镜
castle|a medieval castle on a hilltop with a square tower. Forest covers the slope below|山顶上带方塔的中世纪城堡，下方山坡覆盖着森林|the gate of an old castle with a wooden drawbridge. A flag flies from the wall|古堡的大门与木吊桥，城墙上飘着旗帜|castle ruins with crumbling walls and grass growing between the stones. The weather is cloudy|城堡遗迹，墙体残破，石缝间长着草，天气阴
football|a football match in progress on a floodlit pitch. The stands are filled with spectators holding scarves|灯光球场上正在进行的足球比赛，看台上坐满举着围巾的观众|players in red and white shirts contesting the ball near the penalty area. Advertising boards line the pitch|身穿红白球衣的球员在禁区附近争球，场边是广告牌|a small-town football ground seen from the touchline. A few spectators lean on the railing|从边线看到的小镇足球场，几名观众倚着栏杆
cat|a cat curled up on a chair, asleep. Sunlight from a window falls on its fur|蜷在椅子上睡觉的猫，窗外的阳光照在毛上|a cat sitting upright on a windowsill and looking outside. A potted plant stands next to it|端坐在窗台上望向窗外的猫，旁边有一盆植物|a cat playing with a piece of string on a wooden floor. The image is slightly blurred by movement|在木地板上玩绳子的猫，因动作略有模糊
dog|a dog running across a grassy park with a ball in its mouth. The background is blurred|叼着球跑过公园草地的狗，背景模糊|a dog sitting on a pavement and looking up at the camera. It wears a collar with a tag|坐在人行道上抬头看镜头的狗，戴着带牌的项圈|a dog asleep in a basket lined with a blanket. The room is dimly lit|在铺着毯子的篮子里睡觉的狗，房间光线昏暗
receipt|a printed receipt lying flat on a table, photographed from above. Individual items, taxes and a total are legible|从上方拍摄的平放在桌上的打印小票，可看清各项、税费和总额|a crumpled receipt held between two fingers. The text is in black on white paper|两根手指夹着的皱小票，白纸黑字
screen|a screenshot of a mobile app showing a confirmation. The layout includes a header, several lines of details and a code|手机应用确认页面的截图，包含标题、几行详情和一个编码
ticket|an admission ticket with a barcode lying on a dark surface. The name of the event is printed in bold letters|深色台面上带条形码的入场券，活动名称以粗体印刷|a hand holding up a paper ticket near an entrance. A queue is visible behind it|在入口附近举着纸质门票的手，后面可见排队的人
people|a table in a restaurant with used plates and half-full glasses. The light is warm and dim|餐厅里放着用过的盘子和半满杯子的桌子，灯光温暖昏暗|a cosy dining room with wooden chairs and a menu board on the wall|舒适的用餐室，有木椅，墙上挂着菜单板
ramen|a bowl of ramen topped with sliced pork, spring onions and a soft-boiled egg. Steam rises from the broth|铺着叉烧、葱花和溏心蛋的一碗拉面，汤面冒着热气
steak|a grilled steak with visible char marks, served with fries and a small salad. A knife rests on the plate|带烤痕的牛排，配薯条和小份沙拉，盘上放着餐刀
grilled fish|a grilled whole fish served on a white plate with lemon slices and boiled potatoes|白盘上的整条烤鱼，配柠檬片和水煮土豆
pizza|a thin-crust pizza with tomato, mozzarella and basil on a wooden board. One slice has been removed|木板上的薄底披萨，有番茄、马苏里拉奶酪和罗勒，缺了一块
dumplings|a bamboo steamer with pleated dumplings. A small dish of dark dipping sauce stands beside it|竹蒸笼里带褶的饺子，旁边有一小碟深色蘸料
curry|a bowl of creamy curry with vegetables, accompanied by white rice. The sauce has a deep orange colour|一碗浓郁的蔬菜咖喱配白米饭，酱汁呈深橙色
oysters|a plate of raw oysters on the half shell, arranged in a circle on ice around a lemon wedge|冰上摆成一圈的带壳生蚝，中间是一角柠檬
tapas|a selection of tapas in small dishes, including olives, cured ham and fried potatoes. The table is tiled|小碟装的多种西班牙小吃，有橄榄、火腿和炸土豆，桌面铺着瓷砖
goulash|a deep plate of goulash, a dark meat stew, with bread dumplings on the side|一深盘炖牛肉，深色肉汁，旁边配面包团子
risotto|a shallow bowl of risotto with mushrooms and grated cheese on top|浅碗里的意大利烩饭，上面撒着蘑菇和奶酪碎
schnitzel|a large breaded schnitzel covering most of the plate, with a lemon wedge and potato salad|几乎盖满盘子的大块炸肉排，配一角柠檬和土豆沙拉
burger|a burger with lettuce, tomato and melted cheese, held together by a wooden skewer. Fries are served on the side|夹着生菜、番茄和融化奶酪的汉堡，用木签固定，旁边是薯条`),
  tags: tagsOf(`
beach|beach|coast|waves
museum|museum|art|gallery
bridge|bridge|river|city
cake|birthday cake|dessert|candles
mountain|mountains|hiking|scenery
train|train|station|travel
garden|garden|flowers|spring
market|market|food stall|shopping
concert|concert|music|stage lights
bicycle|bicycle|street|transport
snow|snow|winter|cold
sunset|sunset|dusk|sky
boat|boat|water|marina
church|church|interior|architecture
fireworks|fireworks|night|celebration
picnic|picnic|park|food
castle|castle|ruins|history
football|football|sports|stadium
cat|cat|pet|indoors
dog|dog|pet|outdoors
receipt|receipt|document|total
screen|screenshot|mobile app|confirmation
ticket|ticket|barcode|event
people|restaurant|dining|interior
ramen|ramen|noodle soup|egg
steak|steak|beef|fries
grilled fish|grilled fish|lemon|seafood
pizza|pizza|basil|Italian food
dumplings|dumplings|bamboo steamer|Asian food
curry|curry|rice|spicy food
oysters|oysters|seafood|lemon
tapas|tapas|olives|Spanish food
goulash|goulash|stew|dumplings
risotto|risotto|mushrooms|Italian food
schnitzel|schnitzel|potato salad|lemon
burger|burger|fries|fast food`),
  idle: ['everyday life', 'daylight', 'smartphone photo', 'foreground', 'personal', 'calm', 'travel memory', 'texture'],
  vague: [
    [
      'blurred coloured shapes in dim light. The subject cannot be identified',
      '昏暗光线中模糊的彩色形状，无法辨认主体',
    ],
    [
      'an ordinary outdoor scene with some trees and a path. Nothing in particular stands out',
      '普通的户外场景，有些树和一条小路，没有特别突出的内容',
    ],
    ['part of a room with furniture and a lamp. The main subject is unclear', '房间一角，有家具和一盏灯，主体不明确'],
    ['darkness with several bright spots of light in the distance', '一片黑暗，远处有几处亮光'],
  ],
  alone: [
    ['This photo shows {thing}', '这张照片展示了{thing}'],
    ['{thing}', '{thing}'],
    ['The image features {thing}. There is little else in the frame', '画面内容为{thing}。画面中几乎没有其他内容'],
    ['The picture contains {thing}', '照片内容：{thing}'],
  ],
  company: [
    [
      'This photo shows {who} in the foreground, smiling at the camera. The setting: {thing}',
      '这张照片前景中{who}面带微笑看着镜头。场景：{thing}',
    ],
    ['{who} posing for a picture. The surroundings show {thing}', '{who}在摆姿势拍照。周围是{thing}'],
    [
      'The image features {who}, standing close to the camera. Elsewhere in the frame: {thing}',
      '画面中{who}站在镜头附近。画面其他部分：{thing}',
    ],
  ],
  selfie: [
    [
      "A selfie taken at arm's length, showing {who}. The surroundings include {thing}",
      '伸长手臂拍的自拍，画面中是{who}。周围有{thing}',
    ],
    [
      '{who} close to the lens in a selfie. Over the shoulder, the viewer can see {thing}',
      '自拍中{who}离镜头很近。肩后可以看到{thing}',
    ],
  ],
  woman: ['woman', 'women'],
  man: ['man', 'men'],
};

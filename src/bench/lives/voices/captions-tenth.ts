import { type Describer, tagsOf, thingsOf } from './describer.ts';

/** A model that writes a paragraph: what it takes for the subject, then one or two sentences of detail, not all of which are so. */
export const tenth: Describer = {
  things: thingsOf(`
beach|a wide stretch of sand where people sunbathe beside the ocean|宽阔的沙地上人们在海边晒太阳|turquoise water rolling onto a pebble beach|碧绿的海水涌上卵石滩|a lifeguard tower overlooking a crowded shoreline|拥挤海岸线上的救生塔
museum|a gallery room with framed paintings hung in a row|展室里一排带框的画|a bronze or stone sculpture displayed on a pedestal|陈列在底座上的雕塑|historical artefacts behind glass with small explanatory labels|玻璃后的历史文物，旁边有小说明牌
bridge|an arched bridge spanning a wide river|一座横跨宽阔河面的拱桥|a modern cable-stayed bridge illuminated against the sky|天空下亮着灯的现代斜拉桥|a narrow wooden footbridge over a stream|小溪上一座狭窄的木制步行桥
cake|a round frosted cake topped with burning candles|插着燃烧蜡烛的圆形奶油蛋糕|a piece of cake with berries served on a dessert plate|甜点盘上一块带浆果的蛋糕|a decorated celebration cake with writing in icing|用糖霜写着字的庆祝蛋糕
mountain|rugged peaks with patches of snow under a blue sky|蓝天下带着残雪的陡峭山峰|a hiking path winding up a rocky slope|蜿蜒上山的徒步小径|a valley seen from a high viewpoint, with layers of hills behind|从高处俯瞰的山谷，后面是层层山峦
train|a passenger train standing at a platform under an arched roof|拱形屋顶下停在站台的客运列车|fields and villages seen through a train window|透过火车窗看到的田野和村庄|an empty train compartment with upholstered seats|有软垫座椅的空车厢
garden|flower beds with tulips and other colourful blossoms|种着郁金香和各色花朵的花坛|a cluster of white and purple blossoms in close view|近景中一簇白色和紫色的花|a landscaped garden with trimmed hedges and a fountain|有修剪整齐的树篱和喷泉的园林
market|vendors selling vegetables, fruit and cheese under canopies|摊贩在遮篷下卖蔬菜、水果和奶酪|a market hall filled with shoppers and food counters|挤满顾客和食品柜台的市场大厅|baskets of produce with handwritten price tags|带手写价签的一筐筐农产品
concert|musicians performing on a stage under coloured spotlights|音乐家在彩色聚光灯下的舞台上演出|a dense crowd facing a brightly lit stage at night|夜晚面向明亮舞台的密集人群|a guitarist and a drummer in the middle of a song|正在演奏的吉他手和鼓手
bicycle|a city bicycle with a basket leaning against a railing|靠在栏杆上的带筐城市自行车|a cyclist on a paved bike path|铺装自行车道上的骑行者|several bicycles locked outside a building|锁在楼外的几辆自行车
snow|a landscape blanketed in fresh snow|被新雪覆盖的景色|a snowman with sticks for arms|用树枝做手臂的雪人|footprints on a snowy pavement between parked cars|停着的汽车间积雪人行道上的脚印
sunset|the sun low on the horizon with an orange glow|低垂在地平线上的太阳和橙色光辉|a purple and pink sky after the sun has gone down|太阳落下后紫粉色的天空|silhouettes of trees against a glowing evening sky|发光的傍晚天空下树木的剪影
boat|a wooden rowing boat tied to a jetty|系在小码头上的木划艇|a sightseeing ship carrying passengers on a river|河上载着乘客的观光船|white sailing yachts lined up in a marina|码头里一排白色帆船
church|a tall Gothic church facade with a rose window|带玫瑰窗的高大哥特式教堂立面|rows of pews leading up to an ornate altar|通向华丽祭坛的一排排长椅|a village church with an onion dome|有洋葱形圆顶的乡村教堂
fireworks|bursts of red and green fireworks in a dark sky|黑暗天空中红绿色的烟花|a firework display reflected in the water|倒映在水中的烟花表演|white trails of fireworks above city buildings|城市建筑上空烟花的白色轨迹
picnic|food containers and drinks arranged on a checked blanket|格子毯上摆着的食物盒和饮料|friends sitting in a circle on the lawn around their lunch|朋友们在草坪上围坐吃午餐|a park bench with paper plates, grapes and a baguette|公园长椅上的纸盘、葡萄和法棍
castle|a hilltop fortress with battlements and a tower|有城垛和塔楼的山顶要塞|the gatehouse and drawbridge of a historic castle|历史城堡的门楼和吊桥|the ruins of a stone castle overgrown with ivy|爬满常春藤的石头城堡遗迹
football|footballers competing for the ball in front of full stands|看台坐满观众，足球运动员在争球|a large stadium with a green pitch seen from the upper tier|从上层看台看到的绿色球场|supporters holding up scarves in team colours|举着球队颜色围巾的球迷
cat|a tabby cat curled up on a blanket|蜷在毯子上的虎斑猫|a cat with its paws tucked in, staring at the viewer|收着爪子盯着镜头的猫|a small cat playing with a piece of string|玩绳子的小猫
dog|a medium-sized dog sitting obediently on a path|乖乖坐在小路上的中型犬|a dog with wet fur shaking itself|毛湿漉漉正在抖水的狗|a dog asleep in its basket|睡在窝里的狗
receipt|a long till receipt photographed from above|从上方拍摄的长收银小票|a crumpled payment slip with printed figures|皱巴巴的印着数字的付款单
screen|the display of a mobile phone with a confirmation page|显示确认页面的手机屏幕|a screenshot with text fields, a total and buttons|带文字栏、合计和按钮的截图
ticket|an admission ticket showing a date, a time and a code|印有日期、时间和编码的入场票|a printed ticket lying on a dark surface|放在深色台面上的打印票
ramen|a deep bowl of noodle soup with sliced pork, nori and a halved egg|一大碗汤面，配猪肉片、海苔和半个鸡蛋
steak|a thick piece of grilled beef with herb butter and fries|一块厚厚的烤牛肉，配香草黄油和薯条
grilled fish|a whole fish with charred skin, served with vegetables|表皮烤焦的整条鱼，配蔬菜
pizza|a thin-crust pizza with melted cheese on a round board|圆木板上一张融化奶酪的薄底披萨
dumplings|pleated dumplings arranged on a plate with soy sauce|盘子里摆好的带褶饺子，配酱油
curry|a creamy yellow curry in a metal bowl next to steamed rice|金属碗里的黄咖喱，旁边是米饭
oysters|half a dozen raw oysters on a bed of ice|冰上的半打生蚝
tapas|an assortment of small dishes such as olives, potatoes and cured ham|橄榄、土豆、火腿等各式小菜
goulash|a hearty beef stew with a reddish sauce|红色酱汁的浓郁炖牛肉
risotto|a shallow plate of creamy rice with saffron or mushrooms|浅盘里加藏红花或蘑菇的奶油米饭
schnitzel|a breaded, fried cutlet hanging over the edge of the plate|大到超出盘边的裹粉炸肉排
burger|a tall burger with lettuce and tomato on a wooden board|木板上夹着生菜和番茄的高汉堡`),
  tags: tagsOf(`
beach|coast|ocean|beach|leisure
museum|gallery|exhibit|art|culture
bridge|bridge|infrastructure|river
cake|cake|celebration|dessert
mountain|mountains|hiking|scenery
train|rail transport|train|station
garden|flower|plant|garden
market|market|produce|shopping
concert|performance|stage|crowd
bicycle|bicycle|transport|wheel
snow|snow|cold|winter
sunset|sunset|dusk|horizon
boat|boat|vessel|waterfront
church|religious building|church|architecture
fireworks|fireworks|night|event
picnic|picnic|grass|lunch
castle|castle|monument|tower
football|sports|football|pitch
cat|cat|feline|pet
dog|dog|canine|pet
receipt|document|receipt|print
screen|screenshot|interface|document
ticket|ticket|document|print
ramen|noodle soup|dish|bowl
steak|beef|dish|dinner
grilled fish|fish|dish|dinner
pizza|pizza|cheese|dish
dumplings|dumpling|dish|chopsticks
curry|curry|rice|dish
oysters|oyster|seafood|ice
tapas|small plates|dish|sharing
goulash|stew|beef|dish
risotto|rice dish|dish|plate
schnitzel|cutlet|fried|dish
burger|burger|bun|dish`),
  idle: [
    'day',
    'travel',
    'urban',
    'wood',
    'clouds',
    'glass',
    'person',
    'furniture',
    'wall',
    'shadow',
    'green',
    'leisure',
  ],
  vague: [
    ['a scene that is partly obscured, possibly by a finger or strap', '部分被手指或带子遮挡的场景'],
    ['an urban environment with shop fronts and passers-by', '有店面和路人的城市环境'],
    ['a dimly lit room in which shapes are hard to tell apart', '光线昏暗、难以辨认形状的房间'],
    ['a pavement, a wall and part of a sign', '人行道、墙和招牌的一部分'],
  ],
  alone: [
    ['{thing}', '{thing}'],
    ['The photo depicts {thing}. The light suggests late afternoon', '照片描绘了{thing}。光线像是傍晚时分'],
    [
      'A view of {thing}. A lamp post stands on the left. The atmosphere is quiet',
      '{thing}的景象。左侧有一根灯柱，气氛安静',
    ],
    [
      'This image features {thing}. In the corner, a red jacket can be made out',
      '画面主体是{thing}。角落里可以看到一件红色外套',
    ],
    ['{thing}. The weather appears overcast, and nobody looks at the camera', '{thing}。天气似乎阴沉，没有人看镜头'],
  ],
  company: [
    ['{who} posing next to {thing}. They are dressed for cool weather', '{who}在{thing}旁合影，穿着较厚'],
    ['The photo depicts {who} and, further back, {thing}', '照片中有{who}，后方是{thing}'],
    [
      '{thing}. At the front, {who} can be seen smiling. One of them holds a cup',
      '{thing}。前面可以看到{who}在微笑，其中一人拿着杯子',
    ],
  ],
  selfie: [
    [
      'A close self-portrait of {who}, taken at arm’s length. Behind: {thing}',
      '{who}伸手拍的近距离自拍，后面是{thing}',
    ],
    ['{who} smiling into the front camera, with {thing} behind', '{who}对着前置镜头微笑，身后是{thing}'],
  ],
  woman: ['woman', 'women'],
  man: ['man', 'men'],
};

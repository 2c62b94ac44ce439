import type { Wording } from '../../../contract/wordings.ts';
import { eighth } from './captions-eighth.ts';
import { eleventh } from './captions-eleventh.ts';
import { fifteenth } from './captions-fifteenth.ts';
import { fourteenth } from './captions-fourteenth.ts';
import { ninth } from './captions-ninth.ts';
import { seventeenth } from './captions-seventeenth.ts';
import { seventh } from './captions-seventh.ts';
import { sixteenth } from './captions-sixteenth.ts';
import { sixth } from './captions-sixth.ts';
import { tenth } from './captions-tenth.ts';
import { thirteenth } from './captions-thirteenth.ts';
import { twelfth } from './captions-twelfth.ts';
import { type Describer, thingsOf } from './describer.ts';

const fourth: Describer = {
  things: thingsOf(`
beach|swimmers and towels where the land meets the sea|海水边铺着浴巾的游客|a child with a bucket and spade, tide coming in|拿小桶小铲的孩子，涨潮中
museum|portraits in gilt frames along a corridor|走廊里镀金框的肖像|a bronze bust on a plinth, velvet rope|基座上的青铜胸像与围绳
bridge|traffic crossing above the water|水面之上通行的车流|iron spans reflected in a canal|运河中铁梁的倒影
cake|lit candles on a sponge, someone about to blow|蛋糕上点着蜡烛，有人正要吹|buttercream and a knife, first slice out|奶油点心，刚切下第一块
mountain|jagged summits, cloud in the valley|嶙峋的山巅，谷中有云|walkers with poles on a steep slope|陡坡上拄杖的行人
train|a locomotive standing at the buffers|停在车挡前的机车|rail carriages, passengers with luggage|车厢与提行李的旅客
garden|dahlias and a watering can|大丽花和浇水壶|a border in full bloom, bees on lavender|盛开的花境，薰衣草上的蜜蜂
market|a barrow of oranges, hand-written prices|一车橙子和手写价签|shoppers between awnings, cheeses on display|棚布间的顾客与奶酪
concert|drummer and bassist under a spotlight|聚光灯下的鼓手和贝斯手|an audience with arms up, loudspeakers either side|举手的观众，两侧音箱
bicycle|a two-wheeler chained to railings|锁在栏杆上的两轮车|someone pedalling with panniers|带驮包骑行的人
snow|white rooftops and bare branches|白色的屋顶和光秃的树枝|a child in mittens rolling a big white ball|戴手套的孩子滚大白球
sunset|last light, silhouettes of chimneys|最后的光线，烟囱剪影|red and gold above the horizon|地平线上红金一片
boat|masts and rigging, a gull|桅杆索具与海鸥|a launch tied up at a quay|靠在码头的汽艇
church|a vaulted ceiling and an organ|拱顶与管风琴|spire against the sky, gravestones in front|尖顶与前方的墓碑
fireworks|bangs of green and red over a dark skyline|夜空里红绿色的火光|rockets bursting, faces turned upwards|火箭炸开，人们仰头
picnic|a rug, a hamper and a thermos under an oak|橡树下的毯子、提篮和保温瓶|salad boxes and cutlery spread out on the grass|草地上摊开的沙拉盒和餐具
castle|crenellated towers, a flag|带垛口的塔楼和旗|ruined ramparts above a village|村庄上方的残破城墙
football|eleven in stripes lining up, floodlights|列队的条纹球衣队员，泛光灯|a goalmouth scramble, muddy boots|门前混战，沾泥的球鞋
cat|a tabby curled up in an armchair|蜷在扶手椅里的虎斑猫|whiskers and green eyes, close|胡须和绿眼睛的特写
dog|a spaniel with a ball in its mouth|叼着球的西班牙猎犬|a hound waiting at the back door|等在后门的猎犬
receipt|till slip, crumpled|皱巴巴的收银条
screen|phone display with reservation details|手机画面，预订详情
ticket|admission stub|入场票根
ramen|soup with noodles, half an egg on top|汤面，上有半个鸡蛋
steak|beef, charred, chips on the side|烤得焦香的牛肉和薯条
grilled fish|a sea bream off the grill, lemon wedge|炭烤的鲷鱼与柠檬角
pizza|a round flatbread with tomato and mozzarella|番茄奶酪圆饼
dumplings|steamed parcels in a bamboo basket|竹笼里的蒸点
curry|a fiery sauce with rice and flatbread|辛辣的酱汁配米饭
oysters|shellfish opened on crushed ice|碎冰上开壳的贝类
tapas|little dishes with cured ham and olives|小碟火腿与橄榄
goulash|paprika stew, bread on the side|红椒炖肉与面包
risotto|rice in a shallow dish, parmesan|浅盘里的奶酪米饭
schnitzel|a thin crumbed escalope with a slice of lemon|薄薄的裹粉肉片和柠檬
burger|beef patty in a bun, gherkin|面包夹牛肉饼和酸黄瓜`),
  vague: [
    ['out of focus', '失焦'],
    ['unclear, taken in passing', '不清楚，随手拍的'],
    ['somebody moved', '拍糊了'],
    ['nothing in particular', '没什么特别'],
  ],
  alone: [
    ['{thing}', '{thing}'],
    ['view: {thing}', '景：{thing}'],
  ],
  company: [
    ['{who}; {thing}', '{who}；{thing}'],
    ['{thing}. In front: {who}', '{thing}。前面：{who}'],
  ],
  selfie: [['{who}, arm outstretched; {thing}', '{who}伸手自拍；{thing}']],
  woman: ['lady', 'ladies'],
  man: ['gentleman', 'gentlemen'],
};

const fifth: Describer = {
  things: thingsOf(`
beach|coast line with water and many persons in swim clothes|海岸线和许多穿泳装的人|sea water touching the sand, sky blue|海水拍打沙地，天空蔚蓝
museum|big room with old art objects and lamps|陈列古代艺术品的大厅|painting of a noble person, information plate beside|贵族肖像画，旁有说明牌
bridge|construction over water connecting two sides|连接两岸的水上建筑|walkway above the river with metal fence|河上的步道与金属栏杆
cake|sweet pastry with burning little candles|插着点燃小蜡烛的甜点|celebration dessert with writing made of cream|写有奶油字的庆祝甜点
mountain|high rocks with white tops|顶部发白的高岩|landscape of hills, far away, wandering people|远处的丘陵与徒步的人
train|rail vehicle waiting in the station|车站里等待的轨道车辆|long wagons on rails, platform clock|轨道上的长车厢与站台钟
garden|many colourful plants in rows|成排的彩色植物|green area with roses and a bench|有玫瑰和长椅的绿地
market|merchants sell vegetables in the open air|露天卖菜的商贩|tables full of local products, people with bags|摆满土产的桌子与提袋的人
concert|musicians perform, light effects, public|音乐人表演，灯光与观众|person singing loud in front of many people|在众人面前放声歌唱的人
bicycle|velo standing near a tree|停在树旁的脚踏车|person riding a two wheel vehicle with helmet|戴头盔骑两轮车的人
snow|everything is covered white, cold weather|一切被白色覆盖，天气寒冷|figure made of frozen balls with a hat|戴帽子的冰球人像
sunset|sun is going down, orange color|太阳落下，橙色|evening, big red ball near the horizon line|傍晚，地平线旁的大红球
boat|water vehicle with sails|带帆的水上交通工具|ship carrying persons on the lake|湖上载人的船
church|religious building, high windows with colors|宗教建筑，彩色高窗|inside of a holy house, wooden seats|圣所内部，木制座椅
fireworks|lights exploding on the black sky|黑色天空中爆开的光|colour sparks, celebration of the new year|彩色火星，新年庆典
picnic|persons sit on the ground in nature and eat|人们在大自然里席地而食|food on a cloth between trees|树间布上的食物
castle|historical stone building with towers|带塔楼的历史石建筑|old fortification with a gate and a flag|有门和旗的古代防御工事
football|sport game with a ball, green field|绿色场地上的球类比赛|two teams run after the ball, public on the seats|两队追球，看台有观众
cat|small domestic animal with fur, sleeping|正在睡觉的毛茸茸小宠物|feline pet on the furniture|家具上的猫科宠物
dog|four leg pet running with a stick|叼着棍奔跑的四足宠物|canine animal on a leash|牵绳上的犬类动物
receipt|paper from a cash machine with numbers|收款机打印的数字纸条
screen|image of a telephone application with an order|手机应用中的订单画面
ticket|paper for entrance with a code|带编码的入场纸
ramen|hot soup dish of asian type with noodles|亚洲式热汤面
steak|fried meat of beef with potatoes|煎牛肉与土豆
grilled fish|complete fish with head on the plate|盘中带头的整鱼
pizza|italian round bread with cheese|意式圆形奶酪饼
dumplings|filled dough pieces|带馅面点
curry|yellow spicy dish with rice|黄色辛香料理配米饭
oysters|sea shells to eat raw|生食的海贝
tapas|many small portions|许多小份菜
goulash|meat in brown sauce with dough balls|棕色酱汁肉配面团
risotto|wet rice dish with mushrooms|湿润的蘑菇米饭
schnitzel|flat meat with yellow crust|金黄外壳的扁平肉
burger|sandwich of round form with meat|圆形夹肉三明治`),
  vague: [
    ['image of low quality', '低质量图像'],
    ['scene of the daily life', '日常场景'],
    ['it is not possible to recognize the content', '内容无法识别'],
    ['outdoor or indoor place', '室外或室内场所'],
  ],
  alone: [
    ['In this image is visible: {thing}', '画面内容：{thing}'],
    ['photo, {thing}', '照片，{thing}'],
  ],
  company: [
    ['In this image is visible: {thing}. Persons: {who}', '画面内容：{thing}。人物：{who}'],
    ['{who} posing, background {thing}', '{who}摆姿势，背景为{thing}'],
  ],
  selfie: [['self photo of {who}, background {thing}', '{who}的自拍照，背景为{thing}']],
  woman: ['female person', 'female persons'],
  man: ['male person', 'male persons'],
};

/** Describers of the voices that have one of their own here. */
export const describers: Partial<Readonly<Record<Wording, Describer>>> = {
  fourth,
  fifth,
  sixth,
  seventh,
  eighth,
  ninth,
  tenth,
  eleventh,
  twelfth,
  thirteenth,
  fourteenth,
  fifteenth,
  sixteenth,
  seventeenth,
};

/** What photographs show: how describers word it, and how people ask for it. */
export type Scene = {
  readonly object: string;
  readonly zh: string;
  /** Where it can be: on a trip, about home, or both. */
  readonly at: 'trip' | 'home' | 'any';
  readonly seen: readonly string[];
  readonly seenZh: readonly string[];
  readonly asked: readonly string[];
  readonly askedZh: readonly string[];
  /** As another describer words it. */
  readonly seenElse: readonly string[];
  readonly seenElseZh: readonly string[];
  /** What a describer takes it for when it is mistaken. */
  readonly mistaken: string;
};

const scene = (block: string): Scene => {
  const [head = '', seen = '', asked = '', seenZh = '', askedZh = '', mistaken = '', seenElse = '', seenElseZh = ''] =
    block.split('\n');
  const [object = '', zh = '', at = 'any'] = head.split('|');
  return {
    object,
    zh,
    at: at as Scene['at'],
    seen: seen.split('|'),
    asked: asked.split('|'),
    seenZh: seenZh.split('|'),
    askedZh: askedZh.split('|'),
    mistaken,
    seenElse: seenElse.split('|'),
    seenElseZh: seenElseZh.split('|'),
  };
};

/** Lines each: name, Chinese, where · seen · asked · the same in Chinese · mistaken for · seen by another, in both languages. */
export const scenes: readonly Scene[] = `beach|海滩|trip
a sandy shore with small waves|people lying on a beach|footprints in wet sand by the sea
the beach|the seaside|the shore
沙滩上有人晒太阳|海浪拍着沙滩|湿沙上的脚印
海边|沙滩|海滩
a desert
sunbathers under parasols next to the surf|dunes and shallow water at low tide
遮阳伞下晒太阳的人|退潮后的浅水和沙丘

museum|博物馆|trip
a hall with oil paintings|a marble statue in a museum|visitors in front of a display case
the museum|the exhibition|sculptures or paintings
展厅里的油画|博物馆里的大理石雕像|展柜前的人
博物馆|展品|展览
a hotel lobby
framed canvases on a white wall|an ancient vase behind glass
白墙上的画框|玻璃后的古瓶

bridge|桥|trip
a long bridge over a river|an old stone bridge at dusk|a footbridge with lamps
a bridge|the bridge|bridges
河上的长桥|傍晚的石桥|有路灯的人行桥
桥|大桥
a pier
arches spanning a stream|cables and pylons above the water
跨过溪流的石拱|水面上的钢索

cake|蛋糕|home
a cake with burning candles|a chocolate cake cut into slices|a birthday cake on a table
the cake|a birthday cake|cake with candles
插着蜡烛的蛋糕|切开的巧克力蛋糕|桌上的生日蛋糕
生日蛋糕|蛋糕
a pie on a plate
icing and sparklers on a dessert|a frosted sponge with a number on top
插着数字的奶油甜点|点着小烟花的甜品

mountain|山|trip
a snowy peak under a blue sky|mountains behind a lake|hikers on a ridge
mountains|the peaks|the mountain view
蓝天下的雪峰|湖后面的群山|山脊上的徒步者
山|雪山|山景
clouds over a plain
a rocky summit with clouds|a hiking path towards an alpine ridge
云雾中的岩石峰顶|通往山脊的小径

train|火车|trip
a train at a platform|fields seen from a train window|a red locomotive
the train|trains|the train ride
站台旁的火车|从车窗看到的田野|红色的火车头
火车|列车
a tram
carriages waiting on the tracks|passengers boarding at a railway station
停在轨道上的车厢|在月台上车的乘客

garden|花园|any
roses along a garden path|a bed of tulips|a greenhouse full of plants
flowers|the garden|blossoms
花园小路边的玫瑰|一片郁金香|满是植物的温室
鲜花|花园|花丛
a hedge
blooming shrubs beside a lawn|petals covered in dew
草坪旁盛开的灌木|带露水的花瓣

market|集市|any
stalls with fruit and cheese|a crowded market street|boxes of vegetables under an awning
the market|market stalls|fruit stalls
卖水果和奶酪的摊位|拥挤的集市|遮阳棚下的蔬菜
集市|菜市场|市场
a supermarket shelf
vendors weighing peaches|crates of produce and a price board
称桃子的小贩|成箱的果蔬和价牌

concert|演唱会|home
a stage with coloured lights|a band playing at night|hands raised in front of a stage
the concert|the gig|live music
有彩灯的舞台|夜里演出的乐队|舞台前举起的手
演唱会|音乐会|现场演出
fireworks
a singer holding a microphone|a guitarist in purple spotlights
拿话筒的歌手|紫色灯光里的吉他手

bicycle|自行车|any
a bicycle leaning against a wall|two bikes on a path|a cargo bike with a box
my bike|bicycles|cycling
靠墙的自行车|小路上的两辆单车|载货自行车
自行车|脚踏车|单车
a motor scooter
handlebars with a basket|a cyclist waiting at a crossing
带车筐的车把|路口等灯的骑行者

snow|雪|home
a snowman with a carrot nose|a street covered in snow|children with a sledge
snow|the snowman|a snowy day
鼻子是胡萝卜的雪人|被雪盖住的街道|拉雪橇的孩子
雪地|雪人|雪景
a white wall
fresh flakes on parked cars|a winter landscape in white
停着的车上落满白雪|白茫茫的冬景

sunset|日落|any
an orange sky over rooftops|the sun going down behind hills|a pink evening sky
the sunset|evening sky|the sky at dusk
屋顶上的橙色天空|太阳落到山后|粉色的晚霞
日落|夕阳|晚霞
a bonfire
the horizon glowing red|dusk light over the water
地平线一片红|水面上的暮色

boat|船|trip
small boats in a harbour|a ferry leaving the quay|a sailing boat on a lake
boats|the boat trip|the ferry
港口的小船|离岸的渡轮|湖上的帆船
小船|船|渡轮
a row of parked cars
a rowing vessel tied to a jetty|passengers on the deck of a ship
系在码头的小艇|甲板上的乘客

church|教堂|trip
the nave of a church|a cathedral with two towers|stained glass windows
the church|the cathedral|stained glass
教堂的中殿|有两座塔的大教堂|彩色玻璃窗
教堂|大教堂
a railway hall
pews facing an altar|a steeple with a bell
对着祭坛的长椅|带钟的尖塔

fireworks|烟花|home
fireworks over a river|a burst of coloured sparks at night|people watching fireworks
fireworks|the fireworks|New Year fireworks
河上的烟花|夜空中的彩色火花|看烟花的人
烟花|烟火
stage lights
rockets exploding in the night sky|golden sparks above a crowd
夜空中绽放的火花|人群上方的金色火光

picnic|野餐|home
a picnic blanket with bread and grapes|friends sitting on grass with baskets|paper plates in a park
the picnic|eating in the park|a picnic in the park
野餐垫上的面包和葡萄|朋友坐在草地上|公园里的纸盘
野餐|公园野餐
a yard sale
sandwiches and lemonade on a tartan cloth|people sharing food outdoors on the lawn
格子布上的三明治和柠檬水|在草坪上分吃东西的人

castle|城堡|trip
a castle on a hill|the wall of an old fortress|a drawbridge and a gate
the castle|the fortress|a castle
山上的城堡|古堡的城墙|吊桥和城门
城堡|古堡
an office building
battlements and a moat|a medieval keep among trees
城垛和护城河|树林里的中世纪塔楼

football|足球|home
a football pitch with players|fans with scarves in a stadium|children kicking a ball
the match|football|the stadium
球场上的球员|体育场里戴围巾的球迷|踢球的孩子
足球|球场|球赛
a lawn
a goalkeeper diving|supporters cheering in the stands
扑球的守门员|看台上欢呼的球迷`
  .split('\n\n')
  .map(scene);

/** Never photographed and never written of: for questions that have no answer. */
export const absent = [
  { object: 'elephant', zh: '大象' },
  { object: 'helicopter', zh: '直升机' },
  { object: 'igloo', zh: '冰屋' },
  { object: 'submarine', zh: '潜水艇' },
  { object: 'hot-air balloon', zh: '热气球' },
  { object: 'camel', zh: '骆驼' },
] as const;

/** What stood on the table: dish, Chinese, how it is seen. */
export type Dish = { readonly dish: string; readonly zh: string; readonly seen: string; readonly seenZh: string };
export const dishes: readonly Dish[] = `ramen|拉面|a bowl of noodles with egg and pork|一碗加蛋和肉的面
steak|牛排|a grilled steak with fries|煎牛排配薯条
grilled fish|烤鱼|a whole grilled fish with lemon|一整条烤鱼配柠檬
pizza|披萨|a pizza with basil on a board|木板上的罗勒披萨
dumplings|饺子|a basket of dumplings|一笼饺子
curry|咖喱|a bowl of yellow curry with rice|一碗黄咖喱饭
oysters|生蚝|oysters on ice|冰上的生蚝
tapas|西班牙小吃|small plates with olives and ham|几小碟橄榄和火腿
goulash|炖牛肉|a thick stew with bread dumplings|浓稠的炖菜配面团
risotto|意大利烩饭|a plate of creamy rice with mushrooms|一盘奶油蘑菇饭
schnitzel|炸肉排|a breaded cutlet with potato salad|裹面包屑的肉排和土豆沙拉
burger|汉堡|a burger with a tall bun|高高的汉堡`
  .split('\n')
  .map((line) => {
    const [dish = '', zh = '', seen = '', seenZh = ''] = line.split('|');
    return { dish, zh, seen, seenZh };
  });

import { type Describer, thingsOf } from './describer.ts';

/** A model that thinks in Chinese: one plain sentence, its English translated; tags as elsewhere. */
export const ninth: Describer = {
  things: thingsOf(`
beach|tourists playing by the sea on the beach|游客在海边沙滩上玩耍|blue sea water and golden beach under sunshine|阳光下蓝色的海水和金色的沙滩
museum|exhibits inside the museum, with people visiting|博物馆里的展品，有人在参观|an oil painting hanging on the wall of exhibition hall|展厅墙上挂着一幅油画
bridge|a bridge over the river, with vehicles and pedestrians|河上的一座桥，有车辆和行人|stone bridge with several bridge holes|有好几个桥洞的石桥
cake|a birthday cake with candles inserted on the table|桌上插着蜡烛的生日蛋糕|a fruit cream cake in a paper box|纸盒里的水果奶油蛋糕
mountain|high mountains in the distance with white clouds|远处的高山和白云|people climbing the mountain along stone steps|人们沿着石阶爬山
train|a train stopping beside the platform|停在站台边的火车|scenery outside the train window|火车车窗外的风景
garden|flowers of various colors blooming in the garden|花园里盛开的各色花朵|a close shot of a red flower and green leaves|红花绿叶的近景
market|vegetable market with stalls, vendors and customers|有摊位、商贩和顾客的菜市场|fruits piled on the stall with price tags|摊位上堆着带价签的水果
concert|singers and lights on the concert stage|演唱会舞台上的歌手和灯光|audience waving glow sticks at the concert|演唱会上挥舞荧光棒的观众
bicycle|a bicycle parked at the roadside|停在路边的自行车|a person riding a bicycle on the road|在路上骑自行车的人
snow|thick snow on the ground and trees|地上和树上厚厚的积雪|a snowman piled up in front of the door|门前堆起来的雪人
sunset|the setting sun and evening glow in the sky|天边的夕阳和晚霞|sunset shining on the water surface|夕阳照在水面上
boat|a boat traveling on the lake|湖面上行驶的一艘船|many boats stopped at the wharf|码头上停着许多船
church|the outside of a church with pointed roof|尖顶教堂的外观|colorful glass windows inside the church|教堂里的彩色玻璃窗
fireworks|fireworks blooming in the night sky|夜空中绽放的烟花|people watching the fireworks at night|夜里看烟花的人们
picnic|food placed on the picnic mat on the grass|草地野餐垫上摆着的食物|several people sitting on the lawn having a picnic|几个人坐在草坪上野餐
castle|an ancient castle on the mountain|山上的一座古城堡|the wall and tower of the castle|城堡的城墙和塔楼
football|football players competing on the field|球场上比赛的足球运动员|fans in the stands of the football stadium|足球场看台上的球迷
cat|a cat lying on the sofa|趴在沙发上的猫|a cat looking at the lens|一只看着镜头的猫
dog|a dog walking on the road with a rope|路上牵着绳子的狗|a dog sticking out its tongue|一只吐着舌头的狗
receipt|a shopping receipt on the table|桌上的一张购物小票
screen|mobile phone screenshot, with text of order information|手机截图，有订单信息的文字
ticket|a paper ticket held in the hand|手里拿着的一张纸质门票
ramen|a bowl of ramen with egg and meat slices|一碗有鸡蛋和肉片的拉面
steak|a fried steak on the iron plate with side dishes|铁板上的煎牛排和配菜
grilled fish|a grilled fish on the plate|盘子里的一条烤鱼
pizza|a pizza cut into pieces|切成块的披萨
dumplings|dumplings on a plate with vinegar beside|一盘饺子，旁边有醋
curry|curry with rice|咖喱饭
oysters|a plate of opened oysters|一盘开了壳的生蚝
tapas|many small plates of snacks on the table, Spanish style|桌上许多小碟西班牙风味小吃
goulash|stewed beef in thick soup|浓汤炖牛肉
risotto|Italian risotto in the plate|盘子里的意大利烩饭
schnitzel|golden fried pork chop with lemon|金黄的炸肉排配柠檬
burger|a hamburger and french fries|一个汉堡和薯条`),
  vague: [
    ['the picture is not clear', '画面不清晰'],
    ['daily life scene', '日常生活场景'],
    ['a corner of the room', '房间的一角'],
    ['the scenery on the road', '路上的风景'],
  ],
  alone: [
    ['The picture shows {thing}', '图片展示了{thing}'],
    ['{thing}', '{thing}'],
    ['In the picture is {thing}, the weather looks good', '画面中是{thing}，天气看起来不错'],
  ],
  company: [
    ['In the picture, {who} and {thing}', '图片中有{who}，还有{thing}'],
    ['{thing}, in front stands {who}', '{thing}，前面站着{who}'],
  ],
  selfie: [['Selfie of {who}, behind is {thing}', '{who}的自拍，身后是{thing}']],
  woman: ['lady', 'ladies'],
  man: ['man', 'men'],
};

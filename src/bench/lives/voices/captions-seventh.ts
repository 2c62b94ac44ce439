import { type Describer, tagsOf, thingsOf } from './describer.ts';

/** A small model of few words, now and then in the wrong order, and with tags of its own making. */
export const seventh: Describer = {
  things: thingsOf(`
beach|sea n sand, ppl tanning|海 沙 晒太阳的人|waves, kids build sand castle|浪花，小孩堆沙|sunhat on towel near water|水边毛巾上的遮阳帽
museum|old statues in big room|大厅里的旧雕像|painting frame gold|金色画框|vase behind glass box|玻璃柜里的瓶子
bridge|river, long thing crossing, cars|河上一条长桥 有车|stone arch water below|石拱 下面是水|lamp posts over canal|运河上的灯柱
cake|candles lit, cream, dessert|点蜡烛的奶油甜品|slice of chocolate sponge|一块巧克力蛋糕|happy bday writing icing|糖霜字 生日快乐
mountain|high peak w clouds|高峰和云|ppl trekking uphill|爬坡的人|rocky hill view far|远处石头山
train|metro carriage standing at stn|停站的车厢|rails n platform sign|铁轨和站牌|seat window fields outside|座位 窗外田野
garden|pink petals close|粉色花瓣近拍|plants pots green|绿植盆栽|tulip field row|一排郁金香
market|fruits for sale, auntie|卖水果的阿姨|veg stall tent|菜摊棚子|spices bags prices|香料袋和价格
concert|singer mic lights|歌手 话筒 灯光|band drum guitar dark|乐队 鼓 吉他 暗|crowd hands up stage|人群举手 舞台
bicycle|two wheels, basket, parked|停着的两轮车 有车筐|cyclist on lane|骑车的人|bike lock pole|锁在杆上的车
snow|white everywhere, cold street|到处白 冷 街道|snowman carrot|胡萝卜雪人|sledge kids white hill|小孩滑雪橇
sunset|orange sky sun low|橙色天空 太阳很低|pink clouds evening|傍晚粉云|silhouette trees dusk|黄昏树影
boat|ferry on water|水上渡轮|small sail white|白色小帆|harbour ships parked|港口停着船
church|tall tower cross|高塔十字架|inside, benches, coloured window|里面 长椅 彩窗|old dome candles|旧圆顶 蜡烛
fireworks|night sky boom colours|夜空 彩色 砰|sparks over river|河上火花|ppl look up, lights explode|人抬头看 光炸开
picnic|mat on grass w snacks|草地垫子和零食|sandwich fruits outdoor eating|三明治水果 户外吃|basket under tree|树下篮子
castle|stone tower old walls flag|石塔 老墙 旗|fort on hill|山上堡垒|gate n moat|门和护城河
football|players field ball|球员 场地 球|stadium full fans scarf|满场球迷 围巾|kick goal keeper|守门员扑球
cat|kitty sleeping sofa|沙发上睡觉的猫|cat face whisker|猫脸 胡须|tabby on box|箱子上的花猫
dog|pup w tongue out|吐舌头的小狗|dog running grass|草地跑的狗|dog leash walk|遛狗
receipt|long paper prices|长纸条 价格
screen|phone screen text|手机屏幕文字
ticket|stub barcode|票根 条码
ramen|noodle soup egg bowl|面汤 鸡蛋 碗
steak|beef n fries plate|牛肉薯条
grilled fish|fish w lemon plate|鱼 柠檬 盘
pizza|cheese pie slices|芝士饼
dumplings|dim sum basket|点心笼
curry|yellow sauce rice|黄酱饭
oysters|shells on ice|冰上贝壳
tapas|small plates olives ham|小碟橄榄火腿
goulash|brown stew bread|棕色炖菜面包
risotto|creamy rice mushroom|奶油饭 蘑菇
schnitzel|fried cutlet lemon|炸肉排 柠檬
burger|bun patty fries|面包肉饼薯条`),
  tags: tagsOf(`
beach|sea
museum|art
bridge|river
cake|bday
mountain|hill
train|rail
garden|flower
market|stall
concert|music
bicycle|bike
snow|winter
sunset|sky
boat|ship
church|building
fireworks|night
picnic|park
castle|old
football|sport
cat|pet
dog|pet
receipt|text
screen|text
ticket|text
ramen|food
steak|food
grilled fish|food
pizza|food
dumplings|food
curry|food
oysters|food
tapas|food
goulash|food
risotto|food
schnitzel|food
burger|food`),
  vague: [
    ['blur', '糊'],
    ['dark, cannot see', '太暗 看不清'],
    ['random stuff', '杂物'],
    ['finger on lens maybe', '好像手指挡镜头'],
  ],
  alone: [
    ['{thing}', '{thing}'],
    ['pic: {thing}', '图：{thing}'],
  ],
  company: [
    ['{who}, {thing}', '{who} {thing}'],
    ['{thing} w {who}', '{thing} 和{who}'],
  ],
  selfie: [['wefie {who}, behind {thing}', '自拍 {who} 后面{thing}']],
  woman: ['girl', 'girls'],
  man: ['guy', 'guys'],
};

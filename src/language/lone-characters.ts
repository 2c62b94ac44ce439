/**
 * Characters that are words by themselves (猫, 山, 船). Inside a run they are lost in bigrams (窗台上的猫 has no 猫), so an
 * index keeps them beside these.
 */
export const loneCharacters =
  '海湖河江山岛树花草云雨雪雾月桥塔寺庙床门窗车船猫狗犬鸟鸡鸭鹅马牛羊猪鹿熊狼虎兔鱼蛇龟菜饭面粥肉蛋虾蟹茶酒汤糖鼓琴书画鞋帽伞灯钟表钱药信票';

/** Words of two in which such a character is another word, after it: 烟花 are no flowers, and 小票 is no 门票. */
export const loneWithinOthers: readonly string[] = [
  '花 烟花 礼花 焰花 火花 浪花 水花 雪花 冰花 棉花 花生 花费 花钱 雕花',
  '票 小票 发票 钞票 支票 股票 投票',
  '车 车站 马车',
  '海 海鲜 海报 海拔 海关 上海',
  '雪 雪糕 雪茄',
  '云 云南 云吞',
  '江 江苏 浙江',
  '湖 湖南 湖北',
  '河 河南 河北 河马',
  '山 山东 山西',
  '画 画面',
  '面 画面 面前 面包 里面 外面 上面 下面 前面 后面 对面 表面 水面 海面 湖面 地面 路面 墙面 桌面 方面 见面 侧面 正面 平面 面对 面向 面具',
  '马 马路 马上 马桶 马克 罗马 斑马 河马 海马',
  '牛 牛仔 蜗牛 牛奶 牛排 牛肉',
  '羊 羊毛 羊肉',
  '狗 热狗',
  '熊 熊猫',
  '猫 熊猫',
  '鱼 鳄鱼 鲸鱼 章鱼',
  '鸡 鸡蛋 鸡尾',
  '茶 茶几',
  '糖 糖霜',
  '书 证书 秘书 文书',
  '菜 菜单 蔬菜',
  '鼓 鼓掌 鼓励',
  '门 部门 专门 热门 澳门 厦门 门票',
  '表 表示 表演 代表 表面',
  '钟 分钟',
  '信 微信 相信 信息 信用',
  '药 药店',
  '床 床单',
  '月 月份 月台 月饼',
];

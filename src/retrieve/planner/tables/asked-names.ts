/**
 * Names by which a thing is asked for, but which are said of other things' pictures, too: a bridge stands against an evening sky,
 * a castle has its 吊桥 and stands 山上, phone screens glow in a crowd. In a record each only gives the thing away, unless records
 * seldom say it by any other name. Things and kinds of papers, as in `concept-signs.txt`; a line may be added by hand.
 */
export const askedNames: readonly string[] = [
  'sunset: orange sky, red sky, golden sky, sky on fire, dusk, evening sky, sky at dusk, sky in the evening, twilight, evening glow, sky at twilight, dusk sky, nightfall, evening light sky, dusky sky | 傍晚的天空 黄昏 晚上的天空 夕照 余晖 日暮 暮色 黄昏天空 黄昏的天空 傍晚天空',
  'sunrise: first light, early sky | 清晨 早晨的天空 晨光',
  'mountain: up high, heights | 山上 山顶 山里 山中 山间',
  'bridge: | 吊桥',
  'garden: yard, back yard, backyard, park flowers, greenery | 庭院 院子 后院',
  'beach: shore, waterfront, seafront, lakefront | 岸边 水边',
  'fireworks: sparklers, sparkler | 仙女棒 小烟花',
  'tapas: small plates, small plate, little dishes, small dishes, small spanish dishes | 小碟 小盘',
  'train: railway, railroad, tram | 铁路 电车',
  'food: eats, things to eat, what we ate, things we ate, dishes we had, what i ate, what was on the table, something to eat, what was eaten, treats | 吃 饭桌 吃了什么 饭桌上的菜 桌上的菜 一桌菜',
  'screenshot: phone screen, phone display, smartphone screen, mobile screen, display of a phone | 手机屏幕 手机屏 手机画面',
];

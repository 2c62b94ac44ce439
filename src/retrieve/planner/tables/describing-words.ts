/**
 * Words that describe a thing, or say that it is to be seen, and hardly ever stand in what describers write of it: beside a
 * thing that the tables know they are not looked for. In lower case; a word may be added by hand.
 */
export const describingWords: ReadonlySet<string> = new Set(
  `colourful colorful colored coloured beautiful pretty lovely nice amazing stunning gorgeous impressive spectacular scenic cute funny
   historic historical medieval ancient old modern famous typical traditional local natural
   delicious tasty yummy fresh freshly homemade creamy juicy crispy hot printed paper physical decorated lit lighting blooming setting
   asian
   showing visible displayed display scenery scene scenes surroundings landscape landscapes backdrop atmosphere
   architecture performance domestic live open-air outdoor indoor entrance admission
   盛开 盛开的 美丽 漂亮 好看 古老 历史悠久 悠久 历史 中世纪 古代 现代 著名 传统 地道 新鲜 美味 好吃 打印 打印的 纸质 露天 户外 精彩 中式
   场景 景象 景观 景致 氛围 建筑 画面 中有 展示 呈现 相关 展出 表演 演出 夜空 夜空中 售卖 站台上 现场 入场 屏幕 手机 页面 界面`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

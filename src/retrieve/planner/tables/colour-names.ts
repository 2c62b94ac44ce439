/** Colours of things and clothes: the usual name, other words after "=", Chinese ones after "|". */
export const colourNames: readonly string[] = [
  'red = scarlet = crimson | 红色 红 大红 鲜红',
  'orange | 橙色 橘色 橘红',
  'yellow | 黄色 黄',
  'green | 绿色 绿 墨绿',
  'blue = navy = turquoise = teal | 蓝色 蓝 天蓝 深蓝 藏青',
  'purple = violet = lilac | 紫色 紫',
  'pink | 粉色 粉红 粉红色',
  'brown = beige = tan | 棕色 褐色 咖啡色 米色',
  'black | 黑色 黑',
  'white | 白色 白',
  'grey = gray = silver | 灰色 灰 银色',
];

/** Family names that one in a thousand Chinese has, and some of two characters. */
const family = new Set(
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文庞樊兰殷施陶洪翟安颜倪严牛温芦季俞章鲁葛伍韦申尤毕聂焦向柳邢骆岳齐梅莫庄辛管祝左涂谷祁时舒耿牟卜詹关苗凌费纪靳盛童欧甄项曲成游裴席卫查屈鲍覃霍翁隋柴甘景包司柏宁阮桂闵解房滕屠蒲冉艾练简阙游邬阳'.split(
    '',
  ),
);
const compound = /^(?:欧阳|上官|司马|诸葛|司徒|东方|独孤|慕容|皇甫|尉迟|公孙|夏侯|令狐|宇文|长孙)/u;
/** No given name is made of these: they are of days, figures and turns of speech. */
const notGiven = /[一二三四五六七八九十日天月号点上下午的了是在和我你您他她们这那哪]/u;
const han = /^\p{Script=Han}+$/u;

/** Whether a few simplified characters are a family name with a given name. */
export function isName(written: string): boolean {
  if (!han.test(written) || written.length < 2 || written.length > 4) return false;
  const given = compound.test(written) ? written.slice(2) : written.slice(1);
  if (!compound.test(written) && !family.has(written.slice(0, 1))) return false;
  return given.length >= 1 && given.length <= 2 && !notGiven.test(given);
}

import { isHanPersonName } from './relation-cues-han.ts';

/**
 * How characters that people are called by are written in Latin letters, by syllable: Hanyu Pinyin without tones, as
 * passports have it, each in the reading that it has in names (曾 Zeng, 单 Shan).
 */
const bySyllable = `
ai 艾爱 an 安 ao 敖傲 ba 巴 bai 白柏百佰 ban 班 bao 包鲍宝保葆 bei 贝蓓北 bi 毕碧璧必 bian 卞边 bin 斌彬宾滨 bing 冰兵炳秉 bo 薄波博伯勃铂帛
cai 蔡才彩采财 can 灿璨 cao 曹操草 cen 岑 chai 柴 chang 常昌长畅 chao 超朝潮 che 车 chen 陈晨辰臣沉琛宸忱 cheng 程成诚城承澄丞呈 chi 池迟驰 chong 崇冲 chu 褚楚初储 chuan 川传 chun 春纯淳椿 ci 慈 cong 丛聪从 cui 崔翠
da 达大 dai 戴代黛 dan 丹旦淡 dang 党 dao 道 de 德得 deng 邓登 di 狄迪笛 dian 典 ding 丁定鼎 dong 董东冬栋 dou 窦 du 杜都笃 duan 段端 dun 敦 duo 多朵铎
e 娥鄂 en 恩 er 尔二儿 fa 发法 fan 范樊凡帆繁芃 fang 方房芳芬坊 fei 费飞菲斐霏妃 fen 芬奋 feng 冯封丰锋峰枫凤风逢 fu 傅符付福富甫夫芙馥
gan 甘干 gang 刚钢罡岗 gao 高郜 ge 葛戈歌格 gen 根 geng 耿耕庚 gong 龚宫巩公功恭 gu 顾古谷固 guan 关管官冠观 guang 广光 gui 桂贵归 guo 郭国果
hai 海 han 韩汉涵寒翰晗瀚 hang 杭航 hao 郝浩豪昊皓好灏 he 何贺和赫荷河鹤禾 heng 恒衡亨 hong 洪红宏弘鸿虹泓 hou 侯厚 hu 胡虎湖瑚 hua 华花骅 huai 怀淮 huan 欢焕环桓 huang 黄皇煌凰 hui 惠慧辉汇会徽蕙卉晖 huo 霍火
ji 季纪吉姬冀嵇记继济基集积骥吉 jia 贾佳家嘉加甲 jian 简建健剑坚鉴俭见 jiang 江姜蒋江将疆 jiao 焦娇姣 jie 杰洁捷节婕介 jin 金靳晋锦进瑾津今劲 jing 景荆静晶京敬菁婧靖璟精 jiu 久九 ju 鞠居菊举 juan 娟 jue 珏 jun 军君俊骏钧峻珺均
kai 凯开楷恺 kang 康 ke 柯可科克珂 kong 孔 kuang 邝匡 kui 奎葵 kun 昆坤琨 lai 赖来 lan 兰蓝岚澜 lang 郎朗 lao 劳 le 乐 lei 雷磊蕾 leng 冷 li 李黎厉利丽力立莉理礼黎俐璃励 lian 连廉莲联恋涟 liang 梁良亮 liao 廖 lin 林蔺琳霖麟临 ling 凌玲灵岭令铃翎聆 liu 刘柳流留 long 龙隆 lou 娄楼 lu 陆卢鲁路露璐鹿禄 luan 栾 lue 略 lun 伦 luo 罗骆洛珞 lv 吕律绿
ma 马 mai 麦 man 满曼 mao 毛茅茂 mei 梅美玫媚眉 men 门 meng 孟蒙梦萌 mi 米宓 miao 苗缪妙淼 min 闵敏民珉旻 ming 明鸣铭茗 mo 莫墨默 mu 穆牧木慕沐 na 娜那纳 nan 南楠男 ni 倪妮 nian 年念 ning 宁凝 niu 牛 nong 农 nuo 诺
ou 欧 pan 潘盼攀 pang 庞 pei 裴佩培沛 peng 彭鹏朋 pi 皮 pin 品 ping 平萍苹屏 pu 蒲浦朴璞 qi 戚齐祁琪琦奇启其旗绮祺颀 qian 钱千乾倩谦茜前 qiang 强蔷 qiao 乔桥巧俏 qin 秦覃琴勤沁芹钦 qing 卿青清庆晴情 qiong 琼 qiu 邱秋裘丘求 qu 曲屈瞿 quan 全权泉 que 阙 qun 群
ran 冉然染 rao 饶 ren 任仁人 ri 日 rong 荣容戎蓉融榕溶 rou 柔 ru 茹如汝儒 ruan 阮 rui 瑞睿锐芮蕊 run 润 ruo 若
sen 森 sha 沙莎 shan 单山珊杉善 shang 尚商 shao 邵少绍韶 she 佘 shen 沈申慎深 sheng 盛胜生升圣声笙 shi 石史施时师诗世仕士实诗识 shou 寿守 shu 舒树书淑殊姝 shuai 帅 shuang 双霜爽 shui 水 shun 顺舜 shuo 硕朔 si 司思斯丝四 song 宋松颂嵩 su 苏素速肃 sui 隋遂 sun 孙 suo 索
tai 泰太台 tan 谭谈坦檀 tang 唐汤堂棠糖 tao 陶涛桃 teng 滕腾 ti 倜 tian 田天甜恬 tie 铁 ting 庭婷廷亭霆 tong 童佟同彤桐通 tu 涂屠图 tuan 团 wan 万宛婉晚琬 wang 王汪望旺 wei 魏韦卫伟维薇威微炜玮蔚唯惟巍为未 wen 温文闻雯稳 weng 翁 wo 沃 wu 吴武伍邬巫午悟舞梧
xi 席奚习西希喜溪熙曦玺夕惜锡 xia 夏霞侠 xian 冼贤先仙娴显宪 xiang 向项相香祥翔湘想响享 xiao 肖萧小晓孝笑潇霄筱啸骁 xie 谢解协谐 xin 辛新心欣鑫馨信昕歆芯忻 xing 邢幸星兴行杏 xiong 熊雄 xiu 修秀 xu 徐许旭绪胥序栩 xuan 宣轩萱璇玄选炫 xue 薛雪学 xun 荀寻勋
ya 雅亚娅 yan 严颜阎闫燕彦艳岩言妍焱研炎琰 yang 杨羊阳洋扬漾 yao 姚尧瑶耀遥 ye 叶野业晔烨 yi 易伊一艺怡依义毅仪益奕宜逸翼亦以忆轶懿 yin 殷尹阴银音印胤寅 ying 应英莹颖樱盈映迎颍瑛影 yong 雍永勇咏泳 you 尤游友有幼佑优悠 yu 于余俞虞喻郁玉宇雨瑜钰煜昱语羽育裕予渔愉妤 yuan 袁苑元源远园媛圆缘渊原 yue 岳月悦越跃玥粤 yun 云芸韵运允昀
zai 在 zan 昝 ze 泽则 zeng 曾增 zha 查 zhai 翟 zhan 詹展占湛 zhang 张章彰 zhao 赵招兆昭照 zhe 哲喆浙 zhen 甄真珍振贞镇震桢臻 zheng 郑正政铮峥征 zhi 志智之芝治知直执植芷 zhong 钟仲中忠众 zhou 周舟洲 zhu 朱祝诸竹珠主柱铸筑 zhuang 庄壮 zhuo 卓琢 zi 子紫梓自资姿 zong 宗 zou 邹 zu 祖 zuo 左佐
`;

const syllables: ReadonlyMap<string, string> = new Map(
  bySyllable
    .trim()
    .split(/\s+/u)
    .flatMap((word, i, all) => (i % 2 === 0 ? [] : [...word].map((sign) => [sign, all[i - 1] ?? ''] as const)))
    .toReversed(),
);

/** 陈国伟 as it is written in Latin letters, folded, in either order; nothing where a character is not known. */
export function latinNames(name: string): readonly string[] {
  const isGiven = name.length === 2 && [...name].every((sign) => syllables.has(sign));
  if (!isGiven && !isHanPersonName(name)) return [];
  const [own, ...given] = [...name].map((sign) => syllables.get(sign));
  if (own === undefined || given.length === 0 || given.includes(undefined)) return [];
  const joined = given.join('');
  // Of two characters, both may be given: 国伟.
  if (!isHanPersonName(name)) return [`${own}${joined}`];
  return [
    ...(name.length === 2 ? [`${own}${joined}`] : []),
    `${joined} ${own}`,
    `${own} ${joined}`,
    ...(given.length > 1 ? [`${own} ${given.join(' ')}`] : []),
  ];
}

import { fold } from '../../language/fold.ts';

/**
 * Things that people eat, buy, lend and see doctors for, English | Chinese: what answers call them in the question's
 * language when a record has the other. Of several words of a language the first is said; all are recognised.
 */
const dishes: readonly string[] = [
  'pizza|披萨,比萨',
  'burger,hamburger,cheeseburger|汉堡,汉堡包',
  'curry|咖喱',
  'ramen|拉面',
  'risotto|意大利烩饭,烩饭,意式烩饭',
  'steak|牛排',
  'grilled fish,fried fish,fish|烤鱼,鱼',
  'oysters,oyster|生蚝,牡蛎',
  'dumplings,dumpling|饺子,水饺,蒸饺',
  'schnitzel|炸肉排,炸猪排,肉排',
  'goulash,stew|炖牛肉,炖肉,牛肉汤',
  'tapas|西班牙小吃,塔帕斯,小吃拼盘',
  'sushi|寿司',
  'sashimi|刺身,生鱼片',
  'pasta|意大利面,意面',
  'spaghetti|意大利面,意面',
  'lasagne,lasagna|千层面',
  'paella|海鲜饭,西班牙海鲜饭',
  'hot pot,hotpot|火锅',
  'noodles,noodle soup|面条,面',
  'fried rice|炒饭',
  'pancakes,pancake,crepes|煎饼,薄饼',
  'waffles,waffle|华夫饼',
  'salad|沙拉',
  'soup|汤',
  'sandwich|三明治',
  'tacos,taco|塔可,玉米卷',
  'burrito|墨西哥卷饼,卷饼',
  'kebab|烤肉串,烤肉',
  'roast duck,peking duck|烤鸭',
  'roast chicken,fried chicken|烤鸡,炸鸡',
  'fish and chips|炸鱼薯条',
  'fries,chips|薯条',
  'lobster|龙虾',
  'crab|螃蟹',
  'shrimp,prawns|虾',
  'seafood|海鲜',
  'lamb|羊肉',
  'pork ribs,ribs|排骨,肋排',
  'bibimbap|石锅拌饭,拌饭',
  'tofu|豆腐',
  'congee,porridge|粥',
  'spring rolls|春卷',
  'pho|越南河粉,河粉',
  'pad thai|泰式炒河粉',
  'falafel|法拉费',
  'hummus|鹰嘴豆泥',
  'quiche|法式咸派,咸派',
  'croissant|羊角面包,可颂',
  'cheesecake|芝士蛋糕',
  'tiramisu|提拉米苏',
  'ice cream,gelato|冰淇淋,冰激凌',
  'apple pie|苹果派',
  'chocolate cake|巧克力蛋糕',
  'cake|蛋糕',
  'bread|面包',
  'omelette,omelet|煎蛋卷,蛋卷',
  'eggs|鸡蛋',
  'cheese fondue,fondue|奶酪火锅',
  'moussaka|穆萨卡',
  'gnocchi|土豆团子',
  'chilli,chili|辣豆酱',
  'meatballs|肉丸',
  'sausages,sausage,bratwurst|香肠',
];
const goods: readonly string[] = [
  'wool blanket|羊毛毯,羊毛毯子',
  'blanket|毯子',
  'bookshelf,bookcase|书架',
  'monitor stand|显示器支架',
  'tea kettle,kettle|烧水壶,水壶,茶壶',
  'coffee grinder|磨豆机,咖啡磨豆机',
  'coffee machine,coffee maker,espresso machine|咖啡机',
  'camera lens,lens|镜头,相机镜头',
  'running shoes|跑鞋',
  'hiking boots|登山靴,登山鞋,徒步鞋',
  'rain jacket,raincoat|雨衣,冲锋衣',
  'winter coat,coat|大衣,外套',
  'jacket|夹克,外套',
  'desk lamp|台灯',
  'floor lamp|落地灯',
  'lamp|灯',
  'yoga mat|瑜伽垫',
  'cast-iron pan,cast iron pan|铸铁锅',
  'frying pan,pan|平底锅,锅',
  'backpack,rucksack|双肩包,背包',
  'headphones,earphones|耳机',
  'bicycle helmet,bike helmet|自行车头盔,头盔',
  'helmet|头盔',
  'garden shears|园艺剪,修枝剪',
  'phone case|手机壳',
  'tent|帐篷',
  'sleeping bag|睡袋',
  'suitcase|行李箱,箱子',
  'bicycle,bike|自行车',
  'cargo bike|货运自行车,载货自行车,载货单车',
  'laptop|笔记本电脑',
  'keyboard|键盘',
  'printer|打印机',
  'phone,smartphone|手机',
  'tablet|平板电脑,平板',
  'watch|手表',
  'sunglasses|太阳镜,墨镜',
  'glasses,new glasses|眼镜,新眼镜',
  'umbrella|雨伞,伞',
  'big umbrella|大伞,大雨伞',
  'scarf|围巾',
  'gloves|手套',
  'hat|帽子',
  'sweater,jumper|毛衣',
  'shirt|衬衫',
  't-shirt|T恤',
  'dress|连衣裙,裙子',
  'jeans|牛仔裤',
  'trousers|裤子',
  'socks|袜子',
  'shoes|鞋子,鞋',
  'boots|靴子',
  'sofa,couch|沙发',
  'armchair|扶手椅',
  'office chair|办公椅',
  'chair|椅子',
  'folding chairs,folding chair|折叠椅',
  'desk|书桌',
  'table|桌子',
  'mattress|床垫',
  'bed|床',
  'pillow|枕头',
  'curtains|窗帘',
  'rug,carpet|地毯',
  'mirror|镜子',
  'vase|花瓶',
  'board game|桌游',
  'puzzle|拼图',
  'book|书',
  'novel|小说',
  'cookbook|食谱,菜谱',
  'camera|相机,照相机',
  'tripod|三脚架',
  'speaker|音箱',
  'television|电视,电视机',
  'vacuum cleaner|吸尘器',
  'washing machine|洗衣机',
  'dishwasher|洗碗机',
  'microwave|微波炉',
  'toaster|烤面包机',
  'blender|搅拌机',
  'knife,kitchen knife|刀,菜刀',
  'teapot|茶壶',
  'water bottle|水瓶',
  'wine|葡萄酒',
  'tea|茶叶,茶',
  'guitar|吉他',
  'cello|大提琴',
  'violin|小提琴',
  'piano|钢琴',
  'sourdough|酸面团,酸种,老面',
];
const favours: readonly string[] = [
  'drill,power drill|电钻',
  'ladder|梯子',
  'projector|投影仪',
  'van|面包车,货车',
  'car|车,汽车',
  'tools,toolbox|工具,工具箱',
  'wheelbarrow|手推车',
  'lawn mower,lawnmower|割草机',
  'charcoal|木炭,炭',
  'watermelon|西瓜',
  'a watermelon|一个西瓜',
  'potato salad|土豆沙拉',
  'drinks|饮料',
  'ice|冰块',
  'dessert|甜点',
  'spare key,spare keys|备用钥匙',
  'keys,key|钥匙',
  'parcel,package|包裹',
  'letter box,letterbox,mailbox|信箱,邮箱',
  'post,mail|信件',
  'plants,plant|植物,花',
  'tomatoes|西红柿,番茄',
  'orchids|兰花',
  'garden|花园',
  'goldfish|金鱼',
  'guinea pigs|豚鼠,荷兰猪',
  'rabbit,rabbits|兔子',
  'hamster|仓鼠',
  'parrot|鹦鹉',
  'chickens,hens|鸡,母鸡',
  'tortoise,turtle|乌龟',
  'cat|猫',
  'dog|狗',
  'aunt rose|罗斯阿姨',
  'grandma,grandmother|奶奶,外婆',
  'grandpa,grandfather|爷爷,外公',
  'twins|双胞胎',
  'kids,children|孩子,孩子们',
  'luggage|行李',
];
const reasons: readonly string[] = [
  'eye test|验光,视力检查,查视力',
  'check-up,checkup|体检,常规检查,检查',
  'filling|补牙',
  'wisdom tooth|智齿',
  'cleaning|洗牙',
  'colouring,coloring|染发',
  'haircut,trim|剪发,理发',
  'vaccination|疫苗,接种疫苗',
  'yearly vaccination|年度疫苗,每年的疫苗,年度接种',
  'limp|跛行,瘸腿',
  'knee|膝盖',
  'shoulder|肩膀',
  'back|背,背部,后背',
  'teeth|牙齿',
  'ear|耳朵',
  'skin|皮肤',
  'flu|流感',
  'fever|发烧',
  'rash|皮疹',
  'cough|咳嗽',
  'blood test|验血,抽血',
  'x-ray|X光',
  'massage|按摩',
];

type Row = { readonly en: readonly string[]; readonly zh: readonly string[] };

const rowOf = (line: string): Row => {
  const [en = '', zh = ''] = line.split('|');
  return { en: en.split(','), zh: zh.split(',') };
};
const dishRows = dishes.map(rowOf);
/** Names in both languages of what is eaten and bought, for words that mean the same; one character alone means too much. */
export const thingRows: readonly (readonly string[])[] = [...dishes, ...goods]
  .map(rowOf)
  .map(({ en, zh }) => [...en, ...zh.filter((word) => word.length > 1)]);
const allRows = [...dishes, ...goods, ...favours, ...reasons].map(rowOf);

const han = /\p{Script=Han}/u;

/** Whether a text, in small letters, has the word as a word; Chinese words stand in any surroundings. */
const hasWord = (text: string, word: string): boolean => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (han.test(word)) return true;
    const [before = ' ', after = ' '] = [text[at - 1], text[at + word.length]];
    if (!/\p{L}/u.test(before) && !/\p{L}/u.test(after)) return true;
  }
  return false;
};

/** What stands on a plate beside the dish: "goulash with bread dumplings on the side". */
const sideDish = /\b(?:with|accompanied by|alongside|next to|served on|garnished)\b|配(?:有|着|上)?|搭配|旁边|佐/iu;

const dishWords = dishRows.flatMap(({ en, zh }) => [...en, ...zh]).map((word) => ({ word, folded: fold(word) }));

/** The dish that a text names, as the text writes it; of several the one with the longest name, a side dish only where nothing else is named. */
export function dishNamed(text: string): string | undefined {
  const longest = (part: string): string | undefined => {
    const small = fold(part);
    const found = dishWords.filter(({ folded }) => hasWord(small, folded)).map(({ word }) => word);
    return found.toSorted((a, b) => b.length - a.length)[0];
  };
  const at = text.search(sideDish);
  return (at > 0 ? longest(text.slice(0, at)) : undefined) ?? longest(text);
}

/** Every name of the dish that a text names. */
export function namesOfDish(text: string): readonly string[] {
  const named = dishNamed(text);
  const row = dishRows.find(({ en, zh }) => [...en, ...zh].some((word) => word === named));
  return row === undefined ? [] : [...row.en, ...row.zh];
}

const goodRows = goods.map(rowOf);

type NamedThing = { readonly name: string; readonly said: string };

/** The bought things that a text names, each by the first of its names, with the word that named it. */
export const goodsNamed = (folded: string): readonly NamedThing[] => namedOf(goodRows, folded);

/** The dishes that a text names, likewise. */
export const dishesNamed = (folded: string): readonly NamedThing[] => namedOf(dishRows, folded);

function namedOf(rows: typeof goodRows, folded: string): readonly NamedThing[] {
  return rows.flatMap(({ en, zh }) => {
    const said = [...en, ...zh.filter((word) => word.length > 1)].find((word) => hasWord(folded, word));
    return said === undefined ? [] : [{ name: en[0] ?? '', said }];
  });
}

const chineseWords = new Intl.Segmenter('zh', { granularity: 'word' });

/** 行李 of 行李箱 is another thing: the name begins and ends where words of the text do. */
function isWholeWord(text: string, name: string): boolean {
  const at = text.indexOf(name);
  const around = text.slice(Math.max(0, at - 12), at + name.length + 12);
  const edges = new Set([...chineseWords.segment(around)].map(({ index }) => index)).add(around.length);
  const start = around.indexOf(name);
  return edges.has(start) && edges.has(start + name.length);
}

const rowsOf = { goods: goodRows, favours: favours.map(rowOf), reasons: reasons.map(rowOf) } as const;
export type ThingKind = keyof typeof rowsOf;

/** The things of a kind that a text names, each in the text's own words; a longer name is not a shorter one besides. */
export function thingsOf(kind: ThingKind, text: string): readonly string[] {
  const small = text.toLowerCase();
  const said = rowsOf[kind]
    .flatMap(({ en, zh }) => [...en, ...zh.filter((word) => word.length > 1)])
    .filter((word) => hasWord(small, word.toLowerCase()) && (!han.test(word) || isWholeWord(small, word)));
  return said
    .filter((word) => !said.some((other) => other !== word && other.includes(word)))
    .map((word) => text.slice(small.indexOf(word.toLowerCase())).slice(0, word.length));
}

const article = /^(?:the|an?|my|our|your|some)\s+/iu;

/** What the thing is called in the other language; nothing when no table has it. */
export function thingIn(name: string, language: 'en' | 'zh'): string | undefined {
  const plain = fold(name).replace(article, '').trim();
  if (plain === '') return undefined;
  const [from, to] = language === 'zh' ? (['en', 'zh'] as const) : (['zh', 'en'] as const);
  const row = allRows.find((one) => one[from].some((word) => fold(word) === plain));
  return row?.[to][0];
}

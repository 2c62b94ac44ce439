/** Names that people of made lives have, by what they are used for. */
export const women =
  'Anna Grace Clara Nora Julia Marta Sofie Elena Ines Lucia Hanna Mei Ruth Alma Zoe Iris Aisha Beatrix Camille Daria Esther Freya Gloria Helena Katya Leila Noemi Priya Renée Svenja Tove Yuki'.split(
    ' ',
  );
export const men =
  'Ben Felix Hugo Oscar Paul Simon Theo Victor Liam Jonas Marco Wei Emil Louis Adam Nico Andrés Bruno Dmitri Elias Farid Gabriel Henrik Ivan Kwame Lorenz Mateo Nils Omar Rafael Sven Tomás'.split(
    ' ',
  );
export const families =
  'Keller Moreau Visser Lindqvist Okafor Novak Rossi Tanaka Weber Silva Haddad Brandt Petrov Costa Meyer Dunne Abadi Bergström Castillo Dubois Eriksen Fontaine Grant Horvat Iyer Jansen Kowalski Laurent Mancini Nwosu Oliveira Pereira Quist Romero Schulz Tamm'.split(
    ' ',
  );

/** Names of Chinese lives, as they are spelled abroad and at home. */
const pairs = (text: string) => text.split(' ').map((pair) => pair.split('|') as [string, string]);
export const womenZh = pairs(
  'Yating|雅婷 Xiaoyu|小雨 Meiling|美玲 Jiayi|佳怡 Siqi|思琪 Ruolan|若兰 Huimin|慧敏 Wanyi|婉仪 Qiuyan|秋燕 Linlin|琳琳',
);
export const menZh = pairs(
  'Zhiming|志明 Jianguo|建国 Haoran|浩然 Yichen|奕辰 Guowei|国伟 Tianyu|天宇 Boyang|博洋 Junjie|俊杰 Minghui|明辉 Shaofeng|少峰',
);
export const familiesZh = pairs('Li|李 Wang|王 Zhang|张 Chen|陈 Liu|刘 Zhao|赵 Sun|孙 Zhou|周 Xu|徐 Huang|黄');

export type Role = {
  readonly role: string;
  readonly zh: string;
  readonly woman: boolean;
  readonly kin: boolean;
  /** How they sign, when not by their name. */
  readonly signs?: string;
  readonly said: readonly string[];
  readonly saidZh: readonly string[];
};

/** What people are to the owner; each is held by one person of a life. `said` is how one speaks of them. */
export const roles: readonly Role[] = [
  {
    role: 'sister',
    zh: '妹妹',
    woman: true,
    kin: true,
    said: ['my sister', 'my sister', 'my little sister', 'my sis'],
    saidZh: ['我妹妹', '妹妹', '我妹'],
  },
  {
    role: 'mother',
    zh: '妈妈',
    woman: true,
    kin: true,
    signs: 'Mum',
    said: ['my mother', 'Mum', 'my mum', 'Mom'],
    saidZh: ['我妈妈', '妈妈', '我妈', '老妈'],
  },
  {
    role: 'father',
    zh: '爸爸',
    woman: false,
    kin: true,
    signs: 'Dad',
    said: ['my father', 'Dad', 'my dad'],
    saidZh: ['我爸爸', '爸爸', '我爸', '老爸'],
  },
  {
    role: 'brother',
    zh: '弟弟',
    woman: false,
    kin: true,
    said: ['my brother', 'my brother', 'my little brother'],
    saidZh: ['我弟弟', '弟弟', '我弟'],
  },
  {
    role: 'best friend',
    zh: '闺蜜',
    woman: true,
    kin: false,
    said: ['my best friend', 'my best friend', 'my bestie'],
    saidZh: ['我闺蜜', '闺蜜'],
  },
  {
    role: 'colleague',
    zh: '同事',
    woman: false,
    kin: false,
    said: ['my colleague', 'my co-worker', 'my colleague from work'],
    saidZh: ['我同事', '同事'],
  },
  {
    role: 'neighbour',
    zh: '邻居',
    woman: false,
    kin: false,
    said: ['my neighbour', 'my neighbor', 'the neighbour'],
    saidZh: ['我邻居', '邻居', '隔壁邻居'],
  },
  { role: 'cousin', zh: '表妹', woman: true, kin: true, said: ['my cousin'], saidZh: ['我表妹', '表妹'] },
];
/** Friends without a role: they have names alone. */
export const FRIENDS = 3;

export const petNames = 'Mochi Biscuit Pepper Luna Simba Olive Taro Waffles Pixel Juno'.split(' ');
export const petNicknames = 'Bean|Captain|Moo|Professor|Noodle|Duck|Potato|Princess'.split('|');
export const species = [
  {
    kind: 'cat',
    zh: '猫',
    seen: [
      'a grey cat asleep on a blanket',
      'a cat watching the street from a windowsill',
      'a kitten on a keyboard',
      'a tabby stretched on the floor',
    ],
    seenZh: ['一只灰猫在毯子上睡觉', '窗台上的猫', '猫趴在地上'],
  },
  {
    kind: 'dog',
    zh: '狗',
    seen: [
      'a brown dog with a stick',
      'a puppy in the grass',
      'a dog with a red collar on a path',
      'a wet dog shaking itself',
    ],
    seenZh: ['一只棕色的狗叼着树枝', '草地上的小狗', '戴红项圈的狗'],
  },
] as const;
export type Species = (typeof species)[number];

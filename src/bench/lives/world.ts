/** What made lives are made of: plain tables, so that more can be added without reading code. */
export type City = {
  readonly name: string;
  readonly zh: string;
  readonly country: string;
  readonly countryZh: string;
  readonly lat: number;
  readonly lon: number;
  readonly currency: 'EUR' | 'GBP' | 'CHF' | 'JPY' | 'USD';
};

const city = (line: string): City => {
  const [name = '', zh = '', country = '', countryZh = '', lat = '0', lon = '0', currency = 'EUR'] = line.split('|');
  return { name, zh, country, countryZh, lat: Number(lat), lon: Number(lon), currency: currency as City['currency'] };
};

export const cities: readonly City[] = [
  'Lisbon|里斯本|Portugal|葡萄牙|38.7223|-9.1393|EUR',
  'Porto|波尔图|Portugal|葡萄牙|41.1579|-8.6291|EUR',
  'Rome|罗马|Italy|意大利|41.9028|12.4964|EUR',
  'Florence|佛罗伦萨|Italy|意大利|43.7696|11.2558|EUR',
  'Vienna|维也纳|Austria|奥地利|48.2082|16.3738|EUR',
  'Prague|布拉格|Czechia|捷克|50.0755|14.4378|EUR',
  'Zurich|苏黎世|Switzerland|瑞士|47.3769|8.5417|CHF',
  'London|伦敦|United Kingdom|英国|51.5074|-0.1278|GBP',
  'Edinburgh|爱丁堡|United Kingdom|英国|55.9533|-3.1883|GBP',
  'Kyoto|京都|Japan|日本|35.0116|135.7681|JPY',
  'Tokyo|东京|Japan|日本|35.6762|139.6503|JPY',
  'Copenhagen|哥本哈根|Denmark|丹麦|55.6761|12.5683|EUR',
  'Barcelona|巴塞罗那|Spain|西班牙|41.3874|2.1686|EUR',
  'Seville|塞维利亚|Spain|西班牙|37.3891|-5.9845|EUR',
  'Athens|雅典|Greece|希腊|37.9838|23.7275|EUR',
  'Boston|波士顿|United States|美国|42.3601|-71.0589|USD',
].map(city);

export const homes: readonly City[] = [
  'Hamburg|汉堡|Germany|德国|53.5511|9.9937|EUR',
  'Lyon|里昂|France|法国|45.764|4.8357|EUR',
  'Utrecht|乌得勒支|Netherlands|荷兰|52.0907|5.1214|EUR',
  'Ghent|根特|Belgium|比利时|51.0543|3.7174|EUR',
].map(city);

export const firstNames =
  'Anna Grace Clara Nora Julia Marta Sofie Elena Ben Felix Hugo Oscar Paul Simon Theo Victor'.split(' ');
export const lastNames = 'Keller Moreau Visser Lindqvist Okafor Novak Rossi Tanaka Weber Silva'.split(' ');

/** Roles toward the owner, in both languages; each is held by one person of a life. */
export const roles = [
  { role: 'sister', zh: '妹妹', woman: true },
  { role: 'mother', zh: '妈妈', woman: true },
  { role: 'father', zh: '爸爸', woman: false },
  { role: 'best friend', zh: '闺蜜', woman: true },
  { role: 'colleague', zh: '同事', woman: false },
  { role: 'brother', zh: '弟弟', woman: false },
] as const;

export const petNames = 'Mochi Biscuit Pepper Luna Simba Olive Taro Waffles'.split(' ');
export const species = [
  { kind: 'cat', zh: '猫', seen: ['a grey cat', 'a small cat', 'a sleeping kitty'] },
  { kind: 'dog', zh: '狗', seen: ['a brown dog', 'a puppy', 'a dog with a red collar'] },
] as const;

/** What photographs show, how a describer words it, how people ask for it. */
export const scenes = [
  {
    object: 'beach',
    zh: '海滩',
    seen: ['a sandy shore with waves', 'people on a beach', 'the sea and wet sand'],
    asked: ['beach', 'seaside'],
  },
  {
    object: 'museum',
    zh: '博物馆',
    seen: ['a hall with paintings', 'a statue in a museum', 'an exhibition room'],
    asked: ['museum', 'exhibition'],
  },
  { object: 'bridge', zh: '桥', seen: ['a long bridge over water', 'a stone bridge at dusk'], asked: ['bridge'] },
  {
    object: 'birthday cake',
    zh: '生日蛋糕',
    seen: ['a cake with candles', 'a birthday cake on a table'],
    asked: ['birthday cake', 'cake'],
  },
  { object: 'mountain', zh: '山', seen: ['a snowy peak', 'mountains behind a lake'], asked: ['mountain', 'mountains'] },
  { object: 'train', zh: '火车', seen: ['a train at a platform', 'the window of a train'], asked: ['train'] },
  {
    object: 'garden',
    zh: '花园',
    seen: ['flowers in a garden', 'a garden path with roses'],
    asked: ['garden', 'flowers'],
  },
  { object: 'market', zh: '市场', seen: ['stalls with fruit', 'a crowded market street'], asked: ['market'] },
  { object: 'concert', zh: '音乐会', seen: ['a stage with lights', 'a band playing at night'], asked: ['concert'] },
  { object: 'bicycle', zh: '自行车', seen: ['a bicycle by a wall', 'two bikes on a path'], asked: ['bicycle', 'bike'] },
] as const;
export type Scene = (typeof scenes)[number];

/** Never photographed and never written of: for questions that have no answer. */
export const absent = [
  { object: 'elephant', zh: '大象' },
  { object: 'helicopter', zh: '直升机' },
  { object: 'igloo', zh: '冰屋' },
  { object: 'submarine', zh: '潜水艇' },
] as const;

export const hotelWords = {
  first: ['Alto', 'Riverside', 'Grand', 'Old Town', 'Garden', 'Harbour', 'Central', 'Belvedere'],
  last: ['Hotel', 'Inn', 'Suites', 'Guesthouse'],
} as const;
export const venueWords = {
  first: ['Café', 'Trattoria', 'Bistro', 'Osteria', 'Taverna', 'Brasserie'],
  last: ['Bohème', 'Aurora', 'Lumen', 'Fontana', 'Mirabell', 'Santo', 'Verde', 'Luna Rossa', 'Petit Port', 'Olivia'],
} as const;
export const shops = ['Bookfield', 'Lampworks', 'Green & Co', 'Outdoor Nord', 'Kitchenry', 'Papershop'] as const;
export const goods = [
  'a desk lamp',
  'hiking boots',
  'a coffee grinder',
  'a rain jacket',
  'two novels',
  'a cast-iron pan',
  'a backpack',
  'headphones',
] as const;
export const airlines = ['Skyway Air', 'Nordlink', 'Aeroluz', 'Blue Heron Airlines'] as const;
export const newsletters = [
  'The Weekly Stitch',
  'Running Dispatch',
  'City Culture Letter',
  'Garden Notes',
  'Bargain Flights',
] as const;

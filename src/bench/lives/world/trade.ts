/** Firms, goods and what else money is spent on; all invented. */
export const hotelWords = {
  first:
    'Alto|Riverside|Grand|Old Town|Garden|Harbour|Central|Belvedere|Casa|Royal|Station|Linden|Three Keys|Northgate'.split(
      '|',
    ),
  last: 'Hotel|Inn|Suites|Guesthouse|Lodge|House'.split('|'),
} as const;
export const venueWords = {
  first: 'Café|Trattoria|Bistro|Osteria|Taverna|Brasserie|Cantina|Chez|Little|The'.split('|'),
  last: 'Bohème|Aurora|Lumen|Fontana|Mirabell|Santo|Verde|Luna Rossa|Petit Port|Olivia|Copper Pot|Saffron|Blue Door|Magnolia|Tin Spoon|Fig Tree|Mirador|Anchor'.split(
    '|',
  ),
} as const;
/** What a place is taken for when it is located next door. */
export const wrongVenues =
  'Kebab Corner|Nails & More|Parkhaus Mitte|Phone Repair 24|Pharmacy|Bus Stop C|Bank Branch'.split('|');
export const airlines = 'Skyway Air|Nordlink|Aeroluz|Blue Heron Airlines|Windrose|Tern Airways'.split('|');

export const shops =
  'Bookfield|Lampworks|Green & Co|Outdoor Nord|Kitchenry|Papershop|Hearth & Loom|Pixelhaus|Velo Depot'.split('|');
/** Goods: English, Chinese. */
export const goods = `a desk lamp|台灯
hiking boots|登山靴
a coffee grinder|磨豆机
a rain jacket|雨衣
a cast-iron pan|铸铁锅
a backpack|双肩包
headphones|耳机
a wool blanket|羊毛毯
a bicycle helmet|自行车头盔
a tea kettle|烧水壶
a bookshelf|书架
running shoes|跑鞋
a yoga mat|瑜伽垫
a camera lens|相机镜头
a monitor stand|显示器支架
garden shears|园艺剪`
  .split('\n')
  .map((line) => {
    const [what = '', zh = ''] = line.split('|');
    return { what, zh };
  });

/** Appointments: what, Chinese, practices, whether it is the pet's. */
export const visits = [
  {
    what: 'vet',
    zh: '兽医',
    practices: ['Paws Clinic', 'Tierpraxis am Park', 'Dr Fenn Animal Care'],
    pet: true,
    about: ['the yearly vaccination', 'a limp', 'the teeth'],
  },
  {
    what: 'dentist',
    zh: '牙医',
    practices: ['Dental Practice Lindner', 'Smile Studio'],
    pet: false,
    about: ['a check-up', 'a filling', 'the wisdom tooth'],
  },
  {
    what: 'eye doctor',
    zh: '眼科',
    practices: ['Optics Center Vogt', 'Augenpraxis Sommer'],
    pet: false,
    about: ['new glasses', 'an eye test'],
  },
  {
    what: 'physiotherapist',
    zh: '理疗师',
    practices: ['Physio Zentrum', 'Moving Well'],
    pet: false,
    about: ['the shoulder', 'the knee'],
  },
  {
    what: 'hairdresser',
    zh: '理发师',
    practices: ['Salon Kamm', 'Curl & Cut'],
    pet: false,
    about: ['a cut', 'colouring'],
  },
] as const;

/** Shows with tickets: what, Chinese, names. */
export const shows = [
  {
    what: 'concert',
    zh: '演唱会',
    names:
      'The Paper Kites Choir|Northern Lanterns|Velvet Harbour|Quartet Saar|Low Tide Brass|Ada and the Owls|Marble Fields|Tin Roof Sessions|Second Moon|Hollow Pines',
  },
  {
    what: 'play',
    zh: '话剧',
    names:
      'The Glass Orchard|Night Train to Ulm|Three Winters|A Door in the Dunes|The Deaf Piano Tuner|Salt for Antigone|Uncle Borys',
  },
  {
    what: 'football match',
    zh: '足球赛',
    names:
      'SV Aurora against Rovers|City against United|FC Linden against Borough|Harbour FC against Old Town|Wanderers against SC Mitte',
  },
  {
    what: 'exhibition',
    zh: '展览',
    names:
      'Ink and Iron|Maps of the Sea|A Century of Chairs|Glass Animals|The Blue Period of Everyone|Shadows on Paper',
  },
].map((one) => ({ ...one, names: one.names.split('|') }));

/** What is billed again and again: what, Chinese, provider, euros from and to. */
export const bills = [
  { what: 'electricity', zh: '电费', names: ['Stadtstrom', 'Volta Energy'], from: 60, to: 190, every: 91 },
  { what: 'internet', zh: '网费', names: ['Fibrelink', 'Netzwerk Plus'], from: 29, to: 59, every: 182 },
  { what: 'gym', zh: '健身房', names: ['Gym Kraftwerk', 'Pulse Fitness'], from: 25, to: 70, every: 182 },
  { what: 'insurance', zh: '保险', names: ['Helvia Insurance', 'Assurance du Nord'], from: 90, to: 320, every: 365 },
] as const;

/** What craftsmen are called for: what, Chinese, names. */
export const repairs = [
  { what: 'the boiler', zh: '锅炉', names: ['Plumbing Ortega', 'Heizung Krause'] },
  { what: 'the bathroom tiles', zh: '浴室瓷砖', names: ['Tiles by Marek', 'Fliesen Adler'] },
  { what: 'the washing machine', zh: '洗衣机', names: ['White Goods Service', 'Repair Café Sued'] },
  { what: 'the car’s brakes', zh: '汽车刹车', names: ['Garage Bellevue', 'Autohaus Kern'] },
  { what: 'the window frames', zh: '窗框', names: ['Joinery Holm', 'Fenster Lutz'] },
] as const;

/** Things that people pay for, by the words that several languages have for them; records may use any. */
const things: readonly string[] = [
  'electricity|electric|power|energy|用电|strom|électricité|electricidad|luz|elettricità|电费|电力|电',
  'water|wasser|eau|agua|acqua|水费',
  'gas|heating|heizung|chauffage|gaz|燃气费|煤气费|燃气|暖气',
  'internet|internet connection|internet service|broadband|wifi|wi-fi|网费|宽带|网络|上网|网路|网络费|网路费',
  'phone|mobile|telefon|téléphone|teléfono|话费|手机|电话',
  'gym|fitness|health club|fitness studio|sports club|健身会所|健身房|健身中心|健身俱乐部|健身',
  'insurance|versicherung|assurance|seguro|assicurazione|保险',
  'rent|miete|loyer|alquiler|affitto|房租|租金',
  'dentist|dental|tooth doctor|teeth|tooth|teeth|filling|zahnarzt|zahn|dentiste|dentista|牙医|牙科|看牙',
  'vet|animal doctor|veterinary|veterinarian|animal|tierarzt|vétérinaire|veterinario|兽医|宠物医院',
  'doctor|clinic|medical|arzt|praxis|médecin|médico|medico|医生|门诊|医院|看病',
  'physiotherapist|physiotherapy|physio|理疗|物理治疗|康复',
  'hairdresser|hair dresser|hair salon|stylist|haircut|hair|barber|salon|friseur|coiffeur|peluquería|parrucchiere|理发|剪发|美发|发型',
  'eye doctor|eye dr|optician|ophthalmologist|augenarzt|augen|eye|眼科|眼医|配镜',
  'boiler|furnace|heating boiler|kessel|heizkessel|chaudière|caldaia|caldera|锅炉',
  'water heater|hot water unit|geyser|warmwasserbereiter|chauffe-eau|calentador|scaldabagno|热水器',
  'washing machine|washer|waschmaschine|lave-linge|lavatrice|lavadora|洗衣机',
  'fridge|refrigerator|kühlschrank|冰箱|雪柜',
  'moving|movers|removal|removals|relocation|umzug|déménagement|mudanza|trasloco|搬家|搬到|搬去|搬往|搬迁|搬屋',
  'dishwasher|spülmaschine|洗碗机',
  'bathroom tiles|tiles|tiling|bath tiles|fliesen|瓷砖',
  'window|windows|fenster|fenêtre|窗户|窗框|窗',
  'roof|dach|toit|techo|屋顶',
  'brakes|bremsen|freins|frenos|刹车',
  'desk lamp|lamp|lampe|台灯|灯',
  'headphones|headset|earphones|earbuds|头戴式耳机|kopfhörer|耳机',
  'backpack|rucksack|knapsack|bag|背囊|双肩包|背包',
  'running shoes|shoes|sneakers|trainers|运动鞋|波鞋|schuhe|跑鞋|鞋',
  'hiking boots|walking boots|boots|stiefel|登山鞋|靴子|徒步靴',
  'rain jacket|raincoat|jacket|anorak|jacke|雨衣|夹克|冲锋衣',
  'blanket|throw|decke|毯子|毛毯',
  'pan|skillet|frying pan|wok|pfanne|poêle|sartén|padella|锅|平底锅|炒锅|铸铁锅',
  'kettle|wasserkocher|烧水壶|水壶|热水壶',
  'coffee grinder|coffee mill|kaffeemühle|磨豆机|咖啡磨',
  'camera lens|lens|objective|objektiv|镜头',
  'camera|kamera|相机|照相机',
  'bookshelf|bookcase|shelf|书柜|regal|书架',
  'book|books|novel|novels|buch|bücher|roman|livre|libro|书|小说|图书',
  'helmet|helm|casque|casco|头盔',
  'tent|zelt|tente|帐篷',
  'monitor stand|monitor|显示器支架|显示器',
  'garden shears|shears|secateurs|hedge clippers|clippers|gartenschere|园艺剪|剪刀',
  'phone case|手机壳',
  'watch|uhr|montre|手表',
  'sofa|couch|沙发',
  'chair|chairs|stuhl|stühle|椅子',
  'table|desk|tisch|schreibtisch|桌子|书桌',
  'bike|bicycle|fahrrad|vélo|bicicleta|自行车',
  'laptop|notebook|computer|笔记本电脑|电脑',
  'tea|tee|thé|té|茶叶|茶',
  'coffee|kaffee|café|咖啡',
  'wine|wein|vin|vino|葡萄酒|红酒',
];

type ThingNamed = { readonly said: string; readonly names: readonly string[] };

const hasHan = /\p{Script=Han}/u;
const rows = things.map((row) => row.split('|'));
const byWords = new Map(
  rows.flatMap((names) => names.filter((name) => !hasHan.test(name)).map((name) => [name, names])),
);
const inHan = rows.flatMap((names) => names.filter((name) => hasHan.test(name)).map((name) => ({ name, names })));

/** The things that a text names, each with all its names; of names within names the longest. */
export function thingsNamed(text: string): ThingNamed[] {
  const words = text.toLowerCase().match(/[\p{Script=Latin}\p{M}]+/gu) ?? [];
  const found: ThingNamed[] = [];
  for (let i = 0; i < words.length; i++) {
    const pair = `${words[i]} ${words[i + 1] ?? ''}`;
    const said = byWords.has(pair) ? pair : (words[i] ?? '');
    const names = byWords.get(said);
    if (names === undefined) continue;
    found.push({ said, names });
    if (said === pair) i++;
  }
  if (!hasHan.test(text)) return found;
  const named = inHan.filter(({ name }) => text.includes(name));
  const longest = named.filter(({ name }) => !named.some((other) => other.name !== name && other.name.includes(name)));
  return [...found, ...longest.map(({ name, names }) => ({ said: name, names }))];
}

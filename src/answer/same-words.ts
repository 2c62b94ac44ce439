import { tokens } from '../language/tokens.ts';
import { thingRows } from './thing-names.ts';

/** Words for the same thing, in both languages; a record that has one of a row speaks of the others. */
const rows: readonly string[] = [
  'vet vets veterinarian veterinary tierarzt tierpraxis tierarztpraxis tierklinik vétérinaire veterinario paws|animal care|animal hospital|animal clinic|pet clinic|兽医|宠物医院|动物医院',
  'dentist dental dentistry tooth teeth zahnarzt zahnarztpraxis zahnpraxis dentiste dentista|牙医|牙科|看牙|洗牙',
  'doctor physician gp clinic surgery arzt hausarzt praxis médecin medico médico|medical practice|医生|看病|门诊|诊所|医院',
  'hospital klinik krankenhaus|医院',
  'eye eyes augenarzt augenpraxis optics optician optiker glasses ophthalmologist oculist ophtalmologue|eye doctor|眼科|眼睛',
  'boiler heating furnace heizung chaudière caldaia caldera|water heater|锅炉|暖气|热水器',
  'chauffe-eau warmwasserbereiter calentador scaldabagno|water heater|chauffe eau|热水器',
  'window windows frames fenster|window frames|窗户|窗框|窗',
  'tiles tile bathroom fliesen|浴室|卫生间|瓷砖',
  'brakes brake bremsen|刹车|制动',
  'roof dach|屋顶',
  'washing machine|washing machine|洗衣机',
  'fridge refrigerator|冰箱',
  'ride taxi cab|打车',
  'move moved moving mover movers relocation umzug removal|handover of keys|搬家|搬到|搬去',
  'housewarming einweihung einweihungsfeier crémaillère|house warming|乔迁|新居|暖房',
  'barbecue bbq grill grillen grillfest grillparty barbacoa|烧烤|烤肉',
  'football soccer match game fc|足球|球赛|比赛',
  'recommend recommended recommendation suggest suggested|推荐|安利',
  'lend lent borrow borrowed leihen ausleihen verleihen geliehen prêter emprunter prestar prestare emprestar|借|借出|借给|借我',
  'weekend weekends wochenende|周末',
  'bring brought take along mitbringen|带|带去|带来',
  'care look mind watch feed feeding hüten versorgen gießen giessen aufpassen|look after|照看|照顾|照料|喂',
  'pick collect fetch abholen abzuholen récupérer recoger ritirare|pick up|接|取',
  'station bahnhof gare estación stazione estação|车站|火车站|地铁站',
  'board game brettspiel|board game|桌游',
  'podcast podcasts|播客',
  'blanket throw|毯子|毛毯|羊毛毯',
  'kettle teakettle|烧水壶|水壶|热水壶',
  'stand|支架',
  'umbrella parasol sonnenschirm parapluie|伞|阳伞|雨伞',
  'checkup examination check|check up|体检|检查',
  'ill sick illness sickness unwell infection disease|生病|不舒服|得病|患病',
  'medicine medication drops pills tablets prescription|药|药片|处方',
  'vaccination vaccine jab shot immunisation immunization|疫苗|打针',
  'hairdresser haircut barber salon hair friseur coiffeur parrucchiere peluquería cut|理发|剪头发|美发',
  'optician optometrist glasses lenses|eye test|眼镜|验光|配镜',
  'physiotherapist physiotherapy physio knee shoulder back massage krankengymnastik|moving well|理疗|康复',
  'appointment visit termin|预约|约诊',
  'meeting call|会议|开会',
  'interview|面试',
  'hotel hotels hostel inn guesthouse suites lodging accommodation stay|guest house|酒店|宾馆|旅馆|住宿|民宿',
  'flight flights fly flew airline plane airfare|航班|飞机|机票|航空|飞往',
  'train trains rail railway|火车|高铁|动车|列车|车票',
  'bus coach|大巴|巴士|公交',
  'ferry boat ship cruise|渡轮|轮船|游船|邮轮',
  'taxi cab ride uber|出租车|打车|网约车',
  'rental rent hire|car hire|租车|租赁',
  'restaurant dinner table dine dining meal eat ate|餐厅|饭店|餐馆|吃饭|用餐|晚餐|晚饭',
  'lunch|午餐|午饭|中饭',
  'breakfast brunch|早餐|早饭|早午餐',
  'coffee cafe espresso|咖啡|咖啡馆|咖啡店',
  'order purchase purchased ordered bought buy bestellung commande pedido ordine|订单|下单|购买|买',
  'parcel package packet delivery shipment delivered paket lieferung sendung colis paquete pacco|包裹|快递|邮包|送货',
  'refund refunded reimbursed reimbursement returned|money back|退款|退钱|退还',
  'return returned|退货',
  'invoice bill receipt|账单|发票|结账|收据|小票',
  'ticket tickets admission entry|门票|票|入场券',
  'concert gig show performance|音乐会|演唱会|演出',
  'theatre theater play|剧院|话剧|戏剧',
  'cinema movie film|电影|影院|电影院',
  'museum exhibition gallery|博物馆|展览|美术馆',
  'insurance policy premium|保险|保单',
  'rent landlord lease|房租|租金|房东',
  'electricity power energy|电费|电力|用电|电费账单',
  'gas heating|燃气|煤气|暖气',
  'water|水费|自来水',
  'internet broadband wifi|宽带|网费|上网',
  'phone mobile cell telephone|手机|电话|话费',
  'tax taxes|税|税款|报税',
  'salary payslip wages|工资|薪水',
  'subscription membership renewal|订阅|会员|续费',
  'gym fitness|健身房|健身',
  'course class lesson workshop|课程|上课|培训',
  'school kindergarten|学校|幼儿园',
  'exam test|考试',
  'wedding marriage|婚礼|结婚',
  'birthday geburtstag anniversaire cumpleaños compleanno aniversário|生日',
  'cook bake baking recipe oven|烤|烘焙|食谱|做菜',
  'invite invitation invited|邀请|请柬',
  'cancel cancelled canceled cancellation|取消',
  'party celebration celebrate celebrated fest feier fête fiesta festa|派对|聚会',
  'funeral|葬礼',
  'holiday vacation trip journey travel|旅行|旅游|度假|出行|行程',
  'beach seaside shore coast|海滩|沙滩|海边',
  'sea ocean|海|大海|海洋',
  'mountain mountains peak hill|山|高山|雪山|爬山',
  'lake|湖|湖边',
  'river|河|江边|河边',
  'forest woods|森林|树林',
  'garden flowers park|花园|公园|花',
  'flower flowers blossom tulips roses|花|鲜花|花朵|花丛|花海|开花',
  'bridge|桥|大桥',
  'market stall stalls|市场|集市',
  'church cathedral chapel|教堂|大教堂',
  'castle palace|城堡|宫殿',
  'temple shrine|寺庙|寺|神社',
  'snow ski skiing|雪|滑雪|雪地|雪景',
  'sunset dusk|日落|夕阳|黄昏',
  'sunrise dawn|日出',
  'firework fireworks|烟花|烟火',
  'cake|蛋糕',
  'cat kitten kitty|猫|小猫|猫咪',
  'dog puppy|狗|小狗|狗狗',
  'bird|鸟',
  'horse|马',
  'baby infant newborn|宝宝|婴儿',
  'child children kid kids|孩子|小孩|儿童',
  'bicycle bike cycling|自行车|单车|骑车|脚踏车',
  'car automobile vehicle|汽车|车|轿车',
  'lamp light|台灯|灯',
  'boots shoes sneakers|鞋|鞋子|靴子|登山靴|跑鞋',
  'running|跑步|跑鞋',
  'hiking|徒步|登山|登山靴',
  'bookshelf shelf|书架',
  'pan pot skillet|锅|铸铁锅|平底锅',
  'helmet|头盔',
  'mat yoga|瑜伽|瑜伽垫',
  'desk table|桌子|书桌',
  'chair|椅子',
  'grinder|磨豆机|咖啡机',
  'watch|手表',
  'tent|帐篷',
  'suitcase|行李箱',
  'tickets ticket seat|门票|座位',
  'jacket coat|外套|夹克|大衣',
  'backpack rucksack bag|背包|书包|包',
  'headphones earphones earbuds|耳机',
  'laptop notebook computer|笔记本电脑|电脑',
  'camera|相机|照相机',
  'book books novel novels|书|小说',
  'password passcode|密码',
  'address|地址',
  'phone number|电话号码',
  'wine beer drink|酒|葡萄酒|啤酒',
  'repair fix maintenance service|维修|修理|保养',
  'plumber plumbing plomberie plombier klempner installateur sanitär fontanero idraulico|水管工',
  'painter maler peintre pintor imbianchino|油漆工',
  'roofer dachdecker couvreur techador',
  'carpenter joiner joinery tischler schreiner menuisier carpintero falegname|木工|木匠',
  'locksmith schlüsseldienst serrurier cerrajero fabbro|锁匠|开锁',
  'garage mechanic workshop werkstatt autohaus mécanicien taller officina|汽修|修车',
  'gardener gärtner jardinier jardinero giardiniere|园丁',
  'tiler fliesenleger carreleur|瓦工',
  'electrician elektriker électricien electricista elettricista|电工',
  'key keys|钥匙',
  'passport|护照',
  'visa|签证',
  'luggage baggage suitcase|行李|行李箱',
];

/** Words that hold several kinds: a record of a kind speaks of the whole, but not of another kind. */
const kindsOf: readonly { readonly whole: string; readonly kinds: string }[] = [
  {
    whole: 'party|聚会|派对',
    kinds: 'housewarming|birthday|barbecue|bbq|celebration|reception|乔迁|生日|烧烤|庆祝',
  },
  {
    whole: 'doctor|physician|医生|看病',
    kinds: 'dentist|dental|zahnarzt|augenarzt|augenpraxis|optician|optics|牙医|牙科|眼科',
  },
];

/** Index token → other ways to say it: each is the tokens that must all be there. */
export const sameWords: ReadonlyMap<string, readonly (readonly string[])[]> = rowsByToken();

function rowsByToken(): Map<string, (readonly string[])[]> {
  const found = new Map<string, (readonly string[])[]>();
  for (const row of [...rows, ...thingRows.map((names) => `|${names.join('|')}`)]) {
    const phrases = row.split('|');
    const said = phrases.flatMap((phrase, i) =>
      i === 0 ? phrase.split(' ').map((word) => tokens(word)) : [tokens(phrase)],
    );
    // A way of no tokens would be said by everything.
    const ways = said.filter((way) => way.length > 0);
    for (const way of ways) {
      const [only] = way;
      if (only === undefined || (way.length > 1 && !/\p{Script=Han}/u.test(only))) continue;
      for (const token of way)
        found.set(token, [...(found.get(token) ?? []), ...ways.filter((other) => other !== way)]);
    }
  }
  for (const { whole, kinds } of kindsOf) {
    const ways = kinds.split('|').map((kind) => tokens(kind));
    for (const token of whole.split('|').flatMap((word) => tokens(word)))
      found.set(token, [...(found.get(token) ?? []), ...ways]);
  }
  return found;
}

/** Whether the tokens say it, in these words or in others for the same. */
export const saysIt = (token: string, has: ReadonlySet<string>): boolean =>
  has.has(token) || (sameWords.get(token) ?? []).some((way) => way.every((other) => has.has(other)));

import type { LedgerKind } from '../../memory/ledger.ts';

/** Kinds of which a thing is one: a letter that names another kind of the family, and not the one asked for, is of something else. */
export type KindFamily = {
  readonly family: string;
  /** Only a question that asks for a field of one of these ids, or in these words, fixes the kind. */
  readonly asked?: { readonly fields: readonly string[]; readonly words?: RegExp };
  /** Only records of these kinds of dealing tell it; absent: any letter. */
  readonly records?: readonly LedgerKind[];
  /** A house is of one kind of it: what it does not say in one letter, its others tell. */
  readonly ofHouse?: boolean;
  /** What a bill was for: one that names other kinds alone tells no price of it. */
  readonly ofBill?: boolean;
  readonly kinds: readonly { readonly kind: string; readonly words: RegExp }[];
};

/** The words are matched against folded text: small letters, no diacritics; of letters without punctuation. */
export const kindsApart: readonly KindFamily[] = [
  {
    family: 'work',
    asked: { fields: ['recommended title'] },
    kinds: [
      {
        kind: 'book',
        words: /\b(?:books?|novels?|paperback|reading|buch|bucher|roman|livre|libro|romanzo|livro)\b|书|小说|读物/u,
      },
      { kind: 'film', words: /\b(?:films?|movies?|cinema|kino|pelicula|filme)\b|电影|影片/u },
      { kind: 'podcast', words: /\bpodcasts?\b|播客/u },
      { kind: 'series', words: /\b(?:series|tv shows?|sitcom|serie)\b|电视剧|剧集|连续剧/u },
      { kind: 'music', words: /\b(?:songs?|albums?|lied|chanson|cancion|canzone)\b|歌曲|专辑|这首歌|那首歌/u },
      {
        kind: 'game',
        words: /\b(?:board ?games?|video ?games?|brettspiel|spiel|jeu de societe|juego de mesa|gioco)\b|桌游|游戏/u,
      },
      { kind: 'recipe', words: /\b(?:recipes?|rezept|recette|receta|ricetta)\b|食谱|菜谱/u },
      { kind: 'app', words: /\bapps?\b|应用程序|软件/u },
    ],
  },
  {
    family: 'practice',
    ofHouse: true,
    kinds: [
      {
        kind: 'dentist',
        words:
          /\b(?:dentists?|dental|dentistry|wisdom tooth|tooth ?ache|teeth clean\w*|fillings?|root canal|hygienist|orthodont\w*|zahn\w*|dentiste|dentaire|dentista|odontolog\w*)\b|牙医|牙科|看牙|补牙|洗牙|智齿|口腔/u,
      },
      {
        kind: 'eyes',
        words:
          /\b(?:eyes?|eye ?sight|opticians?|optics|optometr\w*|ophthalm\w*|oculists?|augen\w*|optiker\w*|opticien\w*|ophtalm\w*|oftalm\w*|ottic[oa]|optica|lunettes)\b|眼科|验光|配镜|眼镜|视力/u,
      },
      {
        kind: 'vet',
        words:
          /\b(?:vets?|veterinar\w*|animal (?:doctor|hospital|clinic|care)|pet (?:doctor|clinic)|paws?|claws?|tierarzt\w*|tierpraxis|tierklinik|veterinaire)\b|兽医|宠物医|动物医院/u,
      },
      {
        kind: 'hair',
        words:
          /\b(?:hair\w*|barbers?|salons?|friseur\w*|coiffeu\w*|coiffure|parrucchier\w*|peluquer\w*|cabeleireir\w*|colou?ring|highlights|trim)\b|理发|剪头|剪发|美发|发型|染发|发廊/u,
      },
      {
        kind: 'physio',
        words:
          /\b(?:physio\w*|physical therap\w*|krankengymnastik|kine|kinesitherap\w*|fisioterap\w*)\b|理疗|康复|物理治疗/u,
      },
      { kind: 'skin', words: /\b(?:dermatolog\w*|hautarzt\w*|skin (?:doctor|clinic|specialist))\b|皮肤科/u },
    ],
  },
  {
    family: 'work on teeth',
    ofBill: true,
    asked: {
      fields: [],
      words: /\b(?:pa(?:y|id)|costs?|charge[ds]?|how much|when|what (?:day|date))\b|多少|花|付|几号|哪天|什么时候/u,
    },
    kinds: [
      { kind: 'filling', words: /\b(?:fillings?|fullung\w*|plombage)\b|补牙|充填/u },
      {
        kind: 'cleaning of teeth',
        words: /\b(?:clean\w*|scale and polish|polish|hygienist|zahnreinigung|detartrage)\b|洗牙|洁牙|洁治/u,
      },
      {
        kind: 'extraction',
        words: /\b(?:extractions?|(?:tooth|teeth) (?:out|pulled)|wisdom t(?:oo|ee)th)\b|拔牙|拔除|智齿/u,
      },
      {
        kind: 'crown',
        words:
          /\b(?:dental crowns?|crown (?:fitting|fitted|prep\w*)|(?:a|the|new|porcelain) crowns?|krone|couronne)\b|牙冠|烤瓷/u,
      },
      { kind: 'root canal', words: /\b(?:root canal|wurzelbehandlung|devitalisation)\b|根管/u },
      { kind: 'examination', words: /\b(?:examinations?|check ?up)\b|口腔检查/u },
      { kind: 'x-ray', words: /\b(?:x ?rays?|bitewings?)\b|全景片|牙片/u },
      { kind: 'implant', words: /\b(?:implants?|implantat)\b|种植牙|种牙/u },
      { kind: 'whitening', words: /\b(?:whitening|bleaching)\b|(?:牙齿)?美白/u },
      { kind: 'braces', words: /\b(?:braces|orthodont\w*|zahnspange)\b|矫正|正畸|牙套/u },
    ],
  },
  {
    family: 'work on an animal',
    ofBill: true,
    asked: {
      fields: [],
      words: /\b(?:pa(?:y|id)|costs?|charge[ds]?|how much|when|what (?:day|date))\b|多少|花|付|几号|哪天|什么时候/u,
    },
    kinds: [
      { kind: 'vaccination', words: /\b(?:vaccin\w*|boosters?|jabs?|impfung\w*)\b|疫苗|接种/u },
      { kind: 'neutering', words: /\b(?:neuter\w*|spay\w*|castrat\w*|kastrat\w*|sterilis\w*)\b|绝育|去势/u },
      { kind: 'grooming', words: /\b(?:groom(?:er|ing|ed)?|fur trim|fellpflege|toilettage)\b|宠物美容|洗澡/u },
      { kind: 'worming', words: /\b(?:de-?worm\w*|worming|entwurmung)\b|驱虫/u },
      { kind: 'microchip', words: /\b(?:micro-?chip\w*)\b|芯片/u },
    ],
  },
  {
    family: 'work on a car',
    ofBill: true,
    asked: {
      fields: [],
      words: /\b(?:pa(?:y|id)|costs?|charge[ds]?|how much)\b|多少|花|付/u,
    },
    kinds: [
      { kind: 'tyre', words: /\b(?:tyres?|winter tires?|(?:new|flat|the|a) tires?|reifen|pneus?)\b|轮胎|换胎/u },
      { kind: 'brakes', words: /\b(?:brakes?|bremsen?|freins?|frenos|freni)\b|刹车|制动/u },
      { kind: 'oil', words: /\b(?:oil change|olwechsel|vidange)\b|机油/u },
      { kind: 'battery', words: /\b(?:car battery|new battery|autobatterie)\b|电瓶/u },
      { kind: 'windscreen', words: /\b(?:windscreens?|windshields?|frontscheibe|pare brise)\b|挡风玻璃/u },
      { kind: 'exhaust', words: /\b(?:exhaust(?: pipe)?|auspuff)\b|排气管/u },
      { kind: 'clutch', words: /\b(?:clutch|kupplung|embrayage)\b|离合/u },
    ],
  },
  {
    family: 'party',
    kinds: [
      {
        kind: 'birthday',
        words: /\b(?:birthdays?|b[ -]?day|geburtstag\w*|anniversaire|cumpleanos|compleanno)\b|生日|大寿/u,
      },
      {
        kind: 'housewarming',
        words:
          /\bhouse[ -]?warming\w*|\b(?:einweihung\w*|cremaillere|inauguracion de (?:la )?casa)\b|乔迁|暖房|新居|入伙/u,
      },
      {
        kind: 'garden party',
        words:
          /\b(?:garden|lawn|backyard|back yard|yard)[ -]?(?:part(?:y|ies)|fete|bash|do|get[ -]?together|gathering)\b|\bpart(?:y|ies) in (?:the |my |our |his |her |their )?(?:garden|back ?yard)\b|\b(?:gartenfest\w*|gartenpart\w*|fete (?:au|de|dans le) jardin|fiesta en el jardin|festa in giardino)\b|花园(?:里|中)?(?:的)?(?:聚会|派对|趴|聚餐)|园游会|院子(?:里)?(?:聚会|派对)/u,
      },
      { kind: 'wedding', words: /\b(?:weddings?|hochzeit\w*|mariage|boda|matrimonio|casamento)\b|婚礼|婚宴|喜宴/u },
      {
        kind: 'farewell',
        words:
          /\b(?:farewell|leaving (?:do|party|drinks)|going[ -]away|goodbye party|abschied\w*|despedida|pot de depart)\b|欢送|饯行|送别|告别会/u,
      },
      {
        kind: 'retirement',
        words: /\b(?:retirement|retiring|pensionierung|verabschiedung|jubilacion|depart a la retraite)\b|退休/u,
      },
      { kind: 'engagement', words: /\b(?:engagement (?:party|do|drinks)|verlobung\w*|fiancailles)\b|订婚/u },
      { kind: 'graduation', words: /\bgraduation\b|毕业(?:典礼|聚会|派对)/u },
      {
        kind: 'baby',
        words: /\b(?:christening|baptism|baby shower|taufe|bapteme|bautizo|battesimo)\b|满月|百日宴|洗礼/u,
      },
      { kind: 'new year', words: /\b(?:new year(?:['’]?s)?(?: eve)? party|silvester\w*|reveillon)\b|跨年/u },
    ],
  },
  {
    family: 'show',
    records: ['ticket'],
    kinds: [
      {
        kind: 'concert',
        words: /\b(?:concerts?|gigs?|recitals?|konzert\w*|concierto|symphon\w*|orchestra)\b|音乐会|演唱会|演奏会/u,
      },
      {
        kind: 'match',
        words:
          /\b(?:match(?:es)?|football|soccer|basketball|rugby|ice hockey|kick[ -]?off|fussball\w*|partido|partita|fc|sv|sc|afc)\b|\b\w+ (?:against|vs\.?|versus|gegen|contre|contra) \w+|比赛|球赛|足球|篮球/u,
      },
      {
        kind: 'play',
        words:
          /\b(?:stage play|theat(?:re|er) (?:play|piece)|(?:a|the|that|this|what|which|some) play|drama|theaterstuck|piece de theatre|obra de teatro|commedia)\b|话剧|戏剧|舞台剧/u,
      },
      {
        kind: 'exhibition',
        words: /\b(?:exhibi\w*|exposition|ausstellung\w*|mostra|exposicion|vernissage)\b|展览|特展|画展|艺术展|看展/u,
      },
      { kind: 'film', words: /\b(?:films?|movies?|cinema|kino\w*|pelicula)\b|电影|影院/u },
      { kind: 'opera', words: /\b(?:opera|oper)\b|歌剧/u },
      { kind: 'ballet', words: /\bballet\b|芭蕾/u },
      { kind: 'musical', words: /\bmusicals?\b|音乐剧/u },
      { kind: 'comedy', words: /\b(?:stand[ -]?up|comedy (?:night|show|club)|comedian)\b|脱口秀|相声/u },
      { kind: 'circus', words: /\b(?:circus|zirkus|cirque)\b|马戏/u },
    ],
  },
  {
    family: 'bill',
    asked: {
      fields: [],
      words:
        /\b(?:bills?|pa(?:y|id|ying)|costs?|charge[ds]?|fees?|total|amount|how much|invoice|dues|subscription|membership|contract|premium|statement|debit\w*|spen[dt])\b|费|账单|多少|付|交|扣/u,
    },
    records: ['bill', 'subscription', 'other'],
    kinds: [
      {
        kind: 'power',
        words: /\b(?:electric\w*|power (?:bill|company|supply)|\w*strom|stromrechnung|luz)\b|电费|电力|用电/u,
      },
      { kind: 'internet', words: /\b(?:internet|broadband|wi[ -]?fi|dsl|fibre|fiber)\b|宽带|网费|上网/u },
      { kind: 'gym', words: /\b(?:gym\w*|fitness\w*|health club|sports? club)\b|健身/u },
      { kind: 'gas', words: /\b(?:gas (?:bill|company|supply|account)|gasrechnung)\b|燃气|煤气/u },
      { kind: 'water', words: /\b(?:water (?:bill|company|supply|rates)|wasserrechnung)\b|水费/u },
      {
        kind: 'phone',
        words: /\b(?:(?:mobile|cell|phone) (?:bill|contract|plan|company)|handyrechnung)\b|话费|手机费/u,
      },
      { kind: 'insurance', words: /\b(?:insur\w*|versicherung\w*|assurance|seguro|assicurazione)\b|保险|保费/u },
      { kind: 'rent', words: /\b(?:(?:the|my|our|flat|monthly) rent|miete|loyer|alquiler|affitto)\b|房租/u },
    ],
  },
  {
    family: 'work on the house',
    records: ['bill', 'order', 'appointment', 'other'],
    asked: {
      fields: ['firm'],
      words:
        /\b(?:repair\w*|fix\w*|estimate\w*|quot\w*|install\w*|replac\w*|overr[au]n|exceed\w*|craftsm[ae]n|invoice|bill|renovat\w*)\b|修|装|换|报价|估价/u,
    },
    kinds: [
      {
        kind: 'heating',
        words:
          /\b(?:boilers?|heating|furnace|radiators?|heizung\w*|chaudiere|caldaia|caldera|water heater)\b|锅炉|暖气|热水器/u,
      },
      { kind: 'windows', words: /\b(?:windows?|window frames?|fenster\w*|fenetres?|finestre)\b|窗/u },
      { kind: 'roof', words: /\b(?:roof\w*|dach\w*|toiture|tejado|tetto)\b|屋顶|房顶/u },
      { kind: 'tiles', words: /\b(?:tiles?|tiling|fliesen\w*|carrelage|azulejos|piastrelle)\b|瓷砖/u },
      { kind: 'brakes', words: /\b(?:brakes?|bremsen?|freins?|frenos|freni)\b|刹车|制动/u },
      {
        kind: 'washing machine',
        words: /\b(?:washing machines?|washers?|waschmaschine|lave[ -]?linge|lavadora|lavatrice)\b|洗衣机/u,
      },
      { kind: 'kitchen', words: /\b(?:kitchen (?:fitting|counter|worktop)|einbaukuche)\b|橱柜/u },
      { kind: 'floor', words: /\b(?:flooring|parquet|floorboards|parkett)\b|地板/u },
    ],
  },
  {
    // An hour of the bus is none of the plane that is asked for.
    family: 'means of travel',
    asked: {
      fields: ['seat', 'gate', 'platform'],
      words:
        /\b(?:times?|hours?|depart\w*|leav(?:e|es|ing)|take ?off|took off|boarding|arriv\w*|land(?:ed|s|ing)?|gate|seat|platform)\b|几点|时间|时刻|起飞|出发|发车|开车|到达|抵达|登机|检票|座位/u,
    },
    kinds: [
      {
        kind: 'flight',
        words:
          /\b(?:flights?|planes?|air(?:line|ways|fare|craft)s?|aeroplanes?|airplanes?|boarding pass|check ?in desk|\w*flug(?:es?)?|fluge|flughafen\w*|bordkarte|vols?|embarquement|vuelos?|aerolinea|voli|volo|voos?|vlucht(?:en)?)\b|航班|飞机|机票|航空|登机|飞往|飞抵/u,
      },
      {
        kind: 'train',
        words:
          /\b(?:trains?(?! stations?)|rail(?:way)?s?|zug(?:es)?|zuge|bahn(?!hof)\w*|gleis|wagen \d+|sncf|tgv|trenitalia|treno|tren(?:es)?|comboios?|trein(?:en)?)\b|火车(?!站)|高铁(?!站)|动车|列车|车次/u,
      },
      {
        kind: 'bus',
        words:
          /\b(?:bus(?:es)?(?! stops?| stations?)|coach(?:es)?(?! (?:\w{1,2}|no|number)\b)|minibus|shuttle|autocars?|autobus(?:es)?|pullman|reisebus\w*|fernbus\w*|flixbus)\b|大巴|巴士|班车|客车|公交车/u,
      },
      {
        kind: 'ferry',
        words:
          /\b(?:ferr(?:y|ies)|sailings?|ships?|boats?|vessel|crossing|fahre|fahrschiff|schiff\w*|bateau\w*|traversee|traghett[oi]|barco|veerboot)\b|轮渡|渡轮|船票|渡船|邮轮|航次/u,
      },
    ],
  },
  {
    family: 'favour',
    asked: {
      fields: ['favour'],
      words:
        /\b(?:ask\w*|favou?r|suppos\w*|want\w*|promis\w*|agree\w*|need\w*|beg\w*|request\w*)\b|让我|叫我|托我|拜托|帮忙|帮手|答应/u,
    },
    kinds: [
      {
        kind: 'lend',
        words: /\b(?:lend|lent|loan|borrow\w*|leih\w*|ausleih\w*|preter?|emprunter|prestar|prestare)\b|借/u,
      },
      {
        kind: 'mind',
        words:
          /\b(?:look(?:ing|ed)? after|tak(?:e|ing) care|care for|mind(?:ing)? (?:the|my|his|her|our)|feed\w*|babysit\w*|aufpassen|versorgen|cuidar)\b|照看|照顾|照料|看管|喂/u,
      },
      {
        kind: 'fetch',
        words:
          /\b(?:pick(?:ing)? up|collect\w*|fetch\w*|abhol\w*|abzuholen|recuperer|recoger|ritirare)\b|接一?下?|去接|取/u,
      },
      { kind: 'bring', words: /\b(?:bring\w*|take along|mitbring\w*|apporter|traer|portare)\b|带去|带来|带上|带/u },
      { kind: 'water', words: /\b(?:water(?:ing)? (?:the|my|his|her|our)|giess\w*)\b|浇花|浇水/u },
    ],
  },
];

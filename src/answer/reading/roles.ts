/** What people are to somebody by what they do. Chinese in simplified characters; a line may be added by hand. */
type RoleWords = {
  /** How a question asks for whoever has the role, or does what such a person does. */
  readonly asks?: RegExp;
  /** What letters in Latin script call it. */
  readonly latin?: string;
  /** What Chinese ones call it, as a label or as a title behind a name. */
  readonly han?: string;
};

const doctors = '主任医师|主任医生|主治医师|主治医生|主刀医生|医师|医生|大夫|主治|主刀|(?<!班)主任';

const table: readonly RoleWords[] = [
  {
    asks: /\b(?:operat\w+|surgeon|surgery|operation)\b|手术|主刀|开刀/iu,
    latin: '(?:operating )?surgeon|chirurg(?:in|ien(?:ne)?)?|operateur(?:in)?',
    han: doctors,
  },
  {
    asks: /\b(?:doctor|consultant|physician|specialist|dentist)\b|医[生师]|大夫|主治|牙医/iu,
    latin:
      'doctor|consultant|physician|specialist|dentist|(?:care |healthcare )?provider|(?:zahn|haus|fach)?arzt|(?:zahn|haus|fach)?ärztin|médecin|dentiste',
    han: doctors,
  },
  {
    asks: /\b(?:teacher|teaches|taught|tutor)\b|老师|班主任/iu,
    latin: '(?:class |form |home ?room )?teacher|tutor|(?:klassen)?lehrer(?:in)?|enseignante?|prof(?:esseure?)?',
    han: '班主任|任课老师|指导老师|老师|导师',
  },
  {
    asks: /\b(?:coach|trainer|instructor)\b|教练/iu,
    latin: 'coach|trainer(?:in)?|instructor|entraîneu(?:r|se)',
    han: '私人教练|私教教练|教练|私教',
  },
  {
    asks: /\b(?:engineer|technician|fitter|(?:boiler|gas|repair) ?man|plumber|electrician)\b|师傅|(?:修|装|换|通|刷)/iu,
    latin: 'engineer|technician|fitter|plumber|electrician|techniker(?:in)?|monteur(?:in)?|technicien(?:ne)?',
    han: '师傅',
  },
  {
    asks: /\b(?:lead(?:s|ing)?|led|teach(?:es|ing)?|host(?:s|ed|ing)?|giv(?:es|ing)|gave|run(?:s|ning)?|ran|speak(?:s|er|ing)?|spoke)\b|主讲|主持|讲/iu,
    latin: 'led by|leader|speaker|host(?:ed by)?|lecturer|facilitator|facilitated by|taught by',
    han: '主讲人?|讲师|主持人?',
  },
  {
    asks: /\b(?:supervis\w+|advis(?:or|er|es|ed))\b|导师/iu,
    latin: 'supervis(?:or|ed by)|advis(?:o|e)r|betreuer(?:in)?|betreuung|directeur de thèse',
    han: '导师|老师|教授',
  },
  {
    asks: /\b(?:examin\w+|marked|graded)\b|考官/iu,
    latin: 'examiner|prüfer(?:in)?|examinat(?:eur|rice)',
    han: '考官',
  },
  {
    asks: /\b(?:caretaker|janitor|concierge|house ?keeper|building manager)\b|管家|管理员|门卫/iu,
    latin: 'caretaker|janitor|concierge|hausmeister(?:in)?|gardienne?',
    han: '物业管家|管家|管理员|门卫',
  },
  {
    asks: /\bkey ?(?:person|worker)\b|[主带]班(?!任)/iu,
    latin: 'key ?(?:person|worker)|bezugsperson|bezugserzieher(?:in)?',
    han: '主班老师|带班老师|主班|带班',
  },
  {
    asks: /\b(?:agent|broker|realtor)\b|中介|经纪/iu,
    latin: '(?:(?:estate|letting|travel|insurance|property) )?agent|broker|realtor|makler(?:in)?|agent immobilier',
    han: '房产中介|中介|经纪人',
  },
  { han: '派件员|快递员|配送员|骑手' },
  { han: '司机|驾驶员' },
  { han: '导游|领队' },
  {
    asks: /\b(?:solicitor|conveyancer|lawyer|attorney|notary)\b|律师|公证/iu,
    latin: 'solicitor|(?:licensed )?conveyancer|lawyer|attorney|notary|anwalt|anwältin|notar(?:in)?|avocate?|notaire',
    han: '律师|公证员',
  },
  { han: '客户经理|项目经理|经理' },
  {
    asks: /\b(?:nurse|midwife|health visitor|carer)\b|护士|护理师|助产士/iu,
    latin: '(?:practice |district |school )?nurse|midwife|health visitor|carer|hebamme|sage-femme|infirmière?',
    han: '责任护士|护士|护理师|助产士',
  },
  { han: '摄影师|化妆师|设计师|理发师|发型师|美容师' },
  { han: '联系人|经办人|负责人|顾问|客服' },
];

/** A role, with how it is asked after and how letters give it to somebody. */
export type Role = {
  readonly asks: RegExp | undefined;
  /** "主治医师是谁", "哪个医生", "谁是我的教练": the role itself is asked after. */
  readonly asksForHolder: RegExp;
  /** Its words in Chinese letters. */
  readonly han: RegExp | undefined;
  /** Who has it, in letters in Latin script. */
  readonly latin: readonly RegExp[];
  /** What is a word for the role, and so nobody's name. */
  readonly itself: RegExp;
};

const who = '(?:谁(?!的)|哪位|哪(?:一)?(?:个|名))';
const asksForHolder = (latin: string | undefined, han: string | undefined): RegExp =>
  new RegExp(
    [
      // "Who is Tom's teacher now": of whom or what may stand between.
      ...(latin === undefined
        ? []
        : [
            `^(?:and |so )?(?:which|what) (?:${latin})(?![\\p{L}'’])(?!.{0,12}\\b(?:practice|surgery|clinic|office|number|fees?|bills?|appointments?)\\b)`,
            `^(?:and |so )?who(?:['’]s| is| was| are| were| will be) (?:(?:my|our|the|his|her|their) )?(?:[\\p{L}-]+['’]s? )?(?:[\\p{L}-]+ )?(?:${latin})(?![\\p{L}'’])`,
          ]),
      ...(han === undefined
        ? []
        : [
            `(?:哪位|哪(?:一)?(?:个|名)|什么)(?:${han})|(?:${han})[^，。,]{0,4}?(?:是|叫|换成|改成|姓)了?(?:${who}|什么|啥)|谁(?:是|当|做|来当)[^，。,]{0,8}(?:${han})`,
          ]),
    ].join('|'),
    'iu',
  );

const title = String.raw`(?:(?:Mr|Mrs|Ms|Mme|Mlle|Miss|Dr|Prof|Frau|Herr|Rev|Sr|Sra|M)\.? )`;
const name = String.raw`${title}{0,2}(?:\p{Lu}\. ?)?\p{Lu}[\p{L}'’-]+(?: (?:van |von |de |da |Ní |Ó )?\p{Lu}[\p{L}'’-]+){0,2}|\p{Script=Han}{2,4}(?=[\s,，。;；、)）(（]|$|\n)`;

/** Both cases of each letter. Not `(?i:…)`: once V8 has compiled such a group, after a few questions, it finds nothing any more. */
const inAnyCase = (words: string): string =>
  words.replace(/\p{L}/gu, (letter) => {
    const [small, large] = [letter.toLowerCase(), letter.toUpperCase()];
    return small === large || large.length > 1 ? letter : `[${small}${large}]`;
  });

const namedIn = (latin: string): RegExp[] => [
  // "Surgeon: Miss E. Galbraith", "his teacher is Ms Byrne", "led by Rohan", "the coach, Anna"
  new RegExp(
    String.raw`(?<!\p{L})(?:${inAnyCase(latin)})\s*(?:[:：]|[(（]|(?: \p{Ll}+){0,2},? (?:is|will(?: now)? be|was|ist|wird|est|sera)\b|by\b|(?=\p{Lu}))\s*(?<who>${name})`,
    'gu',
  ),
  // "Tuner comes in spring, his name is Walter"
  new RegExp(
    String.raw`(?<!\p{L})(?:${inAnyCase(latin)})\b[^.!?\n]{0,50}\b(?:(?:his|her|their) name is|called|named|heißt|s['’]appelle) (?<who>${name})`,
    'gu',
  ),
];

/** The class of a teacher goes by his or her name. */
const classOf = new RegExp(
  String.raw`(?<!\p{L})(?:[Cc]lasse?|[Kk]lasse) (?:of|de|von) (?<who>${title}\p{Lu}[\p{L}'’-]+)`,
  'gu',
);

/** Whom a letter calls a doctor is one. */
const entitled = /(?<!\p{L})(?<who>Dr\.? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/gu;

const roleOf = ({ asks, latin, han }: RoleWords): Role => ({
  asks,
  asksForHolder: asksForHolder(latin, han),
  han: han === undefined ? undefined : new RegExp(`(?:副)?(?:${han})`, 'gu'),
  latin: [
    ...(latin === undefined ? [] : namedIn(latin)),
    ...(asks?.test('teacher') === true ? [classOf] : []),
    ...(asks?.test('physician') === true ? [entitled] : []),
  ],
  itself: new RegExp(`^(?:${[latin, han].filter((words) => words !== undefined).join('|')})$`, 'iu'),
});

export const roles: readonly Role[] = table.map(roleOf);

/** What Chinese titles end a name with. */
export const hanTitles = new RegExp(`(?:${table.flatMap(({ han }) => han ?? []).join('|')})$`, 'u');

/** "Who tunes the piano": the tuner. */
const deed =
  /^(?:and |so )?who (?:usually |normally |always )?(?<stem>\p{Ll}{3,}?)(?:ing|es|s|ed|d)?(?= (?:the|my|our|his|her|their|your)\b)/iu;
const notDeeds = /^(?:i|wa|ha|ar|doe?|did|wer|ge|go|ow|see|say|said|will|would|can|could|should|might)$/iu;

/** Whoever does what an English question says is done. */
export function doerOf(question: string): Role | undefined {
  const stem = deed.exec(question)?.groups?.['stem']?.replace(/e$/u, '');
  if (stem === undefined || stem.length < 3 || notDeeds.test(stem)) return undefined;
  return roleOf({ latin: `${stem}e?r|${stem}or` });
}

import { fold } from './fold.ts';
import { findPhrases, phraseList, phraseRules, phraseTable } from './phrases.ts';
import { type Species, speciesWords } from './relation-words-pets.ts';
import { wordsOf } from './words.ts';

/**
 * What a text says of who a name is. `claim` is a species ("cat"), "pet", a relation ("best friend") or "named"; `of`
 * says whose: the writer's, the reader's, or somebody else's or nobody's; `cue` the words that say so; `quote` occurs in
 * the text and holds both.
 */
export type RelationCue = {
  readonly name: string;
  readonly kind: 'pet' | 'person';
  readonly claim: string;
  readonly of: 'writer' | 'reader' | 'other';
  readonly cue: string;
  readonly quote: string;
  readonly confidence: number;
};

/** People by what they are to somebody; roles are in English, singular. Earlier rows win where a word stands twice. */
const people = {
  'mother-in-law': phraseList(`
    mother in law | schwiegermutter | belle mère | suegra | suocera | sogra | schoonmoeder | 婆婆 | 岳母 | 丈母娘`),
  'father-in-law': phraseList(`
    father in law | schwiegervater | beau père | suegro | suocero | sogro | schoonvader | 公公 | 岳父 | 老丈人`),
  'sister-in-law': phraseList(`
    sister in law | schwägerin | belle soeur | belle sœur | cuñada | cognata | cunhada | schoonzus | 嫂子 | 弟媳 | 小姑子`),
  'brother-in-law': phraseList(`
    brother in law | schwager | beau frère | cuñado | cognato | cunhado | zwager | 姐夫 | 妹夫 | 小舅子`),
  grandmother: phraseList(`
    grandmother | grandma | granny | gran | nana | nan | oma | großmutter | grand mère | mamie | mémé | abuela |
    abuelita | nonna | avó | vovó | grootmoeder | mormor | farmor | 奶奶 | 外婆 | 姥姥 | 祖母 | 外祖母`),
  grandfather: phraseList(`
    grandfather | grandpa | granddad | grandad | gramps | opa | großvater | grand père | papi | papy | pépé | abuelo |
    abuelito | nonno | avô | vovô | grootvader | morfar | farfar | 爷爷 | 外公 | 姥爷 | 祖父 | 外祖父`),
  granddaughter: phraseList(
    `granddaughter | enkelin | petite fille | nieta | nipotina | neta | kleindochter | 孙女 | 外孙女`,
  ),
  grandson: phraseList(`grandson | enkel | petit fils | nieto | nipotino | neto | kleinzoon | 孙子 | 外孙`),
  stepmother: phraseList(
    `stepmother | stepmom | stepmum | stiefmutter | madrastra | matrigna | madrasta | 继母 | 后妈`,
  ),
  stepfather: phraseList(`stepfather | stepdad | stiefvater | padrastro | patrigno | padrasto | 继父 | 后爸`),
  mother: phraseList(`
    mother | mum | mom | mommy | mummy | mama | mam | ma | mutter | mutti | mère | maman | madre | mamá | mamma | mãe |
    mamãe | moeder | 妈妈 | 母亲 | 妈 | 老妈 | 娘`),
  father: phraseList(`
    father | dad | daddy | papa | pa | vater | vati | père | padre | papá | papà | babbo | pai | papai | vader | 爸爸 |
    父亲 | 爸 | 老爸 | 爹`),
  'best friend': phraseList(`
    best friend | bestie | bff | best mate | beste freundin | bester freund | besten freund | besten freundin |
    meilleure amie | meilleur ami | mejor amigo | mejor amiga | migliore amico | migliore amica | melhor amigo | melhor
    amiga | beste vriend | beste vriendin | 闺蜜 | 闺密 | 死党 | 最好的朋友 | 好朋友 | 铁哥们 | 发小`),
  girlfriend: phraseList(`girlfriend | petite amie | copine | novia | ragazza | namorada | 女朋友 | 女友`),
  boyfriend: phraseList(`boyfriend | petit ami | copain | novio | ragazzo | namorado | 男朋友 | 男友`),
  friend: phraseList(`
    friend | mate | buddy | pal | freund | freundin | ami | amie | amigo | amiga | amico | amica | vriend | vriendin |
    朋友 | 哥们`),
  sister: phraseList(`
    sister | sis | little sister | big sister | older sister | younger sister | twin sister | schwester | sœur | soeur |
    hermana | hermanita | sorella | irmã | zus | zusje | syster | 妹妹 | 姐姐 | 姐 | 妹 | 老姐 | 老妹`),
  brother: phraseList(`
    brother | bro | little brother | big brother | older brother | younger brother | twin brother | bruder | frère |
    hermano | hermanito | fratello | irmão | broer | bror | 弟弟 | 哥哥 | 哥 | 弟 | 老哥 | 老弟`),
  daughter: phraseList(`daughter | tochter | fille | hija | figlia | filha | dochter | dotter | 女儿 | 闺女`),
  son: phraseList(`son | sohn | fils | hijo | figlio | filho | zoon | 儿子`),
  wife: phraseList(`
    wife | frau | ehefrau | femme | épouse | esposa | mujer | moglie | vrouw | 老婆 | 妻子 | 太太 | 媳妇 | 夫人`),
  husband: phraseList(`
    husband | hubby | mann | ehemann | mari | époux | esposo | marido | marito | echtgenoot | 老公 | 丈夫 | 先生`),
  partner: phraseList(`
    partner | partnerin | fiancé | fiancée | fiance | fiancee | verlobter | verlobte | compagne | compagnon | pareja |
    compagno | compagna | companheiro | companheira | 对象 | 爱人 | 未婚妻 | 未婚夫`),
  aunt: phraseList(`
    aunt | auntie | aunty | tante | tía | zia | tia | 阿姨 | 姑姑 | 姨妈 | 舅妈 | 婶婶 | 伯母 | 小姨 | 姑妈`),
  uncle: phraseList(`uncle | onkel | oncle | tío | zio | tio | oom | 叔叔 | 舅舅 | 伯伯 | 姑父 | 姨父 | 伯父`),
  cousin: phraseList(`
    cousin | cousine | primo | prima | cugino | cugina | neef | kusin | 表姐 | 表妹 | 表哥 | 表弟 | 堂姐 | 堂妹 | 堂哥 |
    堂弟`),
  niece: phraseList(`niece | nichte | nièce | sobrina | sobrinha | nicht | 侄女 | 外甥女`),
  nephew: phraseList(`nephew | neffe | neveu | sobrino | sobrinho | 侄子 | 外甥`),
  godmother: phraseList(`godmother | patentante | marraine | madrina | madrinha | 干妈`),
  godfather: phraseList(`godfather | patenonkel | parrain | padrino | padrinho | 干爹 | 干爸`),
  colleague: phraseList(`
    colleague | coworker | co worker | workmate | teammate | kollege | kollegin | collègue | colega | compañero |
    compañera | collega | kollega | 同事`),
  boss: phraseList(`boss | manager | chef | chefin | patron | jefe | jefa | capo | chefe | baas | 老板 | 领导 | 上司`),
  neighbour: phraseList(`
    neighbour | neighbor | nachbar | nachbarin | voisin | voisine | vecino | vecina | vicino | vicina | vizinho |
    vizinha | buurman | buurvrouw | granne | 邻居`),
  roommate: phraseList(`
    roommate | flatmate | housemate | mitbewohner | mitbewohnerin | colocataire | coloc | compañero de piso | coinquilino
    | huisgenoot | 室友 | 舍友`),
  classmate: phraseList(`classmate | schoolmate | mitschüler | camarade de classe | compañero de clase | 同学 | 同桌`),
  teacher: phraseList(`
    teacher | tutor | lehrer | lehrerin | professeur | prof | profesora | profesor | maestra | maestro | leraar |
    professora | 老师 | 导师 | 教练`),
  doctor: phraseList(`gp | hausarzt | hausärztin | médecin traitant | 家庭医生`),
  nanny: phraseList(`nanny | babysitter | au pair | tagesmutter | nounou | niñera | tata | babá | oppas | 保姆 | 月嫂`),
} as const;

export type Relation = keyof typeof people;
export type RelationNoun =
  | { readonly kind: 'pet'; readonly claim: Species }
  | { readonly kind: 'person'; readonly claim: Relation };

const isHan = (word: string): boolean => /\p{Script=Han}/u.test(word);
const personRules = phraseRules<Relation>(people);
const petRules = phraseRules<Species>(speciesWords);

/** Words of relations and animals in scripts that put spaces between words; the first row wins where two agree. */
export const relationNouns = phraseTable<RelationNoun>(
  [
    ...personRules.map(({ phrase, value }) => ({ phrase, value: { kind: 'person', claim: value } as const })),
    ...petRules.map(({ phrase, value }) => ({ phrase, value: { kind: 'pet', claim: value } as const })),
  ].filter(({ phrase }) => !isHan(phrase)),
);

/** The same in Chinese, by word. */
export const hanRelationNouns: ReadonlyMap<string, RelationNoun> = new Map(
  [
    ...petRules.map(({ phrase, value }): [string, RelationNoun] => [phrase, { kind: 'pet', claim: value }]),
    ...personRules.map(({ phrase, value }): [string, RelationNoun] => [phrase, { kind: 'person', claim: value }]),
  ].filter(([phrase]) => isHan(phrase)),
);

/** What a whole phrase names: "best friend", 姐姐. */
export function relationOf(phrase: string): RelationNoun | undefined {
  const words = wordsOf(phrase);
  const [noun] = findPhrases(relationNouns, words);
  return (
    (noun?.afterWord === words.length && noun.firstWord === 0 ? noun.value : undefined) ?? hanRelationNouns.get(phrase)
  );
}

/** Relations that hold both ways: whoever calls the reader one is one to the reader. */
export const mutualRelations: ReadonlySet<string> = new Set<Relation>([
  'best friend',
  'friend',
  'partner',
  'cousin',
  'colleague',
  'neighbour',
  'roommate',
  'classmate',
]);

const roleOfWord = new Map<string, Relation>();
for (const { phrase, value } of personRules) {
  const key = fold(phrase).replace(/[\s-]+/g, ' ');
  if (!roleOfWord.has(key)) roleOfWord.set(key, value);
}

/** Whether words only say who somebody is to somebody: "granddaughter", "sister's husband", 侄女. */
export function isRelationWord(words: string): boolean {
  const each = fold(words)
    .split(/['’]s?\s+|\s+|的/u)
    .filter((word) => word !== '');
  return each.length > 0 && each.every((word) => roleOfWord.has(word) || ageWords.has(word));
}
const ageWords: ReadonlySet<string> = new Set('little big older elder younger twin great half step'.split(' '));

/** The role that a nickname is ("妹妹", "my sister", "Mom"), or nothing when it is a name. */
export function roleOfNickname(nickname: string): Relation | undefined {
  const bare = fold(nickname)
    .trim()
    .replace(/[\s-]+/g, ' ')
    .replace(/^(my|our|the|meine?|unsere?|mon|ma|mi|mio|mia)\s+/u, '')
    .replace(/^我(们|家)?的?/u, '');
  return roleOfWord.get(bare);
}

/** Whose, said by the writer: "my sister Anna". */
export const writersOwn: ReadonlySet<string> = new Set(
  'my our mein meine meinen meiner meinem unser unsere unseren unserer mon ma mes notre mi mis nuestro nuestra mio mia nostro nostra meu minha nosso nossa mijn onze ons min mitt vår'
    .split(' ')
    .map(fold),
);
/** Whose, said to the reader: "your sister Anna". */
export const readersOwn: ReadonlySet<string> = new Set(
  'your dein deine deinen deiner deinem euer eure ton ta votre tu tus vuestro vuestra tuo tua vostro vostra teu seu sua jouw je uw jullie din ditt'
    .split(' ')
    .map(fold),
);
/** Whose, of somebody else, or said of an animal: "her dog Rex", "the cat Minka". */
export const othersOwn: ReadonlySet<string> = new Set(
  'his her their ihr ihre ihren sein seine seinen son sa leur su sus suo zijn haar hun hans hennes'.split(' '),
);
export const articles: ReadonlySet<string> = new Set(
  'the a an der die das den ein eine einen le la un une el una lo il o um uma de het een'.split(' '),
);
/** What may stand between the possessive and the noun. */
export const relationAdjectives: ReadonlySet<string> = new Set(
  'dear dearest little big older younger elder eldest youngest oldest good close new old lovely beloved sweet beautiful favourite favorite late former kleine kleiner große großer liebe lieber ältere jüngere petit petite grand grande cher chère querida querido pequeño pequeña hermosa cara caro piccolo piccola kleine grote lieve own twin rescue tabby fluffy black white grey gray brown ginger orange'
    .split(' ')
    .map(fold),
);

export const birthdayWishes = phraseTable(
  phraseList(`
    happy birthday | happy birthday to | happy birthday dear | many happy returns | alles gute zum geburtstag | joyeux
    anniversaire | bon anniversaire | feliz cumpleaños | buon compleanno | feliz aniversário | parabéns |
    gefeliciteerd | fijne verjaardag | grattis på födelsedagen`).map((phrase) => ({ phrase, value: true })),
);

/** Words at the end of letters: behind them, or on the line below, is who writes. */
export const closings = phraseTable(
  phraseList(`
    regards | best regards | kind regards | warm regards | best wishes | warmest wishes | best | cheers | yours |
    sincerely | yours sincerely | yours truly | love | all my love | with love | lots of love | much love | love you |
    thanks | many thanks | thank you | see you | see you soon | take care | xx | xxx | xoxo | hugs | kisses | big hug |
    hugs and kisses | viele grüße | liebe grüße | lg | mit freundlichen grüßen | beste grüße | herzliche grüße | alles
    liebe | dein | deine | cordialement | bien à vous | bises | bisous | gros bisous | amicalement | je t'embrasse |
    saludos | un abrazo | besos | muchos besos | atentamente | con cariño | cordiali saluti | un abbraccio | baci | saluti |
    distinti saluti | abraço | abraços | beijos | atenciosamente | groetjes | groeten | met vriendelijke groet | liefs |
    kus | hälsningar | vänliga hälsningar | kram`).map((phrase) => ({ phrase, value: true })),
);

/** Relations that stand before a name as a title does: "Grandma Rosa", "Uncle Tom". */
export const kinTitles: ReadonlyMap<string, Relation> = new Map(
  Object.entries({
    grandmother: 'grandma granny gran nana oma abuela nonna mamie vovó',
    grandfather: 'grandpa granddad grandad opa abuelo nonno papi papy vovô',
    aunt: 'aunt auntie aunty tante tía zia',
    uncle: 'uncle onkel oncle tío zio',
    cousin: 'cousin cousine',
  } satisfies Partial<Record<Relation, string>>).flatMap(([role, words]) =>
    words.split(' ').map((word) => [fold(word), role as Relation] as const),
  ),
);

/** Closings that only people who work together write. */
export const officeClosings = phraseTable(
  phraseList(`
    see you at the office | see you at work | see you in the office | see you at the standup | bis morgen im büro | à
    demain au bureau | nos vemos en la oficina | ci vediamo in ufficio | até amanhã no escritório`).map((phrase) => ({
    phrase,
    value: true,
  })),
);

/** Words at the beginning of letters: behind them is who reads. */
export const salutations: ReadonlySet<string> = new Set(
  'dear dearest hi hello hey hallo hej liebe lieber cher chere hola querida querido ciao cara caro ola beste lieve'.split(
    ' ',
  ),
);

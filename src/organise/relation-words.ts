/** Family and friends by role, in the words of several languages. First matching row wins. */
export const relationWords: readonly { readonly role: string; readonly words: readonly string[] }[] = [
  {
    role: 'grandmother',
    words: [
      'grandmother',
      'grandma',
      'granny',
      'nana',
      'Großmutter',
      'Oma',
      'grand-mère',
      'mamie',
      '奶奶',
      '外婆',
      '姥姥',
    ],
  },
  {
    role: 'grandfather',
    words: ['grandfather', 'grandpa', 'granddad', 'Großvater', 'Opa', 'grand-père', 'papi', '爷爷', '外公', '姥爷'],
  },
  { role: 'mother-in-law', words: ['mother-in-law', 'Schwiegermutter', 'belle-mère', '婆婆', '岳母'] },
  { role: 'father-in-law', words: ['father-in-law', 'Schwiegervater', 'beau-père', '公公', '岳父'] },
  {
    role: 'mother',
    words: ['mother', 'mom', 'mum', 'mommy', 'mummy', 'mama', 'Mutter', 'Mutti', 'mère', 'maman', '妈妈', '母亲', '妈'],
  },
  { role: 'father', words: ['father', 'dad', 'daddy', 'papa', 'Vater', 'Vati', 'père', '爸爸', '父亲', '爸'] },
  {
    role: 'sister',
    words: ['sister', 'sis', 'little sister', 'big sister', 'Schwester', 'sœur', 'soeur', '妹妹', '姐姐', '姐', '妹'],
  },
  {
    role: 'brother',
    words: ['brother', 'bro', 'little brother', 'big brother', 'Bruder', 'frère', '弟弟', '哥哥', '哥', '弟'],
  },
  { role: 'wife', words: ['wife', 'Frau', 'Ehefrau', 'femme', '老婆', '妻子', '太太'] },
  { role: 'husband', words: ['husband', 'hubby', 'Mann', 'Ehemann', 'mari', '老公', '丈夫', '先生'] },
  { role: 'girlfriend', words: ['girlfriend', 'Freundin', 'copine', 'petite amie', '女朋友', '女友'] },
  { role: 'boyfriend', words: ['boyfriend', 'copain', 'petit ami', '男朋友', '男友'] },
  { role: 'partner', words: ['partner', 'fiancé', 'fiancée', 'fiance', 'fiancee', 'Partnerin', '对象', '爱人'] },
  { role: 'daughter', words: ['daughter', 'Tochter', 'fille', '女儿'] },
  { role: 'son', words: ['son', 'Sohn', 'fils', '儿子'] },
  { role: 'aunt', words: ['aunt', 'auntie', 'Tante', 'tante', '阿姨', '姑姑', '姨妈', '舅妈'] },
  { role: 'uncle', words: ['uncle', 'Onkel', 'oncle', '叔叔', '舅舅', '伯伯'] },
  {
    role: 'cousin',
    words: ['cousin', 'Cousine', 'cousine', '表姐', '表妹', '表哥', '表弟', '堂姐', '堂妹', '堂哥', '堂弟'],
  },
  { role: 'niece', words: ['niece', 'Nichte', 'nièce', '侄女', '外甥女'] },
  { role: 'nephew', words: ['nephew', 'Neffe', 'neveu', '侄子', '外甥'] },
  {
    role: 'best friend',
    words: [
      'best friend',
      'bestie',
      'bff',
      'beste Freundin',
      'bester Freund',
      'meilleure amie',
      'meilleur ami',
      '闺蜜',
      '死党',
      '最好的朋友',
    ],
  },
  { role: 'friend', words: ['friend', 'buddy', 'Freund', 'ami', 'amie', '朋友'] },
  {
    role: 'colleague',
    words: ['colleague', 'coworker', 'co-worker', 'teammate', 'Kollege', 'Kollegin', 'collègue', '同事'],
  },
  { role: 'boss', words: ['boss', 'manager', 'Chef', 'Chefin', '老板', '领导'] },
  {
    role: 'roommate',
    words: ['roommate', 'flatmate', 'housemate', 'Mitbewohner', 'Mitbewohnerin', 'colocataire', '室友'],
  },
  { role: 'neighbour', words: ['neighbour', 'neighbor', 'Nachbar', 'Nachbarin', 'voisin', 'voisine', '邻居'] },
  { role: 'teacher', words: ['teacher', 'Lehrer', 'Lehrerin', 'professeur', '老师'] },
  { role: 'classmate', words: ['classmate', 'schoolmate', 'Mitschüler', '同学'] },
];

/** Animals that live with people, and the words for them in tags, captions and mails. */
export const petWords: readonly { readonly species: string; readonly words: readonly string[] }[] = [
  {
    species: 'cat',
    words: ['cat', 'cats', 'kitten', 'kitty', 'tabby', 'Katze', 'Kater', 'chat', 'chatte', '猫', '猫咪', '小猫'],
  },
  {
    species: 'dog',
    words: ['dog', 'dogs', 'puppy', 'pup', 'Hund', 'Hündin', 'chien', 'chienne', '狗', '小狗', '狗狗'],
  },
  { species: 'rabbit', words: ['rabbit', 'bunny', 'Kaninchen', 'lapin', '兔子'] },
  { species: 'hamster', words: ['hamster', '仓鼠'] },
  { species: 'horse', words: ['horse', 'pony', 'Pferd', 'cheval', '马'] },
  { species: 'bird', words: ['parrot', 'budgie', 'parakeet', 'canary', 'Papagei', 'Wellensittich', '鹦鹉'] },
  { species: 'guinea pig', words: ['guinea pig', 'Meerschweinchen', '豚鼠'] },
  { species: 'turtle', words: ['tortoise', 'turtle', 'Schildkröte', 'tortue', '乌龟'] },
];

/** Words that only an animal's appointment has; the name beside them is an animal's. */
export const vetWords: readonly string[] = [
  'vet',
  'veterinary',
  'veterinarian',
  'veterinarians',
  'animal hospital',
  'animal clinic',
  'pet clinic',
  'Tierarzt',
  'Tierärztin',
  'Tierarztpraxis',
  'vétérinaire',
  'kennel',
  'cattery',
  'dog grooming',
  'deworming',
  '宠物医院',
  '兽医',
];

const roleOfWord = new Map<string, string>();
for (const { role, words } of relationWords) {
  for (const word of words) if (!roleOfWord.has(word.toLowerCase())) roleOfWord.set(word.toLowerCase(), role);
}

/** The role that a nickname is ("妹妹", "my sister", "Mom"), or nothing when it is a name. */
export function roleOfNickname(nickname: string): string | undefined {
  const bare = nickname
    .trim()
    .toLowerCase()
    .replace(/^(my|our|the|meine?|mon|ma)\s+/u, '')
    .replace(/^我的?/u, '');
  return roleOfWord.get(bare);
}
const speciesByWord = new Map(
  petWords.flatMap(({ species, words }) => words.map((w) => [w.toLowerCase(), species] as const)),
);
/** The species that a tag or word names, or nothing. */
export const speciesOfWord = (word: string): string | undefined => speciesByWord.get(word.trim().toLowerCase());

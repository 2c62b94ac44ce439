/** Words for one relation to the owner: asking for any finds whoever holds the role under another. Folded. */
export const kinships: readonly (readonly string[])[] = [
  ['mother', 'mum', 'mom', 'mama', 'mummy', 'mommy', '妈妈', '母亲', '妈'],
  ['father', 'dad', 'papa', 'daddy', '爸爸', '父亲', '爸'],
  ['wife', '妻子', '老婆', '太太'],
  ['husband', 'hubby', '丈夫', '老公', '先生'],
  ['partner', 'significant other'],
  ['girlfriend', '女朋友', '女友'],
  ['boyfriend', '男朋友', '男友'],
  ['sister', 'sis', 'big sister', 'little sister', 'older sister', 'younger sister', '姐姐', '妹妹'],
  ['brother', 'bro', 'big brother', 'little brother', 'older brother', 'younger brother', '哥哥', '弟弟'],
  ['son', '儿子'],
  ['daughter', '女儿'],
  ['grandmother', 'grandma', 'granny', 'nana', '奶奶', '外婆', '姥姥'],
  ['grandfather', 'grandpa', 'granddad', '爷爷', '外公', '姥爷'],
  ['aunt', 'auntie', '阿姨', '姑姑'],
  ['uncle', '叔叔', '舅舅'],
  ['cousin', '表哥', '表姐', '表弟', '表妹'],
  ['niece', '侄女'],
  ['nephew', '侄子'],
  ['best friend', 'bestie', '闺蜜', '死党'],
  ['friend', '朋友'],
  ['boss', 'manager', '老板'],
  ['colleague', 'coworker', 'co-worker', '同事'],
  ['roommate', 'flatmate', '室友'],
  ['neighbour', 'neighbor', '邻居'],
  ['cat', '猫'],
  ['dog', '狗'],
];

/** Relations that a question may name with "my" although the memory knows nobody who holds them. */
export const kinshipWords: ReadonlySet<string> = new Set(kinships.slice(0, 20).flat());

/** Names that are also plain words: they count as names only with a capital. Folded. */
export const ambiguousWords: ReadonlySet<string> = new Set(
  `will may mark rose grace hope joy faith summer april june august autumn dawn sunny bill bob jack pat sue rob frank
   art dean chase drew grant guy iris ivy jade lily max olive pearl penny ruby sandy skip sky star violet wade
   nice bath reading mobile turkey china chile jersey split cork sale deal ware hull wells battle hope lucky angel
   me us of orange phoenix lima home work park station airport beach island lake bar cafe hotel the in la
   info team support service news office shop store bank mail contact hello admin post can van do no so may date
   ace bear blue buddy coco cookie ginger honey pepper rocky shadow sugar tiger duke prince king queen major general
   san new old north south east west street road square market church museum garden house city town village`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Words with a capital that are no names of people or places to be looked up. Folded. */
export const capitalisedWords: ReadonlySet<string> = new Set(
  `i i'm i've i'd i'll today english french german spanish italian portuguese dutch chinese japanese korean thai indian
   american british european asian african mexican greek turkish russian polish swedish danish norwegian vietnamese
   internet wi-fi wifi bluetooth ai pdf sms gps ocr id tv usb vip atm faq dr mr mrs ms prof please ok okay
   christian muslim jewish buddhist catholic god bible facebook instagram whatsapp google youtube iphone android
   monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
   september october november december euro euros dollar dollars`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

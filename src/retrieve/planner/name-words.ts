/** Nicknames that importers write for the owner or for nobody: never looked up as names. */
export const pronouns: ReadonlySet<string> = new Set(
  'me i myself you self my our the a his her their 我 自己 本人 我自己 你 他 她 它 大家'.split(' '),
);

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

/** Words after "in", "at" or "to" that are meant as places only with a capital, though maps have them. Folded. */
export const notPlaces: ReadonlySet<string> = new Set(
  `reading work bar bath home park station airport beach island lake hotel office shop bank house city town village
   north south east west street road square market church museum garden split cork sale mobile turkey china chile
   hope deal van do no so may date me us of in the la`
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

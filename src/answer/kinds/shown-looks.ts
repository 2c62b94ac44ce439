/**
 * How somebody looks, one look a row, by what captions and questions say and by what letters in other tongues do: “many short
 * curls” is who is seen with curly hair. To be extended by hand.
 */
const looks: readonly RegExp[] = [
  /\bcurl(?:s|y)\b|\bcurly[- ]hair|\bfrizzy\b|卷发|卷毛|\block(?:en|ig)\p{L}*|\bboucl(?:es|é)|\bricci\w*|\briz(?:os|ado)|\bkrul(?:len|lend)/iu,
  /\b(?:red|ginger|auburn|copper)[- ]?hair|\bredhead|\bgingers?\b|红头发|红发|\brothaarig|\brote haare|\broux\b|\brousse\b|\bpelirroj|\bcapelli rossi|\brood haar/iu,
  /\b(?:blond|fair|flaxen|golden)e?[- ]?hair|\bblonde?s?\b|金发|\bblonde?r?\b|\brubi[oa]s?\b|\bbiond[oaie]\b/iu,
  /\b(?:gr[ae]y|white|silver)[- ]?hair|\bgr[ae]y sideburns|白发|白头发|银发|花白|\bgrau(?:haarig|e haare)|\bcheveux (?:gris|blancs)|\bcapelli (?:grigi|bianchi)/iu,
  /\bbeard(?:ed|s)?\b|胡子|络腮|大胡|\bb[aä]rt(?:ig|e)?\b|\bbarb(?:e|u|a|udo|uto)\b|\bbaard\b|\bskæg\b|\bskägg/iu,
  /\bm(?:o|u)ustach(?:e|es|ed|io)\b|\bmoustach|八字胡|小胡子|\bschnurrbart|\bschnauz|\bbigotes?\b|\bbaffi\b|\bsnor\b/iu,
  /\bbald(?:ing)?\b|\bshaved head|\bshaven[- ]head|光头|秃|\bglatze|\bchauve\b|\bcalv[oa]\b|\bkaal\b/iu,
  /\b(?:glasses|spectacles|bespectacled|specs)\b|眼镜|\bbrillen?\b|\blunettes\b|\bgafas\b|\banteojos\b|\bocchiali\b|\bbril\b/iu,
  /\b(?:plait|braid)(?:s|ed)?\b|\bpigtails?\b|辫子|麻花辫|\bzöpfe?\b|\btress(?:e|es)\b|\btrenzas?\b|\btrecc(?:ia|e)\b|\bvlecht/iu,
  /\bpony ?tails?\b|马尾|\bpferdeschwanz|\bqueue de cheval|\bcoleta\b|\bcoda di cavallo/iu,
  /\bdreadlocks?\b|\bdreads\b|脏辫|\brastas?\b/iu,
  /\btattoo(?:s|ed)?\b|纹身|刺青|\btätowier|\btatou(?:age|é)|\btatua(?:je|d|t|ggi)/iu,
  /\bfreckle[sd]?\b|雀斑|\bsommersprosse|\btaches de rousseur|\bpecas\b|\blentiggini/iu,
  /\bwheel(?:ed |-)?chair|\bbath chair|轮椅|\brollstuhl|\bfauteuil roulant|\bsilla de ruedas|\bsedia a rotelle|\brolstoel/iu,
  /\bcrutch(?:es)?\b|拐杖|拄拐|\bkrücke|\bbéquille|\bmuletas?\b|\bstampelle/iu,
  /\b(?:plaster cast|in (?:a )?(?:plaster|cast)|arm in a sling|a sling)\b|石膏|\bgips\b|\bplâtre\b|\bescayola|\byeso\b|\bgesso\b/iu,
  /\bveil(?:ed)?\b|面纱|头纱|\bschleier|\bvelo da\b/iu,
  /\bheadscarf|\bhijab\b|头巾|\bkopftuch/iu,
  /\bpregnan(?:t|cy)\b|怀孕|孕妇|大肚子|\bschwanger|\benceinte\b|\bembarazada|\bincinta\b|\bzwanger/iu,
  /\bturban\b|包头巾/iu,
  /\bears? ?rings?\b|\bpierc(?:ed|ing)s?\b|耳环|耳钉|\bohrring/iu,
];

/** How many looks the text of a line shares with what is shown and asked, in whatever words. */
export const looksShared = (shown: string, line: string): number =>
  looks.filter((look) => look.test(shown) && look.test(line)).length;

const doers = /(?<![\p{L}])(?<deed>\p{L}{3,})(?:er|or|ist)(?![\p{L}])/giu;
const noDeed =
  /^(?:moth|fath|broth|sist|daught|wat|riv|numb|summ|wint|dinn|lett|pap|moth|oth|wheth|togeth|corn|corrid|flow|col|doct|teach)$/iu;

/** Stems of what those do whom a question calls after it: a singer sings, a drummer drums. */
export const deedsAsked = (question: string): readonly string[] =>
  [...question.matchAll(doers)]
    .map(({ groups }) => (groups?.['deed'] ?? '').toLowerCase())
    .filter((deed) => !noDeed.test(deed))
    .flatMap((deed) => [deed, deed.replace(/(\p{L})\1$/u, '$1')]);

const fromTo =
  /(?<![\d.,:])(?:the )?(?<first>\d{1,2})(?:st|nd|rd|th|\.|号|日)?\s?(?:to|till|until|–|-|—|bis|au|al|tot|t\/m|到|至|~)\s?(?:the )?(?<last>\d{1,2})(?:st|nd|rd|th|\.|号|日)(?![\d:]|[.,]\d)|(?:\bthe |\bam |\ble |\bel |\bil |\bde |(?<!月)(?<!\d))(?<only>\d{1,2})(?:st|nd|rd|th|号)(?![\d:]| (?:floor|street|avenue|birthday|century|anniversary)|楼|线|门|店|院)/giu;
const DAY_MS = 86_400_000;
const MOST_DAYS_AFTER = 31;

/** “From the 15th to the 18th”, 30号: days told without their month, in a letter of the month before the picture. */
export function setsDay(line: string, written: string, pictured: string): boolean {
  const later = (Date.parse(pictured) - Date.parse(written)) / DAY_MS;
  if (!(later >= 0 && later <= MOST_DAYS_AFTER)) return false;
  const day = Number(pictured.slice(8, 10));
  return [...line.matchAll(fromTo)].some(({ groups = {} }) => {
    const first = Number(groups['first'] ?? groups['only']);
    const last = Number(groups['last'] ?? groups['only']);
    return first <= day && day <= last;
  });
}

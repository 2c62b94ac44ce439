/** No other hour, and no end of a sentence, between the words and what they are said of. */
const upTo = (most: number): string => String.raw`(?:(?!\d{1,2}[:.h]\d{2}|(?<!\d)[.;!?]\s|[。；！？\n]).){0,${most}}$`;

const changed = '(?:变更|改签|改期|调整|修改|更改|更新|改约?|变动)';

/** What was so before, by the words in front of it: "bisher 7:25", "au lieu de 15h", 变更前：5月16日. */
const replaced = new RegExp(
  [
    String.raw`(?<!\p{L})(?:bisher\p{L}*|vorher\p{L}*|ursprünglich\p{L}*|statt|anstatt|anstelle|alt(?:e[rns]?)?(?=\s*[:：]| (?:termin|zeit|uhrzeit|abflug|abfahrt|datum|beginn))|au lieu d[eu'’]|initialement|précédemment|précédent\p{L}*|auparavant|ancien(?:ne)?(?=\s*[:：]| (?:horaire|date|heure|rendez))|en (?:lugar|vez) del?|anterior(?:mente)?|originalmente|antes(?=\s*[:：]| (?:era|a las|salía|del cambio))|invece (?:di|del(?:le)?)|anziché|precedente(?:mente)?|in precedenza|prima(?=\s*[:：]| era)|em vez d[eoa]s?|antig[oa](?= (?:hora|horário|data))|in plaats van|oorspronkelijk\p{L}*|voorheen|i ?stället för|tidigare|i stedet for|tidligere|opprinnelig|zamiast|poprzedni\p{L}*|místo|původní\p{L}*)(?!\p{L})${upTo(36)}`,
    String.raw`(?<!\p{L})(?:was|before|previously|formerly|originally)\s*[:：]${upTo(36)}`,
    String.raw`(?:^|\n|[（(|])\s*[原旧]\s*[:：|]?\s*$`,
    String.raw`(?:${changed}之?前|原(?:定|来|先|时间|日期|起飞时间)|旧(?:的|时间))[^，。；\n\d]{0,6}${upTo(14)}`,
  ].join('|'),
  'iu',
);

/** What is so now: "neu um 9:50", "désormais à 16h30", 变更后：5月19日. */
const instead = new RegExp(
  [
    String.raw`(?<!\p{L})(?:neu(?:e[rs]?)?|jetzt|nun(?:mehr)?|désormais|dorénavant|nouve(?:au|l|lle)|ahora|nuev[oa]|ora (?:alle|parte|è)|adesso|nuov[oa]|agora|nov[oa]|nu (?:om|op|kl)|nieuwe?|ny(?:tt|e)? (?:tid|dag|dato|datum)|teraz|now[ay] (?:termin|godzina|data)|nov[ýá] (?:termín|čas))(?!\p{L})${upTo(28)}`,
    String.raw`(?:^|\n|[（(|])\s*[新现]\s*[:：|]?\s*$`,
    String.raw`(?:${changed}之?后|现(?:为|在|改)|新(?:的)?(?:时间|日期|起飞时间))[^，。；\n\d]{0,6}${upTo(14)}`,
  ].join('|'),
  'iu',
);

/** Whether the words in front of a day or an hour say that another one has taken its place. */
export const isReplaced = (before: string): boolean => replaced.test(before.slice(-80));

/** Whether the words in front of a day or an hour say that it has taken the place of another one. */
export const isInstead = (before: string): boolean => instead.test(before.slice(-80)) && !isReplaced(before);

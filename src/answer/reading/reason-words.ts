/**
 * How a sentence gives a reason. Few people write “because”: most say what went wrong, or what else they have to do, and
 * leave it to the reader that the rest came of it.
 */

/** Words that join a reason to what came of it. */
const joining =
  /\b(?:because|since (?!(?:\p{L}+ )?\d|(?:\p{L}+ )?(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|then|last)\b)|due to|owing to|thanks to|on account of|as a (?:result|consequence)|reasons?|caused?|therefore|that['’]s why|which is why|so that|in order (?:to|that)|wegen|weil|aufgrund|deshalb|deswegen|daher|damit (?:wir|ich|er|sie)|à cause d[eu']|parce qu|en raison d|suite à|porque|por (?:causa|motivo|culpa) d|debido a|a causa d|per via d|perché|poiché|omdat|vanwege|wegens|door een|eftersom|på grund av|fordi|på grund af|ponieważ|z powodu|protože|kvůli|devido a|por causa d)|(?:^|[,;:–—-] ?)\bso (?:i|we|he|she|they|you)(?:['’]\p{L}+)?\b|(?<=[,;:–—-] ?)so (?!(?:far|much|many|long|it['’]s)\b)|(?:^|[,;:–—-] ?)(?:as|so) (?:\p{L}+ )?(?:is|are|was|were|has|have|had|can|can['’]t|could|must|will|won['’]t|we|i|he|she|they|it|you|there|the|our|my|your|no|come|take|please)\b|因为|因(?!此|特网)|由于|原因|所以|为了|受.{1,14}影响|导致|以便|免得|省得|怕/iu;

/** What goes wrong or is missing: whatever changed came of it. */
const adverse =
  /\b(?:ill|sick|unwell|illness|laryngitis|flu|fever|strep|covid|infect\w+|ringworm|virus|migraine|hurt|injur\w+|sprain\w*|plaster|surgery|operation|hospital|cataract|baby|pregnan\w+|died|death|dead|passed away|funeral|broke|broken|break(?:s|down)?|fail(?:s|ed|ure)?|fault\w*|damag\w+|defect\w*|leak\w*|flood\w*|fire|burst|crack\w*|rott\w+|rust\w*|worn|mould|damp|wasps?|mice|hairline|storm|snow|ice|fog|wind|gales?|typhoon|hurricane|wildfire|smoke|strikes?|shortage|short of|sold out|fully booked|overbook\w*|double[- ]booked|out of stock|out of order|out of service|no longer|full (?:for|up|on|already)|is (?:now )?full|was full|too (?:long|big|large|small|late|early|many|much|few|heavy|high|low|wide|old|young|expensive|dear|hot|cold|wet|loud|tired)|late|delayed|missed|lost|stolen|expired|overdue|closed|shut|engaged|on leave|away|busy|not allowed|not able|unable|forbid\w*|not (?:arrive|come|ready|work|fit|possible|available|enough)|cannot|can['’]t|couldn['’]t|won['’]t|allerg\w+|promised|wrong|mistake\w*|error|by accident|training day|clash\w*|conflict\w*|exams?|deadline|roster|visa|defekt|kaputt|krank\w*|ausfall\w*|ausgefallen|wasserschaden|schaden|außer betrieb|verletz\w+|überbucht|ausgebucht|verspät\w+|streik|sturm|leider|irrtum\w*|versehen\w*|unfall|urlaub|verhindert|malad\w*|panne|casse|cassé\w*|grève|retard|complet|fuite|dégât\w*|erreur|malheureusement|enferm\w+|huelga|avería|averiad\w+|roto|rota|corte|lluvia\w*|retraso|lleno|error|accidente|lesión\w*|ammalat\w*|malattia|guast\w+|rott[oa]|sciopero|ritardo|pioggia|buon[oa]|ziek\w*|kapot|storing|staking|vol|helaas|schade|sjuk\w*|trasig\w*|inställ\w*|tyvärr|syg\w*|desværre|orlov|doente|avaria\w*|greve|chuva\w*|atraso|infelizmente|chor\w+|awari\w+|strajk|niestety|nemoc\w*|bohužel)\b|[病扭摔伤坏漏停满缺忙堵]|\p{Script=Han}不[了上齐成到开起下来]|(?:没|无)法|没(?:办法|有?[票房位货]|带|拿|赶|来得及)|不(?:能|予|行|便|让|准|许|够|好|舒服|合适|见了)|差\d|少(?:了|来|送)|赶不|来不及|临时|加班|出差|值班|开会|上课|检修|维修|故障|逾期|超重|超时|台风|颱風|阵风|大风|暴雨|大雨|下雨|大雪|雷雨|封(?:路|闭|控|岛)|关(?:门|闭)|考试|竞赛|比赛|省赛|家长会|手术|住院|发烧|感冒|骨折|过敏|生日|婚礼|葬礼|冲|忌|装修|装灯|调配|错|误|旧损|磨损|抱歉|不巧|可惜|要(?:陪|带|接|送|去|上|照顾)/iu;

/** “Reason: …”, “Zweck: …”, 原因：…. */
const labelled =
  /^[\s>*•-]*(?:reason|cause|purpose|grund|motif|motivo|reden|orsak|årsag|powód|důvod|\p{Script=Han}{0,4}(?:原因|理由|事由|缘由))[^:：\n]{0,20}[:：]\s*\S/iu;

/** What is not so, or need be done: a reason as often as not. */
const denied =
  /\b(?:not|never|no|nicht|kein\w*|nie|pas|jamais|nunca|niet|geen|inte|ikke|não|nie|ne)\b|n['’]t\b|\b(?:have|has|had|need) to\b|\bmust\b|不|没|得/iu;

const DENIED = 0.08;
const JOINED = 0.4;
const WRONG = 0.3;
/** Both: what went wrong, and that something came of it. */
const BOTH = 0.5;
const LABELLED = 0.6;

/** How much a sentence, in simplified characters, gives a reason; 0 where it gives none. */
export function reasonWorth(sentence: string): number {
  if (labelled.test(sentence)) return LABELLED;
  const [joins, wrong] = [joining.test(sentence), adverse.test(sentence)];
  if (joins || wrong) return joins && wrong ? BOTH : joins ? JOINED : WRONG;
  return denied.test(sentence) ? DENIED : 0;
}

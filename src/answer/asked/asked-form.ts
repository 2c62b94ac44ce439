import { everywhere } from '../../language/everywhere.ts';
import { PatternTable } from '../../language/pattern-table.ts';
import { tokens } from '../../language/tokens.ts';
import type { AskedType } from '../../memory/query-plan.ts';
import { measureAsked } from '../reading/measure-spans.ts';
import type { AskedField } from './asked-field.ts';
import { askedFields } from './asked-fields.ts';
import { asksForCompany, companyWords } from './asks-company.ts';
import { asksWhy } from './asks-why.ts';
import type { AskedForm } from './form-asked.ts';

type FormCue = { readonly pattern: RegExp; readonly kind: AskedForm['kind'] };

const unit = '(?:days?|nights?|weeks?|months?|years?|hours?)';

/** Forms that the words alone decide, the most particular first. */
const formCues: readonly FormCue[] = [
  {
    pattern:
      /\bhow much (?:higher|lower|dearer|cheaper|(?:more|less) expensive)\b|\bhow much (?:more|less)\b.{0,80}\bthan\b|比.{2,40}(?:高|低|贵|便宜|多|少)(?:了|出)?多少(?!天|日|周|个?月|年|小时|公里|人|张|次)/iu,
    kind: 'amount',
  },
  { pattern: /(?:头一个|第一个|最先|先)(?:看|去|住|到|来|参加)(?:的|过|了)?[^，。]{0,6}(?:哪|谁)/u, kind: 'order' },
  { pattern: /\bhow far apart\b.{0,80}\bprices?\b|\bprices?\b.{0,60}\bfar apart\b/i, kind: 'amount' },
  // "How long before departure must I be there?": a stretch that is told, and no distance of two days.
  {
    pattern:
      /\bhow (?:long|early|many (?:minutes|hours)|far) (?:before|in advance|ahead)\b[^?]{0,60}\b(?:must|should|do|does|need|needs?|have to|am|is|are)\b|(?:要|得|应该?|需要?)?提前(?:多久|多长时间|多少(?:分钟|小时)|几(?:分钟|个?小时))/iu,
    kind: 'duration',
  },
  // "How many of my photos in July show the church?"
  {
    pattern:
      /^(?:(?:and|so|please|today is [^.]*\.) ?)*how many (?:of (?:my|our|the|those|these|all) )?(?:\p{L}+ )?(?:photos?|pictures?|pics|images?|videos?|clips?|shots|selfies|e-?mails?|mails|messages|letters)\b/iu,
    kind: 'count',
  },
  // 入住次数是多少: a number of times, whatever 是多少 asks for elsewhere; whom it is most often is no count.
  {
    pattern:
      /次数(?!最|更|比)(?:上)?(?:一共|总共|总计|合计|到底|大概|究竟)?(?:是|有|为|达|共)?(?:多少|几)|次数[呢吗么。？?！! ]*$/u,
    kind: 'count',
  },
  {
    pattern:
      /\bwhich of my (?:memories|items|records|files|mails|e-?mails|messages|shots|snaps|photos|pictures|pics|images|videos|clips)\b|(?:照片|相片|图片|视频)(?:都|全)(?:部)?(?:给我|帮我)?(?:看看|看一下|看|找出来|列出来|拿出来|调出来)/iu,
    kind: 'list',
  },
  {
    pattern:
      /\b(?:what|which)(?: \p{L}+){0,2}? (?:records?|documents?|paperwork|evidence|proofs?|correspondence)(?: and \p{L}+)? (?:do|did|have) (?:i|we)(?: still)? (?:have|got|keep|kept|hold)\b/iu,
    kind: 'list',
  },
  {
    pattern:
      /\b(?:photos?|pictures?|pics|images?|videos?|clips?|e-?mails?)\b[^?]{0,60}[.;,!] ?which (?:ones?|of them) (?:are|were) (?:they|those|these|it)\b/i,
    kind: 'list',
  },
  {
    pattern:
      /^(?:and |so |please )*where (?:are|is) (?:all )?(?:my|the|our|those) (?:photos?|pictures?|pics|videos?|e-?mails?)\b|(?:照片|相片|图片|视频|邮件|电邮|[些的]相)(?:都)?在哪(?:里|儿)?[？?。 ]*$/iu,
    kind: 'list',
  },
  {
    pattern: /\b(?:since|from) (?:which|what) (?:exact )?(?:day|date)\b(?!.*\b(?:until|till|to) (?:which|what)\b)/i,
    kind: 'when',
  },
  { pattern: /\byes or no\b|\b(?:answer|just|simply)(?: me)? (?:with )?(?:a )?(?:yes|no)\b/i, kind: 'yes-no' },
  {
    pattern: /\bthe other way (?:a)?round\b|\bwhich (?:one )?(?:was|came|happened) (?:the )?(?:first|earlier)\b/i,
    kind: 'order',
  },
  { pattern: /\bbefore or after\b|\bafter or before\b|之前还是之后|先还是后|前还是后/i, kind: 'order' },
  {
    pattern:
      /\b(?:which|what|who|where)\b.{0,60}\b(?:first|earlier|later|sooner|last|more recent(?:ly)?)\b.{0,120}\bor\b|\bdid i .{0,80}\bfirst\b.{0,40}\bor\b|先.{0,30}还是|哪个.{0,20}(?:更早|更晚|在先|先)/i,
    kind: 'order',
  },
  {
    pattern: new RegExp(
      `\\bhow (?:many ${unit}|much ${unit}|long|much time)\\b.{0,60}\\b(?:between|elapsed|passed|lay|lie|lying|apart|separat\\w+)\\b|\\bhow (?:many ${unit}|long)\\b.{0,20}\\b(?:before|after|from)\\b|\\b${unit} (?:between|apart|in between)\\b|\\b(?:interval|gap|distance) in ${unit}\\b|\\bin ${unit}\\b.{0,16}\\bhow far apart\\b|\\bhow far apart\\b.{0,120}\\bin ${unit}\\b|\\b${unit} (?:gap|interval)\\b|\\b(?:interval|gap) (?:between|from)\\b|(?:->|→).{0,80}\\b${unit}\\b|\\bnumber of ${unit}\\b.{0,20}\\b(?:from|between)\\b|\\bfrom\\b.{3,160}\\b(?:until|till|to)\\b.{3,160}\\bhow (?:many|much) (?:days|weeks|months)\\b|相隔|间隔|相差.{0,4}(?:天|周|月)|之间.{0,6}(?:多少|几)(?:天|周|个月)|过了(?:多少|几)天|隔(?:了|咗|开)?(?:多少|几多?)(?:天|日|周|个?月)|(?:间隔|相距|相隔|相差|差)(?:了|咗)?(?:多少|几多?)?(?:天|日)`,
      'i',
    ),
    kind: 'interval',
  },
  { pattern: /\bhow old\b|\bwhat age\b|几岁|多大(?:了|年纪)|年龄/i, kind: 'age' },
  {
    pattern:
      /\b(?:cheaper|cheapest|more cheap|costlier|(?:less|more) (?:costly|pricey)|less expensive|lower bill|more expensive|most expensive|pricier|dearer|cost(?:s)? (?:me )?(?:more|less)|(?:pay|paid|spend|spent) (?:more|less)|longer|longest|shorter|shortest|more photos|more pictures|bigger bill|higher|lower|(?:r[au]ns?|sets?|costs?|took|stung|rang|c[ao]mes?|work(?:ed|s)?|turn(?:ed|s)?)(?: (?:me|us|up|out|back|at)){0,2} (?:less|more))\b|(?:更|较|比较|最)(?:便宜|贵|低|高|少|划算|实惠|省|久|长|短)|哪(?:个|间|家|次|趟|边).{0,40}(?:便宜|贵|久|长|省钱?|划算|实惠|合算|[花付]得?(?:的?钱)?(?:更|较|比较)?(?:少|多(?!少)))/i,
    kind: 'compare',
  },
  {
    pattern:
      /^(?!.*\b(?:when|(?:which|what) (?:day|date)|stay|trip)\b).*\b(?:starts?|started|begins?|began|doors open|the doors?|opens?|departs?|boards?|lands?|kicks? off)(?: at)?[?. ]*$|\b(?:at )?what (?:exact )?time\b(?! of (?:year|life))|\bwhat (?:is|was|['’]s) (?:the|my|our) (?:(?:latest|last|current|new|updated?|revised|definitive|final|actual|correct|exact|right|valid) ){0,2}(?:confirmed|final|new|current|updated|revised|valid|agreed|scheduled|definitive|actual|correct|exact) (?:time|hour)\b(?! (?:zone|frame))|\b(?:departure|arrival|start(?:ing)?|boarding|check-?in|collection|opening|closing|kick-?off|curtain) time\b(?! ?zone)|^(?:(?:and|so|the|my) )*(?:latest|final|newest?|updated|current|confirmed|definitive|revised|actual|valid)(?: (?:confirmed|new|valid|given))? (?:time|hour)\b(?! (?:i|we|you|that|zone)\b)|(?:起飞|出发|发车|开车|到达|抵达|集合|开演|开场|开赛|开始|结束|入场|检票|登机|上课|下课)(?:的)?时间|\bwhat hour\b|\b(?:at|from|by) which (?:hour|time)\b|\bwhich (?:hour|time)\b|\bget off the ground\b|\bo'? ?clock\b|\btake[- ]?off time\b|几点|几多点|(?:什么|哪个|啥)时[刻辰]|何时(?:起飞|开场|入场|开始)|几时|什么时间|具体时间/i,
    kind: 'time-of-day',
  },
];

/** Single words that say what is asked where no question word does: "dentist invoice 2020 amount". */
const wordCues: readonly { readonly pattern: RegExp; readonly kind: AskedForm['kind'] }[] = [
  { pattern: /\bdays between\b/i, kind: 'interval' },
  {
    pattern: /\bvenue\b|\b(?:party|celebration|wedding|housewarming|barbecue|picnic|reunion|gathering) location\b/i,
    kind: 'where',
  },
  {
    pattern:
      /\b(?:which|what) (?:exact )?(?:day|date|weekday)\b|\bdates?\b(?! of birth)|\bsince when\b|(?:^|[,;] )when\b|\bwhen(?: was (?:that|it)| exactly)?\s*\??$|\bon (?:what|which) (?:day|date)\b|\bin which day\b|哪(?:一|几)?[天日]|何[日天]|几(?:月几)?号|几时|边[日天]|什么时候|何时|日期/i,
    kind: 'when',
  },
  {
    pattern:
      /\bon how many (?:separate |different )?occasions\b|(?:住过|入住过?|去过|坐过|光顾过?)(?:多少|几)(?:次|回|趟|转)|几[转趟回]|\bhow often\b|\bhow many times\b|\b(?:no|nr|number|count|tally)\.? of (?:stays|visits|trips|nights out|flights|orders|times|pics|pictures|photos|videos|concerts|mails|emails)\b|几多?次|多少次/i,
    kind: 'count',
  },
  { pattern: /哪(?:一)?位|什么人/u, kind: 'who' },
  { pattern: /\bnights\b|[几多]\S{0,2}(?:晚|宿|夜)/i, kind: 'duration' },
  {
    pattern:
      /\b(?:price[sd]?|costs?|(?<!\bin )charged?|charges|paid|pay|paying|payments?|spent|spend|spending|total|amount|sum|(?:air)?fares?|fees?|bills?|refund\w*|expens\w+|money|owed?|set me back|add up|(?:as|in) one (?:number|sum|figure)|debit\w*|withdr[ae]wn?|how much|amt|damage|outlay|bill came to|tab|hit me for|rang? up|relieved me of|shell(?:ed)? out|fork(?:ed)? out|cough(?:ed)? up|part(?:ed)? with|set(?:ting)? me back|run(?:ning)? me|ran me|rob(?:bed)? me|sting me|stung|deduct\w*|worth it cost|knock(?:ed)? me back|what did .{1,60} (?:take|want|hit|charge) (?:me )?(?:from|for))\b|\bwhat did .{1,40} take\b|费|价|钱|(?<![烟樱菊桃梅荷兰雪火浪豆米葵茶桂棉莲鲜开种赏拍])花(?![园朵草卉花店束瓶盆市海香瓣样生展圃篮灯絮])|付|退|是多少[？?]?$|收(?:了)?多少|总额|合计|加(?:起来|一下)|支出|开销|花销|数额|数目|几多(?:钱)?|几钱|埋单|扣款/i,
    kind: 'amount',
  },
];

/** Whoever asks which of their friends or relatives it was asks for a person, and nobody writes so of themselves. */
const peopleWords: ReadonlySet<string> = new Set(
  tokens('friend friends relative relatives family people person 朋友 家人 亲戚 亲人 家里人'),
);
/** What a sum stands on need not be named: a dinner's bill may be a receipt. */
const documentWords: ReadonlySet<string> = new Set(tokens('bill bills invoice receipt money 账单 发票 收据'));

/** Asked types that the plan may miss, by words of the question. */
const typeCues: readonly { readonly pattern: RegExp; readonly kind: AskedType }[] = [
  // "What was the exact date on which I took pictures of a garden?": no picture is asked for.
  {
    pattern:
      /\b(?:what|which) (?:was |is )?(?:the )?(?:exact |precise )?(?:date|day) (?:(?:on|that) which |that |when )?(?:i|we|did|was (?:that|it))\b/iu,
    kind: 'when',
  },
  // "I need the day of my eye test", 告诉我体检的日子: the day itself is wanted, not what tells of it.
  {
    pattern:
      /\b(?:need|want|like|give me|tell me|know|remember|recall|confirm|check|look up|find(?: out)?)(?: to know| to have)? (?:the )?(?:exact )?(?:day|date) (?:of|for|on which) (?!(?:the |my |our |those |these )?(?:photos?|pictures?)\b)|(?:告诉我|想知道|查(?:一?下)?|确认(?:一?下)?|需要|记得)[^，。？]{2,30}的(?:日子|日期)(?=[？?。！! ]*$)/iu,
    kind: 'when',
  },
  // “Which of the two treatments did I pay for?”, 三种方案里我选了哪种: which of several it is, and no sum.
  {
    pattern:
      /^(?!.*\b(?:how much|cheap\w*|expensive|cost(?:s|ing)?|dear\w*|first|last|earlier|later)\b)(?:which|what) (?!(?:amount|sum|price|fee|fare|bill|total|cost|money|day|date|time|hour|month|year)s?\b)(?:of (?:the|these|those|my|our) )?(?:\p{L}+ ){1,3}(?:did|had|have|do) (?:i|we) (?:\p{L}+ly |end up |finally )?(?:pay(?:ing)?|paid|settle|opt|go|plump|sign up|choose|chose|pick|take|took|select|decide)(?: (?:for|on|with|in the end))?\b(?! for .*\bfor\b)/iu,
    kind: 'what',
  },
  {
    pattern:
      /^(?!.*(?:多少|几(?:块|元|钱|号|月|点|天|晚|夜|次|趟)|价格|价钱|便宜|贵|哪(?:一)?[天日]|先|早|晚)).*(?:(?:选|挑|定|订|买|办|用|换|改|签|要|报|采纳|采用)(?:了|的|成|为|到|用)?(?:是)?(?:的)?(?:哪(?:一)?[种个款项样门类档]|什么(?!时候|时间|地方|价))|(?:换|改|变)成(?:了)?(?:什么|啥))(?:方案|套餐|款式|类型|型号|版本|东西|菜|货)?(?:来着|呢|啊|吗)?[？?。 ]*$/u,
    kind: 'what',
  },
  // 成绩是多少: a figure, and no money.
  {
    pattern:
      /^(?!.*(?:钱|元|价|费|款|金额)).*(?:成绩|分数|得分|名次|排名|用时|配速|尺码|尺寸|型号|体重|身高|血压|血糖|里程|读数|温度|湿度|密码|楼层|车牌)(?:是|有|为|到底是)?(?:多少|几)/u,
    kind: 'what',
  },
  // 缴费期限是哪天: a day by which something is paid is no sum.
  {
    pattern:
      /(?:期限|截止(?:日期?)?|到期(?:日)?|哪天)(?:是|到|为)?(?:在)?(?:哪(?:一)?[天日]|几月几号|几号|什么时候|何时)|(?:费|款|钱|账单)[^，。？]{0,8}(?:哪(?:一)?天|几号)(?:前|之前|以前)/u,
    kind: 'when',
  },
  {
    pattern:
      /\b(?:what|which) (?:was|is|were) (?:the |its )?(?:venue|location)\b|\bvenue (?:of|for)\b|\b(?:party|celebration|wedding|housewarming|barbecue|picnic|reunion|gathering) (?:venue|location)\b|地点(?:是|在)?(?:什么|哪)/iu,
    kind: 'where',
  },
  {
    pattern:
      /(?<!哪)几(?:个)?(?:晚上?|夜|天)|多少(?:个)?(?:晚上?|夜|天)|\b(?:for )?how many (?:nights|days)\b|\bnights?\b.{0,40}\bhow many\b/i,
    kind: 'duration',
  },
  {
    pattern:
      /\bnumber of (?:the |my )?(?:photos?|pictures?|pics|images?|shots|videos?|clips|e-?mails?|mails|stays|visits|trips|flights)\b|(?:照片|图片|视频|邮件)的?(?:总数|数量|张数)/iu,
    kind: 'count',
  },
  {
    pattern:
      /\b(?:final|total|whole|full) (?:bill|price|amount|cost|sum|invoice|account|charge|figure|tally)\b(?! (?:number|no\b|code|date|holder|come|arrive|sent|for\b))|\badd up to\b|\bwhat (?:my|the|our) .{3,80}\b(?:came|comes|amounted) to\b(?! (?:me|us|mind|see|visit|an end|pass|light)\b)|\bhow much\b|\bwhat (?:is|was|are|were) (?:the|my|our) (?:\p{L}+ ){0,3}(?:premium|rent|fee|price|rate|salary|deposit|total|fare|contribution)s?\b|\bwhat (?:will|would|does|do|did|should|might) (?:the|my|our) (?:\p{L}+ ){0,3}(?:premium|rent|fee|price|rate|salary|deposit|total|fare|contribution)s? (?:be|become|rise to|go up to|drop to)\b|\bwhat did .{1,80}\b(?:cost|set me back|come to)\b|\bwhat (?:money|sum|amount|price|figure)\b|\bat (?:what|which) price\b|\bcosted\b|\b(?:what|how much) (?:wanted|took|charged|cost|made|makes)\b|\bhow much (?:did )?(?:wanted|took|take|want|charged|costed|makes?|made)\b|\bcost me (?:what|how much)\b|\bhow bad was (?:the|that|our|my) (?:check|bill|damage|tab)\b|\bwhat (?:was making|made|makes) the (?:bill|sum|total)\b|\bhow far apart\b.{0,60}\bprices?\b|\bmy outlay\b|\bthe damage\b|\bfinal (?:damage|dmg)\b|\bamt\b|\brelieved me of\b|\bhit me for\b|\b(?:running|ran|run) me\b|几多钱|几钱|支出|扣款(?:的)?(?:数额|金额)|数额|\b(?:price|cost)s? (?:of|for)\b|\bcosts?\?$|结账|收了多少|加起来|\bprice tag\b|账单(?:是|总)?多少|多少(?:钱|元|块|欧元|美元|英镑|日元)|花费|一共花|总价|退(?:了|款)?(?:了)?多少|(?:费|价|款|金额|额|租金|票|支出|消费|成本)(?:用|格)?(?:一共|总共|总计|合计)?(?:是|为|要|有)?多少/iu,
    kind: 'amount',
  },
  {
    pattern:
      /\b(?:list|enumerate|(?<!\b(?:that|which|who|to|it|they|photos?|pictures?|pics|images?|videos?|clips?) )show) (?:me )?(?:all|every|the)\b|\bname (?:me )?(?:all|every|the (?:\p{L}+ )?\p{L}+s)\b/iu,
    kind: 'list',
  },
];

const countsThings =
  /(?:多少|几)\s?(?:张|个|次|回|转|封|段|条|人|位|家|座|本|趟|件|笔|份|部|只|天|晚|场|顿|辆|名|种|国家|城市|照片|视频|邮件)|\bhow many\b|\bnumber of\b/i;

const asksForItems =
  /\b(?:photos?|pictures?|videos?|clips?|images?|selfies?|screenshots?|e-?mails?|mails)\b|照片|相片|图片|视频|截图|邮件|电邮/i;

/** "How much sugar": an amount of a thing, which no sum of money answers. */
const quantity =
  /\bhow much (?!(?:did|do|does|was|were|is|are|am|money|cash|of|have|has|had|i|we|you|they|he|she|it|the|my|our|will|would|should|can|could|to|more|less|for|in|on|at|tax|vat|rent|tip|postage|shipping|a|an|in total|in the end|altogether|finally|eventually|ultimately|actually|really|exactly|wanted|took|takes?|charged|costed|costs?|makes?|made|makes|paid|got|came|went|extra|over|off|back|above|below|under|days?|nights?|weeks?|months?|years?|hours?)\b|(?:\p{L}+ )?(?:tax|duty|interest|rent|compensation|postage)\b)\p{L}+/iu;

/** "Which item was refunded", 退的是什么: a thing, though it is money that came back. */
const asksForThing =
  /\b(?:which|what) (?:item|article|product|thing)s?\b|\bwhat (?:was|were|is|are) (?:the|my|that|this|our) (?:\p{L}+ ){0,2}(?:refund|payment|charge|reimbursement)s?(?: (?:from|of|by|to) [^?]{2,40})? for\b|退(?:的|了|回|掉|货)?(?:的)?(?:是)?(?:什么|啥|哪[件个样些])/iu;
const asksForMoney = /\b(?:how much|costs?|price|pa(?:y|id)|charge[ds]?|spen[dt]|refund\w*)\b|多少|花|付|退/i;

/** The words that ask for the field, wherever they stand. */
const saidBy = ({ cue }: AskedField, text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(everywhere(cue))].flatMap(([found]) => tokens(found)));

const cuesOfForm = new PatternTable(formCues);
const cuesOfField = new PatternTable(askedFields.map((field) => ({ pattern: field.cue, field })));
const cuesOfType = new PatternTable(typeCues);
const cuesOfWord = new PatternTable(wordCues);

/** The form asked for; `asked` is what the plan made of it. */
export function askedForm(text: string, asked: AskedType): AskedForm {
  // 为什么退了: a reason is no sum.
  if (asksWhy.test(text)) return { kind: 'what', said: new Set() };
  const alternatives = /\bor\b|\bvs\b|\bversus\b|还是|\bthan\b|比|[和与跟、].{2,60}哪/i.test(text);
  for (const { pattern, kind } of cuesOfForm.rowsFor(text)) {
    const found = pattern.exec(text);
    if (found === null || (kind === 'compare' && !alternatives)) continue;
    return { kind, said: new Set() };
  }
  const field = cuesOfField
    .rowsFor(text)
    .find(({ pattern, field: { unless } }) => pattern.test(text) && unless?.test(text) !== true)?.field;
  if (
    field !== undefined &&
    (asked !== 'amount' ||
      field.number === true ||
      (field.isThing === true && (asksForThing.test(text) || !asksForMoney.test(text)))) &&
    (field.id === 'speech' ||
      !(asksForItems.test(text) || (asked === 'list' && !/^name (?:the|that|a|one)\b/i.test(text))))
  )
    return { kind: 'field', field, said: saidBy(field, text) };
  if (quantity.test(text) || measureAsked(text) !== undefined) return { kind: 'what', said: new Set() };
  const typed = cuesOfType.rowsFor(text).find(({ pattern }) => pattern.test(text));
  const fixed = asked === 'list' || (asked === 'items' && asksForItems.test(text));
  const open = asked === 'items' || asked === 'what' || (asked === 'list' && !asksForItems.test(text));
  const worded =
    open && !asksForItems.test(text) ? cuesOfWord.rowsFor(text).find(({ pattern }) => pattern.test(text)) : undefined;
  const kind = fixed && !(open && worded !== undefined) ? asked : (typed?.kind ?? worded?.kind ?? asked);
  // "是多少" asks what a number is; only a measure word counts things.
  if (kind === 'count' && /\p{Script=Han}/u.test(text) && !countsThings.test(text))
    return { kind: 'amount', said: documentWords };
  if (kind === 'who') return { kind, said: asksForCompany.test(text) ? companyWords : peopleWords };
  return { kind, said: kind === 'amount' ? documentWords : new Set() };
}

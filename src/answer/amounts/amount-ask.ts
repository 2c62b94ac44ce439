import { spokenMonth } from '../../language/month-words.ts';
import { remembered } from '../../language/remembered.ts';
import { tokens } from '../../language/tokens.ts';
import type { LedgerKind } from '../../memory/ledger.ts';
import { asksPerMonth } from './mean-words.ts';

/** Which sum of a dealing is asked for. */
export type AmountMeasure = 'total' | 'refund' | 'tax' | 'fee' | 'deposit' | 'booked' | 'change';

/** What a question about money asks, beside when, where and with whom. */
export type AmountAsk = {
  readonly measure: AmountMeasure;
  /** Kinds of dealings that the words mean; empty when they name none. */
  readonly kinds: ReadonlySet<LedgerKind>;
  /** The words that name them. */
  readonly named: readonly string[];
  /** Whether all that fit are summed, rather than one of them asked for. */
  readonly many: boolean;
  readonly pick: 'all' | 'dearest' | 'cheapest';
  /** Whether the time is that of the records (booked in May) and not of what they are for (a stay in June). */
  readonly ofRecords: boolean;
  /** Index tokens of words that only ask, or name a kind: no record need say them. */
  readonly said: ReadonlySet<string>;
  /** What the money went on, as words: "books" of "spend on books". Stems would take bookings for it. */
  readonly object: readonly string[];
};

/** What is paid for belonging somewhere: bills of a gym need not call it so. */
const ofMembers =
  /(?<=\S )\b(?:club|studio|hall)\b|\b(?:memberships?|fees?|dues|subscriptions?|contracts?)\b|会员费?|会费|年费|月费/giu;

/** Words for kinds of dealings. `tells`: they tell which dealing rather than of what kind, so that records should say them. */
const kindCues: readonly {
  readonly kinds: readonly LedgerKind[];
  readonly words: RegExp;
  readonly tells?: boolean;
}[] = [
  {
    kinds: ['lodging'],
    words:
      /\b(?:hotel|hostel|accommodation|lodging|airbnb|guest ?house|holiday (?:flat|home|house)|apartment|overnight stay|inn|resort|bed and breakfast)s?\b|酒店|住宿费?|住店|(?<!健身|书|车|厨|机)房[费钱]|旅馆|民宿|宾馆|旅店/giu,
  },
  {
    kinds: ['flight'],
    words:
      /\b(?:flights?|air ?fares?|plane tickets?|air(?:line)? tickets?|flying)\b|飞机票|机票|航班|(?<=飞\p{Script=Han}{2,8}[的，,]?)票(?:款|价|钱)?/giu,
  },
  {
    kinds: ['train'],
    words: /\b(?:train tickets?|train rides?|trains?|rail(?:way)? tickets?)\b|火车票?|高铁票?|动车票?/giu,
  },
  {
    kinds: ['ride'],
    words:
      /\b(?:taxis?|taxi rides?|cabs?|ubers?|car (?:rental|hire)s?|rental cars?|parking|fuel|petrol|gas stations?)\b|打车|出租车|网约车|租车|停车|加油/giu,
  },
  {
    kinds: ['restaurant'],
    words:
      /\b(?:restaurants?|dinners?|lunch(?:es)?|meals?|brunch(?:es)?|breakfasts?|suppers?|eating out|dining(?: out)?|food and drinks?|cafés?)\b|餐厅|饭店|吃饭|餐饮|晚餐|午餐|早餐|晚饭|午饭|聚餐|外卖|下馆子/giu,
  },
  { kinds: ['groceries'], words: /\b(?:grocer(?:y|ies)(?: shopping)?|supermarkets?)\b|超市|买菜/giu },
  {
    kinds: ['ticket'],
    words:
      /\b(?:concert|museum|theat(?:er|re)|opera|exhibition|cinema|movie|festival|show|event) tickets?\b|\badmission\b|\bentrance\b|门票|演唱会票?|电影票|演出票/giu,
  },
  { kinds: ['ticket', 'train', 'flight'], words: /\btickets?\b|票[价款钱]|买票/giu },
  // What is paid for belonging somewhere is billed by some, and by others called a subscription.
  {
    kinds: ['bill', 'subscription', 'other'],
    words:
      /\b(?:gym|fitness|club|sports?|studio|yoga|pool|tennis|golf|climbing|library)(?: (?:club|studio|hall))? (?:memberships?|fees?|dues|subscriptions?|bills?|invoices?|statements?|contracts?)\b|(?:健身房?|俱乐部|瑜伽|游泳|球馆)(?:的)?(?:会员费?|会费|年费|月费|账单|发票|卡|费)/giu,
    tells: true,
  },
  { kinds: ['subscription'], words: /\b(?:subscriptions?|memberships?)\b|订阅|会员费?|会费|续费/giu },
  {
    kinds: ['order'],
    words:
      /\b(?:orders?|purchases?|(?:online )?shopping|parcels?)\b|\bthings?(?: that)? (?:i|we)(?:['’]ve| have)? (?:ever )?(?:bought|purchased|ordered)\b|网购|购物|订单|买(?:过|了)?的(?:最[^的]{1,4}的)?东西/giu,
  },
  // A hotel's letter has a phone number, and is no phone bill.
  {
    kinds: ['bill', 'subscription', 'other'],
    words:
      /\b(?:electricity|electric|power|energy|heating|water|gas|phone|mobile|internet|broadband|wi-?fi) bills?\b|电费|水费|话费|燃气费|网费/giu,
    tells: true,
  },
  {
    kinds: [],
    words:
      /\b(?:electricity|power|heating|water|phone|internet|broadband|insurance|rent|dentist|doctor|vet|hairdresser|haircut|repair)\b(?: bills?| appointments?| visits?)?|电费|水费|话费|燃气费|网费|房租|保险费?|牙医|看病|兽医|理发|维修/giu,
    tells: true,
  },
  { kinds: ['flight', 'train', 'ride'], words: /\b(?:transport(?:ation)?|travel(?:ling)? costs?)\b|交通费?/giu },
];

/** Words that only ask for money; longest first does not matter, all of them go. */
const askingCues =
  /\b(?:per|each|every) (?:night|person|day|month|year)\b|\bmonthly\b|\bmean\b|\bavg\b|平均|每个?月|\bnightly\b|\baverage\b|\b(?:how much|money|spend(?:ing)?|spent|expenses?|expenditures?|costs?|price[sd]?|paid|pay(?:ing)?|payments?|charged?|bills?|invoices?|receipts?|final(?:ly)?|total(?:s|ly)?|in total|sums?|amounts?|altogether|combined|overall|net|actual(?:ly)?|in the end|eventually|difference|refund(?:ed|s)?|reimbursed|booked|booking|bookings|reserved|reservation|original(?:ly)?|quoted?|estimated?|deposits?|tax(?:es)?|vat|fees?|cancell?ation|change|most|least|expensive|cheap(?:est)?|dear(?:est)?|more|less|than|priciest|high(?:est)?|big(?:gest)?|larg(?:e|est)|low(?:est)?|small(?:est)?|all|every|my|trips?|visits?|stays?|nights?|everybody|everyone|together|us all|please|really|actually|tell|number|taxes|craftsm[ae]n|people|place|stayed|promised|told|took|another|get|got|back|came|return(?:ed)?|part|pls|plz|please|hmm+|uh|um|hey|hi|hello|thanks|thx|quick|question|great|know|would|could|can|remind|remember|again|btw|exact(?:ly)?|figure|expense|sheet|need|needed|tax declaration|household|went|into|statements?|adding|effectively|expenses|running|account|taking|declaration|budget|amt|damage|outlay|check|tab|wanted|costed|makes?|making|off|diff|vs|same|like|rang|booked|ugh|rn|ty|ur|wat|yo|idk|guys|assistant|dear|dude|mate|tho|hit|relieved|argument|settle|kindly|pray|forgive|trouble|afraid|work out|could|figure|accounting|report|entry|form|bookkeeping|exceed|deviate|differ|gap|invoice[sd]?|charge|whole|entire|period|throughout|stretch|higher|lower|above|below|large|far|comparing|compared?|discrepancy|confirmation|real|reality|remained|effectively)\b|相加|拢共|统共|加总|加起来|加一块儿?|加在一起|起来|那个地方|这个地方|地方|里外里|价钱|差额|价差|出入|报税|连税|含税|连手续费|含手续费|要用|报销|记账|到底|算下来|一部分|修好|收了|拜托|谢谢|请问|麻烦|帮我|查下|查一下|告诉我|想知道|知道|来着|买单|结账|那顿饭|那单|花费|花了|花掉|花在|支付|付了|付款|消费|支出|开销|费用|总共|一共|合计|总计|总额|总价|多少钱|价格|最终|最后|实际|实付|原价|预订|报价|估价|预估价?|结账价|参考价|账单金额?|发票金额|退款|退了|退回|退还|定金|押金|税|手续费|差价|差多少|对比|比对|比较一下|离店|退房|最贵的?|最便宜的?|最[高大低小]的?|加埋|总数|总计|全部|所有|每次|旅行|那次|这次/giu;

/** The price less what was given back: what a dealing really cost. */
const afterRefund =
  /\b(?:i|we)(?: have| had|['’]ve)? (?:really |actually |end(?:ed)? up )?pa(?:y|id|ying)\b(?! back)[^?]{0,80}\b(?:once|after|now that)\b[^?]{0,40}\b(?:refund\w*|money back)\b|\bcost (?:me|us)\b[^?]{0,40}\b(?:once|after|now that)\b[^?]{0,40}\b(?:refund\w*|money back)\b|\b(?:after|minus|less|net of|without|deducting|not counting)\b[^?]{0,30}\b(?:refund|returns?|came back|given back|got back|gave back|sent back|money back|reimburs\w+)|(?:refund|退款|退(?:的|回来?的?)钱?).{0,4}(?:减掉|扣掉|去掉|刨掉|刨去|不算)|(?:减掉|扣掉|去掉|刨掉|刨去|抛开)(?:了)?(?:refund|退)|\b(?:refunded|returned|refund|came back|given back|paid back|credited|reimbursed)\b.{0,80}\b(?:what|how much)(?: (?:of|from) (?:the|its|that) (?:\p{L}+ )?(?:price|cost|bill|sum|amount|total|money))? (?:did|have|had) (?:I|we) (?:really |actually |finally |still |nevertheless |ultimately |in fact )?(?:ha(?:ve|d) to )?(?:pa(?:y|id)|spen[dt]|bear|bore)|\b(?:refunds?|returns?|money back)\b.{0,16}\b(?:(?:is|was|being|has been) )?(?:taken into account|accounted for|counted in|factored in|deducted|subtracted|taken off|set off|allowed for)\b|\b(?:taking|counting|allowing for|considering|including|net of)\b.{0,24}\brefund\b|(?:算上|连上|加上|计入|包括)(?:了)?退(?:款|的)|退款(?:也)?(?:计算|算|考虑)(?:在内|进去)|(?:算上|计入|考虑)退款|\b(?:credited|refunded|given back|gave back|sent back|put back|returned)\b.{0,90}\b(?:outlay|did it cost|cost me|out of pocket|at the end|in the end|after that|net)\b|退款(?:之?后|以后)|\b(?:gave|give|sent?|got|get|paid|put|refund(?:ed)?|returned|money)\b[^?]{0,60}\b(?:back|refund(?:ed)?|money)\b[^?]{0,90}[.;,!][^?]{0,20}\b(?:how much|what) (?:have|did|do) (?:i|we) (?:\p{L}+ )?(?:pay|paid|spend|spent)\b|\bin real(?:ity)?\b.{0,40}\b(?:refund|back)\b|退[^？?]{0,16}[，,][^？?]{0,6}(?:里外里|净|算下来|到底|真正|实打实)[^？?]{0,8}[花付]|扣(?:除|掉|去)退|退(?:了|过|完)[^，,？?]{0,8}(?:后|，|,).{0,12}(?:实际|最后|最终|到底|花|付)|\bnet (?:cost|price|outlay|amount|sum|spend\w*|total|expense|figure)\b|\bout of pocket\b|\b(?:remain(?:s|ed|ing)?|(?:was|is|were) left)\b[^?]{0,24}\b(?:cost|price|outlay|expense|bill|pay)\b|净(?:价|花|支|付|成本|费用|额|消费)|退[^？?]{0,24}(?:实际|真正|到底|最终)(?:的)?(?:支出|花|付|成本|费用|开销)/iu;

/** "Subtracting the refund, what did it cost me", 扣除店家的退款: the refund is named only to be taken off. */
const lessRefund =
  /\b(?:subtract|deduct|minus|discount|remov|tak\w+ off|tak\w+ away|knock\w* off)\w* (?:\p{L}+ ){0,3}(?:refund|reimbursement|money back)s?\b[^?]{0,90}(?:\b(?:cost|outlay|spend|spent|price|expense)\b|\bpa(?:y|id)\b(?! (?:back|out)))|(?:扣除|扣掉|扣去|减去|减掉|除去|刨除|刨掉|刨去|抵扣|抵掉|冲抵|去掉)(?:了)?[^，,。？?后費费税]{1,24}?(?:退款|退(?:回来?|还|给我)?的(?:钱|款))(?!是|有?多少|金额)/iu;
/** Words for what was agreed at first. */
const agreed =
  '(?:book(?:ed|ing)|estimate[ds]?|quot(?:e|ed|ation)|reserv(?:ed|ation)|original(?:ly)?|confirm(?:ed|ation)|planned|offer(?:ed)?|reckoned|agreed)\\b';

/** "What they really took, not the estimate". */
const notBooked =
  /\b(?:not|rather than|instead of|and no)\b[^.?]{0,20}\b(?:book(?:ed|ing)|estimate[ds]?|quot(?:e|ed|ation)|offer)\b|(?:不是|不要|别要|而非)[^，,。]{0,8}(?:预[订定估]|报价|估价)/iu;

const measures: readonly { readonly measure: AmountMeasure; readonly words: RegExp }[] = [
  {
    measure: 'change',
    words: new RegExp(
      [
        // "By how much did the invoice exceed the quote", "the gap between estimate and bill"
        `\\b(?:exceed\\w*|deviat\\w+|differ(?:ed|s)?|differences?|gap|discrepanc\\w+|apart|more|less|higher|lower|cheaper|dearer|over|above|below|diff|off by|vs|versus|against|compared|same|different(?:ly)?|than)\\b.{0,90}\\b${agreed}`,
        `\\b${agreed}.{0,90}\\b(?:exceed\\w*|deviat\\w+|differ(?:ed|s)?|different(?:ly)?|diff|differences?|gap|discrepanc\\w+|apart|how much (?:more|over|off|extra|above)|more was it|off by|vs|versus|against)\\b`,
        // "How far apart were the price in the confirmation and the price I was charged"
        '\\b(?:how far apart|apart)\\b.{0,60}\\bprices?\\b|\\bprice in the (?:booking|confirmation|quote|offer|reservation)\\b.{0,60}\\bprice\\b',
        // "They promised less", "told me one price and took another"
        '\\b(?:promised|said|told|quoted|agreed)\\b.{0,60}\\b(?:less|another|one price|other price)\\b',
        '[比较](?:原)?(?:预[订定估约]|报价|订的|估价)[^，。]{0,8}(?:多|少|贵|便宜|高|低)',
        '(?:预[订定估约]|报价|说好|讲好|估价)[^。]{0,30}(?:差|相差|出入|差额|唔同|不同|超出|超咗|贵咗|多咗|高出|多出|多收|不一样)',
        // 对比订单和离店账单，差额是多少
        '(?:订[单房]|预[订定]单?|确认单|报价|估价|预估)[^。？]{0,6}(?:和|跟|与|同|及|、)[^。？]{0,8}(?:账单|结账单?|发票|实付|离店)[^。？]{0,40}(?:差|出入|高出|多出|少了|多了)',
        '(?:账单|结账单?|发票|实付|离店)[^。？]{0,6}(?:和|跟|与|同|比|、)[^。？]{0,8}(?:订[单房]|预[订定]单?|确认单|报价|估价|预估)[^。？]{0,40}(?:差|出入|高出|多出|少了|多了)',
        '(?:多|少)收(?:了)?(?:[（(]?(?:还是|或)[多少]收(?:了)?[）)]?)?(?:我)?(?:多少|几)',
        '(?:差|相差|高出|多出|超出|超过|出入)[^。]{0,12}(?:预[订定估约]|报价|估价)',
      ].join('|'),
      'iu',
    ),
  },
  {
    measure: 'refund',
    words:
      /\brefund(?:ed|s)?\b|\breturn(?:ed)? to me\b|\b(?:pay|paid|give|gave|send|sent) (?:it |me )?back\b|\bmoney (?:did I get |came |that came |I got )?back\b|\b(?:get|got|receive|received|come|came|given?) back\b|\breimbursed?\b|\bcredited\b|\bgiven? back\b|\bcame back to me\b|\bput back on my\b|\b(?:pay|pays|paid) (?:me|us)\b|\bpa(?:y|id) ?out\b|\bpayout\b|赔(?:了|付|我|给|多少)|理赔|退(?:了|款|税|回|还|返|咗|我|给|多少|几多)|返还/iu,
  },
  // With the deposit, or after it, another sum is asked for.
  {
    measure: 'deposit',
    words:
      /(?<!\b(?:after|less|minus|besides|on top of|apart from|with|without|including|incl\.?|plus|counting) (?:the |my |our )?)\b(?:deposit|down ?payment)\b|(?<!(?:算上|连同?|含|包括|加上|扣掉|扣除|扣去|减去|除去|除了|除掉)(?:了)?(?:已付的?)?)(?:定金|订金|押金)/iu,
  },
  {
    measure: 'fee',
    words:
      /\b(?:cancell?ation|change|rebooking|late|no-show) (?:fee|charge|cost)s?\b|(?<!连|含|包括|加上|算上|连同)(?:取消|改签|退票|手续)费/iu,
  },
  // Asked with the tax, or before it, the bill is meant; a council's tax is a bill of its own.
  {
    measure: 'tax',
    words:
      /(?<!\b(?:council|road|income|property|car|vehicle|motor|local) )(?<!\b(?:with|incl?\.?|including|inclusive of|plus|after|before|without|excluding|excl?\.?|net of) (?:the |its |all |any )?)\b(?:vat|(?:sales |city |tourist )?tax)\b(?! (?:returns?|advis[eo]r|office|bill|year|included|inclusive))|(?<!报|含|连|包括|加)税(?!务|前|后)/iu,
  },
  {
    measure: 'booked',
    words:
      /\b(?:booked|quoted|estimated|original(?:ly)?|initial(?:ly)?|first) (?:price|total|amount|sum|cost|for)\b|\bwhat (?:price|sum|total|amount) (?:was|did) .{0,40}\b(?:book|reserv|confirm|quot)|\boriginally\b|\b(?:booking|reservation|quote|estimate|confirmation) (?:say|said|state)|\bhow (?:much|high|big) (?:was|is|were) (?:the |my |our |their |his |her |\p{L}+(?: \p{L}+)?['’]s? )?(?:first |original |initial )?(?:quote|estimate|quotation|offer)\b|\bwhat (?:was|is) (?:the |my |our |their |his |her |\p{L}+(?: \p{L}+)?['’]s? )(?:first |original )?(?:quote|estimate|quotation)\b|\b(?:did|does) .{1,40} (?:quote|estimate|offer)(?: me| us| for|\?|$)|报价.{0,6}(?:多少|几)|多少.{0,4}报价|原价|原(?:来|先|本|定)(?:的)?(?:预[订定])?(?:的)?(?:价|金额|报价|费用)|预[订定](?:时|价|的?金额|的价格|的时候)|最初|报价(?:是|为|多少)|预估(?:是|为|多少)/iu,
  },
];

const plural =
  /\b(?:hotels|flights|trains|tickets|orders|bills|restaurants|invoices|fees|subscriptions|memberships|meals|dinners|lunches|taxis|purchases|stays|receipts|groceries|apartments|in total|altogether|overall|combined|add(?:s|ed|ing)? (?:up|together)|overall expenses|tall(?:y|ied)|tot(?:ted|ting)? up|in all(?= ?(?:[?.,!;]|$|for\b|since\b|between\b|from\b))|to date|so far|every|the lot|all told|in sum|makes? it together|makes? together|summed|sum of|all (?:my|the|of)|total(?:s)? (?:spend|spent|spending|cost|expenses)|together|everything|per year|each|come to|as one (?:number|sum)|throughout|over the (?:whole|entire|full) (?:period|time|year|stretch))\b|拢共|统共|相加|加总|总和|各[家个次张笔]|加一块儿?|加在一块儿?|一块儿算|通通|加埋|总共|一共|共计|合计|总计|总花费|总支出|总额|全部|所有|每次|加起来|加一下|加总|都加|全年|都要/iu;
/** "The order total", 订单总额: the sum that one paper ends with. */
const ofOne =
  /\b(?:order|invoice|bill|receipt|booking|folio|ticket|purchase|statement) total\b|\btotal (?:on|of) the (?:order|invoice|bill|receipt|booking|folio|statement)\b|(?:订单|账单|发票|收据|小票|这单|那单)(?:的)?总(?:金)?[额价]/giu;
/** What comes every month, asked for over a stretch of time: all of them. */
const recurring =
  /\b(?:electricity|electric(?:al)? power|power|energy|gas|water|heating|internet|broadband|wi-?fi|phone|mobile|gym|fitness|health club|insurance|rent|subscription|streaming|council tax)\b|电费|用电|水费|话费|燃气|网费|宽带|上网|健身|保险|保费|房租/iu;
const overTime =
  /\b(?:total|sum|summed|overall|altogether|together|all|the lot|whole)\b[^?]*\b(?:year|(?:19|20)\d\d|months|spring|summer|autumn|winter|fall|half)\b|\b(?:year|(?:19|20)\d\d|months|spring|summer|autumn|winter|fall|half)\b[^?]*\b(?:total|sum|summed|overall|altogether|together|all|the lot|whole)\b|(?:年|季|半年|月至)[^？?]*(?:总|共|合|全|一年|加)/iu;
/** "For electricity in 2023", 2023年电费多少: what comes every month, of a whole year. */
const ofWholeYear =
  /\b(?:pay|paid|spend|spent|costs?)\b[^?]*\b(?:in|during|for|over) (?:the year )?(?:19|20)\d\d\b|\b(?:in|during) (?:19|20)\d\d\b[^?]*\b(?:pay|paid|spend|spent|costs?)\b|(?:(?:19|20)\d\d|去|今|前)年(?!份?的?\d{1,2}月|[春夏秋冬上下])(?![^？?]*\d月)[^？?]*(?:[花付交缴]|多少)/iu;
const oneBill =
  /\b(?:bill|invoice|statement|payment)\b(?!s)|\b(?:extra|additional(?:ly)?|on top|more|back|less|first|last|each|every|per)\b|账单|那[张笔次]|这[张笔次]|补|多付|每/iu;
const month = `(?:${spokenMonth})\\.?(?:,? (?:19|20)\\d\\d)?`;
const monthZh = '(?:[12]?\\d|[一二三四五六七八九十]{1,2})月份?';
/** "From October to March", "May and June", 五月和六月: what was paid in each of them. */
const ofMonths = new RegExp(
  `\\b${month} ?(?:to|till|until|through|and|plus|&|-|–) ?${month}(?![\\p{L}\\d])|${monthZh}(?:和|与|跟|及|加|到|至|、|[-–—~～])(?:今年|去年|明年|次年|(?:19|20)\\d\\d年)?${monthZh}`,
  'iu',
);
const spending = /\b(?:spend(?:ing)?|spent|expenses?|expenditures?|go(?:ne)? on)\b|花(?:了|费|掉|在)?|消费|支出|开销/iu;
/** "For the hotel", "那家酒店": one of them is meant. */
const singular =
  /\b(?:for|on|of|was|did|is) (?:the|my|a|an|that|this|our) (?:[\p{L}-]+ ){0,2}?(?:hotel|hostel|flight|dinner|lunch|meal|train|ticket|order|room|stay|apartment|bill|breakfast|brunch|subscription|repair|visit|appointment|purchase|parcel|taxi|concert|show)\b|那(?:次|家|顿|张|笔|个|晚)|这(?:次|家|顿|张|笔|个)/iu;
const spentOn =
  /\b(?:spen[dt]|spending|pay|paid|money)\b(?:\s+\S+){0,3}?\s+(?:on|for)\s+(?:the |my |our |a |an |some )?([\p{L}\p{N} -]+?)(?=\s+(?:in|at|from|during|on|last|this|when|while|with|for|between|since|altogether|so far)\b|\s*[?,.]|\s*$)/iu;
const spentOnZh = /(?:花在|用在)(.+?)(?:上|的|了|多少|一共|总共|$)/u;
const ofRecords = /\b(?:booked|ordered|reserved|invoiced|billed|bought) (?:in|on|during|between)\b|下单|开票/iu;
const dearest = /\b(?:most expensive|dearest|priciest|highest|biggest|largest)\b|最(?:贵|高|大)的?/iu;
const cheapest = /\b(?:cheapest|least expensive|lowest|smallest)\b|最(?:便宜|低|小)的?/iu;

/** "The refund I received for the shoes": one of them. */
const oneRefund = /\b(?:the|that|this|a|my) refund\b(?!s)|(?:那|这)(?:笔|次)退款/iu;

/** What a refund follows on: which of them it was, the shop's letter need not say. */
const beforeRefund = 'return returned complain complained complaint claim claimed reklamation 退货 投诉 索赔';

/** "The bill that I got back in March": long ago, and nothing was given back. */
const longAgo =
  /\b((?:bill|invoice|statement|receipt|demand|reminder|letter|e?-?mail|note)s?(?: that| which)?(?: (?:i|we)(?:['’]ve| have| had)?)? (?:got|get|received?|had|came|arrived|was sent|were sent)(?: me| us)?) back(?= (?:in|on|around|at|during|before|last|then)\b)/giu;

/** Reads what kind of sum a question asks for, in English or Chinese. */
export const amountAsk = remembered(64, (asked: string): AmountAsk => {
  const text = asked.replace(longAgo, '$1');
  const kinds = new Set<LedgerKind>();
  const named: string[] = [];
  const said = new Set<string>();
  const hush = (words: string): void => {
    for (const token of tokens(words)) said.add(token);
  };
  let rest = text;
  const areMany = plural.test(text);
  for (const cue of kindCues) {
    for (const [found] of rest.matchAll(cue.words)) {
      for (const kind of cue.kinds) kinds.add(kind);
      if (cue.kinds.length > 0) named.push(found);
      hush(cue.tells !== true ? found : areMany ? (found.match(ofMembers)?.join(' ') ?? '') : '');
    }
    rest = rest.replace(cue.words, ' ');
  }
  for (const [found] of text.matchAll(askingCues)) hush(found);
  const net = afterRefund.test(text) || lessRefund.test(text);
  const measure =
    net || notBooked.test(text) ? 'total' : (measures.find(({ words }) => words.test(text))?.measure ?? 'total');
  if (net || measure === 'refund') hush(beforeRefund);
  // The order that a hotel's bill is held against is its booking.
  if (measure === 'change' && kinds.size > 1) kinds.delete('order');
  const pick = dearest.test(text) ? 'dearest' : cheapest.test(text) ? 'cheapest' : 'all';
  return {
    measure,
    kinds,
    named,
    many:
      pick === 'all' &&
      (plural.test(text.replace(ofOne, ' ')) ||
        asksPerMonth(text) ||
        (recurring.test(text) &&
          (overTime.test(text) || (ofWholeYear.test(text) && !oneBill.test(text) && !singular.test(text)))) ||
        (ofMonths.test(text) && !singular.test(text)) ||
        ((spending.test(text) || (measure === 'refund' && !oneRefund.test(text))) && !singular.test(text))),
    pick,
    ofRecords: ofRecords.test(text),
    said,
    object: objectOf(text, said),
  };
});

function objectOf(text: string, said: ReadonlySet<string>): string[] {
  const phrase = spentOn.exec(text)?.[1] ?? spentOnZh.exec(text)?.[1] ?? '';
  return (phrase.toLowerCase().match(/[\p{L}\p{N}-]{3,}|\p{Script=Han}{2,}/gu) ?? []).filter((word) =>
    tokens(word).some((token) => !said.has(token)),
  );
}

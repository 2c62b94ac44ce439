import { tokens } from '../../language/tokens.ts';
import type { MentionedDate } from '../../memory/item-text.ts';
import type { ledgerKinds } from '../../memory/ledger.ts';

const tokenSet = (words: string): ReadonlySet<string> => new Set(tokens(words));

/** Words that say what is asked rather than what it is about: evidence need not contain them. Index tokens. */
export const askingWords: ReadonlySet<string> = tokenSet(
  `pay paid cost costs price spend spent total altogether sum amount charge charged fee number code reference go went going get got visit visited
   stay stayed book booked buy bought travel travelled arrive arrived leave left trip holiday vacation journey time date day night nights week month
   year happen happened name names live lived meet met see saw seen take took taken last send sent write wrote receive received people person place
   city country town about list long many much due check in out start end begin began finish kind type did ate eat drink drank wear wore play
   altogether overall combined add adds added adding together up each attend attended sum use used told tell tells heard hear notified informed according mention mentioned
   say says said give gave given call called ask asked show shows final whole full exact exactly actual actually roughly schedule scheduled
   plan planned set fix fixed original originally eventually end ended finally last first new old come came back money much many
   did does was were has have had will would should could may might must need needed want wanted day time when where which who what
   sell sold seller sells figure sums amounts deviate deviated deviation confirmation occasion occasions room rooms lodge took thing things repair repaired repairs fix fixed repairing mend mended charge charged charges movers exceed differ difference differed quote quoted recommend recommended suggest suggested name names called really cost fee fees price lay lie times often depart departs departed departure actual land landed boarding board takeoff start started open opens opened close closes closed
   everybody everyone somebody something thing expense expenses sheet moved around exactly please far only slept sleep again remember forgot
   really quite way promised less more end need company people fare air admission price prices fees dates hotels number estimate
   hour hours expect expected arranged arrange debit debited gap handed keys flat occurred cover covered concerning regarding correspondence paperwork paper papers document documents
   high low craftsmen craftsman supposed doors door words heard hear served serve dish address hold held tip according film filmed filming deep
   pls plz please asap thanks thank thx sorry bother bothering quick quickly question questions hi hey hello hmm well ok okay idea great good nice
   fine know knows knew forget forgotten guess think thought thinks right wrong sure maybe perhaps probably bit lot lots little kind sort stuff things
   whatever whichever everything anything anywhere somewhere every single each whole collect fetch pull dig out find found want wants wanted like liked
   love loved lovely very just also back still already anyway btw haha lol mate wonder wondering curious check look looking see saw seen fill filling
   form help helping let lets better best moneywise worth broken round part parts returned exact wise photographed photograph shot shots picture
   pictures photo photos image images video videos clip clips mail mails email emails message messages town village three two one four five hmm
   honestly basically apparently supposedly somehow once twice ever never always often sometimes usually recently lately soon later earlier early
   late long short big small many much few several couple total together alone both either neither other another same different next previous
   keep kept put set sets run ran bring brought ask asking answer answers record records info information detail details keep track trying try tried
   report taxes note notes list lists listed
   title titles rave raved raving idea town towns per nightly average
   praise praised contents plate dish dishes board round swear swore mentioning
   yes no kindly remind forgive pardon trouble troubling obliged grateful appreciate appreciated argument settle settled dumb silly sound sounds
   snap snapped pics pic grab touching touch include included including refresh memory blank blanking slipped mind sort shut urging whose gonna wanna
   ago since until before after during between by latest newest recent recently current currently now`,
);

/** The same for Chinese, as words. */
export const askingPhrases: ReadonlySet<string> = new Set(
  `多少 什么 哪里 哪儿 哪个 哪家 哪天 哪些 几点 几天 几晚 几个 时候 时间 日期 通知 告诉 说的 提到 一共 总共 总计 合计 花费 花了 多久 一次 那次 那家 那个
   这次 这个 最后 最终 实际 原来 后来 现在 目前 当时 我们 他们 你们 自己 我的 名字 名称 叫做 需要 应该 可以 已经 还是 或者 以及 并且 之间 之前 之后 期间
   起来 加起来 最后 结账 晚上 改来改去 到底 后来 差了 说好 一个价 另一个 另一个价 那趟 帮我 查下 我家 全要 一直 哪家的 待了 几宿 结账 实际 房费 住宿费 加一下 几号 来着 啥 几点 飞了 退了 一部分 算下来 扣的 单子 都给我 划算 住店 那单 改到 改成 改为 定在 后来 改来 改去 到底是 单据 收据 来往 往来 关于 相关 有关 对了 拜托 麻烦 谢谢 帮忙 急用 请问 记得 好像 不清 有点 那单 全找 出来 找不到 都给 给我 一下 啥的 哪个 朋友问 想不起 想知道 查一下 看一下 有没有 是不是 能不能 当初 之前的 那张 那些 那次的 约在 约的 一起去 一起 跟我 哪场 哪部 怎么 怎样 推荐 是谁 谁家 叫什么 来着 哪一天 哪一年 什么时候 多长时间 什么时间 具体 安排 定在 到底 究竟 大概 大约 左右 收到 付了 支付 真正 真正的 究竟是 地方 前前后后 前后 当晚 那晚 那天 原先 讲好 讲好的 说定 谈到 谈成 定下 算上 连同 分到 拿回 拿到 该交 该出 那顿 那桌 那盘 那批 那锅 那期 这期 这边 那边 头一次 头一回 好几 总的 实际上 其实 那件 件事 那件事 这件事 的话 预订 预定 入住 出发 起飞 到达 抵达 离开 参加 照片 视频 邮件 调整 变更 变动 改动`.split(
    /\s+/,
  ),
);

/** Kinds of accounts by the words that questions have for them. Index tokens. */
export const accountWords: readonly {
  readonly kind: (typeof ledgerKinds)[number];
  readonly words: ReadonlySet<string>;
  /** Those of them that any account of the kind is about; all where nothing is said. A bill of water is of no power. */
  readonly stands?: ReadonlySet<string>;
}[] = [
  {
    kind: 'lodging',
    words: tokenSet(
      'hotel hotels hostel apartment airbnb accommodation lodging inn guesthouse room resort 酒店 住宿 旅馆',
    ),
  },
  { kind: 'flight', words: tokenSet('flight flights fly plane airfare airline 机票 航班') },
  { kind: 'train', words: tokenSet('train trains rail railway 火车 高铁') },
  {
    kind: 'restaurant',
    words: tokenSet('restaurant dinner lunch meal brunch breakfast cafe eat ate 餐厅 晚餐 午餐 吃饭 饭店'),
  },
  {
    kind: 'ticket',
    words: tokenSet(
      'ticket tickets concert museum theatre show exhibition match game football opera musical play film movie cinema festival performance gig 门票 展览 演唱会 音乐会 足球赛 球赛 比赛 电影 话剧 演出',
    ),
  },
  { kind: 'order', words: tokenSet('order orders purchase parcel package delivery 订单 快递') },
  {
    kind: 'bill',
    words: tokenSet('bill bills electricity gas water phone internet insurance rent 账单'),
    stands: tokenSet('bill bills 账单'),
  },
  { kind: 'subscription', words: tokenSet('subscription subscriptions membership 订阅 会员') },
  { kind: 'appointment', words: tokenSet('appointment appointments 预约') },
];

/** The kinds of dealing that a question's index tokens name. */
export const kindsSaid = (said: ReadonlySet<string>): (typeof ledgerKinds)[number][] =>
  accountWords.flatMap(({ kind, words }) => (words.isDisjointFrom(said) ? [] : [kind]));

/** Journeys by words that no index token is made of. */
export const journeys: readonly { readonly kind: (typeof ledgerKinds)[number]; readonly words: RegExp }[] = [
  {
    kind: 'flight',
    words:
      /\b(?:fl(?:y|ies|ew|own|ying|ights?)|take(?:s|n)?[ -]?off|took off|airlines?|planes?|board(?:ing)?|wheels up|touch(?:ed)? down|land(?:ed)? (?:in|at|back)|air ?fares?)\b|飞|航班|机票|航空|登机/iu,
  },
  { kind: 'train', words: /\btrains?\b|火车|高铁|动车|列车/iu },
];

/** Said before a date or time that replaces another, and before one that was replaced. */
export const supersedingCue =
  /\b(?:new|now|instead|moved to|changed to|transferred to(?: the)?|(?:moved|placed|put) you on(?:to)?(?: the)?|rescheduled (?:to|for)|postponed (?:to|until)|brought forward to|updated|revised|will now|finally be|finalement|désormais|nunmehr|neuer termin|nouvelle (?:date|heure)|nueva (?:fecha|hora)|nuov[oa] (?:data|orario))\b|新的?|改(?:为|到|至|成|签|在|约|订|定|期到|(?=\s*$))|变更(?:为|到|至)|更(?:改|正)(?:为|到|至)|延(?:至|到|后至|后到|期到|期至|误至)|顺延(?:至|到)|调整?(?:为|到|至)|推(?:迟)?(?:到|至)|提前(?:到|至)|提早到|(?:挪|移|换|转|调|拖)(?:到|至|成|为)|现在/i;

/** Roles of mentioned dates by the words that ask for them, surest first. */
export const dateCues: readonly { readonly pattern: RegExp; readonly role: MentionedDate['role'] }[] = [
  { pattern: /check(?:ing|ed)?[ -]?in|入住/i, role: 'check-in' },
  { pattern: /check(?:ing|ed)?[ -]?out|退房/i, role: 'check-out' },
  { pattern: /\b(?:due(?! to\b)|deadline|pay by)\b|截止|到期|期限/i, role: 'due' },
  { pattern: /\b(?:deliver|arriving parcel|delivered|delivery)\b|送达/i, role: 'delivery' },
  { pattern: /\bbirthday\b|生日/i, role: 'birthday' },
  {
    pattern: /\b(?:depart|departure|leave|fly|flew|flight|take[- ]?off|took off|train)\b|出发|起飞|飞(?!机场)/i,
    role: 'departure',
  },
  {
    pattern:
      /\b(?:arriv\w+|land(?:ed)?|touch(?:ed)? down|g[eo]t (?:back )?in(?:to)?|g[eo]t back to)\b|到达|抵达|降落|几点到/i,
    role: 'arrival',
  },
  {
    pattern:
      /\b(?:appointment|meeting|concert|party|wedding|dinner|reservation|event|show|starts?|started|begins?|began|kick(?:s|ed)? off)\b|预约|会议|开演|开场|开赛|开始/i,
    role: 'event',
  },
];

/**
 * English words that questions about a life are made of and that name no thing that a record would have to name: what people
 * do, how, and how they speak of it. As they are written; their forms are made by the stemmer, irregular ones are listed. To
 * be extended by hand; a word with a second meaning that is a thing ("watch", "ring", "saw") is left out.
 */
const verbs = `accompany accompanied accompanying achieve acquire adjust admire admit advertise advertised advise advised afford agree aim allow
  annoy announce appear apply appoint approach appreciate approve argue arrange arrive ask assume attend attract avoid await bear became
  become begin begun behave believe belong bother bring brought buy bought call called cancel care carry carried cause celebrate change charge chase
  cheat check choose chose chosen claim clear climb collect come came comment commit compare complain complete confirm confuse consider consist contact
  contain continue convince cost count crash crashed create cross cry cure deal decide declare decline deliver demand deny depart depend describe
  deserve destroy determine develop die differ disappear discover discuss dislike dispatch divide drag drew drop earn eat ate eaten
  end ended enjoy enjoyed ensure enter entertain escape establish estimate examine exceed exchange excite exist exists expect experience explain explore express
  extend face fail fall fell fallen feel felt fetch fight figure fill finish fit fix fixed float flood fly flew flown fold follow forbid force forget forgot
  forgotten forgive form freeze frighten gather get give gave given go gone went grab grow grew grown guess guide hand handle hang happen hate hear heard
  help hesitate hide hid hidden hire hold held hope hug hurry hurt identify ignore imagine improve include increase inform injure insist inspect install
  intend introduce invent invest invite invited involve join joined joke jump keep kept kick kill kneel knock know knew known land last laugh launch lay lead learn
  learned learnt leave left lend lent let lie lying lift listen live load locate lose lost love lower maintain make made making manage mark marry matter mean
  meant measure meet met mention mind miss missed mix move multiply need notice obey object obtain occur occurred offer omit open order organise organize
  own pack paid park pass pause pay perform permit persuade pick place plan play please point possess post pour practise praise praised predict prefer prepare
  present pretend prevent proceed produce promise promote pronounce propose protect prove provide pull punish purchase purchased pursue push put quit
  raise ran rang rate rave raved raving reach react read realise realize receive reckon recognise recognize recommend recommended record recover reduce refer
  reflect refuse regard regret reject relate relax release relieve relieved rely remain remember remind remove rent repair repeat replace reply report
  represent request rescue reserve resist resolve respect respond rest result retire return reveal reward ride rode ridden rid run rush save
  say said search see seen seek seem select sell sold send sent separate serve served settle settled shake share shout show shut sign sit sat
  sleep slept slip slipped smell smile sneeze sort sound speak spoke spoken spell spend spent spoil spread stand stood stare start started state stay
  stayed steal stick stop strike struck struggle study succeed suffer suggest suggested suit supply support suppose surprise surround survive suspect swear
  swore take took taken talk taste teach tear tell told tend thank think thought threaten throw threw thrown tick tie touch tour train travel
  travelled traveled treat treated trip trust try tried turn turned type understand understood unite unlock urge use used vanish visit visited voice vote wait
  waited wake woke walk wander want wanted warn wash waste wave wear wore worn weigh welcome went whisper win won wipe wish wonder work worked
  worry wrap write wrote written yell`;

const adverbs = `about above absolutely actually afterwards again ahead almost alone along already alright also altogether always anyhow
  anyway anywhere apart apparently approximately around aside away back backwards badly barely basically beforehand besides briefly broadly carefully
  certainly clearly close closely commonly completely constantly correctly currently daily definitely deliberately directly doubtless
  early easily either elsewhere enough entirely equally especially essentially even eventually ever exactly exclusively extremely fairly
  far fast finally firstly formerly forward frankly frequently fully furthermore generally gently gladly gradually hardly hence here highly
  honestly hopefully however immediately incidentally indeed initially inside instantly instead just kindly largely lastly lately later least
  less likely literally loosely loudly mainly maybe meanwhile merely moreover most mostly much namely naturally nearby nearly necessarily never
  nevertheless newly next normally nowadays nowhere obviously occasionally officially often once only onwards openly originally otherwise outside overall
  overnight partly perfectly perhaps personally possibly precisely presumably previously primarily probably promptly properly purely quickly quietly
  quite rarely rather readily really reasonably recently regularly relatively roughly sadly safely scarcely secondly seldom separately seriously
  shortly significantly similarly simply simultaneously slightly slowly smoothly somehow sometime sometimes somewhat somewhere soon specifically still strangely
  strictly strongly subsequently suddenly supposedly surely temporarily thereafter therefore thoroughly thus tightly together tomorrow tonight
  too totally truly twice typically ultimately unexpectedly unfortunately unfortunate upwards usually utterly vaguely very virtually well widely yesterday yet
  sorta kinda super pretty awfully terribly`;

const adjectives = `able absent accurate actual additional afraid alike alive amazing ancient angry annoyed annual anxious apparent available
  average aware awesome awful awkward bad basic beautiful best better big bigger biggest blank bloody boring brand brief bright brilliant broad broken
  busy calm careful careless certain cheap cheaper cheapest chief clean clever closed cold comfortable common complete complex concerned confident confused
  conscious considerable constant correct crazy crowded cruel curious current cute damn dangerous dear dearer decent deep delicious delighted dependent different
  difficult direct dirty distant double dreadful dull dumb due eager easy elderly empty enormous entire equal essential exact excellent exciting expensive
  extra extraordinary faint fair false familiar famous fancy fantastic favourite favorite few final fine fitting flat foolish foreign former fortunate free
  frequent fresh friendly full funny fun further general generous gentle genuine glad good gorgeous grand grateful great happy hard healthy heavy helpful hidden high
  historical honest horrible hot huge hungry ideal ill immediate immense important impossible impressive incredible individual initial innocent intense interested interesting
  internal joint jolly keen kind kinder large larger largest late latest lazy legal less light likely little lil lonely long longer longest loose lost
  loud lousy lovely low lucky mad main major massive mere messy mild minor missing mixed modern mutual mysterious nasty natural neat necessary nervous new next
  nice noisy normal numerous obvious odd official ok old only open opposite ordinary original other outer outstanding overall own painful particular past
  patient peaceful perfect permanent personal plain pleasant pleased polite poor popular positive possible posh practical precious precise present
  previous prior private probable professional prompt proper proud public pure quick quiet random rapid rare raw ready real reasonable recent
  regular relevant reliable remarkable remote responsible rich ridiculous right rotten rough rude sad safe same satisfied scary scheduled secret
  senior sensible separate serious severe shallow sharp short shorter shortest shy sick silent silly similar simple single slight slow small smart smooth sober
  sole sorry special specific splendid spare standard steady steep still strange strict strong stunning stupid subsequent successful sudden sufficient suitable
  super supposed sure surprised sweet swift tall tasty tender terrible terrific thick thin tidy tight tiny tired top total touching tough true twin typical ugly
  unable uncertain unhappy unique unknown unlikely unusual upset urgent useful useless usual vague valid valuable various vast visible vivid warm weak wealthy
  weekly weird wet whole wicked wide wild willing wise wonderful wooden worried worse worst worth worthwhile wrong young`;

/** Nouns that say what is asked, or stand for anything; what a record says of it stands in other words. */
const asking = `amount answer bill booking reservation business case chance charge cost damage date deal detail difference discount duration
  email english entry error establishment estimate event example excuse expense fact fare favour favor fee figure gap hint hour idea info
  information instance invoice item kind length list location lot mail manner margin matter meal member memory mention message minute moment money month name
  night note number occasion offer opinion option order owner part party payment people percentage period person place pleasure point position
  price problem procedure purpose quantity question quote rate reason receipt record refund reminder rest room row schedule score seat
  second selection side sort spot staff stay stuff subject sum supplier surcharge table tax thing thought ticket time tip title total touch treatment trouble
  type update value venue view visit way week weekend word words year appointment colleague neighbour neighbor sister brother mother father friend
  restaurant hotel flight concert dentist doctor hairdresser insurance electricity subscription delivery parcel package calendar something someone anything`;

const cut = (words: string): readonly string[] => words.split(/\s+/).filter((word) => word !== '');

/** Words of doing, manner and judgement: a record need not say them to be meant. */
export const lightWords: readonly string[] = [...cut(verbs), ...cut(adverbs), ...cut(adjectives)];

/** The same in Chinese, as a dictionary cuts them. */
export const lightWordsZh: readonly string[] =
  cut(`核实 核对 确认 告知 提供 说明 列明 列示 查明 指出 比较 调取 检索 前往 抵达 赴 同行 随行 陪同 结伴 一同 共同 携带 委托 嘱托 请求 要求 希望
  打算 准备 计划 安排 举行 举办 进行 发生 开始 结束 完成 办理 参加 出席 参与 经历 度过 乘坐 搭乘 搭 乘 承运 担任 负责 建议 推荐 介绍 提议 提到 谈到 说起 讲述 描述 回忆 想起 记得 忘记 了解
  知道 认为 觉得 感觉 喜欢 拍摄 拍下 拍到 记录 录制 出现 展示 展出 显示 位于 所在 身处 当时 当初 之后 之前 期间 以来 以内 左右 大约 大概 具体 实际 最终 最后 最初 起初 究竟 到底 其实 实在 真的
  购买 购置 购入 选购 订购 采购 支付 花费 消费 付款 付出 收取 扣除 扣掉 扣款 结算 缴纳 合计 共计 总计 累计 全部 部分 款项 金额 总额 支出 费用 价格 价钱 名称 名字 标题 题目 内容 情况 事情 东西 物品
  相关 有关 关于 对应 其中 分别 各自 一共 总共 共有 曾经 曾 是否 有无 有没有 会不会 能否 可否 哪位 哪家 哪里 何处 上门 光顾 帮衬 搞掂 搞定 好正 好吃 好玩 好看 先 来的 来着`);

/** All of these: what a slip of the finger in a question is likely to have been. */
export const spokenWords: readonly string[] = [...lightWords, ...cut(asking)];

import type { PlainWords } from './colloquial-words.ts';
import { day, when } from './terse-phrases.ts';

const zh = '(?<day>(?:今天是[^。]*。)?)';
const visit =
  "(?<visit>(?:my |our |the )?(?:[\\p{L}'’-]+ ){0,4}?(?:appointments?|appt|check-?ups?|consultations?)\\b[^?]{0,70}?)";
const party =
  "(?<what>(?:(?:my|our|the) )?(?:[\\p{L}'’-]+ ){0,5}?(?:party|parties|celebration|wedding|housewarming|barbecue|picnic|reunion|gathering|reception|dinner party|get-together)\\b[^?]{0,60}?)";
const partyZh = '(?:派对|聚会|婚礼|生日会|聚餐|晚宴|野餐|烧烤|乔迁宴|庆祝会|宴会|酒会|茶会|同学会)';
const works = '(?:书|小说|播客|电影|影片|剧|电视剧|连续剧|专辑|歌|歌曲|桌游|游戏|应用|餐厅|餐馆|菜谱|展览|纪录片)';
const lending =
  '(?:lend|borrow|bring(?: along)?|pick up|fetch|collect|take(?: along| care of)?|look after|mind|water|feed|return|hand over|drop off)';

/**
 * Questions about visits, parties, company and favours in words beside those that the other tables know: what a visit was to
 * deal with, where a party was to be, whether somebody joined, what somebody hoped for. In order; each once. A line may be
 * added by hand.
 */
export const occasionPhrases: readonly PlainWords[] = [
  // “According to the confirmation, what was the purpose of my dentist appointment?”, “Reason for my optician appointment?”
  {
    pattern: new RegExp(
      `^${day}(?:(?:according to|going by|as per|judging by|in|from) (?:the|my|that|its) (?:confirmation|booking|appointment (?:mail|e-?mail|letter|confirmation)|e-?mail|mail|letter|reminder),? )?(?:what (?:is|was|were|had been) )?the (?:stated |given |actual |main )?(?:purpose|object|aim|subject|occasion|motive|point) (?:of|behind|for) ${visit}[?. ]*$`,
      'iu',
    ),
    plain: '$<day>what was the reason for $<visit>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:stated |given |the )?(?:reason|purpose|motive|grounds?) (?:for|of|behind) ${visit}[?. ]*$`,
      'iu',
    ),
    plain: '$<day>what was the reason for $<visit>?',
  },
  {
    pattern: new RegExp(
      `\\bwhat (?:was|were|is|are) ${visit} (?:supposed|meant|intended|expected|scheduled|going|planned|due)(?: to)? (?:to )?(?:deal with|be (?:about|for)|treat|address|sort out|take care of|fix|solve|handle|look (?:at|into)|see to|cover|concern)(?=[?. ]*$)`,
      'iu',
    ),
    plain: 'what was the reason for $<visit>',
  },
  {
    pattern: new RegExp(
      `\\bwhat (?:did|does|was) ${visit} (?:have to deal with|deal with|have to do with|set out to (?:treat|fix)|be about)(?=[?. ]*$)`,
      'iu',
    ),
    plain: 'what was the reason for $<visit>',
  },
  // 按确认邮件，我五月的眼科预约目的是什么？
  {
    pattern:
      /(?:(?:根据|按照?|依照?)(?:预约)?(?:确认|通知|提醒)(?:函|信|邮件|短信)?(?:上的?内容)?[，,])?(?<visit>[^，,。？?]*?(?:预约|就诊|看诊|复诊|门诊))(?:的)?(?:目的|用意|事由|缘由|缘故|意图|主要内容)(?:是|为)?(?:什么|啥|何)?(?=[？?。 ]*$)/u,
    plain: '$<visit>的原因是什么',
  },
  // “Location of my colleague's party?”, “What location was named in the invitation to Ivan's party?”
  {
    pattern: new RegExp(
      `^${day}(?:the |exact )*(?:location|venue|place|address|spot|setting|site) (?:of|for) (?!(?:birth|work)\\b)${party}[?. ]*$`,
      'iu',
    ),
    plain: '$<day>where was $<what>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:what|which) (?:location|place|venue|address|spot|site)(?: was| is| had been)? (?:named|given|mentioned|stated|told|written|chosen|listed|specified|announced|indicated|noted|set|picked|selected|said|does)(?: (?:in|on|by|for))?(?: the (?:invitation|invite|card|mail|e-?mail|message|letter)(?: (?:to|for|of))?)? ${party}(?: (?:name|give|mention|state))?[?. ]*$`,
      'iu',
    ),
    plain: '$<day>where was $<what>?',
  },
  // 请问Farid的花园聚会的地点？
  {
    pattern: new RegExp(
      `^${zh}(?:请问|麻烦问一?下|想问一?下)?(?<what>[^，,。？?]{1,40}?${partyZh})(?:的)?(?:举办|举行|办|具体)?(?:的)?(?:地点|场地|地址|位置|场所)(?:是|在|为|定在|设在)?(?:哪(?:里|儿)?|什么(?:地方)?|何处)?[？?。 ]*$`,
      'u',
    ),
    plain: '$<day>$<what>在哪里举行？',
  },
  // “When I was travelling in Boston in May, did Bruno join me?”
  {
    pattern: new RegExp(
      `^${day}(?:when|while|as) (?:i|we) (?:was|were) (?:travell?ing|away|on (?:a |my |our )?(?:trip|holiday|vacation|journey)|staying|visiting|on the road|on tour|touring) (?:in |to |around |through )?(?<where>[^,?.]{2,80}?), ?(?:did|was|had|has|were) (?<who>[^?,.]{2,50}?) (?:join(?:ed)?|accompan(?:y|ied)|come (?:along )?with|came (?:along )?with|travel(?:led|ling)? with|there with|go(?:ne)? with|along with|with|by the side of|at the side of)(?: me| us)?(?: (?:too|as well|there|on it|along))?[?. ]*$`,
      'iu',
    ),
    plain: '$<day>was $<who> with me when I was travelling in $<where>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:during|on) my (?:stay|trip|journey|holiday|vacation|visit|travels) (?:in|to|around) (?<where>[^,?.]{2,80}?), ?(?:did|was|had|has|were) (?<who>[^?,.]{2,50}?) (?:join(?:ed)?(?: me| us)?|accompan(?:y|ied) (?:me|us)|there(?: (?:as well|too|with me|with us))?|(?:come |came |go |gone )?along(?: too| as well)?|with (?:me|us)|present(?: too| as well)?|part of it|of the party)[?. ]*$`,
      'iu',
    ),
    plain: '$<day>was $<who> with me when I was travelling in $<where>?',
  },
  {
    pattern:
      /\b(?:did|had|has|have) (?<who>[^?,.]{2,50}?) (?:join(?:ed)?|accompan(?:y|ied)|travel(?:led)? with|come along with|came along with) (?:me|us)(?= (?:when|while|as|on|in|to|during)\b)/iu,
    plain: 'was $<who> with me',
  },
  // 我2020年秋天在西雅图出行时，Anna在不在？
  {
    pattern: new RegExp(
      `^${zh}(?:我|我们)?(?<trip>[^，,。？?]{2,50}?)(?:期间)?(?:出行|旅行|旅游|出差|度假|游玩|出游)(?:的)?(?:时候?|期间|那次|那会儿)?[，,]?(?<who>[^，,。？?]{1,20}?)(?:在不在(?:场|身边)?|有没有(?:在|同行|随行|跟来|一起来?|陪我)|是否(?:在(?:场)?|同行|随行|陪同|一起)|在(?:场|身边)?吗|也在(?:场)?吗|(?:有)?同行吗|随行吗|陪(?:着|了)?我(?:了)?吗)[？?。 ]*$`,
      'u',
    ),
    plain: '$<day>我$<trip>旅行，$<who>和我在一起吗？',
  },
  // “What did my neighbour hope that I could lend for the weekend?”
  {
    pattern: new RegExp(
      `\\bwhat (?:did|does|had|was) (?<who>[^?,.]{2,50}?) (?:hope|hoping|wish|wishing|wonder|expect|count on|propose|suggest)(?:d|ed|ing)? (?:if |whether |that |for |of )?(?:i|me|us|we) (?:could|might|would|can|will|should|may|to|was able to|were able to) (?<do>${lending})\\b`,
      'iu',
    ),
    plain: 'what did $<who> want me to $<do>',
  },
  // 我爸爸希望我周末借出的是什么？
  {
    pattern:
      /(?<who>我(?:的)?[\p{Script=Han}]{1,6}|[A-Z][A-Za-z ]{1,24}|[\p{Script=Han}]{2,4})(?:希望|盼望|期望|指望|想要|想|巴望|拜托|请求)(?:我|我能|能让我|由我|让我)(?:能|可以)?(?<do>[^，,。？?]{0,12}?(?:借|带|拿|接|照看|照顾|买|取|送|还|浇|喂)[^，,。？?]{0,8}?)(?:出|给[他她它]|过去|来)?(?:的)?(?:东西|物品)?(?:是)?(?:什么|啥)(?:东西)?(?=[？?。 ]*$)/u,
    plain: '$<who>让我$<do>什么',
  },
  // Ivan在邮件里建议我试试的书是哪一个？
  {
    pattern: new RegExp(
      `(?<who>我(?:的)?[\\p{Script=Han}]{1,6}?|[A-Z][A-Za-z ]{1,24}|[\\p{Script=Han}]{2,4}?)(?:在)?(?:邮件|来信|信|消息|短信)?(?:里|中|上)?(?:建议|推荐|提议|鼓励|劝|怂恿|催|叫|让|介绍|安利)(?:给)?我(?:去|来)?(?:试试|试一试|试一下|看看|读读|读一读|听听|玩玩|尝试|一试|了解)(?:看)?(?:一下)?的(?:那|这)?(?:个|部|本|档|款|首|家)?(?<work>${works})(?:是|叫|到底是|名字是)?(?:哪(?:一)?(?:个|本|部|款|档|首|家|张)|什么(?:名字)?|啥)(?=[？?。 ]*$)`,
      'u',
    ),
    plain: '$<who>推荐我的$<work>叫什么',
  },
  // “What did Papershop sell me in May?”, “Which online shop sold me boots?”
  {
    pattern: new RegExp(
      `^${day}what (?:did|has|had) (?<shop>\\p{Lu}[^?,.]{1,40}?) (?:sell|sold|supply|supplied|ship|shipped|deliver|delivered)(?: to)? (?:me|us)${when}(?<rest>[^?]{0,50}?)[?. ]*$`,
      'iu',
    ),
    plain: '$<day>what did I order from $<shop>$<when>$<rest>?',
  },
  {
    pattern:
      /\b(?:which|what) (?:online|web|internet) (?:shop|store|seller|retailer|dealer) (?=sold|delivered|supplied)/iu,
    plain: 'which shop ',
  },
];

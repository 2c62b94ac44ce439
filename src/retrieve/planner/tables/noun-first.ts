import type { PlainWords } from './colloquial-words.ts';
import { day } from './terse-phrases.ts';

/**
 * No word that asks and no order yet: what is wanted stands first, as on a form. Without a mark of question it is what is
 * searched for, unless its name is wanted.
 */
const isAsked = '(?=.*\\?|(?:the )?(?:names?|titles?|spoken) )';
const lead = `^${day}${isAsked}(?!(?:.*[.?!] ?)?(?:.*\\b(?:who|whom|whose|what|which|when|how|why)\\b.*\\?|.*[:：]))(?:the |my |our )?(?:exact |full |precise )?`;
const visit =
  '(?<visit>[^?.]{0,60}\\b(?:appointments?|appt|visits?|check-?ups?|consultations?|sessions?|bookings?|treatments?)\\b[^?.]{0,60}?)';
const filmed =
  '(?<film>(?:the |my |our |that |this )?[^?.]{0,40}\\b(?:videos?|clips?|films?|footage|recordings?|movies?)\\b[^?]*?)';
const towns = ['city', 'town', 'village', 'country', 'region', 'island', 'place'];
const buying = '(?:bought|ordered|purchased|got|picked up|ordered online)';
const house = '(?:restaurant|caf[eé]|bar|pub|bistro|eatery|diner|eating place)';
const shows =
  '(?:concert|gig|show|play|exhibition|exhibit|film|movie|match|game|opera|musical|festival|performance|ballet|recital|lecture|reading|talk)s?';
const showsZh =
  '(?:展览|展会|画展|展|音乐会|演唱会|电影|话剧|戏|比赛|球赛|足球赛|篮球赛|演出|歌剧|音乐剧|芭蕾|音乐节|讲座)';
const dayZh = '(?<day>(?:今天是[^。]*。)?)';
const eating = '(?:ate|had|eat|have|tried|enjoyed|ordered|was served|were served|got|went for|had gone for)';

/**
 * Questions that begin with what they want, without a word that asks: “Name of the shop where …”, “City where I …”, “Spoken
 * words in my video of …”; and what a visit was for, asked with a noun of its own. In order. A line may be added by hand.
 */
export const nounFirst: readonly PlainWords[] = [
  {
    pattern: new RegExp(
      `${lead}(?:spoken (?:words?|text|content|lines?|phrases?|sentences?)|(?:words?|lines?|phrases?|sentences?)(?: (?:that (?:is|are|was|were) )?(?:spoken|said|uttered|heard|audible))?|speech|dialogue|transcript|utterances?|voice-?over) (?:in|of|on|during|from) ${filmed}[?. ]*$`,
      'iu',
    ),
    plain: '$<day>what words are heard in $<film>?',
  },
  {
    pattern: new RegExp(
      `${lead}(?:name of (?:the|that|a) )?(?:(?:online )?(?:shop|store|seller|retailer|vendor|web ?shop|website)|place) (?:where|that|from which|at which|in which|which) (?:i|we) ${buying} (?<what>[^?]{2,90}?)(?: (?:from|at))?[?. ]*$`,
      'iu',
    ),
    plain: '$<day>in which shop did I buy $<what>?',
  },
  // “Where did I go for a pizza in Galway? I need the name of the restaurant.”
  {
    pattern: new RegExp(
      `^${day}where (?:did|have) (?:i|we) (?:go(?:ne)?|been|eat|have) (?:for |to eat |to have )?(?<what>[^?]{2,90}?)[?.,;:–-]+ ?(?:i(?:'d| would)? (?:need|want|like|am after|am looking for)|give me|tell me|what (?:is|was)|please give|just)(?: to (?:know|have))? (?:the )?name (?:of )?(?:the |that |this )?${house}(?: please)?[?. ]*$`,
      'iu',
    ),
    plain: '$<day>in which restaurant did I eat $<what>?',
  },
  {
    pattern: new RegExp(
      `${lead}(?:name of (?:the|that|a) )?${house} (?:where|in which|at which|that|which) (?:i|we) ${eating} (?<what>[^?]{2,90}?)(?: at| in)?[?. ]*$`,
      'iu',
    ),
    plain: '$<day>in which restaurant did I eat $<what>?',
  },
  {
    pattern: new RegExp(
      `${lead}(?:names?|titles?) of (?<whose>(?:the|a|an|that|this|my|our|whoever|whomever)\\b[^?]{3,120}?)[?. ]*$`,
      'iu',
    ),
    plain: '$<day>what was the name of $<whose>?',
  },
  ...towns.map(
    (town): PlainWords => ({
      pattern: new RegExp(
        `${lead}${town} (?:where|in which|that|at which|on which) (?:i|we) (?<did>(?:took|shot|captured|made|photographed|filmed|snapped|recorded|saw|stayed|ate|had|met|spent|slept|went|visited|bought|was|were|celebrated)\\b[^?]{2,100}?)[?. ]*$`,
        'iu',
      ),
      plain: `$<day>in which ${town} was I when I $<did>?`,
    }),
  ),
  {
    pattern: new RegExp(
      `${lead}(?<house>restaurant|caf[eé]|bar|pub|hotel|hostel|guest ?house|inn|shop|store|airline|company|firm|museum|clinic|practice) (?:where|that|in which|at which|with which|from which|which) (?<did>(?:i|we|my|our)\\b[^?]{3,100}?)[?. ]*$`,
      'iu',
    ),
    plain: '$<day>what was the name of the $<house> where $<did>?',
  },
  {
    pattern: new RegExp(
      `^${day}${isAsked}(?:name of )?(?:the |my |our |that )?(?:person|friend|relative|colleague|neighbou?r|guy|man|woman|one) (?:who|that) (?!(?:is|was) )(?<did>\\p{L}[^?]{3,100}?)[?. ]*$`,
      'iu',
    ),
    plain: '$<day>who $<did>?',
  },
  // “I remember going to a play in August. What was its name?”: what is remembered is what the name is asked of.
  {
    pattern: new RegExp(
      `^${day}(?:i|we) (?:(?:still |do |vaguely |dimly )*(?:remember|recall)|know(?: that)? (?:i|we)|think back to)(?: (?:that )?(?:i|we))? (?:going|went|been|having been|have been|was|were|being) (?:to|at) (?:see )?(?:an?|the|that|some|this) (?<what>(?:[\\p{L}-]+ ){0,2}${shows})\\b(?<rest>[^.?!]{0,70})[.;,?!:–-]+ ?(?:but )?(?:what|which) (?:was|is|were)(?: again)? (?:its|the|their|that) (?:names?|titles?)(?: of (?:it|that|the (?:show|event|\\p{L}+)))?(?: again)?[?. ]*$`,
      'iu',
    ),
    plain: '$<day>what was the name of the $<what> I went to$<rest>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:i|we) (?:(?:still |do |vaguely |dimly )*(?:remember|recall)|know)(?: (?:that )?(?:i|we))? (?:eating|ate|having|had|having eaten|being served|was served|were served|ordering|ordered|enjoying|enjoyed) (?<what>[^.?!]{2,90})[.;,?!:–-]+ ?(?:but )?(?:what|which) (?:was|is|were)(?: again)? (?:its|the|that) (?:name|title)(?: of (?:the|that|this) ${house})(?: again)?[?. ]*$`,
      'iu',
    ),
    plain: '$<day>in which restaurant did I eat $<what>?',
  },
  // 我记得2021年5月看过一场话剧，名字是什么？
  {
    pattern: new RegExp(
      `^${dayZh}(?:我|我们)?(?:还)?(?:记得|印象中|印象里)(?:自己|我)?(?<when>[^，,。？?]{0,20}?)(?:去)?(?:看|听|参加|去|观看|欣赏)过?(?:了)?(?:一)?(?:场|个|部|次)?(?<what>[^，,。？?]{0,4}?${showsZh})[，,。；;](?:那场|那部|那个|它|它的|具体)?(?:的)?(?:名字|名称|标题|剧名|片名|叫)(?:是|叫)?(?:什么|啥|哪个)(?:来着|名字)?[？?。 ]*$`,
      'u',
    ),
    plain: '$<day>$<when>我去看的$<what>叫什么名字？',
  },
  // “While I was away in Ghent together with Anna”: a journey in company, as others say it in fewer words.
  {
    pattern:
      /\b(?:while|when|as) (?:i|we) (?:was|were) (?:away|off|out|travelling|traveling|staying|visiting|on holiday|on vacation|on a trip) (?:in|at|to) (?<where>[^,?.]{2,40}?) (?:together |along )?with (?<who>(?:my |our )?\p{L}[^,?.]{1,40}?)(?=[,?.]|$)/iu,
    plain: 'when I was in $<where> with $<who>',
  },
  // “Pictures of the castle with Anna, Ben not included”
  {
    pattern:
      /(?<=\bwith (?:(?!with\b)[^,?.]){2,60})(?:,| and| but) (?:with )?(?<who>(?:my |our |the )?\p{L}[^,?.]{1,40}?) (?:is |are |was |were |being )?(?:not (?:included|present|there|shown|featured|visible|among them|along|around|in (?:it|them|(?:the )?(?:frame|picture|photo|shot)s?))|excluded|left out|absent|missing|out of (?:it|them|the (?:frame|picture|shot)))(?=[,?. ]*$|,? (?:in|on|from|during|at|back|last|taken)\b)/iu,
    plain: ' without $<who>',
  },
  // “Did I go to A first, or to B first?”
  {
    pattern: new RegExp(
      `^${day}(?:did|had|have) (?:i|we) (?:go(?:ne)?|been|attend(?:ed)?|see|seen|watch(?:ed)?|visit(?:ed)?) (?:to |at )?(?<a>[^,?;:]{2,60}?) first,? or (?:to |at )?(?<b>[^,?;:]{2,60}?)(?: first)?[?. ]*$`,
      'iu',
    ),
    plain: '$<day>which came first, $<a> or $<b>?',
  },
  // “For which complaint or service was my physiotherapist appointment made?”
  {
    pattern: new RegExp(
      `\\b(?:for|because of|on account of|due to) (?:which|what) (?:(?:kind|sort|type) of )?(?:medical |dental |health )?(?:complaint|problem|issue|trouble|ailment|condition|symptom|concern|service|treatment|procedure|purpose|matter|reason|injury|illness|body part)s?(?:(?: or |/| and |, )(?:\\p{L}+ ){0,2}\\p{L}+)? (?:was|were|is|did|had|have|has) ${visit}(?: (?:been )?(?:made|booked|scheduled|arranged|set(?: up)?|fixed|taken|reserved|meant|intended|for|need(?:ed)?))?[?. ]*$`,
      'iu',
    ),
    plain: 'what was the reason for $<visit>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?:which|what) (?:complaint|problem|issue|ailment|symptom|concern|treatment|procedure|service)s?(?:(?: or |/| and )\\p{L}+)? (?:was|were|is|are|led to|made me (?:book|make)|brought me to|did i (?:book|make|have)) ${visit}(?: (?:made|booked|scheduled|arranged|set up|meant|intended|needed|about))?(?: for)?[?. ]*$`,
      'iu',
    ),
    plain: '$<day>what was the reason for $<visit>?',
  },
  // 牙医预约是因为哪种不适或服务而订的？
  {
    pattern:
      /(?<visit>预约|就诊|看诊|复诊|门诊|约)(?:是)?(?:因为?|由于|为了?|针对)(?:的是)?(?:哪种|哪项|什么|何种|哪个|啥)(?:不适|症状|病痛|毛病|病情|疾病|服务|项目|诊疗|治疗|需要|情况)(?:或者?|和|还是|、)?(?:不适|症状|服务|项目|治疗)?(?:而)?(?:订|约|预约|做|安排|定)?(?:的|下的)?(?=[？?。 ]*$)/u,
    plain: '$<visit>的原因是什么',
  },
  // 我在厨房拍的视频里的原话？
  {
    pattern:
      /(?<film>视频|录像|影片|短片|片段)(?:里|中|内|里面|当中)?(?:的)?(?:原话|台词|对白|话语|说的话|讲的话|人声|语音内容|说话内容|讲话内容|口述内容)(?:是什么|是啥|有哪些|是|内容)?(?=[？?。 ]*$)/u,
    plain: '$<film>里说了什么',
  },
];

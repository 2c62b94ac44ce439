/**
 * Which attribute of a profile a question asks for: the attribute's name (MPRBench, Tables 4 and 5), and words of either
 * language that ask for it. More particular ones first.
 */
export const attributeWords: readonly { readonly attribute: string; readonly words: RegExp }[] = [
  {
    attribute: 'birthplace',
    words:
      /\b(?:birthplace|hometown|place of birth|born in|grew up|from where|where .{0,20}(?:born|from))\b|出生地|老家|家乡|哪里人|在哪.{0,4}出生/i,
  },
  {
    attribute: 'birthday',
    words:
      /\b(?:birthdays?|born on|date of birth|born|zodiac|how old|age)\b|生日|出生日期|哪天出生|多大|几岁|年龄|星座/i,
  },
  { attribute: 'nickname', words: /\b(?:nicknames?|called|goes by)\b|绰号|昵称|外号|小名/i },
  { attribute: 'sex', words: /\b(?:sex|gender|male|female)\b|性别|男的|女的/i },
  { attribute: 'height', words: /\b(?:height|tall|taller|cm|metres|meters)\b|身高|多高/i },
  {
    attribute: 'occupation',
    words:
      /\b(?:occupation|jobs?|works?|working|profession|career|for a living|employed|employer)\b|职业|工作|做什么的|上班/i,
  },
  {
    attribute: 'residence',
    words: /\b(?:residence|live[sd]?|living in|address|home ?town now|reside[sd]?)\b|居住|住在|住哪|住址/i,
  },
  {
    attribute: 'personality',
    words: /\b(?:personality|character|temperament|kind of person|like as a person)\b|性格|为人|脾气/i,
  },
  {
    attribute: 'non-favorites',
    words:
      /\b(?:dislikes?|hates?|non-favou?rites?|least favou?rite|can't stand|cannot stand|avoid|not like|doesn't like|does not like|don't like|allergic)\b|讨厌|不喜欢|不爱|不吃|过敏/i,
  },
  {
    attribute: 'favorites',
    words: /\b(?:favou?rites?|likes?|loves?|prefers?|enjoys? eating|fond of|enjoy)\b|喜欢|最爱|喜爱|爱吃|爱喝|偏爱/i,
  },
  {
    attribute: 'hobby',
    words:
      /\b(?:hobb(?:y|ies)|pastimes?|free time|spare time|leisure|weekends?|for fun|interests?)\b|爱好|业余|消遣|周末做/i,
  },
  {
    attribute: 'habit',
    words:
      /\b(?:habits?|usually|always|routine|every (?:day|morning|evening|night|week)|tends? to)\b|习惯|通常|总是|每天|每周/i,
  },
  {
    attribute: 'group_event',
    words: /\b(?:group events?|together with|with (?:friends|family|others))\b|集体活动|一起参加/i,
  },
  {
    attribute: 'event',
    words:
      /\b(?:events?|happened|when did|attend(?:ed)?|took part|celebrat\w+|trips?|travel\w*|visit\w*|graduat\w*|wedding|moved?)\b|事件|经历|发生|参加|旅行|去过|毕业|婚礼|搬/i,
  },
  {
    attribute: 'family',
    words:
      /\b(?:family|parents?|mother|mum|mom|father|dad|sisters?|brothers?|siblings?|wife|husband|spouse|partner|sons?|daughters?|children|kids?|uncle|aunt|cousins?|grand(?:mother|father|parents?|son|daughter)|nieces?|nephews?)\b|家人|家庭|父母|妈妈|母亲|爸爸|父亲|姐姐|妹妹|哥哥|弟弟|妻子|丈夫|老婆|老公|儿子|女儿|孩子|叔叔|阿姨|姑姑|舅舅|表[姐妹哥弟]|爷爷|奶奶|外公|外婆/i,
  },
  { attribute: 'owner', words: /\b(?:owners?|owned by|belongs? to|whose)\b|主人|谁的|属于|物主/i },
  {
    attribute: 'manufacturing_date',
    words: /\b(?:manufactur\w*|made in|produced|built|when was .{0,20}made)\b|生产日期|制造|出厂/i,
  },
  {
    attribute: 'acquisition_process',
    words:
      /\b(?:how did .{0,40}(?:get|acquire|come by|obtain)|gift|present from|bought (?:at|from|in)|acquired|where did .{0,40}(?:buy|get))\b|怎么得到|怎么来的|在哪买|谁送/i,
  },
  {
    attribute: 'acquisition_date',
    words:
      /\b(?:when did .{0,40}(?:get|buy|acquire|receive)|acquisition|bought|purchased|received)\b|什么时候买|何时得到|购买日期|哪年买/i,
  },
  {
    attribute: 'object_type',
    words: /\b(?:what (?:kind|type|sort) of|object type|what is it)\b|什么东西|哪一?类|类型/i,
  },
  {
    attribute: 'storage',
    words: /\b(?:stor(?:e|ed|age)|kept|keeps?|put away|find it|where is)\b|存放|放在哪|收在|保管/i,
  },
  {
    attribute: 'history',
    words: /\b(?:history|repaired|restored|used to|past|over the years|changed hands)\b|历史|修过|以前/i,
  },
];

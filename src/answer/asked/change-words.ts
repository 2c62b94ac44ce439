import { inSimpleCharacters } from '../../language/simple-characters.ts';

/** How people and firms say that something is otherwise than it was. */
const changes =
  /\b(?:instead|rather than|no longer|not any ?more|anymore|any longer|moved?(?: (?:it|you|the|your|our|to))|shift(?:ed)?|chang(?:e|es|ed|ing)|postpon\w+|re-?schedul\w+|re-?arranged?|put (?:off|back|up)|mov(?:es?|ing) (?:back|forward|up|on|to)|(?:a|one|two|\d+) (?:days?|weeks?|months?|hours?) (?:later|earlier) than|push(?:ed|ing)? (?:it )?back|brought forward|bring (?:it )?forward|delay(?:ed)?|cancel\w*|called? off|transferred|upgraded|relocat\w+|replac(?:ed?|ing|ement)|correct(?:ed|ion)|revised|updated?|amended|new (?:\p{L}+ )?(?:date|time|appointment|total|amount|price|venue|place|premium|rate|rent|fee|dates|address|number|seats?|room|gate|hall|table|contact|adviser|advisor|doctor|teacher|itinerary|schedule)|(?:can['’]?t|can ?not|can no longer|won['’]t|isn['’]t|aren['’]t|not) (?:be )?(?:make it|mak(?:e|ing) it|com(?:e|ing)|be there|do|travel|joining|join|available)|off sick|(?:is|are|has been|have been) (?:ill|sick|poorly)|drop(?:ped|s|ping)? out|take(?:s|n)? over|took over|ha(?:s|ve) (?:now )?left(?: us| the)\b|reduced|raised|goes? (?:up|down)|went (?:up|down)|(?:earlier|later|sooner) (?:than|after all|instead)|(?:rather|like to|would|has to|have to) (?:come|start|do it|meet|be) (?:earlier|later|sooner)|(?:we['’]re|we are|it['’]s|it is|going|gone|moved?|now) back (?:on|to)|second (?:attempt|try)|(?:(?:party|dinner|lunch|walk|trip|match|game|meeting|concert)(?:['’]s| is)?|(?:it|that)(?:['’]s| is)) off\b|reinstat\w+|re-?issu\w+|re-?book\w*|sold out|out of stock|same (?:time|place|dates?|venue|room|price|day(?! deliver))|split (?:into|in)|separate(?:ly)? (?:parcels?|deliver\w+|shipments?)|(?:is|are|it['’]s|that['’]s|be) (?:\p{L}+ ){0,2}now\b|now (?:be|at|in|on|costs?|leaves?|departs?|starts?|opens?|led|only)|will now|after all|make it|in the end|turns out|extended|extension)\b/iu;
const changesZh =
  /改(?:到|为|成|在|一下|期|签|约|派|至|由|了|订|去|回|用|送|走|乘|坐|住|发|地|时|日|\d|[上下中早晚周星礼明后])|变(?:更|动|成|为)|异动|调(?:整|到|至|成|为)|推迟|提前|延(?:到|期|后|至|误|长)|顺延|[往向](?:后|前)(?:推|挪|移|延|拖)|[挪移推拖]到|移(?:至|师)|搬(?:到|至|了)|换(?:到|成|了|为|人|货|开)|升(?:级|舱)|补(?:办|发|寄|卡)|重新?(?:开|发|寄|安排|预[订约])|恢复|照(?:旧|常)|还是?(?:按|照|在|用)?原|按原|更(?:换|改)|有误|写错|签转|拆[单分]|单独(?:发|寄|送)|售罄|缺货|[只少多](?:扣|收|算)|免[收了除]|卖[完光]|取消|不再|(?:来|去|参加)不了|不(?:来|去|参加)了?|没(?:空|时间|法来)|临时|接手|离职|停诊|转为|更正|作废|缓|不用.{0,6}了|新的?(?:总[额价]|日期|时间|地址|号码|价格|租金)|涨(?:到|价|了)|降(?:到|价|了)|只剩|剩\d/u;
const changesElsewhere =
  /(?<!\p{L})(?:verschoben|verschiebung|verlegt|geändert|änderung|abgesagt|absagen|sagen? .{0,12}ab|statt(?:dessen)?|anstatt|neue[rsnm]? (?:termin|abgabefrist|frist|preis|uhrzeit|adresse|abschlag)|verlänger\w*|kann erst|können erst|nur noch|doch (?:nicht|erst)|erhöh\w+|mieterhöhung|ab dem \d|reporté\w*|report|décal\w+|chang(?:é|ée|ement|er)|annulé\w*|au lieu|plutôt|désormais|ne (?:vient|viennent|peut|peuvent|pourra) (?:plus|pas)|passera|à compter du|aplazad\w*|cambi(?:o|ado|amos)|en vez|cancelad\w*|spostat\w+|rinviat\w+|annullat\w*|invece|ändrat|flyttat|inställ\w+|i stället)(?!\p{L})/iu;

/** Whether the words tell that something is otherwise than it was. */
export function tellsOfChange(text: string): boolean {
  const plain = inSimpleCharacters(text);
  return changes.test(plain) || changesZh.test(plain) || changesElsewhere.test(plain);
}

const past =
  /\b(?:original(?:ly)?|at first|initial(?:ly)?|first (?:planned|booked|agreed|arranged|told|set|offered)|that (?:i|we) (?:had|got|made|booked) first|to (?:begin|start) with|previously|previous(?! (?:years?|months?|weeks?|days?|nights?|evening|weekend|summer|winter|spring|autumn|fall|january|february|march|april|may|june|july|august|september|october|november|december)\b)|formerly|used to|before (?:the|it|that|they|we|you|he|she|this|any) (?:\p{L}+ )?(?:change[ds]?|was|were|moved?|increase|rise|went)|beforehand|(?:was|were) (?:supposed|meant|going) to|the old(?! (?:town|city|quarter|market|port|harbou?r|mill)\b)|old (?:date|time|price|rate|rent|seats?|place|address))\b|原(?:来|本|先|定|计划)|最初|起初|当初|一开始|开头|先前|(?<![天日周期拜月年时钟久])(?:之前|以前)|本来|(?:变更|改签|改期|调整|涨价|变动|更正|修改|改动?)(?:之)?前|旧(?:的|地址|价)/iu;

/** "… or the original one if it never changed", 没改的话就说原来的: the old one is asked for only where there is no new one. */
const failing =
  /\b(?:if|unless|in case|should)\b[^,.;?]{0,40}\b(?:never|not|no|n['’]t|unless|chang\w+|moved?|reschedul\w+|altered|postponed)\b|(?:没有?|未|不曾|从未)(?:被)?(?:改|变|换|调|推迟|延)[^，。,]{0,6}(?:的话|就|则|，|,)/iu;
const asksForNew =
  /\b(?:moved|re-?scheduled|changed|shifted|postponed|put (?:off|back)|brought forward|switched|updated|revised)\b|改(?:到|为|成|期|签|约)|推迟到|延到|换成|变更/iu;

/** Whether what was so before it was changed is asked for: "originally", 原来. */
export function asksForPast(question: string): boolean {
  const plain = inSimpleCharacters(question);
  return past.test(plain) && !(failing.test(plain) && asksForNew.test(plain));
}

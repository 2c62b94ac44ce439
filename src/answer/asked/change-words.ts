import { inSimpleCharacters } from '../../language/simple-characters.ts';

/** How people and firms say that something is otherwise than it was. */
const changes =
  /\b(?:instead|rather than|no longer|not any ?more|anymore|any longer|moved?(?: (?:it|you|the|your|our|to))|shift(?:ed)?|chang(?:e|es|ed|ing)|postpon\w+|re-?schedul\w+|re-?arranged?|put (?:off|back|up)|mov(?:es?|ing) (?:back|forward|up|on|to)|(?:a|one|two|\d+) (?:days?|weeks?|months?|hours?) (?:later|earlier) than|push(?:ed|ing)? (?:it )?back|brought forward|bring (?:it )?forward|delay(?:ed)?|cancel\w*|called? off|transferred|replac(?:ed?|ing)|correct(?:ed|ion)|revised|updated?|amended|new (?:date|time|appointment|total|amount|price|venue|place|premium|rate|dates|address|number)|(?:can['’]?t|can ?not|can no longer|won['’]t|isn['’]t|aren['’]t|not) (?:be )?(?:make it|mak(?:e|ing) it|com(?:e|ing)|be there|do|travel|joining|join|available)|off sick|(?:is|are|has been|have been) (?:ill|sick|poorly)|drop(?:ped|s|ping)? out|take(?:s|n)? over|took over|ha(?:s|ve) left us|reduced|raised|goes? (?:up|down)|went (?:up|down)|(?:is|are|it['’]s|that['’]s|be) (?:\p{L}+ ){0,2}now\b|now (?:be|at|in|on|costs?|leaves?|departs?|starts?|opens?|led|only)|will now|after all|make it|in the end|turns out|extended|extension)\b/iu;
const changesZh =
  /改(?:到|为|成|在|一下|期|签|约|派|至|由|了|\d|[上下中早晚周星礼明后])|变(?:更|动|成|为)|异动|调(?:整|到|至|成|为)|推迟|提前|延(?:到|期|后|至|误|长)|顺延|[往向](?:后|前)(?:推|挪|移|延|拖)|[挪移推拖]到|换(?:到|成|了|为|人)|取消|不再|(?:来|去|参加)不了|不(?:来|去|参加)了?|没(?:空|时间|法来)|临时|接手|离职|停诊|转为|更正|作废|缓|不用.{0,6}了|新的?(?:总[额价]|日期|时间|地址|号码|价格|租金)|涨(?:到|价|了)|降(?:到|价|了)|只剩|剩\d/u;
const changesElsewhere =
  /(?<!\p{L})(?:verschoben|verschiebung|verlegt|geändert|änderung|abgesagt|absagen|sagen? .{0,12}ab|statt(?:dessen)?|anstatt|neue[rsnm]? (?:termin|abgabefrist|frist|preis|uhrzeit|adresse|abschlag)|verlänger\w*|kann erst|können erst|nur noch|doch (?:nicht|erst)|erhöh\w+|mieterhöhung|ab dem \d|reporté\w*|report|décal\w+|chang(?:é|ée|ement|er)|annulé\w*|au lieu|plutôt|désormais|ne (?:vient|viennent|peut|peuvent|pourra) (?:plus|pas)|passera|à compter du|aplazad\w*|cambi(?:o|ado|amos)|en vez|cancelad\w*|spostat\w+|rinviat\w+|annullat\w*|invece|ändrat|flyttat|inställ\w+|i stället)(?!\p{L})/iu;

/** Whether the words tell that something is otherwise than it was. */
export function tellsOfChange(text: string): boolean {
  const plain = inSimpleCharacters(text);
  return changes.test(plain) || changesZh.test(plain) || changesElsewhere.test(plain);
}

const past =
  /\b(?:original(?:ly)?|at first|initial(?:ly)?|first (?:planned|booked|agreed|arranged|told|set|offered)|that (?:i|we) (?:had|got|made|booked) first|to (?:begin|start) with|previous(?:ly)?|formerly|used to|before (?:the|it|that|they|we|you|he|she|this|any) (?:\p{L}+ )?(?:change[ds]?|was|were|moved?|increase|rise|went)|beforehand|(?:was|were) (?:supposed|meant|going) to|the old|old (?:date|time|price|rate|rent|seats?|place|address))\b|原(?:来|本|先|定|计划)|最初|起初|当初|一开始|开头|先前|之前|以前|本来|(?:变更|改签|改期|调整|涨价|变动|更正|修改|改动?)(?:之)?前|旧(?:的|地址|价)/iu;

/** Whether what was so before it was changed is asked for: "originally", 原来. */
export const asksForPast = (question: string): boolean => past.test(inSimpleCharacters(question));

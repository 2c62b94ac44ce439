/** A half-open range [start, end) of UTF-16 code units. */
export type Stretch = { readonly start: number; readonly end: number };

/** What stands where words were left out, so that neither a reader nor a model takes the text for whole. */
export const LEFT_OUT = '[left out: words addressed to a program]';

/**
 * Ways in which a text speaks to a program instead of its reader. Each is something that no letter, receipt or caption says
 * to a person; what follows in the same paragraph goes with it.
 */
const addressesProgram: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.\n]{0,40}\b(?:instructions?|prompts?|rules|guidelines|directives|context|messages?)\b/iu,
  /\b(?:system|developer|hidden|initial)[ -]?(?:prompt|message|instructions?)\b/iu,
  /\b(?:you are|you're|act as|pretend to be|behave as|as)\s+(?:now\s+)?(?:an?\s+)?(?:ai|a\.i\.|artificial intelligence|language model|llm|chat ?bot|assistant|agent|dan)\b/iu,
  /\b(?:ai|llm|language|automated)[ -]?(?:models?|assistants?|agents?|systems?|readers?|bots?)\b[^.\n]{0,60}\b(?:must|should|shall|have to|please|reply|respond|answer|say|report|state|output|note)\b/iu,
  /\b(?:note|notice|message|attention|instructions?|important)\b[^.\n]{0,20}\b(?:to|for)\b[^.\n]{0,20}\b(?:ai|llm|assistant|chat ?bot|language model|agent|bot)s?\b/iu,
  /\b(?:when|if)\b[^.\n]{0,20}\b(?:asked|summari[sz]ing|answering|questioned)\b[^.\n]{0,60}\b(?:say|answer|reply|respond|state|report|claim|output)\b/iu,
  /\b(?:reply|respond|answer|output|return)\b\s+(?:only\s+)?(?:with|exactly|by saying)\b[^.\n]*["“'`:]/iu,
  /\b(?:answer|reply|respond|say|output)\s*:?\s*(?:with\s*)?["“'‘`「][^"”'’`」\n]{1,120}["”'’`」]/iu,
  /(?:^|[.!?>"'\])}])\s*(?:system|assistant|developer)\s*:\s*\p{L}/imu,
  /\b(?:append|add|include|attach|put|insert)\b[^\n]{0,60}\b(?:to|in|into|at the end of)\b[^.\n]{0,20}\b(?:every|each|all|your|the)\b[^.\n]{0,10}\b(?:answers?|repl(?:y|ies)|responses?|outputs?)\b/iu,
  /(?:回答|回复|输出)\s*[:：]?\s*["“「'][^"”」'\n]{1,60}["”」']/u,
  /\b(?:call|invoke|run|execute)\b[^.\n]{0,20}\b(?:tool|function|command|plugin)s?\b/iu,
  /\b(?:do not|don't|never)\b[^.\n]{0,30}\b(?:mention|reveal|tell|cite)\b[^.\n]{0,30}\b(?:user|owner|record|instruction|message)s?\b/iu,
  /<\|?\/?(?:im_start|im_end|system|assistant|user|instructions?|tool_call|endoftext|record|evidence|records)\b[^>]{0,40}\|?>/iu,
  /\[\/?(?:INST|SYS|SYSTEM|ASSISTANT)\]|<<\/?SYS>>/u,
  /^\s*(?:#{1,6}\s*)?(?:system|assistant|developer|instructions?)\s*:/imu,
  /!\[[^\]]*\]\(\s*https?:/iu,
  /(?:忽略|无视|忘记|不要理会|跳过)[^。\n]{0,20}(?:指令|指示|提示|规则|要求|内容|说明)/u,
  /(?:系统|开发者|隐藏)(?:提示词?|指令|消息)/u,
  /(?:你(?:现在)?是|作为|扮演|假装)(?:一个|一名)?(?:ai|人工智能|语言模型|大模型|助手|智能体|机器人)/iu,
  /(?:ai|人工智能|语言模型|大模型|智能体|机器人)[^。\n]{0,20}(?:必须|应当|应该|请|务必|回答|回复|输出)/iu,
  /(?:如果|当)[^。\n]{0,10}(?:被问|问到|有人问|用户问)[^。\n]{0,30}(?:就说|回答|回复|告诉)/u,
  /(?:调用|执行)[^。\n]{0,10}(?:工具|函数|命令|插件)/u,
  /\bignorez?\b[^.\n]{0,40}\b(?:instructions|consignes)\b|\bignorier\w*\b[^.\n]{0,40}\b(?:anweisung\w*|vorgabe\w*)\b|\bignora\w*\b[^.\n]{0,40}\binstruc\w+/iu,
];

/** Characters that a reader does not see: controls, direction marks, joiners, tags; line breaks and tabs stay. */
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]|[\ufe00-\ufe0f]|[\u{e0000}-\u{e0fff}]/gu;

/** The text as a reader sees it. */
const seenText = (text: string): string => text.replace(unseen, '');

/**
 * Stretches of a text that address a program: from the first such sentence to the end of its paragraph. A rule of thumb,
 * and only the first of the walls: what a model says of the rest is checked all the same (`checkedReply`).
 */
export function addressedToPrograms(text: string): Stretch[] {
  const found: Stretch[] = [];
  let start = 0;
  for (const paragraph of text.split(/(\n\s*\n)/u)) {
    const at = firstAddress(paragraph);
    if (at !== undefined) found.push({ start: start + at, end: start + paragraph.length });
    start += paragraph.length;
  }
  return found;
}

/** Where the sentence begins that first speaks to a program; unseen characters do not hide it. */
function firstAddress(paragraph: string): number | undefined {
  const kept: number[] = [];
  let seen = '';
  let at = 0;
  for (const character of paragraph) {
    if (seenText(character) !== '') {
      for (let i = 0; i < character.length; i++) kept.push(at + i);
      seen += character;
    }
    at += character.length;
  }
  const places = addressesProgram.flatMap((pattern) => pattern.exec(seen)?.index ?? []);
  if (places.length === 0) return undefined;
  const first = Math.min(...places);
  const before = seen.slice(0, first);
  const begins = Math.max(0, ...[...before.matchAll(/[.!?。！？\n]\s*/gu)].map((end) => end.index + end[0].length));
  return kept[begins] ?? 0;
}

/** A stranger's text as a model may read it: nothing unseen in it, and nothing that speaks to the model. */
export function harmlessText(text: string): string {
  let harmless = '';
  let from = 0;
  for (const { start, end } of addressedToPrograms(text)) {
    harmless += `${text.slice(from, start)}${LEFT_OUT}`;
    from = end;
  }
  return seenText(harmless + text.slice(from));
}

const markdownLink = /!?\[([^\]]*)\]\([^)]*\)/gu;
const markup = /<\/?[a-z!][^>]*>/giu;
const address = /\b(?:https?|ftp|data|javascript|file|mailto):[^\s"'<>)\]]+|\bwww\.[^\s"'<>)\]]+/giu;

/**
 * What a model said, as plain text: no markup, no pictures, no link but one that stands in a quote as it is. An address
 * that a model makes up could carry what it read to whoever owns the address.
 */
export function plainAnswer(text: string, quotes: readonly string[]): string {
  return seenText(text)
    .replace(markdownLink, '$1')
    .replace(markup, '')
    .replace(address, (link) => (quotes.some((quote) => quote.includes(link)) ? link : ''))
    .replace(/[ \t]{2,}/gu, ' ')
    .trim();
}

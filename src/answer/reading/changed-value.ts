import { sentences } from '../../language/sentences.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { mainText } from '../../memory/item-text.ts';
import { tellsOfChange } from '../asked/change-words.ts';
import type { AskedForm } from '../asked/form-asked.ts';
import { cite, type Draft } from '../question.ts';
import { isName } from './han-names.ts';

/** What kind of value a change gives: where something is, who does it, or how or how much it is. */
type Kind = 'place' | 'person' | 'quality';

const fieldsOfPlace: ReadonlySet<string> = new Set([
  'hotel',
  'restaurant',
  'street address',
  'address',
  'venue',
  'place',
  'location',
  'house',
]);

function kindOf(form: AskedForm | undefined): Kind | undefined {
  switch (form?.kind) {
    case 'where':
      return 'place';
    case 'who':
      return 'person';
    case 'field':
      return fieldsOfPlace.has(form.field?.id ?? '')
        ? 'place'
        : form.field?.party === undefined
          ? 'quality'
          : undefined;
    case 'what':
    case 'amount':
      return 'quality';
    default:
      return undefined;
  }
}

const place = String.raw`(?<value>(?:\d{1,4}[a-z]? )?(?:[Tt]he )?\p{Lu}[\p{L}'’&-]+(?: (?:(?:of|the|and|de|la|du|von|am|der) )?\p{Lu}[\p{L}'’&-]+){0,4})`;
const person = String.raw`(?<value>(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})`;
const quality = String.raw`(?<value>[\p{L}\d][\p{L}\d .%/-]{0,24}?)(?=[,.;!?\n]\D|[.!?]?$| and | for )`;
const said = String.raw`[^.!?\n]`;
const han = String.raw`(?:[^，。；,;\n]{0,10}的)?(?<value>[\p{Script=Han}\p{L}\d]{2,14}?)(?=[，。；,;\n！!（(]|$|[一二三四五六七八九]楼|见面|举行|进行|举办)`;

/** The words by which letters say what holds instead; what stands first of a kind is the surest. */
const patterns: Readonly<Record<Kind, readonly RegExp[]>> = {
  place: [
    String.raw`\b(?:moved|transferred|relocated|switched|re-?booked|changed|moving|moves|redirected)\b${said}{0,40}?\b(?:in)?to (?:our sister \p{L}+, |(?:the|a) \p{Ll}+(?: \p{Ll}+)?, )?(?:the )?${place}`,
    String.raw`\b(?:[Nn]ew|[Oo]ther) (?:venue|address|place|location|room|hall|hotel|restaurant)(?: (?:is|will be)|:)? (?:at |in )?(?:the )?${place}`,
    String.raw`\b(?:find|meet|see) (?:us|me|you|them) (?:now )?(?:at|in) (?:the )?${place}`,
    String.raw`\b(?:[Ww]ill|[Nn]ow|[Ii]nstead)\b${said}{0,30}\b(?:at|in) (?:the )?${place}`,
    String.raw`\b(?:[Ss]o|[Ii]nstead)[ ,:]*(?:it|that|we)['’](?:s|re)(?: (?:now|going to|off to|at))? (?:the [\p{L} ]{2,25}, )?${place}`,
    String.raw`\b(?:at|in|to) (?:the )?${place} instead\b`,
    String.raw`\b(?:waiting|ready|kept|stored|taking place|held|pick (?:it|them) up|collect (?:it|them)|report|come|go|head|meet(?: us| me)?)(?: for you)?(?: instead)? (?:at|in|to|from) (?:the |our |my )?${place}`,
    String.raw`\b(?:so|instead)(?: please)? (?:come|go|head|meet)(?: over)? (?:to|at|in) (?<value>(?:my|our|the) \p{Ll}+(?: \p{Ll}+)?)(?=[,.;!]| instead)`,
    `(?:改到|改在|改去|改订|改住|改成|改为|换到|换成|换去|移师|移至|移到|搬到|搬至|挪到|转到|转至|(?:咱们?|我们|大家)(?:就|还是|一起)?(?:去|在|到)|安排到|调整为|变更为)了?${han}`,
  ].map((source) => new RegExp(source, 'u')),
  person: [
    String.raw`\b(?:looked after|handled|seen|taken over|taken|led|run|covered|taught|cared for|replaced|represented|given|played) by ${person}`,
    String.raw`\b(?:go ahead|take place|instead|now|continue)\b${said}{0,30}\bwith ${person}`,
    `${person},? (?:(?:who )?will (?:now )?(?:take over|look after|see|teach|cover|step in|stand in|come|be your|be there)|takes? over|is taking over|steps? in|stands? in|is (?:now )?your|(?:has|have) agreed to)`,
    String.raw`\b(?:[Nn]ew|[Yy]our) (?:\p{Ll}+ ){1,2}(?:is|will be|:) ${person}`,
    String.raw`\b[Ss]o ${person} (?:is|will|['’]ll|has|can|would)\b`,
    String.raw`(?:改由|转由|现由|换成|换为|变更为|调整为|改为|改成|交给|由)(?<value>\p{Script=Han}{2,3}?)(?=(?:主任|医生|医师|大夫|老师|教练|师傅|律师|经理|护士|教授|先生|女士|同学|小姐)|接|负责|给|带|来|跟|担任|代|为您|，|。|；|$)`,
  ].map((source) => new RegExp(source, 'u')),
  quality: [
    String.raw`\bin (?<value>\p{Ll}+(?: \p{Ll}+)?) instead\b`,
    String.raw`\b(?:put you (?:down )?(?:for|in|into|on)|given you|giving you|prepared|substituted|reserved|got you|get|you chose|you have chosen)(?: you)? (?:an? |the )?${quality}`,
    String.raw`\b(?:[Nn]ew|[Rr]eplacement|[Rr]evised|[Cc]orrect(?:ed)?)\b${said}{0,30}?(?: (?:is|are|ends? (?:in|with)|will be)|:) ${quality}`,
    String.raw`\b(?:goes?|went|going|rises?|falls?|drops?|reduced|raised|increased|cut|lowered|changed?|changes)\b(?: (?:up|down))?(?: from .{1,20}?)? to (?<value>[£€$¥]?\d[\d.,]*\d ?%?)`,
    String.raw`(?:换成|换为|改成|改为|做成|发成|给的是|变更为|更正为|恢复为|恢复到|调整为|升级为|升级至|升级到|上调(?:至|到|为)|下调(?:至|到|为)|[降涨减加](?:到|至|为))了?(?:[^，。；,;\n]{0,10}的)?\s?(?<value>[\p{Script=Han}\p{L}\d.%¥￥]{1,12})(?=[，。；,;\n！!（(/]|$)`,
  ].map((source) => new RegExp(source, 'u')),
};

/** "Moved to Thursday", 改到下午: a day and an hour are no place and no person. */
const isTime =
  /^(?:the )?(?:\d{1,2}(?:st|nd|rd|th)? )?(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:\p{Ll}*day|\p{Ll}*uary|ch|il|e|y|ust|t|tember|ober|ember|s|rs|ur)?\b|^(?:noon|midday|midnight|you|your|we|our|it|this|that|these|all|please|dear|thank|if|economy|premium|business)\b|^\d{1,2}[:.h]\d{2}|[年月日点时]$|(?:^|月)\d{1,2}号$|^\d+[月日号点]|周[一二三四五六日天末]|星期|上午|下午|晚上|明天|后天|今天|免费|线上|电话/iu;

/**
 * What a letter of a change says is so instead, by the words of the change itself: the hall that a concert was moved to, who
 * takes over, the colour that is sent instead. Only what earlier letters had not told.
 */
export function changedValue(
  item: MemoryItem,
  form: AskedForm | undefined,
  told: readonly string[],
): Draft | undefined {
  const kind = kindOf(form);
  if (kind === undefined || item.body === undefined) return undefined;
  const lines = sentences(mainText(item.body)).map(({ text }) => text);
  for (const pattern of patterns[kind])
    for (const [at, line] of lines.entries()) {
      if (!lines.slice(Math.max(0, at - 1), at + 2).some(tellsOfChange)) continue;
      const written = inSimpleCharacters(line);
      if (written.length !== line.length) continue;
      const match = pattern.exec(written);
      const found = match?.groups?.['value'];
      if (match === null || found === undefined) continue;
      const start = match.index + match[0].lastIndexOf(found);
      const value = line.slice(start, start + found.length).trim();
      if (isTime.test(value) && !value.endsWith('%')) continue;
      if (told.some((one) => one.includes(value)) || kind === 'quality') continue;
      if (kind === 'person' && /^\p{Script=Han}+$/u.test(value) && !isName(value)) continue;
      return {
        text: value,
        type: form?.kind === 'amount' ? 'number' : 'open_end',
        citations: [cite(item.id, 'body', line)],
        sureness: 0.75,
        notes: [],
        also: [item],
      };
    }
  return undefined;
}

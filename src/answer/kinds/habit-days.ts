import { matchesIn } from '../../language/matches.ts';
import { wholeMonth } from '../../language/month-words.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import { tokens } from '../../language/tokens.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { saysIt } from '../asked/same-words.ts';
import { isForEverybody } from '../evidence/advertising.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { quotable } from '../reading/best-sentence.ts';

/** "What day does the bin go out", "which evenings do we rehearse", 周几上课: on which days of the week something is. */
const asks =
  /^(?:and |so )?(?:on )?(?:what|which) (?:week)?(?:days?|evenings?|nights?|mornings?|afternoons?)(?: of the week)? (?:do|does|is|are|has|have)\b|(?:周|星期|礼拜)几/iu;

const day =
  '(?:(?:[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri|[Ss]atur|[Ss]un)day|(?:MON|TUES|WEDNES|THURS|FRI|SATUR|SUN)DAY)';
const month = `(?:${wholeMonth}|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)`;
const oneDay = String.raw`${day}[sS]?(?!\p{L}|['’]s)(?! ?(?:the )?\d{1,2}(?:st|nd|rd|th)?(?![\d:.h]| ?(?:to|-|–|am|pm|o['’]clock)\b)|,? (?:the )?(?:\d{1,2}(?:st|nd|rd|th)? )?${month}\b)`;
const dayZh = '(?:周|星期|礼拜)[一二三四五六日天]';
/** "Tuesdays, Wednesdays and Thursdays", 周二和周四: days that are told in one breath. */
const days = `(?<days>${oneDay}(?:(?:,| and|, and| &) ${oneDay})*|${dayZh}(?:[、，和及与跟]{1,2}(?:${dayZh}|[一二三四五六日天](?![月日])))*)`;
const told = new RegExp(days, 'gu');
/** What says that it is so week by week: the plural, "every", a day that is now another. */
const isAgain =
  /\b(?:every|each|weekly|fortnightly)\b|days\b|DAYS\b|\bnow\b|\bmov(?:es?|ed|ing)\b|\bchang(?:es?|ed|ing)\b|\bfrom (?:now on|next|then)\b|每|改|换|起|固定|都是/u;
/** A day that is no more, or that is one day and no other. */
const isOtherBefore =
  /\b(?:instead of|rather than|no longer(?: on)?|not(?: on)?|from|this(?: coming)?|next|last|coming|was(?: on)?|were(?: on)?)\s*$|(?:原(?:来|定|先)?(?:的|是|在)?|不是|不再|从|由|下|上|这|本|[\d日号（(])$/iu;
const LEAST_SAID = 0.5;
const TITLED = 0.6;
const MOST_READ = 8;

/** Whether it is asked on which days of the week something is. */
export const asksForHabitDays = ({ text }: Question): boolean => asks.test(inSimpleCharacters(text));

type Habit = { readonly item: MemoryItem; readonly line: string; readonly days: string; readonly said: number };

/** The days of the week that the last letter which tells them names for what is asked about. */
export async function answerHabitDays({ text, supported, topic }: Question): Promise<Draft | undefined> {
  const habits = supported
    .filter((one) => one.item.modality === 'email' && !isForEverybody(one))
    .slice(0, MOST_READ)
    .flatMap(({ item }) => habitIn(item, topic) ?? [])
    .toSorted((a, b) => (timeOf(a.item) < timeOf(b.item) ? 1 : -1));
  const [last, before] = habits;
  if (last === undefined) return undefined;
  const hour = asksForHour.test(text) ? clock.exec(last.line)?.[0] : undefined;
  return {
    text: hour === undefined ? last.days : `${last.days}, ${hour}`,
    type: 'open_end',
    citations: [cite(last.item.id, 'body', last.line)],
    sureness: last.said >= 0.75 ? 0.8 : 0.6,
    notes: before === undefined || before.days === last.days ? [] : [before.days],
    also: [last.item],
  };
}

/** "Which day, and when": the hour as the same line writes it. */
const asksForHour = /\band (?:when|(?:at )?what time)\b|几点/iu;
const clock =
  /(?<![\d:.])\d{1,2}[:.]\d{2}(?: ?[ap]\.?m\b\.?)?(?!\d)|\d{1,2} ?[ap]\.?m\b|(?:上午|下午|晚上)?[\d一二三四五六七八九十]{1,2}[点时]半?/iu;

const timeOf = ({ time }: MemoryItem): string => time?.start ?? '';

function habitIn(item: MemoryItem, topic: ReadonlyMap<string, number>): Habit | undefined {
  const title = new Set(tokens([item.title ?? '', ...(item.people ?? []).map(({ name }) => name)].join('\n')));
  const all = [...topic.values()].reduce((sum, weight) => sum + weight, 0);
  const text = quotable(item).find(({ field }) => field === 'body')?.text ?? '';
  const lines = text.split(/\n|(?<=[.!?。！？])\s*(?=\p{Lu}|\p{Script=Han})/u);
  const found = lines.flatMap((line): Habit[] => {
    const days = daysOf(line);
    if (days === undefined || all === 0) return [];
    const own = new Set(tokens(line));
    let [said, isOwn] = [0, false];
    for (const [word, weight] of topic) {
      const here = saysIt(word, own);
      isOwn ||= here;
      said += weight * (here ? 1 : saysIt(word, title) ? TITLED : 0);
    }
    return isOwn && said / all >= LEAST_SAID ? [{ item, line, days, said: said / all }] : [];
  });
  return found.toSorted((a, b) => b.said - a.said)[0];
}

/** "The juniors need Tuesdays, so it moves to Thursdays", 周二没有场地，挪到周四. */
const movedTo = new RegExp(
  String.raw`(?:\b(?:mov|chang|shift|switch|transfer)\p{L}*(?: \p{L}+){0,3} to|(?:[挪改换移调推提]|变更|调整)(?:到|至|成|为|在))(?: the)? ?(?:每|下午|晚上)?${days}`,
  'u',
);

/** The days that hold of a line; of a table's columns the last. */
function daysOf(line: string): string | undefined {
  const written = inSimpleCharacters(line);
  if (!isAgain.test(written) || written.length !== line.length) return undefined;
  const held = matchesIn(written, told).filter(({ index }) => !isOtherBefore.test(written.slice(0, index)));
  const moved = movedTo.exec(written);
  const now = moved?.groups?.['days'];
  if (moved !== null && now !== undefined) {
    const end = moved.index + moved[0].length;
    return line.slice(end - now.length, end);
  }
  const isTable = /\S\s{3,}\S.*\s{3,}/u.test(line);
  const one = isTable ? held.at(-1) : held[0];
  return one === undefined ? undefined : line.slice(one.index, one.index + one[0].length);
}

import { term } from '../../language/terms.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { addDays } from '../../memory/time-span.ts';
import type { Draft, Question } from '../question.ts';
import { listDraft } from './answer-records.ts';

/** What of one's pictures is asked for, and the occasion that they are of, which letters may tell the day of. */
const ofOccasion: readonly RegExp[] = [
  /\b(?:photos?|pictures?|pics|shots|snaps|images|videos?|clips?|everything|all)\b(?: (?:that |which )?(?:i|we) (?:\p{L}+ ){0,2}?(?:took|shot|snapped|filmed|made|photographed|have)| did (?:i|we) take| taken| there are)? (?:(?:from|of|on) the (?:day|night|evening|morning|afternoon) of|from|at|during) (?<occasion>(?:the |my |our |his |her |their )?\p{L}[^?.!]{2,60}?)[?.! ]*$/iu,
  /^(?:请|帮我|给我)?(?:把|找出|看看|列出|我要看|我想看|看)?(?:所有|全部)?(?:我|我们|咱们)?(?:在)?(?<occasion>\p{Script=Han}[^，。？?]{1,20}?)(?:那天|当天|那晚|当晚|那一天|那日|當天|那次|的时候|时)(?:我|我们)?(?:都)?(?:拍|照)(?:的|了|过|下)?(?:的|了)?(?:所有|全部|哪些|什么|些)?(?:照片|相片|图片|视频)/u,
];
const asksForFilms = /\b(?:videos?|clips?|films?|footage)\b|视频|录像/iu;
const asksForPhotos = /\b(?:photos?|pictures?|pics|shots|snaps|images)\b|照片|相片|图片/iu;

/** An occasion is over in so many days. */
const LONGEST = 3;
const MOST_OF_A_DAY = 200;

/**
 * Pictures of an occasion that none of them names: what was taken on its day, by what the letters say of it. Nothing
 * where no letter tells the day, or no picture was taken on it.
 */
export async function picturesOfOccasion(question: Question): Promise<Draft | undefined> {
  const { text, part } = question;
  const occasion = ofOccasion
    .map((pattern) => pattern.exec(text)?.groups?.['occasion'])
    .find((one) => one !== undefined);
  if (occasion === undefined || part === undefined) return undefined;
  const told = await part(question.language === 'zh' ? `${occasion}是哪天？` : `When was ${occasion}?`);
  if (told?.value?.kind !== 'moment') return undefined;
  const { start, end } = told.value;
  const days = daysFrom(start.slice(0, 10), end.slice(0, 10));
  for (const tried of [days, ...(await otherDaysOf(told, question))]) {
    const items: MemoryItem[] = [];
    for (const day of tried) items.push(...(await takenOn(day, question)));
    const draft = listDraft(items, question);
    if (draft !== undefined) return { ...draft, sureness: draft.sureness * told.sureness };
  }
  return undefined;
}

/** The other days that the letters name which told the day, the last named first: who moves something names the old day before the new one. */
async function otherDaysOf({ citations }: Draft, { store }: Question): Promise<string[][]> {
  const letters = await store.items([...new Set(citations.map(({ id }) => id))]);
  const days = letters.flatMap(({ dates = [] }) =>
    dates.flatMap(({ start, end, role }) =>
      role !== 'due' && start.slice(0, 10) === end.slice(0, 10) ? [start.slice(0, 10)] : [],
    ),
  );
  return [...new Set(days.toReversed())].map((day) => [day]);
}

function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last && days.length <= LONGEST; day = addDays(day, 1)) days.push(day);
  return days.length > LONGEST ? [] : days;
}

async function takenOn(day: string, { store, text }: Question): Promise<readonly MemoryItem[]> {
  const [photos, films] = [asksForPhotos.test(text), asksForFilms.test(text)];
  const kinds = [...(photos || !films ? (['image'] as const) : []), ...(films || !photos ? (['video'] as const) : [])];
  const any = [kinds.map((kind) => term.modality(kind)), [term.day(day)]];
  return store.items(await store.match({ any, none: [] }, MOST_OF_A_DAY));
}

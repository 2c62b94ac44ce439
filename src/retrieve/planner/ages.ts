import { leaf } from '../../memory/query-plan.ts';
import { addDays } from '../../memory/time-span.ts';
import { daySpan } from './calendar.ts';
import { entriesOf, formOf, type Gazetteer, type KnownPerson } from './gazetteer.ts';
import { kinNamed } from './named-kin.ts';
import { numberOfWord } from './number-words.ts';
import type { Said } from './plan-literals.ts';
import { mask, type QuestionText } from './question-text.ts';

export type AgesRead = {
  readonly said: readonly Said[];
  readonly question: QuestionText;
  readonly unknown: readonly string[];
};

const count =
  '\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty';
const age = new RegExp(
  `\\b(?:when|while|as) (?<who>(?:my |our )?[\\p{L}' ]{1,30}?) (?:was|were|turned) (?:only |just |about )?(?<age>${count})(?: years? old)?(?= |[,.?!]|$)(?! (?:in|at|days?|weeks?|months?|people))|(?:(?<whose>(?:(?:my|our) )?[\\p{L}]+) )?\\bat (?:the )?age (?:of )?(?<at>${count})\\b|(?<chinese>[\\p{L}]{0,8}?)(?<years>\\d{1,2}|[一二三四五六七八九十两]{1,3})岁(?:的时候|那年|时|生日)?`,
  'iu',
);

const birthday =
  /(?<whose>\b(?:my|our)(?: [\p{L}]+'s)?|\b[\p{L}]+'s)? ?\b(?<age>\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) birthday\b|(?<chinese>[\p{L}]{0,8}?)的?(?<years>\d{1,2}|[一二三四五六七八九十两]{1,3})岁生日/iu;

/** "Anna's 30th birthday", 我三十岁生日: the days around one day, where the day of birth is known. */
function birthdayOf(q: QuestionText, gazetteer: Gazetteer): AgesRead | undefined {
  const found = birthday.exec(q.rest);
  const words = found?.groups;
  const years = numberOfWord(words?.['age'] ?? words?.['years'] ?? '');
  if (found === null || words === undefined || years === undefined) return undefined;
  // Whose "her" is, only a reader knows.
  if (/\b(?:her|his|their|whose)$/i.test(q.text.slice(0, found.index).trimEnd())) return undefined;
  const who = (words['whose'] ?? words['chinese'] ?? '').replace(/^(?:my|our) ?|'s$/gi, '').trim();
  const born = personNamed(who, gazetteer)?.born;
  if (born === undefined) return undefined;
  const day = anniversary(born, years);
  const skipped = (words['whose'] ?? words['chinese'] ?? '').length;
  const [start, end] = [found.index + skipped, found.index + found[0].length];
  const node = leaf('time', { ...daySpan(addDays(day, -2), addDays(day, 2)), said: found[0].trim() });
  return { said: [{ start, end, node }], question: q, unknown: [] };
}

export const isAge = (text: string): boolean => age.test(text) || stages.some(({ words }) => words.test(text));

/** Parts of a life and the years of age they last. */
const stages: readonly { readonly words: RegExp; readonly years: readonly [number, number] }[] = [
  { words: /\bas a (?:baby|newborn|toddler)\b|婴儿时期|刚出生(?:的时候)?/iu, years: [0, 2] },
  {
    words:
      /\bas a (?:(?:small|little|young) )?(?:child|kid|boy|girl)\b|\b(?:in|during|from) my childhood\b|\bwhen i was (?:little|young|small|a child|a kid|a boy|a girl)\b|小时候|童年时?|儿时|小的时候/iu,
    years: [0, 12],
  },
  { words: /年轻(?:的时候|时候|时)|\bwhen (?:i|we|he|she|they) (?:was|were) young(?:er)?\b/iu, years: [15, 30] },
  { words: /\bas a teen(?:ager)?\b|\bwhen i was a teen(?:ager)?\b|青少年时期|十几岁(?:的时候|时)?/iu, years: [13, 19] },
];

/** "As a child", 小时候: some years of the owner's life, or of the one person who is named before it. */
function stageOf(q: QuestionText, gazetteer: Gazetteer): AgesRead | undefined {
  for (const { words, years } of stages) {
    const found = words.exec(q.rest);
    if (found === null) continue;
    const lead = /(?:\b(?:my |our )?([\p{L}]+) |([\p{Script=Han}]{2,3}))$/u.exec(q.text.slice(0, found.index));
    const person =
      personNamed(lead?.[1] ?? lead?.[2] ?? '', gazetteer, false) ??
      personAfter(q.text.slice(found.index + found[0].length), gazetteer) ??
      (/[\p{L}]{2,}/u.test(lead?.[2] ?? '') && !/我$/u.test(lead?.[2] ?? '') ? undefined : personNamed('', gazetteer));
    if (person?.born === undefined) return { said: [], question: q, unknown: [`${found[0]}: date of birth`] };
    const [start, end] = [found.index, found.index + found[0].length];
    const to = addDays(anniversary(person.born, years[1] + 1), -1);
    const node = leaf('time', { ...daySpan(anniversary(person.born, years[0]), to), said: found[0] });
    return { said: [{ start, end, node }], question: mask(q, start, end), unknown: [] };
  }
  return undefined;
}

/** "When I was ten", "Anna at age 5", 我十岁的时候: a year of somebody's life, where the memory knows the day of birth. */
export function agesOf(q: QuestionText, gazetteer: Gazetteer): AgesRead {
  const known = birthdayOf(q, gazetteer) ?? stageOf(q, gazetteer);
  if (known !== undefined) return known;
  const found = age.exec(q.rest);
  const words = found?.groups;
  const years = numberOfWord(words?.['age'] ?? words?.['at'] ?? words?.['years'] ?? '');
  if (found === null || words === undefined || years === undefined || /岁生日$/u.test(found[0]))
    return { said: [], question: q, unknown: [] };
  const named = personNamed((words['whose'] ?? '').trim(), gazetteer, false);
  const who = (words['who'] ?? words['chinese'] ?? '').trim();
  const tail = q.text.slice(found.index + found[0].length);
  const person = named ?? (who === '' ? personAfter(tail, gazetteer) : undefined) ?? personNamed(who, gazetteer);
  // The person stays named: only the age is understood.
  const skipped = (words['whose'] ?? words['chinese'] ?? '').length;
  const [start, end] = [found.index + skipped, found.index + found[0].length];
  const born = person?.born;
  if (born === undefined) return { said: [], question: q, unknown: [`${whoOf(who) || found[0]}: date of birth`] };
  const until = /^(?:以前|之前)/u.exec(tail)?.[0];
  const from = until === undefined ? anniversary(born, years) : born;
  const to = addDays(anniversary(born, until === undefined ? years + 1 : years), -1);
  const node = leaf('time', { ...daySpan(from, to), said: found[0] });
  const masked = mask(q, start, end + (until?.length ?? 0));
  return { said: [{ start, end, node }], question: masked, unknown: [] };
}

/** 刚出生的乐乐, 三岁以前的乐乐: who comes after. */
function personAfter(tail: string, gazetteer: Gazetteer): KnownPerson | undefined {
  const words = /^(?:以前|之前)?的([\p{L}]{1,6})/u.exec(tail)?.[1] ?? '';
  for (let length = Math.min(6, words.length); length >= 2; length -= 1) {
    const found = personNamed(words.slice(0, length), gazetteer, false);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The words right before an age that name somebody: 我, 小明. */
const whoOf = (words: string): string =>
  /\p{Script=Han}/u.test(words) ? (/(?:我|[\p{L}]{2,4})$/u.exec(words)?.[0] ?? words) : words;

function personNamed(who: string, gazetteer: Gazetteer, orOwner = true): KnownPerson | undefined {
  if ((who === '' && orOwner) || /^(?:i|we|我|我们)$/iu.test(who) || /我$/u.test(who))
    return gazetteer.people.find((person) => person.owner);
  const bare = who.replace(/^(?:my|our) /i, '');
  const entry = entriesOf(gazetteer, formOf(bare)).find((one) => one.kind === 'person');
  return entry?.kind === 'person' ? entry.person : kinNamed([bare], bare, gazetteer).people[0];
}

const anniversary = (born: string, years: number): string =>
  `${String(Number(born.slice(0, 4)) + years).padStart(4, '0')}${born.slice(4, 10).replace('-02-29', '-02-28')}`;

import { leaf } from '../../memory/query-plan.ts';
import { addDays, daySpan } from './calendar.ts';
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
  `\\b(?:when|while|as) (?<who>(?:my |our )?[\\p{L}' ]{1,30}?) (?:was|were|turned) (?:only |just |about )?(?<age>${count})(?: years? old)?(?= |[,.?!]|$)(?! (?:in|at|days?|weeks?|months?|people))|\\bat (?:the )?age (?:of )?(?<at>${count})\\b|(?<chinese>[\\p{L}]{0,8}?)(?<years>\\d{1,2}|[一二三四五六七八九十两]{1,3})岁(?:的时候|那年|时|生日)?`,
  'iu',
);

export const isAge = (text: string): boolean => age.test(text);

/** "When I was ten", "Anna at age 5", 我十岁的时候: a year of somebody's life, where the memory knows the day of birth. */
export function agesOf(q: QuestionText, gazetteer: Gazetteer): AgesRead {
  const found = age.exec(q.rest);
  const words = found?.groups;
  const years = numberOfWord(words?.['age'] ?? words?.['at'] ?? words?.['years'] ?? '');
  if (found === null || words === undefined || years === undefined || /岁生日$/u.test(found[0]))
    return { said: [], question: q, unknown: [] };
  const who = (words['who'] ?? words['chinese'] ?? '').trim();
  const person = personNamed(who, gazetteer);
  const skipped = words['chinese'] === undefined ? 0 : who.length - whoOf(who).length;
  const [start, end] = [found.index + skipped, found.index + found[0].length];
  const born = person?.born;
  if (born === undefined) return { said: [], question: q, unknown: [`${whoOf(who) || found[0]}: date of birth`] };
  const from = anniversary(born, years);
  const node = leaf('time', { ...daySpan(from, addDays(anniversary(born, years + 1), -1)), said: found[0] });
  return { said: [{ start, end, node }], question: mask(q, start, end), unknown: [] };
}

/** The words right before an age that name somebody: 我, 小明. */
const whoOf = (words: string): string => /(?:我|[\p{L}]{2,4})$/u.exec(words)?.[0] ?? words;

function personNamed(who: string, gazetteer: Gazetteer): KnownPerson | undefined {
  if (who === '' || /^(?:i|we|我|我们)$/iu.test(who) || /我$/u.test(who))
    return gazetteer.people.find((person) => person.owner);
  const bare = who.replace(/^(?:my|our) /i, '');
  const entry = entriesOf(gazetteer, formOf(bare)).find((one) => one.kind === 'person');
  return entry?.kind === 'person' ? entry.person : kinNamed([bare], bare, gazetteer).people[0];
}

const anniversary = (born: string, years: number): string =>
  `${String(Number(born.slice(0, 4)) + years).padStart(4, '0')}${born.slice(4, 10).replace('-02-29', '-02-28')}`;

import type { Chance } from '../chance.ts';
import { dateZh, dayText } from '../truth/calendar.ts';
import { type Retelling, type Retold, retell } from '../voices/retell.ts';
import { isTraditional, traditional } from '../voices/traditional.ts';
import type { Language, Voice } from '../voices/voice.ts';
import type { Draft } from './draft.ts';

/** The words of a question in one voice; in Chinese as often as the voice asks in Chinese, where it can. */
export function phrase(
  draft: Draft,
  voice: Voice,
  chance: Chance,
): { readonly text: string; readonly language: Language } {
  const of = (language: Language) => whole(voice.questions[language].get(draft.key) ?? [], draft);
  const zh = of('zh');
  const language = chance.is(voice.chinese) && zh.length > 0 ? 'zh' : 'en';
  const sentence = chance.pick(language === 'zh' ? zh : of('en'));
  const { words, asked } = detailsOf(draft, voice.details[language], language, chance);
  const typed =
    voice.hasty !== undefined && language === 'en' && chance.is(SLIP) ? slipped(sentence, chance) : sentence;
  const filled = typed.replace(
    /\{(\w+)\}/g,
    (_, slot: string) => words.get(slot) ?? (/^(where|when|who)$/.test(slot) ? '' : missing(slot, draft)),
  );
  const today =
    asked === undefined ? '' : language === 'zh' ? `今天是${dateZh(asked)}。` : `Today is ${dayText(asked)}. `;
  const said = `${today}${spoken(tidy(filled, language, voice), language, voice, chance)}`;
  // Who types one script types all of it so.
  return { text: voice.traditional && isTraditional(sentence) ? traditional(said) : said, language };
}

/** What stands in each slot, as the voice says it, and the day of asking when one of them is told from it. */
function detailsOf(
  { given, said }: Draft,
  table: readonly Retelling[],
  language: Language,
  chance: Chance,
): { readonly words: ReadonlyMap<string, string>; readonly asked: number | undefined } {
  const meant = said.find((one) => one.asked !== undefined)?.asked;
  const told = said.map((one): Retold & { readonly slot: string } => ({
    slot: one.part,
    // One day of asking is enough for one question.
    ...retell(table, one[language], chance, meant === undefined),
  }));
  const words = new Map(
    given.map((one) => [
      one.slot,
      one.condition === undefined || one.slot === 'name' || one.slot === 'city'
        ? one[language]
        : retell(table, one[language], chance).text,
    ]),
  );
  const gap = language === 'en' ? ' ' : '';
  for (const [slot, parts] of Map.groupBy(told, (one) => one.slot))
    words.set(slot, parts.map(({ text }) => text).join(gap));
  return { words, asked: meant ?? told.find(({ asked }) => asked !== undefined)?.asked };
}

/** Of what is typed in haste, how much has a slip of the fingers in it. */
const SLIP = 0.08;

/** Two letters of a long word have changed places; what is filled in stays as it is. */
function slipped(sentence: string, chance: Chance): string {
  const words = [...sentence.matchAll(/(?<![{\p{L}])\p{Ll}{6,}(?![}\p{L}])/gu)];
  if (words.length === 0) return sentence;
  const { 0: word, index } = chance.pick(words);
  const at = index + chance.int(1, word.length - 3);
  return `${sentence.slice(0, at)}${sentence.charAt(at + 1)}${sentence.charAt(at)}${sentence.slice(at + 2)}`;
}

/** Of what is typed in haste, how much has words around it, and how much is typed without capitals. */
const AROUND = 0.35;
const LOWER = 0.12;
/** The same with words before or after that ask for nothing, as people write when they do not think of a search. */
function spoken(text: string, language: Language, { hasty }: Voice, chance: Chance): string {
  if (hasty === undefined) return text;
  const gap = language === 'en' ? ' ' : '';
  const { before, after } = hasty[language];
  const wrapped = !chance.is(AROUND)
    ? text
    : chance.is(0.5)
      ? `${chance.pick(before)}${gap}${text}`
      : `${text}${gap}${chance.pick(after)}`;
  return chance.is(LOWER) ? wrapped.toLowerCase() : wrapped;
}

/** Sentences that say every detail that the fact is told apart by. */
function whole(sentences: readonly string[], { given, said }: Draft): string[] {
  const needed = [
    ...given.filter(({ condition }) => condition !== undefined).map(({ slot }) => slot),
    ...said.map(({ part }) => part),
  ];
  return sentences.filter((sentence) => needed.every((slot) => sentence.includes(`{${slot}}`)));
}

function missing(slot: string, { key }: Draft): never {
  throw new RangeError(`${key} fills no {${slot}}`);
}

/** No doubled spaces, none before a mark; a sentence of a voice that takes its time begins with a capital. */
function tidy(text: string, language: Language, { hasty }: Voice): string {
  const spaced = text
    .replace(/ {2,}/g, ' ')
    .replace(/ ([?,.:])/g, '$1')
    .trim();
  if (language === 'zh') return spaced.replace(/^[，、]/, '').replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '');
  return hasty !== undefined ? spaced : spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

import type { Chance } from '../chance.ts';
import { dateZh, dayText } from '../truth/calendar.ts';
import type { Wording } from '../wording.ts';
import { type Draft, partText } from './draft.ts';
import { englishWordings } from './wordings-en.ts';
import { chineseWordings } from './wordings-zh.ts';

type Pool = Readonly<Record<Wording, readonly string[]>>;
const voices: readonly Wording[] = ['first', 'second', 'third'];

/** A block a kind, a line a sentence, each with the number of its voice. Errors: RangeError for a line without one. */
export function readPools(text: string): ReadonlyMap<string, Pool> {
  return new Map(
    text
      .trim()
      .split(/\n\s*\n/)
      .map((block) => {
        const [key = '', ...lines] = block.split('\n');
        for (const line of lines) if (!/^[123] ./.test(line)) throw new RangeError(`no voice in: ${line}`);
        const of = (n: number) => lines.filter((line) => line.startsWith(String(n + 1))).map((line) => line.slice(2));
        return [key, { first: of(0), second: of(1), third: of(2) }];
      }),
  );
}
const english = readPools(englishWordings);
const chinese = readPools(chineseWordings);
export const pools = { english, chinese, voices } as const;

const CHINESE = 0.3;

/** The words of a question in one voice; in Chinese as often as not where that voice speaks it. */
export function phrase(
  draft: Draft,
  wording: Wording,
  chance: Chance,
): { readonly text: string; readonly language: 'en' | 'zh' } {
  const zh = whole(chinese.get(draft.key)?.[wording] ?? [], draft);
  const language = chance.is(CHINESE) && zh.length > 0 ? 'zh' : 'en';
  const sentence = chance.pick(language === 'zh' ? zh : whole(english.get(draft.key)?.[wording] ?? [], draft));
  const slots = new Map(draft.given.map((one) => [one.slot, one[language]]));
  const typed = wording === 'third' && language === 'en' && chance.is(SLIP) ? slipped(sentence, chance) : sentence;
  const filled = typed.replace(
    /\{(\w+)\}/g,
    (_, slot: string) =>
      slots.get(slot) ??
      (slot === 'where' || slot === 'when' || slot === 'who'
        ? partText(draft.said, slot, language)
        : missing(slot, draft)),
  );
  const asked = draft.said.find((one) => one.asked !== undefined)?.asked;
  const today =
    asked === undefined ? '' : language === 'zh' ? `今天是${dateZh(asked)}。` : `Today is ${dayText(asked)}. `;
  const text = tidy(filled, language, wording);
  return { text: `${today}${wording === 'third' ? spoken(text, language, chance) : text}`, language };
}

/** Of what is asked in the third voice, how much has a slip of the fingers in it. */
const SLIP = 0.08;

/** Two letters of a long word have changed places; what is filled in stays as it is. */
function slipped(sentence: string, chance: Chance): string {
  const words = [...sentence.matchAll(/(?<![{\p{L}])\p{Ll}{6,}(?![}\p{L}])/gu)];
  if (words.length === 0) return sentence;
  const { 0: word, index } = chance.pick(words);
  const at = index + chance.int(1, word.length - 3);
  return `${sentence.slice(0, at)}${sentence.charAt(at + 1)}${sentence.charAt(at)}${sentence.slice(at + 2)}`;
}

/** Of what is asked in the third voice, how much has words around it, and how much is typed without capitals. */
const AROUND = 0.35;
const LOWER = 0.12;
const around = {
  en: {
    before: [
      'ok so',
      'hi,',
      'sorry to bother you but',
      'do you happen to know:',
      'my wife wants to know,',
      'hmm,',
      'quick question,',
      'one more thing:',
      'I’m filling in a form,',
      'bit of a long shot,',
    ],
    after: ['thanks!', '??', 'pls', 'I can’t find it anywhere', 'would be great to know', 'if that’s in there', 'asap'],
  },
  zh: {
    before: ['麻烦问下，', '那个，', '我想知道', '对了，', '急，', '帮忙看看，', '有点久了，'],
    after: ['，谢谢', '，我找不到了', '，记不清了', '？？', '，拜托'],
  },
} as const;

/** The same with words before or after that ask for nothing, as people write when they do not think of a search. */
function spoken(text: string, language: 'en' | 'zh', chance: Chance): string {
  const gap = language === 'en' ? ' ' : '';
  const { before, after } = around[language];
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

/** No doubled spaces, none before a mark; a sentence of the first two voices begins with a capital. */
function tidy(text: string, language: 'en' | 'zh', wording: Wording): string {
  const spaced = text
    .replace(/ {2,}/g, ' ')
    .replace(/ ([?,.:])/g, '$1')
    .trim();
  if (language === 'zh') return spaced.replace(/^[，、]/, '').replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '');
  return wording === 'third' ? spaced : spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

import { type Wording, wordings } from '../../../contract/wordings.ts';
import type { Chance } from '../chance.ts';
import { dateZh, dayText } from '../truth/calendar.ts';
import { type Language, type Retold, retell } from '../voices/retell.ts';
import { isTraditional, traditional } from '../voices/traditional.ts';
import type { Draft } from './draft.ts';
import { eighthEnglish } from './voice-eighth-en.ts';
import { eighthChinese } from './voice-eighth-zh.ts';
import { eleventhEnglish } from './voice-eleventh-en.ts';
import { eleventhChinese } from './voice-eleventh-zh.ts';
import { fifteenthEnglish } from './voice-fifteenth-en.ts';
import { fifteenthChinese } from './voice-fifteenth-zh.ts';
import { fifthEnglish } from './voice-fifth-en.ts';
import { fifthChinese } from './voice-fifth-zh.ts';
import { fourteenthEnglish } from './voice-fourteenth-en.ts';
import { fourteenthChinese } from './voice-fourteenth-zh.ts';
import { fourthEnglish } from './voice-fourth-en.ts';
import { fourthChinese } from './voice-fourth-zh.ts';
import { ninthEnglish } from './voice-ninth-en.ts';
import { ninthTraditional } from './voice-ninth-hant.ts';
import { ninthChinese } from './voice-ninth-zh.ts';
import { seventeenthEnglish } from './voice-seventeenth-en.ts';
import { seventeenthChinese } from './voice-seventeenth-zh.ts';
import { seventhEnglish } from './voice-seventh-en.ts';
import { seventhChinese } from './voice-seventh-zh.ts';
import { sixteenthEnglish } from './voice-sixteenth-en.ts';
import { sixteenthChinese } from './voice-sixteenth-zh.ts';
import { sixthEnglish } from './voice-sixth-en.ts';
import { sixthChinese } from './voice-sixth-zh.ts';
import { tenthEnglish } from './voice-tenth-en.ts';
import { tenthChinese } from './voice-tenth-zh.ts';
import { thirteenthEnglish } from './voice-thirteenth-en.ts';
import { thirteenthChinese } from './voice-thirteenth-zh.ts';
import { twelfthEnglish } from './voice-twelfth-en.ts';
import { twelfthChinese } from './voice-twelfth-zh.ts';
import { englishWordings } from './wordings-en.ts';
import { chineseWordings } from './wordings-zh.ts';

type Pool = Readonly<Record<Wording, readonly string[]>>;

/** A block a kind, a line a sentence, each with the number of its voice. Errors: RangeError for a line without one. */
export function readPools(...texts: readonly string[]): ReadonlyMap<string, Pool> {
  const lines = texts.flatMap((text) =>
    text
      .trim()
      .split(/\n\s*\n/)
      .flatMap((block) => {
        const [key = '', ...sentences] = block.split('\n');
        for (const line of sentences) if (!/^\d+ ./.test(line)) throw new RangeError(`no voice in: ${line}`);
        return sentences.map((line) => ({
          key,
          voice: wordings[Number.parseInt(line, 10) - 1],
          sentence: line.replace(/^\d+ /, ''),
        }));
      }),
  );
  return new Map(
    [...Map.groupBy(lines, ({ key }) => key)].map(([key, all]) => {
      const of = (wording: Wording) => all.flatMap(({ voice, sentence }) => (voice === wording ? [sentence] : []));
      return [
        key,
        {
          first: of('first'),
          second: of('second'),
          third: of('third'),
          fourth: of('fourth'),
          fifth: of('fifth'),
          sixth: of('sixth'),
          seventh: of('seventh'),
          eighth: of('eighth'),
          ninth: of('ninth'),
          tenth: of('tenth'),
          eleventh: of('eleventh'),
          twelfth: of('twelfth'),
          thirteenth: of('thirteenth'),
          fourteenth: of('fourteenth'),
          fifteenth: of('fifteenth'),
          sixteenth: of('sixteenth'),
          seventeenth: of('seventeenth'),
        },
      ];
    }),
  );
}
const english = readPools(
  englishWordings,
  fourthEnglish,
  fifthEnglish,
  sixthEnglish,
  seventhEnglish,
  eighthEnglish,
  ninthEnglish,
  tenthEnglish,
  eleventhEnglish,
  twelfthEnglish,
  thirteenthEnglish,
  fourteenthEnglish,
  fifteenthEnglish,
  sixteenthEnglish,
  seventeenthEnglish,
);
const chinese = readPools(
  chineseWordings,
  fourthChinese,
  fifthChinese,
  sixthChinese,
  seventhChinese,
  eighthChinese,
  ninthChinese,
  ninthTraditional,
  tenthChinese,
  eleventhChinese,
  twelfthChinese,
  thirteenthChinese,
  fourteenthChinese,
  fifteenthChinese,
  sixteenthChinese,
  seventeenthChinese,
);
export const pools = { english, chinese } as const;

/** Of what may be asked in both languages, how much is asked in Chinese. */
const CHINESE = 0.3;
const moreChinese: Partial<Readonly<Record<Wording, number>>> = { ninth: 0.7, tenth: 0.33 };

/** The words of a question in one voice; in Chinese as often as not where that voice speaks it. */
export function phrase(
  draft: Draft,
  wording: Wording,
  chance: Chance,
): { readonly text: string; readonly language: Language } {
  const zh = whole(chinese.get(draft.key)?.[wording] ?? [], draft);
  const language = chance.is(moreChinese[wording] ?? CHINESE) && zh.length > 0 ? 'zh' : 'en';
  const sentence = chance.pick(language === 'zh' ? zh : whole(english.get(draft.key)?.[wording] ?? [], draft));
  const { words, asked } = detailsOf(draft, wording, language, chance);
  const typed = hasty.has(wording) && language === 'en' && chance.is(SLIP) ? slipped(sentence, chance) : sentence;
  const filled = typed.replace(
    /\{(\w+)\}/g,
    (_, slot: string) => words.get(slot) ?? (/^(where|when|who)$/.test(slot) ? '' : missing(slot, draft)),
  );
  const today =
    asked === undefined ? '' : language === 'zh' ? `今天是${dateZh(asked)}。` : `Today is ${dayText(asked)}. `;
  const text = tidy(filled, language, wording);
  const said = `${today}${hasty.has(wording) ? spoken(text, language, wording, chance) : text}`;
  // Who types one script types all of it so.
  return { text: wording === 'ninth' && isTraditional(sentence) ? traditional(said) : said, language };
}

/** Voices that type in haste. */
const hasty: ReadonlySet<Wording> = new Set(['third', 'fourth', 'fifth', 'seventh', 'ninth']);

/** What stands in each slot, as the voice says it, and the day of asking when one of them is told from it. */
function detailsOf(
  { given, said }: Draft,
  wording: Wording,
  language: Language,
  chance: Chance,
): { readonly words: ReadonlyMap<string, string>; readonly asked: number | undefined } {
  const meant = said.find((one) => one.asked !== undefined)?.asked;
  const told = said.map((one): Retold & { readonly slot: string } => ({
    slot: one.part,
    // One day of asking is enough for one question.
    ...retell(one[language], wording, language, chance, meant === undefined),
  }));
  const words = new Map(
    given.map((one) => [
      one.slot,
      one.condition === undefined || one.slot === 'name' || one.slot === 'city'
        ? one[language]
        : retell(one[language], wording, language, chance).text,
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
type Around = Readonly<Record<Language, { readonly before: readonly string[]; readonly after: readonly string[] }>>;
const around: Partial<Readonly<Record<Wording, Around>>> = {
  third: {
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
      after: [
        'thanks!',
        '??',
        'pls',
        'I can’t find it anywhere',
        'would be great to know',
        'if that’s in there',
        'asap',
      ],
    },
    zh: {
      before: ['麻烦问下，', '那个，', '我想知道', '对了，', '急，', '帮忙看看，', '有点久了，'],
      after: ['，谢谢', '，我找不到了', '，记不清了', '？？', '，拜托'],
    },
  },
  fourth: {
    en: {
      before: [
        'Forgive the trouble.',
        'Now then.',
        'oh hey,',
        'ok this is gonna sound dumb but',
        'Settle an argument:',
      ],
      after: ['Much obliged.', 'No hurry.', 'lol', 'I’m blanking', 'you’re the best', '(my memory being what it is)'],
    },
    zh: {
      before: ['喂，', '其实咧，', '唔该，', '想问下', '救命，'],
      after: ['，唔该晒', '啊？', '，急用', '，我唔记得咗', '，thx'],
    },
  },
  fifth: {
    en: {
      before: ['Dear assistant,', 'Excuse me my question:', 'Sorry for my english.', 'yo', 'hey quick q:'],
      after: ['Thank you in advance.', 'It is for my tax declaration.', 'ty', 'idk anymore', 'rn pls'],
    },
    zh: {
      before: ['您好，', '劳驾，', '因报销需要，', '经回忆仍不能确定，'],
      after: ['谢谢。', '此致。', '望尽快回复。', '烦请核实。'],
    },
  },
  seventh: {
    en: { before: ['eh', 'aiyo', 'k so', 'hlp', 'bro'], after: ['thx', 'leh', '🙏', 'idr', 'faster pls', '??'] },
    zh: { before: ['em…', '诶 ', '问下 ', '救 ', '咳咳 '], after: [' 谢啦', '？', ' 在线等', ' 忘了', '🙏'] },
  },
  ninth: {
    en: {
      before: ['Hello,', 'Sorry for disturb,', 'Please,', 'My daughter asks:', 'hii'],
      after: ['Thank you very much.', 'I forgot all.', 'please', 'tysm', 'It is urgent.'],
    },
    zh: {
      before: ['你好，', '麻烦你，', '老了记不住，', '那个那个，', '哈喽 '],
      after: [' 谢谢你啊', ' 麻烦了', '呜呜', ' 急急急', ' 想不起来了'],
    },
  },
};

/** The same with words before or after that ask for nothing, as people write when they do not think of a search. */
function spoken(text: string, language: Language, wording: Wording, chance: Chance): string {
  const gap = language === 'en' ? ' ' : '';
  const { before, after } = around[wording]?.[language] ?? { before: [''], after: [''] };
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
function tidy(text: string, language: Language, wording: Wording): string {
  const spaced = text
    .replace(/ {2,}/g, ' ')
    .replace(/ ([?,.:])/g, '$1')
    .trim();
  if (language === 'zh') return spaced.replace(/^[，、]/, '').replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '');
  return hasty.has(wording) ? spaced : spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

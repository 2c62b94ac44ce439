import { matchesIn } from '../../../language/matches.ts';
import { nameAt, notNames } from '../../../language/name-words.ts';
import { relationCues } from '../../../language/relation-cues.ts';
import { isHanPersonName } from '../../../language/relation-cues-han.ts';
import { type Word, wordsOf } from '../../../language/words.ts';
import { compact, type Harmless, overlaps, type Span } from './spans.ts';

/** What is known of words when names are looked for that the memory does not know. */
export type WordKnowledge = {
  /** Whether a folded word is an ordinary one: written small elsewhere, or in the program's own lists. */
  readonly isWord: (folded: string) => boolean;
  /** Whether a name is one of a public place: a city, a country, a venue. */
  readonly isPublic: (name: string) => boolean;
  /** Where a text names public places of more than one word: "Hotel Miramar", "New York". */
  readonly publicSpans: (text: string) => readonly Harmless[];
};

/**
 * Names that nothing knows, by how they are written: in languages that write nouns small each word with a capital is one
 * unless it is an ordinary word, a month or a public place; in German those without an article before them, and pairs.
 * More is taken for a name than is one: a copy that says too little harms nobody.
 */
export function unknownNames(
  text: string,
  knowledge: WordKnowledge,
  safe: readonly Harmless[],
  german: boolean,
): Span[] {
  const words = wordsOf(text);
  const spans: Span[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (word === undefined || !isCandidate(text, word, knowledge)) continue;
    const run = nameAt(text, words, at, 4);
    const end = run?.end ?? word.end;
    const span = { start: word.start, end };
    if (safe.some((other) => overlaps(other, span)) || knowledge.isPublic(text.slice(word.start, end))) {
      at = (run?.afterWord ?? at + 1) - 1;
      continue;
    }
    if (german && !isGermanName(text, words, at, run?.afterWord ?? at + 1)) continue;
    spans.push({ kind: 'NAME', ...span, key: compact(text.slice(word.start, end)) });
    at = (run?.afterWord ?? at + 1) - 1;
  }
  return [...spans, ...byRelation(text, knowledge), ...inHan(text)];
}

function isCandidate(text: string, { folded, start, end }: Word, { isWord, isPublic }: WordKnowledge): boolean {
  const written = text.slice(start, end);
  if (written.length < 2 || !/^\p{Lu}/u.test(written) || /\d|\p{Script=Han}/u.test(written)) return false;
  // "PDF", "TV" and "EUR" name nobody; a longer word in capitals may be a name on a ticket.
  if (written.length <= 3 && written === written.toUpperCase()) return false;
  return !notNames.has(folded) && !isWord(folded) && !pronoun.test(folded) && !isPublic(written);
}

const germanWords = new Set(
  'der die das und ist nicht ich wir sie mit für auf dem den ein eine zu im am von bei uns ihr ihre'.split(' '),
);
/** Whether a text is German, by its small words. */
export const looksGerman = (text: string): boolean => {
  const words = wordsOf(text.slice(0, 8000));
  const some = words.slice(0, 400).filter(({ folded }) => germanWords.has(folded)).length;
  return some >= 2 && some * 12 >= Math.min(400, words.length);
};

/** German writes "Sie" and "Ihr" with a capital. */
const pronoun = /^(?:ihr(?:e[mnrs]?)?|ihnen|sie|dein(?:e[mnrs]?)?|euer|eure[mnrs]?)$/;

const determiner =
  /^(?:d(?:er|ie|as|en|em|es)|ein\p{L}{0,2}|kein\p{L}{0,2}|mein\p{L}{0,2}|dein\p{L}{0,2}|sein\p{L}{0,2}|ihr\p{L}{0,2}|unser\p{L}{0,2}|eur\p{L}{1,2}|im|am|zum|zur|vom|beim|ins|ans|dies\p{L}{1,2}|jed\p{L}{1,2}|all\p{L}{1,2}|viele|einige|zwei|drei|vier|\p{L}{3,}(?:e|en|er|es|em))$/u;
const nounEnding = /(?:ung|ungen|heit|keit|schaft|tion|nis|tät|chen|ismus|tum|ling|ment|age|ur)$/u;
const honorific = /^(?:herr|herrn|frau|dr|prof|familie|onkel|tante|oma|opa|hallo|liebe|lieber|hi|an|von)$/u;

/** German writes every noun with a capital: a name stands in a pair, behind a title, or bare. */
function isGermanName(text: string, words: readonly Word[], at: number, after: number): boolean {
  const before = words[at - 1];
  if (before !== undefined && honorific.test(before.folded)) return true;
  if (after - at > 1) return true;
  const word = words[at];
  if (word === undefined || nounEnding.test(word.folded)) return false;
  if (before === undefined || /[\n.!?:]/.test(text.slice(before.end, word.start))) return true;
  return !determiner.test(before.folded) && !/^\p{Lu}/u.test(text.slice(before.start, before.start + 1));
}

/** "my sister Sunniva", "Onkel Tom", "我妹妹小雨". */
function byRelation(text: string, { isPublic }: WordKnowledge): Span[] {
  return relationCues(text).flatMap(({ name }) => {
    if (isPublic(name)) return [];
    const start = text.indexOf(name);
    return start === -1 ? [] : [{ kind: 'NAME' as const, start, end: start + name.length, key: compact(name) }];
  });
}

const double =
  '欧阳|司徒|司马|上官|诸葛|东方|独孤|南宫|慕容|申屠|公孙|尉迟|皇甫|令狐|宇文|长孙|夏侯|轩辕|端木|百里|呼延|钟离|闻人|澹台|赫连|公羊|太史|淳于|单于|濮阳|宗政|万俟|仲孙|鲜于';
const doubleNamed = new RegExp(`(?:${double})\\p{Script=Han}{1,2}`, 'gu');
/** A family name and one or two characters between what stands before names and what stands behind them. */
const told =
  /(?<=(?:^|[\s，。、：:；（(和跟与给找叫是由请让同]|先生|女士|太太|老师|联系人|收件人|姓名))(\p{Script=Han}{2,3})(?=(?:$|[\s，。、：:；！？）)在说去来也的和跟与会要把已正给先女老将]))/gu;
const titled = /(\p{Script=Han}{1,3})(?:先生|女士|太太|小姐|老师|医生|教授|经理|师傅|阿姨|叔叔|奶奶|爷爷|同学)/gu;

function inHan(text: string): Span[] {
  if (!/\p{Script=Han}/u.test(text)) return [];
  const span = (start: number, name: string): Span => ({ kind: 'NAME', start, end: start + name.length, key: name });
  return [
    ...matchesIn(text, doubleNamed).map((m) => span(m.index, m[0])),
    ...matchesIn(text, told).flatMap((m) => (isHanPersonName(m[1] ?? '') ? [span(m.index, m[1] ?? '')] : [])),
    ...matchesIn(text, titled).flatMap((m) => {
      const name = /[\p{Script=Han}]{1,3}$/u.exec(m[1] ?? '')?.[0] ?? '';
      const tail = [3, 2, 1]
        .map((n) => name.slice(-n))
        .find((one) => isHanPersonName(one) || isHanPersonName(`${one}一`));
      return tail === undefined ? [] : [span(m.index + (m[1] ?? '').length - tail.length, tail)];
    }),
  ];
}

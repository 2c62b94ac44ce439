import { isAscii } from './ascii.ts';
import { nameAt } from './name-words.ts';
import { type FoundPhrase, findPhrases, phraseAt } from './phrases.ts';
import {
  closings,
  hanRelationNouns,
  mutualRelations,
  officeClosings,
  type Relation,
  type RelationNoun,
  readersOwn,
  relationNouns,
  roleOfNickname,
  salutations,
} from './relation-words.ts';
import { type Word, wordsOf } from './words.ts';

/**
 * What the head and the foot of a letter say of its writer and reader: "Hi Mum," makes the reader the writer's mother,
 * "Your sister Clara" or "Love, Mum" the writer the reader's. `name` is who signs, where a name does.
 */
export type LetterCue = {
  readonly who: 'writer' | 'reader';
  readonly role: Relation | undefined;
  readonly name: string | undefined;
  readonly quote: string;
};

const HEAD_CHARACTERS = 60;
const FOOT_CHARACTERS = 90;
const MOST_BEHIND = 3;

/** Cues of a letter's first and last line; at most one of each. `known` are the text's words, where they were cut before. */
export function letterCues(text: string, known?: readonly Word[]): LetterCue[] {
  const words = known ?? wordsOf(text);
  const trimmed = text.trim();
  return [greeted(text, words), signed(text, words), hanSigned(trimmed), hanGreeted(trimmed)].flatMap(
    (cue) => cue ?? [],
  );
}

/** "Hi Mum,", "Dear Grandma!" */
function greeted(text: string, words: readonly Word[]): LetterCue | undefined {
  const [first] = words;
  if (first === undefined || !salutations.has(first.folded)) return undefined;
  const noun = phraseAt(relationNouns, words, 1);
  if (noun === undefined || noun.value.kind !== 'person' || noun.end - first.start > HEAD_CHARACTERS) return undefined;
  if (!/^\s*(?:[,!.\n:–—-]|$)/.test(text.slice(noun.end, noun.end + 3))) return undefined;
  return { who: 'reader', role: noun.value.claim, name: undefined, quote: text.slice(first.start, noun.end) };
}

const greeting =
  /^\s*(?:dear|hello|hi|hey|hallo|liebe[rs]?|guten (?:tag|morgen)|sehr geehrte[r]?|bonjour|ch[eè]re?|hola|estimad[oa]|ciao|gentile|olá|car[oa]|beste)\s+(?:(?:mr|mrs|ms|miss|dr|herr|frau|mme|madame|monsieur|sra?)\.?\s+)?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})\s*[,!:\n–-]/iu;
const hanGreeting =
  /^\s*(?:尊敬的|亲爱的|您好[,，]?|你好[,，]?)?\s?(\p{Script=Han}{2,4}?)\s?(?:(?:先生|女士|小姐|同学)(?:您好|你好)?|您好|你好)[,，:：!！。]/u;
const nobody: ReadonlySet<string> = new Set(
  'customer guest member friend friends team all everyone everybody sir madam user subscriber reader readers neighbours colleagues there again kunde kundin client cliente'.split(
    ' ',
  ),
);

/** The name that a letter greets: "Dear Anna Keller,", 李雨桐女士您好. Nothing for a role or for everybody. */
export function greetedName(text: string): string | undefined {
  const head = text.slice(0, HEAD_CHARACTERS);
  const name = greeting.exec(head)?.[1] ?? hanGreeting.exec(head)?.[1];
  if (name === undefined || roleOfNickname(name) !== undefined) return undefined;
  const isName = /^\p{Lu}/u.test(name) || /\p{Script=Han}/u.test(name);
  return isName &&
    !name
      .toLowerCase()
      .split(' ')
      .some((word) => nobody.has(word))
    ? name
    : undefined;
}

/** Most letters end in a letter, and then no flourish needs to be looked for from every place. */
const withoutFlourish = (text: string): string => (/^[a-z]$/i.test(text.slice(-1)) ? text : text.replace(flourish, ''));
const flourish = /(?:[\s.!?*-]|\p{Extended_Pictographic}|\uFE0F)+$/u;

/** The last lines of a letter without what is drawn under a name, with their words. */
type Foot = { readonly text: string; readonly words: readonly Word[] };

function footOf(text: string, words: readonly Word[]): Foot {
  const tail = withoutFlourish(withoutFlourish(text.slice(-FOOT_CHARACTERS)).replace(/\s[xX]{1,5}$/, ''));
  const from = Math.max(0, text.length - FOOT_CHARACTERS);
  const to = from + tail.length;
  const own: Word[] = [];
  for (let i = words.length - 1; i >= 0; i--) {
    const word = words[i];
    if (word === undefined || word.start < from) break;
    if (word.end <= to) own.push({ ...word, start: word.start - from, end: word.end - from });
  }
  return { text: tail, words: own.reverse() };
}

/** "Love, Mum", "Your best friend, Grace", "xx your sister Clara", or the role alone in the last line. */
function signed(text: string, all: readonly Word[]): LetterCue | undefined {
  const foot = footOf(text, all);
  const noun = findPhrases(relationNouns, foot.words).findLast((found) => found.value.kind === 'person');
  if (noun !== undefined && foot.words.length - noun.afterWord <= MOST_BEHIND) {
    const cue = signedAs(foot, noun);
    if (cue !== undefined) return cue;
  }
  return signedBy(foot);
}

function signedAs({ text: foot, words }: Foot, noun: FoundPhrase<RelationNoun>): LetterCue | undefined {
  const named = nameAt(foot, words, noun.afterWord, 3);
  const stopsAt = named?.end ?? noun.end;
  if (stopsAt !== foot.length || noun.value.kind !== 'person') return undefined;
  const first = noun.firstWord;
  const owner = [first - 1, first - 2].find((at) => readersOwn.has(words[at]?.folded ?? ''));
  const from = owner === undefined ? noun.start : (words[owner]?.start ?? noun.start);
  if (!opensLine(foot, words, owner ?? first, from, owner !== undefined)) return undefined;
  return { who: 'writer', role: noun.value.claim, name: named?.name, quote: foot.slice(from) };
}

/** Behind a closing phrase or the end of a sentence; a role without "your" only behind a closing or alone on its line. */
function opensLine(foot: string, words: readonly Word[], at: number, from: number, isOwned: boolean): boolean {
  const before = foot.slice(0, from);
  const closing = findPhrases(closings, words).findLast((found) => found.afterWord <= at);
  if (closing !== undefined && /^[\s,!.;–—-]*$/.test(foot.slice(closing.end, from))) return true;
  return isOwned ? /(?:^|[\n.!?,;]\s*)$/.test(before) : /\n\s*$/.test(before);
}

/** "Love, Mia": a name behind a closing, at the very end; of "See you at the office, Tom" it is a colleague's. */
function signedBy({ text: foot, words }: Foot): LetterCue | undefined {
  const office = findPhrases(officeClosings, words).at(-1);
  const closing = office ?? findPhrases(closings, words).at(-1);
  if (closing === undefined) return undefined;
  const named = nameAt(foot, words, closing.afterWord, 3);
  if (named === undefined || named.end !== foot.length) return undefined;
  if (!/^\s*[,!.;–—-]?\s*$/.test(foot.slice(closing.end, named.start))) return undefined;
  const role = office === undefined ? undefined : 'colleague';
  return { who: 'writer', role, name: named.name, quote: foot.slice(closing.start) };
}

const hanNouns = [...hanRelationNouns]
  .filter(([, noun]) => noun.kind === 'person')
  .map(([word]) => word)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const hanFoot = new RegExp(
  `(?:^|[\\n。！!？,，\\s])(?:(?:爱你的|想你的|你的|永远爱你的)(${hanNouns})|(?<=\\n\\s*)(${hanNouns}))[,，:：\\s]{0,2}(\\p{Script=Han}{2,3}|\\p{Lu}\\p{Ll}{1,15})?[\\s。！!～~]*$`,
  'u',
);
const hanHead = new RegExp(`^(?:亲爱的|敬爱的|嗨|hi|Hi|Hello)?\\s?(${hanNouns})[,，:：!！、]`, 'u');

/** 爱你的妈妈 / 你的闺蜜 王芳 */
function hanSigned(text: string): LetterCue | undefined {
  const foot = text.slice(-40);
  const match = isAscii(foot) ? null : hanFoot.exec(foot);
  const noun = hanRelationNouns.get(match?.[1] ?? match?.[2] ?? '');
  if (match === null || noun?.kind !== 'person') return undefined;
  return { who: 'writer', role: noun.claim, name: match[3], quote: match[0].trim().replace(/^[。！!？,，]\s*/u, '') };
}

/** 妈，… / 亲爱的妈妈：… */
function hanGreeted(text: string): LetterCue | undefined {
  const head = text.slice(0, 20);
  const match = isAscii(head) ? null : hanHead.exec(head);
  const noun = hanRelationNouns.get(match?.[1] ?? '');
  return match === null || noun?.kind !== 'person'
    ? undefined
    : { who: 'reader', role: noun.claim, name: undefined, quote: match[0] };
}

const dedications: readonly RegExp[] = [
  /\b(?:to|for|happy birthday,? (?:to )?)\s*(?:you,? )?my (?:dear |dearest |very |lovely |sweet |oldest )?(best friend|bestie|friend|cousin|partner|colleague|roommate|flatmate|neighbour|neighbor)\b/iu,
  /(?:致|给|送给|祝)?我?(?:最好的|亲爱的)(闺蜜|朋友|死党|同事|室友|同学)/u,
];

/** On a card: "To my best friend … Love, Mia" makes Mia a best friend, since that holds both ways. */
export function dedicationCue(text: string): { role: Relation; name: string; quote: string } | undefined {
  for (const pattern of dedications) {
    const word = pattern.exec(text)?.[1];
    if (word === undefined) continue;
    const noun = hanRelationNouns.get(word) ?? phraseAt(relationNouns, wordsOf(word), 0)?.value;
    const by = letterCues(text).find((cue) => cue.who === 'writer' && cue.name !== undefined);
    if (by?.name === undefined || noun?.kind !== 'person' || !mutualRelations.has(noun.claim)) continue;
    return { role: noun.claim, name: by.name, quote: by.quote };
  }
  return undefined;
}

import { matchesIn } from './matches.ts';

/** Another name for somebody whom the words around name: "you call that dog Princess", 年糕的小名叫糕糕. */
export type AliasCue = {
  readonly alias: string;
  /** The words in which the one is named whose other name it is. */
  readonly context: string;
  readonly quote: string;
};

const REACH = 160;
const MOST_ALIASES = 6;
const name = "(\\p{Lu}[\\p{Ll}'’]+(?: \\p{Lu}[\\p{Ll}'’]+)?)";
const animal = '(?:dog|cat|kitty|puppy|pup|pet|rabbit|bunny|bird|horse|rascal|beast|boy|girl|one|fellow)';
/** Who is called so: without it, somebody is called on the telephone. */
const whom = `(?:(?:him|her|it|them)\\s|(?:that|this|the|our|your|my)\\s(?:(?:little|old|silly|dear)\\s)?${animal}\\s)`;

const patterns: readonly RegExp[] = [
  new RegExp(`\\b(?:call|calls|called|calling|nickname|christened) ${whom}["“‘']?${name}`, 'gu'),
  new RegExp(`\\b[Oo]r (?:should I (?:say|call (?:him|her|it))|rather|as you say,?|simply) ["“‘']?${name}`, 'gu'),
  new RegExp(
    `\\b(?:nicknamed|also known as|a\\.?k\\.?a\\.?|alias|better known as|answers to|goes by|whose nickname is|nickname:?) ["“‘']?${name}`,
    'gu',
  ),
  new RegExp(
    `\\b(?:nennst?|nennt|nennen|genannt|alias|Spitzname:?) (?:(?:ihn|sie|es|ihr|den Hund|die Katze|das Tier)\\s)?["„‚']?${name}`,
    'gu',
  ),
  new RegExp(
    `\\b(?:appelles?|appelez|surnomm\\p{L}+|dit|llamas?|llaman|apodado|apodada|chiami|chiamate|detto|detta) (?:(?:le|la|lo|ce|cette|ese|esa|quel|quella)\\s)?(?:(?:chien|chat|chatte|perro|gato|gata|cane|gatto)\\s)?["«']?${name}`,
    'gu',
  ),
];
const hanPattern =
  /(?:小名|外号|绰号|昵称|爱称|又名|又叫|管(?:它|他|她|那只(?:猫|狗))叫|叫(?:它|他|她)|喊(?:它|他|她))(?:叫|做|是)?[“"「]?(\p{Script=Han}{2,3}|\p{Lu}\p{Ll}{1,12})(?=[^\p{Script=Han}\p{L}]|$)/gu;
const worthReading =
  /\bcall|nickname|christened|\b[Oo]r (?:should|rather|as you|simply)|known as|a\.?k\.?a|alias|answers to|goes by|nenn|genannt|Spitzname|appel|surnomm|llama|apod|chiam|dett[oa]|小名|外号|绰号|昵称|爱称|又名|又叫|叫它|叫他|叫她|喊它|管它|管那只/u;
/** Words with a capital that are said on the telephone or begin a sentence. */
const notAliases =
  /^(?:Me|Us|You|Back|Again|Please|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|The|A|An|If|When|For|On|At|In|To|It|We|I|Center|Centre|Support|Mum|Mom|Dad)\b/u;

/** Other names that a text gives somebody whom it names nearby; linear in the text. */
export function aliasCues(text: string, about = ''): AliasCue[] {
  if (!worthReading.test(text)) return [];
  return [...patterns, hanPattern]
    .flatMap((pattern) =>
      matchesIn(text, pattern).flatMap((match): AliasCue[] => {
        const alias = match[1] ?? '';
        if (alias === '' || notAliases.test(alias)) return [];
        const context = `${about} ${text.slice(Math.max(0, match.index - REACH), match.index)}`;
        return [{ alias, context, quote: match[0] }];
      }),
    )
    .slice(0, MOST_ALIASES);
}

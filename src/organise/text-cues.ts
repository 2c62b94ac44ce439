import { petWords, relationWords, roleOfNickname, speciesOfWord, vetWords } from './relation-words.ts';

/** What a text says of who somebody is. `of` says toward whom: the text's writer or its reader. */
export type TextCue =
  | {
      readonly kind: 'relation';
      readonly role: string;
      readonly name: string;
      readonly of: 'writer' | 'reader';
      readonly quote: string;
    }
  | { readonly kind: 'pet'; readonly name: string; readonly species?: string; readonly quote: string }
  /** The writer signs as "Mum": the writer is the reader's mother. */
  | { readonly kind: 'sign-off'; readonly role: string; readonly quote: string };

const LONGEST_TEXT = 20_000;
const MOST_CUES = 20;

const latin = (words: readonly string[]) =>
  words
    .filter((w) => !/\p{Script=Han}/u.test(w))
    .toSorted((a, b) => b.length - a.length)
    .map((w) => w.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const han = (words: readonly string[]) =>
  words.filter((w) => /\p{Script=Han}/u.test(w)).toSorted((a, b) => b.length - a.length);

const anyCase = (words: readonly string[]) =>
  words.map((w) => `[${w.charAt(0).toLowerCase()}${w.charAt(0).toUpperCase()}]${w.slice(1)}`).join('|');
const relationList = anyCase(latin(relationWords.flatMap((r) => r.words)));
const petList = anyCase(latin(petWords.flatMap((p) => p.words)));
const vetList = anyCase(latin(vetWords));
const name = "(\\p{Lu}[\\p{Ll}'’-]+(?: \\p{Lu}[\\p{Ll}'’-]+)?)";
const given = '(\\p{Lu}[\\p{Ll}]+)';
const mine = '(?:[Mm]y|[Oo]ur|[Mm]eine?|[Uu]nsere?|[Mm]on|[Mm]a|[Nn]otre)';
const yours = '(?:[Yy]our|[Dd]eine?|[Ii]hre?|[Vv]otre|[Tt]on|[Tt]a)';
const adjective = '(?:(?:dear|little|big|older|younger|elder|good|new|old|kleine|große|petite?) )?';

type Pattern = { readonly find: RegExp; readonly cue: (m: RegExpExecArray) => TextCue | undefined };

const relation = (of: 'writer' | 'reader', nameAt: number, roleAt: number) => (m: RegExpExecArray) => {
  const role = roleOfNickname(m[roleAt] ?? '');
  const who = m[nameAt] ?? '';
  return role === undefined ? undefined : ({ kind: 'relation', role, name: who, of, quote: m[0] } as const);
};
const pet = (nameAt: number, speciesAt?: number) => (m: RegExpExecArray) => {
  const species = speciesAt === undefined ? undefined : speciesOfWord(m[speciesAt] ?? '');
  return { kind: 'pet', name: m[nameAt] ?? '', ...(species === undefined ? {} : { species }), quote: m[0] } as const;
};

const petCares =
  'appointment|appointments|check-?up|vaccinations?|booster|treatment|visit|prescription|microchip|teeth|surgery';

/** The whole rule set; every row is a way in which people write who somebody is. */
const patterns: readonly Pattern[] = [
  { find: new RegExp(`\\b${mine} ${adjective}(${relationList}),? ${name}`, 'gu'), cue: relation('writer', 2, 1) },
  {
    find: new RegExp(`${name}(?: is|,| \\() ?${mine} ${adjective}(${relationList})\\b`, 'gu'),
    cue: relation('writer', 1, 2),
  },
  { find: new RegExp(`\\b${yours} ${adjective}(${relationList}),? ${name}`, 'gu'), cue: relation('reader', 2, 1) },
  {
    find: new RegExp(`${name}(?: is|,| \\() ?${yours} ${adjective}(${relationList})\\b`, 'gu'),
    cue: relation('reader', 1, 2),
  },
  {
    find: new RegExp(
      `我的?(${han(relationWords.flatMap((r) => r.words)).join('|')})(?:名叫|叫)(\\p{Script=Han}{2,3})`,
      'gu',
    ),
    cue: relation('writer', 2, 1),
  },
  {
    find: new RegExp(
      `\\b(?:${mine}|[Tt]he|[Aa]|${yours}) ${adjective}(?:\\p{Ll}+ )?(${petList})(?: is)?(?: called| named|,| namens| qui s'appelle)? ${given}`,
      'gu',
    ),
    cue: pet(2, 1),
  },
  {
    find: new RegExp(`\\b${given}(?: is|,)? (?:the|${mine}|${yours}) ${adjective}(${petList})\\b`, 'gu'),
    cue: pet(1, 2),
  },
  {
    find: new RegExp(
      `\\b${given}(?:['’]s| has (?:her|his|a|an|the|their))(?: (?:next|yearly|annual|first|second))* (?:${vetList})\\b`,
      'gu',
    ),
    cue: pet(1),
  },
  { find: new RegExp(`\\b(?:${vetList})(?: \\p{Ll}+)? (?:for|of|with|für|pour) ${given}`, 'gu'), cue: pet(1) },
  {
    find: new RegExp(
      `我家?的?(${han(petWords.flatMap((p) => p.words)).join('|')})(?:名叫|叫)(\\p{Script=Han}{1,3})`,
      'gu',
    ),
    cue: pet(2, 1),
  },
];

/** Rows that hold only in a text that has a vet's word somewhere. */
const inVetText: readonly Pattern[] = [
  {
    find: new RegExp(
      `\\b${given}(?:['’]s| is due (?:for )?(?:her|his|a|an)| has (?:her|his|a|an)) (?:\\p{Ll}+ )?(?:${petCares})\\b`,
      'gu',
    ),
    cue: pet(1),
  },
  { find: new RegExp(`\\b(?:${petCares})(?: is confirmed)? for ${given}`, 'gu'), cue: pet(1) },
];

const worthReading = new RegExp(`\\b(?:${mine}|${yours})\\b|我|叫|\\b(?:${vetList}|${petList})\\b`, 'u');
const vetText = new RegExp(`\\b(?:${vetList})\\b|${han(vetWords).join('|')}`, 'u');
const signOff =
  /(?:^|\n)[^\n]{0,40}(?:[Ll]ove|[Hh]ugs|[Kk]isses|[Xx]+|Liebe Grüße|Alles Liebe|Bises|爱你的)[^\n]{0,20}[,\n][ \n]*(?:[Yy]our )?([\p{L}-]{2,20})[ .!x]*$/u;

/** Capitalised words that begin sentences or name nobody. */
const notNames = new Set(
  'The This That These Those There They Then Today Tomorrow Tonight Yesterday When Where What Which Who How Our Your My His Her Their It Its We You He She And But For With From Dear Hello Hi Hey Thanks Thank Please Just Also After Before Because Since While Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December English Reminder Appointment Next Annual Yearly Veterinary Vet Clinic Hospital Yes No Not All Any Some Mr Mrs Ms Dr Wow Yeah Oh Thankfully Luckily Unfortunately Fortunately Sadly Hopefully Actually Honestly Finally Recently Lately Apparently Obviously Surprisingly Anyway Maybe Sure Well So Meanwhile Besides However Sorry Congrats Congratulations Happy Love Best Kind Regards Cheers Even Only Still Now Here Like Both Plus'.split(
    ' ',
  ),
);
const isName = (word: string): boolean =>
  !notNames.has(word.split(' ')[0] ?? '') && roleOfNickname(word) === undefined && speciesOfWord(word) === undefined;

/**
 * Who is who, as a text says it: relations of named people to the writer or the reader, animals by name, and family
 * sign-offs. At most 20 cues of the first 20,000 characters; each carries the words that say so.
 */
export function textCues(text: string): TextCue[] {
  const head = text.length > LONGEST_TEXT ? text.slice(0, LONGEST_TEXT) : text;
  const found = new Map<string, TextCue>();
  if (worthReading.test(head)) {
    for (const { find, cue } of vetText.test(head) ? [...patterns, ...inVetText] : patterns) {
      for (const match of head.matchAll(find)) {
        const made = cue(match);
        if (made === undefined || (made.kind !== 'sign-off' && !isName(made.name))) continue;
        const key = `${made.kind} ${made.kind === 'sign-off' ? '' : made.name}`;
        if (!found.has(key) && found.size < MOST_CUES) found.set(key, made);
      }
    }
  }
  const signed = signOff.exec(head.slice(-160));
  const role = signed?.[1] === undefined ? undefined : roleOfNickname(signed[1]);
  if (role !== undefined && signed !== null) found.set('sign-off', { kind: 'sign-off', role, quote: signed[0].trim() });
  return [...found.values()];
}

import { matchesIn } from './matches.ts';
import { notNames } from './name-words.ts';
import type { RelationCue } from './relation-words.ts';
import { speciesOfWord } from './relation-words-pets.ts';

const treat = '(?:tasty|treats?|bones?|biscuits?|cuddles?|belly rub|scratch|pat|stroke)';
/** "A treat for Juno. Does that dog …": only what has just been named is "that dog". */
const patterns: readonly RegExp[] = [
  new RegExp(
    `\\b${treat}\\b[^.!?\\n]{0,24}?\\b(?:for|to) (?<name>\\p{Lu}[\\p{Ll}'’]{1,19})(?![\\p{L}'’]| \\p{Lu})[^.!?\\n]{0,40}[.!?,;]?\\s[^.!?\\n]{0,40}?\\b(?:that|this) (?:(?:little|old|silly|dear|lovely) )?(?<animal>\\p{Ll}+)\\b`,
    'gu',
  ),
  /给(?<name>\p{Script=Han}{2,3}?|\p{Lu}\p{Ll}{1,19})(?:买|带|寄|留|准备)了?[^。！？!?\n]{0,10}?(?:好吃的|零食|骨头|罐头|小鱼干|磨牙棒)[^。！？!?\n]{0,16}[。！？!?，,]\s?[^。！？!?\n]{0,16}?[那这](?:只|条)(?:小)?(?<animal>猫咪?|狗狗?|兔子)/gu,
];
const worthReading = /\b(?:that|this) \p{Ll}|[那这](?:只|条)/u;

/** Animals that a letter brings something good for and then speaks of by their kind: "a bone for Rex. Is that dog …". */
export function treatCues(text: string): RelationCue[] {
  if (!worthReading.test(text)) return [];
  return patterns.flatMap((pattern) =>
    matchesIn(text, pattern).flatMap((found): RelationCue[] => {
      const { name = '', animal = '' } = found.groups ?? {};
      const claim = speciesOfWord(animal);
      if (claim === undefined || notNames.has(name.toLowerCase())) return [];
      return [{ name, kind: 'pet', claim, of: 'other', cue: animal, quote: found[0], confidence: 0.75 }];
    }),
  );
}

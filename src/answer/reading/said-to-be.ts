import { findPhrases } from '../../language/phrases.ts';
import { hanRelationNouns, relationNouns } from '../../language/relation-words.ts';
import { sentences } from '../../language/sentences.ts';
import { wordsOf } from '../../language/words.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { quotable } from './best-sentence.ts';

/** What a sentence says that somebody is: "new dentist", and by which word it is whose ("our"). */
export type SaidToBe = {
  readonly what: string;
  readonly whose: 'writer' | 'reader' | 'nobody';
  readonly item: MemoryItem;
  readonly field: string;
  readonly sentence: string;
};

const MOST_CHARACTERS = 12_000;
const determiner = '(?<of>my|our|your|the|a|an)';
const phrase = String.raw`(?<what>\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,3}?)`;
const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Of a name: "Emma is our new dentist", "Emma, our dentist,", "our dentist(,) Emma", "Emma (our dentist)". */
const patternsOf = (name: string): readonly RegExp[] => {
  const called = String.raw`(?<![\p{L}])${escaped(name)}(?: \p{Lu}[\p{L}'’-]+)?`;
  const ends = String.raw`(?=\s*(?:[.,;:!?)\n–—]|$| (?:who|and|at|in|from|of|with|for|since|is|was|has|will)\b))`;
  return [
    new RegExp(`${called} (?:is|was|will be|has become) ${determiner} ${phrase}${ends}`, 'iu'),
    new RegExp(String.raw`${called}(?:, | \(| [–—-] )${determiner} ${phrase}${ends}`, 'iu'),
    new RegExp(String.raw`(?<!\p{L})${determiner} ${phrase},? ${called}(?!\p{L})`, 'iu'),
    new RegExp(
      String.raw`${escaped(name)}是(?<of>我们?|咱们|你们?|您)?(?:家)?的?(?<what>\p{Script=Han}{2,8})(?=[，。！？,.!\s]|$)`,
      'u',
    ),
  ];
};

/** What people are called by what they do; other phrases say how somebody is. */
const doers =
  /(?:\p{L}{2}(?:er|or|ist|ian|ant|man|woman|person|mate|ess|eer|cian|ee)|boss|vet|nurse|chef|cook|guide|host|coach|judge|pilot|priest|nanny|au pair|landlady|bride|groom|colleague|dentist|mechanic|midwife|clerk|agent|student|intern|apprentice|president|chair|head|guest|tenant|client|patient|librarian|architect|student|expert|contact|rep|representative|assistant|professional|owner|vicar|surgeon|witness|saint|captain|sergeant|king|queen|mayor)$/iu;
const hanDoers =
  /(?:师|生|员|长|家|手|人|工|教练|经理|同事|老板|秘书|助理|教授|客户|房东|邻居|同学|主任|司机|护士|警察)$/u;
const noDoers =
  /^(?:.* )?(?:other|another|number|letter|paper|matter|order|dinner|summer|winter|offer|answer|weather|laughter|december|november|october|september|whether|either|further|better|never|ever|later|earlier|bigger|older|younger|former|latter|color|error|favor|door|floor|minor|major|list|want|important|elegant|restaurant|instant|plant|giant|lover of|killer|winner|loser|wonder|disaster|monster|superstar|bit older|wi[ts]e?r)$/iu;

function isWhatSomebodyIs(what: string): boolean {
  if (hanDoers.test(what) || hanRelationNouns.has(what)) return true;
  const words = wordsOf(what);
  const isRelation = findPhrases(relationNouns, words).some(
    ({ value, afterWord }) => value.kind === 'person' && afterWord === words.length,
  );
  return isRelation || (doers.test(what) && !noDoers.test(what));
}

const isOf: Readonly<Record<string, SaidToBe['whose']>> = {
  my: 'writer',
  our: 'writer',
  我: 'writer',
  我们: 'writer',
  咱们: 'writer',
  your: 'reader',
  你: 'reader',
  你们: 'reader',
  您: 'reader',
};

/** What the first item that says it says somebody of that name is; `undefined` where all only mention them. */
export function saidToBe(name: string, items: readonly MemoryItem[]): SaidToBe | undefined {
  const patterns = patternsOf(name);
  for (const item of items) {
    for (const { field, text } of quotable(item)) {
      if (field === 'title') continue;
      for (const { text: sentence } of sentences(text.slice(0, MOST_CHARACTERS))) {
        if (!sentence.includes(name)) continue;
        for (const pattern of patterns) {
          const { what, of } = pattern.exec(sentence)?.groups ?? {};
          if (what === undefined || !isWhatSomebodyIs(what)) continue;
          return { what, whose: isOf[of?.toLowerCase() ?? ''] ?? 'nobody', item, field, sentence };
        }
      }
    }
  }
  return undefined;
}

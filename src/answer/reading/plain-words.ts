import { inSimpleCharacters } from '../../language/simple-characters.ts';
import { lightWords, lightWordsZh } from '../../language/spoken-words.ts';
import { contentTokens } from '../../language/stop-words.ts';
import { tokens } from '../../language/tokens.ts';
import { askingWords } from '../asked/answer-words.ts';
import { sameWords } from '../asked/same-words.ts';
import { conjuncts, type Question, wordTokens } from '../question.ts';

/** What people do is told in other words than it is asked in; the kind of an occasion is often left to be understood. */
const light: ReadonlySet<string> = new Set([
  ...tokens(lightWords.join(' ')),
  ...lightWordsZh.flatMap((word) => tokens(word)),
  ...tokens(
    'party dinner lunch event gathering meeting trip visit appointment celebration thing stuff place day home house person people 聚会 聚餐 活动 约会',
  ),
]);
const LIGHT = 0.35;
const ASKING = 0.15;

const deed =
  /\b(?:did|do|does|should|must|shall|can|could|will|would|was|were|am|are) (?:i|we|you|he|she|they|it|\p{L}+(?:['’]s)?(?: \p{L}+)?)(?: (?:have|need|want|supposed|meant|going) to)? (?<verb>\p{L}{3,})|\bwhom? (?:is |was |has |had )?(?<who>\p{L}{3,})/iu;

/** "What did I forget": what is asked of is done in that very word as often as not. */
const deedOf = (text: string): ReadonlySet<string> => {
  const groups = deed.exec(text)?.groups;
  return new Set(tokens(groups?.['verb'] ?? groups?.['who'] ?? ''));
};
const DEED = 0.7;

/** The words of a question that its answer should stand among, as index tokens with how telling each is. */
export function plainWords({ text, retrieval }: Pick<Question, 'text' | 'retrieval'>): ReadonlyMap<string, number> {
  const leaves = conjuncts(retrieval.plan.root);
  const ofTime = new Set(leaves.flatMap((leaf) => (leaf.tool === 'time' ? tokens(leaf.args.said ?? '') : [])));
  const items = Math.max(2, retrieval.gazetteer.items);
  const rarity = (token: string): number =>
    Math.log(1 + 1 / Math.max(retrieval.wordRates.get(token) ?? 0, 1 / (2 * items)));
  const whole = new Set(wordTokens(text));
  const deeds = deedOf(text);
  const share = (token: string): number =>
    deeds.has(token) ? DEED : askingWords.has(token) && !sameWords.has(token) ? ASKING : light.has(token) ? LIGHT : 1;
  return new Map(
    [...new Set(contentTokens(text))]
      .filter((token) => !/\p{Script=Han}/u.test(token) || whole.has(token))
      .filter((token) => !ofTime.has(token))
      .map((token) => [token, share(token) * rarity(token)] as const),
  );
}

/** Words of time and degree, which letters leave out. */
const untold: ReadonlySet<string> = new Set(tokens('still already ever yet just also even really actually there any'));
const IN_HAN = 2;

/** The same, and of Chinese also the words that nothing knows, without those that only ask (`asking`). */
export function wordsWithHan(
  question: Pick<Question, 'text' | 'retrieval'>,
  asking: RegExp,
): ReadonlyMap<string, number> {
  const plain = [...plainWords(question)].filter(([token]) => !untold.has(token));
  const text = inSimpleCharacters(question.text).replace(asking, ' ');
  // What stands across two words is no word: 主答 of 屋主答应.
  const whole = new Set(wordTokens(text));
  const han = contentTokens(text).filter((token) => /^\p{Script=Han}{2,}$/u.test(token) && whole.has(token));
  return new Map([...han.map((token) => [token, IN_HAN] as const), ...plain]);
}

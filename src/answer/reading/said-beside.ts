import { contentTokens } from '../../language/stop-words.ts';
import { tokens } from '../../language/tokens.ts';

/** What stands around a value in its sentence. */
type Beside = { readonly before: string; readonly quote: string; readonly after: string };

const DONE = 4;
/** In another part of the same sentence: "Launch and mast stepping, May 15". */
const NEAR = 2;
const endsClause = /[,，;；。.!！?？、\n]| and | but /u;

/** "When does Tomas start his new job?": "start"; 林月什么时候回上海: 回上海. */
const deedIn =
  /\b[Ww]hen (?:did|does|do|will|is|are|was|were|shall|can|could) (?:I|we|you|they|he|she|it|(?:(?:the|my|our|your|his|her) )?[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]*){0,2}) (?<deed>\p{Ll}{3,})(?!\p{L})/u;
const hanDeedIn = /(?:什么时候|何时|哪天|几号|哪一天)(?<deed>\p{Script=Han}{1,8})/u;

/** What a question says that was done, where it says so. */
const deedAsked = (question: string): string | undefined =>
  (deedIn.exec(question) ?? hanDeedIn.exec(question))?.groups?.['deed'];

/**
 * How much of what a question says that was done stands in the part of the sentence that has a day, in [0, 4]: of "I land on the 12th
 * and leave on the 20th" each day has its own deed.
 */
export function saidBeside({ before, quote, after }: Beside, question: string): number {
  const deed = deedAsked(question);
  const asked = new Set(deed === undefined ? [] : contentTokens(deed));
  if (asked.size === 0) return 0;
  const clause = `${before.split(endsClause).at(-1) ?? ''}${quote}${after.split(endsClause)[0] ?? ''}`;
  const shareOf = (text: string): number => {
    const has = new Set(tokens(text));
    return [...asked].filter((token) => has.has(token)).length / asked.size;
  };
  return Math.max(DONE * shareOf(clause), NEAR * shareOf(`${before}${quote}${after}`));
}

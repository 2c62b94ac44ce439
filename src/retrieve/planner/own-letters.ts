import { leaf } from '../../memory/query-plan.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Said } from './plan-literals.ts';
import { mask, type QuestionText } from './question-text.ts';

const letters = /\b(?:e-?mails?|mails?|messages?|letters?|replies|answers)\b|邮件|电邮|信/iu;
/** "Mails I sent", "my sent mails", 我发出的邮件: written by the owner; not what was sent to whoever asks. */
const written =
  /\b(?:that )?(?:i|we)(?:'ve| have)? (?:myself )?(?:sent|wrote|written|mailed)\b(?! (?:for|away|off|to)\b)|\b(?:sent|written) by (?:me|myself|us)\b|\b(?:in )?(?:my|our) (?:sent|outgoing)\b|我(?:自己)?(?:发|写|寄)(?:出去?|过|了)?的/iu;
const asksWhat = /^[\uE000\s]*(?:when|what|why|where|who|how|did|have|has)\b|什么时候|为什么|吗|没有?[？?]?$/iu;

/** Letters that the owner wrote, asked for as a set. */
export function ownLetters(
  q: QuestionText,
  { people }: Gazetteer,
): { readonly said: Said[]; readonly question: QuestionText } {
  const owner = people.find((person) => person.owner);
  const found = written.exec(q.rest);
  if (owner?.id === undefined || found === null || !letters.test(q.text) || asksWhat.test(q.rest))
    return { said: [], question: q };
  const [start, end] = [found.index, found.index + found[0].length];
  const said = q.text.slice(start, end);
  const node = leaf('person', { name: owner.name, id: owner.id, how: 'sender', said }, 'must');
  return { said: [{ start, end, node }], question: mask(q, start, end) };
}

import { isPicture } from '../../../memory/item.ts';
import { localMillis } from '../../../memory/time-span.ts';
import type { Life, LifeItem } from '../life.ts';
import { shownItem } from '../shown-item.ts';
import { dayInWords } from './facts.ts';
import type { Checked, Proposal } from './proposal.ts';

type Check = Checked['checks'][number];

const firstPerson = { en: /\b(i|me|my|mine|myself|we|us|our|ours)\b/i, zh: /我|咱/ } as const;
/** A time of day: "18:30", "6 pm", "6点". */
const clockTime = /\b\d{1,2}[:：]\d{2}\b|\b\d{1,2}\s?[ap]\.?m\b|\d{1,2}\s?点/iu;
/** More is no list of what is strictly needed for one fact. */
const MOST_EVIDENCE = 3;
/** Two pictures of the same shot. */
const SAME_SHOT_MS = 60_000;

/** The guidelines that code can check (B.3). The two about wording and grounding rule a proposal out. */
export function guidelineChecks(proposal: Proposal, life: Life): readonly Check[] {
  const items = proposal.evidence.flatMap((id) => life.item(id) ?? []);
  const check = (name: string, ok: boolean, message: string): Check => ({
    check: name,
    ok,
    message: ok ? '' : message,
  });
  return [
    check(
      'first person',
      firstPerson[proposal.language].test(proposal.question),
      'The question is not the owner’s own.',
    ),
    check('answer not given away', !givesAway(proposal), 'The question contains its answer.'),
    check('times by day', !clockTime.test(`${proposal.question} ${proposal.answer}`), 'It speaks of a time of day.'),
    check(
      'evidence exists',
      items.length === proposal.evidence.length && (items.length > 0 || proposal.part === 'told'),
      'An item does not exist.',
    ),
    check('grounded', isGrounded(proposal, items), 'The answer does not stand in the evidence.'),
    check('primary evidence', isPrimary(proposal, items), 'It has more evidence than one fact needs.'),
  ];
}

/** A proposal that fails one of these is none. */
const needed: ReadonlySet<string> = new Set(['first person', 'answer not given away', 'evidence exists']);
export const isRuledOut = (checks: readonly Check[]): boolean =>
  checks.some(({ check, ok }) => !ok && needed.has(check));

const folded = (text: string): string => text.toLowerCase().normalize('NFKC');
const wordsIn = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** True where every word of the answer stands in the question. */
function givesAway({ question, answer }: Proposal): boolean {
  const asked = folded(question);
  const words = wordsIn(answer);
  return words.length > 0 && words.every((word) => asked.includes(word));
}

/** Sums, counts and lists follow from several items and stand in none; all else must be said by one. */
function isGrounded({ answer, intent, type, language, part, evidence }: Proposal, items: readonly LifeItem[]): boolean {
  // A made life knows what it does not answer, and has counted what it says.
  if (part === 'told') return items.length === evidence.length;
  if (intent === 'Aggregation' || type === 'list_recall') return items.length > 0;
  const said = folded(items.map((item) => `${shownItem(item)}\n${daysOf(item, language)}`).join('\n'));
  return wordsIn(answer).every((word) => said.includes(word));
}

const daysOf = ({ time, dates = [] }: LifeItem, language: 'en' | 'zh'): string =>
  [...(time === undefined ? [] : [time]), ...dates].map(({ start }) => dayInWords(start, language)).join('\n');

function isPrimary({ intent, type, evidence, part }: Proposal, items: readonly LifeItem[]): boolean {
  if (intent === 'Aggregation' || type === 'list_recall' || part === 'told')
    return new Set(evidence).size === evidence.length;
  const shots = items.filter(isPicture).flatMap(({ time }) => (time === undefined ? [] : [localMillis(time.start)]));
  const doubled = shots.some((at, n) => shots.some((other, m) => m > n && Math.abs(other - at) < SAME_SHOT_MS));
  return evidence.length <= MOST_EVIDENCE && !doubled;
}

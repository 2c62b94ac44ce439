import { isPlacing } from '../../language/item-codes.ts';
import { tokens } from '../../language/tokens.ts';
import type { Contribution, EvidenceSource } from '../../memory/explanation.ts';
import { constraintWords } from '../../memory/in-words/constraint-words.ts';
import type { Language } from '../../memory/in-words/time-in-words.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { PlanTool } from '../../memory/query-plan.ts';
import type { Why } from '../../memory/search-result.ts';
import { parsePlan } from '../algebra/plan-parse.ts';
import { contributionZh } from './contribution-zh.ts';

const sources: Readonly<Record<PlanTool, EvidenceSource>> = {
  text: 'words',
  vector: 'words',
  ocr: 'text in the picture',
  time: 'time',
  place: 'place',
  person: 'people',
  modality: 'kind',
  event: 'happening',
  object: 'things shown',
  reference: 'code',
  amount: 'sum',
};

const ledgerWords = {
  en: 'a record of the same booking, order or bill as what was found',
  zh: '与找到的内容属于同一笔预订、订单或账单',
} as const;

/** What each source said of one item, the loudest first. Sources that were silent come last. */
export function contributionsOf(why: readonly Why[], item: MemoryItem, language: Language): Contribution[] {
  // What an account brings along was not looked for by itself.
  if (why.length === 0) return [{ source: 'ledger', weight: 0, words: ledgerWords[language] }];
  return why
    .map(
      (one): Contribution => ({
        source: sourceOf(one, item),
        weight: ownWeight(one),
        words: language === 'zh' ? contributionZh(one, leafOf(one), item) : noteWords(one),
      }),
    )
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
}

/** What is known not to match speaks for nothing; its part of a shared weight is others'. */
const ownWeight = ({ weight, truth, note, tool }: Why): number =>
  truth === 'no' && weight > 0 && tool !== 'event' && !note.startsWith(NOT_TO_BE) ? 0 : weight;

const NOT_TO_BE = 'asked not to be: ';

/** A reading's note as a sentence for a person; what was asked not to be is said as it turned out. */
function noteWords(why: Why): string {
  const { note, truth } = why;
  const plainNote = note.replace(/\ba (?=[aeiou])/g, 'an ');
  if (!note.startsWith(NOT_TO_BE)) return plainNote;
  const leaf = leafOf(why);
  const words = leaf === undefined ? note.slice(NOT_TO_BE.length) : constraintWords(leaf, 'en');
  if (truth === 'unknown') return `not known to be ${words}, which was asked not to be`;
  return truth === 'yes' ? `${words}, which was asked not to be` : `not ${words}, as asked`;
}

/** Words that stand only in the text of a picture are its doing. */
function sourceOf(why: Why, item: MemoryItem): EvidenceSource {
  const { tool, note, weight } = why;
  const leaf = tool === 'reference' ? leafOf(why) : undefined;
  // Where the owner put a thing says what kind of thing it is to them; no number is meant.
  if (leaf?.tool === 'reference' && isPlacing(leaf.args.kind)) return sources.modality;
  if (tool !== 'text' || weight <= 0 || item.ocr === undefined) return sources[tool];
  const quoted = [...note.matchAll(/“([^”]+)”/g)].flatMap((m) => tokens(m[1] ?? ''));
  const written = new Set(tokens(item.ocr.text));
  const elsewhere = new Set(tokens([item.title, item.body?.text, item.caption, item.summary].join(' ')));
  const inPicture = quoted.length > 0 && quoted.every((token) => written.has(token) && !elsewhere.has(token));
  return inPicture ? 'text in the picture' : 'words';
}

function leafOf({ leaf }: Why) {
  if (leaf === undefined) return undefined;
  const node = parsePlan(leaf);
  return node.kind === 'leaf' ? node : undefined;
}

import { tokens } from '../language/tokens.ts';
import type { PlanLeaf } from '../memory/query-plan.ts';
import type { Store } from '../ports/store.ts';
import type { Retrieval } from '../retrieve/search.ts';
import { conjuncts } from './question.ts';
import { dayText, type Language, spanText } from './wording.ts';

const modalityNames = { image: 'photo', video: 'video', email: 'mail', text: 'note' } as const;

/** Names in the question of which no item has every word. */
export async function namesNowhere(store: Store, { plan, gazetteer }: Retrieval): Promise<string[]> {
  const missing: string[] = [];
  for (const unknown of plan.unknown) {
    const name = unknown.replace(/[的了吗呢在是和与]+$/u, '');
    if (name === '') continue;
    if (gazetteer.people.some((person) => person.roles.includes(name.toLowerCase()))) continue;
    const found = await Promise.all(
      tokens(name).map((token) =>
        store.rank({
          words: [{ token, weight: 1 }],
          filter: { any: [], none: [] },
          fieldWeights: { title: 1, names: 1, body: 1, context: 0 },
          limit: 1,
        }),
      ),
    );
    if (found.length === 0 || found.some((list) => list.length === 0)) missing.push(name);
  }
  return missing;
}

/** Why there is no answer, by what is missing, in a sentence. */
export function reasonOf(
  retrieval: Retrieval,
  missingNames: readonly string[],
  missingWords: readonly string[],
  language: Language,
): string {
  const nearest = retrieval.nearest[0]?.item;
  const tail =
    nearest === undefined
      ? ''
      : language === 'zh'
        ? `最接近的是 ${nearest.id}。`
        : ` The nearest is ${nearest.title === undefined ? nearest.id : `“${nearest.title}”`}${nearest.time === undefined ? '' : ` of ${dayText(nearest.time.start, language)}`}.`;
  if (language === 'zh') {
    return missingNames.length > 0
      ? `这份记忆里没有叫“${missingNames.join('、')}”的人或事物。`
      : `这份记忆里没有找到相关内容。${tail}`;
  }
  if (missingNames.length > 0) return `Nobody and nothing called ${missingNames.join(' or ')} is in this memory.`;
  const leaves = conjuncts(retrieval.plan.root);
  const kind = leaves.find((leaf) => leaf.tool === 'modality')?.args.modality;
  const about = missingWords.length > 0 ? ` that speaks of ${missingWords.join(', ')}` : '';
  const facts = leaves.flatMap(factText).join('');
  return `No ${kind === undefined ? 'item' : modalityNames[kind]}${facts}${about} is in this memory.${tail}`;
}

function factText(leaf: PlanLeaf): string[] {
  switch (leaf.tool) {
    case 'person':
      return [` with ${leaf.args.name}`];
    case 'place':
      return [` from ${leaf.args.name}`];
    case 'time': {
      const { start, end } = leaf.args;
      if (start !== undefined && end !== undefined) return [` of ${spanText(start, end, 'en')}`];
      return leaf.args.said === undefined ? [] : [` (${leaf.args.said})`];
    }
    case 'reference':
      return [` with ${leaf.args.code}`];
    default:
      return [];
  }
}

/** The question's own words that none of the nearest items has, as the question writes them. */
export function wordsNowhere(
  question: string,
  topic: ReadonlyMap<string, number>,
  known: ReadonlySet<string>,
): string[] {
  const missing = [...topic.keys()].filter((token) => !known.has(token));
  const written = question.match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return missing.flatMap((token) => written.find((word) => tokens(word)[0] === token) ?? []);
}

import { slug } from '../../language/fold.ts';
import { tokens } from '../../language/tokens.ts';
import { everyLeaf, type PlanLeaf, type PlanNode } from '../../memory/query-plan.ts';
import type { Outcome } from './constraint.ts';
import type { Witness } from './witness.ts';

const titleRun =
  /(?:["“«《「](?<quoted>[^"”»》」]{2,60})["”»》」])|(?<run>\p{Lu}[\p{L}'’-]*(?: (?:(?:of|the|a|an|and|in|on|to|for|de|la|le|du|des|der|die|das|against|vs|with|&) ){0,2}\p{Lu}[\p{L}\d'’-]*)+)/gu;

/**
 * Titles in a question ("Maps of the Sea", "Three Winters") that some text writes just so. What the plan made of single
 * words of them (a season, a stranger, a place) says nothing then. Names that the plan knows whole are no titles.
 */
export function titlesIn(question: string, root: PlanNode, witnesses: readonly Witness[]): string[] {
  const whole = new Set(everyLeaf(root).flatMap(({ leaf }) => saidBy(leaf).map(slug)));
  const start = /\p{L}/u.exec(question)?.index ?? 0;
  const runs = [...question.matchAll(titleRun)].flatMap((match) => {
    const run = match.groups?.['quoted'] ?? match.groups?.['run'] ?? '';
    // The first word of a question is written large in any case.
    return match.index === start && match.groups?.['run'] !== undefined ? withoutFirst(run) : run;
  });
  return runs
    .map((run) => slug(run.replace(/['’]s$/u, '')))
    .filter((run) => run.includes('_') && !whole.has(run))
    .filter((run) => witnesses.some(({ text }) => text.includes(`_${run}_`)));
}

/** "Carrier to Tokyo": neither the first word nor the small ones after it begin a title. */
const withoutFirst = (run: string): string => run.replace(/^\S+\s*(?:(?!\p{Lu})\S+\s+)*/u, '');

function saidBy({ tool, args }: PlanLeaf): string[] {
  // "of New Year", too, is a time whole, and New Year no title.
  if (tool === 'time') return [args.said ?? '', (args.said ?? '').replace(/^(?:(?!\p{Lu})\S+\s+)+/u, '')];
  const known = (tool === 'person' && args.id !== undefined) || (tool === 'place' && args.level !== 'poi');
  return known ? [args.said ?? '', args.name] : [];
}

const wordsOf = (titles: readonly string[]): ReadonlySet<string> =>
  new Set(titles.flatMap((title) => title.split('_')));

/** Outcomes of constraints that rest on words of a title alone are none. */
export function withoutTitleWords(outcomes: readonly Outcome[], titles: readonly string[]): readonly Outcome[] {
  if (titles.length === 0) return outcomes;
  const words = wordsOf(titles);
  return outcomes.filter(
    ({ said }) =>
      said === '' ||
      !slug(said)
        .split('_')
        .every((word) => words.has(word)),
  );
}

export function withoutTitleTokens(
  topic: ReadonlyMap<string, number>,
  titles: readonly string[],
): ReadonlyMap<string, number> {
  if (titles.length === 0) return topic;
  const said = new Set(titles.flatMap((title) => tokens(title.replaceAll('_', ' '))));
  return new Map([...topic].filter(([token]) => !said.has(token)));
}

/** Whether the item, or a record of its account, writes the title, or was made at a venue of that name. */
export const titleOutcomes = (titles: readonly string[], { text, venue = '' }: Witness): readonly Outcome[] =>
  titles.map((title) => {
    const isWritten = text.includes(`_${title}_`) || `_${slug(venue)}_`.includes(`_${title}_`);
    return { tool: 'object', verdict: isWritten ? 'yes' : 'no', said: title };
  });

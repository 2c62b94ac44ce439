import { type AskedType, leaf, type PlanNode, type QueryPlan } from '../../memory/query-plan.ts';
import { leavesOf } from '../algebra/plan-normal.ts';
import { type Parts, partsOf } from '../algebra/plan-parts.ts';
import { entriesOf, formOf, type Gazetteer } from '../planner/gazetteer.ts';
import { plan } from '../planner/planner.ts';
import type { Act, Cue } from './act.ts';
import { englishCues } from './cues.ts';
import { chineseCues } from './cues-zh.ts';
import { emptyChinese, emptyWords, leadIns, type Reference, references, tails } from './reference-words.ts';

/** A follow-up as it is understood by itself: what it does, what it names, and what it points back to. */
export type FollowUp = {
  readonly text: string;
  readonly act: Act;
  readonly parts: Parts;
  /** Absent when the words ask for nothing of their own, such as "and in 2022?". */
  readonly asked: AskedType | undefined;
  readonly pick: QueryPlan['pick'];
  readonly order: QueryPlan['order'];
  readonly ambiguous: NonNullable<QueryPlan['ambiguous']>;
  readonly reference: Reference | undefined;
  readonly unknown: readonly string[];
  readonly language: QueryPlan['language'];
  /** The words without those that lead over and those that stand for the act. */
  readonly rest: string;
};

const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** Understands the words of a follow-up. Total: any text gives one. `now` and `gazetteer` as for the planner. */
export function readFollowUp(text: string, previous: QueryPlan, gazetteer: Gazetteer): FollowUp {
  const clean = text.normalize('NFC').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
  const open = withoutLead(clean);
  const { act, rest } = actOf(open);
  const named = plan(act.do === 'else' ? rest : withCue(rest, gazetteer), gazetteer, previous.now);
  const explicit = whichOnes.test(rest) ? 'list' : named.asked === 'items' ? undefined : named.asked;
  const { constraints, bounds } = partsOf(named.root);
  return {
    text: clean,
    act,
    parts: { constraints: constraints.flatMap((node) => withoutEmptyWords(node, namesIn(constraints))), bounds },
    asked: explicit,
    // "How long did it last?" asks for no last one.
    pick: explicit === 'duration' ? 'all' : named.pick,
    order: named.order,
    ambiguous: named.ambiguous ?? [],
    reference: references.find(({ pattern }) => pattern.test(rest.replace(expletive, ' ')))?.to,
    unknown: named.unknown,
    language: hasHan(clean) ? 'zh' : /\p{Ll}/u.test(clean.replace(/\p{Lu}[\p{L}'-]*/gu, '')) ? 'en' : previous.language,
    rest,
  };
}

/** "Are there any …" points to no place. */
const expletive = /\b(?:is|are|was|were) there(?= (?:some|any|one|a|an|more|other|no)\b)/gi;
const whichOnes = /^which (?:of|ones?)\b/i;

/** Strips what leads over and what trails off, until nothing more fits; never everything. */
function withoutLead(text: string): string {
  let left = text;
  for (let changed = true; changed; ) {
    changed = false;
    for (const pattern of [...tails, ...leadIns]) {
      const shorter = left.replace(pattern, '').trim();
      if (shorter !== left && shorter !== '') {
        left = shorter;
        changed = true;
      }
    }
  }
  return left;
}

function actOf(text: string): { readonly act: Act; readonly rest: string } {
  const cues: readonly Cue[] = hasHan(text) ? [...chineseCues, ...englishCues] : englishCues;
  for (const { pattern, act } of cues) {
    const m = pattern.exec(text);
    const found = m === null ? undefined : typeof act === 'function' ? act(m) : act;
    if (m === null || found === undefined) continue;
    const rest = keepsItsWords.has(found.do) ? text : `${text.slice(0, m.index)} ${text.slice(m.index + m[0].length)}`;
    return { act: found, rest: rest.trim() };
  }
  return { act: { do: 'replace' }, rest: text };
}

/** Acts whose cue is a part of the question itself. */
const keepsItsWords: ReadonlySet<Act['do']> = new Set(['else']);

/** A name at the very start is written with a capital because it starts: a word before it lets it count as a name. */
function withCue(rest: string, gazetteer: Gazetteer): string {
  const words = rest.split(' ');
  const isName =
    entriesOf(gazetteer, formOf(words[0] ?? '')).length > 0 ||
    words.every((word) => /^(?:\p{Lu}|and$|or$|&$)/u.test(word));
  return /^\p{Lu}/u.test(rest) && isName && !questionStarts.test(rest) ? `of ${rest}` : rest;
}

const questionStarts =
  /^(?:What|Where|When|Who|Whom|Whose|Why|How|Which|Was|Were|Is|Are|Am|Did|Do|Does|Has|Have|Had|Can|Could|Show|I|It|He|She|They|We|You)\b/;

/** The words of people and places that are named: they need not be looked for as words too. */
const namesIn = (constraints: readonly PlanNode[]): ReadonlySet<string> =>
  new Set(
    constraints
      .flatMap((node) => leavesOf(node))
      .flatMap(({ leaf: l }) => (l.tool === 'place' || l.tool === 'person' ? (l.args.said?.split(' ') ?? []) : [])),
  );

/** Words that carry nothing once the rest is understood are not looked for. */
function withoutEmptyWords(node: PlanNode, names: ReadonlySet<string>): PlanNode[] {
  if (saidOnlyTaken(node)) return [];
  if (node.kind === 'leaf' && node.tool === 'object') return isEmptySaid(node.args.said) ? [] : [node];
  if (node.kind !== 'leaf' || node.tool !== 'text' || /^".+"$/.test(node.args.words)) return [node];
  const words = node.args.words
    .split(' ')
    .flatMap((word) => (hasHan(word) ? word.replace(emptyChinese, ' ').split(' ') : [word]))
    .filter((word) => word !== '' && !emptyWords.has(word.toLowerCase()) && !names.has(word));
  return words.length === 0 ? [] : [leaf('text', { ...node.args, words: words.join(' ') }, node.strength)];
}

const isEmptySaid = (said: string | undefined): boolean =>
  said !== undefined && hasHan(said) && said.replace(emptyChinese, '').trim() === '';

/** "Taken in the evening" after photos or videos says nothing of which of them. */
const saidOnlyTaken = (node: PlanNode): boolean => {
  const leaves = leavesOf(node).map(({ leaf: l }) => l);
  return (
    leaves.length > 0 &&
    leaves.every((l) => l.tool === 'modality' && /^(?:拍|拍的|拍摄的?|taken|took)$/.test(l.args.said ?? ''))
  );
};

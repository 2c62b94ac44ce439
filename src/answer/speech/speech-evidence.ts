import { contentTokens } from '../../language/stop-words.ts';
import { tokens } from '../../language/tokens.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { Dialogue, Turn } from './dialogue.ts';

/** How far conversations bear out that a question about one person has an answer: shares of the most they could. */
export type SpeechEvidence = {
  /** Best window of anybody, and best single turn. */
  readonly window: number;
  /** Best window around turns of the named person, less that around others'. */
  readonly windowLead: number;
  readonly turnLead: number;
  /** The same, with every sentence counted for whom it is about. */
  readonly aboutThem: number;
  readonly aboutOthers: number;
  /** Of the best windows, how much more they are about the named person than about others, in [−1, 1]. */
  readonly leaning: number;
};

/** The evidence, and the turns that tell most about the person. */
export type Spoken = { readonly evidence: SpeechEvidence; readonly turns: readonly ItemId[] };

/** Neighbours of the same conversation say the rest of a thing: what each adds, by its distance in turns. */
const NEIGHBOURS = [1, 0.5, 0.3, 0.15] as const;
const LESSER = 0.15;
const BEST_WINDOWS = 5;

/** Nothing when the question has no words of its own. `person` is the speaker whom the question is about. */
export function speechEvidence(
  dialogue: Dialogue,
  question: string,
  person: string,
  names: readonly string[],
): Spoken | undefined {
  const named = new Set(names.flatMap((name) => tokens(name)));
  const words = [...new Set(contentTokens(question))].filter((token) => !named.has(token));
  const total = words.reduce((sum, word) => sum + rarity(dialogue, word), 0);
  if (total === 0) return undefined;
  const plain = windows(dialogue, words, (turn, word) => (turn.tokens.has(word) ? 1 : 0));
  const them = windows(dialogue, words, (turn, word) => aboutShare(turn, word, person, true));
  const others = windows(dialogue, words, (turn, word) => aboutShare(turn, word, person, false));
  const own = singles(dialogue, words);
  const theirs = (i: number): boolean => dialogue.turns[i]?.speaker === person;
  const evidence = {
    window: best(plain) / total,
    windowLead: (best(plain, theirs) - best(plain, (i) => !theirs(i))) / total,
    turnLead: (best(own, theirs) - best(own, (i) => !theirs(i))) / total,
    aboutThem: best(them) / total,
    aboutOthers: best(others) / total,
    leaning: leaningOf(plain, them, others),
  };
  const telling = [...them].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, BEST_WINDOWS);
  return { evidence, turns: telling.flatMap(([i]) => dialogue.turns[i]?.id ?? []) };
}

function rarity({ turns, postings }: Dialogue, word: string): number {
  const having = postings.get(word)?.length ?? 0;
  return Math.log(1 + (turns.length - having + 0.5) / (having + 0.5));
}

function aboutShare(turn: Turn, word: string, person: string, them: boolean): number {
  let most = 0;
  for (const { tokens: has, about } of turn.sentences) {
    if (!has.has(word)) continue;
    const spoken = (turn.speaker === person) === them;
    most = Math.max(most, spoken ? about.speaker : about.addressee);
  }
  return most;
}

/** For each turn, the words that it and its neighbours say, each once at its best and a little for the rest. */
function windows(
  dialogue: Dialogue,
  words: readonly string[],
  share: (turn: Turn, word: string) => number,
): Map<number, number> {
  const totals = new Map<number, number>();
  for (const word of words) {
    const weight = rarity(dialogue, word);
    const near = new Map<number, { most: number; rest: number }>();
    for (const at of dialogue.postings.get(word) ?? []) {
      const turn = dialogue.turns[at];
      const said = turn === undefined ? 0 : share(turn, word) * weight;
      if (turn === undefined || said === 0) continue;
      spread(dialogue, at, turn, said, near);
    }
    for (const [i, { most, rest }] of near) totals.set(i, (totals.get(i) ?? 0) + most + LESSER * rest);
  }
  return totals;
}

function spread(
  { turns }: Dialogue,
  at: number,
  turn: Turn,
  said: number,
  near: Map<number, { most: number; rest: number }>,
): void {
  for (let d = 1 - NEIGHBOURS.length; d < NEIGHBOURS.length; d++) {
    if (turns[at + d]?.thread !== turn.thread) continue;
    const adds = said * (NEIGHBOURS[Math.abs(d)] ?? 0);
    const known = near.get(at + d);
    if (known === undefined) near.set(at + d, { most: adds, rest: 0 });
    else if (adds > known.most) {
      known.rest += known.most;
      known.most = adds;
    } else known.rest += adds;
  }
}

function singles(dialogue: Dialogue, words: readonly string[]): Map<number, number> {
  const totals = new Map<number, number>();
  for (const word of words) {
    const weight = rarity(dialogue, word);
    for (const at of dialogue.postings.get(word) ?? []) totals.set(at, (totals.get(at) ?? 0) + weight);
  }
  return totals;
}

function best(scores: ReadonlyMap<number, number>, of: (i: number) => boolean = () => true): number {
  let most = 0;
  for (const [i, score] of scores) if (score > most && of(i)) most = score;
  return most;
}

function leaningOf(
  plain: ReadonlyMap<number, number>,
  them: ReadonlyMap<number, number>,
  others: ReadonlyMap<number, number>,
): number {
  const top = [...plain].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, BEST_WINDOWS);
  let all = 0;
  let leaning = 0;
  for (const [i, score] of top) {
    const [a, b] = [them.get(i) ?? 0, others.get(i) ?? 0];
    all += score;
    if (a + b > 0) leaning += (score * (a - b)) / (a + b);
  }
  return all === 0 ? 0 : leaning / all;
}

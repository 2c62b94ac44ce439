import { Chance } from '../chance.ts';
import type { Records } from '../records/row.ts';
import type { Truth } from '../truth/truth.ts';
import type { Voice } from '../voices/voice.ts';
import { type Draft, Telling } from './draft.ts';
import type { QuestionType } from './kind.ts';
import { nothings } from './nothing.ts';
import { pairs } from './pairs.ts';
import { phrase } from './phrase.ts';
import { sets } from './sets.ts';
import { singles } from './single.ts';

/** A question in ATM-Bench's shape. */
export type MadeQuestion = {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly evidence_ids: readonly string[];
  readonly qtype: QuestionType;
  readonly ability: string;
  readonly topic: string;
  /** What was swapped in a question without an answer. No system is shown it. */
  readonly notes?: string;
};

/** The released set's proportions: 360 numbers, 139 lists and 514 open questions of 1,013. */
const shares: Readonly<Record<QuestionType, number>> = { number: 0.355, list_recall: 0.137, open_end: 0.508 };
/** Of all questions: more than in the released set, so that abstention can be measured. */
const NOTHING = 0.08;
/** Questions for each item of the memory. */
const PER_ITEM = 0.11;

/** Questions of a life with gold computed from its truth; the same are asked in every voice. */
export function atmQuestions(truth: Truth, records: Records, voice: Voice): MadeQuestion[] {
  const drafts = draftsOf(truth, records);
  const chance = new Chance(truth.seed ^ 0xbea7);
  const seen = new Set<string>();
  return drafts
    .map((draft) => ({ draft, ...phrase(draft, voice, chance) }))
    .filter(({ text }) => !seen.has(text) && seen.add(text))
    .map(({ draft, text, language }, n) => ({
      id: `q${n + 1}`,
      question: text,
      answer: draft.answer[language],
      evidence_ids: draft.evidence,
      qtype: draft.type,
      ability: draft.ability,
      topic: draft.topic,
      ...(draft.swapped === undefined ? {} : { notes: `swapped ${draft.swapped}` }),
    }));
}

/** What is asked of a life, whatever the words: in the proportions of the released set, every kind as often as it can be. */
export function draftsOf(truth: Truth, records: Records): Draft[] {
  const chance = new Chance(truth.seed ^ 0xa5c);
  const telling = new Telling(records);
  const answerable = [
    ...singles(truth, telling, chance),
    ...sets(truth, telling, chance),
    ...pairs(truth, telling, chance),
  ];
  const items = records.mails.length + records.pictures.length + records.videos.length;
  const byType = Map.groupBy(answerable, ({ type }) => type);
  const most = Math.min(
    items * PER_ITEM,
    ...Object.entries(shares).map(
      ([type, share]) =>
        (byType.get(type as QuestionType)?.length ?? 0) / (share - (type === 'open_end' ? NOTHING : 0)),
    ),
  );
  const chosen = Object.entries(shares).flatMap(([type, share]) =>
    inTurn(
      byType.get(type as QuestionType) ?? [],
      Math.round(most * (share - (type === 'open_end' ? NOTHING : 0))),
      chance,
    ),
  );
  const nothing = Map.groupBy(nothings(truth, answerable, chance), ({ swapped }) => swapped ?? '');
  const none = evenly([...nothing.values()], Math.round(most * NOTHING));
  return chance.some([...chosen, ...none], chosen.length + none.length);
}

/** So many of them, each kind in its turn. */
const inTurn = (drafts: readonly Draft[], count: number, chance: Chance): Draft[] =>
  evenly([...Map.groupBy(chance.some(drafts, drafts.length), ({ key }) => key).values()], count);

function evenly(groups: readonly (readonly Draft[])[], count: number): Draft[] {
  const out: Draft[] = [];
  for (let round = 0; out.length < count && groups.some((group) => round < group.length); round++)
    for (const group of groups) {
      const one = group[round];
      if (one !== undefined && out.length < count) out.push(one);
    }
  return out;
}

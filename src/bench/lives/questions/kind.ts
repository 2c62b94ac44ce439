import type { Chance } from '../chance.ts';
import type { Fact, FactKind } from '../truth/fact.ts';
import type { Truth } from '../truth/truth.ts';
import type { Condition, Part } from './condition.ts';

export type QuestionType = 'number' | 'list_recall' | 'open_end';
/** Words for a slot of a sentence, in both languages, and what they say of the fact. */
export type Given = { readonly slot: string; readonly en: string; readonly zh: string; readonly condition?: Condition };
export type Answer = { readonly en: string; readonly zh: string };

/** A sort of question about one fact: how it is referred to, what answers it, which records say so. */
export type Kind = {
  readonly key: string;
  readonly of: readonly FactKind[];
  readonly type: QuestionType;
  readonly topic: string;
  readonly ability: string;
  readonly aspects: readonly string[];
  readonly parts: readonly Part[];
  /** Facts that it can be asked of; all of the kind when absent. */
  only?(fact: Fact, truth: Truth): boolean;
  given(fact: Fact, chance: Chance, truth: Truth): readonly Given[];
  answer(fact: Fact, truth: Truth): Answer | undefined;
};

export const same = (text: string): Answer => ({ en: text, zh: text });

/** A condition with a slot of its own in the sentence. */
export const put = (slot: string, condition: Condition): Given => ({
  slot,
  en: condition.en,
  zh: condition.zh,
  condition,
});

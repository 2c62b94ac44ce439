import { Chance } from '../../lives/chance.ts';
import type { BuildContext, Worked } from '../builder.ts';
import { shownItem } from '../shown-item.ts';
import { byRule, type Made } from '../step-records.ts';
import { guidelineChecks, isRuledOut } from './guidelines.ts';
import { apart, type Checked, merged, type Proposal } from './proposal.ts';
import { toldQuestions } from './told.ts';
import { toValidate, type Validated, validatePrompt } from './validate.prompt.ts';

export type QuestionTask = { readonly key: string; readonly proposal: Proposal; readonly by: readonly Made[] };

type From = Pick<QuestionTask, 'proposal' | 'by'>;

/**
 * As many proposals as are wanted, of all intents and parts as evenly as can be, without those that a check rules out or
 * that two memories would answer differently.
 */
export async function chosenQuestions(context: BuildContext): Promise<QuestionTask[]> {
  const { truth, seed, questions: wanted } = context.options;
  const told = truth === undefined ? [] : await toldQuestions(truth, context.life);
  const proposed = [...context.records(apart).all(), ...context.records(merged).all()].flatMap(({ by, value }) =>
    value.proposals.map((proposal): From => ({ proposal, by })),
  );
  const all = [...proposed, ...told.map((proposal): From => ({ proposal, by: [byRule('atm/told')] }))];
  const sound = all.filter(({ proposal }) => !isRuledOut(guidelineChecks(proposal, context.life)));
  const single = [...Map.groupBy(sound, ({ proposal }) => plain(proposal.question)).values()].flatMap((same) => {
    const [first] = same;
    return first !== undefined && same.every(({ proposal }) => proposal.answer === first.proposal.answer)
      ? [first]
      : [];
  });
  const chance = new Chance(seed);
  const groups = [
    ...Map.groupBy(
      chance.some(single, single.length),
      ({ proposal }) => `${proposal.intent} ${proposal.part}`,
    ).values(),
  ];
  return inTurn(groups, wanted).map((one, n) => ({ ...one, key: `q${String(n + 1).padStart(5, '0')}` }));
}

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

function inTurn<T>(groups: readonly (readonly T[])[], count: number): T[] {
  const out: T[] = [];
  for (let round = 0; out.length < count && groups.some((group) => round < group.length); round++)
    for (const group of groups) {
      const one = group[round];
      if (one !== undefined && out.length < count) out.push(one);
    }
  return out;
}

/** A question with what code and, where a model is named, a second reader say of it. */
export async function checkedQuestion(context: BuildContext, { proposal, by }: QuestionTask): Promise<Worked<Checked>> {
  const checks = [...guidelineChecks(proposal, context.life)];
  const checker = context.checkers[0] ?? context.language;
  if (checker === undefined) return { by, value: { ...proposal, checks } };
  const records = proposal.evidence.flatMap((id) => context.life.item(id) ?? []).map(shownItem);
  const asked = await checker.ask(validatePrompt, toValidate(proposal, records));
  // A question that no model could check is for people to check all the same.
  if (asked.state === 'skipped') return { by, value: { ...proposal, checks } };
  return { by: [...by, asked.by], value: { ...proposal, checks: [...checks, ...saidOf(asked.value, checker.model)] } };
}

function saidOf({ reason, ...verdict }: Validated, model: string): Checked['checks'] {
  return Object.entries(verdict).map(([name, ok]) => ({
    check: `${name.replaceAll('_', ' ')} (${model})`,
    ok,
    message: ok ? '' : reason,
  }));
}

import { isMadeleineError } from '../../memory/errors.ts';
import { any, type QueryPlan } from '../../memory/query-plan.ts';
import type { LanguageModel, ModelMessage, TokenUse } from '../../ports/language-model.ts';
import { canonicalPlan } from '../algebra/canonical-plan.ts';
import { planText } from '../algebra/plan-text.ts';
import { parseQuery, type QueryForm } from '../algebra/query-text.ts';
import type { Gazetteer } from '../planner/gazetteer.ts';
import { planAgain, planAsked, planInstructions, plannedSchema } from './plan.prompt.ts';

/** What came of asking a model for a plan. */
export type ModelPlanned = {
  readonly plan: QueryPlan;
  /** `agrees`: the model means what was understood without it. `other`: both readings are weighed. `unread`: it gave no plan. */
  readonly opinion: 'agrees' | 'other' | 'unread';
  /** Why there is no plan of the model's, or the text of it. */
  readonly note: string;
  /** Tokens of each call that was answered. */
  readonly uses: readonly TokenUse[];
};

const MOST_NAMES = 40;
const MOST_OUTPUT_TOKENS = 600;

/**
 * A second opinion on a question: the model's plan beside the embedded planner's, as two readings that the fusion weighs.
 * A plan that cannot be read is sent back once; after that, or when the model cannot be reached, what was understood
 * without it stands. Names of the memory go to the model as data.
 */
export async function planByModel(
  model: LanguageModel,
  understood: QueryPlan,
  gazetteer: Gazetteer,
  signal?: AbortSignal,
): Promise<ModelPlanned> {
  const messages: ModelMessage[] = [
    { role: 'system', text: planInstructions },
    { role: 'user', content: [{ type: 'text', text: planAsked(knownTo(gazetteer, understood)) }] },
  ];
  const uses: TokenUse[] = [];
  const unread = (note: string): ModelPlanned => ({ plan: understood, opinion: 'unread', note, uses });
  for (const isLast of [false, true]) {
    try {
      const { value, text, use } = await model.generateObject({
        messages,
        schema: plannedSchema,
        schemaName: 'plan',
        temperature: 0,
        maxOutputTokens: MOST_OUTPUT_TOKENS,
        ...(signal === undefined ? {} : { signal }),
      });
      uses.push(use);
      const form = readForm(value.plan);
      if (typeof form !== 'string') return { ...joined(understood, form), uses };
      if (isLast) return unread(form);
      messages.push({ role: 'assistant', text }, { role: 'user', content: [{ type: 'text', text: planAgain(form) }] });
    } catch (error) {
      if (!isMadeleineError(error) || signal?.aborted === true) throw error;
      if (error.code === 'malformed-reply') uses.push({});
      if (error.code !== 'malformed-reply' || isLast) return unread(error.message);
    }
  }
  return unread('The model gave no plan.');
}

/** The plan's form, or what is wrong with its text. */
function readForm(text: string): QueryForm | string {
  try {
    return parseQuery(text);
  } catch (error) {
    if (isMadeleineError(error)) return error.message;
    throw error;
  }
}

function joined(understood: QueryPlan, form: QueryForm): Omit<ModelPlanned, 'uses'> {
  const [own, other] = [understood.root, form.root].map((root) => planText(canonicalPlan(root)));
  const note = planText(form.root);
  if (own === other) return { plan: understood, opinion: 'agrees', note };
  return { plan: { ...understood, root: any(understood.root, form.root) }, opinion: 'other', note };
}

/** What the model is told of the memory: the names that are met most often, and those that the question may mean. */
function knownTo({ people, events, entries }: Gazetteer, { question, now }: QueryPlan) {
  const asked = question.toLowerCase();
  const meant = (name: string): boolean =>
    name
      .toLowerCase()
      .split(/\s+/u)
      .some((word) => word.length > 1 && asked.includes(word));
  const first = (names: readonly string[]): string[] =>
    [...new Set(names)].toSorted((a, b) => Number(meant(b)) - Number(meant(a))).slice(0, MOST_NAMES);
  const places = [...entries.values()].flatMap((found) =>
    found.flatMap((entry) => (entry.kind === 'place' ? [entry.place.name] : [])),
  );
  return {
    question,
    today: now,
    people: first(people.filter(({ organisation }) => organisation !== true).map(withRole)),
    places: first(places),
    events: first(events.map(({ title }) => title)),
  };
}

const withRole = ({ name, roles, owner }: Gazetteer['people'][number]): string => {
  const said = owner ? ['the owner', ...roles] : roles;
  return said.length === 0 ? name : `${name} (${said.join(', ')})`;
};

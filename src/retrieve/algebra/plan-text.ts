import { leafSchema, type PlanLeaf, type PlanNode, type PlanTool, type PlanWindow } from '../../memory/query-plan.ts';
import { readOnce } from '../../memory/read-once.ts';
import { calendarSpan } from '../../memory/time-span.ts';

/** The argument that each tool's text form gives without its name; `time` has a form of its own. */
export const leadingArgument: Readonly<Record<Exclude<PlanTool, 'time' | 'amount'>, string>> = {
  text: 'words',
  vector: 'words',
  ocr: 'words',
  place: 'name',
  person: 'name',
  modality: 'modality',
  event: 'name',
  object: 'name',
  reference: 'code',
};

/** The names of each tool's arguments, in the order in which they are written. */
export const argumentNames: ReadonlyMap<PlanTool, readonly string[]> = new Map(
  leafSchema.options.map(({ shape }) => [shape.tool.value, Object.keys(shape.args.shape)]),
);

/**
 * A plan in one line that a person can read, edit and hand back to `parsePlan`, such as
 * `all(time![2023-05], place["Lisbon"], text["hotel invoice"])`. An exclamation mark means `must`.
 * The rendering is exact: `parsePlan(planText(p))` equals `p` for every valid plan whose times do not end before they
 * begin.
 */
export function planText(node: PlanNode): string {
  switch (node.kind) {
    case 'leaf':
      return leafText(node);
    case 'all':
    case 'any':
      return `${node.kind}(${node.plans.map(planText).join(', ')})`;
    case 'not':
      return `not(${planText(node.plan)})`;
    case 'within':
      return `within(${planText(node.plan)}, ${planText(node.anchor)}, ${windowText(node.window)})`;
  }
}

/** Each leaf is written once: a plan is told several times while it runs. */
const leafText = readOnce(
  (leaf: PlanLeaf) => `${leaf.tool}${leaf.strength === 'must' ? '!' : ''}[${argumentTexts(leaf).join(', ')}]`,
);

function argumentTexts(leaf: PlanLeaf): string[] {
  const names = argumentNames.get(leaf.tool) ?? [];
  const entries = Object.entries(leaf.args)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => names.indexOf(a) - names.indexOf(b));
  if (leaf.tool === 'time') {
    const range = rangeText(leaf.args.start, leaf.args.end);
    const rest = entries.filter(([key]) => key !== 'start' && key !== 'end').map(namedText);
    return range === undefined ? rest : [range, ...rest];
  }
  const lead = leaf.tool === 'amount' ? undefined : leadingArgument[leaf.tool];
  const first = entries.filter(([key]) => key === lead).map(([, value]) => JSON.stringify(value));
  return [...first, ...entries.filter(([key]) => key !== lead).map(namedText)];
}

const namedText = ([key, value]: [string, unknown]): string => `${key}=${JSON.stringify(value)}`;

/** The shortest form that names the closed span exactly: "2023-05", "2023-05-07..2023-05-09", "..2022". */
function rangeText(start: string | undefined, end: string | undefined): string | undefined {
  if (start === undefined && end === undefined) return undefined;
  if (start !== undefined && end !== undefined) {
    for (const prefix of [start.slice(0, 4), start.slice(0, 7), start.slice(0, 10)]) {
      const span = calendarSpan(prefix, 'row');
      if (span.start === start && span.end === end) return prefix;
    }
  }
  const from = start?.endsWith('T00:00:00') ? start.slice(0, 10) : (start ?? '');
  const to = end?.endsWith('T23:59:59') ? end.slice(0, 10) : (end ?? '');
  return `${from}..${to}`;
}

function windowText(window: PlanWindow): string {
  const sides = [
    ...(window.before === undefined ? [] : [`before=${window.before}`]),
    ...(window.after === undefined ? [] : [`after=${window.after}`]),
  ];
  return sides.length === 0 ? window.unit : `${window.unit}[${sides.join(', ')}]`;
}

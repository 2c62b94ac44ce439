import type { NodeValue, StructuredNode, Thing } from '../../../memory/structured-data.ts';
import { type Redaction, redactText } from './redact-text.ts';
import listed from './shared-properties.json' with { type: 'json' };
import { shifted } from './shifted-time.ts';

const texts = new Set(listed.texts);
const terms = new Set(listed.terms);
const times = new Set(listed.times);
const amounts = new Set(listed.amounts);
const nodes = new Set(listed.nodes);

export type RedactedNodes = {
  readonly kept: readonly StructuredNode[];
  /** Nodes of which nothing may be told: contacts, tickets that are but their code. */
  readonly left: number;
};

/**
 * What nodes may tell of themselves: kinds, times, sums, towns, and names as far as texts may say them. All other properties
 * are left out, so that a number, a code or a person whom no rule knows is removed rather than kept. Pure but for stand-ins.
 */
export function redactNodes(
  things: readonly Thing[],
  redaction: Redaction,
  shiftDays: number | undefined,
): RedactedNodes {
  const kept = things.map((thing) => redactedNode(thing, redaction, shiftDays)).filter((node) => node !== undefined);
  return { kept, left: things.length - kept.length };
}

function redactedNode(
  node: StructuredNode,
  redaction: Redaction,
  shiftDays: number | undefined,
): StructuredNode | undefined {
  const type = node['@type'];
  if (type === 'Person') return undefined;
  const said: Record<string, NodeValue> = {};
  const toldOf = (property: string, value: NodeValue): NodeValue | undefined => {
    if (Array.isArray(value)) {
      const all = (value as readonly NodeValue[]).flatMap((one) => toldOf(property, one) ?? []);
      return all.length === 0 ? undefined : all;
    }
    if (typeof value === 'object')
      return nodes.has(property) ? redactedNode(value as StructuredNode, redaction, shiftDays) : undefined;
    return typeof value === 'boolean' ? undefined : leafOf(property, String(value), redaction, shiftDays);
  };
  for (const [property, value] of Object.entries(node)) {
    const told = property === '@type' || value === undefined ? undefined : toldOf(property, value);
    if (told !== undefined) said[property] = told;
  }
  if (Object.keys(said).length === 0) return undefined;
  return type === undefined ? said : { '@type': type, ...said };
}

const amount = /^-?\d{1,9}(?:[.,]\d{1,2})?$/;
const term = /^(?:https?:\/\/schema\.org\/)?([A-Za-z]{2,40})$/;
const DAYS = 10;

function leafOf(
  property: string,
  value: string,
  redaction: Redaction,
  shiftDays: number | undefined,
): string | undefined {
  if (texts.has(property)) return redactText(value, redaction) || undefined;
  if (terms.has(property)) return term.exec(value)?.[1];
  if (amounts.has(property)) return amount.test(value) ? value : undefined;
  if (!times.has(property) || !/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d|$)/.test(value)) return undefined;
  const isDay = value.length === DAYS;
  const moved = shifted(isDay ? `${value}T00:00` : value, shiftDays ?? 0);
  return isDay ? moved.slice(0, DAYS) : moved;
}

/** All texts of nodes, for who searches them. */
export function* textsOf(nodes: readonly StructuredNode[]): Generator<string> {
  for (const node of nodes) yield* leavesOf(node);
}

function* leavesOf(value: NodeValue | undefined): Generator<string> {
  if (Array.isArray(value)) for (const one of value) yield* leavesOf(one);
  else if (typeof value === 'object') for (const one of Object.values(value)) yield* leavesOf(one);
  else if (value !== undefined) yield String(value);
}

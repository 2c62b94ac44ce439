import { type QueryPlan, queryPlanSchema } from '../../../../src/memory/query-plan.ts';

/** The state in the URL: the text, whether it is asked or only searched, and the plan if it was edited. */
export type AskAddress = { readonly words: string; readonly asks: boolean; readonly plan?: QueryPlan };

/** `/?q=…&ask&plan=…`: Back, reload and sharing restore the question. */
export function addressOfQuestion({ words, asks, plan }: AskAddress): string {
  const query = new URLSearchParams();
  if (words !== '') query.set('q', words);
  if (asks) query.set('ask', '1');
  if (plan !== undefined) query.set('plan', packed(plan));
  return query.size === 0 ? '/' : `/?${query}`;
}

/** Parses the URL; an invalid plan is ignored, and the text is used. */
export function questionAt(search: string): AskAddress {
  const query = new URLSearchParams(search);
  const plan = unpacked(query.get('plan'));
  return {
    words: query.get('q') ?? plan?.question ?? '',
    asks: query.get('ask') === '1',
    ...(plan === undefined ? {} : { plan }),
  };
}

function packed(plan: QueryPlan): string {
  const bytes = new TextEncoder().encode(JSON.stringify(plan));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function unpacked(text: string | null): QueryPlan | undefined {
  if (text === null) return undefined;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const plan: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (one) => one.charCodeAt(0))));
    return queryPlanSchema.safeParse(plan).data;
  } catch {
    return undefined;
  }
}

import { type QueryPlan, queryPlanSchema } from '../../../../src/memory/query-plan.ts';

/** What the address of the page says: the words, whether they are asked or only searched, and the plan where it was edited. */
export type AskAddress = { readonly words: string; readonly asks: boolean; readonly plan?: QueryPlan };

/** `/?q=…&ask&plan=…`: going back, loading again and sharing find the same question. */
export function addressOfQuestion({ words, asks, plan }: AskAddress): string {
  const query = new URLSearchParams();
  if (words !== '') query.set('q', words);
  if (asks) query.set('ask', '1');
  if (plan !== undefined) query.set('plan', packed(plan));
  return query.size === 0 ? '/' : `/?${query}`;
}

/** What an address says; a plan that is none is passed over, and the words decide. */
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

/** One part of a subject in which annotators differ, with what each says of it. */
export type Difference = { readonly path: string; readonly values: readonly string[] };

type Said = { readonly verdict: string; readonly result?: unknown };

/** More are better looked at in the editor. */
const MOST = 40;

/** What to call an entry of a list: its own name where it has one. */
function nameOf(value: unknown, n: number): string {
  if (typeof value === 'object' && value !== null)
    for (const key of ['item', 'id', 'name', 'date'] as const) {
      const name = (value as Readonly<Record<string, unknown>>)[key];
      if (typeof name === 'string') return name;
    }
  return String(n + 1);
}

function leavesOf(value: unknown, path: string, into: Map<string, string>): void {
  if (Array.isArray(value)) {
    if (value.every((one) => typeof one !== 'object')) into.set(path, value.map(String).sort().join(', '));
    else for (const [n, one] of value.entries()) leavesOf(one, joined(path, nameOf(one, n)), into);
    return;
  }
  if (typeof value !== 'object' || value === null) {
    if (value !== undefined) into.set(path, typeof value === 'boolean' ? (value ? '✓' : '✗') : String(value));
    return;
  }
  for (const [key, one] of Object.entries(value)) if (key !== 'extra') leavesOf(one, joined(path, key), into);
}

const joined = (path: string, key: string): string => (path === '' ? key : `${path} · ${key}`);

/** In which parts the results of annotators differ, in the order of the draft; who rejected has a dash. */
export function differencesOf(draft: unknown, said: readonly Said[]): Difference[] {
  const results = said.map(({ result }) => {
    const leaves = new Map<string, string>();
    if (result !== undefined) leavesOf(result, '', leaves);
    return leaves;
  });
  const order = new Map<string, string>();
  leavesOf(draft, '', order);
  const paths = new Set([...order.keys(), ...results.flatMap((leaves) => [...leaves.keys()])]);
  const kept = said.flatMap(({ result }, n) => (result === undefined ? [] : [n]));
  return [...paths]
    .filter((path) => new Set(kept.map((n) => results[n]?.get(path))).size > 1)
    .slice(0, MOST)
    .map((path) => ({ path, values: results.map((leaves) => leaves.get(path) ?? '–') }));
}
